/** Tournaments: who enters, who plays whom in each round, and what came of it. */
import type { Kysely, Selectable } from 'kysely';
import Type from 'typebox';
import type { Clubs } from '../clubs/clubs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import type { Lobby } from '../online/lobby.ts';
import { newId } from '../online/session.ts';
import { DAY, type Pace } from '../pace/clock.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { scoreOf } from '../standing/pairs.ts';
import { outcomeOf } from '../standing/standings.ts';
import { isDuplicate } from '../storage/duplicate.ts';
import type { Person } from '../storage/people.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredTable } from '../storage/tables.ts';
import { TournamentDenied } from './denied.ts';
import { FORMS, type Form, type Game, pairingsOf, roundsOf, standingsOf } from './pairings.ts';

export interface TournamentWish {
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  readonly form: Form;
  /** Each pairing plays the scenario twice, with sides changed. */
  readonly both: boolean;
  readonly pace: Pace;
  /** How long a round lasts at most. */
  readonly days: number;
  /** The club whose members alone find it and enter. */
  readonly club?: string | null;
}

const ROUND = jobKind('tournament-round', Type.Object({ tournament: Type.String(), round: Type.Integer() }));
const DEADLINE = jobKind('tournament-deadline', Type.Object({ tournament: Type.String(), round: Type.Integer() }));

const MOST_ENTRANTS = 64;
const MOST_LISTED = 50;
/** As many as one may have that are not over. */
const MOST_HOSTED = 5;
const SEATS = 2;

interface Terms {
  readonly storage: Pick<Storage, 'db' | 'people'>;
  readonly jobs: Jobs;
  readonly lobby: Lobby;
  readonly clubs: Pick<Clubs, 'mustBelong'>;
  readonly rooms: Pick<Rooms, 'open'>;
  clock(): number;
}

type Row = Selectable<Schema['tournaments']>;
type PairingRow = Selectable<Schema['pairings']>;

export class Tournaments {
  readonly #terms: Terms;
  readonly #db: Kysely<Schema>;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#db = terms.storage.db;
    terms.jobs.on(ROUND, ({ tournament, round }) => this.#pair(tournament, round));
    terms.jobs.on(DEADLINE, ({ tournament, round }) => this.#end(tournament, round));
  }

  /** Whoever opens it enters it. */
  async open(host: Person, { pace, both, club = null, ...wish }: TournamentWish): Promise<string> {
    this.#terms.lobby.check(wish.game, wish.scenario, SEATS);
    if (club !== null) await this.#terms.clubs.mustBelong(host.id, club);
    const hosted = await this.#db
      .selectFrom('tournaments')
      .select('id')
      .where('host', '=', host.id)
      .where('ended', '=', 0)
      .execute();
    if (hosted.length >= MOST_HOSTED) throw new TournamentDenied('too-many-tournaments');
    const id = newId();
    const row = { ...wish, id, both: both ? 1 : 0, pace: JSON.stringify(pace), host: host.id, club };
    await this.#db
      .insertInto('tournaments')
      .values({ ...row, created: this.#terms.clock(), round: 0, due: null, ended: 0 })
      .execute();
    await this.enter(host, id);
    return id;
  }

  async enter(person: Person, id: string): Promise<void> {
    const { round, club } = await this.#get(id);
    if (round > 0) throw new TournamentDenied('tournament-begun');
    if (club !== null) await this.#terms.clubs.mustBelong(person.id, club);
    if ((await this.#entrants(id)).length >= MOST_ENTRANTS) throw new TournamentDenied('tournament-full');
    try {
      await this.#db
        .insertInto('entrants')
        .values({ tournament: id, person: person.id, entered: this.#terms.clock() })
        .execute();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  async withdraw(person: Person, id: string): Promise<void> {
    if ((await this.#get(id)).round > 0) throw new TournamentDenied('tournament-begun');
    await this.#db.deleteFrom('entrants').where('tournament', '=', id).where('person', '=', person.id).execute();
  }

  async start(person: Person, id: string): Promise<void> {
    const { host } = await this.#get(id);
    if (host !== person.id) throw new TournamentDenied('not-your-tournament');
    await this.begin(id);
  }

  /** Whoever runs the house begins any of them. */
  async begin(id: string): Promise<void> {
    const { round } = await this.#get(id);
    if (round > 0) throw new TournamentDenied('tournament-begun');
    if ((await this.#entrants(id)).length < SEATS) throw new TournamentDenied('too-few-entrants');
    await this.#next(id, 0);
  }

  /** Those of a club, or those that are open to all. */
  async list(club: string | null = null) {
    return this.#db
      .selectFrom('tournaments')
      .select(['id', 'name', 'game', 'scenario', 'round', 'ended'])
      .where('club', club === null ? 'is' : '=', club)
      .orderBy('ended')
      .orderBy('created', 'desc')
      .limit(MOST_LISTED)
      .execute();
  }

  /** All there is to see of one. */
  async look(id: string) {
    const row = await this.#get(id);
    const entrants = await this.#entrants(id);
    const pairings = await this.#pairings(id);
    const rounds = entrants.length < SEATS ? 0 : roundsOf(formOf(row), entrants.length);
    return { row, entrants, pairings, rounds, standings: standingsOf(entrants.map(idOf), gamesOf(pairings)) };
  }

  /** A match is over: perhaps one of ours. */
  async over(table: StoredTable): Promise<void> {
    const pairing = await this.#db
      .selectFrom('pairings')
      .select(['tournament', 'round'])
      .where('table_id', '=', table.id)
      .executeTakeFirst();
    const outcome = outcomeOf(table);
    if (!pairing || !outcome) return;
    // What does not count elsewhere is a draw here.
    const score = scoreOf(outcome, 0, 1) ?? 0.5;
    await this.#db.updateTable('pairings').set({ score }).where('table_id', '=', table.id).execute();
    const open = (await this.#pairings(pairing.tournament)).some(one => one.score === null);
    if (!open) await this.#next(pairing.tournament, pairing.round);
  }

  /** After a round the next one, or the end. Whoever else tries the same is too late. */
  async #next(id: string, round: number): Promise<void> {
    const row = await this.#get(id);
    const rounds = roundsOf(formOf(row), (await this.#entrants(id)).length);
    const last = round >= rounds;
    const due = last ? null : this.#terms.clock() + row.days * DAY;
    await this.#db.transaction().execute(async change => {
      const done = await change
        .updateTable('tournaments')
        .set(last ? { ended: 1, due } : { round: round + 1, due })
        .where('id', '=', id)
        .where('round', '=', round)
        .executeTakeFirst();
      if (done.numUpdatedRows === 0n || last || due === null) return;
      const payload = { tournament: id, round: round + 1 };
      await this.#terms.jobs.add(ROUND, payload, { key: `round ${id} ${round + 1}`, change });
      await this.#terms.jobs.add(DEADLINE, payload, { at: due, key: `deadline ${id} ${round + 1}`, change });
    });
  }

  /** Lays the tables of a round; those that are laid already are not laid again. */
  async #pair(id: string, round: number): Promise<void> {
    const row = await this.#get(id);
    const pairings = await this.#pairings(id);
    const people = new Map((await this.#entrants(id)).map(person => [person.id, person]));
    const earlier = gamesOf(pairings.filter(one => one.round < round));
    const pairs = pairingsOf(formOf(row), [...people.keys()], round, earlier);
    const boards = pairs.flatMap(pair =>
      row.both && pair.second !== null ? [pair, { first: pair.second, second: pair.first }] : [pair],
    );
    for (const [board, { first, second }] of boards.entries()) {
      if (pairings.some(one => one.round === round && one.board === board)) continue;
      const [one, other] = [people.get(first), second === null ? null : people.get(second)];
      if (!one) continue;
      const table = other ? await this.#lay(row, one, other) : null;
      await this.#db
        .insertInto('pairings')
        .values({ tournament: id, round, board, first, second, table_id: table, score: table === null ? 1 : null })
        .execute();
    }
  }

  #lay({ game, scenario, pace }: Row, first: Person, second: Person): Promise<string> {
    return this.#terms.lobby.lay([first, second], { game, scenario, pace: JSON.parse(pace) });
  }

  /** What is not over at the end of a round is closed, and a draw. */
  async #end(id: string, round: number): Promise<void> {
    for (const { table_id, score } of await this.#pairings(id, round)) {
      if (table_id === null || score !== null) continue;
      const room = await this.#terms.rooms.open(table_id);
      await room.run(() => room.end({ kind: 'closed', by: 0 }));
    }
  }

  async #get(id: string): Promise<Row> {
    const row = await this.#db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new TournamentDenied('unknown-tournament');
    return row;
  }

  /** In the order in which they entered: their seeds. */
  async #entrants(id: string): Promise<Person[]> {
    const rows = await this.#db
      .selectFrom('entrants')
      .leftJoin('people', 'people.id', 'entrants.person')
      .select(['entrants.person', 'people.name', 'people.login'])
      .where('tournament', '=', id)
      .orderBy('entered')
      .orderBy('entrants.person')
      .execute();
    return rows.map(({ person, name, login }) => ({ id: person, name: name ?? '', guest: login === null }));
  }

  async #pairings(id: string, round: number | null = null): Promise<PairingRow[]> {
    let all = this.#db.selectFrom('pairings').selectAll().where('tournament', '=', id);
    if (round !== null) all = all.where('round', '=', round);
    return all.orderBy('round').orderBy('board').execute();
  }
}

const idOf = ({ id }: Person): string => id;

/** Those that are played. */
const gamesOf = (pairings: readonly PairingRow[]): Game[] =>
  pairings.flatMap(({ first, second, round, score }) => (score === null ? [] : [{ first, second, round, score }]));

function formOf({ id, form }: Row): Form {
  const known = FORMS.find(one => one === form);
  if (!known) throw new Error(`tournament ${id} has the form ${form}`);
  return known;
}
