/** What is said where something is looked up while a match is played. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

const { en, it } = GRAMMAR;

const english = {
  lookAtWhat: 'look PLACE or look PIECE: a printed number or name',
  nothingLike: (words: string) => `There is no place, piece or card "${words}"`,
  several: (words: string, count: number) => `${en.count(count, 'thing has', 'things have')} "${words}": say more`,
  emptyPlace: 'Nobody is here.',
  choicesHere: 'You may choose here',
  nothingToDo: (place: string) => `Nothing can be chosen at ${place} now`,
  nobodys: 'Nobody’s',
  absent: 'not on the board',
  noUnits: 'There are no pieces on the table',
  noHand: 'You hold no cards',
  cardNeedsName: 'card WORDS: some words of its name; "hand" shows what you hold',
  noCards: 'This game has no cards; "look X" tells of a place or a piece',
  charts: 'chart N or chart WORDS shows one',
  bold: '*so*: in bold',
  noChart: (words: string) => `There is no chart "${words}"`,
  noCharts: 'This game has no charts',
  appliesNow: 'applies now',
  now: (what: string) => `Now: ${what}`,
  aims: 'How it is won',
  special: 'Rules of this scenario ("rule ID" reads one)',
  options: 'Options',
  players: 'Players',
  noTable: 'This game cannot be looked up in the terminal',
  took: (choice: string) => `→ ${choice}`,
  costs: (name: string, amount: string, left: string) => `${amount} ${name}, ${left} left`,
  forced: (choice: string) => `${choice} (nothing else could be done)`,
  more: (left: number) => `${en.count(left, 'more line', 'more lines')}: Enter goes on, q stops `,
};

export type ReadingText = typeof english;

const italian: ReadingText = {
  lookAtWhat: 'look LUOGO o look PEZZO: un numero stampato o un nome',
  nothingLike: words => `Non c’è un luogo, un pezzo o una carta "${words}"`,
  several: (words, count) => `${it.count(count, 'cosa ha', 'cose hanno')} "${words}": di’ di più`,
  emptyPlace: 'Qui non c’è nessuno.',
  choicesHere: 'Qui puoi scegliere',
  nothingToDo: place => `A ${place} adesso non si può scegliere niente`,
  nobodys: 'Di nessuno',
  absent: 'non sul tabellone',
  noUnits: 'Sul tavolo non ci sono pezzi',
  noHand: 'Non hai carte in mano',
  cardNeedsName: 'card PAROLE: qualche parola del nome; "hand" mostra quelle in mano',
  noCards: 'Questo gioco non ha carte; "look X" dice di un luogo o di un pezzo',
  charts: 'chart N o chart PAROLE ne mostra una',
  bold: '*così*: in grassetto',
  noChart: words => `Non c’è una tabella "${words}"`,
  noCharts: 'Questo gioco non ha tabelle',
  appliesNow: 'vale adesso',
  now: what => `Adesso: ${what}`,
  aims: 'Come si vince',
  special: 'Regole di questo scenario ("rule ID" ne legge una)',
  options: 'Opzioni',
  players: 'Giocatori',
  noTable: 'Questo gioco non si può consultare dal terminale',
  took: choice => `→ ${choice}`,
  costs: (name, amount, left) => `${amount} ${name}, ${left === '1' ? 'ne resta' : 'ne restano'} ${left}`,
  forced: choice => `${choice} (non si poteva fare altro)`,
  more: left => `${left === 1 ? 'ancora 1 riga' : `ancora ${left} righe`}: Invio continua, q smette `,
};

export const READING_TEXT: Readonly<Record<Language, ReadingText>> = { en: english, it: italian };
