/** Chances of two dice. */
import { at } from '@carroccio/kernel';

/** How often two dice give each total, of 36. */
export const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const WAYS_AT_MOST = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];

/** The chance that two dice give no more than this. */
export const chanceAtMost = (total: number): number =>
  at(WAYS_AT_MOST, Math.max(0, Math.min(12, Math.floor(total)))) / 36;
