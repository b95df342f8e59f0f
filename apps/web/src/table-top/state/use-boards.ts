import { isOwn } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The boards of the game and which of them lies in front: the one chosen, until another comes to the front by itself. */
export function useBoards(table: Table, sight: AnySight) {
  const [front, setFront] = useState<{ board: string; over: string | null } | null>(null);
  const boards = useMemo(() => table.boards(sight), [table, sight]);
  // A board that comes to the front by itself, a battle inside a siege, ends what was chosen before.
  const foremost = boards[0]?.id ?? null;
  const picture = boards.find(({ id }) => id === front?.board && front.over === foremost) ?? boards[0];
  return { boards, picture, bring: (board: string) => setFront({ board, over: foremost }) };
}

export type Boards = ReturnType<typeof useBoards>;

/** What has just happened, and where the board shows it. */
export function useHappened(table: Table, sight: AnySight, fresh: readonly LogLine[], board: string | undefined) {
  // What happened is shown where it stood when it happened: a unit that routed is on the map no more.
  const before = useRef(sight);
  useEffect(() => {
    before.current = sight;
  }, [sight]);
  const happened = useMemo(() => fresh.flatMap(({ event }) => (isOwn(event) ? [event] : [])), [fresh]);
  const cues = useMemo(
    () => happened.flatMap(event => table.cues?.(event, before.current) ?? []).filter(cue => cue.board === board),
    [happened, table, board],
  );
  return { cues };
}
