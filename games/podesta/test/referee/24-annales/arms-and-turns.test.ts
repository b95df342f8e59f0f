import { describe, expect } from 'vitest';
import { battle, fightOut, phase, reorder } from '../../battles.ts';
import { enlist, position, rule, sestiere, square } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const armed = () => governing().arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('an event about arms', () => {
  // R55: what is lost is not there to be armed.
  rule(['pod.24d', 'pod.28h', 'pod.39b'], 'AN43 arms no company that is lost, and one that marches', () => {
    const p = governing()
      .arm(FI(1), FI(3), FI(6), FI(2))
      .army(0, 'N9', [FI(4)]);
    p.state.back[FI(5)] = 9;
    const match = p.annales(0, 'AN43');
    if (match.step === 'arms') match.act({ type: 'setArms', unit: FI(4) });
    expect([p.state.armed[FI(4)], p.state.armed[FI(5)]]).toEqual([1, 0]);
  });
});

describe('a clash', () => {
  // R89: a shot that hits is one, won by the shooter.
  rule(['pod.36.4e', 'pod.36.6b'], 'two bolts that hit outweigh a fight lost: the initiative stays', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(2), 'f4'],
        [FI(3), 'h4'],
        [FI(5), 'c5'],
      ],
      [
        [SI(1), 'l8'],
        [SI(4), 'f6'],
        [SI(5), 'h6'],
        [SI(6), 'c6'],
      ],
    );
    const match = phase(p, 'shoot', 0, [3, 0, 3, 0]);
    match.act({ type: 'shoot', soldier: 1, target: 5 }).act({ type: 'shoot', soldier: 2, target: 6 });
    expect(f.wins).toEqual([2, 0]);
  });
});

describe('a company worn down to its last', () => {
  // R86: its owner says whether it flees, and an ally's company is his own.
  rule(['pod.40a', 'pod.29k'], 'of an ally stays or flees as the side that reorders says, and is no loss', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [LU(4), 'f4', { damage: 2, owner: 2 }],
      ],
      [[SI(1), 'l8']],
      { seats: [[0, 2], [1]] },
    );
    const match = reorder(p);
    const seat = match.seats[0] ?? -1;
    expect(match.legal('rout', seat).map(({ soldier }) => soldier)).toEqual([1]);
    match.act({ type: 'rout', soldier: 1 });
    expect([p.state.battle?.soldiers[1]?.cell, p.state.back[LU(4)]]).toEqual([-3, 0]);
  });
});

describe('after a battle', () => {
  // R65: till its owner's next turn, which may come in the same month.
  rule(['pod.29t', 'pod.29u'], 'the beaten army waits for its player’s turn, and marches in it', () => {
    const p = armed()
      .army(0, 'N9', [FI(1)])
      .army(1, 'N9', [SI(1)]);
    const match = p.play([
      { step: 'military', seat: 0 },
      { step: 'turnEnd', seat: 0 },
      { step: 'turn', seat: 1 },
    ]);
    match.act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
    fightOut(match, 1);
    expect([match.step, match.seats]).toEqual(['political', [1]]);
    match.do('endPhase', 'endPhase');
    expect(match.refusal({ type: 'march', army: 2, from: -1, podesta: false })).toBeNull();
  });

  // R65: till then it comes to no other field, however many points it has left.
  rule(['pod.29t', 'pod.29i'], 'an army that has fought this month does not march to another appointment', () => {
    const comes = (fights: boolean) => {
      const p = armed()
        .govern(2, 'prato')
        .army(0, 'N9', [FI(1)])
        .army(1, 'N9', [SI(1)]);
      p.state.wars = [{ attacker: 2, defender: 0, sides: [[2], [0]], cell: square('N10'), month: 1 }];
      const match = p.play([
        { step: 'military', seat: 0 },
        { step: 'turnEnd', seat: 0 },
        { step: 'military', seat: 2 },
      ]);
      if (fights) {
        match.act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
        fightOut(match, 1);
      } else match.do('endPhase');
      match.act({ type: 'callBattle', war: 0 });
      while (match.seats[0] !== 0) match.act(enlist([sestiere('prato', 1)]));
      return match.choices('enlist', 'units').includes(FI(1));
    };
    expect([comes(false), comes(true)]).toEqual([true, false]);
  });
});
