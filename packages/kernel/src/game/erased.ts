/**
 * A game with its own types forgotten: what the machine, the engine and the bots hold.
 * `defineGame` is the one door from a game's types to these.
 */

import type { RuleId } from '../books/rulebook.ts';
import type {
  AskingStepHandler,
  Complete,
  Flow,
  GameDefinition,
  Look,
  Offer,
  OptionValue,
  Roll,
  RunningStep,
  SealedOffer,
  SealedStepHandler,
  Told,
} from './game.ts';
import type { Action, Frame, GameEvent, Refusal, Seat, Shape } from './shape.ts';
import type { Words } from './words.ts';

export type Options = Record<string, OptionValue>;

type Fields = Record<string, unknown>;

/** Any game: every name is a word, all data are fields. */
export type AnyShape = {
  state: object;
  view: object;
  scenarios: string;
  options: Options;
  steps: Record<string, { frame: Fields; asks: string }>;
  actions: Record<string, Fields>;
  events: Record<string, Fields>;
  refusals: Record<string, Fields>;
  rolls: string;
  endings: string;
};

/** Not `Scene<AnyShape>`: the scene of a game, whose names are its own, is one of these. */
export interface AnyScene {
  scenario: string;
  options: Options;
  seatNames: readonly string[];
}

export type AnyFrame = Frame<AnyShape>;
export type AnyAction = Action<AnyShape>;
export type AnyGameEvent = GameEvent<AnyShape>;
export type AnyRefusal = Refusal<AnyShape>;
/** What `apply` tells: the game's own events, dice rolled, the end. */
export type AnyEvent = Told<AnyShape>;
/** What the machine did because nothing else could be done: told before all that came of it. */
export type ForcedEvent = { type: 'forced'; rule: RuleId; seat: Seat; action: AnyAction };
export type AnyLook = Look<AnyShape>;
export type AnyFlow = Flow<AnyShape>;
export type AnyRoll = Roll<AnyShape>;
export type AnyWords = Words<AnyShape>;

export type AnyRunningStep = RunningStep<AnyShape, string>;
export type AnyOffer = Offer<AnyShape, string, string>;
export type AnyAskingStep = AskingStepHandler<AnyShape, string>;
export type AnySealedOffer = SealedOffer<AnyShape, string, string>;
export type AnySealedStep = SealedStepHandler<AnyShape, string>;
export type AnyStep = AnyRunningStep | AnyAskingStep | AnySealedStep;

export const runs = (step: AnyStep): step is AnyRunningStep => 'run' in step;
export const seals = (step: AnyStep): step is AnySealedStep => 'reveal' in step;

/** Which of its steps ask, seal or run is known only where its types are. */
export interface Game extends Omit<GameDefinition<AnyShape>, 'steps'> {
  steps: Readonly<Record<string, AnyStep>>;
}

/** Checks a game against its types and forgets them. */
export function defineGame<G extends Shape>(definition: GameDefinition<G> & Complete<G>): Game;
export function defineGame(definition: Game): Game {
  return definition;
}
