import type { SaidFault } from './open-contest.ts';

/** What a program did wrong in many matches. */
export interface FaultSummary {
  seat: string;
  command: string;
  faults: number;
  matches: number;
  /** In so many it was out: the rest of them was played at random. */
  out: number;
  /** The first that was heard of, in words. */
  first: string;
}

/** Counts what programs do wrong, by seat and program. */
export class FaultCount {
  readonly #counted = new Map<string, FaultSummary>();

  add(faults: readonly SaidFault[], seatNames: readonly string[]): void {
    const seen = new Set<FaultSummary>();
    for (const { fault, said } of faults) {
      const seat = seatNames[fault.seat] ?? String(fault.seat);
      const key = `${seat} ${fault.command}`;
      const counted = this.#counted.get(key) ?? {
        seat,
        command: fault.command,
        faults: 0,
        matches: 0,
        out: 0,
        first: said,
      };
      this.#counted.set(key, counted);
      counted.faults++;
      if (fault.out) counted.out++;
      seen.add(counted);
    }
    for (const counted of seen) counted.matches++;
  }

  get summary(): FaultSummary[] {
    return [...this.#counted.values()];
  }
}
