import { GRAMMAR } from '@carroccio/kernel/text';
import { bilingual } from '@carroccio/table/text/bilingual.ts';

const { en, it } = GRAMMAR;

export const printText = bilingual({
  en: {
    title: 'Print and play',
    about: 'The map, the counters and the charts of a scenario in their true size, to cut out and play on a table.',
    scenario: 'Scenario',
    paper: 'Paper',
    papers: { a4: 'A4', a3: 'A3', letter: 'Letter' },
    cell: { hex: 'Hex, side to side', square: 'Square, side to side' },
    what: 'What to print',
    parts: { map: 'Map', counters: 'Counters', charts: 'Charts', sequence: 'Sequence of play', aid: 'Player aid' },
    aidOf: (game: string): string => `${game}: player aid`,
    plain: 'Black and white',
    print: 'Print',
    pages: (pages: number): string => en.count(pages, 'page', 'pages'),
    total: (pages: number): string => `${en.count(pages, 'page', 'pages')} in all`,
    mapCut: (rows: number, columns: number): string =>
      rows * columns === 1
        ? 'The map fits on one page.'
        : `The map is ${columns} pages across and ${rows} down; they overlap by 10 mm, and marks in the margin show where the next one begins.`,
    hint: 'Print at 100 %, without margins or headers of the browser’s own. Backs of counters fall on their fronts when the paper is turned over its long edge.',
    mapPage: (map: string, page: string): string => `${map}, page ${page}`,
  },
  it: {
    title: 'Stampa e gioca',
    about: 'La mappa, le pedine e le tabelle di uno scenario a grandezza naturale, da ritagliare e giocare sul tavolo.',
    scenario: 'Scenario',
    paper: 'Carta',
    papers: { a4: 'A4', a3: 'A3', letter: 'Letter' },
    cell: { hex: 'Esagono, da lato a lato', square: 'Casella, da lato a lato' },
    what: 'Che cosa stampare',
    parts: {
      map: 'Mappa',
      counters: 'Pedine',
      charts: 'Tabelle',
      sequence: 'Sequenza di gioco',
      aid: 'Scheda riassuntiva',
    },
    aidOf: game => `${game}: scheda riassuntiva`,
    plain: 'Bianco e nero',
    print: 'Stampa',
    pages: pages => it.count(pages, 'pagina', 'pagine'),
    total: pages => `${it.count(pages, 'pagina', 'pagine')} in tutto`,
    mapCut: (rows, columns) =>
      rows * columns === 1
        ? 'La mappa sta in una pagina.'
        : `La mappa è di ${columns} pagine in larghezza e ${rows} in altezza; si sovrappongono di 10 mm, e i segni nel margine mostrano dove comincia la successiva.`,
    hint: 'Stampa al 100 %, senza margini né intestazioni del browser. I retri delle pedine cadono sui fronti se il foglio si gira sul lato lungo.',
    mapPage: (map, page) => `${map}, pagina ${page}`,
  },
});
