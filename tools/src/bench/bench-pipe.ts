/** What a program at the other end of a pipe gets done: random matches through `carroccio engine`, every list asked for. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { Generator, startChance } from '@carroccio/kernel';
import type { Figure } from '../common/measure.ts';
import { ROOT } from '../common/repository.ts';

type Answer = ReturnType<typeof JSON.parse>;

/** One request at a time, as a simple client does it. */
class Pipe {
  readonly #engine: ChildProcessByStdio<Writable, Readable, null>;
  #held = '';
  #sent = 0;
  #waiting: ((line: string) => void) | undefined;

  constructor() {
    const program = join(ROOT, 'apps/cli/bin/carroccio.mjs');
    this.#engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#engine.stdout.setEncoding('utf8').on('data', (piece: string) => {
      this.#held += piece;
      const end = this.#held.indexOf('\n');
      if (end < 0) return;
      const line = this.#held.slice(0, end);
      this.#held = this.#held.slice(end + 1);
      this.#waiting?.(line);
    });
  }

  async ask(method: string, params: object): Promise<Answer> {
    const heard = new Promise<string>(resolve => {
      this.#waiting = resolve;
    });
    this.#engine.stdin.write(`${JSON.stringify({ id: ++this.#sent, method, params })}\n`);
    const answer: Answer = JSON.parse(await heard);
    if (!answer.ok) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  /**
   * Milliseconds of a processor that both ends have used so far; `null` where the system does not tell. On a machine that
   * others use as well the clock says little.
   */
  processor(): number | null {
    const file = `/proc/${this.#engine.pid}/stat`;
    if (!existsSync(file)) return null;
    // After the name, which may hold anything: user and system time in hundredths of a second.
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const { user, system } = process.cpuUsage();
    return (Number(fields[11]) + Number(fields[12])) * 10 + (user + system) / 1000;
  }

  close(): void {
    this.#engine.stdin.end();
  }
}

/** What was done in a second, by the clock and of the processor. */
interface Rate {
  clock: number;
  processor: number | null;
}

/** Decisions in a match before the next is begun: long matches are dear to keep. */
const LONGEST = 400;

/** Decisions for each second asked for: by number, so that a busy machine does not measure a colder engine. */
const WARMED = 4000;
const MEASURED = 2000;

async function rateOf(pipe: Pipe, game: string, scenario: string, wanted: number, seed: number): Promise<Rate> {
  const chance = new Generator(startChance('sfc32', String(seed)));
  const used = pipe.processor();
  const began = performance.now();
  let decisions = 0;
  for (let number = 0; decisions < wanted; number++) {
    let { match, legal } = await pipe.ask('new', { game, scenario, seed: `${seed} ${number}`, legal: true });
    for (let played = 0; legal && played < LONGEST && decisions < wanted; played++) {
      // What is not listed is drawn by the engine.
      const action =
        legal.actions[chance.draw(Math.max(1, legal.actions.length))] ??
        (await pipe.ask('legal', { match, any: true })).any;
      ({ legal } = await pipe.ask('act', { match, seat: legal.seat, at: legal.at, action, legal: true }));
      decisions++;
    }
    await pipe.ask('close', { match });
  }
  const clock = decisions / ((performance.now() - began) / 1000);
  const now = pipe.processor();
  return { clock, processor: used === null || now === null ? null : decisions / ((now - used) / 1000) };
}

const best = (rates: readonly (number | null)[]): number => Math.round(Math.max(...rates.map(rate => rate ?? 0)));

/** The first scenario of each game, the best of three runs after it has got warm. */
export async function pipeFigures(
  scenarios: readonly (readonly [string, string])[],
  seconds: number,
): Promise<Figure[]> {
  const began = performance.now();
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  const pipe = new Pipe();
  try {
    await pipe.ask('hello', {});
    const figures: Figure[] = [
      { name: 'pipe: start to hello', value: Math.round(performance.now() - began), unit: 'ms' },
    ];
    const started = pipe.processor();
    if (started !== null)
      figures.push({ name: 'pipe: start to hello', value: Math.round(started - own), unit: 'ms of the processor' });
    for (const [game, scenario] of scenarios) {
      await rateOf(pipe, game, scenario, seconds * WARMED, 0);
      const rates: Rate[] = [];
      for (const run of [1, 2, 3]) rates.push(await rateOf(pipe, game, scenario, seconds * MEASURED, run));
      const name = `pipe: ${game} ${scenario}, random decisions with their lists`;
      figures.push({ name, value: best(rates.map(({ clock }) => clock)), unit: 'decisions/s' });
      if (started !== null)
        figures.push({
          name: `${name}, both ends' processor`,
          value: best(rates.map(({ processor }) => processor)),
          unit: 'decisions/s',
        });
    }
    return figures;
  } finally {
    pipe.close();
  }
}
