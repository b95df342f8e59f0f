/** Melee: who fights, with how many cards, to what effect (nqsb.7). */
import { aspectOf } from '@carroccio/boards';
import type { Modifier } from '@carroccio/kernel';
import { focusedOn, underAbility } from '../02-armies/cards.ts';
import { keep, leaderBonus, reactionMalus, strengthCards, swordBonus } from '../04-tests/tests.ts';
import { groundProtection } from '../06-fire/fire.ts';
import { inLine, lineOf, onFront } from '../09-abilities/line.ts';
import { holdsMelee, mayFight } from '../10-command/command.ts';
import {
  adjacent,
  type Battle,
  cellOf,
  classOf,
  effectOn,
  enemiesNear,
  facingOf,
  groundRule,
  has,
  isArtillery,
  isInfantry,
  isOpen,
  marked,
  onMap,
  seriesOf,
  shaken,
  sideOf,
  strengthOf,
  typeOf,
} from '../battle.ts';
import type { Field } from '../field.ts';
import { FIERCE, MOVED, ON_MELEE, pair, SHIFTED } from '../state.ts';

/** R51: whether two units have already fought in this phase. */
const haveFought = ({ state }: Battle, one: number, other: number): boolean =>
  state.fought.includes(pair(Math.min(one, other), Math.max(one, other)));

/** nqsb.7.1.declare: the enemies a unit may attack. */
export function foesOf(b: Battle, unit: number): number[] {
  if (!onMap(b, unit) || shaken(b, unit) || seriesOf(b, unit).melee === null) return [];
  return enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).filter(
    foe => !isArtillery(b, foe) && mayFight(b, unit, foe) && !haveFought(b, unit, foe),
  );
}

/** nqsb.9.2.no-melee: the batteries a unit rides over in its melee action. */
export const batteriesBeside = (b: Battle, unit: number): number[] =>
  !onMap(b, unit) || shaken(b, unit)
    ? []
    : enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).filter(foe => isArtillery(b, foe) && mayFight(b, unit, foe));

/** nqsb.7.1.1.reiter, nqsb.9.16.decline, R74: reiter need not fight unless an enemy beside them holds a melee order. */
export const mayDecline = (b: Battle, unit: number): boolean =>
  has(b, unit, 'reiter') &&
  !marked(b, unit, FIERCE) &&
  enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).every(foe => !holdsMelee(b, foe));

/** nqsb.3.3.1.melee, nqsb.3.3.1.join, R81: whether a unit can fight back against, or join against, an attacker. */
export const mayAnswer = (b: Battle, unit: number, attacker: number): boolean =>
  adjacent(b, unit, attacker) && !shaken(b, unit) && mayFight(b, unit, attacker);

/** nqsb.5.4.4: the nearer of two opponents to the crest of a rise is the higher. */
function above({ rise, crest }: Field, cell: number, other: number): boolean {
  const heights = crest[rise[cell] ?? -1];
  return heights !== undefined && (heights[cell] ?? 0) < (heights[other] ?? 0);
}
const higher = (b: Battle, unit: number, foe: number): boolean =>
  above(b.field, cellOf(b, unit), cellOf(b, foe)) && !above(b.field, cellOf(b, foe), cellOf(b, unit));

/** From which side of a unit another comes: 0 front, 1 flank, 2 rear. */
const aspect = (b: Battle, unit: number, from: number): number =>
  aspectOf(b.field.grid, cellOf(b, unit), facingOf(b, unit), cellOf(b, from));

const movedNextTo = ({ state }: Battle, unit: number, foe: number): boolean => state.contacts.includes(pair(unit, foe));

/** What the order card gives a unit that fights as principal. */
function cardBonus(b: Battle, unit: number, foe: number, reaction: boolean): Modifier[] {
  const bonus: Modifier[] = [];
  const give = (value: number): void => {
    bonus.push({ rule: 'nqsb.2.5.2.ability', value });
  };
  if (focusedOn(b, unit, ON_MELEE)) bonus.push({ rule: 'nqsb.10.7.combat', value: 1 });
  if (underAbility(b, unit, 'assault') && marked(b, unit, SHIFTED) && movedNextTo(b, unit, foe)) give(1);
  if (underAbility(b, unit, 'envelopment') && aspect(b, foe, unit) > 0) give(2);
  if (underAbility(b, unit, 'santiago') && ['PM', 'Q'].includes(typeOf(b, unit))) give(1);
  if (underAbility(b, unit, 'counterattack') && reaction) give(1);
  return bonus;
}

/** nqsb.4.cards for melee, R87: strength, ability, leader and ground (nqsb.7.4.terrain) of who fights for its side. */
export function meleeModifiers(b: Battle, unit: number, foe: number, reaction: boolean): Modifier[] {
  const effect = effectOn(b, unit, cellOf(b, unit));
  return keep([
    strengthCards(b, unit),
    { rule: 'nqsb.2.6.1.values', value: seriesOf(b, unit).melee ?? 0 },
    ...leaderBonus(b, unit, 'melee'),
    { rule: groundRule(b, unit, cellOf(b, unit)), value: effect?.melee ?? 0 },
    { rule: 'nqsb.5.4.4.bonus', value: higher(b, unit, foe) ? 1 : 0 },
    ...cardBonus(b, unit, foe, reaction),
    ...swordBonus(b, unit),
    ...reactionMalus(b, unit, reaction),
  ]);
}

/** The row of the melee table: a square worn down to three fights as pike and musket (R55). */
function rowOf(b: Battle, unit: number): 'CP' | 'CM' | 'CL' | 'FP' | 'PM' | 'Q' | null {
  const kind = classOf(b, unit);
  if (kind === 'Pi') return typeOf(b, unit) === 'Q' && strengthOf(b, unit) > 3 ? 'Q' : 'PM';
  return kind === 'CP' || kind === 'CM' || kind === 'CL' || kind === 'FP' ? kind : null;
}

/** nqsb.7.2.cancel: grounds on which advantages are not used. */
function advantageStands(b: Battle, unit: number, foe: number): boolean {
  const mine = effectOn(b, unit, cellOf(b, unit));
  const theirs = effectOn(b, foe, cellOf(b, foe));
  // nqsb.5.4.1.advantage, nqsb.5.4.3.closed: the ground the unit stands on.
  if (mine && !mine.ownAdvantage) return false;
  // nqsb.5.4.1.advantage, nqsb.5.4.2.cl, nqsb.5.4.2.fl, nqsb.5.4.3.open: the ground its foe stands on.
  if (theirs && !theirs.enemyAdvantage) return false;
  // nqsb.9.13.ignore: on the front of a line of battle it does nothing.
  return !(inLine(b, foe) && onFront(b, foe, unit));
}

/** nqsb.7.2: automatic damages of a unit on a foe, and whether they come from its line of battle. */
export function meleeAdvantage(b: Battle, unit: number, foe: number): { damage: number; line: boolean } {
  const none = { damage: 0, line: false };
  const row = rowOf(b, unit);
  const column = classOf(b, foe);
  if (row === null || column === 'AL' || column === 'AP' || !advantageStands(b, unit, foe)) return none;
  const cell = b.data.troops.advantage.melee[row][column];
  if (!cell) return none;
  const [damage, condition] = cell;
  if (condition === 'moved' && !movedNextTo(b, unit, foe)) return none;
  if (condition === 'line' && !inLine(b, unit)) return none;
  return { damage, line: condition === 'line' };
}

/** nqsb.7.4.2.vantaggio, R53: plain symbols add up unit by unit, that of a line is granted once. */
export function advantageOf(b: Battle, units: readonly number[], foe: number): number {
  const counted: number[] = [];
  let sum = 0;
  for (const unit of units) {
    const { damage, line } = meleeAdvantage(b, unit, foe);
    if (line && counted.includes(unit)) continue;
    if (line) counted.push(...lineOf(b, unit));
    sum += damage;
  }
  return sum;
}

/**
 * nqsb.7.3, nqsb.7.4.2.svantaggio: what a unit suffers for the sides from which enemies fight it; not in an area. A
 * square has a front all round but for its rear (nqsb.9.15.front, nqsb.9.15.weak-rear).
 */
export function weaknessTo(b: Battle, unit: number, enemies: readonly number[]): number {
  const effect = effectOn(b, unit, cellOf(b, unit));
  if (effect && !effect.weakness) return 0;
  const { weakness } = seriesOf(b, unit);
  return enemies.reduce((sum, enemy) => sum + (weakness[aspect(b, unit, enemy)] ?? 0), 0);
}

/** nqsb.7.1.protection */
export function meleeProtection(b: Battle, unit: number, foe: number): number {
  const pioneers = underAbility(b, foe, 'pioneers');
  const ranks =
    underAbility(b, unit, 'closeRanks') && isInfantry(b, unit) && !isOpen(b, unit) && !marked(b, unit, MOVED | SHIFTED);
  return seriesOf(b, unit).armour[1] + groundProtection(b, unit, cellOf(b, foe), 'melee', pioneers) + (ranks ? 1 : 0);
}

/** nqsb.7.4.open: open-order units lead only where nobody else can. */
export function principals(b: Battle, units: readonly number[]): number[] {
  const close = units.filter(unit => !isOpen(b, unit));
  return close.length > 0 ? close : [...units];
}
