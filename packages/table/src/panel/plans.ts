/** What a person means who has a piece in hand and presses a place: several actions as one thing, tried on a copy. */
import type { AnyAction, AnyRefusal, Language, Play, Seat } from '@carroccio/kernel';
import type { Spot } from '../picture.ts';
import { lookThrough } from '../sight.ts';
import type { AnySight, Table } from '../table.ts';
import { choicesAt, choicesOf, withPiece } from './choosing.ts';

interface Trying {
  readonly seat: Seat;
  readonly language: Language;
  /** Whether the seat is asked even where only one thing can be done. */
  readonly asked: boolean;
}

/** A few actions of one seat, as far as they can be foreseen: up to the first chance, or somebody else's choice. */
export class Attempt {
  readonly actions: readonly AnyAction[];
  /** Whether the seat would still choose. */
  readonly open: boolean;
  readonly #play: Play;
  readonly #trying: Trying;
  #sight: AnySight | undefined;

  private constructor(play: Play, trying: Trying, actions: readonly AnyAction[], open: boolean) {
    this.#play = play;
    this.#trying = trying;
    this.actions = actions;
    this.open = open;
  }

  static from(play: Play, trying: Trying): Attempt {
    return new Attempt(play, trying, [], isAsked(play, trying.seat));
  }

  get sight(): AnySight {
    this.#sight ??= lookThrough(this.#play, this.#trying.seat, this.#trying.language);
    return this.#sight;
  }

  /** Goes on; `null` where it is refused. What cannot be foreseen any more is taken on trust: the rules will see to it. */
  next(...actions: readonly AnyAction[]): Attempt | null {
    const { seat, asked } = this.#trying;
    const play = this.#play.clone();
    const taken = [...this.actions];
    let open = this.open;
    for (const action of actions) {
      taken.push(action);
      if (!open) continue;
      const done = play.apply(seat, action);
      if (!done.ok) return null;
      open = !done.drew && isAsked(play, seat);
      for (let forced = play.forced(); open && forced; forced = play.forced()) {
        if (asked && forced.seat === seat) break;
        const followed = play.apply(forced.seat, forced.action);
        open = followed.ok && !followed.drew && isAsked(play, seat);
      }
    }
    return new Attempt(play, this.#trying, taken, open);
  }

  refusal(action: AnyAction): AnyRefusal | null {
    return this.#play.explain(this.#trying.seat, action);
  }
}

const isAsked = (play: Play, seat: Seat): boolean => play.decision()?.seats.includes(seat) ?? false;

/** The piece taken in hand, in every way it can be; another's move is ended for it. */
export function takenInHand(table: Table, from: Attempt, piece: string): Attempt[] {
  const begun = (start: Attempt): Attempt[] =>
    (table.begins?.(piece, start.sight) ?? []).flatMap(action => start.next(action) ?? []);
  const direct = begun(from);
  if (direct.length > 0) return direct;
  const end = table.ends?.(from.sight);
  const after = end ? from.next(end) : null;
  return after?.open ? begun(after) : [];
}

/** The cells where the piece could go, or what it could be sent against, if it were taken in hand. */
export function within(table: Table, hands: readonly Attempt[], board: string): number[] {
  const cells = hands
    .filter(({ open }) => open)
    .flatMap(({ sight }) => [
      ...(table.reach?.(sight) ?? []),
      ...choicesOf(table, sight).flatMap(({ spot }) => (spot?.board === board ? [spot.cell] : [])),
    ]);
  return [...new Set(cells)];
}

/** How the piece in hand gets to a spot, or at whoever stands there. */
export function plansTo(
  table: Table,
  from: Attempt,
  hands: readonly Attempt[],
  piece: string | null,
  spot: Spot,
): Attempt[] {
  const plans = hands.flatMap(hand => reaching(table, hand, piece, spot));
  return plans.length > 0 ? plans : reaching(table, from, piece, spot);
}

function reaching(table: Table, hand: Attempt, piece: string | null, spot: Spot): Attempt[] {
  if (!hand.open) return [];
  // What is offered before anything was begun is a choice, and no plan.
  const offered = hand.actions.length > 0 ? striking(table, hand, piece, spot) : [];
  if (offered.length === 1) return offered;
  // Where one step could be taken in several ways, the best of them is a journey of its own.
  const way = table.journey?.(spot, hand.sight) ?? [];
  const gone = way.length > 0 ? hand.next(...way) : null;
  if (gone) return [gone];
  if (offered.length > 0) return offered;
  for (const path of [[], ...(table.approaches?.(spot, hand.sight) ?? [])]) {
    const there = hand.next(...path);
    const end = there?.open ? table.ends?.(there.sight) : null;
    const stopped = end ? there?.next(end) : null;
    const struck = stopped?.open ? striking(table, stopped, piece, spot) : [];
    if (struck.length > 0) return struck;
  }
  return [];
}

const striking = (table: Table, hand: Attempt, piece: string | null, spot: Spot): Attempt[] =>
  choicesAt(withPiece(choicesOf(table, hand.sight), piece), spot).flatMap(({ action }) => hand.next(action) ?? []);
