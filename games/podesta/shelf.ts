/** What is shown of the game before it is opened. */
import type { Shelf } from '@carroccio/kernel';

export const shelf: Shelf = {
  id: 'podesta',
  title: 'I Podestà',
  titleLanguage: 'it',
  players: { fewest: 2, most: 6 },
  minutes: { shortest: 90, longest: 360 },
  tincture: 'vert',
  words: {
    en: {
      period: 'XIII century',
      about:
        'Twelve communes of Tuscany. Trade, win over your fellow citizens sestiere by sestiere, have yourself elected podestà, and take the commune to war.',
    },
    it: {
      period: 'XIII secolo',
      about:
        'Dodici Comuni di Toscana. Si commercia, ci si guadagnano i concittadini sestiere per sestiere, ci si fa eleggere podestà e si porta il Comune in guerra.',
    },
  },
  bots: {
    apprentice: {
      en: {
        name: 'Apprentice',
        about: 'has just learnt the trade and overlooks most of what could be done: for a first evening',
      },
      it: {
        name: 'Apprendista',
        about: 'ha appena imparato il mestiere e non vede il più di ciò che potrebbe fare: per la prima sera',
      },
    },
    pedlar: {
      en: { name: 'Pedlar', about: 'makes his living, but many a bargain and many an oath escapes him' },
      it: { name: 'Merciaio', about: 'campa del suo, ma gli sfuggono molti affari e molti giuramenti' },
    },
    factor: {
      en: { name: 'Factor', about: 'trades and fights soundly, but now and then the best bargain escapes him' },
      it: { name: 'Fattore', about: 'commercia e combatte con giudizio, ma ogni tanto gli sfugge l’affare migliore' },
    },
    merchant: {
      en: { name: 'Merchant', about: 'weighs every florin and every company by the points it may bring' },
      it: { name: 'Mercante', about: 'pesa ogni fiorino e ogni compagnia per i punti che possono portare' },
    },
  },
  load: () => import('./src/index.ts').then(({ podesta }) => podesta),
};
