import { placeOfError } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { highlighted, wrapped } from '../../src/print/prose.ts';
import { dataLines } from '../../src/print/show-data.ts';

describe('data', () => {
  test.each<[string, unknown, string[]]>([
    ['a scalar', 7, ['7']],
    ['a list', ['1903', '2004'], ['1903, 2004']],
    ['names and values', { guelph: 7, ghibelline: null }, ['guelph      7', 'ghibelline  –']],
    [
      'records',
      [
        { n: 1, type: 'C' },
        { n: 12, cr: 6 },
      ],
      ['n   type  cr', '1   C     –', '12  –     6'],
    ],
    [
      'records by name',
      { fanti: { A: 1 }, feditori: { A: 2, D: 1 } },
      ['          A  D', 'fanti     1  –', 'feditori  2  1'],
    ],
    [
      'a matrix',
      {
        columns: ['a', 'b'],
        rows: [
          [1, 2],
          [3, 4],
        ],
        note: 'x',
      },
      ['   a  b', '1  1  2', '2  3  4', 'note  x'],
    ],
    ['a matrix with names', { columns: ['a'], rows: { CP: [1] } }, ['    a', 'CP  1']],
    [
      'rows without names',
      [
        ['a', 1],
        ['bb', 2],
      ],
      ['a   1', 'bb  2'],
    ],
    [
      'nested data',
      { die: 'D6', results: [{ max: 5, result: 'none' }] },
      ['die: D6', 'results:', '  max  result', '  5    none'],
    ],
    ['mixed lists', [1, { a: { b: [{}] } }], ['- 1', '- a:', '    b:']],
  ])('%s', (_, data, lines) => {
    expect(dataLines(data).slice(0, lines.length)).toEqual(lines);
  });
});

test('prose is wrapped at spaces', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('indivisible', 3)).toEqual(['indivisible']);
  expect(wrapped('', 10)).toEqual([]);
});

test('words are highlighted whatever their case and accents', () => {
  const mark = (found: string): string => `<${found}>`;
  expect(highlighted('Il Podestà è eletto', ['PODESTA', 'e'], mark)).toBe('Il <Podestà> <è> <e>l<e>tto');
  expect(highlighted('nothing', ['xyz'], mark)).toBe('nothing');
});

describe('the place of an error in JSON', () => {
  test.each([
    ['{"a":1,}', 1, 8],
    ['[1,]', 1, 4],
    ['[1 2]', 1, 4],
    ['{"a" 1}', 1, 6],
    ['{a:1}', 1, 2],
    ['{"a":1}}', 1, 8],
    ['', 1, 1],
    ['{"a":\n\n  tru}', 3, 3],
    ['"open', 1, 1],
    ['["a\nb"]', 1, 2],
    ['{"a":[1,{"b":]}]}', 1, 14],
    ['[1}', 1, 3],
    ['{"a":}', 1, 6],
    ['[01]', 1, 3],
  ])('%j', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(placeOfError(text)).toEqual({ line, column });
  });
});
