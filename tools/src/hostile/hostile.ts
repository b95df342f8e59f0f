/** Attacks a server with messages that must all be in vain, while matches of all games are played on it. */
import { registry } from '@carroccio/games/all';
import { Generator, startChance } from '@carroccio/kernel';
import { backUp } from '@carroccio/server/backup';
import { openStorage } from '@carroccio/server/storage';
import { MeasuredServer } from '../load/measured-server.ts';
import type { Blow } from './blow.ts';
import * as messages from './messages.ts';
import * as requests from './requests.ts';
import { goOn, layOut, look, type Siege } from './siege.ts';

export interface HostileReport {
  readonly messages: number;
  /** So many of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Messages that were answered as done. */
  readonly accepted: number;
  /** Messages that the program failed at. */
  readonly faults: number;
  /** Rows of the database that an attack added, took away or changed. */
  readonly changes: number;
  /** Actions that those who play took in between. */
  readonly played: number;
  /** The first messages that were accepted, or failed at. */
  readonly amiss: readonly unknown[];
  readonly alive: boolean;
  /** What the server holds after a tenth of the messages, and at the end. */
  readonly megabytes: { readonly early: number; readonly late: number };
  readonly seconds: number;
}

interface HostileTerms {
  readonly messages: number;
  readonly seed: string;
  /** The folder of an embedded database, or the address of a PostgreSQL. */
  readonly place: string;
}

/** How often each is struck, of a thousand. */
const KINDS: readonly (readonly [string, number, Blow])[] = [
  ['forged', 170, messages.forged],
  ['prying', 80, messages.prying],
  ['stale', 130, messages.stale],
  ['replayed', 100, messages.replayed],
  ['misled', 80, messages.misled],
  ['late', 60, messages.late],
  ['illegal', 130, messages.illegal],
  ['malformed', 80, messages.malformed],
  ['garbled', 70, messages.garbled],
  ['oversized', 2, messages.oversized],
  ['foreign socket', 3, messages.foreignSocket],
  ['by request', 40, messages.byRequest],
  ['trespassing request', 30, requests.trespassing],
  ['foreign request', 20, requests.foreign],
  ['unknown request', 20, requests.unknown],
  ['unfit request', 20, requests.unfit],
  ['huge request', 5, requests.huge],
];

const ROUNDS = 10;
const MOST_SHOWN = 10;
/** As many as are on their way at a time. */
const TOGETHER = 32;

export async function hostile({ messages: wanted, seed, place }: HostileTerms): Promise<HostileReport> {
  const chance = new Generator(startChance('sfc32', seed));
  const server = await MeasuredServer.start(place);
  const storage = await openStorage(URL.canParse(place) ? new URL(place) : place);
  const began = performance.now();
  const kinds: Record<string, number> = {};
  const amiss: unknown[] = [];
  let [struck, accepted, faults, changes, played, early, late] = [0, 0, 0, 0, 0, 0, 0];

  async function strike(siege: Siege): Promise<void> {
    const [kind, , blow] = someKind(chance);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const { verdict, sent } = await blow(siege, chance);
    if (verdict === 'refused') return;
    if (verdict === 'accepted') accepted++;
    else faults++;
    if (amiss.length < MOST_SHOWN) amiss.push({ kind, verdict, sent });
  }

  try {
    const siege = await layOut(server.host, registry, chance);
    const rows = (): Promise<string[]> => kept({ db: storage.db, shared: URL.canParse(place) });
    for (let round = 1; round <= ROUNDS; round++) {
      const before = await settled(rows);
      const end = Math.round((wanted * round) / ROUNDS);
      while (struck < end) {
        const now = Math.min(TOGETHER, end - struck);
        await Promise.all(Array.from({ length: now }, () => strike(siege)));
        struck += now;
      }
      changes += different(before, await settled(rows));
      late = (await server.used()).held / 1e6;
      if (round === 1) early = late;
      for (const besieged of siege.running) {
        await look(besieged);
        await goOn(besieged, chance);
        played++;
      }
    }
    return {
      messages: struck,
      kinds,
      accepted,
      faults,
      changes,
      played,
      amiss,
      alive: server.isAlive,
      megabytes: { early: Math.round(early), late: Math.round(late) },
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await storage.close();
    await server.stop();
  }
}

function someKind(chance: Generator): (typeof KINDS)[number] {
  let left = chance.draw(KINDS.reduce((sum, [, often]) => sum + often, 0));
  for (const kind of KINDS) {
    left -= kind[1];
    if (left < 0) return kind;
  }
  throw new Error('there is no kind');
}

/** The house's own work: ten minutes after its start, and every day, it cleans up. */
const OF_THE_HOUSE = 'clean-up';

/** All that the server keeps, but for who is there just now. */
async function kept(database: Parameters<typeof backUp>[0]): Promise<string[]> {
  const rows: string[] = [];
  await backUp(database, text => {
    const line = JSON.parse(text);
    if (line.table === undefined || line.table === 'presence') return;
    for (const row of line.rows) if (row.kind !== OF_THE_HOUSE) rows.push(`${line.table} ${JSON.stringify(row)}`);
  });
  return rows.sort();
}

/** What is still being written in the background is waited for. */
async function settled(rows: () => Promise<string[]>): Promise<string[]> {
  for (let before = await rows(); ; ) {
    await new Promise(resolve => setTimeout(resolve, 50));
    const now = await rows();
    if (different(before, now) === 0) return now;
    before = now;
  }
}

function different(before: readonly string[], after: readonly string[]): number {
  const [old, young] = [new Set(before), new Set(after)];
  return before.filter(row => !young.has(row)).length + after.filter(row => !old.has(row)).length;
}
