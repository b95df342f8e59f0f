import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { attackOf, defenceOf } from '../../src/30-battle/battle.ts';
import { ELIMINATED } from '../../src/state.ts';
import { battle, cards, from, onSquare, type Placed, phase, reorder } from '../battles.ts';
import { communeNamed, position, rule, sestiere } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const EM = (number: number) => sestiere('empoli', number);
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
/** Two groupings of feditori face to face, commanders far behind. */
const knights = (p = armed()) =>
  battle(
    p,
    [
      [FI(4), 'a1'],
      [FI(1), 'f4'],
      [PR(1), 'f4', { under: true }],
    ],
    [
      [SI(4), 'l8'],
      [SI(1), 'f5'],
      [EM(1), 'f5', { under: true }],
    ],
  );
const fight = (soldier: number, target: number) => ({ type: 'fight', soldier, target });

describe('spade contro scudi', () => {
  rule(
    ['pod.36.5.exa', 'pod.36.5d', 'pod.36.5e', 'pod.36.5c', 'pod.33d', 'pod.33e'],
    'two groupings of feditori: 7 against 7 is parried, 6 against 5 hits',
    () => {
      const p = armed();
      const f = knights(p);
      expect([
        attackOf(p.table, f, 1),
        defenceOf(p.table, f, 1),
        attackOf(p.table, f, 4),
        defenceOf(p.table, f, 4),
      ]).toEqual([4, 3, 4, 3]);
      const match = phase(p, 'fight', 0, cards(3, 2, 2, 4)).act(fight(1, 4));
      expect(match.told('clash')).toMatchObject([{ attack: [7, 6], defence: [5, 7], damage: [1, 0] }]);
      expect(match.told('damaged')).toMatchObject([{ unit: FI(1), damage: 1 }]);
      expect([f.wins, f.inflicted]).toEqual([
        [0, 1],
        [0, 1],
      ]);
    },
  );

  rule('pod.36.5e', 'both directions are checked: both may be hurt, or neither', () => {
    const p = armed();
    const f = knights(p);
    phase(p, 'fight', 0, cards(4, 1, 4, 1)).act(fight(1, 4));
    expect([at(f.soldiers, 1).damage, at(f.soldiers, 4).damage, f.wins]).toEqual([1, 1, [0, 0]]);
    const q = armed();
    const g = knights(q);
    phase(q, 'fight', 0, cards(1, 4, 1, 4)).act(fight(1, 4));
    expect([at(g.soldiers, 1).damage, at(g.soldiers, 4).damage]).toEqual([0, 0]);
  });

  test.each([
    [-3, 0],
    [-2, 1],
    [-1, 3],
    [0, 6],
    [1, 10],
    [2, 13],
    [3, 15],
  ])('an Attack %i above the Defence hits in %i of 16 draws', (difference, hits) => {
    let count = 0;
    for (const sword of [1, 2, 3, 4]) for (const shield of [1, 2, 3, 4]) if (difference + sword > shield) count++;
    expect(count).toBe(hits);
  });

  rule(['pod.36.5b', 'pod.36.5c'], 'without an agreement it is spade contro scudi (R80)', () => {
    const choose = (first: boolean, second: boolean) => {
      const p = armed();
      const f = knights(p);
      from(p, [{ step: 'mode' }, { step: 'battlePhase', phase: 'fight', side: 0, passes: 0 }])
        .act({ type: 'chooseMode', duel: first }, 0)
        .act({ type: 'chooseMode', duel: second }, 1);
      return f.duel;
    };
    expect([choose(true, true), choose(true, false), choose(false, true), choose(false, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the duel', () => {
  const duelling = () => {
    const p = armed();
    const f = knights(p);
    f.duel = true;
    return { p, f, match: phase(p, 'fight').act(fight(1, 4)) };
  };
  const [SPADE, SCUDO, WARRIOR] = [0, 1, 2];

  rule(
    ['pod.36.5.exb', 'pod.36.5f', 'pod.36.5g', 'pod.36.5h'],
    'Scudo against Spade, Spade against warrior: 6 against 3, and no third card',
    () => {
      const { match, f } = duelling();
      expect([match.step, match.seats, match.choices('duelCard', 'card', 0)]).toEqual([
        'duel',
        [0, 1],
        [SPADE, SCUDO, WARRIOR],
      ]);
      match.act({ type: 'duelCard', card: SCUDO }, 0).act({ type: 'duelCard', card: SPADE }, 1);
      expect(match.choices('duelCard', 'card', 0)).toEqual([SPADE, WARRIOR]);
      match.act({ type: 'duelCard', card: SPADE }, 0).act({ type: 'duelCard', card: WARRIOR }, 1);
      expect(match.told('clash')).toMatchObject([{ damage: [0, 1] }]);
      expect([at(f.soldiers, 4).damage, at(f.soldiers, 1).damage]).toEqual([1, 0]);
      expect(match.step).not.toBe('duel');
    },
  );

  rule('pod.36.5h', 'Spade against Spade is parried for both (R82)', () => {
    const { match, f } = duelling();
    match.act({ type: 'duelCard', card: SPADE }, 0).act({ type: 'duelCard', card: SPADE }, 1);
    expect(match.told('clash')).toMatchObject([{ damage: [0, 0] }]);
    expect(f.soldiers.every(({ damage }) => damage === 0)).toBe(true);
  });

  rule('pod.36.5h', 'both may hit in different rounds; a hit needs more than the Defence (R82)', () => {
    const { match, f } = duelling();
    match.act({ type: 'duelCard', card: SPADE }, 0).act({ type: 'duelCard', card: WARRIOR }, 1);
    match.act({ type: 'duelCard', card: WARRIOR }, 0).act({ type: 'duelCard', card: SPADE }, 1);
    expect([at(f.soldiers, 1).damage, at(f.soldiers, 4).damage]).toEqual([1, 1]);
    // Fanti (A1 + 2 = 3) against a grouping of palvese and fanti (D 2 + 1 + 1 = 4): no damage.
    const p = armed();
    const g = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4'],
      ],
      [
        [SI(1), 'l8'],
        [SI(3), 'f5'],
        [SI(5), 'f5', { under: true }],
      ],
      { duel: true },
    );
    const weak = phase(p, 'fight').act(fight(1, 3));
    weak.act({ type: 'duelCard', card: SPADE }, 0).act({ type: 'duelCard', card: WARRIOR }, 1);
    weak.act({ type: 'duelCard', card: SCUDO }, 0).act({ type: 'duelCard', card: SPADE }, 1);
    expect(at(g.soldiers, 3).damage).toBe(0);
  });
});

describe('damage', () => {
  /** The defender's second soldier is hit so many times. */
  const hits = (p: ReturnType<typeof position>, more: Placed[2] = {}) => {
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f5', more],
      ],
    );
    return Array.from({ length: 4 }, () => {
      f.fight = { soldiers: [1, 3], helpers: [[], []] };
      const match = from(p, [
        { step: 'fates', damage: [0, 1], shot: true },
        { step: 'reorder', side: 0 },
      ]);
      return match.told('eliminated').length > 0 ? 'gone' : at(f.soldiers, 3).damage;
    });
  };

  rule(['pod.36.7a', 'pod.36.7d', 'pod.36.7e', 'pod.33k'], 'an armed company: -1, -2, eliminated', () => {
    expect(hits(armed()).slice(0, 3)).toEqual([1, 2, 'gone']);
  });

  rule(['pod.28h', 'pod.27f'], 'an unarmed one: -1, eliminated', () => {
    expect(hits(position(2).govern(0, 'firenze').govern(1, 'siena')).slice(0, 2)).toEqual([1, 'gone']);
  });

  rule('pod.32c', 'with a Podestà, one more (R84)', () => {
    expect(hits(armed(), { podesta: communeNamed('siena') })).toEqual([1, 2, 3, 'gone']);
  });

  rule(
    ['pod.33f', 'pod.36.7b', 'pod.33d'],
    'the company on top takes the hits, the lower one is uncovered when it falls (R85)',
    () => {
      const p = armed();
      const f = knights(p);
      at(f.soldiers, 4).damage = 2;
      const match = phase(p, 'fight', 0, cards(4, 4, 1, 1)).act(fight(1, 4));
      expect(at(f.soldiers, 4).cell).toBe(ELIMINATED);
      expect([onSquare(f, 'f5'), at(f.soldiers, 5).top, at(f.soldiers, 5).damage]).toEqual([[EM(1)], true, 0]);
      expect(match.told('eliminated')).toMatchObject([{ unit: SI(1), captured: false }]);
      // Alone it has lost the point of the grouping.
      expect(defenceOf(p.table, f, 5)).toBe(1);
    },
  );

  rule(['pod.36.7c', 'pod.36.4a'], 'a damaged company that is relieved keeps its damage below (R85)', () => {
    const p = armed();
    const f = knights(p);
    at(f.soldiers, 1).damage = 1;
    const match = reorder(p).act({ type: 'swap', soldier: 2 });
    expect([onSquare(f, 'f4'), at(f.soldiers, 1).damage, at(f.soldiers, 2).damage]).toEqual([[PR(1), FI(1)], 1, 0]);
    expect(match.legal('swap')).toEqual([]);
  });
});
