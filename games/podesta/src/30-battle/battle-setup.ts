/** Before the first blow (chapters 31 to 35): who is there, who can command, who can stand where. */

import { at, type Frame } from '@carroccio/kernel';
import { governed } from '../09-money/money.ts';
import type { Placed } from '../families/chosen.ts';
import type { Podesta } from '../shape.ts';
import {
  type Battle,
  type BattleKind,
  FIRST_MERCENARY,
  MERCENARY_COMPANIES,
  type Soldier,
  UNDEPLOYED,
  UNITS_PER_COMPANY,
} from '../state.ts';
import { cellAt, isCavalry, type Live, type Table } from '../world.ts';
import { armyInBattle, battleOf, canGroup, leader, soldierAt } from './battle.ts';

export interface Host {
  seats: number[];
  units: { unit: number; owner: number; camp: boolean }[];
}

interface Meeting {
  kind: BattleKind;
  cell: number;
  commune: number;
  besieger: number;
  hosts: [Host, Host];
}

const soldier = (side: number, { unit, owner, camp }: Host['units'][number]): Soldier => ({
  unit,
  side,
  owner,
  cell: UNDEPLOYED,
  top: true,
  damage: 0,
  hurt: false,
  left: 0,
  moved: false,
  charged: false,
  fought: false,
  shot: false,
  supported: false,
  reordered: false,
  struckBy: -1,
  podesta: -1,
  camp,
});

/** Two armies meet: play is suspended until it is over (pod.29q). Small battles go like large ones (pod.41b). */
export function beginBattle(live: Live, { kind, cell, commune, besieger, hosts }: Meeting): void {
  const { state, flow } = live;
  const seats = hosts.map(host => host.seats);
  state.battle = {
    kind,
    cell,
    commune,
    besieger,
    seats,
    soldiers: hosts.flatMap((host, side) => host.units.map(unit => soldier(side, unit))),
    duel: false,
    large: false,
    commander: [-1, -1],
    tokens: [[], []],
    houses: [],
    initiative: 0,
    turn: 0,
    quiet: 0,
    wins: [0, 0],
    inflicted: [0, 0],
    failed: [false, false],
    traitors: [],
    extra: Array.from({ length: MERCENARY_COMPANIES }, () => 0),
    played: [0, 0],
    hesitated: [0, 0],
    winner: -1,
    fight: null,
  };
  flow.emit({
    type: 'battleBegan',
    rule: 'pod.29q',
    kind,
    cell,
    attackers: at(seats, 0).slice(),
    defenders: at(seats, 1).slice(),
  });
  const both = seats.flatMap((side, index) => side.map(seat => ({ seat, side: index })));
  const mode: Frame<Podesta>[] = kind === 'street' ? [] : [{ step: 'mode' }];
  const late: Frame<Podesta>[] = both
    .filter(({ seat }) => mayReinforce(live, seat))
    .map(({ seat, side }) => ({ step: 'reinforcements', seat, side }));
  flow.next(
    ...mode,
    ...late,
    { step: 'command' },
    ...deployments(live, kind),
    { step: 'initiative' },
    { step: 'battleTurn' },
    {
      step: 'afterBattle',
    },
  );
}

/** Hidden and together; in a civil war the rebels deploy second, and houses may be placed first (R36). */
function deployments({ options, world }: Live, kind: BattleKind): Frame<Podesta>[] {
  if (kind !== 'civil') return [{ step: 'deployment', sides: [0, 1] }];
  const houses: Frame<Podesta>[] = options.houses
    ? [{ step: 'houses', side: 1, left: world.data.battlefield.house.count }]
    : [];
  return [...houses, { step: 'deployment', sides: [1] }, { step: 'deployment', sides: [0] }];
}

/** Whether a player could reveal a company now: his army set out this month from a commune of his (R69). */
function mayReinforce(table: Table, seat: number): boolean {
  const { state } = table;
  const battle = battleOf(state);
  if (battle.kind !== 'field') return false;
  const from = armyInBattle(table, seat)?.from ?? -1;
  return from >= 0 && at(state.communes, from).podesta === seat;
}

/** A company hired as the lines form takes the field with its employer (pod.31m). */
export function joinBattle(live: Live, seat: number, company: number): void {
  const { state } = live;
  const battle = battleOf(state);
  const side = battle.seats.findIndex(seats => seats.includes(seat));
  const army = armyInBattle(live, seat);
  for (let index = 0; index < UNITS_PER_COMPANY; index++) {
    const unit = FIRST_MERCENARY + company * UNITS_PER_COMPANY + index;
    battle.soldiers.push(soldier(side, { unit, owner: seat, camp: true }));
    if (army) state.armyOf[unit] = army.id;
  }
}

/** Who can command: feditori and captains (pod.31i), or anybody if there are none (pod.32a, R72). */
export function commanders({ world }: Table, battle: Battle, side: number): number[] {
  const own = ofSide(battle, side);
  const mounted = own.filter(index => isCavalry(world, soldierAt(battle, index).unit));
  return mounted.length > 0 ? mounted : own;
}

export const ofSide = ({ soldiers }: Battle, side: number): number[] =>
  soldiers.flatMap((one, index) => (one.side === side ? [index] : []));

/** A player's Podestà counters that can ride into this battle (pod.32e). */
export function ridersOf({ world, state }: Table, battle: Battle, seat: number): number[] {
  const square = world.square[battle.commune] ?? -1;
  return governed(state, seat).filter(commune => {
    const { cell, captor } = at(state.communes, commune);
    return captor < 0 && cell >= 0 && (cell === battle.cell || cell === square);
  });
}

/** Feditori and captains that a player has brought: his Podestà ride with them (pod.32e). */
export const mountsOf = ({ world }: Table, battle: Battle, seat: number): number[] =>
  battle.soldiers.flatMap(({ unit, owner }, index) => (owner === seat && isCavalry(world, unit) ? [index] : []));

/** Whether a player leads one of the sides. */
export const leads = ({ seats }: Battle, seat: number): boolean => seats.some(([first]) => first === seat);

export const sideOfSeat = ({ seats }: Battle, seat: number): number => seats.findIndex(side => side.includes(seat));

/** How many Benefici a side may take into battle (pod.34a, R76). */
export const beneficiAllowed = ({ world }: Table, battle: Battle, side: number): number =>
  Math.floor(ofSide(battle, side).length / world.data.battlefield.benefici.companiesEach);

/** The wing of a column of the field: 0, 1 or 2, each with a battalion (pod.33b, R70). */
function wingOf({ world }: Table, cell: number): number {
  const column = (world.field.column[cell] ?? 0) + 1;
  const { left, centre } = world.data.battlefield.wings;
  if (column <= (left[1] ?? 0)) return 0;
  return column <= (centre[1] ?? 0) ? 1 : 2;
}

/** Rows of a side, the rear one first (pod.33a). */
const rowsOf = ({ world }: Table, side: number): number[] => {
  const { attackerRows, defenderRows } = world.data.battlefield;
  const [first = 1, second = 2] = side === 0 ? attackerRows : [...defenderRows].reverse();
  return [first - 1, second - 1];
};

/** The order in which a side is placed: the commander first. */
const deployOrder = (battle: Battle, side: number): number[] => {
  const commander = at(battle.commander, side);
  return [commander, ...ofSide(battle, side).filter(index => index !== commander)];
};

/** Where the next company of a side can be placed (pod.33a to pod.33c, R70, R121). */
export function placesFor(table: Table, battle: Battle, side: number, placed: readonly Placed[]): Placed[] {
  const order = deployOrder(battle, side);
  const next = order[placed.length];
  if (next === undefined) return [];
  const { field } = table.world;
  const [rear = 0, front = 0] = rowsOf(table, side);
  const rows = battle.large && placed.length === 0 ? [rear] : [rear, front];
  const wings = new Set(placed.map(({ cell }) => wingOf(table, cell)));
  const missing = Math.min(3, order.length) - wings.size;
  const mustSpread = order.length - placed.length <= missing;
  const found: Placed[] = [];
  for (const row of rows)
    for (let column = 0; column < field.columns; column++) {
      const cell = cellAt(field, column, row);
      if (mustSpread && wings.has(wingOf(table, cell))) continue;
      const there = placed.filter(one => one.cell === cell);
      if (there.length === 0) found.push({ soldier: next, cell, under: false });
      const [friend] = there;
      if (
        there.length === 1 &&
        friend &&
        canGroup(table, soldierAt(battle, next).unit, soldierAt(battle, friend.soldier).unit)
      )
        found.push({ soldier: next, cell, under: false }, { soldier: next, cell, under: true });
    }
  return found;
}

/** A Beneficio chosen for the battle is spent (R76). */
export function spendToken(
  { state, flow }: Live,
  side: number,
  kind: number,
  use: 'initiative' | 'swords' | 'shields' | 'treason' | 'theft',
): void {
  const pool = at(battleOf(state).tokens, side);
  const index = pool.findIndex(token => token.kind === kind);
  const [token] = pool.splice(index, 1);
  state.used.push(kind);
  flow.reveal();
  flow.emit({ type: 'tokenUsed', rule: 'pod.34b', seat: token?.owner ?? leader(battleOf(state), side), kind, use });
}
