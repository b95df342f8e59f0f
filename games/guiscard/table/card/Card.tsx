/** The card of the selected counter: its values, its state, its lines of fire, what it may do. */

import { cellOf, isMounted, man, sideOf, tailOf, values } from '@carroccio/guiscard/survey';
import { at } from '@carroccio/kernel';
import type { ComponentType } from 'react';
import { linesOf, lineWords } from '../board/lines.ts';
import { manLook } from '../board/looks.ts';
import { pieceRef, unitPiece } from '../board/piece-ids.ts';
import { createSpots } from '../choices/spots.ts';
import { FOOT_SIZE, FootCounter } from '../counters/FootCounter.tsx';
import { RiderCounter } from '../counters/RiderCounter.tsx';
import { Labels } from '../labels.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { FactList } from './FactList.tsx';

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

/** The counter upright: a horseman's looks up the page. */
function Picture({ labels, unit }: { labels: Labels; unit: number }) {
  const look = manLook(labels.battle, unit, labels.name(unit));
  const rides = look.riding >= 0;
  const box = rides
    ? '-70 -75 140 320'
    : `${-FOOT_SIZE / 2 - 6} ${-FOOT_SIZE / 2 - 6} ${FOOT_SIZE + 12} ${FOOT_SIZE + 12}`;
  return (
    <svg className="gui-card-counter" viewBox={box} aria-hidden="true" focusable="false">
      {rides ? <RiderCounter {...look} riding={0} /> : <FootCounter {...look} />}
    </svg>
  );
}

function ManCard({ labels, unit }: { labels: Labels; unit: number }) {
  const { battle: b, words } = labels;
  const { armour, missile, points, animal } = man(b, unit);
  const [attack = 0, defence = 0, movement = 0] = values(b, unit);
  const cell = cellOf(b, unit);
  const { card } = words;
  return (
    <>
      <header>
        {!animal && <Picture labels={labels} unit={unit} />}
        <div>
          <h3>{labels.name(unit)}</h3>
          <p className="gui-card-kind">
            {labels.kind(unit)}
            {sideOf(b, unit) >= 0 && `, ${labels.side(sideOf(b, unit))}`}
          </p>
        </div>
      </header>
      <FactList
        facts={[
          [card.state, labels.states(unit).join(', ')],
          [card.attack, String(attack)],
          [card.defence, String(defence)],
          [card.movement, String(movement)],
          [card.armour, armour ? card.yes : card.no],
          [card.weapon, missile === null ? null : words.weapons[missile]],
          [card.arrows, (b.state.arrows[unit] ?? 0) > 0 ? String(b.state.arrows[unit]) : null],
          [
            card.facing,
            isMounted(b, unit) && cell >= 0 ? labels.direction(labels.horseFacing(cell, tailOf(b, unit))) : null,
          ],
          [card.hex, cell >= 0 ? labels.cell(cell) : null],
          [card.price, animal ? null : words.said.price(points.foot, points.mounted)],
        ]}
      />
      <Listed title={card.here} items={companions(labels, unit)} />
    </>
  );
}

/** Who and what else is in his hex. */
function companions({ battle: b }: Labels, unit: number): string[] {
  const cell = cellOf(b, unit);
  if (cell < 0) return [];
  return b.roster.men.flatMap((_, other) =>
    other !== unit && cellOf(b, other) === cell ? [at(b.roster.men, other).name] : [],
  );
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

interface ListedProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly keys?: readonly string[];
}

function Listed({ title, items, keys }: ListedProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {items.map((item, index) => (
          <li key={keys?.[index] ?? item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
