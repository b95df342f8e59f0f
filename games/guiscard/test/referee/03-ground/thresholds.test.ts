/** On the threshold, on the platform, in the gate: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido, result } from '../../openings.ts';
import { rule } from '../../support.ts';
import { CHAPEL, FARM, position, type Table } from '../../table.ts';

describe('a horse in the door of the hall', () => {
  /** Its head on the threshold T8, its tail in the courtyard. */
  const struck = (die: number): Table =>
    position('laguna', [FARM])
      .put(0, 'werner', 'T10')
      .put(1, 'robert', 'T8', { facing: 'N' })
      .play([...COMBAT(0)])
      .fight(['werner'], 'robert', die);
  // R105: where he could be on foot, beside either half of his horse and on this side of the walls.
  rule(['gui.6.8a', 'gui.8.4a'], 'a rider thrown on a threshold may lie in the room, not beyond its wall', () => {
    const t = struck(2);
    expect([result(t), t.health('robert'), t.step]).toEqual(['F', STUNNED, 'fall']);
    expect(t.hexes('lieAt')).toEqual(['S10', 'S8', 'S9', 'T7', 'U10', 'U9']);
  });
});

describe('a horse in the door of the chapel', () => {
  // l.1528: horses come no further than the hexes of its doors, driven or not.
  rule(['gui.8.4b', 'gui.6.4.E'], 'a rider on a threshold is driven onto the next one, not into the vestibule', () => {
    const p = position('laguna', [CHAPEL]).put(0, 'werner', 'R12').put(1, 'robert', 'R10', { facing: 'N' });
    // 18 - 11 = 7 in 6/10: 3 and armour is E.
    const t = p.play([...COMBAT(0)]).fight(['werner'], 'robert', 3);
    const taken = t.legal('retreatTo').flatMap(({ to, other }) => [p.name(Number(to)), p.name(Number(other))]);
    expect([result(t), [...new Set(taken)].sort()]).toEqual(['E', ['Q11', 'R10', 'R11', 'R9', 'S11']]);
  });
});

describe('on the works', () => {
  // l.830, R20: from a platform one comes down by its stair alone.
  rule(
    ['gui.5.4.retreat', 'gui.9.5.1b'],
    'a shot drives a man off a platform towards its stair, or wounds him where he stands',
    () => {
      const hit = (from: string): Table => {
        const p = nido().put(1, 'milo', 'P8').put(1, 'sergios', 'T11');
        const cell = p.hex('P8');
        const shot = { step: 'hit' as const, from: p.hex(from), cell, row: 2, short: 12, volley: false, aimed: cell };
        // Strong cover and armour: 5 is A.
        return p.play([{ ...shot, all: false }], 5);
      };
      const shut = hit('L6');
      expect([shut.where('milo'), shut.health('milo')]).toEqual(['P8', WOUNDED]);
      const open = hit('K11');
      expect([open.step, open.hexes('retreatTo')]).toEqual(['retreatStep', ['Q8']]);
    },
  );
  // l.1853, R129: the stair is wood, and what has burnt is not climbed.
  rule(['gui.10.2.6a', 'gui.9.5.1b'], 'nobody goes up to a platform whose stair has burnt', () => {
    const up = (turns: number): boolean => {
      const p = nido().put(0, 'milo', 'R8').put(1, 'osbern', 'A1');
      if (turns > 0) p.state.works.flames = [{ cell: p.hex('Q8'), side: 1, arrow: false, turns, fresh: false }];
      const t = p
        .play([{ step: 'turnEnd' }])
        .do('move', { unit: 'milo' })
        .go('Q8');
      return t.hexes('step').includes('P8');
    };
    expect([up(0), up(2)]).toEqual([true, false]);
  });
  // R118: nor does anybody come down by it, or strike there; on the spot is the courtyard.
  rule(['gui.10.2.6a', 'gui.6.7'], 'where the stair was the platform is cut off, and the ward is open ground', () => {
    const p = nido().put(0, 'milo', 'P8').put(1, 'osbern', 'Q8');
    const strikes = (): boolean => p.play([{ step: 'declare', side: 0 }]).legal('attack').length > 0;
    expect(strikes()).toBe(true);
    p.state.works.burnt = [p.hex('Q8')];
    expect(strikes()).toBe(false);
    const down = p.play([{ step: 'movement', side: 0 }]);
    expect(
      down.step === 'movement' && down.seats[0] === 0 ? down.do('move', { unit: 'milo' }).legal('step') : [],
    ).toEqual([]);
    const q = nido().put(0, 'milo', 'R8').put(1, 'osbern', 'A1');
    q.state.works.burnt = [q.hex('Q8')];
    const t = q
      .play([{ step: 'movement', side: 0 }])
      .do('move', { unit: 'milo' })
      .go('Q8');
    const frame = t.play.position.stack.at(-1);
    expect(frame && 'mp' in frame ? frame.mp : -1).toBe(5);
  });
  // l.1849, l.1860: the flame is there at once, and so must he be gone.
  rule(
    ['gui.10.3c', 'gui.10.2.5a', 'gui.9.2.4'],
    'a burning arrow in the open gate drives out who stands in it',
    () => {
      const p = nido().put(1, 'milo', 'P9').put(0, 'alphonse', 'O14');
      p.state.works.gate = 'open';
      p.state.arrows[p.unit('alphonse')] = 6;
      const t = p
        .play([{ step: 'offensive', side: 0 }], 10)
        .do('shoot', { unit: 'alphonse' })
        .do('burn', { cell: 'P9' });
      expect([t.step, t.seats]).toEqual(['retreatStep', [1]]);
      // Outside or inside, and up no palisade.
      expect(t.hexes('retreatTo')).toEqual(['O10', 'O9', 'Q10', 'Q9']);
      t.do('retreatTo', { to: 'Q9', other: -1 });
      expect([t.where('milo'), t.health('milo'), t.state.works.flames.length]).toEqual(['Q9', HEALTHY, 1]);
    },
  );
});
