/**
 * `npm run bench`: what the machine does in a second of its processor; through the engine's pipe, in a second by the
 * clock; and how long a match of 2,000 actions takes to open beside one of 20. With --json, an array of {name, value, unit};
 * with --game G, as often as wished, only these games; with --pipe, only what a program gets done through the pipe; with
 * --opening, only how long matches take to open.
 */
import { parseArgs } from 'node:util';
import { registry } from '@carroccio/games/all';
import { Registry } from '@carroccio/kernel';
import { boardFigures } from './bench/bench-boards.ts';
import { gameFigures } from './bench/bench-games.ts';
import { openingFigures } from './bench/bench-opening.ts';
import { pipeFigures } from './bench/bench-pipe.ts';
import { machine } from './common/machine.ts';
import type { Figure } from './common/measure.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '1.5' },
    game: { type: 'string', multiple: true },
    pipe: { type: 'boolean', default: false },
    opening: { type: 'boolean', default: false },
  },
});

const TINY = new URL('../../packages/kernel/test/tiny/dist/index.js', import.meta.url).href;
const tiny: { registry?: unknown } = await import(TINY);
if (!(tiny.registry instanceof Registry)) throw new Error('the tiny games are not built');

const seconds = Number(options.seconds);
const games = [...tiny.registry.playable, ...registry.playable].filter(
  ({ rulebook }) => options.game?.includes(rulebook.id) ?? true,
);
const piped = registry.playable
  .filter(({ rulebook }) => options.game?.includes(rulebook.id) ?? true)
  .map(game => [game.rulebook.id, Object.keys(game.scenarios)[0] ?? ''] as const);
const own = registry.playable.filter(game => games.includes(game));

async function measured(): Promise<Figure[]> {
  if (options.opening) return openingFigures(own);
  const pipe = await pipeFigures(piped, seconds);
  if (options.pipe) return pipe;
  return [...(await gameFigures(games, seconds)), ...boardFigures(seconds), ...openingFigures(own), ...pipe];
}

const figures = await measured();

if (options.json) console.log(JSON.stringify(figures));
else {
  console.log(machine());
  const widest = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, unit } of figures)
    console.log(`${name.padEnd(widest)}  ${value.toLocaleString('en').padStart(14)} ${unit}`);
}
