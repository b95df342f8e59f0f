import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { ROUTED } from '../../src/state.ts';
import { battle, fieldNames, from, onSquare, type Placed, reorder } from '../battles.ts';
import { fieldSquare, type Match, position, rule, sestiere, token } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const FAR: Placed = [SI(4), 'l8'];
const cells = (match: Match): string[] => fieldNames(match, 'moveTo');
const moveTo = (match: Match, where: string) => match.act({ type: 'moveTo', cell: fieldSquare(where) });

describe('reordering', () => {
  rule('pod.36.4a', 'lines are exchanged once in each grouping', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f2'],
        [FI(5), 'f2', { under: true }],
      ],
      [FAR],
    );
    const match = reorder(p).act({ type: 'swap', soldier: 2 });
    expect([onSquare(f, 'f2'), match.legal('swap')]).toEqual([[FI(5), FI(4)], []]);
  });

  rule(
    ['pod.36.4b', 'pod.37a'],
    'a unit in difficulty withdraws behind its line with the points it has left (R87)',
    () => {
      const p = armed();
      const f = battle(
        p,
        [
          [FI(4), 'f3'],
          [FI(1), 'f4', { left: 2 }],
        ],
        [FAR, [SI(1), 'f5']],
      );
      const match = reorder(p);
      expect(match.legal('withdraw').filter(({ soldier }) => soldier === 1)).toEqual([
        { type: 'withdraw', soldier: 1, whole: true },
      ]);
      match.act({ type: 'withdraw', soldier: 1, whole: true });
      const shelters = cells(match);
      expect([
        shelters.includes('f2'),
        shelters.includes('e3'),
        shelters.includes('g4'),
        shelters.includes('f3'),
      ]).toEqual([true, false, false, false]);
      moveTo(match, 'f2');
      expect(at(f.soldiers, 1).cell).toBe(fieldSquare('f2'));
      expect(match.choices('withdraw', 'soldier')).not.toContain(1);
    },
  );

  rule('pod.36.4b', 'of a grouping one company may withdraw alone, or both together (R87)', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(3), 'f3', { left: 0 }],
        [FI(4), 'f4', { left: 2 }],
        [FI(5), 'f4', { left: 2, under: true }],
      ],
      [FAR, [SI(1), 'f5']],
    );
    const match = reorder(p);
    expect(match.legal('withdraw').map(({ soldier, whole }) => [soldier, whole])).toEqual([
      [1, true],
      [1, false],
      [2, false],
    ]);
    moveTo(match.act({ type: 'withdraw', soldier: 2, whole: false }), 'f2');
    expect([onSquare(f, 'f4'), onSquare(f, 'f2')]).toEqual([[FI(4)], [FI(5)]]);
  });

  rule('pod.36.4b', 'without points, or without a line to stand behind, it cannot (R87)', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(4), 'f3'],
        [FI(1), 'f4', { left: 0 }],
      ],
      [FAR, [SI(1), 'f5']],
    );
    expect(reorder(p).choices('withdraw', 'soldier')).not.toContain(1);
    const q = armed();
    battle(
      q,
      [
        [FI(4), 'f1', { left: 0 }],
        [FI(1), 'f2', { left: 4 }],
      ],
      [FAR, [SI(1), 'f3']],
    );
    expect(reorder(q).legal('withdraw')).toEqual([]);
  });

  const withTokens = (side: number, ...ids: string[]) => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4', { damage: 1, hurt: true }],
      ],
      [FAR, [SI(5), 'f5', { damage: 2, hurt: true }], [SI(6), 'h5']],
    );
    f.tokens[side] = ids.map(id => ({ kind: token(id), owner: side }));
    f.inflicted = [2, 1];
    return { p, f };
  };

  rule(
    ['pod.36.4c', 'pod.34c', 'pod.23i'],
    'three Spade, also added up, aggravate a damage of this turn and may eliminate (R88)',
    () => {
      const { p, f } = withTokens(0, 'spada-1', 'spada-2');
      const match = reorder(p);
      expect(match.legal('threeSwords')).toEqual([
        { type: 'threeSwords', tokens: [token('spada-2'), token('spada-1')], target: 3 },
      ]);
      match.act({ type: 'threeSwords', tokens: [token('spada-1'), token('spada-2')], target: 3 });
      expect(match.told('eliminated')).toMatchObject([{ unit: SI(5), captured: false }]);
      expect([f.tokens[0], p.state.used.length]).toEqual([[], 2]);
    },
  );

  rule(
    ['pod.34c', 'pod.36.4c'],
    'three of one counter are enough, and none may be superfluous; once a turn (R88)',
    () => {
      const { p } = withTokens(0, 'spada-3', 'spada-3', 'spada-1');
      const match = reorder(p);
      expect(match.legal('threeSwords').map(({ tokens }) => tokens)).toEqual([[token('spada-3')]]);
      match.act({ type: 'threeSwords', tokens: [token('spada-3')], target: 3 });
      expect(match.legal('threeSwords')).toEqual([]);
      expect(withTokens(0, 'spada-1', 'spada-1').p.state.battle?.tokens[0]).toHaveLength(2);
      expect(reorder(withTokens(0, 'spada-1', 'spada-1').p).legal('threeSwords')).toEqual([]);
    },
  );

  rule(['pod.36.4d', 'pod.34d', 'pod.23u'], 'three Scudi take a damage off an own company (R88)', () => {
    const { p, f } = withTokens(0, 'scudo-1', 'scudo-1', 'scudo-1');
    const match = reorder(p);
    expect(match.choices('threeShields', 'soldier')).toEqual([1]);
    match.act({ type: 'threeShields', tokens: [3, 3, 3], soldier: 1 });
    expect([at(f.soldiers, 1).damage, f.inflicted]).toEqual([0, [2, 0]]);
    expect(match.told('healed')).toMatchObject([{ unit: FI(4) }]);
  });

  rule(['pod.40a', 'pod.36.7d'], 'a company at the end of its Resistance may flee unharmed, or stay (R86)', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4', { damage: 2 }],
        [FI(5), 'g4', { damage: 1 }],
      ],
      [FAR],
    );
    const match = reorder(p);
    expect(match.choices('rout', 'soldier')).toEqual([1]);
    match.act({ type: 'rout', soldier: 1 });
    expect([at(f.soldiers, 1).cell, match.told('routed')]).toEqual([
      ROUTED,
      [expect.objectContaining({ unit: FI(4) })],
    ]);
    expect(reorder(p).do('ready').seats).toEqual([1]);
  });
});

describe('initiative of the next turn', () => {
  const next = (wins: number[], inflicted: number[], holder = 0) => {
    const p = armed();
    const f = battle(p, [[FI(1), 'a1']], [FAR], { wins, inflicted, initiative: holder });
    from(p, [{ step: 'battleTurnEnd' }]);
    return f.initiative;
  };

  rule('pod.36.4e', 'who won most clashes keeps it, who lost most loses it (R89)', () => {
    expect([next([2, 1], [0, 5]), next([1, 2], [5, 0]), next([0, 1], [3, 0], 1)]).toEqual([0, 1, 1]);
  });

  rule('pod.36.4f', 'even: more damage; even again: the other side', () => {
    expect([next([1, 1], [3, 2]), next([1, 1], [1, 2]), next([0, 0], [1, 1]), next([0, 0], [0, 0], 1)]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  test('damage on a company eliminated while reordering counts (R132)', () => {
    const p = armed();
    const f = battle(p, [[FI(1), 'a1']], [FAR, [SI(5), 'f5', { damage: 2, hurt: true }]], {
      tokens: [[{ kind: token('spada-3'), owner: 0 }], []],
      inflicted: [0, 0],
    });
    reorder(p).act({ type: 'threeSwords', tokens: [token('spada-3')], target: 2 });
    expect(f.inflicted).toEqual([1, 0]);
  });
});
