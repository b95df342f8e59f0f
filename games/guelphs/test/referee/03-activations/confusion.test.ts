/** Rolls for the next activation and what they leave to the other side. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH, ROUTED } from '../../../src/state.ts';
import { capacities, named, pointsLeft, rolls, underway } from '../../activations.ts';
import { alone } from '../../drill.ts';
import { type Position, position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

// l.1041, S.7.4: what he buys is freedom from S.6.4, and the Saracens have a rule of their own.
rule(
  ['gg.S.7.3', 'gg.S.6.6.1', 'gg.S.7.4'],
  'two Levels spare a Ghibelline Battaglia the confusion, but give the Saracens no Interruptio',
  () => {
    const p = position('benevento-free');
    const before = p.play([
      { step: 'freeing', side: GHIBELLINE },
      { step: 'marchTurn', side: GUELPH, turn: 1 },
    ]);
    for (const id of ['saracens', 'giordano'])
      for (const action of before.legal('coordinate').filter(({ battaglia }) => battaglia === p.battaglia(id)))
        before.act(action);
    p.state.events.marching = false;
    p.state.events.activations = 9;
    p.capitano('giordano', null, { capacity: 9 }).state.active = GUELPH;
    const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: p.battaglia('mirepoix') });
    expect(named(t, 'interrupt')).toEqual([p.battaglia('giordano')]);
  },
);

/** The Ghibelline tries a Continuum with Montefeltro on 12; the Guelphs stand on so many. */
const guelphsOn = (capacity: number): Position => {
  const p = underway('campaldino');
  p.battle.roster.battaglie.forEach(({ side }, index) => {
    if (side === GUELPH) at(p.state.capitani, index).capacity = capacity;
  });
  p.state.active = GHIBELLINE;
  return p.capitano('montefeltro', null, { capacity: 12 });
};

// R16: confusion comes with the roll, the Interruptio after it.
rule(
  ['gg.4.4.1', 'gg.4.2b', 'gg.3.0f'],
  'a Continuum of 12 that succeeds leaves nobody to interrupt it among those whom it brings down to 1',
  () => {
    const answer = (capacity: number) => {
      const p = guelphsOn(capacity);
      const t = p.play([{ step: 'continuing' }], [6, 6]);
      return t.act({ type: 'continuum', battaglia: p.battaglia('montefeltro') });
    };
    expect([answer(2).step, answer(2).seats]).toEqual(['orders', [GHIBELLINE]]);
    expect(named(answer(3), 'interrupt').length).toBeGreaterThan(0);
  },
);

// R150
rule(
  ['gg.S.8.4', 'gg.4.2c'],
  'a Continuum and the Interruptio against it may each make the weather worse, the second by the box of the first',
  () => {
    const weather = (continuum: [number, number], interruptio: [number, number]): number => {
      const p = guelphsOn(7);
      const t = p.play([{ step: 'continuing' }], continuum);
      t.act({ type: 'continuum', battaglia: p.battaglia('montefeltro') });
      t.dice(...interruptio).act({ type: 'interrupt', battaglia: p.battaglia('durfort') });
      return p.state.weather;
    };
    expect([weather([5, 6], [4, 4]), weather([5, 6], [3, 4]), weather([4, 5], [4, 4])]).toEqual([2, 1, 0]);
  },
);

// R3, R142
rule(
  ['gg.S.10.1', 'gg.4.4.1', 'gg.5.1.1'],
  'in Fast & Furious a failed Interruptio of 12 costs the Capitano of the Continuum two spaces more, and none of his points',
  () => {
    const p = underway('campaldino-fast').capitano('montefeltro', null, { capacity: 10 });
    p.capitano('durfort', null, { capacity: 7 }).capitano('vieri', null, { capacity: 5 });
    p.state.active = GHIBELLINE;
    const t = p.play([{ step: 'continuing' }], [2, 3]);
    t.act({ type: 'continuum', battaglia: p.battaglia('montefeltro') });
    expect(capacities(p, 'montefeltro')).toEqual([8]);
    t.dice(6, 6).act({ type: 'interrupt', battaglia: p.battaglia('durfort') });
    expect(capacities(p, 'montefeltro', 'durfort', 'vieri')).toEqual([6, 5, 4]);
    expect([t.step, t.seats, pointsLeft(t)]).toEqual(['orders', [GHIBELLINE], 10]);
  },
);

// R107, R159: destroyed before he has acted counts as activated.
rule(
  ['gg.S.8.8.1a', 'gg.13.1.12', 'gg.S.8.8'],
  'Donati destroyed without ever having acted calls for the attempt on Novello all the same',
  () => {
    const p = underway('campaldino');
    const lost = ['cp-donati-c-lucca-1', 'cp-donati-i-pistoia-1', 'cp-donati-i-lucca-1'];
    for (const id of lost) p.state.cell = p.state.cell.with(p.unit(id), ROUTED);
    const last = 'cp-donati-c-pistoia-1';
    p.put(last, '1408', 'W', { hits: 4, disrupted: true });
    alone(p, { step: 'panic', side: GUELPH, units: [p.unit(last)] }, [6]).act({ type: 'shake', unit: p.unit(last) });
    p.state.active = GUELPH;
    expect(rolls(p.play([{ step: 'changeRoles' }], [6]))).toEqual(['novello']);
  },
);
