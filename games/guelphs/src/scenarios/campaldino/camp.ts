/** The Guelph Camp (gg.S.8.9). */
import type { Flow } from '@carroccio/kernel';
import { rearHexes } from '../../06-facing/zones.ts';
import { gainLevels } from '../../17-victory/scoring.ts';
import { type Battle, sideOf } from '../../battle.ts';
import { CAMP } from '../../field.ts';
import type { Guelphs } from '../../shape.ts';
import { GHIBELLINE, GUELPH } from '../../state.ts';

/** gg.S.8.9.3, R138, R165: each Camp hex gives the Ghibelline a Level the first time he enters it, at once. */
export function plunder(b: Battle, flow: Flow<Guelphs>, unit: number, cell: number, levels: number): void {
  if (b.field.terrain[cell] !== CAMP || sideOf(b, unit) !== GHIBELLINE || b.state.events.camp.includes(cell)) return;
  b.state.events.camp.push(cell);
  const { combat } = b.state;
  b.state.combat = null;
  gainLevels(b, flow, GHIBELLINE, levels, 'gg.S.8.9.3');
  b.state.combat = combat;
}

/** gg.S.8.9.1, R137: Guelphs with the Camp behind them do not retreat. */
export const guelphsStand = (b: Battle, unit: number): boolean =>
  sideOf(b, unit) === GUELPH && rearHexes(b, unit).some(cell => b.field.terrain[cell] === CAMP);
