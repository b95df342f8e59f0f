/** What the lessons of Montemaggiore call things, and the actions they ask for. */
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import { namesIn } from './position.ts';

export const MONTEMAGGIORE = 'montemaggiore';
const { unit, hex } = namesIn(MONTEMAGGIORE);

export { hex, unit };

export const at = (name: string): Spot => ({ board: FIELD, cell: hex(name) });
export const step = (name: string) => ({ type: 'step', to: hex(name) });
export const shoot = (id: string) => ({ type: 'shoot', unit: unit(id) });
export const fireAt = (id: string) => ({ type: 'fireAt', target: unit(id) });
export const move = (id: string) => ({ type: 'move', unit: unit(id) });
export const HOLD = { type: 'hold' };
export const END_MOVES = { type: 'endMoves' };
