/** Who attacks whom. */
import type { Action } from '@carroccio/kernel';
import { inTower } from '../../src/03-ground/works.ts';
import { hasGone } from '../../src/04-movement/journey.ts';
import { ableAgainst } from '../../src/06-combat/contact.ts';
import { attackOf, type Battle, cellOf, other, sideOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import { type Choices, firstOf, ofType } from '../choices.ts';
import { stormers } from '../sides.ts';
import { chooseTask } from '../siege/works.ts';
import { attackOn, clashValue, testCost } from './clashes.ts';

/** What must be gained for a blow to be struck. */
const WORTH_A_BLOW = 0.05;

/** What attacking this enemy spares a man who came next to him: the test at the end of the move. */
function sparedTest(b: Battle, unit: number, target: number): number {
  if (!hasGone(b, unit)) return 0;
  return ableAgainst(b, sideOf(b, unit), cellOf(b, unit)).includes(target) ? testCost(b, target, unit).loss : 0;
}

/** What a blow at those who hold the tower is worth to whoever must take it, beyond what it costs. */
const PRIZE = 2;
const prizeFor = (b: Battle, target: number): number =>
  stormers(b) === other(sideOf(b, target)) && inTower(b, cellOf(b, target)) ? PRIZE : 0;

export interface Design {
  value: number;
  action: Action<Guiscard>;
}

/** The best company for an attack on one enemy, made up greedily. */
function companyAgainst(
  b: Battle,
  target: number,
  able: readonly number[],
  pikes: boolean,
): { units: number[]; value: number } {
  let units: number[] = [];
  let value = Number.NEGATIVE_INFINITY;
  const left = [...able];
  while (left.length > 0) {
    let next = -1;
    let reached = value;
    for (const unit of left) {
      const tried = clashValue(b, attackOn([...units, unit], [target], pikes)) + prizeFor(b, target);
      const gained = tried + sparedTest(b, unit, target) - (units.length > 0 ? WORTH_A_BLOW : 0);
      if (gained > reached) {
        reached = gained;
        next = unit;
      }
    }
    if (next < 0) break;
    units = [...units, next];
    value = reached;
    left.splice(left.indexOf(next), 1);
  }
  return { units, value };
}

function newAttack(b: Battle, choices: Choices, type: 'attack' | 'attackPikes'): Design | null {
  const offers = ofType(choices, type);
  let found: Design | null = null;
  for (const target of new Set(offers.map(offer => offer.target))) {
    const able = offers.filter(offer => offer.target === target).map(({ unit }) => unit);
    if (b.state.attacks.some(({ defenders }) => defenders.includes(target))) continue;
    const { units, value } = companyAgainst(b, target, able, type === 'attackPikes');
    const [first] = units;
    if (first === undefined || value <= (found?.value ?? WORTH_A_BLOW)) continue;
    const action = offers.find(offer => offer.unit === first && offer.target === target);
    if (action) found = { value, action };
  }
  return found;
}

/** Whoever makes a declared attack better joins it. */
function bestJoin(b: Battle, choices: Choices): Design | null {
  let found: Design | null = null;
  for (const action of ofType(choices, 'join')) {
    const attack = b.state.attacks[action.attack];
    if (!attack || attack.defenders.length === 0) continue;
    const before = clashValue(b, attack);
    const after = clashValue(b, { ...attack, attackers: [...attack.attackers, action.unit] });
    const [first = -1] = attack.defenders;
    const value = after - before + sparedTest(b, action.unit, first);
    if (value > (found?.value ?? WORTH_A_BLOW)) found = { value, action };
  }
  return found;
}

/** The strong strike down riderless horses of the enemy when nothing better is to be done. */
const STRONG = 20;
const strayHorse = (b: Battle, choices: Choices): Action<Guiscard> | undefined =>
  ofType(choices, 'attackHorse').find(({ unit }) => attackOf(b, unit) >= STRONG);

export function chooseAttack(b: Battle, choices: Choices): Action<Guiscard> {
  const designs = [
    newAttack(b, choices, 'attack'),
    newAttack(b, choices, 'attackPikes'),
    bestJoin(b, choices),
    chooseTask(b, choices),
  ].filter(design => design !== null);
  const [first] = designs.sort((one, two) => two.value - one.value);
  return first?.action ?? strayHorse(b, choices) ?? firstOf(choices, 'declared');
}
