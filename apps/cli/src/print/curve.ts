const HEIGHTS = '▁▂▃▄▅▆▇█';

/** Shares from 0 to 1 as a line of bars, so many signs wide: each the mean of those that fall to it. */
export function curve(shares: readonly number[], width: number): string {
  const signs = Math.min(width, shares.length);
  return Array.from({ length: signs }, (_, sign) => {
    const part = shares.slice(
      Math.floor((sign * shares.length) / signs),
      Math.floor(((sign + 1) * shares.length) / signs),
    );
    const mean = part.reduce((sum, share) => sum + share, 0) / part.length;
    return HEIGHTS.charAt(Math.min(HEIGHTS.length - 1, Math.floor(mean * HEIGHTS.length)));
  }).join('');
}
