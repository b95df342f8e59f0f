import { Link } from 'wouter';
import { type Line, valueAt } from './line.ts';

interface PlotDataProps {
  readonly summary: string;
  readonly caption: string;
  readonly xLabel: string;
  readonly lines: readonly Line[];
  readonly number: (value: number) => string;
  /** The address of a moment. */
  moment(x: number): string;
}

/** A plot as a table: a row for every change, each a way to its moment. */
export function PlotData({ summary, caption, xLabel, lines, number, moment }: PlotDataProps) {
  const changes = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  return (
    <details className="plot-data">
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="plot-rows" tabIndex={0} aria-label={`${caption}: ${summary}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{xLabel}</th>
              {lines.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(x => (
              <tr key={x}>
                <th scope="row">
                  <Link href={moment(x)}>{x}</Link>
                </th>
                {lines.map(line => (
                  <td key={line.seat}>{number(valueAt(line, x))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
