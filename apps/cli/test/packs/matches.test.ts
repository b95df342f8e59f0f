/** A match with a pack says so wherever it is shown, and every command that plays takes one. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { folders, oneErrorLine, type Parsed, tiny } from '../carroccio.ts';

const folder = folders();

const PACK = {
  '//': 'The printed ford is longer.',
  format: 'carroccio-pack/1',
  game: 'ford',
  title: 'A long ford',
  changes: { '/waters/ford/length': 12 },
};
const SAYS = 'Played with the pack "A long ford", which changes: /waters/ford/length 9 → 12.';

function withPack(): string {
  const cwd = folder();
  writeFileSync(join(cwd, 'long.json'), JSON.stringify(PACK));
  return cwd;
}
const json = (cwd: string, name: string): Parsed => JSON.parse(readFileSync(join(cwd, name), 'utf8'));

describe.concurrent('a match with a pack', () => {
  test('says so from its beginning to its chronicle', async ({ expect }) => {
    const cwd = withPack();
    const played = await tiny(['play', 'ford', 'ford', '--pack', 'long.json', '--save', 'match.json'], {
      cwd,
      input: '1\n',
    });
    expect([played.code, played.stderr]).toEqual([0, '']);
    expect(played.stdout).toContain(SAYS);
    expect(json(cwd, 'match.json').pack).toMatchObject({ title: 'A long ford', changes: PACK.changes });

    const resumed = await tiny(['play', '--load', 'match.json'], { cwd, input: 'quit\n' });
    expect(resumed.stdout).toContain(SAYS);
    expect((await tiny(['replay', 'match.json'], { cwd })).stdout).toContain(SAYS);
    const verified = await tiny(['verify', 'match.json'], { cwd });
    expect(verified.stdout).toMatch(
      /^Genuine, played with the pack "A long ford", which changes: \/waters\/ford\/length 9 → 12\.$/m,
    );
    const italian = await tiny(['verify', 'match.json', '--lang', 'it'], { cwd });
    expect(italian.stdout).toMatch(/^Autentica, giocata con il pacchetto «A long ford», che cambia: /m);
    expect((await tiny(['diff', 'match.json'], { cwd })).stdout).toContain('/waters/ford/length  9 → 12');
  });

  test('simulate plays with it, and its records carry it', async ({ expect }) => {
    const cwd = withPack();
    const args = ['simulate', '--game', 'ford', '--pack', 'long.json', '--games', '2', '--threads', '1'];
    const { code, stdout } = await tiny([...args, '--save', 'records'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain(SAYS);
    for (const name of readdirSync(join(cwd, 'records'))) {
      const record = join('records', name);
      expect(json(cwd, record).pack.title).toBe('A long ford');
      expect((await tiny(['verify', record], { cwd })).stdout).toContain('Genuine, played with the pack');
    }
  });

  test('the engine plays with it where a request names none', async ({ expect }) => {
    const cwd = withPack();
    const requests = [
      { id: 1, method: 'new', params: { game: 'ford', scenario: 'ford' } },
      { id: 2, method: 'save', params: { match: 'm1' } },
      { id: 3, method: 'new', params: { game: 'relics', scenario: 'relics' } },
    ];
    const { code, stdout } = await tiny(['engine', '--pack', 'long.json'], {
      cwd,
      input: requests.map(request => `${JSON.stringify(request)}\n`).join(''),
      alone: true,
    });
    expect(code).toBe(0);
    const [, record] = stdout
      .trim()
      .split('\n')
      .map((line): Parsed => JSON.parse(line));
    expect(JSON.stringify(record)).toContain('A long ford');
  });

  test('a pack that does not fit is refused by every command before anything is played', async ({ expect }) => {
    const cwd = withPack();
    writeFileSync(join(cwd, 'wrong.json'), JSON.stringify({ ...PACK, changes: { '/waters/ford/length': 99 } }));
    for (const args of [['play', 'ford'], ['simulate', '--game', 'ford'], ['diff'], ['engine']]) {
      const file = args[0] === 'diff' ? ['wrong.json'] : ['--pack', 'wrong.json'];
      const { code, stdout, stderr } = await tiny([...args, ...file], { cwd });
      expect([args, code, stdout]).toEqual([args, 1, '']);
      expect(stderr).toMatch(oneErrorLine);
      expect(stderr).toContain('/changes/waters/ford/length: must be at most 40, not 99');
    }
  });
});

describe.concurrent('export and diff', () => {
  test('what is exported is a pack that changes nothing', async ({ expect }) => {
    const cwd = folder();
    const { code, stdout } = await tiny(['export', 'ford', '--out', 'mine.json', '--title', 'Mine'], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining('carroccio validate mine.json')]);
    expect(json(cwd, 'mine.json')).toMatchObject({
      title: 'Mine',
      parts: { waters: { ford: { '// length': 'a whole number from 4 to 40', length: 9 } } },
    });
    expect((await tiny(['validate', 'mine.json'], { cwd })).stdout).toContain('fits The Ford');
    expect((await tiny(['diff', 'mine.json'], { cwd })).stdout).toBe('The pack "Mine" changes nothing of The Ford.\n');
    const again = await tiny(['export', 'ford', '--out', 'mine.json'], { cwd });
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('mine.json exists already')]);
  });

  test('CSV goes out and comes in', async ({ expect }) => {
    const cwd = folder();
    const { stdout } = await tiny(['export', 'ford', 'waters', '--csv', '--title', 'Mine'], { cwd });
    expect(stdout).toBe('carroccio-csv/1,ford,Mine\nplace,length,soldiers\n/waters/ford,9,3\n/waters/footbridge,6,2\n');
    writeFileSync(join(cwd, 'mine.csv'), stdout.replace('/waters/ford,9', '/waters/ford,20'));
    expect((await tiny(['validate', 'mine.csv'], { cwd })).stdout).toContain('fits The Ford');
    const { stdout: changes } = await tiny(['diff', 'mine.csv', '--json'], { cwd });
    expect(JSON.parse(changes)).toEqual([{ path: '/waters/ford/length', from: 9, to: 20 }]);
    const played = await tiny(['play', 'ford', 'ford', '--pack', 'mine.csv'], { cwd, input: 'quit\n' });
    expect(played.stdout).toContain('/waters/ford/length 9 → 20');
  });

  test('an unknown game or part is named, with what there is', async ({ expect }) => {
    const part = await tiny(['export', 'ford', 'wates']);
    expect([part.code, part.stderr]).toEqual([
      2,
      'carroccio: ford has no part "wates" (did you mean waters?); it has waters\n',
    ]);
    expect((await tiny(['export', 'frod'])).code).toBe(2);
    expect(existsSync('frod')).toBe(false);
  });
});
