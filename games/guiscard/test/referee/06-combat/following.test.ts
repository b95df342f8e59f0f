/** Who follows whom after a blow, and who can no longer be struck: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED } from '../../../src/state.ts';
import { COMBAT, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const combat = (p: Position): Table => p.play([...COMBAT(0)]);
const followers = (t: Table): string[] => (t.step === 'advance' ? t.who('advance') : []);
/** Front to the north: pikes in E7, F7, G8 and H8. */
const phalanx = (side: number): Position => {
  const p = poggio();
  const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
  for (const [id, hex] of Object.entries(row)) p.put(side, id, hex);
  p.state.formations = [{ side, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
  return p;
};

describe('gone before the blow', () => {
  // l.888, l.1299: a defender may follow whom he has beaten off, and a blow is struck at an adjacent enemy.
  rule(['gui.6.6g', 'gui.6.a'], 'a defender who follows one attacker is out of reach of the next', () => {
    const fought = (follows: boolean): unknown[] => {
      const p = poggio().put(0, 'osbern', 'E8').put(0, 'avray', 'E6').put(1, 'milo', 'E7');
      const t = combat(p)
        .do('attack', { unit: 'osbern', target: 'milo' })
        .do('attack', { unit: 'avray', target: 'milo' });
      // 8 - 6 = 2 in 0/5: 3 and armour is D.
      t.declared().dice(3, 10).do('resolve', { attack: 0 }).stand().do('retreatTo', { to: 'E9', other: -1 });
      expect([t.step, t.seats]).toEqual(['advance', [1]]);
      if (follows) t.do('advance', { unit: 'milo' }).go('E8');
      else t.do('decline');
      if (t.step === 'advancing') t.do('stop');
      if (t.step === 'resolving') t.do('resolve', { attack: 1 });
      return [t.ever('fought').length, t.health('milo'), t.where('milo')];
    };
    expect([fought(false), fought(true)]).toEqual([
      [2, HEALTHY, 'E7'],
      [1, HEALTHY, 'E8'],
    ]);
  });
  // l.1416: only hexes free of everybody, the first of the two as well as the second.
  rule(['gui.7.4b', 'gui.7.4c'], 'a rider breaks off neither over a friend nor over a man who lies stunned', () => {
    const first = (change: (p: Position) => void): string[] => {
      const p = poggio().put(1, 'musa', 'H8', { facing: 'N' }).put(0, 'roland', 'H7');
      change(p);
      const t = combat(p).do('attack', { unit: 'roland', target: 'musa' }).declared();
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      return t.do('refuse').hexes('retreatTo');
    };
    const open = first(() => {});
    expect(open).toEqual(expect.arrayContaining(['G9', 'G10', 'H10', 'I9', 'I10']));
    expect(first(p => p.put(1, 'zahir', 'H10').put(0, 'osbern', 'G10', { health: STUNNED }))).toEqual(
      open.filter(hex => hex !== 'H10' && hex !== 'G10'),
    );
  });
});

describe('before the pikes', () => {
  // R63: nobody enters a pike hex who has not fought the pikes before, the victor of another fight neither.
  rule(['gui.7.3.1d', 'gui.6.6a'], 'an advance does not lead among the pikes of others', () => {
    const steps = (p: Position): string[] => {
      p.put(0, 'robert', 'E5').put(1, 'dorian', 'E6');
      // 25 - 5 = 20 in 11/20: 1 is H.
      return combat(p).fight(['robert'], 'dorian', 1).do('advance', { unit: 'robert' }).go('E6').hexes('step');
    };
    const free = steps(poggio());
    expect(free).toContain('E7');
    expect(steps(phalanx(1))).toEqual(free.filter(hex => hex !== 'E7'));
  });
  // l.1299: the first hex is the one the enemy left, and it is not beside him.
  rule(['gui.7.3.1g', 'gui.6.6b'], 'a hoplite who kills beyond his pikes does not follow', () => {
    const killed = (hex: string): unknown[] => {
      // 11 - 5 = 6 in 6/10, one right for the ranks: 11/20; 1 is H.
      const t = combat(phalanx(0).put(1, 'dorian', hex)).fight(['palaimon'], 'dorian', 1);
      return [t.health('dorian'), followers(t)];
    };
    expect([killed('E6'), killed('E7')]).toEqual([
      [DEAD, []],
      [DEAD, ['palaimon']],
    ]);
  });
  rule(['gui.7.3.1d', 'gui.6.6b'], 'who kills a hoplite across the pikes does not follow', () => {
    const p = phalanx(1).put(0, 'robert', 'F6').put(0, 'roger', 'G7');
    const t = combat(p)
      .do('attackPikes', { unit: 'robert', target: 'okeanos' })
      .do('join', { unit: 'roger', attack: 0 });
    // 25 + 25 - 7 = 43 in 41/60, one right for two, one left for the ranks: 1 and armour is H.
    t.declared().dice(1);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    expect([t.health('okeanos'), t.state.formations, followers(t)]).toEqual([DEAD, [], []]);
  });
});
