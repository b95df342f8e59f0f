/** Building the deck: a card that goes out, and the one that comes in for it. */
import { type Batirnos, card } from '@carroccio/batirnos/survey';
import type { Action } from '@carroccio/kernel';
import { useState } from 'react';
import type { Labels } from '../labels.ts';
import type { BattleSight } from '../lore.ts';
import { CardFace, cardWords } from './CardFace.tsx';
import { HandShelf } from './HandShelf.tsx';

interface SwapHandProps {
  readonly labels: Labels;
  readonly sight: BattleSight;
  choose(action: Action<Batirnos>): void;
}

export function SwapHand({ labels, sight, choose }: SwapHandProps) {
  const { battle: b, words } = labels;
  const [out, setOut] = useState<number | null>(null);
  const swaps = sight.legal.filter(action => action.type === 'swap');
  const outs = [...new Set(swaps.map(swap => swap.out))];
  const chosen = out !== null && outs.includes(out) ? out : null;
  const ins = swaps.filter(swap => swap.out === chosen);
  const face = (number: number) => (
    <>
      <CardFace card={card(b, number)} language={sight.language} />
      <span className="hidden-visually">{cardWords(card(b, number), sight.language)}</span>
    </>
  );
  return (
    <HandShelf wanted>
      <summary>
        <b>{words.headings.deck}</b>
        <span>{words.hand.swap}</span>
      </summary>
      <h4 className="nq-hand-heading">{words.hand.out}</h4>
      <ul className="nq-hand-cards">
        {outs.map(number => (
          <li key={number}>
            <button
              type="button"
              className="nq-card-button"
              aria-pressed={chosen === number}
              onClick={() => setOut(chosen === number ? null : number)}
            >
              {face(number)}
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <>
          <h4 className="nq-hand-heading">{words.hand.into}</h4>
          <ul className="nq-hand-cards">
            {ins.map(swap => (
              <li key={swap.into}>
                <button
                  type="button"
                  className="nq-card-button"
                  onClick={() => {
                    setOut(null);
                    choose(swap);
                  }}
                >
                  {face(swap.into)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </HandShelf>
  );
}
