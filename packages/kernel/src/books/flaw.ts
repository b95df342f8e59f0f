/** What a game's own checks find wrong with data: codes with what they are about, told in both languages. */
import type { Language } from './rulebook.ts';

export interface Flaw {
  /** A JSON pointer into what was checked: one part (`/shock/rows/3`), or all data (`/charts/shock/rows/3`). */
  readonly at: string;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<Language, string>>;
}

type FlawWords<F> = Readonly<Record<Language, { readonly [C in keyof F]: (data: F[C]) => string }>>;

/** A game lists its flaws with what each is about, and has words for every one in both languages. */
export const flawsIn =
  <F extends { [C in keyof F]: object }>({ en, it }: FlawWords<F>) =>
  <C extends keyof F & string>(at: string, code: C, data: F[C]): Flaw => ({
    at,
    code,
    data: Object.fromEntries(Object.entries(data)),
    words: { en: en[code](data), it: it[code](data) },
  });

/** The same flaw, seen from farther outside. */
export const under = (at: string, flaws: readonly Flaw[]): Flaw[] =>
  flaws.map(flaw => ({ ...flaw, at: `${at}${flaw.at}` }));
