import type { Around, AroundPush, Method, Params, Push, Response, ResultOf, Told } from '@carroccio/engine';
import { EngineError } from '../engine/client.ts';
import { internal } from '../engine/facts.ts';

export type LineState = 'open' | 'lost';

interface Waiting {
  /** What goes out again when the line was lost before it was answered. */
  readonly text: string;
  readonly again: boolean;
  take(result: unknown): void;
  fail(error: Error): void;
}

interface Hears {
  told(room: string, told: Told): void;
  /** What goes on around the match. */
  around(around: Around): void;
  /** The line is there, for the first time or again: whoever was in a room goes back in. */
  opened(): Promise<void>;
  state(state: LineState): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/**
 * A line to the rooms of the server. When it is lost it comes back by itself; an action that was not answered goes out
 * again with its key, so that it is done once.
 */
export class Line {
  readonly #hears: Hears;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #last = 0;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(hears: Hears) {
    this.#hears = hears;
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  /** Asks; without a line, or when it is lost, only what has a key waits for it to come back. */
  ask<M extends Method>(method: M, params: Params<M>): Promise<ResultOf<M>> {
    return new Promise((take, fail) => {
      const id = ++this.#last;
      const text = JSON.stringify({ id, method, params });
      const again = method === 'room.act';
      if (!again && this.#socket?.readyState !== WebSocket.OPEN) return fail(gone());
      this.#waiting.set(id, {
        text,
        again,
        take: result => (isResultOf(method, result) ? take(result) : fail(new EngineError(internal(method)))),
        fail,
      });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const address = new URL('/api/rooms', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => void this.#opened(socket));
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
    socket.addEventListener('close', () => this.#lost());
  }

  async #opened(socket: WebSocket): Promise<void> {
    try {
      await this.#hears.opened();
    } catch {
      // What went wrong was told; the line itself is there.
    }
    if (socket !== this.#socket || socket.readyState !== WebSocket.OPEN) return;
    this.#wait = FIRST_WAIT_MS;
    for (const { text, again } of this.#waiting.values()) if (again) socket.send(text);
    this.#hears.state('open');
  }

  #lost(): void {
    this.#socket = null;
    for (const [id, { again, fail }] of this.#waiting) {
      if (again) continue;
      this.#waiting.delete(id);
      fail(gone());
    }
    if (this.#closed) return;
    this.#hears.state('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #hear(message: Response | Push | AroundPush): void {
    if ('push' in message) {
      if (message.push === 'around') this.#hears.around(message.around);
      else this.#hears.told(message.room, message.told);
      return;
    }
    const asked = this.#waiting.get(Number(message.id));
    this.#waiting.delete(Number(message.id));
    if (message.ok) asked?.take(message.result);
    else asked?.fail(new EngineError(message.error));
  }
}

const gone = (): EngineError => new EngineError(internal('the line is lost'));

const isResultOf = <M extends Method>(_method: M, result: unknown): result is ResultOf<M> =>
  typeof result === 'object' && result !== null;
