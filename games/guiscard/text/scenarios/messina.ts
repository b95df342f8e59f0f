import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const messina: ScenarioModule['words'] = {
  en: {
    title: 'Torches in the Night, 1061',
    about: 'An Arab raid by night on tents, ladders, an engine and the pier.',
    heading: 'One night in 1061 Arabs with torches came upon the Norman camp before Messina.',
  },
  it: {
    title: 'Fiaccole nella notte, 1061',
    about: 'Incursione notturna araba contro tende, scale, una petriera e il molo.',
    heading: 'Una notte del 1061 gli Arabi vennero con le torce sul campo normanno davanti a Messina.',
  },
};
