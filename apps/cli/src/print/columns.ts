export type Align = 'left' | 'right';

/** Rows in columns as wide as their widest cell, two spaces apart. */
export function columns(rows: readonly (readonly string[])[], aligns: readonly Align[] = []): string[] {
  const count = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  return rows.map(row =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return aligns[column] === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

export const indented = (lines: readonly string[], by = 2): string[] => lines.map(line => ' '.repeat(by) + line);
