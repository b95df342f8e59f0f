import { useState } from 'react';
import type { Result } from './results.ts';

/** The results of the dice as they are paged through: which lies open, and how many lie before it. */
export interface Results {
  /** None: put away, or nothing has been decided by dice yet. */
  readonly shown: Result | null;
  readonly count: number;
  readonly back: number;
  turn(back: number, open?: boolean): void;
}

/** `seen`: how many there were when whoever looks last decided; those are put away, and can be paged back to. */
export function useResults(results: readonly Result[], seen: number): Results {
  const [turned, setTurned] = useState<{ of: number; back: number; open: boolean } | null>(null);
  const count = results.length;
  // A new result comes to the front, whatever was looked at.
  const { back, open } = turned?.of === count ? turned : { back: 0, open: count > seen };
  return {
    shown: (open && results.at(-1 - back)) || null,
    count,
    back,
    turn: (to, opened = true) => setTurned({ of: count, back: to, open: opened }),
  };
}
