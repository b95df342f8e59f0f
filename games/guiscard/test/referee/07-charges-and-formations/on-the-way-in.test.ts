/** What befalls chargers and ranks before the blow: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, charges, hold, MOVES, members, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const ride = (t: Table, column: string, from: number, to: number): Table => {
  for (let row = from; row >= to; row--) if (t.step === 'course') t.do('rideTo', { to: `${column}${row}` });
  return t;
};

describe('a charger', () => {
  // Whoever is wounded by a test goes no further; he strikes at whom he has come beside, as a wounded man.
  rule(
    ['gui.7.2.3a', 'gui.4.3.1.wound', 'gui.4.3.1.stop'],
    'wounded by a test on his way has no bonus, and fights from where he is with what is left',
    () => {
      const p = poggio().put(0, 'robert', 'C14', { facing: 'N' }).put(1, 'milo', 'C4').put(1, 'dorian', 'B9');
      const t = charges(p).do('charge', { unit: 'robert', target: 'milo' });
      // Past Dorian, in C10: 10 - 1 - 1 is 8.
      t.dice(10);
      ride(t, 'C', 13, 5);
      if (t.step === 'charges') t.do('endCharges');
      hold(t);
      expect([t.health('robert'), t.where('robert'), t.ever('chargeLost').length]).toEqual([WOUNDED, 'C10', 1]);
      t.fight(['robert'], 'dorian', 10);
      // 16 - 5.
      expect(t.ever('fought').at(-1)).toMatchObject({ difference: 11 });
    },
  );
  // against a charger who is met; the other charger rides unmet.
  rule(['gui.7.2.2g', 'gui.7.2.2a'], 'who is met is shot at by nobody, the next one is', () => {
    const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(0, 'arthur', 'C14', { facing: 'N' });
    p.put(1, 'ayyub', 'H4', { facing: 'S' }).put(1, 'milo', 'C5').put(1, 'petros', 'E2');
    const t = charges(p).do('charge', { unit: 'roussel', target: 'ayyub' });
    ride(t, 'H', 14, 5);
    t.do('counter', { unit: 'ayyub' }).do('rideTo', { to: 'H5' }).do('rideTo', { to: 'H6' });
    t.do('charge', { unit: 'arthur', target: 'milo' });
    ride(t, 'C', 13, 6);
    if (t.step === 'counterCharge') t.do('hold');
    if (t.step === 'charges') t.do('endCharges');
    const aims = new Set<string>();
    while (t.step === 'window') {
      for (const hex of t.hexes('name', 'cell')) aims.add(hex[0] ?? '');
      t.do('hold');
    }
    expect([...aims]).toEqual(['C']);
  });
});

describe('ranks', () => {
  const rank = (p: Position, ids: Record<string, string>, front = 0): Position => {
    for (const [id, hex] of Object.entries(ids)) p.put(1, id, hex);
    p.state.formations.push({ side: 1, units: p.units(...Object.keys(ids)), front, foulkon: false, past: [] });
    return p;
  };
  const ROW = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
  // R63: his course ends in line before the pikes, and with them he fights, at the price of their column.
  rule(
    ['gui.7.3.1d', 'gui.7.2.3a', 'gui.7.3.1e'],
    'charged from the front they meet the charge with their pikes and their column',
    () => {
      const p = rank(poggio(), { palaimon: 'E13', okeanos: 'F13', achilleas: 'G14' });
      p.put(0, 'robert', 'C7', { facing: 'N' });
      expect(charges(p).legal('charge')).toEqual([]);
      const q = rank(poggio(), { palaimon: 'C10', okeanos: 'D10', achilleas: 'E11' });
      q.put(0, 'robert', 'D2', { facing: 'S' }).put(0, 'avray', 'A1');
      const t = charges(q).do('charge', { unit: 'robert', target: 'okeanos' });
      for (let row = 3; row <= 8; row++) if (t.step === 'course') t.do('rideTo', { to: `D${row}` });
      if (t.step === 'charges') t.do('endCharges');
      hold(t);
      expect(t.where('robert')).toBe('D8');
      t.declared().dice(10);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      // 31 + 15 - 7 = 39 in 31/40, one left for a single rank: 21/30.
      expect(t.ever('fought').at(-1)).toMatchObject({ difference: 39, column: 5 });
    },
  );
  // A wounded hoplite falls out of the ranks before the next blow finds him.
  rule(['gui.7.3.1c', 'gui.6.b', 'gui.7.3.1l'], 'broken by the first blow give the second no shift', () => {
    const p = rank(poggio(), ROW).put(0, 'robert', 'D7').put(0, 'arthur', 'H8');
    const t = p.play([...COMBAT(0)]).do('attack', { unit: 'robert', target: 'palaimon' });
    t.do('attack', { unit: 'arthur', target: 'achilleas' }).declared();
    // 25 - 6 = 19 in 11/20 from the shields: 2 and armour is G.
    t.dice(2).do('resolve', { attack: 0 }).stand();
    expect([t.health('palaimon'), members(t)]).toEqual([WOUNDED, []]);
    // 26 - 7 = 19 in 11/20; on the open side of ranks that stood it would have been 21/30.
    t.dice(10);
    if (t.step === 'resolving') t.do('resolve', { attack: 1 });
    t.stand();
    expect(t.ever('fought').at(-1)).toMatchObject({ difference: 19, column: 4, modifiers: [] });
  });
  // Killed on the march by arrows: three in a row are left of four only if he was at an end.
  rule(['gui.7.3.1c', 'gui.5.4.4.C'], 'that lose the second of four on the march are ranks no more', () => {
    const p = poggio();
    const four = { palaimon: 'C9', okeanos: 'D9', achilleas: 'E10', hektor: 'F10' };
    for (const [id, hex] of Object.entries(four)) p.put(0, id, hex);
    p.state.formations.push({ side: 0, units: p.units(...Object.keys(four)), front: 0, foulkon: false, past: [] });
    p.put(1, 'petros', 'D1');
    const t = p
      .play([...MOVES])
      .do('march', { formation: 0 })
      .do('shift', { direction: p.way('N') });
    // 1 on the spot; 1 and armour is row 4: C.
    while (t.step === 'window' && !t.hexes('name', 'cell').includes('D8')) t.do('hold');
    t.dice(1, 1).do('name', { unit: 'petros', cell: 'D8' }).do('loose');
    expect([t.health('okeanos'), members(t)]).toEqual([DEAD, []]);
    expect(['palaimon', 'achilleas', 'hektor'].map(id => [t.where(id), t.health(id)])).toEqual([
      ['C8', HEALTHY],
      ['E9', HEALTHY],
      ['F9', HEALTHY],
    ]);
  });
});
