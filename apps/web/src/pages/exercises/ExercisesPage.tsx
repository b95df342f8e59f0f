import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { keptLessons } from '../../keep/lessons.ts';
import { gameOf } from '../../match/known-games.ts';
import { loadExercises } from '../../tables.ts';
import { exercisesText } from '../../text/exercises.ts';
import { keptAs } from './kept-as.ts';
import '../learn/learn.css';

const load = async (game: string) => {
  const [found, exercises, kept] = await Promise.all([gameOf(game), loadExercises(game), keptLessons()]);
  return { found, exercises, kept };
};

/** The exercises of a game, with those that have been solved. */
export default function ExercisesPage({ game }: { game: string }) {
  const shelf = shelfOf(game);
  const [loading] = useState(() => (shelf ? load(game) : null));
  if (!shelf || !loading) return <Nowhere />;
  return (
    <Suspense>
      <Listed game={game} title={shelf.title} loading={loading} />
    </Suspense>
  );
}

function Listed({ game, title, loading }: { game: string; title: string; loading: ReturnType<typeof load> }) {
  const text = useText(exercisesText);
  const language = useLanguage();
  const { found, exercises, kept } = use(loading);
  const scenarios = found.text[language].scenarios;
  return (
    <div className="leaf">
      <h1>{text.title(title)}</h1>
      <p>{text.about}</p>
      <ol className="lessons">
        {exercises?.exercises.map(({ id, kind, scenario }) => (
          <li key={id}>
            <div>
              <h2 className="lesson-name">
                {exercises.words[kind]?.[language].title}{' '}
                {kept.get(keptAs(game, id))?.done !== undefined && <span className="done">{text.solved}</span>}
              </h2>
              <p>{scenarios[scenario]?.title}</p>
            </div>
            <Link className="button" href={`/exercise/${game}/${id}`}>
              {text.begin}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
