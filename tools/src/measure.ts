/** One measured figure: stable names, so that runs can be compared. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** Repeats work for about so long, three times, and tells the best rate: what the machine can do, not what disturbed it. */
export function perSecond(name: string, unit: string, seconds: number, work: () => number): Figure {
  work();
  const rates = [0, 1, 2].map(() => {
    const began = performance.now();
    let done = 0;
    let elapsed = 0;
    do {
      done += work();
      elapsed = performance.now() - began;
    } while (elapsed < (seconds * 1000) / 3);
    return done / (elapsed / 1000);
  });
  return { name, value: Math.round(Math.max(...rates)), unit };
}
