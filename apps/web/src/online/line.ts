import type { Around, Method, Params, ResultOf, Told } from '@carroccio/engine';
import { EngineError } from '../engine/client.ts';
import { internal } from '../engine/facts.ts';
import { ByRequests, bySocket, type Message, type Way } from './way.ts';

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

/** The room that a line leads to. */
interface Room {
  readonly table: string;
  /** Whether one wants to be asked always. */
  readonly asked: boolean;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** After so many sockets in a row over which nothing came, they are blocked on the way, as far as is known. */
const BLOCKED_AFTER = 2;

/**
 * A line to the rooms of the server: by a socket or, where sockets are blocked, by requests. When it is lost it comes back by
 * itself; an action that was not answered goes out again with its key, so that it is done once.
 */
export class Line {
  readonly #hears: Hears;
  readonly #waiting = new Map<number, Waiting>();
  readonly #room: Room;
  #way: Way | null = null;
  /** How many sockets in a row have brought nothing. */
  #dead = 0;
  #last = 0;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(room: Room, hears: Hears) {
    this.#room = room;
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
      if (!again && !this.#way?.isOpen) return fail(gone());
      this.#waiting.set(id, {
        text,
        again,
        take: result => (isResultOf(method, result) ? take(result) : fail(new EngineError(internal(method)))),
        fail,
      });
      if (this.#way?.isOpen) this.#way.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    this.#way?.close();
  }

  readonly #hurry = (): void => {
    if (this.#way || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const { table, asked } = this.#room;
    const isBlocked = this.#dead >= BLOCKED_AFTER;
    // Requests that fail as well do not tell whether sockets do.
    this.#dead = isBlocked ? 0 : this.#dead + 1;
    const terms = {
      opened: () => void this.#opened(way),
      hear: (message: Message) => this.#hear(message),
      lost: () => {
        if (this.#way === way) this.#lost();
      },
    };
    const way: Way = isBlocked ? new ByRequests(table, asked, terms) : bySocket(terms);
    this.#way = way;
  }

  async #opened(way: Way): Promise<void> {
    try {
      await this.#hears.opened();
    } catch {
      // What went wrong was told; the line itself is there.
    }
    if (way !== this.#way || !way.isOpen) return;
    this.#dead = 0;
    this.#wait = FIRST_WAIT_MS;
    for (const { text, again } of this.#waiting.values()) if (again) way.send(text);
    this.#hears.state('open');
  }

  #lost(): void {
    this.#way = null;
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

  #hear(message: Message): void {
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
