/** What the game finds wrong with data. */
import { flawsIn } from '@carroccio/kernel';

interface Flaws {
  'off-grid': object;
  crossing: object;
  gap: { square: string };
  'no-curve': { square: string };
}

export const flaw = flawsIn<Flaws>({
  en: {
    'off-grid': () => 'the ring leaves the grid; make columns or rows more',
    crossing: () => 'the ring crosses itself; every square stands once',
    gap: ({ square }) => `after ${square} the ring jumps; the next square is a neighbour`,
    'no-curve': ({ square }) => `the curve ${square} is not on the ring`,
  },
  it: {
    'off-grid': () => 'l’anello esce dalla griglia; aumenta colonne o righe',
    crossing: () => 'l’anello incrocia sé stesso; ogni casella c’è una volta',
    gap: ({ square }) => `dopo ${square} l’anello salta; la casella seguente è una vicina`,
    'no-curve': ({ square }) => `la curva ${square} non è sull’anello`,
  },
});

export const SQUARE = {
  en: 'a square by its four figures, column and row ("0301")',
  it: 'una casella con le sue quattro cifre, colonna e riga ("0301")',
};
