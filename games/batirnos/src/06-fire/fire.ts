/** Fire: who may shoot at whom, with how many cards, to what effect (nqsb.6, nqsb.9.2, nqsb.9.10). */
import { sideBetween } from '@carroccio/boards';
import type { Modifier, Refusal } from '@carroccio/kernel';
import { abilityOf, focusedOn, underAbility } from '../02-armies/cards.ts';
import { keep, leaderBonus, reactionMalus, strengthCards } from '../04-tests/tests.ts';
import { engaged, engages, hasUnder } from '../10-command/command.ts';
import {
  type Battle,
  cellOf,
  classOf,
  divisionsOf,
  effectOn,
  enemiesNear,
  facingOf,
  groundRule,
  has,
  isArtillery,
  marked,
  onMap,
  paralysed,
  seriesOf,
  shaken,
  sideOf,
  strengthOf,
  typeOf,
  unitsWhere,
} from '../battle.ts';
import type { SectorId } from '../data/shapes.ts';
import { clearLine, FAR, FIRST_FAR, farFrom, HITS_ASIDE, OUTSIDE, sectorCode } from '../field.ts';
import type { Batirnos, Shot } from '../shape.ts';
import { ACTED, AMBUSHED, BARRAGED, FIRED, MOVED, ON_FIRE, SECOND, SHIFTED, WITHDREW } from '../state.ts';

/** nqsb.5.4.1.inf: infantry in an area fires on all sides. */
export function sectorOf(b: Battle, unit: number): SectorId | null {
  const { sector } = seriesOf(b, unit);
  if (sector === null) return null;
  return effectOn(b, unit, cellOf(b, unit))?.allRound ? 'all_round' : sector;
}

/** How the target lies for the shooter: outside, in the near zone, aside, or in the far zone. */
export function bearing(b: Battle, unit: number, target: number): number {
  const sector = sectorOf(b, unit);
  if (sector === null) return OUTSIDE;
  return sectorCode(b.field, b.sectors, sector, facingOf(b, unit), cellOf(b, unit), cellOf(b, target));
}

/** Masked battery: the general whose order it is has these guns under him, his own or lent (R113). */
const masked = (b: Battle, unit: number): boolean =>
  isArtillery(b, unit) &&
  divisionsOf(b, sideOf(b, unit)).some(
    division => abilityOf(b, division) === 'maskedBattery' && hasUnder(b, division, unit),
  );

/** nqsb.9.2.paralyse: whether a shot only paralyses; a masked battery wins a ring of its far zone. */
export function onlyParalyses(b: Battle, unit: number, target: number): boolean {
  const code = bearing(b, unit, target);
  return code === FAR || (code === FIRST_FAR && !masked(b, unit));
}

/** Whether a unit is able to fire now, ordered or not. */
export function whyNoFire(b: Battle, unit: number, why: Shot['why']): Refusal<Batirnos> | undefined {
  if (seriesOf(b, unit).fire === null)
    return isArtillery(b, unit) && marked(b, unit, SECOND)
      ? { rule: 'nqsb.9.2', reason: 'notInBattery', unit }
      : { rule: 'nqsb.2.6.1.values', reason: 'noFire', unit };
  if (shaken(b, unit)) return { rule: 'nqsb.10.16', reason: 'isShaken', unit };
  if (paralysed(b, unit)) return { rule: 'nqsb.10.14', reason: 'isParalysed', unit };
  if (marked(b, unit, why === 'barrage' ? BARRAGED : FIRED))
    return { rule: 'nqsb.3.3.1.fire', reason: 'hasFired', unit };
  if (marked(b, unit, WITHDREW)) return { rule: 'nqsb.2.5.2.ability', reason: 'hasWithdrawn', unit };
  // nqsb.2.5.ex-sbarramento: a barrage is fired besides, by guns too.
  if (isArtillery(b, unit) && marked(b, unit, ACTED) && !marked(b, unit, BARRAGED))
    return { rule: 'nqsb.9.2.one-action', reason: 'hasActed', unit };
  // nqsb.6.3.fermezza, nqsb.6.3.reiter: these fire though engaged.
  if (why === 'fermezza' || has(b, unit, 'reiter')) return undefined;
  if (engaged(b, unit) || engages(b, unit)) return { rule: 'nqsb.6.3', reason: 'engaged', unit };
  return undefined;
}

/** At night nobody fires farther than one hex (Arras, Valenciennes). */
const nightfall = ({ setup, state }: Battle): boolean =>
  setup.rules.night !== undefined && state.turn <= setup.rules.night.until;

/** nqsb.6.4, nqsb.6.3.target: why a shot at this target is not possible. */
export function whyNoTarget(b: Battle, unit: number, target: number, why: Shot['why']): Refusal<Batirnos> | undefined {
  if (bearing(b, unit, target) === OUTSIDE) return { rule: 'nqsb.6.4', reason: 'notInSector', target };
  const from = cellOf(b, unit);
  const to = cellOf(b, target);
  const effect = effectOn(b, unit, to);
  if (effect && !effect.fireInto) return { rule: groundRule(b, unit, to), reason: 'noSight', target };
  if (!clearLine(b.field, from, to)) return { rule: 'nqsb.6.4', reason: 'noSight', target };
  if (nightfall(b) && farFrom(b.field, from, to) > 1) return { rule: 'nqsb.10.19.scenario', reason: 'noSight', target };
  if (marked(b, target, AMBUSHED) && enemiesNear(b, to, sideOf(b, target)).length === 0)
    return { rule: 'nqsb.2.1.scenario-oob', reason: 'inAmbush', target };
  if (why !== 'fermezza' && engagedTarget(b, unit, target))
    return { rule: 'nqsb.6.3.target', reason: 'engagedTarget', target };
  return undefined;
}

/** nqsb.6.3.target; reiter fire at the enemy beside them though both are engaged (nqsb.6.3.reiter). */
function engagedTarget(b: Battle, unit: number, target: number): boolean {
  if (!engaged(b, target)) return false;
  const beside = farFrom(b.field, cellOf(b, unit), cellOf(b, target)) === 1;
  return !(has(b, unit, 'reiter') && beside);
}

const whyNoShot = (b: Battle, unit: number, target: number, why: Shot['why']): Refusal<Batirnos> | undefined =>
  whyNoFire(b, unit, why) ?? whyNoTarget(b, unit, target, why);

export const mayShoot = (b: Battle, unit: number, target: number, why: Shot['why']): boolean =>
  onMap(b, unit) && onMap(b, target) && !whyNoShot(b, unit, target, why);

export function targetsOf(b: Battle, unit: number, why: Shot['why']): number[] {
  if (whyNoFire(b, unit, why)) return [];
  const side = sideOf(b, unit);
  return unitsWhere(b, foe => sideOf(b, foe) !== side && !whyNoTarget(b, unit, foe, why));
}

/** nqsb.9.10: the ability, or the order that lends it. */
export const standsFirm = (b: Battle, unit: number): boolean =>
  has(b, unit, 'fermezza') || (underAbility(b, unit, 'fireAndSteel') && seriesOf(b, unit).fire !== null);

/** What the order card gives a shot; the Spanish guns at Lens get nothing from it. */
function cardBonus(b: Battle, unit: number, why: Shot['why'], phase: boolean): Modifier[] {
  if (b.setup.rules.guns === sideOf(b, unit) && isArtillery(b, unit)) return [];
  const bonus: Modifier[] = [];
  if (focusedOn(b, unit, ON_FIRE)) bonus.push({ rule: 'nqsb.10.7.combat', value: 1 });
  const still = !marked(b, unit, MOVED | SHIFTED);
  if (underAbility(b, unit, 'volley') && still && phase) bonus.push({ rule: 'nqsb.2.5.2.ability', value: 1 });
  if (masked(b, unit)) bonus.push({ rule: 'nqsb.2.5.2.ability', value: 1 });
  if (why === 'fermezza' && underAbility(b, unit, 'fireAndSteel') && has(b, unit, 'fermezza'))
    bonus.push({ rule: 'nqsb.2.5.2.ability', value: 1 });
  return bonus;
}

/** nqsb.4.cards for fire. */
export function fireModifiers(
  b: Battle,
  unit: number,
  target: number,
  why: Shot['why'],
  reaction: boolean,
): Modifier[] {
  return keep([
    strengthCards(b, unit),
    { rule: 'nqsb.2.6.1.values', value: seriesOf(b, unit).fire ?? 0 },
    ...leaderBonus(b, unit, 'fire'),
    { rule: 'nqsb.9.16', value: bearing(b, unit, target) === HITS_ASIDE ? -1 : 0 },
    ...cardBonus(b, unit, why, why === 'order'),
    ...reactionMalus(b, unit, reaction),
  ]);
}

/** nqsb.6.2: automatic damages of the shooter's kind on the target's. */
export function fireAdvantage(b: Battle, unit: number, target: number): number {
  const rows = b.data.troops.advantage.fire;
  const row = classOf(b, unit);
  const column = classOf(b, target);
  if (row !== 'CM' && row !== 'CL' && row !== 'FL' && row !== 'FP') return 0;
  if (column === 'AL' || column === 'AP') return 0;
  return rows[row][column] ?? 0;
}

/** The hex's protection, of guns too (nqsb.5.4.1.art), against another: field works only help across themselves. */
export function groundProtection(
  b: Battle,
  unit: number,
  from: number,
  against: 'fire' | 'melee',
  pioneers: boolean,
): number {
  const cell = cellOf(b, unit);
  const { field } = b;
  const { cover } = b.data.terrain;
  const guns = isArtillery(b, unit) && field.gabions[cell] === 1 ? cover.gabions : 0;
  const effect = effectOn(b, unit, cell);
  if (!effect?.protection) return guns;
  if (field.fortified[cell] !== 1) return guns + cover[against];
  if (!acrossWorks(b, cell, from)) return guns;
  return guns + Math.max(0, cover[against] - (pioneers ? 1 : 0));
}

/** Whether a blow or shot from a hex comes over a fortified side: the sides that face it. */
function acrossWorks(b: Battle, cell: number, from: number): boolean {
  const { grid, works, around } = b.field;
  const near = farFrom(b.field, cell, from);
  return (around[cell] ?? []).some(next => {
    return works[sideBetween(grid, cell, next)] === cell && farFrom(b.field, next, from) < near;
  });
}

/** nqsb.6.1.protection, nqsb.1.4.hex-protection */
export const fireProtection = (b: Battle, target: number, shooter: number): number =>
  seriesOf(b, target).armour[0] +
  groundProtection(b, target, cellOf(b, shooter), 'fire', underAbility(b, shooter, 'pioneers'));

/** nqsb.4.1, R76: the successes that decide a shot: they eliminate, or paralyse from afar. */
export function decisiveHits(b: Battle, unit: number, target: number): number {
  const wall = fireProtection(b, target, unit) - fireAdvantage(b, unit, target);
  return Math.max(1, wall + (onlyParalyses(b, unit, target) ? 1 : strengthOf(b, target)));
}

/** Whether a unit that the caracole order sent forward may swing back after its shot. */
export const swingsBack = (b: Battle, unit: number): boolean =>
  underAbility(b, unit, 'caracole') && ['R', 'CM', 'CL'].includes(typeOf(b, unit));
