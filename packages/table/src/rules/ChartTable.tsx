import './chart-table.css';
import type { ReactNode } from 'react';

interface ChartRow {
  readonly head: string;
  readonly cells: readonly ChartCell[];
}

/** What stands in a cell: figures; words, which are set to the left; or something that stands out. */
type ChartCell = string | { readonly words: ReactNode } | { readonly strong: string };

interface ChartTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** A chart with a heading for every column and every row. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart wider than the screen is scrolled with the keyboard too
    <section className="chart-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.head}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, index) => (
                <Cell key={head[index + 1]} of={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ of: cell }: { of: ChartCell }) {
  if (typeof cell === 'string') return <td>{cell}</td>;
  if ('words' in cell) return <td className="chart-words">{cell.words}</td>;
  return (
    <td className="chart-strong">
      <b>{cell.strong}</b>
    </td>
  );
}
