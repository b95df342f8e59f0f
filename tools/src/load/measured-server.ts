import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/load/wide-server.js', import.meta.url));

/** What a server has used until now: memory in bytes, and seconds of a processor. */
export interface Used {
  /** What it cannot let go. */
  readonly held: number;
  readonly cpu: number;
}

/** A server in a process of its own that tells what it uses. */
export class MeasuredServer {
  readonly #child: ChildProcess;
  readonly host: string;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.host = `127.0.0.1:${port}`;
  }

  /** On the folder of an embedded database, or the address of a PostgreSQL. */
  static async start(place: string): Promise<MeasuredServer> {
    const child = fork(PROGRAM, [place], { execArgv: ['--expose-gc'] });
    const gone = once(child, 'exit').then(() => {
      throw new Error('the server did not start');
    });
    const [{ port }] = await Promise.race([once(child, 'message'), gone]);
    return new MeasuredServer(child, port);
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async used(): Promise<Used> {
    const told = once(this.#child, 'message');
    this.#child.send('used');
    const [used] = await told;
    return used;
  }

  async stop(): Promise<void> {
    if (!this.isAlive) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}
