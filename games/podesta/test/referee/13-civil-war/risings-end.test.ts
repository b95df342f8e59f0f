import { describe, expect } from 'vitest';
import { battle, cards, type Placed, phase } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const REBEL: Placed = [FI(2), 'f4'];
/** Siena has stirred up two sestieri of Firenze; Lucca looks on. */
const rising = (defenders: readonly Placed[], more = {}) => {
  const p = position(3)
    .govern(0, 'firenze', 1, 3, 5)
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .loyal(1, 'firenze', 2, 4)
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
  battle(p, [REBEL, [FI(4), 'a1']], defenders, {
    kind: 'civil',
    commune: FIRENZE,
    cell: square('N6'),
    seats: [[1], [0]],
    ...more,
  });
  return p;
};
const HIT = [...cards(4, 4, 1, 1), 4, 4, 4, 4];

describe('a rising', () => {
  // R36 and R106: terms make two points of the three; who gives in gives up the town.
  rule(
    ['pod.13b', 'pod.42d', 'pod.45a'],
    'that ends by agreement brings two points, and the town to the rebels',
    () => {
      const terms = (side: number) => {
        const p = rising([[FI(1), 'l8']]);
        const match = phase(p, 'move', side, [4, 4, 4, 4]).do('parley').offerSurrender(true).do('accept');
        return [match.points(0), match.points(1), p.commune('firenze').podesta, p.state.holder[FI(2)]];
      };
      expect(terms(1)).toEqual([-2 - 12, 2, 1, 1]);
      expect(terms(0)).toEqual([2, -2, 0, 1]);
    },
  );

  // R36 and R92: drawn, it has changed nothing.
  rule(['pod.13b', 'pod.42a'], 'that is called off leaves everybody where and what he was', () => {
    const p = rising([[FI(1), 'l8']], { quiet: 3 });
    const match = phase(p, 'move').do('parley', 'callOffBattle');
    expect([match.points(0), match.points(1), p.commune('firenze').podesta]).toEqual([0, 0, 0]);
    expect(
      [2, 4].map(number => [p.state.holder[FI(number)], p.state.place[FI(number)], p.state.armyOf[FI(number)]]),
    ).toEqual([
      [1, FIRENZE, -1],
      [1, FIRENZE, -1],
    ]);
  });

  // R95 and R101: his death ends the battle, the battle gives the town.
  rule(
    ['pod.13b', 'pod.32d', 'pod.45a'],
    'that kills the merchant takes him out of the game and his town with it',
    () => {
      const p = rising([[FI(1), 'f5', { damage: 3, podesta: FIRENZE }]]);
      const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 2 }).do('kill');
      expect([p.player(0).out, match.points(1), p.commune('firenze').podesta]).toEqual([true, 3, 1]);
      expect(p.state.holder[FI(6)]).toBe(1);
    },
  );

  // 13h and R116: what is captured goes with the town; the new Podestà has it, free.
  rule(
    ['pod.13h', 'pod.32b', 'pod.19a'],
    'that captures the Podestà leaves no captive: his counter is the winner’s',
    () => {
      const p = rising([[FI(1), 'f5', { damage: 3, podesta: FIRENZE }]]);
      const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 2 }).do('capture');
      expect([p.player(0).out, p.player(0).exiled, match.points(0), match.points(1)]).toEqual([false, true, -15, 3]);
      expect(p.commune('firenze')).toMatchObject({ podesta: 1, captor: -1, cell: square('N6') });
    },
  );
});

// R101 and R113: a field battle passes no town, terms neither; whoever besieged and gave in besieges no more.
rule(
  ['pod.42d', 'pod.44l', 'pod.44d'],
  'terms of a sortie end the siege if the besieger gives in, and give up no town',
  () => {
    const terms = (side: number) => {
      const p = position(2)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .arm(...Array.from({ length: 72 }, (_, unit) => unit))
        .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)])
        .army(0, 'M5', [FI(1)]);
      battle(p, [[SI(1), 'a1']], [[FI(1), 'l8']], {
        besieger: 1,
        commune: FIRENZE,
        cell: square('M5'),
        seats: [[1], [0]],
      });
      const match = phase(p, 'move', side).do('parley').offerSurrender(true).do('accept');
      return [match.points(0), match.points(1), p.commune('firenze').podesta, p.state.armies[0]?.siege?.commune ?? -1];
    };
    expect(terms(0)).toEqual([2, -2, 0, -1]);
    expect(terms(1)).toEqual([-2, 2, 0, FIRENZE]);
  },
);
