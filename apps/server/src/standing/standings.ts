/** Results and ratings: what is kept of matches that are over. */
import type { Seat } from '@carroccio/kernel';
import type { Kysely, Transaction } from 'kysely';
import Type from 'typebox';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { isDuplicate } from '../storage/duplicate.ts';
import type { Along } from '../storage/entries.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredTable } from '../storage/tables.ts';
import { type Rating, rated, UNRATED } from './glicko.ts';
import { type Outcome, scoreOf, shareOf } from './pairs.ts';

const MATCH_OVER = jobKind('match-over', Type.Object({ table: Type.String() }));

const MOST_SHOWN = 50;
/** Whoever has played less is not among the leaders. */
const FEWEST_MATCHES = 5;

interface Terms {
  readonly storage: Pick<Storage, 'db' | 'tables'>;
  readonly jobs: Jobs;
  clock(): number;
  /** What else follows the end of a match. */
  over?(table: StoredTable): Promise<void>;
}

interface Player {
  readonly person: string;
  readonly seat: Seat;
}

export class Standings {
  readonly #terms: Terms;
  readonly #db: Kysely<Schema>;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#db = terms.storage.db;
    terms.jobs.on(MATCH_OVER, ({ table }) => this.#count(table));
  }

  /** A match that is over is counted, once that is on disk. */
  along({ isOver, table: { id } }: Pick<LiveRoom, 'isOver' | 'table'>): Along | null {
    return isOver ? change => this.#terms.jobs.add(MATCH_OVER, { table: id }, { key: `over ${id}`, change }) : null;
  }

  /** The best of a game, those first who are rated highest. */
  async leaders(game: string) {
    return this.#db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['people.name', 'people.id as person', 'ratings.rating', 'ratings.deviation', 'ratings.matches'])
      .where('game', '=', game)
      .where('matches', '>=', FEWEST_MATCHES)
      .orderBy('rating', 'desc')
      .limit(MOST_SHOWN)
      .execute();
  }

  async ratingsOf(person: string) {
    return this.#db
      .selectFrom('ratings')
      .select(['game', 'rating', 'deviation', 'matches'])
      .where('person', '=', person)
      .orderBy('game')
      .execute();
  }

  /** What somebody has played, the last first; with `against`, only where that one played too. */
  async resultsOf(person: string, against: string | null = null) {
    let own = this.#db
      .selectFrom('results')
      .select(['table_id as table', 'game', 'scenario', 'seat', 'share', 'ended'])
      .where('person', '=', person);
    if (against !== null)
      own = own.where('table_id', 'in', sub =>
        sub.selectFrom('results').select('table_id').where('person', '=', against),
      );
    return own.orderBy('ended', 'desc').limit(MOST_SHOWN).execute();
  }

  /** Done again after a crash, it counts nothing twice. */
  async #count(id: string): Promise<void> {
    const table = await this.#terms.storage.tables.get(id);
    const outcome = table && outcomeOf(table);
    if (!outcome) return;
    try {
      await this.#db.transaction().execute(change => this.#keep(change, table, outcome));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    await this.#terms.over?.(table);
  }

  async #keep(change: Transaction<Schema>, table: StoredTable, outcome: Outcome): Promise<void> {
    const { id, game, scenario } = table;
    const players = playersOf(table);
    const ended = this.#terms.clock();
    for (const { person, seat } of players) {
      const others = [...table.sitters.keys()].filter(other => other !== seat);
      const share = shareOf(outcome, seat, others);
      await change.insertInto('results').values({ table_id: id, seat, person, game, scenario, share, ended }).execute();
    }
    await this.#rate(change, game, players, outcome);
  }

  /** Each is rated by how he did against every other person, as all stood before. */
  async #rate(change: Transaction<Schema>, game: string, players: readonly Player[], outcome: Outcome): Promise<void> {
    const before = new Map<string, Rating & { matches: number }>();
    for (const { person } of players) before.set(person, await ratingOf(change, person, game));
    for (const { person, seat } of players) {
      const own = before.get(person);
      const played = players.flatMap(other => {
        const against = before.get(other.person);
        const score = other.person === person ? null : scoreOf(outcome, seat, other.seat);
        return against && score !== null ? [{ against, score }] : [];
      });
      if (!own || played.length === 0) continue;
      const row = { ...rated(own, played), matches: own.matches + 1 };
      await change
        .insertInto('ratings')
        .values({ person, game, ...row })
        .onConflict(known => known.columns(['person', 'game']).doUpdateSet(row))
        .execute();
    }
  }
}

async function ratingOf(db: Kysely<Schema>, person: string, game: string): Promise<Rating & { matches: number }> {
  const kept = await db
    .selectFrom('ratings')
    .select(['rating', 'deviation', 'volatility', 'matches'])
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return kept ?? { ...UNRATED, matches: 0 };
}

/** Those of a table who sit on one seat: whoever plays several plays against himself. */
function playersOf({ sitters }: StoredTable): Player[] {
  const all = sitters.flatMap((sitter, seat) =>
    // Who has been deleted has no name any more, and no rating.
    sitter.kind === 'person' && sitter.name !== '' ? [{ person: sitter.person, seat }] : [],
  );
  return all.filter(({ person }) => all.filter(other => other.person === person).length === 1);
}

const isOutcome = (kept: unknown): kept is Outcome =>
  typeof kept === 'object' && kept !== null && ('result' in kept || 'settled' in kept);

export const outcomeOf = ({ outcome }: Pick<StoredTable, 'outcome'>): Outcome | null =>
  isOutcome(outcome) ? outcome : null;
