/** The card of the selected counter: its values, its state, its lines of fire, what it may do. */

import type { ComponentType } from 'react';
import { linesOf, lineWords } from '../board/lines.ts';
import { pieceRef, unitPiece } from '../board/piece-ids.ts';
import { createSpots } from '../choices/spots.ts';
import { Labels } from '../labels.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { Listed } from './Listed.tsx';
import { ManCard } from './ManCard.tsx';

export function createCard(lore: Lore): ComponentType<{ sight: SkirmishSight; piece: string }> {
  const spot = createSpots(lore);
  return function Card({ sight, piece }) {
    const labels = new Labels(lore, sight);
    const ref = pieceRef(labels.battle, piece);
    if (!ref) return null;
    const teller = lore.teller(sight);
    const may = sight.legal
      .filter(action => {
        const where = spot(action, sight);
        return where?.piece === piece || where?.of === piece;
      })
      .map(action => teller.action(action));
    return (
      <article className="gui-card">
        {ref.kind === 'unit' ? <ManCard labels={labels} unit={ref.unit} /> : <h3>{labels.piece(ref)}</h3>}
        {ref.kind === 'unit' && <Lines labels={labels} unit={ref.unit} />}
        <Listed title={labels.words.card.may} items={may} />
      </article>
    );
  };
}

function Lines({ labels, unit }: { labels: Labels; unit: number }) {
  const lines = linesOf(labels.battle, unit);
  return (
    <Listed
      title={labels.words.card.lines}
      items={lines.map(line => lineWords(labels, unit, line))}
      keys={lines.map(({ target, cell }) => `${unitPiece(target)} ${cell}`)}
    />
  );
}
