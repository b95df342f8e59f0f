/** Who moves, and where to. */
import { type Action, at } from '@carroccio/kernel';
import { areaKind } from '../../src/03-ground/works.ts';
import { allowance } from '../../src/04-movement/journey.ts';
import { isPerched } from '../../src/06-combat/contact.ts';
import { type Battle, cellOf, formationOf, isMounted, lives, man, sideOf, tailOf } from '../../src/battle.ts';
import { victoryOf } from '../../src/scenarios/victories.ts';
import type { Guiscard, Journey } from '../../src/shape.ts';
import { AWAITED } from '../../src/state.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import { enemiesOf, nearestGap } from '../fight/foes.ts';
import { isPosted } from '../siege/engines.ts';
import { type Aim, aimOf } from './aims.ts';
import { isQuietPlace, standValue } from './stands.ts';
import { distancesTo, FAR, type Place, placesWithin } from './ways.ts';

/** Beyond this nobody looks: a place that cannot be reached counts as so far. */
const LOST = 60;
/** How many places are looked at closely. */
const LOOKED_AT = 40;
/** What must be gained for a man to stir. */
const WORTH_A_STEP = 0.05;

interface Plan {
  place: Place;
  value: number;
  /** What staying where he is would be worth. */
  stay: number;
}

interface Trip {
  unit: number;
  mp: number;
  entered: number;
}

/** What it costs to bar the door to whoever must escape by it. */
const IN_THE_WAY = 6;
function isInTheWay(b: Battle, unit: number, cell: number): boolean {
  const victory = victoryOf(b.scenario.victory);
  if (victory?.kind !== 'escape' || sideOf(b, unit) !== victory.side || areaKind(b, cell) === '') return false;
  const leader = b.roster.byId.get(victory.who) ?? -1;
  return leader !== unit && lives(b, leader) && areaKind(b, cellOf(b, leader)) !== '';
}

/** The best place to end a move in, and how much better it is than here. */
function planFor(b: Battle, trip: Trip, aim: Aim): Plan | null {
  const { unit } = trip;
  const far = aim.goals.length > 0 ? distancesTo(b, unit, aim.goals) : null;
  const way = ({ head, left }: Place): number =>
    far ? -aim.pull * Math.min(LOST, far[head] ?? FAR) + (aim.leaves && far[head] === 0 ? 0.1 * left : 0) : 0;
  const here = (place: Place): boolean => place.head === cellOf(b, unit) && place.tail === tailOf(b, unit);
  const places = placesWithin(b, trip);
  const [start] = places.filter(here);
  const closest = places
    .map(place => ({ place, toGoal: way(place) }))
    .sort((one, two) => two.toGoal - one.toGoal)
    .filter(({ place }, index) => index < LOOKED_AT || place.held);
  const measure = ({ place, toGoal }: { place: Place; toGoal: number }): number =>
    toGoal -
    (isInTheWay(b, unit, place.head) ? IN_THE_WAY : 0) +
    (isQuietPlace(b, unit, place) ? 0 : standValue(b, unit, place, aim, trip.entered > 0 || !here(place)));
  if (closest.length === 0) return null;
  const found = best(closest, measure);
  const stay = start ? measure({ place: start, toGoal: way(start) }) : Number.NEGATIVE_INFINITY;
  return { place: found.choice.place, value: found.value, stay };
}

/** Men in a formation keep their place in it, and those who serve an engine stay by it. */
const isFree = (b: Battle, unit: number): boolean =>
  formationOf(b, unit) === undefined && !isPerched(b, unit) && !isPosted(b, unit);

/** Whoever must escape comes out of a house before those who are in it with him, and after those who stand before it. */
function rankOf(b: Battle, unit: number): number {
  const victory = victoryOf(b.scenario.victory);
  if (victory?.kind !== 'escape' || sideOf(b, unit) !== victory.side) return 0;
  if (man(b, unit).id === victory.who) return 1;
  return areaKind(b, cellOf(b, unit)) === '' ? 0 : 2;
}

/** Whose move brings most; those nearest to the enemy are asked first. */
export function chooseMover(b: Battle, choices: Choices): Action<Guiscard> | null {
  const movers = ofType(choices, 'move');
  const waiting = movers.find(({ unit }) => b.state.cell[unit] === AWAITED);
  const placed = movers.filter(({ unit }) => b.state.cell[unit] !== AWAITED);
  const perched = placed.find(({ unit }) => isPerched(b, unit));
  if (perched) return perched;
  const order = placed
    .filter(({ unit }) => isFree(b, unit))
    .map(move => ({ move, gap: nearestGap(b, cellOf(b, move.unit), enemiesOf(b, move.unit)) }))
    .sort((one, two) => rankOf(b, one.move.unit) - rankOf(b, two.move.unit) || one.gap - two.gap);
  for (const { move } of order) {
    const { unit } = move;
    const aim = aimOf(b, unit);
    if (aim.leaves && b.field.edges.some(edge => edge.includes(cellOf(b, unit))) && aim.goals.includes(cellOf(b, unit)))
      return move;
    const plan = planFor(b, { unit, mp: allowance(b, unit), entered: 0 }, aim);
    if (plan?.place.first && plan.value > plan.stay + WORTH_A_STEP) return move;
  }
  return waiting ?? null;
}

function isRaider(b: Battle, unit: number): boolean {
  const victory = victoryOf(b.scenario.victory);
  return victory?.kind === 'loot' && sideOf(b, unit) === victory.raiders;
}

/** The next action of a man on the move. */
export function chooseStep(b: Battle, journey: Journey, choices: Choices): Action<Guiscard> {
  const { unit } = journey;
  const climbing = ofType(choices, 'vault')[0] ?? ofType(choices, 'crossTop')[0];
  if (climbing) return climbing;
  const aim = aimOf(b, unit);
  const leave = ofType(choices, 'leave')[0];
  if (leave && aim.leaves) return leave;
  const loot = ofType(choices, 'takeLoot')[0];
  if (loot && isRaider(b, unit)) return loot;
  const up = upAndOver(b, journey, aim, choices);
  if (up) return up;
  const mount = ofType(choices, 'mount')[0];
  if (mount && isRiderNow(b, unit, journey, aim)) return mount;
  const mp = journey.limit >= 0 ? Math.min(journey.mp, journey.limit) : journey.mp;
  const plan = planFor(b, { unit, mp, entered: journey.entered }, aim);
  const first = plan?.place.first;
  if (plan && first && plan.value > plan.stay + WORTH_A_STEP) {
    const step = ofType(choices, 'step').find(({ to, tail }) => to === first.to && tail === first.tail);
    if (step) return step;
  }
  return firstOf(choices, 'stop', 'step');
}

/** A ladder or a rope that shortens the way. */
function upAndOver(b: Battle, { unit }: Journey, aim: Aim, choices: Choices): Action<Guiscard> | null {
  const climb = ofType(choices, 'climb')[0] ?? ofType(choices, 'climbRope')[0];
  if (!climb || aim.goals.length === 0) return null;
  const far = distancesTo(b, unit, aim.goals);
  const here = far[cellOf(b, unit)] ?? FAR;
  return here < FAR ? climb : null;
}

/** Whoever can ride does, unless the enemy is upon him or what he wants is where no horse goes. */
function isRiderNow(b: Battle, unit: number, { mp }: Journey, aim: Aim): boolean {
  if (isMounted(b, unit) || mp < 4) return false;
  return aim.leaves || nearestGap(b, cellOf(b, unit), enemiesOf(b, unit)) > 2;
}

/** A man who comes onto the table takes the hex nearest to his goal. */
export function chooseEntry(b: Battle, unit: number, choices: Choices): Action<Guiscard> {
  const steps = ofType(choices, 'step');
  if (steps.length === 0) return firstOf(choices, 'hold');
  const { goals } = aimOf(b, unit);
  if (goals.length === 0) return at(steps, 0);
  const far = distancesTo(b, unit, goals);
  return best(steps, ({ to }) => -(far[to] ?? FAR)).choice;
}
