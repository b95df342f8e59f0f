/** What the printed table says, in both languages. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

interface PlayerLine {
  readonly number: number;
  readonly name: string;
  readonly state: string;
  readonly league: number | null;
  readonly purse: string;
  readonly goods: string;
  readonly benefici: number;
  readonly mercator: number;
  readonly points: number;
}

interface BoardWords {
  when(year: number, month: number): string;
  player(line: PlayerLine): string;
  prices(prices: string): string;
  /** Over the communes: code, name, Podestà, sestieri, treasury, works, bonus. */
  readonly heads: readonly string[];
  readonly exile: string;
  readonly out: string;
  readonly fieldTitle: string;
  readonly legend: readonly string[];
  readonly fieldLegend: readonly string[];
}

const { en, it } = GRAMMAR;

const english: BoardWords = {
  when: (year, month) => `Year ${year}, month ${month} of 12`,
  player: ({ number, name, state, league, purse, goods, benefici, mercator, points }) =>
    `${number} ${name}: ${[
      state,
      ...(league === null ? [] : [`league ${league}`]),
      purse,
      goods || 'no goods',
      en.count(benefici, 'Beneficio', 'Benefici'),
      en.count(mercator, 'Mercator card', 'Mercator cards'),
      en.count(points, 'running point', 'running points'),
    ].join(', ')}`,
  prices: prices => `Prices: ${prices}`,
  heads: ['', 'Commune', 'Pod', 'Sestieri', 'Florins', 'Works', 'Bonus'],
  exile: 'in exile',
  out: 'out of the game',
  fieldTitle: 'Campo della contesa',
  legend: [
    'Map: three letters a commune (the list of communes has them), 1! an army of merchant 1, 1P his Podestà on the road, · plain, h hill, ^ mountain, ~ river. A square is called by its column and its row: C6.',
    'Communes: Pod is the number of the merchant who is Podestà. Sestieri: B Bellatores, M Mercatores, L Laboratores, capital Guelph, small Ghibelline; the number is the merchant they trust, - nobody, * armed. Works, in the order of "chart": . not begun, + under way, # finished. Bonus: upper and lower line.',
  ],
  fieldLegend: [
    'Field: attackers in capitals, F feditori, C captain, P palvesari, I fanti; 2 before it two companies, a number after it the damage; ⌂ a house. A square is called by its column and its row: c6.',
  ],
};

const italian: BoardWords = {
  when: (year, month) => `Anno ${year}, mese ${month} di 12`,
  player: ({ number, name, state, league, purse, goods, benefici, mercator, points }) =>
    `${number} ${name}: ${[
      state,
      ...(league === null ? [] : [`lega ${league}`]),
      purse,
      goods || 'nessuna merce',
      it.count(benefici, 'Beneficio', 'Benefici'),
      it.count(mercator, 'carta Mercator', 'carte Mercator'),
      it.count(points, 'punto in corso', 'punti in corso'),
    ].join(', ')}`,
  prices: prices => `Prezzi: ${prices}`,
  heads: ['', 'Comune', 'Pod', 'Sestieri', 'Fiorini', 'Opere', 'Bonus'],
  exile: 'in esilio',
  out: 'fuori dal gioco',
  fieldTitle: 'Campo della contesa',
  legend: [
    'Mappa: tre lettere per Comune (le dà l’elenco dei Comuni), 1! un esercito del mercante 1, 1P il suo Podestà in viaggio, · pianura, h colle, ^ monte, ~ fiume. Una casella si chiama con la colonna e la riga: C6.',
    'Comuni: Pod è il numero del mercante che è Podestà. Sestieri: B Bellatores, M Mercatores, L Laboratores, maiuscolo guelfo, minuscolo ghibellino; il numero è il mercante cui sono fedeli, - nessuno, * armato. Opere, nell’ordine di "chart": . non cominciata, + in corso, # finita. Bonus: riga alta e riga bassa.',
  ],
  fieldLegend: [
    'Campo: attaccanti in maiuscolo, F feditori, C capitano, P palvesari, I fanti; 2 davanti due compagnie, un numero dopo i danni; ⌂ una casa. Una casella si chiama con la colonna e la riga: c6.',
  ],
};

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en: english, it: italian };
