/** Troops that come on meet the enemy at once, or are lost before they come (nqsb.2.1.scenario-oob). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { AWAITED, GONE } from '../../../src/state.ts';
import type { Position, Table } from '../../battlefield.ts';
import { HOLD, halt, moving, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { bare, places, settle } from '../scenes.ts';

/** Arras in turn 4, Condé at the northern edge, nobody on the map but whom the case puts there. */
const relief = (card: number, focus?: 'move'): Position => bare('arras', 4).order(1, 3, card, focus);
const enter = (t: Table, hex: string): Table =>
  t.act(
    at(
      t.legal('enter').filter(({ to }) => to === t.position.hex(hex)),
      0,
    ),
  );

describe('Condé at Arras', () => {
  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.5.contact-orders', 'nqsb.5.stop'],
    'with movement and melee a unit comes on beside an enemy in order, and is stopped there',
    () => {
      // R108: the hex of the edge is a hex of the move.
      const p = relief(5).put('F', 0, 'fr-pm-line', '1202', 'N');
      const t = moving(p, 1, 3);
      expect(places(t, 'enter')).toEqual(expect.arrayContaining(['1201', '1301']));
      enter(t, '1201');
      expect([t.step, t.legal('step')]).toEqual(['marching', []]);
      // Horse that has moved into contact; pikes that stand firm fire at it.
      t.act(halt(p, 'S'));
      expect([t.step, t.seats]).toEqual(['firmness', [0]]);
      t.act(HOLD);
      expect([t.step, p.state.contacts.length]).toEqual(['moving', 1]);
    },
  );

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.3.3.1.evade', 'nqsb.9.8.attacker'],
    'light foot slips away before who has come on, and he goes on with the points he has left',
    () => {
      // R104: any move that brings units together.
      const p = relief(5).put('F', 0, 'fr-fl', '1203', 'N');
      const t = enter(moving(p, 1, 3), '1201').act(step(p, '1202'));
      expect([t.step, t.seats]).toEqual(['evasion', [0]]);
      t.act(at(t.legal('evade'), 0));
      expect(p.where('F')).toBe('1006');
      // Two points of horse, both spent.
      expect(t.step === 'marching' ? t.legal('step') : []).toEqual([]);
    },
  );

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.3.3.1.evade'],
    'who stands beside the very hex he comes on by may slip away too, and he goes on',
    () => {
      const p = relief(5).put('F', 0, 'fr-fl', '1202', 'N');
      const t = enter(moving(p, 1, 3), '1201');
      expect([t.step, t.seats]).toEqual(['evasion', [0]]);
      t.act(at(t.legal('evade'), 0));
      expect([t.step, t.legal('step').length > 0]).toEqual(['marching', true]);
    },
  );

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.10.7.move'],
    'under a focus on movement who has come on moves a second time',
    () => {
      // R32: unit by unit, the second right after the first.
      const p = relief(5, 'move');
      const t = enter(moving(p, 1, 3), '1201')
        .act(step(p, '1202'))
        .act(halt(p, 'S'));
      expect(t.step).toBe('secondMove');
    },
  );

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.2.5.2.ability'],
    '8 Avanzata: a point more for who comes on, the hex of the edge counted',
    () => {
      const hexes = (card: number) => {
        const p = relief(card);
        const t = enter(moving(p, 1, 3), '1501');
        let entered = 1;
        while (t.step === 'marching' && t.legal('step').length > 0) {
          t.act(at(t.legal('step'), 0));
          entered += 1;
        }
        return entered;
      };
      expect([hexes(29), hexes(8)]).toEqual([2, 3]);
    },
  );

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.2.1.1.rout', 'nqsb.3.2.4.det-unit', 'nqsb.3.2.4.det-general'],
    'a division that breaks before it has come in full loses those still on their way as well, and they cost their points',
    () => {
      // All units of the division are removed (l.213); this one counts for Determination.
      const p = relief(5);
      const division = p.division(1, 3);
      const units = at(p.ground.roster.divisions, division).units;
      const [first = -1, second = -1, third = -1, fourth = -1] = units;
      for (const unit of [first, second]) p.state.cell = p.state.cell.with(unit, GONE);
      const price = (unit: number) => at(p.ground.troops, at(p.state.troop, unit)).points;
      expect([at(p.state.cell, third), at(p.state.cell, fourth)]).toEqual([AWAITED, AWAITED]);
      p.state.determination = [50, 50];
      for (const ledger of p.state.ledger) ledger.start = 50;
      at(p.state.ledger, 1).units = price(first) + price(second);
      p.put('F', 0, 'fr-pm-line', '0510', 'N');
      settle(p.play({ step: 'turnEnd' }));
      expect(p.state.routed).toContain(division);
      expect(p.state.determination[1]).toBe(50 - units.reduce((sum, unit) => sum + price(unit), 0) - 4);
      p.state.turn = 5;
      p.order(1, 3, 5);
      expect(moving(p, 1, 3).legal('enter')).toEqual([]);
    },
  );
});

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.5.contact-orders', 'nqsb.6.3.fermezza'],
  'Valenciennes: over the bridge too a unit comes beside an enemy only with movement and melee, and is fired at; Turenne never does',
  () => {
    // R30 for him.
    const over = (card: number) => {
      const p = bare('valenciennes', 5).put('B', 1, 'sp-pm', '1804', 'S').order(0, 2, card);
      p.state.post[p.general(0, 2)] = p.hex('1807');
      const t = p.play({ step: 'arriving', side: 0, division: p.division(0, 2) });
      if (t.step === null) return [];
      t.act(at(t.legal('enter'), 0));
      return [t.step, t.seats];
    };
    expect([over(29), over(5)]).toEqual([[], ['firmness', [1]]]);
    const p = bare('valenciennes', 5).put('B', 1, 'sp-pm', '1804', 'S').order(0, 2, 5);
    expect(p.play({ step: 'arriving', side: 0, division: p.division(0, 2) }).step).toBeNull();
  },
);
