/** What players agree upon beside the rules: to take something back, to end, to go on another day. */
import type { Seat } from '@carroccio/kernel';
import { Denied } from './denial.ts';

export const OFFER_KINDS = ['undo', 'draw', 'adjourn', 'end'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export interface Proposal {
  id: number;
  kind: OfferKind;
  by: Seat;
  /** Who has still to agree. */
  waiting: Seat[];
}

/** How a match ended, or paused, beside the rules: by the players' own will, by the clock, or by the house. */
export const SETTLED_KINDS = ['resigned', 'draw', 'adjourn', 'end', 'time', 'closed'] as const;
export interface Settled {
  kind: (typeof SETTLED_KINDS)[number];
  /** Who resigned, offered it, or had no time left. */
  by: Seat;
}

/** What is being agreed upon, as it is kept. */
export interface OpenTalks {
  open: readonly Proposal[];
  last: number;
}

export class Talks {
  #open: Proposal[] = [];
  #last = 0;

  get kept(): OpenTalks {
    return { open: this.#open, last: this.#last };
  }

  /** Goes on where another room has come to. */
  takeOver({ open, last }: OpenTalks): void {
    this.#open = open.map(offer => ({ ...offer, waiting: [...offer.waiting] }));
    this.#last = last;
  }

  get open(): readonly Proposal[] {
    return this.#open;
  }

  offer(kind: OfferKind, by: Seat, others: readonly Seat[]): Proposal {
    const same = this.#open.find(one => one.kind === kind && one.by === by);
    if (same) throw new Denied({ code: 'already-offered', offer: same.id });
    const proposal: Proposal = { id: ++this.#last, kind, by, waiting: [...others] };
    this.#open.push(proposal);
    return proposal;
  }

  /** Somebody answers; the proposal when all have agreed. Whoever made it withdraws it by saying no. */
  answer(id: number, seat: Seat, agree: boolean): Proposal | null {
    const proposal = this.#open.find(one => one.id === id);
    const concerned = proposal && (proposal.waiting.includes(seat) || (!agree && proposal.by === seat));
    if (!concerned) throw new Denied({ code: 'unknown-offer', offer: id });
    if (!agree) {
      this.#open = this.#open.filter(one => one !== proposal);
      return null;
    }
    proposal.waiting = proposal.waiting.filter(other => other !== seat);
    if (proposal.waiting.length > 0) return null;
    this.#open = this.#open.filter(one => one !== proposal);
    return proposal;
  }

  /** Once somebody has acted, what was to be taken back is another thing. */
  forget(kind: OfferKind): void {
    this.#open = this.#open.filter(one => one.kind !== kind);
  }
}
