import { num } from '../unit.ts';

interface ScaleBarProps {
  readonly x: number;
  readonly y: number;
  /** Drawn length of a division, and what it stands for. */
  readonly division: number;
  readonly metres: number;
  readonly divisions: number;
}

const HEIGHT = 22;

/** Divisions filled by turns, with the metres written above their ends. */
export function ScaleBar({ x, y, division, metres, divisions }: ScaleBarProps) {
  const ends = Array.from({ length: divisions + 1 }, (_, index) => index);
  const blocks = (parity: number): string =>
    ends
      .slice(0, -1)
      .filter(index => index % 2 === parity)
      .map(index => `M${num(index * division)} 0h${num(division)}v${HEIGHT}h${num(-division)}Z`)
      .join('');
  return (
    <g className="scale-bar" transform={`translate(${num(x)} ${num(y)})`}>
      <path d={blocks(0)} className="scale-dark" />
      <path d={blocks(1)} className="scale-light" />
      {ends.map(index => (
        <text key={index} x={num(index * division)} y={-20} className="scale-number">
          {index === divisions ? `${index * metres} m` : index * metres}
        </text>
      ))}
    </g>
  );
}
