import type { Exercises } from '@carroccio/table/exercise.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { keepLessonDone } from '../../keep/lessons.ts';
import { ExerciseUnderWay, type Judgement } from '../../lessons/exercise.ts';
import { useSight } from '../../match/seeing/use-sight.ts';
import { useMoment } from '../../match/use-match.ts';
import { whileOpen } from '../../match/use-open.ts';
import type { Actor } from '../../table-top/state/actor.ts';
import { TableTop } from '../../table-top/TableTop.tsx';
import { loadExercises } from '../../tables.ts';
import { exercisesText } from '../../text/exercises.ts';
import { Judged } from './Judged.tsx';
import { keptAs } from './kept-as.ts';
import '../learn/learn.css';

interface Opened {
  readonly exercises: Exercises;
  readonly underWay: ExerciseUnderWay;
}

const useExercise = whileOpen(
  async (address: string): Promise<Opened | null> => {
    const [game = '', id = ''] = address.split('/');
    const exercises = await loadExercises(game);
    const underWay = exercises && (await ExerciseUnderWay.begin(game, exercises, id));
    return exercises && underWay ? { exercises, underWay } : null;
  },
  opened => opened?.underWay.session.close(),
);

export default function ExercisePage({ game, id }: { game: string; id: string }) {
  const opened = useExercise(`${game}/${id}`);
  return opened ? <Asked game={game} {...opened} /> : <Nowhere />;
}

type Said = Judgement | 'another' | null;

function Asked({ game, exercises: { exercises, words }, underWay }: Opened & { game: string }) {
  const text = useText(exercisesText);
  const language = useLanguage();
  const { exercise, laid, session } = underWay;
  const moment = useMoment(session);
  const { sight, teller } = useSight(laid, moment.view, moment);
  const [said, setSaid] = useState<Said>(null);
  // What is shown of the odds before the answer would be the answer.
  const actor = useMemo<Actor>(() => {
    const judge = async (action: Parameters<Actor['act']>[0]): Promise<void> => {
      const judgement = await underWay.judge(action);
      setSaid(judgement ?? 'another');
      if (judgement?.right) await keepLessonDone(keptAs(game, exercise.id));
    };
    return {
      act: judge,
      actAll: async ([first]) => (first ? judge(first) : undefined),
      odds: async () => null,
      refusal: action => session.refusal(action),
    };
  }, [underWay, session, game, exercise.id]);
  const asked = words[exercise.kind]?.[language];
  const next = exercises[exercises.indexOf(exercise) + 1];
  return (
    <div className="match-page">
      <TableTop
        laid={laid}
        sight={sight}
        teller={teller}
        log={moment.log}
        fresh={moment.fresh}
        moment={String(moment.entries)}
        actor={actor}
        heading={
          <div className="lesson" aria-live="polite">
            <h1>{asked?.title}</h1>
            <p>{asked?.question}</p>
            {said === null && <p className="lesson-step">{text.answer}</p>}
            {said === 'another' && (
              <p className="refusal" role="alert">
                {text.another}
              </p>
            )}
            {said !== null && said !== 'another' && asked && (
              <Judged judgement={said} words={asked} teller={teller} rulebook={laid.game.rulebook} />
            )}
            <div className="actions">
              {next && (
                <Link className={said === null ? 'button' : 'button primary'} href={`/exercise/${game}/${next.id}`}>
                  {text.next}
                </Link>
              )}
              <Link className="button" href={`/exercises/${game}`}>
                {text.all}
              </Link>
            </div>
          </div>
        }
      />
    </div>
  );
}
