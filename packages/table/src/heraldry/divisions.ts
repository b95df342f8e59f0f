/** The parts of a divided field that have its second tincture; the first lies under all of it. */
import type { Divided } from './blazon.ts';
import type { Surface } from './layout.ts';

type Parted = (surface: Surface, parts: number) => string;

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const every = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const PARTED: Readonly<Record<Divided['division'], Parted>> = {
  'per-pale': ({ width, height, heart: [x] }) => rect(x, 0, width - x, height),
  'per-fess': ({ width, height, heart: [, y] }) => rect(0, y, width, height - y),
  'per-bend': ({ width, height }) => `M0 0V${height}H${width}V${Math.min(width * 1.1, height)}z`,
  'per-bend-sinister': ({ width, height }) => `M${width} 0V${height}H0V${Math.min(width * 1.1, height)}z`,
  'per-saltire': ({ width, height, heart: [x, y] }) =>
    `M0 0 ${x} ${y} 0 ${2 * y}zM${width} 0 ${x} ${y} ${width} ${2 * y}zM0 ${height}V${2 * y}zM${width} ${height}V${2 * y}z`,
  quarterly: ({ width, height, heart: [x, y] }) => `${rect(x, 0, width - x, y)}${rect(0, y, x, height - y)}`,
  barry: ({ width, height }, parts) =>
    every(Math.floor(parts / 2), index => rect(0, ((2 * index + 1) * height) / parts, width, height / parts)),
  paly: ({ width, height }, parts) =>
    every(Math.floor(parts / 2), index => rect(((2 * index + 1) * width) / parts, 0, width / parts, height)),
  bendy: ({ width, height }, parts) => {
    const step = (width + height) / parts;
    return every(parts, index => {
      const from = -height + (2 * index + 0.5) * step;
      return `M${from} 0h${step}l${height} ${height}h${-step}z`;
    });
  },
  chequy: ({ width, height }, parts) => {
    const side = width / parts;
    return every(Math.ceil(height / side), row =>
      every(parts, column => ((row + column) % 2 === 1 ? rect(column * side, row * side, side, side) : '')),
    );
  },
  lozengy: ({ width, height }, parts) => {
    const across = width / parts;
    const down = across * 1.5;
    return every(Math.ceil(height / down) + 1, row =>
      every(
        parts + 1,
        column =>
          `M${column * across} ${row * down - down / 2}l${across / 2} ${down / 2}l${-across / 2} ${down / 2}l${-across / 2} ${-down / 2}z`,
      ),
    );
  },
};

export const secondPart = ({ division, parts = 6 }: Divided, surface: Surface): string =>
  PARTED[division](surface, parts);
