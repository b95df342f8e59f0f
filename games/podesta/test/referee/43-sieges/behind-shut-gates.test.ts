import { describe, expect } from 'vitest';
import { fightOut } from '../../battles.ts';
import { communeNamed, enlist, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const THREE = [SI(1), SI(3), SI(4)];
/** Siena before the walls of Firenze; Firenze is free to come out. */
const besieged = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit))
    .bonus('firenze', 60, 30)
    .besieging(1, 'M5', 'firenze', THREE);
const CITY = square('N6');
const march = (army: number) => ({ type: 'march', army, from: -1, podesta: false });

describe('an army inside a besieged town', () => {
  // R154: the gates are shut for it as for the companies quartered there.
  rule(['pod.44l', 'pod.26c'], 'marches out onto a besieger’s square only, and attacks him', () => {
    const p = besieged().army(0, 'N6', [FI(1), FI(3)], { from: FIRENZE });
    const match = p.play([
      { step: 'military', seat: 0 },
      { step: 'turnEnd', seat: 0 },
    ]);
    match.act(march(2));
    expect(match.choices('marchTo', 'cell')).toEqual([square('M5')]);
    expect(match.refusal({ type: 'marchTo', cell: square('O7'), homeward: false })).toMatchObject({ rule: 'pod.44l' });
    match.act({ type: 'marchTo', cell: square('M5'), homeward: false });
    expect([match.step, match.seats]).toEqual(['attacked', [1]]);
  });

  // R154: of a stranger’s army as well, which is in nobody’s way.
  rule(['pod.44l', 'pod.26c'], 'of a guest is shut in too; when the siege is lifted it marches', () => {
    const marches = (siege: boolean) => {
      const p = besieged().army(2, 'N6', [LU(1)]);
      if (!siege) for (const army of p.state.armies) army.siege = null;
      const match = p.military(2).act(march(2));
      return match.choices('marchTo', 'cell');
    };
    expect(marches(true)).toEqual([square('M5')]);
    expect(marches(false).length).toBeGreaterThan(20);
  });

  // R154: with a besieger who is protected there is nobody to attack.
  rule(['pod.44l', 'pod.24d'], 'stays where it is when the besieger is under a truce', () => {
    const p = besieged().army(2, 'N6', [LU(1)]);
    p.annales(1, 'AN18');
    expect(p.military(2).refusal(march(2))).toMatchObject({ rule: 'pod.44l' });
  });

  // R154 and R63: nor is it called to another field.
  rule(['pod.29i', 'pod.44l'], 'comes to no appointment', () => {
    const called = (siege: boolean) => {
      const p = besieged().army(2, 'N6', [LU(1)]);
      if (!siege) p.state.armies = p.state.armies.filter(({ seat }) => seat === 2);
      p.state.wars = [{ attacker: 2, defender: 0, sides: [[2], [0]], cell: square('N9'), month: 1 }];
      const match = p.military(2).act({ type: 'callBattle', war: 0 });
      return match.choices('enlist', 'units').includes(LU(1));
    };
    expect([called(true), called(false)]).toEqual([false, true]);
  });

  // R154: the companies of the Podestà fight in his streets whether they are quartered or encamped there.
  rule(['pod.44v', 'pod.44p', 'pod.26c'], 'fights in the streets if it is the Podestà’s; a guest’s does not', () => {
    const p = besieged()
      .army(0, 'N6', [FI(1), FI(3), FI(4), FI(5)], { from: FIRENZE })
      .army(2, 'N6', [LU(1)]);
    Object.assign(p.state.armies[0]?.siege ?? {}, { hits: 2, total: 2, asked: true });
    const match = p.military(1).act({ type: 'shootWalls', army: 1 });
    expect([match.step, match.seats]).toEqual(['streets', [0]]);
    match.do('fightInStreets');
    expect(match.choices('enlist', 'units', 0)).toEqual([FI(1), FI(3), FI(4), FI(5)]);
  });

  // R154: what comes after a lost fight is as for other armies whose town has fallen (R115, R142).
  rule(['pod.44v', 'pod.13h', 'pod.26c'], 'that fought for its lost town stays there with its player', () => {
    const p = besieged().army(0, 'N6', [FI(1), FI(3), FI(4), FI(5)], { from: FIRENZE });
    Object.assign(p.state.armies[0]?.siege ?? {}, { hits: 2, total: 2, asked: true });
    const match = p.play(
      [
        { step: 'military', seat: 1 },
        { step: 'turnEnd', seat: 1 },
      ],
      [],
    );
    match.act({ type: 'shootWalls', army: 1 }).do('fightInStreets');
    match.act(enlist([FI(1)]), 0).act(enlist([SI(1)]), 1);
    fightOut(match, 0);
    expect([p.commune('firenze').podesta, match.points(1)]).toEqual([1, 3]);
    expect(p.state.armies.find(({ seat }) => seat === 0)).toMatchObject({ cell: CITY, siege: null });
  });
});

describe('a besieged town from outside', () => {
  rule(['pod.44l', 'pod.26c'], 'lets no army in, not even its own; a Podestà rides in as ever', () => {
    const p = besieged().army(0, 'N9', [FI(1)]);
    p.commune('firenze').cell = square('N9');
    const match = p.military(0).act(march(2));
    expect(match.refusal({ type: 'marchTo', cell: CITY, homeward: false })).toMatchObject({ rule: 'pod.44l' });
    const ride = p.political(0).act({ type: 'ride', counter: FIRENZE });
    expect(ride.choices('rideTo', 'cell')).toContain(CITY);
  });

  // R113: whoever stands there without having come out for it is not in the battle.
  rule(
    ['pod.44l', 'pod.29k'],
    'that stays out of the relief keeps also the army out which stands beside the besieger',
    () => {
      const joined = (join: boolean) => {
        const p = besieged()
          .army(0, 'M5', [FI(5)])
          .army(2, 'M5', [LU(1)]);
        const match = p.play([
          { step: 'military', seat: 2 },
          { step: 'turnEnd', seat: 2 },
        ]);
        match.act({ type: 'attack', army: 3, target: 1 }).do('standAndFight');
        expect([match.step, match.seats]).toEqual(['relief', [0]]);
        if (join) match.do('join').act(enlist([FI(1)]));
        else match.do('stayOut');
        return p.state.battle?.seats[0];
      };
      expect([joined(false), joined(true)]).toEqual([[2], [2, 0]]);
    },
  );
});
