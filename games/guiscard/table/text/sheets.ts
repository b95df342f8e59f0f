/** The words of what is printed to be cut out. */
import type { Language } from '@carroccio/kernel';

const en = {
  scale:
    'Printed at full size, without scaling, for hexes of 22 mm; pages of backs belong behind their fronts, turned over the long edge.',
  fronts: 'fronts',
  backs: 'backs',
  counters: (side: string) => `Counters, ${side}`,
  others: 'others who may come',
  page: (title: string, page: number) => `${title} ${page}`,
  side: (title: string, side: string) => `${title}: ${side}`,
  map: (name: string, page: string) => `Map ${name}, page ${page}`,
  markers: 'Markers',
  states: { healthy: 'unhurt', stunned: 'stunned', wounded: 'wounded', dead: 'dead' },
  face: (name: string, state: string) => `${name}, ${state}`,
  mounted: (state: string) => `mounted, ${state}`,
  horse: 'his horse',
  deadHorse: 'his horse, dead',
  moved: 'has moved',
  fired: 'has fired',
  charge: 'charge',
  counterCharge: 'counter-charge',
  flames: 'flames',
  naphtha: 'naphtha',
  ruin: 'breach',
  burnt: 'burnt out',
  torn: 'torn cloth',
  damaged: 'damage',
  gateOpen: 'gate open',
  gateDestroyed: 'gate destroyed',
  loot: 'loot',
};

export type SheetWords = typeof en;

const it: SheetWords = {
  scale:
    'Si stampa a grandezza naturale, senza ridurre, per esagoni di 22 mm; le pagine dei retri vanno dietro ai loro fronti, girate sul lato lungo.',
  fronts: 'fronti',
  backs: 'retri',
  counters: side => `Pedine, ${side}`,
  others: 'altri che possono arrivare',
  page: (title, page) => `${title} ${page}`,
  side: (title, side) => `${title}: ${side}`,
  map: (name, page) => `Mappa ${name}, pagina ${page}`,
  markers: 'Segnalini',
  states: { healthy: 'illeso', stunned: 'stordito', wounded: 'ferito', dead: 'morto' },
  face: (name, state) => `${name}, ${state}`,
  mounted: state => `a cavallo, ${state}`,
  horse: 'il suo cavallo',
  deadHorse: 'il suo cavallo, morto',
  moved: 'ha mosso',
  fired: 'ha tirato',
  charge: 'carica',
  counterCharge: 'contro-carica',
  flames: 'fiamme',
  naphtha: 'nafta',
  ruin: 'breccia',
  burnt: 'bruciato',
  torn: 'telo squarciato',
  damaged: 'danno',
  gateOpen: 'porta aperta',
  gateDestroyed: 'porta distrutta',
  loot: 'bottino',
};

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = { en, it };
