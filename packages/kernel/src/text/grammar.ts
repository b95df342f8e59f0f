/** What every sentence needs, whatever it is about: numbers and lists as a language says them. */
import type { Language } from '../books/rulebook.ts';
import { type Gender, NUMERALS } from './numerals.ts';
import { once } from './once.ts';

/** Its functions stand on their own: `const { count, list } = GRAMMAR.en`. */
export interface Grammar {
  /** Whichever goes with the number: "is", "are". */
  form<T>(number: number, one: T, many: T): T;
  /** "1 hit", "2 hits". */
  count(number: number, one: string, many: string): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "1,200", "−0.5". */
  figure(value: number): string;
  /** "+2", "−1", "0". */
  signed(value: number): string;
  /** "28%"; with one decimal, "9.5%". */
  percent(share: number, decimals?: 0 | 1): string;
  /** "16 Nov 2026, 14:43". */
  when(moment: Date): string;
  /** "no", "one", "two"; past twenty, figures. */
  numeral(number: number, gender?: Gender): string;
  /** "first", "second"; past the twentieth, "21st". */
  ordinal(number: number, gender?: Gender): string;
  /** "1st", "2nd". */
  nth(number: number, gender?: Gender): string;
}

/** English as it is written in Europe. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/** A minus sign is as wide as a plus; a hyphen is not. */
const withMinus = (written: string): string => written.replace('-', '−');

function createGrammar(language: Language): Grammar {
  const locale = LOCALES[language];
  const { cardinals, ordinals, suffix } = NUMERALS[language];
  const plurals = once(() => new Intl.PluralRules(locale));
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const figures = (signDisplay: 'negative' | 'exceptZero') =>
    once(() => new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 2, signDisplay }));
  const percents = (decimals: 0 | 1) =>
    once(() => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: decimals }));
  const [plain, withSign] = [figures('negative'), figures('exceptZero')];
  const percent = [percents(0), percents(1)] as const;
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

  const form = <T>(number: number, one: T, many: T): T => (plurals().select(number) === 'one' ? one : many);
  const nth = (number: number, gender: Gender = 'm'): string => `${number}${suffix(number, gender)}`;
  return {
    form,
    count: (number, one, many) => `${number} ${form(number, one, many)}`,
    list: items => lists().format(items),
    figure: value => withMinus(plain().format(value)),
    signed: value => withMinus(withSign().format(value)),
    percent: (share, decimals = 0) => percent[decimals]().format(share),
    when: moment => dates().format(moment),
    numeral: (number, gender = 'm') => cardinals[gender][number] ?? String(number),
    ordinal: (number, gender = 'm') => ordinals[gender][number - 1] ?? nth(number, gender),
    nth,
  };
}

export const GRAMMAR: Readonly<Record<Language, Grammar>> = { en: createGrammar('en'), it: createGrammar('it') };
