import type { Generated } from 'kysely';

/** The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds, JSON is text. */
export interface Schema {
  holidays: HolidaysTable;
  results: ResultsTable;
  ratings: RatingsTable;
  notes: NotesTable;
  tournaments: TournamentsTable;
  entrants: EntrantsTable;
  pairings: PairingsTable;
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
  tokens: TokensTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  resets: ResetsTable;
  clubs: ClubsTable;
  members: MembersTable;
  shelves: ShelvesTable;
}

interface PeopleTable {
  id: string;
  name: string;
  /** The name in small letters, taken once only: for accounts; a guest has none. */
  login: string | null;
  /** argon2id; a guest has none, nor has whoever comes in by his device alone. */
  password: string | null;
  created: number;
  /** 1 for those who look after the house. */
  steward: Generated<number>;
  /** When a steward closed the account; null while it is open. */
  closed: Generated<number | null>;
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
  /** The club whose members alone find it and sit down there. */
  club: string | null;
  /** JSON: the data pack it is played with. */
  pack: string | null;
}

/** How a match ended for one who played it. */
interface ResultsTable {
  table_id: string;
  seat: number;
  person: string;
  game: string;
  scenario: string;
  /** What he got of all others: 1 won, 0 lost; null where it does not count. */
  share: number | null;
  ended: number;
}

interface RatingsTable {
  person: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  matches: number;
}

interface TournamentsTable {
  id: string;
  name: string;
  game: string;
  scenario: string;
  form: string;
  /** 1 where each pairing is played twice, with sides changed. */
  both: number;
  pace: string;
  /** How long a round lasts at most. */
  days: number;
  host: string;
  created: number;
  /** 0 before it begins. */
  round: number;
  due: number | null;
  ended: number;
  /** The club whose members alone find it and enter. */
  club: string | null;
}

interface EntrantsTable {
  tournament: string;
  person: string;
  entered: number;
}

interface PairingsTable {
  tournament: string;
  round: number;
  board: number;
  first: string;
  second: string | null;
  table_id: string | null;
  /** What the first got: 1, ½ or 0. */
  score: number | null;
}

interface NotesTable {
  table_id: string;
  person: string;
  text: string;
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
  /** What its browser added to the dice. */
  entropy: string | null;
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

/** A match as it stood after so many rows of its list. */
interface ShelvesTable {
  match: string;
  lines: number;
  version: number;
  /** JSON, packed, in Base64. */
  kept: string;
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

/** What people's own programs show instead of a session. */
interface TokensTable {
  id: string;
  person: string;
  name: string;
  hash: string;
  created: number;
}

/** What the house has drawn once and keeps. */
interface HouseKeysTable {
  name: string;
  value: string;
}

/** Whom somebody does not want to hear, or to meet. */
interface BlocksTable {
  person: string;
  other: string;
  how: string;
  created: number;
}

/** What somebody told the stewards about somebody else. */
interface ReportsTable {
  id: string;
  /** null when who told it has gone. */
  person: string | null;
  about: string;
  table_id: string | null;
  kind: string;
  text: string;
  created: number;
  settled: number | null;
}

/** Keys that people's devices keep the other half of. */
interface PasskeysTable {
  id: string;
  person: string;
  /** Base64url. */
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  created: number;
  used: number;
}

/** What a device was asked to sign, and is not asked twice. */
interface ChallengesTable {
  challenge: string;
  /** Who makes a key; null for whoever comes in. */
  person: string | null;
  until: number;
}

/** Letters by which somebody may choose another password: the database holds only the hash. */
interface ResetsTable {
  hash: string;
  person: string;
  created: number;
}

interface ClubsTable {
  id: string;
  name: string;
  /** The name in small letters, taken once only. */
  login: string;
  about: string;
  /** 1 where whoever likes joins; otherwise he asks. */
  free: number;
  created: number;
}

interface MembersTable {
  club: string;
  person: string;
  role: string;
  since: number;
}
