/** Troops seen from above in a box of 62 by 54 around 0, 0, their front upwards: a rank for each point of strength. */
import type { TroopType } from '@carroccio/batirnos/survey';

export interface Formation {
  /** Those who stand, and those who have fallen. */
  readonly men: string;
  readonly lost: string;
}

const num = (value: number): string => String(Math.round(value * 10) / 10);

const dot = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const block = (x: number, y: number, half: number): string =>
  `M${num(x - half)} ${num(y - half)}h${2 * half}v${2 * half}h${-2 * half}Z`;
/** A horse and his rider. */
const horse = (x: number, y: number, long: number): string =>
  `M${num(x)} ${num(y - long)}q3.6 1.6 3.2 5v${num(2 * long - 8)}q-0.4 3-3.2 3t-3.2-3v${num(8 - 2 * long)}q-0.4-3.4 3.2-5Z`;

/** A gun in battery: barrel, carriage, two wheels. */
const gun = (x: number, size: number): string =>
  `M${num(x - 2.2 * size)} ${num(-20 * size)}h${num(4.4 * size)}l${num(1.4 * size)} ${num(24 * size)}h${num(-7.2 * size)}Z` +
  `M${num(x - 3 * size)} ${num(4 * size)}h${num(6 * size)}l${num(-1.6 * size)} ${num(18 * size)}h${num(-2.8 * size)}Z` +
  `M${num(x - 11 * size)} ${num(-6 * size)}h${num(4 * size)}v${num(16 * size)}h${num(-4 * size)}Z` +
  `M${num(x + 7 * size)} ${num(-6 * size)}h${num(4 * size)}v${num(16 * size)}h${num(-4 * size)}Z`;
/** The same behind its team, on the road. */
const limbered = (x: number, size: number): string =>
  `${horse(x - 5, -18, 9)}${horse(x + 5, -18, 9)}M${num(x - 1)}-9h2v8h-2Z` +
  `M${num(x - 2.4 * size)} 0h${num(4.8 * size)}v${num(18 * size)}h${num(-4.8 * size)}Z` +
  `M${num(x - 10 * size)} 2h${num(3.4 * size)}v${num(13 * size)}h${num(-3.4 * size)}Z` +
  `M${num(x + 6.6 * size)} 2h${num(3.4 * size)}v${num(13 * size)}h${num(-3.4 * size)}Z`;

const row = (places: readonly number[], draw: (x: number) => string): string => places.map(draw).join('');

const SLEEVES = [-29, -21.5, 21.5, 29];
const PIKES = [-12, -4, 4, 12];

/** One rank of each kind, at a height. */
function rank(type: TroopType, y: number, index: number, onFoot: boolean): string {
  const stagger = index % 2 === 0 ? 0 : 7;
  switch (type) {
    case 'PM':
      return row(SLEEVES, x => dot(x, y, 2.9)) + row(PIKES, x => block(x, y, 3.1));
    case 'Q':
      return row([-27, 27], x => dot(x, y, 2.8)) + row([-18, -10.8, -3.6, 3.6, 10.8, 18], x => block(x, y, 2.9));
    case 'FP':
      return row([-24, -14.4, -4.8, 4.8, 14.4, 24], x => block(x, y, 3.2));
    case 'FL':
      return row([-26, -12, 2, 16], x => dot(x + stagger, y, 3));
    case 'CP':
    case 'CM':
    case 'R':
      return row([-26, -15.6, -5.2, 5.2, 15.6, 26], x => horse(x, y, 7.6));
    case 'CL':
      return row([-25, -8, 9], x => horse(x + stagger, y, 7.6));
    case 'Dr':
      return onFoot
        ? row([-26, -9, 8], x => dot(x + stagger, y, 3))
        : row([-25, -8, 9], x => horse(x + stagger, y, 7.6));
    case 'AL':
    case 'AP':
      return '';
  }
}

function battery(type: TroopType, full: number, strength: number, second: boolean): Formation {
  const size = type === 'AP' ? 1.12 : 0.92;
  const draw = second ? limbered : gun;
  const guns = Array.from({ length: full }, (_, index) => draw((index - (full - 1) / 2) * 30, size));
  return { men: guns.slice(0, strength).join(''), lost: guns.slice(strength).join('') };
}

/** Ranks fall from the rear: what remains keeps its front. */
export function formationOf(type: TroopType, full: number, strength: number, second: boolean): Formation {
  if (type === 'AL' || type === 'AP') return battery(type, full, strength, second);
  const mounted = ['CP', 'CM', 'R', 'CL'].includes(type) || (type === 'Dr' && !second);
  const gap = mounted ? 18 : full > 4 ? 9.4 : 12;
  const ranks = Array.from({ length: full }, (_, index) =>
    rank(type, (index - (full - 1) / 2) * gap, index, type === 'Dr' && second),
  );
  return { men: ranks.slice(0, strength).join(''), lost: ranks.slice(strength).join('') };
}
