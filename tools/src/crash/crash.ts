import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@carroccio/games/all';
import { at, Generator, startChance } from '@carroccio/kernel';
import { openStorage } from '@carroccio/server/storage';
import { Client } from './client.ts';
import { MortalServer } from './mortal-server.ts';

export interface CrashReport {
  readonly kills: number;
  /** Actions that were answered as taken. */
  readonly acknowledged: number;
  /** In how many matches: where one is over another begins. */
  readonly matches: number;
  /** Of those, how many the list has not. */
  readonly lost: number;
  /** Keys that stand in a list more than once. */
  readonly twice: number;
}

interface CrashTerms {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** How many actions are answered before the next kill. */
  readonly between: number;
  /** The address of a PostgreSQL; without it, the database is embedded. */
  readonly postgres?: URL;
  /** What is played; without it, the first scenario of the first game. */
  readonly what?: { game: string; scenario: string };
  /** How many servers there are; on PostgreSQL only they may be several. */
  readonly nodes?: number;
}

/** Kills a server without a word while matches are played, starts it again, and looks for what was lost or done twice. */
export async function crash(terms: CrashTerms): Promise<CrashReport> {
  const { kills, tables, seed, between, postgres, nodes = 1 } = terms;
  const folder = mkdtempSync(join(tmpdir(), 'carroccio-crash-'));
  const { game, scenario } = terms.what ?? firstGame();
  const place = postgres ?? folder;
  const servers = Array.from({ length: nodes }, () => new MortalServer(place));
  const chance = new Generator(startChance('sfc32', seed));
  try {
    for (const server of servers) await server.start();
    const clients = Array.from(
      { length: tables },
      (_, table) =>
        new Client(
          failures => at(servers, (table + failures) % nodes).host,
          n => chance.draw(n),
        ),
    );
    for (const client of clients) await client.sitDown(game, scenario);
    const playing = clients.map(client => client.play());
    const answered = (): number => clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    for (let killed = 0; killed < kills; killed++) {
      const enough = answered() + between + chance.draw(between);
      while (answered() < enough) await new Promise(resolve => setTimeout(resolve, 1));
      const server = at(servers, killed % nodes);
      await server.kill();
      await server.start();
    }
    const enough = answered() + between;
    while (answered() < enough) await new Promise(resolve => setTimeout(resolve, 1));
    for (const client of clients) client.stopped = true;
    await Promise.all(playing);
    for (const server of servers) await server.kill();
    return { kills, ...(await compared(place, clients)) };
  } finally {
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Any will do: the first of the house, and the first of its scenarios. */
function firstGame(): { game: string; scenario: string } {
  const [game] = registry.playable;
  const [scenario] = Object.keys(game?.scenarios ?? {});
  if (!game || scenario === undefined) throw new Error('there is no game to play');
  return { game: game.rulebook.id, scenario };
}

async function compared(place: string | URL, clients: readonly Client[]): Promise<Omit<CrashReport, 'kills'>> {
  const storage = await openStorage(place);
  let [lost, twice, all] = [0, 0, 0];
  for (const { tables, acknowledged } of clients) {
    const rows = (await Promise.all(tables.map(table => storage.entries.after(table, 0)))).flat();
    const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]));
    const known = new Set(keys);
    all += acknowledged.length;
    lost += acknowledged.filter(key => !known.has(key)).length;
    twice += keys.length - known.size;
  }
  await storage.close();
  return { acknowledged: all, matches: clients.flatMap(({ tables }) => tables).length, lost, twice };
}
