import { type AnyAction, equal } from '@carroccio/kernel';
import { isMeant, type Lesson, type LessonStep, type Meant } from '@carroccio/table/lesson.ts';
import { openLocalEngine } from '../engine/local.ts';
import { type Laid, layTable } from '../match/laid.ts';
import type { Session } from '../match/session.ts';
import { fewestIn } from '../pages/new-match/wish.ts';
import { openToLearn } from './session.ts';

/** Where a learner is. */
export interface Progress {
  readonly step: number;
  /** The last thing he did was legal, but not what the lesson wanted. */
  readonly strayed: boolean;
}

/** A lesson under way: a match of its own that only goes where the lesson goes. */
export class LessonUnderWay {
  readonly lesson: Lesson;
  readonly laid: Laid;
  readonly session: Session;
  readonly #listeners = new Set<() => void>();
  #progress: Progress = { step: 0, strayed: false };
  #busy = false;
  /** How long the match's history was when each step began. */
  readonly #begun: number[] = [];

  private constructor(lesson: Lesson, laid: Laid, session: Session) {
    this.lesson = lesson;
    this.laid = laid;
    this.session = session;
  }

  /** Begins at a step: what comes before it is done as the lesson wants it. */
  static async begin(game: string, lesson: Lesson, step = 0, open = openLocalEngine): Promise<LessonUnderWay> {
    const laid = await layTable(game);
    const seats = fewestIn(laid.game, lesson.scenario);
    const session = await openToLearn(open(game), { ...lesson, game, seats });
    const underWay = new LessonUnderWay(lesson, laid, session);
    await underWay.#prepare(0);
    while (underWay.#progress.step < Math.min(step, lesson.steps.length - 1)) await underWay.help();
    return underWay;
  }

  readonly progress = (): Progress => this.#progress;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get step(): LessonStep | null {
    return this.lesson.steps[this.#progress.step] ?? null;
  }

  /** The learner has read and goes on. */
  async read(): Promise<void> {
    if (this.step && !this.step.want) await this.#advance(async () => undefined);
  }

  /** The learner wants the step before once more: what was done since is taken back. */
  async back(): Promise<void> {
    const step = this.#progress.step - 1;
    const begun = this.#begun[step];
    if (this.#busy || begun === undefined) return;
    this.#busy = true;
    try {
      while ((await this.session.record()).history.length > begun) await this.session.back();
    } finally {
      this.#busy = false;
    }
    this.#show({ step, strayed: false });
  }

  /** The learner does something: what the lesson wants is done, anything else is answered with a hint. */
  async act(action: AnyAction): Promise<void> {
    const { step } = this;
    if (!step?.want) return;
    if (!isMeant(action, step.want)) {
      this.#show({ ...this.#progress, strayed: true });
      return;
    }
    await this.#advance(() => this.session.act(action));
  }

  /** Does for the learner what the step wants, reading included. */
  async help(): Promise<void> {
    const { step } = this;
    if (!step) return;
    if (!step.want) return this.read();
    await this.act(this.#offered(step.want));
  }

  #offered(meant: Meant): AnyAction {
    const { legal, families } = this.session.moment();
    const listed = legal.find(action => equal(action, meant)) ?? legal.find(action => isMeant(action, meant));
    if (listed) return listed;
    // What is not listed the lesson says in full.
    if (families.some(({ type }) => type === meant.type)) return { ...meant };
    throw new Error(`lesson "${this.lesson.id}": nobody can ${JSON.stringify(meant)} at this step`);
  }

  /** Goes on to the next step, which is shown when it is ready: what is pressed in the meantime is not heard. */
  async #advance(deed: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    const next = this.#progress.step + 1;
    this.#busy = true;
    try {
      await deed();
      await this.#prepare(next);
    } finally {
      this.#busy = false;
    }
    this.#show({ step: next, strayed: false });
  }

  /** Prepares a step: the teacher's own moves, then the dice to come. */
  async #prepare(number: number): Promise<void> {
    const step = this.lesson.steps[number];
    for (const meant of step?.first ?? []) await this.session.act(this.#offered(meant));
    if (step?.dice) await this.session.scriptDice([...step.dice]);
    this.#begun[number] = (await this.session.record()).history.length;
  }

  #show(progress: Progress): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }
}
