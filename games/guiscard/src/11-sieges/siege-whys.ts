/** Why the besieger does not do something with his day (gui.11.1.3b, gui.11.2, gui.11.3, gui.11.5). */
import type { Refusal } from '@carroccio/kernel';
import type { Battle } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { atHand, besieging, bombardTargets, fieldAtHand, gearOf, isRestocking, siegeOf } from './siege.ts';

type Why = Refusal<Guiscard>;

const FIRST_DAY: Why = { rule: 'gui.11.1', reason: 'firstDay' };
const RESTOCKING: Why = { rule: 'gui.11.4.2g', reason: 'isRestocking' };
const MUST_ASSAULT: Why = { rule: 'gui.11.6.13', reason: 'mustAssault' };

export function whyNoAssault(b: Battle): Why {
  const siege = siegeOf(b);
  if (siege.day === 1) return FIRST_DAY;
  if (isRestocking(siege)) return RESTOCKING;
  return atHand(b, besieging(siege)).length === 0
    ? { rule: 'gui.11.4.1a', reason: 'nobodyAtHand' }
    : { rule: 'gui.11.1.3b', reason: 'dayBegun' };
}

export function whyNoBombardment(b: Battle, engines: number, cell: number, points: number): Why {
  const siege = siegeOf(b);
  if (siege.day === 1) return FIRST_DAY;
  if (siege.spy) return MUST_ASSAULT;
  if (isRestocking(siege)) return RESTOCKING;
  const left = Math.min(engines, gearOf(siege, besieging(siege)).stoneThrowers);
  if (points < 1 || points > left) return { rule: 'gui.11.3.4a', reason: 'tooManyThrowers', asked: points, left };
  return bombardTargets(b).includes(cell)
    ? { rule: 'gui.11.3.5', reason: 'tooManyThrowers', asked: points, left: Math.min(5, left) }
    : { rule: 'gui.11.3.4b', reason: 'noBreach', cell };
}

/** gui.11.2: why nobody builds. */
export function whyNoBuilding(b: Battle): Why {
  const siege = siegeOf(b);
  if (siege.spy) return MUST_ASSAULT;
  const need = b.charts.building.builders;
  const has = fieldAtHand(b, besieging(siege)).length;
  return has < need ? { rule: 'gui.11.2b', reason: 'tooFewHands', need, has } : { rule: 'gui.11.2a', reason: 'noWork' };
}

export function whyNoTerms(b: Battle): Why {
  const siege = siegeOf(b);
  if (siege.day === 1) return FIRST_DAY;
  if (siege.spy) return MUST_ASSAULT;
  return siege.shutIn ? { rule: 'gui.11.4.1n', reason: 'shutUp' } : { rule: 'gui.11.5c', reason: 'hasNegotiated' };
}
