/** Openings seen from without, hexes that are taken, and what is done in the first place. Each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { ATTACKED, MOVED } from '../../../src/state.ts';
import { COMBAT, hooked, MOVES, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../../table.ts';

const aims = (p: Position, side = 0): string[] => {
  const t = p.play([{ step: 'offensive', side }]);
  return t.step === 'offensive' ? t.who('shoot') : [];
};

describe('an opening', () => {
  // l.1557: exactly in its line. One slit of T7 lies where T7 and U8 meet, and looks due east; none looks west.
  rule(['gui.9.3.5', 'gui.9.3.3b'], 'at the meeting of two hexes is shot into from its own line', () => {
    const into = (from: string): number => aims(nido().put(0, 'petros', from).put(1, 'milo', 'T7')).length;
    expect([into('V7'), into('R7')]).toEqual([1, 0]);
  });
  // l.1297: one door, and a wall that has come down is none.
  rule(['gui.8.2.3a', 'gui.9.4.2b'], 'of a fallen wall counts as no door', () => {
    const through = (ruins: string[]): number => {
      const p = position('laguna', [FARM]).put(0, 'petros', 'Q9').put(1, 'milo', 'T7');
      p.state.works.ruins = ruins.map(hex => p.hex(hex));
      return aims(p).length;
    };
    // Q9, R8, S8, T7: over R8, and through the door of R8 and S8.
    expect([through([]), through(['R8'])]).toEqual([0, 1]);
  });
  // l.1320: at a man in the tent through its cloth; not through one tent into the next, nor across it.
  rule(['gui.8.3.4', 'gui.5.5.1c'], 'is needed to see past the cloth of one tent', () => {
    const other = { overlay: 'tenda', map: 0, anchor: 'S8' };
    const seen = (target: string): number =>
      aims(position('laguna', [TENT, other]).put(0, 'petros', 'O8').put(1, 'milo', target)).length;
    expect([seen('Q7'), seen('S8')]).toEqual([1, 0]);
  });
});

describe('a taken hex', () => {
  // Whoever stands there, a led horse does not.
  rule(['gui.4.4.3b', 'gui.4.1'], 'is no place for a led horse', () => {
    const p = poggio().put(0, 'osbern', 'E12').put(0, 'robert', 'E11').put(1, 'milo', 'Z1');
    expect(p.unit('robert')).toBe(0);
    const horse = p.horse('roger', 'E13', 'N', { side: 0 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern') });
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'osbern' })
      .go('E11', 'E10')
      .do('stop');
    const { head, tail } = the(t.state.horses[horse]);
    expect([p.name(head), p.name(tail)]).not.toContain('E11');
  });
  // Only a rope that hangs at his own hex is at hand.
  rule(['gui.10.6.3b', 'gui.6.5.retreat'], 'is left by a rope that is hooked there, not by another', () => {
    const ways = (to: string, from: string): string[] => {
      const p = nido().put(1, 'dorian', 'P8').put(0, 'robert', 'Q8');
      p.state.grapnels = [hooked(p, from, to, { side: 1 })];
      // 25 - 5 = 20 in 11/20: 6 is E.
      const t = p
        .play([...COMBAT(0)])
        .do('attack', { unit: 'robert', target: 'dorian' })
        .declared()
        .dice(6, 10);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      return t.step === 'retreatStep' ? t.hexes('retreatTo') : [];
    };
    expect(ways('P10', 'O11')).not.toContain('O11');
  });
});

describe('the first of the box', () => {
  // A new phase, a new move, also for him.
  rule(['gui.4.c', 'gui.2.1'], 'moves again in his next phase', () => {
    const p = poggio()
      .put(0, 'robert', 'C12', { marks: MOVED | ATTACKED })
      .put(1, 'milo', 'Z1');
    const t: Table = p.play([{ step: 'phase', side: 0 }]);
    for (let n = 0; n < 4 && t.step !== 'movement' && t.step !== null; n++) t.act(the(t.legal()[0]));
    expect(t.who('move')).toEqual(['robert']);
  });
});

describe('a ladder on the ground', () => {
  // Only one that stands is turned.
  rule(['gui.10.1.4a', 'gui.10.1.2a'], 'is taken up and not turned', () => {
    const turns = (direction: number): number => {
      const p = nido().put(0, 'osbern', 'N8').put(0, 'avray', 'O9').put(1, 'milo', 'Z16');
      p.state.ladders = [upright(p, 'O8', 'SE', direction < 0 ? { direction, other: p.hex('O7') } : { direction })];
      return p.play([...MOVES]).legal('turnLadder').length;
    };
    expect([turns(-1), turns(nido().way('SE')) > 0]).toEqual([0, true]);
  });
});

describe('a rider and a man on foot attacked together', () => {
  // R33: the player of those attacked, be he the first or the second; where only one wears armour the table is the other's.
  rule(['gui.6.d', 'gui.6.2a'], 'have their table chosen by their own player', () => {
    const asked = (rider: string, side: number): readonly number[] => {
      const p = poggio().put(side, 'gervais', 'D11').put(side, rider, 'C10', { facing: 'N' });
      p.put(1 - side, 'robert', 'D10');
      const t = p.play([...COMBAT(1 - side)], 10).do('attack', { unit: 'robert', target: rider });
      t.do('include', { attack: 0, target: 'gervais' }).declared();
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      return t.step === 'tableChoice' ? t.seats : [];
    };
    expect([asked('musa', 0), asked('musa', 1)]).toEqual([[0], [1]]);
    expect([asked('arthur', 0), asked('arthur', 1)]).toEqual([[], []]);
  });
});
