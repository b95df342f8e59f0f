import type { AnyScene, Seat } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import type { Line, Point } from '@carroccio/table/plots/line.ts';
import type { Table } from '@carroccio/table/table.ts';

type Series = NonNullable<Table['series']>[number];

/** What each seat has gathered of something, from the first moment on. Changes of one moment count as one. */
export function gathered(series: Series, log: readonly LogLine[], scene: AnyScene, names: readonly string[]): Line[] {
  const told = log.map(({ event }) => event);
  const counted = log.flatMap(({ entry, event }, index) => {
    const count = series.counts(event, scene, told.slice(0, index));
    return count ? [{ entry, ...count }] : [];
  });
  return names.map((name, seat) => ({ seat, name, points: summed(counted, seat) }));
}

export function summed(counted: readonly { entry: number; seat: Seat; amount: number }[], seat: Seat): Point[] {
  const points: Point[] = [{ x: 0, y: 0 }];
  let sum = 0;
  for (const { entry, amount } of counted.filter(one => one.seat === seat)) {
    sum += amount;
    if (points.at(-1)?.x === entry) points.pop();
    points.push({ x: entry, y: sum });
  }
  return points;
}
