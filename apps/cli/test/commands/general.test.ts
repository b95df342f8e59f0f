import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { broken, carroccio, ended, oneErrorLine, tiny } from '../carroccio.ts';

const COMMANDS = [
  'games',
  'rules',
  'play',
  'engine',
  'replay',
  'verify',
  'chronicle',
  'analyse',
  'simulate',
  'work',
  'tournament',
  'validate',
];

describe.concurrent('help', () => {
  test('the root lists every command', async ({ expect }) => {
    const { code, stdout, stderr } = await carroccio(['--help'], { alone: true });
    expect(code).toBe(0);
    expect(stderr).toBe('');
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
    expect(stdout).toContain('Exit codes');
  });

  test.for(COMMANDS)('%s explains itself with an example', async (command, { expect }) => {
    const { code, stdout, stderr } = await carroccio([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: carroccio ${command}`);
    expect(stdout).toMatch(/Example:\n.*carroccio/);
  });

  test('without anything it is shown too', async ({ expect }) => {
    const { code, stdout } = await carroccio([]);
    expect(code).toBe(0);
    expect(stdout).toContain('Usage: carroccio');
  });
});

test.concurrent('--version is the package’s', async ({ expect }) => {
  const { code, stdout } = await carroccio(['--version'], { alone: true });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '0.1.0\n' });
});

test.concurrent('the exit code is the process’s', async ({ expect }) => {
  const tried = [['rules', 'ford.1'], ['verify', 'nothing.json'], ['simulte']].map(args => tiny(args, { alone: true }));
  const codes = (await Promise.all(tried)).map(({ code }) => code);
  expect(codes).toEqual([0, 1, 2]);
});

describe.concurrent('wrong usage ends with code 2 and one line on standard error', () => {
  test.for([
    { args: ['simulte'], says: /unknown command 'simulte' \(Did you mean simulate\?\)/ },
    { args: ['rules', '--serch', 'x'], says: /unknown option '--serch' \(Did you mean --search\?\)/ },
    { args: ['rules', '--lang', 'fr'], says: /en, it/ },
    { args: ['replay'], says: /missing required argument 'file'/ },
    { args: ['simulate'], says: /--game/ },
    { args: ['simulate', '--game', 'ford', '--games', 'many'], says: /whole number/ },
    { args: ['simulate', '--game', 'frod'], says: /no game "frod" \(did you mean ford\?\); there are ford, relics/ },
    { args: ['play', 'ford', 'marsh'], says: /no scenario "marsh"; it has ford, footbridge/ },
    { args: ['play', 'ford', '--seat', 'green=human'], says: /no seat "green"; there are red, blue/ },
    { args: ['play', 'ford', '--seat', 'red'], says: /--seat red: write it as name=value/ },
    { args: ['play', 'ford', '--bots', 'genius'], says: /no bot "genius"; it has random/ },
    { args: ['play', 'ford', '--option', 'fierce=maybe'], says: /"fierce" is one of false, true, not "maybe"/ },
    { args: ['play', 'ford', '--option', 'kind=true'], says: /no option "kind"/ },
    { args: ['play', 'ford', '--seats', '3'], says: /2 to 2 seats, not 3/ },
    { args: ['play'], says: /which game\? ford, relics can be played/ },
    { args: ['play', '--load', 'x', '--seed', 'y'], says: /cannot be used with option '--seed/ },
  ])('$args', async ({ args, says }, { expect }) => {
    const { code, stdout, stderr } = await tiny(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toMatch(says);
  });
});

describe.concurrent('what is wrong is said in the language of --lang', () => {
  test.for([
    { args: ['rules', 'ford.2.7'], says: 'non c’è una regola «ford.2.7»; le più vicine sono' },
    { args: ['rules', '--where'], says: '--where vuole l’id di una regola' },
    { args: ['simulate', '--game', 'frod'], says: 'non c’è un gioco «frod» (forse ford?); ci sono ford, relics' },
    {
      args: ['simulate', '--game', 'ford', '--scenario', 'frod'],
      says: 'ford non ha uno scenario «frod» (forse ford?)',
    },
    { args: ['simulate', '--game', 'ford', '--bots', 'a,b,c'], says: 'per 2 posti ci vogliono 2 bot' },
    { args: ['play', 'ford', 'marsh'], says: 'ford non ha uno scenario «marsh»; ha ford, footbridge' },
    { args: ['play', 'ford', '--seat', 'green=human'], says: 'non c’è un posto «green»; ci sono red, blue' },
    { args: ['play', 'ford', '--seat', 'red'], says: '--seat red: va scritto nome=valore' },
    { args: ['play', 'ford', '--bots', 'genius'], says: 'ford non ha un bot «genius»; ha random' },
    { args: ['play', 'ford', '--option', 'fierce=maybe'], says: 'l’opzione «fierce» può essere false, true' },
    { args: ['play', 'ford', '--seats', '3'], says: 'ford si gioca da 2 a 2, non in 3' },
    { args: ['play'], says: 'quale gioco? si può giocare a ford, relics' },
    { args: ['verify', 'nothing.json'], says: 'non si può leggere nothing.json: non c’è un file' },
    { args: ['validate', 'nothing.json'], says: 'non si può leggere nothing.json: non c’è un file' },
  ])('$args', async ({ args, says }, { expect }) => {
    const { stdout, stderr } = await tiny([...args, '--lang', 'it']);
    expect(stdout).toBe('');
    expect(stderr).toMatch(oneErrorLine);
    expect(stderr).toContain(`carroccio: ${says}`);
  });
});

test.concurrent('a game without playable rules says so in one line', async ({ expect }) => {
  const tried = await Promise.all([broken(['play', 'marsh']), broken(['simulate', '--game', 'marsh'])]);
  for (const { code, stdout, stderr } of tried) {
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^carroccio: The Marsh is not playable yet; .*\n$/);
  }
});

test.concurrent('nothing piped has colours, even where they are asked for', async ({ expect }) => {
  const around = { env: { CI: '1', FORCE_COLOR: '1', TERM: 'xterm-256color' }, alone: true } as const;
  const outputs = await Promise.all([
    tiny(['games'], around),
    tiny(['rules', '--search', 'soldier'], around),
    tiny(['play', 'ford', '--seed', 'a'], { ...around, input: '1\n' }),
    tiny(['simulate', '--game', 'ford', '--games', '4', '--seed', 'x'], around),
  ]);
  for (const { code, stdout, stderr } of outputs) {
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('\x1b');
  }
});

test.concurrent('a reader that has seen enough is no failure', async ({ expect }) => {
  const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
  const pipeline = 'set -o pipefail; "$0" "$1" rules --search e | head -n 1; echo "code $?"';
  const { stdout, stderr } = await ended(spawn('bash', ['-c', pipeline, process.execPath, main]));
  expect(stderr).toBe('');
  expect(stdout).toMatch(/code 0\n$/);
});
