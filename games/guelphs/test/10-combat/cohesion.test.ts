/** Cohesion Hits and the current Cohesion Rating (gg.G.ch, gg.G.cr). */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { currentRating } from '../../src/battle.ts';
import { guelphs } from '../../src/index.ts';
import { bare, orders } from '../activations.ts';

const rule = ruleTests(guelphs.rulebook);

const FEDITORI = 'cp-vieri-c-feditori-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';

rule('gg.G.ch', 'hits add up on the unit', () => {
  const p = bare('campaldino').put(ARCHERS, '0606', 'E').capitano('guglielmino', '0606');
  p.put(FEDITORI, '0706', 'E', { hits: 2, disrupted: true });
  const table = p.play(orders(p, 'guglielmino'), [6, 6, 6]);
  table.act({ type: 'order', order: 'fire', unit: p.unit(ARCHERS) });
  table.act({ type: 'fireAt', target: p.unit(FEDITORI), facing: p.facing('E') });
  // A 6 against a current rating of 4 is two hits more.
  expect(table.told('hits')).toMatchObject([{ unit: p.unit(FEDITORI), hits: 4 }]);
  expect(p.state.hits[p.unit(FEDITORI)]).toBe(4);
});

rule('gg.G.cr', 'the current rating is the printed one less the hits', () => {
  const p = bare('campaldino').put(FEDITORI, '1408', 'W', { hits: 2 });
  expect(currentRating(p.battle, p.unit(FEDITORI))).toBe(4);
});

rule('gg.G.cr', 'and it is what counts in a check', () => {
  for (const [hits, ok] of [
    [1, true],
    [2, false],
  ] as const) {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W').capitano('vieri', '1408');
    p.put(FIESCHI, '1208', 'E', { hits });
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'charge', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    table.act({ type: 'attack', target: p.unit(FIESCHI) });
    table.dice(5).act({ type: 'countercharge' });
    expect(table.told('countercharged')).toMatchObject([{ ok }]);
  }
});

rule('gg.G.cr', 'in a shot', () => {
  const p = bare('campaldino').put(ARCHERS, '0606', 'E', { hits: 3 }).capitano('guglielmino', '0606');
  p.put(FEDITORI, '0706', 'W');
  const table = p.play(orders(p, 'guglielmino'), [2, 3]);
  table.act({ type: 'order', order: 'fire', unit: p.unit(ARCHERS) });
  table.act({ type: 'fireAt', target: p.unit(FEDITORI), facing: p.facing('E') });
  expect(table.told('shot')).toMatchObject([{ total: 5 + 1 }]);
});

rule('gg.G.cr', 'and on the Shock table', () => {
  const p = bare('campaldino').put(FEDITORI, '1408', 'W', { hits: 1 }).capitano('vieri', '1404');
  p.put(FIESCHI, '1308', 'E', { hits: 3 });
  p.state.attacks = [{ unit: p.unit(FEDITORI), target: p.unit(FIESCHI), charge: false }];
  const table = p.play(orders(p, 'vieri'), [3, 4]).act({ type: 'endOrders' });
  table.act({ type: 'combat', target: p.unit(FIESCHI), lead: p.unit(FEDITORI) });
  // 5 against 3.
  expect(table.told('fought')).toMatchObject([{ modifier: 2 }]);
});
