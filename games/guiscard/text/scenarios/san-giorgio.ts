import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const sanGiorgio: ScenarioModule['words'] = {
  en: {
    title: 'The Chapel of Saint George, a siege',
    about: 'A handful of Normans in a chapel, with relief on its way.',
    heading: 'This is the story of the siege of the chapel of Saint George.',
  },
  it: {
    title: 'La cappella di San Giorgio, un assedio',
    about: 'Un pugno di Normanni in una cappella, e i soccorsi in cammino.',
    heading: 'Questa è la storia dell’assedio della cappella di San Giorgio.',
  },
};
