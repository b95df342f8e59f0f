/** What the game finds wrong with data: where a pack contradicts the rulebook, or itself. */
import { flawsIn } from '@carroccio/kernel';
import { known } from '@carroccio/kernel/text';

interface Flaws {
  twice: { id: string };
  wing: { wing: 'left' | 'centre' | 'right'; columns: number };
  'field-rows': { rows: number };
  'few-cards': { cards: number; wanted: number };
  sestiere: { number: number; place: number };
  rebuilding: object;
  'last-raid': { left: number };
  token: { id: string; place: number };
  'one-company': { id: string };
  captain: object;
  'good-order': { id: string; wanted: string };
  counters: { id: string; lots: number; counted: number };
  track: { step: number };
  rows: { found: number; wanted: number };
  row: { row: string; columns: number; symbols: string };
  symbol: { symbol: string };
  drawn: { drawn: number; communes: number };
  'commune-square': { id: string; square: string; symbol: string };
  'strange-distance': { from: string; to: string };
  'river-square': { name: string; square: string; symbols: string };
  requires: { id: string; other: string };
  'no-company': { id: string; known: readonly string[] };
  'no-chit': { id: string };
  'chit-order': { wanted: readonly string[] };
  'no-commune': { id: string; known: readonly string[] };
  'given-twice': { id: string };
  'given-from': { id: string; wanted: number | null };
  months: { events: number; months: number };
  'card-commune': { card: string; id: string; known: readonly string[] };
  hands: { cards: number; players: number; wanted: number };
  lots: { id: string; lots: number; most: number };
  material: { works: number; goods: number };
  'whole-price': { florins: number; lots: number };
  walls: { walls: number };
  feast: { id: string; month: number; months: number };
}

const WINGS = {
  en: { left: 'left', centre: 'centre', right: 'right' },
  it: { left: 'sinistra', centre: 'centrale', right: 'destra' },
} as const;

export const flaw = flawsIn<Flaws>({
  en: {
    twice: ({ id }) => `${id} stands twice; give one of the two another id`,
    wing: ({ wing, columns }) =>
      `the ${WINGS.en[wing]} wing is not on the field; first and last column, 1 to ${columns}, the lower first`,
    'field-rows': ({ rows }) => `rows that are not on the field; first and last row, 1 to ${rows}, the lower first`,
    'few-cards': ({ cards, wanted }) => `fewer cards than a year needs; ${cards}, not ${wanted}`,
    sestiere: ({ number, place }) => `sestiere ${number} is misplaced; sestiere ${place} comes here`,
    rebuilding: () => 'the sums of rebuilding do not rise; each "paid" is more than the one before',
    'last-raid': ({ left }) => `the last raid leaves taxes; its taxesLeft is 0, not ${left}`,
    token: ({ id, place }) => `${id} is not in its place; it is token ${place}`,
    'one-company': ({ id }) => `${id} is not one company; it has the kind compagnia, a company and the count 1`,
    captain: () => 'the first unit of a company is its captain; write "capitano" first',
    'good-order': ({ id, wanted }) => `${id} is out of order; ${wanted} comes here`,
    counters: ({ id, lots, counted }) =>
      `the counters of ${id} do not make its lots; they make ${counted}, and it has ${lots}`,
    track: ({ step }) => `the prices do not lie on the track; lowest, start and highest rise in steps of ${step}`,
    rows: ({ found, wanted }) => `the grid has ${found} rows, not ${wanted}; write a line for each, or change "rows"`,
    row: ({ row, columns, symbols }) => `the row "${row}" is not ${columns} known symbols; the symbols are ${symbols}`,
    symbol: ({ symbol }) => `"${symbol}" means two terrains; every terrain has a symbol of its own`,
    drawn: ({ drawn, communes }) => `the grid shows ${drawn} communes; there are ${communes}`,
    'commune-square': ({ id, square, symbol }) =>
      `${id} is not drawn at ${square}; write ${symbol} there in the grid, or another square`,
    'strange-distance': ({ from, to }) => `a distance from ${from} to ${to}, which are not both communes`,
    'river-square': ({ name, square, symbols }) =>
      `the ${name} is not drawn at ${square}; write one of ${symbols} there in the grid`,
    requires: ({ id, other }) => `${id} requires ${other}, which does not come before it`,
    'no-company': ({ id, known: all }) => `there is no company ${id}; there are ${known(id, all)}`,
    'no-chit': ({ id }) => `${id} has no chit; add one to the tokens of benefici`,
    'chit-order': ({ wanted }) => `the chits are not in the order of the companies; they are ${wanted.join(', ')}`,
    'no-commune': ({ id, known: all }) => `there is no commune ${id}; there are ${known(id, all)}`,
    'given-twice': ({ id }) => `${id} is given out twice; six communes, each once`,
    'given-from': ({ id, wanted }) =>
      `${id} is not given out from as many players on as it says; by lengths its "from" is ${wanted}`,
    months: ({ events, months }) => `${events} events are not one for each of ${months} months; perYear is ${months}`,
    'card-commune': ({ card, id, known: all }) => `${card}: there is no commune ${id}; there are ${known(id, all)}`,
    hands: ({ cards, players, wanted }) =>
      `${cards} cards are not hands for ${players} players; ${wanted} cards at least, or a smaller hand`,
    lots: ({ id, lots, most }) => `${id} needs more lots than there are; ${lots}, and there are ${most}`,
    material: ({ works, goods }) => `materials cost ${works} florins, in the goods ${goods}; write the same in both`,
    'whole-price': ({ florins, lots }) =>
      `${florins} florins for ${lots} lots are no whole price; the sum is a multiple of the lots`,
    walls: ({ walls }) => `no walls are given for ${walls} works; one entry for none and one for each`,
    feast: ({ id, month, months }) =>
      `${id} is in no month of the year; its month is ${month}, and there are ${months}`,
  },
  it: {
    twice: ({ id }) => `${id} compare due volte; dai a uno dei due un altro id`,
    wing: ({ wing, columns }) =>
      `l’ala ${WINGS.it[wing]} non è sul campo; prima e ultima colonna, da 1 a ${columns}, prima la più bassa`,
    'field-rows': ({ rows }) => `righe che non sono sul campo; prima e ultima, da 1 a ${rows}, prima la più bassa`,
    'few-cards': ({ cards, wanted }) => `meno carte di quante ne vuole un anno; ${cards}, non ${wanted}`,
    sestiere: ({ number, place }) => `il sestiere ${number} è fuori posto; qui viene il sestiere ${place}`,
    rebuilding: () => 'le somme della ricostruzione non crescono; ogni "paid" è più di quello prima',
    'last-raid': ({ left }) => `l’ultima razzia lascia delle tasse; il suo taxesLeft è 0, non ${left}`,
    token: ({ id, place }) => `${id} non è al suo posto; è il gettone ${place}`,
    'one-company': ({ id }) => `${id} non è una compagnia; ha kind compagnia, una company e count 1`,
    captain: () => 'la prima unità di una compagnia è il suo capitano; scrivi prima "capitano"',
    'good-order': ({ id, wanted }) => `${id} è fuori posto; qui viene ${wanted}`,
    counters: ({ id, lots, counted }) =>
      `i segnalini di ${id} non fanno i suoi lotti; ne fanno ${counted}, e sono ${lots}`,
    track: ({ step }) => `i prezzi non stanno sulla scala; lowest, start e highest crescono a passi di ${step}`,
    rows: ({ found, wanted }) =>
      `la griglia ha ${found} righe, non ${wanted}; scrivine una per ciascuna, o cambia "rows"`,
    row: ({ row, columns, symbols }) => `la riga "${row}" non è di ${columns} simboli noti; i simboli sono ${symbols}`,
    symbol: ({ symbol }) => `"${symbol}" vuol dire due terreni; ogni terreno ha il suo simbolo`,
    drawn: ({ drawn, communes }) => `la griglia mostra ${drawn} comuni; sono ${communes}`,
    'commune-square': ({ id, square, symbol }) =>
      `${id} non è disegnata in ${square}; lì nella griglia scrivi ${symbol}, o cambia casella`,
    'strange-distance': ({ from, to }) => `una distanza da ${from} a ${to}, che non sono tutti e due comuni`,
    'river-square': ({ name, square, symbols }) =>
      `il fiume ${name} non è disegnato in ${square}; lì nella griglia scrivi uno di ${symbols}`,
    requires: ({ id, other }) => `${id} richiede ${other}, che non viene prima`,
    'no-company': ({ id, known: all }) => `non c’è una compagnia ${id}; ci sono ${known(id, all)}`,
    'no-chit': ({ id }) => `${id} non ha un gettone; aggiungine uno ai tokens di benefici`,
    'chit-order': ({ wanted }) => `i gettoni non sono nell’ordine delle compagnie; sono ${wanted.join(', ')}`,
    'no-commune': ({ id, known: all }) => `non c’è un comune ${id}; ci sono ${known(id, all)}`,
    'given-twice': ({ id }) => `${id} è assegnata due volte; sei comuni, ognuno una volta`,
    'given-from': ({ id, wanted }) =>
      `${id} non è assegnata dal numero di giocatori che dice; secondo lengths il suo "from" è ${wanted}`,
    months: ({ events, months }) =>
      `${events} eventi non sono uno per ciascuno dei ${months} mesi; perYear è ${months}`,
    'card-commune': ({ card, id, known: all }) => `${card}: non c’è un comune ${id}; ci sono ${known(id, all)}`,
    hands: ({ cards, players, wanted }) =>
      `${cards} carte non bastano per le mani di ${players} giocatori; almeno ${wanted}, o una mano più piccola`,
    lots: ({ id, lots, most }) => `${id} vuole più lotti di quanti ce ne siano; ${lots}, e sono ${most}`,
    material: ({ works, goods }) =>
      `i materiali costano ${works} fiorini, nelle merci ${goods}; scrivi lo stesso nei due posti`,
    'whole-price': ({ florins, lots }) =>
      `${florins} fiorini per ${lots} lotti non sono un prezzo intero; la somma è un multiplo dei lotti`,
    walls: ({ walls }) => `non sono date mura per ${walls} opere; una voce per nessuna e una per ciascuna`,
    feast: ({ id, month, months }) => `${id} non è in nessun mese dell’anno; il suo mese è ${month}, e sono ${months}`,
  },
});
