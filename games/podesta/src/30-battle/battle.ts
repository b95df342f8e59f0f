/** The pitched battle (chapters 30 to 38): what stands where and what it is worth. */
import { spread } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import { inForce } from '../24-annales/lasting.ts';
import {
  type Army,
  type Battle,
  captainOf,
  companyOf,
  isCaptain,
  isMercenary,
  type Soldier,
  type State,
} from '../state.ts';
import { type Factors, isCavalry, type Kind, kindOf, type Live, type Table } from '../world.ts';

export function battleOf({ battle }: State): Battle {
  if (!battle) throw new Error('no battle is being fought');
  return battle;
}

export const soldierAt = ({ soldiers }: Battle, index: number): Soldier => at(soldiers, index);

/** Soldiers of a side still on the field, by index. */
export function standing({ soldiers }: Battle, side: number): number[] {
  const found: number[] = [];
  soldiers.forEach((soldier, index) => {
    if (soldier.side === side && soldier.cell >= 0) found.push(index);
  });
  return found;
}

export const leader = ({ seats }: Battle, side: number): number => at(at(seats, side), 0);

/** Who stands on a square, the top one first. */
export function stackOn({ soldiers }: Battle, cell: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < soldiers.length; index++) {
    const soldier = soldiers[index];
    if (soldier?.cell !== cell) continue;
    if (soldier.top) found.unshift(index);
    else found.push(index);
  }
  return found;
}

/** The stack a soldier belongs to, the top one first. */
export const stackOf = (battle: Battle, index: number): number[] => stackOn(battle, soldierAt(battle, index).cell);

const asCavalry = (kind: Kind): Kind => (kind === 'capitano' ? 'feditori' : kind);

/** Whether two companies may be stacked (pod.33g, R74). */
export function canGroup({ world }: Table, one: number, other: number): boolean {
  const kinds = [asCavalry(kindOf(world, one)), asCavalry(kindOf(world, other))];
  return world.data.battlefield.grouping.legal.some(
    ([a, b]) => (kinds[0] === a && kinds[1] === b) || (kinds[0] === b && kinds[1] === a),
  );
}

/** The factors of one company in this battle (pod.27e, pod.28h, pod.32c, events). */
export function factors({ world, state }: Table, battle: Battle, index: number): Factors {
  const { unit, owner, podesta, camp } = soldierAt(battle, index);
  const printed = at([world.kinds[kindOf(world, unit)]], 0);
  const { unarmed, podesta: captain } = world.data.battlefield;
  let { A, R } = printed;
  if (isCavalry(world, unit) && inForce(state, 'knights', owner)) A += 1;
  // pod.27f: half of its Resistance, that is one point of two (R54).
  if (!isMercenary(unit) && state.armed[unit] !== 1) R += unarmed.R;
  if (camp && inForce(state, 'fevers', owner)) R = Math.max(1, R - 1);
  if (podesta >= 0) R += captain.R;
  return { A, D: printed.D, R, M: printed.M, T: printed.T };
}

/** Attack of a unit or grouping (pod.33d). */
export const attackOf = (table: Table, battle: Battle, index: number): number =>
  stackOf(battle, index).reduce((sum, one) => sum + factors(table, battle, one).A, 0);

/** The commander is a Podestà, joined to the feditori of his own commune (pod.32c). */
function podestaCommands(battle: Battle, side: number): boolean {
  const { podesta, unit } = soldierAt(battle, at(battle.commander, side));
  return podesta >= 0 && !isMercenary(unit) && Math.floor(unit / 6) === podesta;
}

/** Beside a friendly palvese: the next column of the same row (pod.33h, R122). */
function covered({ world }: Table, battle: Battle, stack: readonly number[]): boolean {
  const { side, cell } = soldierAt(battle, at(stack, 0));
  const kind = (index: number): Kind => kindOf(world, soldierAt(battle, index).unit);
  if (stack.some(index => kind(index) === 'fanti-palvese')) return false;
  const { column, row } = world.field;
  return battle.soldiers.some(
    (other, index) =>
      other.side === side &&
      other.cell >= 0 &&
      kind(index) === 'fanti-palvese' &&
      row[other.cell] === row[cell] &&
      Math.abs((column[other.cell] ?? 0) - (column[cell] ?? 0)) === 1,
  );
}

/** Defence of a unit or grouping with all that helps it (pod.33e, pod.33h, pod.32f, R123). */
export function defenceOf(table: Table, battle: Battle, index: number): number {
  const { grouping, palvese, podesta, house } = table.world.data.battlefield;
  const stack = stackOf(battle, index);
  const { side, cell } = soldierAt(battle, index);
  let sum = stack.reduce((total, one) => total + factors(table, battle, one).D, 0);
  if (stack.length > 1) sum += grouping.D;
  if (covered(table, battle, stack)) sum += palvese.D;
  if (stack.includes(at(battle.commander, side)) && podestaCommands(battle, side)) sum += podesta.D;
  if (battle.houses.includes(cell)) sum += house.D;
  return sum;
}

/** What a company counts for initiative: printed Attack and Defence, one more for a Podestà (pod.35a, R75). */
export function initiativeTotal(table: Table, battle: Battle, side: number): number {
  return standing(battle, side).reduce((sum, index) => {
    const { A, D } = factors(table, battle, index);
    return sum + A + D + (soldierAt(battle, index).podesta >= 0 ? table.world.data.battlefield.podesta.initiative : 0);
  }, 0);
}

const isNext = ({ world }: Table, cell: number, other: number): boolean =>
  (world.fieldAround[cell] ?? []).includes(other);

/** Enemies next to a square. */
const enemiesNextTo = (table: Table, battle: Battle, side: number, cell: number): number[] =>
  standing(battle, 1 - side).filter(index => isNext(table, cell, soldierAt(battle, index).cell));

/** Squares a soldier, or his whole grouping, can move to within these points (R77). */
export function moves(
  table: Table,
  battle: Battle,
  index: number,
  whole: boolean,
  points: number,
): Map<number, number> {
  const { side, cell } = soldierAt(battle, index);
  const moving = whole ? stackOf(battle, index) : [index];
  const enemy = new Set(standing(battle, 1 - side).map(other => soldierAt(battle, other).cell));
  const found = spread({
    size: table.world.field.cellCount,
    from: cell,
    most: points,
    steps(from, _, go) {
      for (const to of table.world.fieldAround[from] ?? []) if (!enemy.has(to)) go(to, 1);
    },
  });
  const spent = found.nodes.map((to, place) => [to, found.costs[place] ?? 0] as const);
  return new Map(spent.filter(([to]) => to !== cell && hasRoom(table, battle, moving, to)));
}

/** A square is free, or a friend there can be joined. */
function hasRoom(table: Table, battle: Battle, moving: readonly number[], cell: number): boolean {
  const there = stackOn(battle, cell);
  if (there.length === 0) return true;
  const [mover = -1] = moving;
  const [friend = -1] = there;
  return (
    moving.length === 1 &&
    there.length === 1 &&
    canGroup(table, soldierAt(battle, mover).unit, soldierAt(battle, friend).unit)
  );
}

/** Movement points of a soldier, or of the slower of his grouping. */
export function pointsOf(battle: Battle, index: number, whole: boolean): number {
  const moving = whole ? stackOf(battle, index) : [index];
  return Math.min(...moving.map(one => soldierAt(battle, one).left));
}

/** Puts soldiers on a square: whoever joins a friend stands behind him; whoever stays behind alone is on top. */
export function put(battle: Battle, index: number, whole: boolean, cell: number): void {
  const moving = whole ? stackOf(battle, index) : [index];
  const from = soldierAt(battle, index).cell;
  const joined = stackOn(battle, cell).length > 0;
  for (const one of moving) soldierAt(battle, one).cell = cell;
  if (!whole || moving.length === 1) soldierAt(battle, index).top = !joined;
  uncover(battle, from);
}

/** The one left on a square is on top. */
export function uncover(battle: Battle, cell: number): void {
  if (cell < 0) return;
  const stack = stackOn(battle, cell);
  const [first = -1] = stack;
  if (first >= 0 && !stack.some(index => soldierAt(battle, index).top)) soldierAt(battle, first).top = true;
}

/** A unit moves; it has to fight if that brought it into contact (R77, R78). */
export function moveSoldier(live: Live, index: number, whole: boolean, cell: number): void {
  const { state, flow } = live;
  const battle = battleOf(state);
  const cost = moves(live, battle, index, whole, pointsOf(battle, index, whole)).get(cell) ?? 0;
  const moving = whole ? stackOf(battle, index) : [index];
  put(battle, index, whole, cell);
  const { side, unit } = soldierAt(battle, index);
  const contact = enemiesNextTo(live, battle, side, cell).length > 0;
  for (const one of moving) {
    const soldier = soldierAt(battle, one);
    soldier.left -= cost;
    soldier.moved = true;
    soldier.charged = contact;
  }
  flow.emit({ type: 'soldierMoved', rule: 'pod.36.1a', unit, cell });
}

/** Units of a side, as their top soldiers: the first line, which fights (pod.33f). */
export const tops = (battle: Battle, side: number): number[] =>
  standing(battle, side).filter(index => soldierAt(battle, index).top);

/**
 * Targets of a crossbow company: in a straight line, within two squares (pod.36.6, R83), not duelling with friends
 * (pod.36.6c).
 */
export function targetsOf(table: Table, battle: Battle, index: number): number[] {
  const { side, cell, top, shot, unit } = soldierAt(battle, index);
  if (!top || shot || factors(table, battle, index).T === 0 || kindOf(table.world, unit) !== 'fanti-palvese') return [];
  const { field } = table.world;
  const most = table.world.data.battlefield.range.squares;
  return tops(battle, 1 - side).filter(target => {
    const to = soldierAt(battle, target).cell;
    const dx = (field.column[to] ?? 0) - (field.column[cell] ?? 0);
    const dy = (field.row[to] ?? 0) - (field.row[cell] ?? 0);
    const far = Math.max(Math.abs(dx), Math.abs(dy));
    if (far > most || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return false;
    if (far === 2 && stackOn(battle, between(table, cell, to)).length > 0) return false;
    return !standing(battle, side).some(
      friend => soldierAt(battle, friend).cell !== cell && isNext(table, soldierAt(battle, friend).cell, to),
    );
  });
}

/** The square between two that are two apart. */
function between({ world }: Table, one: number, other: number): number {
  const { column, row } = world.field;
  const x = ((column[one] ?? 0) + (column[other] ?? 0)) / 2;
  const y = ((row[one] ?? 0) + (row[other] ?? 0)) / 2;
  return (world.fieldAround[one] ?? []).find(cell => column[cell] === x && row[cell] === y) ?? -1;
}

/** Helping is the one attack of the turn as well: in either case the unit has fought (pod.36b, R79). */
const stackFought = (battle: Battle, index: number): boolean =>
  stackOf(battle, index).some(one => soldierAt(battle, one).fought || soldierAt(battle, one).supported);

/** Enemy units a unit may challenge: next to it, neither having fought this turn (R78). */
export function opponents(table: Table, battle: Battle, index: number): number[] {
  const { side, cell, top } = soldierAt(battle, index);
  if (!top || stackFought(battle, index)) return [];
  return enemiesNextTo(table, battle, side, cell).filter(
    enemy => soldierAt(battle, enemy).top && !stackFought(battle, enemy),
  );
}

/** Units that can support a fight: next to the enemy principal, free this turn (R79). */
export function supporters(table: Table, battle: Battle, side: number): number[] {
  const { fight } = battle;
  if (!fight) return [];
  const enemy = at(fight.soldiers, 1 - side);
  const { cell } = soldierAt(battle, enemy);
  return tops(battle, side).filter(
    index =>
      !fight.soldiers.includes(index) &&
      !at(fight.helpers, side).includes(index) &&
      isNext(table, soldierAt(battle, index).cell, cell) &&
      stackOf(battle, index).every(one => {
        const { fought, shot, supported } = soldierAt(battle, one);
        return !fought && !shot && !supported;
      }),
  );
}

/** Whether a side must still fight: a unit came into contact and a free enemy is there (R78). */
export const mustFight = (table: Table, battle: Battle, side: number): boolean =>
  tops(battle, side).some(index => soldierAt(battle, index).charged && opponents(table, battle, index).length > 0);

/** Squares a unit can withdraw to (pod.36.4b, pod.37a, R87). */
export function shelters(table: Table, battle: Battle, index: number, whole: boolean): number[] {
  const { side, cell } = soldierAt(battle, index);
  const points = pointsOf(battle, index, whole);
  if (points <= 0) return [];
  const { row } = table.world.field;
  const moving = whole ? stackOf(battle, index) : [index];
  const others = standing(battle, side).filter(one => !moving.includes(one));
  const behind = (to: number): boolean =>
    others.some(one => {
      const theirs = row[soldierAt(battle, one).cell] ?? 0;
      return side === 0 ? (row[to] ?? 0) < theirs : (row[to] ?? 0) > theirs;
    });
  return [...moves(table, battle, index, whole, points).keys()].filter(
    to => to !== cell && enemiesNextTo(table, battle, side, to).length === 0 && behind(to),
  );
}

/** Companies of the enemy that could be bought: on the field, their captain not in command (pod.38i). */
export function bribable(battle: Battle, side: number): number[] {
  const companies = new Set<number>();
  for (const index of standing(battle, 1 - side)) {
    const { unit } = soldierAt(battle, index);
    if (isMercenary(unit)) companies.add(companyOf(unit));
  }
  const { unit: commander } = soldierAt(battle, at(battle.commander, 1 - side));
  return [...companies].filter(company => !(isCaptain(commander) && captainOf(company) === commander));
}

/** Whether a traitor is the principal of a side (pod.38g). */
export const isTraitor = (battle: Battle, index: number): boolean => {
  const { unit } = soldierAt(battle, index);
  return isMercenary(unit) && battle.traitors.includes(companyOf(unit));
};

/**
 * The army of a player that is in the battle, not another of his that stands there and was not called (R63); of two the
 * one that set out from a commune of his (R69).
 */
export function armyInBattle({ state }: Table, seat: number): Army | undefined {
  const { soldiers } = battleOf(state);
  const there = state.armies.filter(
    army => army.seat === seat && soldiers.some(({ unit }) => state.armyOf[unit] === army.id),
  );
  return there.find(({ from }) => state.communes[from]?.podesta === seat) ?? there[0];
}
