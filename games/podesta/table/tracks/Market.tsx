/** The market: the price of each good on its track, what is left to buy, what one has. */
import { held, marketLimit, stock } from '@carroccio/podesta/survey';
import { GoodSign } from '../cards/goods.tsx';
import type { Labels } from '../labels.ts';

export function Market({ labels }: { labels: Labels }) {
  const { words, names, sight, table, lore } = labels;
  const { tracks } = words;
  const { prices, deferred, turn } = sight.state;
  const { lowest, highest } = lore.data.goods;
  const limit = marketLimit(table);
  return (
    <section>
      <h3>{tracks.market}</h3>
      <table className="pod-market">
        <thead>
          <tr>
            <th scope="col">{tracks.good}</th>
            <th scope="col">{tracks.price}</th>
            <th scope="col">{tracks.stock}</th>
            {sight.seat !== null && <th scope="col">{tracks.mine}</th>}
          </tr>
        </thead>
        <tbody>
          {prices.map((price, good) => {
            const waiting = deferred[good] ?? 0;
            const share = (price - lowest) / (highest - lowest);
            return (
              <tr key={names.good(good)}>
                <th scope="row">
                  <GoodSign good={good} /> {names.good(good)}
                </th>
                <td>
                  <b>{price}</b>
                  {waiting !== 0 && <small>{tracks.waiting(waiting)}</small>}
                  <span className="pod-price" aria-hidden="true">
                    <i style={{ insetInlineStart: `${Math.round(share * 100)}%` }} />
                  </span>
                </td>
                <td>{stock(table, good)}</td>
                {sight.seat !== null && <td>{held(table.state, sight.seat, good)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="pod-note">
        {tracks.bounds(lowest, highest)}
        {Number.isFinite(limit) && ` ${tracks.traded(turn.bought, turn.sold, limit)}`}
      </p>
    </section>
  );
}
