/** Who commands next: links that ride away, Reserves drawn out, Adjutants in the row of their Capitano. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GUELPH } from '../../../src/state.ts';
import { activation, bare, capacities, capacityOf, named, orderable, orders, underway } from '../../activations.ts';
import { march, ordered, pointsLeft, stop } from '../../drill.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const ANJOU = 'cp-durfort-c-anjou-1';
const MAGHINARDO = 'cp-maghinardo-c-maghinar-1';

// 5.2.1, l.243
rule(['gg.5.2.1', 'gg.5.2.2', 'gg.5.5'], 'a link that rides off leaves the next unit out of command at once', () => {
  const p = bare('campaldino').put(HORSE, '1409', 'W').put(HORSE_2, '1509', 'W', { disrupted: true });
  p.put(ENEMY_HORSE, '0209', 'E').capitano('vieri', '1009');
  const t = p.play(orders(p, 'vieri', 4));
  expect(orderable(t, 'reorganize')).toEqual([p.unit(HORSE_2)]);
  stop(march(t.act({ type: 'order', order: 'move', unit: p.unit(HORSE) }), '1309'));
  expect([orderable(t, 'reorganize'), pointsLeft(t)]).toEqual([[], 3]);
  stop(t.act({ type: 'order', order: 'move', unit: p.unit(HORSE_2) }));
  expect(pointsLeft(t)).toBe(1);
});

// R142: confusion drops too are doubled from 6 up, Reserves included.
rule(
  ['gg.16.3', 'gg.S.10.1', 'gg.4.4.1'],
  'in Fast & Furious confusion costs a Reserve on 6 two spaces, on 5 one',
  () => {
    const p = underway('campaldino-fast').capitano('donati', null, { capacity: 6, reserve: true });
    p.capitano('novello', null, { capacity: 5, reserve: true }).capitano('vieri', null, { capacity: 6 });
    p.capitano('pazzo', null, { capacity: 8 });
    p.state.active = GUELPH;
    p.play([{ step: 'continuing' }], [6, 6]).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    expect(capacities(p, 'donati', 'novello', 'vieri', 'pazzo')).toEqual([4, 4, 4, 6]);
  },
);

// R10, R14, R106
rule(
  ['gg.16.4', 'gg.4.2b', 'gg.17.3'],
  'who is drawn out in an activation may interrupt the Continuum after it, and counts for the Sudden End',
  () => {
    const met = (to: string): Table => {
      const p = bare('campaldino').put(ENEMY_HORSE, '1009', 'E').put(MAGHINARDO, '1309', 'W');
      p.put(HORSE, '2009', 'W').capitano('vieri', '2009', { capacity: 1 });
      p.capitano('durfort', null, { capacity: 1 }).capitano('mangiatori', null, { capacity: 1 });
      p.capitano('montefeltro', null, { capacity: 1 }).capitano('guglielmino', null, { capacity: 1 });
      p.capitano('maghinardo', '1309', { capacity: 8, reserve: true }).capitano('pazzo', '1009', { capacity: 3 });
      const t = stop(march(ordered(p, 'pazzo', 'move', ENEMY_HORSE), ...(to === '1209' ? ['1109', to] : [to])));
      while (t.step !== 'orders') t.act(at([...t.legal('hold'), ...t.legal('noAttack')], 0));
      return t.act({ type: 'endOrders' });
    };
    const tries = (t: Table, ...dice: number[]): Table =>
      t.dice(...dice).act({ type: 'continuum', battaglia: t.position.battaglia('pazzo') });
    const near = tries(met('1209'), 1, 2);
    expect(named(near, 'interrupt')).toEqual([near.position.battaglia('maghinardo')]);
    expect(tries(met('1109'), 1, 2).step).toBe('orders');
    expect(tries(met('1209'), 5, 6).play.result).toBeNull();
    expect(tries(met('1109'), 5, 6).play.result).toMatchObject({ why: 'suddenEnd' });
  },
);

/** Vieri has fallen, and his Adjutant stands with this unit on this capacity. */
function succeeded(p: Position, capacity: number): void {
  p.capitano('vieri', null, { capacity: 6 });
  p.state.active = GUELPH;
  p.play([{ step: 'fallen', battaglia: p.battaglia('vieri') }, { step: 'continuing' }], [1]).act({
    type: 'adjutant',
    unit: p.unit(HORSE),
  });
  p.capitano('vieri', null, { capacity });
}

// R24: "starting value" is the printed one, also for Adjutants.
rule(['gg.16.5a', 'gg.13.1.10'], 'a release lifts an Adjutant too, up to what his Capitano began with', () => {
  const lifted = (capacity: number): number => {
    const p = underway('campaldino');
    succeeded(p, capacity);
    p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
    return capacityOf(p, 'vieri');
  };
  expect([lifted(3), lifted(5), lifted(6)]).toEqual([4, 6, 6]);
});

// R7, R96: the Adjutant is the other side of the same counter.
rule(['gg.4.3a', 'gg.13.1.10'], 'an Adjutant who steps in during the second activation of a row tries no third', () => {
  const p = bare('campaldino').put(HORSE, '1209', 'W').put(HORSE_2, '1609', 'W').put(CROSSBOWS, '1309', 'W');
  p.put(ANJOU, '2009', 'W').capitano('durfort', '2009', { capacity: 7 }).capitano('vieri', '1209', { capacity: 6 });
  p.put(ENEMY_HORSE, '0209', 'E').state.active = GUELPH;
  const t = p.play(activation(p, 'vieri')).act({ type: 'endOrders' });
  const others = [p.battaglia('durfort'), p.battaglia('mangiatori')];
  expect([t.seats, named(t, 'continuum')]).toEqual([[GUELPH], [p.battaglia('vieri'), ...others]]);
  t.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
  t.act({ type: 'decline' });
  march(t.act({ type: 'order', order: 'move', unit: p.unit(HORSE) }), '1109');
  t.dice(6, 6, 6, 2).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
  t.act({ type: 'adjutant', unit: p.unit(HORSE_2) });
  stop(t).act({ type: 'endOrders' });
  expect([t.seats, named(t, 'continuum')]).toEqual([[GUELPH], others]);
});
