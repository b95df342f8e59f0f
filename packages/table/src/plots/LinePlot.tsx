import { useId } from 'react';
import { type Band, bandPath, type Line, type Point, stepPath, valueAt } from './line.ts';
import { LineKey, Marker } from './Marker.tsx';
import { roundStep, type Scale, scaleOf, widened } from './scale.ts';
import { useWidth } from './use-width.ts';
import './plots.css';

interface LinePlotProps {
  readonly title: string;
  /** What the plot shows, in a sentence, for those who cannot see it. */
  readonly says: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly lines: readonly Line[];
  /** The last moment of the match. */
  readonly end: number;
  readonly band?: { readonly name: string; readonly edges: readonly Band[] };
  readonly number: (value: number) => string;
}

const HEIGHT = 260;
const MARGIN = { top: 12, right: 18, bottom: 44, left: 56 };
const Y_TICKS = 5;
const MARKERS = 7;

/** What seats have gathered over a match, as lines. */
export function LinePlot({ title, says, xLabel, yLabel, lines, end, band, number }: LinePlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const id = useId();
  const edges = band?.edges ?? [];
  const heights = [
    0,
    ...lines.flatMap(({ points }) => points.map(({ y }) => y)),
    ...edges.flatMap(({ low, high }) => [low, high]),
  ];
  const x = scaleOf({ low: 0, high: end }, MARGIN.left, width - MARGIN.right, roundStep(end, width / 70));
  const values = { low: Math.min(...heights), high: Math.max(...heights) };
  const step = roundStep(values.high - values.low, Y_TICKS);
  const y = scaleOf(widened(values, step), HEIGHT - MARGIN.bottom, MARGIN.top, step);
  const place = (point: Point): Point => ({ x: x(point.x), y: y(point.y) });
  return (
    <div className="plot">
      <ul className="plot-legend">
        {lines.map(({ seat, name }) => (
          <li key={seat}>
            <LineKey seat={seat} /> {name}
          </li>
        ))}
        {band && (
          <li>
            <span className="plot-band-key" aria-hidden="true" /> {band.name}
          </li>
        )}
      </ul>
      <div ref={ref} className="plot-paper">
        <svg width={width} height={HEIGHT} role="img" aria-labelledby={`${id}title ${id}says`}>
          <title id={`${id}title`}>{title}</title>
          <desc id={`${id}says`}>{says}</desc>
          <Axes x={x} y={y} width={width} xLabel={xLabel} yLabel={yLabel} number={number} />
          {edges.length > 0 && <path className="plot-band" d={bandPath(edges, end, place)} />}
          {lines.map(line => (
            <g key={line.seat} className={`plot-seat${line.seat}`}>
              <path className="plot-line" d={stepPath(line.points, end, place)} />
              {markersOf(line, end).map(point => (
                <Marker key={point.x} seat={line.seat} {...place(point)} />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Markers along a line, each line's a little later than the one's before so that they do not hide each other. */
function markersOf(line: Line, end: number): Point[] {
  const apart = end / MARKERS;
  const places = Array.from({ length: MARKERS - 1 }, (_, index) =>
    Math.round((index + 0.5 + line.seat * 0.25) * apart),
  );
  return [...new Set([...places, end])].map(x => ({ x, y: valueAt(line, x) }));
}

interface AxesProps {
  readonly x: Scale;
  readonly y: Scale;
  readonly width: number;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly number: (value: number) => string;
}

function Axes({ x, y, width, xLabel, yLabel, number }: AxesProps) {
  const foot = HEIGHT - MARGIN.bottom;
  const middle = (MARGIN.top + foot) / 2;
  return (
    <g className="plot-axes">
      {y.ticks.map(tick => (
        <g key={tick} transform={`translate(0 ${y(tick).toFixed(1)})`}>
          <path className={tick === 0 ? 'plot-zero' : 'plot-rule'} d={`M${MARGIN.left} 0H${width - MARGIN.right}`} />
          <text x={MARGIN.left - 8} dy="0.32em" textAnchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map(tick => (
        <g key={tick} transform={`translate(${x(tick).toFixed(1)} ${foot})`}>
          <path className="plot-rule" d="M0 0v5" />
          <text y={18} textAnchor="middle">
            {number(tick)}
          </text>
        </g>
      ))}
      <text className="plot-label" x={(MARGIN.left + width - MARGIN.right) / 2} y={HEIGHT - 6} textAnchor="middle">
        {xLabel}
      </text>
      <text className="plot-label" transform={`translate(14 ${middle}) rotate(-90)`} textAnchor="middle">
        {yLabel}
      </text>
    </g>
  );
}
