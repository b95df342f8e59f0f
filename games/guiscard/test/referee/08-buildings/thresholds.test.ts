/** At doors, windows and the cloth of tents: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { WOUNDED } from '../../../src/state.ts';
import { COMBAT, result } from '../../openings.ts';
import { rule } from '../../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../../table.ts';

const farm = (): Position => position('laguna', [FARM]);
const fire = (p: Position): Table => p.play([{ step: 'offensive', side: 0 }]);

describe('a door between two', () => {
  // Driven back he goes through it like through any other way; the room behind is no closed ground.
  rule(['gui.6.5.E', 'gui.8.4a'], 'lets a beaten man out into the court', () => {
    const p = farm().put(0, 'werner', 'S8').put(1, 'milo', 'T8').put(1, 'dorian', 'A1');
    // 18 - 6 = 12 in 11/20: 5 and armour is E. T7 and S7 are beside Werner.
    const t = p.play([...COMBAT(0)]).fight(['werner'], 'milo', 5);
    expect(result(t)).toBe('E');
    expect(t.hexes('retreatTo')).toEqual(['T9']);
  });
});

describe('an archer in a room', () => {
  // from a window only, out of a house.
  rule(
    ['gui.8.2.1a', 'gui.8.2.3a', 'gui.8.2.3b'],
    'away from its window shoots at nobody outside but through the door',
    () => {
      const at = (from: string, mark: string): number => {
        const t = fire(farm().put(0, 'alphonse', from).put(1, 'milo', mark));
        return t.step === 'offensive' ? t.do('shoot', { unit: 'alphonse' }).legal('fireAt').length : 0;
      };
      expect([at('Q7', 'M5'), at('R7', 'M5')]).toEqual([1, 0]);
      // Through the door of the hall into the court, also at whoever stands in its entrance; not beside the door.
      expect([at('T8', 'T10'), at('T8', 'U10'), at('S7', 'S10')]).toEqual([1, 1, 0]);
    },
  );
});

describe('a tent', () => {
  // nobody is tested through the cloth, nor driven back through it.
  rule(['gui.6.5.E', 'gui.8.5.2a'], 'keeps a beaten man in as it keeps others out', () => {
    const p = position('laguna', [TENT]).put(0, 'werner', 'Q8').put(1, 'milo', 'Q7').put(1, 'dorian', 'A1');
    // 18 - 6 = 12 in 11/20, both on -: 5 and armour is E. R7 and R8 are beside Werner.
    const t = p.play([...COMBAT(0)]).fight(['werner'], 'milo', 5);
    expect([result(t), t.where('milo'), t.health('milo')]).toEqual(['E', 'Q7', WOUNDED]);
  });
});
