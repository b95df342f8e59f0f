import { type Generator, pick } from '@carroccio/kernel';
import type { Answer, Asked, Caller } from '../load/caller.ts';
import type { Besieged, Siege } from './siege.ts';

/** What became of one hostile message, and what it was. */
export interface Outcome {
  readonly verdict: 'accepted' | 'refused' | 'fault';
  readonly sent: unknown;
}

/** Strikes once, in a way of its kind. */
export type Blow = (siege: Siege, chance: Generator) => Promise<Outcome>;

/** Asks by socket: it is accepted where it is answered otherwise than by a refusal. */
export async function asked(by: Caller, method: string, params: object): Promise<Outcome> {
  return judged(await by.ask(method, params), { method, params });
}

/** The same by a request, as where sockets are blocked. */
export async function askedByRequest(by: Caller, room: string, method: string, params: object): Promise<Outcome> {
  const message = { id: 1, method, params: { room, ...params } };
  return judged(await by.askByRequest(room, message), message);
}

/** Sends bytes by socket. */
export async function said(by: Caller, bytes: string): Promise<Outcome> {
  return judged(await by.say(bytes), bytes.slice(0, 500));
}

function judged({ ok, result, error }: Answer, sent: unknown): Outcome {
  if (error?.code === 'internal') return { verdict: 'fault', sent };
  // Actions that the rules refuse are answered with the refusal.
  return { verdict: ok && result?.taken !== 0 ? 'accepted' : 'refused', sent };
}

/** Asks by HTTP: it is accepted where it is answered as done, or led elsewhere. */
export async function requested(by: Caller, sent: Asked): Promise<Outcome> {
  const status = await by.request(sent);
  return { verdict: status >= 500 ? 'fault' : status < 400 ? 'accepted' : 'refused', sent };
}

/** A seat of a running match, its player, and what it sees. */
export function someSeat({ running }: Siege, chance: Generator) {
  const besieged = pick(chance, running);
  const able = [...besieged.seen.keys()].filter(seat => besieged.seen[seat]?.at !== null);
  const seat = able.length > 0 ? pick(chance, able) : 0;
  return { ...seatOf(besieged, seat), besieged };
}

export function seatOf(besieged: Besieged, seat: number) {
  const [player, other] = [besieged.players[seat], besieged.players[1 - seat]];
  const window = besieged.seen[seat];
  if (!player || !other || !window) throw new Error('there is nobody at that seat');
  return { seat, player, other, window, room: besieged.table };
}

let struck = 0;
/** A key that nobody has used. */
export const newKey = (): string => `hostile ${++struck}`;
