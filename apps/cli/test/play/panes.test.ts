/** The screen on a real pseudo-terminal: what is cut, scrolls and is drawn anew, and what is written where there is none. */
import { describe, test } from 'vitest';
import { carroccio, folders } from '../carroccio.ts';
import { hasTerminal, Terminal } from './terminal.ts';

const folder = folders();

const widest = (lines: readonly string[]): number => Math.max(...lines.map(line => Array.from(line).length));

describe.runIf(hasTerminal)('on a terminal of 80 columns and 24 rows', () => {
  test('the map is cut, scrolls to the action and is never folded', async ({ expect }) => {
    const terminal = new Terminal(['play', 'guelphs', 'montaperti', '--seed', 'a']);
    const first = await terminal.see('This is a part of the map');
    const { lines, colours, alternate } = await terminal.look();
    expect({ width: widest(lines) <= 80, colours, alternate }).toEqual({ width: true, colours: true, alternate: true });
    expect(first).toMatch(/^── Guelphs │ /m);
    expect(first).toMatch(/^ {4}\d\d \d\d \d\d/m);
    const far = await terminal.see(' 40', 'board 4010');
    expect(far).toMatch(/^ {3,}.* 39 40 /m);
    expect(await terminal.see('Shock Combat Table', 'chart')).toContain('Fire Table');
    expect(await terminal.see('Range 1  Range 2  Range 3', 'chart fire')).toContain('heavy armour');
    expect(await terminal.see('D/1', 'chart shock')).not.toMatch(/\*/);
    await terminal.see('heavy armour', 'chart fire');
    const wide = await terminal.resize(40, 130, 'heavy armour');
    expect(wide.lines).toHaveLength(40);
    expect(widest(wide.lines)).toBeGreaterThan(100);
    const left = await terminal.end('quit');
    expect(left).toMatchObject({ ended: true, alternate: false });
    expect(left.lines.join('\n')).toContain('The match is not over.');
  });
});

describe.runIf(hasTerminal)('play without saying what', () => {
  test('game, scenario, seat, opponent and a name are picked; the match is found again', async ({ expect }) => {
    const env = { CARROCCIO_HOME: folder(), npm_command: '' };
    const terminal = new Terminal(['play'], { env });
    expect(await terminal.see('Which game?')).toContain('Ctrl-C leaves');
    await terminal.see('1 to 4, or words that one of them alone has', '9');
    await terminal.see('Which scenario?', 'guelphs');
    await terminal.see('"campaldino" fits 5, 6 and 7', 'campaldino');
    await terminal.see('Whom do you play?', 'fast');
    expect(await terminal.see('Against which bot?', '2')).toContain('Recruit: has just learnt the rules');
    await terminal.see('Save it as', 'random');
    expect(await terminal.see('or ? >', 'evening')).toMatch(/^── Ghibellines /m);
    const { lines } = await terminal.end('quit');
    expect(lines.join('')).toMatch(/To go on: \S.* play --load evening$/);
    const again = await carroccio(['play', '--load', 'evening'], { env, input: 'quit\n' });
    expect(again.stdout).toContain('Guelphs: bot random, Ghibellines: human');
    expect((await carroccio(['matches'], { env })).stdout).toMatch(/^evening +Guelphs & Ghibellines, campaldino-fast/);
  });
});

describe.runIf(hasTerminal)('without a screen', () => {
  test('a dumb terminal, or one that is told to be plain, gets lines', async ({ expect }) => {
    const dumb = new Terminal(['play', 'guiscard', 'civitate', '--seed', 'a'], { env: { TERM: 'dumb' } });
    await dumb.see('or ? >');
    expect(await dumb.look()).toMatchObject({ alternate: false, colours: false });
    await dumb.end('quit');
    const plain = new Terminal(['play', 'guiscard', 'civitate', '--seed', 'a', '--plain']);
    await plain.see('or ? >');
    const { alternate, lines } = await plain.look();
    expect({ alternate, fits: widest(lines) <= 80 }).toEqual({ alternate: false, fits: true });
    const { lines: left } = await plain.end('quit');
    expect(left.join('\n')).toContain('The match is not over.');
  });
});
