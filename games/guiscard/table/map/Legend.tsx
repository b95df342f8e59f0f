import type { ReactNode } from 'react';
import type { TableWords } from '../text/index.ts';
import type { Plan } from './plan.ts';

interface LegendProps {
  /** Its right edge and its middle. */
  readonly right: number;
  readonly y: number;
  readonly words: TableWords['legend'];
  readonly plan: Plan;
}

/** Room for a sample and its word. */
const ENTRY = 360;
const BOX = 62;
const LINE = 'M-46 0H46';

/** What the tints and signs of this map stand for; only what is on it. */
export function Legend({ right, y, words, plan }: LegendProps) {
  const { sides } = plan;
  const swatch = (className: string): ReactNode => (
    <rect x={-BOX / 2} y={-BOX / 2} width={BOX} height={BOX} rx={8} className={className} />
  );
  const entries: readonly (readonly [shown: boolean, word: string, sample: ReactNode])[] = [
    ...plan.levels.map(
      ({ level }) => [true, `${words.level} ${level}`, swatch(`gui-tint gui-level-${Math.min(level, 3)}`)] as const,
    ),
    [plan.area('marsh') !== '', words.marsh, swatch('gui-marsh')],
    [plan.area('shallow') !== '' && plan.area('shallow') !== plan.area('deep'), words.shallow, swatch('gui-shallow')],
    [plan.area('deep') !== '', words.deep, swatch('gui-deep')],
    [
      sides.walls !== '',
      words.wall,
      <g key="wall">
        <path d={LINE} className="gui-wall" />
        <path d={LINE} className="gui-wall-core" />
      </g>,
    ],
    [sides.windows !== '', words.window, <path key="window" d={LINE} className="gui-window" />],
    [sides.doors !== '', words.door, <path key="door" d={LINE} className="gui-door-leaf" />],
    [
      sides.lowWalls !== '',
      words.lowWall,
      <g key="low">
        <path d={LINE} className="gui-low-wall" />
        <path d={LINE} className="gui-low-wall-stones" />
      </g>,
    ],
    [
      sides.stakes !== '',
      words.palisade,
      <g key="stakes" className="gui-stakes">
        {[-36, -18, 0, 18, 36].map(x => (
          <circle key={x} cx={x} r={8} />
        ))}
      </g>,
    ],
    [
      sides.slits !== '' || sides.chapelWindows !== '',
      words.slit,
      <path key="slit" d="M-24 0H24M0-20V20" className="gui-slit" />,
    ],
    [
      sides.cloth !== '',
      words.cloth,
      <g key="cloth">
        <path d={LINE} className="gui-cloth" />
        <path d={LINE} className="gui-cloth-stripe" />
      </g>,
    ],
    [sides.closed !== '', words.closed, <path key="closed" d={LINE} className="gui-closed" />],
  ];
  const shown = entries.filter(([here]) => here);
  const start = right - shown.length * ENTRY + 60;
  return (
    <g transform={`translate(${start} ${y})`} className="gui-legend">
      {shown.map(([, word, sample], index) => (
        <g key={word} transform={`translate(${index * ENTRY} 0)`}>
          {sample}
          <text x={62}>{word}</text>
        </g>
      ))}
    </g>
  );
}
