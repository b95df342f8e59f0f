/** How messages come to the rooms of the server and back: by a socket or, where sockets are blocked, by requests. */
import type { Around, AroundPush, Push, Response, Told } from '@carroccio/engine';

export type Message = Response | Push | AroundPush;

/** What a way tells whoever opened it. */
export interface WayTerms {
  opened(): void;
  hear(message: Message): void;
  /** It is no more, or never was. */
  lost(): void;
}

export interface Way {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export function bySocket({ opened, hear, lost }: WayTerms): Way {
  const address = new URL('/api/rooms', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => opened());
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))));
  socket.addEventListener('close', () => lost());
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: text => socket.send(text),
    close: () => socket.close(),
  };
}

interface Moment {
  readonly tag: string;
  readonly told: Told | null;
  readonly around: Around | null;
}

/** A request that waits for news of a table, one after the other; what is sent goes by itself, in its order. */
export class ByRequests implements Way {
  readonly #table: string;
  readonly #asked: boolean;
  readonly #terms: WayTerms;
  readonly #stop = new AbortController();
  #sent: Promise<void> = Promise.resolve();
  #open = false;
  /** The lines that each pair of eyes was told. */
  readonly #logs = new Map<number | null, readonly string[]>();

  constructor(table: string, asked: boolean, terms: WayTerms) {
    this.#table = table;
    this.#asked = asked;
    this.#terms = terms;
    void this.#listen();
  }

  get isOpen(): boolean {
    return this.#open;
  }

  send(text: string): void {
    const body = JSON.stringify({ asked: this.#asked, message: JSON.parse(text) });
    this.#sent = this.#sent.then(async () => {
      const answer = await this.#request<Response>('', { method: 'POST', body, headers: JSON_BODY });
      if (answer) this.#terms.hear(answer.ok ? { ...answer, result: this.#continuedIn(answer.result) } : answer);
    });
  }

  close(): void {
    this.#stop.abort();
    this.#lose();
  }

  async #listen(): Promise<void> {
    for (let known = ''; !this.#stop.signal.aborted; ) {
      const query = new URLSearchParams({ known, ...(this.#asked ? { asked: 'true' } : {}) });
      const moment = await this.#request<Moment>(`?${query}`, {});
      if (!moment) return;
      // What opened it is asked for once more by whoever goes in.
      if (!this.#open) {
        this.#open = true;
        this.#terms.opened();
      } else if (moment.told)
        this.#terms.hear({ push: 'moment', room: this.#table, told: this.#continued(moment.told) });
      if (moment.around) this.#terms.hear({ push: 'around', room: this.#table, around: moment.around });
      known = moment.tag;
    }
  }

  async #request<T extends object>(query: string, options: RequestInit): Promise<T | null> {
    const { signal } = this.#stop;
    const path = `/api/tables/${encodeURIComponent(this.#table)}/room${query}`;
    try {
      const response = await fetch(path, { ...options, signal });
      const answer: unknown = await response.json();
      if (response.ok && isAnswer<T>(answer) && (options.method === 'POST' || 'tag' in answer)) return answer;
    } catch {
      // Nothing is heard from there: the way is lost.
    }
    this.#lose();
    return null;
  }

  #lose(): void {
    if (this.#stop.signal.aborted && !this.#open) return;
    this.#stop.abort();
    this.#open = false;
    this.#terms.lost();
  }

  #continuedIn(result: unknown): unknown {
    return isAnswer<Told>(result) && 'windows' in result ? this.#continued(result) : result;
  }

  /** Each moment comes whole: what of its log was told before stays, and the rest is new. */
  #continued<T extends Told>(told: T): T {
    return {
      ...told,
      windows: told.windows.map(window => {
        const lines = window.log.more.map(line => JSON.stringify(line));
        const before = this.#logs.get(window.eyes) ?? [];
        this.#logs.set(window.eyes, lines);
        const differs = before.findIndex((line, index) => line !== lines[index]);
        const stay = differs < 0 ? before.length : differs;
        return { ...window, log: { stay, more: window.log.more.slice(stay) } };
      }),
    };
  }
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** The server that the pages came from is trusted to answer as it says. */
const isAnswer = <T extends object>(answer: unknown): answer is T => typeof answer === 'object' && answer !== null;
