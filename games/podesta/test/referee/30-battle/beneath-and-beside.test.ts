import { describe, expect } from 'vitest';
import { ELIMINATED } from '../../../src/state.ts';
import { battle, cards, fightOut, from, phase, reorder } from '../../battles.ts';
import { position, rule, sestiere, token, unitOf } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = (seats = 2) => {
  const p = position(seats).govern(0, 'firenze').govern(1, 'siena');
  if (seats > 2) p.govern(2, 'lucca');
  return p.arm(...Array.from({ length: 72 }, (_, unit) => unit));
};

describe('a commander in the second line', () => {
  // R85: uncovered at once, and the battle goes on over him.
  rule(['pod.33f', 'pod.32b'], 'is uncovered by the fall of the feditori above him, and has lost nothing', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'f4', { under: true }],
        [unitOf('grifone'), 'f4', { damage: 2 }],
      ],
      [
        [SI(1), 'f5'],
        [SI(4), 'l8'],
      ],
    );
    // He commands, under a captain who falls.
    const match = phase(p, 'fight', 1, cards(1, 1, 4, 4)).act({ type: 'fight', soldier: 2, target: 1 });
    while (match.step === 'support') match.do('ready');
    if (match.offers('kill')) match.do('kill');
    expect([f.soldiers[1]?.cell, f.soldiers[0]?.top, f.winner]).toEqual([ELIMINATED, true, -1]);
    expect(p.state.battle).not.toBeNull();
  });
});

// R122: in the same row and the next column, and never more than one.
rule(
  ['pod.33h', 'pod.33d'],
  'between two palvesi fanti have one point of cover, not two; before one they have none',
  () => {
    const defence = (...palvesi: string[]) => {
      const p = armed();
      battle(
        p,
        [[FI(1), 'a1'], [FI(4), 'f4'], ...palvesi.map((cell, nth) => [FI(2 + nth), cell] as const)],
        [
          [SI(4), 'f5'],
          [SI(1), 'l8'],
        ],
      );
      const foe = 2 + palvesi.length;
      const match = phase(p, 'fight', 0, cards(1, 4, 1, 4)).act({ type: 'fight', soldier: 1, target: foe });
      while (match.step === 'support') match.do('ready');
      return match.told('clash')[0]?.defence;
    };
    const first = (told: unknown): unknown => (Array.isArray(told) ? told[0] : told);
    expect([defence(), defence('e4'), defence('e4', 'g4'), defence('f3')].map(first)).toEqual(
      // One of its own and four of the card, and the cover.
      [5, 6, 6, 5],
    );
  },
);

// R76: every company of the side counts, whoever brought it; one for two, rounded down.
rule(['pod.34a', 'pod.34b'], 'three companies of one and two of his ally choose two Benefici out of both hands', () => {
  const p = armed(3).tokens(0, 'spada-1').tokens(2, 'scudo-1', 'spada-2');
  battle(
    p,
    [
      [FI(1), ''],
      [FI(3), ''],
      [FI(4), ''],
      [sestiere('lucca', 1), '', { owner: 2 }],
      [sestiere('lucca', 4), '', { owner: 2 }],
    ],
    [[SI(1), '']],
    { seats: [[0, 2], [1]], commander: [0, 5] },
  );
  const match = from(p, [
    { step: 'choosing', seat: 0, side: 0 },
    { step: 'choosing', seat: 2, side: 0 },
    { step: 'reorder', side: 0 },
  ]);
  match.act({ type: 'choose', token: token('spada-1') }, 0).act({ type: 'ready' }, 0);
  match.act({ type: 'choose', token: token('scudo-1') }, 2);
  expect(match.legal('choose', 2)).toEqual([]);
  match.act({ type: 'ready' }, 2);
  expect(p.state.battle?.tokens[0]?.map(({ owner }) => owner)).toEqual([0, 2]);
});

describe('a company of fortune after the battle', () => {
  // R125 and 31l: those on foot are made good, both of them, while the captain lives.
  rule(
    ['pod.31l', 'pod.31n'],
    'has its palvesari and fanti again if its captain lives; without him it is no more',
    () => {
      const after = (...fallen: number[]) => {
        const p = armed().hire(0, 'grifone', 'firenze');
        battle(
          p,
          [
            [FI(1), 'a1'],
            ...[0, 1, 2].map(
              index =>
                [
                  unitOf('grifone', index),
                  fallen.includes(index) ? '' : 'c1',
                  fallen.includes(index) ? { cell: ELIMINATED } : {},
                ] as const,
            ),
          ],
          [[SI(1), 'l8']],
        );
        fightOut(phase(p, 'move'), 1);
        return p.state.employer[0];
      };
      expect([after(1, 2), after(0)]).toEqual([0, -1]);
    },
  );
});

// R88: of an own company that is hurt, one; three that have just come are not superfluous as two and one.
rule(
  ['pod.34d', 'pod.36.4d'],
  'three Scudi are asked for a wound, and only the side’s own companies are healed',
  () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'c1', { damage: 1 }],
      ],
      [
        [SI(1), 'l8'],
        [SI(4), 'h8', { damage: 1 }],
      ],
      { tokens: [[{ kind: token('scudo-3'), owner: 0 }], []] },
    );
    const match = reorder(p);
    const heal = (soldier: number) => ({ type: 'threeShields', tokens: [token('scudo-3')], soldier });
    expect([match.refusal(heal(1)), match.refusal(heal(0)) === null, match.refusal(heal(3)) === null]).toEqual([
      null,
      false,
      false,
    ]);
  },
);

// R87: with no points left there is no way back, near as shelter may be.
rule(['pod.37a', 'pod.36.4b'], 'who has spent his points does not withdraw, who has one left may', () => {
  const withdraws = (left: number) => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4', { left, moved: true }],
        [FI(3), 'e5'],
      ],
      [
        [SI(4), 'f5'],
        [SI(1), 'l8'],
      ],
    );
    return reorder(p)
      .legal('withdraw')
      .some(({ soldier }) => soldier === 1);
  };
  expect([withdraws(0), withdraws(1)]).toEqual([false, true]);
});

// R147: it is two passes one after the other that end a phase.
rule(['pod.36.1a', 'pod.36a'], 'who has passed may move again after the other has moved', () => {
  const p = armed();
  battle(
    p,
    [
      [FI(1), 'a1'],
      [FI(4), 'c1'],
    ],
    [
      [SI(1), 'l8'],
      [SI(4), 'h8'],
    ],
  );
  const match = phase(p, 'move').do('pass');
  expect([match.step, match.seats]).toEqual(['battleMove', [1]]);
  match.act({ type: 'pickUp', soldier: 3, whole: true });
  match.act(match.legal('moveTo')[0] ?? { type: 'none' });
  expect([match.step, match.seats]).toEqual(['battleMove', [0]]);
  expect(match.legal('pickUp').map(({ soldier }) => soldier)).toEqual([0, 1]);
  match.do('pass', 'pass');
  expect(match.step).not.toBe('battleMove');
});
