import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const fattoria: ScenarioModule['words'] = {
  en: {
    title: 'Just Outside the House, 1047',
    about: 'Lombards fall upon a farm held by a few Normans: rooms, horses and sheep are at stake.',
    heading: 'In 1047 Lombards fell upon a farm that a few Normans held.',
  },
  it: {
    title: 'Appena si esce di casa…, 1047',
    about: 'I Longobardi piombano su una fattoria tenuta da pochi Normanni: in palio stanze, cavalli e pecore.',
    heading: 'Nel 1047 i Longobardi piombarono su una fattoria tenuta da pochi Normanni.',
  },
};
