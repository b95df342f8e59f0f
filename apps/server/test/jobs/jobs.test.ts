/** A job is done at its time, once by its key, and again when it failed or its program died. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobKind } from '../../src/jobs/kind.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';

const Errand = jobKind('errand', Type.Object({ what: Type.String() }));

let folder: string;
let storage: Storage;
let now = 0;
let done: string[] = [];
let failures: string[] = [];
let heard: () => void = () => undefined;

const open = (): Promise<Storage> =>
  openStorage(folder, {
    clock: () => now,
    failed: (what, error) => {
      failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
      heard();
    },
  });

/** Runs errands, until so many are done or have failed. */
async function until(count: number, work: (what: string) => void = () => undefined): Promise<void> {
  storage.jobs.on(Errand, async ({ what }) => {
    work(what);
    done.push(what);
    heard();
  });
  await storage.jobs.start();
  while (done.length + failures.length < count) await new Promise<void>(resolve => (heard = resolve));
  await storage.jobs.stop();
}

async function reopened(): Promise<void> {
  await storage.close();
  storage = await open();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carroccio-jobs-'));
  now = 1000;
  done = [];
  failures = [];
  storage = await open();
});

afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

test('what is due is done, the oldest first, and what is later waits', async () => {
  await storage.jobs.add(Errand, { what: 'later' }, { at: 5000 });
  await storage.jobs.add(Errand, { what: 'second' }, { at: 200 });
  await storage.jobs.add(Errand, { what: 'first' }, { at: 100 });
  await until(2);
  expect(done).toEqual(['first', 'second']);
  now = 5000;
  await reopened();
  await until(3);
  expect(done).toEqual(['first', 'second', 'later']);
});

test('a key waits once: what is added under it replaces what waited, and can be taken back', async () => {
  await storage.jobs.add(Errand, { what: 'old' }, { key: 'anna' });
  await storage.jobs.add(Errand, { what: 'new' }, { key: 'anna' });
  await storage.jobs.add(Errand, { what: 'never' }, { key: 'bea' });
  await storage.jobs.cancel('bea');
  await storage.jobs.add(Errand, { what: 'last' }, { at: 2000 });
  now = 2000;
  await until(2);
  expect(done).toEqual(['new', 'last']);
});

test('what fails is tried again later', async () => {
  await storage.jobs.add(Errand, { what: 'stubborn' });
  await until(1, () => {
    throw new Error('not today');
  });
  expect({ done, failures }).toEqual({ done: [], failures: ["a job 'errand': not today"] });
  await reopened();
  now += 3000;
  await until(2);
  expect(done).toEqual(['stubborn']);
});

test('what was being done when the program died is done again', async () => {
  await storage.jobs.add(Errand, { what: 'begun' });
  const dying = storage;
  dying.jobs.on(Errand, () => {
    heard();
    return new Promise(() => undefined);
  });
  const begun = new Promise<void>(resolve => (heard = resolve));
  await dying.jobs.start();
  await begun;
  storage = await open();
  await until(1);
  expect(done).toEqual(['begun']);
});

test('is kept with what causes it, or not at all', async () => {
  const order = (what: string) => ({
    match: 'a',
    after: 0,
    rows: [{ seat: 0, action: '{}', key: null, answer: null, hash: null, time: 1 }],
    standing: { deciding: [], outcome: null, clock: null },
    also: (change: Parameters<typeof storage.jobs.cancel>[1]) =>
      storage.jobs.add(Errand, { what }, change && { change }),
  });
  await storage.entries.append(order('kept'));
  await expect(storage.entries.append(order('lost'))).rejects.toThrow();
  await storage.jobs.add(Errand, { what: 'last' }, { at: 2000 });
  now = 2000;
  await until(2);
  expect(done).toEqual(['kept', 'last']);
});

test('what was kept in another form is refused and not half done', async () => {
  await storage.jobs.add(jobKind('errand', Type.Object({ where: Type.String() })), { where: 'Siena' });
  await until(1);
  expect({ done, failures }).toEqual({
    done: [],
    failures: [`a job 'errand': a job 'errand' cannot be read: {"where":"Siena"}`],
  });
});
