import { isRoll, type Seat } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import type { Band, Point } from '@carroccio/table/plots/line.ts';
import type { Table } from '@carroccio/table/table.ts';
import { summed } from './gathered.ts';

/** How the dice fell for a seat, against what they give on average. */
export interface Luck {
  readonly dice: number;
  readonly points: readonly Point[];
  /** One standard deviation to either side. */
  readonly band: readonly Band[];
  /** Points above what was to be expected; below it when negative. */
  readonly total: number;
  /** The standard deviation of the total. */
  readonly deviation: number;
  /** The share of matches with the same dice in which they would have fallen worse. */
  readonly share: number;
}

interface FallenDie {
  readonly entry: number;
  readonly amount: number;
  readonly variance: number;
}

/** Dice that are neither good nor bad for anybody do not count. */
export function luckOf(log: readonly LogLine[], luck: NonNullable<Table['luck']>, seat: Seat): Luck {
  const dice = log.flatMap(({ entry, event }): FallenDie[] => {
    const meant = isRoll(event) ? luck(event) : null;
    if (!isRoll(event) || meant?.seat !== seat) return [];
    const { sides } = event;
    // A fair die of n sides gives (n + 1) / 2 on average, with a variance of (n² - 1) / 12.
    return event.dice.map(value => ({
      entry,
      amount: meant.good * (value - (sides + 1) / 2),
      variance: (sides ** 2 - 1) / 12,
    }));
  });
  const points = summed(
    dice.map(die => ({ ...die, seat })),
    seat,
  );
  const band = bandOf(dice);
  const total = points.at(-1)?.y ?? 0;
  const deviation = band.at(-1)?.high ?? 0;
  return {
    dice: dice.length,
    points,
    band,
    total,
    deviation,
    share: deviation === 0 ? 0.5 : normalShare(total / deviation),
  };
}

function bandOf(dice: readonly FallenDie[]): Band[] {
  const variances = summed(
    dice.map(({ entry, variance }) => ({ entry, amount: variance, seat: 0 })),
    0,
  );
  return variances.map(({ x, y }) => ({ x, low: -Math.sqrt(y), high: Math.sqrt(y) }));
}

/** The share of a normal distribution below a point, after Abramowitz & Stegun 26.2.17: four digits and more. */
export function normalShare(deviations: number): number {
  const z = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * z);
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return deviations < 0 ? above : 1 - above;
}
