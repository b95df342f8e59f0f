import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Counted } from '../api/figures.ts';
import type { Buckets } from '../online/bucket.ts';
import { callerOf } from '../online/caller.ts';
import { isOurs } from '../online/origin.ts';
import type { Sessions, Shown } from '../online/session.ts';
import type { Rooms } from './rooms.ts';
import { Visitor } from './visitor.ts';

interface Terms {
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly publicOrigin: string | null;
  /** How many proxies stand before the server. */
  readonly proxies: number;
  /** Who may connect, by address. */
  readonly connections: Buckets;
  /** What one person may ask, or one address that has not said whose it is. */
  readonly messages: Buckets;
  /** How many connections one address may have at once. */
  readonly together: number;
  clock(): number;
  readonly counted: Counted;
  failed(what: string, error: unknown): void;
}

const SOCKET_PATH = '/api/rooms';

const LARGEST_MESSAGE = 256 * 1024;
/** Whoever does not read what he is told is sent away, and may come back. */
const MOST_UNREAD = 8 * 1024 * 1024;
/** As many messages as one may send before the first is answered. */
const MOST_UNANSWERED = 100;
/** Whoever goes on asking too fast is sent away. */
const MOST_REFUSED = 100;
const MOST_CONNECTIONS = 5000;
const HEARTBEAT_MS = 30_000;

const GOING_AWAY = 1001;
const POLICY = 1008;

/** The rooms by WebSocket: one connection for all rooms of a page. */
export class Sockets {
  readonly #terms: Terms;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, clientTracking: true });
  readonly #silent = new WeakSet<WebSocket>();
  readonly #heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  readonly #answering = new Set<Promise<unknown>>();
  readonly #of = new WeakMap<WebSocket, { person: string; shown: Shown }>();
  /** How many connections each address has. */
  readonly #from = new Map<string, number>();
  #closed = false;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  get size(): number {
    return this.#server.clients.size;
  }

  /** Whether a request is for us. */
  static isAt(request: IncomingMessage): boolean {
    return request.url === SOCKET_PATH;
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { publicOrigin, proxies, connections, together, clock, sessions } = this.#terms;
    socket.on('error', () => socket.destroy());
    if (this.#closed) return refuse(socket, '503 Service Unavailable');
    if (!Sockets.isAt(request)) return refuse(socket, '404 Not Found');
    if (!isOurs(request, publicOrigin)) return refuse(socket, '403 Forbidden');
    const caller = callerOf(request, proxies);
    const isCrowded = this.size >= MOST_CONNECTIONS || (this.#from.get(caller) ?? 0) >= together;
    if (isCrowded || !connections.take(caller, clock())) return refuse(socket, '429 Too Many Requests');
    const person = await sessions.personOf(request.headers);
    this.#server.handleUpgrade(request, socket, head, connection => {
      this.#from.set(caller, (this.#from.get(caller) ?? 0) + 1);
      connection.once('close', () => this.#left(caller));
      const visitor = new Visitor(person, this.#terms.rooms, message => send(connection, message));
      const { cookie, authorization } = request.headers;
      if (person) this.#of.set(connection, { person: person.id, shown: { cookie, authorization } });
      this.#serve(connection, visitor, person?.id ?? caller);
    });
  }

  /** Somebody is no longer known: what he began is cut. */
  dismiss(person: string): void {
    for (const connection of this.#server.clients)
      if (this.#of.get(connection)?.person === person) connection.close(POLICY);
  }

  /** By what somebody came in may be good no longer, or, where nobody is named, anybody: who is no more known is cut. */
  lookAgain(person?: string): void {
    for (const connection of this.#server.clients) {
      const known = this.#of.get(connection);
      if (!known || (person !== undefined && known.person !== person)) continue;
      this.#terms.sessions
        .personOf(known.shown)
        .then(found => {
          if (found?.id !== known.person) connection.close(POLICY);
        })
        .catch((error: unknown) => this.#terms.failed('a session', error));
    }
  }

  /** Lets what is being done finish, answers it, and says good-bye. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    for (const connection of this.#server.clients) connection.pause();
    await Promise.all(this.#answering);
    for (const connection of this.#server.clients) {
      connection.resume();
      connection.close(GOING_AWAY);
    }
    this.#server.close();
  }

  /** Cuts off whoever has not said good-bye. */
  terminate(): void {
    for (const connection of this.#server.clients) connection.terminate();
  }

  #left(caller: string): void {
    const others = (this.#from.get(caller) ?? 1) - 1;
    if (others > 0) this.#from.set(caller, others);
    else this.#from.delete(caller);
  }

  #serve(connection: WebSocket, visitor: Visitor, who: string): void {
    const { clock, messages } = this.#terms;
    let unanswered = 0;
    let refused = 0;
    let last: Promise<unknown> = Promise.resolve();
    connection.on('pong', () => this.#silent.delete(connection));
    connection.on('error', () => connection.terminate());
    connection.on('close', () => {
      // What it asked for is still done, in its order.
      void last.finally(() => visitor.leave());
    });
    connection.on('message', (data, isBinary) => {
      if (this.#closed) return;
      if (isBinary || unanswered >= MOST_UNANSWERED || refused >= MOST_REFUSED) return connection.close(POLICY);
      if (!messages.take(who, clock())) {
        refused++;
        this.#terms.counted.tooFast++;
        return send(connection, visitor.refuse(String(data)));
      }
      unanswered++;
      const answered = last
        .then(() => visitor.answer(String(data)))
        .then(answer => {
          if (!answer.ok && answer.error.code === 'internal') this.#terms.failed('a room', answer.error);
          send(connection, answer);
        })
        .catch((error: unknown) => this.#terms.failed('a room', error))
        .finally(() => {
          unanswered--;
          this.#answering.delete(answered);
        });
      last = answered;
      this.#answering.add(answered);
    });
  }

  #beat(): void {
    for (const connection of this.#server.clients) {
      if (this.#silent.has(connection)) connection.terminate();
      else {
        this.#silent.add(connection);
        connection.ping();
      }
    }
  }
}

function send(connection: WebSocket, message: object): void {
  if (connection.readyState !== connection.OPEN) return;
  if (connection.bufferedAmount > MOST_UNREAD) connection.terminate();
  else connection.send(JSON.stringify(message));
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
