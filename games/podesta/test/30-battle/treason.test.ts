import { at, oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { bribable } from '../../src/30-battle/battle.ts';
import { strengths } from '../../src/30-battle/battle-orders.ts';
import { CAPTURED, ELIMINATED, ROUTED } from '../../src/state.ts';
import { battle, from, onSquare, type Placed, phase, reorder } from '../battles.ts';
import { communeNamed, fieldSquare, position, rule, sestiere, square, token, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const GRIFONE = 0;
const PRODITOR = token('proditor');
const UNITS = [0, 1, 2].map(index => unitOf('grifone', index));
/** Siena has the Grifone in its line for 500 florins; Firenze has a Proditor. */
const tempted = (more: { extra?: number; placed?: Placed[]; large?: boolean } = {}) => {
  const p = position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
  p.hire(1, 'grifone', 'siena', { fee: 500 });
  p.state.bag.splice(p.state.bag.indexOf(PRODITOR), 1);
  const placed: Placed[] = more.placed ?? [
    [UNITS[0] ?? 0, 'f7'],
    [UNITS[1] ?? 0, 'g7'],
    [UNITS[2] ?? 0, 'h7'],
  ];
  const f = battle(
    p,
    [
      [FI(1), 'a1'],
      [FI(4), 'f2'],
    ],
    [[SI(1), 'l8'], ...placed],
    { large: more.large ?? false },
  );
  f.tokens = [[{ kind: PRODITOR, owner: 0 }], []];
  f.extra[GRIFONE] = more.extra ?? 0;
  return { p, f };
};
const bribe = (p: ReturnType<typeof position>, florins: number) =>
  phase(p, 'move').act({ type: 'bribe', company: GRIFONE }).lay(0, florins);

describe('treason', () => {
  rule(
    ['pod.38a', 'pod.38c', 'pod.38d', 'pod.23o', 'pod.6d', 'pod.38b'],
    'an offer above fee and extra pay buys the company (R90)',
    () => {
      const { p, f } = tempted({ extra: 100 });
      const match = bribe(p, 601);
      expect(match.told('treason')).toMatchObject([{ company: GRIFONE, side: 0, ok: true }]);
      expect([match.purse(0), p.state.employer[GRIFONE], p.state.fee[GRIFONE]]).toEqual([1600 - 601, 0, 601]);
      expect(f.soldiers.filter(({ unit }) => unit >= 72).map(({ side, owner }) => [side, owner])).toEqual([
        [0, 0],
        [0, 0],
        [0, 0],
      ]);
      expect([f.tokens[0], p.state.used]).toEqual([[], [PRODITOR]]);
    },
  );

  rule(
    ['pod.38e', 'pod.38j', 'pod.38d'],
    'an offer that is not higher fails: no money, but no second attempt (R90)',
    () => {
      const { p, f } = tempted({ extra: 100 });
      f.tokens = [
        [
          { kind: PRODITOR, owner: 0 },
          { kind: PRODITOR, owner: 0 },
        ],
        [],
      ];
      const match = bribe(p, 600);
      expect(match.told('treason')).toMatchObject([{ ok: false }]);
      expect([match.purse(0), p.state.employer[GRIFONE], f.failed]).toEqual([1600, 1, [true, false]]);
      expect([f.tokens[0]?.length, match.legal('bribe')]).toEqual([1, []]);
    },
  );

  rule(
    ['pod.38b', 'pod.6d'],
    'extra pay is laid in secret before the battle and paid if the company stays true (R90)',
    () => {
      const { p, f } = tempted();
      const match = from(p, [
        { step: 'extraPay', company: GRIFONE },
        { step: 'reorder', side: 0 },
      ]);
      expect(match.seats).toEqual([1]);
      match.lay(1, 250);
      expect(f.extra[GRIFONE]).toBe(250);
      expect(JSON.stringify(match.play.view(0).state)).not.toContain('250');
      const end = from(p, [{ step: 'battleEnd', winner: 1, surrender: false, carroccio: [false, false] }]);
      expect([end.purse(1), p.state.fee[GRIFONE]]).toEqual([1350, 500]);
    },
  );

  rule('pod.36c', 'it can be tried in every phase of the battle', () => {
    for (const name of ['move', 'shoot', 'fight'] as const) {
      const { p } = tempted({
        placed: [
          [UNITS[0] ?? 0, 'f3'],
          [UNITS[1] ?? 0, 'h7'],
        ],
      });
      p.state.battle?.soldiers.splice(1, 1, { ...at(p.state.battle.soldiers, 1), unit: FI(3) });
      expect([name, phase(p, name).legal('bribe')]).toEqual([name, [{ type: 'bribe', company: GRIFONE }]]);
    }
    expect(reorder(tempted().p).legal('bribe')).toHaveLength(1);
  });

  rule(
    ['pod.38k', 'pod.32c', 'pod.32d'],
    'a Podestà parts from a captain who is bought: free, out of the battle, with the damage that only he has borne (R150)',
    () => {
      const { p, f } = tempted();
      const captain = at(f.soldiers, 3);
      expect(captain.unit).toBe(UNITS[0]);
      Object.assign(captain, { podesta: communeNamed('siena'), damage: 3 });
      p.commune('siena').cell = square('N9');
      const match = bribe(p, 501);
      expect(match.told('podestaParted')).toMatchObject([{ commune: communeNamed('siena') }]);
      expect(captain).toMatchObject({ side: 0, podesta: -1, damage: 2 });
      expect(match.legal('attach')).toEqual([]);
      match.do('parley', 'concede');
      expect(p.commune('siena')).toMatchObject({ podesta: 1, captor: -1, cell: square('N9'), vacant: false });
      expect(p.player(1).out).toBe(false);
      // Of a captain who stands by himself nothing goes: his damage is his own.
      const alone = tempted();
      Object.assign(at(alone.f.soldiers, 3), { damage: 2 });
      expect(bribe(alone.p, 501).told('podestaParted')).toEqual([]);
      expect(at(alone.f.soldiers, 3).damage).toBe(2);
    },
  );

  rule('pod.38f', 'traitors are moved by the briber; out of a grouping they step to the nearest empty square', () => {
    const { p, f } = tempted({
      placed: [
        [UNITS[0] ?? 0, 'f7'],
        [SI(5), 'h7'],
        [UNITS[2] ?? 0, 'h7', { under: true }],
      ],
    });
    const match = bribe(p, 700);
    expect([match.step, match.seats]).toEqual(['traitorPlace', [0]]);
    expect(match.legal('moveTo')).toHaveLength(8);
    match.act({ type: 'moveTo', cell: fieldSquare('h6') });
    expect([onSquare(f, 'h7'), onSquare(f, 'h6')]).toEqual([[SI(5)], [UNITS[2]]]);
    expect(match.choices('pickUp', 'soldier')).toContain(3);
  });

  rule('pod.38g', 'and so it is shown before the fight', () => {
    const { p, f } = tempted({
      placed: [
        [UNITS[1] ?? 0, 'f7'],
        [SI(5), 'c5'],
      ],
    });
    const modifiers = () => oddsOf(phase(p, 'fight').play, 0, { type: 'fight', soldier: 3, target: 4 })?.modifiers;
    Object.assign(at(f.soldiers, 3), { side: 0, owner: 0, cell: fieldSquare('c4') });
    expect(modifiers()?.map(({ rule: id }) => id)).toEqual(['pod.33d', 'pod.33e']);
    f.traitors = [GRIFONE];
    expect(modifiers()).toMatchObject([{ rule: 'pod.33d' }, { rule: 'pod.38g', value: 0 }]);
  });

  rule('pod.38g', 'against a traitor the Defence is nothing; the Scudi card still counts (R91)', () => {
    const { p, f } = tempted();
    f.traitors = [GRIFONE];
    Object.assign(at(f.soldiers, 3), { side: 0, owner: 0, cell: fieldSquare('l7') });
    f.fight = { soldiers: [3, 2], helpers: [[], []] };
    expect(strengths(p.table, f)).toEqual({ attack: [2, 2], defence: [2, 0] });
  });

  rule(
    ['pod.38h', 'pod.30c', 'pod.3f', 'pod.3i'],
    'attacked by traitors the commander flees: battle and carroccio are lost (R121)',
    () => {
      const { p, f } = tempted({ large: true });
      f.traitors = [GRIFONE];
      Object.assign(at(f.soldiers, 3), { side: 0, owner: 0, cell: fieldSquare('k7') });
      const match = phase(p, 'fight').act({ type: 'fight', soldier: 3, target: 2 });
      expect(match.told('routed')).toMatchObject([{ unit: SI(1) }]);
      expect([match.points(0), match.points(1)]).toEqual([4, -4]);
    },
  );

  rule(['pod.31j', 'pod.38d'], 'a captain taken before his company is bought is his captor’s with the rest', () => {
    const { p, f } = tempted({
      placed: [
        [UNITS[0] ?? 0, '', { cell: CAPTURED }],
        [UNITS[1] ?? 0, 'g7'],
        [UNITS[2] ?? 0, '', { cell: ROUTED }],
      ],
    });
    bribe(p, 501);
    // Only who stands on the field changes sides.
    expect([3, 4, 5].map(index => at(f.soldiers, index).side)).toEqual([1, 0, 1]);
    const end = from(p, [{ step: 'battleEnd', winner: 0, surrender: false, carroccio: [false, false] }]);
    expect(end.step).not.toBe('ransom');
    expect([p.state.employer[GRIFONE], p.state.fee[GRIFONE]]).toEqual([0, 501]);
  });

  rule(['pod.31n', 'pod.38d'], 'a captain killed before his company is bought leaves it without a head', () => {
    const { p } = tempted({
      placed: [
        [UNITS[0] ?? 0, '', { cell: ELIMINATED }],
        [UNITS[1] ?? 0, 'g7'],
      ],
    });
    bribe(p, 501);
    from(p, [{ step: 'battleEnd', winner: 0, surrender: false, carroccio: [false, false] }]);
    expect(p.state.employer[GRIFONE]).toBe(-1);
  });

  rule(['pod.38i', 'pod.31i'], 'a company whose captain commands cannot be bought', () => {
    const { p, f } = tempted();
    f.commander = [0, 3];
    expect(bribable(f, 0)).toEqual([]);
    expect(phase(p, 'move').legal('bribe')).toEqual([]);
    f.commander = [0, 2];
    expect(bribable(f, 0)).toEqual([GRIFONE]);
  });

  rule(
    ['pod.38a', 'pod.23r'],
    'a Proditor takes one of the Benefici chosen by the enemy, to be used at once (R50)',
    () => {
      const { p, f } = tempted();
      f.tokens = [
        [{ kind: PRODITOR, owner: 0 }],
        [
          { kind: token('scudo-1'), owner: 1 },
          { kind: token('spada-3'), owner: 1 },
        ],
      ];
      const match = phase(p, 'move', 0, [1]).do('stealToken');
      expect(match.told('theft')).toMatchObject([{ seat: 0, victim: 1 }]);
      expect(f.tokens).toEqual([[{ kind: token('spada-3'), owner: 0 }], [{ kind: token('scudo-1'), owner: 1 }]]);
      expect(communeNamed('siena')).toBe(10);
    },
  );
});
