import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useMemo } from 'react';
import { changeSettings, useSettings } from '../keep/settings.ts';

const NONE: readonly string[] = [];

/** The layers of a game, those that are on, and what they draw on a board. */
export function useLayers(
  table: Table,
  game: string,
  sight: AnySight,
  board: string | undefined,
  piece: string | null,
) {
  const settings = useSettings();
  const on = settings.layers[game] ?? NONE;
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
    const chosen = on.includes(id) ? on.filter(other => other !== id) : [...on, id];
    changeSettings({ layers: { ...settings.layers, [game]: chosen } });
  };
  return { layers: table.layers, on, toggle, ...drawn };
}

export type Layers = ReturnType<typeof useLayers>;
