/** What the lessons at Campaldino call things, and the actions they ask for. */
import type { Spot } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import { namesIn } from './position.ts';

export const CAMPALDINO = 'campaldino';
const { unit, battaglia, hex, facing } = namesIn(CAMPALDINO);

export { battaglia, hex, unit };

export const at = (name: string): Spot => ({ board: BOARD, cell: hex(name) });
export const activate = (id: string) => ({ type: 'activate', battaglia: battaglia(id) });
export const order = (kind: string, id: string) => ({ type: 'order', order: kind, unit: unit(id) });
export const step = (to: string) => ({ type: 'step', to: hex(to) });
export const turn = (corner: string) => ({ type: 'turn', facing: facing(corner) });
export const face = (corner: string) => ({ type: 'face', facing: facing(corner) });
export const attack = (id: string) => ({ type: 'attack', target: unit(id) });
export const combat = (target: string, lead: string) => ({ type: 'combat', target: unit(target), lead: unit(lead) });
export const fireAt = (target: string, corner: string) => ({
  type: 'fireAt',
  target: unit(target),
  facing: facing(corner),
});
export const STOP = { type: 'stop' };
export const HOLD = { type: 'hold' };
export const END_ORDERS = { type: 'endOrders' };
