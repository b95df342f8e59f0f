import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

interface Waiting<Job, Result> {
  job: Job;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Desk<Job, Result> {
  worker: Worker;
  busy: Waiting<Job, Result> | undefined;
}

/** What a worker answers to a job. */
export type Answer<Result> = { result: Result } | { error: string };

class Cancelled extends Error {
  override name = 'Cancelled';
  override message = 'nobody waits for it any more';
}

/** Worker threads that take jobs one at a time each, for as long as there are any. */
export class Pool<Job, Result> {
  readonly #queue: Waiting<Job, Result>[] = [];
  readonly #desks: Desk<Job, Result>[] = [];
  readonly #start: () => Worker;
  readonly #size: number;
  #closed = false;

  /** `module` is the worker's own module, `workerData` what each is started with. */
  constructor(module: URL, workerData: unknown, size: number = availableParallelism()) {
    // Without the parent's flags: a worker runs the built code, however its parent resolves imports.
    this.#start = () => new Worker(module, { workerData, execArgv: [] });
    this.#size = size;
  }

  run(job: Job): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the pool is closed'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#assign();
    });
  }

  /** Nobody waits any more for a job: a worker that is at it is stopped, and another takes its place. */
  cancel(job: Job): void {
    const queued = this.#queue.findIndex(one => one.job === job);
    for (const waiting of queued < 0 ? [] : this.#queue.splice(queued, 1)) waiting.reject(new Cancelled());
    const busy = this.#desks.findIndex(desk => desk.busy?.job === job);
    for (const desk of busy < 0 ? [] : this.#desks.splice(busy, 1)) {
      desk.busy?.reject(new Cancelled());
      desk.busy = undefined;
      void desk.worker.terminate();
    }
    this.#assign();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Error('the pool is closed'));
    await Promise.all(this.#desks.splice(0).map(desk => desk.worker.terminate()));
  }

  #assign(): void {
    if (this.#queue.length === 0) return;
    const desk = this.#desks.find(one => !one.busy) ?? this.#open();
    const waiting = desk && this.#queue.shift();
    if (!waiting) return;
    try {
      desk.worker.postMessage(waiting.job);
      desk.worker.ref();
      desk.busy = waiting;
    } catch (error) {
      waiting.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #open(): Desk<Job, Result> | undefined {
    if (this.#desks.length >= this.#size) return undefined;
    const desk: Desk<Job, Result> = { worker: this.#start(), busy: undefined };
    desk.worker.on('message', (answer: Answer<Result>) => {
      const done = desk.busy;
      desk.busy = undefined;
      // An idle worker must not keep the process alive.
      desk.worker.unref();
      if ('error' in answer) done?.reject(new Error(answer.error));
      else done?.resolve(answer.result);
      this.#assign();
    });
    desk.worker.on('error', error => this.#lose(desk, error instanceof Error ? error : new Error(String(error))));
    desk.worker.on('exit', code => this.#lose(desk, new Error(`a worker stopped with code ${code}`)));
    this.#desks.push(desk);
    return desk;
  }

  #lose(desk: Desk<Job, Result>, error: Error): void {
    const index = this.#desks.indexOf(desk);
    if (index >= 0) this.#desks.splice(index, 1);
    desk.busy?.reject(error);
    desk.busy = undefined;
    if (!this.#closed) this.#assign();
  }
}
