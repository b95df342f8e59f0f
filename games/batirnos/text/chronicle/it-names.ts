/** How an Italian sentence names units, leaders, divisions and armies: with article, number and gender. */
import type { Scene } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Ground } from '../../src/battle.ts';
import type { Names } from '../../src/names.ts';
import type { Batirnos } from '../../src/shape.ts';
import { LEXICON } from '../it/lexicon.ts';
import { createSpeech } from '../speech.ts';
import type { Commander } from './facts.ts';
import { armOf, armOfDivision, plain } from './names.ts';

const { list, ordinal } = GRAMMAR.it;

export interface Phrase {
  /** With its article. */
  text: string;
  plural: boolean;
  feminine: boolean;
}

const phrase = (text: string, plural: boolean, feminine = false): Phrase => ({ text, plural, feminine });

const ARMIES: Readonly<Record<string, Phrase>> = {
  french: phrase('i Francesi', true),
  spanish: phrase('gli Spagnoli', true),
  frondeSpanish: phrase('la Fronda e gli Spagnoli', true),
  spanishFronde: phrase('gli Spagnoli e la Fronda', true),
  frenchEnglish: phrase('i Francesi e gli Inglesi', true),
  north: phrase('l’esercito del Nord', false),
  south: phrase('l’esercito del Sud', false),
};

/** "il terzo turno", "l’ottavo turno". */
export function theTurn(turn: number): string {
  const which = ordinal(turn);
  return /^[aeiou]/.test(which) ? `l’${which} turno` : `il ${which} turno`;
}

/** Names that say themselves what the troops are: what they begin with, their article, number and gender. */
const DESCRIPTIONS: readonly { begins: RegExp; article: string; plural: boolean; feminine: boolean }[] = [
  { begins: /^(Cavalleria|Fanteria|Batteria)/, article: 'la', plural: false, feminine: true },
  { begins: /^(Reggimento|Tercio|Distaccamento)/, article: 'il', plural: false, feminine: false },
  { begins: /^(Guardie|Gardes|Maniche|Mangas|Bande)/, article: 'le', plural: true, feminine: true },
  { begins: /^(Archibugieri|Arcabuceros|Irlandesi|Enfants)/, article: 'gli', plural: true, feminine: false },
  {
    begins: /^(Pezzi|Moschettieri|Gendarm|Croat|Carabins|Fusiliers|Valloni|Borgognoni)/,
    article: 'i',
    plural: true,
    feminine: false,
  },
];
const COMMON =
  /^(Cavalleria|Fanteria|Batteria|Reggimento|Tercio|Distaccamento|Guardie|Maniche|Mangas|Bande|Archibugieri|Pezzi|Moschettieri|Gendarmi)(?=\s|$)/;
/** Regiments of horse that are not called after their colonel. */
const CORPS = /^(Royal|Mestre de camp)$/;

const ARTICLES: Readonly<Record<string, string>> = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'l’': 'll’',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
};

/** "il reggimento" after a preposition: "del reggimento", "sul reggimento", "al reggimento"; "di Condé". */
function after(bare: string, joined: string, text: string): string {
  const parts = text.split(/ e (?=(?:il|lo|la|i|gli|le) |l’)/);
  const each = parts.map(part => {
    const article = /^(?:il |lo |la |l’|i |gli |le )/.exec(part)?.[0];
    return article === undefined
      ? `${bare} ${part}`
      : `${joined}${ARTICLES[article] ?? ''}${part.slice(article.length)}`;
  });
  return each.join(' e ');
}
export const of = (text: string): string => after('di', 'de', text);
export const on = (text: string): string => after('su', 'su', text);
export const within = (text: string): string => after('in', 'ne', text);
export const to = (text: string): string => after('a', 'a', text);

/** A verb in the number of its subject; the ending of a participle. */
export const verb = ({ plural }: Phrase, one: string, many: string): string => (plural ? many : one);
export const ending = ({ plural, feminine }: Phrase): string =>
  plural ? (feminine ? 'e' : 'i') : feminine ? 'a' : 'o';

export function createItalianNames(names: Names, ground: Ground, scene: Scene<Batirnos>) {
  const speech = createSpeech(names, LEXICON);
  const army = (side: number): Phrase =>
    ARMIES[ground.setup.sides[side]?.seat ?? ''] ?? phrase(LEXICON.unknown.army, false);

  function nameOf(index: number): Phrase {
    const slot = ground.roster.units[index];
    if (!slot) return phrase(LEXICON.unknown.unit, false, true);
    const name = plain(speech.unit(scene, index), 'e');
    if (name.startsWith('Imboscata')) return phrase(`gli uomini dell’${name.replace('I', 'i')}`, true);
    const known = DESCRIPTIONS.find(({ begins }) => begins.test(name));
    if (known) {
      const text = `${known.article} ${name.replace(COMMON, word => word.toLowerCase())}`;
      return phrase(text, known.plural, known.feminine);
    }
    switch (armOf(ground, index)) {
      case 'tercio':
        return phrase(`il tercio ${name}`, false);
      case 'foot':
        return phrase(`il reggimento ${name}`, false);
      case 'shot':
        return phrase(`i moschettieri di ${name}`, true);
      case 'horse':
        return phrase(`i cavalieri ${CORPS.test(name) ? 'del' : 'di'} ${name}`, true);
      case 'guns':
        return phrase(`i pezzi di ${name}`, true);
      case null:
        return phrase(`gli uomini di ${name}`, true);
    }
  }

  function leaderName(leader: number): string {
    const slot = ground.roster.leaders[leader];
    const name = ground.leaders[slot?.card ?? -1]?.name.it;
    if (!slot || name !== undefined) return name ?? LEXICON.unknown.leader;
    const whose = of(army(slot.side).text);
    if (slot.role === 'cic') return `il comandante in capo ${whose}`;
    if (slot.role === 'division') return `il generale della ${ordinal(slot.place + 1, 'f')} divisione ${whose}`;
    return slot.role === 'wing' ? `un comandante d’ala ${whose}` : `un ufficiale di fama ${whose}`;
  }

  const leader = ({ leader: index, successor }: Commander): string =>
    successor ? `l’ufficiale subentrato ${to(leaderName(index))}` : leaderName(index);

  /** Always feminine and singular. */
  function division(index: number): string {
    const slot = ground.roster.divisions[index];
    if (!slot) return LEXICON.unknown.division;
    const general = ground.leaders[ground.roster.leaders[slot.leader]?.card ?? -1]?.name.it;
    const whose = of(army(slot.side).text);
    if (general === undefined)
      return slot.reserve ? `la riserva ${whose}` : `la ${ordinal(slot.place + 1, 'f')} divisione ${whose}`;
    const arm = armOfDivision(ground, index);
    if (arm === null) return `la divisione di ${general}`;
    return `la divisione ${arm === 'horse' ? 'di cavalleria' : 'di fanteria'} di ${general}`;
  }

  const met = new Set<number>();
  function unit(index: number): Phrase {
    met.add(index);
    return nameOf(index);
  }

  /** A unit with, at its first appearance, where it belongs. */
  function presented(index: number): Phrase {
    const slot = ground.roster.units[index];
    const isKnown = met.has(index);
    const known = unit(index);
    if (!slot || isKnown) return known;
    const general =
      ground.leaders[ground.roster.leaders[ground.roster.divisions[slot.division]?.leader ?? -1]?.card ?? -1];
    if (general && known.text.includes(general.name.it)) return known;
    const whose = general ? `della divisione di ${general.name.it}` : of(army(slot.side).text);
    return { ...known, text: `${known.text} ${whose}` };
  }

  /** Several of them: one keeps its number and gender, more are many. */
  function units(indexes: readonly number[]): Phrase {
    const all = indexes.map(unit);
    const [only] = all;
    const text = list(all.map(one => one.text));
    return { text, plural: all.length !== 1 || only?.plural === true, feminine: all.every(one => one.feminine) };
  }

  return {
    army,
    unit,
    presented,
    units,
    leader,
    leaders: (commanders: readonly Commander[]): string => list(commanders.map(leader)),
    divisions: (indexes: readonly number[]): Phrase => phrase(list(indexes.map(division)), indexes.length !== 1, true),
    objective: (index: number): string => speech.objective(scene, index),
  };
}

export type ItalianNames = ReturnType<typeof createItalianNames>;
