/** The military phase: arms, armies, sieges. */
import { at } from '@carroccio/kernel';
import { findArmy, pointsHome, troopsIn, unitsOf } from '../src/army.ts';
import { allowance } from '../src/lasting.ts';
import { sellable } from '../src/market.ts';
import { PURSE, warMeans } from '../src/money.ts';
import { whyNoShot } from '../src/siege.ts';
import { type Army, isMercenary, now, SESTIERI } from '../src/state.ts';
import { present } from '../src/trust.ts';
import { alone } from './demand.ts';
import { ANIMALS, METALS } from './goods.ts';
import { best, type Choice, type ChoiceOf, type Choices, type Mind, ofType, plain } from './mind.ts';
import { strengthOf } from './strength.ts';
import { isOccupied, siegeValue, type Target, targetsFor, waysFrom } from './targets.ts';
import { challenge } from './wars.ts';
import { HOME_GUARD, richest } from './worth.ts';

/** An expedition has to promise this many points. */
const WORTH_MARCHING = 1.5;
/** The most companies sent out together from one commune. */
const SQUAD = 5;

export function campaign(mind: Mind, choices: Choices): Choice {
  return (
    arm(mind, choices) ??
    hire(mind, choices) ??
    plainly(choices, 'callBattle') ??
    plainly(choices, 'takePoor') ??
    storm(mind, choices) ??
    strike(mind, choices) ??
    move(mind, choices) ??
    raise(mind, choices) ??
    challenge(mind, choices) ??
    plain(choices, 'endPhase')
  );
}

const plainly = (choices: Choices, type: Choice['type']): Choice | undefined =>
  choices.find(choice => choice.type === type);

/** Auctions are called where the seat can deliver; idle money arms the rest from the market. */
function arm(mind: Mind, choices: Choices): Choice | undefined {
  const { state, seat, communes, monthsLeft } = mind;
  const month = now(state);
  const calls = ofType(choices, 'callArming').filter(({ sestiere }) => {
    const commune = at(state.place, sestiere);
    const needed = sestiere % SESTIERI === 0 ? [METALS, ANIMALS] : [METALS];
    const ready = needed.every(good => sellable(state, seat, good) > 0);
    if (!communes.includes(commune)) return ready;
    const { treasury } = at(state.communes, commune);
    const price = needed.reduce((sum, good) => sum + at(state.prices, good), 0);
    if (ready) return treasury >= price;
    return treasury >= 2000 && price <= 200 && month > 3 && monthsLeft > 1;
  });
  if (calls.length === 0) return undefined;
  return best(calls, ({ sestiere }) => (alone(mind, sestiere) ? 10 : 0) + (sestiere % SESTIERI === 0 ? 1 : 0)).choice;
}

/** A company is hired by a treasury that has enough for it and for its marches. */
function hire(mind: Mind, choices: Choices): Choice | undefined {
  const { state, me, monthsLeft } = mind;
  if (monthsLeft <= 2) return undefined;
  return ofType(choices, 'hire').find(
    ({ station, from }) =>
      from !== PURSE && from === station && at(state.communes, from).treasury >= (station === me.home ? 1300 : 1800),
  );
}

/** Shots first; a traitor opens the gates when they were not enough; a hopeless siege is lifted. */
function storm(mind: Mind, choices: Choices): Choice | undefined {
  const { state, table } = mind;
  const value = (id: number): number => {
    const army = findArmy(state, id);
    if (!army?.siege) return -1;
    return siegeValue(mind, army.siege.commune, unitsOf(state, id), army.siege.hits);
  };
  const shot = ofType(choices, 'shootWalls').find(({ army }) => value(army) > 0);
  if (shot) return shot;
  const gates = ofType(choices, 'openGates').find(({ army: id }) => {
    const army = findArmy(state, id);
    return army !== undefined && whyNoShot(table, army) !== undefined && value(id) > 1;
  });
  return gates ?? ofType(choices, 'lift').find(({ army }) => value(army) <= 0);
}

/** What an army standing where it is can do at once. */
function strike(mind: Mind, choices: Choices): Choice | undefined {
  const { state } = mind;
  const sieges = ofType(choices, 'besiege').filter(
    ({ army, commune }) => siegeValue(mind, commune, unitsOf(state, army), 0) > 0,
  );
  if (sieges.length > 0)
    return best(sieges, ({ army, commune }) => siegeValue(mind, commune, unitsOf(state, army), 0)).choice;
  return ofType(choices, 'attack').find(({ army, target }) => {
    const found = findArmy(state, army);
    return found && plans(mind, found).some(plan => plan.army === target);
  });
}

/** What an army would do from where it stands. */
function plans(mind: Mind, army: Army): Target[] {
  const units = unitsOf(mind.state, army.id);
  const ways = waysFrom(mind, army.cell, army.left, units.length);
  return targetsFor(mind, units, ways, army.unpaid, purseFor(mind).florins);
}

/** The treasury that pays for marches. */
const purseFor = (mind: Mind): { commune: number; florins: number } => richest(mind);

/** Armies in the field go on to the next target, or home. */
function move(mind: Mind, choices: Choices): Choice | undefined {
  const { state, table } = mind;
  const goes = ofType(choices, 'march').filter(({ podesta }) => !podesta);
  for (const { id } of state.armies.filter(army => army.seat === mind.seat)) {
    const army = findArmy(state, id);
    const marches = goes.filter(choice => choice.army === id);
    const [plan] = army ? plans(mind, army) : [];
    if (army && plan && plan.value > 0 && plan.cell !== army.cell && marches.length > 0)
      return payer(mind, marches, plan.florins);
    const home = ofType(choices, 'garrison').find(choice => choice.army === id);
    if (home && army && army.from < 0) return home;
    if (!army || plan || army.from >= 0) continue;
    const here = pointsHome(table, army, army.cell);
    const free = marches.length > 0 && here > 0 && canComeNearer(mind, army, here);
    if (free) return payer(mind, marches, 0);
  }
  return undefined;
}

const canComeNearer = (mind: Mind, army: Army, here: number): boolean =>
  waysFrom(mind, army.cell, army.left, unitsOf(mind.state, army.id).length).some(
    ({ cell }) => pointsHome(mind.table, army, cell) < here,
  );

function payer(mind: Mind, marches: readonly ChoiceOf<'march'>[], florins: number): Choice {
  const { state, seat } = mind;
  const able = marches.filter(({ from }) => warMeans(state, seat, from) >= florins);
  return best(able.length > 0 ? able : marches, ({ from }) => (from === PURSE ? 0 : at(state.communes, from).treasury))
    .choice;
}

/** Where an army that was taken up marches to. */
export function marchTo(mind: Mind, id: number, choices: Choices): Choice {
  const army = findArmy(mind.state, id);
  const moves = ofType(choices, 'marchTo');
  if (!army || moves.length === 0) return plain(choices, 'halt');
  const [plan] = plans(mind, army);
  const there = plan && moves.find(({ cell, homeward }) => cell === plan.cell && !homeward);
  if (there) return there;
  return best(
    moves,
    ({ cell, homeward }) =>
      (homeward ? 0.5 : 0) - pointsHome(mind.table, army, cell) - (isOccupied(mind, cell) ? 50 : 0),
  ).choice;
}

/** Of several armies on a square the weakest is attacked. */
export function assault({ table, state }: Mind, choices: Choices): Choice {
  return best(ofType(choices, 'attack'), ({ target }) => -strengthOf(table, unitsOf(state, target))).choice;
}

/** The companies a commune can spare: its opponents must never outnumber those who stay. */
export function squadFrom(mind: Mind, commune: number): number[] {
  const { state, table, seat, me } = mind;
  const troops = troopsIn(state, seat, commune);
  const own = troops.filter(unit => !isMercenary(unit));
  const opponents = present(state, commune).filter(sestiere => state.holder[sestiere] !== seat).length;
  const stay = Math.max(commune === me.home ? HOME_GUARD : 1, opponents > 0 ? opponents + 1 : 0);
  const byStrength = own.sort((a, b) => strengthOf(table, [b]) - strengthOf(table, [a]));
  return [...troops.filter(isMercenary), ...byStrength.slice(0, Math.max(0, own.length - stay))].slice(0, SQUAD);
}

/** What the companies of a commune could take. */
function expedition(mind: Mind, commune: number): Target | undefined {
  const { table, seat } = mind;
  const units = squadFrom(mind, commune);
  if (units.length === 0) return undefined;
  const ways = waysFrom(mind, at(table.world.square, commune), allowance(table, seat), units.length);
  const [first] = targetsFor(mind, units, ways, 0, purseFor(mind).florins);
  return first && first.value >= WORTH_MARCHING ? first : undefined;
}

function raise(mind: Mind, choices: Choices): Choice | undefined {
  const raises = ofType(choices, 'raise')
    .map(choice => ({ choice, value: expedition(mind, choice.commune)?.value ?? 0 }))
    .filter(({ value }) => value > 0);
  return raises.length === 0 ? undefined : best(raises, ({ value }) => value).choice.choice;
}

/** Companies join one by one until the squad is complete. */
export function muster(mind: Mind, commune: number, choices: Choices): Choice {
  const squad = squadFrom(mind, commune);
  const enlists = ofType(choices, 'enlist');
  return enlists.find(({ unit }) => squad.includes(unit)) ?? plain(choices, 'setOut');
}
