import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const libera: ScenarioModule['words'] = {
  en: {
    title: 'Free battle',
    about: 'Two armies bought by points on two maps of the players’ choice.',
    heading: 'Two armies, hired man by man, met in the open.',
  },
  it: {
    title: 'Battaglia libera',
    about: 'Due eserciti acquistati a punti su due mappe scelte dai giocatori.',
    heading: 'Due eserciti, assoldati uomo per uomo, si incontrarono in campo.',
  },
};
