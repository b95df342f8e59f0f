/** Days on which somebody is away, and his time by letter waits: so many in a year. */
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { DAY } from './clock.ts';

/** As many days as one may be away in a year. */
export const HOLIDAYS_IN_YEAR = 40;

export interface Holiday {
  /** A time that is past when he is here. */
  readonly until: number;
  /** How many days he has left this year. */
  readonly left: number;
}

export class Holidays {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(person: string, now: number): Promise<Holiday> {
    const kept = await this.#kept(person);
    const used = kept?.year === yearOf(now) ? kept.days : 0;
    return { until: kept?.until ?? 0, left: HOLIDAYS_IN_YEAR - used };
  }

  /** Goes away for so many days, or (0) is back: whole days that were not used are left for another time. */
  async take(person: string, days: number, now: number): Promise<Holiday | null> {
    const { until, left } = await this.of(person, now);
    const unused = Math.floor(Math.max(0, until - now) / DAY);
    const remaining = Math.min(HOLIDAYS_IN_YEAR, left + unused) - days;
    if (remaining < 0) return null;
    const row = { until: now + days * DAY, year: yearOf(now), days: HOLIDAYS_IN_YEAR - remaining };
    await this.#db
      .insertInto('holidays')
      .values({ person, ...row })
      .onConflict(known => known.column('person').doUpdateSet(row))
      .execute();
    return { until: row.until, left: remaining };
  }

  #kept(person: string) {
    return this.#db.selectFrom('holidays').selectAll().where('person', '=', person).executeTakeFirst();
  }
}

const yearOf = (now: number): number => new Date(now).getUTCFullYear();
