/** Whole matches as they were once played, one for each ending of each scenario of every game: they replay bit for bit. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { registry } from '@carroccio/games/all';
import { readRecord } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../src/common/repository.ts';
import { printsOf } from '../src/golden/prints.ts';

const RARE = 'rare.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe.each(registry.playable)('golden matches of $rulebook.id', game => {
  const { id } = game.rulebook;
  const folder = join(ROOT, 'games', id, 'test', 'golden');
  const files = readdirSync(folder).filter(file => file.endsWith('.json.gz'));
  const prints = new Map(Object.entries(Object(readJson(join(folder, 'prints.json')))));
  const rare: object = existsSync(join(folder, RARE)) ? Object(readJson(join(folder, RARE))) : {};

  test('every scenario has at least one', () => {
    const scenarios = Object.keys(game.scenarios);
    expect(scenarios.filter(scenario => !files.some(file => file.startsWith(`${scenario}-`)))).toEqual([]);
  });

  test('a match has ended in every way, but for those named as rare with the test that proves them', () => {
    const endings = Object.keys(game.text.en.endings);
    const met = endings.filter(ending => files.some(file => file.endsWith(`-${ending}.json.gz`)));
    expect(endings.filter(ending => !met.includes(ending))).toEqual(Object.keys(rare));
  });

  test.each(files)('%s', file => {
    const record = readRecord(JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString()));
    const { verified, prints: now } = printsOf(game, record);
    expect(verified).toMatchObject({ genuine: true, entries: record.history.length });
    expect(now, 'what it offered, told and foresaw, sixteen entries a print').toEqual(
      String(prints.get(file)).split(' '),
    );
    expect(file).toBe(`${record.scenario}-${record.result?.why}.json.gz`);
  });
});
