/** A wrong game definition does not compile: each file in `wrong-games/` spoils one thing. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = fileURLToPath(new URL('../wrong-games', import.meta.url));
const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder, '--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
});

/** The compiler's complaint about one file, with the lines that explain it. */
const complaint = (file: string): string =>
  stdout
    .split(/\n(?=\S)/)
    .filter(message => message.includes(`/${file}.ts(`))
    .join('\n');

test.each(['base', 'sound'])('%s compiles', file => {
  expect(complaint(file)).toBe('');
});

test.each([
  ['step-without-handler', "Property 'act' is missing"],
  ['action-nobody-offers', 'no step offers these actions'],
  ['event-without-text', "Property 'gone' is missing"],
  ['offer-not-declared', "Property 'go' is missing"],
  ['frame-without-its-data', "Property 'by' is missing"],
  ['state-not-plain', 'state must be plain JSON data'],
  ['unknown-ending', '"tired"'],
])('%s does not', (file, words) => {
  expect(complaint(file)).toContain(words);
});
