/** What an offer hangs on: the tests that it leads to, worked out apart from everything that waits behind them. */
import type { Frame, Look, Modifier, StakesOf, Told } from '@carroccio/kernel';
import { casesOf, type Draws } from './04-tests/forecast.ts';
import { evasionTest, guarded } from './04-tests/test-steps.ts';
import { moraleModifiers, moraleTest } from './04-tests/tests.ts';
import type { Battle } from './battle.ts';
import type { Batirnos, TestKind, Trip } from './shape.ts';

type Stake = StakesOf<Batirnos>;
/** The question that is asked, where there is one: whether what happened is the yes. */
type Question = (told: readonly Told<Batirnos>[]) => boolean;

const testsIn = (frames: readonly Frame<Batirnos>[]): Draws[] => frames.filter(frame => frame.step === 'test');

/** The tests of these frames, and those that they make on their way. Without any nothing is left to chance. */
export function hangsOn(
  b: Battle,
  seat: number,
  modifiers: Modifier[],
  frames: readonly Frame<Batirnos>[],
  { more = [], succeeds }: { more?: readonly Draws[]; succeeds?: Question } = {},
): Stake | null {
  const tests = [...testsIn(frames), ...more];
  if (tests.length === 0) return null;
  const cases = casesOf(b, seat, tests);
  return cases.length > 0 ? { modifiers, cases, instead: frames, ...(succeeds ? { succeeds } : {}) } : null;
}

const keepsItsNerve: Question = told => told.every(({ type }) => type !== 'faltered');

/** nqsb.10.12: what an action of a unit hangs on, if it is weakened or must test for another reason. */
export function nerveStakes(
  b: Battle,
  seat: number,
  unit: number,
  frames: Frame<Batirnos>[],
  how: { reaction?: boolean; extra?: TestKind } = {},
): Stake | null {
  const kind = how.extra ?? 'nerve';
  const modifiers = moraleModifiers(b, unit, kind, how.reaction);
  return hangsOn(b, seat, modifiers, guarded(b, unit, frames, how), { succeeds: keepsItsNerve });
}

/** nqsb.9.3.test: what a charge hangs on before it sets out. */
export const chargeStakes = (b: Battle, seat: number, trip: Trip, reaction = false): Stake | null =>
  hangsOn(
    b,
    seat,
    moraleModifiers(b, trip.unit, 'charge', reaction),
    guarded(b, trip.unit, chargeFrames(b, trip, reaction), { reaction }),
    { succeeds: told => told.some(({ type }) => type === 'charging') },
  );

/** nqsb.9.3.test: the test of a charge, and the charge. */
export const chargeFrames = (b: Battle, trip: Trip, reaction = false): Frame<Batirnos>[] => [
  moraleTest(b, trip.unit, 'charge', reaction),
  { ...trip, step: 'setOut' },
];

/** nqsb.9.8.al: what an evasion hangs on, for guns and for weakened units. */
export function evasionStakes(b: Battle, seat: number, unit: number, to: number, threat: number): Stake | null {
  const extra = evasionTest(b, unit);
  const frames: Frame<Batirnos>[] = [{ step: 'evading', unit, path: [to], threat }];
  return nerveStakes(b, seat, unit, frames, { reaction: true, ...(extra ? { extra } : {}) });
}

/** What is drawn after a choice that commits to nothing: while a division moves nothing, then whatever the turn brings. */
export const playGoesOn = (look: Look<Batirnos>): 'sequence' | null => (look.inside('moving') ? null : 'sequence');
