/** One commune: its sestieri with what they would ask, its works, its money, its walls. */
import { present, quote, taxesOf, walls } from '@carroccio/podesta/survey';
import type { Labels } from '../labels.ts';
import { SeatTag } from './SeatTag.tsx';

export function CommuneBoard({ labels, commune }: { labels: Labels; commune: number }) {
  const { sight, words, table } = labels;
  const { tracks } = words;
  const place = sight.state.communes[commune];
  if (!place) return null;
  const { D, R } = walls(table, commune);
  const facts: readonly (readonly [string, string])[] = [
    [tracks.treasury, labels.florins(place.treasury)],
    [tracks.taxes, labels.florins(taxesOf(table, commune))],
    [tracks.walls, `${D} / ${R}`],
    [tracks.bonus, `${place.upper} / ${place.lower}`],
    [tracks.faction, words.factions[place.faction] ?? ''],
    ...(place.raids > 0 ? [[tracks.raids, String(place.raids)] as const] : []),
  ];
  return (
    <>
      <dl className="pod-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Sestieri labels={labels} commune={commune} />
      <Works labels={labels} works={place.works} />
      <Stationed labels={labels} commune={commune} />
    </>
  );
}

function Sestieri({ labels, commune }: { labels: Labels; commune: number }) {
  const { sight, words, table } = labels;
  const { state, seat } = sight;
  const { tracks } = words;
  const here = present(table.state, commune);
  return (
    <table className="pod-sestieri">
      <thead>
        <tr>
          <th scope="col">{tracks.sestiere}</th>
          <th scope="col">{tracks.faction}</th>
          <th scope="col">{tracks.loyalTo}</th>
          {seat !== null && <th scope="col">{tracks.asks}</th>}
        </tr>
      </thead>
      <tbody>
        {here.map(sestiere => {
          const back = state.back[sestiere] ?? 0;
          const holder = state.holder[sestiere] ?? -1;
          return (
            <tr key={sestiere}>
              <th scope="row">
                {labels.sestiere(sestiere)}
                {state.armed[sestiere] === 1 && <small>{tracks.armed}</small>}
                {back > 0 && <small>{tracks.backIn(labels.month(back))}</small>}
              </th>
              <td>{words.factions[state.face[sestiere] ?? 0]}</td>
              <td>
                <SeatTag labels={labels} seat={holder} />
              </td>
              {seat !== null && <td>{holder === seat ? '–' : labels.florins(quote(table, seat, sestiere).florins)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** 0 not begun, -1 finished, otherwise the month in which its labour is due. */
function Works({ labels, works }: { labels: Labels; works: readonly number[] }) {
  const { tracks } = labels.words;
  return (
    <ul className="pod-works">
      {works.map((work, index) => (
        <li key={labels.names.work(index)} data-state={work < 0 ? 'done' : work > 0 ? 'begun' : 'none'}>
          {labels.names.work(index)}
          <small>{work < 0 ? tracks.done : work > 0 ? tracks.due(labels.month(work)) : tracks.notBegun}</small>
        </li>
      ))}
    </ul>
  );
}

/** Companies of fortune based here. */
function Stationed({ labels, commune }: { labels: Labels; commune: number }) {
  const { state } = labels.sight;
  const here = state.station.flatMap((station, company) =>
    station === commune && (state.employer[company] ?? -1) >= 0 ? [company] : [],
  );
  if (here.length === 0) return null;
  return <p className="pod-note">{labels.words.tracks.stationed(here.map(labels.names.company).join(', '))}</p>;
}
