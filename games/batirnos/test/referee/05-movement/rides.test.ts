/** Moves that meet others: by road twice, to meet a charge, out of the way, after who walks off (nqsb.5, 9.1, 9.5, 9.8, 3.3.1). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { MOVED } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import { charge, evade, firing, HOLD, halt, march, marks, moving, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, offered, settle, steps } from '../scenes.ts';

const ROAD = ['1013', '1012', '1011', '1010', '1009', '1008', '1007', '1006', '1005', '1004', '1003'];

rule(
  ['nqsb.10.7.move', 'nqsb.5.4.7'],
  'by road each of the two moves of a focus goes twice as far: horse eight hexes in all',
  () => {
    const p = ground({}, [ROAD])
      .lead(0, 0, '1112', 'conde')
      .put('A', 0, 'fr-cp-chev', '1013', 'N')
      .order(0, 0, 5, 'move');
    const t = moving(p).act(march(p, 'A', { road: true }));
    for (const hex of ROAD.slice(1, 5)) t.act(step(p, hex));
    expect(steps(t)).toEqual([]);
    t.act(halt(p));
    expect(t.step).toBe('secondMove');
    t.act(march(p, 'A', { road: true }));
    for (const hex of ROAD.slice(5, 9)) t.act(step(p, hex));
    expect([p.where('A'), steps(t)]).toEqual(['1005', []]);
  },
);

rule(
  [ABILITY, 'nqsb.10.14', 'nqsb.10.16'],
  '19 Passaggio di linee: who is paralysed, shaken or has moved trades with nobody',
  () => {
    const trades = (is: Condition) =>
      moving(
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N', is)
          .put('C', 0, 'fr-pm-line', '1008', 'N')
          .order(0, 0, 19),
      ).legal('trade').length;
    expect([trades({}), trades({ paralysed: true }), trades({ shaken: true }), trades({ moved: true })]).toEqual([
      1, 0, 0, 0,
    ]);
  },
);

rule(
  ['nqsb.9.5.charge', 'nqsb.5.stop'],
  'horse that rides to meet a charge and comes beside a third enemy has ridden far enough: the charger makes the rest',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('D', 0, 'fr-pm-line', '0906', 'N', { division: 1 })
      .put('B', 1, 'sp-cp', '1004', 'S')
      .order(0, 0, 5)
      .draws(0, 1);
    const t = settle(moving(p).act(charge(p, 'A', 'B'))).act(step(p, '1008'));
    t.act({ type: 'countercharge', unit: p.unit('B') }).act(step(p, '1005'));
    if (t.seats[0] === 1) t.act(halt(p, 'S'));
    while (t.step === 'firmness') t.act(HOLD);
    expect([t.step, t.seats]).toEqual(['marching', [0]]);
    t.act(step(p, '1007'));
    expect([t.step, t.seats]).toEqual(['marching', [0]]);
    t.act(step(p, '1006')).act(halt(p));
    expect([p.where('A'), p.where('B')]).toEqual(['1006', '1005']);
  },
);

rule(
  ['nqsb.9.8', 'nqsb.3.3.1.pursue', 'nqsb.3.3.1.parting-shot'],
  'light foot that slips away from one enemy may leave another without being followed or fired at',
  () => {
    // R104.
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('C', 0, 'fr-cl', '1105', 'NW', { division: 1 })
      .put('F', 1, 'sp-fl', '1005', 'S')
      .order(0, 0, 10);
    const t = moving(p)
      .act(march(p, 'A'))
      .act(step(p, '1006'))
      .act(evade(p, 'F', '0802'));
    expect([p.where('F'), t.step, t.seats]).toEqual(['0802', 'marching', [0]]);
  },
);

describe('after an enemy that walks away', () => {
  rule(['nqsb.3.3.1.parting-shot', 'nqsb.6.4.musket'], 'muskets fire as far as two hexes', () => {
    const shot = (...way: string[]) => {
      const p = ground({ '1006': 'a' })
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-cl', '1007', 'N')
        .put('B', 1, 'sp-fl', '1006', 'N')
        .order(0, 0, 29);
      const t = moving(p).act(march(p, 'A'));
      for (const hex of way) t.act(step(p, hex));
      return offered(t.act(halt(p))).includes('partingShot');
    };
    expect([shot('1008'), shot('1008', '1009')]).toEqual([true, false]);
  });

  rule(
    ['nqsb.3.3.1.pursue', 'nqsb.9.3.infantry', 'nqsb.9.11'],
    'foot does not charge horse, but may take its hex',
    () => {
      const ways = (troop: string) => {
        const p = position()
          .lead(0, 0, '1010', 'conde')
          .put('A', 0, troop, '1007', 'N')
          .put('B', 1, 'sp-pm', '1006', 'N')
          .order(0, 0, 29);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
        return t
          .legal('chase')
          .map(({ how }) => how)
          .sort();
      };
      expect([ways('fr-fl'), ways('fr-cp-chev')]).toEqual([['charge', 'incalzare'], ['incalzare']]);
    },
  );
});

describe('troops without orders', () => {
  rule(
    ['nqsb.9.1', 'nqsb.9.1.charge', 'nqsb.9.3.infantry'],
    'aggressive foot goes for horse within its walk, not by a charge',
    () => {
      const goes = (troop: string, hex: string) => {
        const p = position('dunes').put('G', 0, 'en-pm-nma', '1011', 'N').put('B', 1, troop, hex, 'S').draws(0, 1);
        return settle(p.play({ step: 'aggressors', done: [] })).told('aggressed').length;
      };
      expect([goes('sp-cp', '1009'), goes('sp-cp', '1008'), goes('sp-pm', '1008')]).toEqual([1, 0, 1]);
    },
  );

  rule(
    ['nqsb.9.1.charge', 'nqsb.9.3.test'],
    'aggressive horse that fails its charge stays, and has had its move',
    () => {
      const p = position()
        .put('G', 0, 'fr-cp-gend', '1010', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .draws(0, 8, 7, 6, 5, 4, 8);
      const t = settle(p.play({ step: 'aggressors', done: [] }));
      expect([t.told('chargeFailed').length, p.where('G'), (marks(p, 'G') & MOVED) !== 0]).toEqual([1, '1010', true]);
    },
  );
});

rule(
  ['nqsb.9.2.al-evade', 'nqsb.9.8.al', 'nqsb.9.2.ap-move'],
  'light guns slip away two hexes in battery and three limbered, heavy ones never',
  () => {
    // R72.
    const goes = (troop: string, second: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('G', 1, troop, '1005', 'S', { second })
        .order(0, 0, 14)
        .draws(1, 1);
      const t = firing(p).act(shoot(p, 'A', 'G'));
      if (t.legal('evade').length === 0) return 0;
      settle(t.act(at(t.legal('evade'), 0)));
      return 5 - Number(p.where('G').slice(2));
    };
    expect([goes('sp-al', false), goes('sp-al', true), goes('sp-ap', true)]).toEqual([2, 3, 0]);
  },
);

rule(
  ['nqsb.9.6', 'nqsb.9.3.test', 'nqsb.9.3.orders'],
  'a late mover may charge like any other; failing it does not move any more',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1009', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 11)
      .draws(0, 8, 7, 6, 5, 4);
    const t = p.play({ step: 'late', side: 0 });
    expect(t.legal('charge')).toEqual([charge(p, 'A', 'B')]);
    settle(t.act(charge(p, 'A', 'B')));
    expect([p.where('A'), t.step === 'late' ? t.legal('march') : []]).toEqual(['1009', []]);
  },
);

rule(['nqsb.10.16', 'nqsb.9.7.mount', 'nqsb.9.2.actions'], 'shaken troops neither mount, nor limber, nor turn', () => {
  const acts = (troop: string, is: Condition) => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, troop, '1009', 'N', is).order(0, 0, 1);
    return moving(p)
      .legal()
      .filter(({ unit }) => unit === p.unit('A')).length;
  };
  const cases: [string, boolean][] = [
    ['fr-dr', false],
    ['fr-dr', true],
    ['fr-al', false],
    ['fr-al', true],
    ['fr-pm-line', false],
  ];
  for (const [troop, second] of cases)
    expect([acts(troop, { second }) > 0, acts(troop, { second, shaken: true })]).toEqual([true, 0]);
});
