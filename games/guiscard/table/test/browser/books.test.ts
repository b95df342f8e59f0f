import { testBooks } from '@carroccio/table/testing/browser/books.ts';

testBooks({
  game: 'guiscard',
  chart: {
    id: 'chart.combat-foot',
    row: rows => rows.nth(4),
    cells: ['5', 'A', 'B', 'C', 'E', 'F', 'G', 'G', 'H', 'H', 'H', 'H'],
  },
  sheets: {
    of: [
      { paper: 'a4', scenario: 'civitate' },
      { paper: 'letter', scenario: 'masseria' },
    ],
    counter: '.gui-cut-small svg',
    millimetres: 16,
    counts: {},
  },
});
