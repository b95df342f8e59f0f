/** What of a battle tells who will win it, for one side. */
import { at } from '@carroccio/kernel';
import { isRouting, judge, prevalentUnits } from '../../src/03-turn/end-steps.ts';
import {
  type Battle,
  cellOf,
  enemiesNear,
  enemyOf,
  exists,
  inPlay,
  isArtillery,
  isCavalry,
  leaderCard,
  leaderSlot,
  onMap,
  paralysed,
  shaken,
  sideOf,
  strengthOf,
  troopOf,
  weakened,
} from '../../src/battle.ts';
import { AWAITED, GONE, type Side } from '../../src/state.ts';

/** How an arm stands, in points: what can fight, what is shaken, what one more loss would end. */
interface Arm {
  sound: number;
  shaken: number;
  frail: number;
}

interface Army {
  horse: Arm;
  foot: Arm;
  guns: Arm;
  awaited: number;
  paralysed: number;
  engaged: number;
}

const arm = (): Arm => ({ sound: 0, shaken: 0, frail: 0 });

function armyOf(b: Battle, side: Side): Army {
  const army = { horse: arm(), foot: arm(), guns: arm(), awaited: 0, paralysed: 0, engaged: 0 };
  b.state.cell.forEach((cell, unit) => {
    if (!exists(b, unit) || sideOf(b, unit) !== side) return;
    const { points, strength } = troopOf(b, unit);
    if (cell === AWAITED) army.awaited += points;
    if (!onMap(b, unit)) return;
    const own = isArtillery(b, unit) ? army.guns : isCavalry(b, unit) ? army.horse : army.foot;
    const worth = (points * (1 + strengthOf(b, unit) / strength)) / 2;
    if (shaken(b, unit)) own.shaken += worth;
    else own.sound += worth;
    if (weakened(b, unit)) own.frail += points;
    if (paralysed(b, unit)) army.paralysed += 1;
    if (enemiesNear(b, cellOf(b, unit), side).length > 0) army.engaged += shaken(b, unit) ? 2 : 1;
  });
  return army;
}

/** What Determination would be if the turn ended now (nqsb.3.2.4). */
const determinationOf = (b: Battle, side: Side): number => {
  const { start, shaken: broken, units, generals, objectives } = at(b.state.ledger, side);
  return start - broken - units - generals - objectives;
};

/** Divisions near their rout, and those that would rout if the turn ended now (nqsb.2.1.1.rout). */
function brittleness(b: Battle, side: Side): { near: number; over: number } {
  let near = 0;
  let over = 0;
  b.roster.divisions.forEach((one, division) => {
    if (one.side !== side || b.state.routed.includes(division)) return;
    const prevalent = prevalentUnits(b, division);
    if (prevalent.length === 0) return;
    const broken = prevalent.filter(unit => b.state.cell[unit] === GONE || (onMap(b, unit) && shaken(b, unit)));
    if (isRouting(b, division)) over += 1;
    else near += broken.length / prevalent.length;
  });
  return { near, over };
}

/** Objectives that the enemy still would pay for, and that this side would. */
function stakesOf(b: Battle, side: Side): { toWin: number; toLose: number; held: number } {
  const stakes = { toWin: 0, toLose: 0, held: 0 };
  b.setup.objectives.forEach(({ loser, points, each }, objective) => {
    if (b.state.holder[objective] === side) stakes.held += each ? points : 1;
    if (b.state.paid[objective] && !each) return;
    if (loser === 'any' || loser !== side) stakes.toWin += points;
    if (loser === 'any' || loser === side) stakes.toLose += points;
  });
  return stakes;
}

const morale = (b: Battle, side: Side): number =>
  b.state.leader.reduce(
    (sum, _, leader) =>
      sum + (leaderSlot(b, leader).side === side && inPlay(b, leader) ? leaderCard(b, leader).morale : 0),
    0,
  );

export const FIGURES = [
  'determination',
  'nearness',
  'lead',
  'clock',
  'late',
  'horse',
  'foot',
  'guns',
  'horseShaken',
  'footShaken',
  'frail',
  'awaited',
  'paralysed',
  'engaged',
  'near',
  'over',
  'toWin',
  'toLose',
  'held',
  'morale',
  'initiative',
] as const;

/** As many as there are names. */
export function figuresOf(b: Battle, side: Side): Record<(typeof FIGURES)[number], number> {
  const own = determinationOf(b, side);
  const lead = own - determinationOf(b, enemyOf(side));
  const gone = b.state.turn / Math.max(1, b.setup.turns);
  const byClock = judge(b);
  const { horse, foot, guns, awaited, paralysed: numb, engaged } = armyOf(b, side);
  const { near, over } = brittleness(b, side);
  return {
    determination: own,
    nearness: 1 / (1 + Math.max(0, own)),
    lead: lead * gone,
    clock: byClock === side ? 1 : byClock === enemyOf(side) ? -1 : 0,
    late: (byClock === side ? 1 : byClock === enemyOf(side) ? -1 : 0) * gone ** 2,
    horse: horse.sound,
    foot: foot.sound,
    guns: guns.sound,
    horseShaken: horse.shaken,
    footShaken: foot.shaken,
    frail: horse.frail + foot.frail,
    awaited,
    paralysed: numb,
    engaged,
    near,
    over,
    ...stakesOf(b, side),
    morale: morale(b, side),
    initiative: b.state.initiative === side ? 1 : 0,
  };
}
