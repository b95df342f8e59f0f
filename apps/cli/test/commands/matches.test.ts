/** Matches saved by name, answers given beforehand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { folders, tiny } from '../carroccio.ts';

const folder = folders();

describe('a match saved by name', () => {
  test('is listed, and goes on under its name', async ({ expect }) => {
    const env = { CARROCCIO_HOME: folder() };
    const cwd = folder();
    expect((await tiny(['matches'], { env })).stdout).toContain('No match is saved by name yet');
    const { stdout } = await tiny(['play', 'ford', '--seed', 'a', '--save', 'First bridge'], {
      env,
      cwd,
      input: '1\nsave\n',
    });
    expect(stdout).toContain('Kept in First bridge after every action');
    expect(stdout).toContain("To go on: carroccio play --load 'First bridge'\n");
    const again = await tiny(['play', '--load', 'First bridge'], { env, cwd, input: '1\nsave second\n1\n' });
    expect(again.stdout).toContain('To go on: carroccio play --load second\n');
    const listed = (await tiny(['matches', '--json'], { env })).stdout;
    expect(
      JSON.parse(listed)
        .matches.map(({ name, game }: { name: string; game: string }) => [name, game])
        .sort(),
    ).toEqual([
      ['First bridge', 'ford'],
      ['second', 'ford'],
    ]);
    expect((await tiny(['matches', '--names'], { env })).stdout.split('\n')).toContain('second');
    expect((await tiny(['matches', '--lang', 'it'], { env })).stdout).toMatch(/second .* voci/);
    expect((await tiny(['verify', 'second'], { env })).code).toBe(0);
    const short = await tiny(['play', '--load', 'first bri'], { env, cwd });
    expect(short).toMatchObject({ code: 1, stdout: '' });
    expect(short.stderr).toMatch(
      /no match is saved as "first bri" \(did you mean First bridge\?\), and there is no such file; ".*carroccio matches" lists/,
    );
    const wrong = await tiny(['verify', 'secnd', '--lang', 'it'], { env, cwd });
    expect(wrong.stderr).toContain('nessuna partita è salvata come «secnd» (forse second?)');
    const twice = await tiny(['play', 'ford', '--save', 'second'], { env, cwd });
    expect(twice.code).toBe(2);
    expect(twice.stderr).toContain('exists already');
  });

  test('goes on with those who played it, unless others are named', async ({ expect }) => {
    const around = { env: { CARROCCIO_HOME: folder() }, cwd: folder() };
    const seats = ['--seat', 'red=bot', '--seat', 'blue=human'];
    const begun = await tiny(['play', 'ford', '--seed', 'a', '--save', 'mine', ...seats], {
      ...around,
      input: 'quit\n',
    });
    expect(begun.stdout).toContain('To go on: carroccio play --load mine\n');
    const first = await tiny(['play', '--load', 'mine'], { ...around, input: 'save other\nquit\n' });
    expect(first.stdout).toContain('Red: bot random, Blue: human');
    const other = await tiny(['play', '--load', 'other'], { ...around, input: 'quit\n' });
    const others = await tiny(['play', '--load', 'other', '--seat', 'red=human'], { ...around, input: 'quit\n' });
    expect(other.stdout).toContain('Red: bot random, Blue: human');
    expect(others.stdout).toContain('Red: human, Blue: bot random');
  });

  test('that cannot be read says so, and the others are listed', async ({ expect }) => {
    const home = folder();
    const env = { CARROCCIO_HOME: home };
    await tiny(['play', 'ford', '--save', 'good'], { env, input: '' });
    writeFileSync(join(home, 'matches', 'bad.json'), '{');
    const { code, stdout } = await tiny(['matches'], { env });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^bad +.*JSON/m);
    expect(stdout).toMatch(/^good /m);
  });
});

describe('an answer given beforehand', () => {
  const args = ['play', 'ford', 'footbridge', '--seed', 'a'];

  test('is given whenever the same is asked, listed and taken back', async ({ expect }) => {
    const { stdout } = await tiny(args, {
      input: '1\nalways\nalways 9\nrest\nalways 1\nalways\nalways stop\nalways\n',
    });
    expect(stdout).toContain('You have said nothing beforehand');
    expect(stdout).toContain('always N, always N until other');
    expect(stdout).toContain('From now on: Brace, whenever this is asked');
    expect(stdout).toContain('→ Brace (as you have said beforehand)');
    expect(stdout).toContain('1  Brace (given 1 time)');
    expect(stdout).toContain('Taken back: Brace');
  });

  test('ends when something else is asked, if it was said so', async ({ expect }) => {
    const { stdout } = await tiny(args, { input: '1\nrest\nalways 1 until other\nalways\n' });
    expect(stdout).toContain('until you are asked something else');
    expect(stdout.trimEnd().split('always\n').at(-1)).toContain('You have said nothing beforehand');
  });
});
