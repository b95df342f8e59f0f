import { describe, expect } from 'vitest';
import { communeNamed, enlist, type Match, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const N9 = square('N9');
type Place = ReturnType<typeof position>;
const agreed = () => {
  const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 5000);
  p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: N9, month: 1 }];
  return p;
};
const called = (p: Place, seat = 0): Match =>
  p
    .play([
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ])
    .act({ type: 'callBattle', war: 0 });
const come = (match: Match, ...units: number[]): Match => match.act(enlist(units));
const fighters = (p: Place, side: number) =>
  p.state.battle?.soldiers.filter(one => one.side === side).map(({ unit }) => unit);

describe('who takes part in a battle that was arranged', () => {
  // R61 and R63: who was not called up does not fight, though he stands there.
  rule(['pod.29i', 'pod.29n'], 'an army on the square that was not brought into the line is not in it', () => {
    const p = agreed().army(0, 'N9', [FI(3), FI(4)], { left: 0, unpaid: 3 });
    const match = come(called(p), FI(1));
    come(match, SI(1));
    expect([fighters(p, 0), p.state.armyOf[FI(3)], match.purse(0)]).toEqual([[FI(1)], 1, 5000]);
    // Brought in, the three of them pay for their squares.
    const q = agreed().army(0, 'N9', [FI(3), FI(4)], { left: 0, unpaid: 3 });
    expect(come(called(q), FI(1), FI(3)).purse(0)).toBe(5000 - 3 * 60 - 3 * 80);
  });

  // R57: twelve points a month, whoever's turn it is when the battle is called.
  rule(['pod.26e', 'pod.29i'], 'companies that marched home this month do not march again when another calls', () => {
    const p = agreed().army(0, 'N6', [FI(3), FI(4)], { left: 0 });
    const match = p.play([
      { step: 'military', seat: 0 },
      { step: 'turnEnd', seat: 0 },
      { step: 'turn', seat: 1 },
    ]);
    match.act({ type: 'garrison', army: 1 }).do('endPhase');
    match.do('endPhase', 'endPhase').act({ type: 'callBattle', war: 0 });
    expect([match.seats, match.choices('enlist', 'units')]).toEqual([[0], [FI(1), FI(5)]]);
  });

  // R60: whoever is in town may come out of it, tired or not.
  rule(['pod.44d', 'pod.43c'], 'but they come out against an enemy under the walls', () => {
    const p = agreed()
      .bonus('firenze', 60, 30)
      .army(0, 'N6', [FI(3), FI(4)], { left: 0 });
    p.army(1, 'M5', [SI(1)]);
    const match = p.play([
      { step: 'military', seat: 0 },
      { step: 'turnEnd', seat: 0 },
      { step: 'turn', seat: 1 },
    ]);
    match.act({ type: 'garrison', army: 1 }).do('endPhase');
    match.do('endPhase', 'endPhase').act({ type: 'challenge', army: 2, commune: FIRENZE }).do('sortie');
    expect(match.choices('enlist', 'units')).toEqual([1, 3, 4, 5].map(FI));
  });

  // R57 and R63: the Podestà comes with his army, if he has the points.
  rule(
    ['pod.32c', 'pod.29i', 'pod.26e'],
    'a Podestà may ride to the field with his companies and join them there',
    () => {
      const p = agreed();
      const match = called(p, 1);
      expect(match.choices('enlist', 'counters')).toEqual([FIRENZE]);
      match.act(enlist([FI(1)], -1, [FIRENZE]));
      come(match, SI(1));
      // Three squares of hills lie between Firenze and N9.
      expect([p.commune('firenze').cell, p.commune('siena').cell]).toEqual([N9, square('O14')]);
      for (const seat of [0, 1]) match.act({ type: 'chooseMode', duel: false }, seat);
      while (match.step === 'reinforcements') match.do('ready');
      match.act({ type: 'command', soldier: 0 }, 0);
      expect(match.choices('attach', 'counter', 0)).toEqual([FIRENZE]);
    },
  );

  rule(['pod.26e', 'pod.32b'], 'not without the points, not from captivity, and not without a company', () => {
    const riding = (change: (p: Place) => void, units = [FI(1)]) => {
      const p = agreed();
      change(p);
      return called(p).refusal(enlist(units, -1, [FIRENZE]))?.rule ?? null;
    };
    expect(riding(() => {})).toBeNull();
    expect(riding(p => Object.assign(p.commune('firenze'), { left: 1 }))).toBe('pod.26e');
    expect(riding(p => Object.assign(p.commune('firenze'), { cell: -1, captor: 1, until: 3 }))).toBe('pod.32b');
    expect(riding(() => {}, [])).toBe('pod.32e');
  });
});

// R61: squares are counted from where they set out, not from each halt.
rule(['pod.29n', 'pod.29p'], 'two steps of one square each are an expedition of two squares', () => {
  const p = position(2)
    .govern(0, 'firenze')
    .purse(0, 5000)
    .army(0, 'N6', [FI(1), FI(3), FI(4)], { from: FIRENZE });
  const step = (where: string) =>
    p
      .military(0)
      .act({ type: 'march', army: 1, from: -1, podesta: false })
      .act({ type: 'marchTo', cell: square(where), homeward: false })
      .purse(0);
  expect([step('M5'), step('L4')]).toEqual([5000, 5000 - 2 * (60 + 40 + 40)]);
});
