/** Deployment: the historical order of battle where there is one, a line to the front otherwise. */
import type { Action } from '@carroccio/kernel';
import { at } from '@carroccio/kernel';
import { card } from '../../src/02-armies/cards.ts';
import { type Battle, exists, leaderSlot, seriesOf, slot } from '../../src/battle.ts';
import { farFrom } from '../../src/field.ts';
import type { Batirnos } from '../../src/shape.ts';
import type { Side } from '../../src/state.ts';
import { best, type Choices, ofKind } from '../choices.ts';

/** The distance of a hex from the other side's zone. */
function fromEnemy(b: Battle, cell: number, side: Side): number {
  const zone = b.roster.zones[side === 0 ? 1 : 0] ?? [];
  return Math.min(40, ...zone.map(other => farFrom(b.field, cell, other)));
}

/** Divisions stand side by side, in the order of their places. */
function lane(b: Battle, cell: number, side: Side, division: number): number {
  const own = b.roster.divisions.flatMap((one, index) =>
    one.side === side && b.state.leader[one.leader] !== -1 ? [index] : [],
  );
  const place = own.indexOf(division);
  const columns = b.setup.map.columns;
  const middle = place < 0 ? columns / 2 : ((place + 0.5) * columns) / own.length;
  return Math.abs((b.field.grid.column[cell] ?? 0) + 0.5 - middle);
}

const nearHome = (b: Battle, cell: number, hex: number): number => -farFrom(b.field, cell, hex);

function leaderPlace(b: Battle, leader: number, cell: number): number {
  const { side, hex, division } = leaderSlot(b, leader);
  if (hex >= 0) return nearHome(b, cell, hex);
  return -0.8 * lane(b, cell, side, division) - 0.5 * Math.abs(fromEnemy(b, cell, side) - 8);
}

function unitPlace(b: Battle, { unit, to, facing, second }: Action<Batirnos, 'placeUnit'>): number {
  const { side, hex, division } = slot(b, unit);
  const turned = (facing === b.roster.front[side] ? 0 : -5) - (second ? 5 : 0);
  if (hex >= 0) return nearHome(b, to, hex) + turned;
  return -fromEnemy(b, to, side) - 0.5 * lane(b, to, side, division) + turned;
}

export const choosePlace = (b: Battle, choices: Choices): Action<Batirnos> =>
  best(choices, choice => {
    if (choice.type === 'placeLeader') return leaderPlace(b, choice.leader, choice.to);
    return choice.type === 'placeUnit' ? unitPlace(b, choice) : -99;
  }).choice;

/** The slowest first: horse can wait to see where the enemy stands, and still be where it is wanted. */
export const chooseNextDivision = (b: Battle, choices: Choices): Action<Batirnos> =>
  best(ofKind(choices, 'pickDivision'), ({ division }) => {
    const units = at(b.roster.divisions, division).units.filter(unit => exists(b, unit));
    return -units.reduce((sum, unit) => sum + seriesOf(b, unit).movement, 0) / Math.max(1, units.length);
  }).choice;

/** Whoever deploys late knows more: the largest divisions get the cards of low priority. */
export const chooseDeal = (b: Battle, choices: Choices): Action<Batirnos> =>
  best(
    ofKind(choices, 'deal'),
    ({ division, card: number }) => -card(b, number).priority * at(b.roster.divisions, division).units.length,
  ).choice;
