/**
 * The rooms for those whose sockets are blocked on the way: each message is a request of its own, and one that waits brings
 * what is new. Nothing is remembered between two of them, so that any process answers any.
 */
import { createHash } from 'node:crypto';
import type { Around, AroundPush, Push, Response, Told } from '@carroccio/engine';
import type { Seat } from '@carroccio/kernel';
import type { Counted } from '../api/figures.ts';
import type { Buckets } from '../online/bucket.ts';
import type { Person } from '../storage/people.ts';
import type { Rooms } from './rooms.ts';
import { Visitor } from './visitor.ts';

interface Terms {
  readonly rooms: Rooms;
  /** What one person may ask. */
  readonly messages: Buckets;
  clock(): number;
  readonly counted: Counted;
  failed(what: string, error: unknown): void;
}

/** Whoever asks, from where, for which seats: his own, or none. */
export interface Asking {
  readonly person: Person | null;
  readonly caller: string;
  readonly table: string;
  readonly own: readonly Seat[];
  /** Whether he wants to be asked even where only one thing can be done. */
  readonly asked: boolean;
}

export interface Moment {
  /** Names this moment: whoever sends it back is told of the next. */
  readonly tag: string;
  readonly told: Told | null;
  readonly around: Around | null;
}

/** So long a request waits for something new. */
const PATIENCE_MS = 25_000;
/** Whoever is between two requests is still there. */
const LINGERS_MS = 5000;
const MOST_WAITING = 2000;
const MOST_WAITING_OF_ONE = 20;

const QUIET: Moment = { tag: '', told: null, around: null };

export class Polls {
  readonly #terms: Terms;
  readonly #waiting = new Map<string, number>();
  readonly #wake = new Set<() => void>();
  readonly #lingering = new Map<NodeJS.Timeout, Visitor>();
  #closed = false;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** One message, answered as by the socket, but with the whole moment. */
  async ask(asking: Asking, message: { readonly method: string; readonly params: object }): Promise<Response> {
    const { rooms, messages, clock, counted, failed } = this.#terms;
    const visitor = new Visitor(asking.person, rooms, () => undefined);
    const text = JSON.stringify(message);
    if (!messages.take(asking.person?.id ?? asking.caller, clock())) {
      counted.tooFast++;
      return visitor.refuse(text);
    }
    try {
      const joined = await visitor.answer(joining(asking));
      if (!joined.ok) return { ...joined, id: idIn(message) };
      const answer = await visitor.answer(text);
      if (!answer.ok && answer.error.code === 'internal') failed('a room', answer.error);
      if (!answer.ok || !isTold(answer.result) || message.method === 'room.join') return answer;
      const whole = await visitor.answer(joining(asking));
      return whole.ok ? { ...answer, result: { ...answer.result, ...toldIn(whole.result) } } : whole;
    } finally {
      visitor.leave();
    }
  }

  /** What there is to see, as soon as it is another moment than the one that is known; without anything new, nothing. */
  async moment(asking: Asking, known: string, gone: AbortSignal): Promise<Moment | Response> {
    const { caller } = asking;
    const before = this.#waiting.get(caller) ?? 0;
    const all = [...this.#waiting.values()].reduce((sum, one) => sum + one, 0);
    const visitor = new Listening(asking.person, this.#terms.rooms);
    if (this.#closed || before >= MOST_WAITING_OF_ONE || all >= MOST_WAITING) return visitor.refuse(joining(asking));
    this.#waiting.set(caller, before + 1);
    try {
      const first = await visitor.moment(asking);
      if (!('tag' in first) || first.tag !== known) return first;
      await this.#somethingNew(visitor, gone);
      if (!visitor.isTold) return { ...QUIET, tag: known };
      return await visitor.moment(asking);
    } finally {
      this.#linger(visitor);
      const waiting = (this.#waiting.get(caller) ?? 1) - 1;
      if (waiting > 0) this.#waiting.set(caller, waiting);
      else this.#waiting.delete(caller);
    }
  }

  /** Nobody waits any longer. */
  close(): void {
    this.#closed = true;
    for (const wake of [...this.#wake]) wake();
    for (const [timer, visitor] of this.#lingering) {
      clearTimeout(timer);
      visitor.leave();
    }
    this.#lingering.clear();
  }

  #somethingNew(visitor: Listening, gone: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#wake.delete(wake);
        gone.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, PATIENCE_MS).unref();
      this.#wake.add(wake);
      gone.addEventListener('abort', wake);
      visitor.listen(wake);
      if (this.#closed || gone.aborted) wake();
    });
  }

  #linger(visitor: Visitor): void {
    if (this.#closed) {
      visitor.leave();
      return;
    }
    const timer = setTimeout(() => {
      this.#lingering.delete(timer);
      visitor.leave();
    }, LINGERS_MS).unref();
    this.#lingering.set(timer, visitor);
  }
}

/** A connection that lasts for one request. */
class Listening extends Visitor {
  #around: Around | null = null;
  /** What was last given out of what is around. */
  #given = '';
  #isMoment = false;
  #wake: (() => void) | undefined;

  constructor(person: Person | null, rooms: Rooms) {
    super(person, rooms, (message: Push | AroundPush) => this.#hear(message));
  }

  /** Whether there is more than was given out. */
  get isTold(): boolean {
    return this.#isMoment || lasting(this.#around) !== this.#given;
  }

  /** Called when there is; or at once, where that is so already. */
  listen(wake: () => void): void {
    this.#wake = wake;
    if (this.isTold) wake();
  }

  /** The whole of it as it is now. */
  async moment(asking: Asking): Promise<Moment | Response> {
    // What comes from here on is in it, or is told once more.
    this.#isMoment = false;
    const joined = await this.answer(joining(asking));
    if (!joined.ok) return joined;
    const told = toldIn(joined.result);
    const around = this.#around;
    this.#given = lasting(around);
    const tag = createHash('sha256')
      .update(JSON.stringify([told, this.#given]))
      .digest('base64url');
    return { tag, told, around };
  }

  #hear(message: Push | AroundPush): void {
    if (message.push === 'around') this.#around = message.around;
    else this.#isMoment = true;
    if (this.isTold) this.#wake?.();
  }
}

/** All of it but the time, which is always another. */
const lasting = (around: Around | null): string => JSON.stringify(around && { ...around, now: 0 });

const joining = ({ table, own, asked }: Asking): string =>
  JSON.stringify({
    id: 0,
    method: 'room.join',
    params: { room: table, eyes: own.length > 0 ? own : [null], plays: own, asked: asked ? own : [] },
  });

/** What a room told, without what never changes. */
function toldIn(result: unknown): Told {
  if (!isTold(result)) throw new Error('a room told nothing');
  const { windows, offers, standing, settled } = result;
  return { windows, offers, standing, settled };
}

const isTold = (result: unknown): result is Told =>
  typeof result === 'object' && result !== null && 'windows' in result;

function idIn(message: object): Response['id'] {
  const id = 'id' in message ? message.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
