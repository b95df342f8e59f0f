/** Where leaders stand: in reach of those they command, out of the enemy's. */
import type { Action } from '@carroccio/kernel';
import { commandDistance, holdsMelee, linked } from '../../src/10-command/command.ts';
import {
  type Battle,
  cellOf,
  divisionsOf,
  enemiesNear,
  generalOf,
  inPlay,
  leaderCard,
  leaderSlot,
  membersOf,
  postOf,
  shaken,
  sideOf,
  strengthOf,
  unitAt,
  unitsWhere,
} from '../../src/battle.ts';
import { farFrom, wayFrom } from '../../src/field.ts';
import type { Batirnos } from '../../src/shape.ts';
import type { Side } from '../../src/state.ts';
import { best, type Choices, firstOfKind, ofKind } from '../choices.ts';
import { attackWorth } from '../fight/clash.ts';

const RIDE = 0.2;

/** How near the enemy is to a hex. */
function nearestFoe(b: Battle, cell: number, side: Side): number {
  let least = 20;
  for (const foe of unitsWhere(b, one => sideOf(b, one) !== side && !shaken(b, one)))
    least = Math.min(least, farFrom(b.field, cell, cellOf(b, foe)));
  return least;
}

/** A general is not to be caught, nor bound to one unit when the next turn begins (nqsb.10.1.orders). */
const safety = (b: Battle, cell: number, side: Side): number =>
  (nearestFoe(b, cell, side) <= 2 ? -0.6 : 0) - (unitAt(b, cell) >= 0 ? 2 : 0);

function divisionPost(b: Battle, leader: number, division: number, cell: number, side: Side): number {
  const reach = commandDistance(b, division);
  const members = membersOf(b, division);
  const commanded = members.filter(unit => wayFrom(b.field, cell, cellOf(b, unit)) <= reach).length;
  const away = members.reduce((sum, unit) => sum + wayFrom(b.field, cell, cellOf(b, unit)), 0);
  const cic = b.state.cic[side] ?? -1;
  const heard =
    cic === leader ||
    !inPlay(b, cic) ||
    wayFrom(b.field, postOf(b, cic), cell) <= leaderCard(b, cic).morale + leaderCard(b, leader).morale;
  return commanded - (0.1 * away) / Math.max(1, members.length) + (heard ? 0.6 : 0);
}

/** A commander is where most of his generals hear him. */
function commanderPost(b: Battle, leader: number, cell: number, side: Side): number {
  const was = b.state.post[leader] ?? -1;
  b.state.post[leader] = cell;
  const generals = divisionsOf(b, side)
    .map(division => generalOf(b, division))
    .filter(general => general !== leader && inPlay(b, general));
  const heard = generals.filter(general => linked(b, leader, general)).length;
  const away = generals.reduce((sum, general) => sum + wayFrom(b.field, cell, postOf(b, general)), 0);
  b.state.post[leader] = was;
  return heard - 0.05 * away;
}

/** A character fights with the unit that has most need of him. */
function characterPost(b: Battle, cell: number, side: Side): number {
  const unit = unitAt(b, cell);
  if (unit < 0 || sideOf(b, unit) !== side) return -0.1 * nearestFoe(b, cell, side);
  const fights = enemiesNear(b, cell, side).length > 0;
  const eager = fights && holdsMelee(b, unit) ? 1 + 0.2 * attackWorth(b, unit) : fights ? 0.6 : 0;
  return 0.5 + eager + 0.1 * strengthOf(b, unit) - 0.1 * nearestFoe(b, cell, side);
}

/** What it is worth to have a leader in a hex. */
function postWorth(b: Battle, leader: number, cell: number): number {
  const { side, role, division } = leaderSlot(b, leader);
  if (role === 'character') return characterPost(b, cell, side);
  const led = division >= 0 ? division : b.roster.divisions.findIndex(one => one.leader === leader);
  const own = led >= 0 ? divisionPost(b, leader, led, cell, side) : 0;
  const all = role === 'division' && b.state.cic[side] !== leader ? 0 : commanderPost(b, leader, cell, side);
  return own + all + safety(b, cell, side);
}

/** The ride that gains most, if any does. */
export function chooseRide(b: Battle, choices: Choices): Action<Batirnos, 'ride'> | null {
  const rides = ofKind(choices, 'ride');
  if (rides.length === 0) return null;
  const { choice, value } = best(rides, ({ leader, to }) => {
    const now = inPlay(b, leader) ? postWorth(b, leader, postOf(b, leader)) : -9;
    return postWorth(b, leader, to) - now;
  });
  return value > RIDE ? choice : null;
}

export const chooseRiding = (b: Battle, choices: Choices): Action<Batirnos> =>
  chooseRide(b, choices) ?? firstOfKind(choices, 'ready');
