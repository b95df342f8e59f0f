/** The hand of order cards: one is lifted, then given to a general or put back. */
import { type Batirnos, card } from '@carroccio/batirnos/survey';
import { type Action, at } from '@carroccio/kernel';
import type { HandProps } from '@carroccio/table/table.ts';
import { useEffect, useState } from 'react';
import type { Labels } from '../labels.ts';
import type { BattleSight } from '../lore.ts';
import { CardBack, CardFace, cardWords } from './CardFace.tsx';
import { HandShelf } from './HandShelf.tsx';

interface OrderHandProps {
  readonly labels: Labels;
  readonly sight: BattleSight;
  readonly seat: number;
  choose(action: Action<Batirnos>): void;
  hold: HandProps<BattleSight, Action<Batirnos>>['hold'] | undefined;
}

type WithCard = Extract<Action<Batirnos>, { card: number }>;

const isWithCard = (action: Action<Batirnos>): action is WithCard => 'card' in action;

export function OrderHand({ labels, sight, seat, choose, hold }: OrderHandProps) {
  const { battle: b, words } = labels;
  const { language } = sight;
  const [lifted, setLifted] = useState<number | null>(null);
  const placed = (sight.chosen ?? []).filter(isWithCard);
  const given = new Set(placed.map(one => one.card));
  const held = (at(b.state.cards, seat).hand ?? []).filter(number => number > 0 && !given.has(number));
  const offers = sight.legal.filter(isWithCard);
  const choosing = offers.length > 0;
  const ready = sight.legal.find(action => action.type === 'ready');
  const step = sight.decision?.frame.step;
  const hint = choosing ? (step === 'dealing' ? words.hand.deal : words.hand.choose) : '';
  const shown = lifted !== null && held.includes(lifted) ? lifted : null;
  const { legal } = sight;
  // The card in hand goes to the general who is pressed on the map.
  useEffect(() => {
    hold?.(shown === null ? null : legal.filter(isWithCard).filter(offer => offer.card === shown));
    return () => hold?.(null);
  }, [hold, shown, legal]);
  if (held.length === 0 && placed.length === 0) return null;
  return (
    <HandShelf key={choosing ? 'choosing' : 'held'} wanted={choosing}>
      <summary>
        <b>{words.hand.title}</b>
        <span>
          {step === 'orders'
            ? words.hand.capacity(held.length, b.state.capacity[seat] ?? 1)
            : words.hand.count(held.length)}
        </span>
        <span>{hint}</span>
      </summary>
      <ul className="nq-hand-cards">
        {held.map(number => {
          const printed = card(b, number);
          const face = (
            <>
              <CardFace card={printed} language={language} />
              <span className="hidden-visually">{cardWords(printed, language)}</span>
            </>
          );
          return (
            <li key={number}>
              {choosing ? (
                <button
                  type="button"
                  className="nq-card-button"
                  aria-pressed={shown === number}
                  onClick={() => setLifted(shown === number ? null : number)}
                >
                  {face}
                </button>
              ) : (
                face
              )}
            </li>
          );
        })}
        {placed.map(one => (
          <li key={one.card} className="nq-hand-down">
            <CardBack side={seat} />
            {placeOf(labels, one)}: {labels.orderCard(one.card)}
          </li>
        ))}
      </ul>
      {shown !== null && <p className="nq-hand-lifted">{cardWords(card(b, shown), language)}</p>}
      {(shown !== null || ready) && (
        <ul className="nq-hand-actions">
          {offers
            .filter(offer => offer.card === shown)
            .map(offer => (
              <li key={JSON.stringify(offer)}>
                <button
                  type="button"
                  onClick={() => {
                    setLifted(null);
                    choose(offer);
                  }}
                >
                  {placeOf(labels, offer)}
                </button>
              </li>
            ))}
          {ready && shown === null && (
            <li>
              <button type="button" className="primary" onClick={() => choose(ready)}>
                {words.hand.ready}
              </button>
            </li>
          )}
        </ul>
      )}
    </HandShelf>
  );
}

/** Where a card goes. */
function placeOf(labels: Labels, action: WithCard): string {
  const { hand } = labels.words;
  switch (action.type) {
    case 'assign':
      return action.focus
        ? `${hand.to(labels.division(action.division))}, ${hand.focused}`
        : hand.to(labels.division(action.division));
    case 'deal':
      return hand.to(labels.division(action.division));
    case 'toTop':
      return hand.top;
    case 'toBottom':
      return hand.bottom;
  }
}
