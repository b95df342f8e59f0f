import type { Course, Lesson } from '@carroccio/table/lesson.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Link } from 'wouter';
import { learnText } from '../../text/learn.ts';
import { FirstMatch } from './FirstMatch.tsx';

/** A lesson's own last words, and what comes next: the lesson after it, or the first match. */
export function LessonOver({ game, course, lesson }: { game: string; course: Course; lesson: Lesson }) {
  const text = useText(learnText);
  const language = useLanguage();
  const next = course.lessons[course.lessons.indexOf(lesson) + 1];
  return (
    <>
      <h1>{lesson.title[language]}</h1>
      <h2>{next ? text.finished : text.courseFinished}</h2>
      {lesson.finished[language].map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {!next && <FirstMatch game={game} course={course} main />}
      <div className="actions">
        {next && (
          <Link className="button primary" href={`/lesson/${game}/${next.id}`}>
            {text.nextLesson(next.title[language])}
          </Link>
        )}
        <Link className="button" href="/learn">
          {text.back}
        </Link>
      </div>
    </>
  );
}
