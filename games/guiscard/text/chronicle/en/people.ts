import { GRAMMAR } from '@carroccio/kernel/text';
import type { Man } from '../../../src/roster.ts';
import { createPeople, type People } from '../people.ts';

const { form, list, numeral } = GRAMMAR.en;

const ORIGINS: Readonly<Record<string, string>> = {
  A: 'Arab',
  B: 'Byzantine',
  G: 'German',
  L: 'Lombard',
  N: 'Norman',
  S: 'Slav',
};

const CALLINGS: Readonly<Record<string, string>> = {
  Ncc: 'count',
  Nck: 'knight',
  Ncm: 'sergeant',
  Nim: 'man-at-arms',
  Nil: 'light footman',
  Nia: 'archer',
  Nij: 'javelin thrower',
  Lcc: 'noble',
  Lck: 'knight',
  Lim: 'foot soldier',
  Lil: 'light footman',
  Lia: 'archer',
  Lip: 'peasant',
  Lic: 'civilian',
  Bch: 'cataphract',
  Bcm: 'koursor',
  Bca: 'horse archer',
  Bih: 'hoplite',
  Bim: 'skoutatos',
  Bil: 'peltast',
  Bia: 'archer',
  Ace: 'emir',
  Ach: 'heavy horseman',
  Acm: 'Fatimid horseman',
  Acl: 'Berber horseman',
  Aih: 'pikeman',
  Aim: 'foot soldier',
  Aij: 'javelin thrower',
  Aia: 'archer',
  Ais: 'slinger',
  Sil: 'light footman',
  Sij: 'javelin thrower',
  Sis: 'slinger',
  Gck: 'knight',
  Gih: 'swordsman',
};

/** Callings that say where a man comes from. */
const SPEAKING = ['Acm', 'Acl'];

const TITLES = ['Ncc', 'Ace'];
const PLURALS: Readonly<Record<string, string>> = { Nim: 'men-at-arms', Bim: 'skoutatoi', Bcm: 'koursores' };
const many = (code: string, calling: string): string =>
  PLURALS[code] ?? (calling.endsWith('man') ? `${calling.slice(0, -2)}en` : `${calling}s`);

function introduce(names: string, count: number, { code }: Man, origin: boolean): string {
  const calling = CALLINGS[code];
  if (!calling) return names;
  if (count === 1 && TITLES.includes(code)) return `${calling.charAt(0).toUpperCase()}${calling.slice(1)} ${names}`;
  const from = origin && !SPEAKING.includes(code) ? `${ORIGINS[code.charAt(0)] ?? ''} ` : '';
  return `the ${from}${form(count, calling, many(code, calling))} ${names}`;
}

const SIDES: Readonly<Record<string, string>> = {
  normans: 'the Normans',
  germans: 'the Germans',
  arabs: 'the Arabs',
  byzantines: 'the Byzantines',
  lombards: 'the Lombards',
  attackers: 'the attackers',
  besiegers: 'the besiegers',
  garrison: 'the garrison',
  first: 'the first army',
  second: 'the second army',
};

export interface English extends People {
  side(side: number): string;
}

export const englishPeople = (men: readonly Man[], seats: readonly string[]): English => ({
  ...createPeople(men, {
    list,
    introduce,
    others: count => `${numeral(count)} others`,
    sheep: 'a sheep',
    somebody: 'somebody',
  }),
  side: side => SIDES[seats[side] ?? ''] ?? 'one side',
});

export const times = (count: number): string => ['', 'once', 'twice'][count] || `${numeral(count)} times`;
export const days = (count: number): string => `${numeral(count)} ${form(count, 'day', 'days')}`;
export const was = (units: readonly number[]): string => form(units.length, 'was', 'were');
