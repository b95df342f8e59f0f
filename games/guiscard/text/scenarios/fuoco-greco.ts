import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const fuocoGreco: ScenarioModule['words'] = {
  en: {
    title: 'Greek Fire, 1071',
    about: 'A castle assaulted with ladders and a stone thrower, defended with Greek fire.',
    heading: 'In 1071 the Normans assaulted a castle that the Byzantines defended with Greek fire.',
  },
  it: {
    title: 'Fuoco greco, 1071',
    about: 'Assalto a un castello con scale e petriera, difeso dal fuoco greco.',
    heading: 'Nel 1071 i Normanni diedero l’assalto a un castello che i Bizantini difendevano col fuoco greco.',
  },
};
