/** Tactical actions inside a siege: who goes, where they stand, how the day ends (gui.11.4). */
import { at, type Flow, type Frame, type Steps } from '@carroccio/kernel';
import { zoneOfEdge } from './army-steps.ts';
import {
  type Battle,
  type BattleOf,
  cellOf,
  isAble,
  isAlive,
  isMounted,
  isOccupied,
  man,
  other,
  setMark,
  sideOf,
} from './battle.ts';
import type { Ground } from './field.ts';
import { weaponOf } from './fire.ts';
import { isAccessible, isPassable } from './movement.ts';
import { emptyWorks, facingsAt, newEngine, newEntry, newGrapnel, newHorse, newLadder, putOn, saddle } from './setup.ts';
import type { Guiscard } from './shape.ts';
import {
  atHand,
  BESIEGER,
  campaigners,
  campBesiegers,
  campDefenders,
  cellsOfKind,
  centreCells,
  damageHex,
  demolished,
  GARRISON,
  isDemolished,
  patrolPool,
  pickable,
  placeCells,
  redoubtKind,
  redoubts,
  siegeOf,
  supplyParty,
  wallType,
} from './siege.ts';
import { ABSENT, AWAITED, DEAD, FRESH, GONE, HEALTHY, LEFT, type SiegeAction, STUNNED } from './state.ts';

type ActionStep =
  | 'tactical'
  | 'picking'
  | 'placeTactical'
  | 'siegeSetup'
  | 'patrolRoll'
  | 'patrolPick'
  | 'entryEdge'
  | 'callOff'
  | 'actionOver';

const EVERY_SIDE = [1, 2, 3, 4];
const LAGUNA = { map: 'laguna', rotated: false };
const NIDO = { map: 'nido-d-aquila', rotated: false };

/** gui.11.4.1a, gui.11.4.2a, gui.11.4.3a, gui.11.4.4a, R99: the ground of each action; null is the place itself. */
export function groundFor(action: SiegeAction): Ground | null {
  switch (action) {
    case 'assault':
      return null;
    case 'camp':
      return {
        maps: [LAGUNA],
        overlays: ['O4', 'S5', 'Q8', 'O11', 'U11', 'S13'].map(anchor => ({ overlay: 'tenda', map: 0, anchor })),
      };
    case 'supplies':
      return { maps: [LAGUNA], overlays: [] };
    default:
      return {
        maps: [LAGUNA, NIDO],
        overlays: [],
        columns: [
          [13, 25],
          [0, 12],
        ],
      };
  }
}

/** Clears the table for an action. */
function clearTable(b: Battle): void {
  const { state } = b;
  Object.assign(state, {
    turn: 0,
    horses: [],
    carries: [],
    prisoners: [],
    loot: [],
    formations: [],
    engines: [],
    ladders: [],
    grapnels: [],
    entries: [],
    exits: [],
    charges: [],
    attacks: [],
    tasks: [],
    works: emptyWorks(),
  });
  state.marks = state.marks.map(() => 0);
  state.ride = state.ride.map(() => -1);
  state.tail = state.tail.map(() => -1);
}

const pick = (side: number, left: number, action: SiegeAction, exact: boolean): Frame<Guiscard> => ({
  step: 'picking',
  side,
  left,
  action,
  picked: [],
  exact,
});

/** Who rides: in the open field whoever has a horse, in the place and the camp nobody. */
const rides = (action: SiegeAction): boolean => action === 'general' || action === 'supplies' || action === 'relief';

function mountUp(b: Battle, units: readonly number[]): void {
  for (const unit of units) if (b.state.fielded[unit] === 1 && !isMounted(b, unit)) saddle(b.state, unit);
}

/** Hexes out of reach of the missiles of the besieged (gui.11.4.1q). */
const hasShooters = (b: Battle): boolean =>
  siegeOf(b).parties[GARRISON]?.some(unit => weaponOf(b, unit) !== null && man(b, unit).missile !== 'lance') ?? false;

const setupFrames = (
  side: number,
  units: readonly number[],
  cells: number[],
  sides: number[] = [],
): Frame<Guiscard>[] => units.map(unit => ({ step: 'siegeSetup', side, unit, cells, sides }));

/** Besiegers lie along the sides of the map and may come in by them (gui.11.4.1e). */
function assaultFrames(b: Battle): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const { state } = b;
  const [besiegers = [], defenders = []] = siege.parties;
  for (const cell of demolished(b)) {
    if (wallType(b.field, cell) === 'B' && cell === b.field.gate) state.works.gate = 'destroyed';
    else state.works.ruins.push(cell);
  }
  const refuge = siege.redoubt > 0 ? cellsOfKind(b, redoubtKind(b, siege.redoubt)) : placeCells(b);
  for (let index = 0; index < siege.ladders; index++) state.ladders.push(newLadder(BESIEGER));
  for (let index = 0; index < siege.grapnels; index++) state.grapnels.push(newGrapnel(BESIEGER));
  for (let index = 0; index < Math.min(2, siege.stoneThrowers); index++)
    state.engines.push(newEngine('stoneThrower', BESIEGER));
  const outside = Array.from({ length: b.field.grid.cellCount }, (_, cell) => cell).filter(
    cell => (b.field.area[cell] ?? -1) < 0,
  );
  const held = placeCells(b).filter(cell => !refuge.includes(cell));
  // gui.11.4.1n: shut in, they are between the refuge and the army of relief.
  const relief = siege.shutIn ? siege.reliefUnits.filter(unit => defenders.includes(unit)) : [];
  const sides = siege.shutIn ? [] : EVERY_SIDE;
  const close = siege.redoubt > 0 && !hasShooters(b);
  const elsewhere = close || siege.shutIn ? held : [];
  const spies = siege.spy ? besiegers.slice(0, siege.of === 'castle' ? 6 : 4) : [];
  const yard = siege.of === 'castle' ? cellsOfKind(b, 'ward') : placeCells(b);
  return [
    ...setupFrames(
      GARRISON,
      defenders.filter(unit => !relief.includes(unit)),
      refuge,
    ),
    ...setupFrames(GARRISON, relief, [], EVERY_SIDE),
    // gui.11.4.1l: shut in, they have their engines with them in the works they hold.
    ...state.engines.map((_, engine) => ({
      step: 'placeEngine' as const,
      engine,
      cells: siege.shutIn ? held : outside,
    })),
    ...setupFrames(BESIEGER, spies, yard, sides),
    ...setupFrames(
      BESIEGER,
      besiegers.filter(unit => !spies.includes(unit)),
      elsewhere,
      sides,
    ),
    ...state.grapnels.map((_, grapnel) => ({ step: 'giveGrapnel' as const, grapnel })),
  ];
}

/** gui.11.4.2d */
function campFrames(b: Battle): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const { state } = b;
  const [besiegers = [], defenders = []] = siege.parties;
  const all = Array.from({ length: b.field.grid.cellCount }, (_, cell) => cell);
  const open = all.filter(cell => (b.field.area[cell] ?? -1) < 0);
  for (let index = 0; index < Math.min(2, siege.stoneThrowers); index++)
    state.engines.push(newEngine('stoneThrower', BESIEGER));
  for (let index = 0; index < Math.min(2, siege.ladders); index++) {
    const cell = open.find(one => isPassable(b, 0, one, true) && !isTaken(b, one));
    const side =
      cell === undefined
        ? undefined
        : open.find(two => nextTo(b, cell, two) && isPassable(b, 0, two, true) && !isTaken(b, two));
    if (cell !== undefined && side !== undefined) state.ladders.push({ ...newLadder(BESIEGER), cell, other: side });
  }
  // gui.11.4.2f
  for (const unit of defenders) if (man(b, unit).code[2] === 'a') state.arrows[unit] = 6;
  for (const unit of defenders) state.cell[unit] = AWAITED;
  state.entries.push(newEntry([...defenders], [1, 2, 3, 4], 1));
  return [
    ...state.engines.map((_, engine) => ({ step: 'placeEngine' as const, engine, cells: open })),
    ...setupFrames(BESIEGER, besiegers, all),
  ];
}
const isTaken = (b: Battle, cell: number): boolean =>
  isOccupied(b, cell) || b.state.ladders.some(one => one.cell === cell || one.other === cell);
const nextTo = ({ field: { grid } }: Battle, one: number, two: number): boolean => {
  for (let way = 0; way < 6; way++) if (grid.neighbours[one * 6 + way] === two) return true;
  return false;
};

/** gui.11.4.3a, gui.11.4.3c: a party with pack horses on the bridle. */
function supplyFrames(b: Battle, flow: Flow<Guiscard>): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const [, defenders = []] = siege.parties;
  siege.patrols = [];
  siege.packHorses = at(flow.roll({ rule: 'gui.11.4.3a', why: 'packHorses', sides: 6, seat: GARRISON }), 0);
  for (const unit of defenders) b.state.cell[unit] = AWAITED;
  for (let index = 0; index < siege.packHorses; index++) {
    const leader = defenders[index % Math.max(1, defenders.length)] ?? -1;
    const led = b.state.horses.filter(one => one.leader === leader).length;
    if (leader >= 0 && led < 3) b.state.horses.push({ ...newHorse(-1, GARRISON), leader });
  }
  return [{ step: 'entryEdge', side: GARRISON, units: [...defenders], edges: [2, 4] }];
}

/** gui.11.4.4b: each within less than five hexes of its own edge. */
function fieldFrames(b: Battle, edge: number): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const [besiegers = [], defenders = []] = siege.parties;
  siege.edge = edge;
  return [
    ...setupFrames(GARRISON, defenders, zoneOfEdge(b, edge, 5)),
    ...setupFrames(BESIEGER, besiegers, zoneOfEdge(b, edge === 2 ? 4 : 2, 5)),
  ];
}
/** The defenders choose their edge first. */
function fieldChoice(b: Battle): Frame<Guiscard>[] {
  const [, defenders = []] = siegeOf(b).parties;
  if (defenders.length === 0) return fieldFrames(b, 2);
  return [{ step: 'entryEdge', side: GARRISON, units: [...defenders], edges: [2, 4] }];
}

export const siegeActionSteps = (battle: BattleOf): Pick<Steps<Guiscard>, ActionStep> => ({
  tactical: {
    rule: 'gui.11.4a',
    run(flow, { action }) {
      const b = battle(flow);
      const siege = siegeOf(b);
      siege.action = action;
      siege.quiet = 0;
      siege.parties = [[], []];
      clearTable(b);
      const attacks = action === 'assault' && !(siege.shutIn && siege.initiative === GARRISON);
      b.state.first = attacks ? BESIEGER : GARRISON;
      flow.emit({ type: 'actionChosen', rule: 'gui.11.4a', action });
      flow.next(
        ...(action === 'camp'
          ? [pick(BESIEGER, campBesiegers(b), action, true), pick(GARRISON, campDefenders(b), action, true)]
          : []),
        ...(action === 'supplies' ? [pick(GARRISON, supplyParty(b), action, false)] : []),
        { step: 'placeTactical', action },
        { step: 'actionOver', action },
      );
    },
  },

  picking: {
    rule: 'gui.11.4.2b',
    seats(look, { side, left, action, picked }) {
      const b = battle(look);
      return left > 0 && pickable(b, side, picked, action).length > 0 ? [side] : [];
    },
    offers: {
      pick: {
        list: (look, { side, picked, action }) =>
          pickable(battle(look), side, picked, action).map(unit => ({ type: 'pick', unit })),
        take(flow, frame, _seat, { unit }) {
          const b = battle(flow);
          const siege = siegeOf(b);
          if (frame.action === 'relief') siege.outside = [...frame.picked, unit];
          else siege.parties[frame.side]?.push(unit);
          flow.next({ ...frame, left: frame.left - 1, picked: [...frame.picked, unit] });
        },
      },
      ready: {
        list: (_look, { picked, exact }) => (!exact && picked.length > 0 ? [{ type: 'ready' }] : []),
        take: () => undefined,
      },
    },
  },

  placeTactical: {
    rule: 'gui.11.4.1e',
    run(flow, { action }) {
      const { state } = battle(flow);
      const { siege } = state;
      if (!siege) return;
      const parties = siege.parties;
      state.ground = groundFor(action);
      const b = battle(flow);
      if (action === 'assault' || action === 'general') siege.parties = [atHand(b, BESIEGER), campaigners(b, GARRISON)];
      else if (action === 'relief') siege.parties = [[...siege.outside], [...siege.reliefUnits]];
      else siege.parties = parties;
      if (rides(action)) for (const party of siege.parties) mountUp(b, party);
      const frames =
        action === 'assault'
          ? assaultFrames(b)
          : action === 'camp'
            ? campFrames(b)
            : action === 'supplies'
              ? supplyFrames(b, flow)
              : fieldChoice(b);
      flow.next(...frames, { step: 'turn' });
    },
  },

  siegeSetup: {
    rule: 'gui.11.4.1e',
    seats(look, { side, unit }) {
      return battle(look).state.cell[unit] === ABSENT ? [side] : [];
    },
    offers: {
      put: {
        list: (look, { unit, cells }) => standing(battle(look), unit, cells).map(to => ({ type: 'put', to })),
        why: (_look, _frame, _seat, { to }) => ({ rule: 'gui.11.4.1e', reason: 'notInZone', cell: to }),
        take(flow, { unit, cells }, _seat, { to }) {
          const b = battle(flow);
          const ways = isMounted(b, unit) ? facingsAt(b, unit, to, cells) : [0];
          putOn(b, unit, to, ways[0] ?? 0);
          flow.emit({ type: 'deployed', rule: 'gui.11.4.1e', unit, to });
          if (isMounted(b, unit)) flow.next({ step: 'facing', unit, to });
        },
      },
      patrol: {
        list: (_look, { sides }) => sides.map(edge => ({ type: 'patrol', edge })),
        take(flow, { unit }, _seat, { edge }) {
          const b = battle(flow);
          b.state.cell[unit] = AWAITED;
          const known = b.state.entries.find(
            entry => entry.sides[0] === edge && entry.turn === 1 && entry.sides.length === 1,
          );
          if (known) known.units.push(unit);
          else b.state.entries.push(newEntry([unit], [edge], 1));
        },
      },
      stayOut: {
        list: (look, { unit, cells, sides }) =>
          sides.length === 0 && standing(battle(look), unit, cells).length === 0 ? [{ type: 'stayOut' }] : [],
        take(flow, { unit }) {
          // No room for him: he is not in this action.
          battle(flow).state.cell[unit] = LEFT;
        },
      },
    },
  },

  /** gui.11.4.3f: before each of his phases the besieger rolls for a patrol. */
  patrolRoll: {
    rule: 'gui.11.4.3f',
    run(flow, { side }) {
      const b = battle(flow);
      const { siege, turn } = b.state;
      if (siege?.action !== 'supplies' || side !== BESIEGER || patrolPool(b, []).length === 0) return;
      const [die = 10] = flow.roll({ rule: 'gui.11.4.3f', why: 'patrol', sides: 10, seat: BESIEGER });
      const { byTurn } = b.charts.patrols;
      if (die <= (byTurn[Math.min(turn, byTurn.length) - 1] ?? 0)) flow.next({ step: 'patrolPick', picked: [] });
    },
  },

  patrolPick: {
    rule: 'gui.11.4.3b',
    seats: (look, { picked }) => (patrolPool(battle(look), picked).length > 0 || picked.length > 0 ? [BESIEGER] : []),
    offers: {
      pick: {
        list: (look, { picked }) => patrolPool(battle(look), picked).map(unit => ({ type: 'pick', unit })),
        take: (flow, { picked }, _seat, { unit }) => flow.next({ step: 'patrolPick', picked: [...picked, unit] }),
      },
      ready: {
        list: (_look, { picked }) => (picked.length > 0 ? [{ type: 'ready' }] : []),
        take(flow, { picked }) {
          const b = battle(flow);
          const siege = siegeOf(b);
          siege.patrols.push(...picked);
          siege.parties[BESIEGER]?.push(...picked);
          mountUp(b, picked);
          for (const unit of picked) {
            b.state.cell[unit] = AWAITED;
            // gui.11.4.3d: half movement and no defensive fire in the turn they come.
            setMark(b, unit, FRESH);
          }
          flow.emit({ type: 'patrol', rule: 'gui.11.4.3b', units: picked });
          flow.next({
            step: 'entryEdge',
            side: BESIEGER,
            units: picked,
            edges: [1, 2, 3, 4].filter(edge => edge !== siege.edge),
          });
        },
      },
    },
  },

  /** gui.11.4.3c */
  entryEdge: {
    rule: 'gui.11.4.3c',
    seats: (_look, { side, units }) => (units.length > 0 ? [side] : []),
    offers: {
      patrol: {
        list: (_look, { edges }) => edges.map(edge => ({ type: 'patrol', edge })),
        take(flow, { side, units }, _seat, { edge }) {
          const b = battle(flow);
          // gui.11.4.4b: in the open field they are placed along it, the besiegers along the other.
          const { action } = siegeOf(b);
          if (action === 'general' || action === 'relief') {
            flow.emit({ type: 'edge', rule: 'gui.11.4.4b', side, edge });
            flow.next(...fieldFrames(b, edge));
            return;
          }
          if (side === GARRISON) siegeOf(b).edge = edge;
          b.state.entries.push(newEntry([...units], [edge], Math.max(1, b.state.turn)));
          flow.emit({ type: 'edge', rule: 'gui.11.4.3c', side, edge });
        },
      },
    },
  },

  /** gui.11.4.1o, gui.11.4.4c: the assault is broken off before a last refuge, or a side leaves the field. */
  callOff: {
    rule: 'gui.11.4.1o',
    seats(look, { side }) {
      const b = battle(look);
      const { siege } = b.state;
      if (!siege?.action) return [];
      if (siege.action === 'assault') return side === BESIEGER && inRefuge(b) ? [BESIEGER] : [];
      if (siege.action === 'general' || siege.action === 'relief') return b.state.turn > 1 ? [side] : [];
      return [];
    },
    offers: {
      withdraw: {
        list: () => [{ type: 'withdraw' }],
        take(flow, { side }) {
          const b = battle(flow);
          const siege = siegeOf(b);
          if (siege.action !== 'assault' && side === BESIEGER) {
            flow.end({ rule: 'gui.11.4.4c', why: 'broken', winners: [GARRISON], scores: [0, 1] });
            return;
          }
          flow.unwind('actionOver');
        },
      },
      fightOn: { list: () => [{ type: 'fightOn' }], take: () => undefined },
    },
  },

  /** The day's fighting is over: who lives goes back to the sheet (gui.11.1.5a, gui.11.4.1h, gui.11.4.2g). */
  actionOver: {
    rule: 'gui.11.4a',
    run(flow, { action }) {
      const b = battle(flow);
      const siege = siegeOf(b);
      if (action === 'assault') afterAssault(b, flow);
      if (action === 'camp') afterCamp(b, flow);
      if (action === 'supplies') afterSupplies(b, flow);
      bringHome(b);
      flow.emit({ type: 'actionEnded', rule: 'gui.11.4a', action });
      siege.action = null;
      siege.spy = false;
      siege.outside = [];
      if (action === 'relief') siege.reliefUnits = [];
      b.state.ground = null;
      settle(battle(flow), flow);
    },
  },
});

const standing = (b: Battle, unit: number, cells: readonly number[]): number[] =>
  cells.filter(
    cell =>
      isPassable(b, unit, cell) &&
      !isOccupied(b, cell, unit) &&
      (!isMounted(b, unit) || facingsAt(b, unit, cell, cells).length > 0),
  );

/** All able defenders are in the next refuge, and the besieger is inside. */
function inRefuge(b: Battle): boolean {
  const siege = siegeOf(b);
  const next = siege.redoubt + 1;
  if (next > redoubts(b)) return false;
  const refuge = cellsOfKind(b, redoubtKind(b, next));
  const defenders = b.state.cell.flatMap((cell, unit) =>
    sideOf(b, unit) === GARRISON && isAble(b, unit) ? [cell] : [],
  );
  const place = placeCells(b);
  const inside = b.state.cell.some(
    (cell, unit) => sideOf(b, unit) === BESIEGER && isAble(b, unit) && place.includes(cell),
  );
  return inside && defenders.length > 0 && defenders.every(cell => refuge.includes(cell));
}

/** gui.11.4.1h: a free way on foot to the heart of the place. */
function reachesCentre(b: Battle, unit: number, centre: readonly number[]): boolean {
  const seen = new Set([cellOf(b, unit)]);
  const waiting = [cellOf(b, unit)];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (centre.includes(cell)) return true;
    for (let way = 0; way < 6; way++) {
      const next = b.field.grid.neighbours[cell * 6 + way] ?? -1;
      if (next < 0 || seen.has(next) || !isAccessible(b, unit, cell, next)) continue;
      const enemy = b.state.cell.some(
        (there, one) => there === next && sideOf(b, one) === other(sideOf(b, unit)) && isAble(b, one),
      );
      if (enemy) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return false;
}

function afterAssault(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const centre = siege.redoubt > 0 ? cellsOfKind(b, redoubtKind(b, siege.redoubt)) : centreCells(b);
  const fallen = inRefuge(b);
  const refuge = fallen ? cellsOfKind(b, redoubtKind(b, siege.redoubt + 1)) : centre;
  const taken = b.state.cell.flatMap((cell, unit) =>
    cell >= 0 && sideOf(b, unit) === GARRISON && isAlive(b, unit) && !reachesCentre(b, unit, [...centre, ...refuge])
      ? [unit]
      : [],
  );
  for (const unit of taken) b.state.cell[unit] = GONE;
  if (taken.length > 0) flow.emit({ type: 'prisoners', rule: 'gui.11.4.1h', units: taken });
  // What fell in the assault stays down.
  for (const cell of [...b.state.works.ruins, ...(b.state.works.gate === 'destroyed' ? [b.field.gate] : [])])
    while (wallType(b.field, cell) !== null && !isDemolished(b, cell)) damageHex(b, cell);
  siege.ladders = Math.min(siege.ladders, b.state.ladders.filter(({ gone }) => !gone).length);
  siege.grapnels = Math.min(siege.grapnels, b.state.grapnels.filter(({ gone }) => !gone).length);
  siege.stoneThrowers -= b.state.engines.filter(({ gone, head }) => gone && head >= 0).length;
  if (!fallen) return;
  // gui.11.4.1p, R96
  siege.redoubt += 1;
  siege.eaten = siege.provisions - Math.floor((siege.provisions - siege.eaten) / 2);
  flow.emit({ type: 'fellBack', rule: 'gui.11.4.1p', redoubt: siege.redoubt });
}

/** gui.11.4.2g */
function afterCamp(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const days = Math.floor(b.state.works.burnt.length / 5);
  siege.restocking += days;
  siege.stoneThrowers -= b.state.engines.filter(({ gone, head }) => gone && head >= 0).length;
  siege.ladders -= b.state.ladders.filter(({ gone }) => gone).length;
  if (days > 0) flow.emit({ type: 'restocking', rule: 'gui.11.4.2g', days });
}

/** gui.11.1.1e, gui.11.4.3a, R98: a day for every horse that gets through. */
function afterSupplies(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const days = b.state.exits
    .filter(({ unit }) => sideOf(b, unit) === GARRISON)
    .reduce((sum, { horses }) => sum + horses, 0);
  siege.provisions += days;
  if (days > 0) flow.emit({ type: 'supplied', rule: 'gui.11.1.1e', days });
}

/** Stunned men come round, the living go back to their side, the dead are buried. */
function bringHome(b: Battle): void {
  const { state } = b;
  const siege = siegeOf(b);
  const out = new Set(siege.parties.flat());
  for (let unit = 0; unit < state.cell.length; unit++) {
    if (!out.has(unit)) continue;
    if (state.health[unit] === STUNNED) state.health[unit] = HEALTHY;
    state.cell[unit] = state.health[unit] === DEAD || state.cell[unit] === GONE ? GONE : ABSENT;
    state.arrows[unit] = 0;
  }
  clearTable(b);
}

/** gui.11.4.1f, R95: a place without defenders is taken; a besieger without men has lost. */
function settle(b: Battle, flow: Flow<Guiscard>): void {
  if (campaigners(b, BESIEGER).length === 0)
    flow.end({ rule: 'gui.11.4.4c', why: 'broken', winners: [GARRISON], scores: [0, 1] });
  else if (campaigners(b, GARRISON).length === 0)
    flow.end({ rule: 'gui.11.4.1f', why: 'captured', winners: [BESIEGER], scores: [1, 0] });
}
