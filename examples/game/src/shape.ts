/** The types of the game: everything else is checked against them. */
import Type, { type Static } from 'typebox';
import type { ScenarioId } from './scenarios/index.ts';

const closed = { additionalProperties: false };

export const actions = {
  spur: Type.Object({ card: Type.Integer() }, closed),
  rein: Type.Object({}, closed),
  ride: Type.Object({ squares: Type.Integer() }, closed),
};

export interface State {
  round: number;
  /** How many squares each horse has come since the start. */
  come: number[];
  /** Whose rider lies in the dust and sits out the next round. */
  fallen: boolean[];
  hands: number[][];
  /** Cards nobody holds, in no order: each one dealt is drawn at random. */
  pile: number[];
  played: number[];
}

/** What a seat may know: its own hand, and how many cards the others hold. */
export interface View extends Omit<State, 'hands' | 'pile'> {
  hand: number[];
  held: number[];
  pile: number;
}

export type Palio = {
  state: State;
  view: View;
  scenarios: ScenarioId;
  options: { laps: 1 | 2 | 3 };
  steps: {
    round: { frame: object };
    rope: { frame: object; seals: 'spur' | 'rein' };
    gallop: { frame: { seat: number; card: number } };
    ride: { frame: { seat: number; pace: number }; asks: 'ride' };
    curve: { frame: { seat: number; squares: number; curve: number } };
  };
  actions: { [T in keyof typeof actions]: Static<(typeof actions)[T]> };
  events: {
    dealt: { seat: number; cards: number[] };
    began: { round: number };
    laid: { seat: number; card: number };
    remounted: { seat: number };
    paced: { seat: number; pace: number };
    hemmed: { seat: number };
    turned: { seat: number; squares: number; fell: boolean };
    rode: { seat: number; squares: number };
  };
  refusals: {
    notInHand: { card: number };
    notYourRide: { seat: number };
    beyondPace: { fewest: number; most: number };
    taken: { by: number };
  };
  rolls: 'pace' | 'curve';
  endings: 'finish' | 'dusk';
};
