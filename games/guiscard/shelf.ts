/** What is shown of the game before it is opened. */
import type { Shelf } from '@carroccio/kernel';

export const shelf: Shelf = {
  id: 'guiscard',
  title: 'Guiscard',
  players: { fewest: 2, most: 2 },
  minutes: { shortest: 30, longest: 180 },
  tincture: 'purpure',
  words: {
    en: {
      period: 'XI century',
      about:
        'The Normans of Robert Guiscard in southern Italy and Sicily, man to man: every counter is one fighter with a name, a weapon and wounds of his own.',
    },
    it: {
      period: 'XI secolo',
      about:
        'I Normanni del Guiscardo nell’Italia del Sud e in Sicilia, uomo contro uomo: ogni pedina è un combattente, col suo nome, le sue armi e le sue ferite.',
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
    squire: {
      en: { name: 'Squire', about: 'knows his weapons, but overlooks much of what they could do' },
      it: { name: 'Scudiero', about: 'conosce le sue armi, ma non vede molto di ciò che potrebbero fare' },
    },
    sergeant: {
      en: { name: 'Sergeant', about: 'fights soundly, but the best chance often escapes him' },
      it: { name: 'Sergente', about: 'si batte con giudizio, ma spesso gli sfugge l’occasione migliore' },
    },
    captain: {
      en: { name: 'Captain', about: 'weighs losses, ground and the odds of every attack' },
      it: { name: 'Capitano', about: 'pesa le perdite, il terreno e le probabilità di ogni attacco' },
    },
  },
  load: () => import('./src/index.ts').then(({ guiscard }) => guiscard),
};
