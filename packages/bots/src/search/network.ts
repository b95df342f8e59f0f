/** What a network makes of a seat's figures, and the chances that follow: the same numbers on every machine. */
import { at, type Network } from '@carroccio/kernel';

/** Between -1 and 1. Not `Math.tanh`: sums, products and quotients alone are alike everywhere. */
export const squash = (x: number): number => x / (1 + Math.abs(x));

const DOUBLINGS = 10;

/** e to a power of moderate size, by squaring: `Math.exp` may differ in its last digit from engine to engine. */
function exponential(x: number): number {
  let value = 1 + Math.max(-500, Math.min(500, x)) / 2 ** DOUBLINGS;
  for (let times = 0; times < DOUBLINGS; times++) value *= value;
  return value;
}

/** A figure as the network takes it. */
export const scaled = ({ means, spreads }: Network, figures: readonly number[]): number[] =>
  figures.map((figure, index) => (figure - at(means, index)) / at(spreads, index));

/** What goes into each hidden unit. */
export function inward({ hidden }: Network, inputs: readonly number[]): number[] {
  return hidden.map(weights => {
    let sum = at(weights, inputs.length);
    for (let index = 0; index < inputs.length; index++) sum += at(weights, index) * at(inputs, index);
    return sum;
  });
}

/** How a seat stands by its figures. */
export function standing(network: Network, figures: readonly number[]): number {
  const inputs = scaled(network, figures);
  let sum = 0;
  for (let index = 0; index < inputs.length; index++) sum += at(network.direct, index) * at(inputs, index);
  inward(network, inputs).forEach((into, unit) => {
    sum += at(network.out, unit) * squash(into);
  });
  return sum;
}

/** The chance of each seat, from how all stand. */
export function chancesFrom(standings: readonly number[]): number[] {
  const highest = Math.max(...standings);
  const parts = standings.map(one => exponential(one - highest));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map(part => part / whole);
}

/** The chance of each seat by the figures of all. */
export const chancesOf = (network: Network, figures: readonly (readonly number[])[]): number[] =>
  chancesFrom(figures.map(one => standing(network, one)));
