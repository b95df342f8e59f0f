import { describe, expect } from 'vitest';
import { CAPTURED } from '../../../src/state.ts';
import { battle, cards, type Placed, phase } from '../../battles.ts';
import { communeNamed, leg, position, rule, sestiere, square } from '../../position.ts';

const SIENA = communeNamed('siena');
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

describe('a Podestà taken by one of two allies', () => {
  const taken = (...more: Parameters<typeof battle>[1][number][]) => {
    const p = armed();
    battle(
      p,
      [[FI(1), 'a1'], ...more],
      [
        [SI(1), 'f5', { damage: 3, podesta: SIENA }],
        [SI(5), 'l8'],
      ],
      { seats: [[0, 2], [1]], commander: [0, 1 + more.length] },
    );
    for (const soldier of p.state.battle?.soldiers ?? []) if (soldier.unit === LU(1)) soldier.owner = 2;
    return p;
  };

  // R68: the one whose company struck him, though another leads and helps.
  rule(['pod.31j', 'pod.32b'], 'is his whose company struck; the leader only says whether he lives', () => {
    const p = taken([LU(1), 'f4'], [FI(4), 'e4']);
    const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 1, target: 3 });
    while (match.step === 'support') match.do('ready');
    expect([match.step, match.seats]).toEqual(['fate', [0]]);
    match.do('capture');
    expect(p.commune('siena').captor).toBe(2);
  });

  // R68: the ransom is a matter between captor and captive.
  rule(['pod.32b', 'pod.20c'], 'is let go by that ally alone, who alone is paid', () => {
    const p = armed();
    Object.assign(p.commune('siena'), { captor: 2, until: 3, cell: -1 });
    const release = leg(false, { kind: 'release', commune: SIENA });
    const florins = leg(true, { kind: 'florins', florins: 200 });
    expect(p.political(1).proposalRefusal(0, release, florins)).not.toBeNull();
    const match = p.political(1).propose(2, release, florins).do('accept');
    expect([p.commune('siena').captor, match.purse(2), match.purse(0)]).toEqual([-1, 1800, 1600]);
  });

  // R95: the dead hold nobody, in whatever order the lines are looked through.
  rule(['pod.32b', 'pod.32d'], 'is free when his captor falls in the same battle', () => {
    const captor = (attacks: boolean) => {
      const p = armed();
      const allies: Placed[] = [
        [FI(1), 'a1'],
        [LU(1), 'f4', { damage: 3, podesta: communeNamed('lucca'), owner: 2 }],
      ];
      const sienese: Placed[] = [
        [SI(5), 'l8'],
        [SI(3), 'f5', { owner: 1 }],
        [SI(1), '', { cell: CAPTURED, podesta: SIENA, struckBy: 2, owner: 1 }],
      ];
      battle(p, attacks ? allies : sienese, attacks ? sienese : allies, {
        seats: attacks ? [[0, 2], [1]] : [[1], [0, 2]],
      });
      const soldiers = (p.state.battle?.soldiers ?? []).map(({ unit }) => unit);
      const match = phase(p, 'fight', attacks ? 1 : 0, attacks ? [...cards(1, 1, 4, 4)] : HIT);
      match.act({ type: 'fight', soldier: soldiers.indexOf(SI(3)), target: soldiers.indexOf(LU(1)) }).do('kill');
      while (match.seats[0] === 1) match.do(match.offers('pass') ? 'pass' : 'ready');
      match.do('parley', 'concede');
      expect(p.player(2).out).toBe(true);
      return p.commune('siena');
    };
    expect([captor(true), captor(false)]).toMatchObject([
      { captor: -1, cell: square('O14') },
      { captor: -1, cell: square('O14') },
    ]);
  });
});
