/** The tools as they are run: real processes on the built code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELVES } from '@carroccio/games';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'carroccio-tools-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const TINY = 'packages/kernel/test/tiny/dist/index.js';

function run(tool: string, args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [`tools/dist/${tool}.js`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

describe('soak', () => {
  const soak = (...args: string[]) => run('soak', ['--registry', TINY, ...args]);

  test('checks random matches and sums them up', () => {
    const { status, stdout } = soak('--game', 'relics', '--games', '12', '--threads', '2');
    expect(stdout).toContain('relics: 12 matches in');
    expect(stdout).toMatch(/endings: counted 12/);
    expect(status).toBe(0);
  });

  test('names the seed of a failure and the command that plays it again', () => {
    const faulty = join(scratch, 'faulty.mjs');
    writeFileSync(
      faulty,
      `import { Registry } from '${new URL('../../packages/kernel/dist/index.js', import.meta.url).href}';
       import { ford } from '${new URL(`../../${TINY}`, import.meta.url).href}';
       export const registry = new Registry([
         { ...ford, build: data => ({ ...ford.build(data), invariants: ({ state }) => (state.turn > 9 ? ['late'] : []) }) },
       ]);`,
    );
    const { status, stderr } = run('soak', ['--registry', faulty, '--game', 'ford', '--games', '4']);
    expect(status).toBe(1);
    expect(stderr).toContain('FAILED: invariants hold: late');
    const again = /again: npm run soak -- (.*)/.exec(stderr)?.[1]?.split(' ') ?? [];
    expect(again).toContain('--only');
    const second = run('soak', again);
    expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('invariants hold: late')]);
  });

  test('says how it is used', () => {
    expect(run('soak', []).status).toBe(2);
    expect(run('soak', ['--help']).stderr).toContain('usage: npm run soak');
    expect(soak('--game', 'chess')).toMatchObject({ status: 2, stderr: expect.stringContaining('no game "chess"') });
    expect(soak('--game', 'ford', '--scenario', 'x').stderr).toContain('no such scenario');
    expect(soak('--game', 'ford', '--games', 'many').stderr).toContain('--games is a whole number');
  });
});

describe('coverage:rules', () => {
  const report = join(scratch, 'report.json');
  const coverage = (proven: string[], ...args: string[]) => {
    writeFileSync(report, JSON.stringify({ passed: 1, failed: 0, proven }));
    return run('coverage-rules', ['--report', report, ...args]);
  };

  test('prints one JSON object with what is missing', () => {
    const { stdout } = coverage(['gg.1.0'], '--json');
    const games: Record<string, { proven: { total: number; missing: string[] } }> = JSON.parse(stdout);
    expect(Object.keys(games)).toEqual(SHELVES.map(({ id }) => id));
    expect(games.guelphs?.proven.total).toBe(459);
    expect(games.guelphs?.proven.missing).not.toContain('gg.1.0');
    expect(games.guelphs?.proven.missing).toContain('gg.2.1');
  });

  test('fails below the floor, and raises it only upwards', () => {
    const floor = join(scratch, 'floor.json');
    const least = (guelphs: number) => writeFileSync(floor, JSON.stringify({ guelphs: { proven: guelphs, cited: 0 } }));
    least(1);
    expect(coverage(['gg.1.0'], '--floor', floor).status).toBe(0);
    least(2);
    expect(coverage(['gg.1.0'], '--floor', floor, '--raise')).toMatchObject({
      status: 1,
      stderr: 'guelphs: 1 rules are proven, 2 were before\n',
    });
    expect(JSON.parse(readFileSync(floor, 'utf8'))).toMatchObject({ guelphs: { proven: 2 }, podesta: { proven: 0 } });
    coverage(['gg.1.0', 'gg.2.1', 'gg.2.2'], '--floor', floor, '--raise');
    expect(JSON.parse(readFileSync(floor, 'utf8'))).toMatchObject({ guelphs: { proven: 3 } });
  });

  test('in words names the first missing rules, or all of them', () => {
    const first = coverage([]).stdout;
    expect(first).toContain('guelphs: 0 of 459 rules proven');
    expect(first).toContain('more (--all)');
    expect(coverage([], '--all').stdout).not.toContain('more (--all)');
  });
});

describe('bench', () => {
  test('prints an array of figures', () => {
    const { stdout, status } = run('bench', ['--json', '--seconds', '0.03', '--game', 'ford', '--game', 'relics']);
    const figures: { name: string; value: number; unit: string }[] = JSON.parse(stdout);
    expect(status).toBe(0);
    expect(figures.every(({ value }) => value > 0)).toBe(true);
    for (const name of [
      'ford ford: checked random decisions',
      'relics abbey: clones',
      '40x30: lines of sight between random hexes',
    ])
      expect(figures.map(figure => figure.name)).toContain(name);
  });
});

describe('doors', () => {
  test('looks at every file', () => {
    const { stdout, status } = run('doors', []);
    expect(stdout).toMatch(/^doors: \d{3,} files, 0 violations$/m);
    expect(status).toBe(0);
  });
});
