import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { use } from 'react';
import { keptLessons } from '../../keep/lessons.ts';
import { loadCourse } from '../../tables.ts';
import { learnText } from '../../text/learn.ts';
import { CourseOfGame } from './CourseOfGame.tsx';
import './learn.css';

const loadCourses = async () => {
  const kept = await keptLessons();
  const courses = await Promise.all(SHELVES.map(async shelf => ({ shelf, course: await loadCourse(shelf.id) })));
  return { kept, courses };
};

let courses: ReturnType<typeof loadCourses> | undefined;

/** Looks at the lessons anew: something may have been done since. */
export const forgetCourses = (): void => {
  courses = undefined;
};

export default function LearnPage() {
  const text = useText(learnText);
  courses ??= loadCourses();
  const { kept, courses: all } = use(courses);
  return (
    <div className="leaf">
      <h1>{text.title}</h1>
      <p>{text.about}</p>
      {all.map(
        ({ shelf, course }) => course && <CourseOfGame key={shelf.id} shelf={shelf} course={course} kept={kept} />,
      )}
    </div>
  );
}
