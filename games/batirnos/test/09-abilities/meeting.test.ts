/** Enemies that come face to face: who may slip away, who may fire (nqsb.9.8, nqsb.9.10, nqsb.9.5.charge). */
import { describe, expect } from 'vitest';
import { swingsBack } from '../../src/06-fire/fire.ts';
import { whyNoCountercharge } from '../../src/09-abilities/refusing.ts';
import { type Position, position } from '../battlefield.ts';
import { evade, firing, HOLD, halt, STOP, shoot } from '../drill.ts';
import { rule } from '../rules.ts';

describe('evasion', () => {
  rule(['nqsb.3.3.1.evade', 'nqsb.9.8'], 'why others than those beside the mover do not slip away', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('E', 0, 'fr-fl', '1010', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S')
      .put('C', 1, 'sp-fl', '1105', 'S')
      .put('D', 1, 'sp-pm', '0906', 'S')
      .put('G', 1, 'sp-fl', '1302', 'S');
    p.state.cell = p.state.cell.with(p.unit('G'), -1);
    const t = p.play({ step: 'evasion', mover: p.unit('A'), done: [] });
    const why = (label: string, hex = '1005') => {
      const found = t.refusal(evade(p, label, hex));
      return found && `${found.rule} ${found.reason}`;
    };
    expect([t.step, t.seats]).toEqual(['evasion', [1]]);
    expect(why('C')).toBe('nqsb.3.3.1.evade notBeside');
    expect(why('E')).toBe('nqsb.9.8 isFriend');
    expect(why('G')).toBe('nqsb.9.8 notThere');
    expect(why('D')).toBe('nqsb.9.8 noEvasion');
    expect(why('B', '1007')).toBe('nqsb.9.8 notStraight');
  });
});

describe('a rider who came to meet a charge', () => {
  const met = (p: Position, awaited: boolean) =>
    p.play({ step: 'rivalHalt', mover: p.unit('A'), unit: p.unit('B'), awaited }).act(halt(p, 'S'));

  rule(['nqsb.9.10', 'nqsb.9.5.charge'], 'is fired at by those of Fermezza he rode up to', () => {
    const p = position()
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('C', 0, 'fr-pm-line', '0907', 'N')
      .put('B', 1, 'ge-cm', '0906', 'S');
    const t = met(p, false);
    expect([t.step, t.seats, t.legal('stand')]).toEqual([
      'firmness',
      [0],
      [{ type: 'stand', unit: p.unit('C'), target: p.unit('B') }],
    ]);
    // Under Fire and Steel he fires himself, and before them.
    p.order(1, 0, 33);
    const first = met(p, false);
    expect([first.step, first.seats]).toEqual(['firmness', [1]]);
    expect(first.legal('stand')).toContainEqual({ type: 'stand', unit: p.unit('B'), target: p.unit('C') });
    first.act({ type: 'hold' });
    expect([first.step, first.seats]).toEqual(['firmness', [0]]);
    // Who was awaited has been answered with the end of the charge.
    expect(met(p, true).step).toBeNull();
  });

  rule(['nqsb.9.8', 'nqsb.9.5.charge'], 'and those beside him may slip away before anybody fires', () => {
    const p = position()
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('C', 0, 'fr-pm-line', '0907', 'N')
      .put('D', 0, 'fr-fl', '0806', 'N')
      .put('B', 1, 'ge-cm', '0906', 'S');
    const t = met(p, false);
    expect([t.step, t.seats]).toEqual(['evasion', [0]]);
    expect([...new Set(t.legal('evade').map(({ unit }) => unit))]).toEqual([p.unit('D')]);
  });
});

describe('countercharge', () => {
  rule(['nqsb.9.5.charge-limit', 'nqsb.9.5.fire'], 'why one who could ride does not reach the enemy', () => {
    const why = (hex: string, rule_: 'nqsb.9.5.fire' | 'nqsb.9.5.charge') => {
      const p = position().put('A', 0, 'fr-pm-line', hex, 'N', { shaken: true }).put('B', 1, 'sp-cp', '1005', 'S');
      const found = whyNoCountercharge(p.battle, p.unit('B'), p.unit('A'), rule_);
      return `${found?.rule} ${found?.reason}`;
    };
    expect(why('1006', 'nqsb.9.5.charge')).toBe('nqsb.9.5.charge-limit besideEnemy');
    expect(why('1006', 'nqsb.9.5.fire')).toBe('nqsb.9.5.fire cannotReach');
    expect(why('1012', 'nqsb.9.5.charge')).toBe('nqsb.9.5.charge cannotReach');
    expect(why('1012', 'nqsb.9.5.fire')).toBe('nqsb.9.5.fire cannotReach');
  });
});

describe('fire', () => {
  rule('nqsb.2.5.2.ability', '42 Caracollo: pistoleers swing back after their shot, under that order only', () => {
    const swings = (troop: string, card: number) => {
      const p = position().put('A', 0, troop, '1007', 'N').order(0, 0, card);
      return swingsBack(p.battle, p.unit('A'));
    };
    expect(['ge-re', 'ge-cm', 'fr-cl', 'fr-cp-chev', 'fr-pm-line', 'fr-dr'].map(troop => swings(troop, 42))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([swings('ge-re', 5), swings('ge-cm', 5)]).toEqual([false, false]);
  });

  rule(
    ['nqsb.6.1.two-losses', 'nqsb.6.1.one-loss'],
    'a shot that costs nothing moves nobody, whatever went before',
    () => {
      const shot = (losses: number, ...values: number[]) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('B', 1, 'sp-fl', '1005', 'S', { losses })
          .order(0, 0, 5)
          .draws(0, ...values);
        const t = firing(p).act(shoot(p, 'A', 'B'));
        while (t.step === 'answer' || t.step === 'enough') t.act(t.step === 'enough' ? STOP : HOLD);
        if (t.step === 'retreating') t.act(t.legal()[0] ?? HOLD);
        return [t.told('fired')[0]?.losses, t.told('shaken').length, t.told('fellBack').length];
      };
      expect(shot(2, 8, 7, 6)).toEqual([0, 0, 0]);
      expect(shot(1, 1, 2)).toEqual([1, 1, 1]);
      expect(shot(0, 1, 2)).toEqual([1, 0, 0]);
    },
  );
});
