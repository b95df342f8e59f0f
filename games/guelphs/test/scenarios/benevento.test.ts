/** Benevento: the Saracens' opening, the Reserves, Germans and Saracens (gg.S.6.2 to gg.S.6.6, gg.S.6.10). */

import { distance } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { bare, capacities, capacityOf, named, orderable, orders, pointsLeft, rolls, underway } from '../activations.ts';
import { alone, hexes, isDisrupted, march, ordered, stop, where } from '../drill.ts';
import { fight, result } from '../fights.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const archer = (number: number): string => `bn-saracens-a-saracens-${number}`;

/** The Saracens' opening with these archers, facing east; Infantry of Provence in 1909, facing them. */
function opening(...at: string[]): Position {
  const p = position('benevento').empty().put('bn-mirepoix-i-provence-1', '1909', 'W').capitano('saracens', '1409');
  at.forEach((hex, index) => {
    p.put(archer(index + 1), hex, 'E');
  });
  p.state.events.activations = 1;
  p.state.active = GHIBELLINE;
  return p;
}

const move = (p: Position, t: Table, number: number): Table =>
  t.act({ type: 'order', order: 'move', unit: p.unit(archer(number)) });

describe("the Saracens' opening", () => {
  rule(['gg.S.1.2', 'gg.S.6.2'], 'the Ghibelline begins with the Saracens', () => {
    const p = position('benevento');
    const t = p.play([{ step: 'opening' }]);
    expect(t.told('activated')).toMatchObject([{ battaglia: p.battaglia('saracens'), kind: 'basic', points: 12 }]);
    expect([t.step, t.seats]).toEqual(['orders', [GHIBELLINE]]);
  });

  rule('gg.S.6.2.1a', 'all must move, a hex at least, whatever the points (R125)', () => {
    const p = opening('1709', '1710');
    const t = p.play(orders(p, 'saracens', 0));
    expect(t.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.6.2.1a', reason: 'openingFirst' });
    move(p, t, 1);
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.6.2.1c' });
    stop(march(t, '1809')).act({ type: 'noAttack' });
    expect([pointsLeft(t), t.legal('endOrders')]).toEqual([0, []]);
    expect(orderable(t, 'move')).toEqual([p.unit(archer(2))]);
    const again = { type: 'order', order: 'move', unit: p.unit(archer(1)) };
    expect(t.refusal(again)).toMatchObject({ rule: 'gg.S.6.2.1a', reason: 'alreadyOrdered' });
    stop(march(move(p, t, 2), '1810')).act({ type: 'noAttack' });
    expect(t.legal('endOrders')).toHaveLength(1);
  });

  rule('gg.S.6.2.1b', 'when all have moved the archers may also fire, for nothing, and do no more', () => {
    const p = opening('1608', '1610');
    const t = p.play(orders(p, 'saracens', 0), [6, 6]);
    stop(march(move(p, t, 1), '1708'));
    expect(orderable(t, 'fire')).toEqual([]);
    const early = { type: 'order', order: 'fire', unit: p.unit(archer(1)) };
    expect(t.refusal(early)).toMatchObject({ rule: 'gg.S.6.2.1b', reason: 'openingFirst' });
    stop(march(move(p, t, 2), '1709'));
    expect(new Set(t.legal('order').map(({ order }) => order))).toEqual(new Set(['fire']));
    t.act({ type: 'order', order: 'fire', unit: p.unit(archer(1)) });
    t.act({ type: 'fireAt', target: p.unit('bn-mirepoix-i-provence-1'), facing: p.facing('E') });
    expect(isDisrupted(p, 'bn-mirepoix-i-provence-1')).toBe(true);
    expect([orderable(t, 'fire'), pointsLeft(t)]).toEqual([[p.unit(archer(2))], 0]);
  });

  rule('gg.S.6.2.1c', 'each archer ends its move with an enemy in its cone and range', () => {
    const p = opening('1408');
    const t = march(move(p, p.play(orders(p, 'saracens')), 1), '1508');
    // Four hexes away nothing is in range; three are.
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.6.2.1c', reason: 'openingFirst' });
    march(t, '1609');
    expect(distance(p.battle.field.grid, p.hex('1609'), p.hex('1909'))).toBe(3);
    expect(t.legal('stop')).toHaveLength(1);
  });

  rule('gg.S.6.2.1c', 'who cannot come so near goes as near as he can (R125)', () => {
    const p = opening('0909');
    const t = move(p, p.play(orders(p, 'saracens')), 1);
    while (t.legal('step').length > 0) {
      expect(t.legal('stop')).toEqual([]);
      t.act(at(t.legal('step'), 0));
    }
    // Three hexes, straight on.
    expect(distance(p.battle.field.grid, at(p.state.cell, p.unit(archer(1))), p.hex('1909'))).toBe(7);
    stop(t);
    expect(t.legal('endOrders')).toHaveLength(1);
  });

  rule(['gg.S.6.2.1a', 'gg.S.6.2.1c'], 'who cannot come nearer at all moves all the same (R125)', () => {
    // The enemy is far behind him, and two friends stand in the way back.
    const p = opening('1009', '0909', '0908').put('bn-mirepoix-i-provence-1', '0209', 'E');
    const t = move(p, p.play(orders(p, 'saracens')), 1);
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.6.2.1c', reason: 'openingFirst' });
    expect(hexes(t, 'step')).toEqual(['1108', '1109']);
    stop(march(t, '1109'));
    expect(where(p, archer(1))).toBe('1109');
  });

  rule('gg.S.6.2.1a', 'later activations are paid for and demand nothing', () => {
    const p = opening('1709');
    p.state.events.activations = 2;
    const t = p.play(orders(p, 'saracens', 3));
    expect(t.legal('endOrders')).toHaveLength(1);
    stop(move(p, t, 1));
    expect([pointsLeft(t), orderable(t, 'fire')]).toEqual([2, []]);
  });
});

/** Whether a Battaglia in Reserve may be chosen now. */
function mayAct(p: Position, id: string): boolean {
  p.state.active = at(p.battle.roster.battaglie, p.battaglia(id)).side;
  return named(p.play([{ step: 'basic', optional: false }]), 'activate').includes(p.battaglia(id));
}

const after = (...ids: string[]): Position => {
  const p = underway('benevento');
  for (const id of ids) at(p.state.capitani, p.battaglia(id)).activated = true;
  return p;
};

describe('the Reserves', () => {
  rule(['gg.S.1.3', 'gg.S.6.3.1'], 'Montfort waits for the first Guelph unit to rout', () => {
    const p = underway('benevento').put('bn-mirepoix-x-bourgog-1', '1906', 'W', { hits: 2, disrupted: true });
    expect(mayAct(p, 'montfort')).toBe(false);
    p.state.active = GHIBELLINE;
    const panic = { step: 'panic' as const, side: GUELPH, units: [p.unit('bn-mirepoix-x-bourgog-1')] };
    alone(p, panic, [6]).act({ type: 'shake', unit: p.unit('bn-mirepoix-x-bourgog-1') });
    expect(where(p, 'bn-mirepoix-x-bourgog-1')).toBe('gone');
    expect(mayAct(p, 'montfort')).toBe(true);
  });

  rule(['gg.S.6.3.2a', 'gg.S.6.3.4'], 'Charles, Guerra and Giordano wait for Montfort', () => {
    for (const id of ['charles', 'guerra', 'giordano']) {
      expect(mayAct(underway('benevento'), id)).toBe(false);
      expect(mayAct(after('montfort'), id)).toBe(true);
    }
  });

  rule('gg.S.6.3.2a', 'contact alone is no activation; a Battaglia that is gone counts as activated (R107)', () => {
    const released = underway('benevento').capitano('montfort', '2209');
    expect(mayAct(released, 'charles')).toBe(false);
    const gone = underway('benevento').capitano('montfort', null, { capacity: 0 });
    expect(mayAct(gone, 'charles')).toBe(true);
  });

  rule('gg.S.6.3.2b', 'Charles and Guerra lose their Reserve together, which counts as one release (R152)', () => {
    const p = after('montfort')
      .capitano('mirepoix', '1909', { capacity: 2 })
      .capitano('montfort', '2209', { capacity: 3 });
    p.state.active = GUELPH;
    p.capitano('guerra', '2415', { capacity: 2, reserve: true });
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('charles') });
    expect(t.told('released')).toHaveLength(2);
    expect(at(p.state.capitani, p.battaglia('guerra')).reserve).toBe(false);
    expect(capacities(p, 'mirepoix', 'montfort', 'guerra', 'charles')).toEqual([3, 4, 2, 5]);
  });

  rule('gg.S.6.3.2b', 'also when the first of them had been released by contact', () => {
    const p = after('montfort').capitano('charles', '2409').capitano('mirepoix', '1909', { capacity: 2 });
    p.state.active = GUELPH;
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('charles') });
    expect(t.told('released')).toMatchObject([{ rule: 'gg.S.6.3.2b', battaglia: p.battaglia('guerra') }]);
    expect(capacityOf(p, 'mirepoix')).toBe(2);
  });

  rule('gg.S.6.3.2b', 'and the other, chosen instead, lifts the one that contact had released', () => {
    const p = after('montfort')
      .capitano('charles', '2409', { capacity: 2 })
      .capitano('mirepoix', '1909', { capacity: 2 });
    p.state.active = GUELPH;
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('guerra') });
    expect(t.told('released')).toMatchObject([{ rule: 'gg.16.1a', battaglia: p.battaglia('guerra') }]);
    expect(capacities(p, 'charles', 'mirepoix')).toEqual([3, 3]);
  });

  rule('gg.S.6.3.3', 'Robert waits until both have been activated (R107)', () => {
    expect(mayAct(after('montfort', 'charles'), 'robert')).toBe(false);
    expect(mayAct(after('montfort', 'guerra'), 'robert')).toBe(false);
    expect(mayAct(after('montfort', 'charles', 'guerra'), 'robert')).toBe(true);
  });

  rule(['gg.S.6.3.5', 'gg.S.6.3.6'], 'Galvano and Manfredi wait for Giordano', () => {
    for (const id of ['galvano', 'manfredi']) {
      expect(mayAct(after('montfort'), id)).toBe(false);
      expect(mayAct(after('montfort', 'giordano'), id)).toBe(true);
    }
  });
});

describe('Ghibelline confusion', () => {
  const released = (): Position => {
    const p = underway('benevento').capitano('giordano', '1009').capitano('galvano', '0709');
    p.state.active = GHIBELLINE;
    return p;
  };

  rule(
    ['gg.S.6.4', 'gg.S.6.6.1'],
    'of the Ghibellines only the Saracens try a Continuum, whoever was active (R126)',
    () => {
      const p = released();
      p.state.row = { battaglia: p.battaglia('giordano'), times: 1 };
      const t = p.play([{ step: 'continuing' }]);
      expect(named(t, 'continuum')).toEqual([p.battaglia('saracens')]);
      const refusal = t.refusal({ type: 'continuum', battaglia: p.battaglia('giordano') });
      expect(refusal).toMatchObject({ rule: 'gg.S.6.4' });
    },
  );

  rule(['gg.S.6.4', 'gg.S.6.6.1'], 'none of them interrupts, not even the Saracens', () => {
    const p = released();
    p.state.active = GUELPH;
    const t = p.play([{ step: 'interruption', battaglia: p.battaglia('mirepoix'), capacity: 5 }]);
    expect(t.legal('interrupt')).toEqual([]);
    const refused = (id: string) => t.refusal({ type: 'interrupt', battaglia: p.battaglia(id) });
    expect(refused('saracens')).toMatchObject({ rule: 'gg.S.6.6.1' });
    expect(refused('giordano')).toMatchObject({ rule: 'gg.S.6.4' });
  });

  rule('gg.S.6.4', 'the Guelphs do both', () => {
    const p = underway('benevento').capitano('montfort', '2209');
    p.state.active = GUELPH;
    expect(named(p.play([{ step: 'continuing' }]), 'continuum')).toEqual(
      ['mirepoix', 'montfort'].map(id => p.battaglia(id)),
    );
    p.state.active = GHIBELLINE;
    const t = p.play([{ step: 'interruption', battaglia: p.battaglia('saracens'), capacity: 9 }]);
    expect(named(t, 'interrupt')).toEqual(['mirepoix', 'montfort'].map(id => p.battaglia(id)));
  });
});

describe('Germans and Saracens', () => {
  const PROVENCE = 'bn-montfort-c-provence-1';
  /** Horse of a Battaglia three hexes from French horse that faces it. */
  const facing = (battaglia: string, unit: string): Position => {
    const p = bare('benevento').put(unit, '1509', 'E').capitano(battaglia, '1509').put(PROVENCE, '1809', 'W');
    p.state.active = GHIBELLINE;
    return p;
  };
  const charged = (battaglia: string, unit: string): Table => {
    const p = facing(battaglia, unit).capitano('montfort', '1809');
    const t = stop(march(ordered(p, 'montfort', 'charge', PROVENCE, [1]), '1708', '1609'));
    return t.act({ type: 'attack', target: p.unit(unit) });
  };

  rule('gg.S.6.5', 'Germans take no Carica!, but countercharge', () => {
    const unit = 'bn-giordano-c-germans-1';
    const p = facing('giordano', unit);
    const t = p.play(orders(p, 'giordano'));
    const order = { type: 'order', order: 'charge', unit: p.unit(unit) };
    expect(t.refusal(order)).toMatchObject({ rule: 'gg.S.6.5' });
    expect(orderable(t, 'move')).toEqual([p.unit(unit)]);
    const answer = charged('giordano', unit);
    expect([answer.step, answer.seats]).toEqual(['countercharge', [GHIBELLINE]]);
    answer.act({ type: 'countercharge' });
    expect(answer.told('countercharged')).toMatchObject([{ ok: true }]);
  });

  rule(['gg.S.6.6.3', 'gg.S.6.6'], 'Saracen horse of any Battaglia neither charges nor countercharges', () => {
    for (const [battaglia, unit] of [
      ['galvano', 'bn-galvano-c-saracens-1'],
      ['manfredi', 'bn-manfredi-c-saracens-1'],
    ] as const) {
      const p = facing(battaglia, unit);
      const order = { type: 'order', order: 'charge', unit: p.unit(unit) };
      expect(p.play(orders(p, battaglia)).refusal(order)).toMatchObject({ rule: 'gg.S.6.6.3' });
      expect(charged(battaglia, unit).step).toBe('orders');
    }
    const lombards = facing('galvano', 'bn-galvano-c-lombard-1');
    expect(orderable(lombards.play(orders(lombards, 'galvano')), 'charge')).toHaveLength(1);
  });

  rule('gg.S.6.6.2', 'Saracen archers add 1 at Infantry and take 1 off at Cavalry', () => {
    const shot = (target: string): unknown => {
      const p = bare('benevento').put(archer(1), '1509', 'E').capitano('saracens', '1509').put(target, '1609', 'W');
      p.state.active = GHIBELLINE;
      const t = ordered(p, 'saracens', 'fire', archer(1), [3, 4]);
      t.act({ type: 'fireAt', target: p.unit(target), facing: p.facing('E') });
      return t.told('shot')[0];
    };
    // 7 and the archers' 4.
    expect(shot('bn-mirepoix-i-provence-1')).toMatchObject({ total: 12 });
    expect(shot('bn-montfort-c-provence-1')).toMatchObject({ total: 10 });
    expect(shot('bn-mirepoix-x-bourgog-1')).toMatchObject({ total: 11 });
  });

  rule('gg.S.6.6.4', 'the loss of their Capitano scores nothing', () => {
    const p = bare('benevento').put(archer(1), '1509', 'E').capitano('saracens', '1509').put(PROVENCE, '2509', 'W');
    const t = alone(p, { step: 'fallen', battaglia: p.battaglia('saracens') });
    expect([rolls(t), p.state.points]).toEqual([[], [0, 0]]);
    expect(t.step).toBe('adjutant');
  });
});

rule(['gg.S.1.4', 'gg.S.6.10', 'gg.S.6.10.1'], 'points count normally; a Level is 7 on both sides', () => {
  const GALVANO = 'bn-galvano-c-toscana-1';
  const PROVENCE = 'bn-montfort-c-provence-4';
  const p = bare('benevento').put(GALVANO, '1509', 'E').put(PROVENCE, '1609', 'W');
  p.state.points = [5, 6];
  // Both 5 M: 1/1.
  const t = fight(p, [{ unit: GALVANO, target: PROVENCE }], [3, 4]);
  expect(result(t)).toBe('1/1');
  expect([p.state.points, p.state.levels]).toEqual([
    [6, 0],
    [0, 1],
  ]);
});
