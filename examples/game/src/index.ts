import { definePackage, type Rulebook } from '@carroccio/kernel';
import italian from '../rules/catalog.it.json' with { type: 'json' };
import entries from '../rules/catalog.json' with { type: 'json' };
import chapters from '../rules/chapters.json' with { type: 'json' };
import rulings from '../rules/rulings.json' with { type: 'json' };
import { parts } from './data/index.ts';
import { createGame } from './game.ts';

const rulebook: Rulebook = {
  id: 'palio',
  prefix: 'pal',
  title: { en: 'Il Palio', it: 'Il Palio' },
  chapters,
  entries,
  italian,
  rulings,
};

export const palio = definePackage({ rulebook, parts, build: data => createGame(rulebook, data) });
