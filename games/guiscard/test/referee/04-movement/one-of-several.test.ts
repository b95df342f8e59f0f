/** One of those who go together is hit: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { hold, MOVES, members, poggio, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** Four at a stone thrower that points north, an archer to the west who sees Osbern behind it. */
const carried = (): Position => {
  const p = poggio().put(0, 'osbern', 'H15').put(0, 'avray', 'I13').put(0, 'rioulf', 'I14').put(0, 'hamon', 'G13');
  p.state.engines = [thrower(p, 'H13', 'H14')];
  return p.put(1, 'petros', 'C15').put(1, 'loukas', 'C16');
};
/** The first hex, and a shot at the man who walks behind. */
const shotAt = (p: Position, die: number): Table => {
  const t = p
    .play([...MOVES])
    .do('carryEngine', { engine: 0 })
    .do('engineTo', { head: 'H12', tail: 'H13' });
  while (t.step === 'window' && !t.hexes('name', 'cell').includes(t.where('osbern'))) t.do('hold');
  t.dice(1, die)
    .do('name', { unit: 'petros', cell: t.where('osbern') })
    .do('loose');
  return hold(t);
};
const goesOn = (t: Table): boolean => t.step === 'engineParty' && t.legal('engineTo').length > 0;

describe('at a stone thrower', () => {
  // Four carry it, or nobody does.
  rule(['gui.10.4.2', 'gui.5.4.4.C'], 'three of four do not carry it on', () => {
    const t = shotAt(carried(), 1);
    expect([t.health('osbern'), goesOn(t)]).toEqual([DEAD, false]);
  });
  // Two hexes less for this turn are more than the one that is left.
  rule(['gui.10.4.2', 'gui.5.4.4.A'], 'a bearer slowed by an arrow halts it', () => {
    const slowed = shotAt(carried(), 9);
    expect([slowed.ever('slowed').length, slowed.health('osbern'), goesOn(slowed)]).toEqual([1, HEALTHY, false]);
    // Where nobody is hit they go on.
    const missed = carried()
      .play([...MOVES])
      .do('carryEngine', { engine: 0 })
      .do('engineTo', { head: 'H12', tail: 'H13' });
    expect(goesOn(hold(missed))).toBe(true);
  });
  // Half of one is none.
  rule(['gui.10.4.2', 'gui.5.4.4.B'], 'a bearer wounded by an arrow halts it too', () => {
    const t = shotAt(carried(), 5);
    expect([t.health('osbern'), goesOn(t)]).toEqual([WOUNDED, false]);
  });
  // They do nothing else in that turn.
  rule(['gui.10.4.2', 'gui.2.1.3a'], 'who has shot in this phase does not carry it', () => {
    const may = (shoots: boolean): boolean => {
      const p = carried();
      p.state.cell[p.unit('hamon')] = p.hex('A1');
      p.put(0, 'alphonse', 'G13');
      const t = p.play([{ step: 'offensive', side: 0 }, ...MOVES], 10, 10);
      if (shoots) t.do('shoot', { unit: 'alphonse' }).act(the(t.legal('fireAt')[0]));
      if (t.step === 'offensive') t.do('hold');
      return t.legal('carryEngine').length > 0;
    };
    expect([may(false), may(true)]).toEqual([true, false]);
  });
});

describe('under a ladder', () => {
  // R41: two points less for the one are two less for both.
  rule(['gui.10.1.2a', 'gui.5.4.4.A'], 'a bearer slowed by an arrow slows both', () => {
    const gone = (die: number): number => {
      const p = poggio().put(0, 'osbern', 'C12').put(0, 'avray', 'C13').put(1, 'petros', 'H11');
      p.state.ladders = [upright(p, 'C12', 'N', { direction: -1, other: p.hex('C13') })];
      const t = p.play([...MOVES]).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
      t.do('carryTo', { cell: 'C11', other: 'C12' });
      if (die > 0) t.dice(1, die).do('name', { unit: 'petros', cell: 'C11' }).do('loose');
      let count = 1;
      for (; hold(t).legal('carryTo').length > 0 && count < 9; count++)
        t.do('carryTo', { cell: `C${11 - count}`, other: `C${12 - count}` });
      return count;
    };
    expect([gone(0), gone(8)]).toEqual([6, 4]);
  });
});

describe('on the march', () => {
  const four = (): Position => {
    const p = poggio();
    const row = { palaimon: 'B9', okeanos: 'C10', achilleas: 'D10', nestor: 'E11' };
    for (const [id, hex] of Object.entries(row)) p.put(0, id, hex);
    p.state.formations = [{ side: 0, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
    return p.put(1, 'petros', 'A3').put(1, 'stephanos', 'B3').put(1, 'loukas', 'D3');
  };
  const march = (): Table =>
    four()
      .play([...MOVES])
      .do('march', { formation: 0 })
      .do('shift', { direction: 0 });
  const aims = (t: Table): string[] => (t.step === 'window' ? t.hexes('name', 'cell') : []);
  const until = (t: Table, unit: string): Table => {
    while (t.step === 'window' && !aims(t).includes(t.where(unit))) t.do('hold');
    return t;
  };
  // Whoever falls is out of it; three who still stand abreast go on with what is left to them.
  rule(['gui.7.3.1b', 'gui.7.3.1c', 'gui.5.4.4.C'], 'of four abreast the end man is shot, and the others go on', () => {
    const t = until(march(), 'palaimon');
    t.dice(1, 1)
      .do('name', { unit: 'petros', cell: t.where('palaimon') })
      .do('loose');
    hold(t);
    expect([t.health('palaimon'), members(t)]).toEqual([DEAD, ['achilleas', 'nestor', 'okeanos']]);
    expect(t.legal('shift').length).toBeGreaterThan(0);
  });
  // Not one, another, and the first again.
  rule(['gui.7.3.1b', 'gui.5.3f'], 'from one hoplite the archers turn to another, and not back', () => {
    const t = until(march(), 'palaimon');
    t.dice(10)
      .do('name', { unit: 'petros', cell: t.where('palaimon') })
      .do('loose');
    until(t, 'okeanos')
      .dice(10)
      .do('name', { unit: 'stephanos', cell: t.where('okeanos') })
      .do('loose');
    hold(t).do('shift', { direction: 0 });
    hold(t).do('shift', { direction: 0 });
    const again: string[] = [];
    for (; t.step === 'window'; t.do('hold')) again.push(...aims(t));
    expect(again).not.toContain(t.where('palaimon'));
  });
});
