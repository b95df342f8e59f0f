/** What each side has earned, and how a match is ended by it (R100 and the scoring of the series). */
import { type Battle, isWounded, man, other, sideOf } from '../../battle.ts';
import type { Guiscard } from '../../shape.ts';
import { DEAD } from '../../state.ts';
import type { Verdict } from '../scenario.ts';

const RULE = 'gui.2.scenario-choice';

/** The price of a character as he was fielded. */
function priceOf(b: Battle, unit: number): number {
  const { points, unpriced } = man(b, unit);
  if (unpriced) return 0;
  return (b.state.fielded[unit] === 1 ? points.mounted : points.foot) ?? points.foot;
}
const took = (b: Battle, side: number): number[] =>
  b.state.cell.flatMap((_, unit) => (sideOf(b, unit) === side && (b.state.fielded[unit] ?? -1) >= 0 ? [unit] : []));

/** Points of enemies killed or captured, half for the wounded. */
export function scoreOf(b: Battle, side: number): number {
  return took(b, other(side)).reduce((sum, unit) => {
    const price = priceOf(b, unit);
    if (b.state.health[unit] === DEAD || b.state.prisoners.some(held => held.unit === unit)) return sum + price;
    return sum + (isWounded(b, unit) ? price / 2 : 0);
  }, 0);
}
export const bothScores = (b: Battle): number[] => [scoreOf(b, 0), scoreOf(b, 1)];
const forceOf = (b: Battle, side: number): number => took(b, side).reduce((sum, unit) => sum + priceOf(b, unit), 0);

export function end(flow: Verdict, winners: number[], why: Guiscard['endings'], scores: number[], rule = RULE): true {
  flow.end({ rule, why: winners.length === 0 ? 'draw' : why, winners, scores });
  return true;
}

/** The higher score wins; a margin under a tenth of the smaller force is a draw. */
export function byScore(b: Battle, flow: Verdict, bonus: readonly number[] = [0, 0]): true {
  const scores = [0, 1].map(side => scoreOf(b, side) + (bonus[side] ?? 0));
  const [first = 0, second = 0] = scores;
  const least = Math.min(forceOf(b, 0), forceOf(b, 1));
  if (Math.abs(first - second) < least / 10 || first === second) return end(flow, [], 'draw', scores);
  return end(flow, [first > second ? 0 : 1], 'score', scores);
}

export const leftBy = ({ state }: Battle, unit: number, sides: readonly number[]): boolean =>
  state.exits.some(exit => exit.unit === unit && sides.includes(exit.side));
