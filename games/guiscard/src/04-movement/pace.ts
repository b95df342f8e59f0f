/** How fast a character is as he stands there, with what slows him (gui.7.4a, gui.7.3.1b, gui.7.3.2c, gui.10.1.2b). */
import { type Battle, formationOf, movementOf } from '../battle.ts';
import type { Formation } from '../state.ts';

/** gui.7.3.1b, gui.7.3.2c */
export const potentialOf = ({ foulkon }: Formation): number => (foulkon ? 2 : 3);

/** gui.10.1.2b: the potential of a man with a ladder on his shoulder. */
export const ladenOf = (b: Battle, unit: number): number => Math.max(0, movementOf(b, unit) - 2);
/** R74: the lower of the two. */
export const partyPotential = (b: Battle, bearers: readonly number[]): number =>
  Math.min(...bearers.map(unit => ladenOf(b, unit)));

/** R69: the potential of this moment: ranks and ladders are left behind only once somebody has gone. */
export function paceOf(b: Battle, unit: number): number {
  const formation = formationOf(b, unit);
  if (formation) return potentialOf(formation);
  const ladder = b.state.ladders.find(({ bearers }) => bearers.includes(unit));
  return ladder ? partyPotential(b, ladder.bearers) : movementOf(b, unit);
}
