import type { Facts } from '@carroccio/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { factsOf } from '../../engine/facts.ts';
import type { KeptMatch } from '../../keep/database.ts';
import { keptMatches } from '../../keep/matches.ts';

/** The list needs the games' words; who has no match yet need not load them. */
const MatchList = lazy(() => import('./MatchList.tsx'));

export function KeptMatches() {
  const [matches, setMatches] = useState<readonly KeptMatch[]>([]);
  const [problem, setProblem] = useState<Facts | null>(null);
  useEffect(() => {
    keptMatches().then(setMatches, (error: unknown) => setProblem(factsOf(error)));
  }, []);
  if (problem)
    return (
      <p role="alert">
        <ErrorWords facts={problem} />
      </p>
    );
  if (matches.length === 0) return null;
  return (
    <Suspense>
      <MatchList kept={matches} />
    </Suspense>
  );
}
