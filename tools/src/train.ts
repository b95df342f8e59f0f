/**
 * `npm run train -- --game G`: the best opponent of a game teaches itself. Matches are played and kept in `.cache/train`,
 * so that it can be stopped and taken up again; a network is fitted to them, tested against the one before, and kept only
 * if it is better. What it was trained on and how it scored stands beside its weights, in `games/G/bot/mind/value.json`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scoreOf, thinkingChance } from '@carroccio/bots';
import { Pool } from '@carroccio/bots/pool';
import { fitted, foretelling, type Sample } from '@carroccio/bots/train';
import { registry } from '@carroccio/games/all';
import { at, type Game, type Mind, type Network, shuffle } from '@carroccio/kernel';
import { tablesOf } from '@carroccio/kernel/suite';
import type { TrainJob, TrainResult } from './train/worker.ts';

const USAGE = `usage: npm run train -- --game G [options]
  --matches N   matches to learn from, those kept from before among them (default 500)
  --tests N     matches against the one before, sides changed (default 40; 0 keeps what foretells better)
  --worlds N    what either spends on a decision of a test (default 48)
  --scenario S  only this one, as often as wished
  --threads N   worker threads (default: one a core)`;

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '500' },
    tests: { type: 'string', default: '40' },
    worlds: { type: 'string', default: '48' },
    scenario: { type: 'string', multiple: true },
    threads: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** From the plainest: few matches teach no more than straight lines. */
const PLAIN = { hidden: 0, rounds: 6, restraint: 0.02 };
const FITTINGS = [
  { ...PLAIN, restraint: 0.1 },
  PLAIN,
  { ...PLAIN, hidden: 2, restraint: 0.05 },
  { ...PLAIN, hidden: 4 },
];

interface Kept {
  seed: string;
  scenario: string;
  samples: Sample[];
}

interface Lesson {
  game: Game;
  mind: Mind;
  tables: { scenario: string; seats: number }[];
  pool: Pool<TrainJob, TrainResult>;
}

async function train(id: string): Promise<void> {
  const game = registry.game(id);
  const { mind } = game;
  if (!mind) throw new Error(`${id} has no mind to train`);
  const wanted = options.scenario ?? Object.keys(game.scenarios);
  const tables = tablesOf(game).filter(({ scenario }) => wanted.includes(scenario));
  const pool = new Pool<TrainJob, TrainResult>(
    new URL('./train/worker.js', import.meta.url),
    import.meta.resolve('@carroccio/games/all'),
    options.threads ? Number(options.threads) : undefined,
  );
  const lesson: Lesson = { game, mind, tables, pool };
  const matches = await learnt(lesson, Number(options.matches));
  await keepIfBetter(lesson, taught(matches), matches);
  await pool.close();
}

/** Plays until there are enough matches; those of an earlier run count, unless the figures are others now. */
async function learnt({ game, mind, tables, pool }: Lesson, wanted: number): Promise<Kept[]> {
  const folder = join(ROOT, '.cache', 'train', game.rulebook.id);
  const file = join(folder, 'matches.jsonl');
  const header = JSON.stringify({ version: game.version, figures: mind.figureNames });
  mkdirSync(folder, { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  if (lines[0] !== header) {
    writeFileSync(file, `${header}\n`);
    lines.length = 0;
  }
  const kept = lines.slice(1).map((line): Kept => JSON.parse(line));
  const known = new Set(kept.map(({ seed }) => seed));
  const begun = Date.now();
  let played = 0;
  const one = async (number: number): Promise<void> => {
    const { scenario, seats } = at(tables, number % tables.length);
    const seed = `train ${scenario} ${number}`;
    if (known.has(seed)) return;
    const samples = await pool.run({ kind: 'learn', game: game.rulebook.id, scenario, seats, seed });
    if (!samples?.every(isSample)) return;
    const match = { seed, scenario, samples };
    kept.push(match);
    appendFileSync(file, `${JSON.stringify(match)}\n`);
    if (++played % 20 === 0)
      console.log(`${kept.length} of ${wanted} matches, ${Math.round((Date.now() - begun) / played)} ms each`);
  };
  await Promise.all(Array.from({ length: wanted }, (_, number) => one(number)));
  return kept;
}

const isSample = (one: Sample | number): one is Sample => typeof one !== 'number';

type Foretold = ReturnType<typeof foretelling>;

/** A fifth of the matches, as they lie after a shuffle, is kept apart, to see how well the others foretell it. */
const PARTS = 5;

const apart = (matches: readonly Kept[], held: boolean, part: number): Sample[] =>
  shuffle(thinkingChance('apart'), [...matches]).flatMap(({ samples }, index) =>
    (index % PARTS === part) === held ? samples : [],
  );

/** How well a fitting foretells each fifth from the others: few matches apart would tell little. */
function acrossParts(matches: readonly Kept[], foretell: (known: Sample[], held: Sample[]) => Foretold): Foretold {
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const held = apart(matches, true, part);
    return { ...foretell(apart(matches, false, part), held), weight: held.length };
  });
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const mean = (of: (part: Foretold) => number): number =>
    parts.reduce((sum, part) => sum + of(part) * part.weight, 0) / weight;
  return { loss: mean(({ loss }) => loss), right: mean(({ right }) => right) };
}

/** The same with the first figure alone: what a plain count would say. */
const counted = (samples: readonly Sample[]): Sample[] =>
  samples.map(({ figures, shares }) => ({ figures: figures.map(one => one.slice(0, 1)), shares }));

interface Taught {
  /** Fitted to all matches. */
  network: Network;
  /** How well it, and a plain count, foretell matches they were not fitted to. */
  foretells: { network: Foretold; count: Foretold };
}

/** The fitting that foretells best what it has not seen. */
function taught(matches: readonly Kept[]): Taught {
  const tried = FITTINGS.map(fitting => {
    const learn = (samples: readonly Sample[]): Network => fitted(samples, fitting, thinkingChance('fit'));
    return { fitting, learn, foretold: acrossParts(matches, (known, held) => foretelling(learn(known), held)) };
  });
  for (const { fitting, foretold } of tried)
    console.log(`${fitting.hidden} hidden units, restraint ${fitting.restraint}: ${telling(foretold)}`);
  const best = tried.reduce((one, other) => (other.foretold.loss < one.foretold.loss ? other : one));
  const count = acrossParts(matches, (known, held) =>
    foretelling(fitted(counted(known), PLAIN, thinkingChance('plain')), counted(held)),
  );
  console.log(`a plain count: ${telling(count)}`);
  const all = matches.flatMap(({ samples }) => samples);
  return { network: best.learn(all), foretells: { network: best.foretold, count } };
}

const telling = ({ loss, right }: Foretold): string => `loss ${loss.toFixed(4)}, right ${(100 * right).toFixed(1)} %`;

/** Better than the one before, which may have seen these matches, and than counting. */
function foretellsBetter({ foretells }: Taught, before: Network | null, matches: readonly Kept[]): boolean {
  const least = before
    ? foretelling(
        before,
        matches.flatMap(({ samples }) => samples),
      ).loss
    : Infinity;
  return foretells.network.loss < least && foretells.network.loss < foretells.count.loss;
}

async function keepIfBetter(lesson: Lesson, lessons: Taught, matches: readonly Kept[]): Promise<void> {
  const { game, mind } = lesson;
  const { network, foretells } = lessons;
  const before = mind.value && sameSize(mind.value, network) ? mind.value : null;
  const score = await tested(lesson, network, before);
  const better = score.matches > 0 ? score.share > 0.5 : foretellsBetter(lessons, before, matches);
  console.log(
    `won ${(100 * score.share).toFixed(0)} ± ${(100 * score.error).toFixed(0)} of 100, ${score.matches} matches`,
  );
  if (!better) {
    console.log('not better than the one before: not kept');
    return;
  }
  const file = join(ROOT, 'games', game.rulebook.id, 'bot', 'mind', 'value.json');
  const trained = {
    matches: matches.length,
    positions: matches.reduce((sum, { samples }) => sum + samples.length, 0),
    scenarios: [...new Set(matches.map(({ scenario }) => scenario))].sort(),
    foretells,
    against: before ? 'the network before' : 'the quick policy',
    ...(score.matches > 0 && { score, worlds: Number(options.worlds) }),
  };
  writeFileSync(file, `${JSON.stringify({ trained, network })}\n`);
  console.log(`kept in ${file}; npm run format lays it out`);
}

const sameSize = (one: Network, other: Network): boolean => one.means.length === other.means.length;

/** Matches against the one before, every seat in turn. */
async function tested({ game, tables, pool }: Lesson, now: Network, before: Network | null) {
  const shares: number[] = [];
  const one = async (number: number): Promise<void> => {
    const table = at(tables, Math.floor(number / 2) % tables.length);
    const seat = number % table.seats;
    const seed = `test ${Math.floor(number / 2)}`;
    const worlds = Number(options.worlds);
    const won = await pool.run({ kind: 'test', game: game.rulebook.id, ...table, seed, seat, now, before, worlds });
    const share = won?.[seat];
    if (typeof share !== 'number') return;
    // Where more than two play, winning one's part is as good as half.
    shares.push(table.seats === 2 ? share : share > 0 ? 1 : 0);
    const { share: mean, error } = scoreOf(shares);
    console.log(
      `${table.scenario}: ${share}; ${shares.length} tests, ${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)}`,
    );
  };
  await Promise.all(Array.from({ length: Number(options.tests) }, (_, number) => one(number)));
  return scoreOf(shares);
}

if (options.help || !options.game) {
  console.error(USAGE);
  process.exitCode = options.help ? 0 : 2;
} else await train(options.game);
