import type { ResultOf } from '@carroccio/engine';
import type { Entry, MatchRecord, Seat, SeatView } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { KeptMatch } from '../../keep/database.ts';
import { type BranchKind, keepBranch } from '../../match/branch.ts';
import { imaginedRecord } from '../../match/seeing/imagined.ts';
import { seatView } from '../../match/session.ts';

/** What is on the screen of a replay. */
export interface Still {
  readonly entry: number;
  readonly view: SeatView;
}

/** A match that is over, or goes on elsewhere, to be looked at moment by moment. */
export class Reel {
  readonly kept: KeptMatch;
  readonly record: MatchRecord;
  /** Through whose eyes: the only person's, or a spectator's. */
  readonly viewer: Seat | null;
  readonly log: readonly LogLine[];
  readonly #engine: EngineClient;
  readonly #match: string;
  readonly #listeners = new Set<() => void>();
  #still: Still;
  #wanted: number;
  #looking = false;

  private constructor(
    engine: EngineClient,
    match: string,
    found: { match: KeptMatch; record: MatchRecord },
    seen: { viewer: Seat | null; log: readonly LogLine[]; still: Still },
  ) {
    this.#engine = engine;
    this.#match = match;
    this.kept = found.match;
    this.record = found.record;
    this.viewer = seen.viewer;
    this.log = seen.log;
    this.#still = seen.still;
    this.#wanted = seen.still.entry;
  }

  static async open(engine: EngineClient, found: { match: KeptMatch; record: MatchRecord }): Promise<Reel> {
    const { match } = await engine.ask('load', { record: found.record });
    const viewer = lonePerson(found.match);
    const [{ log }, { view }] = await Promise.all([
      engine.ask('log', { match, seat: viewer, record: true }),
      engine.ask('view', { match, seat: viewer, entry: 0, record: true }),
    ]);
    return new Reel(engine, match, found, { viewer, log, still: { entry: 0, view: seatView(view) } });
  }

  get entries(): number {
    return this.record.history.length;
  }

  /** What was done at an entry; nothing was at 0, the beginning. */
  done(entry: number): Entry | undefined {
    return this.record.history[entry - 1];
  }

  readonly still = (): Still => this.#still;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a moment. When somebody scrubs faster than the engine answers, moments in between are left out. */
  async show(entry: number): Promise<void> {
    this.#wanted = Math.min(Math.max(entry, 0), this.entries);
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#still.entry !== this.#wanted) await this.#look(this.#wanted);
    } finally {
      this.#looking = false;
    }
  }

  /** Keeps a new match that begins with the first entries of this one; gives back its id. */
  async branch(entry: number, kind: BranchKind): Promise<string> {
    const { record, decision } = await this.beginning(entry);
    return keepBranch(this.kept, record, decision, kind);
  }

  /** What a branch begins with: the first entries, as far as whoever looks may know what came of them. */
  async beginning(entry: number): Promise<{ record: MatchRecord; decision: ResultOf<'decision'> }> {
    const { match, decision } = await this.#engine.ask('branch', { match: this.#match, entry });
    const { record } = await this.#engine.ask('save', { match });
    const seat = this.viewer ?? (decision.over ? undefined : decision.seats[0]?.seat);
    if (!this.secret || seat === undefined) return { record, decision };
    await this.#engine.ask('room.join', { room: match, eyes: [seat], plays: [seat] });
    return { record: await imaginedRecord(this.#engine, match, seat, record), decision };
  }

  /** Whether something of the match may still be secret. */
  get secret(): boolean {
    return this.record.result === null && this.kept.kind !== 'analysis';
  }

  close(): void {
    this.#engine.close();
  }

  async #look(entry: number): Promise<void> {
    const { view } = await this.#engine.ask('view', { match: this.#match, seat: this.viewer, entry, record: true });
    this.#still = { entry, view: seatView(view) };
    for (const listener of this.#listeners) listener();
  }
}

/** The seat of the only person at a table of bots; with several people, or none, nobody's. */
export function lonePerson({ sitters }: Pick<KeptMatch, 'sitters'>): Seat | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
