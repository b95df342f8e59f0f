/** What a side does in the other's turn, and under its blows. */
import type { Action } from '@carroccio/kernel';
import { type Battle, cellOf, enemiesNear, facingOf, onMap, shaken, sideOf, strengthOf } from '../../src/battle.ts';
import { farFrom } from '../../src/field.ts';
import type { Batirnos } from '../../src/shape.ts';
import { best, type Choices, firstOfKind, ofKind } from '../choices.ts';
import { placeWorth } from '../move/ground.ts';
import { bestFacing, chooseHalt } from '../move/manoeuvre.ts';
import { passes } from './chances.ts';
import { clashWorth, dangerAt } from './clash.ts';
import { hitWorth } from './shots.ts';
import { tried } from './trial.ts';

/** What a meeting would be worth to a unit that goes to meet an enemy, as if it stood beside it. */
export function meetingWorth(b: Battle, unit: number, foe: number): number {
  const there = cellOf(b, foe);
  const from = cellOf(b, unit);
  const beside = (b.field.around[there] ?? []).reduce(
    (near, cell) => (farFrom(b.field, from, cell) < farFrom(b.field, from, near) ? cell : near),
    from,
  );
  if (farFrom(b.field, beside, there) !== 1) return 0;
  return tried(b, unit, beside, bestFacing(b, unit, beside), () => clashWorth(b, unit, foe));
}

/** Light troops slip away from a fight that would cost them. */
export function chooseEvasion(b: Battle, mover: number, choices: Choices): Action<Batirnos> {
  const evasions = ofKind(choices, 'evade').filter(({ unit }) => clashWorth(b, mover, unit) > 0.3);
  if (evasions.length === 0) return firstOfKind(choices, 'hold');
  return best(evasions, ({ unit, to }) => refugeWorth(b, unit, to)).choice;
}

export function chooseCountercharge(b: Battle, mover: number, choices: Choices): Action<Batirnos> {
  const candidates = ofKind(choices, 'countercharge');
  if (candidates.length === 0) return firstOfKind(choices, 'hold');
  const { choice, value } = best(candidates, ({ unit }) => meetingWorth(b, unit, mover));
  return value > -0.2 ? choice : firstOfKind(choices, 'hold');
}

/** The rival goes straight at the enemy. */
export function chooseRivalStep(b: Battle, unit: number, mover: number, choices: Choices): Action<Batirnos> {
  const steps = ofKind(choices, 'step');
  if (steps.length === 0) return chooseHalt(b, unit, choices);
  const there = cellOf(b, mover);
  return best(steps, ({ to }) => -farFrom(b.field, to, there) - 0.1 * enemiesNear(b, to, sideOf(b, unit)).length)
    .choice;
}

export function chooseStand(b: Battle, choices: Choices): Action<Batirnos> {
  const stands = ofKind(choices, 'stand');
  if (stands.length === 0) return firstOfKind(choices, 'hold');
  const { choice, value } = best(stands, ({ unit, target }) => hitWorth(b, unit, target, 'fermezza'));
  return value > 0 ? choice : firstOfKind(choices, 'hold');
}

/** After one who walks away: a shot, or a pursuit where the fight is good. */
export function chooseDeparture(b: Battle, mover: number, choices: Choices): Action<Batirnos> {
  const { choice, value } = best(choices, option => {
    if (option.type === 'partingShot') return hitWorth(b, option.unit, mover, 'parting');
    if (option.type !== 'chase') return 0.05;
    const worth = meetingWorth(b, option.unit, mover) - 0.3;
    return option.how === 'charge' ? passes(b, option.unit, 'charge') * worth : worth;
  });
  return value > 0 ? choice : firstOfKind(choices, 'hold');
}

/** Under fire: shoot back, ride the shooter down, or slip out of it. */
export function chooseAnswer(b: Battle, unit: number, target: number, choices: Choices): Action<Batirnos> {
  return best(choices, choice => {
    switch (choice.type) {
      case 'fireBack':
        return 0.05 + hitWorth(b, target, unit);
      case 'counterFire': {
        const worth = meetingWorth(b, target, unit) - 0.4;
        return choice.charge ? passes(b, target, 'charge') * worth : worth;
      }
      case 'evade':
        return 0.6 * hitWorth(b, unit, target) - 0.4;
      default:
        return 0;
    }
  }).choice;
}

export function chooseRetarget(b: Battle, unit: number, choices: Choices): Action<Batirnos> {
  const targets = ofKind(choices, 'retarget');
  if (targets.length === 0) return firstOfKind(choices, 'giveUp');
  return best(targets, ({ target }) => hitWorth(b, unit, target)).choice;
}

/** What it is worth to come to rest in a hex out of the fight. */
const refugeWorth = (b: Battle, unit: number, cell: number): number =>
  tried(b, unit, cell, facingOf(b, unit), () => {
    const side = sideOf(b, unit);
    const bold = enemiesNear(b, cell, side).filter(foe => !shaken(b, foe)).length;
    return placeWorth(b, unit, false) - 4 * bold;
  });

/** A unit that may choose stands while it is strong, and gives way before it is destroyed. */
export function chooseRetreat(b: Battle, unit: number, choices: Choices): Action<Batirnos> {
  const stay = choices.find(({ type }) => type === 'stay');
  const backs = ofKind(choices, 'fallBack');
  if (stay && (shaken(b, unit) ? false : strengthOf(b, unit) >= 2 && dangerAt(b, unit) < 1.5)) return stay;
  const bold = (cell: number): number => enemiesNear(b, cell, sideOf(b, unit)).filter(foe => !shaken(b, foe)).length;
  const safe = backs.filter(({ to }) => to === cellOf(b, unit) || bold(to) === 0);
  if (stay && safe.length === 0) return stay;
  const open = safe.length > 0 ? safe : backs;
  return open.length > 0 ? best(open, ({ to }) => refugeWorth(b, unit, to)).choice : firstOfKind(choices, 'stay');
}

/** After a won fight: into the hex that was won, or on against others. */
export function choosePressing(b: Battle, unit: number, to: number, choices: Choices): Action<Batirnos> {
  const now = placeWorth(b, unit, false);
  const { choice, value } = best(choices, option => {
    if (option.type === 'press') return tried(b, unit, to, option.facing, () => placeWorth(b, unit, false)) - now;
    if (option.type !== 'pursue') return 0;
    const chance = option.charge ? passes(b, unit, 'charge') - 0.15 : 0.8;
    return chance * pursuitWorth(b, unit, option.charge);
  });
  return value > 0.1 ? choice : firstOfKind(choices, 'decline');
}

/** The best fight that a pursuit could come to. */
function pursuitWorth(b: Battle, unit: number, charge: boolean): number {
  const side = sideOf(b, unit);
  const reach = charge ? 4 : 3;
  const cell = cellOf(b, unit);
  let most = 0;
  b.state.cell.forEach((there, foe) => {
    if (there < 0 || sideOf(b, foe) === side || !onMap(b, foe)) return;
    const far = farFrom(b.field, cell, there);
    if (far > 1 && far <= reach) most = Math.max(most, meetingWorth(b, unit, foe));
  });
  return most;
}
