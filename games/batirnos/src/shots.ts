/** The tests of a shot (nqsb.6.1), and what offers of fire hang on. */
import type { Frame, Told } from '@carroccio/kernel';
import { type Battle, sideOf } from './battle.ts';
import { decisiveHits, fireModifiers } from './fire.ts';
import type { Batirnos, Shot } from './shape.ts';
import { hangsOn } from './stakes.ts';
import { guarded } from './test-steps.ts';
import { due, testFrame } from './tests.ts';

/** The tests of a shot, and of the one that answers it. */
export function volleyTests(b: Battle, { unit, target, back, why }: Shot): Frame<Batirnos, 'test'>[] {
  const test = (from: number, at: number, reaction: boolean): Frame<Batirnos, 'test'> =>
    testFrame(sideOf(b, from), 'fire', due(fireModifiers(b, from, at, why, reaction)), decisiveHits(b, from, at), {
      unit: from,
    });
  return [test(unit, target, why === 'parting'), ...(back ? [test(target, unit, true)] : [])];
}

/** Whether a shot tells: losses, or paralysis from afar. */
const hits =
  (target: number) =>
  (told: readonly Told<Batirnos>[]): boolean =>
    told.some(event => (event.type === 'losses' || event.type === 'paralysed') && event.unit === target);

/** A shot at a target that lets it come. */
export function volleyStakes(b: Battle, seat: number, unit: number, target: number, why: Shot['why']) {
  const shot: Shot = { unit, target, back: false, charge: 'no', why };
  const modifiers = fireModifiers(b, unit, target, why, why === 'parting');
  return hangsOn(b, seat, modifiers, [{ ...shot, step: 'volley' }], {
    more: volleyTests(b, shot),
    ...(sideOf(b, unit) === seat ? { succeeds: hits(target) } : {}),
  });
}

/** The same, with the test of a weakened shooter before it. */
export function shotStakes(b: Battle, seat: number, unit: number, target: number, why: Shot['why'], reaction = false) {
  const shot: Shot = { unit, target, back: false, charge: 'no', why };
  const frames = guarded(b, unit, [{ ...shot, step: 'volley' }], { reaction });
  return hangsOn(b, seat, fireModifiers(b, unit, target, why, reaction), frames, {
    more: volleyTests(b, shot),
    succeeds: hits(target),
  });
}
