/** Battaglie in Reserve (gg.16). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { bare, capacities, named, orders, underway } from '../activations.ts';
import { hasFired, ordered, units, where } from '../drill.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const GUELPH = 0;
const GHIBELLINE = 1;

const inReserve = (p: Position, id: string): boolean => at(p.state.capitani, p.battaglia(id)).reserve;

/** The Guelph has a Basic Activation. */
function guelphBasic(p: Position) {
  p.state.active = GHIBELLINE;
  return p.play([{ step: 'continuing' }]).act({ type: 'pass' });
}

const FEDITORI = 'cp-vieri-c-feditori-1';
const GUIDI = 'cp-novello-c-guidi-1';
const GUIDI_FANTI = 'cp-novello-i-guidi-1';

/** Novello's horse in Reserve, and Vieri's near by. */
const nearNovello = (hex: string, corner = 'W'): Position =>
  bare('campaldino')
    .put(FEDITORI, hex, corner)
    .capitano('vieri', hex)
    .put(GUIDI, '1208', 'E')
    .capitano('novello', '1208', { reserve: true });

describe('in Reserve', () => {
  rule('gg.16.0', 'every scenario has Battaglie that must be released before they can be activated', () => {
    const waiting = {
      montaperti: ['bigozzi', 'arras', 'rangoni', 'tornaquinci'],
      benevento: ['giordano', 'galvano', 'manfredi', 'montfort', 'charles', 'guerra', 'robert'],
      campaldino: ['novello', 'maghinardo', 'donati'],
    };
    for (const scenario of ['montaperti', 'benevento', 'campaldino'] as const) {
      const p = position(scenario);
      const held = p.battle.roster.battaglie.flatMap(({ id }) => (inReserve(p, id) ? [id] : []));
      expect(held.sort()).toEqual(waiting[scenario].sort());
    }
    const p = underway('campaldino');
    expect(guelphBasic(p).refusal({ type: 'activate', battaglia: p.battaglia('donati') })).toMatchObject({
      rule: 'gg.16.2',
      reason: 'inReserve',
    });
  });

  rule('gg.16.1a', 'is released and activated in a Basic Activation', () => {
    const p = underway('campaldino');
    const table = guelphBasic(p).act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
    expect(inReserve(p, 'maghinardo')).toBe(false);
    expect(table.told('released')).toMatchObject([{ battaglia: p.battaglia('maghinardo'), contact: false }]);
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('maghinardo'), kind: 'basic' }]);
  });

  rule('gg.16.1b', 'tries neither Continuum nor Interruptio (R10)', () => {
    const p = underway('campaldino');
    p.state.active = GUELPH;
    const table = p.play([{ step: 'continuing' }]);
    expect(named(table, 'continuum')).not.toContain(p.battaglia('maghinardo'));
    expect(table.refusal({ type: 'continuum', battaglia: p.battaglia('maghinardo') })).toMatchObject({
      rule: 'gg.16.1b',
      reason: 'inReserve',
    });
    table.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    expect(named(table, 'interrupt')).not.toContain(p.battaglia('novello'));
    expect(table.refusal({ type: 'interrupt', battaglia: p.battaglia('novello') })).toMatchObject({
      rule: 'gg.16.1b',
      reason: 'inReserve',
    });
  });

  rule('gg.16.2', 'may be chosen only while its condition holds (R12); once released it acts like any other', () => {
    const p = underway('montaperti');
    p.state.active = GHIBELLINE;
    p.state.levels = [0, 0];
    const before = p.play([{ step: 'continuing' }]).act({ type: 'pass' });
    expect(named(before, 'activate')).toEqual(['pitigliano', 'tegghiaio'].map(id => p.battaglia(id)));

    const ready = underway('montaperti');
    ready.state.levels = [0, 1];
    const table = guelphBasic(ready);
    expect(named(table, 'activate')).toEqual(['pitigliano', 'tegghiaio', 'rangoni'].map(id => ready.battaglia(id)));
    table.act({ type: 'activate', battaglia: ready.battaglia('rangoni') }).act({ type: 'endOrders' });
    expect(named(table, 'continuum')).toContain(ready.battaglia('rangoni'));
  });

  rule(
    ['gg.16.1b', 'gg.10.4.2'],
    'its archers need no Order to shoot at an enemy who leaves their front, and stay in Reserve',
    () => {
      // A German driven beside them, which has released nobody.
      const [bows, german] = ['mp-rangoni-a-san-gim-1', 'mp-anglano-c-germans-1'];
      const p = bare('montaperti').put(bows, '2219', 'E').put(german, '2319', 'W');
      p.capitano('rangoni', '2219', { reserve: true });
      const table = ordered(p, 'anglano', 'withdraw', german, [1, 1]).act({ type: 'back', to: p.hex('2420') });
      expect([table.step, units(table, 'shoot')]).toEqual(['exitFire', [bows]]);
      table.act({ type: 'shoot', unit: p.unit(bows) });
      expect([hasFired(p, bows), inReserve(p, 'rangoni'), where(p, german)]).toEqual([true, true, '2420']);
    },
  );

  rule('gg.16.3', 'suffers Battle confusion', () => {
    const p = underway('campaldino');
    p.state.active = GUELPH;
    const table = p.play([{ step: 'continuing' }], [6, 6]);
    table.act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    expect(capacities(p, 'maghinardo', 'donati', 'novello')).toEqual([7, 9, 5]);
    expect(['maghinardo', 'donati', 'novello'].map(id => inReserve(p, id))).toEqual([true, true, true]);
  });
});

describe('released by contact', () => {
  rule('gg.16.4', 'when an enemy unit moves next to one of its units', () => {
    const p = nearNovello('1508');
    p.capitano('novello', '1208', { reserve: true, capacity: 6 });
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1408') });
    expect(inReserve(p, 'novello')).toBe(true);
    table.act({ type: 'step', to: p.hex('1308') });
    expect(inReserve(p, 'novello')).toBe(false);
    expect(table.told('released')).toMatchObject([
      { rule: 'gg.16.4', battaglia: p.battaglia('novello'), contact: true },
    ]);
  });

  rule('gg.16.4', 'in time to react to that very move (R106)', () => {
    const p = nearNovello('1408').put(GUIDI, '1208', 'NE');
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'charge', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    expect([table.step, table.seats]).toEqual(['facingReaction', [GHIBELLINE]]);
    expect(table.legal('react')).toContainEqual({ type: 'react', unit: p.unit(GUIDI), facing: p.facing('E') });
  });

  rule('gg.16.4', 'when it is shot at', () => {
    const p = bare('campaldino')
      .put('cp-compagnia-rossa-a-firenze-1', '1408', 'W')
      .put(FEDITORI, '1608', 'W')
      .capitano('vieri', '1608')
      .put(GUIDI_FANTI, '1208', 'E')
      .capitano('novello', '1208', { reserve: true });
    const archers = p.unit('cp-compagnia-rossa-a-firenze-1');
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'fire', unit: archers });
    table.dice(1, 1).act({ type: 'fireAt', target: p.unit(GUIDI_FANTI), facing: p.facing('W') });
    expect(table.told('released')).toMatchObject([{ rule: 'gg.16.4', battaglia: p.battaglia('novello') }]);
  });

  rule('gg.16.4', 'when it is attacked', () => {
    const p = nearNovello('1308').put(GUIDI, '1208', 'NW');
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    table.act({ type: 'stop' });
    expect(inReserve(p, 'novello')).toBe(true);
    table.act({ type: 'attack', target: p.unit(GUIDI) });
    expect(inReserve(p, 'novello')).toBe(false);
  });

  rule('gg.16.4', 'also by a unit that Echelon has put beside it', () => {
    // The front unit goes back next to Novello's horse.
    const p = bare('campaldino')
      .put(FEDITORI, '1408', 'W')
      .put('cp-vieri-c-feditori-2', '1508', 'W')
      .capitano('vieri', '1408')
      .put(GUIDI, '1608', 'E')
      .capitano('novello', '1608', { reserve: true });
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'echelon', unit: p.unit(FEDITORI) });
    table.act({ type: 'comeUp', unit: p.unit('cp-vieri-c-feditori-2') });
    expect(inReserve(p, 'novello')).toBe(false);
  });

  rule('gg.16.4', 'when an enemy unit advances beside it, but not when one is driven there (R106)', () => {
    const p = bare('campaldino')
      .put(FEDITORI, '1408', 'W')
      .capitano('vieri', '1404')
      .put('cp-pazzo-c-fieschi-1', '1308', 'W')
      .put(GUIDI, '1208', 'E')
      .capitano('novello', '1208', { reserve: true })
      .put('cp-maghinardo-c-maghinar-1', '1109', 'E')
      .capitano('maghinardo', '1109', { reserve: true });
    p.state.attacks = [{ unit: p.unit(FEDITORI), target: p.unit('cp-pazzo-c-fieschi-1'), charge: false }];
    const table = p.play(orders(p, 'vieri'), [4, 4]).act({ type: 'endOrders' });
    table.act({ type: 'combat', target: p.unit('cp-pazzo-c-fieschi-1'), lead: p.unit(FEDITORI) });
    expect(p.state.cell[p.unit('cp-pazzo-c-fieschi-1')]).toBe(p.hex('1209'));
    table.act({ type: 'face', facing: p.facing('W') });
    expect(p.state.cell[p.unit(FEDITORI)]).toBe(p.hex('1308'));
    expect([inReserve(p, 'novello'), inReserve(p, 'maghinardo')]).toEqual([false, true]);
  });

  rule(['gg.16.4', 'gg.16.5a'], 'and without lifting anybody', () => {
    const p = nearNovello('1408')
      .capitano('pazzo', '0407', { capacity: 3 })
      .capitano('novello', '1208', { reserve: true, capacity: 4 });
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1308') });
    expect(inReserve(p, 'novello')).toBe(false);
    expect(capacities(p, 'pazzo', 'novello')).toEqual([3, 4]);
  });

  rule('gg.16.4', 'it ignores its condition from then on (R108)', () => {
    const p = underway('campaldino').capitano('novello', null, { reserve: false });
    p.state.active = GUELPH;
    const table = p.play([{ step: 'continuing' }]).act({ type: 'pass' });
    expect(named(table, 'activate')).toContain(p.battaglia('novello'));
  });
});

describe('a voluntary release', () => {
  rule(['gg.16.5a', 'gg.16.5c'], 'lifts the released of that side by one, up to their start; not itself (R17)', () => {
    const p = underway('campaldino')
      .capitano('vieri', null, { capacity: 3 })
      .capitano('durfort', null, { capacity: 7 })
      .capitano('mangiatori', null, { capacity: 1 })
      .capitano('maghinardo', null, { capacity: 5, reserve: true })
      .capitano('donati', null, { capacity: 6, reserve: true })
      .capitano('pazzo', null, { capacity: 4 });
    const table = guelphBasic(p).act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
    expect(capacities(p, 'vieri', 'durfort', 'mangiatori', 'maghinardo', 'donati')).toEqual([4, 7, 2, 4, 6]);
    expect(capacities(p, 'pazzo')).toEqual([4]);
    expect(table.told('activated')).toMatchObject([{ points: 5 }]);
  });

  rule('gg.16.5a', 'of Charles and Guerra counts once and lifts neither (R152)', () => {
    const p = underway('benevento')
      .capitano('mirepoix', null, { capacity: 2 })
      .capitano('montfort', null, { capacity: 3 })
      .capitano('charles', null, { capacity: 4, reserve: true })
      .capitano('guerra', null, { capacity: 4, reserve: true });
    at(p.state.capitani, p.battaglia('montfort')).activated = true;
    guelphBasic(p).act({ type: 'activate', battaglia: p.battaglia('guerra') });
    expect([inReserve(p, 'charles'), inReserve(p, 'guerra')]).toEqual([false, false]);
    expect(capacities(p, 'mirepoix', 'montfort', 'charles', 'guerra')).toEqual([3, 4, 4, 3]);
  });
});
