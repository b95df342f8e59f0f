/** Hand-to-hand combat: who attacks whom, columns, dice (gui.6, gui.7.3, gui.8.5). */
import { at, type Modifier } from '@carroccio/kernel';
import { fightsAcross, isFallen, terrainAt } from '../03-ground/works.ts';
import { paceOf } from '../04-movement/pace.ts';
import {
  aspectFrom,
  depthAt,
  frontRank,
  pikeApproaches,
  pikeReach,
  worstAspect,
} from '../07-charges-and-formations/formation.ts';
import {
  attackOf,
  type Battle,
  cellOf,
  cellsOf,
  defenceOf,
  formationOf,
  horse,
  isAble,
  isMounted,
  learnt,
  lives,
  man,
  marked,
  other,
  sideOf,
} from '../battle.ts';
import { DOOR, ENTRANCE, OPEN, TERRAINS, TOWER_DOOR, WINDOW } from '../field.ts';
import type { Harm } from '../shape.ts';
import { ATTACKED, type Attack, BUSY, CARRIER, FIRED, type Formation, HAULER, LATE } from '../state.ts';
import {
  bearsLadder,
  canAttack,
  canStrike,
  facesFromPerch,
  isOnRope,
  isPerched,
  isWithin,
  waysToStrike,
} from './contact.ts';
import { retreatSpots } from './retreat.ts';

const COLUMNS = 11;

/** gui.6.c, R1: the column of a difference. */
export const columnOf = (b: Battle, difference: number): number =>
  b.charts.combat.bounds.filter(bound => difference >= bound).length;

const SIGN: Readonly<Record<string, number>> = { '+': 1, '0': 0, '-': -1 };

/** gui.6.1a, gui.6.1c: the ground under a character, the worse hex for a horseman. */
export function groundSign(b: Battle, unit: number): number {
  if (isPerched(b, unit)) return b.state.ladders.some(({ climber }) => climber === unit) ? -1 : 0;
  return Math.min(
    ...cellsOf(b, unit).map(cell => {
      if (isFallen(b, cell)) return -1;
      const [, , , sign] = b.charts.terrain[TERRAINS[terrainAt(b, cell)] ?? 'clear'] ?? [null, null, 'none', '0'];
      return SIGN[sign] ?? 0;
    }),
  );
}

/** gui.8.2.3e: a courtyard entrance is fought through like a door. */
const DOORS = [DOOR, ENTRANCE, TOWER_DOOR];

/** The hexside two characters fight across; where there are several, the attacker strikes over the one best for him. */
function acrossFrom(b: Battle, unit: number, target: number): number {
  const ways = cellsOf(b, target).flatMap(cell => waysToStrike(b, unit, cell));
  const isOpening = (code: number): boolean => code === WINDOW || DOORS.includes(code);
  return ways.find(code => !isOpening(code)) ?? ways.find(code => code !== WINDOW) ?? ways[0] ?? OPEN;
}

/** gui.8.5.1a, gui.8.5.1b, R70: doors and windows favour the defender, an outer corner does against those outside. */
function defenderSign(b: Battle, defender: number, attacker: number): number {
  const across = acrossFrom(b, attacker, defender);
  if (across === WINDOW || DOORS.includes(across)) return 1;
  const corner = b.field.corners.some(({ cell }) => cellsOf(b, defender).includes(cell));
  if (corner && (b.field.area[cellOf(b, attacker)] ?? -1) < 0) return 1;
  return groundSign(b, defender);
}
/** gui.8.5.1b: a window is against whoever attacks through it. */
const attackerSign = (b: Battle, attacker: number, defender: number): number =>
  acrossFrom(b, attacker, defender) === WINDOW ? -1 : groundSign(b, attacker);

/** gui.7.2.3a, gui.7.2.3b: half as much again, rounded down. */
export const withBonus = (value: number): number => value + Math.floor(value / 2);

export interface Sides {
  attackers: readonly number[];
  defenders: readonly number[];
}

/** The charge behind an attack, if it still is one. */
export const chargeOf = ({ state }: Battle, { charge }: Attack) => (charge < 0 ? undefined : at(state.charges, charge));

/** Attack and defence totals with the bonuses of charge and counter-charge. */
export function strengths(b: Battle, attack: Attack): { attack: number; defence: number } {
  const charging = chargeOf(b, attack)?.stage === 'arrived';
  const countered = charging && (chargeOf(b, attack)?.counter ?? -1) >= 0;
  const force = attack.attackers.reduce((sum, unit) => sum + attackOf(b, unit), 0);
  const defence =
    attack.horse >= 0 ? HORSE_DEFENCE : attack.defenders.reduce((sum, unit) => sum + defenceOf(b, unit), 0);
  return { attack: charging ? withBonus(force) : force, defence: countered ? withBonus(defence) : defence };
}
/** gui.6.8f */
const HORSE_DEFENCE = 1;

/** gui.7.2.4, gui.7.2.5, R60, R61: one column more for a group of three who still charge. */
function groupShift(b: Battle, attack: Attack): Modifier[] {
  const charge = chargeOf(b, attack);
  if (!charge || charge.group < 0 || charge.stage !== 'arrived') return [];
  const group = b.state.charges.filter(one => one.group === charge.group);
  if (group.filter(({ stage }) => stage === 'arrived' || stage === 'fought').length < 3) return [];
  if (!man(b, charge.unit).cataphract) return [{ rule: 'gui.7.2.4', value: 1 }];
  return attack.defenders.every(unit => !isMounted(b, unit)) ? [{ rule: 'gui.7.2.5', value: 1 }] : [];
}

/** gui.7.3.1e, gui.7.3.1h–gui.7.3.1k, gui.7.3.2d: what his formation does for a hoplite attacked; none from the left. */
function defenceShift(b: Battle, formation: Formation, defender: number, { attackers, pikes }: Attack): Modifier {
  const from = pikes ? [] : touching(b, attackers, defender);
  switch (worstAspect(from.map(cell => aspectFrom(b, formation, defender, cell)))) {
    case 'front':
      return formation.foulkon
        ? { rule: 'gui.7.3.2d', value: -1 }
        : { rule: 'gui.7.3.1e', value: -depthAt(b, formation, defender) };
    case 'left':
      return { rule: 'gui.7.3.1h', value: 0 };
    case 'right':
      return { rule: 'gui.7.3.1i', value: 1 };
    case 'rear':
      return { rule: 'gui.7.3.1j', value: 2 };
  }
}

/** gui.7.3.1f: whether a hoplite strikes forward, into his pikes or just beyond. */
const strikesForward = (b: Battle, formation: Formation, unit: number, cells: readonly number[]): boolean =>
  cells.some(cell =>
    fightsAcross(b, cellOf(b, unit), cell)
      ? aspectFrom(b, formation, unit, cell) === 'front'
      : pikeReach(b, unit).includes(cell),
  );

/** gui.7.3.1e–gui.7.3.1k, gui.7.3.2d: what formations do to the column. */
function formationShifts(b: Battle, attack: Attack): Modifier[] {
  const { attackers, defenders, horse: index } = attack;
  const inFormation = (units: readonly number[]) =>
    units.flatMap(unit => {
      const formation = formationOf(b, unit);
      return formation ? [{ unit, formation }] : [];
    });
  // gui.7.3.1k: of several hoplites attacked together the worst placed counts.
  const shifts = inFormation(defenders).map(({ unit, formation }) => defenceShift(b, formation, unit, attack));
  const list = shifts.sort((one, two) => two.value - one.value).slice(0, 1);
  const own = inFormation(attackers);
  if (own.some(({ formation }) => formation.foulkon))
    return [...list, { rule: 'gui.7.3.2d', value: -1 }].filter(counts);
  // R64: the deepest once.
  const struck = index >= 0 ? [[horse(b, index).head, horse(b, index).tail]] : defenders.map(unit => cellsOf(b, unit));
  const depths = own
    .filter(({ unit, formation }) => struck.every(cells => strikesForward(b, formation, unit, cells)))
    .map(({ unit, formation }) => depthAt(b, formation, unit));
  return [...list, { rule: 'gui.7.3.1f', value: Math.max(0, ...depths) }].filter(counts);
}
const counts = ({ value }: Modifier): boolean => value !== 0;

/** The attackers' hexes from which a blow reaches a defender. */
const touching = (b: Battle, attackers: readonly number[], defender: number): number[] =>
  attackers.flatMap(unit =>
    cellsOf(b, unit).filter(cell => cellsOf(b, defender).some(own => fightsAcross(b, own, cell))),
  );

/** All column shifts, each with its rule; they are summed before the column is clamped (R2). */
export function columnShifts(b: Battle, attack: Attack, mountedTable: boolean): Modifier[] {
  const { attackers, defenders } = attack;
  const list: Modifier[] = [];
  if (defenders.length > 0) {
    // gui.6.2g, gui.6.2h: of several attackers, and of several defenders, the least favourable ground counts.
    const worst = (signs: number[]): number => Math.min(...signs);
    const ours = worst(attackers.flatMap(unit => defenders.map(target => attackerSign(b, unit, target))));
    const theirs = worst(defenders.flatMap(target => attackers.map(unit => defenderSign(b, target, unit))));
    if (ours !== theirs) list.push({ rule: 'gui.6.1b', value: ours - theirs });
  }
  // gui.6.2c, gui.6.2d, R30: several attackers; against horsemen only several horsemen.
  const joint = mountedTable ? attackers.filter(unit => isMounted(b, unit)).length : attackers.length;
  if (joint >= 2) list.push({ rule: mountedTable ? 'gui.6.2d' : 'gui.6.2c', value: 1 });
  if (learnt(b, 7)) list.push(...formationShifts(b, attack), ...groupShift(b, attack));
  // gui.10.6.3a, R80: always against the man on the rope.
  const onRope = (unit: number): boolean => isOnRope(b, unit);
  if (defenders.some(onRope)) list.push({ rule: 'gui.10.6.3a', value: 2 });
  if (attackers.some(onRope)) list.push({ rule: 'gui.10.6.3a', value: -2 });
  return list;
}

/** gui.7.2.3d, R59: a stronger counter-charger takes the attacker's part. */
export function isTurned(b: Battle, attack: Attack): boolean {
  if ((chargeOf(b, attack)?.counter ?? -1) < 0) return false;
  const force = strengths(b, attack);
  return force.defence > force.attack;
}

/** The shifts of the column in which the combat is really read. */
export const shiftsRead = (b: Battle, attack: Attack, mountedTable: boolean): Modifier[] =>
  isTurned(b, attack) ? [] : columnShifts(b, attack, mountedTable);

/** gui.6.3b, R31: on whom harm may fall: those without armour, where some have none. */
export function exposed(b: Battle, defenders: readonly number[]): readonly number[] {
  const bare = defenders.filter(unit => !man(b, unit).armour);
  return bare.length > 0 ? bare : defenders;
}

/** gui.6.d: horsemen and horses alone are fought on the table against horsemen; R33: as those whom harm may fall on. */
export const readsMounted = (b: Battle, { defenders, horse: index }: Pick<Attack, 'defenders' | 'horse'>): boolean =>
  index >= 0 || exposed(b, defenders).every(unit => isMounted(b, unit));

/** gui.6.3a, gui.6.3b, R31, gui.6.8f: one more on the die if every defender wears armour. */
export function armourBonus(b: Battle, { defenders, horse: index }: Attack): number {
  if (index >= 0) {
    const { of } = horse(b, index);
    return of >= 0 && man(b, of).cataphract ? b.charts.combat.armour : 0;
  }
  return defenders.every(unit => man(b, unit).armour) ? b.charts.combat.armour : 0;
}

export const clampColumn = (column: number): number => Math.max(0, Math.min(COLUMNS - 1, column));

export function resultOf(b: Battle, mounted: boolean, column: number, die: number): string {
  const row = at(mounted ? b.charts.combat.mounted : b.charts.combat.foot, Math.max(1, Math.min(10, die)) - 1);
  return row[column] ?? '';
}

export interface Struck {
  harm: Harm;
  unhorse?: boolean;
  horse?: boolean;
}
/** What the letters of the table against horsemen do to the man struck (gui.6.4). */
export const HORSEMEN: Readonly<Record<string, Struck>> = {
  F: { harm: 'stunned', unhorse: true },
  G: { harm: 'stunned', unhorse: true, horse: true },
  H: { harm: 'wounded' },
  I: { harm: 'wounded', unhorse: true, horse: true },
  J: { harm: 'killed', unhorse: true },
  K: { harm: 'killed', unhorse: true, horse: true },
};
/** The same against men on foot (gui.6.5). */
export const FOOTMEN: Readonly<Record<string, Struck>> = {
  F: { harm: 'stunned' },
  G: { harm: 'wounded' },
  H: { harm: 'killed' },
};
/** Letters of both tables that strike an attacker. */
export const ATTACKERS: Readonly<Record<string, Struck>> = {
  A: { harm: 'killed' },
  B: { harm: 'wounded' },
  C: { harm: 'stunned', unhorse: true },
};

/** Whether somebody may still be an attacker in this step (gui.2.1.4, gui.5.2c, gui.6.b). */
export const mayStillAttack = (b: Battle, unit: number): boolean =>
  isAble(b, unit) &&
  !marked(b, unit, FIRED | ATTACKED | BUSY | CARRIER | HAULER | LATE) &&
  !bearsLadder(b, unit) &&
  !b.state.charges.some(charge => charge.unit === unit && charge.stage === 'arrived') &&
  attackOf(b, unit) > 0;

/** R63: hoplites whose pikes he may attack. */
export function pikeTargets(b: Battle, unit: number): number[] {
  if (!learnt(b, 7) || facesFromPerch(b, unit) >= 0) return [];
  return b.state.formations
    .filter(formation => formation.side !== sideOf(b, unit) && !formation.past.includes(unit))
    .flatMap(formation =>
      frontRank(b, formation).filter(hoplite =>
        pikeApproaches(b, formation, hoplite).some(cell => cellsOf(b, unit).includes(cell)),
      ),
    );
}

/** R63: the pikes of a front rank strike so far; nobody strikes further. */
const LONGEST_BLOW = 2;

export function attackTargets(b: Battle, unit: number): number[] {
  const own = cellsOf(b, unit);
  const found: number[] = [];
  for (let target = 0; target < b.state.cell.length; target++)
    if (own.some(cell => isWithin(b, target, cell, LONGEST_BLOW)) && canAttack(b, unit, target)) found.push(target);
  return found;
}

export const horseTargets = (b: Battle, unit: number): number[] =>
  b.state.horses.flatMap((one, index) =>
    !one.dead &&
    one.rider < 0 &&
    one.head >= 0 &&
    one.side !== sideOf(b, unit) &&
    [one.head, one.tail].some(cell => canStrike(b, unit, cell))
      ? [index]
      : [],
  );

/** R29: everybody in a joint attack must be able to attack everybody attacked. */
export const fitsAttack = (b: Battle, unit: number, { defenders, charge, pikes, horse: index }: Attack): boolean =>
  charge < 0 &&
  index < 0 &&
  (pikes
    ? defenders.every(target => pikeTargets(b, unit).includes(target))
    : defenders.every(target => canAttack(b, unit, target)));

/** What is left of a declared attack when its turn comes (R14, R124). */
export function stillThere(b: Battle, attack: Attack): Sides {
  const attackers = attack.attackers.filter(unit => isAble(b, unit));
  const reaches = (unit: number, target: number): boolean =>
    attack.pikes ? pikeTargets(b, unit).includes(target) : canAttack(b, unit, target);
  const defenders = attack.defenders.filter(
    target => lives(b, target) && attackers.some(unit => reaches(unit, target)),
  );
  const kept =
    attack.horse >= 0
      ? attackers.filter(unit => horseTargets(b, unit).includes(attack.horse))
      : attackers.filter(unit => defenders.length > 0 && defenders.every(target => reaches(unit, target)));
  return { attackers: kept, defenders };
}

/** gui.7.4a, R69: whether all defenders are faster than all attackers and have somewhere to go. */
export function mayRefuse(b: Battle, attack: Attack): boolean {
  if (!learnt(b, 7) || attack.horse >= 0 || attack.pikes || (chargeOf(b, attack)?.counter ?? -1) >= 0) return false;
  const fastest = Math.max(...attack.attackers.map(unit => paceOf(b, unit)));
  return attack.defenders.every(
    unit =>
      isAble(b, unit) &&
      !isPerched(b, unit) &&
      paceOf(b, unit) > fastest &&
      retreatSpots(b, refusalOf(b, unit, attack.attackers)).length > 0,
  );
}

/** gui.7.4b: a horseman goes back 2 hexes, a footman 1. */
export const refusalOf = (b: Battle, unit: number, foes: readonly number[]) => ({
  unit,
  left: isMounted(b, unit) ? 2 : 1,
  start: cellOf(b, unit),
  cause: 'refusal' as const,
  foes: [...foes],
  firsts: [],
  gone: 0,
  wound: false,
});

/** R33: harm may fall on defenders of both kinds: their player chooses the table. */
export function isMixed(b: Battle, { defenders }: Attack): boolean {
  const open = exposed(b, defenders);
  return open.some(unit => isMounted(b, unit)) && open.some(unit => !isMounted(b, unit));
}

export const defendingSide = (b: Battle, { attackers, defenders, horse: index }: Attack): number => {
  const [first] = defenders;
  if (first !== undefined) return sideOf(b, first);
  return index >= 0 && attackers[0] !== undefined ? other(sideOf(b, attackers[0])) : 1;
};
