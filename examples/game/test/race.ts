/** Races for tests in a line: two horses where they are wanted, and the dice to come. */
import type { Match } from '@carroccio/kernel';
import { staged } from '@carroccio/kernel/testing';
import { palio } from '../src/index.ts';
import type { State } from '../src/shape.ts';

/** The cards of the first position are the same in every test: 16 in all. */
const CARDS: Pick<State, 'hands' | 'pile' | 'played'> = {
  hands: [
    [1, 2, 4],
    [1, 2, 3],
  ],
  pile: [1, 1, 2, 2, 3, 3, 3, 4, 4, 4],
  played: [],
};

interface Race extends Partial<State> {
  laps?: 1 | 2 | 3;
  dice?: number[];
}

/** Both riders at the rope. */
export function atTheRope({ laps = 2, dice = [], ...state }: Race = {}): Match {
  return staged(palio, { scenario: 'piazza', seats: 2, options: { laps }, state: { ...CARDS, ...state }, dice });
}

/** The first rider, with a pace, has to choose how far to ride. */
export function riding(pace: number, { laps = 2, dice = [], ...state }: Race = {}): Match {
  const stack = [{ step: 'round' }, { step: 'ride', seat: 0, pace }];
  return staged(palio, { scenario: 'piazza', seats: 2, options: { laps }, state: { ...CARDS, ...state }, stack, dice });
}

export const stateOf = (match: Match): State => {
  const { state } = match.play.position;
  if (!isState(state)) throw new Error('not a race');
  return state;
};

const isState = (state: object): state is State => 'come' in state && 'hands' in state;

export const rides = (match: Match): unknown[] => match.play.legal(0).map(({ squares }) => squares);
