/** What a man has spent in one action of a siege and wants in the next. */
import { describe, expect } from 'vitest';
import { LANCE_THROWN, MOVED } from '../../../src/state.ts';
import { castle } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Table } from '../../table.ts';

describe('from one day to the next', () => {
  // "Solo una volta per personaggio e per scenario": the siege is the scenario, the day is not (R146).
  rule(['gui.5.d', 'gui.11.4a'], 'a lance thrown in one assault is not thrown in the next', () => {
    const evening = (): Table => {
      const p = castle().sheet({ action: 'assault' }).put(0, 'jacques', 'O12').put(0, 'eustache', 'O13');
      p.state.marks[p.unit('jacques')] = LANCE_THROWN | MOVED;
      p.put(1, 'milo', 'T8').sheet({ parties: [p.units('jacques', 'eustache'), p.units('milo')] });
      return p.play([
        { step: 'actionOver', action: 'assault' },
        { step: 'tactical', action: 'assault' },
      ]);
    };
    const shoots = (unit: string): boolean => {
      const p = castle();
      const marks = the(evening().state.marks[p.unit(unit)]);
      expect(marks & MOVED).toBe(0);
      const t = p
        .put(0, unit, 'C10', { marks })
        .put(1, 'milo', 'C8')
        .play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.who('shoot').includes(unit);
    };
    expect([shoots('jacques'), shoots('eustache')]).toEqual([false, true]);
  });
});
