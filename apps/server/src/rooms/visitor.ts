import { type Around, type AroundPush, failureOf, type Push, type Response } from '@carroccio/engine';
import {
  Denied,
  type Desk,
  type Eyes,
  Failure,
  ROOM_MESSAGES,
  type RoomMethod,
  type RoomResults,
  type RoomTerms,
  roomMethods,
  type Told,
} from '@carroccio/engine/rooms';
import { DEEPEST, faultsOf, measure, type Seat } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { text } from '../api/schemas.ts';
import type { Person } from '../storage/people.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Sent } from './lines.ts';
import type { Guest, LiveRoom } from './live-room.ts';
import type { Rooms } from './rooms.ts';

/** Nobody does again what somebody took back, nor is anything imagined here: a bot of the table thinks by itself. */
const NOT_HERE: readonly RoomMethod[] = ['room.redo', 'room.guess'];
const MOST_ROOMS = 50;

const Request = Type.Object(
  {
    id: Type.Union([Type.String({ maxLength: 200 }), Type.Number()]),
    method: Type.String({ maxLength: 200 }),
    params: Type.Object({
      room: Type.String({ maxLength: 200 }),
      lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('it')])),
    }),
  },
  { additionalProperties: false },
);
type Request = Static<typeof Request>;
const isRequest = Compile(Request);

/** What of a request is kept, or looked for among what is kept. */
const Kept = Type.Object({ room: text(200), key: Type.Optional(text(200)) });
const mayBeKept = Compile(Kept);

/** Whether parameters are those of a method; made when it is first asked. */
const PARAMS = new Map<string, Validator>();

/** One connection: who it is, and the rooms he is in. Whatever it sends is answered, and what is wrong changes nothing. */
export class Visitor implements Guest {
  /** `null` is somebody who has not said who he is: he only looks on. */
  readonly person: Person | null;
  readonly #rooms: Rooms;
  readonly #push: (message: Push | AroundPush) => void;
  readonly #in = new Map<string, LiveRoom>();

  constructor(person: Person | null, rooms: Rooms, push: (message: Push | AroundPush) => void) {
    this.person = person;
    this.#rooms = rooms;
    this.#push = push;
  }

  told(room: string, told: Told): void {
    this.#push({ push: 'moment', room, told });
  }

  around(room: string, around: Around): void {
    this.#push({ push: 'around', room, around });
  }

  async answer(text: string): Promise<Response> {
    let id: Response['id'] = null;
    let language: 'en' | 'it' = 'en';
    try {
      const request = requestIn(text);
      id = request.id;
      language = request.params.lang ?? 'en';
      if (!mayBeKept.Check(request.params))
        throw Failure.about('invalid-request', { code: 'malformed', faults: faultsOf(Kept, request.params) });
      return { id, ok: true, result: await this.#call(request) };
    } catch (thrown) {
      return { id, ok: false, error: failureOf(thrown, language) };
    }
  }

  /** The answer to what came too fast to be looked at. */
  refuse(text: string): Response {
    const denied = new Denied({ code: 'too-fast' });
    try {
      const { id, params } = requestIn(text);
      return { id, ok: false, error: failureOf(denied, params.lang ?? 'en') };
    } catch {
      return { id: null, ok: false, error: failureOf(denied, 'en') };
    }
  }

  leave(): void {
    for (const live of this.#in.values()) live.leave(this);
    this.#in.clear();
  }

  async #call({ method, params }: Request): Promise<RoomResults[RoomMethod]> {
    if (!isMethod(method) || NOT_HERE.includes(method))
      throw Failure.about('unknown-method', { code: 'unknown-method', method });
    const known = this.#in.get(params.room);
    if (!known && method !== 'room.join') throw Failure.about('unknown-match', { code: 'no-room', room: params.room });
    const live = known ?? (await this.#rooms.open(params.room));
    // Whoever looks again may have been told more by another process than is known here.
    if (known && method === 'room.join') await live.catchUp();
    return this.#do(live, method, params);
  }

  #do<M extends RoomMethod>(live: LiveRoom, method: M, params: unknown): Promise<RoomResults[M]> {
    const schema = ROOM_MESSAGES[method].params;
    if (!isFor(schema, method, params))
      throw Failure.about('invalid-params', { code: 'malformed', method, faults: faultsOf(schema, params) });
    const methods = roomMethods({
      join: (_, eyes, terms, plays) => this.#join(live, eyes, terms, plays),
      desk: room => this.#desk(live, room),
      leave: () => {
        live.leave(this);
        this.#in.delete(live.table.id);
      },
    });
    return live.run(
      () => methods[method](params),
      done => sentBy(params, done),
    );
  }

  #join(live: LiveRoom, eyes: readonly Eyes[], terms: RoomTerms, plays: readonly Seat[] | undefined): Desk {
    const own = seatsOf(live.table, this.person);
    const meant = [...eyes, ...(plays ?? []), ...(terms.asked ?? []), ...(terms.easy ?? [])];
    const foreign = meant.find(seat => seat !== null && !own.includes(seat));
    if (foreign !== undefined) throw new Denied({ code: 'not-your-seat', seat: foreign });
    if (this.#in.size >= MOST_ROOMS && !this.#in.has(live.table.id)) throw new Denied({ code: 'too-fast' });
    const desk = live.join(this, [...new Set(eyes)], plays ?? eyes.filter(seat => seat !== null), terms.asked ?? []);
    this.#in.set(live.table.id, live);
    return desk;
  }

  #desk(live: LiveRoom, room: string): Desk {
    const desk = live.deskOf(this);
    if (!desk) throw Failure.about('unknown-match', { code: 'no-room', room });
    return desk;
  }
}

/** The seats of a table that are a person's. */
export const seatsOf = ({ sitters }: Pick<StoredTable, 'sitters'>, person: Person | null): Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.person === person?.id ? [seat] : []));

function requestIn(text: string): Request {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    throw Failure.about('not-json', { code: 'not-json' });
  }
  if (measure(request, { size: Number.POSITIVE_INFINITY, depth: DEEPEST }).beyond)
    throw Failure.about('invalid-request', { code: 'deep', limit: DEEPEST });
  if (isRequest.Check(request)) return request;
  throw Failure.about('invalid-request', { code: 'malformed', faults: faultsOf(Request, request) });
}

const isMethod = (name: string): name is RoomMethod => Object.hasOwn(ROOM_MESSAGES, name);

type Params<M extends RoomMethod> = Static<(typeof ROOM_MESSAGES)[M]['params']>;

function isFor<M extends RoomMethod>(
  schema: (typeof ROOM_MESSAGES)[M]['params'],
  method: M,
  params: unknown,
): params is Params<M> {
  const known = PARAMS.get(method) ?? Compile(schema);
  PARAMS.set(method, known);
  return known.Check(params);
}

/** What an action with a key was answered, to be answered again. */
function sentBy(params: object, done: RoomResults[RoomMethod]): Sent | null {
  if (!('key' in params && 'seat' in params && 'taken' in done)) return null;
  const { key, seat } = params;
  if (typeof key !== 'string' || typeof seat !== 'number') return null;
  const { windows: _windows, offers: _offers, standing: _standing, settled: _settled, ...followed } = done;
  return { seat, key, followed };
}
