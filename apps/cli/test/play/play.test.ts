import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { ended, folders, oneErrorLine, startTiny, tiny } from '../carroccio.ts';

const folder = folders();

const firstChoices = (count: number): string => '1\n'.repeat(count);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Waits until the process has written this. */
const written = (child: ChildProcessWithoutNullStreams, words: string): Promise<void> =>
  new Promise(resolve => {
    let all = '';
    child.stdout.on('data', piece => {
      all += piece;
      if (all.includes(words)) resolve();
    });
  });

describe.concurrent('where only one thing can be done', () => {
  const args = ['play', 'ford', 'ford', '--seed', 'c', '--seat', 'red=human', '--seat', 'blue=human'];
  const asked = 'lost the clash: fall back or stand fast';

  test('it is done, told as news and written in the record', async ({ expect }) => {
    const cwd = folder();
    const { code, stdout } = await tiny([...args, '--save', 'match.json'], { cwd, input: firstChoices(9) });
    expect(code).toBe(0);
    expect(stdout).not.toContain(asked);
    expect(stdout).toContain('· Blue: Stand fast and be hit again (nothing else could be done)  ford.4');
    const { history } = read(join(cwd, 'match.json'));
    expect(history.map(({ forced = false }) => forced)).toEqual([...Array(9).fill(false), true]);
    expect((await tiny(['verify', 'match.json'], { cwd })).code).toBe(0);
  });

  test('it is told in Italian', async ({ expect }) => {
    const { stdout } = await tiny([...args, '--lang', 'it'], { input: firstChoices(9) });
    expect(stdout).toContain('· Blu: Resiste e subisce un altro colpo (non si poteva fare altro)  ford.4');
  });

  test('--ask asks, and the line that says how to go on keeps it', async ({ expect }) => {
    const cwd = folder();
    const { stdout } = await tiny([...args, '--ask', '--save', 'match.json'], { cwd, input: firstChoices(9) });
    expect(stdout).toContain(asked);
    expect(stdout).not.toContain('nothing else could be done');
    expect(stdout).toMatch(/carroccio play --load match\.json .* --ask\n/);
    expect(read(join(cwd, 'match.json')).history).toHaveLength(9);
  });

  test('it is taken back with the choice it followed', async ({ expect }) => {
    const cwd = folder();
    const input = `${firstChoices(9)}undo\ny\n`;
    const { stdout } = await tiny([...args, '--save', 'match.json'], { cwd, input });
    expect(stdout).toContain('Taken back');
    const { history } = read(join(cwd, 'match.json'));
    expect(history.every(({ forced = false }) => !forced)).toBe(true);
  });

  test('what the one person there did unasked is taken back with the choice before it', async ({ expect }) => {
    const won = ['play', 'relics', '--seed', 'a'];
    const { stdout } = await tiny(won, { input: '5\n2\nundo\nquit\n' });
    expect(stdout).toContain('Keep the relic (nothing else could be done)');
    expect(stdout).toContain('Taken back: Add 2 coins; Keep the relic');
    expect(stdout.match(/Keep the relic \(nothing else could be done\)/g)).toHaveLength(1);
  });

  test('the odds of a choice with fields are those of what is typed', async ({ expect }) => {
    const { stdout } = await tiny(['play', 'relics', '--seed', 'a'], { input: '1\nodds 1 2\nodds 1 9\nquit\n' });
    expect(stdout).toContain('No die and no card decides here');
    expect(stdout).toContain('9 coins are more than you may bid relics.4.1');
  });
});

describe.concurrent('a match against a bot', () => {
  test('is played to its end and saved', async ({ expect }) => {
    const cwd = folder();
    const args = ['play', 'ford', 'footbridge', '--seed', 'a', '--save', 'match.json'];
    const { code, stdout, stderr } = await tiny(args, { cwd, input: firstChoices(60), alone: true });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      'The Ford: The footbridge. Six planks, two soldiers a side.\nRed: human, Blue: bot random\n',
    );
    expect(stdout).toContain('  r0  r1   .   .  b3  b2');
    expect(stdout).toContain('March, charge or rest  ford.2\n  1  March with soldier 1\n  2  Rest\n');
    expect(stdout).toContain('· Soldier 1 marches to cell 2  ford.2.1');
    expect(stdout).toMatch(/(Red|Blue) won: .* ford\.1\nScores: Red \d, Blue \d\n/);
    expect(stdout).toContain('carroccio verify match.json');
    expect(read(join(cwd, 'match.json')).result).not.toBeNull();
    expect(readdirSync(cwd)).toEqual(['match.json']);
    expect((await tiny(['verify', 'match.json'], { cwd })).code).toBe(0);
  });

  test('several choices on one line are one thing, as far as the rules let it go', async ({ expect }) => {
    const args = ['play', 'ford', '--seed', 'a', '--seat', 'red=human', '--seat', 'blue=human'];
    const { stdout } = await tiny(args, { input: '1; no such thing\nrest; rest\nsoldier; rest\nquit\n' });
    expect(stdout).toContain('"soldier" is not one choice: give its number, or words that it alone has');
    expect(stdout).not.toContain('"no such thing"');
    expect(stdout).toContain('1 of 2 done: somebody else decides first');
  });

  test('what comes after dice is read when they have fallen: nobody learns of them by asking', async ({ expect }) => {
    for (const [seed, done] of [
      ['a', ['brace', 'fallBack']],
      ['b', ['brace']],
    ] as const) {
      const cwd = folder();
      const args = ['play', 'ford', 'footbridge', '--seed', seed, '--seat', 'blue=human', '--save', 'match.json'];
      const { stdout } = await tiny(args, { cwd, input: 'march\ncharge\nbrace; fall back\nquit\n' });
      const { history } = read(join(cwd, 'match.json'));
      expect(history.slice(2).map(({ action }: { action: { type: string } }) => action.type)).toEqual(done);
      if (done.length === 1) expect(stdout).toContain('1 of 2 done: "fall back" is not one choice now');
    }
  });

  test('a hint says what the strongest bot would choose, and does nothing', async ({ expect }) => {
    const cwd = folder();
    const args = ['play', 'ford', '--seed', 'a', '--save', 'match.json'];
    const { stdout } = await tiny(args, { cwd, input: 'hint\nquit\n' });
    expect(stdout).toMatch(/Bot \w+ would: 1?2? ?(March|Rest|Charge)/);
    expect(read(join(cwd, 'match.json')).history).toEqual([]);
    const italian = await tiny([...args, '--lang', 'it'], { cwd: folder(), input: 'hint\nquit\n' });
    expect(italian.stdout).toMatch(/Il bot \w+ farebbe: \d /);
  });

  test('in Italian', async ({ expect }) => {
    const { stdout } = await tiny(['play', 'ford', '--seed', 'a', '--lang', 'it'], { input: '?\n1\n' });
    expect(stdout).toContain('Rosso: umano, Blu: bot random');
    expect(stdout).toContain('Marciare, caricare o riposare  ford.2');
    expect(stdout).toContain('prende la scelta N');
    expect(stdout).toContain('La partita non è finita.');
  });

  test('broken off and loaded, goes on as it would have', async ({ expect }) => {
    const cwd = folder();
    const begin = [
      'play',
      'ford',
      '--seed',
      'b',
      '--option',
      'fierce=true',
      '--seat',
      'blue=human',
      '--seat',
      'red=bot',
    ];
    await tiny([...begin, '--save', 'whole.json'], { cwd, input: firstChoices(80) });
    const broken = await tiny([...begin, '--save', 'part.json'], { cwd, input: firstChoices(3) });
    const hint = 'carroccio play --load part.json --save part.json --seat blue=human --seat red=bot';
    expect(broken).toMatchObject({ code: 0, stderr: '' });
    expect(broken.stdout).toContain(`To go on: ${hint}\n`);
    expect(read(join(cwd, 'part.json')).result).toBeNull();
    const resumed = await tiny(hint.split(' ').slice(1), { cwd, input: firstChoices(80) });
    expect(resumed.code).toBe(0);
    expect(read(join(cwd, 'part.json'))).toEqual(read(join(cwd, 'whole.json')));
  });

  test('undo, redo, odds, rule, log, board and words', async ({ expect }) => {
    const cwd = folder();
    const input = [
      '1',
      'undo',
      'redo',
      'board',
      'odds 1',
      'march',
      'zzz',
      '',
      '9',
      'odds',
      'log',
      '1',
      'odds 1',
      'odds 7',
      'rule',
      'rule ford.9',
      '2',
    ];
    const args = ['play', 'ford', 'footbridge', '--seed', 'a', '--save', 'match.json'];
    const { code, stdout } = await tiny(args, { cwd, input: `${input.join('\n')}\n` });
    expect(code).toBe(0);
    expect(stdout).toContain('  Taken back: March with soldier 1\n');
    expect(stdout).toContain('  Done again: March with soldier 1\n');
    expect(stdout).toContain('No die and no card decides here');
    expect(stdout).toContain('2  March with soldier 1\n  2 of 4 choices have "march"; Enter shows all');
    expect(stdout).toContain('No choice has "zzz"; ? for help');
    expect(stdout).toContain('The choices are 1-4');
    expect(stdout).toContain('odds N: the number of a choice');
    expect(stdout).toContain('Brace  +1 ford.3.3\n     35/72  48.6%  Soldier 1 braces; Soldier 3 is hit\n');
    expect(stdout).toContain('ford.3.1  Reaction  procedure\n    The charged side braces or counters.');
    expect(stdout).toContain('There is no rule "ford.9"');
    const chosen = read(join(cwd, 'match.json')).history.filter(
      ({ seat, forced }: { seat: number; forced?: true }) => seat === 0 && !forced,
    );
    expect(chosen.map(({ action }: { action: { type: string } }) => action.type)).toEqual([
      'march',
      'march',
      'counter',
    ]);
    expect((await tiny(['verify', 'match.json'], { cwd })).code).toBe(0);
  });

  test('words that one choice alone has take it', async ({ expect }) => {
    const { stdout } = await tiny(['play', 'ford', '--seed', 'a'], { input: 'rest\nquit\n' });
    expect(stdout).toContain('or ? > rest\n  → Rest\n');
  });

  test('is saved by hand, and from then on by itself', async ({ expect }) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'old.json'), 'precious');
    const input = 'save\nsave here.json\nsave nowhere/there.json\nsave old.json\n1\n';
    const { stdout } = await tiny(['play', 'ford', '--seed', 'a'], { cwd, input });
    expect(stdout).toContain('old.json exists already');
    expect(readFileSync(join(cwd, 'old.json'), 'utf8')).toBe('precious');
    expect(stdout).toContain('save NAME: a name, or a file');
    expect(stdout).toContain('Saved in here.json');
    expect(stdout).toContain('cannot save nowhere/there.json');
    expect(read(join(cwd, 'here.json')).history.length).toBeGreaterThan(0);
  });

  test('not saved, says so', async ({ expect }) => {
    const { code, stdout } = await tiny(['play', 'ford', '--seed', 'a'], { input: 'quit\n' });
    expect(code).toBe(0);
    expect(stdout).toContain('This match was not saved');
  });

  test('does not overwrite another match', async ({ expect }) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'old.json'), 'precious');
    const { code, stderr } = await tiny(['play', 'ford', '--save', 'old.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(oneErrorLine);
    expect(readFileSync(join(cwd, 'old.json'), 'utf8')).toBe('precious');
  });

  test('does not begin when it cannot be saved', async ({ expect }) => {
    const { code, stdout, stderr } = await tiny(['play', 'ford', '--save', 'no/such/folder.json'], { cwd: folder() });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(oneErrorLine);
  });

  test('Ctrl-C leaves cleanly and says how to go on', async ({ expect }) => {
    const cwd = folder();
    const child = startTiny(['play', 'ford', '--seed', 'a', '--save', 'match.json'], { cwd });
    const end = ended(child);
    await written(child, 'or ? >');
    child.kill('SIGINT');
    const { code, stdout, stderr } = await end;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('To go on: carroccio play --load match.json --save match.json');
  });

  test('killed, has lost nothing that was accepted', async ({ expect }) => {
    const cwd = folder();
    const child = startTiny(['play', 'ford', '--seed', 'a', '--save', 'match.json'], { cwd });
    const end = ended(child);
    child.stdin.write('1\n');
    await written(child, 'marches');
    child.kill('SIGKILL');
    await end;
    const file = join(cwd, 'match.json');
    const [begun = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(begun).history).toEqual([]);
    expect(JSON.parse(lines[0] ?? '').lines).toEqual([{ seat: 0, action: { type: 'march', unit: 2 } }]);
    expect(await tiny(['verify', 'match.json'], { cwd })).toMatchObject({ code: 0, stderr: '' });
  });

  test('cut off while a line was written, goes on from the line before, and says so', async ({ expect }) => {
    const cwd = folder();
    const file = join(cwd, 'match.json');
    const args = ['play', 'ford', '--seed', 'a', '--save', 'match.json'];
    const child = startTiny(args, { cwd });
    const end = ended(child);
    child.stdin.write('1\n');
    await written(child, 'marches');
    await written(child, 'or ? >');
    child.kill('SIGKILL');
    await end;
    const whole = readFileSync(file, 'utf8');
    const [begun = '', ...grown] = whole.trimEnd().split('\n');
    const played = grown.flatMap(line => JSON.parse(line).lines);
    expect(JSON.parse(begun).history).toEqual([]);
    writeFileSync(file, whole.slice(0, -9));
    const verified = await tiny(['verify', 'match.json', '--lang', 'it'], { cwd });
    expect(verified.code).toBe(0);
    expect(verified.stderr).toMatch(/^carroccio: l’ultima riga di match\.json è stata troncata mentre la si scriveva/);
    expect(verified.stdout).toContain(`voci rigiocate: ${played.length - 1}`);
    const again = await tiny(['play', '--load', 'match.json', '--save', 'match.json'], { cwd, input: 'quit\n' });
    expect(again.stdout).toContain('the last line of match.json was cut short while it was written, and is left out');
    expect(read(file).history).toEqual(played);
    expect((await tiny(['verify', 'match.json'], { cwd })).stderr).toBe('');
  });

  test('whose file another writes to is kept there no more, and loses nothing of his', async ({ expect }) => {
    const cwd = folder();
    const file = join(cwd, 'match.json');
    const child = startTiny(['play', 'ford', '--seed', 'a', '--save', 'match.json'], { cwd });
    const end = ended(child);
    await written(child, 'or ? >');
    writeFileSync(file, 'precious');
    child.stdin.write('1\n1\nquit\n');
    const { code, stdout } = await end;
    expect({ code, kept: readFileSync(file, 'utf8') }).toEqual({ code: 0, kept: 'precious' });
    expect(stdout.match(/match\.json was written by another meanwhile/g)).toHaveLength(1);
    expect(stdout).toContain('This match was not saved');
  });

  test('is watched when only bots play', async ({ expect }) => {
    const { code, stdout } = await tiny(['play', 'ford', 'footbridge', '--seed', 'a', '--seat', 'red=random']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Scores: Red \d, Blue \d/);
  });

  test('is not loaded from a damaged record, nor as another game', async ({ expect }) => {
    const cwd = folder();
    await tiny(['play', 'ford', '--seed', 'a', '--save', 'match.json'], { cwd, input: '1\n' });
    const other = await tiny(['play', 'relics', '--load', 'match.json'], { cwd });
    expect(other).toMatchObject({ code: 2, stderr: 'carroccio: the record is a match of ford, not relics\n' });
    const record = read(join(cwd, 'match.json'));
    writeFileSync(join(cwd, 'match.json'), JSON.stringify({ ...record, hash: 'changed' }));
    const damaged = await tiny(['play', '--load', 'match.json'], { cwd });
    expect(damaged).toMatchObject({ code: 1, stderr: 'carroccio: match.json: the final state differs\n' });
  });
});

describe.concurrent('a data pack', () => {
  const water = (length: number) => ({ length, soldiers: 1, source: { from: 'public', where: 'a test' } });
  const pack = {
    format: 'carroccio-pack/1',
    game: 'ford',
    title: 'Wide waters',
    parts: { waters: { ford: water(12), footbridge: water(5) } },
  };

  test('is played with, and kept in the record', async ({ expect }) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'pack.json'), JSON.stringify(pack));
    const args = ['play', 'ford', '--pack', 'pack.json', '--seed', 'a', '--save', 'match.json'];
    const { code, stdout } = await tiny(args, { cwd, input: '1\n' });
    expect(code).toBe(0);
    expect(stdout).toContain('  r0   .   .   .   .   .   .   .   .   .   .  b1');
    expect(read(join(cwd, 'match.json')).pack).toEqual(pack);
    const mistaken = await tiny(['verify', 'pack.json'], { cwd });
    expect(mistaken).toMatchObject({ code: 1, stdout: '' });
    expect(mistaken.stderr).toMatch(/pack\.json is a data pack and no match; to check it: .*validate pack\.json\n/);
    expect((await tiny(['verify', 'match.json'], { cwd })).code).toBe(0);
  });

  test('that does not fit is refused in one line', async ({ expect }) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'pack.json'), JSON.stringify({ ...pack, parts: { waters: {} } }));
    const { code, stderr } = await tiny(['play', 'ford', '--pack', 'pack.json'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(oneErrorLine);
    expect(existsSync(join(cwd, 'match.json'))).toBe(false);
  });
});

describe.concurrent('several people at one keyboard', () => {
  test('with open information just go on', async ({ expect }) => {
    const args = ['play', 'ford', '--seat', 'blue=human', '--seed', 'a'];
    const { code, stdout } = await tiny(args, { input: '1\n1\nundo\nn\nundo\ny\n' });
    expect(code).toBe(0);
    expect(stdout).not.toContain('Pass the keyboard');
    expect(stdout.match(/Soldier 2 marches to cell 3/g)).toHaveLength(1);
    expect(stdout).toContain('Blue, do you agree to take that back? [y/n] n\n  Blue does not agree');
    expect(stdout).toContain('do you agree to take that back? [y/n] y\n  Taken back');
  });

  test('with secrets hand it over and see only their own', async ({ expect }) => {
    const args = ['play', 'relics', '--seats', '3', '--seat', 'pisa=human', '--seed', 'q'];
    const { code, stdout } = await tiny(args, { input: '\n4\n2\n\n4\n2\n' });
    expect(code).toBe(0);
    const [before = '', siena = '', pisa = '', ...more] = stdout.split(/Pass the keyboard to \w+, press Enter/);
    expect(more).toEqual([]);
    expect(before).not.toContain('dealt');
    expect(siena).toContain('Siena is dealt 2, 3, 5, 6, 10');
    expect(siena).toContain('Chosen so far: Bid the card 6');
    expect(siena).not.toMatch(/(Pisa|Lucca) is dealt/);
    expect(pisa).toContain('Pisa is dealt 1, 4, 8, 9, 11');
    expect(pisa).not.toMatch(/(Siena|Lucca) is dealt/);
    const untilRevealed = pisa.slice(0, pisa.indexOf('Pisa bids'));
    expect(untilRevealed.slice(0, untilRevealed.lastIndexOf('·'))).not.toMatch(/card 6|hand 2 3 5 6 10/);
    expect(pisa).toContain('Siena may act too: type "as NAME"');
  });

  test('let another seat speak', async ({ expect }) => {
    const args = ['play', 'relics', '--seats', '3', '--seat', 'pisa=human', '--seed', 'q', '--lang', 'it'];
    const { stdout } = await tiny(args, { input: '\n4\n2\n\n4\n2\nas Lucca\nas siena\n\n1\n\n' });
    expect(stdout).toContain('"Lucca" adesso non ha niente da scegliere');
    expect(stdout.match(/Passa la tastiera a \w+/g)).toEqual([
      'Passa la tastiera a Siena',
      'Passa la tastiera a Pisa',
      'Passa la tastiera a Siena',
      'Passa la tastiera a Pisa',
    ]);
    expect(stdout).toContain('· Siena offre due monete  relics.5');
  });

  test('someone invited gets a word in before a bot goes on', async ({ expect }) => {
    const args = ['play', 'relics', '--seed', 'a'];
    const { stdout } = await tiny(args, { input: '1\n1\n1\n' });
    expect(stdout).toContain('You may act before Pisa decides; Enter lets Pisa go on');
    expect(stdout).toContain('· Siena offers two coins  relics.5');
    expect(stdout).toMatch(/You may act before Pisa decides; Enter lets Pisa go on\n.*relics/);
    const passed = await tiny(args, { input: '1\n1\n\n' });
    expect(passed.stdout).not.toContain('offers two coins');
    expect(passed.stdout.match(/You may act before/g)).toHaveLength(1);
  });
});
