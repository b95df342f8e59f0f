/** Men side by side sent off as one thing: they keep their shape, and horses turn as one. */
import { guiscard } from '@carroccio/guiscard';
import { type Match, replay } from '@carroccio/kernel';
import { Attempt } from '@carroccio/table/panel/plans.ts';
import { facingsOf, goalsOf, groupsOf, leaderOf, marchOf, reachOfGroup } from '@carroccio/table/panel/together.ts';
import type { BoardPicture, Piece } from '@carroccio/table/picture.ts';
import { settingOf, sightOf } from '@carroccio/table/testing/index.ts';
import { expect, test } from 'vitest';
import { lay } from '../index.tsx';
import { hex, onOpenGround } from './browser/positions.ts';

const setting = settingOf(guiscard);
const table = lay(setting);
const SEAT = 0;
const NORTH = 0;

type Men = Parameters<typeof onOpenGround>[0];
const foot: Men = ['robert', 'roger', 'serlon'].map((id, index) => ({ id, side: SEAT, head: hex(10 + index) }));
const horse: Men = ['robert', 'roger', 'serlon'].map((id, index) => ({
  id,
  side: SEAT,
  head: hex(9 + 2 * index),
  tail: hex(10 + 2 * index),
}));

interface Line {
  readonly match: Match;
  readonly board: BoardPicture;
  readonly group: readonly Piece[];
  readonly from: Attempt;
}

/** They stand one behind the other, about to move. */
function lineOf(men: Men): Line {
  const match = replay(setting.game, onOpenGround(men));
  while (match.play.decision()?.step !== 'movement') {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    const end = match.play.legal(seat).find(action => Object.keys(action).length === 1);
    if (!end || !match.act(seat, end).ok) throw new Error('they do not come to move');
  }
  const sight = sightOf(match.play);
  const [board] = table.boards(sight);
  if (!board) throw new Error('there is no board');
  const [group] = groupsOf(table, sight, board);
  if (!group) throw new Error('nobody stands side by side');
  return { match, board, group, from: Attempt.from(match.play, { seat: SEAT, language: 'en', asked: true }) };
}

const standing = ({ match, group }: Line): number[] => {
  const pieces = table.boards(sightOf(match.play))[0]?.pieces ?? [];
  return group.map(({ id }) => pieces.find(piece => piece.id === id)?.cell ?? -1);
};

test('three men go two hexes on, whoever is in front first, and it is taken back as one', () => {
  const line = lineOf(foot);
  const { match, board, group, from } = line;
  expect(group).toHaveLength(3);
  const leader = leaderOf(group, board.grid);
  expect(leader?.cell).toBe(hex(11));
  const to = hex(9);
  expect(reachOfGroup(table, from, group, board)).toContain(to);
  const before = standing(line);
  const { plan, going } = marchOf(table, from, { group, board, to });
  expect(going).toHaveLength(3);
  expect(match.follow(SEAT, plan.actions)).toMatchObject({ taken: plan.actions.length });
  expect(standing(line)).toEqual(goalsOf(group, board.grid, to));
  expect(standing(line).toSorted((a, b) => a - b)).toEqual([hex(8), hex(9), hex(10)]);
  expect(match.undo(SEAT).ok).toBe(true);
  expect(standing(line)).toEqual(before);
});

test('beyond the reach of one of them the line does not go', () => {
  const { board, group, from } = lineOf(foot);
  const reach = reachOfGroup(table, from, group, board);
  expect(reach.length).toBeGreaterThan(10);
  // There the first of them would be beyond the edge of the map.
  expect(reach).not.toContain(hex(1));
});

test('men on foot have no front; horses are turned together, each as it can be', () => {
  const sight = sightOf(lineOf(foot).match.play);
  expect(facingsOf(table, sight, lineOf(foot).group, lineOf(foot).board)).toEqual([]);
  const line = lineOf(horse);
  const { match, board, group, from } = line;
  const facings = facingsOf(table, sightOf(match.play), group, board);
  expect(facings).toHaveLength(6);
  const [facing] = facings.filter(({ direction }) => direction === NORTH);
  if (!facing) throw new Error('nobody can look north');
  const leader = leaderOf(group, board.grid);
  const to = hex(7);
  expect(leader?.cell).toBe(hex(11));
  const { plan, going } = marchOf(table, from, { group, board, to, facing });
  expect(going).toHaveLength(3);
  match.follow(SEAT, plan.actions);
  const pieces = table.boards(sightOf(match.play))[0]?.pieces ?? [];
  for (const { id } of group) {
    const piece = pieces.find(one => one.id === id);
    // His tail is behind him: south of the head.
    expect(piece?.also).toEqual([(piece?.cell ?? 0) + 1]);
  }
});
