/** Secret choices that take several actions: nobody else can tell how many. */

import type { Seat } from '../game/shape.ts';
import { canonical } from '../json/json.ts';
import type { Match } from '../match/match.ts';
import { type Chance, pick } from '../play/chance.ts';
import { broken } from './walk.ts';

/** How often the same seat chooses anew, to compare. */
const TRIES = 3;
/** A choice that takes more actions than this is left half-way. */
const MOST_ACTIONS = 24;

/** What somebody else gets after a secret choice. */
interface Seen {
  seat: Seat | null;
  /** Everything, while the decision is open; then the choices are told, and differ. */
  closed: string | null;
  entries: number;
  /** The number of what it has to decide. */
  at: number | null;
}

/** A seat of the secret decision under way chooses several times anew; to everybody else it is all the same. */
export function checkSecrecy(match: Match, chance: Chance): void {
  const decision = match.play.decision();
  if (!decision?.sealed) return;
  const chooser = pick(chance, decision.seats);
  const [first = [], ...again] = Array.from({ length: TRIES }, () => seenAfterChoice(match, chooser, chance));
  for (const other of again)
    first.forEach((one, index) => {
      const same = other[index];
      if (same && differs(one, same))
        broken('how many actions a secret choice takes is a secret', `${decision.step}: seat ${one.seat} can tell`);
    });
}

/** The seat chooses at random until it is done; the match is then as before. */
function seenAfterChoice(match: Match, chooser: Seat, chance: Chance): Seen[] {
  const { play, length } = match;
  const { opened } = play.position;
  const isChoosing = (): boolean =>
    match.play.position.sealed !== null &&
    match.play.position.opened === opened &&
    (match.play.decision()?.seats.includes(chooser) ?? false);
  while (isChoosing() && match.length < length + MOST_ACTIONS)
    match.act(chooser, match.play.anyAction(chooser, chance));
  const open = match.play.position.sealed !== null && match.play.position.opened === opened;
  const seats = [...match.play.look.others(chooser), null];
  const seen = seats.map(seat => seenBy(match, seat, open));
  match.takeBack(length);
  return seen;
}

function seenBy(match: Match, seat: Seat | null, open: boolean): Seen {
  const { entries, last, log } = match.story(seat);
  const { decision, ...view } = match.play.view(seat);
  // Who has still to choose is no secret.
  const known = { ...view, decision: { ...decision, seats: [] }, last, log };
  return { seat, closed: open ? canonical(known) : null, entries, at: view.at };
}

/** Numbers of the same decision, or of whatever comes next, are the same; so is all else while nothing is opened. */
function differs(one: Seen, other: Seen): boolean {
  if ((one.closed === null) !== (other.closed === null)) return false;
  return (
    one.entries !== other.entries ||
    one.closed !== other.closed ||
    (one.at !== null && other.at !== null && one.at !== other.at)
  );
}
