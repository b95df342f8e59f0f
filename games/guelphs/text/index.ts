import type { Language, Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { BattleModule } from '../src/scenarios/module.ts';
import type { Guelphs } from '../src/shape.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const words = (names: Names, battles: readonly BattleModule[]): Record<Language, Words<Guelphs>> => ({
  en: english(
    names,
    battles.map(battle => battle.words.en),
  ),
  it: italian(
    names,
    battles.map(battle => battle.words.it),
  ),
});
