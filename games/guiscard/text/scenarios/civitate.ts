import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const civitate: ScenarioModule['words'] = {
  en: {
    title: 'The Eve of Civitate, 1053',
    about: 'Swabian foot stand alone on a wooded knoll; the Normans must break them before help arrives.',
    heading:
      'In the year 1053, on the eve of Civitate, Swabian foot stood alone on a wooded knoll, and the Normans meant to break them before help could come.',
  },
  it: {
    title: 'La vigilia di Civitate, 1053',
    about: 'Fanti svevi isolati su un poggio boscoso: i Normanni devono batterli prima che arrivino i soccorsi.',
    heading:
      'Nell’anno 1053, alla vigilia di Civitate, i fanti svevi stavano soli su un poggio boscoso, e i Normanni volevano spezzarli prima che giungesse soccorso.',
  },
};
