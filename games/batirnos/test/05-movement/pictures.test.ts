/** Movement drawn on a small map: what each kind of troops reaches and where it must stop (nqsb.5, nqsb.5.4, nqsb.7.5, nqsb.9.3). */
import { describe, expect } from 'vitest';
import { ANY_FOE, whyNoStep } from '../../src/05-movement/movement.ts';
import { newTrip } from '../../src/05-movement/trips.ts';
import { reachOf } from '../../src/outlook.ts';
import type { Trip } from '../../src/shape.ts';
import type { Position } from '../battlefield.ts';
import { drawn, field, label } from '../drawing.ts';
import { rule } from '../rules.ts';

/** What a trip reaches, by what it costs; units by their letters. */
const reach = (p: Position, points: number, more: Partial<Trip> = {}, kind: Trip['kind'] = 'move'): string => {
  const trip = newTrip(p.battle, p.unit('A'), kind, points, { contact: true, ...more });
  const found = reachOf(p.battle, trip);
  return drawn(p, cell => label(p, cell) || String(found.get(cell)?.cost ?? '·'));
};
/** Why the hexes around A are entered or not, one after the other. */
const around = (p: Position, points: number, more: Partial<Trip> = {}, kind: Trip['kind'] = 'move'): string => {
  const trip = newTrip(p.battle, p.unit('A'), kind, points, { contact: true, ...more });
  const words = (p.battle.field.around[p.hex(p.where('A'))] ?? []).map(cell => {
    const why = whyNoStep(p.battle, trip, cell);
    return `${p.name(cell)} ${why ? `${why.rule} ${why.reason}` : 'yes'}`;
  });
  return `\n${words.join('\n')}\n`;
};

describe('what troops reach', () => {
  const alone = (troop: string, points: number, second = false, hex = '0504') =>
    reach(field().put('A', 0, troop, hex, 'N', { second }), points);

  rule(['nqsb.5.1', 'nqsb.5.4.2', 'nqsb.5.4.1.cav', 'nqsb.5.4.stop'], 'heavy horse', () => {
    expect(alone('fr-cp-chev', 4)).toMatchInlineSnapshot(`
      "
      · · · 4 3 3 3 4 · · ·
       · · · · 2 2 · · · · ·
      · · · · 1 1 · 3 4 · ·
       · · · 1 A 1 2 3 · · ·
      · · 3 2 1 1 2 3 · · ·
       · 4 3 2 2 2 3 4 · · ·
      · · 4 3 3 3 3 4 · · ·
       · · 4 4 4 4 4 · · · ·
      · · · · · · · · · · ·
      "
    `);
  });
  rule(['nqsb.5.1', 'nqsb.5.4.2'], 'light horse', () => {
    expect(alone('fr-cl', 4)).toMatchInlineSnapshot(`
      "
      · · 4 3 3 3 3 4 · · ·
       · 4 3 2 2 2 · · · · ·
      · 4 3 2 1 1 · 3 4 · ·
       4 3 2 1 A 1 2 3 · · ·
      · 4 3 2 1 1 2 3 · · ·
       · 4 3 2 2 2 3 4 · · ·
      · · 4 3 3 3 3 4 · · ·
       · · 4 4 4 4 4 · · · ·
      · · · · · · · · · · ·
      "
    `);
  });
  rule(['nqsb.5.1', 'nqsb.5.4.2'], 'reiters, as medium horse', () => {
    expect(alone('ge-re', 3)).toBe(alone('fr-pm-line', 3));
  });
  rule(['nqsb.5.1', 'nqsb.5.4.2', 'nqsb.5.4.3'], 'pikes', () => {
    expect(alone('fr-pm-line', 3)).toMatchInlineSnapshot(`
      "
      · · · · 3 3 3 · · · ·
       · · · · 2 2 · · · · ·
      · · · · 1 1 · 3 · · ·
       · · · 1 A 1 2 3 · · ·
      · · 3 2 1 1 2 3 · · ·
       · · 3 2 2 2 3 · · · ·
      · · · 3 3 3 3 · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
  });
  rule(['nqsb.5.1', 'nqsb.5.4.2'], 'plain foot', () => {
    expect(alone('sp-fp', 3)).toBe(alone('fr-pm-line', 3));
  });
  rule(['nqsb.5.1', 'nqsb.5.4.2'], 'light foot', () => {
    expect(alone('fr-fl', 3)).toMatchInlineSnapshot(`
      "
      · · · 3 3 3 3 · · · ·
       · · 3 2 2 2 · · · · ·
      · · 3 2 1 1 · 3 · · ·
       · 3 2 1 A 1 2 3 · · ·
      · · 3 2 1 1 2 3 · · ·
       · · 3 2 2 2 3 · · · ·
      · · · 3 3 3 3 · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
  });
  rule(['nqsb.5.1', 'nqsb.9.7'], 'dragoons mounted and on foot', () => {
    expect(alone('fr-dr', 3)).toMatchInlineSnapshot(`
      "
      · · · 3 3 3 3 · · · ·
       · · 3 2 2 2 · · · · ·
      · · 3 2 1 1 · 3 · · ·
       · 3 2 1 A 1 2 3 · · ·
      · · 3 2 1 1 2 3 · · ·
       · · 3 2 2 2 3 · · · ·
      · · · 3 3 3 3 · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(alone('fr-dr', 3, true)).toBe(alone('fr-fl', 3));
  });
  rule(['nqsb.5.1', 'nqsb.5.4.3.art'], 'guns limbered', () => {
    expect(alone('fr-al', 3, true)).toMatchInlineSnapshot(`
      "
      · · · · 3 3 3 · · · ·
       · · · · 2 2 · · · · ·
      · · · · 1 1 · 3 · · ·
       · · · 1 A 1 2 3 · · ·
      · · 3 2 1 1 2 3 · · ·
       · · 3 2 2 2 3 · · · ·
      · · · 3 3 3 3 · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(alone('fr-ap', 3, true)).toBe(alone('fr-al', 3, true));
  });
  rule('nqsb.5.4.obstacle', 'a fence stops who has not begun beside it', () => {
    expect(alone('fr-pm-line', 3, false, '0507')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 3 3 3 · · · · ·
      · · 3 2 2 2 3 · · · ·
       · 3 2 1 1 2 3 · · · ·
      · 3 2 1 A 1 2 3 · · ·
       · 3 2 1 1 2 3 · · · ·
      · · 3 2 2 2 3 · · · ·
      "
    `);
    expect(alone('fr-pm-line', 3, false, '0506')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · 3 3 · · · · ·
       · · · 2 2 2 3 · · · ·
      · · 3 2 1 1 2 3 · · ·
       · 3 2 1 A 1 2 3 · · ·
      · · 3 2 1 1 2 3 · · ·
       · · 3 2 2 3 3 · · · ·
      · · · 3 3 3 · · · · ·
      "
    `);
  });
  rule('nqsb.5.4.7', 'by road: along it only', () => {
    const p = field().put('A', 0, 'fr-pm-line', '0306', 'N');
    expect(reach(p, 4, {}, 'road')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       2 1 A 1 2 3 4 · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(around(p, 4, {}, 'road')).toMatchInlineSnapshot(`
      "
      0405 yes
      0406 yes
      0407 yes
      0307 yes
      0206 yes
      0305 yes
      "
    `);
    p.put('E', 1, 'sp-cp', '0902', 'S');
    expect(reach(p, 4, {}, 'road')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · E · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       2 1 A 1 2 3 · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
  });
});

describe('what the enemy leaves', () => {
  const facing = (troop: string, hex = '0507') =>
    field()
      .put('A', 0, troop, hex, 'N')
      .put('E', 1, 'sp-pm', '0604', 'S')
      .put('S', 1, 'sp-pm', '0305', 'S', { shaken: true })
      .put('F', 0, 'fr-pm-line', '0607', 'N')
      .put('L', 1, 'sp-fl', '0906', 'S');

  rule(['nqsb.5.stop', 'nqsb.5.contact-orders', 'nqsb.5.pass'], 'with the orders for contact and without', () => {
    expect(reach(facing('fr-cp-chev'), 4)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · 4 · · · · · ·
       · · · 3 3 E · · · · ·
      · · S 2 2 2 3 4 · · ·
       4 3 2 1 1 2 3 4 L · ·
      4 3 2 1 A F 3 4 · · ·
       4 3 2 1 1 2 3 4 · · ·
      · 4 3 2 2 2 3 4 · · ·
      "
    `);
    expect(reach(facing('fr-cp-chev'), 4, { contact: false })).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · 4 · · · · · ·
       · · · 3 · E · · · · ·
      · · S 2 2 · · 4 · · ·
       4 3 2 1 1 2 3 · L · ·
      4 3 2 1 A F 3 4 · · ·
       4 3 2 1 1 2 3 4 · · ·
      · 4 3 2 2 2 3 4 · · ·
      "
    `);
  });
  rule(['nqsb.9.4.1.contact', 'nqsb.9.9.2.contact'], 'open order', () => {
    expect(reach(facing('fr-cl'), 4)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · 4 4 · · · · · ·
       · · 4 3 · E · · · · ·
      · · S 2 2 · · 4 · · ·
       4 3 2 1 1 2 3 4 L · ·
      4 3 2 1 A F 2 3 4 · ·
       4 3 2 1 1 2 3 4 · · ·
      · 4 3 2 2 2 3 4 · · ·
      "
    `);
    expect(reach(facing('fr-fl'), 3)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 3 · E · · · · ·
      · · S 2 2 · · · · · ·
       · 3 2 1 1 2 3 · L · ·
      · 3 2 1 A F 2 3 · · ·
       · 3 2 1 1 2 3 · · · ·
      · · 3 2 2 2 3 · · · ·
      "
    `);
    // With a closed-order friend beside the enemy, and with an open-order one.
    expect(reach(facing('fr-fl').put('F', 0, 'fr-pm-line', '0705', 'N'), 3)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 3 3 E · · · · ·
      · · S 2 2 2 F · · · ·
       · 3 2 1 1 2 3 · L · ·
      · 3 2 1 A 1 2 3 · · ·
       · 3 2 1 1 2 3 · · · ·
      · · 3 2 2 2 3 · · · ·
      "
    `);
    expect(reach(facing('fr-fl').put('F', 0, 'fr-fl', '0705', 'N'), 3)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 3 · E · · · · ·
      · · S 2 2 · F · · · ·
       · 3 2 1 1 2 3 · L · ·
      · 3 2 1 A 1 2 3 · · ·
       · 3 2 1 1 2 3 · · · ·
      · · 3 2 2 2 3 · · · ·
      "
    `);
    expect(reach(facing('fr-cl').put('F', 0, 'fr-fl', '0705', 'N'), 3)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 3 3 E · · · · ·
      · · S 2 2 2 F · · · ·
       · 3 2 1 1 2 3 · L · ·
      · 3 2 1 A 1 2 3 · · ·
       · 3 2 1 1 2 3 · · · ·
      · · 3 2 2 2 3 · · · ·
      "
    `);
    expect(reach(facing('fr-fl').put('F', 0, 'fr-pm-line', '0705', 'N', { shaken: true }), 3)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 3 · E · · · · ·
      · · S 2 2 · F · · · ·
       · 3 2 1 1 2 3 · L · ·
      · 3 2 1 A 1 2 3 · · ·
       · 3 2 1 1 2 3 · · · ·
      · · 3 2 2 2 3 · · · ·
      "
    `);
  });
  rule(['nqsb.9.3.contact', 'nqsb.9.3.infantry'], 'a charge ends beside an enemy', () => {
    expect(reach(facing('fr-cp-chev'), 4, { target: facing('fr-cl').unit('E') }, 'charge')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · 3 E · · · · ·
      · · S 2 · 2 3 · · · ·
       · 3 2 · · · · 4 L · ·
      · · · · A F · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    const horse = facing('fr-pm-vet').put('L', 1, 'sp-cp', '0706', 'S');
    expect(reach(horse, 3, { target: horse.unit('E') }, 'charge')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · 3 E · · · · ·
      · · S 2 · 2 · · · · ·
       · 3 2 · · · L · · · ·
      · · · · A F · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(around(horse, 3, { target: horse.unit('E') }, 'charge')).toMatchInlineSnapshot(`
      "
      0506 yes
      0607 nqsb.5.pass occupied
      0508 nqsb.9.3.contact cannotStay
      0408 yes
      0407 yes
      0406 yes
      "
    `);
  });
  rule(
    ['nqsb.9.1', 'nqsb.9.5.fire', 'nqsb.9.12'],
    'a rush and a countercharge end beside their target, a pursuit beside any',
    () => {
      const p = facing('fr-cp-chev');
      const target = p.unit('E');
      expect(reach(p, 4, { target }, 'aggressive')).toMatchInlineSnapshot(`
        "
        · · · · · · · · · · ·
         · · · · · · · · · · ·
        · · · · · · · · · · ·
         · · · · 3 E · · · · ·
        · · S · · 2 3 · · · ·
         · · · · · · · · L · ·
        · · · · A F · · · · ·
         · · · · · · · · · · ·
        · · · · · · · · · · ·
        "
      `);
      expect(reach(p, 4, { target }, 'counter')).toMatchInlineSnapshot(`
        "
        · · · · · · · · · · ·
         · · · · · · · · · · ·
        · · · · · · · · · · ·
         · · · · 3 E · · · · ·
        · · S · · 2 3 · · · ·
         · · · · · · · · L · ·
        · · · · A F · · · · ·
         · · · · · · · · · · ·
        · · · · · · · · · · ·
        "
      `);
      expect(reach(p, 4, { target: ANY_FOE }, 'pursuit')).toMatchInlineSnapshot(`
        "
        · · · · · · · · · · ·
         · · · · · · · · · · ·
        · · · · · · · · · · ·
         · · · · 3 E · · · · ·
        · · S 2 · 2 3 · · · ·
         · 3 2 · · · · 4 L · ·
        · · · · A F · · · · ·
         · · · · · · · · · · ·
        · · · · · · · · · · ·
        "
      `);
      expect(reach(p, 2, { target: -1 }, 'pursuit')).toMatchInlineSnapshot(`
        "
        · · · · · · · · · · ·
         · · · · · · · · · · ·
        · · · · · · · · · · ·
         · · · · · E · · · · ·
        · · S 2 2 2 · · · · ·
         · · 2 1 1 2 · · L · ·
        · · 2 1 A F · · · · ·
         · · 2 1 1 2 · · · · ·
        · · · 2 2 2 · · · · ·
        "
      `);
      expect(around(p, 4, { target }, 'chase')).toMatchInlineSnapshot(`
        "
        0506 yes
        0607 nqsb.3.3.1.pursue tooFar
        0508 nqsb.3.3.1.pursue tooFar
        0408 nqsb.3.3.1.pursue tooFar
        0407 nqsb.3.3.1.pursue tooFar
        0406 nqsb.3.3.1.pursue tooFar
        "
      `);
      expect(around(p, 4, { target: -1 }, 'chase')).toMatchInlineSnapshot(`
        "
        0506 nqsb.3.3.1.pursue tooFar
        0607 nqsb.3.3.1.pursue tooFar
        0508 nqsb.3.3.1.pursue tooFar
        0408 nqsb.3.3.1.pursue tooFar
        0407 nqsb.3.3.1.pursue tooFar
        0406 nqsb.3.3.1.pursue tooFar
        "
      `);
      expect(around(p, 2, { target }, 'counter')).toMatchInlineSnapshot(`
        "
        0506 yes
        0607 nqsb.5.pass occupied
        0508 nqsb.9.5.fire cannotStay
        0408 nqsb.9.5.fire cannotStay
        0407 nqsb.9.5.fire cannotStay
        0406 nqsb.9.5.fire cannotStay
        "
      `);
    },
  );
  rule('nqsb.7.5', 'who stands beside an enemy walks away from all, or round the one', () => {
    const left = (hex: string, kind: Trip['kind'] = 'move', entered = 0) => {
      const p = facing('fr-cp-chev', hex).put('S', 1, 'sp-pm', '0206', 'S');
      return `${reach(p, 3, { entered }, kind)}${around(p, 3, { entered }, kind)}`;
    };
    expect(left('0605')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · 3 E · · · · ·
      · · · · · A · · · · ·
       · S · · · · · · L · ·
      · · · · · F · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·

      0604 nqsb.5.pass occupied
      0705 nqsb.7.5 leavingNear
      0606 nqsb.7.5 leavingNear
      0506 nqsb.7.5 leavingNear
      0505 nqsb.7.5 leavingNear
      0504 yes
      "
    `);
    expect(left('0605', 'late')).toBe(left('0605'));
    expect(left('0605', 'raid')).toBe(left('0605'));
    expect(left('0605', 'pursuit')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · 3 · · · · · ·
       · · · 2 1 E · · · · ·
      · · 3 2 1 A 1 3 · · ·
       · S 3 2 1 1 2 3 L · ·
      · · · 3 2 F 2 3 · · ·
       · · · 3 · 3 3 · · · ·
      · · · · · · · · · · ·

      0604 nqsb.5.pass occupied
      0705 yes
      0606 yes
      0506 yes
      0505 yes
      0504 yes
      "
    `);
    expect(left('0605', 'move', 1)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · E · · · · ·
      · · · · · A · · · · ·
       · S · · · · · · L · ·
      · · · · · F · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·

      0604 nqsb.5.stop mustStop
      0705 nqsb.5.stop mustStop
      0606 nqsb.5.stop mustStop
      0506 nqsb.5.stop mustStop
      0505 nqsb.5.stop mustStop
      0504 nqsb.5.stop mustStop
      "
    `);
    const two = facing('fr-cp-chev', '0605').put('L', 1, 'sp-fl', '0505', 'S');
    expect(around(two, 3)).toMatchInlineSnapshot(`
      "
      0604 nqsb.5.pass occupied
      0705 nqsb.7.5 leavingNear
      0606 yes
      0506 nqsb.7.5 leavingNear
      0505 nqsb.5.pass occupied
      0504 nqsb.7.5 leavingNear
      "
    `);
    const weak = facing('fr-cp-chev', '0605').put('L', 1, 'sp-fl', '0505', 'S', { shaken: true });
    expect(around(weak, 3)).toMatchInlineSnapshot(`
      "
      0604 nqsb.5.pass occupied
      0705 yes
      0606 yes
      0506 yes
      0505 nqsb.5.pass occupied
      0504 yes
      "
    `);
  });
  rule(['nqsb.5.pass', 'nqsb.2.5.2.ability'], 'friends are passed in open order, or by Passaggio di linee', () => {
    const block = (troop: string, card = 0) => {
      const p = field().lead(0, 0, '0509').put('A', 0, troop, '0508', 'N').put('F', 0, 'fr-pm-line', '0507', 'N');
      p.put('G', 0, 'fr-pm-line', '0607', 'N')
        .put('H', 0, 'fr-pm-line', '0408', 'N')
        .put('I', 0, 'fr-pm-line', '0608', 'N');
      if (card > 0) p.order(0, 0, card);
      return reach(p, 2);
    };
    expect(block('fr-pm-line')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · F G · · · · ·
       · · · H A I · · · · ·
      · · · 2 1 1 2 · · · ·
      "
    `);
    expect(block('fr-fl')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 2 2 2 · · · · ·
      · · · 2 F G 2 · · · ·
       · · 2 H A I 2 · · · ·
      · · · 2 1 1 2 · · · ·
      "
    `);
    expect(block('fr-pm-line', 19)).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · 2 2 2 · · · · ·
      · · · 2 F G 2 · · · ·
       · · 2 H A I 2 · · · ·
      · · · 2 1 1 2 · · · ·
      "
    `);
    expect(block('fr-pm-line', 39)).toBe(block('fr-pm-line'));
    expect(block('fr-pm-line', 46)).toBe(block('fr-pm-line'));
  });
});
