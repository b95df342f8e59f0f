/** A chance as a fraction: exact, however many results it is made of. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

export const NEVER: Fraction = { above: 0n, below: 1n };
export const ALWAYS: Fraction = { above: 1n, below: 1n };

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

function lowest(above: bigint, below: bigint): Fraction {
  const common = divisor(above, below);
  return { above: above / common, below: below / common };
}

/** So many of so many. */
export const outOf = (some: number | bigint, all: number | bigint): Fraction => lowest(BigInt(some), BigInt(all));

export const either = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.above * b.below + b.above * a.below, a.below * b.below);

export const both = (a: Fraction, b: Fraction): Fraction => lowest(a.above * b.above, a.below * b.below);

export const asNumber = ({ above, below }: Fraction): number => Number(above) / Number(below);
