import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const larissa: ScenarioModule['words'] = {
  en: {
    title: 'Bohemond’s Loot, 1083',
    about: 'Byzantine riders cross the river to plunder the Norman tents.',
    heading: 'In 1083, near Larissa, Byzantine riders crossed the river to plunder the tents of Bohemond.',
  },
  it: {
    title: 'Il bottino di Boemondo, 1083',
    about: 'I cavalieri bizantini passano il fiume per saccheggiare le tende normanne.',
    heading: 'Nel 1083, presso Larissa, cavalieri bizantini passarono il fiume per saccheggiare le tende di Boemondo.',
  },
};
