import { GRAMMAR } from '@carroccio/kernel/text';
import type { Man } from '../../../src/roster.ts';
import { createPeople, type People } from '../people.ts';

const { form, list, numeral } = GRAMMAR.it;

const ORIGINS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  A: ['arabo', 'arabi'],
  B: ['bizantino', 'bizantini'],
  G: ['tedesco', 'tedeschi'],
  L: ['longobardo', 'longobardi'],
  N: ['normanno', 'normanni'],
  S: ['slavo', 'slavi'],
};

const KNIGHT = ['il cavaliere', 'i cavalieri'] as const;
const FOOT = ['il fante', 'i fanti'] as const;
const LIGHT = ['il fante leggero', 'i fanti leggeri'] as const;
const ARCHER = ['l’arciere', 'gli arcieri'] as const;
const JAVELIN = ['il giavellottiere', 'i giavellottieri'] as const;
const SLINGER = ['il fromboliere', 'i frombolieri'] as const;

const CALLINGS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Ncc: ['il conte', 'i conti'],
  Nck: KNIGHT,
  Ncm: ['il sergente', 'i sergenti'],
  Nim: FOOT,
  Nil: LIGHT,
  Nia: ARCHER,
  Nij: JAVELIN,
  Lcc: ['il nobile', 'i nobili'],
  Lck: KNIGHT,
  Lim: FOOT,
  Lil: LIGHT,
  Lia: ARCHER,
  Lip: ['il contadino', 'i contadini'],
  Bch: ['il catafratto', 'i catafratti'],
  Bcm: ['il koursor', 'i koursores'],
  Bca: ['l’arciere a cavallo', 'gli arcieri a cavallo'],
  Bih: ['l’oplita', 'gli opliti'],
  Bim: ['lo skoutatos', 'gli skoutatoi'],
  Bil: ['il peltasta', 'i peltasti'],
  Bia: ARCHER,
  Ace: ['l’emiro', 'gli emiri'],
  Ach: ['il cavaliere pesante', 'i cavalieri pesanti'],
  Acm: ['il cavaliere fatimide', 'i cavalieri fatimidi'],
  Acl: ['il cavaliere berbero', 'i cavalieri berberi'],
  Aih: ['il picchiere', 'i picchieri'],
  Aim: FOOT,
  Aij: JAVELIN,
  Aia: ARCHER,
  Ais: SLINGER,
  Sil: LIGHT,
  Sij: JAVELIN,
  Sis: SLINGER,
  Gck: KNIGHT,
  Gih: ['lo spadone', 'gli spadoni'],
};

/** Callings that say where a man comes from, or need not. */
const SPEAKING = ['Acm', 'Acl', 'Ncc', 'Ace'];

function introduce(names: string, count: number, { code }: Man, origin: boolean): string {
  const which = form(count, 0, 1);
  const calling = CALLINGS[code]?.[which];
  if (!calling) return names;
  const from = origin && !SPEAKING.includes(code) ? ` ${ORIGINS[code.charAt(0)]?.[which] ?? ''}` : '';
  return `${calling}${from} ${names}`;
}

const SIDES: Readonly<Record<string, string>> = {
  normans: 'i Normanni',
  germans: 'i Tedeschi',
  arabs: 'gli Arabi',
  byzantines: 'i Bizantini',
  lombards: 'i Longobardi',
  attackers: 'gli assalitori',
  besiegers: 'gli assedianti',
  garrison: 'la guarnigione',
  first: 'il primo esercito',
  second: 'il secondo esercito',
};
const WOMEN = ['gaitelgrima', 'sabina'];

export interface Italian extends People {
  side(side: number): string;
  /** Of a side: the form of the verb. */
  sides(side: number, one: string, many: string): string;
  /** How a participle ends. */
  vowel(units: readonly number[]): string;
}

/** "Turstin ed Eustache". */
const euphonic = (list: string): string => list.replace(/ e (?=[EÉ])/g, ' ed ');

export function italianPeople(men: readonly Man[], seats: readonly string[]): Italian {
  const side = (which: number): string => SIDES[seats[which] ?? ''] ?? 'una parte';
  const isShe = (unit: number): boolean => men[unit]?.animal === true || WOMEN.includes(men[unit]?.id ?? '');
  const people = createPeople(men, {
    list,
    introduce,
    others: count => `altri ${numeral(count)}`,
    sheep: 'una pecora',
    somebody: 'qualcuno',
  });
  return {
    all: units => euphonic(people.all(units)),
    foes: units => euphonic(people.foes(units)),
    names: units => euphonic(people.names(units)),
    side,
    sides: (which, one, many) => (/^(i|gli) /.test(side(which)) ? many : one),
    vowel(units) {
      const all = units.every(isShe);
      if (units.length === 1) return all ? 'a' : 'o';
      return all ? 'e' : 'i';
    },
  };
}

type Preposition = 'di' | 'a' | 'da' | 'su';
const STEMS: Readonly<Record<Preposition, string>> = { di: 'de', a: 'a', da: 'da', su: 'su' };
const ARTICLES: Readonly<Record<string, string>> = {
  lo: 'llo ',
  la: 'lla ',
  gli: 'gli ',
  i: 'i ',
  le: 'lle ',
  il: 'l ',
};

/** "di" and "il conte" make "del conte"; in a list every member has its own. */
export function prep(preposition: Preposition, phrase: string): string {
  const one = (part: string): string => {
    if (part.startsWith('l’')) return `${STEMS[preposition]}l${part}`;
    const [, article = '', rest = ''] = /^(il|lo|la|i|gli|le) (.*)$/.exec(part) ?? [];
    if (article === '') return `${preposition}${preposition === 'a' && part.startsWith('A') ? 'd' : ''} ${part}`;
    return `${STEMS[preposition]}${ARTICLES[article] ?? ''}${rest}`;
  };
  const parts = phrase.split(/(, | e )/);
  const hasArticles = parts.slice(2).some(part => /^(il|lo|la|i|gli|le) |^l’/.test(part));
  return hasArticles
    ? parts.map((part, index) => (index % 2 === 0 ? one(part) : part)).join('')
    : `${one(parts[0] ?? '')}${parts.slice(1).join('')}`;
}

export const times = (count: number): string => form(count, 'una volta', `${numeral(count)} volte`);
export const days = (count: number): string =>
  form(count, 'un giorno', `${count === 0 ? 'zero' : numeral(count)} giorni`);
/** The form of a verb. */
export const verb = (units: readonly number[], one: string, many: string): string => form(units.length, one, many);
/** "l’ottavo", "il nono". */
export const the = (ordinals: string): string => (/^[ou]/.test(ordinals) ? `l’${ordinals}` : `il ${ordinals}`);
