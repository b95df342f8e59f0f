/**
 * `npm run golden -- --game G`: plays matches between bots and keeps one record of each way in which each scenario can
 * end. The tests replay them bit for bit; `prints.json` beside them has what they offered and told on the way, `rare.json`
 * names endings that no match between bots came to. Run it again when a change of outcomes is meant, and say so; with
 * `--prints` when only what is offered has changed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { holdContest, quickestBest } from '@carroccio/bots';
import { registry } from '@carroccio/games/all';
import { type Game, readRecord } from '@carroccio/kernel';
import { tablesOf } from '@carroccio/kernel/suite';
import { ROOT } from './common/repository.ts';
import { printsOf } from './golden/prints.ts';

const USAGE = `usage: npm run golden -- --game G [options]
  --matches N    matches tried for each scenario and pair of bots (default 12)
  --scenario S   only this scenario; the others' matches stay
  --prints       plays nothing; takes the prints of the matches that are there`;
const BUDGET_MS = 50;

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '12' },
    scenario: { type: 'string' },
    prints: { type: 'boolean' },
  },
});

if (options.game) {
  const game = registry.game(options.game);
  if (!options.prints) keepGolden(game, Number(options.matches), options.scenario);
  keepPrints(game);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

function folderOf(game: Game): string {
  return join(ROOT, 'games', game.rulebook.id, 'test', 'golden');
}

function keepPrints(game: Game): void {
  const folder = folderOf(game);
  const matches = readdirSync(folder).filter(file => file.endsWith('.json.gz'));
  const prints = matches.map(file => {
    const record = readRecord(JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString()));
    return [file, printsOf(game, record).prints.join(' ')];
  });
  writeFileSync(join(folder, 'prints.json'), `${JSON.stringify(Object.fromEntries(prints), null, 2)}\n`);
}

function keepGolden(game: Game, matches: number, only?: string): void {
  const scenarios = only === undefined ? Object.keys(game.scenarios) : [only];
  const folder = folderOf(game);
  mkdirSync(folder, { recursive: true });
  const stale = new RegExp(`^${only ?? '.*'}-[^-]+\\.json\\.gz$`);
  for (const old of readdirSync(folder)) if (stale.test(old)) rmSync(join(folder, old));
  for (const scenario of scenarios) {
    const found = new Set<string>();
    for (const bots of pairings(game))
      for (let number = 1; number <= matches; number++) {
        const { options, seats } = tableOf(game, scenario, number);
        const seed = `golden ${number}`;
        const contest = { scenario, options, seats, seed, bots, budgetMs: BUDGET_MS };
        const finished = holdContest(game, contest, () => 0);
        if (!finished || found.has(finished.why)) continue;
        found.add(finished.why);
        const file = `${scenario}-${finished.why}.json.gz`;
        writeFileSync(join(folder, file), gzipSync(JSON.stringify(finished.record), { level: 9 }));
        console.log(`${file}: ${bots.join(' against ')}, ${finished.length} actions`);
      }
  }
}

/** The best bot that answers at once against itself, against chance, and chance alone: what one never brings about another may. */
function pairings(game: Game): string[][] {
  return [[quickestBest(game).name], ['random']];
}

/** Seats and options that the scenario allows, other ones with each number. */
function tableOf(game: Game, scenario: string, number: number) {
  const tables = tablesOf(game).filter(table => table.scenario === scenario);
  const offered = Object.entries(game.options).filter(([, { scenarios }]) => scenarios?.includes(scenario) ?? true);
  const options = Object.fromEntries(
    offered.map(([name, { values, default: preset }]) => [name, values[(number - 1) % values.length] ?? preset]),
  );
  return { options, seats: tables[number % tables.length]?.seats ?? 2 };
}
