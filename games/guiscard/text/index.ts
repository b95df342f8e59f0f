import type { Language, Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { Guiscard } from '../src/shape.ts';
import { english } from './en.ts';
import { figureNames } from './figures.ts';
import { italian } from './it.ts';

export const words = (names: Names): Record<Language, Words<Guiscard>> => ({
  en: { ...english(names), figures: figureNames.en },
  it: { ...italian(names), figures: figureNames.it },
});
