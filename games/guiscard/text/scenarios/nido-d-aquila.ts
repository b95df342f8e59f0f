import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const nidoDAquila: ScenarioModule['words'] = {
  en: {
    title: 'The Siege of the Eagle’s Nest',
    about: 'A siege of forty days at most: a castle, its garrison and hunger.',
    heading: 'This is the story of the siege of the Eagle’s Nest.',
  },
  it: {
    title: 'L’assedio del Nido d’Aquila',
    about: 'Un assedio di quaranta giorni al massimo: un castello, la sua guarnigione e la fame.',
    heading: 'Questa è la storia dell’assedio del Nido d’Aquila.',
  },
};
