import type { Surface } from './layout.ts';

export const SHIELD: Surface = {
  width: 100,
  height: 120,
  outline: 'M3 3H97V52C97 84 76 106 50 117.500C24 106 3 84 3 52Z',
  heart: [50, 54],
  corner: [22, 23],
  room: 84,
  taper: 1,
};

export const FLAG: Surface = {
  width: 150,
  height: 100,
  outline: 'M2.500 2.500H147.500V97.500H2.500Z',
  heart: [75, 50],
  corner: [24, 22],
  room: 80,
  taper: 0,
};

/** Hung from a crossbar, its foot cut in two tails. */
export const GONFALON: Surface = {
  width: 100,
  height: 140,
  outline: 'M3 3H97V136L50 111L3 136Z',
  heart: [50, 56],
  corner: [22, 24],
  room: 80,
  taper: 0,
};
