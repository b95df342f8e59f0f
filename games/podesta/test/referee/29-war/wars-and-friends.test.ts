import { describe, expect } from 'vitest';
import { battle } from '../../battles.ts';
import { communeNamed, enlist, leg, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const N9 = square('N9');
const governing = () => position(4).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa');

// R155: who makes friends has made peace.
rule(
  ['pod.20a', 'pod.29c', 'pod.3k'],
  'an appointment between two who sign a league is void, and nobody has refused',
  () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'prato').govern(2, 'lucca');
    for (const seat of [1, 2]) p.player(seat).faction = p.player(0).faction;
    p.commune('firenze').cell = p.commune('prato').cell;
    p.state.wars = [
      { attacker: 0, defender: 1, sides: [[0], [1]], cell: N9, month: 1 },
      { attacker: 2, defender: 1, sides: [[2], [1]], cell: N9, month: 2 },
    ];
    p.political(0)
      .propose(1, leg(true, { kind: 'league', leaving: false }))
      .do('accept');
    expect(p.state.wars.map(({ attacker }) => attacker)).toEqual([2]);
    p.play([{ step: 'monthEnd' }]);
    expect([p.player(0).points, p.player(1).points]).toEqual([0, 0]);
  },
);

// R63: no penalty for an ally who cannot be there, and no share in what comes of it.
rule(['pod.29k', 'pod.3k', 'pod.42b'], 'an ally too far away is left out, without penalty and without points', () => {
  const p = governing();
  p.state.wars = [{ attacker: 0, defender: 1, sides: [[0, 3], [1]], cell: N9, month: 1 }];
  const match = p.play([
    { step: 'military', seat: 0 },
    { step: 'turnEnd', seat: 0 },
  ]);
  match.act({ type: 'callBattle', war: 0 });
  while (match.step === 'gather') {
    const [seat = 0] = match.seats;
    const [first] = match.choices('enlist', 'units', seat).map(Number);
    match.act(enlist(first === undefined ? [] : [first]), seat);
  }
  expect([p.state.battle?.seats, match.points(3)]).toEqual([[[0], [1]], 0]);
});

// R59: everybody of the challenged side pays for the later date that was refused.
rule(
  ['pod.29f', 'pod.29b', 'pod.3k'],
  'a later date that is refused costs the challenged and his ally a point each',
  () => {
    const p = governing().league(1, 3).purse(0, 5000);
    const match = p.military(0).act({ type: 'declareWar', challenged: 1 }).do('join');
    match.act({ type: 'setDate', month: 1 }).act({ type: 'setPlace', cell: N9 });
    match.act({ type: 'counterDate', month: 2 }).act({ type: 'setPlace', cell: N9 }).do('refuseBattle');
    expect([0, 1, 2, 3].map(seat => match.points(seat))).toEqual([0, -1, 0, -1]);
    expect(p.state.wars).toEqual([]);
  },
);

describe('knights who were lent', () => {
  // R123: he rides with a company he has brought, whoever lent it.
  rule(
    ['pod.32e', 'pod.27b'],
    'carry the Podestà of the borrower, without the point of a commander’s own feditori',
    () => {
      const p = governing().arm(...Array.from({ length: 72 }, (_, unit) => unit));
      p.state.lent[LU(1)] = 0;
      p.army(0, 'N9', [LU(1), FI(3)]).army(1, 'N9', [SI(1)]);
      p.commune('firenze').cell = N9;
      const match = p.play([
        { step: 'military', seat: 0 },
        { step: 'turnEnd', seat: 0 },
      ]);
      match.act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
      for (const seat of [0, 1]) match.act({ type: 'chooseMode', duel: false }, seat);
      const knights = p.state.battle?.soldiers.findIndex(({ unit }) => unit === LU(1)) ?? -1;
      match.act({ type: 'command', soldier: knights }, 0);
      expect(match.legal('attach', 0)).toEqual([{ type: 'attach', counter: FIRENZE, soldier: knights }]);
    },
  );

  // pod.43d: companies that were lent raid for the borrower, who names any of his communes.
  rule(['pod.43d', 'pod.27b'], 'raid for the borrower, who names whichever of his communes he likes', () => {
    const p = governing().govern(0, 'prato');
    p.state.lent[LU(1)] = 0;
    p.army(0, 'I4', [LU(1)]);
    const match = p.military(0);
    const to = match.legal('raid').filter(({ commune }) => commune === communeNamed('pistoia'));
    expect(to.map(one => one.to)).toEqual([FIRENZE, PRATO]);
  });
});

// R64 and R120: what is arranged for a month after the last is nobody's fault.
rule(['pod.29h', 'pod.48a', 'pod.3k'], 'a battle set for a month that never comes costs nobody a point', () => {
  const p = position(2, {}, 'short').govern(0, 'firenze').govern(1, 'siena').date(1, 12);
  p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: N9, month: 13 }];
  const match = p.play([{ step: 'monthEnd' }]);
  expect([match.points(0), match.points(1), match.ever('battleRefused')]).toEqual([0, 0, []]);
});

// R94: one player's two armies are one player on the field.
rule(['pod.42b', 'pod.29k'], 'a player with companies of two communes wins his three points once', () => {
  const p = governing().govern(0, 'prato');
  battle(
    p,
    [
      [FI(1), 'a1'],
      [sestiere('prato', 1), 'c1'],
    ],
    [[SI(1), 'l8']],
  );
  const match = p.play([
    { step: 'battleEnd', winner: 0, surrender: false, carroccio: [false, false] },
    { step: 'afterBattle' },
    { step: 'turnEnd', seat: 0 },
  ]);
  expect([match.points(0), match.points(1)]).toEqual([3, -3]);
});
