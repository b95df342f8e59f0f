/** Commanders, engineers and envoys: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BESIEGER, GARRISON } from '../../../src/11-sieges/siege.ts';
import { WOUNDED } from '../../../src/state.ts';
import { castle } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Table } from '../../table.ts';

describe('the commander', () => {
  // Step 5 asks only whether he was hurt that day.
  rule(
    ['gui.11.6.17', 'gui.11.1', 'gui.11.1.5b'],
    'whom the assassin wounds in the morning has his die at night',
    () => {
      const t = castle().play([{ step: 'siegeEvent' }, { step: 'healing' }], 10, 7, 5, 4);
      expect([t.health('robert'), t.sheet.heals]).toEqual([WOUNDED, [{ unit: t.position.unit('robert'), day: 10 }]]);
    },
  );
});

describe('the engineer', () => {
  // Five days are enough; what has more of them already is done with the next day's work.
  rule(['gui.11.6.10', 'gui.11.2a', 'gui.11.2b'], 'finishes with a day’s work what has five days or more', () => {
    const after = (days: number, engineer: boolean): number => {
      const p = castle().sheet({ engineer });
      const builders = p.units('osbern', 'avray', 'rioulf', 'hamon', 'neel');
      p.sheet({ items: [{ kind: 'stoneThrower', side: 0, days, builders, since: 3 }] });
      return p.play([{ step: 'besiegerChoice', engines: 0 }]).do('endDay').sheet.stoneThrowers;
    };
    expect([after(3, true), after(4, true), after(5, true), after(5, false), after(6, false)]).toEqual([0, 1, 1, 0, 1]);
  });
});

describe('the envoy', () => {
  const terms = (provisions: number): unknown => {
    const t: Table = castle()
      .sheet({ day: 6, provisions, eaten: 0 })
      .play([{ step: 'besiegerChoice', engines: 0 }], 1)
      .do('negotiate');
    const { modifiers } = the(t.ever('negotiated')[0]);
    return Array.isArray(modifiers) ? modifiers.find(({ rule: id }) => id === 'gui.11.5.1a')?.value : undefined;
  };
  // R88: five days or fewer, two or fewer; of the same factor one counts.
  rule(['gui.11.5.1a', 'gui.11.5c'], 'has one point at five days of food, two at two', () => {
    expect([6, 5, 3, 2].map(terms)).toEqual([undefined, 1, 1, 2]);
  });
});

describe('six engines', () => {
  // The table ends with five; what is left over may go to the other hex, and there is one die for each.
  rule(['gui.11.3.5', 'gui.11.3.4d'], 'put five on one hex at most, and the sixth is free for the stone', () => {
    const p = castle().sheet({ stoneThrowers: 6 });
    p.sheet({ damage: [{ cell: p.hex('P7'), stages: 1, day: 3 }] });
    const t = p.play([{ step: 'besiegerChoice', engines: 6 }], 4);
    const most = (): number => Math.max(...t.legal('bombard').map(({ points }) => Number(points)));
    expect([most(), t.refusal({ type: 'bombard', cell: p.hex('P8'), points: 6 }) === null]).toEqual([5, false]);
    t.do('bombard', { cell: 'P8', points: 5 });
    expect(t.sheet.damage.some(({ cell }) => cell === p.hex('P8'))).toBe(true);
    expect([most(), t.hexes('bombard', 'cell').every(hex => /^[STU]/.test(hex))]).toEqual([1, true]);
  });
});

describe('a garrison that has the day', () => {
  // It lets it go by, and the other has it as if he had won it.
  rule(['gui.11.1.3d', 'gui.11.1.3b'], 'and does nothing with it leaves the besieger everything', () => {
    const kinds = (initiative: number): string[] => {
      const p = castle().sheet({ initiative, stoneThrowers: 1 });
      const t = p.play([{ step: 'garrisonChoice' }, { step: 'besiegerChoice', engines: 1 }]);
      if (t.step === 'garrisonChoice') t.do('wait');
      return [...new Set(t.legal().map(({ type }) => type))].sort();
    };
    expect(kinds(GARRISON)).toEqual(kinds(BESIEGER));
    expect(kinds(GARRISON)).toEqual(['assault', 'bombard', 'build', 'endDay', 'negotiate']);
  });
});
