/** While the lines meet: whose turn it is, who is ordered anew, and what a side is told when it cannot. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import type { Battle } from '../../src/state.ts';
import { battle, from, onSquare, type Placed, phase, reorder } from '../battles.ts';
import { fieldSquare, type Match, type Position, position, rule, sestiere, token } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const lines = (
  own: readonly Placed[],
  enemies: readonly Placed[] = [],
  more: Partial<Battle> = {},
  p: Position = armed(),
) => {
  const fight = battle(p, [[FI(4), 'l1'], ...own], [[SI(4), 'l8'], ...enemies], more);
  return { p, fight, table: p.table };
};
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const kinds = (...ids: string[]) => ids.map(id => ({ kind: token(id), owner: 0 }));

describe('taking turns', () => {
  rule(
    ['pod.36.1a', 'pod.36a'],
    'one unit after the other, the sides in turn; after two passes the phase is over',
    () => {
      const { p, fight } = lines(
        [
          [FI(5), 'd4'],
          [FI(6), 'd4', { under: true }],
        ],
        [[SI(5), 'd8']],
      );
      const match = phase(p, 'move');
      expect([match.step, match.seats, match.legal('pickUp').map(({ soldier, whole }) => [soldier, whole])]).toEqual([
        'battleMove',
        [0],
        [
          [0, true],
          [1, true],
          [1, false],
          [2, false],
        ],
      ]);
      match.act({ type: 'pickUp', soldier: 2, whole: false }).act({ type: 'moveTo', cell: fieldSquare('d5') });
      expect([match.seats, at(fight.soldiers, 2).moved, at(fight.soldiers, 1).moved]).toEqual([[1], true, false]);
      match.do('pass');
      expect(match.legal('pickUp').map(({ soldier, whole }) => [soldier, whole])).toEqual([
        [0, true],
        [1, true],
      ]);
      match.do('pass');
      expect(match.step).not.toBe('battleMove');
    },
  );

  rule(['pod.36.1a', 'pod.36b'], 'who has moved does not move again, nor a grouping with him', () => {
    const { p } = lines(
      [
        [FI(5), 'd4'],
        [FI(6), 'd4', { under: true, moved: true }],
      ],
      [[SI(5), 'd8']],
    );
    expect(
      phase(p, 'move')
        .legal('pickUp')
        .map(({ soldier, whole }) => [soldier, whole]),
    ).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  rule(['pod.36.2a', 'pod.36.6b', 'pod.36.7a'], 'a bolt hits with the higher card, and marks its shooter', () => {
    const shot = (spade: number, scudi: number, side = 0) => {
      const { p, fight } = lines([[FI(3), 'd4']], [[SI(3), 'd5']]);
      const match = phase(p, 'shoot', side, [spade - 1, scudi - 1]);
      match.act(side === 0 ? { type: 'shoot', soldier: 1, target: 3 } : { type: 'shoot', soldier: 3, target: 1 });
      return [
        at(match.told('bolt'), 0).hit,
        at(fight.soldiers, 1).damage,
        at(fight.soldiers, 3).damage,
        at(fight.soldiers, 1).shot,
        at(fight.soldiers, 3).shot,
        fight.wins,
      ];
    };
    expect([shot(2, 1), shot(2, 2), shot(3, 2, 1)]).toEqual([
      [true, 0, 1, true, false, [1, 0]],
      [false, 0, 0, true, false, [0, 0]],
      [true, 1, 0, false, true, [0, 1]],
    ]);
  });
});

describe('reordering', () => {
  rule(['pod.36.4a', 'pod.36b'], 'a grouping changes its order once a turn', () => {
    const { p, fight } = lines([
      [FI(5), 'd4'],
      [FI(6), 'd4', { under: true }],
    ]);
    const match = reorder(p);
    expect(match.choices('swap', 'soldier')).toEqual([2]);
    match.act({ type: 'swap', soldier: 2 });
    expect([onSquare(fight, 'd4'), match.legal('swap'), said(match.refusal({ type: 'swap', soldier: 1 }))]).toEqual([
      [FI(6), FI(5)],
      [],
      'pod.36.4a cannot acted',
    ]);
    expect(match.legal('withdraw').map(({ soldier }) => soldier)).not.toContain(1);
  });

  rule(['pod.36.4b', 'pod.37a'], 'companies withdraw, alone or together, and have reordered then', () => {
    const { p, fight } = lines(
      [
        [FI(5), 'd4', { left: 1 }],
        [FI(6), 'd4', { under: true, left: 1 }],
        [FI(1), 'h5'],
      ],
      [[SI(5), 'd5']],
    );
    const match = reorder(p);
    expect(
      match
        .legal('withdraw')
        .filter(({ soldier }) => Number(soldier) < 3 && Number(soldier) > 0)
        .map(({ soldier, whole }) => [soldier, whole]),
    ).toEqual([
      [1, true],
      [1, false],
      [2, false],
    ]);
    match.act({ type: 'withdraw', soldier: 1, whole: true });
    expect(said(match.refusal({ type: 'moveTo', cell: fieldSquare('d5') }))).toBe(
      `pod.37a noRoom ${fieldSquare('d5')}`,
    );
    match.act({ type: 'moveTo', cell: fieldSquare('d3') });
    expect([
      onSquare(fight, 'd3'),
      at(fight.soldiers, 1).reordered,
      at(fight.soldiers, 2).reordered,
      at(fight.soldiers, 3).reordered,
    ]).toEqual([[FI(5), FI(6)], true, true, false]);
    const alone = lines(
      [
        [FI(5), 'd4', { left: 1 }],
        [FI(6), 'd4', { under: true, left: 1 }],
      ],
      [[SI(5), 'd5']],
    );
    reorder(alone.p)
      .act({ type: 'withdraw', soldier: 1, whole: false })
      .act({ type: 'moveTo', cell: fieldSquare('d3') });
    expect([
      at(alone.fight.soldiers, 1).reordered,
      at(alone.fight.soldiers, 2).reordered,
      at(alone.fight.soldiers, 2).top,
    ]).toEqual([true, false, true]);
  });

  rule(['pod.36.4c', 'pod.36.7e'], 'three swords hurt once more who was hurt this turn, once a turn', () => {
    const struck = (damage: number, hurt: boolean) => {
      const { p, fight } = lines([], [[SI(5), 'd5', { damage, hurt }]], {
        tokens: [kinds('spada-3', 'spada-1', 'spada-2'), []],
      });
      return { fight, match: reorder(p) };
    };
    const { fight, match } = struck(1, true);
    expect(match.choices('threeSwords', 'target')).toEqual([2, 2]);
    match.act({ type: 'threeSwords', tokens: [token('spada-3')], target: 2 });
    expect([
      at(fight.soldiers, 2).damage,
      fight.played,
      fight.inflicted,
      match.legal('threeSwords'),
      said(match.refusal({ type: 'threeSwords', tokens: [token('spada-2'), token('spada-1')], target: 2 })),
    ]).toEqual([2, [1, 0], [1, 0], [], 'pod.36.4c cannot acted']);
    expect([
      struck(1, false).match.legal('threeSwords'),
      said(struck(1, false).match.refusal({ type: 'threeSwords', tokens: [token('spada-3')], target: 2 })),
    ]).toEqual([[], 'pod.36.4c cannot unhurt']);
    expect(said(struck(1, true).match.refusal({ type: 'threeSwords', tokens: [token('spada-1')], target: 2 }))).toBe(
      'pod.36.4c cannot token',
    );
    const gone = struck(2, true);
    gone.match.act({ type: 'threeSwords', tokens: [token('spada-3')], target: 2 });
    expect(at(gone.fight.soldiers, 2).cell).toBe(-2);
  });

  rule(['pod.36.4d', 'pod.36.4f'], 'three shields heal one damage, once a turn; fresh wounds count no more', () => {
    const healed = (damage: number, hurt: boolean, inflicted: number[]) => {
      const { p, fight } = lines([[FI(5), 'd4', { damage, hurt }]], [], {
        tokens: [kinds('scudo-3', 'scudo-3'), []],
        inflicted,
      });
      const match = reorder(p);
      if (match.legal('threeShields').length > 0)
        match.act({ type: 'threeShields', tokens: [token('scudo-3')], soldier: 1 });
      return [
        at(fight.soldiers, 1).damage,
        fight.inflicted,
        fight.played,
        match.legal('threeShields').length,
        said(match.refusal({ type: 'threeShields', tokens: [token('scudo-3')], soldier: 1 })),
      ];
    };
    expect([
      healed(2, true, [0, 2]),
      healed(1, false, [0, 2]),
      healed(1, true, [0, 0]),
      healed(0, false, [0, 0]),
    ]).toEqual([
      [1, [0, 1], [2, 0], 0, 'pod.36.4d cannot acted'],
      [0, [0, 2], [2, 0], 0, 'pod.36.4d cannot acted'],
      [0, [0, 0], [2, 0], 0, 'pod.36.4d cannot acted'],
      [0, [0, 0], [0, 0], 0, 'pod.36.4d cannot unhurt'],
    ]);
  });

  rule('pod.40a', 'who is at his end may leave the field', () => {
    const { p, fight } = lines([
      [FI(5), 'd4', { damage: 2 }],
      [FI(6), 'e4', { damage: 1 }],
    ]);
    const match = reorder(p);
    expect([match.choices('rout', 'soldier'), said(match.refusal({ type: 'rout', soldier: 2 }))]).toEqual([
      [1],
      'pod.40a cannot solid',
    ]);
    match.act({ type: 'rout', soldier: 1 });
    expect(at(fight.soldiers, 1).cell).toBe(-3);
  });

  rule(
    ['pod.36.4e', 'pod.36.4f'],
    'initiative stays with who won more clashes, or as many and gave more damage',
    () => {
      const after = (wins: number[], inflicted: number[], initiative = 0, hurt = false) => {
        const { p, fight } = lines([[FI(5), 'd4', { hurt }]], [[SI(5), 'd7']], {
          wins,
          inflicted,
          initiative,
          quiet: 1,
          turn: 3,
        });
        const match: Match = from(p, [{ step: 'battleTurnEnd' }]);
        return [fight.initiative, fight.quiet, match.told('initiativeGoes').length];
      };
      expect([
        after([1, 0], [0, 5]),
        after([0, 0], [1, 0]),
        after([0, 0], [0, 0]),
        after([0, 1], [3, 0]),
        after([1, 1], [2, 2]),
      ]).toEqual([
        [0, 2, 0],
        [0, 2, 0],
        [1, 2, 1],
        [1, 2, 1],
        [1, 2, 1],
      ]);
      expect([after([0, 1], [0, 0], 1, true), after([0, 0], [0, 0], 1, true)]).toEqual([
        [1, 0, 0],
        [0, 0, 1],
      ]);
    },
  );
});
