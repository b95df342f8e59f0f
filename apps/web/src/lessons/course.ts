import { type AnyAction, equal } from '@carroccio/kernel';
import { isMeant, type Lesson, type LessonStep } from '@carroccio/table/lesson.ts';
import { openLocalEngine } from '../engine/local.ts';
import { type Laid, layTable } from '../match/laid.ts';
import { Session } from '../match/session.ts';
import { fewestIn } from '../pages/new-match/wish.ts';

/** Where a learner is. */
export interface Progress {
  readonly step: number;
  /** The last thing he did was legal, but not what the lesson wanted. */
  readonly strayed: boolean;
}

/** A lesson under way: a match of its own that only goes where the lesson goes. */
export class Course {
  readonly lesson: Lesson;
  readonly laid: Laid;
  readonly session: Session;
  readonly #listeners = new Set<() => void>();
  #progress: Progress = { step: 0, strayed: false };
  #underWay = false;

  private constructor(lesson: Lesson, laid: Laid, session: Session) {
    this.lesson = lesson;
    this.laid = laid;
    this.session = session;
  }

  static async begin(game: string, lesson: Lesson): Promise<Course> {
    const laid = await layTable(game);
    const engine = openLocalEngine(game);
    const { scenario, options = {}, position } = lesson;
    const seats = fewestIn(laid.game, scenario);
    const { match } = await engine.ask('new', { game, scenario, seats, options: { ...options }, seed: lesson.id });
    await engine.ask('edit', { match, patch: position });
    const session = await Session.open({
      engine,
      match,
      kept: {
        id: `lesson ${lesson.id}`,
        game,
        scenario,
        kind: 'analysis',
        sitters: Array.from({ length: seats }, () => ({ kind: 'person' as const })),
        began: 0,
        played: 0,
        entries: 0,
        winners: null,
      },
      table: { needsSecrets: () => false },
      pace: () => 0,
      budgetMs: 0,
      asked: true,
    });
    const course = new Course(lesson, laid, session);
    await course.#prepare(lesson.steps[0]);
    return course;
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

  /** Does for the learner what the lesson wants. */
  async help(): Promise<void> {
    const wanted = this.step?.want && this.#offered(this.step.want);
    if (wanted) await this.act(wanted);
  }

  #offered(meant: NonNullable<LessonStep['want']>): AnyAction | undefined {
    const { legal, families } = this.session.moment();
    const listed = legal.find(action => equal(action, meant)) ?? legal.find(action => isMeant(action, meant));
    // What is not listed the lesson says in full.
    return listed ?? (families.some(({ type }) => type === meant.type) ? { ...meant } : undefined);
  }

  /** Goes on to the next step, which is shown when it is ready: what is pressed in the meantime is not heard. */
  async #advance(deed: () => Promise<void>): Promise<void> {
    if (this.#underWay) return;
    const next = this.#progress.step + 1;
    this.#underWay = true;
    try {
      await deed();
      await this.#prepare(this.lesson.steps[next]);
    } finally {
      this.#underWay = false;
    }
    this.#show({ step: next, strayed: false });
  }

  /** Prepares a step: the teacher's own moves, then the dice to come. */
  async #prepare(step: LessonStep | undefined): Promise<void> {
    for (const meant of step?.first ?? []) {
      const action = this.#offered(meant);
      if (!action) throw new Error(`lesson "${this.lesson.id}": nobody can ${JSON.stringify(meant)} at this step`);
      await this.session.act(action);
    }
    if (step?.dice) await this.session.scriptDice([...step.dice]);
  }

  #show(progress: Progress): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }
}
