import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const cerami: ScenarioModule['words'] = {
  en: {
    title: 'Only the River to Cross, 1063',
    about: 'Fourteen Norman horsemen must cut their way over a ford and off the far map.',
    heading: 'In 1063, by Cerami, a few Norman horsemen had to cut their way over a ford with the Arabs in between.',
  },
  it: {
    title: 'Solo il fiume da passare!, 1063',
    about: 'Quattordici cavalieri normanni devono aprirsi la strada oltre il guado e uscire dalla mappa più lontana.',
    heading:
      'Nel 1063, presso Cerami, pochi cavalieri normanni dovevano aprirsi la via oltre un guado, con gli Arabi nel mezzo.',
  },
};
