/** The military phase: arms, armies, sieges. */
import { at } from '@carroccio/kernel';
import { PURSE, warMeans } from '../../src/09-money/money.ts';
import { present } from '../../src/10-office/trust.ts';
import { sellable } from '../../src/21-trade/market.ts';
import { allowance } from '../../src/24-annales/lasting.ts';
import { findArmy, pointsHome, recruitable, troopsIn, unitsOf } from '../../src/26-armies/army.ts';
import { whyNoShot } from '../../src/43-sieges/siege.ts';
import { largest } from '../../src/families/sets.ts';
import { type Army, isMercenary, now, SESTIERI } from '../../src/state.ts';
import { isCavalry } from '../../src/world.ts';
import { best, bestOf, type Choice, type ChoiceOf, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { alone } from '../trade/demand.ts';
import { ANIMALS, METALS } from '../trade/goods.ts';
import { HOME_GUARD, richest } from '../worth.ts';
import { hire } from './hiring.ts';
import { raidValue, ridersAmong } from './raids.ts';
import { strengthOf } from './strength.ts';
import { isOccupied, siegeValue, type Target, targetsFor, waysFrom } from './targets.ts';
import { challenge } from './wars.ts';

/** An expedition has to promise this many points. */
const WORTH_MARCHING = 1.5;
/** A ride that costs nothing has to promise less. */
const WORTH_RAIDING = 0.8;
/** The most companies sent out together from one commune. */
const SQUAD = 5;

export function campaign(mind: Mind, choices: Choices): Choice {
  return (
    arm(mind, choices) ??
    hire(mind) ??
    plainly(choices, 'callBattle') ??
    plainly(choices, 'takePoor') ??
    storm(mind, choices) ??
    strike(mind, choices) ??
    move(mind, choices) ??
    raise(mind) ??
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
  const sieges = ofType(choices, 'besiege').map(choice => ({
    choice,
    value: siegeValue(mind, choice.commune, unitsOf(state, choice.army), 0),
  }));
  const raids = ofType(choices, 'raid').map(choice => ({
    choice,
    value: raidValue(mind, choice.commune, unitsOf(state, choice.army)) + emptiness(mind, choice.to),
  }));
  const found = bestOf([...sieges, ...raids], ({ value }) => value);
  if (found) return found.choice;
  return ofType(choices, 'attack').find(({ army, target }) => {
    const found = findArmy(state, army);
    return found && plans(mind, found).some(plan => plan.army === target);
  });
}

/** Of several treasuries loot goes to the emptiest. */
const emptiness = ({ state }: Mind, commune: number): number =>
  commune < 0 ? 0 : -at(state.communes, commune).treasury / 1e6;

/** What an army would do from where it stands. */
function plans(mind: Mind, army: Army): Target[] {
  const units = unitsOf(mind.state, army.id);
  const ways = waysFrom(mind, army.cell, army.left, units.length);
  return targetsFor(mind, units, ways, army, purseFor(mind).florins);
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
  if (!army) return at(moves, 0);
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
export function assault(mind: Mind, choices: Choices): Choice {
  return best(ofType(choices, 'attack'), ({ target }) => -strengthOf(mind, unitsOf(mind.state, target))).choice;
}

/** How many of its own companies a commune can spare: its opponents must never outnumber those who stay. */
function spareIn({ state, seat, me }: Mind, commune: number, own: readonly number[]): number {
  const opponents = present(state, commune).filter(sestiere => state.holder[sestiere] !== seat).length;
  const stay = Math.max(commune === me.home ? HOME_GUARD : 1, opponents > 0 ? opponents + 1 : 0);
  return Math.max(0, own.length - stay);
}

/** The companies that could set out from a commune: its strongest, or the horsemen among them. */
function squadsFrom(mind: Mind, commune: number): { squad: number[]; riders: number[] } {
  const { state, table, seat } = mind;
  const troops = troopsIn(state, seat, commune);
  const hired = troops.filter(isMercenary);
  const own = troops.filter(unit => !isMercenary(unit)).sort((a, b) => strengthOf(mind, [b]) - strengthOf(mind, [a]));
  const spare = spareIn(mind, commune, own);
  const byHorse = [...own].sort((a, b) => Number(isCavalry(table.world, b)) - Number(isCavalry(table.world, a)));
  return {
    squad: [...hired, ...own.slice(0, spare)].slice(0, SQUAD),
    riders: ridersAmong(mind, [...hired, ...byHorse.slice(0, spare)]),
  };
}

/** Those who would set out from a commune, and what they could take: its squad, or horsemen for a raid. */
function expedition(mind: Mind, commune: number): { units: readonly number[]; target: Target } | undefined {
  const { table, seat } = mind;
  const { squad, riders } = squadsFrom(mind, commune);
  const parties = [
    { units: squad, least: WORTH_MARCHING },
    { units: riders, least: WORTH_RAIDING },
  ].flatMap(({ units, least }) => {
    if (units.length === 0) return [];
    const ways = waysFrom(mind, at(table.world.square, commune), allowance(table, seat), units.length);
    const [target] = targetsFor(mind, units, ways, { walked: 0, owed: 0 }, purseFor(mind).florins);
    return target && target.value >= least ? [{ units, target }] : [];
  });
  return bestOf(parties, ({ target }) => target.value);
}

/** Those who promise most set out, as far as their town can spare them. */
function raise(mind: Mind): Choice | undefined {
  const { state, seat } = mind;
  const parties = mind.families.flatMap(({ type, same: { commune } }) => {
    const party = type === 'raise' && typeof commune === 'number' ? expedition(mind, commune) : undefined;
    if (!party || typeof commune !== 'number') return [];
    const { of, allows } = recruitable(state, seat, commune);
    const units = largest({ of: party.units.filter(unit => of.includes(unit)), allows });
    return units.length > 0 ? [{ commune, units, value: party.target.value }] : [];
  });
  const best = bestOf(parties, ({ value }) => value);
  return best && { type: 'raise', commune: best.commune, units: best.units };
}
