import { definePackage, type GamePackage, type Rulebook } from '@carroccio/kernel';
import italian from '../rules/catalog.it.json' with { type: 'json' };
import entries from '../rules/catalog.json' with { type: 'json' };
import chapters from '../rules/chapters.json' with { type: 'json' };
import rulings from '../rules/rulings.json' with { type: 'json' };
import { disagreementsOf } from './data/agreement.ts';
import { partsOf } from './data/index.ts';
import { createGame } from './game.ts';
import { articlesOf } from './scenarios/articles.ts';
import { SCENARIOS } from './scenarios/index.ts';
import type { ScenarioModule } from './scenarios/scenario.ts';

const rulebook: Rulebook = {
  id: 'guiscard',
  prefix: 'gui',
  title: { en: 'Guiscard', it: 'Guiscard' },
  chapters,
  entries,
  italian,
  rulings,
};

/** The game with these scenarios: those of the box, or others made of a folder and data. */
export const makeGuiscard = (modules: readonly ScenarioModule[]): GamePackage =>
  definePackage({
    rulebook,
    parts: partsOf(articlesOf(modules)),
    disagreements: disagreementsOf(modules),
    build: data => createGame(rulebook, data, modules),
  });

export const guiscard = makeGuiscard(SCENARIOS);
