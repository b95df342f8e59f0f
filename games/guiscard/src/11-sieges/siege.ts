/** The siege sheet: men, provisions, damage, surrender (gui.11). */

import { isFallen } from '../03-ground/works.ts';
import { type Battle, hexesBetween, isAlive, man, other, sideOf } from '../battle.ts';
import type { Scenario } from '../data/scenarios.ts';
import {
  CASTLE_STAIR,
  type Field,
  GATE_HEX,
  PALISADE_HEX,
  PLATFORM,
  sideCells,
  TOWER,
  WALL,
  WINDOW,
} from '../field.ts';
import { ABSENT, type Gear, LEFT, type Siege } from '../state.ts';

export const BESIEGER = 0;
export const GARRISON = 1;

export function newSiege({ siege }: Scenario): Siege | null {
  if (!siege) return null;
  return {
    of: siege.of,
    day: 0,
    provisions: 0,
    eaten: 0,
    events: [],
    heals: [],
    items: [],
    grapnels: siege.grapnels,
    ladders: siege.ladders,
    stoneThrowers: 0,
    reliefGear: { grapnels: 0, ladders: 0, stoneThrowers: 0 },
    engineer: false,
    damage: [],
    bombarded: { wood: 0, stone: 0, engines: 0 },
    negotiated: false,
    initiative: BESIEGER,
    bonus: 0,
    restocking: 0,
    redoubt: 0,
    generalDone: false,
    patrols: [],
    edge: 2,
    action: null,
    spy: false,
    infiltrators: [],
    automatic: -1,
    shutIn: false,
    leftBehind: 0,
    larder: 0,
    outer: [],
    reliefUnits: [],
    outside: [],
    parties: [[], []],
    quiet: 0,
    packHorses: 0,
    aside: null,
  };
}

export function siegeOf({ state }: Battle): Siege {
  if (!state.siege) throw new Error('no siege is being played');
  return state.siege;
}

/** gui.11.4.1n: who lies before the place, and who is shut up in it: with the roles exchanged the other way round. */
export const besieging = ({ shutIn }: Siege): number => (shutIn ? GARRISON : BESIEGER);
export const besieged = (siege: Siege): number => other(besieging(siege));
/** What a side has built and brought. */
export const gearOf = (siege: Siege, side: number): Gear => (side === BESIEGER ? siege : siege.reliefGear);

/** R114: living men of a side in the campaign, wounded and builders included. */
export const campaigners = (b: Battle, side: number): number[] =>
  b.state.cell.flatMap((cell, unit) =>
    cell === ABSENT && sideOf(b, unit) === side && (b.state.fielded[unit] ?? -1) >= 0 && isAlive(b, unit) ? [unit] : [],
  );
/** Men of the army of relief who still live. */
export const reliefOf = (b: Battle): number[] =>
  campaigners(b, GARRISON).filter(unit => siegeOf(b).reliefUnits.includes(unit));
/** gui.11.4.1n, R136: of a garrison shut in its refuge only the army of relief can take the field. */
export const fieldForce = (b: Battle, side: number): number[] =>
  siegeOf(b).shutIn && side === GARRISON ? reliefOf(b) : campaigners(b, side);
const buildersOf = (b: Battle): number[] => siegeOf(b).items.flatMap(({ builders }) => builders);
/** gui.11.2b: builders take no part in the fighting. */
export const atHand = (b: Battle, side: number): number[] => {
  const busy = buildersOf(b);
  return campaigners(b, side).filter(unit => !busy.includes(unit));
};
export const fieldAtHand = (b: Battle, side: number): number[] => {
  const busy = buildersOf(b);
  return fieldForce(b, side).filter(unit => !busy.includes(unit));
};

/** gui.11.1.1b, R82: the modifier of so many besieged. */
export function bracket(b: Battle, count: number): number {
  const { provisions } = b.charts;
  const bounds = provisions[siegeOf(b).of];
  const index = bounds.findIndex(bound => count >= bound);
  return provisions.modifiers[index < 0 ? bounds.length - 1 : index] ?? 0;
}

/** gui.11.1.4, R114: what a thin blockade adds to the event roll. */
export function blockadeModifier(b: Battle): number {
  const { full, partly, none } = b.charts.blockade;
  const ratio = campaigners(b, BESIEGER).length / Math.max(1, campaigners(b, GARRISON).length);
  if (ratio > full) return 0;
  return ratio > 1 ? partly : none;
}

/** R92: the living man of command with the highest price. */
export function commander(b: Battle, side: number): number {
  let best = -1;
  for (const unit of campaigners(b, side)) {
    if (!man(b, unit).command) continue;
    const price = man(b, unit).points.mounted ?? man(b, unit).points.foot;
    if (best < 0 || price > (man(b, best).points.mounted ?? man(b, best).points.foot)) best = unit;
  }
  return best;
}

/** gui.11.4.2g: days without assault or bombardment. */
export const isRestocking = ({ day, restocking }: Siege): boolean => day <= restocking;
/** gui.11.5b: somebody who could command is alive, if only in his sickbed (gui.11.1.5b). */
export const isLed = (b: Battle, side: number): boolean =>
  b.state.cell.some(
    (cell, unit) =>
      (cell === ABSENT || cell === LEFT) &&
      sideOf(b, unit) === side &&
      (b.state.fielded[unit] ?? -1) >= 0 &&
      isAlive(b, unit) &&
      man(b, unit).command,
  );
export const daysLeft = ({ provisions, eaten }: Siege): number => Math.max(0, provisions - eaten);

/** gui.11.3.2a: double stone, single stone, wood. */
export function wallType(field: Field, cell: number): 'D' | 'S' | 'B' | null {
  const code = field.terrain[cell];
  if (code === TOWER) return field.bombardable.includes(cell) ? 'D' : null;
  if (code === PALISADE_HEX || code === PLATFORM || code === GATE_HEX) return 'B';
  if (code === CASTLE_STAIR) return null;
  return hasOuterWall(field, cell) ? 'S' : null;
}
/** gui.10.4.4d: a hex of the tower or of a walled building, as long as it stands. */
export const isMasonry = (b: Battle, cell: number): boolean =>
  !isFallen(b, cell) && (b.field.terrain[cell] === TOWER || wallType(b.field, cell) === 'S');
function hasOuterWall({ grid, barrier, area, areas }: Field, cell: number): boolean {
  const kind = areas[area[cell] ?? -1]?.kind ?? '';
  if (kind === '' || kind === 'tent' || kind === 'deck') return false;
  for (let way = 0; way < 6; way++) {
    const side = grid.sidesOfCells[cell * 6 + way] ?? -1;
    if (barrier[side] !== WALL && barrier[side] !== WINDOW) continue;
    if (sideCells(grid, side).some(other => (area[other] ?? -1) < 0)) return true;
  }
  return false;
}

const stagesOf = (siege: Siege, cell: number): number => siege.damage.find(one => one.cell === cell)?.stages ?? 0;
/** gui.11.3.2c: with a stage missing a hex is as good as whole. */
export const isDemolished = (b: Battle, cell: number): boolean => {
  const type = wallType(b.field, cell);
  return type !== null && stagesOf(siegeOf(b), cell) >= b.charts.stages[type];
};
export const demolished = (b: Battle): number[] =>
  siegeOf(b)
    .damage.filter(({ cell }) => isDemolished(b, cell))
    .map(({ cell }) => cell);

/** gui.11.3.4b, R130: tower hexes open to the engines: the three nearest a breach of an earlier day. */
function towerTargets(b: Battle): number[] {
  const siege = siegeOf(b);
  const breaches = siege.damage.filter(
    ({ cell, day }) => wallType(b.field, cell) === 'B' && isDemolished(b, cell) && day < siege.day,
  );
  if (breaches.length === 0) return [];
  const far = (cell: number): number => Math.min(...breaches.map(breach => hexesBetween(b, breach.cell, cell)));
  return [...b.field.bombardable].sort((one, two) => far(one) - far(two) || one - two).slice(0, 3);
}

/** gui.11.3.4a, gui.9.2.5, R89: hexes the engines may still be laid on today: one of wood, gates too, one of stone. */
export function bombardTargets(b: Battle): number[] {
  const siege = siegeOf(b);
  const tower = towerTargets(b);
  // gui.11.4.1n: nobody bombards the refuge of his own side.
  const own = siege.shutIn ? refugeCells(b) : [];
  const found: number[] = [];
  for (let cell = 0; cell < b.field.grid.cellCount; cell++) {
    const type = wallType(b.field, cell);
    if (type === null || isDemolished(b, cell) || own.includes(cell)) continue;
    if (type === 'B' ? siege.bombarded.wood > 0 : siege.bombarded.stone > 0) continue;
    if (type === 'D' && !tower.includes(cell)) continue;
    found.push(cell);
  }
  return found;
}

/** gui.11.3.5, R90: the result for these points against this kind of wall. */
export function bombardment(b: Battle, points: number, type: 'D' | 'S' | 'B', die: number): string {
  const column = (Math.min(5, points) - 1) * 3 + { D: 0, S: 1, B: 2 }[type];
  return b.charts.bombardment.rows[die - 1]?.[column] ?? '';
}

/** gui.11.3.2b: a stage more. */
export function damageHex(b: Battle, cell: number): void {
  const siege = siegeOf(b);
  const known = siege.damage.find(one => one.cell === cell);
  if (known) {
    known.stages += 1;
    known.day = siege.day;
  } else siege.damage.push({ cell, stages: 1, day: siege.day });
}

/** gui.11.5.1, gui.11.5.1a, R88: bonuses of the three factors. */
export function surrenderModifiers(b: Battle): { rule: string; value: number }[] {
  const siege = siegeOf(b);
  const { surrender } = b.charts;
  const list: { rule: string; value: number }[] = [];
  const besiegers = campaigners(b, BESIEGER).length;
  const besieged = Math.max(1, campaigners(b, GARRISON).length);
  if (besiegers >= 3 * besieged) list.push({ rule: 'gui.11.5.1.numbers', value: surrender.thrice });
  else if (besiegers >= 2 * besieged) list.push({ rule: 'gui.11.5.1.numbers', value: surrender.twice });
  const left = daysLeft(siege);
  const [starvingAt = 2, starving = 2] = surrender.starving;
  const [hungryAt = 5, hungry = 1] = surrender.hungry;
  if (left <= starvingAt) list.push({ rule: 'gui.11.5.1a', value: starving });
  else if (left <= hungryAt) list.push({ rule: 'gui.11.5.1a', value: hungry });
  const fallen = demolished(b);
  const towerBreached = fallen.some(cell => wallType(b.field, cell) === 'D');
  if (siege.redoubt > 0 && towerBreached) list.push({ rule: 'gui.11.5.1.progress', value: surrender.heldAndBreached });
  else if (siege.redoubt > 0) list.push({ rule: 'gui.11.5.1.progress', value: surrender.held });
  else if (fallen.length > 0) list.push({ rule: 'gui.11.5.1.progress', value: surrender.breach });
  return list;
}

/** gui.11.4.1o: the last refuges of each place, in the order they are given up. */
const REDOUBTS: Readonly<Record<string, readonly string[]>> = {
  castle: ['tower'],
  farm: ['chamber', 'granary'],
  chapel: ['nave'],
};
export const redoubtKind = (b: Battle, stage: number): string => REDOUBTS[siegeOf(b).of]?.[stage - 1] ?? '';
export const redoubts = (b: Battle): number => REDOUBTS[siegeOf(b).of]?.length ?? 0;

const PLACE_KINDS = ['ward', 'tower', 'chamber', 'hall', 'granary', 'courtyard', 'nave', 'vestibule'];
/** Every hex of the besieged place. */
export const placeCells = ({ field }: Battle): number[] =>
  field.areas.filter(({ kind }) => PLACE_KINDS.includes(kind)).flatMap(({ cells }) => [...cells]);
export const cellsOfKind = ({ field }: Battle, kind: string): number[] =>
  field.areas.filter(area => area.kind === kind).flatMap(({ cells }) => [...cells]);

/** Where the garrison stands: the whole place, or the refuge it has fallen back to (gui.11.4.1q). */
export const refugeCells = (b: Battle): number[] => {
  const { redoubt } = siegeOf(b);
  return redoubt > 0 ? cellsOfKind(b, redoubtKind(b, redoubt)) : placeCells(b);
};

/** R94: the tower door, the hall, the nave. */
export const centreCells = (b: Battle): number[] => {
  const { of } = siegeOf(b);
  if (of === 'castle') return [b.field.towerDoor];
  return cellsOfKind(b, of === 'farm' ? 'hall' : 'nave');
};

/** gui.11.4.2b, gui.11.4.2c, gui.11.4.3a, R97: how many may take part. */
export const campBesiegers = (b: Battle): number => Math.floor(fieldForce(b, besieging(siegeOf(b))).length / 3);
export const campDefenders = (b: Battle): number => Math.floor(fieldForce(b, besieged(siegeOf(b))).length / 2);
export const supplyParty = (b: Battle): number => Math.floor(fieldForce(b, besieged(siegeOf(b))).length / 3);

/** gui.11.4.2b: not more than half of any category. */
export function pickable(b: Battle, side: number, picked: readonly number[], action: string): number[] {
  const pool = fieldAtHand(b, side).filter(unit => !picked.includes(unit));
  if (side === besieged(siegeOf(b)) || action !== 'camp') return pool;
  const all = fieldForce(b, side);
  return pool.filter(unit => {
    const { code } = man(b, unit);
    const most = Math.floor(all.filter(one => man(b, one).code === code).length / 2);
    return picked.filter(one => man(b, one).code === code).length < most;
  });
}

/** gui.11.4.3b: at most eight, two horsemen and two missile men among them. */
export function patrolPool(b: Battle, picked: readonly number[]): number[] {
  const siege = siegeOf(b);
  if (picked.length >= 8) return [];
  const riders = picked.filter(unit => b.state.fielded[unit] === 1).length;
  const archers = picked.filter(unit => isShooter(b, unit)).length;
  return fieldAtHand(b, besieging(siege)).filter(
    unit =>
      !picked.includes(unit) &&
      !siege.patrols.includes(unit) &&
      (b.state.fielded[unit] !== 1 || riders < 2) &&
      (!isShooter(b, unit) || archers < 2),
  );
}
export const isShooter = (b: Battle, unit: number): boolean => {
  const { missile } = man(b, unit);
  return missile !== null && missile !== 'lance';
};
