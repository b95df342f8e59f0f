import { definePackage, type Rulebook } from '@carroccio/kernel';
import italian from '../rules/catalog.it.json' with { type: 'json' };
import entries from '../rules/catalog.json' with { type: 'json' };
import chapters from '../rules/chapters.json' with { type: 'json' };
import rulings from '../rules/rulings.json' with { type: 'json' };
import { disagreements } from './data/agreement.ts';
import { parts } from './data/index.ts';
import { createGame } from './game.ts';

const rulebook: Rulebook = {
  id: 'batirnos',
  prefix: 'nqsb',
  title: { en: '¡¡No queda sino batirnos!! Esa', it: '¡¡No queda sino batirnos!! Esa' },
  chapters,
  entries,
  italian,
  rulings,
};

export const batirnos = definePackage({ rulebook, parts, disagreements, build: data => createGame(rulebook, data) });
