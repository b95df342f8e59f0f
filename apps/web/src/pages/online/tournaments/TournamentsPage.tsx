import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { api } from '../../../online/api.ts';
import { onlineText } from '../../../text/online/online.ts';
import { tournamentText } from '../../../text/online/tournaments.ts';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import { TournamentForm } from './TournamentForm.tsx';
import '../online.css';

const both = async () => {
  const [person, tournaments] = await Promise.all([api.me(), api.tournaments()]);
  return { person, tournaments };
};

/** All tournaments, and one of one's own. */
export default function TournamentsPage() {
  const text = useText(tournamentText);
  const online = useText(onlineText);
  const { answer, problem, again } = useAsked(useCallback(both, []));
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <Problem code={problem} />
      {answer?.tournaments.length === 0 && <p>{text.none}</p>}
      <ul className="standings">
        {answer?.tournaments.map(({ id, name, game, round, ended }) => (
          <li key={id}>
            <Link href={`/online/tournament/${id}`}>{name}</Link> · {shelfOf(game)?.title ?? game} ·{' '}
            {ended ? text.ended : round === 0 ? text.waits : text.runs}
          </li>
        ))}
      </ul>
      {answer && !answer.person && <NameForm onKnown={again} />}
      {answer?.person && <TournamentForm />}
      <p>
        <Link href="/online">{online.lobby}</Link>
      </p>
    </div>
  );
}
