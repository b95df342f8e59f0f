import type { Attempt } from '@carroccio/table/panel/plans.ts';
import {
  facingsOf,
  goalsOf,
  groupsOf,
  leaderOf,
  type MarchPlan,
  marchOf,
  reachOfGroup,
} from '@carroccio/table/panel/together.ts';
import type { BoardPicture, CellMark, Piece, Spot } from '@carroccio/table/picture.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useMemo, useState } from 'react';
import type { Actor } from './actor.ts';

type Facing = NonNullable<Spot['facing']>;

interface Around {
  readonly table: Table;
  readonly sight: AnySight;
  readonly moment: string;
  readonly actor: Actor | null;
  readonly picture: BoardPicture | undefined;
  /** Brings a cell into sight. */
  reveal(cell: number): void;
}

/** A group in hand, and how far one has come with it. */
interface InHand {
  readonly moment: string;
  readonly group: readonly Piece[];
  readonly from: Attempt;
  readonly reach: readonly number[];
  readonly goal: { readonly to: number; readonly march: MarchPlan } | null;
}

const NONE: readonly never[] = [];

/** Pieces side by side as one thing: the group, a place, the way they face. */
export function useTogether({ table, sight, moment, actor, picture, reveal }: Around) {
  const [held, setHeld] = useState<InHand | null>(null);
  const now = held?.moment === moment ? held : null;
  const imagine = actor?.imagine;
  const groups = useMemo(
    () => (imagine && picture ? groupsOf(table, sight, picture) : NONE),
    [imagine, table, sight, picture],
  );
  const facings = useMemo(
    () => (now && picture ? facingsOf(table, sight, now.group, picture) : NONE),
    [now, table, sight, picture],
  );

  const take = async (group: readonly Piece[]): Promise<void> => {
    const from = await imagine?.();
    if (!from || !picture) return;
    const leader = leaderOf(group, picture.grid);
    if (leader) reveal(leader.cell);
    setHeld({ moment, group, from, reach: reachOfGroup(table, from, group, picture), goal: null });
  };

  const send = (to: number, facing?: Facing): void => {
    if (!now || !picture) return;
    const { group, from } = now;
    const { plan } = marchOf(table, from, { group, board: picture, to, ...(facing ? { facing } : {}) });
    setHeld(null);
    if (plan.actions.length > 0) void actor?.actAll(plan.actions);
  };

  /** A press on the board while a group is in hand: the place, or the way they face there. */
  const press = ({ board, cell, facing }: Spot): boolean => {
    if (!now || !picture || board !== picture.id) return false;
    const { group, from, goal } = now;
    if (goal && facing && cell === goal.to) {
      send(goal.to, facing);
      return true;
    }
    // Whoever presses beside what they can reach has something else in mind.
    if (!now.reach.includes(cell)) {
      setHeld(null);
      return false;
    }
    if (goal?.to === cell || facings.length === 0) {
      send(cell);
      return true;
    }
    setHeld({ ...now, goal: { to: cell, march: marchOf(table, from, { group, board: picture, to: cell }) } });
    return true;
  };

  const spots: readonly Spot[] =
    now?.goal && picture ? facings.map(facing => ({ board: picture.id, cell: now.goal?.to ?? -1, facing })) : NONE;
  const marks: readonly CellMark[] = useMemo(() => {
    if (!now || !picture) return NONE;
    const mark = (cell: number, texture: CellMark['texture']): CellMark => ({ cell, texture, tone: 'legal' });
    const goals = now.goal ? goalsOf(now.group, picture.grid, now.goal.to).filter(cell => cell >= 0) : [];
    return [...now.group.map(({ cell }) => mark(cell, 'outline')), ...goals.map(cell => mark(cell, 'fill'))];
  }, [now, picture]);

  return {
    groups,
    held: now,
    facings,
    spots,
    marks,
    reach: now && !now.goal ? now.reach : NONE,
    press,
    take: (group: readonly Piece[]) => void take(group),
    send,
    letGo: () => setHeld(null),
  };
}

export type Together = ReturnType<typeof useTogether>;
