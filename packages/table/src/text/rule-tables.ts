/** The words inside the tables of the rulebooks: the catalogues write them in English, once for both languages. */
import type { Scalar } from '../rules/table-shape.ts';
import { bilingual } from './bilingual.ts';
import { ITALIAN_WORDS } from './rule-tables.it.ts';

/** Keys that say too little by themselves. */
const ENGLISH_LABELS: Readonly<Record<string, string>> = {
  mp: 'Movement points',
  mpFoot: 'MP on foot',
  mpMounted: 'MP mounted',
  pm: 'PM',
  road_pm: 'PM by road',
  enemy_pm: 'Enemy PM',
  det: 'Determination',
  cr: 'CR',
  n: 'Number',
  max: 'Up to',
  cap: 'Never above',
  auto: 'Automatic damage',
  cav: 'Cavalry',
  ok: 'In command',
  broken: 'Out of command',
  pointy_top_facing_top_vertex: 'Facing the upper vertex',
  rowByWeapon: 'Row by weapon',
  order: 'Order',
  extra: 'Also',
  capitano: 'Capitano (combat / range)',
  adjutant: 'Adjutant (combat / range)',
};

/** `shaken_or_lost_needed` and `eventModifier` as words. */
const spelt = (key: string): string => {
  const words = key.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z](?=[a-z])/g, letter => ` ${letter.toLowerCase()}`);
  return /^[a-z]{2}/.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
};

/** A minus sign as long as the plus; the hyphen between two numbers stays one. */
const signed = (text: string): string => text.replace(/(?<![\d.\w])-(?=\d)/g, '−');

const shown = (value: Scalar, yes: string, no: string): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  return signed(String(value)).replaceAll('_', ' ');
};

const italian = (words: string): string | undefined =>
  Object.hasOwn(ITALIAN_WORDS, words) ? ITALIAN_WORDS[words] : undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const tableText = bilingual({
  en: {
    label: (key: string): string => ENGLISH_LABELS[key] ?? signed(spelt(key)),
    value: (value: Scalar): string => shown(value, 'yes', 'no'),
  },
  it: {
    label: key => {
      const words = italian(key);
      return words === undefined ? signed(spelt(key)) : capital(words);
    },
    value: value => (typeof value === 'string' ? italian(value) : undefined) ?? shown(value, 'sì', 'no'),
  },
});
