/** What the game finds wrong with data: where a pack contradicts the rulebook, or itself. */
import { flawsIn } from '@carroccio/kernel';
import { known } from '@carroccio/kernel/text';

type Table = 'fire-mounted' | 'fire-foot' | 'combat-mounted' | 'combat-foot' | 'bombardment';

interface Flaws {
  'character-twice': { id: string };
  'map-twice': { id: string };
  'scenario-twice': { id: string };
  'half-rider': { id: string };
  code: { id: string; code: string };
  width: { table: Table; columns: number };
  bounds: { wanted: number; found: number };
  brackets: { wanted: number };
  results: { way: string; from: number; to: number };
  size: { id: string; columns: number; rows: number };
  letter: { id: string; letter: string; known: readonly string[] };
  levels: { id: string };
  'two-places': { scenario: string; id: string };
  'not-there': { scenario: string; id: string };
  'no-article': { scenario: string; kind: string; known: readonly string[] };
  terms: { scenario: string; where: string; en: string; it: string };
  'no-character': { scenario: string; id: string; known: readonly string[] };
  absent: { scenario: string; id: string };
  'no-horse': { scenario: string; id: string };
  'no-group': { scenario: string; id: string; known: readonly string[] };
  'no-laid-map': { scenario: string; overlay: string };
  'no-overlay': { scenario: string; overlay: string; known: readonly string[] };
  'overlay-off-map': { scenario: string; overlay: string; columns: number; rows: number };
  'no-map': { scenario: string; map: string; known: readonly string[] };
  'no-ground': { scenario: string; why: string };
  'no-column': { scenario: string };
  siege: { scenario: string };
  'off-map': { scenario: string; hex: string };
  'no-terrain': { name: string; known: readonly string[] };
  'no-price': { name: string };
  'no-scenario': { id: string };
  'other-scenario': { id: string; known: readonly string[] };
}

const TABLES: Readonly<Record<'en' | 'it', Readonly<Record<Table, string>>>> = {
  en: {
    'fire-mounted': 'fire against horsemen',
    'fire-foot': 'fire against men on foot',
    'combat-mounted': 'combat against horsemen',
    'combat-foot': 'combat against men on foot',
    bombardment: 'bombardment',
  },
  it: {
    'fire-mounted': 'tiro contro uomini a cavallo',
    'fire-foot': 'tiro contro uomini a piedi',
    'combat-mounted': 'combattimento contro uomini a cavallo',
    'combat-foot': 'combattimento contro uomini a piedi',
    bombardment: 'bombardamento',
  },
};

export const flaw = flawsIn<Flaws>({
  en: {
    'character-twice': ({ id }) => `two characters are called ${id}; give one of them another id`,
    'map-twice': ({ id }) => `two maps are called ${id}; give one of them another id`,
    'scenario-twice': ({ id }) => `two scenarios are called ${id}; every scenario stands once`,
    'half-rider': ({ id }) =>
      `${id} has only some of a rider's counters; mounted, mountedWounded and points.mounted are all null or all given`,
    code: ({ id, code }) =>
      `${id}: code ${code} does not suit the counters; its second letter is c with a horse, i without`,
    width: ({ table, columns }) => `${TABLES.en[table]}: every row needs ${columns} columns`,
    bounds: ({ wanted, found }) => `a bound between every two columns; ${wanted} of them, not ${found}`,
    brackets: ({ wanted }) => `a bracket for every modifier; ${wanted} numbers`,
    results: ({ way, from, to }) => `${way} needs every result from ${from} to ${to}`,
    size: ({ id, columns, rows }) => `${id} is not ${columns} by ${rows}; so many lines of so many letters`,
    letter: ({ id, letter, known: all }) => `${id}: "${letter}" means nothing; the letters are ${all.join(' ')}`,
    levels: ({ id }) => `${id}: levels are digits; one from 0 to 9 for each hex`,
    'two-places': ({ scenario, id }) => `${scenario}: ${id} stands in two places; leave him in one group`,
    'not-there': ({ scenario, id }) =>
      `${scenario}: ${id} is mounted but not there; "mounted" names characters of the group`,
    'no-article': ({ scenario, kind, known: all }) => `${scenario}: there is no ${kind}; there are ${all.join(', ')}`,
    terms: ({ scenario, where, en }) => `${scenario}: ${where}: ${en}`,
    'no-character': ({ scenario, id, known: all }) =>
      `${scenario}: there is no character ${id}; there are ${known(id, all)}: take him out here too, or put him back in characters`,
    absent: ({ scenario, id }) => `${scenario}: ${id} is named and does not take part; put him in a group`,
    'no-horse': ({ scenario, id }) => `${scenario}: ${id} has no horse; his "mounted" in characters is null`,
    'no-group': ({ scenario, id, known: all }) => `${scenario}: there is no group ${id}; there are ${all.join(', ')}`,
    'no-laid-map': ({ scenario, overlay }) =>
      `${scenario}: the ${overlay} lies on a map that is not there; maps are counted from 0`,
    'no-overlay': ({ scenario, overlay, known: all }) =>
      `${scenario}: there is no overlay ${overlay}; there are ${all.join(', ')}`,
    'overlay-off-map': ({ scenario, overlay, columns, rows }) =>
      `${scenario}: the ${overlay} does not lie on the map with every hex; the map has ${columns} columns and ${rows} rows`,
    'no-map': ({ scenario, map, known: all }) => `${scenario}: there is no map ${map}; there are ${all.join(', ')}`,
    'no-ground': ({ scenario, why }) => `${scenario}: its ground cannot be laid: ${why}`,
    'no-column': ({ scenario }) => `${scenario}: no column is in use; the first is not after the last`,
    siege: ({ scenario }) =>
      `${scenario}: the days of a siege and its ending go together; "siege" is given where victory is one of a siege, and null elsewhere`,
    'off-map': ({ scenario, hex }) => `${scenario}: ${hex} is not on its map`,
    'no-terrain': ({ name, known: all }) => `there is no terrain ${name}; there are ${all.join(', ')}`,
    'no-price': ({ name }) => `${name} is missing; the legend of the maps has it, so say what it costs`,
    'no-scenario': ({ id }) => `${id} is missing`,
    'other-scenario': ({ id, known: all }) => `${id} is not one of the game’s; they are ${all.join(', ')}`,
  },
  it: {
    'character-twice': ({ id }) => `due personaggi si chiamano ${id}; dai a uno un altro id`,
    'map-twice': ({ id }) => `due mappe si chiamano ${id}; dai a una un altro id`,
    'scenario-twice': ({ id }) => `due scenari si chiamano ${id}; ognuno c’è una volta`,
    'half-rider': ({ id }) =>
      `${id} ha solo alcune delle pedine di un cavaliere; mounted, mountedWounded e points.mounted sono tutti null o tutti dati`,
    code: ({ id, code }) =>
      `${id}: il codice ${code} non va con le pedine; la seconda lettera è c con il cavallo, i senza`,
    width: ({ table, columns }) => `${TABLES.it[table]}: ogni riga ha ${columns} colonne`,
    bounds: ({ wanted, found }) => `un confine fra ogni due colonne; ${wanted}, non ${found}`,
    brackets: ({ wanted }) => `una fascia per ogni modificatore; ${wanted} numeri`,
    results: ({ way, from, to }) => `${way} vuole ogni risultato da ${from} a ${to}`,
    size: ({ id, columns, rows }) => `${id} non è ${columns} per ${rows}; tante righe di tante lettere`,
    letter: ({ id, letter, known: all }) => `${id}: "${letter}" non vuol dire niente; le lettere sono ${all.join(' ')}`,
    levels: ({ id }) => `${id}: i livelli sono cifre; una da 0 a 9 per ogni esagono`,
    'two-places': ({ scenario, id }) => `${scenario}: ${id} sta in due posti; lascialo in un gruppo`,
    'not-there': ({ scenario, id }) =>
      `${scenario}: ${id} è a cavallo ma non c’è; "mounted" indica personaggi del gruppo`,
    'no-article': ({ scenario, kind, known: all }) => `${scenario}: non c’è ${kind}; ci sono ${all.join(', ')}`,
    terms: ({ scenario, where, it }) => `${scenario}: ${where}: ${it}`,
    'no-character': ({ scenario, id, known: all }) =>
      `${scenario}: non c’è un personaggio ${id}; ci sono ${known(id, all)}: toglilo anche qui, o rimettilo in characters`,
    absent: ({ scenario, id }) => `${scenario}: ${id} è nominato e non partecipa; mettilo in un gruppo`,
    'no-horse': ({ scenario, id }) => `${scenario}: ${id} non ha cavallo; il suo "mounted" in characters è null`,
    'no-group': ({ scenario, id, known: all }) => `${scenario}: non c’è un gruppo ${id}; ci sono ${all.join(', ')}`,
    'no-laid-map': ({ scenario, overlay }) =>
      `${scenario}: la ${overlay} sta su una mappa che non c’è; le mappe si contano da 0`,
    'no-overlay': ({ scenario, overlay, known: all }) =>
      `${scenario}: non c’è una sovramappa ${overlay}; ci sono ${all.join(', ')}`,
    'overlay-off-map': ({ scenario, overlay, columns, rows }) =>
      `${scenario}: la ${overlay} non sta sulla mappa con tutti gli esagoni; la mappa ha ${columns} colonne e ${rows} righe`,
    'no-map': ({ scenario, map, known: all }) => `${scenario}: non c’è una mappa ${map}; ci sono ${all.join(', ')}`,
    'no-ground': ({ scenario, why }) => `${scenario}: il suo terreno non si può disporre: ${why}`,
    'no-column': ({ scenario }) => `${scenario}: nessuna colonna è in uso; la prima non viene dopo l’ultima`,
    siege: ({ scenario }) =>
      `${scenario}: i giorni di un assedio e la sua fine vanno insieme; "siege" c’è dove la vittoria è quella di un assedio, altrove è null`,
    'off-map': ({ scenario, hex }) => `${scenario}: ${hex} non è sulla sua mappa`,
    'no-terrain': ({ name, known: all }) => `non c’è un terreno ${name}; ci sono ${all.join(', ')}`,
    'no-price': ({ name }) => `manca ${name}; è nella legenda delle mappe: va detto quanto costa`,
    'no-scenario': ({ id }) => `manca ${id}`,
    'other-scenario': ({ id, known: all }) => `${id} non è del gioco; ci sono ${all.join(', ')}`,
  },
});
