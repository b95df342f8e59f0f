import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { keepLessonDone } from '../../keep/lessons.ts';
import { Course } from '../../lessons/course.ts';
import { useMoment } from '../../match/use-match.ts';
import { whileOpen } from '../../match/use-open.ts';
import { useSight } from '../../match/use-sight.ts';
import type { Actor } from '../../table-top/actor.ts';
import { TableTop } from '../../table-top/TableTop.tsx';
import { loadLessons } from '../../tables.ts';
import { learnText } from '../../text/learn.ts';
import { forgetShelf } from './LearnPage.tsx';
import './learn.css';

/** A lesson starts anew with every visit of its page. Its address is its game and its own name. */
const useCourse = whileOpen(
  async (address: string): Promise<Course | null> => {
    const [game = '', id] = address.split('/');
    const lesson = (await loadLessons(game)).find(one => one.id === id);
    return lesson ? Course.begin(game, lesson) : null;
  },
  course => course?.session.close(),
);

export default function LessonPage({ game, id }: { game: string; id: string }) {
  const course = useCourse(`${game}/${id}`);
  return course ? <Taught game={game} course={course} /> : <Nowhere />;
}

function Taught({ game, course }: { game: string; course: Course }) {
  const text = useText(learnText);
  const language = useLanguage();
  const { lesson, laid, session } = course;
  const progress = useSyncExternalStore(course.subscribe, course.progress);
  const moment = useMoment(session);
  const { view, fresh } = moment;
  const { sight, teller } = useSight(laid, view, moment);
  const step = lesson.steps[progress.step];
  const actor = useMemo<Actor>(
    () => ({
      act: action => course.act(action),
      actAll: actions => (actions[0] ? course.act(actions[0]) : Promise.resolve()),
      odds: action => session.odds(action),
      refusal: action => session.refusal(action),
    }),
    [course, session],
  );
  const over = step === undefined;
  useEffect(() => {
    if (!over) return;
    forgetShelf();
    void keepLessonDone(lesson.id);
  }, [over, lesson.id]);

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
            <h1>{lesson.title[language]}</h1>
            {step ? (
              <>
                <p className="lesson-step">{text.step(progress.step + 1, lesson.steps.length)}</p>
                <progress
                  aria-label={text.step(progress.step + 1, lesson.steps.length)}
                  value={progress.step}
                  max={lesson.steps.length}
                />
                {step.say[language].map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {step.rules && (
                  <p>
                    {text.readMore}:{' '}
                    {step.rules.map(rule => (
                      <RuleLink key={rule} rule={rule} rulebook={laid.game.rulebook} />
                    ))}
                  </p>
                )}
                {progress.strayed && (
                  <p className="refusal" role="alert">
                    {step.otherwise?.[language] ?? text.stray}
                  </p>
                )}
                <div className="actions">
                  {step.want ? (
                    <button type="button" onClick={() => void course.help()}>
                      {text.help}
                    </button>
                  ) : (
                    <button type="button" className="primary" onClick={() => void course.read()}>
                      {text.goOn}
                    </button>
                  )}
                </div>
              </>
            ) : (
              <>
                <h2>{text.finished}</h2>
                <p>{text.finishedAbout}</p>
                <div className="actions">
                  <Link className="button primary" href={`/new/${game}?scenario=${lesson.next}`}>
                    {text.play}
                  </Link>
                  <Link className="button" href="/learn">
                    {text.back}
                  </Link>
                </div>
              </>
            )}
          </div>
        }
      />
    </div>
  );
}
