/** The fallen, beasts and bearers when others give ground: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Engine, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { position, scenario, type Table } from '../../table.ts';

describe('rings', () => {
  // l.1104, R128: whatever closes it, be it one whom his own friends have driven off.
  rule(
    ['gui.6.2f', 'gui.6.5.retreat'],
    'an enemy driven into the last free hex kills the stunned man beside it',
    () => {
      const driven = (to: string): number => {
        const p = position('il-poggio').put(1, 'milo', 'E7', { health: STUNNED }).put(0, 'roland', 'E9');
        const ring = { osbern: 'D6', avray: 'D7', rioulf: 'E6', hamon: 'F6', neel: 'F7' };
        for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
        // 20 - 7 = 13 in 11/20: 5 and armour is E.
        const t = p
          .put(1, 'maniakes', 'E10')
          .play([...COMBAT(1)])
          .fight(['maniakes'], 'roland', 5);
        t.do('retreatTo', { to, other: -1 });
        return t.health('milo');
      };
      expect([driven('E8'), driven('D8')]).toEqual([DEAD, STUNNED]);
    },
  );
  // l.104: a beast has no other side to its counter than death.
  rule(['gui.1.2i', 'gui.6.5.F'], 'whatever hurts a sheep kills it, and it may be driven off', () => {
    const struck = (die: number): number => {
      const p = scenario('fattoria').put(0, 'ruggiero', 'P13').put(1, 'sheep-1', 'P12').put(1, 'osbern', 'A1');
      // 10 - 1 = 9 in 6/10: 4 F, 3 G, 1 H, 5 E.
      const t = p.play([...COMBAT(0)]).fight(['ruggiero'], 'sheep-1', die);
      if (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
      return t.health('sheep-1');
    };
    expect([4, 3, 1, 5].map(struck)).toEqual([DEAD, DEAD, DEAD, HEALTHY]);
  });
  // l.1855: four carry it, and three do not.
  rule(['gui.10.4.2', 'gui.5.4.4.C'], 'a stone thrower whose bearer is shot on the way goes no further', () => {
    const p = position('il-poggio').put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(1, 'petros', 'G5');
    p.put(0, 'rioulf', 'I14').put(0, 'hamon', 'G14').put(1, 'dorian', 'A1');
    const engine: Engine = {
      ...{ kind: 'stoneThrower', side: 0, head: p.hex('H13'), tail: p.hex('H14'), arrow: p.way('N'), corner: false },
      ...{ load: 0, gone: false, jammed: false },
    };
    p.state.engines = [engine];
    const further = (shoots: boolean): boolean => {
      const t: Table = p.play([{ step: 'movement', side: 0 }]).do('carryEngine', { engine: 0 });
      t.do('engineTo', { head: 'H12', tail: 'H13' });
      expect([t.step, t.who('name')]).toEqual(['window', ['petros']]);
      if (shoots) {
        const aim = the(t.legal('name')[0]);
        t.dice(1, 1, 1, 1).act(aim).do('loose');
        const fallen = ['osbern', 'avray', 'rioulf', 'hamon'].filter(id => t.health(id) === DEAD);
        expect(fallen).toHaveLength(1);
      }
      while (t.step === 'window') t.do('hold');
      return t.step === 'engineParty' && t.legal('engineTo').length > 0;
    };
    expect([further(false), further(true)]).toEqual([true, false]);
  });
});

describe('flames', () => {
  // l.1818: he comes to himself at once, and then it is as for anybody who cannot get out.
  rule(['gui.10.2.5a', 'gui.10.2.5c'], 'a man whom the fire wakes with no way out of it is wounded there', () => {
    const caught = (wakes: number): number => {
      const p = position('nido-d-aquila').put(1, 'milo', 'P8', { health: STUNNED }).put(0, 'osbern', 'A1');
      p.state.works.flames = [{ cell: p.hex('Q8'), side: 0, arrow: false, turns: 0, fresh: false }];
      const t = p.play([{ step: 'phaseEnd', side: 1 }], 10, wakes, 1, 1, 1);
      expect(p.names(t.state.works.flames.map(({ cell }) => cell))).toContain('P8');
      return t.health('milo');
    };
    expect([caught(6), caught(7)]).toEqual([WOUNDED, DEAD]);
  });
});
