/** The tables of the rulebooks as they are read. The English ones are data, with codes for labels; the Italian are words. */
import { capital } from '@carroccio/kernel/text';
import type { Scalar } from '../rules/table-shape.ts';
import { bilingual } from './bilingual.ts';

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
const spelt = (key: string): string =>
  key.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z](?=[a-z])/g, letter => ` ${letter.toLowerCase()}`);

/** A minus sign as long as the plus; the hyphen between two numbers stays one. */
const withMinus = (text: string): string => text.replace(/(?<![\d.\w])-(?=\d)/g, '−');

/** Letters that stand for something keep their size: `d10`, `n`. */
const asLabel = (words: string): string => {
  const label = withMinus(words);
  return /^\p{Ll}[\p{Ll} ’']/u.test(label) ? capital(label) : label;
};

const shown = (value: Scalar, yes: string, no: string): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  return withMinus(String(value)).replaceAll('_', ' ');
};

export const tableText = bilingual({
  en: {
    die: 'Die',
    label: (key: string): string => ENGLISH_LABELS[key] ?? asLabel(spelt(key)),
    value: (value: Scalar): string => shown(value, 'yes', 'no'),
  },
  it: {
    die: 'Dado',
    label: asLabel,
    value: value => shown(value, 'sì', 'no'),
  },
});
