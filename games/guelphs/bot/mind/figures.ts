/** What of a battle tells who will win it, for one side. */
import { at } from '@carroccio/kernel';
import { commanded, highestCapacity } from '../../src/03-activations/capacity.ts';
import { levelStep, WINNING_LEVEL } from '../../src/17-victory/scoring.ts';
import {
  type Battle,
  cellOf,
  currentRating,
  disrupted,
  enemyOf,
  inPlay,
  isCavalry,
  isRated,
  nextToEnemy,
  onMap,
  printedRating,
} from '../../src/battle.ts';
import { GHIBELLINE, type Side } from '../../src/state.ts';

/** How each kind of unit stands: cohesion left and lost, and how much of it is in disorder or at grips. */
interface Arm {
  left: number;
  whole: number;
  disordered: number;
  engaged: number;
}

function armOf(b: Battle, side: Side, cavalry: boolean): Arm {
  const arm = { left: 0, whole: 0, disordered: 0, engaged: 0 };
  for (const unit of at(b.roster.armies, side)) {
    if (!isRated(b, unit) || isCavalry(b, unit) !== cavalry) continue;
    arm.whole += printedRating(b, unit);
    if (!inPlay(b, unit)) continue;
    const rating = currentRating(b, unit);
    arm.left += rating;
    if (disrupted(b, unit)) arm.disordered += rating;
    if (onMap(b, unit) && nextToEnemy(b, cellOf(b, unit), side)) arm.engaged += disrupted(b, unit) ? 1 : 0;
  }
  return arm;
}

/** A sky that worsens brings the battle to the Ghibellines (gg.S.8.4.1). */
function skyFor(b: Battle, side: Side): number {
  if (!b.rules.sky) return 0;
  const gone = b.state.weather / Math.max(1, b.charts.weather.length - 1);
  return side === GHIBELLINE ? gone : -gone;
}

export const FIGURES = [
  'levels',
  'nearness',
  'step',
  'horse',
  'foot',
  'horseLost',
  'footLost',
  'horseDisordered',
  'footDisordered',
  'caught',
  'capacity',
  'best',
  'reserves',
  'standard',
  'heroes',
  'active',
  'sky',
  'storms',
  'activations',
] as const;

/** As many as there are names. */
export function figuresOf(b: Battle, side: Side): Record<(typeof FIGURES)[number], number> {
  const levels = at(b.state.levels, side) + at(b.state.points, side) / levelStep(b, side);
  const horse = armOf(b, side, true);
  const foot = armOf(b, side, false);
  const own = b.roster.battaglie.flatMap((one, index) => (one.side === side && commanded(b, index) ? [index] : []));
  const capitani = own.map(index => at(b.state.capitani, index));
  return {
    levels,
    nearness: 1 / (1 + Math.max(0, WINNING_LEVEL - levels)),
    step: levelStep(b, enemyOf(side)),
    horse: horse.left,
    foot: foot.left,
    horseLost: horse.whole - horse.left,
    footLost: foot.whole - foot.left,
    horseDisordered: horse.disordered,
    footDisordered: foot.disordered,
    caught: horse.engaged + foot.engaged,
    capacity: capitani.reduce((sum, { capacity }) => sum + capacity, 0),
    best: highestCapacity(b, side),
    reserves: capitani.filter(({ reserve }) => reserve).length,
    standard: (b.state.standards[side] ?? -1) >= 0 ? 1 : 0,
    heroes: b.state.heroes.filter(
      (bearer, hero) => bearer >= 0 && b.roster.battaglie[at(b.roster.heroes, hero).battaglia]?.side === side,
    ).length,
    active: b.state.active === side ? 1 : 0,
    sky: skyFor(b, side),
    storms: b.rules.sky ? (side === GHIBELLINE ? 1 : -1) : 0,
    activations: side === GHIBELLINE ? b.state.events.activations / 50 : 0,
  };
}
