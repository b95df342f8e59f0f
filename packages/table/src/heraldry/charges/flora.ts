import { type ChargeShape, disc, mirrored } from './shape.ts';

const PETAL = 'M45 62 C43 48 37 37 25 35 C13 33 6 44 11 53 C13 57 18 58 21 55 C19 51 21 47 26 48 C31 50 33 56 34 62 Z';
const FOOT = 'M46 70 C45 77 40 82 32 84 C36 88 42 88 46 84 Z';
const MIDDLE = 'M50 5 C59 18 63 30 62 41 C61 50 57 56 55 62 L45 62 C43 56 39 50 38 41 C37 30 41 18 50 5 Z';
const STEM = 'M46 70 H54 C55 80 54 88 50 95 C46 88 45 80 46 70 Z';
const BAND = 'M29 62 H71 V70 H29 Z';

/** The fleur-de-lis of the kings of France. */
export const lily: ChargeShape = {
  solids: [PETAL, mirrored(PETAL), MIDDLE, STEM, FOOT, mirrored(FOOT), BAND],
  detail: 'M50 20 V56',
};

const STAMEN = 'M42 58 C37 46 33 32 30 21';
const BUD = 'M30 21 C24 18 25 10 29 7 C33 10 35 16 30 21 Z';

/** The lily of Florence, an iris with its stamens. */
export const florentineLily: ChargeShape = {
  solids: [...lily.solids, BUD, mirrored(BUD)],
  limbs: [{ d: `${STAMEN}${mirrored(STAMEN)}`, breadth: 3 }],
  detail: 'M50 20 V56',
};

const turned = (count: number, x: number, y: number, step: number, from = 0): readonly [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + step * index) * Math.PI) / 180;
    const at = (value: number): number => Math.round(value * 100) / 100;
    return [at(50 + x * Math.sin(angle) - y * Math.cos(angle)), at(50 - x * Math.cos(angle) - y * Math.sin(angle))];
  });

const barb = (step: number): string => {
  const [tip, left, right] = [turned(1, 47, 0, 0, step), turned(1, 36, 8, 0, step), turned(1, 36, -8, 0, step)].flat();
  return tip && left && right ? `M${tip.join(' ')}L${left.join(' ')}L${right.join(' ')}Z` : '';
};

/** Five petals, with barbs between them. */
export const rose: ChargeShape = {
  solids: [
    ...[36, 108, 180, 252, 324].map(barb),
    ...turned(5, 25, 0, 72).map(([x, y]) => disc(x, y, 18)),
    disc(50, 50, 16),
  ],
  detail: [
    disc(50, 50, 9),
    ...turned(5, 16, 0, 72, 36).map(([x, y], index) => {
      const [outer] = turned(1, 33, 0, 0, 36 + 72 * index);
      return outer ? `M${x} ${y}L${outer.join(' ')}` : '';
    }),
  ].join(''),
};
