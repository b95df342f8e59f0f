/** For tests only: the test runner's side of the rule catalogue and of the promises every game makes. */
import { describe, expect, type TestContext, test } from 'vitest';
import type { GamePackage } from '../books/package.ts';
import { Registry } from '../books/package.ts';
import type { Rulebook, RuleId } from '../books/rulebook.ts';
import {
  catalogueProblems,
  checkWalk,
  citedUnknown,
  dataProblems,
  sampledTables,
  type Thoroughness,
} from '../suite/index.ts';

export { act, refusal, type Staged, staged } from './position.ts';
export { type Happened, laid, Trial } from './trial.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The rules this test proves. */
    rules?: readonly RuleId[];
  }
}

export type RuleTest = (ids: RuleId | readonly RuleId[], name: string, proof: (context: TestContext) => void) => void;

/**
 * `rule('gg.7.1', 'a unit in a zone of control stops', () => …)`: a test that carries the rules it proves. An id the
 * catalogue does not have fails, and so does a test that asserts nothing.
 */
export function ruleTests({ id: game, entries }: Rulebook): RuleTest {
  const known = new Set(entries.map(({ id }) => id));
  return (given, name, proof) => {
    const ids = typeof given === 'string' ? [given] : given;
    const unknown = ids.filter(id => !known.has(id));
    if (ids.length === 0 || unknown.length > 0)
      throw new Error(`"${name}" proves ${unknown.join(', ') || 'nothing'}, which ${game}'s catalogue does not have`);
    test(`${ids.join(' ')}: ${name}`, async context => {
      expect.hasAssertions();
      await proof(context);
      context.task.meta.rules = ids;
    });
  };
}

export interface SampleSize {
  /** Random matches of each scenario, with one or two numbers of seats. */
  matches: number;
  /** See `Thoroughness`. */
  oneIn?: number;
  longest?: number;
  /** What the suite finds lacking and the game rightly does without: `a reason at step.action`, and why. */
  without?: Readonly<Record<string, string>>;
}

/** The generic suite: every game's tests call it. */
export function testGame(one: GamePackage, { matches, oneIn = 1, longest = 20_000, without = {} }: SampleSize): void {
  const { id } = one.rulebook;
  const thoroughness: Thoroughness = { oneIn, longest, replayed: 1 };
  testRulebook(one);
  const game = new Registry([one]).game(id);
  describe(`${id} keeps the promises every game makes`, () => {
    test('every rule its definition names exists', () => {
      expect(citedUnknown(game)).toEqual([]);
    });
    test.each(sampledTables(game))('$scenario with $seats seats', table => {
      for (let number = 0; number < matches; number++) {
        const report = checkWalk(game, { ...table, seed: `sample ${number}` }, thoroughness);
        expect(report.length).toBeGreaterThan(0);
        const lacking = Object.entries(report.lacks).filter(([what]) => !Object.hasOwn(without, what));
        expect(lacking, 'reasons for refusals, odds and their words').toEqual([]);
      }
    });
  });
}

/** The part of the suite for a game that has its rulebook and data but cannot be played yet. */
export function testRulebook({ rulebook, parts }: GamePackage): void {
  describe(`${rulebook.id}'s books`, () => {
    test('the catalogue is complete in both languages', () => {
      expect(catalogueProblems(rulebook)).toEqual([]);
    });
    test('the data fit their schemas and say where they come from', () => {
      expect(dataProblems(parts)).toEqual([]);
    });
  });
}
