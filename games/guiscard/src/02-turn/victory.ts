/** When a battle is over (gui.2.destroyed, R100); how it is decided the scenario says. */
import type { Flow } from '@carroccio/kernel';
import { siegeTurnOver } from '../11-sieges/siege-turn.ts';
import { ableOf, type Battle, isAlive, other, sideOf } from '../battle.ts';
import { bothScores, end } from '../scenarios/common/scoring.ts';
import type { Guiscard } from '../shape.ts';
import { AWAITED } from '../state.ts';

/** Able men on the table, or still to come. */
const hasMen = (b: Battle, side: number): boolean =>
  ableOf(b, side).length > 0 ||
  b.state.cell.some((cell, unit) => sideOf(b, unit) === side && cell === AWAITED && isAlive(b, unit));

/** At the end of every game turn; says whether the battle is over. */
export function endOfTurn(b: Battle, flow: Flow<Guiscard>): boolean {
  if (b.state.siege) return siegeTurnOver(b, flow);
  const lastTurn = b.state.turn >= (b.scenario.turns ?? 1);
  if (b.rules.judge(b, flow, lastTurn)) return true;
  // gui.2.destroyed, R100: a side without anybody able has lost, unless the scenario counts otherwise.
  const gone = [0, 1].filter(side => !hasMen(b, side));
  const [first] = gone;
  if (first === undefined) return false;
  if (b.rules.judgesTheBeaten || gone.length === 2) return b.rules.judge(b, flow, true);
  return end(flow, [other(first)], 'destroyed', bothScores(b), 'gui.2.destroyed');
}
