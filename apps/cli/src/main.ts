import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), new URL(import.meta.resolve('@carroccio/games/all')));
