import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { use } from 'react';
import { Link } from 'wouter';
import { lessonsDone } from '../../keep/lessons.ts';
import { loadLessons } from '../../tables.ts';
import { learnText } from '../../text/learn.ts';
import './learn.css';

const loadShelf = async () => {
  const done = await lessonsDone();
  const lessons = await Promise.all(
    SHELVES.map(async ({ id, title }) => ({ id, title, lessons: await loadLessons(id) })),
  );
  return { done, lessons };
};

let shelf: ReturnType<typeof loadShelf> | undefined;

/** Looks at the lessons anew: one may have been done since. */
export const forgetShelf = (): void => {
  shelf = undefined;
};

export default function LearnPage() {
  const text = useText(learnText);
  const language = useLanguage();
  shelf ??= loadShelf();
  const { done, lessons } = use(shelf);
  return (
    <div className="leaf">
      <h1>{text.title}</h1>
      <p>{text.about}</p>
      {lessons.map(({ id: game, title, lessons: ofGame }) => (
        <section key={game}>
          <h2>{title}</h2>
          <ul className="lessons">
            {ofGame.map(({ id, title, about, minutes }) => (
              <li key={id}>
                <h3>
                  {title[language]} {done.has(id) && <span className="done">{text.done}</span>}
                </h3>
                <p>
                  {about[language]} <i>{text.minutes(minutes)}</i>
                </p>
                <div className="actions">
                  <Link className="button primary" href={`/lesson/${game}/${id}`}>
                    {done.has(id) ? text.again : text.begin}
                  </Link>
                  <Link className="button" href={`/rules/${game}`}>
                    {text.rulebook}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
