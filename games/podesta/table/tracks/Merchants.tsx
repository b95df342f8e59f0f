/** The boards of the merchants: what each has, owes and may count on. */
import { accountOf } from '@carroccio/podesta/survey';
import { Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import { factionArms, merchantArms } from '../arms.ts';
import { GoodSign } from '../cards/goods.tsx';
import type { Labels } from '../labels.ts';

export function Merchants({ labels }: { labels: Labels }) {
  const { sight, words } = labels;
  const deciding = sight.decision?.seats ?? [];
  return (
    <section>
      <h3>{words.tracks.merchants}</h3>
      <div className="pod-merchants">
        {sight.state.players.map((_, seat) => (
          <Merchant key={labels.seat(seat)} labels={labels} seat={seat} acting={deciding.includes(seat)} />
        ))}
      </div>
    </section>
  );
}

function Merchant({ labels, seat, acting }: { labels: Labels; seat: number; acting: boolean }) {
  const { sight, words, names, table } = labels;
  const { tracks } = words;
  const player = sight.state.players[seat];
  if (!player) return null;
  const { sestieri } = accountOf(table, seat);
  const own = sight.state.loans.filter(loan => loan.seat === seat);
  const governs = sight.state.communes.flatMap(({ podesta }, commune) => (podesta === seat ? [commune] : []));
  const league = sight.state.players.flatMap((other, index) =>
    player.league >= 0 && index !== seat && other.league === player.league ? [labels.nick(index)] : [],
  );
  const state = player.out
    ? tracks.out
    : player.exiled
      ? tracks.exiled
      : governs.length > 0
        ? tracks.governs(governs.map(names.commune).join(', '))
        : tracks.citizen(names.commune(player.assigned));
  const goods = player.lots.map((lots, good) => lots + (player.fresh[good] ?? 0));
  return (
    <article className={`pod-merchant tone-seat${seat}`} aria-current={acting ? 'true' : undefined}>
      <header>
        <Shield blazon={merchantArms(seat)} size={26} />
        <h4>
          {seat + 1} {labels.seat(seat)}
        </h4>
        <Shield blazon={factionArms(player.faction)} size={20} title={words.factions[player.faction] ?? ''} />
      </header>
      <p>{state}</p>
      <dl>
        <dt>{tracks.purse}</dt>
        <dd>{labels.florins(player.purse)}</dd>
        {player.chest > 0 && (
          <>
            <dt>{tracks.chest}</dt>
            <dd>{labels.florins(player.chest)}</dd>
          </>
        )}
        <dt>{tracks.loyal}</dt>
        <dd>{sestieri}</dd>
        <dt>{tracks.benefici}</dt>
        <dd>{player.beneficiCount}</dd>
        <dt>{tracks.mercator}</dt>
        <dd>{player.mercatorCount}</dd>
        <dt>{tracks.points}</dt>
        <dd>{player.points}</dd>
        {league.length > 0 && (
          <>
            <dt>{tracks.league}</dt>
            <dd>{league.join(', ')}</dd>
          </>
        )}
      </dl>
      {goods.some(lots => lots > 0) && (
        <ul className="pod-goods">
          {goods.map((lots, good) =>
            lots > 0 ? (
              <li key={names.good(good)} title={names.lots(lots, good)}>
                <GoodSign good={good} size={18} />
                <span className="hidden-visually">{names.good(good)} </span>
                {lots}
              </li>
            ) : null,
          )}
        </ul>
      )}
      {own.length > 0 && (
        <ul className="pod-loans">
          {own.map(({ commune, capital, interest, due }) => (
            <li key={`${commune} ${due} ${capital}`}>
              {tracks.loan(
                labels.florins(capital + interest),
                commune < 0 ? '' : names.commune(commune),
                labels.month(due),
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
