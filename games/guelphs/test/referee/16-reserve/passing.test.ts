/** Reserves drawn out in passing, and one who waits for two. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GUELPH } from '../../../src/state.ts';
import { bare, named, underway } from '../../activations.ts';
import { march, ordered, stop, where } from '../../drill.ts';
import { GHIBELLINES, GUELPHS } from '../../fights.ts';

const rule = ruleTests(guelphs.rulebook);

const [first] = GUELPHS;
const [horse, other] = GHIBELLINES;

// R106: it is the entry of the hex, not the end of the move.
rule(
  ['gg.16.4', 'gg.8.1.2'],
  'horse that only rides past draws out two Reserves in one step, and is no nearer to them when it stops',
  () => {
    const p = bare('campaldino').put(horse, '1409', 'E').put('cp-maghinardo-c-firenze-1', '1609', 'E');
    p.put('cp-donati-c-lucca-1', '1610', 'E').put(first, '0309', 'E').put(other, '0509', 'E');
    p.capitano('maghinardo', '2009', { capacity: 8, reserve: true });
    p.capitano('donati', '2009', { capacity: 10, reserve: true });
    const reserves = () => ['maghinardo', 'donati'].map(id => at(p.state.capitani, p.battaglia(id)).reserve);
    const t = march(ordered(p, 'pazzo', 'move', horse), '1509');
    expect([reserves(), t.step]).toEqual([[false, false], 'move']);
    stop(march(t, 'W', '1409', '1309'));
    expect([reserves(), where(p, horse)]).toEqual([[false, false], '1309']);
  },
);

// R107: an activation is an activation, however it came.
rule(
  ['gg.S.6.3.3', 'gg.S.6.3.2b', 'gg.4.1a'],
  'Robert waits for the second of Charles and Guerra, who may make his first activation by Continuum',
  () => {
    const p = underway('benevento')
      .capitano('charles', null, { capacity: 6 })
      .capitano('guerra', null, { capacity: 4 });
    for (const id of ['montfort', 'charles']) at(p.state.capitani, p.battaglia(id)).activated = true;
    const mayCome = (): boolean => {
      p.state.active = GUELPH;
      return named(p.play([{ step: 'basic', optional: false }]), 'activate').includes(p.battaglia('robert'));
    };
    expect(mayCome()).toBe(false);
    p.state.active = GUELPH;
    const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: p.battaglia('guerra') });
    if (t.step !== 'orders') t.act({ type: 'decline' });
    t.act({ type: 'endOrders' });
    expect(mayCome()).toBe(true);
  },
);
