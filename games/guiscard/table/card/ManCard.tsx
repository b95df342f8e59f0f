/** A man's counter, who he is, and his values. */
import { cellOf, isMounted, man, sideOf, tailOf, values } from '@carroccio/guiscard/survey';
import { at } from '@carroccio/kernel';
import { manLook } from '../board/looks.ts';
import { FOOT_SIZE, FootCounter } from '../counters/FootCounter.tsx';
import { RiderCounter } from '../counters/RiderCounter.tsx';
import type { Labels } from '../labels.ts';
import { FactList } from './FactList.tsx';
import { Listed } from './Listed.tsx';

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

/** Why he costs what he costs: his attack, and what armour and weapon add. */
function worthOf({ battle: b, words }: Labels, unit: number): string | null {
  const { foot, armour, missile, points } = man(b, unit);
  const attack = foot[0] ?? 0;
  if (points.foot < attack) return null;
  return words.said.worth(attack, armour, missile === null ? null : words.weapons[missile], points.foot);
}

export function ManCard({ labels, unit }: { labels: Labels; unit: number }) {
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
          [card.worth, animal ? null : worthOf(labels, unit)],
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
