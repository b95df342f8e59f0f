import type { Hatching } from './colours.ts';

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Lines over a band that is so wide and high, its upper left corner at 0, 0. */
export function hatching(kind: Hatching, wide: number, high: number): string {
  const slanted = (lean: number): string =>
    every(6, wide - high - 6, 12)
      .map(x => `M${lean > 0 ? x : x + high} 2l${lean * (high - 4)} ${high - 4}`)
      .join('');
  switch (kind) {
    case 'plain':
      return '';
    case 'upright':
      return every(8, wide - 8, 9)
        .map(x => `M${x} 2v${high - 4}`)
        .join('');
    case 'level':
      return [0.34, 0.66].map(share => `M4 ${(high * share).toFixed(1)}h${wide - 8}`).join('');
    case 'falling':
      return slanted(1);
    case 'rising':
      return slanted(-1);
    case 'crossed':
      return slanted(1) + slanted(-1);
    case 'dotted':
      return every(8, wide - 8, 10)
        .map((x, index) => `M${x} ${index % 2 === 0 ? high * 0.32 : high * 0.68}h0.01`)
        .join('');
    case 'wavy':
      return `M4 ${high * 0.6}${`q4 ${-high * 0.6} 8 0t8 0`.repeat(Math.floor((wide - 8) / 16))}`;
    case 'bars':
      return every(10, wide - 10, 18)
        .map(x => `M${x} 2v${high - 4}`)
        .join('');
  }
}
