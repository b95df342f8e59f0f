/** Flames with no way out, and arrows that carry them: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, WOUNDED } from '../../../src/state.ts';
import { nido } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const QUIET = [
  'hold',
  'endCharges',
  'endMoves',
  'declared',
  'stand',
  'decline',
  'endFire',
  'ceaseFire',
  'done',
  'endOffensive',
];
function idle(t: Table, until: (t: Table) => boolean): Table {
  for (let n = 0; n < 60 && !until(t) && t.step !== null; n++)
    t.act(t.legal().find(({ type }) => QUIET.includes(type)) ?? the(t.legal()[0]));
  return t;
}

describe('no way out of the flames', () => {
  const shut = (health = 0): Position => {
    const p = nido()
      .put(1, 'milo', 'P5', { health })
      .put(0, 'roland', 'Q5')
      .put(0, 'jacques', 'P6')
      .put(0, 'gilbert', 'Q6');
    p.state.arrows[p.unit('alphonse')] = 6;
    return p.put(0, 'alphonse', 'L5').put(0, 'osbern', 'A1');
  };
  // Hurt in the first turn, dead in the second.
  rule('gui.10.2.5a', 'who cannot leave a burning hex is wounded in the first turn and killed in the second', () => {
    const p = shut();
    const t = p.play([{ step: 'phase', side: 0 }, { step: 'phase', side: 1 }, { step: 'turnEnd' }, { step: 'turn' }]);
    t.do('shoot', { unit: 'alphonse' }).dice(10).do('burn', { cell: 'P5' });
    expect([t.health('milo'), t.where('milo')]).toEqual([WOUNDED, 'P5']);
    idle(t, one => one.state.turn === 2 && one.step !== null);
    expect(t.health('milo')).toBe(WOUNDED);
    idle(t, one => one.state.turn === 3);
    expect(t.health('milo')).toBe(DEAD);
  });
  // A wounded man hurt again is dead.
  rule(['gui.10.2.5a', 'gui.5.4.double'], 'a wounded man who cannot leave it is dead at once', () => {
    const t = shut(WOUNDED).play([{ step: 'offensive', side: 0 }]);
    t.do('shoot', { unit: 'alphonse' }).dice(10).do('burn', { cell: 'P5' });
    expect(t.health('milo')).toBe(DEAD);
  });
});

describe('burning arrows', () => {
  // At short range only, which is shorter from the saddle.
  rule(
    ['gui.10.3b', 'gui.5.1.composite-mounted', 'gui.5.1.composite-foot'],
    'from the saddle they reach eight hexes, on foot twelve',
    () => {
      const burns = (hex: string, facing?: string): boolean => {
        const p = nido()
          .put(0, 'kosmas', hex, facing ? { facing } : {})
          .put(1, 'milo', 'Z16');
        p.state.arrows[p.unit('kosmas')] = 6;
        const t = p.play([{ step: 'offensive', side: 0 }]);
        if (t.step !== 'offensive') return false;
        return t.do('shoot', { unit: 'kosmas' }).hexes('burn', 'cell').includes('P7');
      };
      expect([burns('H7', 'SE'), burns('G7', 'SE'), burns('D7'), burns('C7')]).toEqual([true, false, true, false]);
    },
  );
});
