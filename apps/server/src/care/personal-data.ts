/** What is kept of somebody: all of it for himself to see, and none of it when he goes. */
import type { Kysely } from 'kysely';
import type { Lobby } from '../online/lobby.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsOf } from '../rooms/visitor.ts';
import type { Person } from '../storage/people.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

interface Terms {
  readonly storage: Pick<Storage, 'db' | 'tables'>;
  readonly lobby: Lobby;
  readonly rooms: Pick<Rooms, 'open'>;
}

export class PersonalData {
  readonly #terms: Terms;
  readonly #db: Kysely<Schema>;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#db = terms.storage.db;
  }

  /** Everything, but for what proves who he is: password and tokens are kept as hashes only. */
  async of({ id }: Person) {
    const sessions = this.#db.selectFrom('sessions').select('created').where('person', '=', id).execute();
    const person = this.#db.selectFrom('people').select(['id', 'name', 'login', 'created']).where('id', '=', id);
    return {
      person: await person.executeTakeFirst(),
      sessions: await sessions,
      tokens: await this.#db.selectFrom('tokens').select(['name', 'created']).where('person', '=', id).execute(),
      seats: await this.#db.selectFrom('sitters').selectAll().where('person', '=', id).execute(),
      talk: await this.#db.selectFrom('talk').selectAll().where('person', '=', id).execute(),
      notes: await this.#db.selectFrom('notes').selectAll().where('person', '=', id).execute(),
      results: await this.#db.selectFrom('results').selectAll().where('person', '=', id).execute(),
      ratings: await this.#db.selectFrom('ratings').selectAll().where('person', '=', id).execute(),
      holidays: await this.#db.selectFrom('holidays').selectAll().where('person', '=', id).execute(),
      tournaments: await this.#db.selectFrom('entrants').selectAll().where('person', '=', id).execute(),
    };
  }

  /** Gives up what he plays, leaves where he waits, and forgets him. What was played to its end stays, without a name. */
  async forget(person: Person): Promise<void> {
    for (const { id, began } of await this.#terms.storage.tables.unfinishedOf(person.id)) {
      if (began === null) await this.#terms.lobby.leave(person, id);
      else await this.#giveUp(person, id);
    }
    await this.#db.transaction().execute(async change => {
      for (const name of ['talk', 'results'] as const)
        await change.deleteFrom(name).where('person', '=', person.id).execute();
      // Sessions, tokens, ratings, notes and holidays go with it.
      await change.deleteFrom('people').where('id', '=', person.id).execute();
    });
  }

  async #giveUp(person: Person, id: string): Promise<void> {
    const room = await this.#terms.rooms.open(id);
    const [by] = seatsOf(room.table, person);
    if (by === undefined) return;
    await room.run(() => room.end({ kind: 'resigned', by }));
  }
}
