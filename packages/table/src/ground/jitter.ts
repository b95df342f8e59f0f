/** A number in 0..1 that looks like chance and is the same whenever the same map is drawn. */
export function jitter(seed: number, salt: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The same around zero: between -spread and spread. */
export const sway = (seed: number, salt: number, spread: number): number => (jitter(seed, salt) * 2 - 1) * spread;
