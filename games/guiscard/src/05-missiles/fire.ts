/** Missile weapons: who may shoot at whom, with what, how well (gui.5.1–gui.5.4, gui.7.1). */
import { bearing, directionTo, neighbour } from '@carroccio/boards';
import type { Modifier } from '@carroccio/kernel';
import { levelAt, terrainAt } from '../03-ground/works.ts';
import { isWater } from '../04-movement/movement.ts';
import { bearsLadder, facesFromPerch, inContact, isOnRoof, isPerched } from '../06-combat/contact.ts';
import {
  type Battle,
  bearsMan,
  cellOf,
  cellsOf,
  formationOf,
  hexesBetween,
  horseAt,
  isAble,
  isMounted,
  isStunned,
  isWounded,
  learnt,
  lives,
  livingAt,
  man,
  marked,
  menOf,
  other,
  sideOf,
  tailOf,
} from '../battle.ts';
import type { Charts } from '../data/charts.ts';
import type { Scatter } from '../data/diagrams.ts';
import { PLATFORM } from '../field.ts';
import { ATTACKED, BUSY, FIRED, FRESH, LANCE_THROWN, OVER_HALF, STIRRED, VOLLEYED } from '../state.ts';
import { shotSide } from './cover.ts';
import { isTooDark } from './darkness.ts';
import { LIGHT, MEDIUM, NONE, STRONG } from './passing.ts';
import { type Sight, sightBetween } from './sight.ts';

export type WeaponKey = keyof Charts['weapons'];

/** gui.5.a, gui.5.c, gui.5.d, gui.5.f: the weapon a character could use as he is now. */
export function weaponOf(b: Battle, unit: number): WeaponKey | null {
  if (!b.scenario.missiles) return null;
  const mounted = isMounted(b, unit);
  switch (man(b, unit).missile) {
    case 'lance':
      if (marked(b, unit, LANCE_THROWN)) return null;
      return mounted ? 'lanceMounted' : 'lanceFoot';
    case 'composite bow':
      return mounted ? 'compositeMounted' : 'compositeFoot';
    case 'short bow':
      return mounted ? null : 'shortBow';
    case 'javelin':
      return mounted ? null : 'javelin';
    case 'sling':
      return mounted ? null : 'sling';
    default:
      return null;
  }
}
const isLance = (weapon: WeaponKey): boolean => weapon === 'lanceMounted' || weapon === 'lanceFoot';
const isBow = (weapon: WeaponKey): boolean =>
  weapon === 'shortBow' || weapon === 'compositeFoot' || weapon === 'compositeMounted';

/** gui.5.4.1a: 0 short, 1 medium, 2 long, for which maps are joined (gui.1.1c), -1 out of range. */
export const bandOf = (b: Battle, weapon: WeaponKey, range: number): number =>
  range < 1 ? -1 : b.charts.weapons[weapon].ranges.findIndex(limit => range <= limit);

/** gui.2.1.1, gui.5.2a, gui.5.5.2.4c: whether he is free to shoot at all. */
export const isFreeToShoot = (b: Battle, unit: number): boolean =>
  isAble(b, unit) &&
  weaponOf(b, unit) !== null &&
  !isWater(b, cellOf(b, unit)) &&
  !bearsLadder(b, unit) &&
  !isOnRoof(b, unit) &&
  !bearsMan(b, unit) &&
  !inContact(b, unit);

/**
 * gui.5.1, gui.5.3a, R37: the conditions of defensive fire; who will not shoot moves (gui.5.1a) and fights
 * (gui.5.2d) as he likes.
 */
export function mayVolley(b: Battle, unit: number): boolean {
  const weapon = weaponOf(b, unit);
  if (weapon === null || marked(b, unit, ATTACKED | VOLLEYED | FRESH)) return false;
  // The surprise of a scenario: no defensive fire in its first turns.
  if (b.rules.isSurprised(sideOf(b, unit), b.state.turn)) return false;
  switch (b.charts.weapons[weapon].defensive) {
    case 'any':
      return true;
    case 'half':
      return !marked(b, unit, OVER_HALF);
    case 'none':
      return !marked(b, unit, STIRRED);
    default:
      return false;
  }
}

/** gui.7.1b, R53: thrown from the saddle only ahead and to the sides. */
function inThrowingArc(b: Battle, unit: number, cell: number): boolean {
  const { grid } = b.field;
  const facing = directionTo(grid, tailOf(b, unit), cellOf(b, unit));
  const turned = (bearing(grid, cellOf(b, unit), cell) - 4 * facing + 24) % 24;
  return turned <= 8 || turned >= 16;
}

/** Living characters on the line: in both hexes where it runs between two (R51). */
function blockers(b: Battle, unit: number, { cells }: Sight, target: number, aimed: number): number[][] {
  return cells.flatMap(pair => {
    const both = pair[0] === pair[1] ? [pair[0]] : [...pair];
    const found = both.map(cell => {
      const who = livingAt(b, cell, unit);
      // gui.5.5.3.living, gui.5.5.3.1a: the stunned and men in water are no hindrance.
      if (who >= 0 && who !== target && !isStunned(b, who) && !isWater(b, cell)) return cell;
      const loose = b.state.horses[horseAt(b, cell)];
      return loose && loose.head !== aimed && loose.tail !== aimed && !isWater(b, cell) ? cell : -1;
    });
    return found.every(cell => cell >= 0) ? [found] : [];
  });
}

/** gui.5.5.3, gui.7.1c: whether the shot goes over whoever stands between. */
function clearOfMen(
  b: Battle,
  unit: number,
  weapon: WeaponKey,
  cell: number,
  sight: Sight,
  target: number,
  range: number,
): boolean {
  const hindered = blockers(b, unit, sight, target, cell).filter(pair => {
    // gui.5.5.3.1c: whom he cannot see does not hinder him.
    if (
      levelAt(b, cellOf(b, unit)) !== levelAt(b, pair[0] ?? cell) &&
      !pair.some(at => sightBetween(b, cellOf(b, unit), at, 1).open)
    )
      return false;
    // gui.5.5.3.1b, R51: a rider shoots over a friend on foot beside him.
    const overFriend = pair.some(at => {
      const who = livingAt(b, at, unit);
      return (
        who >= 0 &&
        sideOf(b, who) === sideOf(b, unit) &&
        !isMounted(b, who) &&
        hexesBetween(b, cellOf(b, unit), at) === 1
      );
    });
    if (!isMounted(b, unit) || !overFriend) return true;
    return isLance(weapon) ? range < 3 : false;
  });
  if (hindered.length === 0) return true;
  // gui.5.5.3a: lances and slings never; gui.5.5.3b: bows and javelins from medium range, at light cover at most.
  if (isLance(weapon) || weapon === 'sling') return false;
  return bandOf(b, weapon, range) >= 1 && coverOf(b, target, cell, cellOf(b, unit), sight) <= LIGHT;
}

/** gui.10.1.5a: from the top of a ladder into the hex it leans on. */
export const FACED: Sight = { open: true, cover: STRONG, cells: [], slit: false, sided: false };

/** The rule that keeps somebody from shooting into a hex. */
export type Hindrance =
  | 'gui.5.a'
  | 'gui.5.1'
  | 'gui.2.scenario-choice'
  | 'gui.10.1.5a'
  | 'gui.7.1b'
  | 'gui.9.3.4e'
  | 'gui.5.5.1a'
  | 'gui.9.3.4d'
  | 'gui.9.3.4b'
  | 'gui.5.5.3a'
  | 'gui.5.5.3b';

/** The line of fire of a character at a hex, or the first rule that leaves him none. */
export function lineOrRule(b: Battle, unit: number, cell: number, target: number): Sight | Hindrance {
  const weapon = weaponOf(b, unit);
  if (weapon === null) return 'gui.5.a';
  const here = cellOf(b, unit);
  const range = hexesBetween(b, here, cell);
  if (bandOf(b, weapon, range) < 0) return 'gui.5.1';
  if (isTooDark(b, here, cell, range)) return 'gui.2.scenario-choice';
  const faced = facesFromPerch(b, unit);
  // gui.10.1.5a: from the top of a ladder only into the hex before him.
  if (faced >= 0) return faced === cell ? FACED : 'gui.10.1.5a';
  if (weapon === 'lanceMounted' && learnt(b, 7) && !inThrowingArc(b, unit, cell)) return 'gui.7.1b';
  // gui.9.3.4e, R145
  if (isLance(weapon) && learnt(b, 9) && levelAt(b, cell) > levelAt(b, here)) return 'gui.9.3.4e';
  const sight = sightBetween(b, here, cell, b.charts.weapons[weapon].ranges[0] ?? 0);
  if (!sight.open) return 'gui.5.5.1a';
  if (sight.slit && !isBow(weapon)) return 'gui.9.3.4d';
  if (nearFriend(b, unit, cell, sight)) return 'gui.9.3.4b';
  if (clearOfMen(b, unit, weapon, cell, sight, target, range)) return sight;
  return isLance(weapon) || weapon === 'sling' ? 'gui.5.5.3a' : 'gui.5.5.3b';
}

/** The line of fire of a character at a hex, if he has one. */
export function lineTo(b: Battle, unit: number, cell: number, target: number): Sight | null {
  const line = lineOrRule(b, unit, cell, target);
  return typeof line === 'string' ? null : line;
}

/** gui.9.3.4b, R113: from or at a work, not at a man with one of ours beside him. */
function nearFriend(b: Battle, unit: number, cell: number, { slit }: Sight): boolean {
  const raised =
    slit ||
    [cellOf(b, unit), cell].some(at => terrainAt(b, at) === PLATFORM || b.field.slits.some(one => one.cell === at));
  if (!raised) return false;
  return menOf(b, sideOf(b, unit)).some(
    friend =>
      friend !== unit &&
      cellsOf(b, friend).some(at => hexesBetween(b, at, cell) === 1 && levelAt(b, at) === levelAt(b, cell)),
  );
}

interface Mark {
  target: number;
  cell: number;
}

/** gui.5.4.1f, R43: enemies in range and in sight; of a horseman either hex. */
export function marksOf(b: Battle, unit: number): Mark[] {
  const enemies = menOf(b, other(sideOf(b, unit)));
  return enemies.flatMap(target =>
    cellsOf(b, target)
      .filter(cell => lineTo(b, unit, cell, target) !== null)
      .map(cell => ({ target, cell })),
  );
}
export const horseMarks = (b: Battle, unit: number): { horse: number; cell: number }[] =>
  b.state.horses.flatMap((one, horse) =>
    !one.dead && one.rider < 0 && one.head >= 0 && one.side === other(sideOf(b, unit))
      ? [one.head, one.tail].filter(cell => lineTo(b, unit, cell, -1) !== null).map(cell => ({ horse, cell }))
      : [],
  );
export const hasMark = (b: Battle, unit: number): boolean =>
  menOf(b, other(sideOf(b, unit))).some(target =>
    cellsOf(b, target).some(cell => lineTo(b, unit, cell, target) !== null),
  );

export const mayShoot = (b: Battle, unit: number): boolean => isFreeToShoot(b, unit) && !marked(b, unit, FIRED | BUSY);

/** gui.5.4.2: modifiers of the impact roll. */
export function impactModifiers(b: Battle, unit: number, cell: number): Modifier[] {
  const weapon = weaponOf(b, unit);
  const { impact } = b.charts;
  const range = hexesBetween(b, cellOf(b, unit), cell);
  const band = weapon === null ? 0 : bandOf(b, weapon, range);
  const list: Modifier[] = [];
  if (band === 2) list.push({ rule: 'gui.5.4.2.long', value: impact.long });
  if (band === 1) list.push({ rule: 'gui.5.4.2.medium', value: impact.medium });
  if (isWounded(b, unit)) list.push({ rule: 'gui.5.4.2.wounded', value: impact.wounded });
  if (man(b, unit).code === 'Bca' && isMounted(b, unit))
    list.push({ rule: 'gui.5.4.2.byzantine', value: impact.byzantine });
  if (range < impact.nearBelow) list.push({ rule: 'gui.5.4.2.near', value: impact.near });
  return list;
}

/** gui.5.4.1b: the hex really hit, by the side or corner through which the shot comes in. */
export function scatter(
  { field: { grid } }: Battle,
  diagram: Scatter,
  from: number,
  aimed: number,
  result: number,
): number {
  const way = bearing(grid, aimed, from);
  const names = grid.directionNames;
  const first = Math.floor(way / 4);
  const steps =
    way % 4 === 2
      ? diagram.atVertex[`${names[first]}/${names[(first + 1) % 6]}`]
      : diagram.bySide[names[Math.round(way / 4) % 6] ?? 'N'];
  const [du = 0, dv = 0] = steps?.[String(result)] ?? [0, 0];
  let cell = aimed;
  // Lattice steps: N is (0, -1), NE (1, -1), SE (1, 0).
  for (let u = du; u > 0 && cell >= 0; u--) cell = neighbour(grid, cell, 2);
  for (let u = du; u < 0 && cell >= 0; u++) cell = neighbour(grid, cell, 5);
  for (let v = dv; v > 0 && cell >= 0; v--) cell = neighbour(grid, cell, 3);
  for (let v = dv; v < 0 && cell >= 0; v++) cell = neighbour(grid, cell, 0);
  return cell;
}

/** gui.8.3.5, gui.8.3.6, gui.7.3.2d, gui.10.1.5b, R46: the best single cover of a character in a hex. */
export function coverOf(b: Battle, unit: number, cell: number, from: number, sight: Sight): number {
  if (unit >= 0 && isPerched(b, unit)) return NONE;
  let cover = sight.cover;
  if (sight.sided) {
    const chosen = b.state.covered.find(one => one.unit === unit);
    if (!chosen || chosen.from === shotSide(b, from, cell)) cover = Math.max(cover, MEDIUM);
  }
  if (unit >= 0 && formationOf(b, unit)?.foulkon) cover = Math.max(cover, MEDIUM);
  return unit >= 0 && isMounted(b, unit) ? Math.min(cover, MEDIUM) : cover;
}

/** gui.5.4.3, gui.5.4.4: the result of a die; one more for armour (gui.5.4.3.armour, gui.5.4.4.armour). */
export function fireResult(
  b: Battle,
  mounted: boolean,
  die: number,
  row: number,
  armour: boolean,
  cover: number,
): string {
  const line = Math.max(1, Math.min(10, die + row + (armour ? b.charts.fire.armour : 0)));
  const rows = mounted ? b.charts.fire.mounted : b.charts.fire.foot;
  return rows[line - 1]?.[mounted ? Math.min(cover, MEDIUM) : cover] ?? '-';
}

/** gui.5.3d: hexes after which a new volley at the same man is possible. */
export function refireDistance(b: Battle, unit: number): number {
  const { refire } = b.charts;
  if (isMounted(b, unit))
    return b.state.charges.some(charge => charge.unit === unit && charge.stage === 'declared')
      ? refire.charging
      : refire.mounted;
  return isWounded(b, unit) ? refire.footWounded : refire.foot;
}

/** gui.2.1.3b, gui.5.3b, gui.5.3d, gui.5.3f, gui.7.2.2g: who may shoot at a character on the move now. */
export function volleyers(b: Battle, target: number, named: readonly number[]): number[] {
  const { volley, charges } = b.state;
  if (!lives(b, target) || volley.closed.includes(target)) return [];
  if (volley.target === target && volley.hexes < refireDistance(b, target)) return [];
  if (charges.some(({ unit, counter, stage }) => unit === target && counter >= 0 && stage === 'declared')) return [];
  return menOf(b, other(sideOf(b, target))).filter(
    unit =>
      !named.includes(unit) &&
      mayVolley(b, unit) &&
      isFreeToShoot(b, unit) &&
      cellsOf(b, target).some(cell => lineTo(b, unit, cell, target) !== null),
  );
}
