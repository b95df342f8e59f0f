import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, Suspense, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { codeOf } from '../../../online/api.ts';
import { type HousePerson, type HouseTable, house, type Report } from '../../../online/house.ts';
import { houseText } from '../../../text/online/house.ts';
import { neighbourText } from '../../../text/online/neighbours.ts';
import { onlineText } from '../../../text/online/online.ts';
import { shellText } from '../../../text/shell.ts';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import { Confirm } from './Confirm.tsx';
import { HouseTables } from './HouseTables.tsx';
import '../online.css';

/** What is asked once more before it is done. */
type Asking =
  | { readonly close: 'account'; readonly person: HousePerson }
  | { readonly close: 'table'; readonly table: HouseTable };

/** For those who look after the house: how it stands, what was reported, who is there, what is played. */
export default function HousePage() {
  const text = useText(houseText);
  const online = useText(onlineText);
  const shell = useText(shellText);
  const [like, setLike] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const ask = useCallback(async () => {
    const [state, people, tables] = await Promise.all([house.status(), house.people(like), house.tables()]);
    return { ...state, people, tables };
  }, [like]);
  const { answer, problem, again } = useAsked(ask);
  const attempt = async (deed: Promise<unknown>): Promise<void> => {
    setAsking(null);
    try {
      await deed;
      setFailed(null);
    } catch (error) {
      setFailed(codeOf(error));
    }
    again();
  };
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      <Problem code={failed ?? problem} />
      {answer && (
        <>
          <Figures status={answer.status} />
          <Reports reports={answer.reports} settle={id => void attempt(house.settle(id))} />
          <People
            people={answer.people}
            look={setLike}
            close={person => setAsking({ close: 'account', person })}
            open={({ id }) => void attempt(house.account(id, 'open'))}
          />
          <Suspense fallback={<p className="loading">{shell.loading}</p>}>
            <HouseTables tables={answer.tables} close={table => setAsking({ close: 'table', table })} />
          </Suspense>
        </>
      )}
      {asking?.close === 'account' && (
        <Confirm
          title={text.sureAccount(asking.person.name)}
          about={text.sureAccountAbout}
          yes={text.yes}
          no={text.no}
          onYes={() => void attempt(house.account(asking.person.id, 'close'))}
          onNo={() => setAsking(null)}
        />
      )}
      {asking?.close === 'table' && (
        <Confirm
          title={text.sureTable}
          about={text.sureTableAbout}
          yes={text.yes}
          no={text.no}
          onYes={() => void attempt(house.closeTable(asking.table.id))}
          onNo={() => setAsking(null)}
        />
      )}
      <p>
        <Link href="/online">{online.lobby}</Link>
      </p>
    </div>
  );
}

function Figures({ status }: { status: Readonly<Record<string, number>> }) {
  const text = useText(houseText);
  const words: Readonly<Record<string, string>> = text.figures;
  return (
    <table className="figures">
      <caption>{text.status}</caption>
      <tbody>
        {Object.entries(status).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{words[name] ?? name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reports({ reports, settle }: { reports: readonly Report[]; settle(id: string): void }) {
  const text = useText(houseText);
  const { reasons } = useText(neighbourText);
  const words: Readonly<Record<string, string>> = reasons;
  return (
    <section aria-labelledby="reports-title">
      <h2 id="reports-title">{text.reports}</h2>
      {reports.length === 0 && <p>{text.noReports}</p>}
      <ul className="places">
        {reports.map(({ id, reason, text: what, table, about, aboutName, byName }) => (
          <li key={id}>
            <div>
              <strong>{words[reason] ?? reason}</strong>: {text.reported(byName ?? text.somebody, aboutName)}{' '}
              <Link href={`/online/person/${about}`}>{aboutName}</Link>
              {table && (
                <>
                  {' · '}
                  <Link href={`/online/table/${table}`}>{text.tables}</Link>
                </>
              )}
              <p>{what}</p>
            </div>
            <button type="button" aria-label={`${text.settle}: ${aboutName}`} onClick={() => settle(id)}>
              {text.settle}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PeopleProps {
  readonly people: readonly HousePerson[];
  look(like: string): void;
  close(person: HousePerson): void;
  open(person: HousePerson): void;
}

function People({ people, look, close, open }: PeopleProps) {
  const text = useText(houseText);
  const [like, setLike] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    look(like);
  };
  return (
    <section aria-labelledby="people-title">
      <h2 id="people-title">{text.people}</h2>
      <form className="introduce" onSubmit={submit}>
        <label>
          {text.find}
          <input value={like} maxLength={40} onChange={({ currentTarget }) => setLike(currentTarget.value)} />
        </label>
        <button type="submit">{text.look}</button>
      </form>
      <ul className="places">
        {people.map(person => (
          <li key={person.id}>
            <span>
              <Link href={`/online/person/${person.id}`}>{person.name}</Link>
              {person.guest && ` · ${text.guest}`}
              {person.steward && ` · ${text.steward}`}
              {person.closed && ` · ${text.closed}`}
            </span>
            {!person.steward && (
              <button
                type="button"
                aria-label={`${person.closed ? text.openAccount : text.closeAccount}: ${person.name}`}
                onClick={() => (person.closed ? open(person) : close(person))}
              >
                {person.closed ? text.openAccount : text.closeAccount}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
