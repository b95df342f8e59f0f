import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { BotThreads } from '@carroccio/bots/threads';
import { answerLine, Engine, LineCutter, lineOf, type Push, type Response } from '@carroccio/engine';
import { Compile } from 'typebox/compile';
import { Citations } from '../citations.ts';
import { readPackFile } from '../files.ts';
import { type GamesModule, loadRegistry, playableGame } from '../registry.ts';
import { newSeed } from '../simulate/seed.ts';
import { version } from '../version.ts';
import { OK } from '../words/failure.ts';

/** Speaks the protocol: a line of JSON in, a line of JSON out, until the input ends. */
export async function engine(games: GamesModule, file?: string): Promise<number> {
  const registry = await loadRegistry(games);
  const pack = file === undefined ? undefined : readPackFile(registry, file);
  if (pack) playableGame(registry, pack.game, pack);
  const output = new Output();
  const threads = new BotThreads(games.url);
  const citations = new Citations();
  const machine = new Engine(registry, {
    version: version(),
    seed: newSeed,
    clock: () => performance.now(),
    compile: schema => {
      const compiled = Compile(schema);
      return value => compiled.Check(value);
    },
    think: job => threads.think(job),
    rollout: job => threads.rollout(job),
    afterwards: job => threads.afterwards(job),
    cancel: job => threads.cancel(job),
    citations: rule => citations.of(registry.rulebookOf(rule)?.id ?? '', rule),
    push: message => output.write(message),
    pack: game => (pack?.game === game ? pack : undefined),
  });

  const answering = new Set<Promise<void>>();
  for await (const line of linesOf(process.stdin)) {
    const answer = answerLine(machine, line);
    // Answers keep the order of their requests, except that nobody waits for a bot that thinks.
    if (answer instanceof Promise) {
      const answered = answer.then(later => output.write(later));
      answering.add(answered);
      answered.finally(() => answering.delete(answered));
      await setImmediate();
    } else output.write(answer);
    if (output.room) await output.room;
  }
  await Promise.all(answering);
  await threads.close();
  return OK;
}

async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  const cutter = new LineCutter();
  for await (const bytes of input) yield* cutter.push(decoder.decode(bytes, { stream: true }));
  yield* cutter.push(decoder.decode());
  yield* cutter.end();
}

/** Standard output, which may be read more slowly than it is written. */
class Output {
  /** Settled when there is room for more; until then no more requests are taken. */
  room: Promise<void> | undefined;

  write(answer: Response | Push | undefined): void {
    if (!answer || process.stdout.write(`${lineOf(answer)}\n`)) return;
    this.room ??= once(process.stdout, 'drain').then(() => {
      this.room = undefined;
    });
  }
}
