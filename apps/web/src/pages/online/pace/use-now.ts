import { useEffect, useState } from 'react';

/** What time it is, again and again while it matters. */
export function useNow(matters: boolean, everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!matters) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [matters, everyMs]);
  return now;
}
