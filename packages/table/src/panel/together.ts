/** Pieces that stand side by side sent off as one thing: a line that keeps its shape as far as the ground lets it. */
import type { Grid } from '@carroccio/boards';
import { cellAt, centre } from '../board/geometry.ts';
import type { BoardPicture, Piece, Spot } from '../picture.ts';
import type { AnySight, Table } from '../table.ts';
import { type Attempt, takenInHand, within } from './plans.ts';

/** Fewer are taken in hand one by one. */
const FEWEST = 2;

type Facing = NonNullable<Spot['facing']>;

/** The groups of pieces that stand side by side and can each be taken in hand now, the largest first. */
export function groupsOf(table: Table, sight: AnySight, { pieces, grid }: BoardPicture): readonly (readonly Piece[])[] {
  if (!table.begins || !sight.decision || !table.inLine?.includes(sight.decision.step)) return [];
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    if ((table.begins(piece.id, sight) ?? []).length === 0) continue;
    const near = groups.filter(group => group.some(one => areBeside(grid, one, piece)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), piece]);
  }
  return groups.filter(({ length }) => length >= FEWEST).toSorted((a, b) => b.length - a.length);
}

const cellsOf = ({ cell, also = [] }: Piece): readonly number[] => [cell, ...also];

const areBeside = (grid: Grid, one: Piece, other: Piece): boolean =>
  cellsOf(one).some(cell => cellsOf(other).some(next => cell === next || neighboursOf(grid, cell).includes(next)));

const neighboursOf = ({ neighbours, directions }: Grid, cell: number): readonly number[] =>
  Array.from({ length: directions }, (_, direction) => neighbours[cell * directions + direction] ?? -1);

/** The one by whose place the others take theirs: in the middle of them. */
export function leaderOf(group: readonly Piece[], grid: Grid): Piece | undefined {
  const middles = group.map(({ cell }) => centre(grid, cell));
  const spread = (piece: Piece): number => {
    const { x, y } = centre(grid, piece.cell);
    return middles.reduce((sum, middle) => sum + Math.hypot(middle.x - x, middle.y - y), 0);
  };
  return group.toSorted((a, b) => spread(a) - spread(b))[0];
}

/** Where each of them goes when their leader goes there; -1 beyond the board. */
export function goalsOf(group: readonly Piece[], grid: Grid, to: number): readonly number[] {
  const leader = leaderOf(group, grid);
  if (!leader) return [];
  const [from, goal] = [centre(grid, leader.cell), centre(grid, to)];
  return group.map(({ cell }) => {
    const { x, y } = centre(grid, cell);
    return cellAt(grid, { x: x + goal.x - from.x, y: y + goal.y - from.y });
  });
}

/** Where their leader can go so that all of them can come along; a place that one of them leaves counts as free. */
export function reachOfGroup(table: Table, from: Attempt, group: readonly Piece[], board: BoardPicture): number[] {
  const left = group.flatMap(cellsOf);
  const reached = new Map(
    group.map(({ id }) => [id, new Set([...left, ...within(table, takenInHand(table, from, id), board.id)])]),
  );
  const leader = leaderOf(group, board.grid);
  const own = leader ? reached.get(leader.id) : undefined;
  return [...(own ?? [])].filter(
    to =>
      to !== leader?.cell &&
      goalsOf(group, board.grid, to).every((goal, index) => reached.get(group[index]?.id ?? '')?.has(goal)),
  );
}

interface March {
  readonly group: readonly Piece[];
  readonly board: BoardPicture;
  readonly to: number;
  readonly facing?: Facing;
}

/** All of them on their ways, whoever is in front first; those who cannot come along stay. */
export function marchOf(table: Table, from: Attempt, { group, board, to, facing }: March): MarchPlan {
  const { grid, id } = board;
  const goals = goalsOf(group, grid, to);
  const leader = leaderOf(group, grid);
  const way = leader ? between(grid, leader.cell, to) : { x: 0, y: 0 };
  const ahead = ({ cell }: Piece): number => {
    const { x, y } = centre(grid, cell);
    return x * way.x + y * way.y;
  };
  const inOrder = group
    .map((piece, index) => ({ piece, goal: goals[index] ?? -1 }))
    .toSorted((a, b) => ahead(b.piece) - ahead(a.piece));
  let gone = from;
  const going: string[] = [];
  for (const { piece, goal } of inOrder) {
    // What chance or an enemy does on the way cannot be foreseen: whoever is left is sent off afterwards.
    if (goal < 0 || !gone.open) continue;
    const next = sent(table, gone, piece.id, { board: id, cell: goal }, facing);
    if (!next) continue;
    gone = next;
    going.push(piece.id);
  }
  return { plan: gone, going };
}

export interface MarchPlan {
  readonly plan: Attempt;
  /** Who goes. */
  readonly going: readonly string[];
}

const between = (grid: Grid, cell: number, to: number): { x: number; y: number } => {
  const [from, goal] = [centre(grid, cell), centre(grid, to)];
  return { x: goal.x - from.x, y: goal.y - from.y };
};

/** One of them to his place, turned so if he can be. */
function sent(table: Table, from: Attempt, piece: string, spot: Spot, facing: Facing | undefined): Attempt | null {
  const hands = takenInHand(table, from, piece);
  const spots = facing ? [{ ...spot, facing }, spot] : [spot];
  for (const goal of spots)
    for (const hand of hands) {
      if (!hand.open) continue;
      const way = table.journey?.(goal, hand.sight) ?? [];
      const gone = way.length > 0 ? hand.next(...way) : null;
      if (gone) return gone;
    }
  return null;
}

/** The ways they can all be turned at the end; none where they have no front. */
export function facingsOf(table: Table, sight: AnySight, group: readonly Piece[], { grid }: BoardPicture): Facing[] {
  const towards = group.map(({ id }) => table.front?.(id, sight) ?? null).find(one => one !== null);
  if (!towards) return [];
  return Array.from({ length: grid.directions }, (_, direction) => ({ direction, towards }));
}
