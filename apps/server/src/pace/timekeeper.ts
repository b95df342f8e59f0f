/** Sees to it that time runs out also where nobody looks: by jobs, which are there after a new start. */
import type { Seat } from '@carroccio/kernel';
import Type from 'typebox';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsOf } from '../rooms/visitor.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredTable, TimedTable } from '../storage/tables.ts';
import { dueOf } from './clock.ts';
import { type Holiday, Holidays } from './holidays.ts';

const TIME_UP = jobKind('time-up', Type.Object({ table: Type.String() }));

/** What the others do about a seat whose time is up, where the table leaves it to them. */
export type Claim = 'win' | 'bot';

interface Terms {
  readonly storage: Pick<Storage, 'tables' | 'db'>;
  readonly jobs: Jobs;
  readonly rooms: Pick<Rooms, 'open'>;
  clock(): number;
  failed(what: string, error: unknown): void;
}

export class Timekeeper {
  readonly #terms: Terms;
  readonly #holidays: Holidays;
  /** When each table is looked at next. */
  readonly #looks = new Map<string, number>();

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#holidays = new Holidays(terms.storage.db);
    terms.jobs.on(TIME_UP, ({ table }) => this.#look(table));
  }

  /** Matches under way have their time again after a new start. */
  async start(): Promise<void> {
    for (const table of await this.#terms.storage.tables.withClocks()) {
      if (table.clock && table.clock.replaced.length > 0) await this.#look(table.id);
      else this.#expect(table);
    }
  }

  /** Something has changed in a room: perhaps somebody's time ends earlier than the table is looked at. */
  look(room: LiveRoom): void {
    const { id, pace } = room.table;
    this.#expect({ id, pace, clock: room.clock });
  }

  #expect({ id, pace, clock }: TimedTable): void {
    const due = clock && dueOf(clock);
    if (due === null || pace?.late === 'claim') return;
    if ((this.#looks.get(id) ?? Number.POSITIVE_INFINITY) <= due) return;
    this.#looks.set(id, due);
    this.#terms.jobs
      .add(TIME_UP, { table: id }, { at: due, key: `time-up ${id}` })
      .catch((error: unknown) => this.#terms.failed(`the time of table ${id}`, error));
  }

  /** Somebody at the table says what becomes of a seat whose time is up; false when it is not, or not his to say. */
  async claim(person: Person, table: StoredTable, seat: Seat, claim: Claim): Promise<boolean> {
    if (table.began === null) return false;
    const room = await this.#terms.rooms.open(table.id);
    const own = seatsOf(room.table, person);
    return room.run(() => {
      if (own.length === 0 || own.includes(seat) || !room.isLate(seat)) return false;
      if (claim === 'win') room.end({ kind: 'time', by: seat });
      else room.replace(seat);
      return true;
    });
  }

  /** A match begins: whoever is away need not hurry. */
  async began(room: LiveRoom): Promise<void> {
    if (room.table.pace?.kind !== 'letter') return;
    for (const [seat, sitter] of room.table.sitters.entries()) {
      if (sitter.kind !== 'person') continue;
      const now = this.#terms.clock();
      const { until } = await this.#holidays.of(sitter.person, now);
      if (until > now) await room.run(() => room.away(seat, until));
    }
  }

  holiday(person: Person): Promise<Holiday> {
    return this.#holidays.of(person.id, this.#terms.clock());
  }

  /** Somebody goes away for so many days, or (0) is back; `null` when he has not so many left. */
  async away(person: Person, days: number): Promise<Holiday | null> {
    const taken = await this.#holidays.take(person.id, days, this.#terms.clock());
    if (!taken) return null;
    for (const table of await this.#terms.storage.tables.of(person.id)) {
      if (table.clock === null || table.outcome !== null) continue;
      const room = await this.#terms.rooms.open(table.id);
      await room.run(() => {
        for (const seat of seatsOf(table, person)) room.away(seat, taken.until);
      });
    }
    return taken;
  }

  /** Whatever is done in a room judges first whose time is up. */
  async #look(table: string): Promise<void> {
    this.#looks.delete(table);
    const room = await this.#terms.rooms.open(table);
    await room.run(() => undefined);
    this.look(room);
  }
}
