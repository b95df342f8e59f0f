/** The words of the exercises, by kind of question. */
import type { KindWords } from '@carroccio/table/exercise.ts';
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

export const exerciseWords: Readonly<Record<string, Bilingual<KindWords>>> = {
  blow: {
    en: {
      title: 'The best fight',
      question: 'Which of your companies should fight which enemy, to damage him most likely, if nobody else joins in?',
      figure: 'damages him',
      reason:
        'Your Attack and a Spade card against his Defence and a Scudo card: the difference of the two decides how many of the sixteen pairs strike.',
    },
    it: {
      title: 'Lo scontro migliore',
      question:
        'Quale delle tue compagnie deve scontrarsi con quale nemico, per avere più probabilità di danneggiarlo, se nessun altro interviene?',
      figure: 'lo danneggia',
      reason:
        'Il tuo Attacco e una carta Spada contro la sua Difesa e una carta Scudo: la differenza fra i due decide quante delle sedici coppie colpiscono.',
    },
  },
  support: {
    en: {
      title: 'The best support',
      question: 'A fight is on. Whose help makes it most likely that the enemy is damaged?',
      figure: 'damages him',
      reason: 'Whoever supports adds his Attack and nothing else; a grouping adds both its companies’.',
    },
    it: {
      title: 'L’appoggio migliore',
      question: 'Uno scontro è in corso. Con l’aiuto di chi è più probabile danneggiare il nemico?',
      figure: 'lo danneggia',
      reason: 'Chi appoggia aggiunge il suo Attacco e nient’altro; un raggruppamento quello delle sue due compagnie.',
    },
  },
};
