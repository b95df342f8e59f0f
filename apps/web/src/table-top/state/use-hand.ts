import { type Attempt, plansTo, takenInHand, within } from '@carroccio/table/panel/plans.ts';
import type { BoardPicture, Spot } from '@carroccio/table/picture.ts';
import type { Table } from '@carroccio/table/table.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Actor } from './actor.ts';

interface Held {
  readonly moment: string;
  readonly piece: string;
  readonly from: Attempt;
  readonly hands: readonly Attempt[];
}

/** The selected piece as if it were taken in hand: where it could go, and what would have to be done for it. */
export function useHand(
  table: Table,
  actor: Actor | null,
  moment: string,
  piece: string | null,
  picture: BoardPicture | undefined,
) {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    setHeld(null);
    if (!actor?.imagine || piece === null) return;
    let current = true;
    void actor.imagine().then(from => {
      if (from && current) setHeld({ moment, piece, from, hands: takenInHand(table, from, piece) });
    });
    return () => {
      current = false;
    };
  }, [table, actor, moment, piece]);
  const now = held?.moment === moment && held.piece === piece ? held : null;
  const board = picture?.id;
  const cells = useMemo(() => (now && board !== undefined ? within(table, now.hands, board) : []), [table, now, board]);
  return {
    /** Where it could go. */
    cells,
    plans: async (spot: Spot): Promise<Attempt[]> => {
      const from = now?.from ?? (await actor?.imagine?.()) ?? null;
      if (!from) return [];
      const hands = now?.hands ?? (piece === null ? [] : takenInHand(table, from, piece));
      return plansTo(table, from, hands, piece, spot);
    },
  };
}
