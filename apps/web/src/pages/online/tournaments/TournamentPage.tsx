import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../../../online/api.ts';
import type { Tournament } from '../../../online/tournaments.ts';
import { paceText } from '../../../text/online/pace.ts';
import { tournamentText } from '../../../text/online/tournaments.ts';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { paceWords } from '../pace/pace-words.ts';
import { useAsked } from '../use-asked.ts';
import '../online.css';

/** A tournament: how it stands, and who plays whom. */
export default function TournamentPage({ id }: { id: string }) {
  const text = useText(tournamentText);
  const times = useText(paceText);
  const ask = useCallback(async () => {
    const [person, tournament] = await Promise.all([api.me(), api.tournament(id)]);
    return { person, tournament };
  }, [id]);
  const { answer, problem, again } = useAsked(ask, isEnded);
  const tournament = answer?.tournament;
  return (
    <div className="leaf online">
      <p className="kicker">{tournament && (shelfOf(tournament.game)?.title ?? tournament.game)}</p>
      <h1>{tournament?.name}</h1>
      <Problem code={problem} />
      {answer && !answer.person && <NameForm onKnown={again} />}
      {tournament && (
        <>
          <p>
            {text.forms[tournament.form]} · {paceWords(times, tournament.pace)} ·{' '}
            {times.lateWords[tournament.pace.late]}
          </p>
          <State tournament={tournament} />
          {answer.person && tournament.round === 0 && <Entering tournament={tournament} changed={again} />}
          <Standings tournament={tournament} />
          <Rounds tournament={tournament} />
        </>
      )}
      <p>
        <Link href="/online/tournaments">{text.all}</Link>
      </p>
    </div>
  );
}

const isEnded = ({ tournament }: { tournament: Tournament }): boolean => tournament.ended;

function State({ tournament: { round, rounds, due, ended } }: { tournament: Tournament }) {
  const text = useText(tournamentText);
  const language = useLanguage();
  if (ended) return <p>{text.ended}</p>;
  if (round === 0) return <p>{text.waits}</p>;
  const when = due === null ? null : new Date(due).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <p>
      {text.round(round, rounds)}. {when !== null && text.due(when)}
    </p>
  );
}

function Entering({ tournament, changed }: { tournament: Tournament; changed(): void }) {
  const text = useText(tournamentText);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, entered, hosting, standings } = tournament;
  const attempt = async (deed: 'enter' | 'withdraw' | 'start'): Promise<void> => {
    try {
      await api.inTournament(id, deed);
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
    changed();
  };
  return (
    <>
      <p className="actions">
        <button type="button" onClick={() => void attempt(entered ? 'withdraw' : 'enter')}>
          {entered ? text.withdraw : text.enter}
        </button>
        {hosting && standings.length > 1 && (
          <button type="button" className="primary" onClick={() => void attempt('start')}>
            {text.start}
          </button>
        )}
      </p>
      <Problem code={problem} />
    </>
  );
}

function Standings({ tournament: { standings } }: { tournament: Tournament }) {
  const text = useText(tournamentText);
  return (
    <table className="figures">
      <caption>{text.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{text.player}</th>
          <th scope="col">{text.points}</th>
          <th scope="col">{text.strength}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ person, name, points, strength }) => (
          <tr key={person}>
            <th scope="row">
              <Link href={`/online/person/${person}`}>{name}</Link>
            </th>
            <td>{halves(points)}</td>
            <td>{halves(strength)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rounds({ tournament: { pairings, round: last } }: { tournament: Tournament }) {
  const text = useText(tournamentText);
  return Array.from({ length: last }, (_, index) => last - index).map(round => (
    <section key={round} aria-label={text.round(round, last)}>
      <h2>{`${text.rounds}: ${round}`}</h2>
      <ul className="standings">
        {pairings
          .filter(one => one.round === round)
          .map(({ first, second, table, score }) => {
            const words = second === null ? `${first} (${text.free})` : `${first} – ${second}`;
            const result = score === null ? text.playing : `${halves(score)} – ${halves(1 - score)}`;
            return (
              <li key={`${table} ${first}`}>
                {table === null ? words : <Link href={`/online/table/${table}`}>{words}</Link>}
                {second !== null && ` · ${result}`}
              </li>
            );
          })}
      </ul>
    </section>
  ));
}

/** Points as they are written: ½, 1, 1½. */
function halves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return `${whole === 0 ? '' : whole}½`;
}
