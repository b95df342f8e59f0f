/** Corners of activations: attempts, special calls, rows, Recovery, the Victory check. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { activation, bare, capacities, capacityOf, named, pointsLeft, rolls, underway } from '../../activations.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

/** Campaldino with Guelph Cavalry routed: Donati may be called. */
function donatiWaits(levels: [number, number] = [0, 0]): Position {
  const p = underway('campaldino');
  p.state.active = GUELPH;
  p.state.levels = levels;
  p.state.events.guelphCavalryRouted = true;
  return p;
}

const callDonati = (p: Position, dice: number[]): Table =>
  p.play([{ step: 'basic', optional: false }], dice).act({ type: 'activate', battaglia: p.battaglia('donati') });

const goOn = (t: Table, id: string, ...dice: number[]): Table =>
  t.dice(...dice).act({ type: 'continuum', battaglia: t.position.battaglia(id) });

describe('when all are worn out', () => {
  // R9, R14: the roll must be higher than the two highest together.
  rule(
    ['gg.17.3', 'gg.4.1a', 'gg.4.4c'],
    'with everybody on 1 a Continuum of 2 only fails, a 3 ends the battle',
    () => {
      const tried = (...dice: number[]): { p: Position; t: Table } => {
        const p = underway('montaperti');
        for (const capitano of p.state.capitani) capitano.capacity = 1;
        p.state.active = GUELPH;
        return { p, t: goOn(p.play([{ step: 'continuing' }]), 'pitigliano', ...dice) };
      };
      const two = tried(1, 1);
      expect([two.t.play.result, two.t.step, two.t.seats]).toEqual([null, 'basic', [GHIBELLINE]]);
      expect(capacityOf(two.p, 'pitigliano')).toBe(1);
      expect(tried(1, 2).t.play.result).toMatchObject({ why: 'suddenEnd', winners: [] });
    },
  );
});

describe('Interruptio', () => {
  rule(
    ['gg.4.2b', 'gg.5.1.2', 'gg.5.4'],
    'on a capacity of 2 it wins one point, on 3 two, and neither Recovery nor Rally',
    () => {
      for (const [capacity, points] of [
        [2, 1],
        [3, 2],
      ] as const) {
        const p = underway('campaldino').capitano('vieri', null, { capacity });
        p.state.active = GHIBELLINE;
        const t = p.play([{ step: 'interruption', battaglia: p.battaglia('pazzo'), capacity: 6 }], [1, 1]);
        t.act({ type: 'interrupt', battaglia: p.battaglia('vieri') });
        expect([t.step, pointsLeft(t), capacityOf(p, 'vieri')]).toEqual(['orders', points, capacity - 1]);
        expect([t.legal('recovery'), t.legal('rally')]).toEqual([[], []]);
      }
    },
  );

  // The army that is active after an Interruptio is the interrupter's.
  rule(
    ['gg.17.2.1', 'gg.4.2.1'],
    'the Victory check after it is that of who interrupted, and leaves the points as they are',
    () => {
      const p = underway('campaldino');
      p.state.active = GUELPH;
      p.state.levels = [5, 5];
      p.state.points = [3, 7];
      const t = goOn(p.play([{ step: 'continuing' }]), 'durfort', 1, 1);
      t.dice(1, 1)
        .act({ type: 'interrupt', battaglia: p.battaglia('pazzo') })
        .dice(1, 1)
        .act({ type: 'endOrders' });
      expect([p.state.levels, p.state.points]).toEqual([
        [5, 6],
        [3, 7],
      ]);
      expect([t.step, t.seats]).toEqual(['continuing', [GHIBELLINE]]);
    },
  );
});

describe('calls that are no activation', () => {
  // R103
  rule(['gg.17.2.1', 'gg.S.8.7.1b', 'gg.S.8.8.1c'], 'Donati or Novello called in vain: no Victory check', () => {
    const vain = callDonati(donatiWaits([5, 0]), [5]);
    expect([rolls(vain), vain.position.state.levels]).toEqual([['donati'], [5, 0]]);
    expect([vain.step, vain.seats]).toEqual(['basic', [GHIBELLINE]]);
    const p = underway('campaldino').capitano('donati', '1612');
    at(p.state.capitani, p.battaglia('donati')).activated = true;
    p.state.levels = [0, 5];
    p.state.active = GUELPH;
    const t = p.play([{ step: 'changeRoles' }], [2]);
    expect([rolls(t), p.state.levels]).toEqual([['novello'], [3, 5]]);
  });

  // R6, R7
  rule(
    ['gg.4.3a', 'gg.S.8.7.2', 'gg.S.8.8.1c'],
    'the refusal of Novello does not break the row of Donati, who after his run cannot open again',
    () => {
      const p = donatiWaits();
      const t = callDonati(p, [6]).act({ type: 'endOrders' });
      goOn(t, 'donati', 1, 1).act({ type: 'endOrders' });
      t.dice(1).act({ type: 'pass' });
      expect(rolls(t)).toEqual(['novello']);
      expect([t.step, t.seats]).toEqual(['basic', [GUELPH]]);
      expect(named(t, 'activate')).toContain(p.battaglia('vieri'));
      expect(named(t, 'activate')).not.toContain(p.battaglia('donati'));
    },
  );

  rule(
    ['gg.S.8.7.2', 'gg.S.8.8.1a', 'gg.S.8.4'],
    'a failed Continuum ends the run of Donati, with the weather it brings, and Novello is called at once',
    () => {
      const p = donatiWaits();
      const t = callDonati(p, [6]).act({ type: 'endOrders' });
      goOn(t, 'donati', 6, 5, 3);
      expect([rolls(t), p.state.weather]).toEqual([['continuum', 'novello'], 1]);
      expect(t.told('activated')).toMatchObject([{ battaglia: p.battaglia('novello'), kind: 'basic' }]);
      t.act({ type: 'endOrders' });
      expect([t.step, t.seats]).toEqual(['continuing', [GHIBELLINE]]);
      // The run is over: the next Guelph Continuum may be interrupted again, and Donati is one of many.
      t.act({ type: 'pass' })
        .act({ type: 'activate', battaglia: p.battaglia('donati') })
        .act({ type: 'endOrders' });
      expect(named(t, 'continuum')).toContain(p.battaglia('vieri'));
    },
  );
});

describe('Recovery', () => {
  // R24
  rule(
    ['gg.5.4.1b', 'gg.S.10.1', 'gg.5.4.1c'],
    'in Fast & Furious who is activated on 7 stands on 5 and may recover, up to his start',
    () => {
      const p = bare('campaldino-fast').put('cp-durfort-c-anjou-1', '2009', 'W').put('cp-pazzo-c-orvieto-1', '0209');
      p.capitano('durfort', '2009', { capacity: 7 });
      p.state.active = GUELPH;
      const t = p.play(activation(p, 'durfort'));
      expect([pointsLeft(t), capacityOf(p, 'durfort')]).toEqual([7, 5]);
      t.dice(6).act({ type: 'recovery' });
      expect(capacityOf(p, 'durfort')).toBe(7);
    },
  );

  // R17, R24
  rule(
    ['gg.16.5c', 'gg.16.1a', 'gg.5.4.1b'],
    'who leaves the Reserve on 6 is not lifted by it and may recover in that very activation',
    () => {
      const p = underway('campaldino').capitano('maghinardo', null, { capacity: 6, reserve: true });
      p.capitano('vieri', null, { capacity: 3 });
      p.state.active = GUELPH;
      const t = p.play([{ step: 'basic', optional: false }]);
      t.act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
      expect(capacities(p, 'maghinardo', 'vieri')).toEqual([5, 4]);
      t.dice(5).act({ type: 'recovery' });
      expect(capacities(p, 'maghinardo', 'vieri')).toEqual([7, 4]);
    },
  );

  // R24, R96
  rule(['gg.5.4.1c', 'gg.13.1.11'], 'an Adjutant recovers up to what his Capitano began with', () => {
    const p = bare('campaldino').put('cp-vieri-c-feditori-1', '2009', 'W').put('cp-pazzo-c-orvieto-1', '0209');
    p.capitano('vieri', '2009', { capacity: 5 });
    p.state.active = GUELPH;
    const t = p.play([{ step: 'fallen', battaglia: p.battaglia('vieri') }, { step: 'continuing' }], [1]);
    t.act({ type: 'adjutant', unit: p.unit('cp-vieri-c-feditori-1') });
    expect(capacityOf(p, 'vieri')).toBe(3);
    p.capitano('vieri', null, { capacity: 6 });
    p.play(activation(p, 'vieri')).dice(6).act({ type: 'recovery' });
    expect(capacityOf(p, 'vieri')).toBe(6);
  });
});
