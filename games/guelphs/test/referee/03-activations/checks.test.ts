/** Corners of the Victory check and of the arrow that finds two Capitani. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { bare, capacities, orders, rolls } from '../../activations.ts';
import { position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const BOWS = 'cp-compagnia-rossa-a-firenze-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

rule(
  ['gg.17.2.1', 'gg.17.1.2'],
  'the second Level won in an activation is checked at the end of that activation',
  () => {
    const p = bare('campaldino').put(BOWS, '1308', 'SW').put(HORSE, '1609', 'W').capitano('vieri', '1308');
    p.put(ENEMY_HORSE, '1209', 'E', { hits: 1, disrupted: true });
    p.state.levels = [1, 0];
    p.state.points = [3, 0];
    const t = p.play(orders(p, 'vieri'), [6, 6, 6, 1, 1]).act({ type: 'order', order: 'fire', unit: p.unit(BOWS) });
    t.act({ type: 'fireAt', target: p.unit(ENEMY_HORSE), facing: p.facing('SW') });
    expect([p.state.levels, p.state.points]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    t.act({ type: 'endOrders' });
    expect([rolls(t).length, p.state.levels]).toEqual([1, [3, 0]]);
  },
);

// R13, R103
rule(['gg.17.2.1', 'gg.S.8.2.2'], 'it comes after the first opening activation as well, before the second', () => {
  const p = position('campaldino');
  p.state.levels = [0, 3];
  const t = p.play([{ step: 'opening' }]);
  do t.act(t.legal('endOrders')[0] ?? t.legal('hold')[0] ?? t.legal()[0] ?? { type: 'none' });
  while (t.told('activated').length === 0);
  expect(t.told('activated')).toMatchObject([{ battaglia: p.battaglia('pazzo') }]);
  const story = t.events.map(event => (event.type === 'roll' ? String(event.why) : event.type));
  expect(story.indexOf('victory')).toBeGreaterThanOrEqual(0);
  expect(story.indexOf('victory')).toBeLessThan(story.indexOf('activated'));
});

// R53: whoever is in the hex.
rule('gg.10.3.2b', 'a natural 12 wounds every Capitano in the hex, each with his die', () => {
  const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'W').capitano('guglielmino', '1209');
  p.put('cp-durfort-c-anjou-1', '2009', 'W');
  p.capitano('vieri', '1309', { capacity: 6 }).capitano('durfort', '1309', { capacity: 7 });
  const t = p.play(orders(p, 'guglielmino'), [6, 6, 4, 4]);
  t.act({ type: 'order', order: 'fire', unit: p.unit(CROSSBOWS) });
  t.act({ type: 'fireAt', target: p.unit(HORSE), facing: p.facing('E') });
  expect(rolls(t)).toEqual(['fire', 'wound', 'wound']);
  expect(capacities(p, 'vieri', 'durfort')).toEqual([4, 5]);
});
