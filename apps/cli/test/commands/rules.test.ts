import { describe, test } from 'vitest';
import { carroccio, oneErrorLine, tiny } from '../carroccio.ts';

describe.concurrent('rules', () => {
  test('without anything counts them and says how to go on', async ({ expect }) => {
    const { code, stdout } = await tiny(['rules']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ford +The Ford +13 rules/);
    expect(stdout).toContain('carroccio rules --search');
  });

  test('shows a rule in both languages', async ({ expect }) => {
    const english = await tiny(['rules', 'ford.2.1']);
    expect(english.stdout).toContain('ford.2.1  March  procedure\n  One cell forward, if it is free.');
    expect(english.stdout).toContain('see also: ford.2');
    const italian = await tiny(['rules', 'ford.2.1', '--lang', 'it']);
    expect(italian.stdout).toContain('ford.2.1  Marcia  procedura\n  Una casella avanti, se è libera.');
    expect(italian.stdout).toContain('vedi anche: ford.2');
  });

  test('shows a table as a table', async ({ expect }) => {
    const { stdout } = await carroccio(['rules', 'gg.10.6.1a']);
    expect(stdout).toMatch(/^ {4}flank +2\n {4}rear +3\n/m);
  });

  test('a rule names its rulings, and a ruling says what was asked, why, and what else could be read', async ({
    expect,
  }) => {
    const rule = await carroccio(['rules', 'gg.5.3.1c']);
    expect(rule.stdout).toMatch(/^ {2}rulings: .*gg\.R26/m);
    const ruling = await carroccio(['rules', 'gg.R26']);
    expect(ruling.stdout).toMatch(/^gg\.R26 .* ruling\n {2}May a unit .*\?\n/);
    for (const part of ['why:', 'other readings that were possible:', 'concerns: gg.5.3.1c'])
      expect(ruling.stdout).toContain(`  ${part}`);
    const italian = await carroccio(['rules', 'gg.R26', '--lang', 'it']);
    expect(italian.stdout).toContain('  altre letture possibili:');
  });

  test('--where prints the places that cite a rule, and only these', async ({ expect }) => {
    const { code, stdout } = await carroccio(['rules', 'gg.10.6.1a', '--where']);
    expect(code).toBe(0);
    const places = stdout.trim().split('\n');
    expect(places.filter(place => !/^games\/guelphs\/\S+:\d+$/.test(place))).toEqual([]);
    for (const folder of ['src', 'table', 'test'])
      expect(places.some(place => place.startsWith(`games/guelphs/${folder}/`))).toBe(true);
    const without = await carroccio(['rules', '--where']);
    expect(without.stderr).toMatch(oneErrorLine);
    expect(without.stderr).toContain('--where needs the id of a rule');
  });

  test('names what is below a rule', async ({ expect }) => {
    const { stdout } = await tiny(['rules', 'ford.3']);
    expect(stdout).toMatch(/below it:\n {4}ford\.3\.1 {2}Reaction\n/);
  });

  test('lists the rules below an id that is none itself', async ({ expect }) => {
    const { code, stdout } = await carroccio(['rules', 'gg.10']);
    const ids = stdout
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0]);
    expect(code).toBe(0);
    expect(ids).toContain('gg.10.6.1a');
    expect(ids.filter(id => !/^gg\.10(?!\d)/.test(id ?? ''))).toEqual([]);
  });

  test('an unknown id is told with the nearest', async ({ expect }) => {
    const { code, stdout, stderr } = await tiny(['rules', 'ford.2.7']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(/no rule "ford\.2\.7"; the nearest are .*ford\.2\.1/);
  });

  test('search finds all the words, whatever their case and accents, and groups by game', async ({ expect }) => {
    const accents = await carroccio(['rules', '--search', 'PODESTA', 'elected', '--game', 'podesta']);
    expect(accents.code).toBe(0);
    expect(accents.stdout).toMatch(/^I Podestà/);
    const both = await tiny(['rules', '--search', 'the', 'seat']);
    expect(both.stdout).toMatch(/^The Ford[\s\S]*\n\nRelics/);
    const none = await tiny(['rules', '--search', 'cannon']);
    expect(none).toMatchObject({ code: 0, stdout: 'no rule has the words "cannon"\n' });
  });

  test('search in Italian', async ({ expect }) => {
    const { stdout } = await tiny(['rules', '--search', 'casella', 'e libera', '--lang', 'it']);
    expect(stdout).toContain('ford.2.1  Marcia');
  });

  test('as JSON', async ({ expect }) => {
    const rule = JSON.parse((await tiny(['rules', 'ford.3.1', '--json'])).stdout);
    expect(rule).toMatchObject({ id: 'ford.3.1', game: 'ford', kind: 'procedure', citedBy: [] });
    const found = JSON.parse((await tiny(['rules', '--search', 'night', '--json'])).stdout);
    expect(found.rules.map(({ id }: { id: string }) => id)).toEqual(['ford.2.2']);
    const listed = JSON.parse((await tiny(['rules', '--game', 'relics', '--json'])).stdout);
    expect(listed.rules).toHaveLength(8);
    const games = JSON.parse((await tiny(['rules', '--json'])).stdout);
    expect(games.games[0]).toEqual({ id: 'ford', title: 'The Ford', prefix: 'ford', rules: 13 });
  });

  test('an id and a search at once are too much', async ({ expect }) => {
    const { code, stderr } = await tiny(['rules', 'ford.1', '--search', 'x']);
    expect(code).toBe(2);
    expect(stderr).toMatch(oneErrorLine);
  });
});
