/** What things are called, in both languages. */

import type { Language, Scene } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Podesta } from '../src/shape.ts';
import { companyOf, FIRST_MERCENARY, isMercenary, SESTIERI } from '../src/state.ts';
import { fieldName, squareName, type World } from '../src/world.ts';

type Table = Scene<Podesta>;

export interface Names {
  seat(scene: Table, seat: number): string;
  seats(scene: Table, seats: readonly number[]): string;
  commune(commune: number): string;
  sestiere(sestiere: number): string;
  unit(unit: number): string;
  units(units: readonly number[]): string;
  company(company: number): string;
  good(good: number): string;
  lots(lots: number, good: number): string;
  /** "1 florin", "20 florins". */
  florins(sum: number): string;
  token(kind: number): string;
  tokens(kinds: readonly number[]): string;
  mercator(card: number): string;
  annales(card: number): string;
  annalesText(card: number): string;
  square(cell: number): string;
  field(cell: number): string;
  work(work: number): string;
  feast(feast: number): string;
  faction(faction: number): string;
  account(scene: Table, account: number): string;
  from(from: number): string;
  month(month: number): string;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const KINDS: Record<Language, Record<string, string>> = {
  en: { feditori: 'feditori', 'fanti-palvese': 'palvesari', fanti: 'fanti', capitano: 'captain' },
  it: { feditori: 'feditori', 'fanti-palvese': 'palvesari', fanti: 'fanti', capitano: 'capitano' },
};
const TOKENS: Record<Language, readonly string[]> = {
  en: ['Spada 1', 'Spada 2', 'Spada 3', 'Scudo 1', 'Scudo 2', 'Scudo 3', 'Proditor'],
  it: ['Spada 1', 'Spada 2', 'Spada 3', 'Scudo 1', 'Scudo 2', 'Scudo 3', 'Proditor'],
};
const FACTIONS: Record<Language, readonly string[]> = {
  en: ['Guelphs', 'Ghibellines'],
  it: ['Guelfi', 'Ghibellini'],
};
const SMALL: Record<
  Language,
  {
    bank: string;
    purse: string;
    treasury: string;
    chest: string;
    lots: string;
    lot: string;
    florin: string;
    florins: string;
    of: string;
  }
> = {
  en: {
    bank: 'the bank',
    purse: 'from the purse',
    treasury: 'the treasury of',
    chest: 'the war chest of',
    lots: 'lots of',
    lot: 'lot of',
    florin: 'florin',
    florins: 'florins',
    of: 'of',
  },
  it: {
    bank: 'il banco',
    purse: 'di tasca propria',
    treasury: 'la cassa di',
    chest: 'la cassa di guerra di',
    lots: 'partite di',
    lot: 'partita di',
    florin: 'fiorino',
    florins: 'fiorini',
    of: 'di',
  },
};

export function createNames(world: World, language: Language): Names {
  const { data } = world;
  const small = SMALL[language];
  const { count, list } = GRAMMAR[language];
  const seat: Names['seat'] = (scene, index) => {
    const id = scene.seatNames[index] ?? '';
    return data.merchants.merchants.find(merchant => merchant.id === id)?.name ?? `${index + 1}`;
  };
  const commune: Names['commune'] = index => data.map.communes[index]?.name ?? `${index}`;
  const className = (index: number): string =>
    data.contributions.classes.find(({ id }) => id === world.className[index])?.name ?? '';
  const company: Names['company'] = index => data.companies.companies[index]?.name ?? `${index}`;
  const sestiere: Names['sestiere'] = index =>
    `${className(index % SESTIERI)} ${ROMAN[index % SESTIERI] ?? ''} ${small.of} ${commune(Math.floor(index / SESTIERI))}`;
  const unit: Names['unit'] = index => {
    if (isMercenary(index)) {
      const kind = data.companies.units[(index - FIRST_MERCENARY) % 3] ?? 'fanti';
      return `${KINDS[language][kind] ?? kind} (${company(companyOf(index))})`;
    }
    const kind = world.company[index % SESTIERI] ?? 'fanti';
    return `${KINDS[language][kind] ?? kind} ${ROMAN[index % SESTIERI] ?? ''} ${small.of} ${commune(Math.floor(index / SESTIERI))}`;
  };
  const good: Names['good'] = index => data.goods.goods[index]?.name[language] ?? `${index}`;
  const token: Names['token'] = kind => TOKENS[language][kind] ?? company(kind - 7);
  return {
    seat,
    seats: (scene, seats) => list(seats.map(one => seat(scene, one))),
    commune,
    sestiere,
    unit,
    units: units => list(units.map(unit)),
    company,
    good,
    florins: sum => count(sum, small.florin, small.florins),
    lots: (lots, index) => `${count(lots, small.lot, small.lots)} ${good(index)}`,
    token,
    tokens: kinds => (kinds.length === 0 ? '–' : list(kinds.map(token))),
    mercator: card => data.mercator.cards[card]?.title[language] ?? `${card}`,
    annales: card => data.annales.cards[card]?.title[language] ?? `${card}`,
    annalesText: card => data.annales.cards[card]?.text[language] ?? '',
    square: cell => {
      const there = world.communeAt[cell] ?? -1;
      return there >= 0 ? commune(there) : squareName(world, cell);
    },
    field: cell => fieldName(world, cell),
    work: index => data.works.works[index]?.name[language] ?? `${index}`,
    feast: index => data.works.feasts[index]?.name[language] ?? (language === 'en' ? 'the feast' : 'la festa'),
    faction: index => FACTIONS[language][index] ?? '',
    account: (scene, account) => {
      if (account < 0) return small.bank;
      if (account >= 200) return `${small.chest} ${seat(scene, account - 200)}`;
      return account >= 100 ? `${small.treasury} ${commune(account - 100)}` : seat(scene, account);
    },
    from: from =>
      from < 0
        ? small.purse
        : language === 'en'
          ? `from the treasury of ${commune(from)}`
          : `dalla cassa di ${commune(from)}`,
    month: month => `${((month - 1) % 12) + 1}/${Math.floor((month - 1) / 12) + 1}`,
  };
}
