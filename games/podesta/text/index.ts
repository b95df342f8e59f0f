import type { Language, Words } from '@carroccio/kernel';
import type { Podesta } from '../src/shape.ts';
import type { World } from '../src/world.ts';
import { english } from './en.ts';
import { figureNames } from './figures.ts';
import { italian } from './it.ts';
import { createNames } from './names.ts';

export const words = (world: World): Record<Language, Words<Podesta>> => ({
  en: { ...english(world, createNames(world, 'en')), figures: figureNames.en },
  it: { ...italian(world, createNames(world, 'it')), figures: figureNames.it },
});
