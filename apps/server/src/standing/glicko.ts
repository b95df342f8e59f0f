/** Glicko-2, after Mark Glickman's paper "Example of the Glicko-2 system". Pure. */

export interface Rating {
  readonly rating: number;
  /** How uncertain it is. */
  readonly deviation: number;
  readonly volatility: number;
}

/** Somebody played against, and how: 1 won, ½ drawn, 0 lost. */
export interface Played {
  readonly against: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How fast volatility changes: the paper counsels 0.3 to 1.2. */
const TAU = 0.5;
const PRECISE = 0.000001;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The rating after some matches that count as played at the same time. */
export function rated(before: Rating, played: readonly Played[]): Rating {
  const mu = (before.rating - UNRATED.rating) / SCALE;
  const phi = before.deviation / SCALE;
  if (played.length === 0) return { ...before, deviation: widened(phi, before.volatility) * SCALE };
  const games = played.map(({ against, score }) => {
    const weight = g(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - UNRATED.rating) / SCALE)));
    return { weight, expected, score };
  });
  const variance = 1 / sum(games.map(({ weight, expected }) => weight * weight * expected * (1 - expected)));
  const surprise = sum(games.map(({ weight, expected, score }) => weight * (score - expected)));
  const volatility = newVolatility(phi, before.volatility, variance, variance * surprise);
  const wide = widened(phi, volatility);
  const deviation = 1 / Math.sqrt(1 / (wide * wide) + 1 / variance);
  return {
    rating: (mu + deviation * deviation * surprise) * SCALE + UNRATED.rating,
    deviation: deviation * SCALE,
    volatility,
  };
}

const widened = (phi: number, volatility: number): number => Math.sqrt(phi * phi + volatility * volatility);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Step 5 of the paper: the zero of a function, by the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + variance + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (delta * delta <= phi * phi + variance) {
    let steps = 1;
    while (f(a - steps * TAU) < 0) steps++;
    high = a - steps * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
