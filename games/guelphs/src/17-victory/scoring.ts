/** Victory Points and Levels (gg.17). */
import { at, type Flow } from '@carroccio/kernel';
import { type Battle, card, inPlay, isCavalry, isCombatUnit, printedRating, sideOf } from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import { type Combat, GHIBELLINE, GUELPH, type Side } from '../state.ts';

export const WINNING_LEVEL = 12;

/** gg.17.2b, gg.S.1.4: Victory Points for one Level, as the scenario says. */
export function levelStep({ steps, options }: Battle, side: Side): number {
  const inForce = (options.length === 'short' && steps.short) || steps;
  return side === GUELPH ? inForce.guelph : inForce.ghibelline;
}

/**
 * gg.17.1.2: points count at once, but in a combat only at its last step (R102); and alike in all battles (gg.S.3.9a,
 * gg.S.6.10, gg.S.7.5, gg.S.8.12, gg.S.9.5).
 */
export function score(b: Battle, flow: Flow<Guelphs>, side: Side, points: number, rule: string): void {
  credit(b, flow, side, points, rule);
  if (!b.state.combat) checkLevels(b, flow);
}

/** gg.S.5.2.4: what both sides score together is counted before either can win by it (R102). */
export function scoreBoth(b: Battle, flow: Flow<Guelphs>, points: number, rule: string): void {
  for (const side of [GUELPH, GHIBELLINE] as const) credit(b, flow, side, points, rule);
  if (!b.state.combat) checkLevels(b, flow);
}

function credit(b: Battle, flow: Flow<Guelphs>, side: Side, points: number, rule: string): void {
  if (points <= 0) return;
  flow.emit({ type: 'points', rule, side, points });
  const { combat } = b.state;
  if (combat) combat.points[side] = at(combat.points, side) + points;
  else book(b, flow, side, points);
}

/** Returns whether the Levels have ended the battle. */
export function gainLevels(b: Battle, flow: Flow<Guelphs>, side: Side, levels: number, rule: string): boolean {
  const { combat } = b.state;
  if (combat) {
    combat.levels[side] = at(combat.levels, side) + levels;
    return false;
  }
  raise(b, flow, side, levels, rule);
  return checkLevels(b, flow);
}

/** gg.17.0, gg.17.2b (R101): points are counted one by one; on reaching the step the marker returns to 0. */
function book(b: Battle, flow: Flow<Guelphs>, side: Side, points: number): void {
  const step = levelStep(b, side);
  const total = at(b.state.points, side) + points;
  b.state.points[side] = total % step;
  const levels = Math.floor(total / step);
  if (levels > 0) raise(b, flow, side, levels, 'gg.17.2b');
}

function raise(b: Battle, flow: Flow<Guelphs>, side: Side, levels: number, rule: string): void {
  const level = at(b.state.levels, side) + levels;
  b.state.levels[side] = level;
  flow.emit({ type: 'level', rule, side, level });
}

/** gg.10.6a, step 8: what a combat brought is booked, both sides together. */
export function bookCombat(b: Battle, flow: Flow<Guelphs>, combat: Combat): void {
  b.state.combat = null;
  for (const side of [0, 1] as const) {
    if (at(combat.levels, side) > 0) raise(b, flow, side, at(combat.levels, side), 'gg.17.1.1g');
    if (at(combat.points, side) > 0) book(b, flow, side, at(combat.points, side));
  }
  checkLevels(b, flow);
}

/** gg.17.2.2, R102: a Level of 12 wins; with both sides on it the higher Level, then the points. */
export function checkLevels(b: Battle, flow: Flow<Guelphs>): boolean {
  const { levels, points } = b.state;
  const [guelph = 0, ghibelline = 0] = levels;
  if (guelph < WINNING_LEVEL && ghibelline < WINNING_LEVEL) return false;
  const lead = guelph - ghibelline || at(points, 0) - at(points, 1);
  endBattle(b, flow, 'gg.17.2.2', 'levels', lead === 0 ? null : lead > 0 ? 0 : 1);
  return true;
}

export function endBattle(
  b: Battle,
  flow: Flow<Guelphs>,
  rule: string,
  why: Guelphs['endings'],
  winner: Side | null,
): void {
  flow.end({ rule, why, winners: winner === null ? [] : [winner], scores: [...b.state.levels] });
}

/** gg.S.6.10.3, gg.S.7.5.2: the loss of a King ends the battle, by the rule of its scenario. */
export const endByKing = (b: Battle, flow: Flow<Guelphs>, winner: Side | null): void =>
  endBattle(b, flow, b.free ? 'gg.S.7.5.2' : 'gg.S.6.10.3', 'king', winner);

/** R104: the sides with no combat unit left, on the map or to come. */
export const destroyed = (b: Battle): Side[] =>
  ([GUELPH, GHIBELLINE] as const).filter(
    side => !b.roster.units.some((card, unit) => card.side === side && isCombatUnit(b, unit) && inPlay(b, unit)),
  );

/** R104: a side without a unit has lost; returns whether that has ended the battle. */
export function checkDestroyed(b: Battle, flow: Flow<Guelphs>): boolean {
  const lost = destroyed(b);
  if (lost.length > 0) endBattle(b, flow, 'gg.17.2.2', 'destroyed', survivorOf(lost));
  return lost.length > 0;
}

/** R149: who wins when these sides have lost at one moment; of both, nobody. */
export const survivorOf = ([lost, ...more]: readonly number[]): Side | null =>
  lost === undefined || more.some(side => side !== lost) ? null : lost === GUELPH ? GHIBELLINE : GUELPH;

/** gg.17.1.1a: each hit on Cavalry, up to its printed rating (R91); a Baron's hits score nothing (gg.S.6.10.2). */
export function scoreHits(b: Battle, flow: Flow<Guelphs>, unit: number, before: number, after: number): void {
  if (!isCavalry(b, unit) || card(b, unit).baron) return;
  const most = printedRating(b, unit);
  score(b, flow, sideOf(b, unit) === 0 ? 1 : 0, Math.min(after, most) - Math.min(before, most), 'gg.17.1.1a');
}

/** gg.17.1.1b, gg.17.1.1c, gg.17.1.1d, gg.S.6.10.2 */
export function scoreRout(b: Battle, flow: Flow<Guelphs>, unit: number): void {
  const { side, baron, type } = card(b, unit);
  const winner = side === 0 ? 1 : 0;
  if (baron && b.rules.barons) score(b, flow, winner, b.rules.barons.points, 'gg.S.6.10.2');
  else if (type === 'C') score(b, flow, winner, 1, 'gg.17.1.1b');
  else score(b, flow, winner, 2, 'gg.17.1.1c');
}
