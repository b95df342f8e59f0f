/**
 * `npm run bench`: what the machine does in a second of its processor; through the engine's pipe, in a second by the
 * clock. With --json, an array of {name, value, unit}; with --game G, as often as wished, only these games; with --pipe,
 * only what a program gets done through the pipe.
 */
import { parseArgs } from 'node:util';
import { registry } from '@carroccio/games/all';
import { Registry } from '@carroccio/kernel';
import { boardFigures } from './bench/bench-boards.ts';
import { gameFigures } from './bench/bench-games.ts';
import { pipeFigures } from './bench/bench-pipe.ts';
import { machine } from './common/machine.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '1.5' },
    game: { type: 'string', multiple: true },
    pipe: { type: 'boolean', default: false },
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
const pipe = await pipeFigures(piped, seconds);
const figures = options.pipe ? pipe : [...(await gameFigures(games, seconds)), ...boardFigures(seconds), ...pipe];

if (options.json) console.log(JSON.stringify(figures));
else {
  console.log(machine());
  const widest = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, unit } of figures)
    console.log(`${name.padEnd(widest)}  ${value.toLocaleString('en').padStart(14)} ${unit}`);
}
