/** What each of the two would have afterwards, in figures. */
import type { Labels } from '../labels.ts';
import { balances, type Moved } from './after.ts';

interface AfterwardsProps {
  readonly labels: Labels;
  readonly seats: readonly number[];
  readonly moved: readonly Moved[];
}

export function Afterwards({ labels, seats, moved }: AfterwardsProps) {
  const { words } = labels;
  return (
    <table className="pod-after">
      <caption>{words.offer.after}</caption>
      <tbody>
        {seats.flatMap(seat =>
          balances(labels, seat, moved).map(({ what, now, later }, index) => (
            <tr key={`${seat.toString()} ${what}`}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={balances(labels, seat, moved).length}>
                  {labels.nick(seat)}
                </th>
              )}
              <td>{what}</td>
              <td className="pod-figure">{now === later ? now : words.offer.change(now, later)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
