import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const montemaggiore: ScenarioModule['words'] = {
  en: {
    title: 'A Forest of Pikes, 1041',
    about: 'Norman cavalry against hoplites in formation, cataphracts and archers.',
    heading: 'In 1041, at Montemaggiore, Norman cavalry came up against a forest of pikes: hoplites in formation.',
  },
  it: {
    title: 'Una foresta di picche, 1041',
    about: 'La cavalleria normanna contro opliti in formazione, catafratti e arcieri.',
    heading:
      'Nel 1041, a Montemaggiore, la cavalleria normanna si trovò davanti una selva di picche: gli opliti in formazione.',
  },
};
