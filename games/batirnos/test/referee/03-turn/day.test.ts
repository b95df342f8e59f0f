/** The end of the turn and of the day: who still stands, who has lost, what is counted. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { isRouting, occupier } from '../../../src/03-turn/end-steps.ts';
import { AWAITED, SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { rallying } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { verdict } from '../scenes.ts';

describe('the last of an army', () => {
  const both = () => position('lens').put('A', 0, 'fr-pm-line', '0808').put('B', 1, 'sp-pm', '0804');

  rule('nqsb.3.2.5.all', 'a battery in order is a unit like any other, and so is a paralysed regiment', () => {
    // R107.
    const shaken = () => both().put('B', 1, 'sp-pm', '0804', 'S', { shaken: true });
    expect(verdict(shaken())).toEqual(['broken', [0]]);
    expect(verdict(shaken().put('G', 1, 'sp-al', '0803', 'S', { second: true }))).toBeNull();
    expect(verdict(shaken().put('C', 1, 'sp-pm', '0803', 'S', { paralysed: true }))).toBeNull();
    expect(verdict(shaken().put('G', 1, 'sp-al', '0803', 'S', { shaken: true }))).toEqual(['broken', [0]]);
  });

  rule(['nqsb.3.2.5.all', 'nqsb.3.2.5.det'], 'one army without units in order, the other at zero: nobody wins', () => {
    // R107.
    const p = both().put('B', 1, 'sp-pm', '0804', 'S', { shaken: true });
    expect(verdict(p, [0, 7])?.[1]).toEqual([]);
  });

  rule(['nqsb.3.2.5.scenario', 'nqsb.3.2.5.det'], 'what the scenario asks goes before Determination', () => {
    // R107.
    const p = position('arras')
      .put('A', 0, 'fr-pm-line', '0903')
      .put('C', 0, 'fr-pm-line', '0607')
      .put('B', 1, 'sp-pm', '0404');
    expect(verdict(p, [-3, 20])).toEqual(['scenario', [0]]);
  });

  rule(
    ['nqsb.3.2.5.all', 'nqsb.2.1.scenario-oob'],
    'troops still on their way are neither shaken nor eliminated',
    () => {
      const p = position('arras').put('A', 0, 'fr-pm-line', '0510').put('B', 1, 'sp-pm', '0404', 'S', { shaken: true });
      expect(verdict(p)).toEqual(['broken', [0]]);
      const { units } = at(p.ground.roster.divisions, p.division(1, 3));
      const fresh = initialState(p.ground, p.options);
      for (const unit of units) {
        p.state.cell = p.state.cell.with(unit, AWAITED);
        p.state.troop[unit] = at(fresh.troop, unit);
        p.state.division[unit] = p.division(1, 3);
      }
      p.state.turn = 2;
      expect(verdict(p)).toBeNull();
    },
  );
});

describe('what is counted', () => {
  rule(['nqsb.1.4.objective-occupied', 'nqsb.9.7'], 'dragoons beside an objective hold it mounted, not on foot', () => {
    // R71.
    const held = (second: boolean) => {
      const p = position().put('D', 0, 'fr-dr', '1107', 'N', { second });
      return occupier(p.battle, p.hex('1007'));
    };
    expect([held(false), held(true)]).toEqual([0, -1]);
  });

  rule(
    ['nqsb.3.2.4.det-shaken', 'nqsb.8.marker'],
    'a unit put in order in the turn it was shaken has still cost its point',
    () => {
      // R62.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1009', 'N', { shaken: true })
        .put('C', 0, 'fr-pm-line', '1109', 'N')
        .put('D', 0, 'fr-pm-line', '0909', 'N')
        .put('B', 1, 'sp-pm', '1003')
        .order(0, 0, 30);
      at(p.state.ledger, 0).shaken = 1;
      rallying(p).act({ type: 'clear', unit: p.unit('A'), marker: 'shaken' });
      p.play({ step: 'turnEnd' });
      expect([at(p.state.marks, p.unit('A')) & SHAKEN, p.state.determination[0]]).toEqual([0, 49]);
    },
  );

  rule(
    ['nqsb.10.15.permanent', 'nqsb.2.1.1.rout-count', 'nqsb.2.1.1.prevalent'],
    'units from the reserve make the division they joined harder to break',
    () => {
      // R63.
      const p = position('punti')
        .command(0, '0602', 'plessis')
        .lead(0, 0, '0604', 'latour')
        .put('A', 0, 'fr-fl', '0605', 'N', { shaken: true })
        .put('C', 0, 'fr-fl', '0505', 'N', { shaken: true })
        .put('D', 0, 'fr-fl', '0704');
      const unit = at(at(p.ground.roster.divisions, p.division(0, 5)).units, 0);
      p.state.troop[unit] = at(p.state.troop, p.unit('A'));
      p.state.strength[unit] = 3;
      p.state.division[unit] = p.division(0, 5);
      p.state.cell = p.state.cell.with(unit, p.hex('0603'));
      expect(isRouting(p.battle, p.division(0, 0))).toBe(true);
      p.play({ step: 'reserve', side: 0 }).act({ type: 'transfer', unit, division: p.division(0, 0) });
      // Two of four are not more than half.
      expect(isRouting(p.battle, p.division(0, 0))).toBe(false);
      p.state.marks[unit] = SHAKEN;
      expect(isRouting(p.battle, p.division(0, 0))).toBe(true);
    },
  );

  rule(['nqsb.10.15', 'nqsb.10.16'], 'a shaken unit of the reserve may be given away too', () => {
    const p = position('punti').command(0, '0602', 'plessis').lead(0, 0, '0604', 'latour').put('A', 0, 'fr-fl', '0605');
    const unit = at(at(p.ground.roster.divisions, p.division(0, 5)).units, 0);
    p.state.troop[unit] = at(p.state.troop, p.unit('A'));
    p.state.strength[unit] = 3;
    p.state.division[unit] = p.division(0, 5);
    p.state.marks[unit] = SHAKEN;
    p.state.cell = p.state.cell.with(unit, p.hex('0603'));
    expect(p.play({ step: 'reserve', side: 0 }).legal('transfer')).toHaveLength(1);
  });
});
