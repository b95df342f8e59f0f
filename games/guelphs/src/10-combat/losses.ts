/** Cohesion Hits, Disruption and rout (gg.10.8, gg.11). */
import { at, type Flow, type Frame } from '@carroccio/kernel';
import { scoreHits } from '../17-victory/scoring.ts';
import {
  around,
  type Battle,
  cellOf,
  currentRating,
  disrupted,
  isRated,
  printedRating,
  setCell,
  setMark,
  sideOf,
  unitsWhere,
  unrolled,
} from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import { DISRUPTED, ROUTED, type Side } from '../state.ts';

export type Frames = Frame<Guelphs>[];

/** gg.13.2.2, gg.S.6.8.1: with or next to the army's Standard, or its King. */
function nearStandard(b: Battle, unit: number): boolean {
  const side = sideOf(b, unit);
  const here = [cellOf(b, unit), ...around(b, cellOf(b, unit))];
  const bearer = b.state.standards[side] ?? -1;
  if (bearer >= 0 && here.includes(cellOf(b, bearer))) return true;
  return b.roster.battaglie.some(
    ({ capitano, side: his }, index) =>
      capitano?.king && his === side && here.includes(at(b.state.capitani, index).cell),
  );
}

/** gg.11.1, R44: the rating that counts in checks for Disruption, and only there. */
export const ratingInChecks = (b: Battle, unit: number): number =>
  currentRating(b, unit) + (nearStandard(b, unit) ? 1 : 0);

/** gg.10.8: as many hits as the printed rating; Barons who have none yet stand (gg.S.6.7). */
export const broken = (b: Battle, unit: number): boolean =>
  (b.state.hits[unit] ?? 0) >= printedRating(b, unit) && !unrolled(b, unit);

/**
 * gg.10.6.5, gg.10.8: adds hits; a unit with as many as its printed rating routs. In shock combat it does so when the
 * attacker has had his choice of gg.10.8.1 (R84), so there the unit stays until then. Who has no rating, as the
 * Religiosi, is neither hit nor Disrupted (gg.S.5.2.2).
 */
export function addHits(
  b: Battle,
  flow: Flow<Guelphs>,
  unit: number,
  hits: number,
  rule: string,
  shock = false,
): Frames {
  if (hits <= 0 || !isRated(b, unit) || cellOf(b, unit) < 0) return [];
  const before = b.state.hits[unit] ?? 0;
  const total = Math.min(before + hits, printedRating(b, unit));
  b.state.hits[unit] = total;
  flow.emit({ type: 'hits', rule, unit, hits: total });
  if (shock && !b.state.combat?.hurt.includes(unit)) b.state.combat?.hurt.push(unit);
  scoreHits(b, flow, unit, before, total);
  return broken(b, unit) && !shock ? rout(b, flow, unit, false) : [];
}

/** gg.10.8: the unit leaves the map; what follows from it is worked out by the `rout` step. */
export function rout(b: Battle, flow: Flow<Guelphs>, unit: number, shock: boolean): Frames {
  const cell = cellOf(b, unit);
  setCell(b, unit, ROUTED);
  flow.emit({ type: 'routed', rule: 'gg.10.8', unit });
  return [{ step: 'rout', unit, cell, shock }];
}

/**
 * gg.11.0a, gg.11.0b, gg.11.0c: an undisrupted unit flips; one that is Disrupted already takes a die minus its rating in hits, one at
 * least, or none in the Disruption that comes with the hits of a shock combat (gg.10.6.6).
 */
export function disrupt(
  b: Battle,
  flow: Flow<Guelphs>,
  unit: number,
  rule: string,
  { minimum = true, shock = false }: { minimum?: boolean; shock?: boolean } = {},
): Frames {
  if (!isRated(b, unit) || cellOf(b, unit) < 0 || broken(b, unit)) return [];
  if (!disrupted(b, unit)) {
    setMark(b, unit, DISRUPTED, true);
    flow.emit({ type: 'disrupted', rule, unit });
    return loseCharge(b, unit);
  }
  const [die = 0] = flow.roll({ rule: 'gg.11.0b', why: 'disruption', sides: 6, seat: sideOf(b, unit) });
  const hits = Math.max(die - ratingInChecks(b, unit), minimum ? 1 : 0);
  return addHits(b, flow, unit, hits, minimum ? 'gg.11.0c' : 'gg.10.6.6', shock);
}

/** gg.12.1.1b (R63): a charger Disrupted before its combat loses its marker; its owner may still attack. */
function loseCharge(b: Battle, unit: number): Frames {
  const attack = b.state.attacks.find(one => one.unit === unit);
  if (!attack?.charge) return [];
  attack.charge = false;
  return [{ step: 'brokenCharge', unit }];
}

/** A die against the rating that counts in checks; above it the unit takes a Disruption. */
export function checkOrDisrupt(
  b: Battle,
  flow: Flow<Guelphs>,
  unit: number,
  why: 'morale' | 'footMorale' | 'reactionFacing',
  rule: string,
  addToDie = 0,
): { ok: boolean; frames: Frames } {
  const [die = 0] = flow.roll({ rule, why, sides: 6, seat: sideOf(b, unit) });
  const ok = die + addToDie <= ratingInChecks(b, unit);
  flow.emit({ type: 'morale', rule, unit, ok });
  return { ok, frames: ok ? [] : disrupt(b, flow, unit, rule) };
}

/** Units of a side on the map with a rating. */
export const armyOf = (b: Battle, side: Side): number[] =>
  unitsWhere(b, unit => sideOf(b, unit) === side && isRated(b, unit));
