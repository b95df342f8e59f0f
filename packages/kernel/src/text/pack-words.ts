/** What a pack changes, in words: wherever a match that is played with one is shown. */
import type { Change } from '../books/pack-diff.ts';
import type { Language } from '../books/rulebook.ts';
import { GRAMMAR } from './grammar.ts';

const WORDS = {
  en: {
    values: (values: number) => GRAMMAR.en.count(values, 'value', 'values'),
    playedWith: (title: string, changed: string) => `Played with the pack "${title}", which changes: ${changed}.`,
    nothing: 'nothing',
    added: 'added',
    removed: 'taken out',
  },
  it: {
    values: (values: number) => GRAMMAR.it.count(values, 'valore', 'valori'),
    playedWith: (title: string, changed: string) => `Giocata con il pacchetto «${title}», che cambia: ${changed}.`,
    nothing: 'niente',
    added: 'aggiunto',
    removed: 'tolto',
  },
};

const LONGEST = 60;
/** Few changes are told one by one. */
const ONE_BY_ONE = 3;

const written = (value: unknown): string => {
  const json = JSON.stringify(value) ?? '';
  return json.length > LONGEST ? `${json.slice(0, LONGEST - 1)}…` : json;
};

/** `5 → 6` */
export function changeWords({ from, to }: Change, language: Language): string {
  const words = WORDS[language];
  if (from === undefined) return `${words.added} ${written(to)}`;
  return to === undefined ? `${words.removed} ${written(from)}` : `${written(from)} → ${written(to)}`;
}

/** "charts (12 values), armies (1 value)" */
export function changedWords(changes: readonly Change[], language: Language): string {
  const words = WORDS[language];
  if (changes.length === 0) return words.nothing;
  if (changes.length <= ONE_BY_ONE)
    return changes.map(change => `${change.path} ${changeWords(change, language)}`).join('; ');
  const counted = new Map<string, number>();
  for (const { path } of changes) {
    const part = path.split('/')[1] ?? '';
    counted.set(part, (counted.get(part) ?? 0) + 1);
  }
  return [...counted].map(([part, count]) => `${part} (${words.values(count)})`).join(', ');
}

export const playedWith = (title: string, changes: readonly Change[], language: Language): string =>
  WORDS[language].playedWith(title, changedWords(changes, language));
