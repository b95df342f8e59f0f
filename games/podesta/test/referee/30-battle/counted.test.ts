import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, cards, from, onSquare, type Placed, phase, reorder } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, token } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const held = (id: string) => ({ kind: token(id), owner: 0 });
const FAR: Placed = [SI(4), 'l8'];
const fight = (soldier: number, target: number) => ({ type: 'fight', soldier, target });

describe('who falls at which hit', () => {
  // R54, R84 and R123: unarmed at the second, armed at the third, with a Podestà one later.
  rule(
    ['pod.36.7d', 'pod.28h', 'pod.32c'],
    'unarmed at the second hit, armed at the third, with its Podestà one hit later',
    () => {
      const dead = (damage: number, arms: boolean, podesta: boolean) => {
        const p = position(2).govern(0, 'firenze').govern(1, 'siena').arm(FI(1), FI(5), SI(4));
        if (arms) p.arm(SI(1));
        const f = battle(
          p,
          [
            [FI(5), 'a1'],
            [FI(1), 'f4'],
          ],
          [FAR, [SI(1), 'f5', { damage, podesta: podesta ? communeNamed('siena') : -1 }]],
        );
        const match = phase(p, 'fight', 0, cards(4, 4, 1, 1)).act(fight(1, 3));
        while (match.step === 'support') match.do('ready');
        return match.step === 'fate' || !f.soldiers.some(({ unit, cell }) => unit === SI(1) && cell >= 0);
      };
      expect([dead(0, false, false), dead(1, false, false)]).toEqual([false, true]);
      expect([dead(1, true, false), dead(2, true, false)]).toEqual([false, true]);
      expect([dead(2, true, true), dead(1, false, true)]).toEqual([false, false]);
    },
  );
});

describe('shots', () => {
  const range = (where: string, between: Placed[] = []) => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
      ],
      [FAR, [SI(5), where], ...between],
    );
    return phase(p, 'shoot').choices('shoot', 'target');
  };
  // R83: "in linea retta o in diagonale", within two; the square between empty.
  rule(['pod.36.6a', 'pod.36.2a'], 'go two squares straight or aslant, not like a knight, and over nobody', () => {
    expect([range('f6'), range('h6'), range('f5'), range('g6'), range('f7')]).toEqual([[3], [3], [3], [], []]);
    expect(range('f6', [[SI(6), 'f5']])).toEqual([4]);
  });
  // R83: who stands beside the shooter's friends duels; beside the shooter himself he does not.
  rule(['pod.36.6c'], 'spare whom a friend of the shooter stands beside, and strike whom only the shooter does', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
        [FI(5), 'g6'],
      ],
      [FAR, [SI(5), 'f6'], [SI(6), 'e5']],
    );
    expect(phase(p, 'shoot').choices('shoot', 'target')).toEqual([5]);
  });
});

describe('Benefici in the field', () => {
  // R88: counters that make three or more, none of them superfluous.
  rule(['pod.34c', 'pod.36.4d'], 'two and two make three; with three and one the one is too many', () => {
    const allowed = (...ids: string[]) => {
      const p = armed();
      battle(
        p,
        [
          [FI(1), 'f4'],
          [FI(5), 'a1'],
        ],
        [FAR, [SI(5), 'f5', { damage: 1, hurt: true }]],
        { tokens: [ids.map(held), []] },
      );
      return reorder(p).legal('threeSwords').length > 0;
    };
    expect([allowed('spada-2', 'spada-2'), allowed('spada-2'), allowed('spada-3')]).toEqual([true, false, true]);
    const p = armed();
    battle(p, [[FI(1), 'f4']], [FAR, [SI(5), 'f5', { damage: 1, hurt: true }]], {
      tokens: [[held('spada-3'), held('spada-1')], []],
    });
    const both = { type: 'threeSwords', tokens: [token('spada-3'), token('spada-1')], target: 2 };
    expect(reorder(p).refusal(both)).not.toBeNull();
  });
});

describe('the initiative', () => {
  // R89: even in wins, who inflicted more; even in that, who did not have it.
  rule(['pod.36.4e', 'pod.36.4f'], 'goes by fights won, then by damage, then to who did not have it', () => {
    const next = (wins: [number, number], inflicted: [number, number]) => {
      const p = armed();
      const f = battle(p, [[FI(1), 'f1']], [[SI(1), 'f8']], { wins, inflicted, initiative: 0 });
      from(p, [{ step: 'battleTurnEnd' }]);
      return f.initiative;
    };
    expect([next([1, 0], [0, 3]), next([0, 1], [3, 0]), next([1, 1], [2, 1]), next([1, 1], [1, 1])]).toEqual([
      0, 1, 0, 1,
    ]);
  });
});

describe('two on a square', () => {
  // R85: all hits on the one on top; uncovered, the other fights without the point of the grouping.
  rule(['pod.33e', 'pod.33f', 'pod.36.7c'], 'the upper one bears every hit, the lower none of them', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(5), 'a1'],
        [FI(1), 'f4'],
      ],
      [FAR, [SI(5), 'f5', { damage: 2 }], [SI(6), 'f5', { under: true }]],
    );
    const match = phase(p, 'fight', 0, cards(4, 4, 1, 1)).act(fight(1, 3));
    while (match.step === 'support') match.do('ready');
    expect(onSquare(f, 'f5')).toEqual([SI(6)]);
    expect(
      at(
        f.soldiers,
        f.soldiers.findIndex(({ unit }) => unit === SI(6)),
      ).damage,
    ).toBe(0);
  });
});
