/** Who follows a beaten enemy and is stopped on the way: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Table } from '../../table.ts';

describe('a victor halted as he goes on', () => {
  // gui.4.1: to the nearest hex where he may stay, the first clockwise from the north.
  rule(
    ['gui.4.1', 'gui.6.6b', 'gui.4.3.1.stop'],
    'does not stay on the man he has stunned, halted or wounded as he is',
    () => {
      const after = (die: number): Table => {
        const p = poggio().put(0, 'roland', 'E8').put(1, 'dorian', 'E7').put(1, 'milo', 'D6');
        // 12 - 5 = 7 in 6/10: 4 is F.
        const t = p.play([...COMBAT(0)]).fight(['roland'], 'dorian', 4);
        expect([result(t), t.health('dorian')]).toEqual(['F', STUNNED]);
        return t.do('advance', { unit: 'roland' }).go('E7').dice(die).go('F7');
      };
      // Armour takes one off.
      const halted = after(7);
      expect([halted.where('roland'), halted.health('roland'), halted.where('dorian')]).toEqual(['E6', HEALTHY, 'E7']);
      const hurt = after(9);
      expect([hurt.where('roland'), hurt.health('roland')]).toEqual(['E6', WOUNDED]);
      expect(after(5).where('roland')).toBe('F7');
    },
  );
  // The horse of the man he has thrown stands there: it may be passed, not shared.
  rule(['gui.4.1', 'gui.6.6b', 'gui.6.8d'], 'does not stay with the living horse of the man he has thrown', () => {
    const q = poggio().put(0, 'arthur', 'E8', { facing: 'N' }).put(1, 'musa', 'E7', { facing: 'S' });
    q.put(1, 'milo', 'D6');
    // 30 - 6 = 24 in 21/30: 5 is F.
    const u = q.play([...COMBAT(0)]).fight(['arthur'], 'musa', 5);
    expect(result(u)).toBe('F');
    u.do('lieAt', { to: 'F6' });
    u.do('advance', { unit: 'arthur' }).go('E7<E8').dice(8);
    u.act(the(u.legal('step')[0]));
    const cells = [u.state.cell[q.unit('arthur')], u.state.tail[q.unit('arthur')]];
    const horse = the(u.state.horses.find(({ rider }) => rider < 0));
    expect(u.ever('stopped')).toHaveLength(1);
    expect([horse.head, horse.tail].some(cell => cells.includes(cell))).toBe(false);
  });
});
