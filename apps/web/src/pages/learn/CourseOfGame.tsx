import type { Shelf } from '@carroccio/kernel';
import type { Course, Lesson } from '@carroccio/table/lesson.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Link } from 'wouter';
import type { KeptLesson } from '../../keep/database.ts';
import { hasExercises } from '../../tables.ts';
import { learnText } from '../../text/learn.ts';
import { FirstMatch } from './FirstMatch.tsx';

/** The lessons of a game in their order, with what has been done of each, and the match they lead to. */
export function CourseOfGame({
  shelf: { id: game, title, titleLanguage },
  course,
  kept,
}: {
  shelf: Shelf;
  course: Course;
  kept: ReadonlyMap<string, KeptLesson>;
}) {
  const text = useText(learnText);
  const { lessons } = course;
  const isDone = ({ id }: Lesson): boolean => kept.get(id)?.done !== undefined;
  const done = lessons.filter(isDone).length;
  // The one to go on with: the first that has not been taken to its end.
  const next = lessons.find(lesson => !isDone(lesson));
  return (
    <section className="course" aria-labelledby={`course-${game}`}>
      <header>
        <h2 className="course-title" id={`course-${game}`} lang={titleLanguage}>
          {title}
        </h2>
        <p className="course-done">
          {text.doneOf(done, lessons.length)}
          <progress aria-label={text.doneOf(done, lessons.length)} value={done} max={lessons.length} />
        </p>
        {hasExercises(game) && (
          <Link className="button" href={`/exercises/${game}`}>
            {text.exercises}
          </Link>
        )}
        <Link className="button" href={`/rules/${game}`}>
          {text.rulebook}
        </Link>
        <Link className="button" href={`/print/${game}/${course.match.scenario}/aid`}>
          {text.aid}
        </Link>
      </header>
      <ol className="lessons">
        {lessons.map(lesson => (
          <LessonRow key={lesson.id} game={game} lesson={lesson} kept={kept.get(lesson.id)} isNext={lesson === next} />
        ))}
      </ol>
      <FirstMatch game={game} course={course} main={next === undefined} />
    </section>
  );
}

function LessonRow({
  game,
  lesson: { id, title, about, minutes },
  kept,
  isNext,
}: {
  game: string;
  lesson: Lesson;
  kept: KeptLesson | undefined;
  isNext: boolean;
}) {
  const text = useText(learnText);
  const language = useLanguage();
  return (
    <li>
      <div>
        <h3>
          {title[language]} {kept?.done !== undefined && <span className="done">{text.done}</span>}
        </h3>
        <p>
          {about[language]} <i>{text.minutes(minutes)}</i>
        </p>
      </div>
      <Link
        className={isNext ? 'button primary' : 'button'}
        href={`/lesson/${game}/${id}`}
        aria-label={`${wordFor(text, kept)}: ${title[language]}`}
      >
        {wordFor(text, kept)}
      </Link>
    </li>
  );
}

function wordFor(text: (typeof learnText)['en'], kept: KeptLesson | undefined): string {
  if (kept?.step) return text.resume(kept.step + 1);
  return kept?.done === undefined ? text.begin : text.again;
}
