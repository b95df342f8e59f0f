/** One unit under one Order, for tests of moving, turning and shooting. */
import { type AnyAction, at, type Frame, type Modifier, oddsOf } from '@carroccio/kernel';
import type { Guelphs, OrderKind } from '../src/shape.ts';
import { DISRUPTED, FIRED } from '../src/state.ts';
import { orders } from './activations.ts';
import type { Position, Table } from './position.ts';

/** The Capitano, who stands with the unit, has just given it this Order. */
export function ordered(p: Position, battaglia: string, order: OrderKind, unit: string, dice: number[] = []): Table {
  const capitano = at(p.state.capitani, p.battaglia(battaglia));
  if (capitano.cell < 0) capitano.cell = at(p.state.cell, p.unit(unit));
  p.state.active = p.battle.roster.units[p.unit(unit)]?.side ?? 0;
  return p.play(orders(p, battaglia), dice).act({ type: 'order', order, unit: p.unit(unit) });
}

/** One step of the sequence of play by itself. */
export const alone = (p: Position, frame: Frame<Guelphs>, dice: number[] = []): Table =>
  p.play([frame, { step: 'continuing' }], dice);

/** Steps through these hexes, turning where a corner is named, without stopping. */
export function march(table: Table, ...way: string[]): Table {
  const p = table.position;
  for (const one of way)
    table.act(/\d/.test(one) ? { type: 'step', to: p.hex(one) } : { type: 'turn', facing: p.facing(one) });
  return table;
}

export const stop = (table: Table): Table => table.act({ type: 'stop' });
export const hold = (table: Table): Table => table.act({ type: 'hold' });

/** The hexes that actions of this kind lead to, by name. */
export const hexes = (table: Table, type: string): string[] =>
  table
    .legal(type)
    .map(({ to }) => table.position.name(Number(to)))
    .sort();

/** The units that actions of this kind name, by id. */
export const units = (table: Table, type: string, key = 'unit'): (string | undefined)[] =>
  table.legal(type).map(action => table.position.battle.roster.units[Number(action[key])]?.id);

export const where = (p: Position, id: string): string => {
  const cell = at(p.state.cell, p.unit(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

const marks = (p: Position, id: string): number => at(p.state.marks, p.unit(id));
export const isDisrupted = (p: Position, id: string): boolean => (marks(p, id) & DISRUPTED) !== 0;
export const hasFired = (p: Position, id: string): boolean => (marks(p, id) & FIRED) !== 0;
export const hitsOf = (p: Position, id: string): number => at(p.state.hits, p.unit(id));
export const faces = (p: Position, id: string): number => at(p.state.facing, p.unit(id));

export const pointsLeft = (table: Table): unknown => table.play.decision()?.frame.points;

/** What bears on the dice of an action, as the player is shown it. */
export const modifiersOf = (table: Table, action: AnyAction): Modifier[] | undefined =>
  oddsOf(table.play, table.seats[0] ?? 0, action)?.modifiers;
