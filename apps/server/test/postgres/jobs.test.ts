/** Jobs that several processes share: each is done by one of them, and what a dead one was doing by another. */
import { sql } from 'kysely';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobKind } from '../../src/jobs/kind.ts';
import { openPool, openPostgres } from '../../src/storage/postgres.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { type Database, makeDatabase } from '../database.ts';

const Errand = jobKind('errand', Type.Object({ what: Type.String() }));

let database: Database;
let nodes: Storage[];
let done: string[] = [];
let failures: string[] = [];
let heard: () => void = () => undefined;

const open = (): Promise<Storage> =>
  openStorage(database.place, {
    clock: () => Date.now(),
    failed: (what, error) => {
      failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
      heard();
    },
  });

const until = async (count: number): Promise<void> => {
  while (done.length + failures.length < count) await new Promise<void>(resolve => (heard = resolve));
};

beforeEach(async () => {
  database = await makeDatabase();
  [done, failures] = [[], []];
  nodes = [await open(), await open()];
  for (const { jobs } of nodes)
    jobs.on(Errand, async ({ what }) => {
      if (what === 'stubborn') throw new Error('not today');
      done.push(what);
      heard();
    });
});

afterEach(async () => {
  for (const node of nodes) await node.close();
  await database.drop();
});

/** The first of them, on which it makes no difference. */
const jobs = () => nodes[0]?.jobs ?? expect.fail('there is no node');
const startAll = () => Promise.all(nodes.map(node => node.jobs.start()));

test('each is done once, whoever does it', async () => {
  const errands = Array.from({ length: 20 }, (_, index) => `errand ${index}`);
  for (const what of errands) await jobs().add(Errand, { what });
  await startAll();
  await until(20);
  expect(done.sort()).toEqual(errands.sort());
});

test('a key waits once, what is taken back is not done, and what is later waits', async () => {
  await jobs().add(Errand, { what: 'old' }, { key: 'anna' });
  await jobs().add(Errand, { what: 'new' }, { key: 'anna' });
  await jobs().add(Errand, { what: 'never' }, { key: 'bea' });
  await jobs().add(Errand, { what: 'tomorrow' }, { at: Date.now() + 86_400_000 });
  await jobs().cancel('bea');
  await startAll();
  await until(1);
  await jobs().add(Errand, { what: 'last' });
  await until(2);
  expect(done).toEqual(['new', 'last']);
});

test('what fails is told, and waits to be tried again', async () => {
  await jobs().add(Errand, { what: 'stubborn' });
  await startAll();
  await until(1);
  expect(failures).toEqual(["a job 'errand': not today"]);
});

test('is kept with what causes it, or not at all', async () => {
  const order = (what: string) => ({
    match: 'a',
    after: 0,
    rows: [{ seat: 0, action: '{}', key: null, answer: null, hash: null, time: 1 }],
    standing: { deciding: [], outcome: null, clock: null },
    also: (change: Parameters<Storage['jobs']['cancel']>[1]) => jobs().add(Errand, { what }, change && { change }),
  });
  await nodes[0]?.entries.append(order('kept'));
  await expect(nodes[1]?.entries.append(order('lost'))).rejects.toThrow();
  await startAll();
  await until(1);
  await jobs().add(Errand, { what: 'last' });
  await until(2);
  expect(done).toEqual(['kept', 'last']);
});

test('what a dead process was doing is done by another', async () => {
  await jobs().add(Errand, { what: 'begun' });
  const pool = openPool(new URL(database.place));
  const db = openPostgres(pool);
  // As if a worker had taken it, and died.
  await sql`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '10 seconds'`.execute(
    db,
  );
  await db.destroy();
  await startAll();
  await until(1);
  expect(done).toEqual(['begun']);
});
