import type { Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { Batirnos } from '../src/shape.ts';
import { actions } from './en/actions.ts';
import { events } from './en/events.ts';
import { LEXICON } from './en/lexicon.ts';
import { outcomes } from './en/outcomes.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import { createSpeech } from './speech.ts';

const VALUES = { scenario: 'as the scenario says', '2': '2 (weaker)', '3': '3 (normal)', '4': '4 (stronger)' };

export const english = (names: Names): Words<Batirnos> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: 'Battles of the age of pike and musket, fought with order cards that are also the fortune of war.',
    scenarios: {
      intro: { title: 'The farm, 1640', about: 'Two small, equal forces dispute a farm: a game to learn by.' },
      rocroi: { title: 'Rocroi, 1643', about: 'The young Condé attacks the tercios of Flanders.' },
      lens: { title: 'Lens, 1648', about: 'Condé against Archduke Leopold, with the smaller order of battle.' },
      'lens-grande': { title: 'Lens, 1648: full armies', about: 'The same battle with all the troops.' },
      rethel: { title: 'Rethel, 1650', about: 'Turenne, with the Fronde and Spain, against a larger royal army.' },
      arras: { title: 'Arras, 1654: the lines', about: 'A night assault on the siege lines; Condé is on his way.' },
      valenciennes: { title: 'Valenciennes, 1656', about: 'La Ferté’s quarters are stormed; Turenne is cut off.' },
      dunes: { title: 'The Dunes, 1658', about: 'Turenne and the redcoats against Don Juan and Condé in the sand.' },
      punti: { title: 'Points battle', about: 'Each player musters an army from the lists, within agreed points.' },
    },
    seats: {
      french: 'French',
      spanish: 'Spanish',
      frondeSpanish: 'Fronde and Spanish',
      spanishFronde: 'Spanish and Fronde',
      frenchEnglish: 'French and English',
      north: 'North',
      south: 'South',
    },
    options: {
      deployment: {
        label: 'Deployment',
        values: { free: 'in the zones, in the order the cards decide', historical: 'the historical set-up' },
      },
      firstValue: { label: 'Army value of the first side', values: VALUES },
      secondValue: { label: 'Army value of the second side', values: VALUES },
      budget: { label: 'Points', values: { '80': '80 (small)', '120': '120', '160': '160 (large)' } },
      beck: { label: 'Beck’s column', values: { true: 'may arrive from turn 9 on', false: 'does not arrive' } },
    },
    steps: prompts(speech),
    actions: actions(speech),
    events: events(speech),
    outcomes: outcomes(speech),
    refusals: refusals(speech),
    rolls: {},
    endings: {
      turns: 'the day is over',
      determination: 'an army has lost its Determination',
      broken: 'an army has no unshaken unit left',
      scenario: 'the goal of the battle was reached',
    },
  };
};
