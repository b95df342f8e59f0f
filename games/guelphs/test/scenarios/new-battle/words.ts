import type { BattleWords } from '../../../src/scenarios/module.ts';

export const english: BattleWords = {
  heading: 'Here is told the battle of Colle, fought in the year 1269.',
  scenarios: { colle: { title: 'Colle, 1269', about: 'The French horse falls upon the Sienese before the walls.' } },
  endings: {
    'own-raised': { why: 'Provenzano Salvani fell', told: 'With Provenzano dead the siege was raised' },
    'own-night': { why: 'night fell on the siege', told: 'Night fell and the Sienese still lay before the walls' },
  },
};

export const italian: BattleWords = {
  heading: 'Qui si racconta la battaglia di Colle, che fu nell’anno 1269.',
  scenarios: { colle: { title: 'Colle, 1269', about: 'I cavalieri francesi piombano sui Senesi sotto le mura.' } },
  endings: {
    'own-raised': { why: 'Provenzano Salvani è caduto', told: 'Morto Provenzano, l’assedio fu tolto' },
    'own-night': {
      why: 'è scesa la notte sull’assedio',
      told: 'Scese la notte, e i Senesi erano ancora sotto le mura',
    },
  },
};
