import type { Language, Words } from '@carroccio/kernel';
import type { Ground } from '../src/battle.ts';
import { createNames } from '../src/names.ts';
import type { ScenarioId } from '../src/scenarios/index.ts';
import type { Batirnos } from '../src/shape.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const words = (grounds: Readonly<Record<ScenarioId, Ground>>): Record<Language, Words<Batirnos>> => ({
  en: english(createNames(grounds, 'en')),
  it: italian(createNames(grounds, 'it')),
});
