import { testBooks } from '@carroccio/table/testing/browser/books.ts';

testBooks({
  game: 'podesta',
  lesson: {
    id: 'podesta-first-lesson',
    choice: {
      at: 6,
      astray: choices => choices.getByText('Bellatores I: 180 fl.', { exact: true }),
      meant: choices => choices.getByText('Laboratores V: 60 fl.', { exact: true }),
    },
    fullest: 7,
    next: 'short',
  },
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
