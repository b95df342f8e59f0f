import { describe, expect } from 'vitest';
import { battle, cards, fieldNames, from, phase } from '../../battles.ts';
import { position, rule, sestiere } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('crossbows', () => {
  // R83: at two squares the one between must be empty, of friends as well.
  rule(['pod.36.6a', 'pod.36.2a'], 'do not shoot over a friend at two squares, but do beside him', () => {
    const targets = (friend: string) => {
      const p = armed();
      battle(
        p,
        [
          [FI(1), 'a1'],
          [FI(2), 'f4'],
          [FI(4), friend],
        ],
        [
          [SI(1), 'l8'],
          [SI(4), 'f6'],
        ],
      );
      return phase(p, 'shoot').legal('shoot').length;
    };
    expect([targets('f5'), targets('d4')]).toEqual([0, 1]);
  });
});

describe('a unit that has come up to an enemy', () => {
  // R78 and R79: to help is its one attack of the turn; then nothing more is owed.
  rule(['pod.36.3a', 'pod.36.8a'], 'and has helped a friend owes no fight of its own', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'e4', { charged: true, moved: true }],
        [FI(3), 'g4'],
      ],
      [
        [SI(1), 'l8'],
        [SI(4), 'f5'],
      ],
    );
    const match = phase(p, 'fight', 0, cards(1, 4, 1, 4));
    expect(match.refusal({ type: 'pass' })).not.toBeNull();
    match.act({ type: 'fight', soldier: 2, target: 4 });
    expect(match.step).toBe('support');
    match.act({ type: 'support', soldier: 1 });
    while (match.step === 'support') match.do('ready');
    expect(p.state.battle?.soldiers[1]).toMatchObject({ supported: true });
    expect(match.told('clash')).toMatchObject([{ attack: [3, 2] }]);
    expect(match.legal('fight', 0).filter(({ soldier }) => soldier === 1)).toEqual([]);
  });

  // R77: through friends, not through enemies; onto a friend only if the two go together.
  rule(['pod.36.1a', 'pod.33g'], 'went there past friends, not past enemies', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(4), 'a2'],
        [FI(2), 'a3'],
        [FI(1), 'b3'],
      ],
      [
        [SI(1), 'l8'],
        [SI(4), 'b4'],
        [SI(5), 'a4'],
      ],
    );
    const match = phase(p, 'move').act({ type: 'pickUp', soldier: 0, whole: true });
    const cells = fieldNames(match, 'moveTo');
    expect(cells).toContain('a3');
    expect([cells.includes('b3'), cells.includes('a4'), cells.includes('b4')]).toEqual([false, false, false]);
    expect(cells).toContain('c3');
  });
});

describe('a turn of battle', () => {
  // R89: a parried fight is won by nobody; with nothing done the initiative passes on.
  rule(['pod.36.4f', 'pod.36.5e'], 'in which every blow was parried gives the initiative to the other side', () => {
    const p = armed();
    const f = battle(p, [[FI(1), 'f4']], [[SI(1), 'f5']]);
    const match = phase(p, 'fight', 0, cards(1, 4, 1, 4)).act({ type: 'fight', soldier: 0, target: 1 });
    while (match.step !== 'battleMove') match.do(match.offers('pass') ? 'pass' : 'ready');
    expect([f.wins, f.inflicted, f.initiative, f.quiet]).toEqual([[0, 0], [0, 0], 1, 1]);
  });

  // R92: three of them in a row, and either may call it off; before that nobody.
  rule(
    ['pod.42a', 'pod.36.9a'],
    'without damage may be the third: then the battle can be called off, not before',
    () => {
      const callable = (quiet: number) => {
        const p = armed();
        battle(p, [[FI(1), 'a1']], [[SI(1), 'l8']], { quiet });
        return phase(p, 'move').do('parley').offers('callOffBattle');
      };
      expect([callable(2), callable(3)]).toEqual([false, true]);
    },
  );
});

// R86: fleeing is no loss; of a grouping the other stays, and fights on alone.
rule(
  ['pod.40a', 'pod.33e', 'pod.39b'],
  'of a grouping one may flee; the other stays without the point of a group',
  () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4', { damage: 2 }],
        [FI(5), 'f4', { under: true }],
      ],
      [[SI(1), 'l8']],
    );
    const match = from(p, [{ step: 'reorder', side: 0 }, { step: 'reorder', side: 1 }, { step: 'battleTurnEnd' }]);
    match.act({ type: 'rout', soldier: 1 });
    expect([f.soldiers[1]?.cell, f.soldiers[2]?.top, p.state.back[FI(4)]]).toEqual([-3, true, 0]);
  },
);
