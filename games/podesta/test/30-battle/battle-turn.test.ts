import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, cards, fieldNames, from, onSquare, type Placed, phase } from '../battles.ts';
import { fieldSquare, type Match, position, rule, sestiere } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const FAR: Placed = [SI(4), 'l8'];
const cells = (match: Match): string[] => fieldNames(match, 'moveTo');
const pickUp = (match: Match, soldier: number, whole = true) => match.act({ type: 'pickUp', soldier, whole });
const moveTo = (match: Match, where: string) => match.act({ type: 'moveTo', cell: fieldSquare(where) });

describe('a battle turn', () => {
  rule(['pod.36a', 'pod.36.9a', 'pod.36.1a'], 'movement, shooting, combat, reordering, and again', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
      ],
      [
        [SI(1), 'l8'],
        [SI(3), 'f6'],
      ],
      { turn: 0 },
    );
    const match = from(p, [{ step: 'battleTurn' }], cards(1, 4, 1, 4));
    expect([match.step, match.seats]).toEqual(['battleMove', [0]]);
    match.do('pass', 'pass');
    expect([match.step, match.seats]).toEqual(['battleShoot', [0]]);
    match.act({ type: 'shoot', soldier: 1, target: 3 }).do('pass');
    // Nobody is in contact: combat is passed over.
    expect([match.step, match.seats]).toEqual(['reorder', [0]]);
    match.do('ready', 'ready');
    expect(match.told('battleTurn')).toMatchObject([{ turn: 2 }]);
    expect(match.step).toBe('battleMove');
  });

  rule(['pod.36.1a', 'pod.36b'], 'one unit at a time, alternating, each once; two passes end it (R77)', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'c2'],
      ],
      [
        [SI(1), 'l8'],
        [SI(4), 'j7'],
      ],
    );
    const match = phase(p, 'move');
    expect(match.seats).toEqual([0]);
    moveTo(pickUp(match, 1), 'c3');
    expect(match.seats).toEqual([1]);
    moveTo(pickUp(match, 3), 'j6');
    expect(match.choices('pickUp', 'soldier')).toEqual([0]);
    match.do('pass', 'pass');
    expect([match.step, at(f.soldiers, 1).moved]).toEqual(['reorder', true]);
  });

  rule(
    'pod.36.1b',
    'up to its Movement: feditori four, fanti two, palvese one, a grouping with the slower (R77)',
    () => {
      const distance = (placed: Placed[], soldier = 1) => {
        const p = armed();
        battle(p, [[FI(5), 'a1'], ...placed], [FAR]);
        return cells(pickUp(phase(p, 'move'), soldier));
      };
      const knight = distance([[FI(1), 'f2']]);
      expect([knight.includes('f6'), knight.includes('j2'), knight.includes('f7')]).toEqual([true, true, false]);
      expect(distance([[FI(4), 'f2']])).toHaveLength(5 * 4 - 1);
      expect(distance([[FI(3), 'f2']])).toHaveLength(8);
      expect(
        distance([
          [FI(3), 'f2'],
          [FI(4), 'f2', { under: true }],
        ]),
      ).toHaveLength(8);
    },
  );

  rule(
    'pod.36.1a',
    'through friends, not through enemies; onto a friend if they may be grouped; out of a grouping alone (R77)',
    () => {
      const p = armed();
      const f = battle(
        p,
        [
          [FI(1), 'a1'],
          [FI(4), 'f2'],
          [FI(5), 'f3'],
          [FI(3), 'g3'],
        ],
        [FAR, [SI(5), 'e3']],
      );
      const reached = cells(pickUp(phase(p, 'move'), 1));
      expect([reached.includes('f4'), reached.includes('f3'), reached.includes('g3'), reached.includes('e3')]).toEqual([
        true,
        true,
        true,
        false,
      ]);
      const match = moveTo(pickUp(phase(p, 'move'), 1), 'g3');
      expect([onSquare(f, 'g3'), match.told('soldierMoved')]).toEqual([
        [FI(3), FI(4)],
        [expect.objectContaining({ unit: FI(4) })],
      ]);
      const q = armed();
      const g = battle(
        q,
        [
          [FI(1), 'a1'],
          [FI(3), 'f2'],
          [FI(4), 'f2', { under: true }],
        ],
        [FAR],
      );
      moveTo(pickUp(phase(q, 'move'), 2, false), 'f4');
      expect([onSquare(g, 'f2'), onSquare(g, 'f4')]).toEqual([[FI(3)], [FI(4)]]);
    },
  );
});

describe('crossbows', () => {
  const aims = (shooter: string, target: string, more: Placed[] = [], enemies: Placed[] = []) => {
    const p = armed();
    battle(p, [[FI(1), 'a1'], [FI(3), shooter], ...more], [FAR, [SI(1), target], ...enemies]);
    const match = phase(p, 'shoot');
    const first = 2 + more.length + 1;
    return match.step === 'battleShoot' && match.legal('shoot').some(shot => shot.target === first);
  };

  rule(['pod.36.6a', 'pod.36.2a', 'pod.27g'], 'within two squares, straight or diagonal (R83)', () => {
    expect([aims('f4', 'f5'), aims('f4', 'f6'), aims('f4', 'h6'), aims('f4', 'd4')]).toEqual([true, true, true, true]);
    expect([aims('f4', 'f7'), aims('f4', 'g6'), aims('f4', 'h5')]).toEqual([false, false, false]);
  });

  rule('pod.36.6a', 'at two squares the one between must be empty; only the company on top shoots (R83)', () => {
    expect(aims('f4', 'f6', [[FI(4), 'f5']])).toBe(false);
    expect(aims('f4', 'f6', [], [[SI(5), 'f5']])).toBe(false);
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4'],
        [FI(3), 'f4', { under: true }],
      ],
      [FAR, [SI(1), 'f6']],
    );
    expect(phase(p, 'shoot').step).not.toBe('battleShoot');
  });

  rule(['pod.36.6b', 'pod.36.5a'], 'Spade above Scudi hit, cards only: no factor, no cover counts (R83, R81)', () => {
    for (const [spade, scudi, hit] of [
      [3, 2, true],
      [2, 2, false],
      [1, 4, false],
      [4, 3, true],
    ] as const) {
      const p = armed();
      const f = battle(
        p,
        [
          [FI(1), 'a1'],
          [FI(3), 'f4'],
        ],
        [FAR, [SI(3), 'f6'], [SI(5), 'f6', { under: true }]],
      );
      const match = phase(p, 'shoot', 0, cards(spade, scudi)).act({ type: 'shoot', soldier: 1, target: 3 });
      expect(match.told('bolt')).toMatchObject([{ unit: FI(3), target: SI(3), spade, scudi, hit }]);
      expect([at(f.soldiers, 3).damage, f.wins]).toEqual(hit ? [1, [1, 0]] : [0, [0, 0]]);
    }
  });

  rule('pod.36.6c', 'not at a target that stands beside a friend (R83)', () => {
    expect(aims('f4', 'f6', [[FI(4), 'g6']])).toBe(false);
    expect(aims('f4', 'f5')).toBe(true);
  });

  rule(['pod.36b', 'pod.36.2a'], 'one shot a turn each, alternating with the enemy', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
        [FI(2), 'd4'],
      ],
      [FAR, [SI(3), 'f6'], [SI(2), 'd6']],
    );
    const match = phase(p, 'shoot', 0, cards(1, 4)).act({ type: 'shoot', soldier: 1, target: 4 });
    expect([match.step, match.seats]).toEqual(['battleShoot', [1]]);
    match.do('pass');
    expect(new Set(match.choices('shoot', 'soldier'))).toEqual(new Set([2]));
  });
});

describe('combat', () => {
  const fight = (soldier: number, target: number) => ({ type: 'fight', soldier, target });

  rule('pod.36.3a', 'neighbours in any of eight directions fight, alternating, each unit once (R78)', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4'],
        [FI(5), 'h4'],
      ],
      [FAR, [SI(5), 'g5'], [SI(6), 'i5']],
    );
    const match = phase(p, 'fight', 0, cards(1, 4, 1, 4));
    expect(match.legal('fight').map(({ soldier, target }) => [soldier, target])).toEqual([
      [1, 4],
      [2, 4],
      [2, 5],
    ]);
    match.act(fight(1, 4)).do('ready');
    expect(match.seats).toEqual([1]);
    expect(match.legal('fight').map(({ soldier, target }) => [soldier, target])).toEqual([[5, 2]]);
  });

  rule(
    'pod.36.3a',
    'a unit that moved into contact has to fight before its side may pass; others may not (R78)',
    () => {
      const p = armed();
      battle(
        p,
        [
          [FI(1), 'a1'],
          [FI(4), 'f3'],
        ],
        [FAR, [SI(5), 'f5']],
      );
      const match = from(p, [{ step: 'battleTurn' }]);
      moveTo(pickUp(match, 1), 'f4').do('pass', 'pass');
      expect([match.step, match.legal('pass')]).toEqual(['battleFight', []]);
      const q = armed();
      battle(
        q,
        [
          [FI(1), 'a1'],
          [FI(4), 'f4'],
        ],
        [FAR, [SI(5), 'f5']],
      );
      expect(phase(q, 'fight').legal('pass')).toHaveLength(1);
    },
  );
});
