import { describe, expect } from 'vitest';
import { cards } from '../../battles.ts';
import { communeNamed, enlist, position, rule, sestiere, square } from '../../position.ts';

const PRATO = communeNamed('prato');
const SI = (number: number) => sestiere('siena', number);
const EM = (number: number) => sestiere('empoli', number);
type Place = ReturnType<typeof position>;
const SHOT = { type: 'shootWalls', army: 1 };
const besieging = () => {
  const p = position(2).govern(0, 'firenze').govern(1, 'siena').govern(1, 'empoli').purse(1, 5000);
  return p.besieging(1, 'K4', 'prato', [SI(1), SI(3), SI(4)]).army(1, 'K4', [EM(1), EM(3)]);
};

describe('reinforcements for a siege', () => {
  // R58, R61 and R97: those who come take their place in it; the damage of the walls is not lost.
  rule(['pod.44l', 'pod.26c'], 'join those who besiege, and the siege goes on as it stood', () => {
    const p = besieging();
    const match = p.military(1, cards(4, 1)).act(SHOT).act({ type: 'merge', army: 2, into: 1, from: -1 });
    expect([p.state.armies.length, p.state.armyOf[EM(1)]]).toEqual([1, 1]);
    expect(p.state.armies[0]?.siege).toMatchObject({ commune: PRATO, hits: 1, shots: 1 });
    // Besiegers are seen, also those who came later.
    expect([p.state.armies[0]?.shown, match.told('joinedArmy').map(({ only }) => only)]).toEqual([true, [undefined]]);
  });

  // R96: an army raids or besieges in a month; R61: who marched in a pair pays when it is three.
  rule(
    ['pod.44r', 'pod.29n'],
    'not after a raid of the same month, and not unpaid; besiegers leave only by lifting',
    () => {
      const refusal = (change: (p: Place) => void, action = { type: 'merge', army: 2, into: 1, from: -1 }) => {
        const p = besieging();
        change(p);
        return p.military(1).refusal(action);
      };
      const second = (more: object) => (p: Place) => Object.assign(p.state.armies[1] ?? {}, more);
      expect(refusal(() => {})).toBeNull();
      expect(refusal(second({ raided: 1 }))).toMatchObject({ rule: 'pod.44r', reason: 'doneAlready' });
      expect(refusal(second({ homeward: true }))).toMatchObject({ rule: 'pod.29t' });
      expect(refusal(p => second({ walked: 4, owed: 400 })(p.purse(1, 399)))).toMatchObject({
        rule: 'pod.29n',
        florins: 400,
      });
      expect(refusal(() => {}, { type: 'merge', army: 1, into: 2, from: -1 })).toMatchObject({ rule: 'pod.44r' });
    },
  );
});

describe('appointments in time of siege', () => {
  const called = (p: Place, attacker: number) => {
    p.state.wars = [
      { attacker, defender: 1 - attacker, sides: [[attacker], [1 - attacker]], cell: square('N9'), month: 1 },
    ];
    return p.play([
      { step: 'military', seat: 1 },
      { step: 'turnEnd', seat: 1 },
    ]);
  };
  const besieged = () =>
    position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .govern(1, 'empoli')
      .purse(1, 5000)
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);

  // R63 and R97: the trebuchet is not left behind for an appointment.
  rule(['pod.29i', 'pod.44l'], 'besiegers come to no battle elsewhere without lifting the siege', () => {
    const staying = called(besieged(), 1).act({ type: 'callBattle', war: 0 });
    expect(staying.choices('enlist', 'units', 1)).not.toContain(SI(1));
    const lifted = called(besieged(), 1).act({ type: 'lift', army: 1 }).act({ type: 'callBattle', war: 0 });
    expect(lifted.choices('enlist', 'units', 1)).toContain(SI(1));
  });

  // R64 and R97: only a sortie opens the gates; a side that cannot come has refused.
  rule(['pod.44l', 'pod.29h', 'pod.3k'], 'those inside do not come either, and who brings nobody has refused', () => {
    const p = besieged();
    const match = called(p, 0).act({ type: 'callBattle', war: 0 });
    expect([match.seats, match.choices('enlist', 'units')]).toEqual([[0], []]);
    match.act(enlist([])).act(enlist([EM(1)]));
    expect([match.points(0), match.points(1), p.state.battle]).toEqual([-1, 0, null]);
  });
});
