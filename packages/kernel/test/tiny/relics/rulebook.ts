import type { Rulebook } from '@carroccio/kernel';

export const rulebook: Rulebook = {
  id: 'relics',
  prefix: 'relics',
  title: { en: 'Relics', it: 'Reliquie' },
  entries: [
    { id: 'relics.1', title: 'Aim', says: 'The seat whose relics and coins are worth most wins.', kind: 'victory' },
    { id: 'relics.2', title: 'Deal', says: 'Each seat holds five secret cards and three coins.', kind: 'setup' },
    { id: 'relics.3', title: 'Round', says: 'A relic is shown, bid for, and perhaps sold on.', kind: 'sequence' },
    { id: 'relics.3.1', title: 'Pilgrim', says: 'Each round a seat drawn by lot gets a coin.', kind: 'procedure' },
    { id: 'relics.4', title: 'Bids', says: 'All bid in secret: a card, then coins from 0 to 2.', kind: 'procedure' },
    { id: 'relics.4.1', title: 'Own purse', says: 'Nobody bids more coins than he has.', kind: 'restriction' },
    {
      id: 'relics.4.2',
      title: 'Highest bid',
      says: 'Card and coins add up; a tie leaves the relic unsold.',
      kind: 'procedure',
    },
    { id: 'relics.5', title: 'Selling on', says: 'Others may offer two coins; the owner answers.', kind: 'procedure' },
  ],
  italian: {
    'relics.1': { title: 'Scopo', says: 'Vince chi ha reliquie e monete di maggior valore.' },
    'relics.2': { title: 'Distribuzione', says: 'Ognuno ha cinque carte segrete e tre monete.' },
    'relics.3': { title: 'Giro', says: 'Si mostra una reliquia, la si mette all’asta, forse la si rivende.' },
    'relics.3.1': { title: 'Pellegrino', says: 'A ogni giro un posto tirato a sorte riceve una moneta.' },
    'relics.4': { title: 'Offerte', says: 'Tutti offrono in segreto: una carta, poi da 0 a 2 monete.' },
    'relics.4.1': { title: 'La propria borsa', says: 'Nessuno offre più monete di quante ne ha.' },
    'relics.4.2': {
      title: 'Offerta più alta',
      says: 'Carta e monete si sommano; in parità la reliquia resta invenduta.',
    },
    'relics.5': { title: 'Rivendita', says: 'Gli altri possono offrire due monete; il proprietario risponde.' },
  },
};
