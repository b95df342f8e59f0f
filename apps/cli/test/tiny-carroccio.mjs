/** The real command line on the two tiny games. */
import { gamesAt } from '../dist/registry.js';
import { run } from '../dist/run.js';

const games = new URL('../../../packages/kernel/test/tiny/dist/index.js', import.meta.url);
process.exitCode = await run(process.argv.slice(2), gamesAt(games));
