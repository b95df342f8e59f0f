import { useCallback, useEffect, useState } from 'react';
import { codeOf } from '../../online/api.ts';

/** How often a page that waits for somebody asks again. */
const EVERY_MS = 3000;

const never = (): boolean => false;

interface Asked<T> {
  readonly answer: T | null;
  readonly problem: string | null;
  again(): void;
}

/**
 * What the server says, asked again now and then while the page is in sight, until it is enough. Both functions must
 * stay the same.
 */
export function useAsked<T>(ask: () => Promise<T>, isEnough: (answer: T) => boolean = never): Asked<T> {
  const [said, setSaid] = useState<Pick<Asked<T>, 'answer' | 'problem'>>({ answer: null, problem: null });
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes(before => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again each time somebody wants it so
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      try {
        const answer = await ask();
        if (wanted) setSaid({ answer, problem: null });
        if (isEnough(answer)) clearInterval(timer);
      } catch (error) {
        if (wanted) setSaid(before => ({ ...before, problem: codeOf(error) }));
      }
    };
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, EVERY_MS);
    void look();
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [ask, isEnough, times]);
  return { ...said, again };
}
