/** Matches shared out among processes: what comes of them is what comes of one process, whatever dies in between. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { ended, folders, oneErrorLine, startTiny, tiny } from '../carroccio.ts';

const folder = folders();
const SIMULATE = 'simulate --game ford --seed x --json --games';

let server: pg.Client;
let database: pg.Client;
let place: string;
let made = 0;
let workers: ChildProcessWithoutNullStreams[];

beforeEach(async () => {
  const url = inject('postgres') ?? expect.fail('there is no PostgreSQL');
  const name = `work_${process.pid}_${++made}`;
  server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${name}`);
  place = new URL(name, url).href;
  database = new pg.Client({ connectionString: place });
  await database.connect();
  workers = [];
});

afterEach(async () => {
  for (const worker of workers) {
    if (worker.exitCode !== null || worker.signalCode !== null) continue;
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;
  }
  await database.end();
  await server.query(`drop database ${new URL(place).pathname.slice(1)} with (force)`);
  await server.end();
});

async function work(): Promise<ChildProcessWithoutNullStreams> {
  const worker = startTiny(['work', place, '--threads', '2']);
  workers.push(worker);
  await once(createInterface(worker.stdout), 'line');
  return worker;
}

const asked = (games: number, words: readonly string[] = []) =>
  startTiny([...SIMULATE.split(' '), String(games), '--workers', place, ...words]);

async function alone(games: number): Promise<string> {
  const { stdout } = await tiny([...SIMULATE.split(' '), String(games)]);
  return summary(stdout);
}

/** All that is printed but how long it took. */
const summary = (stdout: string): string => stdout.replace(/"seconds": .*/, '');

async function count(query: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(`select count(*) from ${query}`);
  return Number(rows[0]?.count);
}

async function until(came: () => Promise<boolean>): Promise<void> {
  while (!(await came())) await setTimeout(5);
}

const there = async (): Promise<boolean> => (await count("pg_namespace where nspname = 'carroccio_simulations'")) > 0;
const played = async (): Promise<number> => ((await there()) ? count('carroccio_simulations.matches') : 0);

/** Kills a worker while it has a match in hand: it is stopped first, so that it cannot end it in between. */
async function killAtWork(worker: ChildProcessWithoutNullStreams): Promise<void> {
  for (;;) {
    worker.kill('SIGSTOP');
    await setTimeout(50);
    if ((await count('graphile_worker.jobs where locked_at is not null')) > 0) break;
    worker.kill('SIGCONT');
    await setTimeout(5);
  }
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

test('comes to the same as in one process, though a worker is killed with a match in hand', async () => {
  const first = await work();
  const simulation = ended(asked(600));
  await until(async () => (await played()) > 20);
  await killAtWork(first);
  const before = await played();
  expect(before).toBeLessThan(600);
  expect(await count('graphile_worker.jobs where locked_at is not null')).toBeGreaterThan(0);
  await Promise.all([work(), work()]);
  const { code, stdout, stderr } = await simulation;
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: '600 matches wait for carroccio work; cut off, the same command with --seed x goes on\n',
  });
  expect(summary(stdout)).toBe(await alone(600));
  expect(await played()).toBe(0);
});

test('whoever asks is killed: who asks the same again hears of what has been played, and of the rest', async () => {
  const cut = asked(40);
  await until(async () => (await there()) && (await count('graphile_worker.jobs')) === 40);
  const gone = once(cut, 'exit');
  cut.kill('SIGKILL');
  await gone;
  await work();
  await until(async () => (await played()) === 40);
  // A match that is done twice counts once.
  await database.query(
    `select graphile_worker.add_job(identifier, json_build_object('simulation', id, 'number', 7)) from
      (select distinct identifier from graphile_worker._private_tasks) task, carroccio_simulations.simulations`,
  );
  await until(async () => (await count('graphile_worker.jobs')) === 0);
  expect(await played()).toBe(40);
  const { stdout } = await ended(asked(60));
  expect(summary(stdout)).toBe(await alone(60));
});

test('one waits for an answer; a second who asks the same is told so', async () => {
  const first = asked(3);
  await once(createInterface(first.stderr), 'line');
  const { code, stdout, stderr } = await ended(asked(3));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe('carroccio: somebody waits already for this simulation (seed "x")\n');
  const end = ended(first);
  await work();
  expect((await end).code).toBe(0);
});

test('records come to whoever asks, and a worker that is asked to stop does', async () => {
  const worker = await work();
  const records = join(folder(), 'records');
  expect((await ended(asked(3, ['--save', records]))).code).toBe(0);
  expect(readdirSync(records).sort()).toEqual(['ford-0.json', 'ford-1.json', 'ford-2.json']);
  const here = folder();
  await tiny([...SIMULATE.split(' '), '3', '--save', here]);
  expect(readFileSync(join(records, 'ford-2.json'), 'utf8')).toBe(readFileSync(join(here, 'ford-2.json'), 'utf8'));
  const end = ended(worker);
  worker.kill('SIGTERM');
  expect(await end).toMatchObject({ code: 0, stdout: '3 matches played\n', stderr: '' });
});

test.each([
  { words: ['--workers', 'mysql://host/db'], says: /postgres:\/\/user:password@host/, code: 2 },
  { words: ['--workers', 'postgres://127.0.0.1:1/none'], says: /the database at 127.0.0.1:1 cannot be used/, code: 1 },
  { words: ['--workers', 'postgres://h/d', '--threads', '2'], says: /--threads/, code: 2 },
  { words: ['--workers', 'postgres://h/d', '--seat', 'red=./bot'], says: /--seat/, code: 2 },
])('cannot begin with $words', async ({ words, says, code }) => {
  const ran = await tiny([...SIMULATE.split(' '), '3', ...words]);
  expect(ran).toMatchObject({ code, stdout: '' });
  expect(ran.stderr).toMatch(oneErrorLine);
  expect(ran.stderr).toMatch(says);
});
