import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useMemo } from 'react';
import { changeSettings, useSettings } from '../../keep/settings.ts';

const usual = (table: Table): readonly string[] => (table.layers ?? []).flatMap(one => (one.usual ? [one.id] : []));

/** The layers of a game, those that are on, and what they draw on a board. */
export function useLayers(
  table: Table,
  game: string,
  sight: AnySight,
  board: string | undefined,
  piece: string | null,
) {
  const settings = useSettings();
  const chosen = settings.layers[game];
  const on = useMemo(() => chosen ?? usual(table), [chosen, table]);
  const shown = useMemo(() => (table.layers ?? []).filter(({ id }) => on.includes(id)), [table, on]);
  const drawn = useMemo(
    () =>
      board === undefined
        ? { marks: [], lines: [] }
        : {
            marks: shown.flatMap(layer => layer.marks(sight, board, piece)),
            lines: shown.flatMap(layer => layer.lines?.(sight, board, piece) ?? []),
          },
    [shown, sight, board, piece],
  );
  const toggle = (id: string): void => {
    const next = on.includes(id) ? on.filter(other => other !== id) : [...on, id];
    changeSettings({ layers: { ...settings.layers, [game]: next } });
  };
  return { layers: table.layers, on, toggle, ...drawn };
}

export type Layers = ReturnType<typeof useLayers>;
