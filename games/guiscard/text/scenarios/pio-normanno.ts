import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const pioNormanno: ScenarioModule['words'] = {
  en: {
    title: 'The Pious Norman, 1063',
    about: 'Roger is at prayer in a chapel when the Arabs close in from both sides.',
    heading: 'In 1063 Roger was at prayer in a chapel when the Arabs closed in on it.',
  },
  it: {
    title: 'Il pio normanno, 1063',
    about: 'Ruggero prega nella cappella mentre gli Arabi arrivano da due lati.',
    heading: 'Nel 1063 Roger pregava in una cappella quando gli Arabi vi si strinsero attorno.',
  },
};
