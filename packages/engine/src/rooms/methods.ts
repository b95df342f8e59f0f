import type { AnyRefusal, Followed, Json, Match, NoOdds, Odds, Seat } from '@carroccio/kernel';
import type { Static } from 'typebox';
import { Failure } from '../failure.ts';
import type { Desk, Guess, Table, Told } from './desk.ts';
import type { ROOM_MESSAGES } from './messages.ts';
import { Room, type RoomTerms } from './room.ts';
import type { Eyes } from './window.ts';

export type RoomMethod = keyof typeof ROOM_MESSAGES;
type Params<M extends RoomMethod> = Static<(typeof ROOM_MESSAGES)[M]['params']>;

export interface RoomResults {
  'room.join': Told & { table: Table };
  'room.leave': object;
  'room.act': Followed & Told;
  'room.odds': { odds: Odds } | { none: NoOdds } | { refusal: AnyRefusal };
  'room.explain': { refusal: AnyRefusal | null };
  'room.undo': Told;
  'room.redo': Told;
  'room.offer': Told;
  'room.answer': Told;
  'room.resume': Told;
  'room.hold': Told;
  'room.release': Told;
  'room.ask': Told;
  'room.guess': Guess;
}

/** Where one client sits: at most one desk in a room. */
export interface Places {
  /** Sits down in the room of this match; where the client sat before is left. */
  join(room: string, eyes: readonly Eyes[], terms: RoomTerms, plays: readonly Seat[] | undefined): Desk;
  desk(room: string): Desk;
  leave(room: string): void;
}

type Methods = { [M in RoomMethod]: (params: Params<M>) => RoomResults[M] };

/** The methods of rooms for one client. */
export const roomMethods = (places: Places): Methods => {
  const desk = ({ room }: { room: string }): Desk => places.desk(room);
  return {
    'room.join': ({ room, eyes, plays, asked = [], easy = [] }) => {
      const joined = places.join(room, eyes, { asked, easy }, plays);
      return { table: joined.table, ...joined.look() };
    },
    'room.leave': ({ room }) => {
      places.leave(room);
      return {};
    },
    'room.act': params => desk(params).act(params.seat, params.actions, params.at, params.key),
    'room.odds': params => desk(params).odds(params.seat, params.action),
    'room.explain': params => ({ refusal: desk(params).explain(params.seat, params.action) }),
    'room.undo': params => desk(params).undo(params.seat),
    'room.redo': params => desk(params).redo(),
    'room.offer': params => desk(params).offer(params.seat, params.kind),
    'room.answer': params => desk(params).answer(params.seat, params.offer, params.agree),
    'room.resume': params => desk(params).resume(),
    'room.hold': params =>
      desk(params).hold(params.seat, {
        step: params.step,
        action: asJson(params.action),
        while: asJson(params.while),
        until: params.until,
        ...(params.beside ? { beside: params.beside } : {}),
      }),
    'room.release': params => desk(params).release(params.seat, params.answer),
    'room.ask': params => desk(params).ask(params.seat, params.always),
    'room.guess': params => desk(params).guess(params.seat, params.seed),
  };
};

/** What came as a message is JSON already. */
const asJson = (fields: Readonly<Record<string, unknown>>): Record<string, Json> => JSON.parse(JSON.stringify(fields));

/** The rooms of matches that are open here, one for each, and the desks of one client in them. */
export class OneClient implements Places {
  readonly #match: (id: string) => Match;
  readonly #push: (room: string, told: Told) => void;
  readonly #keeper: (id: string, match: Match, stayed: number) => void;
  readonly #open = new Map<string, { room: Room; desk: Desk }>();

  constructor(
    match: (id: string) => Match,
    push: (room: string, told: Told) => void,
    keeper: (id: string, match: Match, stayed: number) => void,
  ) {
    this.#match = match;
    this.#push = push;
    this.#keeper = keeper;
  }

  join(id: string, eyes: readonly Eyes[], terms: RoomTerms, plays?: readonly Seat[]): Desk {
    const match = this.#match(id);
    checkSeats(match, [...eyes, ...(plays ?? []), ...(terms.asked ?? []), ...(terms.easy ?? [])]);
    const room = new Room(match, { ...terms, changed: stayed => this.#keeper(id, match, stayed) });
    const desk = room.open(eyes, told => this.#push(id, told), plays);
    this.#open.set(id, { room, desk });
    return desk;
  }

  desk(id: string): Desk {
    const open = this.#open.get(id);
    if (!open) throw Failure.about('unknown-match', { code: 'no-room', room: id });
    return open.desk;
  }

  leave(id: string): void {
    this.desk(id).leave();
    this.#open.delete(id);
  }

  /** The match was changed by other means. */
  refresh(id: string): void {
    this.#open.get(id)?.room.refresh();
  }

  close(id: string): void {
    this.#open.delete(id);
  }
}

function checkSeats(match: Match, named: readonly Eyes[]): void {
  const { seats } = match.play.position;
  for (const seat of named)
    if (seat !== null && seat >= seats) throw Failure.about('invalid-params', { code: 'no-seat', seat, seats });
}
