/** Before the first blow (chapters 31 to 35): who is there, who commands, who stands where. */
import { at, type Frame, type Steps } from '@carroccio/kernel';
import { battleOf, canGroup, initiativeTotal, leader, soldierAt, uncover } from './battle.ts';
import { drop, isScudo, isSpada, kindsHeld, symbols } from './hands.ts';
import { coinActions, governed, isSealed, laid, warPayers } from './money.ts';
import type { Podesta } from './shape.ts';
import {
  type Battle,
  type BattleKind,
  CHIT,
  companyOf,
  FIRST_MERCENARY,
  isCaptain,
  isMercenary,
  MERCENARY_COMPANIES,
  PRODITOR,
  type Soldier,
  type State,
  UNDEPLOYED,
  UNITS_PER_COMPANY,
} from './state.ts';
import { cellAt, isCavalry, type Live, type Table, type Tables } from './world.ts';

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
  podesta: -1,
  camp,
});

/** Two armies meet: play is suspended until it is over (pod.29q). */
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
function mayReinforce({ state }: Table, seat: number): boolean {
  const battle = battleOf(state);
  if (battle.kind !== 'field') return false;
  return state.armies.some(
    army =>
      army.seat === seat &&
      army.cell === battle.cell &&
      army.from >= 0 &&
      at(state.communes, army.from).podesta === seat,
  );
}

/** A company hired as the lines form takes the field with its employer (pod.31m). */
export function joinBattle({ state }: Live, seat: number, company: number): void {
  const battle = battleOf(state);
  const side = battle.seats.findIndex(seats => seats.includes(seat));
  const army = state.armies.find(one => one.seat === seat && one.cell === battle.cell);
  for (let index = 0; index < UNITS_PER_COMPANY; index++) {
    const unit = FIRST_MERCENARY + company * UNITS_PER_COMPANY + index;
    battle.soldiers.push(soldier(side, { unit, owner: seat, camp: true }));
    if (army) state.armyOf[unit] = army.id;
  }
}

/** Who can command: feditori and captains, or anybody if there are none (pod.32a, R72). */
export function commanders({ world }: Table, battle: Battle, side: number): number[] {
  const own = ofSide(battle, side);
  const mounted = own.filter(index => isCavalry(world, soldierAt(battle, index).unit));
  return mounted.length > 0 ? mounted : own;
}

const ofSide = ({ soldiers }: Battle, side: number): number[] =>
  soldiers.flatMap((one, index) => (one.side === side ? [index] : []));

/** Podestà counters that can ride into this battle (pod.32e). */
function ridersOf({ world, state }: Table, battle: Battle, side: number): number[] {
  const square = battle.commune < 0 ? -1 : (world.square[battle.commune] ?? -1);
  return at(battle.seats, side).flatMap(seat =>
    governed(state, seat).filter(commune => {
      const { cell, captor } = at(state.communes, commune);
      return captor < 0 && cell >= 0 && (cell === battle.cell || cell === square);
    }),
  );
}

const sideOfSeat = ({ seats }: Battle, seat: number): number => seats.findIndex(side => side.includes(seat));

const commandChosen = (chosen: readonly { type: string }[]): number => {
  for (const choice of chosen)
    if (choice.type === 'command' && 'soldier' in choice && typeof choice.soldier === 'number') return choice.soldier;
  return -1;
};

const isReady = (chosen: readonly { type: string }[]): boolean => chosen.some(({ type }) => type === 'ready');

/** How many Benefici a side may take into battle (pod.34a, R76). */
export const beneficiAllowed = ({ world }: Table, battle: Battle, side: number): number =>
  Math.floor(ofSide(battle, side).length / world.data.battlefield.benefici.companiesEach);

/** What pays for a company: its commune's treasury, or the employer's purse. */
const companyMeans = (state: State, company: number): number => {
  const payer = at(state.payer, company);
  const seat = at(state.employer, company);
  return payer >= 0 && at(state.communes, payer).podesta === seat
    ? at(state.communes, payer).treasury
    : at(state.players, seat).purse;
};

interface Placed {
  soldier: number;
  cell: number;
  under: boolean;
}

const placements = (chosen: readonly { type: string }[]): Placed[] =>
  chosen.flatMap(choice =>
    choice.type === 'deploy' && 'soldier' in choice && 'cell' in choice && 'under' in choice
      ? [{ soldier: Number(choice.soldier), cell: Number(choice.cell), under: choice.under === true }]
      : [],
  );

/** The wing of a column of the field: 0, 1 or 2 (R70). */
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
function placesFor(table: Table, battle: Battle, side: number, placed: readonly Placed[]): Placed[] {
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

type SetupSteps = Pick<
  Steps<Podesta>,
  'mode' | 'reinforcements' | 'command' | 'extraPay' | 'choosing' | 'houses' | 'deployment' | 'initiative'
>;

const isInitiativeToken = (kind: number): boolean => isSpada(kind) || isScudo(kind);

/** Kinds still in a side's pool, less those already named. */
function poolLeft(pool: readonly number[], named: readonly number[]): number[] {
  const left = pool.slice();
  for (const kind of named) {
    const index = left.indexOf(kind);
    if (index >= 0) left.splice(index, 1);
  }
  return [...new Set(left)];
}

const tokensNamed = (chosen: readonly { type: string }[]): number[] =>
  chosen.flatMap(choice => ('token' in choice && typeof choice.token === 'number' ? [choice.token] : []));

export function battleSetupSteps({ look, live, world }: Tables): SetupSteps {
  const minimum = world.data.contributions.company.minimum;
  return {
    mode: {
      rule: 'pod.36.5b',
      seats: ({ state }) => [leader(battleOf(state), 0), leader(battleOf(state), 1)],
      offers: {
        chooseMode: {
          list: () => [
            { type: 'chooseMode', duel: false },
            { type: 'chooseMode', duel: true },
          ],
        },
      },
      reveal(flow, _, choices) {
        const battle = battleOf(flow.state);
        battle.duel = [0, 1].every(side => choices[leader(battle, side)]?.[0]?.duel === true);
        flow.emit({ type: 'battleMode', rule: 'pod.36.5b', duel: battle.duel });
      },
    },

    reinforcements: {
      rule: 'pod.31m',
      seats: (_, { seat }) => [seat],
      offers: {
        hireNow: {
          list: (l, { seat }) =>
            kindsHeld(l.state, seat, kind => kind >= CHIT).flatMap(kind =>
              warPayers(look(l), seat, minimum).map(from => ({ type: 'hireNow' as const, company: kind - CHIT, from })),
            ),
          why: (_, __, ___, { company }) => ({ rule: 'pod.31m', reason: 'noBeneficio', kind: CHIT + company }),
          take(flow, frame, seat, { company, from }) {
            const { state } = flow;
            const battle = battleOf(state);
            const station = state.armies.find(army => army.seat === seat && army.cell === battle.cell)?.from ?? -1;
            flow.reveal();
            flow.next({ step: 'hiring', seat, company, station, from, sum: 0, last: 0, why: 'battle' }, frame);
          },
        },
        ready: { list: () => [{ type: 'ready' }], take: () => undefined },
      },
    },

    command: {
      rule: 'pod.32a',
      seats: ({ state }) => [leader(battleOf(state), 0), leader(battleOf(state), 1)],
      done: (_, __, ___, chosen) => isReady(chosen),
      offers: {
        command: {
          list(l, _, seat, chosen) {
            const battle = battleOf(l.state);
            if (commandChosen(chosen) >= 0) return [];
            return commanders(look(l), battle, sideOfSeat(battle, seat)).map(index => ({
              type: 'command',
              soldier: index,
            }));
          },
        },
        attach: {
          list(l, _, seat, chosen) {
            const battle = battleOf(l.state);
            const side = sideOfSeat(battle, seat);
            if (commandChosen(chosen) < 0) return [];
            const attached = chosen.flatMap(choice => (choice.type === 'attach' ? [choice] : []));
            const mounted = ofSide(battle, side).filter(
              index =>
                isCavalry(world, soldierAt(battle, index).unit) && !attached.some(choice => choice.soldier === index),
            );
            return ridersOf(look(l), battle, side)
              .filter(counter => !attached.some(choice => choice.counter === counter))
              .flatMap(counter => mounted.map(index => ({ type: 'attach' as const, counter, soldier: index })));
          },
        },
        ready: { list: (_, __, ___, chosen) => (commandChosen(chosen) < 0 ? [] : [{ type: 'ready' }]) },
      },
      reveal(flow, _, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        battle.commander = [0, 1].map(side => commandChosen(choices[leader(battle, side)] ?? []));
        for (const chosen of choices)
          for (const choice of chosen)
            if (choice.type === 'attach') soldierAt(battle, choice.soldier).podesta = choice.counter;
        battle.large =
          battle.kind === 'field' &&
          [0, 1].some(side => ofSide(battle, side).length >= world.data.battlefield.small.below);
        const units = battle.commander.map(index => soldierAt(battle, index).unit);
        flow.emit({ type: 'commanders', rule: 'pod.32a', units });
        const companies = new Set(
          battle.soldiers.filter(({ unit }) => isMercenary(unit)).map(({ unit }) => companyOf(unit)),
        );
        const bought = [...companies].filter(
          company => !units.some(unit => isCaptain(unit) && companyOf(unit) === company),
        );
        const choosing = battle.seats.flatMap((seats, side) =>
          seats.map(seat => ({ step: 'choosing' as const, seat, side })),
        );
        table.flow.next(...bought.map(company => ({ step: 'extraPay' as const, company })), ...choosing);
      },
    },

    extraPay: {
      rule: 'pod.38b',
      seats: ({ state }, { company }) => [at(state.employer, company)].filter(seat => seat >= 0),
      done: (_, __, ___, chosen) => isSealed(chosen),
      offers: {
        coin: { list: ({ state }, { company }, _, chosen) => coinActions(chosen, companyMeans(state, company)) },
        seal: { list: () => [{ type: 'seal' }] },
      },
      reveal(flow, { company }, choices) {
        battleOf(flow.state).extra[company] = laid(at(choices, at(flow.state.employer, company))).sum;
      },
    },

    choosing: {
      rule: 'pod.34a',
      seats: (l, { seat, side }) => {
        const battle = battleOf(l.state);
        const left = beneficiAllowed(look(l), battle, side) - at(battle.tokens, side).length;
        return left > 0 && at(l.state.players, seat).benefici.length > 0 ? [seat] : [];
      },
      done: (_, __, ___, chosen) => isReady(chosen),
      offers: {
        choose: {
          list(l, { side }, seat, chosen) {
            const battle = battleOf(l.state);
            const named = tokensNamed(chosen);
            if (named.length + at(battle.tokens, side).length >= beneficiAllowed(look(l), battle, side)) return [];
            const hand = at(l.state.players, seat).benefici.filter(kind => kind <= PRODITOR);
            return poolLeft(hand, named).map(token => ({ type: 'choose', token }));
          },
        },
        ready: { list: () => [{ type: 'ready' }] },
      },
      reveal(flow, { seat, side }, choices) {
        const battle = battleOf(flow.state);
        for (const kind of tokensNamed(at(choices, seat))) {
          drop(at(flow.state.players, seat).benefici, kind);
          at(battle.tokens, side).push({ kind, owner: seat });
        }
      },
    },

    houses: {
      rule: 'pod.13b',
      seats: ({ state }, { side, left }) => (left > 0 ? [leader(battleOf(state), side)] : []),
      offers: {
        placeHouse: {
          list({ state }) {
            const [first = 1, last = 1] = world.data.battlefield.house.rows;
            const { field } = world;
            return Array.from({ length: field.cellCount }, (_, cell) => cell)
              .filter(cell => {
                const row = (field.row[cell] ?? 0) + 1;
                return row >= first && row <= last && !battleOf(state).houses.includes(cell);
              })
              .map(cell => ({ type: 'placeHouse', cell }));
          },
          take(flow, { side, left }, _, { cell }) {
            battleOf(flow.state).houses.push(cell);
            flow.emit({ type: 'house', rule: 'pod.13b', cell });
            if (left > 1) flow.next({ step: 'houses', side: 1 - side, left: left - 1 });
          },
        },
      },
    },

    deployment: {
      rule: 'pod.33a',
      seats: ({ state }, { sides }) => sides.map(side => leader(battleOf(state), side)),
      done: ({ state }, _, seat, chosen) => {
        const battle = battleOf(state);
        return chosen.length >= ofSide(battle, sideOfSeat(battle, seat)).length;
      },
      offers: {
        deploy: {
          list(l, _, seat, chosen) {
            const battle = battleOf(l.state);
            const side = sideOfSeat(battle, seat);
            return placesFor(look(l), battle, side, placements(chosen)).map(one => ({ type: 'deploy', ...one }));
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.33a', reason: 'noRoom', cell }),
        },
      },
      reveal(flow, { sides }, choices) {
        const battle = battleOf(flow.state);
        for (const side of sides) {
          for (const { soldier: index, cell, under } of placements(choices[leader(battle, side)] ?? [])) {
            const friend = battle.soldiers.find(one => one.cell === cell);
            Object.assign(soldierAt(battle, index), { cell, top: !under });
            if (friend) friend.top = under;
            uncover(battle, cell);
          }
        }
        const own = battle.soldiers.filter(({ side }) => sides.includes(side));
        flow.emit({
          type: 'deployed',
          rule: 'pod.33j',
          units: own.map(({ unit }) => unit),
          cells: own.map(({ cell }) => cell),
        });
      },
    },

    initiative: {
      rule: 'pod.35a',
      seats: ({ state }) => [leader(battleOf(state), 0), leader(battleOf(state), 1)],
      done: (_, __, ___, chosen) => isReady(chosen),
      offers: {
        commit: {
          list({ state }, _, seat, chosen) {
            const battle = battleOf(state);
            const named = tokensNamed(chosen);
            if (named.length >= world.data.battlefield.benefici.initiative) return [];
            const pool = at(battle.tokens, sideOfSeat(battle, seat))
              .map(({ kind }) => kind)
              .filter(isInitiativeToken);
            return poolLeft(pool, named).map(token => ({ type: 'commit', token }));
          },
        },
        ready: { list: () => [{ type: 'ready' }] },
      },
      reveal(flow, _, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        const named = [0, 1].map(side => tokensNamed(choices[leader(battle, side)] ?? []));
        const totals = [0, 1].map(side => initiativeTotal(table, battle, side));
        named.forEach((kinds, side) => {
          for (const kind of kinds) {
            spendToken(table, side, kind, 'initiative');
            if (isSpada(kind)) totals[side] = at(totals, side) + symbols(kind);
            else totals[1 - side] = at(totals, 1 - side) - symbols(kind);
          }
        });
        // pod.35c: the attacker begins when they are equal.
        battle.initiative = at(totals, 1) > at(totals, 0) ? 1 : 0;
        flow.emit({ type: 'initiative', rule: 'pod.35c', totals, side: battle.initiative });
      },
    },
  };
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
