/** Notices what happens at tables, and has those told who are not there: by jobs, which are there after a new start. */
import type { Registry, Seat } from '@carroccio/kernel';
import Type from 'typebox';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import { DAY, dueOf } from '../pace/clock.ts';
import type { LiveRoom, Standing } from '../rooms/live-room.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Channels } from './channels.ts';
import { type Kind, KindSchema, type NewsLanguage } from './kinds.ts';
import type { PostOffice } from './post-office.ts';

interface Terms {
  readonly storage: Pick<Storage, 'tables'>;
  readonly jobs: Jobs;
  readonly registry: Registry;
  readonly presence: Pick<Presence, 'isThere'>;
  readonly channels: Channels;
  readonly office: PostOffice;
  clock(): number;
  failed(what: string, error: unknown): void;
}

const TELL = jobKind('news', Type.Object({ person: Type.String(), table: Type.String(), kind: KindSchema }));
const DELIVER = jobKind('deliver', Type.Object({ channel: Type.String(), table: Type.String(), kind: KindSchema }));
const ASK = jobKind('ask-whose', Type.Object({ channel: Type.String() }));

/** Whoever only looked away for a moment is not written to. */
const TURN_AFTER_MS = 30_000;
/** Time grows short when so much of the days for a turn is left. */
const SHORT_SHARE = 1 / 4;

export class Newsroom {
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
    terms.jobs.on(TELL, news => this.#tell(news.person, news.table, news.kind));
    terms.jobs.on(DELIVER, ({ channel, table, kind }) => this.#deliver(channel, table, kind));
    terms.jobs.on(ASK, ({ channel }) => this.#ask(channel));
  }

  /** Something has changed in a room. */
  look(room: LiveRoom, before: Standing): void {
    const { deciding, over, asked } = room.standing;
    const newly = (seat: Seat): boolean => deciding.includes(seat) && !before.deciding.includes(seat);
    for (const [person, seats] of absent(room)) {
      if (over && !before.over) this.#expect(room.table.id, person, 'over');
      if (seats.some(seat => asked.includes(seat) && !before.asked.includes(seat)))
        this.#expect(room.table.id, person, 'asked');
      if (!seats.some(newly)) continue;
      this.#expect(room.table.id, person, 'turn', this.#terms.clock() + TURN_AFTER_MS);
      this.#expectShort(room, person, seats);
    }
  }

  /** A match begins. */
  began(room: LiveRoom): void {
    for (const [person, seats] of absent(room)) {
      this.#expect(room.table.id, person, 'began');
      if (seats.some(seat => room.standing.deciding.includes(seat))) this.#expectShort(room, person, seats);
    }
  }

  /** A seat is kept for somebody. */
  invited(table: string, person: string): void {
    this.#expect(table, person, 'invited');
  }

  /** Somebody named an address: he is asked there whether it is his. */
  askWhose(channel: string): Promise<void> {
    return this.#terms.jobs.add(ASK, { channel });
  }

  #expectShort(room: LiveRoom, person: string, seats: readonly Seat[]): void {
    const { pace } = room.table;
    const due = room.clock && dueOf(room.clock, seats);
    if (pace?.kind === 'letter' && due !== null)
      this.#expect(room.table.id, person, 'short', due - pace.days * DAY * SHORT_SHARE);
  }

  #expect(table: string, person: string, kind: Kind, at = this.#terms.clock()): void {
    this.#terms.jobs
      .add(TELL, { person, table, kind }, { at, key: `news ${kind} ${table} ${person}` })
      .catch((error: unknown) => this.#terms.failed(`news of table ${table}`, error));
  }

  /** What is no longer so, or what he sees at the table, he is not told. */
  async #tell(person: string, id: string, kind: Kind): Promise<void> {
    const { storage, presence, channels, jobs } = this.#terms;
    const table = await storage.tables.get(id);
    if (!table) return;
    if (!isStillSo(table, person, kind, this.#terms.clock()) || (await presence.isThere(id, person))) return;
    for (const channel of await channels.of(person))
      if (channel.confirmed && channel.wanted.includes(kind))
        await jobs.add(DELIVER, { channel: channel.id, table: id, kind });
  }

  async #deliver(id: string, tableId: string, kind: Kind): Promise<void> {
    const { channels, storage, office } = this.#terms;
    const [channel, table] = await Promise.all([channels.get(id), storage.tables.get(tableId)]);
    if (!channel || !table) return;
    const match = this.#matchWords(table, channel.language);
    const delivered = await office.tell(channel, { kind, table: tableId, game: table.game, match });
    if (delivered === 'gone') await channels.remove(id);
  }

  async #ask(id: string): Promise<void> {
    const channel = await this.#terms.channels.get(id);
    if (channel && !channel.confirmed) await this.#terms.office.askWhose(channel);
  }

  #matchWords({ game: id, scenario }: StoredTable, language: NewsLanguage): string {
    const game = this.#terms.registry.game(id);
    return `${game.rulebook.title[language]}, ${game.text[language].scenarios[scenario]?.title ?? scenario}`;
  }
}

function isStillSo(table: StoredTable, person: string, kind: Kind, now: number): boolean {
  const seats = seatsOfPerson(table, person);
  if (kind === 'began' || kind === 'over') return true;
  if (kind === 'invited') return isKeptFor(table, person);
  if (kind === 'asked') return table.outcome === null;
  if (table.outcome !== null || !seats.some(seat => table.deciding.includes(seat))) return false;
  if (kind === 'turn') return true;
  // He may have acted meanwhile, and be at another turn.
  const due = table.clock && dueOf(table.clock, seats);
  return due !== null && table.pace?.kind === 'letter' && due - now <= table.pace.days * DAY * SHORT_SHARE;
}

/** Whether a seat waits for him. */
const isKeptFor = ({ began, sitters }: StoredTable, person: string): boolean =>
  began === null && sitters.some(one => one.kind === 'open' && one.invited?.person === person);

const seatsOfPerson = ({ sitters }: StoredTable, person: string): Seat[] =>
  [...sitters.keys()].filter(seat => {
    const sitter = sitters[seat];
    return sitter?.kind === 'person' && sitter.person === person;
  });

/** Those who sit at a table and are not there, each with his seats. */
function absent({ table, present }: LiveRoom): [person: string, seats: readonly Seat[]][] {
  const people = new Set(table.sitters.flatMap(sitter => (sitter.kind === 'person' ? [sitter.person] : [])));
  return [...people]
    .map((person): [string, Seat[]] => [person, seatsOfPerson(table, person)])
    .filter(([, seats]) => !seats.some(seat => present.includes(seat)));
}
