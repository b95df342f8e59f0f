import type { ScenarioModule } from '../../../src/scenarios/scenario.ts';

export const words: ScenarioModule['words'] = {
  en: {
    title: 'The Standard',
    about: 'Two bands in a meadow, a standard between them, and the mist.',
    heading: 'One morning in the mist two bands came upon the same standard.',
    seats: { muslims: 'Muslims' },
  },
  it: {
    title: 'Il gonfalone',
    about: 'Due drappelli in un prato, un gonfalone nel mezzo, e la nebbia.',
    heading: 'Una mattina di nebbia due drappelli giunsero allo stesso gonfalone.',
    seats: { muslims: 'Musulmani' },
  },
};
