/**
 * The first of everything counts: unit, leader, division, card and hex number 0 are somebody and somewhere; nobody and
 * nowhere are below. The first unit a test puts on the field for side 0 is unit 0.
 */
import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { occupier } from '../src/03-turn/end-steps.ts';
import { evasions, restsOnTheWay, waysBack } from '../src/05-movement/forced.ts';
import { entry, mayStay, stepsOf } from '../src/05-movement/movement.ts';
import { chargeTrip, marchTrip, mayRideInto, newTrip, rideCells, whyNoRide } from '../src/05-movement/trips.ts';
import { lineOf } from '../src/09-abilities/line.ts';
import { counterCandidates, rivalTrip } from '../src/09-abilities/reactions.ts';
import { whyIdle } from '../src/09-abilities/refusing.ts';
import { actingUnits, commands } from '../src/10-command/command.ts';
import { startingDetermination, supported } from '../src/10-command/losses.ts';
import {
  enemiesNear,
  exists,
  inPlay,
  leadersWhere,
  nearUnshaken,
  onMap,
  put,
  unitAt,
  unitsWhere,
} from '../src/battle.ts';
import { GONE } from '../src/state.ts';
import { position } from './battlefield.ts';
import { charge, HOLD, halt, march, moving, STOP, step, types } from './drill.ts';
import { rule } from './rules.ts';

describe('hex 0', () => {
  const corner = () =>
    position()
      .lead(0, 0, '0101', 'villequier')
      .put('A', 0, 'fr-pm-line', '0101', 'N')
      .put('B', 1, 'sp-pm', '0102', 'S')
      .order(0, 0, 5);

  test('it is the corner of the map', () => {
    expect(position().hex('0101')).toBe(0);
  });

  rule('nqsb.5.1', 'a unit and a leader there are on the map', () => {
    const p = corner();
    const b = p.battle;
    expect([p.unit('A'), onMap(b, 0), unitAt(b, 0)]).toEqual([0, true, 0]);
    expect(unitsWhere(b, () => true)).toEqual([0, p.unit('B')]);
    expect([inPlay(b, p.general(0, 0)), leadersWhere(b, () => true)]).toEqual([true, [p.general(0, 0)]]);
    expect([enemiesNear(b, p.hex('0102'), 1), nearUnshaken(b, p.hex('0102'), 1)]).toEqual([[0], true]);
    expect(actingUnits(b, p.division(0, 0), 'move')).toEqual([0]);
  });

  rule('nqsb.5.1', 'who leaves it is no longer there, who is left is, and who comes is', () => {
    const p = corner();
    const b = p.battle;
    put(b, 0, p.hex('0201'));
    expect([unitAt(b, 0), unitAt(b, p.hex('0201'))]).toEqual([-1, 0]);
    put(b, 0, 0);
    expect([unitAt(b, 0), unitAt(b, p.hex('0201'))]).toEqual([0, -1]);
    // Two in a hex while one passes through: the lower number is named, and the other when that has gone.
    put(b, p.unit('B'), 0);
    expect(unitAt(b, 0)).toBe(0);
    put(b, 0, GONE);
    expect([unitAt(b, 0), onMap(b, 0)]).toEqual([p.unit('B'), false]);
    put(b, 0, 0);
    expect(unitAt(b, 0)).toBe(0);
    put(b, p.unit('B'), GONE);
    expect(unitAt(b, 0)).toBe(0);
    put(b, 0, GONE);
    expect(unitAt(b, 0)).toBe(-1);
  });

  rule('nqsb.5.2.free', 'a leader rides from it and to it', () => {
    const p = position().lead(0, 0, '0101', 'villequier');
    const general = p.general(0, 0);
    expect(rideCells(p.battle, general).length).toBeGreaterThan(3);
    expect(whyNoRide(p.battle, general, p.hex('0909'))).toMatchObject({ reason: 'tooFar' });
    p.lead(0, 0, '0103');
    expect(rideCells(p.battle, general)).toContain(0);
  });
});

describe('unit 0', () => {
  rule(['nqsb.5.pass', 'nqsb.5.1'], 'it is in the way of friends, and of enemies', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('F', 0, 'fr-pm-line', '1008', 'N')
      .put('E', 1, 'sp-pm', '1006', 'S');
    const b = p.battle;
    const into = (unit: string, from: string) =>
      entry(b, newTrip(b, p.unit(unit), 'move', 2, { contact: true, left: [] }), p.hex(from), p.hex('1007'));
    expect([into('F', '1008'), into('E', '1006')]).toEqual([
      expect.objectContaining({ rule: 'nqsb.5.pass', reason: 'occupied' }),
      expect.objectContaining({ rule: 'nqsb.5.pass', reason: 'occupied' }),
    ]);
    expect([mayStay(b, p.unit('F'), p.hex('1007')), mayStay(b, p.unit('F'), p.hex('1107'))]).toEqual([false, true]);
  });

  rule(
    ['nqsb.5.3.1', 'nqsb.5.3', 'nqsb.5.3.2'],
    'friends that must go back do not pass it, and it holds them up',
    () => {
      const p = position()
        .put('A', 0, 'fr-pm-line', '0908', 'N')
        .put('F', 0, 'fr-pm-line', '1007', 'N')
        .put('E', 1, 'sp-pm', '1006', 'S');
      const back = () => waysBack(p.battle, p.unit('F'), p.hex('1006'), 'back').map(({ to }) => p.name(to));
      expect(back().sort()).toEqual(['0907', '1008']);
      // The straight way is barred; a longer way past it is gone instead.
      expect(waysBack(p.battle, p.unit('F'), p.hex('1006'), 'fall').map(({ to }) => p.name(to))).not.toContain('0909');
      p.put('G', 0, 'fr-pm-line', '0907', 'N').put('H', 0, 'fr-pm-line', '1008', 'N');
      // All three hexes are friends', the first of them unit 0's: it stays, and knows that friends are in the way.
      expect(waysBack(p.battle, p.unit('F'), p.hex('1006'), 'back')).toEqual([
        { to: p.hex('1007'), path: [], complete: false, blocked: true, dies: false },
      ]);
      p.put('G', 0, 'fr-pm-line', '0303', 'N').put('H', 0, 'fr-pm-line', '0304', 'N');
      for (const hex of ['0908', '0907', '1008']) {
        p.put('A', 0, 'fr-pm-line', hex, 'N');
        expect(back()).not.toContain(hex);
        expect(back()).toHaveLength(2);
      }
    },
  );

  rule('nqsb.5.3', 'enemies that must go back do not enter its hex', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1008', 'N', { shaken: true })
      .put('F', 0, 'fr-pm-line', '1006', 'N')
      .put('E', 1, 'sp-pm', '1007', 'S');
    expect(
      waysBack(p.battle, p.unit('E'), p.hex('1006'), 'back')
        .map(({ to }) => p.name(to))
        .sort(),
    ).toEqual(['0907', '0908']);
  });

  rule(['nqsb.5.3', 'nqsb.5.pass'], 'open order passes it and does not rest with it', () => {
    const p = position().put('A', 0, 'fr-pm-line', '0908', 'N').put('F', 0, 'fr-fl', '1007', 'N');
    const far = waysBack(p.battle, p.unit('F'), p.hex('1006'), 'back');
    expect(far.map(({ to }) => p.name(to)).sort()).toEqual(['0907', '1008']);
    // Its whole move could have ended there: somebody is in the way.
    expect(far.map(({ blocked }) => blocked)).toEqual([true, true]);
    p.put('A', 0, 'fr-pm-line', '0303', 'N');
    expect(waysBack(p.battle, p.unit('F'), p.hex('1006'), 'back').map(({ blocked }) => blocked)).toEqual([
      false,
      false,
      false,
    ]);
  });

  rule('nqsb.5.3.2.optional', 'a general whom it stands with is nobody’s rest on the way', () => {
    const p = position().lead(0, 0, '0908', 'villequier').put('A', 0, 'fr-pm-line', '0303', 'N');
    p.put('F', 0, 'fr-fl', '1007', 'N');
    const rests = () => {
      const ways = [
        { to: p.hex('0909'), path: [p.hex('0908'), p.hex('0909')], complete: true, blocked: false, dies: false },
      ];
      return restsOnTheWay(p.battle, p.unit('F'), ways).map(({ to }) => p.name(to));
    };
    expect(rests()).toEqual(['0908']);
    p.put('A', 0, 'fr-pm-line', '0908', 'N');
    expect(rests()).toEqual([]);
  });

  rule(['nqsb.10.18', 'nqsb.9.13'], 'it supports a friend, and stands in line', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '0907', 'N')
      .put('F', 0, 'fr-pm-line', '1007', 'N')
      .put('G', 0, 'fr-pm-line', '1107', 'N');
    expect(supported(p.battle, p.unit('F'))).toBe(true);
    expect(
      lineOf(p.battle, p.unit('F'))
        .map(unit => p.label(unit))
        .sort(),
    ).toEqual(['A', 'F', 'G']);
    p.put('G', 0, 'fr-pm-line', '1410', 'N');
    expect(supported(p.battle, p.unit('F'))).toBe(false);
    expect(
      lineOf(p.battle, p.unit('F'))
        .map(unit => p.label(unit))
        .sort(),
    ).toEqual(['A', 'F']);
  });

  rule(['nqsb.10.1.orders', 'nqsb.10.3.unit'], 'a general tied to it commands it alone', () => {
    const p = position()
      .lead(0, 0, '1007', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('F', 0, 'fr-fl', '1008', 'N')
      .order(0, 0, 5);
    const division = p.division(0, 0);
    const held = () => [commands(p.battle, division, 0), commands(p.battle, division, p.unit('F'))];
    expect(held()).toEqual([true, true]);
    p.state.tied[p.general(0, 0)] = 0;
    expect(held()).toEqual([true, false]);
    expect(whyIdle(p.battle, division, p.unit('F'), 'nqsb.5.may')).toMatchObject({ rule: 'nqsb.10.1.orders' });
    p.state.tied[p.general(0, 0)] = -1;
    p.put('F', 0, 'fr-fl', '1012', 'N');
    expect(whyIdle(p.battle, division, p.unit('F'), 'nqsb.5.may')).toMatchObject({ rule: 'nqsb.10.3.unit' });
  });

  rule('nqsb.10.1.orders', 'a leader with it is tied when the turn begins, one with an enemy is not', () => {
    const p = position('intro').lead(0, 0, '0607', 'villequier').put('A', 0, 'fr-pm-line', '0607', 'N');
    p.play({ step: 'planning' });
    expect(p.state.tied[p.general(0, 0)]).toBe(0);
    expect(p.state.tied[p.general(0, 1)]).toBe(-1);
  });

  rule(['nqsb.5.2.free', 'nqsb.10.1'], 'its own leaders ride into its hex, the enemy’s do not', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007', 'N').lead(0, 0, '1009').lead(1, 0, '1005');
    const cell = p.hex('1007');
    expect([mayRideInto(p.battle, cell, 0), mayRideInto(p.battle, cell, 1)]).toEqual([true, false]);
    expect(whyNoRide(p.battle, p.general(1, 0), cell)).toMatchObject({ rule: 'nqsb.5.2.free', reason: 'occupied' });
    p.put('A', 0, 'fr-pm-line', '1007', 'N', { shaken: true });
    expect([mayRideInto(p.battle, cell, 0), mayRideInto(p.battle, cell, 1)]).toEqual([true, false]);
    expect(whyNoRide(p.battle, p.general(1, 0), cell)).toMatchObject({ rule: 'nqsb.5.2.free', reason: 'occupied' });
  });

  rule('nqsb.1.4.objective-occupied', 'it occupies the hex it stands in; shaken it keeps enemy riders out', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007', 'N').put('R', 1, 'sp-cp', '1006', 'S');
    const holder = () => occupier(p.battle, p.hex('1007'));
    expect(holder()).toBe(0);
    p.put('A', 0, 'fr-pm-line', '1007', 'N', { shaken: true });
    expect(holder()).toBe(-1);
    p.put('R', 0, 'fr-cp-chev', '1006', 'N');
    expect(holder()).toBe(-1);
  });

  rule('nqsb.9.9.2.contact', 'beside an enemy it lets light foot close with him', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '0906', 'N')
      .put('L', 0, 'fr-fl', '1008', 'N')
      .put('E', 1, 'sp-pm', '1006', 'S');
    const b = p.battle;
    const trip = newTrip(b, p.unit('L'), 'move', 2, { contact: true });
    expect(entry(b, trip, p.hex('1008'), p.hex('1007'))).toBe(1);
    p.put('A', 0, 'fr-pm-line', '0303', 'N');
    expect(entry(p.battle, trip, p.hex('1008'), p.hex('1007'))).toMatchObject({ rule: 'nqsb.9.9.2.contact' });
  });

  rule(['nqsb.9.5.charge', 'nqsb.9.5'], 'charged, it may countercharge; and it comes on until they meet', () => {
    const p = position()
      .lead(0, 0, '1012', 'villequier')
      .lead(1, 0, '1002', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('E', 1, 'sp-cp', '1005', 'S')
      .order(1, 0, 16)
      .draws(1, 1);
    const trip = { ...chargeTrip(p.battle, p.unit('E'), 0, 'charge'), entered: 1 };
    expect(counterCandidates(p.battle, trip)).toEqual([0]);
    expect(counterCandidates(p.battle, { ...trip, target: -1 })).toEqual([]);
    const t = moving(p, 1)
      .act(charge(p, 'E', 'A'))
      .act(STOP)
      .act(step(p, '1006'));
    t.act({ type: 'countercharge', unit: 0 }).act(step(p, '1008'));
    expect([t.step, t.seats]).toEqual(['marching', [1]]);
    t.act(step(p, '1007')).act(halt(p, 'S'));
    expect([t.step, t.seats]).toEqual(['rivalHalt', [0]]);
  });

  rule('nqsb.9.5.charge', 'once it rides out it takes its steps between those of the charger', () => {
    const p = position()
      .lead(1, 0, '1002', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1010', 'N')
      .put('E', 1, 'sp-cp', '1005', 'S')
      .order(1, 0, 16)
      .draws(1, 1);
    const t = moving(p, 1)
      .act(charge(p, 'E', 'A'))
      .act(STOP)
      .act(step(p, '1006'));
    t.act({ type: 'countercharge', unit: 0 }).act(step(p, '1009'));
    expect([t.step, t.seats]).toEqual(['marching', [1]]);
    t.act(step(p, '1007'));
    expect([t.step, t.seats, types(t)]).toEqual(['rivalStep', [0], ['halt', 'step']]);
    t.act(step(p, '1008'));
    expect([t.step, t.seats]).toEqual(['rivalHalt', [0]]);
  });

  rule('nqsb.3.3.1.pursue', 'an enemy goes after it: towards it, and nowhere without it', () => {
    const p = position().put('A', 0, 'fr-fl', '1009', 'N').put('E', 1, 'sp-cp', '1006', 'S');
    const hexes = () =>
      stepsOf(p.battle, rivalTrip(p.battle, p.unit('E'), 0, 3))
        .map(to => p.name(to))
        .sort();
    expect(hexes()).toEqual(['1007', '1107']);
    p.put('A', 0, 'fr-fl', '1003', 'N');
    expect(hexes()).toEqual(['1005', '1105']);
  });

  rule('nqsb.9.8.distance', 'nobody evades nearer to it', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '0802', 'S')
      .put('T', 0, 'fr-cp-chev', '1006', 'N')
      .put('E', 1, 'sp-fl', '1005', 'S');
    expect(evasions(p.battle, p.unit('E'), p.hex('1006'))).toEqual([]);
    p.put('A', 0, 'fr-pm-line', '1413', 'S');
    expect(evasions(p.battle, p.unit('E'), p.hex('1006')).map(({ to }) => p.name(to))).toEqual(['0802']);
  });

  rule('nqsb.9.8', 'an enemy that it comes beside may evade', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('E', 1, 'sp-fl', '1005', 'S')
      .order(0, 0, 5);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006'));
    expect([t.step, t.seats]).toEqual(['evasion', [1]]);
    t.act(HOLD);
    expect(marchTrip(p.battle, 0, false, false, false).unit).toBe(0);
  });
});

describe('the first card', () => {
  rule('nqsb.2.1.3', 'troops number 0 are troops and count for Determination', () => {
    const p = position().put('A', 0, at(position().ground.troops, 0).id, '1007');
    expect([p.state.troop[0], exists(p.battle, 0)]).toEqual([0, true]);
    expect(startingDetermination(p.battle, 0)).toBe(Math.floor(at(p.ground.troops, 0).points / 2));
    p.state.troop[0] = -1;
    expect([exists(p.battle, 0), startingDetermination(p.battle, 0)]).toEqual([false, 0]);
  });

  rule('nqsb.10.9', 'leader number 0 is the one who takes a fallen general’s place: he is in play', () => {
    const p = position().lead(0, 0, '1007', at(position().ground.leaders, 0).id);
    expect([p.state.leader[p.general(0, 0)], inPlay(p.battle, p.general(0, 0))]).toEqual([0, true]);
    expect(leadersWhere(p.battle, () => true)).toEqual([p.general(0, 0)]);
    p.state.leader[p.general(0, 0)] = -1;
    expect([inPlay(p.battle, p.general(0, 0)), leadersWhere(p.battle, () => true)]).toEqual([false, []]);
  });
});
