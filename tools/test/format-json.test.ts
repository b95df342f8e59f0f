import { describe, expect, test } from 'vitest';
import { formatJson } from '../src/common/format-json.ts';

describe('the layout of data', () => {
  test('what fits stands on one line', () => {
    expect(formatJson({ name: 'Vieri', combat: 1, at: [3, 4], none: {} })).toBe(
      '{ "name": "Vieri", "combat": 1, "at": [3, 4], "none": {} }\n',
    );
  });

  test('what does not is broken at its outermost', () => {
    const why = 'x'.repeat(120);
    expect(formatJson({ id: 'anglano', source: { from: 'reconstructed', why }, units: [{ n: 1 }] })).toBe(
      `{\n  "id": "anglano",\n  "source": {\n    "from": "reconstructed",\n    "why": "${why}"\n  },\n  "units": [{ "n": 1 }]\n}\n`,
    );
  });

  test('a line may be 140 characters long, its comma included, and not one more', () => {
    const lineOf = (length: number): string => {
      const row = 'a'.repeat(length);
      return formatJson({ first: { row }, last: 'b'.repeat(140) }).split('\n')[1] ?? '';
    };
    const longest = 140 - '  "first": { "row": "" },'.length;
    expect(lineOf(longest)).toHaveLength(140);
    expect(lineOf(longest + 1)).toBe('  "first": {');
  });

  test('numbers and hexes fill their lines, rows of a map have one each', () => {
    const hexes = Array.from({ length: 30 }, (_, n) => `${1001 + n}`);
    const [, first = '', second = '', end] = formatJson(hexes).split('\n');
    expect(first.length).toBeGreaterThan(130);
    expect(second).toMatch(/"1030"$/);
    expect(end).toBe(']');
    const rows = Array.from({ length: 20 }, () => '...ww...');
    expect(formatJson(rows).split('\n')).toHaveLength(23);
  });

  test('nothing is lost and laying out twice changes nothing', () => {
    const value = { a: [1, null, true, 'è "q"'], b: { c: Array.from({ length: 60 }, (_, n) => ({ n, say: 'word' })) } };
    const once = formatJson(value);
    expect(JSON.parse(once)).toEqual(value);
    expect(formatJson(JSON.parse(once))).toBe(once);
  });
});
