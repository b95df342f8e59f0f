/** Small numbers in letters. */
import type { Language } from '../books/rulebook.ts';
import { once } from './once.ts';

/** The gender of what is counted, where the language asks. */
export type Gender = 'm' | 'f';

interface Numerals {
  /** From none up. */
  cardinals: Readonly<Record<Gender, readonly string[]>>;
  /** From the first up. */
  ordinals: Readonly<Record<Gender, readonly string[]>>;
  /** What follows the figure: "st", "nd". */
  suffix(number: number, gender: Gender): string;
}

const words = (text: string): readonly string[] => text.split(' ');
const alike = <T>(both: T): Readonly<Record<Gender, T>> => ({ m: both, f: both });

const FROM_TWO =
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti';
const ROOTS = words(
  'prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim sedicesim diciassettesim diciottesim diciannovesim ventesim',
);

/** 1st, 2nd, 3rd, but 11th, 12th, 13th. */
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const order = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));

export const NUMERALS: Readonly<Record<Language, Numerals>> = {
  en: {
    cardinals: alike(
      words(
        'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
      ),
    ),
    ordinals: alike(
      words(
        'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
      ),
    ),
    suffix: number => SUFFIXES[order().select(number)] ?? 'th',
  },
  it: {
    cardinals: { m: words(`nessuno uno ${FROM_TWO}`), f: words(`nessuna una ${FROM_TWO}`) },
    ordinals: { m: ROOTS.map(root => `${root}o`), f: ROOTS.map(root => `${root}a`) },
    suffix: (_, gender) => (gender === 'm' ? 'º' : 'ª'),
  },
};
