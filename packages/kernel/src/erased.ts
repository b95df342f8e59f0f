/**
 * A game with its own types forgotten: what the machine, the engine and the bots hold.
 * `defineGame` is the one door from a game's types to these.
 */
import type { TSchema } from 'typebox';
import type { Bot } from './bot.ts';
import type { Chance } from './chance.ts';
import type { Complete, GameDefinition, OptionSpec, OptionValue, ScenarioSpec, Stakes, Unforeseen } from './game.ts';
import type { Language, Rulebook, RuleId } from './rulebook.ts';
import type { Audience, EndEvent, RollEvent, Seat, Shape } from './shape.ts';

export interface AnyFrame {
  step: string;
  [field: string]: unknown;
}

export interface AnyAction {
  type: string;
  [field: string]: unknown;
}

export interface AnyGameEvent extends Audience {
  type: string;
  rule: RuleId;
  [field: string]: unknown;
}

export interface AnyRefusal {
  rule: RuleId;
  reason: string;
  [field: string]: unknown;
}

/** What `apply` tells: the game's own events, dice rolled, the end. */
export type AnyEvent = AnyGameEvent | RollEvent | EndEvent;

export type Options = Record<string, OptionValue>;

export interface AnyScene {
  scenario: string;
  options: Options;
  seatNames: readonly string[];
}

export interface AnyLook {
  readonly state: object;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: number;
  others(seat: Seat): Seat[];
  enclosing(step: string): AnyFrame;
  inside(step: string): boolean;
}

export interface AnyRoll extends Audience {
  rule: RuleId;
  why: string;
  dice?: number;
  sides: number;
  seat?: Seat;
}

export interface AnyFlow extends AnyLook, Chance {
  next(...frames: AnyFrame[]): void;
  unwind(step: string): void;
  emit(event: AnyGameEvent): void;
  roll(roll: AnyRoll): number[];
  shuffle<T>(items: T[]): T[];
  reveal(): void;
  end(ending: Omit<EndEvent, 'type'>): void;
}

export interface AnyRunningStep {
  rule: RuleId;
  run(flow: AnyFlow, frame: AnyFrame): void;
}

export interface AnyOffer {
  list(look: AnyLook, frame: AnyFrame, seat: Seat): readonly AnyAction[];
  why?(look: AnyLook, frame: AnyFrame, seat: Seat, action: AnyAction): AnyRefusal | undefined;
  take(flow: AnyFlow, frame: AnyFrame, seat: Seat, action: AnyAction): void;
  odds?(look: AnyLook, frame: AnyFrame, seat: Seat, action: AnyAction): Stakes | Unforeseen | null;
}

export interface AnyAskingStep {
  rule: RuleId;
  cites?(look: AnyLook, frame: AnyFrame): RuleId;
  seats(look: AnyLook, frame: AnyFrame): readonly Seat[];
  invites?(look: AnyLook, frame: AnyFrame): readonly Seat[];
  offers: Readonly<Record<string, AnyOffer>>;
}

export interface AnySealedOffer {
  list(look: AnyLook, frame: AnyFrame, seat: Seat, chosen: readonly AnyAction[]): readonly AnyAction[];
  why?(
    look: AnyLook,
    frame: AnyFrame,
    seat: Seat,
    action: AnyAction,
    chosen: readonly AnyAction[],
  ): AnyRefusal | undefined;
  odds?(look: AnyLook, frame: AnyFrame, seat: Seat, action: AnyAction): Stakes | Unforeseen | null;
}

export interface AnySealedStep {
  rule: RuleId;
  cites?(look: AnyLook, frame: AnyFrame): RuleId;
  seats(look: AnyLook, frame: AnyFrame): readonly Seat[];
  offers: Readonly<Record<string, AnySealedOffer>>;
  done?(look: AnyLook, frame: AnyFrame, seat: Seat, chosen: readonly AnyAction[]): boolean;
  reveal(flow: AnyFlow, frame: AnyFrame, choices: readonly (readonly AnyAction[])[]): void;
}

export type AnyStep = AnyRunningStep | AnyAskingStep | AnySealedStep;

export const runs = (step: AnyStep): step is AnyRunningStep => 'run' in step;
export const seals = (step: AnyStep): step is AnySealedStep => 'reveal' in step;

export interface AnyWords {
  about: string;
  scenarios: Readonly<Record<string, { title: string; about: string }>>;
  seats: Readonly<Record<string, string>>;
  options: Readonly<Record<string, { label: string; values: Record<string, string> }>>;
  steps: Readonly<Record<string, (frame: AnyFrame, scene: AnyScene) => string>>;
  actions: Readonly<Record<string, (action: AnyAction, scene: AnyScene) => string>>;
  events: Readonly<Record<string, (event: AnyGameEvent, scene: AnyScene) => string>>;
  outcomes?: Readonly<Record<string, ((event: AnyGameEvent, scene: AnyScene) => string) | undefined>>;
  refusals: Readonly<Record<string, (refusal: AnyRefusal, scene: AnyScene) => string>>;
  rolls: Readonly<Record<string, string>>;
  endings: Readonly<Record<string, string>>;
  figures?: Readonly<Record<string, string>>;
}

export interface Game {
  rulebook: Rulebook;
  version: number;
  scenarios: Readonly<Record<string, ScenarioSpec>>;
  options: Readonly<Record<string, OptionSpec>>;
  actions: Readonly<Record<string, TSchema>>;
  steps: Readonly<Record<string, AnyStep>>;
  setup(call: { scenario: string; options: Options; seats: number; chance: Chance }): {
    state: object;
    frames: AnyFrame[];
  };
  view(look: AnyLook, seat: Seat | null): object;
  resample(look: AnyLook, seat: Seat, chance: Chance): void;
  invariants?(look: AnyLook): string[];
  clone?(state: object): object;
  print?(view: object, scene: AnyScene, language: Language): string;
  text: Readonly<Record<Language, AnyWords>>;
  details?: Readonly<Record<string, true | readonly string[] | undefined>>;
  belongs?(rule: RuleId, scenario: string): boolean;
  chronicle?(told: readonly AnyEvent[], scene: AnyScene, language: Language): string[];
  figures?(told: readonly AnyEvent[], scene: AnyScene): Record<string, number[]>;
  bots?: readonly Bot[];
}

/** Checks a game against its types and forgets them. */
export function defineGame<G extends Shape>(definition: GameDefinition<G> & Complete<G>): Game;
export function defineGame(definition: Game): Game {
  return definition;
}
