import { testBooks } from '@carroccio/table/testing/browser/books.ts';

testBooks({
  game: 'podesta',
  chart: {
    id: 'chart.contributions',
    row: rows => rows.first(),
    cells: ['Bellatores', '1', '180', '360', '540', '900', '2.700'],
  },
  sheets: {
    of: [
      { paper: 'a4', scenario: 'short' },
      { paper: 'letter', scenario: 'sestieri' },
    ],
    counter: '.pod-cut-counter svg',
    millimetres: 19,
    counts: { '.pod-mercator': 72, '.pod-annales': 51 },
  },
});
