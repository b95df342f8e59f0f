/** What every part of a move has in common: tests before going on, points spent, shots at whoever shows himself. */
import type { EventType, Flow, Frame } from '@carroccio/kernel';
import { asksOrder, cross } from '../04-movement/infiltration.ts';
import { spend, spendInPlace } from '../04-movement/journey.ts';
import { type Battle, lives } from '../battle.ts';
import { type Hangs, passage } from '../odds.ts';
import type { Deed, Guiscard, Journey } from '../shape.ts';

export const volleyAt = (unit: number): Frame<Guiscard> => ({ step: 'window', target: unit, named: [], cells: [] });

/** gui.4.3a: before he goes on from a hex next to the enemy he is tested; gui.5.3b: then they may shoot. */
export function goOn(
  b: Battle,
  flow: Flow<Guiscard>,
  journey: Journey,
  cost: number,
  deed: Deed,
  act: () => Partial<Journey> | null,
  seen = true,
): void {
  const { unit } = journey;
  if (journey.entered > 0) {
    if (asksOrder(b, flow, [{ unit }], { step: 'goAgain', journey, deed })) return;
    const { free, frames } = cross(b, flow, unit);
    flow.next(...frames);
    if (!free || !lives(b, unit)) return;
  }
  spend(b, journey, cost);
  const change = act();
  if (change === null) return;
  const next = { ...journey, mp: journey.mp - cost, spent: journey.spent + cost, ...change };
  flow.next(...(seen ? [volleyAt(unit)] : []), { step: 'moving', ...next });
}

/** What going on hangs on: the tests of the hex he leaves. */
export const goingOn = (b: Battle, journey: Journey, deed: Deed, done: EventType<Guiscard>): Hangs =>
  journey.entered > 0 ? passage(b, [{ unit: journey.unit }], { step: 'goAgain', journey, deed }, done) : null;

/**
 * What changes without a hex being left; gui.5.3b: whoever spends his first points on it shows himself by it. What it
 * costs is what he has less, unless they are points of another kind that are left to him.
 */
export function stay(
  b: Battle,
  flow: Flow<Guiscard>,
  journey: Journey,
  change: Partial<Journey>,
  seen: boolean,
  cost = journey.mp - (change.mp ?? journey.mp),
): void {
  if (cost > 0 || seen) spend(b, journey, cost);
  flow.next(...(seen ? [volleyAt(journey.unit)] : []), {
    step: 'moving',
    ...journey,
    spent: journey.spent + cost,
    ...change,
  });
}

/** R39, R40: what keeps him busy where he stands, with the points it leaves him: seen as his first ones, and no move. */
export function work(b: Battle, flow: Flow<Guiscard>, journey: Journey, mp: number, cost = journey.mp - mp): void {
  const seen = journey.entered === 0;
  if (cost > 0 || seen) spendInPlace(b, journey, cost);
  flow.next(...(seen ? [volleyAt(journey.unit)] : []), { step: 'moving', ...journey, spent: journey.spent + cost, mp });
}

export function countHex(b: Battle, unit: number): void {
  if (b.state.volley.target === unit) b.state.volley.hexes += 1;
}

/** A number for the present phase, to tell what was done in it (gui.10.1.3b). */
export const moment = ({ state }: Battle): number => state.turn * 2 + state.phase;
