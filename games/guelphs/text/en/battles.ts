/** What the battles and their scenarios are called, and how their chronicles begin. */
import type { BattleWords } from '../../src/scenarios/module.ts';

export const montaperti: BattleWords = {
  heading:
    'Here is told the battle of Montaperti, fought by the river Arbia on the fourth day of September in the year 1260, between the Guelphs of Florence with all their friends and the Ghibellines of Siena with the Germans of King Manfredi.',
  scenarios: {
    montaperti: {
      title: 'Montaperti, 1260',
      about: 'Siena and its German knights surprise the larger army of Florence, which harbours traitors.',
    },
    'montaperti-free': {
      title: 'Montaperti, free set-up',
      about: 'The armies march onto the field before they fight; Reserves and Tradimento can be bought and barred.',
    },
  },
};

export const benevento: BattleWords = {
  heading:
    'Here is told the battle of Benevento, fought on the twenty-sixth day of February in the year 1266, between Charles of Anjou, champion of the Church, and Manfredi, king of Sicily, for the crown of that kingdom.',
  scenarios: {
    benevento: {
      title: 'Benevento, 1266',
      about: 'Charles of Anjou meets Manfredi, and the kingdom of Sicily is at stake: who loses his King loses all.',
    },
    'benevento-free': {
      title: 'Benevento, free set-up',
      about: 'Charles and Manfredi bring up their lines as they like.',
    },
  },
};

export const campaldino: BattleWords = {
  heading:
    'Here is told the battle of Campaldino, fought in the plain of the Casentino on Saint Barnabas’ day, the eleventh of June, in the year 1289, between the Guelphs of Florence with their allies and the Ghibellines of Arezzo.',
  scenarios: {
    campaldino: {
      title: 'Campaldino, 1289',
      about: 'The horse of Arezzo charges the Florentine line, while a storm gathers.',
    },
    'campaldino-free': {
      title: 'Campaldino, free set-up',
      about: 'Both armies march into the plain; Novello’s will to fight can be bought.',
    },
    'campaldino-fast': {
      title: 'Campaldino, 1289: fast game',
      about: 'The same battle in less time: Capitani tire sooner and Victory Levels come faster.',
    },
  },
};
