/** `npm run new -- game NAME` in a copy of the repository: what it lays passes every check as it lies there. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'carroccio-new-'));
/** Real compilers and runners, on a machine that may be busy. */
vi.setConfig({ testTimeout: 240_000 });
const A_MINUTE = 60_000;
afterAll(() => rmSync(copy, { recursive: true, force: true }), A_MINUTE);

/** History, what others have made, and the tests of what is there already. */
const LEFT_OUT = /^(\.git|\.cache|node_modules|docs|((games|apps)\/[^/]+|tools)\/test)$/;

/** The repository with links to what others have made; what is built is built already. */
beforeAll(() => {
  const isCopied = (path: string): boolean => !LEFT_OUT.test(relative(root, path).split(sep).join('/'));
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, filter: isCopied });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@carroccio'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@carroccio' && name !== '.installed-for')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  for (const [path, { link, resolved }] of Object.entries(lockOf(copy)))
    if (link && resolved) symlinkSync(join(copy, resolved), join(copy, path), 'junction');
}, A_MINUTE);

function lockOf(folder: string): Record<string, { link?: true; resolved?: string; version?: string }> {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
}

function run(program: string, ...args: string[]): { status: number | null; said: string } {
  // The runner that runs this must not be taken for the one that is started.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV)/.test(name)));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env,
  });
  return { status, said: `${stdout}${stderr}` };
}

const create = (...args: string[]) => run('tools/dist/new.js', ...args);

const files = (): string[] => readdirSync(join(copy, 'games'));

const REGISTRY = ['packages/games/src/index.ts', 'packages/games/package.json', 'package-lock.json'];
const registered = (): string[] => REGISTRY.map(file => readFileSync(join(copy, file), 'utf8'));

describe('a name that cannot be', () => {
  test.each([
    [['game'], 2, 'usage: npm run new'],
    [['bot', 'contrada'], 2, 'usage: npm run new'],
    [['game', 'contrada', '--colour', 'red'], 2, 'usage: npm run new'],
    [['game', 'Contrada'], 1, 'lower-case'],
    [['game', 'due-torri'], 1, 'lower-case'],
    [['game', '../evil'], 1, 'lower-case'],
    [['game', 'class'], 1, 'a word of the language'],
    [['game', 'guelphs'], 1, 'there is a game "guelphs" already'],
    [['game', 'kernel'], 1, 'there is a package @carroccio/kernel already'],
    [['game', 'course'], 1, 'already means something'],
    [['game', 'contrada', '--title', 'a "b"'], 1, 'is no title'],
    [['game', 'contrada', '--prefix', 'gg'], 1, 'other rules or styles begin with it'],
    [['game', 'contrada', '--prefix', 'contrada'], 1, 'would read as a rule'],
    [['game', 'contrada', '--prefix', 'state'], 1, 'would read as a rule'],
    [['game', 'contrada', '--prefix', 'C1'], 1, 'two to eight lower-case letters'],
  ])('%j is refused with a reason, and nothing changes', (args, status, reason) => {
    const before = [files(), registered()];
    const refused = create(...args);
    expect(refused.said).toContain(reason);
    expect(refused.status).toBe(status);
    expect([files(), registered()]).toEqual(before);
  });
});

describe('a new game', () => {
  const passes = (program: string, ...args: string[]): void => {
    const { status, said } = run(program, ...args);
    expect(status, said).toBe(0);
  };

  test('is laid under its own names, and says what to do next', () => {
    const { status, said } = create('game', 'contrada', '--title', "L'ultima contrada");
    expect(said).toContain('games/contrada: ');
    expect(said).toContain('docs/adding-a-game.md');
    expect(status).toBe(0);
    expect(existsSync(join(copy, 'games/contrada/table/contrada.css'))).toBe(true);
    const left = readdirSync(join(copy, 'games/contrada'), { recursive: true, encoding: 'utf8' }).filter(
      file =>
        /\.(tsx?|json|css|md)$/.test(file) &&
        /palio|\bpal[.-]|@carroccio\/example/i.test(readFileSync(join(copy, 'games/contrada', file), 'utf8')),
    );
    expect(left).toEqual([]);
    expect(readFileSync(join(copy, 'games/contrada/shelf.ts'), 'utf8')).toContain('L’ultima contrada');
    expect(readFileSync(join(copy, 'games/contrada/rules/catalog.json'), 'utf8')).toContain('"con.2.1"');
  });

  test('is in the lock file as npm would write it, and linked', () => {
    const lock = lockOf(copy);
    expect(Object.keys(lock)).toEqual(Object.keys(lock).toSorted());
    expect(lock['node_modules/@carroccio/contrada']).toEqual({ resolved: 'games/contrada', link: true });
    expect(lock['packages/games']).toMatchObject({ dependencies: { '@carroccio/contrada': '0.1.0' } });
    expect(existsSync(join(copy, 'node_modules/@carroccio/contrada/package.json'))).toBe(true);
  });

  test('is built, and the registry lists it last', () => {
    passes('node_modules/typescript/bin/tsc', '-b', 'packages/games');
    const ask = "import('./packages/games/dist/index.js').then(({ SHELVES }) => console.log(SHELVES.at(-1).id))";
    const { stdout } = spawnSync(process.execPath, ['-e', ask], { cwd: copy, encoding: 'utf8' });
    expect(stdout.trim()).toBe('contrada');
  });

  /** A project of the repository, asked about some of its files only. */
  const typesHold = (project: string, ...include: string[]): void => {
    const file = `types-${include.length}.json`;
    writeFileSync(join(copy, file), JSON.stringify({ extends: project, include, exclude: ['**/dist'] }));
    passes('node_modules/typescript/bin/tsc', '-p', file);
  };

  test('has types that hold in its tests and in the browser', () => {
    typesHold('./tsconfig.test.json', 'games/contrada/test/**/*.ts');
    typesHold('./apps/web/tsconfig.json', 'apps/web/src/**/*', 'games/contrada/table/**/*');
  });

  test('is formatted, goes through the doors, and has no unused code', () => {
    const formatted = ['games/contrada', 'packages/games', 'tools/rule-coverage-floor.json'];
    passes('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...formatted);
    passes('tools/dist/format-data.js', '--check');
    passes('tools/dist/doors.js');
    passes('node_modules/knip/bin/knip.js', '--workspace', 'games/contrada');
  });

  test('passes its own tests', () => {
    passes('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'apps', 'games/contrada');
  });

  test('is there only once', () => {
    expect(create('game', 'contrada').said).toContain('there is a game "contrada" already');
  });
});
