interface BodyProps {
  readonly size: number;
  readonly ground: string;
  readonly tilt: number;
}

/** Fibres of the paper, for a counter of 130 and anything smaller. */
const GRAIN =
  'M-40-44l5 2M-8-50l4 1M30-38l3 3M48-12l4-2M-46 8l3 4M-20 28l5 1M12 40l4-2M36 24l2 4M4-6l4 2M-34-14l2 3M22 4l4 1M-4 16l3 3';

/** The cardboard of a counter with its shadow, which falls the same way however the counter lies. */
export function Body({ size, ground, tilt }: BodyProps) {
  const half = size / 2;
  const square = { x: -half, y: -half, width: size, height: size, rx: 9 };
  return (
    <>
      <rect {...square} transform={`translate(4 5) rotate(${tilt})`} fill="#1c1510" fillOpacity="0.32" />
      <g transform={`rotate(${tilt})`}>
        <rect {...square} fill={ground} stroke="#3b2c1d" strokeWidth="2.4" />
        <path d={GRAIN} stroke="#3b2c1d" strokeOpacity="0.16" strokeWidth="1.4" fill="none" />
      </g>
    </>
  );
}
