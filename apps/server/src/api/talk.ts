import Type from 'typebox';
import type { Blocks } from '../care/blocks.ts';
import type { Lobby } from '../online/lobby.ts';
import { seatsOf } from '../rooms/visitor.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Among, Said } from '../storage/talk.ts';

const closed = { additionalProperties: false };

export const SayWish = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500, pattern: '^(?=[^]*\\S)[^\\u0000\\ud800-\\udfff]*$' }) },
  closed,
);

export const TalkSchema = Type.Object(
  {
    talk: Type.Array(
      Type.Object(
        {
          line: Type.Integer(),
          person: Type.String(),
          name: Type.String(),
          text: Type.String(),
          time: Type.Number(),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** What is said at a table: those who play there speak among themselves, those who look on apart from them. */
export class TableTalk {
  readonly #storage: Pick<Storage, 'talk'>;
  readonly #lobby: Lobby;
  readonly #blocks: Blocks;
  readonly #clock: () => number;

  constructor(storage: Pick<Storage, 'talk'>, lobby: Lobby, blocks: Blocks, clock: () => number) {
    this.#storage = storage;
    this.#lobby = lobby;
    this.#blocks = blocks;
    this.#clock = clock;
  }

  async say(person: Person, table: string, text: string): Promise<void> {
    const among = await this.#among(person, table);
    await this.#storage.talk.say(table, person.id, among, text.trim(), this.#clock());
  }

  async heard(person: Person | null, table: string): Promise<Said[]> {
    const unheard = person ? await this.#blocks.unheardBy(person.id) : [];
    return this.#storage.talk.heard(table, await this.#among(person, table), unheard);
  }

  async #among(person: Person | null, table: string): Promise<Among> {
    return seatsOf(await this.#lobby.get(table), person).length > 0 ? 'players' : 'watchers';
  }
}
