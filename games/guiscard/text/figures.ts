/** The names of the figures by which matches are compared. */
import type { Language } from '@carroccio/kernel';

export const figureNames: Record<Language, Record<string, string>> = {
  en: {
    men: 'men on the side',
    dead: 'men killed',
    taken: 'men taken',
    horses: 'horses killed, of both sides',
    turns: 'game turns',
    days: 'days of siege',
  },
  it: {
    men: 'uomini della parte',
    dead: 'uomini uccisi',
    taken: 'uomini presi',
    horses: 'cavalli uccisi, di entrambe le parti',
    turns: 'turni di gioco',
    days: 'giorni di assedio',
  },
};
