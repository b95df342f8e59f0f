/** What men are worth to the bot, in points of their price. */
import { type Battle, isHealthy, isMounted, man, sideOf } from '../src/battle.ts';
import { victoryOf } from '../src/scenarios/victories.ts';
import type { Harm } from '../src/shape.ts';

/** What a mere retreat costs, as a part of a man's worth. */
export const DRIVEN = 0.08;
/** What a man costs his side while he lies stunned. */
const STUNNED = 0.35;
const WOUNDED = 0.5;
/** What a rider loses with his horse. */
const UNHORSED = 0.15;

/** What losing a man means beyond his price, where the scenario hangs on him. */
function weight(b: Battle, unit: number): number {
  const victory = victoryOf(b.scenario.victory);
  const { id, group } = man(b, unit);
  switch (victory?.kind) {
    case 'survivors':
      if (id === victory.leader) return 1.6;
      return b.scenario.groups[group]?.id === victory.group ? 1.8 : 0.8;
    case 'escape':
      return id === victory.who ? 2 : sideOf(b, unit) === victory.side ? 1.3 : 0.8;
    case 'exits':
      return sideOf(b, unit) === victory.side ? 1.3 : 0.8;
    case 'capture':
      if (id === victory.who) return 0.3;
      return sideOf(b, unit) === victory.side ? 0.5 : 1;
    case 'tower':
    case 'assault':
      return sideOf(b, unit) === victory.side ? 0.6 : 1;
    default:
      return 1;
  }
}

export function worthOf(b: Battle, unit: number): number {
  const { points, animal, command } = man(b, unit);
  if (animal) return 1;
  const price = (b.state.fielded[unit] === 1 ? points.mounted : points.foot) ?? points.foot;
  const commander = b.state.siege && command ? 1.3 : 1;
  return Math.max(3, price) * weight(b, unit) * commander;
}

/** What a blow takes from a man's side. */
export function lossBy(b: Battle, unit: number, harm: Harm, unhorse = false): number {
  const worth = worthOf(b, unit);
  const left = isHealthy(b, unit) ? 1 : 0.6;
  if (harm === 'killed' || !isHealthy(b, unit)) return worth * left;
  const thrown = isMounted(b, unit) && (unhorse || harm === 'stunned') ? UNHORSED : 0;
  return worth * ((harm === 'wounded' ? WOUNDED : STUNNED) + thrown);
}
