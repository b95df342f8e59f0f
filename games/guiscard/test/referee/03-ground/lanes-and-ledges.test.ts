/** Lanes that cross, ledges, paths and water: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY } from '../../../src/state.ts';
import { COMBAT, charges, hold, MOVES, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../../table.ts';

const course = (t: Table, hexes: readonly string[]): Table => {
  for (const to of hexes) if (t.step === 'course') t.do('rideTo', { to });
  return t;
};

describe('two lanes that cross', () => {
  const UP = ['T14', 'T13', 'T12', 'T11', 'T10', 'T9'];
  const ACROSS = ['X11', 'W11', 'V10', 'U10', 'T9', 'S9', 'R8'];
  const crossing = (): Table => {
    const p = position('laguna').put(0, 'robert', 'T15', { facing: 'N' }).put(0, 'arthur', 'Y12', { facing: 'NW' });
    p.put(1, 'milo', 'T8').put(1, 'dorian', 'Q8').put(1, 'petros', 'X5');
    const t = course(charges(p).do('charge', { unit: 'robert', target: 'milo' }), UP);
    course(t.do('charge', { unit: 'arthur', target: 'dorian' }), ACROSS);
    return t.step === 'charges' ? t.do('endCharges') : t;
  };
  // R54, R66: in the order of the declarations, and through friends.
  rule(['gui.7.2.1a', 'gui.4.1'], 'are ridden one after the other, the second through the first', () => {
    const t = hold(crossing().dice(1, 1, 1));
    expect([t.where('robert'), t.where('arthur'), t.ever('chargeLost')]).toEqual(['T9', 'R8', []]);
  });
  // A horse without a rider is passed like a friend.
  rule(['gui.7.2.1a', 'gui.5.4.3.E', 'gui.6.8d'], 'the second rides past the horse of whom the archers killed', () => {
    const t = crossing();
    while (t.step === 'window' && !t.hexes('name', 'cell').includes('T9')) t.do('hold');
    // 1 on the spot; 1 and armour is row 4: E.
    t.dice(1, 1).do('name', { unit: 'petros', cell: 'T9' }).do('loose');
    if (t.step === 'fall') t.act(the(t.legal('lieAt').find(({ to }) => t.position.name(Number(to)) === 'U11')));
    hold(t.dice(1, 1, 1));
    expect([t.health('robert'), t.where('arthur'), t.health('arthur')]).toEqual([DEAD, 'R8', HEALTHY]);
  });
});

describe('a man over the stakes', () => {
  // He stands beside her man on the stair, and goes on: one test, and none where he stops.
  rule(['gui.4.3a', 'gui.4.3c', 'gui.9.2.2a'], 'who goes on along the platform past an enemy is tested once', () => {
    const p = nido().put(0, 'osbern', 'O5').put(1, 'dorian', 'Q6').put(1, 'milo', 'Z16');
    p.state.ladders = [upright(p, 'O5', 'SE', { climber: p.unit('osbern') })];
    // The leap, then Dorian.
    const t = p
      .play([...MOVES, ...COMBAT(0)], 1, 1)
      .do('move', { unit: 'osbern' })
      .do('vault');
    hold(t).go('Q5');
    hold(t);
    if (t.step === 'moving') t.do('stop');
    hold(t.do('endMoves')).declared();
    expect([t.where('osbern'), t.ever('tested').length]).toEqual(['Q5', 1]);
  });
});

describe('a rank', () => {
  const ROW = ['palaimon', 'okeanos', 'achilleas'];
  const line = (overlays: (typeof FARM)[], hexes: readonly string[]): Position => {
    const p = position('laguna', overlays).put(1, 'milo', 'A1');
    hexes.forEach((hex, n) => {
      p.put(0, the(ROW[n]), hex);
    });
    return p;
  };
  const ranks = (p: Position, front: number): Position => {
    p.state.formations = [{ side: 0, units: p.units(...ROW), front, foulkon: false, past: [] }];
    return p;
  };
  // l.1391: side by side; the wall of the farm is between the first and the second.
  rule(['gui.7.3.1a', 'gui.8.4a'], 'is not formed through a wall', () => {
    const forms = (overlays: (typeof FARM)[]): number =>
      line(overlays, ['R8', 'R9', 'R10'])
        .play([...MOVES])
        .legal('formUp').length;
    expect([forms([]) > 0, forms([FARM])]).toEqual([true, 0]);
  });
  // R65: to where they could go themselves, and by a way they could go.
  rule(['gui.7.3.1b', 'gui.8.4a', 'gui.8.4.1b'], 'does not wheel through a wall or a window', () => {
    const wheels = (overlays: (typeof FARM)[], hexes: readonly string[]): number => {
      const p = ranks(line(overlays, hexes), 1);
      const t = p.play([...MOVES]).do('march', { formation: 0 });
      const pivot = p.unit('palaimon');
      return t.legal('wheel').filter(one => one.pivot === pivot && one.by === -1).length;
    };
    // P7 and Q8 have a wall between them, P6 and Q7 a window.
    const [wall, window] = [
      ['P7', 'P8', 'P9'],
      ['P6', 'P7', 'P8'],
    ];
    expect([wheels([], wall), wheels([FARM], wall)]).toEqual([1, 0]);
    expect([wheels([], window), wheels([FARM], window)]).toEqual([1, 0]);
  });
  rule(['gui.7.3.1b', 'gui.4.2a'], 'does not wheel over an enemy', () => {
    const wheels = (enemy: string): number => {
      const p = ranks(line([], ['S8', 'T8', 'U9']), 0).put(1, 'dorian', enemy);
      const t = p.play([...MOVES]).do('march', { formation: 0 });
      const pivot = p.unit('palaimon');
      return t.legal('wheel').filter(one => one.pivot === pivot && one.by === 1).length;
    };
    // Achilleas comes from U9 by T9 to S10.
    expect([wheels('T12'), wheels('T9')]).toEqual([1, 0]);
  });
  // What is left of its march is lost with it: the other ranks have a march of their own.
  rule(['gui.7.3.1c', 'gui.7.3.1b', 'gui.5.4.4.C'], 'broken on its march leaves the other its own march', () => {
    const p = ranks(line([], ['S8', 'T8', 'U9']), 0).put(1, 'petros', 'T1');
    for (const [id, hex] of Object.entries({ hektor: 'S12', damon: 'T12', evander: 'U13' })) p.put(0, id, hex);
    p.state.formations.push({
      ...{ side: 0, units: p.units('hektor', 'damon', 'evander'), front: 0, foulkon: false, past: [] },
    });
    const t = p
      .play([...MOVES])
      .do('march', { formation: 0 })
      .do('shift', { direction: 0 });
    while (t.step === 'window' && !t.hexes('name', 'cell').includes('T7')) t.do('hold');
    // 1 on the spot; 1 and armour is row 4: C.
    t.dice(1, 1).do('name', { unit: 'petros', cell: 'T7' }).do('loose');
    hold(t);
    expect([t.health('okeanos'), t.step, t.legal('march').length]).toEqual([DEAD, 'movement', 1]);
    t.do('march', { formation: 0 });
    const frame = t.play.position.stack.at(-1);
    expect(frame && 'mp' in frame ? frame.mp : -1).toBe(3);
  });
});

describe('a led horse', () => {
  // l.522: trees and deep water are named for horses led by the bridle, and no other ground that riders do not enter.
  rule(['gui.4.4.3b', 'gui.3.1.path', 'gui.4.2.1b'], 'goes with its leader under a tree, and up no path', () => {
    const lead = (map: string, from: string, ...way: string[]): unknown[] => {
      const p = position(map).put(0, 'osbern', from).put(1, 'milo', 'A1');
      const horse = p.horse('robert', p.beside(from, 'S'), 'N', { side: 0 });
      Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern') });
      const t = p
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .go(...way)
        .do('stop');
      const { head, leader } = the(t.state.horses[horse]);
      return [p.name(head), leader === p.unit('osbern')];
    };
    expect(lead('la-scalinata', 'S11', 'S10', 'S9', 'S8')).toEqual(['S10', false]);
    expect(lead('il-poggio', 'B14', 'B13', 'B12', 'B11')).toEqual(['B12', true]);
  });
  // A man on foot who breaks off has it behind him, or has lost it.
  rule(['gui.7.4b', 'gui.4.4.3b'], 'is beside whoever broke off with it, or led no more', () => {
    const p = poggio().put(0, 'milo', 'C9').put(1, 'osbern', 'C10').put(1, 'avray', 'Z1');
    const horse = p.horse('robert', 'D10', 'S', { side: 1 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern') });
    const t = p
      .play([...COMBAT(0)])
      .do('attack', { unit: 'milo', target: 'osbern' })
      .declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.do('refuse').act(the(t.legal('retreatTo').find(({ to }) => to === p.hex('B10'))));
    const { head, leader } = the(t.state.horses[horse]);
    const beside = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(way => p.beside('B10', way)).includes(p.name(head));
    expect([t.where('osbern'), leader === -1 || beside]).toEqual(['B10', true]);
  });
});

describe('a riderless horse', () => {
  // l.595: it stands where it is; no result but those that kill it does anything to it (R45).
  rule(['gui.6.8e', 'gui.4.4.3a', 'gui.6.6g'], 'is not driven back, and lets nobody follow', () => {
    const p = poggio().put(0, 'robert', 'D10').put(1, 'milo', 'Z1');
    const horse = p.horse('ayyub', 'E10', 'N', { side: 1 });
    const t = p
      .play([...COMBAT(0)])
      .do('attackHorse', { unit: 'robert', horse })
      .declared();
    // 25 - 1 = 24 in 21/30: 6 is E.
    t.dice(6);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    expect(t.ever('fought').at(-1)).toMatchObject({ difference: 24, result: 'E' });
    expect([p.name(the(t.state.horses[horse]).head), t.ever('mustRetreat').length, t.step]).not.toContain('advance');
    expect([p.name(the(t.state.horses[horse]).head), the(t.state.horses[horse]).dead]).toEqual(['E10', false]);
  });
});

describe('a man in the water', () => {
  // l.1150: nobody shoots from it, be it burning arrows at cloth.
  rule(['gui.5.5.2.4c', 'gui.10.3a'], 'shoots no burning arrows either', () => {
    const shoots = (hex: string): string[] => {
      const p = position('laguna', [TENT]).put(0, 'petros', hex).put(1, 'milo', 'A1');
      p.state.arrows[p.unit('petros')] = 6;
      return p.play([{ step: 'offensive', side: 0 }]).who('shoot');
    };
    expect([shoots('K8'), shoots('L9')]).toEqual([[], ['petros']]);
  });
});

describe('men in the line', () => {
  // l.1168: over them only at who has light cover or none; behind stakes it is strong.
  rule(['gui.5.5.3b', 'gui.9.4.1'], 'are shot over at a man before the platform, not at one on it', () => {
    const aims = (target: string, row: readonly string[]): number => {
      const p: Position = nido().put(0, 'landry', 'F5').put(1, 'manueles', target);
      ['osbern', 'avray', 'rioulf', 'hamon', 'neel'].slice(0, row.length).forEach((id, n) => {
        p.put(0, id, the(row[n]));
      });
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' ? t.legal('shoot').length : 0;
    };
    const ROW = ['J3', 'J4', 'J5', 'J6', 'J7'];
    expect([aims('P5', []), aims('P5', ROW), aims('O5', []), aims('O5', ROW)]).toEqual([1, 0, 1, 1]);
  });
});
