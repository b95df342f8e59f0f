/** What is thrown is thrown, on foot and in the saddle: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, STUNNED } from '../../../src/state.ts';
import { rule, the } from '../../support.ts';
import { position } from '../../table.ts';

describe('lances', () => {
  // l.430: once for each character and scenario, however he stands when he throws it.
  rule(['gui.5.d', 'gui.4.4.2g'], 'a lance thrown from the saddle is not thrown again on foot', () => {
    const p = position('il-poggio').put(0, 'musa', 'H9', { facing: 'N' }).put(1, 'milo', 'H6').put(1, 'dorian', 'A1');
    const t = p.play([{ step: 'offensive', side: 0 }], 10, 10).do('shoot', { unit: 'musa' });
    t.act(the(t.legal('fireAt')[0]));
    const QUIET = ['hold', 'endCharges', 'endMoves', 'declared'];
    /** In how many of his two phases he may shoot. */
    const later = (marks?: readonly number[]): number => {
      const q = position('il-poggio').put(0, 'musa', 'H9').put(1, 'milo', 'H6');
      if (marks) q.state.marks = [...marks];
      const next = q.play([
        { step: 'phase', side: 0 },
        { step: 'phase', side: 1 },
        { step: 'phase', side: 0 },
      ]);
      let offered = 0;
      for (let others = 0; ; ) {
        if (next.step === 'offensive') offered++;
        if (next.step === 'movement' && next.seats[0] === 1 && ++others === 2) break;
        next.act(the(next.legal().find(({ type }) => QUIET.includes(type))));
      }
      return offered;
    };
    expect([later(), later(t.state.marks)]).toEqual([2, 0]);
  });
});

describe('bridles', () => {
  // l.395: only fighting or being attacked takes it from him.
  rule(['gui.4.4.3f', 'gui.4.3.1.stop'], 'a rider halted by a test keeps the horse he leads beside him', () => {
    const p = position('il-poggio').put(0, 'roussel', 'H13', { facing: 'N' }).put(1, 'milo', 'G11');
    const horse = p.horse('khaled', 'I14', 'N', { side: 0 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('roussel') });
    // 8 less two is 6: the move ends.
    const t = p
      .play([{ step: 'movement', side: 0 }], 8)
      .do('move', { unit: 'roussel' })
      .go('H12<H13', 'H11<H12', 'H10<H11');
    expect([t.where('roussel'), t.ever('tested').length]).toEqual(['H11', 1]);
    const { leader, head } = the(t.state.horses[horse]);
    expect([leader, p.name(head)]).toEqual([p.unit('roussel'), 'I12']);
  });
});

describe('two in a hex', () => {
  // R44: after a fall two may lie together; an arrow finds one of them.
  rule(['gui.5.4.1d', 'gui.10.1.6c'], 'of two crowded into a hex an arrow hits one', () => {
    const dead = (pick: number): number => {
      const p = position('il-poggio').put(0, 'osbern', 'E8').put(0, 'avray', 'E8', { health: STUNNED });
      const [cell, from] = [p.put(1, 'milo', 'A1').hex('E8'), p.hex('E16')];
      const shot = { step: 'hit' as const, from, cell, row: 2, short: 12, volley: false, aimed: cell, all: false };
      const t = p.play([shot], pick, 1, 1);
      return ['osbern', 'avray'].filter(id => t.health(id) === DEAD).length;
    };
    expect([dead(0), dead(1)]).toEqual([1, 1]);
  });
});
