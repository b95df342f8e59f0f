/** Clubs: people who play among themselves, at tables and in tournaments that only they find. */
import type { Kysely, Transaction } from 'kysely';
import { ApiDenied } from '../api/denied.ts';
import { newId } from '../online/session.ts';
import { isDuplicate } from '../storage/duplicate.ts';
import { loginOf, type Person } from '../storage/people.ts';
import type { Schema } from '../storage/schema.ts';

/** Whoever leads it, whoever belongs to it, and whoever has asked to. */
export const ROLES = ['host', 'member', 'asked'] as const;
export type Role = (typeof ROLES)[number];

export interface ClubWish {
  readonly name: string;
  readonly about: string;
  /** Whoever likes joins; otherwise he asks. */
  readonly free: boolean;
}

interface Member {
  readonly person: string;
  readonly name: string;
  readonly role: Role;
}

const MOST_CLUBS = 20;
const MOST_MEMBERS = 500;
const MOST_LISTED = 100;

export class Clubs {
  readonly #db: Kysely<Schema>;
  readonly #clock: () => number;

  constructor(db: Kysely<Schema>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Whoever founds it leads it; for that he must be found again. */
  async found(person: Person, { name, about, free }: ClubWish): Promise<string> {
    if (person.guest) throw new ApiDenied('no-account');
    await this.#mustHaveRoom(person.id);
    const id = newId();
    const created = this.#clock();
    const row = { id, name: name.trim(), login: loginOf(name), about: about.trim(), free: free ? 1 : 0, created };
    try {
      await this.#db.transaction().execute(async change => {
        await change.insertInto('clubs').values(row).execute();
        await change
          .insertInto('members')
          .values({ club: id, person: person.id, role: 'host', since: created })
          .execute();
      });
    } catch (error) {
      if (isDuplicate(error)) throw new ApiDenied('name-taken');
      throw error;
    }
    return id;
  }

  async change(person: Person, club: string, { about, free }: Omit<ClubWish, 'name'>): Promise<void> {
    await this.#mustLead(person.id, club);
    await this.#db
      .updateTable('clubs')
      .set({ about: about.trim(), free: free ? 1 : 0 })
      .where('id', '=', club)
      .execute();
  }

  /** The newest first, each with how many belong to it. */
  async list() {
    return this.#db
      .selectFrom('clubs')
      .leftJoin('members', join => join.onRef('members.club', '=', 'clubs.id').on('members.role', '!=', 'asked'))
      .select(({ fn }) => [
        'clubs.id',
        'clubs.name',
        'clubs.about',
        'clubs.free',
        fn.count<number>('members.person').as('members'),
      ])
      .groupBy(['clubs.id', 'clubs.name', 'clubs.about', 'clubs.free', 'clubs.created'])
      .orderBy('clubs.created', 'desc')
      .limit(MOST_LISTED)
      .execute();
  }

  async get(club: string) {
    const found = await this.#db
      .selectFrom('clubs')
      .select(['id', 'name', 'about', 'free'])
      .where('id', '=', club)
      .executeTakeFirst();
    if (!found) throw new ApiDenied('unknown-club');
    return found;
  }

  async members(club: string): Promise<Member[]> {
    const rows = await this.#db
      .selectFrom('members')
      .innerJoin('people', 'people.id', 'members.person')
      .select(['members.person', 'people.name', 'members.role'])
      .where('members.club', '=', club)
      .orderBy('members.since')
      .orderBy('members.person')
      .execute();
    return rows.map(({ role, ...rest }) => ({ ...rest, role: roleOf(role) }));
  }

  async roleIn(club: string, person: string): Promise<Role | null> {
    const found = await this.#db
      .selectFrom('members')
      .select('role')
      .where('club', '=', club)
      .where('person', '=', person)
      .executeTakeFirst();
    return found ? roleOf(found.role) : null;
  }

  async mustBelong(person: string, club: string): Promise<void> {
    const role = await this.roleIn(club, person);
    if (role === null || role === 'asked') throw new ApiDenied('not-a-member');
  }

  async join(person: Person, club: string): Promise<void> {
    const { free } = await this.get(club);
    if ((await this.roleIn(club, person.id)) !== null) return;
    await this.#mustHaveRoom(person.id);
    if ((await this.members(club)).length >= MOST_MEMBERS) throw new ApiDenied('club-full');
    await this.#db
      .insertInto('members')
      .values({ club, person: person.id, role: free ? 'member' : 'asked', since: this.#clock() })
      .onConflict(known => known.columns(['club', 'person']).doNothing())
      .execute();
  }

  async leave(person: string, club: string): Promise<void> {
    await this.#db.transaction().execute(change => this.#leave(change, person, club));
  }

  /** Somebody goes for good. */
  async leaveAll(person: string): Promise<void> {
    await this.#db.transaction().execute(async change => {
      const own = await change.selectFrom('members').select('club').where('person', '=', person).execute();
      for (const { club } of own) await this.#leave(change, person, club);
    });
  }

  /** Whoever leads it lets in who has asked. */
  async admit(person: Person, club: string, other: string): Promise<void> {
    await this.#mustLead(person.id, club);
    await this.#setRole(club, other, 'asked', 'member');
  }

  async dismiss(person: Person, club: string, other: string): Promise<void> {
    await this.#mustLead(person.id, club);
    if (other === person.id) throw new ApiDenied('not-a-member');
    await this.#db.deleteFrom('members').where('club', '=', club).where('person', '=', other).execute();
  }

  /** Another leads it from now on. */
  async handOver(person: Person, club: string, other: string): Promise<void> {
    await this.#mustLead(person.id, club);
    await this.#setRole(club, other, 'member', 'host');
    await this.#setRole(club, person.id, 'host', 'member');
  }

  async #setRole(club: string, person: string, before: Role, role: Role): Promise<void> {
    const done = await this.#db
      .updateTable('members')
      .set({ role })
      .where('club', '=', club)
      .where('person', '=', person)
      .where('role', '=', before)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw new ApiDenied('not-a-member');
  }

  /** Where whoever leads it leaves, the one who has been there longest leads it; where nobody is left, it is no more. */
  async #leave(change: Transaction<Schema>, person: string, club: string): Promise<void> {
    await change.deleteFrom('members').where('club', '=', club).where('person', '=', person).execute();
    const rest = await change
      .selectFrom('members')
      .select(['person', 'role'])
      .where('club', '=', club)
      .where('role', '!=', 'asked')
      .orderBy('since')
      .orderBy('person')
      .execute();
    const [first] = rest;
    if (!first) {
      await change.deleteFrom('tables').where('club', '=', club).where('began', 'is', null).execute();
      await change.deleteFrom('clubs').where('id', '=', club).execute();
    } else if (!rest.some(({ role }) => role === 'host'))
      await change
        .updateTable('members')
        .set({ role: 'host' })
        .where('club', '=', club)
        .where('person', '=', first.person)
        .execute();
  }

  async #mustLead(person: string, club: string): Promise<void> {
    await this.get(club);
    if ((await this.roleIn(club, person)) !== 'host') throw new ApiDenied('not-your-club');
  }

  async #mustHaveRoom(person: string): Promise<void> {
    const own = await this.#db.selectFrom('members').select('club').where('person', '=', person).execute();
    if (own.length >= MOST_CLUBS) throw new ApiDenied('too-many-clubs');
  }
}

const roleOf = (role: string): Role => ROLES.find(one => one === role) ?? 'asked';
