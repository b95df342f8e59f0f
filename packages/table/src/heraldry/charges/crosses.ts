import { type ChargeShape, disc, flipped, mirrored } from './shape.ts';

type Point = readonly [x: number, y: number];

/** An arm of the cross of Pisa, and the pommels at its end; quarter turns make the others. */
const ARM: readonly Point[] = [
  [45, 45],
  [45, 31],
  [34, 18],
  [50, 4],
  [66, 18],
  [55, 31],
];
const POMMELS: readonly Point[] = [
  [50, 5],
  [33, 18],
  [67, 18],
];
const turned = ([x, y]: Point, quarters: number): Point =>
  quarters === 0 ? [x, y] : turned([100 - y, x], quarters - 1);
const fourTimes = (points: readonly Point[]): Point[] =>
  [0, 1, 2, 3].flatMap(quarters => points.map(point => turned(point, quarters)));

/** The cross of Pisa and of Toulouse: clechy and pommetty. */
export const crossPisan: ChargeShape = {
  solids: [
    `M${fourTimes(ARM)
      .map(point => point.join(' '))
      .join('L')}Z`,
    ...fourTimes(POMMELS).map(([x, y]) => disc(x, y, 5.5)),
  ],
};

/** The four letters of the Palaiologoi, as the firesteels that Westerners saw in them. */
const STEEL =
  'M12 10 H34 V16 C26 16 24 20 24 23 C24 26 26 30 34 30 V36 H12 V30 C19 30 20 26 20 23 C20 20 19 16 12 16 Z';

export const crossByzantine: ChargeShape = {
  solids: [
    'M42 0 H58 V42 H100 V58 H58 V100 H42 V58 H0 V42 H42 Z',
    STEEL,
    mirrored(STEEL),
    flipped(STEEL),
    flipped(mirrored(STEEL)),
  ],
};
