/** Fits a network to samples: gradient descent with momentum that adapts itself (Adam), in plain numbers. */
import { at, type Chance, type Network, shuffle } from '@carroccio/kernel';
import { chancesFrom, inward, scaled, squash, standing } from '../search/network.ts';
import type { Sample } from './samples.ts';

export interface Fitting {
  /** Hidden units. */
  hidden: number;
  /** How often all samples are gone through. */
  rounds: number;
  /** How strongly weights are drawn to nothing. */
  restraint: number;
}

const RATE = 0.004;
const SLOW = 0.9;
const SLOWER = 0.999;
const BATCH = 32;

/** A network that tells nothing yet, for figures of this size. */
function blank(samples: readonly Sample[], hidden: number, chance: Chance): Network {
  const rows = samples.flatMap(({ figures }) => figures);
  const count = rows[0]?.length ?? 0;
  const means = Array.from({ length: count }, (_, index) => mean(rows.map(row => at(row, index))));
  const spreads = means.map((middle, index) => Math.sqrt(mean(rows.map(row => (at(row, index) - middle) ** 2))) || 1);
  const small = (): number => (chance.draw(2001) - 1000) / 1000 / Math.sqrt(count + 1);
  return {
    means: means.map(rounded),
    spreads: spreads.map(one => rounded(one) || 1),
    direct: means.map(() => 0),
    hidden: Array.from({ length: hidden }, () => Array.from({ length: count + 1 }, small)),
    out: Array.from({ length: hidden }, () => small() / 4),
  };
}

/** All weights of a network in one row, and back. */
const flat = ({ direct, hidden, out }: Network): number[] => [...direct, ...hidden.flat(), ...out];

function shaped(like: Network, row: readonly number[]): Network {
  const count = like.direct.length;
  const units = like.hidden.length;
  return {
    ...like,
    direct: row.slice(0, count),
    hidden: like.hidden.map((_, unit) => row.slice(count + unit * (count + 1), count + (unit + 1) * (count + 1))),
    out: row.slice(count + units * (count + 1)),
  };
}

/** Adds to `slope` how the loss of one sample grows with each weight. */
function addSlope(network: Network, { figures, shares }: Sample, slope: number[]): void {
  const chances = chancesFrom(figures.map(one => standing(network, one)));
  const count = network.direct.length;
  figures.forEach((one, seat) => {
    const wrong = at(chances, seat) - at(shares, seat);
    const inputs = scaled(network, one);
    inputs.forEach((input, index) => {
      slope[index] = at(slope, index) + wrong * input;
    });
    inward(network, inputs).forEach((into, unit) => {
      const behind = count + network.hidden.length * (count + 1) + unit;
      slope[behind] = at(slope, behind) + wrong * squash(into);
      const back = (wrong * at(network.out, unit)) / (1 + Math.abs(into)) ** 2;
      const first = count + unit * (count + 1);
      inputs.forEach((input, index) => {
        slope[first + index] = at(slope, first + index) + back * input;
      });
      slope[first + count] = at(slope, first + count) + back;
    });
  });
}

export function fitted(samples: readonly Sample[], { hidden, rounds, restraint }: Fitting, chance: Chance): Network {
  let network = blank(samples, hidden, chance);
  const weights = flat(network);
  const slow = weights.map(() => 0);
  const slower = weights.map(() => 0);
  let steps = 0;
  for (let round = 0; round < rounds; round++) {
    const order = shuffle(chance, [...samples]);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const slope = weights.map(() => 0);
      for (const sample of batch) addSlope(network, sample, slope);
      steps++;
      // The rate falls towards the end, so that the last samples do not have the last word.
      const rate = RATE * (1 - round / rounds);
      slope.forEach((sum, index) => {
        const pull = sum / batch.length + restraint * at(weights, index);
        slow[index] = SLOW * at(slow, index) + (1 - SLOW) * pull;
        slower[index] = SLOWER * at(slower, index) + (1 - SLOWER) * pull ** 2;
        const first = at(slow, index) / (1 - SLOW ** steps);
        const second = at(slower, index) / (1 - SLOWER ** steps);
        weights[index] = at(weights, index) - (rate * first) / (Math.sqrt(second) + 1e-8);
      });
      network = shaped(network, weights);
    }
  }
  return shaped(network, weights.map(rounded));
}

/** How well a network foretells: the mean of what a surprise costs (less is better), and how often the likeliest wins. */
export function foretelling(network: Network, samples: readonly Sample[]): { loss: number; right: number } {
  const losses: number[] = [];
  let right = 0;
  for (const { figures, shares } of samples) {
    const chances = chancesFrom(figures.map(one => standing(network, one)));
    losses.push(-shares.reduce((sum, share, seat) => sum + share * Math.log(Math.max(1e-9, at(chances, seat))), 0));
    right += at(shares, chances.indexOf(Math.max(...chances)));
  }
  return { loss: mean(losses), right: right / samples.length };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Four figures behind the point are more than the samples can tell, and half the size. */
const rounded = (value: number): number => Number(value.toFixed(4));
