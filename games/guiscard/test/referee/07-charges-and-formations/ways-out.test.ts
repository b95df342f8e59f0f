/** Formations where somebody leaves, is driven or is hit from above: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT } from '../../openings.ts';
import { rule } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const FRONT = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
const REAR = { hektor: 'E9', damon: 'F9', evander: 'G10' };
/** Hoplites of side 1 with their front to the north: pikes in E7, F7, G8 and H8. */
const phalanx = (men: Record<string, string> = FRONT, foulkon = false): Position => {
  const p = position('il-poggio');
  for (const [id, hex] of Object.entries(men)) p.put(1, id, hex);
  p.state.formations = [{ side: 1, units: p.units(...Object.keys(men)), front: 0, foulkon, past: [] }];
  return p;
};
const hit = (p: Position, hex: string, from: string, row: number, die: number, all = false): Table => {
  const cell = p.hex(hex);
  return p.play([{ step: 'hit', from: p.hex(from), cell, row, short: 12, volley: false, aimed: cell, all }], die);
};

describe('ways out', () => {
  // R69: three points are more than the two of a wounded knight on foot.
  rule(['gui.7.4a', 'gui.7.3.1c'], 'a hoplite who breaks off from a slower man is no more of the formation', () => {
    const p = phalanx().put(0, 'robert', 'H9', { health: WOUNDED });
    const t = p
      .play([...COMBAT(0)])
      .do('attack', { unit: 'robert', target: 'achilleas' })
      .declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    expect([t.step, t.seats]).toEqual(['answer', [1]]);
    t.do('refuse').do('retreatTo', { to: 'G10', other: -1 });
    expect([t.where('achilleas'), t.state.formations]).toEqual(['G10', []]);
  });
  // R20, R63: the first hex of his way is closed to him.
  rule(['gui.5.4.retreat', 'gui.7.3.1d'], 'a shot drives nobody among the pikes: he is wounded where he stands', () => {
    const t = hit(phalanx().put(0, 'roland', 'F6'), 'F6', 'F1', 2, 8);
    expect([t.where('roland'), t.health('roland')]).toEqual(['F6', WOUNDED]);
    const free = position('il-poggio').put(0, 'roland', 'F6').put(1, 'milo', 'A1');
    expect(hit(free, 'F6', 'F1', 2, 8).hexes('retreatTo')).toEqual(['F7']);
  });
  rule(['gui.7.4c', 'gui.7.3.1d'], 'nobody breaks off among the pikes', () => {
    const ways = (p: Position): string[] => {
      const t = p
        .put(0, 'osbern', 'F6')
        .put(1, 'maniakes', 'F5')
        .play([...COMBAT(1)])
        .do('attack', { unit: 'maniakes', target: 'osbern' })
        .declared();
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      return t.do('refuse').hexes('retreatTo');
    };
    const all = ways(position('il-poggio'));
    expect(all).toContain('F7');
    expect(ways(phalanx())).toEqual(all.filter(hex => hex !== 'E7' && hex !== 'F7'));
  });
});

describe('stones', () => {
  // l.1402: the shields count against whatever is shot, a stone as well.
  rule(['gui.7.3.2d', 'gui.10.4.4b'], 'the shields of a tortoise are some cover from a stone too', () => {
    const struck = (foulkon: boolean): number => {
      const t = hit(phalanx({ ...FRONT, ...REAR }, foulkon), 'F9', 'F2', 0, 7, true);
      // Seven and armour: B without cover, A behind the shields.
      return t.step === 'retreatStep' ? HEALTHY : t.health('damon');
    };
    expect([struck(false), struck(true)]).toEqual([WOUNDED, HEALTHY]);
  });
  // R103: who is carried is not hit for himself.
  rule(['gui.10.4.4b', 'gui.4.2.4a'], 'a stone that kills a man spares the one on his back', () => {
    const p = position('il-poggio').put(0, 'roland', 'C12').put(0, 'jacques', 'C13', { health: STUNNED });
    p.put(1, 'milo', 'Z1');
    p.state.carries = [{ by: p.unit('roland'), unit: p.unit('jacques') }];
    p.state.cell[p.unit('jacques')] = -5;
    const t = hit(p, 'C12', 'C4', 0, 1, true);
    expect([t.health('roland'), t.health('jacques'), t.where('jacques')]).toEqual([DEAD, STUNNED, 'C12']);
  });
});

describe('pikes at the water', () => {
  // R36, R63: in armour he could not go there, and his pike makes no difference.
  rule(['gui.7.3.1f', 'gui.6.7.ex'], 'pikes do not strike at a swimmer in deep water, in the shallows they do', () => {
    const strikes = (row: readonly string[], enemy: string): boolean => {
      const p = position('il-fiume').put(1, 'osbern', enemy).put(1, 'milo', 'A1');
      const men = ['palaimon', 'okeanos', 'achilleas'];
      men.forEach((id, index) => {
        p.put(0, id, row[index] ?? 'A2');
      });
      p.state.formations = [{ side: 0, units: p.units(...men), front: p.way('S'), foulkon: false, past: [] }];
      const t = p.play([...COMBAT(0)]);
      return t.step === 'declare' && t.who('attack', 'target').includes('osbern');
    };
    expect([strikes(['F6', 'G7', 'H7'], 'H9'), strikes(['J6', 'K7', 'L7'], 'L9')]).toEqual([true, false]);
  });
});
