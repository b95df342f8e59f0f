/**
 * `npm run mutate -- --game G`: plants small mistakes in the rules and data of a game, one at a time, asks the game's
 * tests whether they notice, and names the mistakes that survive.
 */
import { parseArgs } from 'node:util';
import { registry } from '@carroccio/games/all';
import { baselineOf, testsOf } from './mutate/baseline.ts';
import { askingOrder, onlyIn, sampled } from './mutate/choose.ts';
import { testAll, type Verdict, Worker } from './mutate/crew.ts';
import { mistakesIn, prefixOf } from './mutate/game-files.ts';
import { changesNothing, readEquivalent } from './mutate/plant/equivalent.ts';
import type { Mistake } from './mutate/plant/mistake.ts';
import { type Found, trySwitched } from './mutate/switching.ts';
import { describeAll, describeMistake, describeVerdict } from './mutate/tell.ts';

const USAGE = `usage: npm run mutate -- --game G [--sample N] [--seed S] [--only FILE[:LINE]] [--workers N] [--quick] [--list]
  --sample   how many mistakes are tried (all of them unless told)
  --seed     another sample
  --only     mistakes in one file, or on one line of it
  --workers  processes that test at the same time (1)
  --quick    asks once: a mistake behind a switch that its tests pass with is not planted by itself as well
  --list     names the mistakes and tests none`;

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    sample: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    workers: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

process.exitCode = await main();

async function main(): Promise<number> {
  const { game } = options;
  if (options.help || !game || !registry.packages.some(({ rulebook }) => rulebook.id === game)) {
    console.error(game && !options.help ? `no game "${game}"\n${USAGE}` : USAGE);
    return 2;
  }
  const size = options.sample === 'all' ? Number.POSITIVE_INFINITY : Number(options.sample);
  const crewSize = Number(options.workers);
  if (!(size > 0) || !(crewSize > 0)) {
    console.error(`--sample and --workers are numbers above zero\n${USAGE}`);
    return 2;
  }
  const equivalent = readEquivalent();
  const possible = mistakesIn(game).filter(mistake => !changesNothing(mistake, equivalent));
  const wanted = options.only === undefined ? possible : onlyIn(possible, options.only);
  const mistakes = sampled(wanted, size, options.seed);
  console.log(`${game}: ${mistakes.length} of ${wanted.length} possible mistakes`);
  if (options.list) for (const mistake of mistakes) console.log(describeMistake(mistake));
  else await testMistakes(game, mistakes, crewSize);
  return 0;
}

async function testMistakes(game: string, mistakes: Mistake[], crewSize: number): Promise<void> {
  const verdicts: Verdict[] = [];
  const tell = (verdict: Verdict): void => {
    verdicts.push(verdict);
    console.log(describeVerdict(verdict));
  };
  const isRule = ({ kind }: Mistake): boolean => kind !== 'datum';
  const rules = mistakes.filter(isRule);
  const found = await trySwitched(game, rules, testsOf(game), (mistake, noticedBy) => tell({ mistake, noticedBy }));
  const unnoticed = mistakes.filter(mistake => found.get(mistake)?.noticedBy === undefined);
  const never = unnoticed.filter(mistake => {
    const { loaded = true, reachedBy } = found.get(mistake) ?? {};
    return !loaded && (options.quick || reachedBy?.size === 0);
  });
  for (const mistake of never) tell({ mistake, noticedBy: undefined });
  const doubtful = unnoticed.filter(mistake => !never.includes(mistake));
  console.log(`${doubtful.length} mistakes are planted one by one`);
  await testOneByOne(game, doubtful, found, crewSize, tell);
  console.log(`\n${describeAll(game, verdicts)}`);
}

/**
 * What is worked out once, while modules are loaded or in a test before, is mistaken only where all is loaded anew. What
 * a test works out for all after it only the first comes by: those of the rules near it are asked as well.
 */
async function testOneByOne(
  game: string,
  mistakes: Mistake[],
  found: ReadonlyMap<Mistake, Found>,
  crewSize: number,
  tell: (verdict: Verdict) => void,
): Promise<void> {
  if (mistakes.length === 0) return;
  const first = new Worker(game);
  const workers = [first, ...Array.from({ length: crewSize - 1 }, () => new Worker(game))];
  try {
    const { tests, slow, left } = await baselineOf(game, prefixOf(game), first);
    const leftOut = left.length > 0 ? ` and without ${left.join(', ')}` : '';
    console.log(`${tests.length} test files are asked, without ${slow} slow tests${leftOut}`);
    const order = (mistake: Mistake) => {
      const { loaded = true, reachedBy } = found.get(mistake) ?? {};
      return askingOrder(
        mistake,
        tests.filter(({ file, cites }) => loaded || reachedBy?.has(file) || mistake.rules.some(id => cites.has(id))),
      );
    };
    await testAll(workers, mistakes, order, tell);
  } finally {
    for (const worker of workers) worker.close();
  }
}
