import type { TSchema } from 'typebox';
import type { Language, Rulebook, RuleId } from '../books/rulebook.ts';
import type { Fraction } from '../json/fraction.ts';
import type { Plain } from '../json/json.ts';
import type { Chance } from '../play/chance.ts';
import type { Bot } from './bot.ts';
import type { AnyEvent, AnyFrame } from './erased.ts';
import type { Described } from './family.ts';
import type { Mind } from './mind.ts';
import type { PrintedBoard } from './printed.ts';
import type {
  Action,
  ActionType,
  Audience,
  EndEvent,
  EventType,
  Frame,
  GameEvent,
  Modifier,
  Offered,
  Refusal,
  RollEvent,
  Seat,
  Shape,
  StepName,
  Unoffered,
} from './shape.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Words } from './words.ts';

/** What rules may look at when they list, explain or show. */
export interface Look<G extends Shape> {
  readonly state: G['state'];
  readonly scenario: G['scenarios'];
  readonly options: G['options'];
  /** How many seats; they are 0 to seats - 1. */
  readonly seats: number;
  others(seat: Seat): Seat[];
  /** The nearest frame of this step that waits below: the activation an order belongs to. Throws when there is none. */
  enclosing<S extends StepName<G>>(step: S): Frame<G, S>;
  /** Whether a frame of this step waits below. */
  inside(step: StepName<G>): boolean;
}

export interface Roll<G extends Shape> extends Audience {
  rule: RuleId;
  why: G['rolls'];
  /** How many dice; one without it. */
  dice?: number;
  sides: number;
  /** Whose roll it is. */
  seat?: Seat;
}

/** What rules do: change the state, roll, tell, and say what comes next. */
export interface Flow<G extends Shape> extends Look<G>, Chance {
  /** What comes next, in this order, before whatever waits already. After `end` nothing comes. */
  next(...frames: Frame<G>[]): void;
  /** Drops frames until one of this step is next: "its Order ends", "a battle ends the player's turn". */
  unwind(step: StepName<G>): void;
  emit<E extends EventType<G>>(event: GameEvent<G, E>): void;
  /** Rolls dice and tells of it. */
  roll(roll: Roll<G>): number[];
  shuffle<T>(items: T[]): T[];
  /** Something hidden was shown: nobody can take this action back without the others' consent. */
  reveal(): void;
  /** Ends the match; the first ending holds. */
  end(ending: Omit<EndEvent<G['endings']>, 'type'>): void;
}

/** A step that goes on by itself. Its frame is already off the stack when it runs. */
export interface RunningStep<G extends Shape, S extends StepName<G>> {
  rule: RuleId;
  run(flow: Flow<G>, frame: Frame<G, S>): void;
}

/**
 * One way in which the cards to come may lie, as far as a seat can tell: its exact likelihood, and what it makes of a
 * copy of the state. The likelihoods of all cases add up to one.
 */
export interface Case<State extends object = object> {
  readonly likelihood: Fraction;
  lay(state: State): void;
}

/** What an action hangs on: the modifiers that bear on its roll, and the event that tells how it came out. */
export interface Stakes<E extends string = string, State extends object = object, F = AnyFrame, T = AnyEvent> {
  modifiers: Modifier[];
  until?: E;
  /** Where one question is asked ("does he rally?"): whether what happened is the yes. */
  succeeds?(told: readonly T[]): boolean;
  /** Where cards decide: how those that will be drawn may lie. Without it everything lies as it does. */
  cases?: readonly Case<State>[];
  /** What is worked out in place of the action, to its end, where others decide before it comes to that. */
  instead?: readonly F[];
}

/**
 * Why an action that chance follows has no odds: what decides is hidden from the seat (`hidden`), others choose before
 * it comes to the dice (`others`), or the dice belong to the sequence of play that goes on, not to the choice
 * (`sequence`).
 */
export type Unforeseen = 'hidden' | 'others' | 'sequence';

export type StakesOf<G extends Shape> = Stakes<EventType<G>, G['state'], Frame<G>, Told<G>>;

/** What is done with an action of one kind, and what hangs on it. */
interface Taking<G extends Shape, S extends StepName<G>, T extends ActionType<G>> {
  take(flow: Flow<G>, frame: Frame<G, S>, seat: Seat, action: Action<G, T>): void;
  /**
   * Present where what follows is decided by dice and open information alone: the kernel then works out the
   * exact odds by playing every result, up to the next decision or to the first event named by `until`. Where chance
   * follows and there can be none, the reason: the generic suite finds an action that chance follows and that says
   * neither. `null` where this very action hangs on nothing.
   */
  odds?(look: Look<G>, frame: Frame<G, S>, seat: Seat, action: Action<G, T>): StakesOf<G> | Unforeseen | null;
}

/** One kind of action a decision offers, every one of which can be named. */
export interface Listing<G extends Shape, S extends StepName<G>, T extends ActionType<G>> extends Taking<G, S, T> {
  /** Every legal action of this kind, and only these. */
  list(look: Look<G>, frame: Frame<G, S>, seat: Seat): readonly Action<G, T>[];
  /** Why a well-formed action that is not listed is refused. */
  why?(look: Look<G>, frame: Frame<G, S>, seat: Seat, action: Action<G, T>): Refusal<G> | undefined;
}

/** One kind of action with more members than anybody would list: a sum of money, a set of men, a whole deal. */
export interface Family<G extends Shape, S extends StepName<G>, T extends ActionType<G>> extends Taking<G, S, T> {
  /** Why a well-formed action is not one of these; `null` when it is. */
  contains(look: Look<G>, frame: Frame<G, S>, seat: Seat, action: Action<G, T>): Refusal<G> | null;
  /** What can be chosen, for whoever shows it: nothing where there is no member. */
  describe(look: Look<G>, frame: Frame<G, S>, seat: Seat): readonly Described[];
  /** How many are described, where that is found sooner than what they are: to draw one, nobody needs more. */
  many?(look: Look<G>, frame: Frame<G, S>, seat: Seat): number;
  /** Any member, each of them possible; asked only where something is described. */
  draw(look: Look<G>, frame: Frame<G, S>, seat: Seat, chance: Chance): Action<G, T>;
}

/** One kind of action a decision offers. */
export type Offer<G extends Shape, S extends StepName<G>, T extends ActionType<G>> = Listing<G, S, T> | Family<G, S, T>;

/** A step that asks. Its frame is off the stack when the action is taken; to ask again, push it again. */
export interface AskingStepHandler<G extends Shape, S extends StepName<G>> {
  rule: RuleId;
  /** The rule the decision is made by, where it differs from case to case; without it, `rule`. */
  cites?(look: Look<G>, frame: Frame<G, S>): RuleId;
  /** Who must choose; the first of them to act decides. Nobody: the step is skipped. */
  seats(look: Look<G>, frame: Frame<G, S>): readonly Seat[];
  /**
   * Whether what it offers hangs on what everybody may know alone: then the machine may take the only action there is,
   * and nobody learns anything by it.
   */
  open?: true;
  /** Where that holds but for some cases: whether this is one of them. Everybody may know that it is. */
  hides?(look: Look<G>, frame: Frame<G, S>): boolean;
  /** Who may act as well, though nobody waits for them: offers of a deal in somebody else's turn. */
  invites?(look: Look<G>, frame: Frame<G, S>): readonly Seat[];
  offers: { [T in Offered<G, S>]: Offer<G, S, T> };
}

/** What a secret choice hangs on once it is opened; always `instead`, since it does nothing by itself. */
interface SealedTaking<G extends Shape, S extends StepName<G>, T extends ActionType<G>> {
  odds?(look: Look<G>, frame: Frame<G, S>, seat: Seat, action: Action<G, T>): StakesOf<G> | Unforeseen | null;
}

/** One kind of action of a secret choice; `chosen` is what the seat has already chosen in this decision. */
export interface SealedListing<G extends Shape, S extends StepName<G>, T extends ActionType<G>>
  extends SealedTaking<G, S, T> {
  list(look: Look<G>, frame: Frame<G, S>, seat: Seat, chosen: readonly Action<G>[]): readonly Action<G, T>[];
  why?(
    look: Look<G>,
    frame: Frame<G, S>,
    seat: Seat,
    action: Action<G, T>,
    chosen: readonly Action<G>[],
  ): Refusal<G> | undefined;
}

/** A kind of secret choice with more members than anybody would list. */
export interface SealedFamily<G extends Shape, S extends StepName<G>, T extends ActionType<G>>
  extends SealedTaking<G, S, T> {
  contains(
    look: Look<G>,
    frame: Frame<G, S>,
    seat: Seat,
    action: Action<G, T>,
    chosen: readonly Action<G>[],
  ): Refusal<G> | null;
  describe(look: Look<G>, frame: Frame<G, S>, seat: Seat, chosen: readonly Action<G>[]): readonly Described[];
  draw(look: Look<G>, frame: Frame<G, S>, seat: Seat, chance: Chance, chosen: readonly Action<G>[]): Action<G, T>;
}

export type SealedOffer<G extends Shape, S extends StepName<G>, T extends ActionType<G>> =
  | SealedListing<G, S, T>
  | SealedFamily<G, S, T>;

/** A step in which seats choose in secret at the same time. The kernel keeps the choices until all have chosen. */
export interface SealedStepHandler<G extends Shape, S extends StepName<G>> {
  rule: RuleId;
  /** The rule the decision is made by, where it differs from case to case; without it, `rule`. */
  cites?(look: Look<G>, frame: Frame<G, S>): RuleId;
  seats(look: Look<G>, frame: Frame<G, S>): readonly Seat[];
  offers: { [T in Offered<G, S>]: SealedOffer<G, S, T> };
  /** Whether the seat has chosen all it has to; without it, one action is enough. */
  done?(look: Look<G>, frame: Frame<G, S>, seat: Seat, chosen: readonly Action<G>[]): boolean;
  /** All have chosen: `choices[seat]` is what each did, empty for seats that were not asked. */
  reveal(flow: Flow<G>, frame: Frame<G, S>, choices: readonly (readonly Action<G, Offered<G, S>>[])[]): void;
}

export type Steps<G extends Shape> = {
  [S in StepName<G>]: G['steps'][S] extends { asks: string }
    ? AskingStepHandler<G, S>
    : G['steps'][S] extends { seals: string }
      ? SealedStepHandler<G, S>
      : RunningStep<G, S>;
};

export interface ScenarioSpec {
  /** Names of the seats (words in `text`), in seat order; as many as can play at most. */
  seats: readonly string[];
  /** How many must play at least; without it, all. */
  min?: number;
}

export type OptionValue = string | number | boolean;

export interface OptionSpec<V = OptionValue> {
  /** The rule that leaves the choice open. */
  rule: RuleId;
  values: readonly V[];
  default: V;
  /** The scenarios it belongs to; without it, all. */
  scenarios?: readonly string[];
}

export interface SetupCall<G extends Shape> {
  scenario: G['scenarios'];
  options: G['options'];
  seats: number;
  chance: Chance;
}

export interface Opening<G extends Shape> {
  state: G['state'];
  /** The frames to begin with, first one first. */
  frames: Frame<G>[];
}

export interface GameDefinition<G extends Shape> {
  rulebook: Rulebook;
  /** Of the rules as coded here: a fix that changes outcomes bumps it. */
  version: number;
  scenarios: { [S in G['scenarios']]: ScenarioSpec };
  options: { [O in keyof G['options']]: OptionSpec<G['options'][O]> };
  /** The data of each kind of action, without its `type`. */
  actions: { [T in ActionType<G>]: TSchema };
  steps: Steps<G>;
  /** Nothing is hidden from anybody in this game: every step is open. */
  open?: true;
  setup(call: SetupCall<G>): Opening<G>;
  /** What this seat may know; `null` is a spectator. */
  view(look: Look<G>, seat: Seat | null): G['view'];
  /** Redraws, in place, everything in the state that the seat cannot know; its view must not change. */
  resample(look: Look<G>, seat: Seat, chance: Chance): void;
  /** What must always be true and is not. */
  invariants?(look: Look<G>): string[];
  /** A deep copy of the state, where a hand-written one is worth it. */
  clone?(state: G['state']): G['state'];
  /** The board as text, for the terminal; plain lines where there is no map to scroll. */
  print?(view: G['view'], scene: Scene<G>, language: Language): PrintedBoard | string;
  text: Readonly<Record<Language, Words<G>>>;
  /**
   * The fields of an event that tell how it came about (totals, modifiers, cards turned) and not what it does to the
   * pieces; `true` where the whole event tells nothing else. Odds are merged without them.
   */
  details?: { readonly [E in EventType<G>]?: true | readonly ('rule' | (keyof G['events'][E] & string))[] };
  /** Whether a rule can be in force in this scenario at all; without it, every rule can. */
  belongs?(rule: RuleId, scenario: G['scenarios']): boolean;
  /** What has happened so far as a page of chronicle in prose, a string a paragraph. */
  chronicle?(told: readonly Told<G>[], scene: Scene<G>, language: Language): string[];
  /** What a match came to, each figure with a value for every seat; its name is in the words. For comparing matches. */
  figures?(told: readonly Told<G>[], scene: Scene<G>): Record<string, number[]>;
  /** What its numbers mean to a stranger: everything printed, and which field names which of it. */
  vocabulary?: Vocabulary<Scene<G>, G['view']>;
  /** The game's own bots, weakest first; every game also has the random player. */
  bots?: readonly Bot[];
  /** What its best opponent searches with. */
  mind?: Mind;
}

/** All that a game's matches tell: its own events, dice rolled, the end. */
export type Told<G extends Shape> = GameEvent<G> | RollEvent<G['rolls']> | EndEvent<G['endings']>;

/** What never changes in a match: words may need it to find a name. */
export interface Scene<G extends Shape> {
  scenario: G['scenarios'];
  options: G['options'];
  /** The name of each seat in play, as the scenario gives it. */
  seatNames: readonly string[];
}

/** Compile errors for what the mapped types alone cannot see. */
export type Complete<G extends Shape> = ([Unoffered<G>] extends [never]
  ? unknown
  : { 'no step offers these actions': Unoffered<G> }) &
  (G['state'] extends Plain<G['state']> ? unknown : { 'state must be plain JSON data': never });
