/** While others think: what is looked up is answered, and Ctrl-C puts an end to a thought. On a real pseudo-terminal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { folders } from '../carroccio.ts';
import { hasTerminal, Terminal } from './terminal.ts';

const folder = folders();
const BROKEN = fileURLToPath(new URL('../broken-carroccio.mjs', import.meta.url));
const CTRL_C = '\x03';
/** Hears everything and says nothing. */
const MUTE = `${process.execPath} -e process.stdin.resume()`;

const atTheFord = (args: readonly string[], cwd: string): Terminal =>
  new Terminal(['play', 'ford', 'footbridge', '--seed', 'a', '--save', 'match.json', ...args], {
    cwd,
    program: [process.execPath, BROKEN],
    env: { npm_command: '' },
  });

const historyIn = (cwd: string): unknown[] => JSON.parse(readFileSync(join(cwd, 'match.json'), 'utf8')).history;

describe.runIf(hasTerminal).concurrent('while others think', () => {
  test.for([
    ['a bot', ['--bots', 'snail']],
    ['a program', ['--seat', `blue=${MUTE}`, '--limit', '600000']],
  ] as const)(
    '%s is stopped, what it was to answer taken back, and what was done kept',
    async ([, args], { expect }) => {
      const cwd = folder();
      const terminal = atTheFord(args, cwd);
      await terminal.see('or ? >');
      await terminal.see('Blue is thinking (Ctrl-C stops it)', 'march');
      expect(await terminal.see('ford.1', 'rule ford.1')).toContain('Blue is thinking');
      await terminal.press(CTRL_C, 'Blue has not decided: Enter lets it think on');
      await terminal.see('Blue is thinking', '');
      await terminal.press(CTRL_C, 'Red, Enter or ? >');
      await terminal.see('Taken back: March with soldier 1', 'undo');
      await terminal.see('Blue is thinking', 'rest');
      await terminal.press(CTRL_C, 'Red, Enter or ? >');
      const { lines, ended } = await terminal.end('quit');
      expect(ended).toBe(true);
      expect(lines.join('')).toContain('To go on: carroccio play --load match.json');
      expect(historyIn(cwd)).toEqual([{ seat: 0, action: { type: 'rest' } }]);
    },
  );

  test('a hint is stopped, and the question stands', async ({ expect }) => {
    const cwd = folder();
    const terminal = atTheFord([], cwd);
    await terminal.see('or ? >');
    await terminal.see('Bot snail is thinking (Ctrl-C stops it)', 'hint');
    await terminal.press(CTRL_C, 'or ? >');
    await terminal.end('quit');
    expect(historyIn(cwd)).toEqual([]);
  });

  test('what was typed beforehand answers the next question; where nobody sits, Ctrl-C leaves', async ({ expect }) => {
    const cwd = folder();
    const terminal = atTheFord(['--seat', 'red=snail', '--seat', 'blue=snail'], cwd);
    await terminal.see('Red is thinking');
    expect((await terminal.end(CTRL_C)).lines.join('')).toContain('To go on: carroccio play --load match.json');
    const again = new Terminal(['play', '--load', 'match.json', '--seat', 'red=human', '--seat', 'blue=snail'], {
      cwd,
      program: [process.execPath, BROKEN],
    });
    await again.see('or ? >');
    await again.see('Blue is thinking', 'march');
    await again.see('Blue is thinking', 'undo');
    await again.press(CTRL_C, 'Taken back: March with soldier 1');
    await again.end('quit');
  });
});
