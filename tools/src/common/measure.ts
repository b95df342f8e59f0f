/** One measured figure: stable names, so that runs can be compared. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** Milliseconds of processor that this process has used: what others do on the machine meanwhile does not count. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Repeats work for about so long, three times, and tells the best rate in a second of the processor. */
export function perSecond(name: string, unit: string, seconds: number, work: () => number): Figure {
  work();
  const rates = [0, 1, 2].map(() => {
    const began = used();
    let done = 0;
    let elapsed = 0;
    do {
      done += work();
      elapsed = used() - began;
    } while (elapsed < (seconds * 1000) / 3);
    return done / (elapsed / 1000);
  });
  return { name, value: Math.round(Math.max(...rates)), unit };
}
