/** Commanders, engineers and envoys: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
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
