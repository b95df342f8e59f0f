import { describe, expect } from 'vitest';
import { cards, fightOut } from '../../battles.ts';
import { communeNamed, enlist, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const PR = (number: number) => sestiere('prato', number);
const three = [SI(1), SI(3), SI(4)];
const armed = () =>
  position(4)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .govern(3, 'pisa')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
type Place = ReturnType<typeof position>;
const turnOf = (p: Place, seat: number, dice: number[] = []) =>
  p.play(
    [
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ],
    dice,
  );

describe('a besieger who loses his own town', () => {
  // 13h, R115 and R97: the army in the field stays his, and so does what it was doing.
  rule(['pod.13h', 'pod.19a', 'pod.44l'], 'keeps his army and the siege, and goes on as an exile', () => {
    const p = armed().besieging(1, 'K4', 'prato', three);
    p.play([{ step: 'conquest', seat: 2, commune: SIENA }, { step: 'market' }], [4, 4, 4, 4, 4, 4]);
    expect([p.commune('siena').podesta, p.player(1).exiled]).toEqual([2, true]);
    expect(p.state.armies.map(({ seat, siege }) => [seat, siege?.commune])).toEqual([[1, PRATO]]);
    expect(three.map(unit => p.state.armyOf[unit])).toEqual([1, 1, 1]);
    const match = turnOf(p, 1, [...cards(4, 1, 4, 1), 4, 4, 4, 4]);
    const shot = { type: 'shootWalls', army: 1 };
    match.act(shot).act(shot);
    expect([p.commune('prato').podesta, p.player(1).exiled, match.points(1)]).toEqual([1, false, -12 + 3]);
  });
});

describe('thanks for a relief', () => {
  const freed = (change: (p: Place) => Place) => {
    const p = change(armed())
      .besieging(1, 'K4', 'prato', three)
      .army(2, 'K4', [LU(1), LU(3), LU(4)]);
    fightOut(turnOf(p, 2).act({ type: 'attack', army: 2, target: 1 }).do('standAndFight'), 1);
    return [1, 2, 3, 4, 5, 6].map(number => p.state.holder[PR(number)]);
  };

  // R113: an alliance is two sestieri or more in the hands of one other player, whoever he is.
  rule(['pod.44m', 'pod.18h'], 'one sestiere of another is no alliance, two of the besieger himself are one', () => {
    expect(freed(p => p.loyal(0, 'prato', 1))).toEqual([0, -1, 2, -1, 2, -1]);
    expect(freed(p => p.loyal(0, 'prato', 1).loyal(3, 'prato', 2))).toEqual([0, 3, 2, -1, 2, -1]);
    expect(freed(p => p.loyal(1, 'prato', 2, 4))).toEqual([-1, 1, -1, 1, -1, -1]);
    expect(freed(p => p.loyal(2, 'prato', 1, 3))).toEqual([2, -1, 2, -1, 2, -1]);
  });
});

describe('the besieged who come out to their relief', () => {
  // R65, R94 and R113: they are of that side and stay on its square; nobody conquers a town by a field battle.
  rule(
    ['pod.44l', 'pod.42b', 'pod.44d'],
    'win or lose three points with it and stay in the field; beaten, they leave the siege as it is',
    () => {
      const battle = (loser: number) => {
        const p = armed()
          .bonus('firenze', 60, 30)
          .besieging(1, 'M5', 'firenze', three)
          .army(2, 'M5', [LU(1)]);
        const match = turnOf(p, 2).act({ type: 'attack', army: 2, target: 1 }).do('standAndFight', 'join');
        match.act(enlist([FI(3)]), 0);
        fightOut(match, loser);
        return {
          points: [0, 1, 2, 3].map(seat => match.points(seat)),
          siege: p.state.armies.some(({ siege }) => siege?.commune === FIRENZE),
          field: p.state.armies.find(({ id }) => id === p.state.armyOf[FI(3)])?.cell,
          governs: p.commune('firenze').podesta,
        };
      };
      expect(battle(1)).toEqual({ points: [3, -3, 3, 0], siege: false, field: square('M5'), governs: 0 });
      expect(battle(2)).toEqual({ points: [-3, 3, -3, 0], siege: true, field: square('M5'), governs: 0 });
    },
  );
});

describe('a Podestà whom AN39 forbids war', () => {
  // The card lets him defend himself.
  rule(['pod.24d', 'pod.44d', 'pod.29a'], 'may still come out against a besieger, and stand against an attack', () => {
    const p = armed().bonus('firenze', 60, 30).besieging(1, 'M5', 'firenze', three);
    p.annales(0, 'AN39');
    const match = turnOf(p, 1).act({ type: 'shootWalls', army: 1 });
    expect([match.step, match.seats]).toEqual(['defence', [0]]);
    expect(match.refusal({ type: 'sortie' }, 0)).toBeNull();
    const met = armed()
      .army(1, 'N9', three)
      .army(0, 'N9', [FI(1)]);
    met.annales(0, 'AN39');
    const attack = turnOf(met, 1).act({ type: 'attack', army: 1, target: 2 });
    expect(attack.refusal({ type: 'standAndFight' }, 0)).toBeNull();
  });

  // What he has agreed to fight is also what he joined as an ally; after December comes January.
  rule(['pod.24d', 'pod.29b', 'pod.5a'], 'puts off the battle he joined as an ally, from December to January', () => {
    const p = armed().date(1, 12);
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0, 2], [1]], cell: square('N9'), month: 12 }];
    p.annales(2, 'AN39');
    expect(p.state.wars).toMatchObject([{ month: 13 }]);
    expect(p.military(0).legal('callBattle')).toEqual([]);
    const match = p.play([{ step: 'monthEnd' }]);
    expect([0, 1, 2].map(seat => match.points(seat))).toEqual([0, 0, 0]);
    p.date(2, 1);
    expect(p.military(0).legal('callBattle')).toHaveLength(1);
  });
});
