/** Corners of Carica! and countercharge, of Echelon under fire, and of Novello's and Donati's Reserves. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GUELPH, ROUTED } from '../../../src/state.ts';
import { bare, capacities, capacityOf, named, orders, playOn, rolls, underway } from '../../activations.ts';
import { hexes, hitsOf, isDisrupted, march, ordered, stop, units, where } from '../../drill.ts';
import { facts } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const HORSE_3 = 'cp-vieri-c-feditori-3';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

describe('countercharge', () => {
  // R66: success affects one charger.
  rule(
    ['gg.12.2.1', 'gg.10.6.1e'],
    'of two who charge one unit only the one met loses his column; the other still has his',
    () => {
      const column = (meets: boolean): unknown => {
        const p = bare('campaldino').put(HORSE, '1009', 'E').put(HORSE_2, '1011', 'E').put(ENEMY_HORSE, '1309', 'W');
        p.put(ENEMY_HORSE_2, '2309', 'E').put(HORSE_3, '0409', 'E').capitano('vieri', '1009');
        const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, meets ? [1] : []), '1108', '1209'));
        t.act({ type: 'attack', target: p.unit(ENEMY_HORSE) });
        t.act({ type: meets ? 'countercharge' : 'hold' });
        t.act({ type: 'order', order: 'charge', unit: p.unit(HORSE_2) });
        stop(march(t, '1110', 'NE', '1210')).act({ type: 'attack', target: p.unit(ENEMY_HORSE) });
        expect(t.step).toBe(meets ? 'orders' : 'countercharge');
        if (!meets) t.act({ type: 'hold' });
        expect(p.state.attacks.map(({ charge }) => charge)).toEqual([!meets, true]);
        t.act({ type: 'endOrders' }).dice(3, 4);
        t.act({ type: 'combat', target: p.unit(ENEMY_HORSE), lead: p.unit(HORSE) });
        return facts(t, 'fought', 'column')[0];
      };
      // One more than one attacker, and a Carica! each.
      expect([column(false), column(true)]).toEqual([3, 2]);
    },
  );

  // R63
  rule(
    ['gg.12.2.1', 'gg.10.6.1f'],
    'who fails it stands Disrupted in the combat, and the Carica! keeps its column',
    () => {
      const p = bare('campaldino').put(HORSE, '1009', 'E').put(ENEMY_HORSE, '1309', 'W', { hits: 2 });
      p.put(ENEMY_HORSE_2, '2309', 'E').put(HORSE_3, '0409', 'E').capitano('vieri', '1009');
      const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, [5]), '1108', '1209'));
      t.act({ type: 'attack', target: p.unit(ENEMY_HORSE) }).act({ type: 'countercharge' });
      expect([isDisrupted(p, ENEMY_HORSE), hitsOf(p, ENEMY_HORSE)]).toEqual([true, 2]);
      t.act({ type: 'endOrders' }).dice(3, 4);
      t.act({ type: 'combat', target: p.unit(ENEMY_HORSE), lead: p.unit(HORSE) });
      expect(facts(t, 'fought', 'column')).toEqual([2]);
    },
  );
});

describe('Carica!', () => {
  // R25: measured when the Order is given.
  rule('gg.12.1.2', 'horse that began beside the enemy may charge once a volley has routed him', () => {
    const p = bare('campaldino').put(HORSE, '1309', 'W').put('cp-compagnia-rossa-a-firenze-1', '1308', 'SW');
    p.put(ENEMY_HORSE, '1209', 'E', { hits: 5, disrupted: true })
      .put(ENEMY_FOOT, '1009', 'E')
      .capitano('vieri', '1309');
    const t = p.play(orders(p, 'vieri'), [6, 6, 6]);
    const charge = { type: 'order', order: 'charge', unit: p.unit(HORSE) };
    expect(t.refusal(charge)).toMatchObject({ rule: 'gg.12.1.2' });
    t.act({ type: 'order', order: 'fire', unit: p.unit('cp-compagnia-rossa-a-firenze-1') });
    t.act({ type: 'fireAt', target: p.unit(ENEMY_HORSE), facing: p.facing('SW') });
    expect([where(p, ENEMY_HORSE), t.refusal(charge)]).toEqual(['gone', null]);
  });

  rule(
    ['gg.12.1.4a', 'gg.10.4.1', 'gg.10.3'],
    'crossbows shaken by the Carica! still shoot at it, as men in disorder',
    () => {
      const p = bare('campaldino').put(HORSE, '1509', 'W').put(CROSSBOWS, '1209', 'E').put(ENEMY_FOOT, '0209', 'E');
      const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, [5, 3, 3]), '1409', '1309'));
      t.act({ type: 'attack', target: p.unit(CROSSBOWS) });
      expect([isDisrupted(p, CROSSBOWS), t.step, units(t, 'shoot')]).toEqual([true, 'entryFire', [CROSSBOWS]]);
      t.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      // 6 and a rating of 4, less one for the disorder.
      expect(t.told('shot')).toMatchObject([{ total: 9, hit: false }]);
      expect(p.state.attacks).toMatchObject([{ charge: true }]);
    },
  );
});

// R61: only the unit finally charged forbids the turn.
rule('gg.12.1b', 'who rides to a Carica! may turn beside an enemy he does not charge (R61)', () => {
  const p = bare('campaldino').put(HORSE, '1410', 'W').put(ENEMY_FOOT, '1109', 'W').put(ENEMY_HORSE, '1108', 'W');
  const t = stop(march(ordered(p, 'vieri', 'charge', HORSE), '1310', '1210', 'NW', '1209'));
  if (t.step === 'facingReaction') t.act({ type: 'hold' });
  expect([t.step, units(t, 'attack', 'target')]).toEqual(['target', [ENEMY_HORSE]]);
});

describe('Reserves of Campaldino', () => {
  // R136, R108
  rule(
    ['gg.S.8.8.1a', 'gg.16.4', 'gg.16.5a'],
    'Novello, drawn out by contact before Donati comes, is never called: he lifts nobody and cannot refuse',
    () => {
      const p = bare('campaldino').put(HORSE, '1509', 'W').put('cp-novello-c-guidi-1', '1209', 'E');
      p.put(ENEMY_HORSE, '0209', 'E').capitano('pazzo', '0209', { capacity: 4 });
      p.put('cp-donati-c-lucca-1', '2309', 'W').capitano('donati', '2309');
      p.capitano('novello', '1209', { capacity: 6, reserve: true });
      playOn(stop(march(ordered(p, 'vieri', 'move', HORSE), '1409', '1309')), 'continuing');
      expect([at(p.state.capitani, p.battaglia('novello')).reserve, capacityOf(p, 'pazzo')]).toEqual([false, 4]);
      at(p.state.capitani, p.battaglia('donati')).activated = true;
      p.state.active = GUELPH;
      const next = p.play([{ step: 'changeRoles' }]);
      expect([rolls(next), next.step]).toEqual([[], 'basic']);
      expect(named(next, 'activate')).toContain(p.battaglia('novello'));
    },
  );

  /** Crossbows in 1209 run from a Carica!; behind them, facing away, stands a unit in 1109. */
  const ranBefore = (behind: string, more = (p: Position): Position => p): Table => {
    const p = bare('campaldino').put(HORSE, '1509', 'W').put(ENEMY_HORSE, '0209', 'E').put(behind, '1109', 'W');
    more(p.put(CROSSBOWS, '1209', 'E', { hits: 3, disrupted: true }));
    const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, [2, 1]), '1409', '1309'));
    return t.act({ type: 'attack', target: p.unit(CROSSBOWS) });
  };

  // R87, R106
  rule(
    ['gg.16.4', 'gg.12.1.4b'],
    'an advance over Foot that ran from the Carica! draws out the Reserve behind it',
    () => {
      const t = ranBefore('cp-novello-i-guidi-1', p => p.capitano('novello', '1109', { reserve: true }));
      const p = t.position;
      expect([where(p, HORSE), at(p.state.capitani, p.battaglia('novello')).reserve]).toEqual(['1209', false]);
    },
  );

  // R38, R65
  rule(['gg.6.2a', 'gg.12.1.4b'], 'and who has the advancing charger behind him may turn against it', () => {
    const t = ranBefore(ENEMY_FOOT);
    t.act({ type: 'face', facing: t.position.facing('W') });
    expect([t.seats, units(t, 'react')]).toEqual([[1], [ENEMY_FOOT, ENEMY_FOOT]]);
  });
});

// R16
rule(
  ['gg.4.4.1', 'gg.4.2c', 'gg.S.8.4'],
  'an Interruptio of 12 that succeeds: half of twelve, one space down for all, and worse weather',
  () => {
    const p = underway('campaldino').capitano('montefeltro', null, { capacity: 12 });
    p.capitano('pazzo', null, { capacity: 5 }).capitano('vieri', null, { capacity: 5 });
    p.state.active = GUELPH;
    const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    t.dice(6, 6).act({ type: 'interrupt', battaglia: p.battaglia('montefeltro') });
    expect(t.told('activated')).toMatchObject([{ battaglia: p.battaglia('montefeltro'), points: 6 }]);
    expect([capacities(p, 'montefeltro', 'pazzo', 'vieri'), p.state.weather]).toEqual([[11, 4, 3], 1]);
  },
);

// R139
rule(
  ['gg.S.3.8.2', 'gg.S.8.11.1'],
  'who finds no more room in the Camp is lost to this Rally, and the activation goes on',
  () => {
    const tried = (fill: readonly string[]): Table => {
      const p = bare('campaldino').put(HORSE_3, '1509', 'W').put(ENEMY_HORSE, '0209', 'E').capitano('vieri', '1509');
      const fillers = at(p.battle.roster.battaglie, p.battaglia('durfort')).units;
      fill.forEach((hex, index) => {
        p.put(at(p.battle.roster.units, at(fillers, index)).id, hex, 'W');
      });
      for (const id of [HORSE, HORSE_2]) p.state.cell = p.state.cell.with(p.unit(id), ROUTED);
      return p.play(orders(p, 'vieri'), [6, 1, 1]).act({ type: 'rally' });
    };
    const camp = [...new Set(hexes(tried([]), 'comeBack'))];
    expect(camp).toHaveLength(6);
    const t = tried(camp.slice(1));
    const p = t.position;
    t.act({ type: 'comeBack', unit: p.unit(HORSE), to: p.hex(at(camp, 0)), facing: p.facing('W') });
    expect([where(p, HORSE), where(p, HORSE_2), t.step]).toEqual([at(camp, 0), 'gone', 'orders']);
    expect(t.legal('rally')).toEqual([]);
  },
);
