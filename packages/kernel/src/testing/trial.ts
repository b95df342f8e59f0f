/** One harness for the rules of all games: a position made by hand, played on from where the rulebook's finger is. */
import type { AnyAction, AnyEvent, AnyRefusal, Game, Options } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { Play } from '../play/play.ts';

interface Laid {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  readonly seats?: number;
  readonly state: object;
  /** What is played, the first one first. */
  readonly frames: readonly { readonly step: string }[];
  /** What the next draws give, in order. */
  readonly dice?: readonly number[];
}

/** A match that stands where a test needs it. */
export const laid = ({ game, scenario, options, seats = 2, state, frames, dice = [] }: Laid): Play =>
  new Play(game, {
    scenario,
    options: { ...options },
    seats,
    state,
    stack: frames.map(frame => ({ ...frame })).reverse(),
    sealed: null,
    chance: { stream: 'sfc32', words: [1, 2, 3, 1], script: [...dice] },
    ply: 0,
    opened: 0,
    result: null,
  });

/** An event as a test looks at it, field by field. */
export type Happened = AnyEvent & Readonly<Record<string, unknown>>;

/** A match under test: who decides what, what he may do, what comes of it. Games add what they call by name. */
export class Trial {
  readonly play: Play;
  /** What the last action brought about. */
  events: AnyEvent[];
  /** What has happened since the beginning. */
  readonly chronicle: AnyEvent[] = [];

  constructor(play: Play) {
    this.play = play;
    this.events = play.settle();
    this.chronicle.push(...this.events);
  }

  /** The named step that is being decided, or null at the end. */
  get step(): string | null {
    return this.play.decision()?.step ?? null;
  }

  get seats(): readonly Seat[] {
    return this.play.decision()?.seats ?? [];
  }

  legal(type?: string, seat = this.#first): readonly AnyAction[] {
    return this.play.legal(seat).filter(action => type === undefined || action.type === type);
  }

  /** The seat that has to choose acts; refused is an error. */
  act(action: AnyAction, seat = this.#first): this {
    const { step } = this;
    const applied = this.play.apply(seat, action);
    if (!applied.ok)
      throw new Error(`${JSON.stringify(action)} is refused in ${step}: ${JSON.stringify(applied.refusal)}`);
    this.events = applied.events;
    this.chronicle.push(...applied.events);
    return this;
  }

  /** Why an action is refused; `null` when it is legal. */
  refusal(action: unknown, seat = this.#first): AnyRefusal | null {
    return this.play.explain(seat, action);
  }

  /** What happened of one kind in the last action. */
  told(type: string): Happened[] {
    return ofKind(this.events, type);
  }

  /** What has happened of one kind since the beginning. */
  ever(type: string): Happened[] {
    return ofKind(this.chronicle, type);
  }

  /** What the next draws give, after those given before. */
  dice(...results: number[]): this {
    this.play.position.chance.script.push(...results);
    return this;
  }

  get #first(): Seat {
    return this.seats[0] ?? 0;
  }
}

const ofKind = (events: readonly AnyEvent[], type: string): Happened[] =>
  events.filter((event): event is Happened => event.type === type);
