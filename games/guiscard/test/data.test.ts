/** What the data say: the roster, the maps, the charts. */
import { partProblems } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { parts } from '../src/data/index.ts';
import { PALISADE, SLIT, TOWER_DOOR, TOWER_WALL } from '../src/field.ts';
import { guiscard } from '../src/index.ts';
import { data, position } from './position.ts';

const rule = ruleTests(guiscard.rulebook);

rule(['gui.0.b'], 'every part of the data is in order', () => {
  for (const part of Object.values(parts)) expect(partProblems(part, part.value)).toEqual([]);
});

rule(
  ['gui.1.2a', 'gui.1.2b', 'gui.4.table'],
  'one hundred and seventy-one characters with the potentials of the table',
  () => {
    const { characters } = data.characters;
    expect(characters).toHaveLength(171);
    for (const { mounted, code, armour, foot } of characters) {
      if (mounted) expect(mounted[2]).toBe(code === 'Bch' ? 10 : armour ? 12 : 15);
      expect([4, 6, 8]).toContain(foot[2]);
    }
  },
);

rule(['gui.9.1', 'gui.9.1.palisade', 'gui.9.1.slit', 'gui.9.1.towerdoor'], 'the castle is shut all round', () => {
  const { field } = position('nido-d-aquila').battle;
  const count = (code: number): number => field.barrier.filter(side => side === code).length;
  expect(count(PALISADE)).toBe(60);
  expect(count(TOWER_DOOR)).toBe(1);
  expect(count(SLIT)).toBe(5);
  expect(count(TOWER_WALL)).toBe(12);
});
