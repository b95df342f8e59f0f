/** What each kind of order would be worth to a division now. */
import {
  type Battle,
  cellOf,
  divisionSlot,
  enemiesNear,
  isArtillery,
  membersOf,
  paralysed,
  seriesOf,
  shaken,
  sideOf,
  troopOf,
  weakened,
} from '../src/battle.ts';
import { farFrom, wayFrom } from '../src/field.ts';
import { attackWorth, dangerAt } from './fight/clash.ts';
import { recoveryWorth } from './fight/rally.ts';
import { meetingWorth } from './fight/reactions.ts';
import { bestShot } from './fight/shots.ts';
import { foesOn, prizes } from './move/ground.ts';

export interface Needs {
  /** To go forward, or to what is to be taken. */
  move: number;
  /** To come to blows with enemies not yet beside them. */
  reach: number;
  /** Those who stand beside an enemy must fight (nqsb.7.1.1). */
  melee: number;
  fire: number;
  /** Fire that a move makes possible. */
  approach: number;
  rally: number;
  /** How many could fight, shoot, move. */
  fighters: number;
  shooters: number;
  walkers: number;
}

const NOTHING: Needs = {
  move: 0,
  reach: 0,
  melee: 0,
  fire: 0,
  approach: 0,
  rally: 0,
  fighters: 0,
  shooters: 0,
  walkers: 0,
};

/** The range of muskets and a little more: the distance at which fire begins to matter. */
const FIRING = 3;

function addUnit(b: Battle, needs: Needs, unit: number): void {
  const side = sideOf(b, unit);
  const cell = cellOf(b, unit);
  if (shaken(b, unit)) {
    needs.rally += 3;
    return;
  }
  if (paralysed(b, unit)) needs.rally += 1.5;
  if (weakened(b, unit)) needs.rally += Math.max(0, recoveryWorth(b, unit));
  const { movement, fire, melee } = seriesOf(b, unit);
  const foes = foesOn(b, side);
  const nearest = Math.min(40, ...foes.map(foe => wayFrom(b.field, cell, cellOf(b, foe))));
  const beside = enemiesNear(b, cell, side).length > 0;
  if (fire !== null) {
    const shot = bestShot(b, unit);
    needs.fire += shot;
    if (shot > 0) needs.shooters++;
    else if (nearest <= FIRING + movement && !isArtillery(b, unit)) needs.approach += 0.4;
  }
  if (beside) {
    needs.melee += attackWorth(b, unit) + 0.2 * Math.max(0, dangerAt(b, unit));
    needs.fighters++;
    return;
  }
  if (paralysed(b, unit)) return;
  needs.walkers++;
  needs.move += 0.2 * Math.min(movement, Math.max(0, nearest - 1));
  for (const { cell: goal, points } of prizes(b, side)) {
    const far = wayFrom(b.field, cell, goal);
    if (far > 0 && far <= movement) needs.move += points * 0.8;
    else if (far > 0) needs.move += (points * 0.4) / far;
  }
  if (melee === null) return;
  const reach = movement + (isArtillery(b, unit) ? 0 : troopOf(b, unit).charge) + 1;
  const targets = foes.filter(foe => farFrom(b.field, cell, cellOf(b, foe)) <= reach);
  if (targets.length > 0) needs.reach += Math.max(0, 0.7 * Math.max(...targets.map(foe => meetingWorth(b, unit, foe))));
}

export function needsOf(b: Battle, division: number): Needs {
  const needs = { ...NOTHING };
  const members = membersOf(b, division);
  for (const unit of members) addUnit(b, needs, unit);
  // A division that waits off the map needs nothing but to come.
  if (members.length === 0 && divisionSlot(b, division).arrival) needs.move = 4;
  return needs;
}
