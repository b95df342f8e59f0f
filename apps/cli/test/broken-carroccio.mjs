/** The real command line on a game that fails. */
import { gamesAt } from '../dist/registry.js';
import { run } from '../dist/run.js';

process.exitCode = await run(process.argv.slice(2), gamesAt(new URL('./broken-games.mjs', import.meta.url)));
