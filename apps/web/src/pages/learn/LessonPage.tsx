import type { Course } from '@carroccio/table/lesson.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Nowhere } from '../../app/Nowhere.tsx';
import { keepLessonDone, keepLessonStep, stepOfLesson } from '../../keep/lessons.ts';
import { LessonUnderWay } from '../../lessons/under-way.ts';
import { useSight } from '../../match/seeing/use-sight.ts';
import { useMoment } from '../../match/use-match.ts';
import { whileOpen } from '../../match/use-open.ts';
import type { Actor } from '../../table-top/state/actor.ts';
import { TableTop } from '../../table-top/TableTop.tsx';
import { loadCourse } from '../../tables.ts';
import { forgetCourses } from './LearnPage.tsx';
import { LessonOver } from './LessonOver.tsx';
import { LessonWords } from './LessonWords.tsx';
import './learn.css';

interface Opened {
  readonly course: Course;
  readonly underWay: LessonUnderWay;
}

/** A lesson goes on where it was left. Its address is its game and its own name. */
const useLesson = whileOpen(
  async (address: string): Promise<Opened | null> => {
    const [game = '', id] = address.split('/');
    const course = await loadCourse(game);
    const lesson = course?.lessons.find(one => one.id === id);
    if (!course || !lesson) return null;
    return { course, underWay: await LessonUnderWay.begin(game, lesson, await stepOfLesson(lesson.id)) };
  },
  opened => opened?.underWay.session.close(),
);

export default function LessonPage({ game, id }: { game: string; id: string }) {
  const opened = useLesson(`${game}/${id}`);
  return opened ? <Taught game={game} {...opened} /> : <Nowhere />;
}

function Taught({ game, course, underWay }: Opened & { game: string }) {
  const { lesson, laid, session } = underWay;
  const progress = useSyncExternalStore(underWay.subscribe, underWay.progress);
  const moment = useMoment(session);
  const { view, fresh } = moment;
  const { sight, teller } = useSight(laid, view, moment);
  const step = lesson.steps[progress.step];
  const actor = useMemo<Actor>(
    () => ({
      act: action => underWay.act(action),
      actAll: actions => (actions[0] ? underWay.act(actions[0]) : Promise.resolve()),
      odds: action => session.odds(action),
      refusal: action => session.refusal(action),
    }),
    [underWay, session],
  );
  const over = step === undefined;
  useEffect(() => {
    forgetCourses();
    void (over ? keepLessonDone(lesson.id) : keepLessonStep(lesson.id, progress.step));
  }, [over, lesson.id, progress.step]);

  return (
    <div className="match-page">
      <TableTop
        laid={laid}
        sight={sight}
        teller={teller}
        log={moment.log}
        fresh={fresh}
        moment={String(moment.entries)}
        actor={step?.want ? actor : null}
        pointed={step?.point ?? null}
        near={lesson.near}
        heading={
          <div className="lesson" aria-live="polite">
            {step ? (
              <LessonWords underWay={underWay} progress={progress} step={step} />
            ) : (
              <LessonOver game={game} course={course} lesson={lesson} />
            )}
          </div>
        }
      />
    </div>
  );
}
