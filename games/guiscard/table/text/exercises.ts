/** The words of the exercises, by kind of question. */
import type { KindWords } from '@carroccio/table/exercise.ts';
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

export const exerciseWords: Readonly<Record<string, Bilingual<KindWords>>> = {
  shot: {
    en: {
      title: 'The best target',
      question: 'At whom should he shoot, to hurt him most likely? Look at distance, cover and armour.',
      figure: 'hurts him',
      reason: 'The range tells where the arrow comes down; cover and armour tell what it does there.',
    },
    it: {
      title: 'Il bersaglio migliore',
      question: 'A chi tirare per avere più probabilità di fargli del male? Guarda distanza, riparo e armatura.',
      figure: 'lo colpisce',
      reason: 'La gittata dice dove cade la freccia; riparo e armatura dicono che cosa fa.',
    },
  },
  blow: {
    en: {
      title: 'The best blow',
      question: 'Who should attack whom, alone, to stun, wound or kill most likely?',
      figure: 'hurts him',
      reason: 'The difference of attack and defence gives the column; ground, armour and state of the two shift it.',
    },
    it: {
      title: 'Il colpo migliore',
      question: 'Chi deve attaccare chi, da solo, per avere più probabilità di stordire, ferire o uccidere?',
      figure: 'lo colpisce',
      reason: 'La differenza fra attacco e difesa dà la colonna; terreno, armatura e stato dei due la spostano.',
    },
  },
};
