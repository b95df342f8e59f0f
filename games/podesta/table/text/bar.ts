/** What stands in the bar, and in the briefing. */
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

interface BarWords {
  when(month: string, year: number): string;
  phases: readonly string[];
  score(purse: string, points: number): string;
  aims: readonly string[];
  begin: string;
  length: string;
}

export const BAR: Bilingual<BarWords> = {
  en: {
    when: (month, year) => `${month}, year ${year}`,
    phases: ['Order of play', 'Annales', 'Politics', 'Trade', 'War'],
    score: (purse, points) => `${purse} · points ${points}`,
    aims: [
      'The most points at the end win: one for each sestiere that trusts you, one for every 500 florins gained, three for each battle or siege won.',
      'Points are lost by battles and communes lost, by refused battles, and most of all by exile.',
    ],
    begin: 'A merchant with his purse, a home in one of the communes, and a faction',
    length: 'A month has six steps; about ten minutes a month at a practised table.',
  },
  it: {
    when: (month, year) => `${month}, anno ${year}`,
    phases: ['Ordine di gioco', 'Annales', 'Politica', 'Commercio', 'Guerra'],
    score: (purse, points) => `${purse} · punti ${points}`,
    aims: [
      'Vince chi ha più punti alla fine: uno per ogni sestiere che si fida di te, uno ogni 500 fiorini guadagnati, tre per ogni battaglia o assedio vinto.',
      'Si perdono punti con le battaglie e i comuni perduti, le battaglie rifiutate e soprattutto con l’esilio.',
    ],
    begin: 'Un mercante con la sua borsa, una casa in uno dei comuni e una fazione',
    length: 'Un mese ha sei passi; circa dieci minuti al mese per un tavolo esperto.',
  },
};
