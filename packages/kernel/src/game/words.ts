import type { Json } from '../json/json.ts';
import type { Scene } from './game.ts';
import type {
  Action,
  ActionType,
  AskingStep,
  EventType,
  Frame,
  GameEvent,
  Refusal,
  RefusalReason,
  Shape,
} from './shape.ts';

/** A field of a family in words. */
export interface FieldWords<S> {
  label: string;
  /** What one of its values is called, where it is not a number of something; without it, the value itself. */
  value?(value: Json, scene: S): string;
}

/** All that a player reads of a game in one language. Words are functions of typed data; the rules hold none. */
export interface Words<G extends Shape> {
  /** One sentence on what the game is. */
  about: string;
  scenarios: { [S in G['scenarios']]: { title: string; about: string } };
  /** By the seats' names in the scenarios. */
  seats: Record<string, string>;
  options: { [O in keyof G['options']]: { label: string; values: Record<string, string> } };
  /** What the seat is asked. */
  steps: { [S in AskingStep<G>]: (frame: Frame<G, S>, scene: Scene<G>) => string };
  actions: { [T in ActionType<G>]: (action: Action<G, T>, scene: Scene<G>) => string };
  events: { [E in EventType<G>]: (event: GameEvent<G, E>, scene: Scene<G>) => string };
  /** What an event would do, as one of the things that may come of a choice; without it, the event's own sentence. */
  outcomes?: { [E in EventType<G>]?: (event: GameEvent<G, E>, scene: Scene<G>) => string };
  refusals: { [R in RefusalReason<G>]: (refusal: Refusal<G, R>, scene: Scene<G>) => string };
  /** "Shock", "Continuum of Vieri": what dice were rolled for. */
  rolls: { [R in G['rolls']]: string };
  /** Why the match ended. */
  endings: { [E in G['endings']]: string };
  /** The fields of families, by their names. */
  fields?: Record<string, FieldWords<Scene<G>>>;
  /** The names of the game's figures, if it has any. */
  figures?: Record<string, string>;
}
