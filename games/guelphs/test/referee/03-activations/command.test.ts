/** Corners of command: what stands in its way, what lifts it, what is left of it after attempts, wounds and flights. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, capacities, capacityOf, named, orderable, orders, underway } from '../../activations.ts';
import { alone, march, ordered, where } from '../../drill.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const GUELPH_CROSSBOWS = 'cp-compagnia-rossa-x-firenze-1';
const GUELPH_SHIELDS = 'cp-compagnia-rossa-palvesari-firenze-1';

// R19: hexes with enemy combat units block; personalities are none.
rule('gg.5.2', 'lone enemy Palvesari stand in the way of command, a lone enemy Capitano does not (R19)', () => {
  const inCommand = (put: (p: Position) => Position): boolean => {
    const p = put(bare('campaldino').put(ENEMY_HORSE, '1009', 'E', { disrupted: true }).put(HORSE, '2309', 'W'));
    p.capitano('pazzo', '1004');
    return orderable(p.play(orders(p, 'pazzo')), 'reorganize').length === 1;
  };
  expect(inCommand(p => p)).toBe(true);
  expect(inCommand(p => p.capitano('vieri', '1006'))).toBe(true);
  expect(inCommand(p => p.put(GUELPH_SHIELDS, '1006', 'E'))).toBe(false);
});

// Two spaces at a time go down, none goes up so.
rule(
  ['gg.16.5a', 'gg.S.10.1'],
  'in Fast & Furious a release lifts the others by one space, though the released pays two',
  () => {
    const p = underway('campaldino-fast')
      .capitano('vieri', null, { capacity: 3 })
      .capitano('durfort', null, { capacity: 6 });
    p.state.active = GUELPH;
    p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
    expect(capacities(p, 'vieri', 'durfort', 'maghinardo')).toEqual([4, 7, 6]);
  },
);

describe('after a Continuum', () => {
  // R14: the values before this roll, which the Continuum has already lowered.
  rule(
    ['gg.17.3', 'gg.4.1d', 'gg.4.2a'],
    'the Sudden End of an Interruptio is measured on what the Continuum has left',
    () => {
      const answered = (...dice: number[]): Table => {
        const p = underway('campaldino');
        for (const capitano of p.state.capitani) capitano.capacity = 1;
        p.capitano('vieri', null, { capacity: 3 }).capitano('pazzo', null, { capacity: 4 });
        p.state.active = GUELPH;
        const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
        expect(capacityOf(p, 'vieri')).toBe(2);
        return t.dice(...dice).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
      };
      expect([answered(3, 3).play.result, answered(3, 3).step]).toEqual([null, 'orders']);
      expect(answered(3, 4).play.result).toMatchObject({ why: 'suddenEnd', winners: [] });
    },
  );

  rule(['gg.4.3a', 'gg.4.2.1'], 'an activation by Interruptio is the first of a row: one more, and no third', () => {
    const p = underway('campaldino')
      .capitano('pazzo', null, { capacity: 8 })
      .capitano('durfort', null, { capacity: 7 });
    p.state.active = GUELPH;
    const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    t.dice(1, 1)
      .act({ type: 'interrupt', battaglia: p.battaglia('pazzo') })
      .act({ type: 'endOrders' });
    expect([t.step, named(t, 'continuum').includes(p.battaglia('pazzo'))]).toEqual(['continuing', true]);
    t.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('pazzo') });
    t.act({ type: 'decline' }).act({ type: 'endOrders' });
    expect([t.seats, named(t, 'continuum').includes(p.battaglia('pazzo'))]).toEqual([[GHIBELLINE], false]);
  });
});

describe('arrows and their Capitano', () => {
  // R94
  rule(
    ['gg.13.1.7', 'gg.13.1.2', 'gg.10.4.2'],
    'to get away from a rout in his own activation is not his one move (R94)',
    () => {
      const p = bare('campaldino').put(HORSE, '1209', 'W', { hits: 5, disrupted: true }).put(HORSE_2, '0909', 'E');
      p.put(CROSSBOWS, '1309', 'W').capitano('vieri', '1209', { capacity: 6 });
      const t = march(ordered(p, 'vieri', 'move', HORSE, [6, 5, 6, 1]), '1109');
      t.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect([where(p, HORSE), t.step, t.seats]).toEqual(['gone', 'escape', [GUELPH]]);
      t.act({ type: 'escape', to: p.hex('1009') });
      expect([t.step, t.legal('moveCapitano').length > 0]).toEqual(['orders', true]);
      t.act({ type: 'moveCapitano', to: p.hex('0909') });
      expect(t.legal('moveCapitano')).toEqual([]);
    },
  );

  const shotWith12 = (p: Position, target: string, dice: number[]): Table =>
    alone(p, { step: 'fireOrder', unit: p.unit(GUELPH_CROSSBOWS) }, [6, 6, ...dice]).act({
      type: 'fireAt',
      target: p.unit(target),
      facing: p.facing('W'),
    });

  rule(
    ['gg.16.4', 'gg.10.3.2b', 'gg.13.1.11'],
    'one killed in Reserve: his men are released, his Adjutant has half his capacity, rounded up',
    () => {
      const p = bare('campaldino').put('cp-novello-c-guidi-1', '1209', 'E').put(GUELPH_CROSSBOWS, '1309', 'W');
      p.capitano('novello', '1209', { capacity: 5, reserve: true });
      const t = shotWith12(p, 'cp-novello-c-guidi-1', [6, 2]);
      t.act({ type: 'adjutant', unit: p.unit('cp-novello-c-guidi-1') });
      const novello = at(p.state.capitani, p.battaglia('novello'));
      expect([novello.reserve, novello.capacity, p.name(novello.cell)]).toEqual([false, 3, '1209']);
      expect(p.state.points).toEqual([2, 0]);
    },
  );

  rule(['gg.13.1.6', 'gg.13.1.11', 'gg.4.4c'], 'a grave wound leaves him on 1 at least, and half of 1 is 1', () => {
    const left = (capacity: number, ...dice: number[]): number => {
      const p = bare('campaldino').put(ENEMY_HORSE, '1209', 'E').put(ENEMY_HORSE_2, '0409', 'E');
      p.put(GUELPH_CROSSBOWS, '1309', 'W').capitano('pazzo', '1209', { capacity });
      shotWith12(p, ENEMY_HORSE, dice);
      return capacityOf(p, 'pazzo');
    };
    expect([left(4, 5), left(3, 5), left(2, 5)]).toEqual([1, 1, 1]);
    expect(left(1, 6, 1)).toBe(1);
  });
});
