import { SHELVES, shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { Nowhere } from '../../../app/Nowhere.tsx';
import { api } from '../../../online/api.ts';
import { onlineText } from '../../../text/online/online.ts';
import { standingText } from '../../../text/online/standing.ts';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import '../online.css';

/** The best of a game. */
export default function LeadersPage({ game }: { game: string }) {
  const text = useText(standingText);
  const online = useText(onlineText);
  const { answer, problem } = useAsked(
    useCallback(() => api.leaders(game), [game]),
    once,
  );
  const shelf = shelfOf(game);
  if (!shelf) return <Nowhere />;
  return (
    <div className="leaf online">
      <p className="kicker">{text.leaders}</p>
      <h1>{shelf.title}</h1>
      <p>{text.leadersAbout}</p>
      <p className="actions">
        {SHELVES.filter(({ id }) => id !== game).map(({ id, title }) => (
          <Link key={id} className="button" href={`/online/leaders/${id}`}>
            {title}
          </Link>
        ))}
      </p>
      <Problem code={problem} />
      {answer?.length === 0 && <p>{text.noLeaders}</p>}
      <ol className="standings">
        {answer?.map(({ person, name, rating, deviation, matches }) => (
          <li key={person}>
            <Link href={`/online/person/${person}`}>{name}</Link>{' '}
            {text.rating(Math.round(rating), Math.round(deviation), matches)}
          </li>
        ))}
      </ol>
      <p>
        <Link href="/online">{online.lobby}</Link>
      </p>
    </div>
  );
}

const once = (): boolean => true;
