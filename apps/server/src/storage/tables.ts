/** Tables: what is played at each, and who sits there. */
import type { OptionValue, Pack } from '@carroccio/kernel';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Clock, Pace } from '../pace/clock.ts';
import type { Schema } from './schema.ts';

export type Sitter =
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** What his browser added to the dice. */
      readonly entropy?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string }
  /** Kept for somebody, or for whoever comes. */
  | { readonly kind: 'open'; readonly invited?: { readonly person: string; readonly name: string } };

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Nobody but the match itself knows it. */
  readonly seed: string;
  readonly host: string;
  readonly unlisted: boolean;
  readonly created: number;
  readonly began: number | null;
  readonly played: number;
  readonly deciding: readonly number[];
  readonly outcome: unknown;
  /** The table whose players sit down again here. */
  readonly again: string | null;
  readonly pace: Pace | null;
  /** Once it has begun. */
  readonly clock: Clock | null;
  /** The club whose members alone find it and sit down there. */
  readonly club: string | null;
  /** The data it is played with, where they are not the game's own. */
  readonly pack: Pack | null;
  readonly sitters: readonly Sitter[];
}

export type NewTable = Omit<StoredTable, 'played' | 'outcome' | 'clock'>;

/** How a match begins, and by which rules. */
type First = Pick<StoredTable, 'deciding' | 'clock' | 'version'>;

/** What is known of a table's time without opening it. */
export type TimedTable = Pick<StoredTable, 'id' | 'pace' | 'clock'>;

const MOST_LISTED = 100;

export class Tables {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(table: NewTable): Promise<void> {
    const { sitters, options, deciding, unlisted, pace, pack, ...rest } = table;
    await this.#db.transaction().execute(async change => {
      await change
        .insertInto('tables')
        .values({
          ...rest,
          options: JSON.stringify(options),
          deciding: JSON.stringify(deciding),
          unlisted: unlisted ? 1 : 0,
          pace: pace && JSON.stringify(pace),
          pack: pack && JSON.stringify(pack),
          clock: null,
          played: table.created,
          outcome: null,
        })
        .execute();
      await change
        .insertInto('sitters')
        .values(sitters.map((sitter, seat) => ({ table_id: table.id, seat, ...sitterRow(sitter) })))
        .execute();
    });
  }

  async get(id: string): Promise<StoredTable | null> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? ((await this.#withSitters([row]))[0] ?? null) : null;
  }

  /** The table where those of another sit down again. */
  async after(id: string): Promise<string | null> {
    const row = await this.#db.selectFrom('tables').select('id').where('again', '=', id).executeTakeFirst();
    return row?.id ?? null;
  }

  /** Those that wait for somebody and are shown to all, the newest first. */
  async waiting(game: string | null = null): Promise<StoredTable[]> {
    let waiting = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('began', 'is', null)
      .where('unlisted', '=', 0)
      .where('club', 'is', null);
    if (game !== null) waiting = waiting.where('game', '=', game);
    const rows = await waiting.orderBy('created', 'desc').limit(MOST_LISTED).execute();
    return this.#withSitters(rows);
  }

  /** Those of a club that are not over, played last first. */
  async ofClub(club: string): Promise<StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('club', '=', club)
      .where('outcome', 'is', null)
      .orderBy('played', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return this.#withSitters(rows);
  }

  /** Those where a person sits, played last first. */
  async of(person: string): Promise<StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', sub => sub.selectFrom('sitters').select('table_id').where('person', '=', person))
      .orderBy('played', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return this.#withSitters(rows);
  }

  /** Those of a person, or kept for him, that are not over: when each began. */
  async unfinishedOf(person: string): Promise<Pick<StoredTable, 'id' | 'began'>[]> {
    return this.#db
      .selectFrom('tables')
      .select(['id', 'began'])
      .where('outcome', 'is', null)
      .where('id', 'in', sub => sub.selectFrom('sitters').select('table_id').where('person', '=', person))
      .execute();
  }

  /** Matches under way where time matters. */
  async withClocks(): Promise<TimedTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'pace', 'clock'])
      .where('clock', 'is not', null)
      .where('outcome', 'is', null)
      .execute();
    return rows.map(({ id, pace, clock }) => ({ id, pace: parsed(pace), clock: parsed(clock) }));
  }

  /** Matches under way where a bot sits. */
  async withBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('began', 'is not', null)
      .where('outcome', 'is', null)
      .where('id', 'in', sub => sub.selectFrom('sitters').select('table_id').where('kind', '=', 'bot'))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How many tables of a host have not begun. */
  async waitingOf(host: string): Promise<number> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('host', '=', host)
      .where('began', 'is', null)
      .execute();
    return rows.length;
  }

  /** Gives a seat to somebody else than has it; false when it was not as expected, or the match has begun. */
  async sit(id: string, seat: number, before: Sitter, after: Sitter): Promise<boolean> {
    return this.#db.transaction().execute(async change => {
      if (!(await holdWaiting(change, id))) return false;
      const { kind, person } = sitterRow(before);
      const done = await change
        .updateTable('sitters')
        .set(sitterRow(after))
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('kind', '=', kind)
        .where('person', person === null ? 'is' : '=', person)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    });
  }

  /** The match begins; false when it had begun, or a seat is open. */
  async begin(id: string, now: number, { deciding, clock, version }: First): Promise<boolean> {
    return this.#db.transaction().execute(async change => {
      if (!(await holdWaiting(change, id))) return false;
      const open = await change
        .selectFrom('sitters')
        .select('seat')
        .where('table_id', '=', id)
        .where('kind', '=', 'open')
        .executeTakeFirst();
      if (open) return false;
      await change
        .updateTable('tables')
        .set({
          version,
          began: now,
          played: now,
          deciding: JSON.stringify(deciding),
          clock: clock && JSON.stringify(clock),
        })
        .where('id', '=', id)
        .execute();
      return true;
    });
  }

  /** Takes away a table that has not begun. */
  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('tables').where('id', '=', id).where('began', 'is', null).execute();
  }

  async #withSitters(rows: readonly Selectable<Schema['tables']>[]): Promise<StoredTable[]> {
    if (rows.length === 0) return [];
    const sitters = await this.#db
      .selectFrom('sitters')
      .leftJoin('people', 'people.id', 'sitters.person')
      .select(['sitters.table_id', 'sitters.kind', 'sitters.person', 'sitters.bot', 'sitters.entropy', 'people.name'])
      .where(
        'sitters.table_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('sitters.seat')
      .execute();
    return rows.map(row => ({
      ...row,
      unlisted: row.unlisted === 1,
      options: JSON.parse(row.options),
      deciding: JSON.parse(row.deciding),
      outcome: parsed(row.outcome),
      pace: parsed(row.pace),
      clock: parsed(row.clock),
      pack: parsed(row.pack),
      sitters: sitters.filter(one => one.table_id === row.id).map(sitterOf),
    }));
  }
}

/** Whether a table has not begun; until the change is done nobody else changes it. */
async function holdWaiting(change: Transaction<Schema>, id: string): Promise<boolean> {
  const held = await change
    .updateTable('tables')
    .set({ began: null })
    .where('id', '=', id)
    .where('began', 'is', null)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

const parsed = (text: string | null) => (text === null ? null : JSON.parse(text));

type SitterRow = Pick<Selectable<Schema['sitters']>, 'kind' | 'person' | 'bot' | 'entropy'>;

const sitterRow = (sitter: Sitter): SitterRow => ({
  kind: sitter.kind,
  person: sitter.kind === 'person' ? sitter.person : sitter.kind === 'open' ? (sitter.invited?.person ?? null) : null,
  bot: sitter.kind === 'bot' ? sitter.bot : null,
  entropy: sitter.kind === 'person' ? (sitter.entropy ?? null) : null,
});

function sitterOf({ kind, person, bot, entropy, name }: SitterRow & { name: string | null }): Sitter {
  if (kind === 'person' && person !== null)
    return { kind, person, name: name ?? '', ...(entropy === null ? {} : { entropy }) };
  if (bot !== null) return { kind: 'bot', bot };
  return person === null ? { kind: 'open' } : { kind: 'open', invited: { person, name: name ?? '' } };
}

/** What the browsers of those who sit there added to the dice, in the order of their seats. */
export const entropyOf = (sitters: readonly Sitter[]): string[] =>
  sitters.flatMap(sitter => (sitter.kind === 'person' && sitter.entropy !== undefined ? [sitter.entropy] : []));
