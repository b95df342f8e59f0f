/** Blows at horses, and who goes away from blows: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, hooked, nido, poggio, result, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Table } from '../../table.ts';

const asked = (t: Table): boolean => {
  t.declared();
  if (t.step === 'resolving') t.do('resolve', { attack: 0 });
  return t.step === 'answer';
};

describe('a horse alone', () => {
  // I, J and K kill it, and nothing else; a cataphract's has its armour.
  rule(['gui.6.8e', 'gui.6.8f'], 'what throws a rider and kills his mount does not kill it', () => {
    const strike = (of: string, die: number): unknown[] => {
      const p = poggio().put(0, 'robert', 'E10').put(1, 'milo', 'A1');
      const horse = p.horse(of, 'E9', 'N');
      const t = p.play([...COMBAT(0)]).do('attackHorse', { unit: 'robert', horse });
      t.declared().dice(die);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      return [result(t), the(t.state.horses[horse]).dead, p.name(the(t.state.horses[horse]).head), t.step];
    };
    // 25 - 1 = 24 in 21/30.
    expect(strike('khaled', 4).slice(0, 3)).toEqual(['G', false, 'E9']);
    expect(strike('khaled', 6).slice(0, 3)).toEqual(['E', false, 'E9']);
    expect(strike('khaled', 2).slice(0, 2)).toEqual(['I', true]);
    expect(strike('kekaumenos', 2).slice(0, 2)).toEqual(['H', false]);
  });
});

describe('breaking off', () => {
  // A hex free of everybody, on foot one: from the top of a ladder or a rope there is none.
  rule(['gui.7.4a', 'gui.7.4c', 'gui.10.1.3a'], 'nobody breaks off from the top of a ladder or a rope', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    expect(asked(p.play([...COMBAT(1)]).do('attack', { unit: 'milo', target: 'osbern' }))).toBe(false);
    const q = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
    q.state.grapnels = [hooked(q, 'O8', 'P8', { climber: q.unit('osbern'), top: true })];
    expect(asked(q.play([...COMBAT(1)]).do('attack', { unit: 'milo', target: 'osbern' }))).toBe(false);
  });
  // Two hexes for a rider, both free; faster means faster.
  rule(['gui.7.4a', 'gui.7.4b', 'gui.7.4c'], 'a rider needs two free hexes, and more points than the other', () => {
    const off = (attacker: string, rider: string, ...closed: string[]): boolean => {
      const p = poggio().put(0, attacker, 'B3', { facing: 'N' }).put(1, rider, 'B2', { facing: 'S' });
      const men = ['milo', 'sergios', 'argyris', 'dorian', 'alexio', 'filippo'];
      for (const [n, hex] of closed.entries()) p.put(1, the(men[n]), hex);
      return asked(p.play([...COMBAT(0)]).do('attack', { unit: attacker, target: rider }));
    };
    expect([off('robert', 'romanos'), off('maniakes', 'romanos'), off('robert', 'kosmas')]).toEqual([
      false,
      true,
      true,
    ]);
    // In the corner he has six hexes about him; with friends in them all, or with one left and none beyond it.
    const about = ['A1', 'A2', 'A3', 'C1', 'C2', 'C3'];
    expect([off('maniakes', 'romanos', ...about), off('maniakes', 'romanos', ...about.slice(1))]).toEqual([
      false,
      false,
    ]);
    expect(off('maniakes', 'romanos', ...about.slice(0, 3))).toBe(true);
  });
  // The table of infiltration, and no more: only a retreat that falls short is a wound.
  rule(['gui.7.4d', 'gui.4.3.1.stop'], 'halted as he breaks off he stands there unhurt', () => {
    const off = (die: number): unknown[] => {
      const p = poggio().put(0, 'maniakes', 'E10', { facing: 'N' }).put(1, 'robert', 'E9', { facing: 'S' });
      p.put(0, 'roland', 'F7');
      const t = p.play([...COMBAT(0)]).do('attack', { unit: 'maniakes', target: 'robert' });
      expect(asked(t)).toBe(true);
      t.do('refuse').dice(die, 1, 1);
      const way = (to: string): Table => t.act(the(t.legal('retreatTo').find(one => one.to === p.hex(to))));
      way('E7');
      if (t.step === 'retreatStep') way('E6');
      return [t.where('robert'), t.health('robert'), t.ever('tested').length];
    };
    expect([off(7), off(8), off(10)]).toEqual([
      ['E6', HEALTHY, 1],
      ['E7', HEALTHY, 1],
      ['E7', WOUNDED, 1],
    ]);
    expect([HEALTHY, WOUNDED].length).toBe(2);
  });
});
