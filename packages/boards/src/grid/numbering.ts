/** Printed numbers: column then row, each padded to two digits, or to as many as the largest needs. */
export interface Numbering {
  /** The number printed on the first column; 1 unless the map says otherwise. */
  readonly firstColumn?: number;
  /** The number printed on the first row. */
  readonly firstRow?: number;
  /** Printed numbers of the cells that the map does not have. */
  readonly missing?: readonly string[];
}

export function printedNumbers(columns: number, rows: number, numbering: Numbering) {
  const firstColumn = firstNumber('column', numbering.firstColumn);
  const firstRow = firstNumber('row', numbering.firstRow);
  const columnWidth = Math.max(2, String(firstColumn + columns - 1).length);
  const rowWidth = Math.max(2, String(firstRow + rows - 1).length);
  const nameOf = (column: number, row: number): string =>
    String(firstColumn + column).padStart(columnWidth, '0') + String(firstRow + row).padStart(rowWidth, '0');

  const missing = new Set(numbering.missing);
  const unknown = new Set(missing);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) unknown.delete(nameOf(column, row));
  }
  if (unknown.size > 0) throw new Error(`missing cells that were never on the grid: ${[...unknown].join(', ')}`);

  const exists = (column: number, row: number): boolean => !missing.has(nameOf(column, row));
  return { nameOf, exists, firstColumn, firstRow };
}

function firstNumber(what: string, first = 1): number {
  if (!Number.isInteger(first) || first < 0) throw new Error(`the first ${what} cannot be numbered ${first}`);
  return first;
}
