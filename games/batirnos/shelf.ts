/** What is shown of the game before it is opened. */
import type { Shelf } from '@carroccio/kernel';

export const shelf: Shelf = {
  id: 'batirnos',
  title: '¡¡No queda sino batirnos!! Esa',
  titleLanguage: 'es',
  players: { fewest: 2, most: 2 },
  minutes: { shortest: 60, longest: 180 },
  tincture: 'gules',
  words: {
    en: {
      period: 'XVII century',
      about:
        'Pike, shot and horse in the wars of religion, on hexes and without dice: one deck of cards carries your orders and puts your troops to the test.',
    },
    it: {
      period: 'XVII secolo',
      about:
        'Picche, moschetti e cavalleria nelle guerre di religione, a esagoni e senza dadi: lo stesso mazzo dà gli ordini e mette alla prova le truppe.',
    },
  },
  bots: {
    recruit: {
      en: {
        name: 'Recruit',
        about: 'has just learnt the rules and overlooks most of what could be done: for a first evening',
      },
      it: {
        name: 'Recluta',
        about: 'ha appena imparato le regole e non vede il più di ciò che potrebbe fare: per la prima sera',
      },
    },
    corporal: {
      en: { name: 'Corporal', about: 'knows what each order is for, but overlooks half of what could be done with it' },
      it: { name: 'Caporale', about: 'sa a che cosa serve ogni ordine, ma non vede metà di ciò che potrebbe farne' },
    },
    sergeant: {
      en: { name: 'Sergeant', about: 'fights soundly, but now and then the best chance escapes him' },
      it: { name: 'Sergente', about: 'si batte con giudizio, ma ogni tanto gli sfugge l’occasione migliore' },
    },
    captain: {
      en: { name: 'Captain', about: 'weighs losses, ground and the odds of every attack' },
      it: { name: 'Capitano', about: 'pesa le perdite, il terreno e le probabilità di ogni attacco' },
    },
  },
  load: () => import('./src/index.ts').then(({ batirnos }) => batirnos),
};
