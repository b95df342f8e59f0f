/** Lines differ by the shape of their markers and by their dashes, not by colour alone. */
const SHAPES = [
  'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0',
  'M-4-4h8v8h-8z',
  'M0-5.500 5.200 4h-10.400z',
  'M0-5.800 5.800 0 0 5.800-5.800 0z',
  'M0 5.500-5.200-4h10.400z',
  'M-5-1.700h3.300v-3.300h3.400v3.300h3.300v3.400h-3.300v3.300h-3.400v-3.300h-3.300z',
];

const shapeOf = (index: number): string => SHAPES[index % SHAPES.length] ?? '';

export function Marker({ seat, x, y }: { seat: number; x: number; y: number }) {
  return <path className="plot-marker" d={shapeOf(seat)} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />;
}

/** How a line is shown beside its name. */
export function LineKey({ seat }: { seat: number }) {
  return (
    <svg className={`plot-key plot-seat${seat}`} width="40" height="14" viewBox="0 0 40 14" aria-hidden="true">
      <path className="plot-line" d="M1 7h38" />
      <Marker seat={seat} x={20} y={7} />
    </svg>
  );
}
