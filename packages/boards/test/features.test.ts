import { describe, expect, it } from 'vitest';
import {
  cellFlags,
  cellLayer,
  cellNumbers,
  codeOf,
  flagBit,
  hasFlag,
  requireCell,
  sideBetween,
  sideFlags,
  sideLayer,
  wordAt,
} from '../src/index.ts';
import { cellIds, hexGrid } from './geometry.ts';

const grid = hexGrid({ orientation: 'flat', shifted: 'even' }, 5, 5);
const cell = (name: string) => requireCell(grid, name);
const side = (a: string, b: string) => sideBetween(grid, cell(a), cell(b));

describe('layers', () => {
  it('say one word of every cell, the first where the map is silent', () => {
    const terrain = cellLayer(grid, ['clear', 'woods', 'marsh'], { woods: ['0202', '0203'], marsh: ['0505'] });
    expect(wordAt(terrain, cell('0202'))).toBe('woods');
    expect(wordAt(terrain, cell('0505'))).toBe('marsh');
    expect(terrain.codes[cell('0203')]).toBe(codeOf(terrain, 'woods'));
    const clear = cellIds(grid).filter(id => wordAt(terrain, id) === 'clear');
    expect(clear).toHaveLength(grid.cellCount - 3);
  });

  it('say one word of every side', () => {
    const water = sideLayer(grid, ['dry', 'stream', 'river'], {
      stream: ['0101/S', '0201-0301'],
      river: ['0303-0304'],
    });
    expect(wordAt(water, side('0101', '0102'))).toBe('stream');
    expect(wordAt(water, side('0301', '0201'))).toBe('stream');
    expect(wordAt(water, side('0304', '0303'))).toBe('river');
    expect(wordAt(water, side('0102', '0103'))).toBe('dry');
  });

  it('hold numbers', () => {
    const level = cellNumbers(grid, { '0202': 3, '0203': -1 });
    expect(level[cell('0202')]).toBe(3);
    expect(level[cell('0203')]).toBe(-1);
    expect(level[cell('0101')]).toBe(0);
  });

  it('refuse a map that contradicts itself or says what they cannot hold', () => {
    expect(() => cellLayer(grid, ['clear', 'woods', 'marsh'], { woods: ['0202'], marsh: ['0202'] })).toThrow(
      'the map calls the cell "0202" both woods and marsh',
    );
    expect(() => cellLayer(grid, ['clear', 'woods'], { woods: ['9999'] })).toThrow('no cell "9999"');
    const words: readonly string[] = ['clear', 'woods'];
    expect(() => cellLayer(grid, words, { wood: ['0202'] })).toThrow('"wood" is none of clear, woods');
    expect(() => cellNumbers(grid, { '0202': 40_000 })).toThrow('cell "0202" cannot hold the number 40000');
    const many = Array.from({ length: 257 }, (_, i) => `word ${i}`);
    expect(() => cellLayer(grid, many, {})).toThrow('at most 256 words, not 257');
    expect(() => cellFlags(grid, many, {})).toThrow('at most 32 words, not 257');
  });
});

describe('flags', () => {
  it('say many words of one cell', () => {
    const marks = cellFlags(grid, ['town', 'bridge'], { town: ['0202', '0303'], bridge: ['0303'] });
    expect(hasFlag(marks, cell('0303'), 'town')).toBe(true);
    expect(hasFlag(marks, cell('0303'), 'bridge')).toBe(true);
    expect(hasFlag(marks, cell('0202'), 'bridge')).toBe(false);
    expect(marks.bits[cell('0303')]).toBe(flagBit(marks, 'town') | flagBit(marks, 'bridge'));
  });

  it('follow a road over the sides it crosses', () => {
    const ways = sideFlags(grid, ['road', 'wall'], { road: ['0101-0102-0202'], wall: ['0102-0202'] });
    expect(hasFlag(ways, side('0101', '0102'), 'road')).toBe(true);
    expect(hasFlag(ways, side('0102', '0202'), 'road')).toBe(true);
    expect(hasFlag(ways, side('0102', '0202'), 'wall')).toBe(true);
    expect(hasFlag(ways, side('0101', '0201'), 'road')).toBe(false);
  });

  it('have room for the thirty-second word', () => {
    const words = Array.from({ length: 32 }, (_, i) => `word ${i}`);
    const marks = cellFlags(grid, words, { 'word 31': ['0101'] });
    expect(hasFlag(marks, cell('0101'), 'word 31')).toBe(true);
    expect(hasFlag(marks, cell('0101'), 'word 30')).toBe(false);
  });
});
