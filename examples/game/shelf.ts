/** What is shown of the game before it is opened. */
import type { Shelf } from '@carroccio/kernel';

export const shelf: Shelf = {
  id: 'palio',
  title: 'Il Palio',
  titleLanguage: 'it',
  players: { fewest: 2, most: 4 },
  minutes: { shortest: 10, longest: 20 },
  tincture: 'azure',
  words: {
    en: {
      period: '1310',
      about: 'A horse race around the square of a town: cards laid in secret, a die, and curves that throw the rash.',
    },
    it: {
      period: '1310',
      about:
        'Una corsa di cavalli intorno alla piazza: carte giocate in segreto, un dado, e curve che disarcionano i temerari.',
    },
  },
  bots: {
    jockey: {
      en: { name: 'Jockey', about: 'lays the highest card and weighs the risk of every curve' },
      it: { name: 'Fantino', about: 'gioca la carta più alta e pesa il rischio di ogni curva' },
    },
  },
  load: () => import('./src/index.ts').then(({ palio }) => palio),
};
