/** Who goes out, with what, and what is remembered of it: corners of the siege, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BESIEGER, GARRISON, pickable } from '../../../src/11-sieges/siege.ts';
import { WOUNDED } from '../../../src/state.ts';
import { castle, group } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const action = (p: Position, name: 'camp' | 'supplies' | 'general', ...dice: number[]): Table =>
  p.play([{ step: 'tactical', action: name }, { step: 'healing' }], ...dice);

describe('sorties', () => {
  // l.2416: hexes destroyed in the action; four and four are twice nothing.
  rule(['gui.11.4.2g', 'gui.11.4.2a'], 'tent hexes burnt in one raid are not added to those of the next', () => {
    const raid = (p: Position): Table => {
      p.state.works.burnt = [...p.state.works.burnt, ...[1, 2, 3, 4].map(cell => cell + p.state.works.burnt.length)];
      p.sheet({ action: 'camp' });
      return p.play([{ step: 'actionOver', action: 'camp' }]);
    };
    const first = raid(castle());
    expect(first.ever('restocking')).toEqual([]);
    const next = castle().sheet({ ...first.sheet, day: 7, initiative: GARRISON, action: null });
    next.state.works = structuredClone(first.state.works);
    const begun = action(next, 'camp');
    const again = castle().sheet({ ...begun.sheet });
    again.state.works = structuredClone(begun.state.works);
    expect(raid(again).ever('restocking')).toEqual([]);
  });
  // l.395, l.2422: they are led by the bridle, by a rider one and by a man on foot three.
  rule(['gui.11.4.3a', 'gui.4.4.3g'], 'of six pack horses a rider by himself brings one, a man on foot three', () => {
    const brought = (unit: string): number => {
      const p = castle();
      // A knight of the garrison who has brought his horse into the place.
      p.state.fielded[p.unit('maniakes')] = 1;
      const t = action(p, 'supplies', 6).do('pick', { unit }).do('ready');
      return t.state.horses.filter(({ rider, dead }) => rider < 0 && !dead).filter(({ leader }) => leader >= 0).length;
    };
    expect([brought('maniakes'), brought('milo')]).toEqual([1, 3]);
  });
  // R93: in his bed he is at hand; for months he is not.
  rule(
    ['gui.11.1.5a', 'gui.11.1.5b', 'gui.11.4.2c'],
    'a man who waits for his recovery may sally, one out for months not',
    () => {
      const may = (die: number): boolean => {
        const p = castle();
        p.state.health[p.unit('milo')] = WOUNDED;
        const t = p.play([{ step: 'healing' }], die);
        return pickable({ ...p.battle, state: t.state }, GARRISON, [], 'camp').includes(p.unit('milo'));
      };
      expect([may(8), may(9), may(10)]).toEqual([true, false, false]);
    },
  );
  // l.2094: in no tactical action, be it one for all.
  rule(
    ['gui.11.2b', 'gui.11.4.4a'],
    'the builders take no part in the battle of a general sortie, nor in the camp',
    () => {
      const p = castle().sheet({ initiative: GARRISON });
      const builders = p.units(...group(p, 'besiegers').slice(12, 17));
      p.sheet({ items: [{ kind: 'ladder', side: BESIEGER, days: 1, builders, since: 5 }] });
      const all = the(action(p, 'general').sheet.parties[BESIEGER]);
      expect([all.length, all.filter(unit => builders.includes(unit))]).toEqual([group(p, 'besiegers').length - 5, []]);
      expect(pickable(p.battle, BESIEGER, [], 'camp').filter(unit => builders.includes(unit))).toEqual([]);
    },
  );
  // l.2539: six, or as many as there are.
  rule(['gui.11.6.13', 'gui.11.4.1c'], 'of four besiegers who are left the spy lets in all four', () => {
    const p = castle().sheet({ spy: true });
    p.kill(...group(p, 'besiegers').slice(4));
    const t = p.play([{ step: 'tactical', action: 'assault' }, { step: 'healing' }]);
    for (let n = 0; n < 4 && t.step === 'picking'; n++) t.act(the(t.legal('pick')[0]));
    expect([t.step, [...t.sheet.infiltrators].sort()]).toEqual([
      'siegeSetup',
      p.units(...group(p, 'besiegers').slice(0, 4)).sort(),
    ]);
  });
});
