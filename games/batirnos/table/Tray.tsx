/** The tests that have just been made, card by card. */
import { armyValue, type Batirnos, card } from '@carroccio/batirnos/survey';
import type { GameEvent } from '@carroccio/kernel';
import type { ComponentType } from 'react';
import { Labels } from './labels.ts';
import type { BattleSight, Lore } from './lore.ts';
import './cards/cards.css';

type Tested = Extract<GameEvent<Batirnos>, { type: 'tested' }>;

const LAST = 3;

interface Props {
  readonly sight: BattleSight;
  readonly fresh: readonly GameEvent<Batirnos>[];
}

export function createTray(lore: Lore): ComponentType<Props> {
  return function Tray({ sight, fresh }) {
    const labels = new Labels(lore, sight);
    const frame = sight.decision?.frame;
    const tests = fresh.filter(event => event.type === 'tested').slice(-LAST);
    if (tests.length === 0 && frame?.step !== 'enough') return null;
    return (
      <section className="nq-tray" aria-label={labels.words.test.title}>
        {tests.map(test => (
          <Test key={`${test.side} ${test.kind} ${test.cards.join(' ')}`} labels={labels} {...test} />
        ))}
        {frame?.step === 'enough' && (
          <Test
            labels={labels}
            side={frame.side}
            unit={frame.unit}
            leader={frame.leader}
            kind={frame.kind}
            cards={labels.battle.state.cards[frame.side]?.table ?? []}
            due={frame.cards}
          />
        )}
      </section>
    );
  };
}

type TestProps = Pick<Tested, 'side' | 'unit' | 'leader' | 'kind' | 'cards' | 'due'> & { readonly labels: Labels };

function Test({ labels, side, unit, leader, kind, cards, due }: TestProps) {
  const { battle: b, words } = labels;
  const limit = armyValue(b, side === 0 ? 0 : 1);
  const values = cards.map(number => ({ number, value: card(b, number).value }));
  const successes = values.filter(({ value }) => value <= limit).length;
  const who = unit >= 0 ? labels.unit(unit) : leader >= 0 ? labels.leader(leader) : labels.army(side);
  return (
    <article className={`nq-test tone-seat${side}`}>
      <header>
        <b>
          {words.test.kinds[kind]}: {who}
        </b>
        <span>{words.test.successes(successes)}</span>
        <span>{words.test.upTo(limit)}</span>
        {cards.length < due && <span>{words.test.stopped(cards.length, due)}</span>}
      </header>
      <ol>
        {values.map(({ number, value }) => (
          <li key={number} className="nq-drawn" data-success={value <= limit || undefined}>
            {value}
            <small aria-hidden="true">{value <= limit ? '✓' : '✗'}</small>
            <span className="hidden-visually">
              {value <= limit ? words.test.success : words.test.failure} ({labels.orderCard(number)})
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}
