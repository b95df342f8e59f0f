/** A walled commune on its hill, in a box of 150 by 110. */
const TOWERS = [
  { x: 14, top: 34, width: 16 },
  { x: 40, top: 8, width: 13 },
  { x: 62, top: 22, width: 17 },
  { x: 88, top: 2, width: 12 },
  { x: 110, top: 28, width: 16 },
];

const merlons = (x: number, y: number, width: number, count: number): string => {
  const step = width / (2 * count - 1);
  return `M${x} ${y}${Array.from({ length: count }, (_, index) => `v${-step * 1.1}h${step}v${step * 1.1}${index < count - 1 ? `h${step}` : ''}`).join('')}`;
};

export function Town({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {TOWERS.map(({ x: at, top, width }) => (
        <g key={at}>
          <path className="stone fine" d={`${merlons(at, top, width, 3)}V80H${at}Z`} />
          <path className="sable" d={`M${at + width / 2 - 1.5} ${top + 10}h3v7h-3z`} />
        </g>
      ))}
      <path className="gules fine" d="M28 58 44 46 60 58zM92 60 106 50 120 60z" />
      <path className="argent fine" d="M30 58h28v20H30zM94 60h24v18H94z" />
      <path className="azure fine" d="M66 56C66 44 84 44 84 56z" />
      <path className="argent fine" d="M64 56h22v22H64z" />
      <path className="scratch-strong" d="M75 47v-9M72 41h6" />
      <path className="stone fine" d={`${merlons(0, 74, 150, 12)}V104H0Z`} />
      <path className="sable" d="M67 104V90C67 80 83 80 83 90V104Z" />
      <path className="scratch" d="M6 84h20M32 90h22M100 84h24M116 94h26M12 98h30M94 98h14M132 84h12" />
    </g>
  );
}
