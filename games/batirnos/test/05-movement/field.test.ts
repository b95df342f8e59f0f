/** The map as tables: sectors to their last hex, lines of fire both ways, rises and their crests, ways round water (nqsb.6.4, nqsb.5.4). */
import { describe, expect } from 'vitest';
import { clearLine, farFrom, OUTSIDE, sectorCode, wayFrom } from '../../src/field.ts';
import { changed, position, redrawn } from '../battlefield.ts';
import { rule } from '../rules.ts';

describe('sectors', () => {
  const ring = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

  rule(
    'nqsb.6.4',
    'a sector of nine hexes all round, the widest there may be, holds every hex up to nine and none beyond',
    () => {
      const world = changed(({ sectors }) => {
        const [first] = sectors.all_round.hexes;
        if (!first) throw new Error('no hexes');
        sectors.all_round.hexes = [];
        for (let q = -9; q <= 9; q++)
          for (let r = -9; r <= 9; r++)
            if (ring(q, r) > 0 && ring(q, r) <= 9) sectors.all_round.hexes.push({ ...first, at: [q, r] });
      });
      const p = position('rocroi', {}, world);
      const { field, sectors } = p.battle;
      const n = field.terrain.length;
      for (const facing of [0, 1, 2, 3, 4, 5])
        for (const hex of ['1007', '0101', '2213', '0913', '1407']) {
          const from = p.hex(hex);
          for (let to = 0; to < n; to++) {
            const far = farFrom(field, from, to);
            const within = sectorCode(field, sectors, 'all_round', facing, from, to) !== OUTSIDE;
            expect([hex, facing, p.name(to), within]).toEqual([hex, facing, p.name(to), far > 0 && far <= 9]);
          }
        }
    },
  );

  rule('nqsb.6.4', 'a sector turns with its unit: as many hexes, and each turn by sixty degrees', () => {
    const p = position();
    const { field, sectors } = p.battle;
    const from = p.hex('1107');
    const hexes = (facing: number) =>
      [...field.terrain.keys()].filter(to => sectorCode(field, sectors, 'musket', facing, from, to) !== OUTSIDE);
    const all = [0, 1, 2, 3, 4, 5].map(hexes);
    expect(all.map(cells => cells.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(new Set(all.map(cells => cells.join())).size).toBe(6);
    // Together they cover the two rings, the inner one twice, the outer corners once and sides twice.
    const times = new Map<number, number>();
    for (const cell of all.flat()) times.set(cell, (times.get(cell) ?? 0) + 1);
    expect(times.size).toBe(18);
  });
});

describe('the ground', () => {
  const world = redrawn('intro', {
    grid: [
      '...........',
      '..w....hHh.',
      '..w.....h..',
      '....a......',
      '...........',
      '.nn....~...',
      '.......~...',
      '.......~...',
      '.......~...',
    ],
    roads: [],
    obstacles: [],
  });

  rule(
    ['nqsb.5.4.1.los', 'nqsb.5.4.2.los'],
    'lines of fire are the same both ways, and as often as they are asked for',
    () => {
      const p = position('intro', {}, world);
      const { field } = p.battle;
      const n = field.terrain.length;
      let stopped = 0;
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
          const clear = clearLine(field, a, b);
          expect([clearLine(field, a, b), clearLine(field, b, a)]).toEqual([clear, clear]);
          if (!clear) stopped++;
        }
      const line = (one: string, other: string) => clearLine(field, p.hex(one), p.hex(other));
      expect([line('0202', '0402'), line('0202', '0302'), line('0302', '0402'), line('0404', '0604')]).toEqual([
        false,
        true,
        true,
        false,
      ]);
      expect([line('0205', '0605'), line('0706', '0906')]).toEqual([true, true]);
      expect([stopped > 0, stopped < (n * n) / 2]).toEqual([true, true]);
    },
  );

  rule('nqsb.5.4.5.command', 'ways go round impassable ground; distances do not', () => {
    const p = position('intro', {}, world);
    const { field } = p.battle;
    const far = (one: string, other: string) => [
      farFrom(field, p.hex(one), p.hex(other)),
      wayFrom(field, p.hex(one), p.hex(other)),
    ];
    expect(far('0708', '0908')).toEqual([2, 7]);
    expect(far('0908', '0708')).toEqual([2, 7]);
    expect(far('0705', '0905')).toEqual([2, 2]);
    expect(far('0705', '0705')).toEqual([0, 0]);
    expect(far('0101', '1101')).toEqual([10, 10]);
    expect(far('0101', '0806')[1]).toBe(255);
  });

  rule('nqsb.5.4.4', 'a rise is of connected slopes, with its crest; without one the whole of it is crest', () => {
    const p = position('intro', {}, world);
    const { rise, crest } = p.battle.field;
    const of = (hex: string) => rise[p.hex(hex)];
    expect(['0802', '0902', '1002', '0903', '0206', '0306', '0101'].map(of)).toEqual([1, 1, 1, 1, 0, 0, -1]);
    expect(crest).toHaveLength(2);
    const height = (hill: number, hex: string) => crest[hill]?.[p.hex(hex)];
    expect([height(1, '0902'), height(1, '0802'), height(1, '0903'), height(1, '0702')]).toEqual([0, 1, 1, 2]);
    expect([height(0, '0206'), height(0, '0306'), height(0, '0506')]).toEqual([0, 0, 2]);
  });
});
