/** From values to places on paper. */
export interface Scale {
  (value: number): number;
  readonly ticks: readonly number[];
}

interface Range {
  readonly low: number;
  readonly high: number;
}

const STEPS = [1, 2, 5, 10];

/** A round number near `span / count`: 1, 2 or 5 times a power of ten, and never less than 1 of what is counted. */
export function roundStep(span: number, count: number): number {
  // A plot that is not laid out yet has no width: room for one tick is always there.
  const rough = Math.max(span / Math.max(count, 1), 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find(step => step * power >= rough) ?? 10) * power;
}

/** Ticks at round numbers that lie between two values. */
function ticksBetween({ low, high }: Range, step: number): number[] {
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The range widened to the next round numbers, so that lines do not leave the frame. */
export function widened({ low, high }: Range, step: number): Range {
  const floor = Math.floor(low / step) * step;
  const ceiling = Math.ceil(high / step) * step;
  return { low: floor, high: ceiling === floor ? floor + step : ceiling };
}

/** A range on paper, from one place to another, with a tick at every step. */
export function scaleOf(range: Range, from: number, to: number, step: number): Scale {
  const { low, high } = range;
  const place = (value: number): number => from + ((value - low) / (high - low || 1)) * (to - from);
  return Object.assign(place, { ticks: ticksBetween(range, step) });
}
