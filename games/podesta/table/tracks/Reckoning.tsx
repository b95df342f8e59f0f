/** The points as they stand, or at the end: sestieri, florins, and what was earned on the way. */
import { accountOf } from '@carroccio/podesta/survey';
import type { Labels } from '../labels.ts';
import { SeatTag } from './SeatTag.tsx';

export function Reckoning({ labels }: { labels: Labels }) {
  const { sight, words, table } = labels;
  const { tracks } = words;
  const rows = sight.state.players
    .map((player, seat) => ({ seat, out: player.out, ...accountOf(table, seat) }))
    .toSorted((a, b) => Number(a.out) - Number(b.out) || b.total - a.total);
  return (
    <section className="pod-reckoning" data-over={sight.result !== null || undefined}>
      <h3>{sight.result ? tracks.finalPoints : tracks.pointsNow}</h3>
      <table className="pod-account">
        <thead>
          <tr>
            <th scope="col">{tracks.merchant}</th>
            <th scope="col">{tracks.fromSestieri}</th>
            <th scope="col">{tracks.fromFlorins}</th>
            <th scope="col">{tracks.fromDeeds}</th>
            <th scope="col">{tracks.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, out, sestieri, florins, ledger, total }) => (
            <tr key={seat} data-winner={sight.result?.winners.includes(seat) || undefined}>
              <th scope="row">
                <SeatTag labels={labels} seat={seat} />
              </th>
              {out ? (
                <td colSpan={4}>{tracks.out}</td>
              ) : (
                <>
                  <td>{sestieri}</td>
                  <td>{florins}</td>
                  <td>{ledger}</td>
                  <td>
                    <b>{total}</b>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
