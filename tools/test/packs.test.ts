import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@carroccio/games/all';
import { isPack, packChanges, packFaults, packIn, rehearse } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { ROOT } from '../src/common/repository.ts';
import { referenceOf } from '../src/packs/reference.ts';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

test('docs/packs-reference.md is what the schemas say (npm run docs writes it)', () => {
  expect(read('docs/packs-reference.md')).toBe(referenceOf(registry));
});

test('the guide names every part of every game', () => {
  const reference = read('docs/packs-reference.md');
  for (const { rulebook, parts } of registry.packages)
    for (const part of Object.keys(parts)) expect(reference).toContain(`### ${rulebook.id}: \`${part}\``);
});

test('the packs of the guide fit, change what it says, and can be played with', () => {
  const packs = [...read('docs/packs.md').matchAll(/```json\n(\{\n {2}"(?:\/\/|format)".*?)```/gs)].map(
    ([, text = '']) => packIn(JSON.parse(text)),
  );
  expect(packs.length).toBeGreaterThan(1);
  for (const pack of packs) {
    if (!isPack(pack)) throw new Error('the guide holds no pack');
    const one = registry.package(pack.game);
    expect(packFaults(one, pack)).toEqual([]);
    for (const { path, from, to } of packChanges(one, pack))
      expect(read('docs/packs.md')).toContain(`${path}  ${JSON.stringify(from)} → ${JSON.stringify(to)}`);
    const { scenarios, ...game } = registry.game(pack.game, pack);
    const [first] = Object.entries(scenarios);
    expect(
      rehearse({ ...game, scenarios: Object.fromEntries(first ? [first] : []) }, { matches: 1, decisions: 60 }),
    ).toEqual([]);
  }
});
