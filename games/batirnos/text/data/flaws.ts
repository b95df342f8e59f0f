/** What the game finds wrong with data: where a pack contradicts the rulebook, or itself. */
import { flawsIn } from '@carroccio/kernel';
import { known } from '@carroccio/kernel/text';

interface Flaws {
  twice: { id: string };
  'in-two-lists': { id: string };
  'no-replacement': object;
  worth: { id: string; points: number; worth: number };
  'card-order': { number: number; place: number };
  'card-twice': { number: string };
  cards: { found: number };
  'orders-without-priority': { number: number };
  'priority-without-orders': { number: number };
  'sector-twice': { hex: string };
  'sector-range': { range: number; farthest: number };
  series: { id: string; type: string; wanted: number };
  'fire-and-sector': { id: string };
  square: { id: string; strength: number };
  rows: { found: number; wanted: number };
  columns: { row: number; found: number; wanted: number };
  'off-map': { hex: string; columns: number; rows: number };
  'same-hex': { hex: string };
  'both-deploy': { hex: string };
  impassable: { hex: string };
  'no-leader': { id: string; known: readonly string[] };
  'no-troops': { id: string; known: readonly string[] };
  'no-muster': object;
  'needless-muster': object;
  'no-commander': { seat: string };
  'no-division': { seat: string };
  'muster-divisions': { most: number };
  'muster-units': { most: number };
  'muster-leaders': { wings: number; characters: number };
  'dear-armies': { points: number };
  'no-objective': { objective: number; objectives: number };
  'not-optional': object;
  'tide-column': { column: number; columns: number };
  'backward-range': object;
  base: { cards: number };
}

const corner = (columns: number, rows: number): string =>
  `${String(columns).padStart(2, '0')}${String(rows).padStart(2, '0')}`;

export const flaw = flawsIn<Flaws>({
  en: {
    twice: ({ id }) => `${id} stands twice; give one of the two another id, or take it out`,
    'in-two-lists': ({ id }) => `${id} is in two lists; each troop card belongs to one nation`,
    'no-replacement': () => 'the first card is not the replacement of nqsb.10.9; its role is "replacement"',
    worth: ({ id, points, worth }) =>
      `${id} does not cost what his ratings are worth; they are worth ${worth} points, not ${points}`,
    'card-order': ({ number, place }) => `card ${number} is out of order; card ${place} comes here`,
    'card-twice': ({ number }) => `card ${number} stands twice; every number from 1 to 50 once`,
    cards: ({ found }) => `there are ${found} cards, not 50; the deck is built by their numbers`,
    'orders-without-priority': ({ number }) =>
      `card ${number} gives orders without a priority; write a priority of 1 to 3, or no order`,
    'priority-without-orders': ({ number }) =>
      `card ${number} has a priority and gives no order; write priority 0, or one of move, fire, melee, rally as true`,
    'sector-twice': ({ hex }) => `the hex ${hex} stands twice; write it once`,
    'sector-range': ({ range, farthest }) => `its range is not ${range}; its farthest hex is ${farthest} away`,
    series: ({ id, type, wanted }) => `${id} has the wrong number of series; troops of type ${type} have ${wanted}`,
    'fire-and-sector': ({ id }) =>
      `${id} has a firing sector without fire, or fire without a sector; write null for both, or both`,
    square: ({ id, strength }) => `${id} is a square and has not strength 6; it has ${strength}`,
    rows: ({ found, wanted }) => `the map has ${found} rows, not ${wanted}; write a line for each, or change "rows"`,
    columns: ({ row, found, wanted }) =>
      `row ${row} has ${found} hexes, not ${wanted}; write a letter for each, or change "columns"`,
    'off-map': ({ hex, columns, rows }) =>
      `${hex} is not on the map; its hexes go from 0101 to ${corner(columns, rows)}`,
    'same-hex': ({ hex }) => `two pieces are set up in ${hex}; one piece a hex`,
    'both-deploy': ({ hex }) => `both sides may deploy in ${hex}; leave it to one`,
    impassable: ({ hex }) => `nobody can stand in ${hex}; the map has ~ there, which is impassable`,
    'no-leader': ({ id, known: all }) => `there is no leader ${id}; there are ${known(id, all)}`,
    'no-troops': ({ id, known: all }) => `there are no troops ${id}; there are ${known(id, all)}`,
    'no-muster': () => 'it does not say how armies are mustered; write "muster"',
    'needless-muster': () => 'armies are mustered in a battle by points only; take "muster" out',
    'no-commander': ({ seat }) => `${seat} has no commander; write "cic"`,
    'no-division': ({ seat }) => `${seat} has no division; write one at least`,
    'muster-divisions': ({ most }) => `so many divisions have no place; from few to many, ${most} at most`,
    'muster-units': ({ most }) => `so many units have no place; from few to many, 1 to ${most}`,
    'muster-leaders': ({ wings, characters }) =>
      `so many leaders have no place; ${wings} wings and ${characters} characters at most`,
    'dear-armies': ({ points }) => `no army can be had for ${points} points; make troops or generals cheaper`,
    'no-objective': ({ objective, objectives }) =>
      `there is no objective ${objective}; they are counted from 0, and there are ${objectives}`,
    'not-optional': () => 'the division that may arrive is not an optional one; write "optional": true in it',
    'tide-column': ({ column, columns }) =>
      `the tide rises beside the map; its column is ${column}, and the map has ${columns}`,
    'backward-range': () => 'a range ends before it begins; write the lower number first',
    base: ({ cards }) => `the base is not thirty cards; it is ${cards}`,
  },
  it: {
    twice: ({ id }) => `${id} compare due volte; dai a uno dei due un altro id, o toglilo`,
    'in-two-lists': ({ id }) => `${id} è in due liste; ogni carta di truppa è di una nazione`,
    'no-replacement': () => 'la prima carta non è il rimpiazzo di nqsb.10.9; il suo role è "replacement"',
    worth: ({ id, points, worth }) =>
      `${id} non costa quanto valgono i suoi valori; valgono ${worth} punti, non ${points}`,
    'card-order': ({ number, place }) => `la carta ${number} è fuori posto; qui viene la carta ${place}`,
    'card-twice': ({ number }) => `la carta ${number} compare due volte; ogni numero da 1 a 50 una volta`,
    cards: ({ found }) => `le carte sono ${found}, non 50; il mazzo si forma con i loro numeri`,
    'orders-without-priority': ({ number }) =>
      `la carta ${number} dà ordini senza priorità; scrivi una priorità da 1 a 3, o nessun ordine`,
    'priority-without-orders': ({ number }) =>
      `la carta ${number} ha una priorità e non dà ordini; scrivi priority 0, o true per uno fra move, fire, melee, rally`,
    'sector-twice': ({ hex }) => `l’esagono ${hex} compare due volte; scrivilo una volta`,
    'sector-range': ({ range, farthest }) => `la gittata non è ${range}; l’esagono più lontano dista ${farthest}`,
    series: ({ id, type, wanted }) =>
      `${id} non ha il numero giusto di serie; le truppe di tipo ${type} ne hanno ${wanted}`,
    'fire-and-sector': ({ id }) =>
      `${id} ha un settore di tiro senza tiro, o il tiro senza un settore; scrivi null per tutti e due, o tutti e due`,
    square: ({ id, strength }) => `${id} è un quadrato e non ha forza 6; ha ${strength}`,
    rows: ({ found, wanted }) =>
      `la mappa ha ${found} righe, non ${wanted}; scrivine una per ciascuna, o cambia "rows"`,
    columns: ({ row, found, wanted }) =>
      `la riga ${row} ha ${found} esagoni, non ${wanted}; una lettera per ciascuno, o cambia "columns"`,
    'off-map': ({ hex, columns, rows }) =>
      `${hex} non è sulla mappa; i suoi esagoni vanno da 0101 a ${corner(columns, rows)}`,
    'same-hex': ({ hex }) => `in ${hex} sono messi due pezzi; uno per esagono`,
    'both-deploy': ({ hex }) => `tutte e due le parti possono schierare in ${hex}; lascialo a una`,
    impassable: ({ hex }) => `in ${hex} nessuno può stare; la mappa lì ha ~, che è impraticabile`,
    'no-leader': ({ id, known: all }) => `non c’è un comandante ${id}; ci sono ${known(id, all)}`,
    'no-troops': ({ id, known: all }) => `non ci sono truppe ${id}; ci sono ${known(id, all)}`,
    'no-muster': () => 'non dice come si formano le armate; scrivi "muster"',
    'needless-muster': () => 'le armate si formano solo nella battaglia a punti; togli "muster"',
    'no-commander': ({ seat }) => `${seat} non ha un comandante in capo; scrivi "cic"`,
    'no-division': ({ seat }) => `${seat} non ha divisioni; scrivine almeno una`,
    'muster-divisions': ({ most }) => `tante divisioni non hanno posto; da poche a molte, al massimo ${most}`,
    'muster-units': ({ most }) => `tante unità non hanno posto; da poche a molte, da 1 a ${most}`,
    'muster-leaders': ({ wings, characters }) =>
      `tanti comandanti non hanno posto; al massimo ${wings} ali e ${characters} personaggi`,
    'dear-armies': ({ points }) =>
      `per ${points} punti non si può avere un’armata; truppe o generali devono costare meno`,
    'no-objective': ({ objective, objectives }) =>
      `non c’è l’obiettivo ${objective}; si contano da 0, e sono ${objectives}`,
    'not-optional': () => 'la divisione che può arrivare non è facoltativa; scrivi in essa "optional": true',
    'tide-column': ({ column, columns }) =>
      `la marea sale fuori dalla mappa; la sua colonna è ${column}, e la mappa ne ha ${columns}`,
    'backward-range': () => 'un intervallo finisce prima di cominciare; scrivi prima il numero più basso',
    base: ({ cards }) => `la base non è di trenta carte; è di ${cards}`,
  },
});
