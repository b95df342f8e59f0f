import { equal, type Seat, type SeatView } from '@carroccio/kernel';
import type { Table } from '@carroccio/table/table.ts';

/** Whose eyes the screen is for: a seat's, everybody's, or nobody's until it has been handed over. */
export type ScreenEyes = Seat | null | 'nobody';

interface Looking {
  /** Seats that are played by people at this screen. */
  readonly people: readonly Seat[];
  readonly deciding: Seat | null;
  /** Who analyses looks through everybody's eyes. */
  readonly analysis: boolean;
  /** What a seat, or (`null`) everybody, sees. */
  view(eyes: Seat | null): SeatView;
}

/** One screen for several people: who has it, and when it must be handed over. */
export class Screen {
  readonly #needsSecrets: Table['needsSecrets'];
  /** The seat that has taken the screen over; others' secrets stay hidden from it. */
  #holder: Seat | null = null;
  /** Whether it asked to look alone at a decision that is open to all. */
  #alone = false;

  constructor(needsSecrets: Table['needsSecrets']) {
    this.#needsSecrets = needsSecrets;
  }

  handTo(seat: Seat | null): void {
    this.#holder = seat;
  }

  /** The others look away, until somebody else decides. */
  handAloneTo(seat: Seat | null): void {
    this.#alone = true;
    this.handTo(seat);
  }

  /**
   * A lone person always sees with his own eyes. At a table of several all see what all may see; for what is secret,
   * the one who decides must take the screen over first.
   */
  eyes({ people, deciding, analysis, view }: Looking): ScreenEyes {
    if (people.length === 1) return people[0] ?? null;
    if (deciding === null || !people.includes(deciding)) return null;
    if (analysis) return deciding;
    this.#alone &&= this.#holder === deciding;
    // What is open to all is shown as all may see it, and whoever had the screen for himself gives it back.
    if (!this.#alone && !this.#secret(view(null), () => view(deciding))) {
      this.#holder = null;
      return null;
    }
    return this.#holder === deciding ? deciding : 'nobody';
  }

  /** Whether the seat that decides sees, or needs, what the others at the screen must not. */
  #secret(open: SeatView, own: () => SeatView): boolean {
    const { decision } = open;
    if (!decision) return false;
    if (decision.sealed) return true;
    if (this.#needsSecrets) return this.#needsSecrets(decision.frame);
    return !equal(own().state, open.state);
  }
}
