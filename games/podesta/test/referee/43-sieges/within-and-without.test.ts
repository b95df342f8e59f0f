import { describe, expect } from 'vitest';
import { fightOut } from '../../battles.ts';
import { communeNamed, enlist, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const THREE = [SI(1), SI(3), SI(4)];
const governing = () =>
  position(4)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .govern(3, 'pisa')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const besieged = () => governing().bonus('firenze', 60, 30).besieging(1, 'M5', 'firenze', THREE);
const march = (army: number, podesta = false) => ({ type: 'march', army, from: -1, podesta });
const to = (name: string) => ({ type: 'marchTo', cell: square(name), homeward: false });
const turnOf = (p: ReturnType<typeof position>, seat: number) =>
  p.play([
    { step: 'military', seat },
    { step: 'turnEnd', seat },
  ]);

describe('with a siege around the walls', () => {
  // R154: his siege holds nobody of his own.
  rule(['pod.44l', 'pod.26c'], 'an army of the besieger inside a free town goes out and in as it likes', () => {
    const p = governing()
      .besieging(1, 'K4', 'prato', THREE)
      .army(1, 'L4', [SI(5)]);
    const match = p.military(1).act(march(2)).act(to('M3'));
    expect(p.state.armies[1]?.cell).toBe(square('M3'));
    match.act(march(2)).act(to('L4'));
    expect(p.state.armies[1]?.cell).toBe(square('L4'));
  });

  // R154: of two besiegers either may be fallen upon.
  rule(['pod.44l', 'pod.44z'], 'an army inside may march out against either of two besiegers', () => {
    const p = besieged()
      .besieging(
        3,
        'O5',
        'firenze',
        [1, 3, 4].map(number => sestiere('pisa', number)),
      )
      .army(2, 'N6', [LU(1)]);
    const cells = p.military(2).act(march(3)).choices('marchTo', 'cell');
    expect([...cells].sort()).toEqual([square('M5'), square('O5')].sort());
  });

  // R57 and R154: he rides with it, and fights with it.
  rule(['pod.44l', 'pod.26c', 'pod.32e'], 'the Podestà may ride out with the army that breaks out', () => {
    const p = besieged().army(0, 'N6', [FI(1), FI(3)], { from: FIRENZE });
    const match = turnOf(p, 0).act(march(2, true)).act(to('M5')).do('standAndFight');
    expect(p.commune('firenze').cell).toBe(square('M5'));
    if (match.step === 'relief') match.do('stayOut');
    expect(p.state.battle?.seats).toEqual([[0], [1]]);
  });

  // R113: beaten, it stays on the square, and the siege stands.
  rule(
    ['pod.44l', 'pod.42b', 'pod.29t'],
    'an army that broke out and was beaten is outside, and the siege goes on',
    () => {
      const p = besieged().army(0, 'N6', [FI(1), FI(3)], { from: FIRENZE });
      const match = turnOf(p, 0).act(march(2)).act(to('M5')).do('standAndFight');
      if (match.step === 'relief') match.do('stayOut');
      fightOut(match, 0);
      expect(p.state.armies).toMatchObject([
        { seat: 1, siege: { commune: FIRENZE } },
        { seat: 0, cell: square('M5'), stays: true },
      ]);
      const later = p.turn(0).do('endPhase', 'endPhase').act(march(2));
      expect(later.refusal(to('N6'))).toMatchObject({ rule: 'pod.44l' });
    },
  );

  // R100: six a side, of those quartered and those encamped together.
  rule(['pod.44v', 'pod.41a'], 'no more than six fight for the town, wherever in it they lie', () => {
    const p = besieged().govern(0, 'firenze', 1, 2, 3, 4, 5, 6).govern(0, 'prato');
    p.army(0, 'N6', [sestiere('prato', 1), sestiere('prato', 3)]);
    Object.assign(p.state.armies[0]?.siege ?? {}, { hits: 2, total: 2, asked: true });
    const match = p.military(1).act({ type: 'shootWalls', army: 1 }).do('fightInStreets');
    const all = match.choices('enlist', 'units', 0).map(Number);
    expect(all).toHaveLength(8);
    expect(match.refusal(enlist(all.slice(0, 7)), 0)).toMatchObject({ rule: 'pod.44v' });
    expect(match.refusal(enlist([...all.slice(0, 5), sestiere('prato', 1)]), 0)).toBeNull();
  });

  // R145: called off, everybody is where he was before the fight.
  rule(['pod.44v', 'pod.42a', 'pod.44o'], 'a street fight called off leaves the army inside where it was', () => {
    const p = besieged().army(0, 'N6', [FI(1), FI(3), FI(4), FI(5)], { from: FIRENZE });
    Object.assign(p.state.armies[0]?.siege ?? {}, { hits: 2, total: 2, asked: true });
    const match = turnOf(p, 1).act({ type: 'shootWalls', army: 1 }).do('fightInStreets');
    match.act(enlist([FI(1)]), 0).act(enlist([SI(1)]), 1);
    for (let count = 0; count < 30 && match.step !== 'battleMove'; count++) {
      const [seat = 0] = match.seats;
      match.act(match.legal(undefined, seat)[0] ?? { type: 'ready' }, seat);
    }
    Object.assign(p.state.battle ?? {}, { quiet: 3 });
    match.do('parley', 'callOffBattle');
    expect([p.state.battle, p.commune('firenze').podesta]).toEqual([null, 0]);
    expect(p.state.armies).toMatchObject([{ siege: { commune: FIRENZE } }, { seat: 0, cell: square('N6') }]);
  });
});

describe('a besieger', () => {
  // R65: he rests till his own turn, and that may come in the same month.
  rule(['pod.44k', 'pod.29t', 'pod.44l'], 'who beat off a relief shoots in his own turn of that month', () => {
    const p = besieged().army(2, 'M5', [LU(1)]);
    const match = p.play([
      { step: 'military', seat: 2 },
      { step: 'turnEnd', seat: 2 },
      { step: 'turn', seat: 1 },
    ]);
    match.act({ type: 'attack', army: 2, target: 1 }).do('standAndFight');
    if (match.step === 'relief') match.do('stayOut');
    fightOut(match, 2);
    match.do('endPhase', 'endPhase');
    expect(match.refusal({ type: 'shootWalls', army: 1 })).toBeNull();
  });

  // R97: the month is spent for all who are one army now.
  rule(
    ['pod.44r', 'pod.26c'],
    'who lifted his siege and joined another army besieges nobody with it that month',
    () => {
      const p = besieged().army(1, 'M5', [SI(5)]);
      const match = p.military(1).act({ type: 'lift', army: 1 });
      match.act({ type: 'merge', army: 1, into: 2, from: -1 });
      expect(match.refusal({ type: 'besiege', army: 2, commune: FIRENZE })).toMatchObject({ rule: 'pod.44k' });
    },
  );
});

// R59: whoever can be reached in his shelter can be challenged there.
rule(
  ['pod.29d', 'pod.19b'],
  'an exile in his shelter may be challenged like anybody; without one he cannot be met',
  () => {
    const challenged = (host: string) => {
      const p = position(2).govern(1, 'siena').exiled(0, host);
      return p.military(1).refusal({ type: 'declareWar', challenged: 0 });
    };
    expect([challenged('san-gimignano'), challenged('')]).toMatchObject([null, { rule: 'pod.29d' }]);
  },
);
