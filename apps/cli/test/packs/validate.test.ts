import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { broken, folders, oneErrorLine, tiny } from '../carroccio.ts';

const folder = folders();

const water = (length: number, soldiers = 2) => ({ length, soldiers, source: { from: 'public', where: 'a test' } });
const pack = (parts: object, more: object = {}): string =>
  JSON.stringify({ format: 'carroccio-pack/1', game: 'ford', title: 'Ours', parts, ...more });

function file(text: string): string {
  const path = join(folder(), 'pack.json');
  writeFileSync(path, text);
  return path;
}

describe.concurrent('validate', () => {
  test('a pack that fits', async ({ expect }) => {
    const { code, stdout, stderr } = await tiny([
      'validate',
      file(pack({ waters: { ford: water(12), footbridge: water(7) } })),
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/fits The Ford; 2 random matches played with it, of every scenario\n$/);
  });

  test.for<[string, string, RegExp[]]>([
    [
      'a wrong field',
      pack({ waters: { ford: water(2), footbridge: { ...water(7), depth: 1 } } }),
      [/^\/parts\/waters\/ford\/length: /m, /^\/parts\/waters\/footbridge/m],
    ],
    ['an unknown part', pack({ marshes: {} }), [/^\/parts\/marshes: ford has no such part; it has waters$/m]],
    [
      'what only the game can know',
      pack({ waters: { ford: water(6, 3), footbridge: water(7) } }),
      [/^\/parts\/waters\/ford\/soldiers: the soldiers do not fit in 6 cells$/m],
    ],
    [
      'an unknown game',
      pack({}, { game: 'frod' }),
      [/^\/game: there is no game "frod" \(did you mean ford\?\); there are ford, relics$/m],
    ],
    ['a wrong form', '{"format":"carroccio-pack/1"}', [/game/, /title/, /parts/]],
  ])('%s is listed, one problem a line', async ([, text, expected], { expect }) => {
    const { code, stdout, stderr } = await tiny(['validate', file(text)]);
    expect(code).toBe(1);
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(/has \d+ problems?\n$/);
    for (const problem of expected) expect(stdout).toMatch(problem);
  });

  test('data that pass the checks but cannot be played', async ({ expect }) => {
    const path = file(pack({ waters: { ford: water(13), footbridge: water(7) } }));
    const { code, stdout } = await broken(['validate', path]);
    expect(code).toBe(1);
    expect(stdout).toBe('/parts: scenario "ford" cannot begin: thirteen cells bring bad luck\n');
  });

  test('what is nested or sized beyond all measure', async ({ expect }) => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const nested = await tiny(['validate', file(`{"format":"carroccio-match/1","history":${deep}}`)]);
    expect(nested.stdout).toBe('the record is nested more than 200 levels deep\n');
    expect([nested.code, nested.stderr]).toEqual([1, expect.stringMatching(oneErrorLine)]);
    const packed = await tiny([
      'validate',
      file(`{"format":"carroccio-pack/1","game":"ford","title":"Ours","parts":{"waters":${deep}}}`),
    ]);
    expect([packed.code, packed.stdout]).toEqual([1, 'the pack is nested more than 200 levels deep\n']);
    const huge = join(folder(), 'huge.json');
    writeFileSync(huge, '');
    truncateSync(huge, 65 * 1024 * 1024);
    const { code, stderr } = await tiny(['validate', huge]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('it is larger than 64 MiB')]);
  });

  test('a game that is not playable yet', async ({ expect }) => {
    const { code, stdout } = await broken(['validate', file(pack({}, { game: 'marsh' }))]);
    expect(code).toBe(0);
    expect(stdout).toContain('fits The Marsh, which is not playable yet');
  });

  test('not JSON: says where', async ({ expect }) => {
    const { code, stderr } = await tiny(['validate', file('{\n  "format": "carroccio-pack/1",\n  "parts": {,}\n}')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/pack\.json is not JSON: line 3, column 13\n$/);
  });

  test('a match record', async ({ expect }) => {
    const cwd = folder();
    await tiny(['play', 'ford', '--save', 'match.json'], { cwd, input: '1\n' });
    const good = await tiny(['validate', 'match.json'], { cwd });
    expect(good).toMatchObject({ code: 0, stdout: expect.stringContaining('a well-formed match record') });
    const bad = await tiny(['validate', file('{"format":"carroccio-match/1","game":3}')]);
    expect(bad.code).toBe(1);
    expect(bad.stdout).toMatch(/^\/game: /m);
  });
});
