import type { Language } from '@carroccio/kernel';
import { useEffect, useMemo, useState } from 'react';
import { layTable } from '../../match/laid.ts';
import type { Chart, Table } from '../../table/table.ts';
import { hasTable } from '../../tables/index.ts';

const NONE: readonly Chart[] = [];

/** The charts of a game that has a table in the browser. They come when they come: rules can be read before. */
export function useCharts(game: string, language: Language): readonly Chart[] {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    if (!hasTable(game)) return;
    let here = true;
    layTable(game).then(laid => here && setTable(laid.table));
    return () => {
      here = false;
    };
  }, [game]);
  return useMemo(() => table?.charts?.(language) ?? NONE, [table, language]);
}
