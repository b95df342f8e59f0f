/** Maps in windows, tables that fit. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MapSheet } from '@carroccio/kernel';
import pc from 'picocolors';
import { describe, test } from 'vitest';
import { boardLines } from '../../src/print/board.ts';
import { cornerFor, windowLines } from '../../src/print/window.ts';
import { gridLines } from '../../src/read/grid.ts';

const plain = pc.createColors(false);
const colours = pc.createColors(true);

/** A map of three characters a cell: cell 100 is in the first line, in the column of the tens. */
function mapOf(columns: number, lines: number) {
  const sheet = new MapSheet();
  for (let line = 0; line < lines; line++) {
    sheet.write(line, 0, String(line).padStart(2, '0'));
    for (let column = 0; column < columns; column++)
      sheet.put(line * columns + column, line, 3 + 3 * column, { sign: ` ${column % 10} `, seat: column % 2 });
  }
  const heads = Array.from({ length: columns }, (_, column) => ` ${String(column).padStart(2, '0')}`);
  return sheet.map({ board: 'map', head: `   ${heads.join('')}`, margin: 3 });
}

describe('a map larger than its window', () => {
  const map = mapOf(40, 30);
  const room = { width: 33, height: 11 };

  test('shows the cells that matter, with heads and numbers, and stays where they are seen already', ({ expect }) => {
    const far = cornerFor(map, new Set([25 * 40 + 38]), room, { column: 0, line: 0 });
    const lines = windowLines(map, far, room, plain, new Set());
    expect(lines).toHaveLength(11);
    expect(lines[0]).toContain(' 38');
    expect(lines.some(line => line.startsWith('25 '))).toBe(true);
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(33);
    expect(cornerFor(map, new Set([24 * 40 + 37]), room, far)).toEqual(far);
    expect(cornerFor(map, new Set(), room, far)).toEqual(far);
  });

  test('paints pieces by their owners, and what can be chosen otherwise', ({ expect }) => {
    const [, line = ''] = windowLines(map, { column: 0, line: 0 }, room, colours, new Set([1]));
    expect(line).toContain(colours.cyan(' 0 '));
    expect(line).toContain(colours.inverse(' 1 '));
  });

  test('is cut into strips where all of it is wanted, and never folded', ({ expect }) => {
    const lines = boardLines({ maps: [map], tracks: ['a '.repeat(40)], legend: [] }, 63, plain);
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(63);
    expect(lines.filter(line => line.startsWith('25 '))).toHaveLength(2);
  });
});

test('80 columns are enough for every scenario of every game, in both languages', ({ expect }) => {
  // As it is built, in a process of its own: loading the sources of four games would take longer than the test.
  const script = fileURLToPath(new URL('./widths.mjs', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [script, '80'], { encoding: 'utf8' });
  const widths: { scenario: string; width: number }[] = JSON.parse(stdout);
  expect(widths.length).toBeGreaterThan(70);
  expect(widths.filter(({ width }) => width > 80)).toEqual([]);
});

test('tables break their widest cells at spaces, and fit', ({ expect }) => {
  const lines = gridLines(
    [
      ['What', 'Effect'],
      ['Hill', 'rough ground that is hard for armies and worst for horses'],
    ],
    40,
  );
  expect(lines[0]).toBe('What  Effect');
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(40);
  expect(lines).toHaveLength(3);
});

test('a table too wide for its words is told row by row', ({ expect }) => {
  const rows = [
    ['Ground', 'Cavalry', 'Personality'],
    ['river', 'prohibited', 'prohibited'],
  ];
  expect(gridLines(rows, 24, true)).toEqual(['river: Cavalry', '  prohibited,', '  Personality prohibited']);
});
