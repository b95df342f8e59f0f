/** The rules that a scenario has for itself, as its briefing names them. */
import { registry } from '@carroccio/games/all';
import { ownRules } from '@carroccio/table/rules/own-rules.ts';
import { expect, test } from 'vitest';

const ids = (rules: readonly { id: string }[]): string[] => rules.map(({ id }) => id);

test('how a battle ends by itself is told beside how every battle is won', () => {
  const { victory } = ownRules(registry.game('guelphs'), 'campaldino', 'en');
  expect(ids(victory)).toContain('gg.S.8.4.1');
  expect(victory.find(({ id }) => id === 'gg.S.8.4.1')?.says).toMatch(/Storm.*ends.*Ghibelline/);
  expect(ids(victory).filter(id => !id.startsWith('gg.S.8'))).toEqual([]);
  expect(ids(ownRules(registry.game('guelphs'), 'benevento', 'it').victory)).toContain('gg.S.6.10.3');
});

test('of its other rules the heads are named, each once', () => {
  const { special } = ownRules(registry.game('guelphs'), 'campaldino', 'en');
  expect(ids(special)).toEqual(expect.arrayContaining(['gg.S.8.7', 'gg.S.8.8', 'gg.S.8.9']));
  expect(ids(special)).not.toContain('gg.S.8.7.1');
  expect(new Set(ids(special)).size).toBe(special.length);
});

test('a game whose rules hold in every scenario has none', () => {
  expect(ownRules(registry.game('podesta'), 'short', 'en')).toEqual({ victory: [], special: [] });
});
