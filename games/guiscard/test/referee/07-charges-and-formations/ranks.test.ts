/** Horsemen against ranks, ranks on the march, the stunned underfoot: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Formation, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** Front to the north: the row runs from NW to SE. */
function phalanx(side: number, more: Partial<Formation> = {}): Position {
  const p = poggio();
  const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
  for (const [id, hex] of Object.entries(row)) p.put(side, id, hex);
  p.state.formations = [{ side, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [], ...more }];
  return p;
}

describe('a horseman against men on foot', () => {
  // R28, R34: killed or thrown he leaves a living horse; wounded he keeps the saddle.
  rule(
    ['gui.6.5.A', 'gui.6.5.B', 'gui.6.5.C'],
    'what men on foot do to a rider who attacks them spares his horse',
    () => {
      const ridden = (die: number): Table => {
        const p = poggio().put(0, 'musa', 'H8', { facing: 'N' });
        for (const [id, hex] of Object.entries({ milo: 'H7', sergios: 'G8', argyris: 'I8' })) p.put(1, id, hex);
        const t = p.play([...COMBAT(0)]).do('attack', { unit: 'musa', target: 'milo' });
        t.do('include', { attack: 0, target: 'sergios' }).do('include', { attack: 0, target: 'argyris' });
        // 14 - 20 = -6 in the first column, all of them in armour: one more on the die.
        t.declared().dice(die);
        if (t.step === 'resolving') t.do('resolve', { attack: 0 });
        t.stand();
        if (t.step === 'fall') {
          expect(t.seats).toEqual([0]);
          t.do('lieAt', { to: 'G10' });
        }
        return t;
      };
      const mount = (t: Table): unknown[] => {
        const { dead, rider } = the(t.state.horses[0]);
        return [result(t), t.health('musa'), dead, rider >= 0];
      };
      expect(mount(ridden(4))).toEqual(['A', DEAD, false, false]);
      expect(mount(ridden(3))).toEqual(['B', WOUNDED, false, true]);
      expect(mount(ridden(2))).toEqual(['C', STUNNED, false, false]);
    },
  );
  // R11: nobody ends his advance on the man he has stunned: with one point there is none.
  rule(
    ['gui.6.6a', 'gui.4.1'],
    'a wounded knight on foot does not follow over a man he stunned, a sound one does',
    () => {
      const after = (health: number, die: number): Table => {
        const p = poggio().put(0, 'robert', 'E8', { health }).put(1, 'dorian', 'E7');
        return p.play([...COMBAT(0)]).fight(['robert'], 'dorian', die);
      };
      // 25 - 5 = 20 in 11/20: 5 is F; 13 - 5 = 8 in 6/10: 4 is F.
      const sound = after(HEALTHY, 5);
      expect([result(sound), sound.who('advance')]).toEqual(['F', ['robert']]);
      const hurt = after(WOUNDED, 4);
      expect([result(hurt), hurt.health('dorian'), hurt.legal('advance')]).toEqual(['F', STUNNED, []]);
    },
  );
  // R33: of a horseman and a footman attacked together the table is chosen, a retreat is for both.
  rule(['gui.6.d', 'gui.6.5.E'], 'of a rider and a man on foot attacked together both go back', () => {
    const p = poggio().put(0, 'robert', 'E8').put(1, 'dorian', 'E7').put(1, 'kosmas', 'F7', { facing: 'S' });
    const t = p.play([...COMBAT(0)]).do('attack', { unit: 'robert', target: 'dorian' });
    t.do('include', { attack: 0, target: 'kosmas' }).declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.stand();
    expect(t.seats).toEqual([1]);
    // 25 - 5 - 6 = 14 in 11/20: on the foot table 6 is E.
    t.dice(6).do('table', { mounted: false });
    while (t.step === 'retreatOrder') t.act(the(t.legal('goFirst')[0]));
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([result(t), t.where('dorian') === 'E7', t.where('kosmas') === 'F7']).toEqual(['E', false, false]);
  });
});

describe('ranks', () => {
  // R63: the pikes bar the way and test nobody.
  rule(['gui.7.3.1d', 'gui.4.3a'], 'who walks along the points of the pikes is not tested', () => {
    const p = phalanx(1).put(0, 'roland', 'D6');
    const t = p.play([{ step: 'movement', side: 0 }]).do('move', { unit: 'roland' });
    expect(t.hexes('step')).not.toContain('E7');
    t.go('E6', 'F6', 'G7');
    expect([t.where('roland'), t.ever('tested')]).toEqual(['G7', []]);
  });
  // R65: one piece: two points less for one are two less for all.
  rule(['gui.7.3.1b', 'gui.5.4.4.A'], 'a hoplite slowed on the march slows the formation', () => {
    const p = phalanx(0).put(1, 'petros', 'F1');
    const t = p
      .play([{ step: 'movement', side: 0 }])
      .do('march', { formation: 0 })
      .do('shift', { direction: 3 });
    // Three points less one less two; die + 2 and one for armour: 7 is row 10: A.
    t.dice(1, 7).do('name', { unit: 'petros', cell: 'F9' }).do('loose');
    expect(t.told('slowed')).toMatchObject([{ unit: p.unit('okeanos') }]);
    while (t.step === 'window') t.do('hold');
    expect([t.legal('shift'), t.where('okeanos')]).toEqual([[], 'F9']);
  });
  // Over a stunned man, but not to stay there.
  rule(['gui.7.3.1b', 'gui.4.1'], 'a formation passes over a stunned man and does not halt on him', () => {
    const p = phalanx(0).put(1, 'milo', 'F7', { health: STUNNED }).put(1, 'dorian', 'A1');
    const t = p
      .play([{ step: 'movement', side: 0 }])
      .do('march', { formation: 0 })
      .do('shift', { direction: 0 });
    while (t.step === 'window') t.do('hold');
    expect([t.where('okeanos'), t.legal('stop')]).toEqual(['F7', []]);
    t.do('shift', { direction: 0 });
    expect([t.where('okeanos'), t.legal('stop').length]).toEqual(['F6', 1]);
  });
  // Two on foot, wounded or not; a horseman does not dismount for it.
  rule(['gui.4.2.3a', 'gui.1.2a'], 'a wounded man clears bodies, a rider and a stunned man do not', () => {
    const clears = (mate: string, stance: { facing?: string; health?: number }): number => {
      const p = poggio().put(0, 'roland', 'F9').put(0, mate, 'E8', stance).put(1, 'milo', 'A1');
      for (const id of ['osbern', 'avray', 'rioulf']) p.put(1, id, 'F8', { health: DEAD });
      return p.play([{ step: 'movement', side: 0 }]).legal('clearBodies').length;
    };
    expect(clears('landry', { health: WOUNDED })).toBeGreaterThan(0);
    expect([clears('landry', { health: STUNNED }), clears('robert', { facing: 'NE' })]).toEqual([0, 0]);
  });
});
