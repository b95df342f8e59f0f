import { use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { keepLessonDone } from '../../keep/lessons.ts';
import { useSettings } from '../../keep/settings.ts';
import { Course } from '../../lessons/course.ts';
import { loadLessons } from '../../lessons/index.ts';
import { tellerOf } from '../../match/laid.ts';
import { sightOf } from '../../match/sight.ts';
import { type Actor, TableTop } from '../../match/TableTop.tsx';
import { useMoment } from '../../match/use-match.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { useText } from '../../text/bilingual.ts';
import { learnText } from '../../text/learn.ts';
import { forgetShelf } from './LearnPage.tsx';
import './learn.css';

async function begin(game: string, id: string): Promise<Course | null> {
  const lesson = (await loadLessons(game)).find(one => one.id === id);
  return lesson ? Course.begin(game, lesson) : null;
}

export default function LessonPage({ game, id }: { game: string; id: string }) {
  // A lesson starts anew with every visit of its page.
  const course = useRef<Promise<Course | null>>(undefined);
  course.current ??= beginOnce(game, id);
  const begun = use(course.current);
  useEffect(() => () => leave(game, id), [game, id]);
  return begun ? <Taught game={game} course={begun} /> : <Nowhere />;
}

const begun = new Map<string, Promise<Course | null>>();

/** React may ask twice for a page it has not shown yet: both times it is the same lesson. */
function beginOnce(game: string, id: string): Promise<Course | null> {
  const key = `${game} ${id}`;
  const known = begun.get(key) ?? begin(game, id);
  begun.set(key, known);
  return known;
}

function leave(game: string, id: string): void {
  begun.delete(`${game} ${id}`);
}

function Taught({ game, course }: { game: string; course: Course }) {
  const text = useText(learnText);
  const { language } = useSettings();
  const { lesson, laid, session } = course;
  const progress = useSyncExternalStore(course.subscribe, course.progress);
  const moment = useMoment(session);
  const { view, viewer, legal, fresh } = moment;
  const sight = useMemo(() => sightOf(view, language, { viewer, legal }), [view, language, viewer, legal]);
  const teller = useMemo(() => tellerOf(laid, sight.scene, language), [laid, sight.scene, language]);
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
            <h2>{lesson.title[language]}</h2>
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
                <h3>{text.finished}</h3>
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
