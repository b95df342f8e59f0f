/** The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds, JSON is text. */
export interface Schema {
  holidays: HolidaysTable;
  people: PeopleTable;
  sessions: SessionsTable;
  tables: TablesTable;
  sitters: SittersTable;
  entries: EntriesTable;
  talk: TalkTable;
  jobs: JobsTable;
  news_channels: NewsChannelsTable;
  house_keys: HouseKeysTable;
  presence: PresenceTable;
}

interface PeopleTable {
  id: string;
  name: string;
  /** The name in small letters, taken once only: for accounts; a guest has none. */
  login: string | null;
  /** argon2id; a guest has none. */
  password: string | null;
  created: number;
}

interface SessionsTable {
  /** The hash of the token: the database alone opens nothing. */
  token: string;
  person: string;
  created: number;
}

interface TablesTable {
  id: string;
  game: string;
  version: number;
  scenario: string;
  options: string;
  seed: string;
  host: string;
  /** 1 where only those who have the link find it. */
  unlisted: number;
  created: number;
  /** When the last seat was taken. */
  began: number | null;
  played: number;
  /** Seats that must choose now. */
  deciding: string;
  /** How it ended, once it has. */
  outcome: string | null;
  /** The table whose players sit down again here. */
  again: string | null;
  /** JSON: how much time there is; null where it is no matter. */
  pace: string | null;
  /** JSON: what of it is left. */
  clock: string | null;
}

/** How many days somebody has been away in a year, and until when he is. */
interface HolidaysTable {
  person: string;
  until: number;
  year: number;
  days: number;
}

interface SittersTable {
  table_id: string;
  seat: number;
  kind: string;
  person: string | null;
  bot: string | null;
}

/** The truth: rows are only ever added. */
interface EntriesTable {
  match: string;
  entry: number;
  seat: number | null;
  action: string;
  key: string | null;
  /** What whoever sent the key was answered; on the last row of what he did. */
  answer: string | null;
  hash: string | null;
  time: number;
}

interface TalkTable {
  table_id: string;
  line: number;
  person: string;
  /** Players speak apart from those who look on. */
  among: string;
  text: string;
  time: number;
}

interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  /** What waits under a key is replaced by what is added under it. */
  key: string | null;
  due: number;
  attempts: number;
}

/** Where somebody is told what happens at his tables. */
interface NewsChannelsTable {
  id: string;
  person: string;
  way: string;
  address: string;
  /** JSON: what a message to a browser is sealed with. */
  keys: string | null;
  language: string;
  /** JSON: of which kinds of news he is told. */
  wanted: string;
  /** Whoever has it may stop the news, or confirm that the address is his. */
  token: string;
  confirmed: number;
  created: number;
}

/** Who is at which table, and when he was seen there last. */
interface PresenceTable {
  table_id: string;
  person: string;
  seen: number;
}

/** What the house has drawn once and keeps. */
interface HouseKeysTable {
  name: string;
  value: string;
}
