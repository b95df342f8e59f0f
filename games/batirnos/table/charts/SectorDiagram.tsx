import type { Data } from '@carroccio/batirnos/survey';

type SectorHex = Data['sectors']['musket']['hexes'][number];

const SIZE = 10;
const CORNERS = [0, 1, 2, 3, 4, 5].map(corner => {
  const angle = (Math.PI / 3) * corner + Math.PI / 6;
  return `${(SIZE * Math.cos(angle)).toFixed(2)},${(SIZE * Math.sin(angle)).toFixed(2)}`;
});
const OUTLINE = CORNERS.join(' ');

/** The middle of a hex so many steps east and south-east of the unit. */
const middle = ([east, southEast]: readonly [number, number]) => ({
  x: SIZE * Math.sqrt(3) * (east + southEast / 2),
  y: SIZE * 1.5 * southEast,
});

const kindOf = ({ paralyses, modifier }: SectorHex): string => {
  if (paralyses) return 'nq-sector-far';
  return modifier === undefined ? 'nq-sector-near' : 'nq-sector-aside';
};

/** A firing sector of a unit that faces the top of the page. */
export function SectorDiagram({ name, hexes }: { name: string; hexes: readonly SectorHex[] }) {
  const middles = [...hexes.map(({ at }) => middle(at)), { x: 0, y: 0 }];
  const left = Math.min(...middles.map(({ x }) => x)) - SIZE;
  const top = Math.min(...middles.map(({ y }) => y)) - SIZE;
  const width = Math.max(...middles.map(({ x }) => x)) + SIZE - left;
  const height = Math.max(...middles.map(({ y }) => y)) + SIZE - top;
  return (
    <figure>
      <svg viewBox={`${left} ${top} ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {hexes.map(hex => {
          const { x, y } = middle(hex.at);
          return (
            <polygon
              key={hex.at.join(' ')}
              className={kindOf(hex)}
              points={OUTLINE}
              transform={`translate(${x} ${y})`}
            />
          );
        })}
        <polygon className="nq-sector-unit" points={OUTLINE} />
        <path className="nq-sector-front" d="M0 -8 L5 2 L-5 2 Z" />
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
