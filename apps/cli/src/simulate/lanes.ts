import { BotThreads } from '@carroccio/bots/threads';

/** Matches under way for each thread: enough to keep it busy, few enough to keep memory flat. */
const MATCHES_PER_THREAD = 2;

/** Plays so many matches in worker threads, a few at a time, and hands each over as it ends. */
export async function inLanes<Came>(
  count: number,
  registryUrl: URL,
  threadCount: number,
  play: (number: number, threads: BotThreads) => Promise<Came>,
  hear: (came: Came) => void,
): Promise<void> {
  const threads = new BotThreads(registryUrl, threadCount);
  let next = 0;
  let stopped = false;
  const lane = async (): Promise<void> => {
    while (next < count && !stopped) {
      const came = await play(next++, threads);
      if (!stopped) hear(came);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(threadCount * MATCHES_PER_THREAD, count) }, lane));
  } finally {
    stopped = true;
    await threads.close();
  }
}
