/** Before the first blow: mode, command, Benefici, the line of battle. */
import { at } from '@carroccio/kernel';
import { isScudo, isSpada, symbols } from '../../src/21-trade/hands.ts';
import { battleOf, canGroup, soldierAt } from '../../src/30-battle/battle.ts';
import { ofSide, sideOfSeat } from '../../src/30-battle/battle-setup.ts';
import { type Battle, isCaptain, isMercenary, PRODITOR } from '../../src/state.ts';
import { cellAt, type Factors, kindOf } from '../../src/world.ts';
import { best, type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { unitStrength } from './strength.ts';

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a company of nobody in particular is worth: the enemy's are not seen before the lines form. */
const UNSEEN = { A: 1.2, D: 1.4 };

/** A duel is for whoever can strike without being struck: its blow is always the same. */
export function chooseMode({ table, state, seat }: Mind, choices: Choices): Choice {
  const battle = battleOf(state);
  const side = sideOfSeat(battle, seat);
  const units = ofSide(battle, side).map(index => soldierAt(battle, index).unit);
  const factor = (name: keyof Factors): number =>
    mean(units.map(unit => table.world.kinds[kindOf(table.world, unit)][name]));
  const depth = (companies: number): number => Math.min(2, Math.max(1, companies / 3));
  const [own, enemy] = [depth(units.length), depth(ofSide(battle, 1 - side).length)];
  const guard = (D: number, stack: number): number => D * stack + (stack > 1 ? 1 : 0);
  const { duelSword } = table.world.data.battlefield.contest;
  const strikes = factor('A') * own + duelSword > guard(UNSEEN.D, enemy);
  const struck = UNSEEN.A * enemy + duelSword > guard(factor('D'), own);
  return ofType(choices, 'chooseMode').find(({ duel }) => duel === (strikes && !struck)) ?? at(choices, 0);
}

/** A captain commands best, since he cannot be bought; no Podestà risks his life. */
export function chooseCommander({ table, state }: Mind, choices: Choices): Choice {
  const battle = battleOf(state);
  const commands = ofType(choices, 'command');
  if (commands.length === 0) return plain(choices, 'ready');
  return best(commands, ({ soldier }) => {
    const { unit } = soldierAt(battle, soldier);
    return (isCaptain(unit) ? 5 : 0) + unitStrength(table, unit);
  }).choice;
}

/** All the Benefici that may come do: what is not used comes back. */
export function chooseToken({ state, seat }: Mind, choices: Choices): Choice {
  const battle = battleOf(state);
  const enemy = ofSide(battle, 1 - sideOfSeat(battle, seat));
  const bought = enemy.some(index => isMercenary(soldierAt(battle, index).unit));
  const tokens = ofType(choices, 'choose');
  if (tokens.length === 0) return plain(choices, 'ready');
  return best(tokens, ({ token }) =>
    token === PRODITOR ? (bought ? 9 : 0.5) : symbols(token) + (isSpada(token) ? 0.2 : 0),
  ).choice;
}

/** Small Benefici are spent on the initiative; the large ones are kept for wounds. */
export function commit(choices: Choices): Choice {
  const small = ofType(choices, 'commit').find(
    ({ token }) => (isSpada(token) || isScudo(token)) && symbols(token) === 1,
  );
  return small ?? plain(choices, 'ready');
}

interface Post {
  cell: number;
  soldiers: number[];
}

/** Columns in the order they are filled: one in each wing first, then close to them. */
const COLUMNS = [4, 3, 8, 5, 7, 6, 2, 9, 1, 10, 0, 11];

/** Two that may stand together; those who attack keep the slow apart from the quick. */
function suits({ table }: Mind, battle: Battle, one: number, other: number): boolean {
  const [a, b] = [soldierAt(battle, one), soldierAt(battle, other)];
  const pace = (unit: number): number => table.world.kinds[kindOf(table.world, unit)].M;
  return canGroup(table, a.unit, b.unit) && (a.side === 1 || pace(a.unit) === pace(b.unit));
}

/** Companies in pairs as far as the three wings leave any to pair, the commander's pair first. */
function pairs(mind: Mind, battle: Battle, side: number): number[][] {
  const commander = at(battle.commander, side);
  const left = [commander, ...ofSide(battle, side).filter(index => index !== commander)];
  const fewest = Math.max(Math.min(3, left.length), Math.ceil(left.length / 2));
  const stacks: number[][] = [];
  let spare = left.length - fewest;
  while (left.length > 0) {
    const [first = -1] = left.splice(0, 1);
    const friend = spare > 0 ? left.findIndex(other => suits(mind, battle, first, other)) : -1;
    if (friend < 0) stacks.push([first]);
    else {
      stacks.push([first, ...left.splice(friend, 1)]);
      spare--;
    }
  }
  return stacks;
}

/** The line of battle: the commander in the rear of the centre, the others before him. */
function line(mind: Mind, battle: Battle, side: number): Post[] {
  const { field, data } = mind.table.world;
  const rows = side === 0 ? data.battlefield.attackerRows : [...data.battlefield.defenderRows].reverse();
  const [rear = 1, front = 2] = rows;
  return pairs(mind, battle, side).map((soldiers, index) => ({
    soldiers,
    cell: cellAt(
      field,
      at(COLUMNS, index % COLUMNS.length),
      (index === 0 || index >= COLUMNS.length ? rear : front) - 1,
    ),
  }));
}

/** The next company takes its place in the line; the second of a pair stands before the first. */
export function deploy(mind: Mind, choices: Choices): Choice {
  const battle = battleOf(mind.state);
  const side = sideOfSeat(battle, mind.seat);
  const places = ofType(choices, 'deploy');
  const posts = line(mind, battle, side);
  const planned = places.find(({ soldier, cell, under }) =>
    posts.some(post => post.cell === cell && post.soldiers.includes(soldier) && !under),
  );
  if (planned) return planned;
  const { column } = mind.table.world.field;
  return best(places, ({ cell }) => -Math.abs((column[cell] ?? 0) - 5.5)).choice;
}
