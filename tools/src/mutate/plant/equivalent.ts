/** Mistakes that change nothing anybody could see: a list with reasons, kept in the repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../common/repository.ts';
import type { Mistake } from './mistake.ts';

export interface Equivalent {
  file: string;
  was: string;
  is: string;
  why: string;
}

export const readEquivalent = (): Equivalent[] =>
  JSON.parse(readFileSync(join(ROOT, 'tools/mutate-equivalent.json'), 'utf8'));

const same = (a: Mistake | Equivalent, b: Equivalent): boolean => a.file === b.file && a.was === b.was && a.is === b.is;

export const changesNothing = (mistake: Mistake, list: readonly Equivalent[]): boolean =>
  list.some(entry => same(mistake, entry));

/** Entries that name no mistake any more: the code has changed, and so the reason may have. */
export const outdated = (list: readonly Equivalent[], mistakes: readonly Mistake[]): Equivalent[] =>
  list.filter(entry => !mistakes.some(mistake => same(mistake, entry)));
