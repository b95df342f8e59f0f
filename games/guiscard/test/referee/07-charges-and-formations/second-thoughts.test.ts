/** Pikes, ranks and chargers where another attack comes first: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { WOUNDED } from '../../../src/state.ts';
import { COMBAT, flame, members, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position } from '../../table.ts';

const ROW = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
const row = (side = 1): Position => {
  const p = poggio();
  for (const [id, hex] of Object.entries(ROW)) p.put(side, id, hex);
  p.state.formations = [{ side, units: p.units(...Object.keys(ROW)), front: 0, foulkon: false, past: [] }];
  return p;
};

describe('pikes', () => {
  // Whoever fights the pikes fights the man behind them: he tests nobody in that phase.
  rule(['gui.7.3.1d', 'gui.4.3b', 'gui.7.3.1g'], 'attacked keep their man from testing the next one', () => {
    const tested = (attacks: boolean): number => {
      const p = row().put(0, 'robert', 'F6').put(0, 'osbern', 'D9').put(1, 'milo', 'Z1');
      const t = p.play([{ step: 'movement', side: 0 }, ...COMBAT(0)], ...[1, 1, 1]);
      // Osbern comes up on the flank of Palaimon.
      t.do('move', { unit: 'osbern' }).go('D8').do('stop').do('endMoves');
      if (attacks) t.do('attackPikes', { unit: 'robert', target: 'palaimon' });
      t.declared();
      return t.ever('tested').length;
    };
    expect([tested(false), tested(true)]).toEqual([1, 0]);
  });
});

describe('pikes that are gone', () => {
  // R124: their attackers may choose another enemy, and they alone: nobody else sets about anything now.
  rule(['gui.7.3.1d', 'gui.10.2.3b'], 'give nobody but their attackers a second choice', () => {
    const p = row().put(0, 'roland', 'D7').put(0, 'robert', 'F6').put(0, 'osbern', 'C12').put(1, 'milo', 'F5');
    p.state.works.flames = [flame(p, 'C13')];
    const t = p.play([...COMBAT(0)]).do('attack', { unit: 'roland', target: 'palaimon' });
    expect(t.who('task')).toEqual(['osbern']);
    t.do('attackPikes', { unit: 'robert', target: 'okeanos' }).declared();
    // 12 - 6 = 6 in 6/10 from the shields: 1 and armour is G.
    t.dice(1).do('resolve', { attack: 0 }).stand();
    expect([t.health('palaimon'), members(t)]).toEqual([WOUNDED, []]);
    if (t.step === 'resolving') t.do('resolve', { attack: 1 });
    expect([t.step, t.who('attack'), t.legal('task')]).toEqual(['declare', ['robert'], []]);
  });
});

describe('ranks that attack', () => {
  // Beaten back with his mates he is in no formation, and the enemy may be among where they stood.
  rule(['gui.7.3.1f', 'gui.6.5.B', 'gui.7.3.1c'], 'with one of them wounded by it are ranks no more', () => {
    const p = row(0).put(1, 'werner', 'F6');
    const t = p.play([...COMBAT(0)]).fight(['okeanos'], 'werner', 7);
    // 12 - 9 = 3 in 0/5, one right for the rank: 6/10; 7 and armour is B.
    expect(result(t)).toBe('B');
    expect([t.health('okeanos'), members(t)]).toEqual([WOUNDED, []]);
    expect(the(t.ever('fought')[0])).toMatchObject({ difference: 3, column: 3 });
  });
});
