import { testBooks } from '@carroccio/table/testing/browser/books.ts';

testBooks({
  game: 'batirnos',
  chart: {
    id: 'chart.fire-advantage',
    row: rows => rows.last(),
    cells: ['Fanteria pesante (FP)', '–', '–', '–', '–', '–', '1'],
  },
  data: ["Carte › 10 All'assalto!Abilità all’assalto", 'Truppe › Tercio italianoCarta'],
  sheets: {
    of: [
      { paper: 'a4', scenario: 'rocroi' },
      { paper: 'letter', scenario: 'punti' },
    ],
    holders: '.nq-print-card, .nq-cut-order .nq-card-ability',
    counter: '.nq-cut-unit svg',
    millimetres: 20,
    counts: { '.nq-cut-order .nq-card:not(.nq-card-back)': 2 * 50 },
  },
});
