/** Whom somebody does not want to hear (`mute`), or not to hear and not to meet at a table (`block`). */
import type { Kysely } from 'kysely';
import { ApiDenied } from '../api/denied.ts';
import type { Schema } from '../storage/schema.ts';

export const WAYS = ['mute', 'block'] as const;
type Way = (typeof WAYS)[number];

/** More than anybody needs. */
const MOST_BLOCKED = 500;

export class Blocks {
  readonly #db: Kysely<Schema>;
  readonly #clock: () => number;

  constructor(db: Kysely<Schema>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async of(person: string): Promise<{ person: string; name: string; how: Way }[]> {
    const rows = await this.#db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.other')
      .select(['blocks.other', 'people.name', 'blocks.how'])
      .where('blocks.person', '=', person)
      .orderBy('people.name')
      .orderBy('blocks.other')
      .execute();
    return rows.map(({ other, name, how }) => ({ person: other, name, how: how === 'block' ? 'block' : 'mute' }));
  }

  /** `null` takes it back. */
  async set(person: string, other: string, how: Way | null): Promise<void> {
    if (how === null) {
      await this.#db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute();
      return;
    }
    if ((await this.of(person)).length >= MOST_BLOCKED) throw new ApiDenied('too-many-blocked');
    await this.#db
      .insertInto('blocks')
      .values({ person, other, how, created: this.#clock() })
      .onConflict(known => known.columns(['person', 'other']).doUpdateSet({ how }))
      .execute();
  }

  /** Those whose talk somebody is not shown. */
  async unheardBy(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('blocks').select('other').where('person', '=', person).execute();
    return rows.map(({ other }) => other);
  }

  /** Whether one of these does not want to meet somebody. */
  async isUnwanted(person: string, among: readonly string[]): Promise<boolean> {
    const rows = await this.#db
      .selectFrom('blocks')
      .select('person')
      .where('other', '=', person)
      .where('how', '=', 'block')
      .execute();
    return rows.some(({ person: by }) => among.includes(by));
  }

  /** Those who do not meet somebody, whichever of the two does not want it. */
  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where('how', '=', 'block')
      .where(one => one.or([one('person', '=', person), one('other', '=', person)]))
      .execute();
    return new Set(rows.map(row => (row.person === person ? row.other : row.person)));
  }
}
