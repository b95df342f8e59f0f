/**
 * Tables of rules in two languages: the same table, cell for cell, in other words. The English one is data too: its
 * labels may be codes, and two ratings a list, which the Italian writes as they are read, "1 / 4".
 */
import type { Rulebook } from '../books/rulebook.ts';

type Fields = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !isList(value);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** `columns` and `rows` say how a table is laid out; everything else that has letters is read. */
const LAYOUT = ['columns', 'rows'];
/** `shaken_or_lost`, `eventModifier`. */
const isCode = (label: string): boolean => /_|\p{Ll}\p{Lu}\p{Ll}/u.test(label);

/** Everything wrong with the tables of a catalogue and their Italian. */
export const tableProblems = ({ entries, italian }: Rulebook): string[] =>
  entries.flatMap(({ id, table }) => {
    const translated = italian[id]?.table;
    if (table === undefined) return translated === undefined ? [] : [`${id} has a table in Italian only`];
    if (translated === undefined) return isWordless(table) ? [] : [`${id} has a table without Italian`];
    return differences(table, translated, `${id} `);
  });

function isWordless(value: unknown): boolean {
  if (isList(value)) return value.every(isWordless);
  if (isFields(value)) return Object.entries(value).every(([key, item]) => !hasLetters(key) && isWordless(item));
  return typeof value !== 'string' || !hasLetters(value);
}

function differences(english: unknown, italian: unknown, path: string): string[] {
  if (isList(english) && italian === english.join(' / ')) return [];
  if (isList(english))
    return isList(italian) && italian.length === english.length
      ? english.flatMap((item, index) => differences(item, italian[index], `${path}/${index}`))
      : [`${path} is a list of ${english.length} in English only`];
  if (isFields(english)) return isFields(italian) ? differentFields(english, italian, path) : [`${path} has no fields`];
  if (typeof english === 'string') return differentWords(english, italian, path);
  return Object.is(english, italian) ? [] : [`${path} is ${english}, in Italian ${italian}`];
}

function differentFields(english: Fields, italian: Fields, path: string): string[] {
  const [labels, others] = [Object.keys(english), Object.keys(italian)];
  if (labels.length !== others.length) return [`${path} has ${labels.length} labels, in Italian ${others.length}`];
  return labels.flatMap((label, index) => {
    const other = others[index] ?? '';
    const here = `${path}/${label}`;
    const misnamed = LAYOUT.includes(label) && label !== other ? [`${here} is a matter of layout, not of words`] : [];
    const code = isCode(other) ? [`${here}: "${other}" is not a word`] : [];
    return [
      ...misnamed,
      ...code,
      ...differentWords(label, other, here),
      ...differences(english[label], italian[other], here),
    ];
  });
}

/** The same numbers in the same words, more or less: letters for letters, digits for digits. */
function differentWords(english: string, italian: unknown, path: string): string[] {
  if (typeof italian !== 'string') return [`${path} has no Italian`];
  if (hasLetters(english) !== hasLetters(italian)) return [`${path}: "${english}" is not "${italian}"`];
  const numbers = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ');
  return numbers(english) === numbers(italian) ? [] : [`${path}: "${english}" and "${italian}" have other numbers`];
}
