import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, type OnlineTable } from '../../online/api.ts';
import { lastSeenTables } from '../../online/last-seen.ts';
import { clubText } from '../../text/online/clubs.ts';
import { houseText } from '../../text/online/house.ts';
import { newsText } from '../../text/online/news.ts';
import { onlineText } from '../../text/online/online.ts';
import { paceText } from '../../text/online/pace.ts';
import { programsText } from '../../text/online/programs.ts';
import { standingText } from '../../text/online/standing.ts';
import { tournamentText } from '../../text/online/tournaments.ts';
import { waysInText } from '../../text/online/ways-in.ts';
import { shellText } from '../../text/shell.ts';
import { AccountForm } from './AccountForm.tsx';
import { NameForm } from './NameForm.tsx';
import { Problem } from './Problem.tsx';
import { Holidays } from './pace/Holidays.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { TableRow } from './TableRow.tsx';
import { useAsked } from './use-asked.ts';
import './online.css';

/** Who one is, where one plays, who waits for somebody, and a table of one's own. */
async function lobby(game: string | null) {
  const [person, waiting] = await Promise.all([api.me(), api.tables(game)]);
  return { person, waiting, mine: person ? await api.matches() : [] };
}

export default function LobbyPage() {
  const text = useText(onlineText);
  const news = useText(newsText);
  const programs = useText(programsText);
  const clubs = useText(clubText);
  const ways = useText(waysInText);
  const house = useText(houseText);
  const words = useText(standingText);
  const contests = useText(tournamentText);
  const times = useText(paceText);
  const [game, setGame] = useState<string | null>(null);
  const [pace, setPace] = useState('');
  const { answer, problem, again } = useAsked(useCallback(() => lobby(game), [game]));
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      <Problem code={problem} />
      {!answer && problem === 'unreachable' && <LastSeen />}
      {answer && (
        <>
          {answer.person ? (
            <p>
              {text.hello(answer.person.name)} <Link href={`/online/person/${answer.person.id}`}>{words.profile}</Link>
            </p>
          ) : (
            <NameForm onKnown={again} />
          )}
          {answer.person && <QuickMatch />}
          {!answer.person && <AccountForm kind="enter" name="" onDone={again} />}
          {answer.person?.guest && <AccountForm kind="make" name={answer.person.name} onDone={again} />}
          {answer.person && <Holidays />}
          {answer.person && (
            <p>
              <Link href="/online/account">{ways.title}</Link> · <Link href="/online/news">{news.title}</Link> ·{' '}
              <Link href="/online/programs">{programs.title}</Link>
              {answer.person.steward && (
                <>
                  {' · '}
                  <Link href="/online/house">{house.title}</Link>
                </>
              )}
            </p>
          )}
          {answer.person && <Tables title={text.mine} none={text.noneMine} tables={answer.mine} />}
          <form className="introduce" aria-label={words.filter}>
            <select
              aria-label={words.anyGame}
              value={game ?? ''}
              onChange={({ currentTarget }) => setGame(currentTarget.value || null)}
            >
              <option value="">{words.anyGame}</option>
              {SHELVES.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
            <select aria-label={times.pace} value={pace} onChange={({ currentTarget }) => setPace(currentTarget.value)}>
              <option value="">{words.anyPace}</option>
              {(['live', 'letter', 'free'] as const).map(kind => (
                <option key={kind} value={kind}>
                  {times[kind]}
                </option>
              ))}
            </select>
          </form>
          <Tables
            title={text.waiting}
            none={text.noneWaiting}
            tables={answer.waiting.filter(
              table => table.mine.length === 0 && (pace === '' || (table.pace?.kind ?? 'free') === pace),
            )}
          />
          <p className="actions">
            <Link href="/online/tournaments">{contests.title}</Link>
            <Link href="/online/clubs">{clubs.title}</Link>
            {SHELVES.map(({ id, title }) => (
              <Link key={id} href={`/online/leaders/${id}`}>{`${words.leaders}: ${title}`}</Link>
            ))}
          </p>
          {answer.person && (
            <section aria-labelledby="open-title">
              <h2 id="open-title">{text.newTable}</h2>
              <p className="actions">
                {SHELVES.map(({ id, title }) => (
                  <Link key={id} className="button" href={`/online/new/${id}`} aria-label={text.newTableOf(title)}>
                    {title}
                  </Link>
                ))}
              </p>
            </section>
          )}
        </>
      )}
    </div>
  );
}

function Tables({ title, none, tables }: { title: string; none: string; tables: readonly OnlineTable[] }) {
  const shell = useText(shellText);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p>{none}</p>}
      <Suspense fallback={<p className="loading">{shell.loading}</p>}>
        <ul className="online-tables">
          {tables.map(table => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}

/** One's matches where there is no line. */
function LastSeen() {
  const text = useText(onlineText);
  const [tables, setTables] = useState<readonly OnlineTable[]>([]);
  useEffect(() => void lastSeenTables().then(setTables), []);
  if (tables.length === 0) return null;
  return (
    <>
      <p>{text.lastSeen}</p>
      <Tables title={text.mine} none={text.noneMine} tables={tables} />
    </>
  );
}
