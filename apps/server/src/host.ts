/**
 * `carroccio host COMMAND`: what whoever runs a server needs, on its database, also while it runs. It finds the database by the
 * same settings as the server, and answers in JSON.
 */

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { backUp, restore } from './host/backup.ts';
import { migrateMatches } from './host/migrate.ts';
import { status, tables, users } from './host/report.ts';
import { databaseUrlFrom, dataFrom } from './settings.ts';
import { openStorage, type Storage } from './storage/storage.ts';

type Command = (kept: { storage: Storage; shared: boolean }, file: string | undefined) => Promise<unknown>;

const needed = (file: string | undefined): string => {
  if (file === undefined) throw new Error('Which file? Give its name after the command.');
  return file;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  status: ({ storage }) => status(storage),
  users: ({ storage }) => users(storage),
  tables: ({ storage }) => tables(storage),
  backup: async ({ storage: { db }, shared }, file) => {
    const out = createWriteStream(needed(file), { flags: 'wx', mode: 0o600 });
    await once(out, 'open');
    const rows = await backUp({ db, shared }, line => out.write(line));
    out.end();
    await finished(out);
    return { rows };
  },
  restore: async ({ storage: { db }, shared }, file) => {
    const lines = createInterface({ input: createReadStream(needed(file)), crlfDelay: Number.POSITIVE_INFINITY });
    return { rows: await restore({ db, shared }, lines) };
  },
  migrate: async ({ storage }, how) => {
    const { registry } = await import('@carroccio/games/all');
    return migrateMatches(storage, registry, how === '--do');
  },
};

const [name = '', file] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Error(`carroccio host ${Object.keys(COMMANDS).join(' | ')}`);
  const place = databaseUrlFrom(process.env.DATABASE_URL) ?? dataFrom(process.env.DATA_DIR);
  const storage = await openStorage(place);
  try {
    const told = await command({ storage, shared: place instanceof URL }, file);
    process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
  } finally {
    await storage.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
