import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ford } from '../../packages/kernel/test/tiny/index.ts';
import { belowFloor, coverageOf, raised, unknownCitations, unknownRulings } from '../src/coverage/rule-coverage.ts';

const { rulebook } = ford;
const root = fileURLToPath(new URL('../..', import.meta.url));

describe('coverage', () => {
  const sources = 'rule: \'ford.2.1\' // ford.3.4.\n{ "rule": "ford.3" }';
  const coverage = coverageOf([rulebook], new Set(['ford.1', 'ford.3.4', 'elsewhere.1']), () => sources);

  test('counts catalogue entries that a passed test carries, and names the others', () => {
    expect(coverage.ford?.proven).toMatchObject({ total: rulebook.entries.length, covered: 2 });
    expect(coverage.ford?.proven.missing).toHaveLength(rulebook.entries.length - 2);
    expect(coverage.ford?.proven.missing).not.toContain('ford.1');
  });

  test('counts the enforceable entries that code or data cite', () => {
    const enforced = rulebook.entries.filter(
      ({ kind }) => !['component', 'definition', 'example', 'table'].includes(kind),
    );
    expect(enforced.length).toBeLessThan(rulebook.entries.length);
    expect(coverage.ford?.cited).toMatchObject({ total: enforced.length, covered: 3 });
    expect(coverage.ford?.cited.missing).not.toContain('ford.3');
  });

  test('may not fall below the floor, which only goes up', () => {
    expect(belowFloor(coverage, { ford: { proven: 2, cited: 3 } })).toEqual([]);
    expect(belowFloor(coverage, { ford: { proven: 3, cited: 4 } })).toEqual([
      'ford: 2 rules are proven, 3 were before',
      'ford: 3 rules are cited, 4 were before',
    ]);
    expect(raised(coverage, { ford: { proven: 1, cited: 9 } })).toEqual({ ford: { proven: 2, cited: 9 } });
    expect(raised(coverage, {})).toEqual({ ford: { proven: 2, cited: 3 } });
  });

  test('a citation of a rule that does not exist is found', () => {
    const text =
      "/** ford.1 and ford.3.4. */ const rule = 'ford.88'; import x from './ford.ts'; // see ford.2, ford.2-x";
    expect(unknownCitations(rulebook)(text)).toEqual(['ford.88', 'ford.2-x']);
    const lettered = { ...rulebook, entries: [{ id: 'ford.7.1a', title: 'x', says: 'x', kind: 'table' }] };
    expect(unknownCitations(lettered)('ford.7, ford.7.1, ford.7.1a and ford.7.2')).toEqual(['ford.7.2']);
  });
});

test('a ruling that nobody made is found, and a square of a map is none', () => {
  const said = { en: 'x', it: 'x' };
  const ruling = { id: 'ford.R1', title: said, asks: said, says: said, why: said, others: [], concerns: ['ford.1'] };
  const text =
    "// as R1 and ford.R1 have it, but R2\nrule('ford.1', 'wet feet (R3)'); place('R7', cellNamed('R8')); /* ford.R9 */";
  expect(unknownRulings({ ...rulebook, rulings: [ruling] }, text)).toEqual(['ford.R2', 'ford.R3', 'ford.R9']);
});

describe('rule()', () => {
  const rule = ruleTests(rulebook);

  test('refuses an id the catalogue does not have, and no id at all', () => {
    const proof = () => undefined;
    expect(() => rule('ford.99', 'nothing', proof)).toThrow('"nothing" proves ford.99, which');
    expect(() => rule(['ford.1', 'gg.1'], 'nothing', proof)).toThrow('gg.1');
    expect(() => rule([], 'nothing', proof)).toThrow('proves nothing');
  });

  test('a test that asserts nothing fails', () => {
    const folder = mkdtempSync(join(root, 'node_modules', '.assertionless-'));
    try {
      writeFileSync(
        join(folder, 'empty.test.ts'),
        `import { ruleTests } from '${join(root, 'packages/kernel/src/testing/index.ts')}';
         import { ford } from '${join(root, 'packages/kernel/test/tiny/index.ts')}';
         ruleTests(ford.rulebook)('ford.1', 'proves nothing', () => undefined);`,
      );
      writeFileSync(
        join(folder, 'vitest.config.mjs'),
        `const conditions = ['development', 'module', 'node'];
         export default { root: '${folder}', resolve: { conditions }, ssr: { resolve: { conditions } }, test: { include: ['*.test.ts'], exclude: [] } };`,
      );
      const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(folder, 'vitest.config.mjs')];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      expect(stdout + stderr).toContain('expected any number of assertion');
      expect(status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  rule(['ford.1', 'ford.2'], 'a test can carry several rules', ({ task }) => {
    expect(task.name).toBe('ford.1 ford.2: a test can carry several rules');
  });
});
