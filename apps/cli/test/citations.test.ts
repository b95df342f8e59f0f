import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Citations } from '../src/citations.ts';
import { folders } from './carroccio.ts';

const folder = folders();

test('a rule is cited where it is named whole, in code and tests', () => {
  const root = folder();
  mkdirSync(join(root, 'games/ford/src/deep'), { recursive: true });
  mkdirSync(join(root, 'games/ford/test'), { recursive: true });
  writeFileSync(
    join(root, 'games/ford/src/deep/march.ts'),
    "// ford.2\nconst rule = 'ford.2.1';\n/** See (ford.2). */\n",
  );
  writeFileSync(join(root, 'games/ford/src/notes.md'), 'ford.2');
  writeFileSync(
    join(root, 'games/ford/test/march.test.ts'),
    "\ntest('ford.2: turn', f);\n// ford.2a ford.2-b xford.2 a.ford.2 ford.20\n",
  );
  const citations = new Citations(root);
  expect(citations.of('ford', 'ford.2')).toEqual([
    'games/ford/src/deep/march.ts:1',
    'games/ford/src/deep/march.ts:3',
    'games/ford/test/march.test.ts:2',
  ]);
  expect(citations.of('ford', 'ford.2.1')).toEqual(['games/ford/src/deep/march.ts:2']);
  expect(citations.of('ford', 'ford.9')).toEqual([]);
  expect(citations.of('marsh', 'marsh.1')).toEqual([]);
});
