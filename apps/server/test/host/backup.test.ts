/** A back-up holds everything, and either database reads what the other has written. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from '../../src/host/backup.ts';
import { status } from '../../src/host/report.ts';
import { jobKind } from '../../src/jobs/kind.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { type Database, isShared, makeDatabase } from '../database.ts';

const Errand = jobKind('errand', Type.Object({ what: Type.String() }));

let database: Database;
let other: Database;
let storage: Storage;
let second: Storage;
let folder: string;

beforeEach(async () => {
  [database, other] = [await makeDatabase(), await makeDatabase()];
  folder = mkdtempSync(join(tmpdir(), 'carroccio-backup-'));
  storage = await openStorage(database.place);
  second = await openStorage(other.place);
  await storage.people.addGuest('anna', 'Anna «the Bold»', 1_800_000_000_000);
  await storage.people.openSession('hash', 'anna', 5);
  await storage.entries.append({
    match: 'a',
    after: 0,
    rows: Array.from({ length: 1200 }, (_, time) => ({
      seat: 0,
      action: '{"type":"rest"}',
      key: null,
      answer: null,
      hash: null,
      time,
    })),
    standing: { deciding: [], outcome: null, clock: null },
  });
  await storage.jobs.add(Errand, { what: 'later' }, { at: Date.now() + 60_000, key: 'anna' });
});

afterEach(async () => {
  await storage.close();
  await second.close();
  await database.drop();
  await other.drop();
  rmSync(folder, { recursive: true });
});

async function lines(): Promise<string[]> {
  const written: string[] = [];
  await backUp({ db: storage.db, shared: isShared() }, line => written.push(line));
  return written;
}

async function* each(written: readonly string[]): AsyncGenerator<string> {
  yield* written;
}

test('what was kept is there again, and what waited waits', async () => {
  const written = await lines();
  await restore({ db: second.db, shared: isShared() }, each(written));
  expect(await second.people.bySession('hash', 0)).toMatchObject({ name: 'Anna «the Bold»' });
  expect(await second.entries.after('a', 0)).toEqual(await storage.entries.after('a', 0));
  expect(await status(second)).toEqual(await status(storage));
  const again: string[] = [];
  await backUp({ db: second.db, shared: isShared() }, line => again.push(line));
  expect(again.filter(line => line.includes('"jobs"'))).toHaveLength(1);
});

test('the embedded database reads it, whichever wrote it', async () => {
  const embedded = await openStorage(folder);
  await restore({ db: embedded.db, shared: false }, each(await lines()));
  expect(await status(embedded)).toEqual(await status(storage));
  await embedded.close();
});

test('what is no back-up changes nothing', async () => {
  const before = await status(second);
  const written = await lines();
  const another = '{"format":"another","version":1}';
  const unknown = '{"table":"secrets","rows":[{}]}';
  for (const spoilt of [[], [another], [...written, 'oops'], [...written, unknown], written.slice(1)])
    await expect(restore({ db: second.db, shared: isShared() }, each(spoilt))).rejects.toThrow();
  expect(await status(second)).toEqual(before);
});

test('nothing is written over what is there', async () => {
  await expect(restore({ db: storage.db, shared: isShared() }, each(await lines()))).rejects.toThrow('not empty');
});
