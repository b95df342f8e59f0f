import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Suspense, useCallback } from 'react';
import { Link } from 'wouter';
import { api, type OnlineTable } from '../../online/api.ts';
import { newsText } from '../../text/news.ts';
import { onlineText } from '../../text/online.ts';
import { shellText } from '../../text/shell.ts';
import { AccountForm } from './AccountForm.tsx';
import { NameForm } from './NameForm.tsx';
import { Problem } from './Problem.tsx';
import { Holidays } from './pace/Holidays.tsx';
import { TableRow } from './TableRow.tsx';
import { useAsked } from './use-asked.ts';
import './online.css';

/** Who one is, where one plays, who waits for somebody, and a table of one's own. */
async function lobby() {
  const [person, waiting] = await Promise.all([api.me(), api.tables()]);
  return { person, waiting, mine: person ? await api.matches() : [] };
}

export default function LobbyPage() {
  const text = useText(onlineText);
  const news = useText(newsText);
  const { answer, problem, again } = useAsked(useCallback(lobby, []));
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      <Problem code={problem} />
      {answer && (
        <>
          {answer.person ? <p>{text.hello(answer.person.name)}</p> : <NameForm onKnown={again} />}
          {!answer.person && <AccountForm kind="enter" name="" onDone={again} />}
          {answer.person?.guest && <AccountForm kind="make" name={answer.person.name} onDone={again} />}
          {answer.person && <Holidays />}
          {answer.person && (
            <p>
              <Link href="/online/news">{news.title}</Link>
            </p>
          )}
          {answer.person && <Tables title={text.mine} none={text.noneMine} tables={answer.mine} />}
          <Tables
            title={text.waiting}
            none={text.noneWaiting}
            tables={answer.waiting.filter(({ mine }) => mine.length === 0)}
          />
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
