/** The worked example of the rulebook, "General course of play" at Campaldino, with all its numbers. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../src/index.ts';
import { capacities, capacityOf, named, pointsLeft, underway } from './activations.ts';
import type { Position, Table } from './position.ts';

const rule = ruleTests(guelphs.rulebook);

const GUELPH = 0;
const GHIBELLINE = 1;

/** Montefeltro has just ended his second activation in a row. */
function example(): { p: Position; table: Table } {
  const p = underway('campaldino')
    .capitano('vieri', null, { capacity: 6 })
    .capitano('durfort', null, { capacity: 7 })
    .capitano('mangiatori', null, { capacity: 8 })
    .capitano('maghinardo', null, { capacity: 8, reserve: true })
    .capitano('donati', null, { capacity: 10, reserve: true })
    .capitano('montefeltro', null, { capacity: 9 })
    .capitano('guglielmino', null, { capacity: 8 })
    .capitano('pazzo', null, { capacity: 7 })
    .capitano('novello', null, { capacity: 6, reserve: true });
  p.state.active = GHIBELLINE;
  p.state.row = { battaglia: p.battaglia('montefeltro'), times: 2 };
  return { p, table: p.play([{ step: 'continuing' }]) };
}

/** The Ghibelline passes and Vieri has his activation. */
function afterVieri(): { p: Position; table: Table } {
  const { p, table } = example();
  table
    .act({ type: 'pass' })
    .act({ type: 'activate', battaglia: p.battaglia('vieri') })
    .act({ type: 'endOrders' });
  return { p, table };
}

/** Durfort's Continuum of 5 is answered by Montefeltro with a 7. */
function afterInterruptio(): { p: Position; table: Table } {
  const { p, table } = afterVieri();
  table.dice(2, 3).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
  table.dice(3, 4).act({ type: 'interrupt', battaglia: p.battaglia('montefeltro') });
  return { p, table };
}

/** Montefeltro's Continuum of 9 fails and Maghinardo is released. */
function afterRelease(): { p: Position; table: Table } {
  const { p, table } = afterInterruptio();
  table.act({ type: 'endOrders' });
  table.dice(4, 5).act({ type: 'continuum', battaglia: p.battaglia('montefeltro') });
  table.act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
  return { p, table };
}

describe('general course of play', () => {
  rule('gg.X.1a', 'after his second activation Montefeltro may not try again, nor may Novello in Reserve', () => {
    const { p, table } = example();
    expect(named(table, 'continuum').sort()).toEqual([p.battaglia('pazzo'), p.battaglia('guglielmino')].sort());
    expect(table.refusal({ type: 'continuum', battaglia: p.battaglia('montefeltro') })).toMatchObject({
      rule: 'gg.4.3d',
      reason: 'twiceInARow',
    });
    expect(table.refusal({ type: 'continuum', battaglia: p.battaglia('novello') })).toMatchObject({
      rule: 'gg.16.1b',
      reason: 'inReserve',
    });
    table.act({ type: 'pass' });
    expect([table.step, table.seats]).toEqual(['basic', [GUELPH]]);
  });

  rule('gg.X.1b', 'a Basic Activation may go to a Reserve; Vieri on 6 gets 6 points and stands on 5', () => {
    const { p, table } = example();
    table.act({ type: 'pass' });
    expect(named(table, 'activate')).toEqual(
      ['vieri', 'durfort', 'mangiatori', 'maghinardo'].map(id => p.battaglia(id)),
    );
    table.act({ type: 'activate', battaglia: p.battaglia('vieri') });
    expect(table.told('roll')).toEqual([]);
    expect(pointsLeft(table)).toBe(6);
    expect(capacityOf(p, 'vieri')).toBe(5);
    expect(p.state.row).toEqual({ battaglia: p.battaglia('vieri'), times: 1 });
  });

  rule('gg.X.1c', 'Vieri, Mangiatori or Durfort may try; Durfort on 7 succeeds with a 5 and stands on 6', () => {
    const { p, table } = afterVieri();
    expect(named(table, 'continuum')).toEqual(['vieri', 'durfort', 'mangiatori'].map(id => p.battaglia(id)));
    table.dice(2, 3).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(table.told('continuum')).toMatchObject([{ battaglia: p.battaglia('durfort'), ok: true }]);
    expect(capacityOf(p, 'durfort')).toBe(6);
    expect([table.step, table.seats]).toEqual(['interruption', [GHIBELLINE]]);
  });

  rule('gg.X.1d', 'Montefeltro may interrupt, for Vieri has acted since; the Continuum is lost and not repaid', () => {
    const { p, table } = afterVieri();
    table.dice(2, 3).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(named(table, 'interrupt')).toContain(p.battaglia('montefeltro'));
    table.dice(3, 4).act({ type: 'interrupt', battaglia: p.battaglia('montefeltro') });
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('montefeltro'), kind: 'interruptio' }]);
    table.act({ type: 'endOrders' });
    expect(table.told('activated')).toEqual([]);
    expect([table.step, table.seats]).toEqual(['continuing', [GHIBELLINE]]);
    expect(capacityOf(p, 'durfort')).toBe(6);
  });

  rule('gg.X.1e', 'Montefeltro on 9 interrupts with a 7: half of 9 rounded up is 5 points, and he stands on 8', () => {
    const { p, table } = afterInterruptio();
    expect(table.told('interruptio')).toMatchObject([{ battaglia: p.battaglia('montefeltro'), ok: true }]);
    expect(pointsLeft(table)).toBe(5);
    expect(capacityOf(p, 'montefeltro')).toBe(8);
  });

  rule('gg.X.1f', 'he is still on 8 after his activation (R1): a 9 fails, he stands on 7, the Guelph is active', () => {
    const { p, table } = afterInterruptio();
    table.act({ type: 'endOrders' });
    expect(capacityOf(p, 'montefeltro')).toBe(8);
    table.dice(4, 5).act({ type: 'continuum', battaglia: p.battaglia('montefeltro') });
    expect(table.told('continuum')).toMatchObject([{ ok: false }]);
    expect(capacityOf(p, 'montefeltro')).toBe(7);
    expect([table.step, table.seats]).toEqual(['basic', [GUELPH]]);
  });

  rule('gg.X.1h', 'Maghinardo is released with 8 points and goes from 8 to 7', () => {
    const { p, table } = afterRelease();
    expect(table.told('released')).toMatchObject([{ battaglia: p.battaglia('maghinardo'), contact: false }]);
    expect(pointsLeft(table)).toBe(8);
    expect(capacityOf(p, 'maghinardo')).toBe(7);
  });

  rule('gg.X.1g', 'the other released Guelphs rise, Mangiatori not above 8, Donati and Maghinardo not at all', () => {
    const { p } = afterRelease();
    expect(capacities(p, 'vieri', 'durfort', 'mangiatori', 'maghinardo', 'donati')).toEqual([6, 7, 8, 7, 10]);
  });

  rule(['gg.X.1i', 'gg.X.1'], 'a 12 fails and puts everybody one down; the Ghibelline is active (R18)', () => {
    const { p, table } = afterRelease();
    table.act({ type: 'endOrders' });
    table.dice(6, 6).act({ type: 'continuum', battaglia: p.battaglia('maghinardo') });
    expect(table.told('continuum')).toMatchObject([{ battaglia: p.battaglia('maghinardo'), ok: false }]);
    expect(table.told('confusion')).toHaveLength(1);
    expect(capacities(p, 'donati', 'mangiatori', 'maghinardo', 'durfort', 'vieri')).toEqual([9, 7, 6, 6, 5]);
    expect(capacities(p, 'guglielmino', 'pazzo', 'montefeltro', 'novello')).toEqual([7, 6, 6, 5]);
    expect(table.told('weather')).toMatchObject([{ box: 'hazy' }]);
    expect(table.play.result).toBeNull();
    expect([table.step, table.seats]).toEqual(['basic', [GHIBELLINE]]);
  });
});
