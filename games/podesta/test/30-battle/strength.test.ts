import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { attackOf, defenceOf, factors } from '../../src/30-battle/battle.ts';
import { battle, cards, type Placed, phase } from '../battles.ts';
import { communeNamed, position, rule, sestiere, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const fight = (soldier: number, target: number) => ({ type: 'fight', soldier, target });

describe('Attack and Defence', () => {
  const value = (placed: Placed[], index = 1, setup = armed()) => {
    const f = battle(setup, [[FI(4), 'a1'], ...placed], [[SI(4), 'l8']]);
    return [attackOf(setup.table, f, index), defenceOf(setup.table, f, index)];
  };

  rule('pod.27e', 'single companies as printed', () => {
    expect([
      value([[FI(5), 'f4']]),
      value([[FI(3), 'f4']]),
      value([[FI(1), 'f4']]),
      value([[unitOf('grifone'), 'f4']]),
    ]).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
  });

  rule(['pod.33d', 'pod.33e'], 'groupings add both, and one to Defence', () => {
    expect(
      value([
        [FI(5), 'f4'],
        [FI(6), 'f4', { under: true }],
      ]),
    ).toEqual([2, 3]);
    expect(
      value([
        [FI(3), 'f4'],
        [FI(6), 'f4', { under: true }],
      ]),
    ).toEqual([2, 4]);
    expect(
      value([
        [FI(1), 'f4'],
        [PR(1), 'f4', { under: true }],
      ]),
    ).toEqual([4, 3]);
    expect(
      value([
        [FI(1), 'f4'],
        [unitOf('grifone'), 'f4', { under: true }],
      ]),
    ).toEqual([4, 4]);
  });

  rule('pod.33h', 'a palvese beside, right or left in the same row, covers fanti and feditori by one (R122)', () => {
    expect(
      value([
        [FI(5), 'f4'],
        [FI(3), 'e4'],
      ]),
    ).toEqual([1, 2]);
    expect(
      value([
        [FI(1), 'f4'],
        [FI(3), 'g4'],
      ]),
    ).toEqual([2, 2]);
    // Two neighbours are no more than one; in front, behind or across there is no cover.
    expect(
      value([
        [FI(1), 'f4'],
        [FI(3), 'g4'],
        [FI(2), 'e4'],
      ]),
    ).toEqual([2, 2]);
    expect(
      value([
        [FI(1), 'f4'],
        [FI(3), 'f5'],
      ]),
    ).toEqual([2, 1]);
    expect(
      value([
        [FI(1), 'f4'],
        [FI(3), 'g5'],
      ]),
    ).toEqual([2, 1]);
    // A grouping with a palvese of its own is not covered by another.
    expect(
      value([
        [FI(3), 'f4'],
        [FI(6), 'f4', { under: true }],
        [FI(2), 'g4'],
      ]),
    ).toEqual([2, 4]);
  });

  rule(['pod.32f', 'pod.32c'], 'with the feditori of his own commune; among others he adds nothing to Defence', () => {
    const p = armed();
    const commanding = (unit: number) =>
      defenceOf(p.table, battle(p, [[unit, 'f1', { podesta: communeNamed('firenze') }]], [[SI(4), 'l8']]), 0);
    expect([FI(1), PR(1), unitOf('grifone')].map(commanding)).toEqual([2, 1, 2]);
    // The captain has 2 by himself.
    const f = battle(p, [[unitOf('grifone'), 'f1']], [[SI(4), 'l8']]);
    expect(defenceOf(p.table, f, 0)).toBe(2);
  });

  rule(
    ['pod.32f', 'pod.32c'],
    'a commanding Podestà adds one to Defence, grouped or not, beside a palvese two (R123)',
    () => {
      const p = armed();
      const commanding = (placed: Placed[]) => {
        const f = battle(p, placed, [[SI(4), 'l8']]);
        return defenceOf(p.table, f, 0);
      };
      const podesta = { podesta: communeNamed('firenze') };
      expect(commanding([[FI(1), 'f1', podesta]])).toBe(2);
      expect(
        commanding([
          [FI(1), 'f1', podesta],
          [PR(1), 'f1', { under: true }],
        ]),
      ).toBe(4);
      expect(
        commanding([
          [FI(1), 'f1', podesta],
          [PR(1), 'f1', { under: true }],
          [FI(3), 'g1'],
        ]),
      ).toBe(5);
      // A Podestà who does not command adds only Resistance.
      expect(
        commanding([
          [PR(1), 'f1'],
          [FI(1), 'f1', { ...podesta, under: true }],
        ]),
      ).toBe(3);
      expect(factors(p.table, battle(p, [[FI(1), 'f1', podesta]], [[SI(4), 'l8']]), 0)).toMatchObject({
        A: 2,
        D: 1,
        R: 3,
      });
    },
  );

  rule('pod.24d', 'AN51: feditori and captains of T have one Attack more; AN44: camps have fevers', () => {
    const p = armed();
    p.annales(0, 'AN51');
    expect([value([[FI(1), 'f4']], 1, p), value([[FI(5), 'f4']], 1, p)]).toEqual([
      [3, 1],
      [1, 1],
    ]);
    const q = armed();
    q.annales(0, 'AN44');
    const f = battle(
      q,
      [
        [FI(1), 'a1'],
        [FI(5), 'f4', { camp: false }],
      ],
      [[SI(1), 'l8']],
    );
    expect([0, 1, 2].map(index => factors(q.table, f, index).R)).toEqual([1, 2, 2]);
    // Unarmed it has one point to begin with, and fevers leave it that; a Podestà with it is added to what they leave.
    q.state.armed[FI(1)] = 0;
    expect(factors(q.table, f, 0).R).toBe(1);
    at(f.soldiers, 0).podesta = communeNamed('firenze');
    expect(factors(q.table, f, 0).R).toBe(2);
  });
});

rule('pod.30d', 'the carroccio does not fight: the commander who has it is worth what he is worth (R121)', () => {
  const value = (large: boolean) => {
    const p = armed();
    const f = battle(p, [[FI(1), 'f4']], [[SI(1), 'f5']], { large });
    return [attackOf(p.table, f, 0), defenceOf(p.table, f, 0), factors(p.table, f, 0)];
  };
  expect(value(true)).toEqual(value(false));
  expect(value(true).slice(0, 2)).toEqual([2, 1]);
});

describe('help in a fight', () => {
  rule('pod.36.8a', 'a free friend beside the enemy adds Attack, nothing else; each side may (R79)', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(1), 'f4'],
        [FI(5), 'e4'],
        [FI(6), 'd4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f5'],
        [SI(5), 'g4'],
      ],
    );
    const match = phase(p, 'fight', 0, cards(1, 1, 1, 1)).act(fight(1, 5));
    // Fanti on e4 touch f5; those on d4 do not.
    expect([match.step, match.seats, match.choices('support', 'soldier')]).toEqual(['support', [0], [2]]);
    match.act({ type: 'support', soldier: 2 });
    expect([match.step, match.seats, match.choices('support', 'soldier')]).toEqual(['support', [1], [6]]);
    match.do('ready');
    // 2 + 1 + 1 = 4 against 1 + 1 = 2; 2 + 1 = 3 against 1 + 1 = 2.
    expect(match.told('clash')).toMatchObject([{ attack: [4, 3], defence: [2, 2], damage: [1, 1] }]);
    expect([at(f.soldiers, 2).damage, at(f.soldiers, 2).supported]).toEqual([0, true]);
  });

  rule(['pod.36.8a', 'pod.36b'], 'who fought, shot or helped this turn is not free (R79)', () => {
    for (const busy of [{ fought: true }, { shot: true }, { supported: true }]) {
      const p = armed();
      battle(
        p,
        [
          [FI(4), 'a1'],
          [FI(1), 'f4'],
          [FI(3), 'e4', busy],
        ],
        [
          [SI(4), 'l8'],
          [SI(1), 'f5'],
        ],
      );
      expect(phase(p, 'fight', 0, cards(1, 4, 1, 4)).act(fight(1, 4)).step).not.toBe('support');
    }
  });
});
