/** Where every point came from: sestieri, the purse, and each deed that was worth some. */
import type { Told } from '@carroccio/kernel';
import { accountOf, type Podesta, type PointsWhy } from '@carroccio/podesta/survey';
import type { ComponentType } from 'react';
import { Labels } from './labels.ts';
import type { Lore, PodestaSight } from './lore.ts';
import { SeatTag } from './tracks/SeatTag.tsx';

const WHYS: readonly PointsWhy[] = ['battle', 'siege', 'surrender', 'carroccio', 'refused', 'exile'];

function earned(told: readonly Told<Podesta>[], seat: number, why: PointsWhy): number {
  return told.reduce(
    (sum, event) => (event.type === 'points' && event.seat === seat && event.why === why ? sum + event.points : sum),
    0,
  );
}

export const createAccount = (lore: Lore): ComponentType<{ sight: PodestaSight; told: readonly Told<Podesta>[] }> =>
  function Account({ sight, told }) {
    const labels = new Labels(lore, sight);
    const { account, tracks } = labels.words;
    const seats = sight.state.players.flatMap(({ out }, seat) => (out ? [] : [seat]));
    const accounts = seats.map(seat => accountOf(labels.table, seat));
    const rows = [
      { name: tracks.loyal, values: accounts.map(({ sestieri }) => sestieri) },
      { name: account.purse, values: accounts.map(({ florins }) => florins) },
      ...WHYS.map(why => ({ name: account.why[why], values: seats.map(seat => earned(told, seat, why)) })).filter(
        ({ values }) => values.some(value => value !== 0),
      ),
    ];
    return (
      <table className="pod-account">
        <thead>
          <tr>
            <th scope="col">{account.source}</th>
            {seats.map(seat => (
              <th key={seat} scope="col">
                <SeatTag labels={labels} seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={seats[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tracks.total}</th>
            {accounts.map(({ total }, index) => (
              <td key={seats[index]}>
                <b>{total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    );
  };
