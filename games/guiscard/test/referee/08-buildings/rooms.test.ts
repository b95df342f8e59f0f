/** In rooms, at windows and against walls: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, WOUNDED } from '../../../src/state.ts';
import { COMBAT, result } from '../../openings.ts';
import { rule } from '../../support.ts';
import { CHAPEL, FARM, type Position, position, type Table } from '../../table.ts';

/** The hall is S7, S8, T7, T8 with its doors T8-T9, R8-S8 and T7-U7; the chamber Q7, Q8, R7, R8 has a window to P6. */
const farm = (): Position => position('laguna', [FARM]);
const moves = (p: Position, side: number, ...dice: number[]): Table => p.play([{ step: 'movement', side }], ...dice);
const strikes = (p: Position, side: number): string[] => {
  const t = p.play([{ step: 'declare', side }]);
  return t.step === 'declare' && t.seats[0] === side ? t.who('attack') : [];
};

describe('a rider on the threshold', () => {
  // Where he could not ride he does not strike; those within strike at him. S8 and T7 are thresholds too, S7 is not.
  rule(['gui.6.7', 'gui.8.4b'], 'he reaches the next threshold, and nobody further in the room', () => {
    const p = (hex: string): Position => farm().put(0, 'robert', 'T7', { facing: 'N' }).put(1, 'milo', hex);
    expect([strikes(p('S7'), 0), strikes(p('S7'), 1)]).toEqual([[], ['milo']]);
    expect([strikes(p('S8'), 0), strikes(p('S8'), 1)]).toEqual([['robert'], ['milo']]);
  });
  rule(['gui.4.3.1.1', 'gui.8.4b'], 'he tests who crosses a threshold, not who crosses the room', () => {
    const p = farm().put(0, 'robert', 'T7', { facing: 'N' }).put(1, 'dorian', 'S5').put(1, 'milo', 'A1');
    const t = moves(p, 1, 1).do('move', { unit: 'dorian' }).go('S6', 'S7', 'S8');
    expect(t.ever('tested')).toEqual([]);
    expect(t.go('S7').ever('tested')).toHaveLength(1);
  });
});

describe('at a window', () => {
  // An ordinary window is no slit: through it one is fought, and so tested.
  rule(['gui.4.3.1.1', 'gui.8.5.1b'], 'who goes by a window is tested by the man behind it, on foot or mounted', () => {
    const foot = farm().put(0, 'osbern', 'P4').put(1, 'milo', 'Q7');
    expect(moves(foot, 0, 1).do('move', { unit: 'osbern' }).go('P5', 'P6', 'P7').ever('tested')).toHaveLength(1);
    const ridden = farm().put(0, 'robert', 'P5', { facing: 'S' }).put(1, 'milo', 'Q7');
    expect(moves(ridden, 0, 1).do('move', { unit: 'robert' }).go('P6', 'P7').ever('tested')).toHaveLength(1);
  });
  rule(['gui.4.3.1.1', 'gui.8.1.chapelwindow'], 'who goes by a window of the chapel is tested by nobody', () => {
    const p = position('laguna', [CHAPEL]).put(0, 'osbern', 'P5').put(1, 'milo', 'Q8').put(1, 'sergios', 'Q9');
    const t = moves(p, 0).do('move', { unit: 'osbern' }).go('P6', 'P7', 'P8', 'P9');
    expect([t.where('osbern'), t.ever('tested')]).toEqual(['P9', []]);
  });
  const beaten = (health: number, outside?: string): Table => {
    const p = farm().put(0, 'werner', 'R7').put(1, 'milo', 'Q7', { health }).put(1, 'dorian', 'A1');
    if (outside) p.put(0, outside, 'P6');
    // 18 - 6 = 12 in 11/20: 5 and armour is E; 18 - 3 = 15 there too.
    return p.play([...COMBAT(0)]).fight(['werner'], 'milo', 5);
  };
  // Out by the window is a way back, for whoever can still get through it.
  rule(['gui.6.5.E', 'gui.8.4.1a'], 'beaten in the corner of a room he goes out by the window', () => {
    const t = beaten(HEALTHY);
    expect([result(t), t.step, t.hexes('retreatTo')]).toEqual(['E', 'retreatStep', ['P6']]);
  });
  rule(['gui.6.5.E', 'gui.8.4.1a'], 'with an enemy before the window there is no way out', () => {
    const t = beaten(HEALTHY, 'osbern');
    expect([result(t), t.where('milo'), t.health('milo')]).toEqual(['E', 'Q7', WOUNDED]);
  });
  rule(['gui.6.5.E', 'gui.8.4.1b'], 'a wounded man in armour does not get out by it, and dies', () => {
    const t = beaten(WOUNDED);
    expect([result(t), t.where('milo'), t.health('milo')]).toEqual(['E', 'Q7', DEAD]);
  });
});

describe('horses and walls', () => {
  // Beside it, not behind a wall.
  rule(['gui.4.4.2d', 'gui.8.4a'], 'nobody mounts a horse on the other side of a wall', () => {
    const may = (hex: string): number => {
      const p = farm().put(0, 'robert', hex).put(1, 'milo', 'A1');
      p.horse('robert', 'P8', 'N', { side: 0 });
      return moves(p, 0).do('move', { unit: 'robert' }).legal('mount').length;
    };
    expect([may('O9'), may('Q9')]).toEqual([1, 0]);
  });
  rule(['gui.4.4.3b', 'gui.8.4a'], 'nor takes its bridle through one', () => {
    const may = (hex: string): number => {
      const p = farm().put(0, 'osbern', hex).put(1, 'milo', 'A1');
      p.horse('robert', 'P8', 'N');
      return moves(p, 0).do('move', { unit: 'osbern' }).legal('bridle').length;
    };
    expect([may('O8'), may('P7'), may('Q8')]).toEqual([1, 1, 0]);
  });
  rule(['gui.4.4.2c', 'gui.8.4a'], 'nobody dismounts through one', () => {
    const p = farm().put(0, 'robert', 'P8', { facing: 'N' }).put(1, 'milo', 'A1');
    expect(moves(p, 0).do('move', { unit: 'robert' }).hexes('dismount')).toEqual(['O9']);
  });
  // l.1540: not with half of the horse on either side.
  rule('gui.8.4.2b', 'who has points for the wall alone does not jump it', () => {
    const jumps = (mp: number): string[] => {
      const p = farm().put(0, 'robert', 'R11', { facing: 'N' }).put(1, 'milo', 'A1');
      const ride = { unit: p.unit('robert'), mp, entered: 3, potential: 12, spent: 12 - mp, limit: -1 };
      return p.play([{ step: 'moving', ...ride }]).hexes('step');
    };
    expect(jumps(3)).not.toContain('R10');
    expect(jumps(4)).toContain('R10');
  });
});

describe('stone', () => {
  rule(['gui.10.1.1a', 'gui.10.1.2c'], 'a ladder is not raised against the wall of a farm', () => {
    const p = farm().put(0, 'osbern', 'P7').put(0, 'avray', 'P8').put(1, 'milo', 'A1');
    const lying = { cell: p.hex('P7'), other: p.hex('P8'), direction: -1, climber: -1, bearers: [] };
    p.state.ladders = [{ ...lying, side: 0, gone: false, since: 0 }];
    const t = moves(p, 0).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    expect(t.legal('raise')).toEqual([]);
    expect(t.refusal({ type: 'raise', cell: p.hex('P7'), direction: 1 })).toMatchObject({ rule: 'gui.10.1.2c' });
  });
  rule(['gui.10.3a', 'gui.10.2.1a'], 'it is set alight by no arrow and no torch', () => {
    const p = farm().put(0, 'alphonse', 'P7').put(1, 'milo', 'A1');
    p.state.arrows[p.unit('alphonse')] = 6;
    const t = p.play([{ step: 'offensive', side: 0 }]);
    expect(t.step === 'offensive' ? t.do('shoot', { unit: 'alphonse' }).legal('burn') : []).toEqual([]);
  });
});

describe('a wounded man in armour at a window', () => {
  const across = (): Position => farm().put(0, 'roland', 'P6', { health: WOUNDED }).put(1, 'dorian', 'Q7');
  // l.1534, l.1133: he could not go there, so he does not strike there; the other does.
  rule(['gui.6.7', 'gui.8.4.1b'], 'he does not strike through it, and is struck', () => {
    expect([strikes(across(), 0), strikes(across(), 1)]).toEqual([[], ['dorian']]);
    expect(strikes(farm().put(0, 'osbern', 'P6', { health: WOUNDED }).put(1, 'dorian', 'Q7'), 0)).toEqual(['osbern']);
  });
  rule(['gui.4.3.1.1', 'gui.8.4.1b'], 'nor does he test who goes by it', () => {
    const p = farm().put(0, 'osbern', 'P5').put(1, 'milo', 'Q7', { health: WOUNDED });
    expect(moves(p, 0).do('move', { unit: 'osbern' }).go('P6', 'P7').ever('tested')).toEqual([]);
  });
});

describe('what keeps him out', () => {
  // Each by the rule that does it.
  const why = (unit: string, from: string, to: string, more: { facing?: string; health?: number } = {}): unknown => {
    const p = farm().put(0, unit, from, more).put(1, 'milo', 'Q7');
    const tail = more.facing ? p.hex(from) : -1;
    const t = moves(p, 0).do('move', { unit });
    const { rule: id, reason } = t.refusal({ type: 'step', to: p.hex(to), tail }) ?? {};
    return [id, reason];
  };
  rule('gui.8.4a', 'a wall', () => expect(why('osbern', 'P7', 'Q8')).toEqual(['gui.8.4a', 'closedHex']));
  rule('gui.4.2a', 'an enemy', () => expect(why('osbern', 'P6', 'Q7')).toEqual(['gui.4.2a', 'enemyThere']));
  rule('gui.8.4.1b', 'the price of a window', () =>
    expect(why('roland', 'S6', 'S7', { health: WOUNDED })).toEqual(['gui.8.4.1b', 'tooDear']),
  );
  rule('gui.8.4.1a', 'a window, if he rides', () =>
    expect(why('robert', 'S6', 'S7', { facing: 'S' })).toEqual(['gui.8.4.1a', 'closedHex']),
  );
  rule('gui.8.4b', 'a room, if he rides', () =>
    expect(why('robert', 'T7', 'S7', { facing: 'N' })).toEqual(['gui.8.4b', 'closedHex']),
  );
  rule('gui.4.4.1a', 'the way his horse looks', () =>
    expect(why('robert', 'T8', 'S7', { facing: 'N' })).toEqual(['gui.4.4.1a', 'notThatWay']),
  );
  rule('gui.4.a', 'a hex that is none of the next', () =>
    expect(why('osbern', 'P6', 'P9')).toEqual(['gui.4.a', 'notThatWay']),
  );
});
