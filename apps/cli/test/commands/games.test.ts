import { SHELVES } from '@carroccio/games';
import { describe, test } from 'vitest';
import { carroccio, tiny } from '../carroccio.ts';

describe.concurrent('games', () => {
  test('tells what can be chosen before a match', async ({ expect }) => {
    const { code, stdout, stderr } = await tiny(['games']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('ford  The Ford  13 rules, playable');
    expect(stdout).toMatch(/footbridge {2}The footbridge\. .* seats: red \(Red\), blue \(Blue\)/);
    expect(stdout).toMatch(
      /fierce {2}Fierce fights {2}false \(two hits kill\), default \| true \(one hit kills\) {2}ford\.5/,
    );
    expect(stdout).toContain('2 to 4 play');
    expect(stdout).toMatch(/bots\n +random/);
  });

  test('in Italian, asked for or from the environment', async ({ expect }) => {
    const asked = await tiny(['games', '--lang', 'it']);
    const surrounding = await tiny(['games'], { env: { LANG: 'it_IT.UTF-8' } });
    const stronger = await tiny(['games'], { env: { LANG: 'it_IT.UTF-8', LC_ALL: 'en_GB.UTF-8' } });
    expect(asked.stdout).toContain('Il guado  13 regole, giocabile');
    expect(surrounding.stdout).toBe(asked.stdout);
    expect(stronger.stdout).toContain('13 rules, playable');
  });

  test('as JSON it is what the engine says', async ({ expect }) => {
    const { stdout } = await tiny(['games', '--json']);
    const { games } = JSON.parse(stdout);
    expect(games.map((game: { id: string }) => game.id)).toEqual(['ford', 'relics']);
    expect(games[1].scenarios[0]).toMatchObject({ id: 'abbey', fewest: 2 });
  });

  test('of one game, when it is named', async ({ expect }) => {
    const { stdout } = await tiny(['games', 'relics']);
    expect(stdout).toMatch(/^relics /);
    expect(stdout).not.toContain('ford');
    const { games } = JSON.parse((await tiny(['games', 'relics', '--json'])).stdout);
    expect(games.map((game: { id: string }) => game.id)).toEqual(['relics']);
    expect(await tiny(['games', 'relix'])).toMatchObject({ code: 2, stderr: expect.stringContaining('relics') });
  });

  test('the real games are all there', async ({ expect }) => {
    const { stdout } = await carroccio(['games']);
    for (const { id } of SHELVES) expect(stdout).toMatch(new RegExp(`^${id} `, 'm'));
  });
});
