import { type AnyAction, type Exercise, equal, type Figure, figureOf, type Odds } from '@carroccio/kernel';
import type { Exercises } from '@carroccio/table/exercise.ts';
import { openLocalEngine } from '../engine/local.ts';
import { type Laid, layTable } from '../match/laid.ts';
import type { Session } from '../match/session.ts';
import { openToLearn } from './session.ts';

/** What the engine says of an answer: every choice with its figure, the best first, and why the best is what it is. */
export interface Judgement {
  readonly answer: AnyAction;
  readonly figures: readonly Figure[];
  readonly right: boolean;
  readonly bestOdds: Odds;
}

/** An exercise on the table: a position, a question, and the engine that judges. */
export class ExerciseUnderWay {
  readonly exercise: Exercise;
  readonly laid: Laid;
  readonly session: Session;
  readonly #question: Exercises['kinds'][string];

  private constructor(exercise: Exercise, question: Exercises['kinds'][string], laid: Laid, session: Session) {
    this.exercise = exercise;
    this.laid = laid;
    this.session = session;
    this.#question = question;
  }

  static async begin(
    game: string,
    { kinds, exercises }: Exercises,
    id: string,
    open = openLocalEngine,
  ): Promise<ExerciseUnderWay | null> {
    const exercise = exercises.find(one => one.id === id);
    const question = exercise && kinds[exercise.kind];
    if (!exercise || !question) return null;
    const laid = await layTable(game);
    return new ExerciseUnderWay(exercise, question, laid, await openToLearn(open(game), { ...exercise, game }));
  }

  /** The choices the question is about. */
  choices(): readonly AnyAction[] {
    return this.session.moment().legal.filter(({ type }) => type === this.#question.takes);
  }

  /** What the engine says of an answer; `null` where the question is not about it, or its odds are not known. */
  async judge(answer: AnyAction): Promise<Judgement | null> {
    if (answer.type !== this.#question.takes) return null;
    const judged: (Figure & { odds: Odds })[] = [];
    for (const action of this.choices()) {
      const odds = await this.session.odds(action);
      const figure = odds && figureOf(this.#question, action, odds);
      if (odds === null || figure === null) return null;
      judged.push({ action, figure, odds });
    }
    judged.sort((one, other) => other.figure - one.figure);
    const [best] = judged;
    if (!best) return null;
    return { answer, figures: judged, right: equal(answer, best.action), bestOdds: best.odds };
  }
}
