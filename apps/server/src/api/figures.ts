/** What there is to count, for whoever looks after the house: the text format of Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Storage } from '../storage/storage.ts';

interface Figure {
  readonly name: string;
  readonly kind: 'gauge' | 'counter';
  /** One line, in words. */
  readonly help: string;
  readonly value: number;
}

interface Terms {
  readonly storage: Pick<Storage, 'entries' | 'jobs'>;
  readonly counted: Readonly<Counted>;
  connections(): number;
  rooms(): number;
}

/** What happens here and there in the process. */
export interface Counted {
  /** What failed that should not have. */
  faults: number;
  /** Who asked too fast. */
  tooFast: number;
}

const NANOSECONDS = 1e9;

export class Figures {
  readonly #terms: Terms;
  readonly #late = monitorEventLoopDelay({ resolution: 20 });

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#late.enable();
  }

  async text(): Promise<string> {
    return (await this.#all())
      .map(
        ({ name, kind, help, value }) =>
          `# HELP carroccio_${name} ${help}\n# TYPE carroccio_${name} ${kind}\ncarroccio_${name} ${value}\n`,
      )
      .join('');
  }

  close(): void {
    this.#late.disable();
  }

  async #all(): Promise<Figure[]> {
    const { storage, counted, connections, rooms } = this.#terms;
    const { deeds, commits, seconds } = storage.entries.written;
    const longest = this.#late.max / NANOSECONDS;
    this.#late.reset();
    return [
      gauge('connections', 'Open sockets.', connections()),
      gauge('rooms', 'Matches held in memory.', rooms()),
      counter('actions_total', 'Actions written to disk.', deeds),
      counter('commits_total', 'Commits they shared.', commits),
      counter('commit_seconds_total', 'Time spent in those commits.', seconds),
      gauge('jobs_due', 'Background jobs that are due and not done.', await storage.jobs.due()),
      counter('faults_total', 'Faults of the program, each with a line in the log.', counted.faults),
      counter('too_fast_total', 'Requests and messages refused because they came too fast.', counted.tooFast),
      gauge('longest_block_seconds', 'Longest time the process answered nothing since this was last asked.', longest),
      gauge('memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      gauge('uptime_seconds', 'Time since the process started.', Math.round(process.uptime())),
    ];
  }
}

const gauge = (name: string, help: string, value: number): Figure => ({ name, kind: 'gauge', help, value });
const counter = (name: string, help: string, value: number): Figure => ({ name, kind: 'counter', help, value });
