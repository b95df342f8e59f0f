/** Divisions that break at the end of the turn: what brought them there, and what it brings (nqsb.2.1.1.rout, 3.2.4, 3.2.5). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { isRouting } from '../../../src/03-turn/end-steps.ts';
import { GONE, SHAKEN } from '../../../src/state.ts';
import { type Condition, type Position, position } from '../../battlefield.ts';
import { rallying } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

/** A division of three regiments, another of one, and an enemy far off. */
const army = (a: Condition = {}, c: Condition = {}, d: Condition = {}): Position =>
  position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-pm-line', '1009', 'N', a)
    .put('C', 0, 'fr-pm-line', '1109', 'N', c)
    .put('D', 0, 'fr-pm-line', '0909', 'N', d)
    .lead(0, 1, '1510', 'gassion')
    .put('E', 0, 'fr-pm-line', '1509', 'N', { division: 1 })
    .lead(1, 0, '1003', 'villequier')
    .put('B', 1, 'sp-pm', '1004');
const ended = (p: Position): boolean => {
  p.play({ step: 'turnEnd' });
  return p.state.routed.includes(p.division(0, 0));
};

rule(
  ['nqsb.2.1.1.rout', 'nqsb.8.fail', 'nqsb.3.2.4.det-unit'],
  'a regiment lost in trying to recover counts for the rout of the same turn',
  () => {
    // Eliminated is eliminated.
    const after = (...values: number[]) => {
      const p = army({ strength: 1 }, { shaken: true })
        .order(0, 0, 30)
        .draws(0, ...values);
      settle(rallying(p).act({ type: 'recover', unit: p.unit('A') }));
      return [p.where('A'), ended(p)];
    };
    expect([after(1), after(8, 7, 6)]).toEqual([
      ['1009', false],
      ['off', true],
    ]);
  },
);

rule(
  ['nqsb.2.1.1.rout-count', 'nqsb.10.15.permanent', 'nqsb.10.9'],
  'a reserve that has given a regiment away is measured without it: the last shaken breaks it, and its CiC is replaced',
  () => {
    // They belong to the other division in every respect (l.1385); R20, R63.
    const p = position('punti').command(0, '0602', 'plessis').lead(0, 0, '0604', 'latour').put('A', 0, 'fr-fl', '0605');
    const reserve = p.division(0, 5);
    const [first = -1, second = -1] = at(p.ground.roster.divisions, reserve).units;
    for (const [unit, hex] of [
      [first, '0603'],
      [second, '0702'],
    ] as const) {
      p.state.troop[unit] = at(p.state.troop, p.unit('A'));
      p.state.strength[unit] = 3;
      p.state.division[unit] = reserve;
      p.state.cell = p.state.cell.with(unit, p.hex(hex));
    }
    p.state.marks[second] = SHAKEN;
    expect(isRouting(p.battle, reserve)).toBe(false);
    p.play({ step: 'reserve', side: 0 }).act({ type: 'transfer', unit: first, division: p.division(0, 0) });
    expect(isRouting(p.battle, reserve)).toBe(true);
    p.play({ step: 'turnEnd' });
    const where = (unit: number) => p.name(at(p.state.cell, unit));
    expect([where(second), where(first), p.state.fallen[0]]).toEqual(['off', '0603', 1]);
    expect(p.state.post[p.cic(0)]).toBeGreaterThanOrEqual(0);
  },
);

rule(
  ['nqsb.2.1.1.rout', 'nqsb.3.2.5.det', 'nqsb.2.1.3.zero'],
  'a rout that takes Determination to zero loses the battle in that very turn',
  () => {
    // Three of five and a general of three: eighteen.
    const lost = (start: number) => {
      const p = army({ shaken: true }, { shaken: true });
      at(p.state.ledger, 0).start = start;
      expect(ended(p)).toBe(true);
      const { result } = p.play({ step: 'endCheck' }).play;
      return result ? result.winners : null;
    };
    expect([lost(18), lost(19)]).toEqual([[1], null]);
  },
);

rule(
  ['nqsb.2.1.1.rout-count', 'nqsb.10.14'],
  'paralysed regiments do not break a division; one that is shaken besides counts',
  () => {
    const breaks = (c: Condition) => ended(army({ shaken: true }, c, { paralysed: true }));
    expect([breaks({ paralysed: true }), breaks({ paralysed: true, shaken: true })]).toEqual([false, true]);
  },
);

rule(
  ['nqsb.2.1.1.rout', 'nqsb.3.2.4.det-unit', 'nqsb.3.2.4.det-shaken'],
  'a regiment lost in the turn is paid for once, though its division breaks at the end of it',
  () => {
    const p = army({}, { shaken: true });
    p.state.cell = p.state.cell.with(p.unit('A'), GONE);
    at(p.state.ledger, 0).units = 5;
    at(p.state.ledger, 0).shaken = 1;
    expect(ended(p)).toBe(true);
    expect(p.state.determination[0]).toBe(50 - 15 - 3 - 1);
  },
);
