import { describe, expect } from 'vitest';
import { battle, cards, fightOut, phase } from '../../battles.ts';
import { communeNamed, companyNamed, position, rule, sestiere, square, token, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const GRIFONE = companyNamed('grifone');
const UNITS = [0, 1, 2].map(index => unitOf('grifone', index));
const CAPTAIN = unitOf('grifone');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const HIT = cards(4, 4, 1, 1);
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('a siege laid by a company of fortune', () => {
  /** Firenze has come out against the Grifone, whose captain is at his end. */
  const sortie = () => {
    const p = armed().hire(1, 'grifone', 'siena').besieging(1, 'M5', 'firenze', UNITS).purse(0, 3000);
    battle(
      p,
      [[FI(1), 'f4']],
      [
        [CAPTAIN, 'f5', { damage: 2 }],
        [UNITS[1] ?? 0, 'k8'],
        [UNITS[2] ?? 0, 'l8'],
      ],
      { commune: FIRENZE, besieger: 1, cell: square('M5') },
    );
    return { p, match: phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 1 }) };
  };

  // R68, R97 and R113: with its captain the company is gone, and its siege.
  rule(['pod.31n', 'pod.44l', 'pod.42b'], 'is over when the captain falls in a sortie', () => {
    const { p, match } = sortie();
    match.do('kill');
    expect([match.points(0), match.points(1), p.state.employer[GRIFONE]]).toEqual([3, -3, -1]);
    expect([p.state.armies.filter(({ siege }) => siege), UNITS.map(unit => p.state.armyOf[unit])]).toEqual([
      [],
      [-1, -1, -1],
    ]);
    expect(p.state.used).toContain(token('compagnia-grifone'));
  });

  rule(['pod.31j', 'pod.44l', 'pod.31k'], 'is over when the besieged hire the captain they have taken', () => {
    const { p, match } = sortie();
    match.do('capture').act({ type: 'hireCaptive', station: FIRENZE, from: -1, florins: 500 });
    expect([p.state.employer[GRIFONE], p.state.station[GRIFONE], match.purse(0)]).toEqual([0, FIRENZE, 2500]);
    expect([p.state.armies.filter(({ siege }) => siege), UNITS.map(unit => p.state.armyOf[unit])]).toEqual([
      [],
      [-1, -1, -1],
    ]);
  });

  // R90, R97 and R113: the besieger has won; those who are left go on.
  rule(
    ['pod.38d', 'pod.44l', 'pod.44m'],
    'goes on with the others when a rescuer has bought the company and lost the battle',
    () => {
      const p = armed()
        .hire(1, 'grifone', 'siena')
        .besieging(1, 'M5', 'firenze', [SI(1), ...UNITS]);
      p.army(2, 'M5', [LU(1)]);
      p.state.bag.splice(p.state.bag.indexOf(token('proditor')), 1);
      battle(
        p,
        [[LU(1), 'a1']],
        [
          [SI(1), 'l8'],
          [CAPTAIN, 'f7'],
          [UNITS[1] ?? 0, 'g7'],
          [UNITS[2] ?? 0, 'h7'],
        ],
        {
          seats: [[2], [1]],
          commune: FIRENZE,
          besieger: 1,
          cell: square('M5'),
          tokens: [[{ kind: token('proditor'), owner: 2 }], []],
        },
      );
      const match = phase(p, 'move').act({ type: 'bribe', company: GRIFONE }).lay(2, 501);
      match.do('parley', 'concede');
      expect([p.state.employer[GRIFONE], match.points(1), match.points(2)]).toEqual([2, 3, -3]);
      expect(p.state.armies.find(({ id }) => id === 1)).toMatchObject({ seat: 1, siege: { commune: FIRENZE } });
      expect([p.state.armyOf[SI(1)], UNITS.filter(unit => p.state.armyOf[unit] === 1)]).toEqual([1, []]);
    },
  );
});

// R52 and R100: lent for one battle, and this was it.
rule(['pod.27b', 'pod.44v', 'pod.44s'], 'a company lent to a besieger goes home when the streets are won', () => {
  const p = armed();
  p.state.lent[LU(3)] = 1;
  p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), LU(3)]);
  battle(
    p,
    [
      [SI(1), 'a1'],
      [LU(3), 'l2'],
    ],
    [[FI(1), 'f8']],
    { kind: 'street', seats: [[1], [0]], besieger: 1, commune: FIRENZE, cell: square('M5') },
  );
  const match = phase(p, 'move', 0, [4, 4, 4, 4]);
  fightOut(match, 0);
  expect(p.commune('firenze').podesta).toBe(1);
  expect([p.state.lent[LU(3)], p.state.armyOf[LU(3)], p.state.armyOf[SI(1)], p.state.armyOf[SI(3)]]).toEqual([
    -1, -1, 1, 1,
  ]);
});
