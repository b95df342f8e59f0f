import { useEffect, useState } from 'react';
import { type Laid, layTable } from '../../match/laid.ts';

/** The game on the table, with its charts. It comes when it comes: rules are read before. */
export function useTable(game: string): Laid | null {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    let here = true;
    layTable(game).then(ready => here && setLaid(ready));
    return () => {
      here = false;
    };
  }, [game]);
  return laid;
}
