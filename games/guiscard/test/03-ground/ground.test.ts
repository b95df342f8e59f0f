import { sideBetween } from '@carroccio/boards';
import { describe, expect, test } from 'vitest';
import { entryStrides } from '../../src/04-movement/journey.ts';
import { facingOf, hexCost, isPassable, stepCost, stridesOf } from '../../src/04-movement/movement.ts';
import { cellsOf, defenceOf, movementOf, values } from '../../src/battle.ts';
import { CLOSED, PALISADE, SLIT, TOWER_DOOR, TOWER_WALL } from '../../src/field.ts';
import { AWAITED, DEAD, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule } from '../support.ts';
import { CHAPEL, FARM, PIER, type Position, position, TENT } from '../table.ts';

const cost = (p: Position, id: string, from: string, to: string): number =>
  stepCost(p.battle, p.unit(id), p.hex(from), p.hex(to));

describe('counters', () => {
  rule('gui.1.1b', 'a man on foot fills one hex, a horseman two that touch', () => {
    const p = position('il-poggio').put(0, 'roland', 'D5').put(0, 'robert', 'D8', { facing: 'N' });
    expect(p.names(cellsOf(p.battle, p.unit('roland')))).toEqual(['D5']);
    expect(p.names(cellsOf(p.battle, p.unit('robert')))).toEqual(['D8', 'D9']);
  });

  rule('gui.1.2f', 'the head of the horse shows the way', () => {
    const p = position('il-poggio').put(0, 'robert', 'D8', { facing: 'SE' });
    expect(facingOf(p.battle, p.unit('robert'))).toBe(p.way('SE'));
    expect(p.name(p.state.tail[p.unit('robert')] ?? -1)).toBe('C8');
  });

  rule(['gui.1.2a', 'gui.1.2b'], 'the face shown follows health and saddle', () => {
    const p = position('il-poggio').put(0, 'robert', 'D8', { facing: 'N' }).put(0, 'roger', 'H8', { health: WOUNDED });
    expect(values(p.battle, p.unit('robert'))).toEqual([31, 11, 12]);
    expect(values(p.battle, p.unit('roger'))).toEqual([13, 5, 2]);
    p.put(0, 'arthur', 'D11', { facing: 'N', health: WOUNDED });
    expect(values(p.battle, p.unit('arthur'))).toEqual([15, 5, 12]);
  });

  rule(
    'gui.1.2j',
    'a stunned man neither moves nor attacks and defends with 2 in armour, 1 without, 3 as cataphract',
    () => {
      const p = position('il-poggio')
        .put(0, 'roland', 'D5', { health: STUNNED })
        .put(0, 'vladko', 'F5', { health: STUNNED })
        .put(1, 'maniakes', 'H5', { health: STUNNED });
      expect(['roland', 'vladko', 'maniakes'].map(id => values(p.battle, p.unit(id)))).toEqual([
        [0, 2, 0],
        [0, 1, 0],
        [0, 3, 0],
      ]);
      expect(defenceOf(p.battle, p.unit('roland'))).toBe(2);
      expect(movementOf(p.battle, p.unit('roland'))).toBe(0);
    },
  );
});

describe('open ground', () => {
  rule('gui.3.1.clear', 'clear costs one on foot and mounted', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'robert', 'G8', { facing: 'N' });
    expect([cost(p, 'roland', 'E8', 'E7'), cost(p, 'robert', 'G8', 'G7')]).toEqual([1, 1]);
  });
  rule('gui.3.1.brush', 'brush costs 2 and 4', () => {
    const p = position('il-poggio').put(0, 'roland', 'D3').put(0, 'robert', 'E3', { facing: 'N' });
    expect([cost(p, 'roland', 'D3', 'D4'), cost(p, 'robert', 'E3', 'E4')]).toEqual([2, 4]);
  });
  rule(['gui.3.1.tree', 'gui.4.2.1a'], 'a tree costs 2 and stops a horseman', () => {
    const p = position('il-poggio').put(0, 'roland', 'E6').put(0, 'robert', 'F5', { facing: 'N' });
    expect([cost(p, 'roland', 'E6', 'E5'), cost(p, 'robert', 'F5', 'E5')]).toEqual([2, -1]);
  });
  rule('gui.3.1.scarp', 'scarp costs 2 and 4', () => {
    const p = position('il-poggio').put(0, 'roland', 'I7').put(0, 'robert', 'I8', { facing: 'N' });
    expect([cost(p, 'roland', 'I7', 'J7'), cost(p, 'robert', 'I8', 'J7')]).toEqual([2, 4]);
  });
  rule('gui.3.1.marsh', 'marsh costs 2 and 4', () => {
    const p = position('laguna').put(0, 'roland', 'E2').put(0, 'robert', 'E3', { facing: 'N' });
    expect([cost(p, 'roland', 'E2', 'F2'), cost(p, 'robert', 'E3', 'F3')]).toEqual([2, 4]);
  });
  rule('gui.3.1.rock', 'rock costs 4 and stops a horseman', () => {
    const p = position('il-poggio').put(0, 'roland', 'Q13').put(0, 'robert', 'R13', { facing: 'N' });
    expect([cost(p, 'roland', 'Q13', 'Q14'), cost(p, 'robert', 'R13', 'R14')]).toEqual([4, -1]);
  });
  rule('gui.3.1.path', 'a path costs 1 along its axis, and nobody comes in by its sides or on horseback', () => {
    const p = position('la-scalinata').put(0, 'roland', 'S10').put(0, 'robert', 'S10', { facing: 'N' });
    expect([cost(p, 'roland', 'S10', 'S9'), cost(p, 'roland', 'S9', 'S8'), cost(p, 'robert', 'S10', 'S9')]).toEqual([
      1, 1, -1,
    ]);
    expect([cost(p, 'roland', 'R9', 'S9'), cost(p, 'roland', 'S8', 'T8'), cost(p, 'roland', 'S7', 'R7')]).toEqual([
      -1, -1, -1,
    ]);
    const { field } = p.battle;
    expect(field.barrier[sideBetween(field.grid, p.hex('R9'), p.hex('S9'))]).toBe(CLOSED);
  });
  rule('gui.3.1.stairs', 'stone stairs cost 2 along the axis, and nobody comes in by the sides or on horseback', () => {
    const p = position('la-scalinata').put(0, 'roland', 'H10').put(0, 'robert', 'H10', { facing: 'N' });
    expect([cost(p, 'roland', 'H10', 'H9'), cost(p, 'roland', 'H7', 'H6'), cost(p, 'robert', 'H10', 'H9')]).toEqual([
      2, 1, -1,
    ]);
    expect([cost(p, 'roland', 'G9', 'H9'), cost(p, 'roland', 'H8', 'I8')]).toEqual([-1, -1]);
  });
  rule('gui.3.1.beach', 'a beach costs 1', () => {
    const p = position('la-costa').put(0, 'roland', 'F11').put(0, 'robert', 'H11', { facing: 'N' });
    expect([cost(p, 'roland', 'F11', 'F12'), cost(p, 'robert', 'H11', 'H12')]).toEqual([1, 1]);
  });
  rule('gui.3.1.shallow', 'shallow water costs 2, also on horseback', () => {
    const p = position('la-costa').put(0, 'roland', 'F12').put(0, 'robert', 'H12', { facing: 'S' });
    expect([cost(p, 'roland', 'F12', 'F13'), cost(p, 'robert', 'H12', 'H13')]).toEqual([2, 2]);
  });
  rule(
    ['gui.3.1.deep', 'gui.4.2.1c', 'gui.4.2.1d', 'gui.4.2.1a'],
    'deep water: 4 for who wears no armour on foot, closed to armour and horses',
    () => {
      const p = position('la-costa')
        .put(0, 'vladko', 'F14')
        .put(0, 'roland', 'G14')
        .put(1, 'kosmas', 'K14', { facing: 'S' });
      expect(cost(p, 'vladko', 'F14', 'F15')).toBe(4);
      expect(cost(p, 'roland', 'G14', 'G15')).toBe(-1);
      expect(cost(p, 'kosmas', 'K14', 'K15')).toBe(-1);
    },
  );
  test('the pier is a floor over the water', () => {
    const p = position('la-costa', [PIER]).put(0, 'roland', 'M12').put(0, 'robert', 'N12', { facing: 'S' });
    expect([cost(p, 'roland', 'M12', 'M13'), cost(p, 'roland', 'M14', 'M15'), cost(p, 'robert', 'N12', 'N13')]).toEqual(
      [1, 1, 1],
    );
  });
});

describe('bodies', () => {
  const dead = ['osbern', 'avray', 'rioulf', 'hamon', 'neel', 'landry'];
  const heap = (count: number): Position => {
    const p = position('il-poggio').put(0, 'roland', 'E8');
    for (const id of dead.slice(0, count)) p.put(0, id, 'E7', { health: DEAD });
    return p;
  };
  rule('gui.4.2.2a', 'three dead men, or a dead horse, cost one more (R102)', () => {
    expect([0, 2, 3, 5].map(count => cost(heap(count), 'roland', 'E8', 'E7'))).toEqual([1, 1, 2, 2]);
    const p = position('il-poggio').put(0, 'roland', 'E8');
    p.horse('robert', 'E7', 'N', { dead: true });
    expect([cost(p, 'roland', 'E8', 'E7')]).toEqual([2]);
    const q = position('il-poggio').put(0, 'roland', 'F8');
    q.horse('robert', 'E7', 'N', { dead: true });
    expect(cost(q, 'roland', 'F8', 'E8')).toBe(2);
  });
  rule('gui.4.2.2a', 'so they do in the first hex of somebody who comes onto the table', () => {
    const coming = (count: number, unit: string, facing?: string): Position => {
      const p = position('il-poggio').put(0, unit, 'A8', facing === undefined ? {} : { facing });
      for (const id of dead.slice(0, count)) p.put(0, id, 'A8', { health: DEAD });
      p.state.cell[p.unit(unit)] = AWAITED;
      p.state.entries = [{ units: p.units(unit), sides: [4], turn: 1, split: false, came: [0, 0, 0, 0, 0] }];
      return p;
    };
    const price = (p: Position, unit: string, to: string): number | undefined =>
      entryStrides(p.battle, p.unit(unit)).find(one => one.to === p.hex(to))?.cost;
    expect([0, 2, 3, 5, 6].map(count => price(coming(count, 'roland'), 'roland', 'A8'))).toEqual([
      1,
      1,
      2,
      2,
      undefined,
    ]);
    const ride = (count: number): number | undefined => {
      const p = coming(count, 'robert', 'N');
      const [tail, to] = [p.hex('A8'), p.hex('B8')];
      return entryStrides(p.battle, p.unit('robert')).find(one => one.to === to && one.tail === tail)?.cost;
    };
    expect([ride(2), ride(3)]).toEqual([2, 3]);
  });
  rule('gui.4.2.2b', 'six men, two horses, or three men and a horse close the hex', () => {
    expect(cost(heap(6), 'roland', 'E8', 'E7')).toBe(-1);
    const two = position('il-poggio').put(0, 'roland', 'E8');
    two.horse('robert', 'E7', 'N', { dead: true });
    two.horse('roger', 'E7', 'NE', { dead: true });
    expect(cost(two, 'roland', 'E8', 'E7')).toBe(-1);
    const mixed = heap(3);
    mixed.horse('robert', 'E7', 'NE', { dead: true });
    expect(cost(mixed, 'roland', 'E8', 'E7')).toBe(-1);
  });
});

describe('who stands in the way', () => {
  const open = (p: Position, id: string): string[] => p.names(stridesOf(p.battle, p.unit(id)).map(({ to }) => to));
  rule('gui.4.2a', 'an enemy bars his hex unless he is stunned or dead; friends never do', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(1, 'argyris', 'E7')
      .put(1, 'milo', 'F7', { health: STUNNED })
      .put(1, 'sergios', 'F8', { health: DEAD })
      .put(0, 'jacques', 'E9');
    // E8's neighbours: N E7, NE F7, SE F8, S E9, SW D8, NW D7.
    expect(open(p, 'roland')).toEqual(['D7', 'D8', 'E9', 'F7', 'F8']);
  });
  test('the edge of the map is the end of the ground', () => {
    const p = position('il-poggio').put(0, 'roland', 'A1');
    expect(open(p, 'roland')).toEqual(['A2', 'B1']);
  });
});

describe('buildings', () => {
  // Farm at Q7: chamber QR 7-8, hall ST 7-8, granary UV 7-8, courtyard Q-V 9-10.
  const farm = () => position('laguna', [FARM]);
  rule(['gui.8.1.wall', 'gui.8.4a', 'gui.8.3.3'], 'walls cannot be crossed', () => {
    const p = farm().put(0, 'roland', 'R6');
    expect([cost(p, 'roland', 'R6', 'R7'), cost(p, 'roland', 'P8', 'Q8'), cost(p, 'roland', 'R8', 'R9')]).toEqual([
      -1, -1, -1,
    ]);
  });
  rule('gui.8.1.door', 'doors are passed at the price of the hex, also on horseback', () => {
    const p = farm().put(0, 'roland', 'T9').put(0, 'robert', 'T9', { facing: 'N' });
    expect([cost(p, 'roland', 'T9', 'T8'), cost(p, 'robert', 'T9', 'T8'), cost(p, 'roland', 'S8', 'R8')]).toEqual([
      1, 1, 1,
    ]);
    expect([cost(p, 'roland', 'T7', 'U7'), cost(p, 'roland', 'U11', 'U10')]).toEqual([1, 1]);
  });
  rule(
    ['gui.8.1.interior', 'gui.8.4b'],
    'horses keep out of rooms but for the threshold, and may use the courtyard',
    () => {
      const p = farm().put(0, 'robert', 'T9', { facing: 'N' }).put(0, 'roland', 'T8');
      expect([cost(p, 'roland', 'T8', 'S8'), cost(p, 'robert', 'S8', 'S7'), cost(p, 'robert', 'T9', 'T8')]).toEqual([
        1, -1, 1,
      ]);
      expect([cost(p, 'robert', 'T9', 'S9'), cost(p, 'robert', 'U11', 'U10')]).toEqual([1, 1]);
    },
  );
  rule(
    ['gui.8.1.window', 'gui.8.4.1a'],
    'a window costs 4 on foot, lets no horse through and no man against an enemy',
    () => {
      const p = farm().put(0, 'roland', 'S6').put(0, 'robert', 'S6', { facing: 'S' });
      expect([cost(p, 'roland', 'S6', 'S7'), cost(p, 'robert', 'S6', 'S7')]).toEqual([4, -1]);
      p.put(1, 'milo', 'S7');
      expect(cost(p, 'roland', 'S6', 'S7')).toBe(-1);
      p.put(1, 'milo', 'S7', { health: STUNNED });
      expect(cost(p, 'roland', 'S6', 'S7')).toBe(4);
    },
  );
  rule('gui.8.4.1b', 'a window asks 4 points and a wounded man in armour has 3: it is no way for him', () => {
    const p = farm().put(0, 'roland', 'S6', { health: WOUNDED }).put(0, 'vladko', 'Q9', { health: WOUNDED });
    expect(movementOf(p.battle, p.unit('roland'))).toBe(3);
    expect(cost(p, 'roland', 'S6', 'S7')).toBe(-1);
    expect([movementOf(p.battle, p.unit('vladko')), cost(p, 'vladko', 'Q9', 'Q8')]).toEqual([4, 4]);
  });
  rule(['gui.8.1.lowwall', 'gui.8.4.2a'], 'a low wall costs 2 and the hex beyond (R71)', () => {
    const p = farm().put(0, 'roland', 'Q11').put(0, 'robert', 'R11', { facing: 'N' });
    expect([cost(p, 'roland', 'Q11', 'Q10'), cost(p, 'robert', 'R11', 'R10')]).toEqual([3, 3]);
  });
  rule('gui.8.1.chapelwindow', 'a chapel window lets nobody through', () => {
    const p = position('laguna', [CHAPEL]).put(0, 'roland', 'R6');
    // Chapel at Q7: nave QRS 7-9, vestibule QRS 10; windows b1|N, a2|NW, a3|NW, c2|NE, c3|NE.
    expect([cost(p, 'roland', 'R6', 'R7'), cost(p, 'roland', 'P7', 'Q8')]).toEqual([-1, -1]);
    expect([cost(p, 'roland', 'R11', 'R10'), cost(p, 'roland', 'R10', 'R9'), cost(p, 'roland', 'Q10', 'Q9')]).toEqual([
      1, 1, -1,
    ]);
  });
  rule(
    ['gui.8.1.tent', 'gui.8.1.tentopening'],
    'a tent costs 2, is entered by its opening alone and by no horse',
    () => {
      const p = position('laguna', [TENT]).put(0, 'roland', 'R9').put(0, 'robert', 'R9', { facing: 'N' });
      // Tent at Q7: Q7 R7 Q8 R8, opening R8|S.
      expect([cost(p, 'roland', 'R9', 'R8'), cost(p, 'robert', 'R9', 'R8')]).toEqual([2, -1]);
      expect([cost(p, 'roland', 'Q9', 'Q8'), cost(p, 'roland', 'R8', 'R7'), cost(p, 'roland', 'S8', 'R8')]).toEqual([
        -1, 2, -1,
      ]);
    },
  );
});

describe('the castle', () => {
  const nido = () => position('nido-d-aquila');
  rule(['gui.9.1.wall', 'gui.9.5.1a', 'gui.9.1.slit'], 'walls of the tower and slits are crossed by nobody', () => {
    const p = nido().put(0, 'roland', 'T6');
    expect([cost(p, 'roland', 'T6', 'T7'), cost(p, 'roland', 'S7', 'S8'), cost(p, 'roland', 'T10', 'T9')]).toEqual([
      -1, -1, -1,
    ]);
    expect(cost(p, 'roland', 'T7', 'T8')).toBe(1);
  });
  rule(['gui.9.1.towerdoor', 'gui.9.5.1a'], 'the tower is entered by its door, on foot', () => {
    const p = nido().put(0, 'roland', 'R9').put(0, 'robert', 'R10', { facing: 'N' });
    expect([cost(p, 'roland', 'R9', 'S9'), cost(p, 'robert', 'R9', 'S9')]).toEqual([1, -1]);
  });
  rule(
    ['gui.9.1.palisade', 'gui.9.2.1a', 'gui.9.5.1b'],
    'the palisade is walked along inside and not crossed from outside',
    () => {
      const p = nido().put(0, 'roland', 'O7').put(1, 'milo', 'P6');
      expect([cost(p, 'roland', 'O7', 'P6'), cost(p, 'roland', 'O6', 'P5'), cost(p, 'milo', 'P6', 'P7')]).toEqual([
        -1, -1, 1,
      ]);
      expect(cost(p, 'milo', 'P6', 'O7')).toBe(-1);
    },
  );
  rule(['gui.9.1.platform', 'gui.9.5.1b'], 'platforms are reached by their stairs and from one another', () => {
    const p = nido().put(1, 'milo', 'Q6');
    // Q6 leads to P5 and Q5; Q7 and P6 do not.
    expect([cost(p, 'milo', 'Q6', 'Q5'), cost(p, 'milo', 'Q6', 'P5'), cost(p, 'milo', 'P5', 'Q5')]).toEqual([1, 1, 1]);
    expect([cost(p, 'milo', 'P6', 'P5'), cost(p, 'milo', 'R5', 'Q5')]).toEqual([-1, -1]);
  });
  rule(
    ['gui.9.1.ladder', 'gui.8.1.ladder', 'gui.9.6'],
    'a stair costs 2 on foot from every hex around it, and no horse climbs it',
    () => {
      const p = nido().put(1, 'milo', 'R8').put(1, 'theophilos', 'R10', { facing: 'N' });
      expect(['R8', 'R10', 'Q9', 'Q10', 'S10'].map(from => cost(p, 'milo', from, 'R9'))).toEqual([2, 2, 2, 2, 2]);
      expect(cost(p, 'theophilos', 'R10', 'R9')).toBe(-1);
    },
  );
  rule(
    ['gui.9.2.3.1', 'gui.9.2.3.1.closed', 'gui.9.2.3.1.open', 'gui.9.2.3.1.destroyed', 'gui.9.2.3'],
    'the gate: closed to all, open to men on foot, destroyed 2 on foot and 4 mounted',
    () => {
      const p = nido().put(0, 'roland', 'O9').put(0, 'robert', 'O10', { facing: 'NE' });
      const both = () => [cost(p, 'roland', 'O9', 'P9'), cost(p, 'robert', 'O10', 'P9')];
      expect(both()).toEqual([-1, -1]);
      p.state.works.gate = 'open';
      expect(both()).toEqual([2, -1]);
      p.state.works.gate = 'destroyed';
      expect(both()).toEqual([2, 4]);
    },
  );
  rule('gui.9.2.3.2b', 'the gate is closed unless marked', () => {
    const p = nido();
    expect(hexCost(p.battle, p.hex('P9'), false)).toBe(-1);
  });
  rule('gui.9.2.1d', 'where the palisade has fallen one passes at one point more', () => {
    const p = nido().put(0, 'roland', 'O7');
    p.state.works.ruins = [p.hex('P6')];
    expect([cost(p, 'roland', 'O7', 'P6'), cost(p, 'roland', 'O7', 'P7')]).toEqual([2, -1]);
  });
  test('a fallen platform is a fallen palisade at the level of the ward (R118)', () => {
    const p = nido().put(0, 'roland', 'O8');
    p.state.works.ruins = [p.hex('P8')];
    expect(cost(p, 'roland', 'O8', 'P8')).toBe(2);
    expect(cost(p, 'roland', 'P8', 'P7')).toBe(1);
  });
});

rule('gui.10.2.5b', 'nobody enters a burning hex', () => {
  const p = position('nido-d-aquila').put(1, 'milo', 'P6');
  expect(cost(p, 'milo', 'P6', 'P7')).toBe(1);
  p.state.works.flames = [{ cell: p.hex('P7'), side: 0, arrow: false, turns: 0, fresh: true }];
  expect(cost(p, 'milo', 'P6', 'P7')).toBe(-1);
});

rule('gui.10.4.3b', 'nobody enters a hex with a stone thrower', () => {
  const p = position('il-poggio').put(0, 'roland', 'E8');
  p.state.engines = [
    {
      kind: 'stoneThrower',
      side: 0,
      head: p.hex('E7'),
      tail: p.hex('E6'),
      arrow: 0,
      corner: false,
      load: 0,
      gone: false,
      jammed: false,
    },
  ];
  expect(isPassable(p.battle, p.unit('roland'), p.hex('E7'))).toBe(false);
  expect(isPassable(p.battle, p.unit('roland'), p.hex('E6'))).toBe(false);
  expect(cost(p, 'roland', 'E8', 'E7')).toBe(-1);
});

rule(['gui.9.1', 'gui.9.1.palisade', 'gui.9.1.slit', 'gui.9.1.towerdoor'], 'the castle is shut all round', () => {
  const { barrier } = position('nido-d-aquila').battle.field;
  const count = (code: number): number => barrier.filter(side => side === code).length;
  expect([PALISADE, TOWER_DOOR, SLIT, TOWER_WALL].map(count)).toEqual([60, 1, 5, 12]);
});
