/** The card of the selected piece: its values, its state, what it may do now. */
import type { ComponentType } from 'react';
import { leaderLook, unitLook } from '../board/looks.ts';
import { type PieceRef, pieceRef } from '../board/piece-ids.ts';
import { createSpots } from '../choices/spots.ts';
import { LEADER_SIZE, LeaderCounter } from '../counters/LeaderCounter.tsx';
import { UNIT_SIZE, UnitCounter } from '../counters/UnitCounter.tsx';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { factsOf } from './facts.ts';

export function createCard(lore: Lore): ComponentType<{ sight: BattleSight; piece: string }> {
  const spot = createSpots(lore);
  return function Card({ sight, piece }) {
    const labels = new Labels(lore, sight);
    const ref = pieceRef(labels.battle, piece);
    if (!ref) return null;
    const teller = lore.teller(sight);
    const may = sight.legal
      .filter(action => {
        const there = spot(action, sight);
        return there?.piece === piece || there?.of === piece;
      })
      .map(action => teller.action(action));
    return (
      <article className="nq-piece-card">
        <header>
          <Picture labels={labels} of={ref} />
          <h3>{titleOf(labels, ref)}</h3>
        </header>
        <dl>
          {factsOf(labels, ref).map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        {may.length > 0 && (
          <>
            <h4>{labels.words.card.may}</h4>
            <ul>
              {may.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </article>
    );
  };
}

function titleOf(labels: Labels, ref: PieceRef): string {
  switch (ref.kind) {
    case 'unit':
      return labels.unit(ref.unit);
    case 'leader':
      return `${labels.role(ref.leader)} ${labels.leader(ref.leader)}`;
    case 'order':
      return labels.order(ref.division);
  }
}

/** The counter itself, upright. */
export function Picture({ labels, of: ref }: { labels: Labels; of: PieceRef }) {
  if (ref.kind === 'order') return null;
  const size = (ref.kind === 'unit' ? UNIT_SIZE : LEADER_SIZE) + 12;
  return (
    <svg viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true" focusable="false">
      {ref.kind === 'unit' ? (
        <UnitCounter {...unitLook(labels, ref.unit)} facing={null} />
      ) : (
        <LeaderCounter {...leaderLook(labels, ref.leader)} />
      )}
    </svg>
  );
}
