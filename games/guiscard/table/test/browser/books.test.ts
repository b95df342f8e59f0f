import { testBooks } from '@carroccio/table/testing/browser/books.ts';

testBooks({
  game: 'guiscard',
  lesson: {
    id: 'guiscard-first-lesson',
    choice: {
      at: 4,
      astray: choices => choices.getByRole('button', { name: /Jacques/ }).first(),
      meant: choices => choices.getByRole('button', { name: /Roland/ }).first(),
    },
    fullest: 5,
    next: 'civitate',
  },
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
