/** What the game finds wrong with data: where a pack contradicts the rulebook, or itself. */
import { flawsIn } from '@carroccio/kernel';
import { known } from '@carroccio/kernel/text';

interface Flaws {
  twice: { id: string };
  'shock-columns': { wanted: readonly number[] };
  'shock-rolls': { wanted: readonly number[] };
  'shock-cells': { roll: number; cells: number; wanted: number };
  'uneven-ranges': { weapon: string };
  'weather-ends': object;
  'weather-stays': { id: string };
  'weather-last': { id: string };
  rows: { found: number; wanted: number };
  columns: { row: number; found: number; wanted: number };
  'off-map': { hex: string; columns: number; rows: number };
  'no-level': { hex: string };
  'needless-level': { hex: string };
  'far-stream': { a: string; b: string };
  'ground-pieces': object;
  banners: { side: string; banner: string };
  'baron-or-rating': { id: string };
  'other-battle': { battle: string; wanted: string };
  'short-row': { row: string; units: number; hexes: number };
  unplaced: { row: string; id: string };
  'placed-stranger': { row: string; id: string };
  'placed-twice': { row: string; id: string };
  'outside-row': { row: string; hex: string };
  alone: { hex: string };
  'palvesari-together': { hex: string };
  'free-setup': object;
  'hex-in-two-rows': { hex: string };
  'unit-in-two-rows': { id: string };
  'no-battle': { battle: string; known: readonly string[] };
  'no-battaglia': { id: string };
  'strange-battaglia': { id: string; known: readonly string[] };
  impassable: { hex: string; letter: string };
  'unit-not-set-up': { id: string };
  'unit-not-in-army': { id: string; known: readonly string[] };
  'no-hex': { counter: string };
  'no-counter': { counter: string };
  'no-missile-unit': { id: string };
  'other-ground': { hex: string; is: string; rule: string };
  'no-stream': { hex: string; rule: string };
  'no-edge': { hex: string; rule: string };
  'no-rise': { hexes: readonly string[]; rule: string };
}

const cited = (rule: string): string => (rule === '' ? '' : ` (${rule})`);
const joined = (items: readonly string[], and: string): string =>
  `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
/** "0101 to 3018" */
const corner = (columns: number, rows: number): string =>
  `${String(columns).padStart(2, '0')}${String(rows).padStart(2, '0')}`;

export const flaw = flawsIn<Flaws>({
  en: {
    twice: ({ id }) => `${id} stands twice; give one of the two another id, or take it out`,
    'shock-columns': ({ wanted }) => `the columns are not ${wanted.join(' ')}`,
    'shock-rolls': ({ wanted }) => `the rolls are not ${wanted.join(' ')}; one row for each total of two dice`,
    'shock-cells': ({ roll, cells, wanted }) => `roll ${roll} has ${cells} cells, not ${wanted}; one for each column`,
    'uneven-ranges': ({ weapon }) =>
      `the rows of ${weapon} are not equally long; write null where the shot is not allowed`,
    'weather-ends': () => 'it does not go from fair to storm; the first box is fair, the last storm',
    'weather-stays': ({ id }) => `${id} does not say when it worsens; write worsensFrom, 2 to 12`,
    'weather-last': ({ id }) => `${id} is the last and cannot worsen; leave worsensFrom out`,
    rows: ({ found, wanted }) => `the grid has ${found} rows, not ${wanted}; write a line for each, or change "rows"`,
    columns: ({ row, found, wanted }) =>
      `row ${row} of the grid has ${found} hexes, not ${wanted}; write a letter for each, or change "columns"`,
    'off-map': ({ hex, columns, rows }) =>
      `${hex} is not on the map; its hexes go from 0101 to ${corner(columns, rows)}`,
    'no-level': ({ hex }) =>
      `the level of ${hex} is missing; Woods and Camps have theirs in "ground": 1, 1.5, 2, 2.5 or 3`,
    'needless-level': ({ hex }) =>
      `the level of ${hex} stands on the grid and need not be given; take it out of "ground"`,
    'far-stream': ({ a, b }) =>
      `a stream runs between ${a} and ${b}, which are not neighbours; each pair is the two hexes of one side`,
    'ground-pieces': () => 'the ground is not of one piece: put # where no unit can come',
    banners: ({ side, banner }) => `${side} has more than one ${banner}; one Battaglia of a side carries it`,
    'baron-or-rating': ({ id }) =>
      `${id} must be a Baron or have a rating, not both; a Baron has the tag baron and the rating null`,
    'other-battle': ({ battle, wanted }) => `it is of ${wanted}, not of ${battle}`,
    'short-row': ({ row, units, hexes }) =>
      `${row}: ${units} units do not fit in ${hexes} hexes; a hex for each at least`,
    unplaced: ({ row, id }) => `${row}: in the ready placement ${id} is missing; give it a hex in "default"`,
    'placed-stranger': ({ row, id }) => `${row}: in the ready placement ${id} is not known; only units of the row`,
    'placed-twice': ({ row, id }) => `${row}: ${id} is placed twice; one hex for each in "default"`,
    'outside-row': ({ row, hex }) => `${row}: ${hex} is not in the row; add it to "hexes", or place the unit elsewhere`,
    alone: ({ hex }) => `nobody of the Battaglia stands in ${hex}; name a hex in which one of its units is placed`,
    'palvesari-together': ({ hex }) => `two Palvesari stand in ${hex}; each has a hex of its own`,
    'free-setup': () =>
      'a free set-up, and no other, says who moves first and when fatigue begins; firstMover and fatigueAfter go with kind "free"',
    'hex-in-two-rows': ({ hex }) => `${hex} is in two rows; leave it in one`,
    'unit-in-two-rows': ({ id }) => `${id} is in two rows; leave it in one`,
    'no-battle': ({ battle, known: all }) => `there is no ${battle}; there are ${all.join(', ')}`,
    'no-battaglia': ({ id }) => `the Battaglia ${id} is missing; the army has it, so say how it starts`,
    'strange-battaglia': ({ id, known: all }) => `${id} is not in the army; it has ${known(id, all)}`,
    impassable: ({ hex, letter }) =>
      letter === ''
        ? `${hex} cannot be stood in; it is not on the map`
        : `${hex} cannot be stood in; the map has ${letter} there, and units stand in 1 2 3 a b ^ w C only`,
    'unit-not-set-up': ({ id }) => `${id} is missing; the army has it: add it to a row, or take it out of armies`,
    'unit-not-in-army': ({ id, known: all }) =>
      `${id} is not known; the army has ${known(id, all)}: take it out here too, or put it back in armies`,
    'no-hex': ({ counter }) => `its ${counter} has no hex; write one where one of its units is placed`,
    'no-counter': ({ counter }) => `its ${counter} has a hex but no counter; take the hex out, or add it in armies`,
    'no-missile-unit': ({ id }) => `${id} is not with a missile unit; place it where a unit of type X or A is placed`,
    'other-ground': ({ hex, is, rule }) => `${hex} is not ${is}${cited(rule)}; write one of these letters in the grid`,
    'no-stream': ({ hex, rule }) => `no stream runs past ${hex}${cited(rule)}; it must be in a pair of "streams"`,
    'no-edge': ({ hex, rule }) =>
      `${hex} cannot be entered from the edge${cited(rule)}; write 1 2 3 a b ^ w or C there`,
    'no-rise': ({ hexes, rule }) =>
      `${joined(hexes, 'and')} do not rise${cited(rule)}; each is higher than the one before: 1 a 2 b 3`,
  },
  it: {
    twice: ({ id }) => `${id} compare due volte; dai a uno dei due un altro id, o toglilo`,
    'shock-columns': ({ wanted }) => `le colonne non sono ${wanted.join(' ')}`,
    'shock-rolls': ({ wanted }) => `i tiri non sono ${wanted.join(' ')}; una riga per ogni totale di due dadi`,
    'shock-cells': ({ roll, cells, wanted }) => `il tiro ${roll} ha ${cells} caselle, non ${wanted}; una per colonna`,
    'uneven-ranges': ({ weapon }) =>
      `le righe di ${weapon} non sono lunghe uguali; scrivi null dove il tiro non è permesso`,
    'weather-ends': () => 'non va da fair a storm; la prima casella è fair, l’ultima storm',
    'weather-stays': ({ id }) => `${id} non dice quando peggiora; scrivi worsensFrom, da 2 a 12`,
    'weather-last': ({ id }) => `${id} è l’ultima e non può peggiorare; togli worsensFrom`,
    rows: ({ found, wanted }) =>
      `la griglia ha ${found} righe, non ${wanted}; scrivine una per ciascuna, o cambia "rows"`,
    columns: ({ row, found, wanted }) =>
      `la riga ${row} della griglia ha ${found} esagoni, non ${wanted}; una lettera per ciascuno, o cambia "columns"`,
    'off-map': ({ hex, columns, rows }) =>
      `${hex} non è sulla mappa; i suoi esagoni vanno da 0101 a ${corner(columns, rows)}`,
    'no-level': ({ hex }) => `manca il livello di ${hex}; boschi e campi l’hanno in "ground": 1, 1.5, 2, 2.5 o 3`,
    'needless-level': ({ hex }) => `il livello di ${hex} sta già nella griglia; toglilo da "ground"`,
    'far-stream': ({ a, b }) =>
      `un torrente scorre fra ${a} e ${b}, che non sono vicini; ogni coppia è quella dei due esagoni di un lato`,
    'ground-pieces': () => 'il terreno non è tutto unito: metti # dove nessuna unità può arrivare',
    banners: ({ side, banner }) => `${side} ha più di un ${banner}; lo porta una sola Battaglia della parte`,
    'baron-or-rating': ({ id }) =>
      `${id} dev’essere un Barone o avere un valore, non tutti e due; un Barone ha il tag baron e rating null`,
    'other-battle': ({ battle, wanted }) => `è di ${wanted}, non di ${battle}`,
    'short-row': ({ row, units, hexes }) =>
      `${row}: ${units} unità non stanno in ${hexes} esagoni; almeno uno per ciascuna`,
    unplaced: ({ row, id }) => `${row}: nello schieramento pronto manca ${id}; dagli un esagono in "default"`,
    'placed-stranger': ({ row, id }) => `${row}: nello schieramento pronto ${id} non esiste; solo unità della fila`,
    'placed-twice': ({ row, id }) => `${row}: ${id} è messo due volte; in "default" un esagono per ciascuno`,
    'outside-row': ({ row, hex }) => `${row}: ${hex} non è nella fila; aggiungilo a "hexes", o metti l’unità altrove`,
    alone: ({ hex }) => `nessuno della Battaglia sta in ${hex}; indica un esagono dov’è messa una sua unità`,
    'palvesari-together': ({ hex }) => `due Palvesari stanno in ${hex}; ognuno ha un esagono suo`,
    'free-setup': () =>
      'uno schieramento libero, e nessun altro, dice chi muove per primo e quando comincia la fatica; firstMover e fatigueAfter vanno con kind "free"',
    'hex-in-two-rows': ({ hex }) => `${hex} è in due file; lascialo in una`,
    'unit-in-two-rows': ({ id }) => `${id} è in due file; lasciala in una`,
    'no-battle': ({ battle, known: all }) => `non c’è ${battle}; ci sono ${all.join(', ')}`,
    'no-battaglia': ({ id }) => `manca la Battaglia ${id}; l’armata ce l’ha: va detto come comincia`,
    'strange-battaglia': ({ id, known: all }) => `${id} non è nell’armata, che ha ${known(id, all)}`,
    impassable: ({ hex, letter }) =>
      letter === ''
        ? `in ${hex} non si può stare; non è sulla mappa`
        : `in ${hex} non si può stare; la mappa lì ha ${letter}, e le unità stanno solo in 1 2 3 a b ^ w C`,
    'unit-not-set-up': ({ id }) => `manca ${id}; l’armata ce l’ha: aggiungila a una fila, o toglila da armies`,
    'unit-not-in-army': ({ id, known: all }) =>
      `${id} non esiste; l’armata ha ${known(id, all)}: toglila anche qui, o rimettila in armies`,
    'no-hex': ({ counter }) => `il suo ${counter} non ha un esagono; scrivine uno dov’è messa una sua unità`,
    'no-counter': ({ counter }) =>
      `il suo ${counter} ha un esagono ma non una pedina; togli l’esagono, o aggiungila in armies`,
    'no-missile-unit': ({ id }) => `${id} non è con un’unità da tiro; mettilo dov’è messa un’unità di tipo X o A`,
    'other-ground': ({ hex, is, rule }) =>
      `${hex} non è ${is}${cited(rule)}; scrivi nella griglia una di queste lettere`,
    'no-stream': ({ hex, rule }) =>
      `nessun torrente passa da ${hex}${cited(rule)}; dev’essere in una coppia di "streams"`,
    'no-edge': ({ hex, rule }) => `in ${hex} non si entra dal bordo${cited(rule)}; lì scrivi 1 2 3 a b ^ w o C`,
    'no-rise': ({ hexes, rule }) =>
      `${joined(hexes, 'e')} non salgono${cited(rule)}; ognuno è più alto di quello prima: 1 a 2 b 3`,
  },
});
