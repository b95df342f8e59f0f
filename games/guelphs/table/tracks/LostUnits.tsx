import { AWAITED, REMOVED, ROUTED } from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';

const SIDES = [0, 1] as const;

/** Who is not on the map: routed, out of play, still to come. */
export function LostUnits({ labels }: { labels: Labels }) {
  const { battle: b, words } = labels;
  const { tracks } = words;
  const groups = [
    { name: tracks.routed, where: ROUTED },
    { name: tracks.lost, where: REMOVED },
    { name: tracks.awaited, where: AWAITED },
  ].map(group => ({
    ...group,
    // Religiosi who are not played are out of play, but nobody misses them.
    units: b.roster.units.flatMap(({ type }, unit) =>
      b.state.cell[unit] === group.where && (type !== 'R' || b.options.religiosi) ? [unit] : [],
    ),
  }));
  return groups
    .filter(({ units }) => units.length > 0)
    .map(({ name, units }) => (
      <details key={name} className="gg-lost">
        <summary>
          {name}: {units.length}
        </summary>
        {SIDES.map(side => {
          const own = units.filter(unit => at(b.roster.units, unit).side === side);
          return own.length === 0 ? null : (
            <section key={side}>
              <h4>{at(words.sides, side)}</h4>
              <ul>
                {own.map(unit => (
                  <li key={unit}>{labels.unit(unit)}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </details>
    ));
}
