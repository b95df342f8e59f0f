/**
 * `npm run exercises -- --game G`: plays matches between bots from a seed, finds moments at which one choice is clearly
 * better than all others of its kind by the engine's own odds, and keeps them for the page as exercises. What may be
 * asked stands in `games/<game>/table/exercises/kinds.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '@carroccio/games/all';
import { readQuestions } from '@carroccio/kernel';
import { ROOT, read } from './common/repository.ts';
import { findExercises, spread } from './exercises/find.ts';

const USAGE = `usage: npm run exercises -- --game G [options]
  --count N      how many are kept (default 16)
  --scenario S   only matches of this one
  --matches N    matches played of each scenario (default 4)
  --seed S       other matches (default "exercises")`;

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    count: { type: 'string', default: '16' },
    matches: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'exercises' },
  },
});

if (options.game) {
  const folder = `games/${options.game}/table/exercises`;
  const kinds = readQuestions(JSON.parse(read(`${folder}/kinds.json`)));
  const found = findExercises(registry.game(options.game), kinds, {
    ...(options.scenario ? { scenario: options.scenario } : {}),
    matches: Number(options.matches),
    seed: options.seed,
  });
  const kept = spread(found, Number(options.count));
  const lines = kept.map(exercise => JSON.stringify(exercise)).join(',\n');
  writeFileSync(join(ROOT, folder, 'positions.json'), `[\n${lines}\n]\n`);
  console.log(`${found.length} found, ${kept.length} kept: ${kept.map(({ id }) => id).join(', ')}`);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
