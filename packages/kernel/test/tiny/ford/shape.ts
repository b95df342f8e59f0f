import type { Static } from 'typebox';
import Type from 'typebox';

export const actions = {
  march: Type.Object({ unit: Type.Integer() }, { additionalProperties: false }),
  charge: Type.Object({ unit: Type.Integer(), target: Type.Integer() }, { additionalProperties: false }),
  rest: Type.Object({}, { additionalProperties: false }),
  brace: Type.Object({}, { additionalProperties: false }),
  counter: Type.Object({}, { additionalProperties: false }),
  fallBack: Type.Object({}, { additionalProperties: false }),
  standFast: Type.Object({}, { additionalProperties: false }),
  advance: Type.Object({}, { additionalProperties: false }),
  hold: Type.Object({}, { additionalProperties: false }),
};
type Actions = { [T in keyof typeof actions]: Static<(typeof actions)[T]> };

export interface Soldier {
  seat: number;
  cell: number;
  hits: number;
}

export interface FordState {
  length: number;
  turn: number;
  /** A dead soldier's place stays, `null`, so that numbers keep their meaning. */
  units: (Soldier | null)[];
}

export type Ford = {
  state: FordState;
  view: FordState;
  scenarios: 'ford' | 'footbridge';
  options: { fierce: boolean };
  steps: {
    turn: { frame: { seat: number }; asks: 'march' | 'charge' | 'rest' };
    charge: { frame: { unit: number; target: number } };
    reaction: { frame: { unit: number; target: number }; asks: 'brace' | 'counter' };
    morale: { frame: { unit: number } };
    clash: { frame: { unit: number; target: number; bonus: number; counters: boolean } };
    retreat: { frame: { unit: number; from: number }; asks: 'fallBack' | 'standFast' };
    advance: { frame: { unit: number; to: number }; asks: 'advance' | 'hold' };
    turnEnd: { frame: { seat: number } };
  };
  actions: Actions;
  events: {
    marched: { unit: number; to: number };
    charged: { unit: number; target: number };
    reacted: { unit: number; how: 'brace' | 'counter' };
    balked: { unit: number };
    hit: { unit: number; dead: boolean };
    parried: { unit: number };
    retreated: { unit: number; to: number };
    advanced: { unit: number; to: number };
  };
  refusals: {
    occupied: { cell: number };
    notYours: { unit: number };
    outOfReach: { distance: number };
  };
  rolls: 'morale' | 'clash';
  endings: 'crossed' | 'destroyed' | 'nightfall';
};
