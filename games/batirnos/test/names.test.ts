/** Everything on the field has a name of its own (text). */
import { expect, test } from 'vitest';
import { grounds } from '../src/battle.ts';
import { createNames } from '../src/names.ts';
import { data } from './battlefield.ts';

const ground = grounds(data);

test.each(['en', 'it'] as const)('the units of a battle by points are told apart by their colonels (%s)', language => {
  const names = createNames(ground, language);
  const where = { scenario: 'punti' as const };
  const told = ground.punti.roster.units.map((_, unit) => names.unit(where, unit));
  expect(new Set(told).size).toBe(told.length);
  expect(told[0]).toBe('Salazar');
});

test('units of the battles keep the names of their order of battle', () => {
  const names = createNames(ground, 'en');
  expect(names.unit({ scenario: 'intro' }, 0)).toBe('Rambures');
});
