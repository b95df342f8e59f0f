import { type Battle, brokenLinks, divisionSlot, exists, generalOf, inPlay, onField } from '@carroccio/batirnos/survey';
import { divisionInk, numeral } from '../counters/colours.ts';
import type { Labels } from '../labels.ts';

/** The divisions of a side: their generals, their orders, whether orders reach them. */
export function OrdersTrack({ labels, side }: { labels: Labels; side: 0 | 1 }) {
  const { battle: b, words } = labels;
  const own = b.roster.divisions.flatMap((one, division) =>
    one.side === side && one.units.some(unit => exists(b, unit)) ? [division] : [],
  );
  if (own.length === 0) return null;
  return (
    <section>
      <h3>
        {words.tracks.orders}: {labels.army(side)}
      </h3>
      <table className="nq-orders">
        <thead>
          <tr>
            <th scope="col">{words.tracks.division}</th>
            <th scope="col">{words.tracks.card}</th>
            <th scope="col">{words.tracks.chain}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(division => (
            <tr key={division}>
              <th scope="row">
                <i className="nq-numeral-badge" style={{ background: divisionInk(divisionSlot(b, division).place) }}>
                  {numeral(divisionSlot(b, division).place)}
                </i>{' '}
                {labels.division(division)}
              </th>
              <td>{orderWords(labels, division)}</td>
              <td>{chainWords(labels, division)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function orderWords(labels: Labels, division: number): string {
  const { battle: b, words } = labels;
  const number = b.state.order[division] ?? 0;
  if (number === 0) return words.card.none;
  const focus = labels.focus(division);
  return `${b.state.priority[division] || '–'} · ${labels.orderCard(number)}${focus && `, ${focus}`}`;
}

function chainWords(labels: Labels, division: number): string {
  const { battle: b, words } = labels;
  if (b.state.routed.includes(division)) return words.tracks.routed;
  if (!onField(b, division)) {
    const due = b.state.due[division] ?? 0;
    return due > 0 ? words.tracks.awaited(due) : words.card.never;
  }
  const general = generalOf(b, division);
  if (b.state.cic.includes(general)) return words.tracks.commands;
  return reached(b, division) ? words.tracks.holds : words.tracks.broken;
}

/** Straight from the CiC, or through the wing. */
const reached = (b: Battle, division: number): boolean =>
  inPlay(b, generalOf(b, division)) &&
  (brokenLinks(b, division, false).length === 0 || brokenLinks(b, division, true).length === 0);
