/** What is counted when it is told what the others have done. */
import type { Podesta } from '@carroccio/podesta/survey';
import type { Deeds } from '@carroccio/table/table.ts';

export const deeds: Deeds<Podesta> = {
  agreed: { en: ['deal', 'deals'], it: ['patto', 'patti'] },
  cardPlayed: { en: ['merchant’s card', 'merchant’s cards'], it: ['carta Mercator', 'carte Mercator'] },
  workBegun: { en: ['work begun', 'works begun'], it: ['opera iniziata', 'opere iniziate'] },
  marched: { en: ['march', 'marches'], it: ['marcia', 'marce'] },
  raided: { en: ['raid', 'raids'], it: ['scorreria', 'scorrerie'] },
  warDeclared: { en: ['war declared', 'wars declared'], it: ['guerra dichiarata', 'guerre dichiarate'] },
};
