/** What is shown of the game before it is opened. */
import type { Shelf } from '@carroccio/kernel';

export const shelf: Shelf = {
  id: 'guelphs',
  title: 'Guelphs & Ghibellines',
  players: { fewest: 2, most: 2 },
  minutes: { shortest: 60, longest: 240 },
  tincture: 'or',
  begin: 'campaldino',
  words: {
    en: {
      period: '1260–1289',
      about:
        'Montaperti, Benevento, Campaldino: three battles on hexes. Captains lead their Battaglie, press on while fortune holds, and lose the initiative when the enemy breaks in.',
    },
    it: {
      period: '1260–1289',
      about:
        'Montaperti, Benevento, Campaldino: tre battaglie a esagoni. I Capitani muovono le loro Battaglie e insistono finché la sorte tiene, o finché il nemico non strappa loro l’iniziativa.',
    },
  },
  bots: {
    recruit: {
      en: {
        name: 'Recruit',
        about: 'has just learnt the rules and overlooks half of what could be done: for a first evening',
      },
      it: {
        name: 'Recluta',
        about: 'ha appena imparato le regole e non vede metà di ciò che potrebbe fare: per la prima sera',
      },
    },
    sergeant: {
      en: { name: 'Sergeant', about: 'fights soundly, but now and then the best chance escapes him' },
      it: { name: 'Sergente', about: 'si batte con giudizio, ma ogni tanto gli sfugge l’occasione migliore' },
    },
    captain: {
      en: { name: 'Captain', about: 'weighs losses, ground and the odds of every attack' },
      it: { name: 'Capitano', about: 'pesa le perdite, il terreno e le probabilità di ogni attacco' },
    },
    condottiero: {
      en: {
        name: 'Condottiero',
        about: 'imagines how the battle goes on after each of its best orders: takes about a second',
      },
      it: {
        name: 'Condottiero',
        about: 'immagina come prosegue la battaglia dopo ciascuno dei suoi ordini migliori: ci mette circa un secondo',
      },
    },
  },
  load: () => import('./src/index.ts').then(({ guelphs }) => guelphs),
};
