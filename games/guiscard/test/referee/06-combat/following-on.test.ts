/** Advances past others, and retreats from works: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido, poggio, result, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const combat = (p: Position, side = 0, ...dice: number[]): Table => p.play([...COMBAT(side)], ...dice);

describe('an advance', () => {
  const beside = (tester: string, more: (p: Position) => void = () => undefined): Position => {
    const p = poggio().put(0, 'roland', 'E9').put(1, 'dorian', 'E8').put(1, tester, 'D6');
    more(p);
    return p;
  };
  // The hex crossed is tested by who is idle beside it; not the last one.
  rule(['gui.4.3d', 'gui.6.6f', 'gui.4.3.1.stop'], 'halted by an idle enemy ends in the hex it was crossing', () => {
    const p = beside('alexio');
    // 12 - 5 = 7 in 6/10: 1 is H. Then 8 - 1 for his armour.
    const t = combat(p).fight(['roland'], 'dorian', 1).do('advance', { unit: 'roland' }).dice(8);
    t.go('E8', 'E7', 'F6');
    expect([t.ever('tested').length, t.where('roland'), t.health('roland')]).toEqual([1, 'E7', HEALTHY]);
  });
  // Who is attacked in this phase by another is engaged, be it that the blow comes later.
  rule(['gui.6.6f', 'gui.4.3d'], 'is not tested by an enemy whose own fight is still to come', () => {
    const tested = (engaged: boolean): number => {
      const p = beside('alexio', q => q.put(0, 'jacques', 'C6'));
      const t = combat(p, 0).do('attack', { unit: 'roland', target: 'dorian' });
      if (engaged) t.do('attack', { unit: 'jacques', target: 'alexio' });
      t.declared().dice(1);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      expect([result(t), t.health('dorian')]).toEqual(['H', DEAD]);
      t.dice(1).do('advance', { unit: 'roland' }).go('E8', 'E7', 'F6');
      return t.ever('tested').length;
    };
    expect([tested(false), tested(true)]).toEqual([1, 0]);
  });
  // Into a tree a horseman does not follow, a man on foot does.
  rule(['gui.6.6b', 'gui.4.2.1a'], 'on horseback does not lead under a tree', () => {
    const follows = (mounted: boolean): string[] => {
      const p = position('il-poggio').put(1, 'milo', 'A1');
      if (mounted) p.put(0, 'robert', 'V12', { facing: 'N' });
      else p.put(0, 'robert', 'V12');
      // The tree is V11.
      p.put(1, 'dorian', 'V11');
      const t = combat(p);
      return t.step === 'declare' ? t.who('attack') : [];
    };
    expect([follows(true), follows(false)]).toEqual([[], ['robert']]);
  });
});

describe('beaten off the ladder', () => {
  // Not beside the man who beat him, be there stakes between them or not.
  rule(['gui.6.5.D', 'gui.10.1.5b', 'gui.4.3g'], 'a climber goes where his enemy is not beside him', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8').put(1, 'dorian', 'Z16');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    // 8 - 6 = 2 in 0/5, one left: -5/-1; 2 and armour is D.
    const t = combat(p).fight(['osbern'], 'milo', 2);
    expect([result(t), t.hexes('retreatTo')]).toEqual(['D', ['N7', 'N8', 'O7']]);
    t.do('retreatTo', { to: 'N8', other: -1 });
    expect([t.health('osbern'), the(t.state.ladders[0]).climber]).toEqual([HEALTHY, -1]);
  });
  // With nowhere to go he is hurt where he hangs, and hangs there still.
  rule(['gui.6.5.D', 'gui.10.1.5b', 'gui.6.5.retreat'], 'with enemies all around his foot he is wounded on it', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
    for (const [id, hex] of Object.entries({ alexio: 'N7', filippo: 'N8', patroclus: 'O7', philemon: 'O9' }))
      p.put(1, id, hex);
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    const t = combat(p).fight(['osbern'], 'milo', 2);
    expect([result(t), t.health('osbern'), t.where('osbern')]).toEqual(['D', WOUNDED, 'O8']);
    expect(the(t.state.ladders[0]).climber).toBe(p.unit('osbern'));
  });
});
