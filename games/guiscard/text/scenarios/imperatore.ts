import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const imperatore: ScenarioModule['words'] = {
  en: {
    title: 'The Emperor’s Favour, 1042',
    about: 'Ladders and grapnels against a castle: its governor is to be taken alive, or shut up in his tower.',
    heading: 'In 1042 ladders and grapnels were brought against a castle whose governor was wanted alive.',
  },
  it: {
    title: 'Il favore dell’imperatore, 1042',
    about: 'Scale e grappini contro un castello: il governatore va preso vivo, o chiuso nella sua torre.',
    heading: 'Nel 1042 si portarono scale e grappini contro un castello, il cui governatore si voleva vivo.',
  },
};
