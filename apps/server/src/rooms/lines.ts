/** The list of a match as it is stored: the kernel's entries, what was taken back, how it ended by agreement, and what the room knows beside it. */
import type { Aside, RoomTerms, Settled } from '@carroccio/engine/rooms';
import { type ListLine, linesSince, type Match } from '@carroccio/kernel';
import type { Clock } from '../pace/clock.ts';
import type { StoredEntry } from '../storage/entries.ts';

type Line =
  | ListLine
  | { settled: Settled | null }
  | { aside: Aside }
  /** The clock was set, and nothing else done. */
  | { clock: Clock };

type Answered = NonNullable<RoomTerms['answered']>[number];

/** What the rows tell beside the match itself. */
export interface Read {
  settled: Settled | null;
  aside: Aside | null;
  answered: Answered[];
}

/** Plays the rows of a list in a match that stands where the first of them begins. */
export function playRows(match: Match, rows: readonly StoredEntry[], read: Read): void {
  for (const { action, seat, key, answer } of rows) {
    const line: Line = JSON.parse(action);
    if ('stay' in line) match.takeBack(line.stay);
    else if ('settled' in line) read.settled = line.settled;
    else if ('aside' in line) read.aside = line.aside;
    else if (!('clock' in line)) match.enter(line);
    if (seat !== null && key !== null && answer !== null)
      read.answered.push({ seat, key, followed: JSON.parse(answer) });
  }
}

/** The same, comparing on the way: the row after which the match is another than it was; `null` when it is the same. */
export function differing(match: Match, rows: readonly StoredEntry[], read: Read): number | null {
  for (const [index, row] of rows.entries()) {
    playRows(match, [row], read);
    if (row.hash !== null && row.hash !== match.play.hash()) return index;
  }
  return null;
}

/** Who did what is being stored, if it was sent with a key: sent again, it gets the same answer. */
export type Sent = Answered;

interface News {
  readonly match: Match;
  /** How many entries of the match are stored, and how many of them are as they were; `null` when all is. */
  readonly stored: number;
  readonly stayed: number | null;
  /** How it ended, where that is new. */
  readonly settled: Settled | null | undefined;
  /** What the room knows beside the match, where that is new. */
  readonly aside: Aside | null;
  /** The clock, where it was set. */
  readonly clock: Clock | null;
  readonly sent: Sent | null;
  readonly time: number;
}

/** The rows that tell what is new. */
export function rowsOf({ match, stored, stayed, settled, aside, clock, sent, time }: News): StoredEntry[] {
  const lines: Line[] = [];
  if (stayed !== null) lines.push(...linesSince(match, stored, stayed));
  if (settled !== undefined) lines.push({ settled });
  if (aside) lines.push({ aside });
  if (clock) lines.push({ clock });
  return lines.map((line, index) => {
    // What is sent with a key begins with an action of whoever sent it.
    const begins = index === 0 ? sent : null;
    return {
      seat: 'seat' in line ? line.seat : null,
      action: JSON.stringify(line),
      key: begins?.key ?? null,
      answer: begins && JSON.stringify(begins.followed),
      hash: index === lines.length - 1 ? match.play.hash() : null,
      time,
    };
  });
}
