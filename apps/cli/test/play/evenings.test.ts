/**
 * An evening with each of the games, on a real pseudo-terminal, 80 columns wide: begun from a shell that completes,
 * everything looked up that can be, played on by places, words, numbers and sums, saved by name, found and gone on with.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { carroccio, folders } from '../carroccio.ts';
import { hasTerminal, Terminal } from './terminal.ts';

const folder = folders();

/** What is typed, and words that the screen shows then and did not show before. */
type Step = readonly [typed: string, seen: string];

interface Evening {
  readonly game: string;
  /** As much of the scenario's name as is typed before the key that completes it. */
  readonly scenario: readonly [typed: string, completed: string];
  readonly args: string;
  /** What a saved match does not hold. */
  readonly spoken?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The first question. */
  readonly asked: string;
  readonly steps: readonly Step[];
  /** The question at which it is left, and gone on. */
  readonly left: string;
}

const EVENINGS: readonly Evening[] = [
  {
    game: 'guelphs',
    scenario: ['monta', 'montaperti'],
    args: ' --seed a --seat guelph=human --seat ghibelline=human --pack box.json',
    asked: 'pack “My box”',
    steps: [
      ['brief', 'What is played for'],
      ['hand', 'This game has no cards; "look X" tells of a place or a piece'],
      ['units', '- Germans 1 ('],
      ['card standard', 'This game has no cards; "look X" tells of a place or a piece'],
      ['look 2215', 'Hex         2215: clear ground, level 1.5'],
      ['chart', '  6  Fire Table'],
      ['chart fire', 'Range 1  Range 2  Range 3'],
      ['look cavalry', 'things have "cavalry": say more'],
      ['2215', '→ Place Firenze 1 (Pitigliano) in 2215'],
      ['ready', 'Place Germans 1 (Anglano) in 2716'],
      ['ready', '(2716; −1 Order Point, 10 left)'],
      ['odds 1', 'No die and no card decides here'],
      ['1', '(−1 movement point, 4 left)'],
      ['look anglano', 'Command Capacity'],
      ['undo', 'Taken back: Germans 1 (Anglano): Move/Attack'],
    ],
    left: 'Ghibellines 1-94 or ? >',
  },
  {
    game: 'batirnos',
    scenario: ['int', 'intro'],
    args: '--seed a --option deployment=historical --lang it',
    spoken: ' --lang it',
    asked: 'Francesi 1-36 o ? >',
    steps: [
      ['brief', 'Per che cosa si gioca'],
      ['hand', 'priorità'],
      ['units', '- Rambures ('],
      ['card avanzata', 'resta lontano dal nemico; valore 2'],
      ['look 0101', '0101: '],
      ['0105', 'A 0105 adesso non si può scegliere niente'],
      ['chart', '  2  '],
      ['chart 4', 'Effetto delle perdite'],
      ['1; 1; 1; 1; 1; fatto', 'quale unità muove?'],
      ['1', '(−1 punto di movimento, ne resta 1)'],
      ['odds 1', 'Qui non decidono né dadi né carte'],
      ['0406', '→ In 0406'],
    ],
    left: 'Rambures muove: resta 1 PM',
  },
  {
    game: 'guiscard',
    scenario: ['civ', 'civitate'],
    args: '--seed a',
    env: { NO_COLOR: '1' },
    asked: 'Normans 1-216 or ? >',
    steps: [
      ['brief', 'What is played for'],
      ['hand', 'This game has no cards; "look X" tells of a place or a piece'],
      ['units', '- Werner (German swordsman): healthy, attack 18'],
      ['card robert', 'This game has no cards; "look X" tells of a place or a piece'],
      ['look robert', 'Price     27 points on foot, 33 mounted'],
      ['look n9', 'N9: '],
      ['chart', '  4  Missile weapons'],
      ['chart terrain', 'stone stairs'],
      ['r1', '→ In R1'],
      ['1; 1; 1; 1; 1; 1; 1; 1; 1; 1', 'Movement: who moves?'],
      ['geoffroy', '→ Geoffroy moves'],
      ['odds 1', 'No die and no card decides here'],
      ['undo', 'Taken back: Geoffroy moves'],
      ['robert', '(−1 movement point, 11 left)'],
    ],
    left: 'Normans 1-11 or ? >',
  },
  {
    game: 'podesta',
    scenario: ['sh', 'short'],
    args: '--seed a',
    asked: 'a sum: 0 to 1600, or ? >',
    steps: [
      ['brief', 'One year of twelve months'],
      ['hand', 'Your hand: 6 Mercator cards, 0 Benefici'],
      ['units', '- Arezzo, governed by nobody'],
      ['card timber', '- A demand; Timber for Napoli'],
      ['look siena', 'Siena, governed by nobody'],
      ['look a1', 'A1: mountains (6)'],
      ['chart', '  5  Feasts of the year'],
      ['chart feasts', 'Christmas'],
      ['1200', '(N6; −180 florins, 220 left)'],
      ['odds 1', 'No die and no card decides here'],
      ['v12', 'Nothing can be chosen at V12 now'],
      ['bellatores i of firenze with', 'Bellatores I of Firenze trusts Lapo Bencivegna (150 florins)'],
    ],
    left: 'Lapo Bencivegna 1-7 or ? >',
  },
];

const widest = (lines: readonly string[]): number => Math.max(...lines.map(line => Array.from(line).length));

describe.runIf(hasTerminal).concurrent('an evening on a terminal of 80 columns', () => {
  const home = folder();
  const begin = join(home, 'begin.sh');

  beforeAll(async () => {
    // In a process of its own: the script calls the program that made it.
    const { stdout } = await carroccio(['completion', 'bash'], { alone: true });
    const program = `carroccio() { '${process.execPath}' '${new URL('../../bundle/main.js', import.meta.url).pathname}' "$@"; }`;
    const changes = { '/charts/fire/modifiers/flankOrRear': 2 };
    const pack = { format: 'carroccio-pack/1', game: 'guelphs', title: 'My box', changes };
    writeFileSync(join(home, 'box.json'), JSON.stringify(pack));
    writeFileSync(begin, `PS1='\\#$ '\n${program}\n${stdout}\n`);
  });

  test.for(EVENINGS)('with $game', async (evening, { expect }) => {
    const { game, scenario, args, spoken = '', env, asked, steps, left } = evening;
    const shell = new Terminal(['--rcfile', begin, '-i'], {
      program: ['bash'],
      cwd: home,
      env: { CARROCCIO_HOME: home, npm_command: '', ...env },
    });
    await shell.see('1$');
    await shell.press(`carroccio play ${game.slice(0, 3)}\t`, `carroccio play ${game}`);
    await shell.press(`${scenario[0]}\t`, `carroccio play ${game} ${scenario[1]}`);
    await shell.see(asked, args);
    const colours = env?.NO_COLOR === undefined;
    expect(await shell.look()).toMatchObject({ alternate: true, colours });
    for (const [typed, seen] of steps) await shell.see(seen, typed);
    await shell.see(left);
    expect(widest((await shell.look()).lines)).toBeLessThanOrEqual(80);
    await shell.see(`${game} evening`, `save ${game} evening`);
    await shell.see('2$', 'quit');
    await shell.press(`carroccio play --load ${game.slice(0, 3)}\t`, `--load ${game}\\ evening`);
    await shell.see(left, spoken);
    await shell.see('3$', 'quit');
    expect(await shell.see('4$', 'carroccio matches')).toContain(scenario[1]);
    expect((await shell.end('exit')).ended).toBe(true);
  });
});
