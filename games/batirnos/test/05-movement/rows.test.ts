/** Which row of the terrain tables a refusal or a card of a test goes back to (nqsb.5.4.1, 5.4.2, 5.4.3). */
import { expect } from 'vitest';
import { moraleModifiers } from '../../src/04-tests/tests.ts';
import { whyNoStep } from '../../src/05-movement/movement.ts';
import { marchTrip } from '../../src/05-movement/trips.ts';
import { whyNoTarget } from '../../src/06-fire/fire.ts';
import { meleeModifiers } from '../../src/07-melee/melee.ts';
import { whyNoChase } from '../../src/09-abilities/reactions.ts';
import { groundRule } from '../../src/battle.ts';
import { position } from '../battlefield.ts';
import { charge, march, moving, rallying, STOP, step } from '../drill.ts';
import { rule } from '../rules.ts';

const CLASSES = {
  CP: 'fr-cp-chev',
  CM: 'ge-cm',
  R: 'ge-re',
  CL: 'fr-cl',
  FP: 'sp-fp',
  PM: 'fr-pm-line',
  Q: 'sp-sq-vet',
  FL: 'fr-fl',
  AL: 'fr-al',
  AP: 'fr-ap',
};
/** In the small battle 0605 is the farm, 0205 wood and 0204 difficult ground. */
const GROUNDS = { area: '0605', wood: '0205', difficult: '0204' };

rule(['nqsb.5.4.1', 'nqsb.5.4.2', 'nqsb.5.4.3'], 'each class of troops has its row for each ground', () => {
  const rows = Object.entries(GROUNDS).map(([, hex]) =>
    Object.entries(CLASSES).map(([, troop]) => {
      const p = position('intro').put('A', 0, troop, hex);
      return groundRule(p.battle, p.unit('A'), p.hex(hex)).replace('nqsb.5.4.', '');
    }),
  );
  expect(rows.map(row => row.join(' '))).toEqual([
    '1.cav 1.cav 1.cav 1.cav 1.inf 1.inf 1.inf 1.inf 1.art 1.art',
    '2.closed 2.closed 2.closed 2.cl 2.fp 2.pm 2.pm 2.fl 2.art 2.art',
    '3.closed 3.closed 3.closed 3.open 3.closed 3.closed 3.closed 3.open 3.art 3.art',
  ]);
  const p = position('valenciennes').put('A', 0, 'fr-fl', '0101');
  expect([groundRule(p.battle, p.unit('A'), p.hex('1601')), groundRule(p.battle, p.unit('A'), p.hex('0101'))]).toEqual([
    'nqsb.5.4.5',
    'nqsb.5.4.open',
  ]);
});

rule(['nqsb.5.4.2.art', 'nqsb.5.4.3.art', 'nqsb.5.4.2.pm'], 'ground that bars a unit is refused by its row', () => {
  const why = (troop: string, from: string, to: string) => {
    const p = position('intro').put('A', 0, troop, from, 'N', { second: true });
    return whyNoStep(p.battle, marchTrip(p.battle, p.unit('A'), false, false, false), p.hex(to))?.rule;
  };
  expect([why('fr-al', '0304', '0204'), why('fr-al', '0206', '0205'), why('fr-pm-line', '0206', '0205')]).toEqual([
    'nqsb.5.4.3.art',
    'nqsb.5.4.2.art',
    'nqsb.5.4.2.pm',
  ]);
});

rule(
  ['nqsb.5.4.1.inf', 'nqsb.5.4.2.cl', 'nqsb.5.4.2.fp', 'nqsb.5.4.3.closed'],
  'a card more or less for the ground is told by its row',
  () => {
    const told = (troop: string, hex: string, what: 'morale' | 'melee') => {
      const p = position('intro').put('A', 0, troop, hex).put('B', 1, 'sp-pm', '0101');
      const all =
        what === 'morale'
          ? moraleModifiers(p.battle, p.unit('A'), 'nerve')
          : meleeModifiers(p.battle, p.unit('A'), p.unit('B'), false);
      return all.filter(one => one.rule.startsWith('nqsb.5.4')).map(one => `${one.rule} ${one.value}`);
    };
    expect([
      told('fr-fl', GROUNDS.area, 'morale'),
      told('fr-cl', GROUNDS.wood, 'morale'),
      told('sp-fp', GROUNDS.wood, 'morale'),
      told('fr-pm-line', GROUNDS.difficult, 'morale'),
      told('fr-fl', GROUNDS.wood, 'morale'),
      told('fr-cl', GROUNDS.wood, 'melee'),
      told('sp-fp', GROUNDS.wood, 'melee'),
    ]).toEqual([
      ['nqsb.5.4.1.inf 1'],
      ['nqsb.5.4.2.cl -1'],
      ['nqsb.5.4.2.fp -1'],
      ['nqsb.5.4.3.closed -1'],
      [],
      ['nqsb.5.4.2.cl -1'],
      ['nqsb.5.4.2.fp -1'],
    ]);
  },
);

rule(['nqsb.5.4.2.closed', 'nqsb.6.4'], 'horse that does not fire into a wood is told so by its row', () => {
  const p = position('intro').put('A', 0, 'ge-re', '0206', 'N').put('B', 1, 'sp-fl', '0205', 'S');
  expect(whyNoTarget(p.battle, p.unit('A'), p.unit('B'), 'order')?.rule).toBe('nqsb.5.4.2.closed');
});

rule(
  ['nqsb.9.11.limits', 'nqsb.9.12.limits', 'nqsb.3.3.1.pursue'],
  'a unit in an area is kept from Incalzare and Inseguire by their limits, from a charge by what the reaction asks',

  () => {
    const why = (troop: string, how: 'incalzare' | 'inseguire' | 'charge') => {
      const p = position('intro').put('A', 0, troop, GROUNDS.area, 'N').put('B', 1, 'sp-pm', '0603', 'S');
      return whyNoChase(p.battle, p.unit('A'), p.unit('B'), how)?.rule;
    };
    expect([why('fr-pm-line', 'incalzare'), why('fr-pm-line', 'inseguire'), why('fr-pm-line', 'charge')]).toEqual([
      'nqsb.9.11.limits',
      'nqsb.9.12',
      'nqsb.3.3.1.pursue',
    ]);
  },
);

rule(
  ['nqsb.8.marker', 'nqsb.10.14.recover'],
  'a marker that is not there, or goes, is told by the rule of its kind',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-fl', '1009', 'N', { paralysed: true })
      .put('C', 0, 'fr-fl', '1109', 'N', { shaken: true })
      .order(0, 0, 30);
    const t = rallying(p);
    const clear = (label: string, marker: string) => ({ type: 'clear', unit: p.unit(label), marker });
    expect([t.refusal(clear('C', 'paralysed'))?.rule, t.refusal(clear('A', 'shaken'))?.rule]).toEqual([
      'nqsb.10.14.recover',
      'nqsb.8.marker',
    ]);
    t.act(clear('A', 'paralysed')).act(clear('C', 'shaken'));
    expect(t.told('markerCleared').map(event => event.rule)).toEqual(['nqsb.10.14.recover', 'nqsb.8.marker']);
  },
);

rule(['nqsb.9.3.contact', 'nqsb.5.4.1.cav', 'nqsb.2.3.stacking'], 'a move that may not end here is told why', () => {
  const p = position()
    .lead(0, 0, '1011', 'conde')
    .put('A', 0, 'fr-cp-chev', '1009', 'N')
    .put('B', 1, 'sp-pm', '1005', 'S')
    .order(0, 0, 5)
    .draws(0, 1);
  const t = moving(p)
    .act(charge(p, 'A', 'B'))
    .act(STOP)
    .act(step(p, '1008'));
  expect(t.refusal({ type: 'halt', facing: 0 })?.rule).toBe('nqsb.9.3.contact');
  expect(t.refusal(step(p, '1009'))?.rule).toBe('nqsb.9.3.contact');
  const farm = position('intro').lead(0, 0, '0607', 'villequier').put('A', 0, 'fr-cp-chev', '0606', 'N').order(0, 0, 5);
  const ride = moving(farm).act(march(farm, 'A')).act(step(farm, '0605'));
  expect(ride.refusal({ type: 'halt', facing: 0 })?.rule).toBe('nqsb.5.4.1.cav');
  const crowd = position()
    .lead(0, 0, '1011', 'conde')
    .put('A', 0, 'fr-fl', '1009', 'N')
    .put('C', 0, 'fr-fl', '1008', 'N')
    .order(0, 0, 5);
  const pass = moving(crowd).act(march(crowd, 'A')).act(step(crowd, '1008'));
  expect(pass.refusal({ type: 'halt', facing: 0 })?.rule).toBe('nqsb.2.3.stacking');
});
