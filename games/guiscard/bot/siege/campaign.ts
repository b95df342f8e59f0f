/** The decisions of a siege: who goes out, what is built, when the walls are stormed. */
import type { Action } from '@carroccio/kernel';
import {
  atHand,
  BESIEGER,
  campaigners,
  campBesiegers,
  campDefenders,
  daysLeft,
  demolished,
  GARRISON,
  isRestocking,
  siegeOf,
  surrenderModifiers,
  wallType,
} from '../../src/11-sieges/siege.ts';
import { ableOf, attackOf, type Battle, defenceOf, man, other, sideOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { worthOf } from '../worth.ts';

const strengthOf = (b: Battle, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + attackOf(b, unit) + 2 * defenceOf(b, unit), 0);

/** How much stronger the besiegers at hand are than the garrison. */
const ratio = (b: Battle): number =>
  strengthOf(b, atHand(b, BESIEGER)) / Math.max(1, strengthOf(b, campaigners(b, GARRISON)));

/** So few days of food left send the garrison out for more. */
const HUNGRY = 8;
/** So much stronger a garrison offers battle. */
const SUPERIOR = 1.3;
/** So strong a party, against those who keep the camp, goes out to burn it. */
const BOLD = 0.8;

const daysToCome = (b: Battle): number => (b.scenario.siege?.days ?? Number.POSITIVE_INFINITY) - siegeOf(b).day;

/** Whether the food will not last to the end of the calendar. */
const willStarve = (b: Battle): boolean => daysLeft(siegeOf(b)) <= daysToCome(b);

/** The best so many of a side. */
const partyOf = (b: Battle, side: number, count: number): number[] =>
  atHand(b, side)
    .sort((one, two) => pickWorth(b, side, two) - pickWorth(b, side, one))
    .slice(0, count);

/** How a raid on the camp would be matched. */
const raidRatio = (b: Battle): number =>
  strengthOf(b, partyOf(b, GARRISON, campDefenders(b))) /
  Math.max(1, strengthOf(b, partyOf(b, BESIEGER, campBesiegers(b))));

/** What a raid on the camp can spoil: engines, those under way, or the assault of the day. */
function isRaidDue(b: Battle): boolean {
  const { stoneThrowers, items } = siegeOf(b);
  return !isRestocking(siegeOf(b)) && (stoneThrowers > 0 || items.length > 0 || hasty(b)) && raidRatio(b) >= BOLD;
}

export function chooseSortie(b: Battle, choices: Choices): Action<Guiscard> {
  const siege = siegeOf(b);
  const sortie = (action: string): Action<Guiscard> | undefined =>
    ofType(choices, 'sortie').find(choice => choice.action === action);
  const stormed = sortie('assault');
  if (stormed && ratio(b) < 1) return stormed;
  const general = sortie('general');
  if (general && ratio(b) < 1 / SUPERIOR) return general;
  const supplies = sortie('supplies');
  if (supplies && daysLeft(siege) <= HUNGRY && willStarve(b)) return supplies;
  const camp = sortie('camp');
  if (camp && isRaidDue(b)) return camp;
  return firstOf(choices, 'wait');
}

/** How many times stronger those must be who storm a place, by what leads over its walls. */
function needed(b: Battle): number {
  const siege = siegeOf(b);
  const breached = demolished(b).length > 0 || siege.redoubt > 0;
  if (siege.spy || breached) return 1.2;
  if (siege.of !== 'castle') return 1.4;
  return siege.ladders + siege.grapnels >= 3 || hasty(b) ? 1.3 : 2.5;
}

/** In the first days every event may be the end of the siege (gui.11.1.2b): whoever waits then loses most. */
const hasty = (b: Battle): boolean => b.options.early && siegeOf(b).day <= b.charts.events.earlyDays;

/** So much stronger, those who have time storm a breached place all the same. */
const CRUSHING = 2;

/** Time works for a besieger who can starve the garrison out: he storms only before that, or where little can go wrong. */
function isAssaultDue(b: Battle): boolean {
  const siege = siegeOf(b);
  if (ratio(b) < needed(b)) return false;
  if (hasty(b) || siege.spy) return true;
  const breached = demolished(b).length > 0 || siege.redoubt > 0;
  return willStarve(b) ? breached && ratio(b) >= CRUSHING && daysLeft(siege) > 2 : true;
}

export function chooseDay(b: Battle, choices: Choices): Action<Guiscard> {
  const siege = siegeOf(b);
  const assault = ofType(choices, 'assault')[0];
  if (assault && isAssaultDue(b)) return assault;
  const bombard = ofType(choices, 'bombard');
  if (bombard.length > 0) return bestBombardment(b, choices);
  const talks = ofType(choices, 'negotiate')[0];
  const bonus = surrenderModifiers(b).reduce((sum, { value }) => sum + value, 0);
  if (talks && bonus >= 2) return talks;
  const building = chooseWork(b, choices);
  if (building) return building;
  if (siege.spy && assault) return assault;
  return firstOf(choices, 'endDay', 'assault');
}

/** All engines on the hex nearest to falling: the gate and the palisade first. */
function bestBombardment(b: Battle, choices: Choices): Action<Guiscard> {
  const damage = siegeOf(b).damage;
  return best(ofType(choices, 'bombard'), ({ cell, points }) => {
    const type = wallType(b.field, cell);
    const begun = damage.find(one => one.cell === cell)?.stages ?? 0;
    return points + 3 * begun + (type === 'B' ? 4 : type === 'S' ? 2 : 0) + (cell === b.field.gate ? 1 : 0);
  }).choice;
}

/** What is built: ladders against a castle, then an engine; never so much that nobody is left to keep watch. */
function chooseWork(b: Battle, choices: Choices): Action<Guiscard> | null {
  const siege = siegeOf(b);
  const free = atHand(b, BESIEGER).length;
  if (hasty(b) || free < campaigners(b, GARRISON).length + 5) return null;
  const idle = ofType(choices, 'workOn')[0];
  if (idle) return idle;
  const under = (kind: string): number => siege.items.filter(item => item.kind === kind).length;
  const builds = ofType(choices, 'build');
  const build = (item: string): Action<Guiscard> | undefined => builds.find(choice => choice.item === item);
  if (siege.of === 'castle' && siege.ladders + under('ladder') < 3) return build('ladder') ?? null;
  if (siege.stoneThrowers + under('stoneThrower') < 2) return build('stoneThrower') ?? null;
  return null;
}

/** Builders are those who fight worst. */
export const chooseBuilder = (b: Battle, choices: Choices): Action<Guiscard> =>
  best(ofType(choices, 'builder'), ({ unit }) => -worthOf(b, unit)).choice;

/** The best men go out, and those on foot first where nobody rides. */
export const choosePick = (b: Battle, choices: Choices): Action<Guiscard> => {
  const picks = ofType(choices, 'pick');
  return picks.length > 0
    ? best(picks, ({ unit }) => pickWorth(b, sideOf(b, unit), unit)).choice
    : firstOf(choices, 'ready');
};

/** Without a commander the place is lost: in it they stay within the walls. */
const pickWorth = (b: Battle, side: number, unit: number): number =>
  worthOf(b, unit) - (man(b, unit).command ? (side === GARRISON ? 99 : 12) : 0);

/** Disease among the enemy takes his best man; among one's own, the least. */
export const chooseAfflicted = (b: Battle, side: number, chooser: number, choices: Choices): Action<Guiscard> =>
  best(ofType(choices, 'strikeDown'), ({ unit }) => (side === chooser ? -1 : 1) * worthOf(b, unit)).choice;

/** An action that goes badly is broken off, where that does not lose the siege. */
export function chooseCallOff(b: Battle, side: number, choices: Choices): Action<Guiscard> {
  const own = strengthOf(b, ableOf(b, side));
  const theirs = strengthOf(b, ableOf(b, other(side)));
  if (siegeOf(b).action === 'assault') return firstOf(choices, own > 1.3 * theirs ? 'fightOn' : 'withdraw');
  return firstOf(choices, side === GARRISON && own < 0.7 * theirs ? 'withdraw' : 'fightOn');
}

/** Within the place both are divided by walls: whoever is clearly stronger there begins. */
export const chooseInside = (b: Battle, side: number, choices: Choices): Action<Guiscard> =>
  firstOf(
    choices,
    strengthOf(b, atHand(b, side)) > SUPERIOR * strengthOf(b, atHand(b, other(side))) ? 'assault' : 'wait',
  );

export const chooseRelief = (b: Battle, choices: Choices): Action<Guiscard> =>
  firstOf(choices, ratio(b) > 1.1 ? 'giveBattle' : 'shutIn');
