/** The tests of a shot (nqsb.6.1), and what offers of fire hang on. */
import type { Frame, Told } from '@carroccio/kernel';
import { obeying } from '../02-armies/cards.ts';
import { guarded } from '../04-tests/test-steps.ts';
import { due, testFrame } from '../04-tests/tests.ts';
import { type Battle, sideOf } from '../battle.ts';
import type { Aim, Batirnos, Shot } from '../shape.ts';
import { hangsOn } from '../stakes.ts';
import { decisiveHits, fireModifiers } from './fire.ts';

/** The tests of a shot, and of the one that answers it. */
export function volleyTests(b: Battle, shot: Shot): Frame<Batirnos, 'test'>[] {
  const { unit, target, back, why } = shot;
  const test = (from: number, at: number, cards: number): Frame<Batirnos, 'test'> =>
    testFrame(sideOf(b, from), 'fire', cards, decisiveHits(b, from, at), { unit: from });
  const answer = due(fireModifiers(b, target, unit, why, true));
  return [test(unit, target, due(modifiersOf(b, shot))), ...(back ? [test(target, unit, answer)] : [])];
}

/** nqsb.9.2.command: the cards of a shot, by the order it carries out. */
const modifiersOf = (b: Battle, { unit, target, why, under }: Aim, reaction = why === 'parting') =>
  fireModifiers(obeying(b, unit, under), unit, target, why, reaction);

/** The shot that is aimed, and what comes of its target's answer. */
export const shotOf = (
  { unit, target, why, under }: Aim,
  { back = false, charge = 'no' }: Partial<Pick<Shot, 'back' | 'charge'>> = {},
): Shot => ({ unit, target, back, charge, why, ...(under === undefined ? {} : { under }) });

/** Whether a shot tells: losses, or paralysis from afar. */
const hits =
  (target: number) =>
  (told: readonly Told<Batirnos>[]): boolean =>
    told.some(event => (event.type === 'losses' || event.type === 'paralysed') && event.unit === target);

/** A shot at a target that lets it come. */
export function volleyStakes(b: Battle, seat: number, aim: Aim) {
  const shot = shotOf(aim);
  const { unit, target } = aim;
  return hangsOn(b, seat, modifiersOf(b, aim), [{ ...shot, step: 'volley' }], {
    more: volleyTests(b, shot),
    ...(sideOf(b, unit) === seat ? { succeeds: hits(target) } : {}),
  });
}

/** The same, with the test of a weakened shooter before it. */
export function shotStakes(b: Battle, seat: number, aim: Aim, reaction = false) {
  const shot = shotOf(aim);
  const frames = guarded(b, aim.unit, [{ ...shot, step: 'volley' }], { reaction });
  return hangsOn(b, seat, modifiersOf(b, aim, reaction), frames, {
    more: volleyTests(b, shot),
    succeeds: hits(aim.target),
  });
}
