/** Orders: who gets them, what they cost and what they do (gg.5.0, gg.5.1, gg.5.3). */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { withdrawals } from '../../src/05-orders/orders.ts';
import { rearHexes } from '../../src/06-facing/zones.ts';
import { prohibited } from '../../src/field.ts';
import { guelphs } from '../../src/index.ts';
import { ORDERS } from '../../src/shape.ts';
import { DISRUPTED } from '../../src/state.ts';
import { bare, orderable, orders, pointsLeft, story } from '../activations.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const FEDITORI = 'cp-vieri-c-feditori-1';
const FEDITORI_2 = 'cp-vieri-c-feditori-2';
const ANJOU = 'cp-durfort-c-anjou-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';
const ORVIETO = 'cp-pazzo-c-orvieto-1';
const FANTI = 'cp-guglielmino-i-arezzo-1';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';

const vieriAt = (hex: string, corner = 'W'): Position =>
  bare('campaldino').put(FEDITORI, hex, corner).capitano('vieri', hex);

const cell = (p: Position, id: string): number | undefined => p.state.cell[p.unit(id)];

const give = (p: Position, table: Table, order: string, id: string): Table =>
  table.act({ type: 'order', order, unit: p.unit(id) });

const ordersOf = (p: Position, table: Table, id: string): unknown[] =>
  table.legal('order').flatMap(({ order, unit }) => (unit === p.unit(id) ? [order] : []));

describe('nobody acts without an Order', () => {
  rule('gg.5.0', 'a unit next to the enemy that gets no Order neither moves nor fights', () => {
    const p = vieriAt('1408').put(FIESCHI, '1308', 'E');
    const table = p.play(orders(p, 'vieri')).act({ type: 'endOrders' });
    expect(table.step).toBe('continuing');
    expect(table.told('fought')).toEqual([]);
    expect(cell(p, FEDITORI)).toBe(p.hex('1408'));
  });

  rule('gg.5.0', 'except to shoot in reaction', () => {
    const p = vieriAt('1308').put(ARCHERS, '1208', 'E');
    const table = give(p, p.play(orders(p, 'vieri')), 'move', FEDITORI).act({ type: 'step', to: p.hex('1209') });
    expect(table.legal('shoot')).toEqual([{ type: 'shoot', unit: p.unit(ARCHERS) }]);
  });

  rule('gg.5.0', 'six kinds of Order for the units of a Battaglia, and two for its Capitano', () => {
    // The seventh is peculiar to the crossbows of the Compagnie.
    expect(ORDERS.filter(order => order !== 'reload')).toEqual([
      'move',
      'fire',
      'reorganize',
      'withdraw',
      'charge',
      'echelon',
    ]);
    const p = vieriAt('1408').capitano('vieri', '1408', { capacity: 4 });
    p.state.cell[p.unit(FEDITORI_2)] = -1;
    const types = new Set(
      p
        .play(orders(p, 'vieri'))
        .legal()
        .map(({ type }) => type),
    );
    expect(types).toEqual(new Set(['order', 'moveCapitano', 'recovery', 'rally', 'endOrders']));
  });
});

describe('who is ordered', () => {
  rule('gg.5.1.3a', 'only units of his own Battaglia', () => {
    const p = vieriAt('1408').put(ANJOU, '1409', 'W');
    const table = p.play(orders(p, 'vieri'));
    expect(orderable(table, 'move')).toEqual([p.unit(FEDITORI)]);
    expect(table.refusal({ type: 'order', order: 'move', unit: p.unit(ANJOU) })).toMatchObject({
      rule: 'gg.5.1.3a',
      reason: 'notYourBattaglia',
    });
  });

  rule('gg.5.1.3b', 'each unit once in an activation', () => {
    const p = vieriAt('1408').put(FEDITORI_2, '1409', 'W');
    const table = give(p, p.play(orders(p, 'vieri')), 'move', FEDITORI).act({ type: 'stop' });
    expect(orderable(table, 'move')).toEqual([p.unit(FEDITORI_2)]);
    expect(table.refusal({ type: 'order', order: 'withdraw', unit: p.unit(FEDITORI) })).toMatchObject({
      rule: 'gg.5.1.3b',
      reason: 'alreadyOrdered',
    });
  });

  rule('gg.5.1.3b', 'and again in the next activation', () => {
    const p = vieriAt('1408');
    const table = give(p, p.play(orders(p, 'vieri')), 'move', FEDITORI).act({ type: 'stop' });
    table.act({ type: 'endOrders' }).dice(1, 1);
    table.act({ type: 'continuum', battaglia: p.battaglia('vieri') }).act({ type: 'decline' });
    expect(orderable(table, 'move')).toEqual([p.unit(FEDITORI)]);
  });

  rule(['gg.5.3', 'gg.5.1'], 'an Order costs a point, Echelon two; without points there are no Orders', () => {
    const p = vieriAt('1408').put(FEDITORI_2, '1508', 'W').put('cp-vieri-c-feditori-3', '1404', 'W');
    const table = p.play(orders(p, 'vieri', 3));
    give(p, table, 'withdraw', 'cp-vieri-c-feditori-3').act({ type: 'back', to: p.hex('1503') });
    expect(pointsLeft(table)).toBe(2);
    give(p, table, 'echelon', FEDITORI);
    expect(table.told('ordered')).toMatchObject([{ order: 'echelon', cost: 2 }]);
    table.act({ type: 'comeUp', unit: p.unit(FEDITORI_2) });
    expect(pointsLeft(table)).toBe(0);

    const poor = vieriAt('1408').put(FEDITORI_2, '1508', 'W');
    const last = poor.play(orders(poor, 'vieri', 1));
    expect(last.refusal({ type: 'order', order: 'echelon', unit: poor.unit(FEDITORI) })).toMatchObject({
      rule: 'gg.5.3',
      reason: 'tooFewPoints',
      cost: 2,
      left: 1,
    });
    give(poor, last, 'move', FEDITORI).act({ type: 'stop' });
    expect(last.legal('order')).toEqual([]);
  });
});

describe('Move/Attack', () => {
  rule('gg.5.3.1a', 'Cavalry moves up to five hexes, Foot up to three', () => {
    const horse = vieriAt('1808');
    const table = give(horse, horse.play(orders(horse, 'vieri')), 'move', FEDITORI);
    for (const hex of ['1708', '1608', '1508', '1408', '1308']) table.act({ type: 'step', to: horse.hex(hex) });
    expect(table.legal('step')).toEqual([]);

    const foot = bare('campaldino').put('cp-mangiatori-i-firenze-1', '1808', 'W').capitano('mangiatori', '1808');
    const march = give(foot, foot.play(orders(foot, 'mangiatori')), 'move', 'cp-mangiatori-i-firenze-1');
    for (const hex of ['1708', '1608', '1508']) march.act({ type: 'step', to: foot.hex(hex) });
    expect(march.legal('step')).toEqual([]);
  });

  rule('gg.5.3.1a', 'it may attack an enemy it ends in front of, and need not', () => {
    const p = vieriAt('1408').put(FANTI, '1208', 'E');
    const table = give(p, p.play(orders(p, 'vieri')), 'move', FEDITORI);
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    expect(table.legal()).toEqual([{ type: 'attack', target: p.unit(FANTI) }, { type: 'noAttack' }]);
    table.act({ type: 'attack', target: p.unit(FANTI) });
    expect(p.state.attacks).toEqual([{ unit: p.unit(FEDITORI), target: p.unit(FANTI), charge: false }]);
  });

  rule('gg.5.3.1c', 'a unit already beside the enemy may turn one vertex and attack', () => {
    const p = vieriAt('1408').put(FANTI, '1407', 'NE');
    const table = give(p, p.play(orders(p, 'vieri')), 'move', FEDITORI);
    table.act({ type: 'turn', facing: p.facing('NW') }).act({ type: 'stop' });
    expect(table.legal('attack')).toEqual([{ type: 'attack', target: p.unit(FANTI) }]);
  });

  rule('gg.5.3.1c', 'but not attack after a turn of two', () => {
    const p = vieriAt('1408').put(FANTI, '1507', 'NE');
    const table = give(p, p.play(orders(p, 'vieri')), 'move', FEDITORI);
    table.act({ type: 'turn', facing: p.facing('NE') }).act({ type: 'stop' });
    expect([table.step, p.state.attacks]).toEqual(['orders', []]);
  });

  rule('gg.5.3.1c', 'in an enemy zone it can only attack what it has in front of it (R26)', () => {
    const p = vieriAt('1408').put(FIESCHI, '1407', 'SW').put(ORVIETO, '1308', 'NW');
    const table = give(p, p.play(orders(p, 'vieri')), 'move', FEDITORI);
    expect(table.legal()).toEqual([{ type: 'stop' }]);
    expect(table.refusal({ type: 'turn', facing: p.facing('NW') })).toMatchObject({ rule: 'gg.6.1.1' });
    table.act({ type: 'stop' });
    expect(table.legal('attack')).toEqual([{ type: 'attack', target: p.unit(ORVIETO) }]);
  });
});

describe('Fire', () => {
  const archersAt = (hex: string): Position => bare('campaldino').put(ARCHERS, hex, 'E').capitano('guglielmino', hex);

  rule('gg.5.3.2', 'missile units shoot once, from where they stand', () => {
    const p = archersAt('0606').put(FEDITORI, '0805', 'E').put(FANTI, '0607', 'E');
    const table = p.play(orders(p, 'guglielmino'));
    expect(orderable(table, 'fire')).toEqual([p.unit(ARCHERS)]);
    expect(table.refusal({ type: 'order', order: 'fire', unit: p.unit(FANTI) })).toMatchObject({
      rule: 'gg.10.1',
      reason: 'notMissile',
    });
    give(p, table, 'fire', ARCHERS).dice(1, 1);
    table.act({ type: 'fireAt', target: p.unit(FEDITORI), facing: p.facing('E') });
    expect(table.told('shot')).toHaveLength(1);
    expect([table.step, cell(p, ARCHERS)]).toEqual(['orders', p.hex('0606')]);
    expect(orderable(table, 'move')).toEqual([p.unit(FANTI)]);
  });

  rule('gg.5.3.2', 'after a turn of one vertex at most', () => {
    const p = archersAt('0606').put(FEDITORI, '0607', 'SE');
    const table = give(p, p.play(orders(p, 'guglielmino')), 'fire', ARCHERS);
    // South of the archers: in front of those facing south-east, not of those facing east or north-east.
    expect(table.legal('fireAt')).toEqual([{ type: 'fireAt', target: p.unit(FEDITORI), facing: p.facing('SE') }]);
    table.dice(1, 1).act({ type: 'fireAt', target: p.unit(FEDITORI), facing: p.facing('SE') });
    expect(p.state.facing[p.unit(ARCHERS)]).toBe(p.facing('SE'));
    // 2 on the dice, rating 4, one less for the turn, one more at a back that is shown.
    expect(table.told('shot')).toMatchObject([{ total: 2 + 4 - 1 + 1 }]);
  });

  rule('gg.5.3.2', 'and with none at all in an enemy zone, as 6.1.1 has it', () => {
    const p = archersAt('0606').put(FEDITORI, '0706', 'W');
    const table = give(p, p.play(orders(p, 'guglielmino')), 'fire', ARCHERS);
    expect(table.legal('fireAt')).toEqual([{ type: 'fireAt', target: p.unit(FEDITORI), facing: p.facing('E') }]);
  });
});

describe('Reorganization', () => {
  rule('gg.5.3.3', 'a Disrupted unit away from the enemy is put in order, with its hits, and does nothing else', () => {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W', { hits: 2, disrupted: true }).capitano('vieri', '1408');
    const table = give(p, p.play(orders(p, 'vieri')), 'reorganize', FEDITORI);
    expect((p.state.marks[p.unit(FEDITORI)] ?? 0) & DISRUPTED).toBe(0);
    expect(p.state.hits[p.unit(FEDITORI)]).toBe(2);
    expect(table.step).toBe('orders');
    expect(table.legal('order')).toEqual([]);
  });

  rule('gg.5.3.3', 'not one in order, nor one beside an enemy', () => {
    const p = vieriAt('1408').put(FEDITORI_2, '1410', 'W', { disrupted: true }).put(FANTI, '1310', 'NW');
    const table = p.play(orders(p, 'vieri'));
    expect(table.refusal({ type: 'order', order: 'reorganize', unit: p.unit(FEDITORI) })).toMatchObject({
      reason: 'notDisrupted',
    });
    expect(table.refusal({ type: 'order', order: 'reorganize', unit: p.unit(FEDITORI_2) })).toMatchObject({
      rule: 'gg.5.3.3',
      reason: 'nextToEnemy',
    });
  });
});

describe('Withdraw', () => {
  rule('gg.5.3.4', 'one hex back into an empty rear hex, out of a zone and into another, facing as before', () => {
    const p = vieriAt('1408').put(FIESCHI, '1308', 'E').put(ORVIETO, '1608', 'W').put(FEDITORI_2, '1507', 'W');
    const table = give(p, p.play(orders(p, 'vieri')), 'withdraw', FEDITORI);
    expect(table.legal('back')).toEqual([{ type: 'back', to: p.hex('1508') }]);
    table.act({ type: 'back', to: p.hex('1508') });
    expect([cell(p, FEDITORI), p.state.facing[p.unit(FEDITORI)]]).toEqual([p.hex('1508'), p.facing('W')]);
    expect(p.state.attacks).toEqual([]);
  });

  rule(['gg.5.3.4', 'gg.8.2.7b'], 'never into prohibited ground', () => {
    const p = bare('benevento').put('bn-montfort-c-provence-1', '2209', 'W');
    const { field } = p.battle;
    const unit = p.unit('bn-montfort-c-provence-1');
    let barred = 0;
    for (const cell of field.terrain.keys()) {
      if (prohibited(field, cell)) continue;
      p.state.cell = p.state.cell.with(unit, cell);
      for (let facing = 0; facing < 6; facing++) {
        p.state.facing[unit] = facing;
        barred += rearHexes(p.battle, unit).filter(to => prohibited(field, to)).length;
        expect(withdrawals(p.battle, unit).filter(to => prohibited(field, to))).toEqual([]);
      }
    }
    expect(barred).toBeGreaterThan(0);
  });

  rule('gg.5.3.4', 'also when Disrupted, but never without room behind (R28)', () => {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W', { disrupted: true }).capitano('vieri', '1408');
    expect(ordersOf(p, p.play(orders(p, 'vieri')), FEDITORI)).toContain('withdraw');
    p.put(FEDITORI_2, '1507', 'W').put('cp-vieri-c-feditori-3', '1508', 'W');
    expect(
      p.play(orders(p, 'vieri')).refusal({ type: 'order', order: 'withdraw', unit: p.unit(FEDITORI) }),
    ).toMatchObject({ rule: 'gg.5.3.4', reason: 'noRoomBehind' });
  });
});

describe('Carica!', () => {
  rule('gg.5.3.5', 'undisrupted Cavalry alone, which must move and must attack', () => {
    const p = vieriAt('1408').put(FANTI, '1208', 'E').put(FEDITORI_2, '1409', 'W', { disrupted: true });
    const table = p.play(orders(p, 'vieri'));
    expect(orderable(table, 'charge')).toEqual([p.unit(FEDITORI)]);
    give(p, table, 'charge', FEDITORI);
    expect(table.legal('stop')).toEqual([]);
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    expect(table.legal()).toEqual([{ type: 'attack', target: p.unit(FANTI) }]);

    const foot = bare('campaldino').put('cp-mangiatori-i-firenze-1', '1408', 'W').put(FANTI, '1208', 'E');
    foot.capitano('mangiatori', '1408');
    expect(orderable(foot.play(orders(foot, 'mangiatori')), 'charge')).toEqual([]);
  });
});

describe('Echelon', () => {
  rule('gg.5.3.6', 'Cavalry changes places with Cavalry behind it; both have had their Order', () => {
    const p = vieriAt('1408').put(FEDITORI_2, '1508', 'W').put(FIESCHI, '1308', 'E');
    const table = give(p, p.play(orders(p, 'vieri')), 'echelon', FEDITORI);
    table.act({ type: 'comeUp', unit: p.unit(FEDITORI_2) });
    expect(story(table)).toContain('swapped');
    expect([cell(p, FEDITORI), cell(p, FEDITORI_2)]).toEqual([p.hex('1508'), p.hex('1408')]);
    expect([p.unit(FEDITORI), p.unit(FEDITORI_2)].map(unit => p.state.facing[unit])).toEqual([
      p.facing('W'),
      p.facing('W'),
    ]);
    table.act({ type: 'noAttack' });
    expect(table.legal('order')).toEqual([]);
    expect(pointsLeft(table)).toBe(4);
  });

  rule('gg.5.3.6', 'the unit behind must be of the Battaglia, face the same way and await its Order (R22)', () => {
    const turned = vieriAt('1408').put(FEDITORI_2, '1508', 'NW');
    expect(orderable(turned.play(orders(turned, 'vieri')), 'echelon')).toEqual([]);
    const foreign = vieriAt('1408').put(ANJOU, '1508', 'W');
    expect(orderable(foreign.play(orders(foreign, 'vieri')), 'echelon')).toEqual([]);
    const used = vieriAt('1408').put(FEDITORI_2, '1508', 'W');
    const table = give(used, used.play(orders(used, 'vieri')), 'move', FEDITORI_2).act({ type: 'stop' });
    expect(orderable(table, 'echelon')).toEqual([]);
    const foot = bare('campaldino').put('cp-mangiatori-i-firenze-1', '1408', 'W').capitano('mangiatori', '1408');
    foot.put('cp-mangiatori-i-firenze-2', '1508', 'W');
    expect(orderable(foot.play(orders(foot, 'mangiatori')), 'echelon')).toEqual([]);
  });
});
