/** Who may break off a combat: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

/** The step the first attack leads to when it is about to be resolved. */
const asked = (t: Table): boolean => {
  t.declared();
  if (t.step === 'resolving') t.do('resolve', { attack: 0 });
  return t.step === 'answer';
};

describe('the faster man', () => {
  // Two points less while they carry: six are not more than six.
  rule(['gui.7.4a', 'gui.10.1.2b'], 'a bearer of a ladder is two points slower, and does not outrun armour', () => {
    const free = (carried: boolean, attacker: string): boolean => {
      const p = position('nido-d-aquila').put(0, 'osbern', 'K8').put(0, 'avray', 'K7').put(1, attacker, 'K9');
      const [cell, other] = [p.hex('K8'), p.hex('K7')];
      const bearers = p.units('osbern', 'avray');
      if (carried)
        p.state.ladders = [{ side: 0, cell, other, direction: -1, climber: -1, bearers, gone: false, since: 0 }];
      return asked(p.play([...COMBAT(1)]).do('attack', { unit: attacker, target: 'osbern' }));
    };
    expect([free(false, 'milo'), free(true, 'milo')]).toEqual([true, false]);
    // A knight on foot has four.
    expect(free(true, 'ayyub')).toBe(true);
  });
  // R69: the formation has three points; alone a hoplite has six, a knight on foot four.
  rule(['gui.7.4a', 'gui.7.3.1b'], 'a hoplite in formation is slower than a knight on foot, alone he is faster', () => {
    const free = (formed: boolean): boolean => {
      const p = position('il-poggio').put(0, 'robert', 'D7');
      const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
      for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
      const units = p.units(...Object.keys(row));
      if (formed) p.state.formations = [{ side: 1, units, front: 0, foulkon: false, past: [] }];
      return asked(p.play([...COMBAT(0)]).do('attack', { unit: 'robert', target: 'palaimon' }));
    };
    expect([free(false), free(true)]).toEqual([true, false]);
  });
  // R69: all of them or none, and a stunned man goes nowhere.
  rule(['gui.7.4a', 'gui.1.2j'], 'with a stunned man among those attacked together nobody breaks off', () => {
    const free = (health: number): boolean => {
      const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'F7').put(1, 'alexio', 'E7', { health });
      const t = p.play([...COMBAT(0)]).do('attack', { unit: 'roland', target: 'dorian' });
      return asked(t.do('include', { attack: 0, target: 'alexio' }));
    };
    expect([free(0), free(STUNNED)]).toEqual([true, false]);
  });
  // The potential of the moment: wounded he has four, his attacker six.
  rule(['gui.7.4a', 'gui.1.2a'], 'a wound takes the speed away, on either side', () => {
    const free = (his: number, mine: number): boolean => {
      const p: Position = position('il-poggio').put(0, 'roland', 'E8', { health: mine });
      p.put(1, 'dorian', 'E7', { health: his });
      return asked(p.play([...COMBAT(0)]).do('attack', { unit: 'roland', target: 'dorian' }));
    };
    expect([free(0, 0), free(WOUNDED, 0), free(WOUNDED, WOUNDED)]).toEqual([true, false, true]);
  });
});

describe('a rider who breaks off tail first', () => {
  // R22: either end leads, and the distance is that of the end that does.
  rule(['gui.7.4b', 'gui.7.4c'], 'counts his two hexes from where his tail stood', () => {
    const p = poggio().put(0, 'milo', 'D9').put(1, 'robert', 'D10', { facing: 'N' });
    // Behind his tail in D11 there is C12, and from there only B11 is free and two hexes from D11.
    p.put(1, 'avray', 'C13').put(1, 'rioulf', 'B12');
    const t = p
      .play([...COMBAT(0)])
      .do('attack', { unit: 'milo', target: 'robert' })
      .declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.do('refuse');
    expect(t.hexes('retreatTo')).toContain('C12');
    t.act(the(t.legal('retreatTo').find(({ to }) => to === p.hex('C12'))));
    // Either end may be the head where he stops.
    const ends = t.legal('retreatTo').map(({ to, other }) => p.names([Number(to), Number(other)]));
    expect(t.step === 'retreatStep' ? ends : [[t.where('robert')]]).toEqual(ends.map(() => ['B11', 'C12']));
    expect(ends.length).toBeGreaterThan(0);
  });
});
