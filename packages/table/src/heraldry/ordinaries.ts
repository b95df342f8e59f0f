import type { Ordinary } from './blazon.ts';
import type { Surface } from './layout.ts';

/** The breadth of a bend, of the shorter side. */
const BEND = 0.24;

type Drawn = (surface: Surface, count: number) => string;

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** From one point to another: how far it is, and the points along the way and aside of it. */
function course(from: readonly [number, number], to: readonly [number, number]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, aside: number): string =>
    `${(from[0] + ux * along - uy * aside).toFixed(2)} ${(from[1] + uy * along + ux * aside).toFixed(2)}`;
  return { length, at };
}

/** A band from one point to another, reaching past both. */
function band(from: readonly [number, number], to: readonly [number, number], breadth: number): string {
  const { length, at } = course(from, to);
  const half = breadth / 2;
  return `M${at(-breadth, -half)}L${at(length + breadth, -half)}L${at(length + breadth, half)}L${at(-breadth, half)}z`;
}

/** Stumps of lopped branches, slanting, on either side of a band. */
function raguly(from: readonly [number, number], to: readonly [number, number], breadth: number): string {
  const { length, at } = course(from, to);
  const half = breadth / 2;
  const stump = breadth * 0.62;
  const stumps = Array.from({ length: 4 }, (_, index) => length * (0.16 + index * 0.2));
  return [
    band(from, to, breadth),
    ...stumps.map((along, index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const out = (half + stump) * side;
      return `M${at(along, half * side * 0.9)}L${at(along - stump, out)}L${at(along + stump * 0.25, out)}L${at(along + stump, half * side * 0.9)}z`;
    }),
  ].join('');
}

/** Both limbs of a saltire: through the heart, into the corners of the chief. */
const saltire = (surface: Surface, draw: typeof band): string => {
  const { width, heart, height } = surface;
  const breadth = Math.min(width, height) * 0.17;
  const below = Math.min(2 * heart[1], height);
  return `${draw([0, 0], [width, below], breadth)}${draw([width, 0], [0, below], breadth)}`;
};

const ORDINARIES: Readonly<Record<Exclude<Ordinary['kind'], 'bordure'>, Drawn>> = {
  cross: ({ width, height, heart: [x, y] }) => {
    const breadth = Math.min(width, height) * 0.2;
    return `M${x - breadth / 2} 0h${breadth}V${y - breadth / 2}H${width}v${breadth}H${x + breadth / 2}V${height}h${-breadth}V${y + breadth / 2}H0v${-breadth}H${x - breadth / 2}z`;
  },
  pale: ({ width, height, heart: [x] }) => rect(x - width * 0.15, 0, width * 0.3, height),
  fess: ({ width, height, heart: [, y] }) => rect(0, y - height * 0.14, width, height * 0.28),
  bend: ({ width, height }) => band([0, 0], [width, Math.min(width * 1.08, height)], Math.min(width, height) * BEND),
  'bend-sinister': ({ width, height }) =>
    band([width, 0], [0, Math.min(width * 1.08, height)], Math.min(width, height) * BEND),
  saltire: surface => saltire(surface, band),
  'saltire-raguly': surface => saltire(surface, (from, to, breadth) => raguly(from, to, breadth * 0.72)),
  chevron: ({ width, height, heart: [x, y] }, count) => {
    const breadth = count === 1 ? height * 0.17 : height / (2.2 * count + 1.2);
    return Array.from({ length: count }, (_, index) => {
      const top = y - height * 0.2 + (index - (count - 1) / 2) * breadth * 2.1;
      const foot = top + width * 0.42;
      return `M${x} ${top}L${width} ${foot}v${breadth}L${x} ${top + breadth}L0 ${foot + breadth}v${-breadth}z`;
    }).join('');
  },
  chief: ({ width, height }) => rect(0, 0, width, height * 0.29),
  base: ({ width, height }) => rect(0, height * 0.7, width, height * 0.3),
  canton: ({ width, height }) => rect(0, 0, width * 0.4, height * 0.36),
};

/** The outline of an ordinary; a bordure has none, it follows the surface's own. */
export const ordinaryOutline = ({ kind, count = 1 }: Ordinary, surface: Surface): string | undefined =>
  kind === 'bordure' ? undefined : ORDINARIES[kind](surface, count);

/** How chequers stand on a bend: along it. */
export const alongTheBend = ({ kind }: Ordinary, { width, height }: Surface): string | undefined => {
  if (kind !== 'bend') return undefined;
  const angle = (Math.atan2(Math.min(width * 1.08, height), width) * 180) / Math.PI;
  return `rotate(${angle.toFixed(2)}) translate(0 ${-BEND * 0.5 * Math.min(width, height)})`;
};
