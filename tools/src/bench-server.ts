/**
 * `npm run bench:server`: how much the server does on each database, with whoever asks beside it on the same machine:
 * actions that are on disk when they are answered, memory for open matches, time to open a long one. `--json` prints
 * objects `{name, value, unit}`; `--seconds` is how long each load lasts, `--on` names one database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '@carroccio/games/all';
import { Generator, startChance } from '@carroccio/kernel';
import { startPostgres } from '../../scripts/postgres.mjs';
import { machine } from './common/machine.ts';
import { Loader } from './load/loader.ts';
import { MeasuredServer } from './load/measured-server.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    on: { type: 'string' },
    matches: { type: 'string', default: '1,16,256' },
    open: { type: 'string', default: '1000' },
    length: { type: 'string', default: '2000' },
  },
});

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const figures: Figure[] = [];

function figure(name: string, value: number, unit: string): void {
  const rounded = Number(value.toPrecision(4));
  figures.push({ name, value: rounded, unit });
  if (!options.json) console.log(`${name.padEnd(44)} ${String(rounded).padStart(10)} ${unit}`);
}

const [game] = registry.playable;
const id = game?.rulebook.id ?? '';
const scenario = Object.keys(game?.scenarios ?? {})[0] ?? '';
const chance = new Generator(startChance('sfc32', 'bench'));

async function seated(server: MeasuredServer, count: number): Promise<Loader[]> {
  const loaders = Array.from({ length: count }, () => new Loader(server.host, chance));
  for (const loader of loaders) await loader.sitDown(id, scenario);
  return loaders;
}

async function load(server: MeasuredServer, on: string, matches: number): Promise<void> {
  const loaders = await seated(server, matches);
  const before = await server.used();
  const began = performance.now();
  const end = began + Number(options.seconds) * 1000;
  await Promise.all(
    loaders.map(async loader => {
      while (performance.now() < end) if (!(await loader.act())) await loader.newTable(id, scenario);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = await server.used();
  const all = loaders.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const name = `${on}, ${matches} ${matches === 1 ? 'match' : 'matches'}`;
  figure(`${name}: durable actions`, all.length / seconds, '1/s');
  figure(`${name}: p50`, all[Math.floor(all.length * 0.5)] ?? 0, 'ms');
  figure(`${name}: p99`, all[Math.floor(all.length * 0.99)] ?? 0, 'ms');
  figure(`${name}: the server's processor time`, ((after.cpu - before.cpu) / all.length) * 1000, 'ms/action');
  for (const loader of loaders) loader.hangUp();
}

async function memory(server: MeasuredServer, on: string): Promise<void> {
  const before = await server.used();
  const loaders = await seated(server, Number(options.open));
  const after = await server.used();
  figure(`${on}: memory for ${options.open} open matches`, (after.held - before.held) / 1e6, 'MB');
  for (const loader of loaders) loader.hangUp();
}

/** A match so long, or the longest there is, is opened by a server that has never seen it. */
async function opening(server: MeasuredServer, place: string, on: string): Promise<void> {
  const wanted = Number(options.length);
  let longest: { player: Loader; length: number } | undefined;
  for (const { rulebook, scenarios } of registry.playable) {
    const player = new Loader(server.host, chance);
    await player.sitDown(rulebook.id, Object.keys(scenarios)[0] ?? '');
    let length = 0;
    while (length < wanted && (await player.act())) length++;
    player.hangUp();
    if (length > (longest?.length ?? 0)) longest = { player, length };
    if (length >= wanted) break;
  }
  if (!longest) return;
  const other = await MeasuredServer.start(place);
  await longest.player.moveTo(other.host);
  figure(`${on}: a match of ${longest.length} actions opens in`, await longest.player.join(), 'ms');
  longest.player.hangUp();
  await other.stop();
}

async function measure(on: string, place: string): Promise<void> {
  const server = await MeasuredServer.start(place);
  try {
    for (const matches of options.matches.split(',')) await load(server, on, Number(matches));
    await memory(server, on);
    await opening(server, place, on);
  } finally {
    await server.stop();
  }
}

if (!options.json) console.log(`${machine()}; ${id}, ${scenario}`);
if (options.on !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'carroccio-bench-'));
  await measure('SQLite', folder);
  rmSync(folder, { recursive: true });
}
if (options.on !== 'sqlite') {
  const postgres = await startPostgres({ safe: true });
  try {
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
  }
}
if (options.json) console.log(JSON.stringify([...figures, { name: machine(), value: 0, unit: 'machine' }], null, 2));
