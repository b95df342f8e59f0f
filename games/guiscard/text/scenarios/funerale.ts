import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const funerale: ScenarioModule['words'] = {
  en: {
    title: 'Never Trust a Dead Norman, 1058',
    about: 'A feigned funeral brings Normans into the castle; their friends wait at the gate.',
    heading:
      'In 1058 a feigned funeral brought Normans into a castle of the Byzantines, while their friends waited outside.',
  },
  it: {
    title: 'Mai fidarsi di un normanno morto, 1058',
    about: 'Un finto funerale porta i Normanni nel castello; gli amici aspettano alla porta.',
    heading:
      'Nel 1058 un finto funerale portò dei Normanni dentro un castello dei Bizantini, mentre gli amici aspettavano fuori.',
  },
};
