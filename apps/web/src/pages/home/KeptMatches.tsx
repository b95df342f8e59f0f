import { lazy, Suspense, useEffect, useState } from 'react';
import type { KeptMatch } from '../../keep/database.ts';
import { keptMatches } from '../../keep/matches.ts';

/** The list needs the games' words; who has no match yet need not load them. */
const MatchList = lazy(() => import('./MatchList.tsx'));

export function KeptMatches() {
  const [matches, setMatches] = useState<readonly KeptMatch[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    keptMatches().then(setMatches, (error: unknown) => setProblem(String(error)));
  }, []);
  if (problem) return <p role="alert">{problem}</p>;
  if (matches.length === 0) return null;
  return (
    <Suspense>
      <MatchList kept={matches} />
    </Suspense>
  );
}
