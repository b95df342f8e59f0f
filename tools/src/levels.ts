/**
 * `npm run levels -- --game G`: how often each level of a game beats the one below, every seat in turn, with error bars;
 * with --write, as a table in the game's README.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { botsOf, type Score, scoreOf } from '@carroccio/bots';
import { BotThreads } from '@carroccio/bots/threads';
import { registry } from '@carroccio/games/all';
import { at, type Game } from '@carroccio/kernel';

const USAGE = `usage: npm run levels -- --game G [options]
  --matches N   matches of each pair (default 100)
  --scenario S  only this one, as often as wished (default: all)
  --level L     only the pair whose better one this is, as often as wished
  --budget MS   time to think about an action (default 1000)
  --threads N   worker threads (default: one a core)
  --write       put the table into the game's README`;

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '100' },
    scenario: { type: 'string', multiple: true },
    level: { type: 'string', multiple: true },
    budget: { type: 'string', default: '1000' },
    threads: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

interface Pair {
  better: string;
  below: string;
}

interface Measured extends Pair {
  score: Score;
}

/** Each level with the one below; the lowest is measured against chance. */
function pairsOf(game: Game): Pair[] {
  const names = botsOf(game).map(({ name }) => name);
  const pairs = names.slice(1).map((better, below): Pair => ({ better, below: at(names, below) }));
  return options.level ? pairs.filter(({ better }) => options.level?.includes(better)) : pairs;
}

async function measure(game: Game, { better, below }: Pair, threads: BotThreads): Promise<Score> {
  const scenarios = options.scenario ?? Object.keys(game.scenarios);
  const shares: number[] = [];
  const play = async (number: number): Promise<void> => {
    const scenario = at(scenarios, Math.floor(number / 2) % scenarios.length);
    const spec = game.scenarios[scenario];
    if (!spec) throw new Error(`${game.rulebook.id} has no scenario ${scenario}`);
    const seats = spec.min ?? spec.seats.length;
    const seat = number % seats;
    const bots = Array.from({ length: seats }, (_, other) => (other === seat ? better : below));
    const contest = {
      scenario,
      seats,
      seed: `levels ${Math.floor(number / 2)}`,
      bots,
      budgetMs: Number(options.budget),
    };
    const finished = await threads.contest({ kind: 'contest', game: game.rulebook.id, contest });
    if (!finished) return;
    const { winners } = finished;
    shares.push(winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0);
  };
  await Promise.all(Array.from({ length: Number(options.matches) }, (_, number) => play(number)));
  return scoreOf(shares);
}

const OPEN = '<!-- levels: npm run levels -- --write -->';
const CLOSE = '<!-- /levels -->';

/** Those that were not measured this time keep their rows. */
function writeTable(game: Game, measured: readonly Measured[]): void {
  const file = join(fileURLToPath(new URL('../../', import.meta.url)), 'games', game.rulebook.id, 'README.md');
  const text = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = text.split(OPEN);
  const [old = '', after = ''] = rest.split(CLOSE);
  if (!text.includes(OPEN)) throw new Error(`${file} has no place for the table: ${OPEN}`);
  const rows = new Map([...old.matchAll(/^\| (\S+) \|.*$/gm)].map(([row, better = '']) => [better, row]));
  for (const { better, below, score } of measured) {
    const { share, error, matches } = score;
    rows.set(better, `| ${better} | ${below} | ${percent(share)} ± ${percent(error)} | ${matches} |`);
  }
  const order = botsOf(game).flatMap(({ name }) => rows.get(name) ?? []);
  const table = ['| level | against | won of 100 | matches |', '| --- | --- | --- | --- |', ...order].join('\n');
  writeFileSync(file, `${before}${OPEN}\n\n${table}\n\n${CLOSE}${after}`);
}

const percent = (share: number): string => String(Math.round(100 * share));

async function levels(id: string): Promise<void> {
  const game = registry.game(id);
  const threads = new BotThreads(
    new URL(import.meta.resolve('@carroccio/games/all')),
    options.threads ? Number(options.threads) : undefined,
  );
  const measured: Measured[] = [];
  for (const pair of pairsOf(game)) {
    const score = await measure(game, pair, threads);
    measured.push({ ...pair, score });
    const { share, error, matches } = score;
    console.log(`${pair.better} beats ${pair.below}: ${percent(share)} ± ${percent(error)} of 100, ${matches} matches`);
    if (options.write) writeTable(game, measured);
  }
  await threads.close();
}

if (options.help || !options.game) {
  console.error(USAGE);
  process.exitCode = options.help ? 0 : 2;
} else await levels(options.game);
