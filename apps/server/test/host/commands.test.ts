/** `carroccio host`: what it can do is told by itself and by the documentation. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { commandOf } from '../../src/host/commands.ts';

function told(words: string[]): string {
  try {
    commandOf(words);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('every command stands in the documentation', async () => {
  const page = await readFile(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
  const names = told(['nothing']).replace('carroccio host ', '').split(' | ');
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(page).toMatch(new RegExp(`\`${name}[ \`]`));
});

test.each(['settle', 'appoint', 'dismiss', 'close-account', 'open-account', 'close-table', 'backup', 'restore'])(
  '%s says what it needs before anything is opened',
  name => {
    expect(told([name])).toMatch(new RegExp(`^carroccio host ${name} [A-Z]+$`));
    expect(told([name, 'x'])).toBe('');
  },
);
