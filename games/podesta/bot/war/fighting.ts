/** The turn of a battle: where to go, whom to shoot, whom to fight. */
import { at } from '@carroccio/kernel';
import {
  attackOf,
  battleOf,
  defenceOf,
  factors,
  isTraitor,
  moves,
  opponents,
  pointsOf,
  soldierAt,
  stackOf,
  standing,
  tops,
} from '../../src/30-battle/battle.ts';
import type { Battle } from '../../src/state.ts';
import { best, type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { chanceAgainst, sideStrength } from './strength.ts';

/** The chance that an attack goes through: four cards against four, or the one blow of a duel. */
function hits({ table }: Mind, battle: Battle, attack: number, defence: number): number {
  const { swords, shields, duelSword } = table.world.data.battlefield.contest;
  if (battle.duel) return attack + duelSword > defence ? 1 / 3 : 0;
  let ways = 0;
  for (const spade of swords) for (const scudo of shields) if (attack + spade > defence + scudo) ways++;
  return ways / (swords.length * shields.length);
}

/** What a wound costs the company that takes it. */
export function woundCost({ table }: Mind, battle: Battle, index: number): number {
  const { damage, side } = soldierAt(battle, index);
  const { R } = factors(table, battle, index);
  const last = damage >= R;
  const commands = at(battle.commander, side) === index;
  return 1 + (last ? 1.5 : 0.3 * damage) + (commands ? (last ? 12 : 2 + damage) : 0);
}

const nextTo = ({ table }: Mind, cell: number, other: number): boolean =>
  (table.world.fieldAround[cell] ?? []).includes(other);

/** Attack of free friends next to an enemy, other than the one who fights. */
function help(mind: Mind, battle: Battle, enemy: number, fighter: number): number {
  const { side } = soldierAt(battle, fighter);
  const { cell } = soldierAt(battle, enemy);
  return tops(battle, side)
    .filter(index => index !== fighter && soldierAt(battle, index).cell !== soldierAt(battle, fighter).cell)
    .filter(index => nextTo(mind, soldierAt(battle, index).cell, cell))
    .filter(index => {
      const { fought, shot, supported } = soldierAt(battle, index);
      return !fought && !shot && !supported;
    })
    .reduce((sum, index) => sum + attackOf(mind.table, battle, index), 0);
}

/** What a fight is worth to the side of its first soldier. */
function fightValue(mind: Mind, battle: Battle, own: number, enemy: number): number {
  const { table } = mind;
  const struck = isTraitor(battle, own) ? 0 : defenceOf(table, battle, enemy);
  const given = hits(mind, battle, attackOf(table, battle, own) + help(mind, battle, enemy, own), struck);
  const guard = isTraitor(battle, enemy) ? 0 : defenceOf(table, battle, own);
  const taken = hits(mind, battle, attackOf(table, battle, enemy) + help(mind, battle, own, enemy), guard);
  return given * woundCost(mind, battle, enemy) - taken * woundCost(mind, battle, own);
}

export function chooseFight(mind: Mind, choices: Choices): Choice {
  const battle = battleOf(mind.state);
  const fights = ofType(choices, 'fight');
  if (fights.length === 0) return plain(choices, 'pass');
  const { choice, value } = best(fights, ({ soldier, target }) => fightValue(mind, battle, soldier, target));
  return value > -0.15 ? choice : plain(choices, 'pass', 'fight');
}

export function chooseShot(mind: Mind, choices: Choices): Choice {
  const battle = battleOf(mind.state);
  const shots = ofType(choices, 'shoot');
  return shots.length === 0
    ? plain(choices, 'pass')
    : best(shots, ({ target }) => woundCost(mind, battle, target)).choice;
}

/** A free company helps unless it has a better fight of its own. */
export function chooseSupport(mind: Mind, choices: Choices): Choice {
  const battle = battleOf(mind.state);
  const free = ofType(choices, 'support').filter(({ soldier }) =>
    opponents(mind.table, battle, soldier).every(enemy => fightValue(mind, battle, soldier, enemy) < 0.4),
  );
  return free.length === 0
    ? plain(choices, 'ready')
    : best(free, ({ soldier }) => attackOf(mind.table, battle, soldier)).choice;
}

/** The field with a unit moved, to be looked at. */
function moved(battle: Battle, index: number, whole: boolean, cell: number): Battle {
  const moving = whole ? stackOf(battle, index) : [index];
  const soldiers = battle.soldiers.map((soldier, one) => (moving.includes(one) ? { ...soldier, cell } : soldier));
  return { ...battle, soldiers };
}

const distance = ({ table }: Mind, cell: number, other: number): number => {
  const { column, row } = table.world.field;
  const wide = Math.abs((column[cell] ?? 0) - (column[other] ?? 0));
  return Math.max(wide, Math.abs((row[cell] ?? 0) - (row[other] ?? 0)));
};

/** How far a square is from the enemy worth going for: his commander counts as a little nearer. */
function approach(mind: Mind, battle: Battle, side: number, cell: number): number {
  const enemies = tops(battle, 1 - side).map(
    index =>
      distance(mind, cell, soldierAt(battle, index).cell) -
      (stackOf(battle, index).includes(at(battle.commander, 1 - side)) ? 1 : 0),
  );
  return Math.min(20, ...enemies);
}

/** What it is worth to end a move on a square. */
function squareValue(mind: Mind, battle: Battle, index: number, whole: boolean, cell: number): number {
  const { side } = soldierAt(battle, index);
  const there = moved(battle, index, whole, cell);
  const enemies = tops(there, 1 - side).filter(enemy => nextTo(mind, cell, soldierAt(there, enemy).cell));
  if (enemies.length > 0) {
    const fights = enemies.map(enemy => fightValue(mind, there, index, enemy));
    return Math.max(...fights) - 0.35 * (enemies.length - 1);
  }
  const friends = standing(there, side).filter(
    other => other !== index && distance(mind, soldierAt(there, other).cell, cell) <= 2,
  ).length;
  return -0.12 * approach(mind, battle, side, cell) + (friends > 0 ? 0.15 : 0);
}

interface Move {
  cell: number;
  value: number;
}

/** The best square a unit can go to, compared with staying where it is. */
function bestMove(mind: Mind, battle: Battle, index: number, whole: boolean): Move {
  const { cell } = soldierAt(battle, index);
  const here = squareValue(mind, battle, index, whole, cell);
  const reached = moves(mind.table, battle, index, whole, pointsOf(battle, index, whole));
  let found: Move = { cell: -1, value: Number.NEGATIVE_INFINITY };
  for (const to of reached.keys()) {
    const value = squareValue(mind, battle, index, whole, to) - here;
    if (value > found.value) found = { cell: to, value };
  }
  return found;
}

/** Whether the side goes forward or waits for the enemy. */
export function advances(mind: Mind, battle: Battle, side: number): boolean {
  return chanceAgainst(sideStrength(mind, battle, side), sideStrength(mind, battle, 1 - side)) >= 0.42;
}

/** The unit with most to gain moves; the commander stays behind his men, and pairs stay together. */
export function chooseMove(mind: Mind, side: number, choices: Choices): Choice {
  const battle = battleOf(mind.state);
  const commander = at(battle.commander, side);
  const forward = advances(mind, battle, side);
  const picks = ofType(choices, 'pickUp').filter(
    ({ soldier, whole }) => whole && !stackOf(battle, soldier).includes(commander),
  );
  if (picks.length === 0) return plain(choices, 'pass');
  const { choice, value } = best(picks, ({ soldier, whole }) => {
    const { cell, value: gain } = bestMove(mind, battle, soldier, whole);
    if (forward) return gain;
    // Who waits strikes only at what comes within reach.
    const contact = tops(battle, 1 - side).some(enemy => nextTo(mind, cell, soldierAt(battle, enemy).cell));
    return contact ? gain - 0.6 : -1;
  });
  return value > 0.05 ? choice : plain(choices, 'pass');
}

export function chooseSquare(mind: Mind, soldier: number, whole: boolean, choices: Choices): Choice {
  const battle = battleOf(mind.state);
  const { cell } = bestMove(mind, battle, soldier, whole);
  return ofType(choices, 'moveTo').find(move => move.cell === cell) ?? at(choices, 0);
}

/** Who withdraws goes as far from the enemy as he can. */
export const shelter = (mind: Mind, side: number, choices: Choices): Choice => {
  const battle = battleOf(mind.state);
  return best(ofType(choices, 'moveTo'), ({ cell }) => approach(mind, battle, side, cell)).choice;
};

/** Traitors stand as near as they can to whom they betray. */
export const turnOn = (mind: Mind, side: number, choices: Choices): Choice => {
  const battle = battleOf(mind.state);
  return best(ofType(choices, 'moveTo'), ({ cell }) => -approach(mind, battle, side, cell)).choice;
};
