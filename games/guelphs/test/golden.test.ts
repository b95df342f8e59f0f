/** Whole matches as they were once played, one for each ending of each scenario: they replay bit for bit. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Registry, readRecord, verify } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { guelphs } from '../src/index.ts';

const game = new Registry([guelphs]).game('guelphs');
const folder = new URL('./golden/', import.meta.url);
const files = readdirSync(folder).sort();

test('every scenario has at least one', () => {
  const scenarios = Object.keys(game.scenarios);
  expect(scenarios.filter(id => !files.some(file => file.startsWith(`${id}-`)))).toEqual([]);
});

/** The Carroccio's capture and the ruin of a whole army are rare: the tests of their rules prove those endings. */
test.each(['levels', 'suddenEnd', 'king', 'storm', 'frozen'])('a match has ended so: %s', ending => {
  expect(files.filter(file => file.endsWith(`-${ending}.json.gz`))).not.toEqual([]);
});

test.each(files)('%s', file => {
  const record = readRecord(JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString()));
  expect(verify(game, record)).toMatchObject({ genuine: true, entries: record.history.length });
  expect(file).toBe(`${record.scenario}-${record.result?.why}.json.gz`);
});
