import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Suspense, use, useCallback } from 'react';
import { Link } from 'wouter';
import { gameOf } from '../../../match/known-games.ts';
import { api } from '../../../online/api.ts';
import type { Result } from '../../../online/standing.ts';
import { onlineText } from '../../../text/online/online.ts';
import { standingText } from '../../../text/online/standing.ts';
import { shellText } from '../../../text/shell.ts';
import { Neighbour } from '../care/Neighbour.tsx';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import '../online.css';

/** What somebody has played, and how well. */
export default function ProfilePage({ id }: { id: string }) {
  const text = useText(standingText);
  const online = useText(onlineText);
  const shell = useText(shellText);
  const { answer, problem } = useAsked(
    useCallback(async () => {
      const [profile, asking] = await Promise.all([api.profile(id), api.me()]);
      return { ...profile, another: asking !== null && asking.id !== id };
    }, [id]),
    once,
  );
  return (
    <div className="leaf online">
      <p className="kicker">{text.profile}</p>
      <h1>
        {answer?.name} {answer?.guest && <small>({text.guest})</small>}
      </h1>
      <Problem code={problem} />
      {answer && (
        <Suspense fallback={<p className="loading">{shell.loading}</p>}>
          <section aria-labelledby="ratings-title">
            <h2 id="ratings-title">{text.ratings}</h2>
            {answer.ratings.length === 0 && <p>{text.noRatings}</p>}
            <ul className="standings">
              {answer.ratings.map(({ game, rating, deviation, matches }) => (
                <li key={game}>
                  <Link href={`/online/leaders/${game}`}>{shelfOf(game)?.title ?? game}</Link>{' '}
                  {text.rating(Math.round(rating), Math.round(deviation), matches)}
                </li>
              ))}
            </ul>
          </section>
          {answer.together.length > 0 && <Results title={text.together} results={answer.together} tally />}
          <Results title={text.results} results={answer.results} />
        </Suspense>
      )}
      {answer?.another && <Neighbour person={id} />}
      <p>
        <Link href="/online">{online.lobby}</Link>
      </p>
    </div>
  );
}

const once = (): boolean => true;

interface ResultsProps {
  readonly title: string;
  readonly results: readonly Result[];
  readonly tally?: boolean;
}

function Results({ title, results, tally = false }: ResultsProps) {
  const text = useText(standingText);
  const count = (share: number): number => results.filter(one => one.share === share).length;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {results.length === 0 && <p>{text.noResults}</p>}
      {tally && <p>{text.tally(count(1), count(0.5), count(0))}</p>}
      <ul className="standings">
        {results.map(one => (
          <ResultRow key={`${one.table} ${one.seat}`} result={one} />
        ))}
      </ul>
    </section>
  );
}

function ResultRow({ result: { table, game, scenario, seat, share, ended } }: { result: Result }) {
  const text = useText(standingText);
  const language = useLanguage();
  const rules = use(gameOf(game));
  const words = rules.text[language];
  const side = rules.scenarios[scenario]?.seats[seat] ?? '';
  const how = share === null ? text.uncounted : text[HOW.get(share) ?? 'between'];
  return (
    <li>
      <Link href={`/online/table/${table}`}>{words.scenarios[scenario]?.title ?? scenario}</Link> ·{' '}
      {words.seats[side] ?? side} · {how} · {new Date(ended).toLocaleDateString(language, { dateStyle: 'medium' })}
    </li>
  );
}

const HOW: ReadonlyMap<number, 'won' | 'drawn' | 'lost'> = new Map([
  [1, 'won'],
  [0.5, 'drawn'],
  [0, 'lost'],
]);
