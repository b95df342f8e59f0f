import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const masseria: ScenarioModule['words'] = {
  en: {
    title: 'The Farm, a siege',
    about: 'A fortified farm holds out for up to twenty days.',
    heading: 'This is the story of the siege of a fortified farm.',
  },
  it: {
    title: 'La masseria, un assedio',
    about: 'Una masseria fortificata resiste fino a venti giorni.',
    heading: 'Questa è la storia dell’assedio di una masseria fortificata.',
  },
};
