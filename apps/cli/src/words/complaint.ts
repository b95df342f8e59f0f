/** What the terminal finds wrong by itself: codes with data; the words are in `complaint-text.ts`. */
import type { Fault, Language } from '@carroccio/kernel';

interface Complaints {
  'not-json': { path: string; line: number; column: number };
  'large-file': { path: string; mebibytes: number };
  /** `why` is the system's own code, where it has one. */
  'cannot-read': { path: string; why: string };
  /** `wanted`: how the first line begins. */
  'csv-first-line': { path: string; wanted: string };
  /** `check`: the command line that checks it. */
  'is-a-pack': { path: string; check: string };
  'csv-beyond': { path: string; place: string; value: string };
  'csv-twice': { path: string; place: string };
  /** `list`: the command line that tells which there are. */
  'no-match': { name: string; meant: readonly string[]; list: string };
  'cannot-save': { path: string; why: string };
  /** Another has written to the file of the match under way. */
  'written-elsewhere': { path: string };
  /** The last line of a file was cut short. */
  'half-written': { path: string; entries: number };
  'cannot-make-folder': { path: string; why: string };
  'not-a-pack': { path: string; faults: readonly Fault[] };
  exists: { path: string };
  'file-exists': { path: string };
  'no-part': { game: string; part: string; meant: readonly string[]; parts: readonly string[] };
  /** Whatever is wrong with what a file holds. */
  'in-file': { path: string; why: unknown };
  'not-as-played': { path: string; entries: readonly number[] };
  'no-entries': { from: number; to: number; entries: number };
  'no-chronicle': { path: string; game: string };
  'has-problems': { path: string; count: number };
  'no-game': { game: string; meant: readonly string[]; games: readonly string[] };
  'not-playable': { game: string; title: Readonly<Record<Language, string>> };
  'nothing-playable': object;
  'which-game': { games: readonly string[] };
  'no-scenario': { game: string; scenario: string; meant: readonly string[]; scenarios: readonly string[] };
  'no-seat': { seat: string; meant: readonly string[]; seats: readonly string[] };
  'no-program': { given: string };
  'few-players': object;
  'no-database': object;
  /** `host`: without the password. */
  'database-fails': { host: string; why: string };
  'under-way': { seed: string };
  'no-pair': { option: string; given: string };
  'other-game': { recorded: string; asked: string };
  'other-scenario': { recorded: string; asked: string };
  'no-rule': { id: string; nearest: readonly string[] };
  'id-or-search': object;
  'where-needs-id': object;
}

export type ComplaintCode = keyof Complaints;
export type ComplaintOf<C extends ComplaintCode> = Readonly<{ code: C } & Complaints[C]>;
export type Complaint = { [C in ComplaintCode]: ComplaintOf<C> }[ComplaintCode];
