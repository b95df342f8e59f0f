/** Targets that vanish, friends who make room, a Capitano hemmed in, a Capitano in front of his charger. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GUELPH, ROUTED } from '../../../src/state.ts';
import { bare, fact, orders, playOn, rolls } from '../../activations.ts';
import { march, ordered, stop, where } from '../../drill.ts';
import { fight, GHIBELLINES, GUELPHS, result } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const PUGLIA = 'bn-manfredi-c-puglia-1';
const FAMILIA = 'bn-manfredi-c-fam-regis-1';
const PROVENCE = 'bn-montfort-c-provence-1';

// R71, R127: who deserts has neither retreated nor routed.
rule(
  ['gg.S.6.7', 'gg.6.2a', 'gg.12.1a'],
  'Barons who desert as they turn against the charger leave him without target, attack or advance',
  () => {
    const p = bare('benevento').put(PROVENCE, '1408', 'E').put(PUGLIA, '1609', 'E').put(FAMILIA, '2409', 'W');
    p.capitano('manfredi', '2409', { capacity: 8 });
    const t = stop(march(ordered(p, 'montfort', 'charge', PROVENCE, [5]), '1508'));
    t.act({ type: 'react', unit: p.unit(PUGLIA), facing: p.facing('NE') });
    expect([rolls(t), where(p, PUGLIA), p.state.points]).toEqual([['baron'], 'gone', [0, 0]]);
    expect([t.step, t.seats, where(p, PROVENCE), p.state.attacks]).toEqual(['orders', [GUELPH], '1508', []]);
  },
);

// R104, R128: nothing is scored, but nobody is left.
rule(['gg.S.6.7', 'gg.17.2.2'], 'the last unit of the army that deserts loses the battle', () => {
  const p = bare('benevento').put(PROVENCE, '1609', 'W').put(PUGLIA, '1509', 'E');
  expect(fight(p, [{ unit: PROVENCE, target: PUGLIA }], [6]).play.result).toMatchObject({ winners: [GUELPH] });
});

// S.5.2: it does not count for stacking; R82.
rule(
  ['gg.S.5.2', 'gg.S.3.7.3', 'gg.10.7.2', 'gg.S.3.8.4'],
  'the friars with the Carroccio do not take the place of its guard: a friend is driven back there, or rallies there',
  () => {
    const [pisa, foot, horse] = ['mp-salvani-c-pisa-1', 'mp-aldobrandino-i-pisa-1', 'mp-pitigliano-c-firenze-1'];
    const wagon = (): Position => {
      const p = bare('montaperti', { religiosi: true }).put('mp-bigozzi-carroccio', '2219', 'W');
      p.put('mp-bigozzi-religiosi', '2219', 'W').put('mp-aldobrandino-i-siena-1', '3419', 'W');
      return p.put('mp-tegghiaio-i-prato-1', '0419', 'E').capitano('aldobrandino', '3419', { capacity: 8 });
    };
    const p = wagon().put(pisa, '2119', 'W').put(horse, '2020', 'E');
    const t = fight(p, [{ unit: horse, target: pisa }], [5, 6]);
    expect(result(t)).toBe('-/1');
    playOn(t, 'continuing');
    expect([where(p, pisa), where(p, horse)]).toEqual(['2219', '2119']);
    const q = wagon();
    q.state.cell = q.state.cell.with(q.unit(foot), ROUTED);
    const rally = q.play(orders(q, 'aldobrandino'), [2, 1]).act({ type: 'rally' });
    expect(rally.legal('comeBack').some(({ to }) => to === q.hex('2219'))).toBe(true);
  },
);

// R19: the hexes of enemy units stop the path, and there is no other.
rule(
  ['gg.5.2', 'gg.5.2.3', 'gg.5.5'],
  'a Capitano with enemies on all six sides commands only the unit with him, however near the others are',
  () => {
    const ring = ['1308', '1309', '1410', '1509', '1508', '1408'];
    const men = [...GHIBELLINES, 'cp-pazzo-c-arezzo-2', 'cp-guglielmino-i-arezzo-1', 'cp-guglielmino-i-arezzo-2'];
    const cost = (unit: string, enemies: number): unknown => {
      const p = bare('campaldino').put(first, '1409', 'W').put(second, '1406', 'E').capitano('vieri', '1409');
      men.slice(0, enemies).forEach((id, index) => {
        p.put(id, at(ring, index), 'E');
      });
      const t = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(unit) });
      return fact(t.told('ordered')[0], 'cost');
    };
    expect([cost(second, 5), cost(second, 6), cost(first, 6)]).toEqual([1, 2, 1]);
  },
);

// R65: it is an advance, with what goes with it.
rule(
  ['gg.12.1.4b', 'gg.10.9.2'],
  'a Capitano who stands where the charger stops may go on with it over Foot that has run',
  () => {
    const foot = 'cp-guglielmino-i-arezzo-2';
    const p = bare('campaldino').put(first, '1409', 'W').put(foot, '1209', 'E', { hits: 4, disrupted: true });
    p.put(GHIBELLINES[0], '0209', 'E').capitano('vieri', '1309', { capacity: 6 });
    const t = stop(march(ordered(p, 'vieri', 'charge', first, [2, 1]), '1309'));
    t.act({ type: 'attack', target: p.unit(foot) });
    while (t.step !== null && t.step !== 'followAdvance' && t.step !== 'orders') t.act(at(t.legal(), 0));
    expect([t.step, where(p, foot)]).toEqual(['followAdvance', 'gone']);
    t.act({ type: 'follow' });
    expect([where(p, first), at(p.state.capitani, p.battaglia('vieri')).cell]).toEqual(['1209', p.hex('1209')]);
  },
);
