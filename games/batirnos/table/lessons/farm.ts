/** The farm, where most lessons are set: its pieces by name, and what is done with them. */
import type { Spot } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import { namesIn } from './position.ts';

export const FARM = 'intro';
export const { unit, leader, division, hex, facing } = namesIn(FARM);

export const at = (name: string): Spot => ({ board: BOARD, cell: hex(name) });
export const march = (who: number) => ({ type: 'march', unit: who, road: false });
export const step = (to: string) => ({ type: 'step', to: hex(to) });
export const halt = (corner: string) => ({ type: 'halt', facing: facing(corner) });
export const shoot = (who: number, target: number) => ({ type: 'shoot', unit: who, target });
export const assign = (who: number, card: number, focus = false) => ({ type: 'assign', division: who, card, focus });
export const pickDivision = (who: number) => ({ type: 'pickDivision', division: who });
export const READY = { type: 'ready' };
export const END_MOVES = { type: 'endMoves' };
export const STOP_TEST = { type: 'stopTest' };
/** So many cards are drawn in the order in which the position has laid them. */
export const drawn = (count: number): number[] => Array.from({ length: count }, () => 0);
