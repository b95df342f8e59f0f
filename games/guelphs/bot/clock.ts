/** How near the battle is to an end that no army brings about, and whom that would suit. */
import { at } from '@carroccio/kernel';
import { highestCapacity } from '../src/03-activations/capacity.ts';
import { levelStep } from '../src/17-victory/scoring.ts';
import { type Battle, enemyOf } from '../src/battle.ts';
import { GHIBELLINE, GUELPH, type Side } from '../src/state.ts';
import { chanceAtMost } from './dice.ts';

/** A battle won, in the currency of `worth.ts`: no gain of one activation is worth a battle broken off. */
const BATTLE = 200;
/** A battle that the Storm decides. */
const STORM = 300;
/** What a draw is worth, as a part of a battle won. */
const DRAW = 0.35;
/** How many rolls a side thinks ahead. */
const ROLLS_AHEAD = 8;

const progress = (b: Battle, side: Side): number =>
  at(b.state.levels, side) + at(b.state.points, side) / levelStep(b, side);

/** How likely a side is to win, by the Levels it leads; every captain thinks himself the better one. */
function confidence(b: Battle, side: Side): number {
  const lead = progress(b, side) - progress(b, enemyOf(side));
  return 1 / (1 + Math.exp(-0.45 * lead - 0.8));
}

const chanceAbove = (total: number): number => 1 - chanceAtMost(total);

/** The chance that a Continuum or Interruptio roll ends the battle in a draw (gg.17.3). */
const suddenEndChance = (b: Battle): number => chanceAbove(highestCapacity(b, GUELPH) + highestCapacity(b, GHIBELLINE));

/** The same, if the enemy's best Capitano were lost or spent: what a side can rely on is its own. */
const darkestChance = (b: Battle, side: Side): number => chanceAbove(highestCapacity(b, side) + 2);

/** What a Sudden End would cost a side; less than nothing when it is losing. */
const drawCost = (b: Battle, side: Side): number => BATTLE * (confidence(b, side) - DRAW);

/** What one roll risks. */
export const rollRisk = (b: Battle, side: Side): number => suddenEndChance(b) * drawCost(b, side) + stormCost(b, side);

/** Under a sky that worsens every high roll brings the Storm nearer, which gives the battle to the Ghibellines (gg.S.8.4.1). */
function stormCost(b: Battle, side: Side): number {
  const { sky } = b.rules;
  if (!sky) return 0;
  const from = sky.worsensFrom(b) ?? 13;
  const boxes = Math.max(1, b.charts.weather.length - 1 - b.state.weather);
  const share = chanceAbove(from - 1) / boxes;
  return share * STORM * (side === GUELPH ? confidence(b, side) : confidence(b, side) - 1);
}

/** What using this Capitano costs his side by bringing the Sudden End nearer: somebody must stay fresh. */
export function clockCost(b: Battle, side: Side, index: number): number {
  const capitani = b.state.capitani.map((one, other) =>
    other === index ? { ...one, reserve: false, capacity: Math.max(1, one.capacity - 1) } : one,
  );
  const later = { ...b, state: { ...b.state, capitani } };
  const nearer = suddenEndChance(later) - suddenEndChance(b);
  const darker = darkestChance(later, side) - darkestChance(b, side);
  return ROLLS_AHEAD * drawCost(b, side) * (nearer + 0.25 * darker);
}
