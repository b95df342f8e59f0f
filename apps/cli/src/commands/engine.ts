import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { BotThreads } from '@carroccio/bots/threads';
import { answerLine, Engine, LineCutter, type Response } from '@carroccio/engine';
import { Citations } from '../citations.ts';
import { OK } from '../failure.ts';
import { loadRegistry } from '../registry.ts';
import { newSeed } from '../seed.ts';
import { version } from '../version.ts';

/** Speaks the protocol: a line of JSON in, a line of JSON out, until the input ends. */
export async function engine(registryUrl: URL): Promise<number> {
  const registry = await loadRegistry(registryUrl);
  const threads = new BotThreads(registryUrl);
  const citations = new Citations();
  const machine = new Engine(registry, {
    version: version(),
    seed: newSeed,
    clock: () => performance.now(),
    think: job => threads.think(job),
    citations: rule => citations.of(registry.rulebookOf(rule)?.id ?? '', rule),
  });

  const thinking = new Set<Promise<void>>();
  for await (const line of linesOf(process.stdin)) {
    const answering = answerLine(machine, line).then(write);
    thinking.add(answering);
    answering.finally(() => thinking.delete(answering));
    // Answers keep the order of their requests, except that nobody waits for a bot that thinks.
    await Promise.race([answering, setImmediate()]);
  }
  await Promise.all(thinking);
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

async function write(answer: Response | undefined): Promise<void> {
  if (answer && !process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain');
}
