import { AWAITED, exists, sideOf } from '@carroccio/batirnos/survey';
import type { Labels } from '../labels.ts';

/** Units that are not on the map: those to come, those lost. */
export function Absent({ labels }: { labels: Labels }) {
  const { battle: b, words } = labels;
  const off = b.roster.units.flatMap((_, unit) => (exists(b, unit) && (b.state.cell[unit] ?? 0) < 0 ? [unit] : []));
  const lists = [
    { title: words.tracks.toCome, units: off.filter(unit => b.state.cell[unit] === AWAITED) },
    { title: words.tracks.lost, units: off.filter(unit => b.state.cell[unit] !== AWAITED) },
  ].filter(({ units }) => units.length > 0);
  return (
    <>
      {lists.map(({ title, units }) => (
        <details key={title} className="nq-absent">
          <summary>
            {title} ({units.length})
          </summary>
          <ul>
            {units.map(unit => (
              <li key={unit}>
                {labels.unit(unit)} ({labels.army(sideOf(b, unit))})
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
