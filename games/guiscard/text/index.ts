import type { Language, Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { ScenarioModule } from '../src/scenarios/scenario.ts';
import type { Guiscard } from '../src/shape.ts';
import { english } from './en.ts';
import { figureNames } from './figures.ts';
import { italian } from './it.ts';

export function words(names: Names, modules: readonly ScenarioModule[]): Record<Language, Words<Guiscard>> {
  const own = (language: Language, { seats, ...spoken }: Omit<Words<Guiscard>, 'scenarios'>): Words<Guiscard> => ({
    ...spoken,
    scenarios: Object.fromEntries(
      modules.map(({ id, words: said }) => [id, { title: said[language].title, about: said[language].about }]),
    ),
    seats: Object.assign({}, seats, ...modules.map(({ words: said }) => said[language].seats)),
    figures: figureNames[language],
  });
  return { en: own('en', english(names)), it: own('it', italian(names)) };
}
