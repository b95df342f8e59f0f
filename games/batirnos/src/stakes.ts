/** What an offer hangs on: the tests that it leads to, worked out apart from everything that waits behind them. */
import type { Frame, Modifier, StakesOf } from '@carroccio/kernel';
import type { Battle } from './battle.ts';
import { casesOf, type Draws } from './forecast.ts';
import type { Batirnos, TestKind } from './shape.ts';
import { evasionTest, guarded } from './test-steps.ts';
import { moraleModifiers, moraleTest } from './tests.ts';

type Stake = StakesOf<Batirnos>;

const testsIn = (frames: readonly Frame<Batirnos>[]): Draws[] => frames.filter(frame => frame.step === 'test');

/** The tests of these frames, and those that they make on their way. Without any nothing is left to chance. */
export function hangsOn(
  b: Battle,
  seat: number,
  modifiers: Modifier[],
  frames: readonly Frame<Batirnos>[],
  more: readonly Draws[] = [],
): Stake | null {
  const tests = [...testsIn(frames), ...more];
  if (tests.length === 0) return null;
  const cases = casesOf(b, seat, tests);
  return cases.length > 0 ? { modifiers, cases, instead: frames } : null;
}

/** nqsb.10.12: what an action of a unit hangs on, if it is weakened or must test for another reason. */
export function nerveStakes(
  b: Battle,
  seat: number,
  unit: number,
  how: { reaction?: boolean; extra?: TestKind } = {},
): Stake | null {
  const kind = how.extra ?? 'nerve';
  return hangsOn(b, seat, moraleModifiers(b, unit, kind, how.reaction), guarded(b, unit, [], how));
}

/** nqsb.9.3.test: what a charge hangs on before it sets out. */
export const chargeStakes = (b: Battle, seat: number, unit: number, reaction = false): Stake | null =>
  hangsOn(
    b,
    seat,
    moraleModifiers(b, unit, 'charge', reaction),
    guarded(b, unit, [moraleTest(b, unit, 'charge', reaction)], { reaction }),
  );

/** nqsb.9.8.al: what an evasion hangs on, for guns and for weakened units. */
export function evasionStakes(b: Battle, seat: number, unit: number) {
  const extra = evasionTest(b, unit);
  return nerveStakes(b, seat, unit, { reaction: true, ...(extra ? { extra } : {}) });
}
