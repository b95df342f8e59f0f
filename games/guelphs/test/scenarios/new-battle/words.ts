import type { BattleModule, BattleWords } from '../../../src/scenarios/module.ts';

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

export const rulebook: NonNullable<BattleModule['rulebook']> = {
  chapters: [{ id: 'S.11', title: { en: 'Colle', it: 'Colle' } }],
  entries: [
    {
      id: 'gg.S.11.1',
      title: 'Colle: opening',
      says: 'Britaud opens the battle; two attacks at least.',
      kind: 'scenario',
    },
    {
      id: 'gg.S.11.2',
      title: 'Colle: alarm',
      says: 'The townsmen wait for an enemy near the walls.',
      kind: 'scenario',
    },
    { id: 'gg.S.11.3', title: 'Colle: end', says: 'Salvani’s fall or nightfall ends the battle.', kind: 'victory' },
    { id: 'gg.S.11.4', title: 'Colle: Rally', says: 'By the town or on the hill.', kind: 'procedure' },
  ],
  italian: {
    'gg.S.11.1': { title: 'Colle: apertura', says: 'Apre Britaud, con almeno due attacchi.' },
    'gg.S.11.2': { title: 'Colle: allarme', says: 'I Colligiani aspettano un nemico vicino alle mura.' },
    'gg.S.11.3': { title: 'Colle: fine', says: 'La caduta di Salvani o la notte chiudono la battaglia.' },
    'gg.S.11.4': { title: 'Colle: Riordino', says: 'Presso la città o sul colle.' },
  },
};
