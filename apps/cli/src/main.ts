import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  url: new URL(import.meta.resolve('@carroccio/games/all')),
  load: () => import('@carroccio/games/all'),
});
