import { definePackage, type GamePackage, type Rulebook } from '@carroccio/kernel';
import italian from '../rules/catalog.it.json' with { type: 'json' };
import entries from '../rules/catalog.json' with { type: 'json' };
import chapters from '../rules/chapters.json' with { type: 'json' };
import rulings from '../rules/rulings.json' with { type: 'json' };
import { disagreementsOf } from './data/agreement.ts';
import { partsOf } from './data/index.ts';
import { createGame } from './game.ts';
import { BATTLES } from './scenarios/index.ts';
import type { BattleModule } from './scenarios/module.ts';

const rulebookOf = (battles: readonly BattleModule[]): Rulebook => {
  const own = battles.flatMap(battle => battle.rulebook ?? []);
  return {
    id: 'guelphs',
    prefix: 'gg',
    title: { en: 'Guelphs & Ghibellines', it: 'Guelphs & Ghibellines' },
    chapters: [...chapters, ...own.flatMap(added => added.chapters ?? [])],
    entries: [...entries, ...own.flatMap(added => added.entries)],
    italian: Object.assign({}, italian, ...own.map(added => added.italian)),
    rulings,
  };
};

/** The game with these battles: with those it has, or with others beside them. */
export function makeGuelphs(battles: readonly BattleModule[]): GamePackage {
  const rulebook = rulebookOf(battles);
  return definePackage({
    rulebook,
    parts: partsOf(battles),
    disagreements: disagreementsOf(battles),
    build: data => createGame(rulebook, data, battles),
  });
}

export const guelphs = makeGuelphs(BATTLES);
