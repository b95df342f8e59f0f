import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/** The server as a process of its own, that is killed without a word and started again on the same database. */
export class MortalServer {
  readonly #place: string | URL;
  #child: ChildProcess | undefined;
  #port = 0;

  /** The folder of an embedded database, or the address of a PostgreSQL. */
  constructor(place: string | URL) {
    this.#place = place;
  }

  get host(): string {
    return `127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const database = typeof this.#place === 'string' ? { DATA_DIR: this.#place } : { DATABASE_URL: this.#place.href };
    const env = { ...process.env, PORT: String(this.#port), HOST: '127.0.0.1', ...database };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error('the server did not start');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
