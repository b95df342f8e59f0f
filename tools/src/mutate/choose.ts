/** Chooses mistakes, and for each the order in which tests are asked. */
import { createHash } from 'node:crypto';
import type { Mistake } from './plant/mistake.ts';
import type { Asked } from './tester.ts';

/** As many mistakes as wanted, others with each seed; more code does not change how the old is drawn. */
export function sampled(mistakes: readonly Mistake[], size: number, seed: string): Mistake[] {
  const seen = new Map<string, number>();
  const lotOf = ({ file, kind, was, is }: Mistake): string => {
    const words = [seed, file, kind, was, is].join('\n');
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return createHash('sha256').update(`${words}\n${before}`).digest('hex');
  };
  return mistakes
    .map(mistake => ({ mistake, lot: lotOf(mistake) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .map(({ mistake }) => mistake);
}

/** `--only FILE` or `FILE:LINE`: the end of a path, and one line of it. */
export function onlyIn(mistakes: readonly Mistake[], place: string): Mistake[] {
  const [, file = place, line] = /^(.*?)(?::(\d+))?$/.exec(place) ?? [];
  return mistakes.filter(
    mistake => `/${mistake.file}`.endsWith(`/${file}`) && (line === undefined || mistake.line === Number(line)),
  );
}

export interface TestFile extends Asked {
  cites: ReadonlySet<string>;
  imports: ReadonlySet<string>;
  costMs: number;
}

/** The tests most likely to notice come first: those of the nearest rules, those that import the file, the quickest. */
export function askingOrder(mistake: Mistake, tests: readonly TestFile[]): Asked[] {
  const likelihood = ({ cites, imports }: TestFile): number => {
    const cited = mistake.rules.reduce((sum, id, rank) => sum + (cites.has(id) ? 1 / (1 + rank) : 0), 0);
    return cited + (imports.has(mistake.file) ? 0.3 : 0);
  };
  return tests
    .map(test => ({ test, likely: likelihood(test) }))
    .sort((a, b) => b.likely - a.likely || a.test.costMs - b.test.costMs)
    .map(({ test: { file, ids } }) => ({ file, ids }));
}
