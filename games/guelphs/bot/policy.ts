/** What the bot does at each decision. */
import { distance } from '@carroccio/boards';
import { type Action, at, type Chance, type Frame } from '@carroccio/kernel';
import {
  type Battle,
  card,
  cellOf,
  currentRating,
  disrupted,
  facingOf,
  isCavalry,
  isRated,
  printedRating,
  sideOf,
  typeOf,
  unitsWhere,
} from '../src/battle.ts';
import { capacityOf, highestCapacity, releasedOf } from '../src/capacity.ts';
import { stillCharging } from '../src/charge.ts';
import { fireModifiers, numberToReach } from '../src/fire.ts';
import { goalOf, tripOf } from '../src/goals.ts';
import { allowance } from '../src/movement.ts';
import type { Guelphs, Manoeuvre, OrdersFrame } from '../src/shape.ts';
import { attackersOf } from '../src/shock.ts';
import { GHIBELLINE, GUELPH } from '../src/state.ts';
import { aspect } from '../src/zones.ts';
import { attackValue, bestJourney } from './manoeuvre.ts';
import { best, clashValue, lossOf } from './worth.ts';

type Choices = readonly Action<Guelphs>[];

const WAYS_AT_MOST = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
/** The chance that two dice give no more than this. */
const chanceAtMost = (total: number): number => at(WAYS_AT_MOST, Math.max(0, Math.min(12, Math.floor(total)))) / 36;

/** How hard a side presses: those whom time works against press harder. */
function eagerness(b: Battle, side: number): number {
  if (b.battle === 'campaldino') return side === GUELPH ? 2.2 : 1;
  return b.battle === 'benevento' ? 2 : 1.15;
}

/** The chance that a shot disrupts its target. */
function hitChance(b: Battle, unit: number, target: number, volley: 'order' | 'pivoted' | 'reaction'): number {
  const needed = numberToReach(b, unit, target);
  if (needed === null) return 0;
  const modifier = fireModifiers(b, unit, target, volley).reduce((sum, { value }) => sum + value, 0);
  return Math.max(1 / 36, 1 - chanceAtMost(needed - modifier - 1));
}

/** A Disrupted unit takes hits, and the nearer it is to rout the more a shot is worth: fire is best concentrated. */
function shotValue(b: Battle, unit: number, target: number, volley: 'order' | 'pivoted' | 'reaction'): number {
  const chance = hitChance(b, unit, target, volley);
  if (!disrupted(b, target)) return chance * (0.9 + 0.1 * currentRating(b, target));
  const spent = ((b.state.hits[target] ?? 0) + 1) / Math.max(1, printedRating(b, target));
  return chance * (lossOf(b, target, 1) + 0.6 + spent * firstBlood(b, target));
}

/** At Benevento the reserves of both sides wait until a Guelph unit has routed (gg.S.6.3.1). */
const firstBlood = (b: Battle, target: number): number =>
  b.battle === 'benevento' && !b.state.events.guelphRouted && sideOf(b, target) === GUELPH ? 4 : 1;

const manoeuvreOf = (b: Battle, frame: OrdersFrame, unit: number, order: 'move' | 'charge'): Manoeuvre => ({
  unit,
  order,
  points: allowance(b, typeOf(b, unit)),
  moved: 0,
  began: facingOf(b, unit),
  turnedAt: [],
  mayAttack: frame.battaglia >= 0 && isRated(b, unit) && !card(b, unit).traitor,
  wasNext: false,
});

/** What giving this Order would be worth. */
function orderValue(b: Battle, frame: OrdersFrame, action: Action<Guelphs, 'order'>): number {
  const { order, unit } = action;
  const eager = eagerness(b, sideOf(b, unit));
  switch (order) {
    case 'move':
    case 'charge': {
      const manoeuvre = manoeuvreOf(b, frame, unit, order);
      const aim = { charge: order === 'charge', mayAttack: manoeuvre.mayAttack, eager };
      const trip = tripOf(b, manoeuvre);
      const found = bestJourney(b, trip, aim);
      if (!found) return -1;
      const staying = order === 'move' && found.journey.trip.moved === 0 && found.journey.trip.turnedAt.length === 0;
      const idle = bestJourney(b, { ...trip, points: 0 }, { ...aim, charge: false, mayAttack: false })?.value ?? 0;
      return found.value - (staying ? Math.max(idle, found.value > idle ? idle : found.value) : idle) - 0.05;
    }
    case 'fire':
      return Math.max(0, ...targetsNear(b, unit).map(target => shotValue(b, unit, target, 'order'))) + 0.1;
    case 'reorganize':
      return 0.9;
    case 'withdraw':
      return disrupted(b, unit) ? 0.3 : -1;
    case 'echelon':
      return disrupted(b, unit) ? 0.5 : -1;
    case 'reload':
      return 0.4;
  }
}

const targetsNear = (b: Battle, unit: number): number[] =>
  unitsWhere(
    b,
    other =>
      sideOf(b, other) !== sideOf(b, unit) &&
      isRated(b, other) &&
      distance(b.field.grid, cellOf(b, unit), cellOf(b, other)) <= 3,
  );

/** Among many units only the ones near the enemy are looked at closely. */
const LOOKED_AT = 14;

function chooseOrder(b: Battle, frame: OrdersFrame, choices: Choices): Action<Guelphs> {
  const orders = choices.filter(action => action.type === 'order');
  const end = choices.find(action => action.type === 'endOrders');
  const near = [...orders].sort((a, c) => reachOf(b, a.unit) - reachOf(b, c.unit)).slice(0, LOOKED_AT * 3);
  const found = near.length > 0 ? best(near, action => orderValue(b, frame, action) / costOf(action)) : null;
  const recovery = choices.find(action => action.type === 'recovery');
  if (recovery && (!found || found.value < 1)) return recovery;
  const rally = choices.find(action => action.type === 'rally');
  if (rally && (!found || found.value < 0.6)) return rally;
  if (found && (found.value > 0.08 || !end)) return found.choice;
  return capitanoMove(b, frame, choices) ?? end ?? found?.choice ?? at(choices, 0);
}

const costOf = ({ order }: Action<Guelphs, 'order'>): number => (order === 'echelon' ? 2 : 1);

function reachOf(b: Battle, unit: number): number {
  let least = 99;
  for (const enemy of unitsWhere(b, other => sideOf(b, other) !== sideOf(b, unit)))
    least = Math.min(least, distance(b.field.grid, cellOf(b, unit), cellOf(b, enemy)));
  return least;
}

/** The Capitano rides up behind his men, with one of them. */
function capitanoMove(
  b: Battle,
  { battaglia: index }: { battaglia: number },
  choices: Choices,
): Action<Guelphs> | null {
  const moves = choices.filter(action => action.type === 'moveCapitano');
  if (moves.length === 0) return null;
  const units = (b.roster.battaglie[index]?.units ?? []).filter(unit => cellOf(b, unit) >= 0 && isRated(b, unit));
  if (units.length === 0) return null;
  const here = at(b.state.capitani, index).cell;
  const measure = (cell: number): number => {
    const spread = units.reduce((sum, unit) => sum + distance(b.field.grid, cell, cellOf(b, unit)), 0) / units.length;
    const withUnit = units.find(unit => cellOf(b, unit) === cell);
    const safe = withUnit === undefined ? -1 : 0.15 * currentRating(b, withUnit) - 0.1 * (b.state.hits[withUnit] ?? 0);
    return safe - spread;
  };
  const found = best(moves, ({ to }) => measure(to));
  return found.value > measure(here) + 0.5 ? found.choice : null;
}

/** Which of a manoeuvre's actions leads to the best end. */
function chooseStep(b: Battle, frame: Manoeuvre, choices: Choices): Action<Guelphs> {
  const aim = {
    charge: stillCharging(b, frame),
    mayAttack: frame.mayAttack,
    eager: eagerness(b, sideOf(b, frame.unit)),
  };
  const trip = tripOf(b, frame);
  const goal = goalOf(b, frame);
  const ends = goal ? [] : [bestJourney(b, trip, aim)];
  const first = ends[0]?.journey.first;
  const same = first && choices.find(choice => sameMove(choice, first));
  if (same) return same;
  return byLookingOn(b, frame, choices);
}

const sameMove = (a: Action<Guelphs>, c: Action<Guelphs>): boolean =>
  (a.type === 'stop' && c.type === 'stop') ||
  (a.type === 'step' && c.type === 'step' && a.to === c.to) ||
  (a.type === 'turn' && c.type === 'turn' && a.facing === c.facing);

/** Where a rule demands a certain end, the legal actions all lead there: the one with the best end is taken. */
function byLookingOn(b: Battle, frame: Manoeuvre, choices: Choices): Action<Guelphs> {
  const stop = choices.find(choice => choice.type === 'stop');
  const aim = {
    charge: stillCharging(b, frame),
    mayAttack: frame.mayAttack,
    eager: eagerness(b, sideOf(b, frame.unit)),
  };
  const found = bestJourney(b, tripOf(b, frame), aim);
  const way = found && choices.find(choice => sameMove(choice, found.journey.first));
  return way ?? stop ?? at(choices, 0);
}

/** The policy of the bot: one sentence a decision. */
export function decide(b: Battle, frame: Frame<Guelphs>, choices: Choices, chance: Chance): Action<Guelphs> {
  const [first] = choices;
  if (!first) throw new Error('nothing to choose');
  if (choices.length === 1) return first;
  switch (frame.step) {
    case 'deployment':
      return choices.find(choice => choice.type === 'deploy') ?? first;
    case 'freeing':
    case 'papers':
      return choices.find(choice => choice.type === 'ready' || choice.type === 'spend') ?? first;
    case 'marchTurn':
      return best(choices, choice => (choice.type === 'declareBattle' ? battagliaValue(b, choice.battaglia) : 0))
        .choice;
    case 'marching':
      return choices.find(choice => choice.type === 'march') ?? first;
    case 'column':
      return chooseMarcher(b, choices);
    case 'basic':
      return chooseBattaglia(b, choices);
    case 'continuing':
      return chooseContinuum(b, choices);
    case 'interruption':
      return chooseInterruption(b, choices);
    case 'orders':
      return chooseOrder(b, frame, choices);
    case 'move':
      return chooseStep(b, frame, choices);
    case 'target':
      return chooseTarget(b, frame, choices);
    case 'facingReaction':
      return chooseReaction(b, frame.mover, choices);
    case 'exitFire':
    case 'entryFire':
      return best(choices, choice =>
        choice.type === 'shoot' ? shotValue(b, choice.unit, frame.mover, 'reaction') : 0.05,
      ).choice;
    case 'fireOrder':
      return best(choices, choice =>
        choice.type === 'fireAt'
          ? shotValue(b, frame.unit, choice.target, choice.facing === facingOf(b, frame.unit) ? 'order' : 'pivoted')
          : 0,
      ).choice;
    case 'countercharge':
      return chooseCountercharge(b, frame.unit, choices);
    case 'afterCombats':
      return capitanoMove(b, frame, choices) ?? choices.find(choice => choice.type === 'stay') ?? first;
    case 'combats':
    case 'lead':
      return best(choices, choice =>
        choice.type === 'combat'
          ? clashValue(b, { target: choice.target, lead: choice.lead, attackers: attackersOf(b, choice.target) })
          : -9,
      ).choice;
    case 'brokenCharge':
      return chooseAfterBreak(b, frame.unit, choices);
    case 'share':
    case 'panic':
      return best(choices, choice => ('unit' in choice ? -lossOf(b, choice.unit, 1) : -9)).choice;
    case 'mutualRout':
      return best(choices, choice => (choice.type === 'keep' ? currentRating(b, choice.unit) + 10 : 0)).choice;
    case 'turnAfter':
      return best(choices, choice => (choice.type === 'face' ? facingValue(b, frame.unit, choice.facing) : 0)).choice;
    case 'escape':
      return best(choices, choice =>
        choice.type === 'escape' ? -nearestEnemy(b, choice.to) * -0.2 + company(b, choice.to) : 0,
      ).choice;
    case 'adjutant':
      return best(choices, choice => (choice.type === 'adjutant' ? reachOf(b, choice.unit) : 0)).choice;
    case 'comingBack':
      return best(choices, choice =>
        choice.type === 'comeBack' ? facingTowards(b, choice.to, choice.facing, choice.unit) : -9,
      ).choice;
    default:
      return at(choices, chance.draw(choices.length));
  }
}

const nearestEnemy = (b: Battle, cell: number): number => {
  const side = b.state.active;
  let least = 9;
  for (const enemy of unitsWhere(b, unit => sideOf(b, unit) === side))
    least = Math.min(least, distance(b.field.grid, cell, cellOf(b, enemy)));
  return least;
};

const company = (b: Battle, cell: number): number =>
  unitsWhere(b, unit => cellOf(b, unit) === cell && isRated(b, unit)).length;

/** The foremost units march first, so that those behind find room; then the others come onto the map. */
function chooseMarcher(b: Battle, choices: Choices): Action<Guelphs> {
  const marchers = choices.filter(choice => choice.type === 'marchUnit');
  if (marchers.length > 0) return best(marchers, ({ unit }) => -reachOf(b, unit)).choice;
  const entering = choices.filter(choice => choice.type === 'enterMap');
  if (entering.length > 0) return best(entering, ({ to }) => -nearestTo(b, to)).choice;
  const riding = choices.filter(choice => choice.type === 'moveCapitano');
  const company = riding.filter(
    ({ to }) => unitsWhere(b, unit => cellOf(b, unit) === to && isRated(b, unit)).length > 0,
  );
  if (company.length > 0) return best(company, ({ to }) => -nearestTo(b, to)).choice;
  return choices.find(choice => choice.type === 'ready') ?? at(choices, 0);
}

/** How far the nearest unit of either side is from a hex. */
function nearestTo(b: Battle, cell: number): number {
  let least = 99;
  for (const unit of unitsWhere(b, () => true)) least = Math.min(least, distance(b.field.grid, cell, cellOf(b, unit)));
  return least;
}

function chooseBattaglia(b: Battle, choices: Choices): Action<Guelphs> {
  return best(choices, choice => {
    if (choice.type === 'tradimento') return 30;
    if (choice.type !== 'activate') return 0;
    return battagliaValue(b, choice.battaglia) - clockCost(b, choice.battaglia);
  }).choice;
}

/** How much a Battaglia could do now: its strength near the enemy, and the points to use it. */
function battagliaValue(b: Battle, index: number): number {
  const one = at(b.roster.battaglie, index);
  const units = one.units.filter(unit => cellOf(b, unit) >= 0 && isRated(b, unit));
  const fresh = at(b.state.capitani, index).reserve ? 4 : 0;
  const near = units.reduce(
    (sum, unit) => sum + Math.max(0, 8 - reachOf(b, unit)) * (isCavalry(b, unit) ? 1.2 : 0.8),
    0,
  );
  const capacity = capacityOf(b, index);
  return near * Math.min(1, capacity / Math.max(1, units.length)) + capacity + fresh;
}

/** The chance that a Continuum or Interruptio roll ends the battle in a draw (gg.17.3). */
const suddenEndChance = (b: Battle): number =>
  1 - chanceAtMost(highestCapacity(b, GUELPH) + highestCapacity(b, GHIBELLINE));

/** What using this Capitano does to the chance of a Sudden End: somebody must stay fresh, and a Reserve can. */
function clockCost(b: Battle, index: number): number {
  const used = (one: Battle['state']['capitani'][number]) => ({
    ...one,
    reserve: false,
    capacity: Math.max(1, one.capacity - 1),
  });
  const capitani = b.state.capitani.map((one, other) => (other === index ? used(one) : one));
  return 500 * (suddenEndChance({ ...b, state: { ...b.state, capitani } }) - suddenEndChance(b));
}

/**
 * At Campaldino every roll may bring the Storm that ends the battle for the Ghibellines (gg.S.8.4.1); at Benevento the
 * Saracens alone keep the Sudden End away until the horse behind them is released.
 */
function shunsRolls(b: Battle, side: number): boolean {
  if (b.battle === 'campaldino') return side === GUELPH;
  return b.battle === 'benevento' && side === GHIBELLINE && releasedOf(b, GHIBELLINE).length < 2;
}

function chooseContinuum(b: Battle, choices: Choices): Action<Guelphs> {
  const pass = choices.find(choice => choice.type === 'pass') ?? at(choices, 0);
  if (shunsRolls(b, b.state.active) || suddenEndChance(b) > 0.02) return pass;
  const able = choices
    .filter(choice => choice.type === 'continuum')
    .filter(({ battaglia }) => chanceAtMost(capacityOf(b, battaglia)) >= 0.45 && clockCost(b, battaglia) <= 0);
  if (able.length === 0) return pass;
  return best(able, ({ battaglia }) => battagliaValue(b, battaglia) * chanceAtMost(capacityOf(b, battaglia))).choice;
}

function chooseInterruption(b: Battle, choices: Choices): Action<Guelphs> {
  const decline = choices.find(choice => choice.type === 'decline') ?? at(choices, 0);
  if (shunsRolls(b, b.state.active === GUELPH ? GHIBELLINE : GUELPH)) return decline;
  const able = choices
    .filter(choice => choice.type === 'interrupt')
    .filter(({ battaglia }) => chanceAtMost(capacityOf(b, battaglia)) >= 0.55);
  return able.length === 0 ? decline : best(able, ({ battaglia }) => battagliaValue(b, battaglia)).choice;
}

function chooseTarget(b: Battle, frame: Manoeuvre, choices: Choices): Action<Guelphs> {
  const charge = stillCharging(b, frame);
  return best(choices, choice => (choice.type === 'attack' ? attackValue(b, frame.unit, choice.target, charge) : 0))
    .choice;
}

/** A unit turns to face the mover, if its rating makes the check likely to hold. */
function chooseReaction(b: Battle, mover: number, choices: Choices): Action<Guelphs> {
  return best(choices, choice => {
    if (choice.type !== 'react') return 0;
    const { unit, facing } = choice;
    const foot = !isCavalry(b, unit) && isCavalry(b, mover);
    const free = isCavalry(b, unit) && !isCavalry(b, mover);
    const holds = free ? 1 : Math.max(0, Math.min(6, currentRating(b, unit) - (foot ? 2 : 0))) / 6;
    const gain =
      aspectValue(b, unit, facing, cellOf(b, mover)) - aspectValue(b, unit, facingOf(b, unit), cellOf(b, mover));
    const turnsAway = unitsWhere(b, enemy => sideOf(b, enemy) === sideOf(b, mover) && enemy !== mover).some(
      enemy => distance(b.field.grid, cellOf(b, enemy), cellOf(b, unit)) === 1,
    );
    return gain - (1 - holds) * 1.2 - (turnsAway ? 0.8 : 0);
  }).choice;
}

function aspectValue(b: Battle, unit: number, facing: number, cell: number): number {
  const facings = b.state.facing.slice();
  facings[unit] = facing;
  const met = aspect({ ...b, state: { ...b.state, facing: facings } }, unit, cell);
  return met === 'front' ? 2 : met === 'flank' ? 0.6 : 0;
}

function chooseCountercharge(b: Battle, charger: number, choices: Choices): Action<Guelphs> {
  const attack = b.state.attacks.find(({ unit }) => unit === charger);
  const able = attack !== undefined && currentRating(b, attack.target) >= 4;
  return choices.find(choice => choice.type === (able ? 'countercharge' : 'hold')) ?? at(choices, 0);
}

function chooseAfterBreak(b: Battle, unit: number, choices: Choices): Action<Guelphs> {
  const attack = b.state.attacks.find(one => one.unit === unit);
  const worthIt = attack !== undefined && attackValue(b, unit, attack.target, false) > 0;
  return choices.find(choice => choice.type === (worthIt ? 'press' : 'callOff')) ?? at(choices, 0);
}

/** A facing is good that has enemies in front and none behind. */
function facingValue(b: Battle, unit: number, facing: number): number {
  return unitsWhere(b, enemy => sideOf(b, enemy) !== sideOf(b, unit) && isRated(b, enemy))
    .filter(enemy => distance(b.field.grid, cellOf(b, enemy), cellOf(b, unit)) <= 2)
    .reduce((sum, enemy) => sum + (adjacentTo(b, unit, enemy) ? aspectValue(b, unit, facing, cellOf(b, enemy)) : 0), 0);
}

const adjacentTo = (b: Battle, unit: number, other: number): boolean =>
  distance(b.field.grid, cellOf(b, unit), cellOf(b, other)) === 1;

/** Rallied units come back facing the field. */
function facingTowards(b: Battle, cell: number, facing: number, unit: number): number {
  const forward = sideOf(b, unit) === GHIBELLINE ? b.battle !== 'montaperti' : b.battle === 'montaperti';
  return (facing === (forward ? 1 : 4) ? 1 : 0) - 0.01 * nearestEnemy(b, cell);
}
