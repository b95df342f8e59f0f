import type { ChartMark } from '@carroccio/kernel';

const folded = (words: string | null): string => (words ?? '').trim().toLowerCase();

/** Marks in a chart that has been drawn the cells that apply now: the row, the column, or where both meet. */
export function markCells(chart: Element, marks: readonly ChartMark[]): void {
  for (const cell of chart.querySelectorAll('[data-now]')) cell.removeAttribute('data-now');
  for (const table of chart.querySelectorAll('table'))
    for (const { row, column } of marks) {
      const heads = [...table.querySelectorAll('thead th')].map(head => folded(head.textContent));
      const place = typeof column === 'string' ? heads.indexOf(folded(column)) : column === undefined ? -1 : column + 1;
      for (const line of table.querySelectorAll('tbody tr')) {
        const [head, ...cells] = line.children;
        if (row !== undefined && folded(head?.textContent ?? null) !== folded(row)) continue;
        if (column === undefined) line.setAttribute('data-now', '');
        else cells[place - 1]?.setAttribute('data-now', row === undefined ? 'column' : '');
      }
    }
}
