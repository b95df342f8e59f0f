/** What keeps somebody out of the next hex, by the rule that does it (gui.3.1, gui.8.4, gui.9.5). */
import { sideBetween } from '@carroccio/boards';
import type { Refusal } from '@carroccio/kernel';
import { barrierAt, engineAt, isBurning, terrainAt } from '../03-ground/works.ts';
import { type Battle, cellOf, enemyAt, isMounted, sideOf } from '../battle.ts';
import {
  CHAPEL_WINDOW,
  CLOSED,
  CLOTH,
  DEEP,
  GATE_HEX,
  GATE_SIDE,
  INTERIOR,
  PALISADE,
  PLATFORM_EDGE,
  SLIT,
  STAIRS,
  TENT_OPENING,
  TOWER_DOOR,
  TOWER_WALL,
  TREE,
  WALL,
  WINDOW,
} from '../field.ts';
import type { Guiscard } from '../shape.ts';
import { isHeaped, pikesBar, type Stride, sideOpens, sinksBurden, stridesOf, WINDOW_COST } from './movement.ts';

const SIDE_RULES = new Map([
  [WALL, 'gui.8.4a'],
  [WINDOW, 'gui.8.4.1a'],
  [CLOTH, 'gui.8.5.2b'],
  [TENT_OPENING, 'gui.8.1.tentopening'],
  [TOWER_DOOR, 'gui.9.1.towerdoor'],
  [PALISADE, 'gui.9.5.1a'],
  [TOWER_WALL, 'gui.9.5.1a'],
  [SLIT, 'gui.9.5.1a'],
  [CHAPEL_WINDOW, 'gui.8.1.chapelwindow'],
  [PLATFORM_EDGE, 'gui.9.5.1b'],
  [GATE_SIDE, 'gui.9.2.3.1.closed'],
]);

function sideRule(b: Battle, from: number, to: number, code: number): string {
  if (code === CLOSED)
    return [from, to].some(cell => terrainAt(b, cell) === STAIRS) ? 'gui.3.1.stairs' : 'gui.3.1.path';
  return SIDE_RULES.get(code) ?? 'gui.3.1';
}

function groundRule(b: Battle, cell: number, mounted: boolean): string {
  if (isBurning(b, cell)) return 'gui.10.2.5b';
  if (engineAt(b, cell) >= 0) return 'gui.10.4.3b';
  if (isHeaped(b, cell)) return 'gui.4.2.2b';
  const code = terrainAt(b, cell);
  if (code === DEEP) return mounted ? 'gui.4.2.1a' : 'gui.4.2.1d';
  if (code === TREE) return 'gui.4.2.1a';
  if (code === INTERIOR) return 'gui.8.4b';
  if (code === GATE_HEX) return b.state.works.gate === 'closed' ? 'gui.9.2.3.1.closed' : 'gui.9.2.3.1.open';
  return 'gui.3.1';
}

/** Why a hex beside him lets him in by no way: what stands between, or what it is. */
function whyClosed(b: Battle, unit: number, from: number, to: number, mp: number): Refusal<Guiscard> {
  const mounted = isMounted(b, unit);
  const side = sideBetween(b.field.grid, from, to);
  if (side < 0) return { rule: mounted ? 'gui.4.4.1a' : 'gui.4.a', reason: 'notThatWay', cell: to };
  const code = barrierAt(b, side);
  if (!sideOpens(b, from, to, mounted)) return { rule: sideRule(b, from, to, code), reason: 'closedHex', cell: to };
  if (code === WINDOW)
    return enemyAt(b, to, sideOf(b, unit)) >= 0
      ? { rule: 'gui.8.4.1a', reason: 'enemyThere', cell: to }
      : { rule: 'gui.8.4.1b', reason: 'tooDear', cost: WINDOW_COST, left: mp };
  return { rule: groundRule(b, to, mounted), reason: 'closedHex', cell: to };
}

/** Why a step is refused. */
export function whyNoStep(
  b: Battle,
  unit: number,
  { to, tail }: Pick<Stride, 'to' | 'tail'>,
  mp: number,
): Refusal<Guiscard> {
  if (enemyAt(b, to, sideOf(b, unit)) >= 0) return { rule: 'gui.4.2a', reason: 'enemyThere', cell: to };
  if (pikesBar(b, unit, to)) return { rule: 'gui.7.3.1d', reason: 'closedHex', cell: to };
  if (sinksBurden(b, unit, to)) return { rule: 'gui.4.2.1d', reason: 'closedHex', cell: to };
  const strides = stridesOf(b, unit).filter(one => one.to === to);
  if (strides.length === 0) return whyClosed(b, unit, isMounted(b, unit) && tail >= 0 ? tail : cellOf(b, unit), to, mp);
  const stride = strides.find(one => one.tail === tail);
  if (!stride) return { rule: 'gui.4.4.1a', reason: 'notThatWay', cell: to };
  if (stride.cost > mp) return { rule: 'gui.4.a', reason: 'tooDear', cost: stride.cost, left: mp };
  return { rule: 'gui.4.1', reason: 'occupied', cell: to };
}
