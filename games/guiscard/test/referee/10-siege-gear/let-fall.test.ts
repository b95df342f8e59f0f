/** Who lets go of what he carries, and what is truly in the way: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, hold, hooked, MOVES, nido, poggio, result, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** Osbern and Avray bear a ladder in these hexes since their last phase. */
const bearing = (p: Position, one: string, two: string): Position => {
  p.put(0, 'osbern', one).put(0, 'avray', two);
  const bearers = p.units('osbern', 'avray');
  p.state.ladders = [upright(p, one, 'N', { direction: -1, other: p.hex(two), bearers })];
  return p;
};
const dropped = (t: Table): unknown[] => {
  const { cell, other, bearers } = the(t.state.ladders[0]);
  return [t.position.name(cell), t.position.name(other), bearers];
};

describe('bearers', () => {
  // gui.10.1.2a: it lies where they carried it.
  rule(['gui.10.1.2a', 'gui.5.4.4.A'], 'let the ladder fall when an arrow drives one of them back', () => {
    const p = bearing(poggio(), 'C10', 'C11').put(1, 'petros', 'C4');
    // Impact 1; 8 and two is row 10: A.
    const t = p.play([{ step: 'offensive', side: 1 }], 1, 8).do('shoot', { unit: 'petros' });
    t.do('fireAt', { target: 'osbern', cell: 'C10' });
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([t.where('osbern') === 'C10', t.where('avray'), ...dropped(t)]).toEqual([false, 'C11', 'C10', 'C11', []]);
  });
  // He defends himself, and may follow like anybody; the ladder does not follow him.
  rule(['gui.10.1.2a', 'gui.6.6a', 'gui.6.6g'], 'leave it when one of them follows the enemy he has beaten off', () => {
    const p = bearing(poggio(), 'C10', 'C11').put(1, 'dorian', 'C9');
    // 8 - 4 = 4 in 0/5: 4 is D.
    const t = p.play([...COMBAT(1)]).fight(['dorian'], 'osbern', 4);
    expect(result(t)).toBe('D');
    t.act(the(t.legal('retreatTo').find(({ to }) => to === p.hex('C8'))));
    t.do('advance', { unit: 'osbern' }).go('C9');
    if (t.step === 'advancing') t.do('stop');
    expect([t.where('osbern'), ...dropped(t)]).toEqual(['C9', 'C10', 'C11', []]);
  });
  // gui.6.8b: moved aside for a rider who has fallen, he carries nothing any more.
  rule(['gui.10.1.2a', 'gui.6.8b'], 'let it fall when one of them makes room for a fallen rider', () => {
    const p = bearing(poggio(), 'C9', 'B9').put(0, 'robert', 'D9', { facing: 'N' });
    const ring = { rioulf: 'D8', hamon: 'E9', neel: 'E10', landry: 'E11', odon: 'D11', roland: 'C11', jacques: 'C10' };
    for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
    p.put(1, 'maniakes', 'A1');
    // The enemy takes one of the hexes and strikes from there.
    p.put(0, 'rioulf', 'Z9').put(1, 'theophilos', 'D8').put(1, 'isaakios', 'Z1');
    // 18 - 11 = 7 in 6/10; 4 and armour is row 5: D; 3 is row 4: E; 2 is row 3: F.
    const t = p.play([...COMBAT(1)]).fight(['theophilos'], 'robert', 2);
    expect(result(t)).toBe('F');
    expect(t.legal('moveAside').length).toBeGreaterThan(0);
    t.act(the(t.legal('moveAside').find(({ unit }) => unit === p.unit('osbern'))));
    if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
    expect([t.where('osbern') === 'C9', ...dropped(t)]).toEqual([false, 'C9', 'B9', []]);
  });
  // gui.5.3d: one hex farther for a wounded man, also under a ladder.
  rule(['gui.5.3d', 'gui.5.4.4.B', 'gui.10.1.2a'], 'of whom one is hurt are shot at again one hex on', () => {
    const p = poggio().put(0, 'osbern', 'C12').put(0, 'avray', 'C13').put(1, 'petros', 'A3').put(1, 'loukas', 'C2');
    p.state.ladders = [upright(p, 'C12', 'N', { direction: -1, other: p.hex('C13') })];
    const t = p.play([...MOVES]).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    t.do('carryTo', { cell: 'C11', other: 'C12' });
    while (!t.hexes('name', 'cell').includes('C11')) t.do('hold');
    t.dice(1, 5).do('name', { unit: 'petros', cell: 'C11' }).do('loose');
    expect(t.health('osbern')).toBe(WOUNDED);
    hold(t).do('carryTo', { cell: 'C10', other: 'C11' });
    expect([t.step, t.hexes('name', 'cell')]).toEqual(['window', ['C10']]);
  });
});

describe('a ladder that leans', () => {
  // Each reason is true: take it away, and nothing forbids it.
  rule(['gui.10.1.4a', 'gui.10.1.4b'], 'is not turned with a man on it, nor by who has too few points left', () => {
    const ask = (change: (p: Position) => void): unknown => {
      const p = nido().put(0, 'osbern', 'O9').put(0, 'avray', 'N8').put(0, 'hamon', 'A16').put(1, 'milo', 'A1');
      p.state.ladders = [upright(p, 'O8', 'SE')];
      change(p);
      const [unit, mate] = p.units('osbern', 'avray').sort((one, two) => one - two);
      const refusal = p.play([...MOVES]).refusal({ type: 'turnLadder', ladder: 0, unit, mate });
      return refusal && [refusal.rule, refusal.reason];
    };
    expect(ask(() => undefined)).toBeNull();
    const up = ask(p => {
      p.put(0, 'hamon', 'O8');
      the(p.state.ladders[0]).climber = p.unit('hamon');
    });
    expect(up).toEqual(['gui.10.1.4b', 'perched']);
    const poor = ask(p => {
      p.state.spare = [{ unit: p.unit('avray'), mp: 1 }];
    });
    expect(poor).toEqual(['gui.10.1.4a', 'tooDear']);
  });
});

describe('a rope', () => {
  rule(['gui.10.6.1e', 'gui.10.1.2d'], 'is not drawn back with an enemy at its foot, and that is said', () => {
    const ask = (enemy: string, climber = false): unknown => {
      const p = nido().put(0, 'vladko', 'O7').put(1, 'milo', enemy);
      p.state.grapnels = [hooked(p, 'O7', 'P7', climber ? { climber: p.unit('vladko'), top: true } : {})];
      const refusal = p.play([...MOVES]).refusal({ type: 'coil', grapnel: 0 });
      return refusal && [refusal.rule, refusal.reason];
    };
    expect(ask('A1')).toBeNull();
    expect(ask('N6')).toEqual(['gui.10.6.1e', 'enemyAtRope']);
    expect(ask('A1', true)).toEqual(['gui.10.6.1e', 'perched']);
  });
});

describe('a crew', () => {
  // R108: three phases that follow one another.
  rule('gui.10.4.1b', 'that was one short for a phase begins to load anew', () => {
    const load = (men: number): number => {
      const p = poggio().put(1, 'milo', 'Z1');
      p.state.engines = [thrower(p, 'E10', 'E11', { load: 1 })];
      ['osbern', 'avray', 'rioulf'].slice(0, men).forEach((id, n) => {
        p.put(0, id, ['E9', 'D9', 'F9'][n] ?? 'E9', { health: HEALTHY });
      });
      const t = p.play([{ step: 'phaseEnd', side: 0 }]);
      while (t.step === 'crewing') t.act(the(t.legal('serve')[0]));
      return the(t.state.engines[0]).load;
    };
    expect([load(3), load(2)]).toEqual([2, 0]);
  });
});
