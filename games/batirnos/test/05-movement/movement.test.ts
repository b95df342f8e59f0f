/** Which hexes a unit may enter (nqsb.5, nqsb.5.1, nqsb.5.4, nqsb.7.5, nqsb.9.4.1, nqsb.9.9.2). */
import { describe, expect, test } from 'vitest';
import { allowance, entry, mayEnd, mayStay, stepped, stepsOf, whyNoStep } from '../../src/05-movement/movement.ts';
import {
  chargeTargets,
  facings,
  marchTrip,
  mayCharge,
  mayTakeRoad,
  newTrip,
  rideCells,
  whyNoMove,
} from '../../src/05-movement/trips.ts';
import type { Trip } from '../../src/shape.ts';
import { type Position, position, redrawn } from '../battlefield.ts';
import { rule } from '../rules.ts';

const trip = (p: Position, label: string, road = false): Trip => marchTrip(p.battle, p.unit(label), road, false, false);

/** Why a march along these hexes fails, or null: each hex is entered in turn. */
function march(p: Position, label: string, path: string[], road = false): string | null {
  const unit = p.unit(label);
  let now = trip(p, label, road);
  for (const name of path) {
    const b = p.battle;
    const to = p.hex(name);
    const refusal = whyNoStep(b, now, to);
    if (refusal) return `${refusal.rule} ${refusal.reason}`;
    const cost = entry(b, now, b.state.cell[unit] ?? -1, to);
    if (typeof cost !== 'number') return `${cost.rule} ${cost.reason}`;
    now = stepped(now, cost);
    p.state.cell = p.state.cell.with(unit, to);
  }
  return null;
}

describe('movement points', () => {
  rule(['nqsb.5.1', 'nqsb.5.4.open', 'nqsb.1.4.terrain-open'], 'one point a hex in the open, any direction', () => {
    const p = position().put('A', 0, 'fr-cp-chev', '1007');
    expect(allowance(p.battle, p.unit('A'))).toBe(2);
    expect(
      stepsOf(p.battle, trip(p, 'A'))
        .map(cell => p.name(cell))
        .sort(),
    ).toEqual(['0906', '0907', '0908', '1006', '1008', '1107']);
    expect(march(p, 'A', ['1006', '1005', '1004'])).toBe('nqsb.5.1 tooFar');
    expect(p.where('A')).toBe('1005');
  });

  rule('nqsb.5.1', 'it ends with any facing its owner likes', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007').put('G', 0, 'fr-al', '1207', 'NE');
    expect(facings(p.battle, p.unit('A'))).toEqual([0, 1, 2, 3, 4, 5]);
    // R72: a gun in battery keeps its own.
    expect(facings(p.battle, p.unit('G'))).toEqual([p.facing('NE')]);
  });

  rule(['nqsb.1.4.terrain-open', 'nqsb.1.4.decoration'], 'slopes and beaches are open ground', () => {
    expect(march(position('lens').put('A', 0, 'fr-cp-chev', '0608'), 'A', ['0609', '0610'])).toBeNull();
    expect(march(position('dunes').put('A', 0, 'fr-cp-chev', '0411'), 'A', ['0311', '0211'])).toBeNull();
  });
});

describe('other units', () => {
  rule('nqsb.5.pass', 'nobody crosses a hex that holds a unit', () => {
    const p = position().put('A', 0, 'fr-cp-chev', '1007').put('friend', 0, 'fr-pm-line', '1006');
    expect(march(p, 'A', ['1006'])).toBe('nqsb.5.pass occupied');
    p.put('enemy', 1, 'sp-pm', '1107', 'S', { shaken: true });
    expect(march(p, 'A', ['1107'])).toBe('nqsb.5.pass occupied');
  });

  rule(
    ['nqsb.9.9.2.pass', 'nqsb.9.4.1.pass', 'nqsb.2.3.stacking'],
    'open order crosses friends but does not stay with them',
    () => {
      for (const troop of ['fr-fl', 'fr-cl']) {
        const p = position().put('A', 0, troop, '1007').put('friend', 0, 'fr-pm-line', '1006');
        expect(mayStay(p.battle, p.unit('A'), p.hex('1006'))).toBe(false);
        expect(march(p, 'A', ['1006', '1005'])).toBeNull();
        expect(p.where('A')).toBe('1005');
      }
      const enemy = position().put('A', 0, 'fr-fl', '1007').put('B', 1, 'sp-fl', '1006');
      expect(march(enemy, 'A', ['1006'])).toBe('nqsb.5.pass occupied');
    },
  );

  rule('nqsb.2.5.2.ability', 'Passaggio di linee lets closed order pass friends', () => {
    const p = position().put('A', 0, 'fr-cp-chev', '1007').put('friend', 0, 'fr-pm-line', '1006').order(0, 0, 19);
    expect(march(p, 'A', ['1006', '1005'])).toBeNull();
  });

  const approach = (card: number, is = {}) =>
    position().put('A', 0, 'fr-cp-chev', '1008').put('B', 1, 'sp-pm', '1006', 'S', is).order(0, 0, card);

  rule(
    ['nqsb.5.contact-orders', 'nqsb.2.5.ex-sbarramento'],
    'beside an unshaken enemy only with movement and melee',
    () => {
      expect(march(approach(12), 'A', ['1007'])).toBe('nqsb.5.contact-orders noContact');
      expect(march(approach(5), 'A', ['1007'])).toBeNull();
      // A shaken one keeps nobody off.
      expect(march(approach(12, { shaken: true }), 'A', ['1007'])).toBeNull();
      // Focused on movement there is no melee order (R32).
      const p = approach(5);
      expect(march(p.order(0, 0, 5, 'move'), 'A', ['1007'])).toBe('nqsb.5.contact-orders noContact');
    },
  );

  rule('nqsb.5.stop', 'the move is over beside any enemy, shaken ones too (R22)', () => {
    expect(march(approach(5), 'A', ['1007', '1107'])).toBe('nqsb.5.stop mustStop');
    expect(march(approach(5, { shaken: true }), 'A', ['1007', '1107'])).toBe('nqsb.5.stop mustStop');
  });

  rule(['nqsb.7.5'], 'a unit that leaves goes no nearer to, nor beside, other enemies', () => {
    const p = () =>
      position()
        .put('A', 0, 'fr-cp-chev', '1007')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('C', 1, 'sp-pm', '1307', 'S')
        .order(0, 0, 12);
    expect(march(p(), 'A', ['1107'])).toBe('nqsb.5.contact-orders noContact');
    expect(march(p(), 'A', ['1008'])).toBeNull();
    expect(march(p().put('C', 1, 'sp-pm', '1209', 'S'), 'A', ['1008'])).toBe('nqsb.7.5 leavingNear');
    // R23: round the flank of the same enemy as its whole move, with both orders.
    const round = p().put('C', 1, 'sp-pm', '0301', 'S').order(0, 0, 5);
    expect(march(round, 'A', ['1107', '1106'])).not.toBeNull();
    expect(round.where('A')).toBe('1107');
  });
});

describe('open order beside closed order', () => {
  const light = (troop: string, hex = '1008') =>
    position().put('A', 0, troop, hex).put('B', 1, 'sp-pm', '1006', 'S').order(0, 0, 5);

  rule(
    ['nqsb.9.9.2.contact', 'nqsb.9.4.1.contact'],
    'not in the open, unless a friend is beside it or it is shaken',
    () => {
      expect(march(light('fr-fl'), 'A', ['1007'])).toBe('nqsb.9.9.2.contact openOrder');
      expect(march(light('fr-cl'), 'A', ['1007'])).toBe('nqsb.9.4.1.contact openOrder');
      expect(march(light('fr-fl').put('B', 1, 'sp-pm', '1006', 'S', { shaken: true }), 'A', ['1007'])).toBeNull();
      expect(march(light('fr-fl').put('B', 1, 'sp-fl', '1006', 'S'), 'A', ['1007'])).toBeNull();
      expect(march(light('fr-fl').put('C', 0, 'fr-pm-line', '1106'), 'A', ['1007'])).toBeNull();
      expect(march(light('fr-fl').put('C', 0, 'fr-pm-line', '1106', 'N', { shaken: true }), 'A', ['1007'])).toBe(
        'nqsb.9.9.2.contact openOrder',
      );
    },
  );

  rule(
    ['nqsb.9.9.2.contact', 'nqsb.9.4.1.contact'],
    'an open-order friend will do for light horse, not for light foot (R68)',
    () => {
      expect(march(light('fr-fl').put('C', 0, 'fr-fl', '1106'), 'A', ['1007'])).toBe('nqsb.9.9.2.contact openOrder');
      expect(march(light('fr-cl').put('C', 0, 'fr-fl', '1106'), 'A', ['1007'])).toBeNull();
    },
  );

  rule(['nqsb.9.9.2.contact'], 'in woods, difficult ground and buildings they may', () => {
    const p = position('intro').put('A', 0, 'fr-fl', '1006').put('B', 1, 'sp-pm', '1104', 'S').order(0, 0, 5);
    expect(march(p, 'A', ['1005'])).toBeNull();
  });
});

describe('terrain', () => {
  const intro = (troop: string, hex: string) => position('intro').put('A', 0, troop, hex);

  rule(
    ['nqsb.5.4.stop', 'nqsb.5.4.3.closed'],
    'it halts beside difficult ground, and enters it the turn after for 2 PM',
    () => {
      expect(march(intro('fr-cp-chev', '1106'), 'A', ['1105', '1005'])).toBe('nqsb.5.4.stop terrainStop');
      expect(march(intro('fr-cp-chev', '1105'), 'A', ['1005', '1004'])).toBe('nqsb.5.1 tooFar');
      const p = intro('fr-cp-chev', '1105');
      expect(entry(p.battle, trip(p, 'A'), p.hex('1105'), p.hex('1005'))).toBe(2);
    },
  );

  test('R24: troops of one point enter the one hex beside them', () => {
    const p = intro('fr-pm-line', '1105');
    expect(entry(p.battle, trip(p, 'A'), p.hex('1105'), p.hex('1005'))).toBe(1);
    expect(march(p, 'A', ['1005'])).toBeNull();
  });

  test('R25: from the same ground, or out to the open, there is no halt', () => {
    const p = position('intro', {}, redrawn('intro', { grid: ['...........', ...Array(8).fill('..ddd......')] }));
    p.put('A', 0, 'fr-cp-chev', '0304');
    const long = newTrip(p.battle, p.unit('A'), 'move', 4, { contact: false });
    const from = (a: string, b: string) => entry(p.battle, { ...long, entered: 1 }, p.hex(a), p.hex(b));
    expect(from('0304', '0404')).toBe(2);
    expect(from('0304', '0204')).toBe(1);
    p.put('A', 0, 'fr-cp-chev', '0204');
    expect(from('0204', '0304')).toMatchObject({ rule: 'nqsb.5.4.stop' });
  });

  rule(['nqsb.9.9.2.terrain', 'nqsb.5.4.2.fl'], 'light foot goes two hexes into a wood in one turn', () => {
    expect(march(intro('fr-fl', '0804'), 'A', ['0905', '0906'])).toBeNull();
  });

  rule(['nqsb.9.4.1.terrain', 'nqsb.9.8.example'], 'and so does light horse', () => {
    expect(march(intro('fr-cl', '0804'), 'A', ['0905', '0906'])).toBeNull();
  });

  rule('nqsb.5.4.3.open', 'difficult ground does not stop open order either', () => {
    expect(march(intro('fr-fl', '1106'), 'A', ['1105', '1005'])).toBeNull();
  });

  rule(
    ['nqsb.5.4.obstacle', 'nqsb.9.8.example', 'nqsb.5.4.3.hedge'],
    'before a fence all halt, and cross it the turn after',
    () => {
      const rethel = (hex: string) => position('rethel').put('A', 0, 'fr-fl', hex);
      expect(march(rethel('1508'), 'A', ['1507', '1506'])).toBe('nqsb.5.4.obstacle obstacleStop');
      expect(march(rethel('1507'), 'A', ['1506', '1505'])).toBeNull();
    },
  );

  rule(
    ['nqsb.5.4.obstacle', 'nqsb.1.4.terrain-fort'],
    'fortified sides stop who comes from outside, not who leaves',
    () => {
      const arras = (hex: string) => position('arras').put('A', 0, 'fr-fl', hex);
      expect(march(arras('0609'), 'A', ['0608', '0607'])).not.toBeNull();
      expect(march(arras('0608'), 'A', ['0607'])).toBeNull();
      expect(march(arras('0607'), 'A', ['0608'])).toBeNull();
    },
  );

  rule('nqsb.5.4.2.closed', 'closed horse may not enter woods', () => {
    for (const troop of ['fr-cp-chev', 'ge-cm', 'ge-re'])
      expect([troop, march(intro(troop, '0805'), 'A', ['0905'])]).toEqual([troop, 'nqsb.5.4.2.closed wrongGround']);
  });

  rule('nqsb.5.4.2.pm', 'nor may pikes', () => {
    for (const troop of ['fr-pm-line', 'sp-sq-vet'])
      expect([troop, march(intro(troop, '0805'), 'A', ['0905'])]).toEqual([troop, 'nqsb.5.4.2.pm wrongGround']);
  });

  rule('nqsb.5.4.2.art', 'nor may guns', () => {
    expect(march(position('intro').put('A', 0, 'fr-al', '0805', 'N', { second: true }), 'A', ['0905'])).toBe(
      'nqsb.5.4.2.art wrongGround',
    );
  });

  rule(['nqsb.5.4.2.fp', 'nqsb.1.4.terrain-wood'], 'heavy foot may', () => {
    expect(march(intro('sp-fp', '0805'), 'A', ['0905'])).toBeNull();
  });

  rule(['nqsb.5.4.3.art'], 'guns may not enter difficult ground', () => {
    expect(march(position('intro').put('A', 0, 'fr-al', '1105', 'N', { second: true }), 'A', ['1005'])).toBe(
      'nqsb.5.4.3.art wrongGround',
    );
  });

  rule(['nqsb.5.4.1.cav', 'nqsb.1.4.terrain-buildings'], 'horse crosses an area but does not stay in it (R26)', () => {
    expect(march(intro('fr-cp-chev', '0505'), 'A', ['0605', '0705'])).toBeNull();
    expect(march(intro('fr-cp-chev', '0405'), 'A', ['0505', '0605'])).toBe('nqsb.5.4.1.cav cannotStay');
    expect(mayStay(intro('fr-cp-chev', '0505').battle, 0, intro('fr-cl', '0505').hex('0605'))).toBe(false);
  });

  rule(['nqsb.5.4.1.inf', 'nqsb.5.4.1.art', 'nqsb.5.4.stop'], 'foot and guns occupy it, after a halt beside it', () => {
    expect(march(intro('fr-fl', '0405'), 'A', ['0505', '0605'])).toBe('nqsb.5.4.stop terrainStop');
    for (const troop of ['fr-fl', 'fr-pm-line', 'sp-fp', 'sp-sq-vet'])
      expect([troop, march(intro(troop, '0505'), 'A', ['0605'])]).toEqual([troop, null]);
    expect(march(position('intro').put('A', 0, 'fr-ap', '0505', 'N', { second: true }), 'A', ['0605'])).toBeNull();
  });

  rule(['nqsb.5.4.5', 'nqsb.1.4.terrain-river'], 'impassable ground: nobody', () => {
    for (const troop of ['fr-fl', 'fr-cp-chev', 'fr-pm-line'])
      expect(march(position('valenciennes').put('A', 0, troop, '1508'), 'A', ['1608'])).toBe('nqsb.5.4.5 wrongGround');
  });

  test('The Dunes: from turn 5 the ebb opens the sea’s edge to horse', () => {
    const dunes = (troop: string, turn: number) => {
      const p = position('dunes').put('A', 0, troop, '0208');
      p.state.turn = turn;
      return march(p, 'A', ['0108']);
    };
    expect([dunes('fr-cp-chev', 4), dunes('fr-cp-chev', 5), dunes('fr-fl', 5)]).toEqual([
      'nqsb.5.4.5 wrongGround',
      null,
      'nqsb.5.4.5 wrongGround',
    ]);
  });

  rule('nqsb.5.4.6', 'gabions stop nobody', () => {
    expect(march(position('arras').put('A', 1, 'sp-cp', '1105'), 'A', ['1106', '1206'])).toBeNull();
  });
});

describe('roads', () => {
  /** A road along row 5 through a wood and a village. */
  const country = () =>
    position(
      'intro',
      {},
      redrawn('intro', {
        grid: [
          '...........',
          '...........',
          '...........',
          '...........',
          '...wa......',
          '...........',
          '...........',
          '...........',
          '...........',
        ],
        roads: [['0205', '0305', '0405', '0505', '0605', '0705', '0805']],
      }),
    );

  rule(
    ['nqsb.5.4.7', 'nqsb.5.4.7.penalty', 'nqsb.5.4.7.example', 'nqsb.1.4.terrain-road'],
    'horse of 2 PM goes four hexes, through wood and village',
    () => {
      const p = country().put('A', 0, 'fr-cp-chev', '0305').put('FL', 1, 'sp-fl', '0602', 'N');
      expect(trip(p, 'A', true).points).toBe(4);
      expect(march(p, 'A', ['0405', '0505', '0605'], true)).toBeNull();
    },
  );

  rule('nqsb.5.4.7', 'only on and between road hexes, four and no more', () => {
    const p = country().put('A', 0, 'fr-cp-chev', '0305');
    expect(march(p, 'A', ['0405', '0505', '0605', '0705', '0805'], true)).toBe('nqsb.5.1 tooFar');
    const aside = country().put('A', 0, 'fr-cp-chev', '0705');
    expect(mayEnd(aside.battle, trip(aside, 'A', true), aside.hex('0706'))).toBe(false);
  });

  rule('nqsb.5.4.7.example', 'not from off the road', () => {
    const p = country().put('A', 0, 'fr-pm-line', '0306');
    expect(mayTakeRoad(p.battle, p.unit('A'))).toBe(false);
    expect(mayTakeRoad(country().put('A', 0, 'fr-pm-line', '0305').battle, p.unit('A'))).toBe(true);
  });

  rule('nqsb.5.4.7', 'not within reach of an enemy’s move, charge or fire (R27)', () => {
    const near = (troop: string, hex: string, corner = 'S') => {
      const p = country().put('A', 0, 'fr-cp-chev', '0705').put('B', 1, troop, hex, corner);
      return mayTakeRoad(p.battle, p.unit('A'));
    };
    // FL of 2 PM: at two hexes no, at three yes.
    expect([near('sp-fl', '0703', 'N'), near('sp-fl', '0702', 'N')]).toEqual([false, true]);
    // Heavy horse reaches 2 + 2.
    expect([near('sp-cp', '0701'), near('sp-cp', '1105')]).toEqual([false, false]);
    // A light gun in battery three hexes off, turned to the road or away.
    expect([near('sp-al', '0702', 'S'), near('sp-al', '0702', 'N')]).toEqual([false, true]);
  });

  test('R27: a sector whose line is blocked is no danger', () => {
    const p = country().put('A', 0, 'fr-cp-chev', '0305').put('G', 1, 'sp-al', '0605', 'NW');
    // The gun at 0605 faces away; turned along the row its line to 0305 runs through village and wood.
    p.put('G', 1, 'sp-al', '0705', 'SW');
    expect(mayTakeRoad(p.battle, p.unit('A'))).toBe(true);
  });

  rule('nqsb.5.4.7.penalty', 'troops barred from a wood cross it by road but do not stay there (R28)', () => {
    const p = country().put('A', 0, 'fr-pm-line', '0305');
    // 1 PM doubled is two: the wood at 0405 and the village at 0505.
    expect(march(p, 'A', ['0405', '0505'], true)).toBeNull();
    const short = country().put('A', 0, 'fr-pm-line', '0205');
    expect(march(short, 'A', ['0305', '0405'], true)).toMatch(/cannotStay/);
  });
});

describe('who may move', () => {
  const alone = (is = {}) => position().lead(0, 0, '1008').put('A', 0, 'fr-pm-line', '1007', 'N', is).order(0, 0, 5);
  const why = (p: Position) => whyNoMove(p.battle, p.unit('A'))?.rule;

  rule(['nqsb.5.may', 'nqsb.10.13'], 'not an engaged unit', () => {
    expect(why(alone())).toBeUndefined();
    const p = alone().put('B', 1, 'sp-pm', '1006').lead(1, 0, '1005').order(1, 0, 5);
    expect(why(p)).toBe('nqsb.5.may');
    expect(why(p.order(1, 0, 12))).toBeUndefined();
  });

  rule(['nqsb.10.16', 'nqsb.10.14'], 'not a shaken or paralysed one', () => {
    expect(why(alone({ shaken: true }))).toBe('nqsb.10.16');
    expect(why(alone({ paralysed: true }))).toBe('nqsb.10.14');
  });

  rule('nqsb.5.division', 'not twice', () => {
    expect(why(alone({ moved: true }))).toBe('nqsb.5.division');
  });
});

describe('whom a unit may charge', () => {
  const targets = (p: Position) =>
    chargeTargets(p.battle, p.unit('A'))
      .map(unit => p.label(unit))
      .sort();

  rule(
    ['nqsb.9.3', 'nqsb.9.3.orders', 'nqsb.9.3.contact'],
    'those it can come beside with its extra points, with both orders',
    () => {
      const p = position()
        .put('A', 0, 'fr-cp-chev', '1009')
        .put('five', 1, 'sp-pm', '1004', 'S')
        .put('six', 1, 'sp-pm', '0703', 'S')
        .order(0, 0, 16);
      expect(targets(p)).toEqual(['five']);
      expect(targets(p.order(0, 0, 12))).toEqual([]);
      expect(targets(p.order(0, 0, 16, 'move'))).toEqual([]);
      expect(targets(p.put('A', 0, 'fr-cl', '1009').order(0, 0, 16))).toEqual([]);
    },
  );

  rule('nqsb.9.3.infantry', 'foot does not charge horse', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1008')
      .put('CP', 1, 'sp-cp', '1105', 'S')
      .put('PM', 1, 'sp-pm', '0905', 'S')
      .order(0, 0, 5);
    expect([mayCharge(p.battle, p.unit('A'), p.unit('CP')), mayCharge(p.battle, p.unit('A'), p.unit('PM'))]).toEqual([
      false,
      true,
    ]);
    expect(targets(p)).toEqual(['PM']);
  });
});

describe('leaders on the road', () => {
  rule(
    ['nqsb.5.2.free', 'nqsb.10.1'],
    'three hexes over any ground, past friends, never beside an unshaken enemy (R30)',
    () => {
      const p = position('intro')
        .lead(0, 0, '0806')
        .put('A', 0, 'fr-pm-line', '0807')
        .put('B', 1, 'sp-pm', '0604', 'S');
      const reach = rideCells(p.battle, p.general(0, 0)).map(cell => p.name(cell));
      // Through the wood without a halt; a friend's hex is open to him.
      expect(reach).toEqual(expect.arrayContaining(['0906', '1006', '1106', '0807', '0809']));
      expect(reach).not.toContain('0705');
      expect(reach).not.toContain('0605');
      expect(reach).not.toContain('0604');
    },
  );
});
