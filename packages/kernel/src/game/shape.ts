import type { RuleId } from '../books/rulebook.ts';

/** Seats are numbered from 0; a scenario names them. */
export type Seat = number;

/**
 * The types of one game, written once by the game; everything else is checked against them:
 * a step without a handler, an action no decision offers, an event without words do not compile.
 */
export interface Shape {
  /** The game's own plain data. */
  state: object;
  /** What a seat may know of it. */
  view: object;
  scenarios: string;
  options: object;
  /** `{ [step]: { frame: data; asks?: actions; seals?: actions } }`: a step that has neither goes on by itself. */
  steps: object;
  /** `{ [type]: data }` */
  actions: object;
  /** `{ [type]: data }` */
  events: object;
  /** `{ [reason]: data }` */
  refusals: object;
  /** What dice are rolled for. */
  rolls: string;
  /** The ways in which a match can end. */
  endings: string;
}

export type StepName<G extends Shape> = keyof G['steps'] & string;
export type ActionType<G extends Shape> = keyof G['actions'] & string;
export type EventType<G extends Shape> = keyof G['events'] & string;
export type RefusalReason<G extends Shape> = keyof G['refusals'] & string;

/** A step of the rulebook and the data it needs. Frames are public: secrets live in the state, where `view` hides them. */
export type Frame<G extends Shape, S extends StepName<G> = StepName<G>> = S extends unknown
  ? { step: S } & (G['steps'][S] extends { frame: infer F } ? F : never)
  : never;

export type Action<G extends Shape, T extends ActionType<G> = ActionType<G>> = T extends unknown
  ? { type: T } & G['actions'][T]
  : never;

/** The actions a step offers. */
export type Offered<G extends Shape, S extends StepName<G>> = (G['steps'][S] extends { asks: infer A }
  ? A
  : G['steps'][S] extends { seals: infer A }
    ? A
    : never) &
  ActionType<G>;

/** The steps that ask somebody for something. */
export type AskingStep<G extends Shape> = {
  [S in StepName<G>]: [Offered<G, S>] extends [never] ? never : S;
}[StepName<G>];

/** Actions that no step offers. */
export type Unoffered<G extends Shape> = Exclude<ActionType<G>, { [S in StepName<G>]: Offered<G, S> }[StepName<G>]>;

/** Who may know of an event. Without either, everybody, spectators too. */
export interface Audience {
  /** These seats and nobody else. */
  only?: readonly Seat[];
  /** Everybody, spectators too, but these seats. */
  except?: readonly Seat[];
}

export type GameEvent<G extends Shape, E extends EventType<G> = EventType<G>> = E extends unknown
  ? { type: E; rule: RuleId } & Audience & G['events'][E]
  : never;

/** Dice rolled: every game's, and the kernel tells of them by itself. */
export interface RollEvent<Why extends string = string> extends Audience {
  type: 'roll';
  rule: RuleId;
  why: Why;
  sides: number;
  dice: number[];
  seat?: Seat;
}

/** The end of the match. */
export interface EndEvent<Why extends string = string> {
  type: 'end';
  rule: RuleId;
  why: Why;
  winners: Seat[];
  /** By seat; `null` for one that has no score. */
  scores: (number | null)[];
}

export type Refusal<G extends Shape, R extends RefusalReason<G> = RefusalReason<G>> = R extends unknown
  ? { rule: RuleId; reason: R } & G['refusals'][R]
  : never;

/** Why the kernel itself refuses, in any game. The rule named is that of the decision (or of the ending). */
export type KernelReason =
  | 'over'
  | 'not-your-decision'
  | 'stale'
  | 'unknown-action'
  | 'malformed'
  | 'not-now'
  | 'not-offered';

/** One entry of the list behind a result: `gg.10.6.1: +2`. */
export interface Modifier {
  rule: RuleId;
  value: number;
}
