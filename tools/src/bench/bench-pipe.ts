/** What a program at the other end of a pipe gets done: random matches through `carroccio engine`, every list asked for. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { Generator, startChance } from '@carroccio/kernel';
import type { Figure } from '../measure.ts';
import { ROOT } from '../repository.ts';

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

  close(): void {
    this.#engine.stdin.end();
  }
}

/** Decisions in a match before the next is begun: long matches are dear to keep. */
const LONGEST = 400;

async function rateOf(pipe: Pipe, game: string, scenario: string, milliseconds: number, seed: number): Promise<number> {
  const chance = new Generator(startChance('sfc32', String(seed)));
  const began = performance.now();
  let decisions = 0;
  for (let number = 0; performance.now() - began < milliseconds; number++) {
    let { match, legal } = await pipe.ask('new', { game, scenario, seed: `${seed} ${number}`, legal: true });
    for (let played = 0; legal && played < LONGEST && performance.now() - began < milliseconds; played++) {
      // What is not listed is drawn by the engine.
      const action =
        legal.actions[chance.draw(Math.max(1, legal.actions.length))] ??
        (await pipe.ask('legal', { match, any: true })).any;
      ({ legal } = await pipe.ask('act', { match, seat: legal.seat, at: legal.at, action, legal: true }));
      decisions++;
    }
    await pipe.ask('close', { match });
  }
  return decisions / ((performance.now() - began) / 1000);
}

/** The first scenario of each game, the best of three runs after a short one. */
export async function pipeFigures(
  scenarios: readonly (readonly [string, string])[],
  seconds: number,
): Promise<Figure[]> {
  const began = performance.now();
  const pipe = new Pipe();
  try {
    await pipe.ask('hello', {});
    const figures: Figure[] = [
      { name: 'pipe: start to hello', value: Math.round(performance.now() - began), unit: 'ms' },
    ];
    for (const [game, scenario] of scenarios) {
      await rateOf(pipe, game, scenario, seconds * 500, 0);
      const rates: number[] = [];
      for (const run of [1, 2, 3]) rates.push(await rateOf(pipe, game, scenario, (seconds * 1000) / 3, run));
      figures.push({
        name: `pipe: ${game} ${scenario}, random decisions with their lists`,
        value: Math.round(Math.max(...rates)),
        unit: 'decisions/s',
      });
    }
    return figures;
  } finally {
    pipe.close();
  }
}
