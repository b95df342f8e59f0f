/** What a table is told of the rules: where a man can go, and why somebody has cover. */
import { within } from '@carroccio/boards';
import { expect, it } from 'vitest';
import { coverSources, journeyOf, reachByHex, sightBetween } from '../src/survey.ts';
import { position } from './table.ts';

it('leads a man on foot as far as his points, the cheapest way', () => {
  const table = position('il-poggio').put(0, 'landry', 'C8');
  const b = table.battle;
  const reach = reachByHex(b, journeyOf(b, table.unit('landry')));
  expect(reach.get(table.hex('C2'))).toMatchObject({ cost: 6, risks: 0 });
  expect(reach.get(table.hex('C2'))?.path).toHaveLength(6);
  expect(reach.has(table.hex('C8'))).toBe(false);
  expect([...reach.values()].every(({ cost }) => cost <= 8)).toBe(true);
});

it('counts the hexes in which an enemy could strike at him', () => {
  const table = position('il-poggio').put(0, 'landry', 'C8').put(1, 'petros', 'C5');
  const b = table.battle;
  const reach = reachByHex(b, journeyOf(b, table.unit('landry')));
  expect(reach.has(table.hex('C5'))).toBe(false);
  expect(reach.get(table.hex('C7'))?.risks).toBe(0);
  expect(reach.get(table.hex('C6'))?.risks).toBe(1);
});

it('takes a horse with head and tail, and leaves nothing moved', () => {
  const table = position('il-poggio').put(0, 'robert', 'H10', { facing: 'N' });
  const b = table.battle;
  const before = JSON.stringify(b.state);
  const { path, tail } = reachByHex(b, journeyOf(b, table.unit('robert'))).get(table.hex('H4')) ?? {};
  expect(path).toHaveLength(6);
  expect(tail).toBe(table.hex('H5'));
  expect(JSON.stringify(b.state)).toBe(before);
});

it('names what gives cover wherever there is any', () => {
  for (const [map, overlay, from] of [
    ['laguna', 'fattoria', 'Q12'],
    ['laguna', 'cappella', 'R8'],
    ['nido-d-aquila', null, 'P5'],
    ['nido-d-aquila', null, 'M7'],
    ['la-scalinata', null, 'H6'],
  ] as const) {
    const laid = overlay === null ? [] : [{ overlay, map: 0, anchor: 'Q7' }];
    const table = position(map, laid);
    const b = table.battle;
    let covered = 0;
    for (const cell of within(b.field.grid, table.hex(from), 10)) {
      const { open, cover } = sightBetween(b, table.hex(from), cell, 5);
      const sources = coverSources(b, table.hex(from), cell, 5);
      if (!open) expect(sources).toEqual([]);
      if (!open || cover === 0) continue;
      covered++;
      if (!sources.some(source => source.cover === cover)) throw new Error(`${map}: ${from} to ${table.name(cell)}`);
    }
    expect(covered).toBeGreaterThan(0);
  }
});
