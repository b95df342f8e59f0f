import { Drawing, type Drawn } from './Drawing.tsx';

interface DieProps extends Drawn {
  sides: number;
  /** What it shows; none while it tumbles. */
  value?: number;
}

type Point = readonly [x: number, y: number];

/** Where the pips of a six-sided die are: column and row of a grid of three. */
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[1, 1]],
  2: [
    [0, 2],
    [2, 0],
  ],
  3: [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

interface Face {
  outline: string;
  /** The edges of the faces seen askance. */
  edges?: string;
  /** Where the number stands, and how large. */
  at: Point;
  type: number;
}

const KITE: Face = {
  outline: 'M20 2.500 37 15.500v8L20 37.500 3 23.500v-8z',
  edges: 'M20 2.500 9.500 22 20 28l10.500-6zM20 28v9.500M9.500 22 3 23.500M30.500 22l6.500 1.500',
  at: [20, 22.5],
  type: 12,
};

const FACES: Readonly<Record<number, Face>> = {
  4: { outline: 'M20 3 38 34.500H2z', at: [20, 29], type: 15 },
  8: {
    outline: 'M20 2.500 36.500 12v16L20 37.500 3.500 28V12z',
    edges: 'M20 2.500 3.500 28h33z',
    at: [20, 24.5],
    type: 14,
  },
  10: KITE,
  12: {
    outline: 'M20 2.500 31 6 37.500 15v10L31 34l-11 3.500L9 34 2.500 25V15L9 6z',
    edges:
      'M20 9.500 29.500 16.500 26 28H14l-3.500-11.500zM20 9.500v-7M29.500 16.500l8-1.500M26 28l5 6M14 28l-5 6M10.500 16.500l-8-1.500',
    at: [20, 24],
    type: 13,
  },
  20: {
    outline: 'M20 2.500 36.500 11.500v17L20 37.500 3.500 28.500v-17z',
    edges:
      'M20 10 29.500 26h-19zM20 10V2.500M20 10 3.500 11.500M20 10l16.500 1.500M29.500 26l7 2.500M29.500 26 20 37.500M29.500 26l7-14.500M10.500 26l-7 2.500M10.500 26 20 37.500M10.500 26l-7-14.500',
    at: [20, 24],
    type: 10.5,
  },
};

/** Dice with another number of sides: a plain hexagon. */
const PLAIN: Face = {
  outline: 'M20 2.500 35.500 11.250v17.500L20 37.500 4.500 28.750v-17.500z',
  at: [20, 26],
  type: 17,
};

const INK = { stroke: 'var(--sable)', strokeWidth: 1.75, strokeLinejoin: 'round' } as const;

function Square({ value }: { value: number | undefined }) {
  const pips = value === undefined ? [] : (PIPS[value] ?? []);
  return (
    <>
      <rect x="3" y="3" width="34" height="34" rx="6" fill="var(--argent)" {...INK} />
      {pips.map(([column, row]) => (
        <circle
          key={`${column}${row}`}
          cx={11 + 9 * column}
          cy={11 + 9 * row}
          r={value === 1 ? 4.25 : 3.25}
          fill={value === 1 ? 'var(--gules)' : 'var(--sable)'}
        />
      ))}
    </>
  );
}

function Polygon({ sides, value }: { sides: number; value: number | undefined }) {
  const { outline, edges, at, type } = FACES[sides] ?? PLAIN;
  return (
    <>
      <path d={outline} fill="var(--argent)" {...INK} />
      {edges && <path d={edges} fill="none" {...INK} strokeWidth={1} />}
      <text
        x={at[0]}
        y={at[1]}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontSize={type}
        fontWeight={700}
        fill="var(--sable)"
      >
        {value}
      </text>
    </>
  );
}

/** A die as it lies: pips for six sides, a number for the others. */
export function Die({ sides, value, size = 40, ...drawn }: DieProps) {
  return (
    <Drawing box={[40, 40]} size={size} {...drawn}>
      {sides === 6 ? <Square value={value} /> : <Polygon sides={sides} value={value} />}
    </Drawing>
  );
}
