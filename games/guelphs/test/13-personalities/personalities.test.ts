import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { ratingsOf } from '../../src/05-orders/command.ts';
import { inZone, zonesOn } from '../../src/06-facing/zones.ts';
import { guelphs } from '../../src/index.ts';
import { REMOVED } from '../../src/state.ts';
import { capacityOf, orders, pointsLeft } from '../activations.ts';
import {
  DUEL,
  duel,
  facts,
  field,
  fight,
  GHIBELLINES,
  GUELPHS,
  hitsOf,
  type Marker,
  result,
  whereIs,
} from '../fights.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second, third] = GUELPHS;
const [defender, other] = GHIBELLINES;
const on = (unit: string, target: string = defender): Marker => ({ unit, target });
const capitano = (p: Position, id: string) => at(p.state.capitani, p.battaglia(id));
const hexes = (p: Position, t: Table, type: string): string[] => t.legal(type).map(({ to }) => p.name(Number(to)));
const whys = (t: Table): unknown[] => t.told('roll').map(({ why }) => why);

describe('Capitani on the march', () => {
  rule('gg.13.0', 'personalities exert no zone and are held by none', () => {
    const p = field().put(first, '1108', 'W').capitano('pazzo', '1009').capitano('vieri', '1108');
    expect(zonesOn(p.battle, p.hex('1108'), 0, false)).toEqual([]);
    expect(inZone(p.battle, p.unit(first))).toBe(false);
    // Vieri stands in the zones of Foot and Cavalry, and rides away.
    p.put('cp-guglielmino-i-arezzo-2', '1008', 'E').put(defender, '1107', 'SE');
    expect(hexes(p, p.play(orders(p, 'vieri')), 'moveCapitano')).toContain('1209');
  });

  rule('gg.13.1.1', 'five points, at any time of his activation, free of Order Points', () => {
    const p = field().put(first, '1609', 'W').capitano('vieri', '1609', { capacity: 6 });
    const t = p.play(orders(p, 'vieri', 3));
    expect(hexes(p, t, 'moveCapitano')).toContain('1109');
    expect(hexes(p, t, 'moveCapitano')).not.toContain('1009');
    t.act({ type: 'order', order: 'move', unit: p.unit(first) }).act({ type: 'stop' });
    t.act({ type: 'moveCapitano', to: p.hex('1508') });
    expect([pointsLeft(t), capitano(p, 'vieri').cell]).toEqual([2, p.hex('1508')]);
  });

  rule('gg.13.1.9', 'a friend who comes to a lone Capitano does not put him to flight', () => {
    const p = field().put(first, '1609', 'W').capitano('vieri', '1508', { capacity: 6 });
    const t = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(first) });
    t.act({ type: 'step', to: p.hex('1508') });
    expect([t.step, capitano(p, 'vieri').cell]).toEqual(['move', p.hex('1508')]);
  });

  rule('gg.13.1.2', 'once in an activation', () => {
    const p = field().put(first, '1609', 'W').capitano('vieri', '1609', { capacity: 6 });
    const t = p.play(orders(p, 'vieri')).act({ type: 'moveCapitano', to: p.hex('1508') });
    expect(t.legal('moveCapitano')).toEqual([]);
    expect(t.refusal({ type: 'moveCapitano', to: p.hex('1609') })).toMatchObject({ rule: 'gg.13.1.2' });
  });

  rule('gg.13.1.3', 'through friends without paying more, never through enemy units', () => {
    // A row of friends along the way: five hexes are still five points.
    const p = field().capitano('vieri', '1609', { capacity: 6 });
    p.put(first, '1508', 'W').put(second, '1409', 'W').put(third, '1308', 'W');
    expect(hexes(p, p.play(orders(p, 'vieri')), 'moveCapitano')).toEqual(expect.arrayContaining(['1508', '1109']));
    const enemy = field().put(first, '1609', 'W').capitano('vieri', '1609', { capacity: 6 });
    enemy.put('cp-guglielmino-i-arezzo-2', '1508', 'NE');
    expect(hexes(enemy, enemy.play(orders(enemy, 'vieri')), 'moveCapitano')).not.toContain('1508');
  });

  rule('gg.13.1.4', 'into the zone of enemy Cavalry only where a friend stands; not even through it (R98)', () => {
    // The Cavalry in 1309 that faces east has 1408 (1409 is its lower front) before it.
    const put = () => field().put(defender, '1309', 'E').put(first, '1509', 'W').capitano('vieri', '1509');
    const p = put();
    const zone = ['1409', '1410'].filter(hex => zonesOn(p.battle, p.hex(hex), 0, true).length > 0);
    expect(zone).toEqual(['1409', '1410']);
    const reach = hexes(p, p.play(orders(p, 'vieri')), 'moveCapitano');
    expect(reach.filter(hex => zone.includes(hex))).toEqual([]);
    const joined = put().put(second, '1409', 'W');
    expect(hexes(joined, joined.play(orders(joined, 'vieri')), 'moveCapitano')).toContain('1409');
    const foot = put().put(defender, '0409', 'E').put('cp-guglielmino-i-arezzo-2', '1309', 'E');
    expect(hexes(foot, foot.play(orders(foot, 'vieri')), 'moveCapitano')).toEqual(expect.arrayContaining(zone));
  });
});

describe('Capitani in combat', () => {
  rule('gg.13.1.5b', 'a die and all the hits of his unit after the combat: 8 or more is a wound (R88)', () => {
    const check = (hits: number, die: number): Position => {
      const p = duel()
        .put(defender, '1009', 'E', { hits })
        .put(first, '1108', 'W', { hits })
        .capitano('vieri', '1108', { capacity: 6 });
      p.capitano('pazzo', '1009', { capacity: 8 });
      // 7 gives 1/1; both flip. Pazzo (defender) checks with a 1, then Vieri.
      const t = fight(p, [DUEL], [3, 4, 1, die, 2]);
      expect(result(t)).toBe('1/1');
      return p;
    };
    expect(capacityOf(check(2, 5), 'vieri')).toBe(5);
    expect(capacityOf(check(2, 4), 'vieri')).toBe(6);
    expect(capacityOf(check(1, 6), 'vieri')).toBe(5);
    expect(capacityOf(check(1, 5), 'vieri')).toBe(6);
  });

  rule(
    'gg.13.1.5b',
    'no hit, no check; the hit of a Disruption is a hit; several Capitani check one by one (R88)',
    () => {
      const calm = duel().capitano('vieri', '1108');
      expect(whys(fight(calm, [DUEL], [5, 5]))).toEqual(['shock']);
      // 4 in column 1: 1/D. The Disrupted defender takes its minimum of one: both Capitani with it check.
      const p = duel()
        .put(defender, '1009', 'E', { disrupted: true })
        .capitano('pazzo', '1009')
        .capitano('novello', '1009');
      expect(whys(fight(p, [DUEL], [3, 3, 1, 1, 1]))).toEqual(['shock', 'disruption', 'woundCheck', 'woundCheck']);
    },
  );

  rule('gg.13.1.6', 'the Wounded table is applied at once, and Recovery wins the loss back', () => {
    const after = (die: number): number => {
      const p = field().put(first, '1609').capitano('donati', '1609', { capacity: 10 });
      p.put('cp-donati-c-lucca-1', '1709');
      p.play([{ step: 'wound', battaglia: p.battaglia('donati'), alone: false }, { step: 'continuing' }], [die, 1]);
      return capacityOf(p, 'donati');
    };
    expect([1, 2, 3, 4, 5].map(after)).toEqual([10, 9, 9, 8, 7]);
    const p = field().put(first, '1609').capitano('vieri', '1609', { capacity: 6 });
    const battaglia = p.battaglia('vieri');
    const t = p.play([{ step: 'wound', battaglia, alone: false }, ...orders(p, 'vieri')], [5, 6]);
    expect(capacityOf(p, 'vieri')).toBe(3);
    t.act({ type: 'recovery' });
    expect(capacityOf(p, 'vieri')).toBe(6);
    const low = field().put(first, '1609').capitano('vieri', '1609', { capacity: 2 });
    low.play([{ step: 'wound', battaglia, alone: false }, { step: 'continuing' }], [5]);
    expect(capacityOf(low, 'vieri')).toBe(1);
  });

  /** The defender with five hits and its Capitano: any hit routs it. */
  const lost = (): Position => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).put(other, '0409', 'E');
    return p.capitano('pazzo', '1009', { capacity: 8 });
  };

  rule(
    ['gg.13.1.7', 'gg.13.1.8'],
    'his unit routs: one roll on the Wounded table, then five points to get away',
    () => {
      const p = lost();
      const t = fight(p, [DUEL], [5, 4, 4]);
      expect([t.step, t.seats, whys(t)]).toEqual(['escape', [1], ['shock', 'wound']]);
      expect(capacityOf(p, 'pazzo')).toBe(6);
      // Not the hex he is in, nor the attacker's, nor those before the attacker without a friend; five points at most.
      const reach = hexes(p, t, 'escape');
      expect(['1009', '1108', '1008'].filter(hex => reach.includes(hex))).toEqual([]);
      expect(reach).toEqual(expect.arrayContaining(['0909', '0509']));
      expect(reach).not.toContain('0409');
      t.act({ type: 'escape', to: p.hex('0609') });
      expect([capitano(p, 'pazzo').cell, capitano(p, 'pazzo').moved]).toEqual([p.hex('0609'), false]);
      expect(whereIs(p, first)).toBe('1009');
    },
  );

  rule('gg.13.1.7', 'if he cannot leave the hex he is captured', () => {
    const p = lost().put('cp-durfort-c-anjou-1', '1109', 'W').put('cp-durfort-c-siena-1', '0909', 'E');
    p.put('cp-durfort-c-bologna-1', '0908', 'E').put(second, '1008', 'SE').put(third, '1010', 'NE');
    const t = fight(p, [DUEL], [5, 4, 1, 3]);
    expect(t.told('captured')).toMatchObject([{ battaglia: p.battaglia('pazzo') }]);
    // gg.17.1.1e: a die of 3 times his combat value of 1; with the hit and the rout, 5 points.
    expect(facts(t, 'points', 'points')).toEqual([1, 1, 3]);
    expect(t.step).toBe('adjutant');
  });

  rule(
    'gg.13.1.9',
    'alone in a hex that an enemy unit enters, he escapes or is captured; the mover goes on (R95)',
    () => {
      const enter = (p: Position): Table => {
        p.put(first, '1208', 'W').capitano('vieri', '1208', { capacity: 6 }).capitano('pazzo', '1108', { capacity: 8 });
        p.put(other, '0409', 'E');
        const t = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(first) });
        return t.act({ type: 'step', to: p.hex('1108') });
      };
      const p = field();
      const t = enter(p);
      expect([t.step, t.seats]).toEqual(['escape', [1]]);
      // The two hexes before the rider are closed to him, but not the way round.
      expect(hexes(p, t, 'escape').filter(hex => ['1008', '1009', '0909'].includes(hex))).toEqual(['0909']);
      t.act({ type: 'escape', to: p.hex('0909') });
      expect([t.step, whereIs(p, first)]).toEqual(['move', '1108']);
      t.act({ type: 'step', to: p.hex('1009') }).act({ type: 'step', to: p.hex('0909') });
      expect(t.step).toBe('escape');
      // On all sides enemies, and behind the rider the zone of the one in 1107.
      const q = field().put(second, '1107', 'SE').put(third, '1109', 'NE').put('cp-durfort-c-anjou-1', '1009', 'E');
      q.put('cp-durfort-c-siena-1', '1008', 'E').put('cp-durfort-c-bologna-1', '1209', 'W');
      expect(enter(q).told('captured')).toHaveLength(1);
    },
  );

  rule(
    ['gg.13.1.10', 'gg.13.1.11'],
    'an Adjutant takes his place with any unit; the Command Capacity is halved, rounding up (R96)',
    () => {
      const p = lost().put('cp-pazzo-c-arezzo-2', '0309', 'E').capitano('pazzo', '1009', { capacity: 7 });
      const t = fight(p, [DUEL], [5, 4, 6, 2]);
      expect(t.told('killed')).toHaveLength(1);
      expect(capacityOf(p, 'pazzo')).toBe(4);
      expect(t.legal().map(({ unit }) => unit)).toEqual([p.unit(other), p.unit('cp-pazzo-c-arezzo-2')]);
      t.act({ type: 'adjutant', unit: p.unit('cp-pazzo-c-arezzo-2') });
      expect(capitano(p, 'pazzo')).toMatchObject({ cell: p.hex('0309'), adjutant: true, capacity: 4 });
      expect(ratingsOf(p.battle, p.battaglia('pazzo'))).toMatchObject({ combat: 0, range: 3 });
    },
  );

  rule('gg.13.1.11', 'an Adjutant who falls is halved and replaced again, at his own value (R96)', () => {
    const p = field().put('cp-durfort-c-anjou-1', '1609', 'W').capitano('durfort', '1609', { capacity: 7 });
    const fallen = { step: 'fallen' as const, battaglia: p.battaglia('durfort') };
    const join = { type: 'adjutant', unit: p.unit('cp-durfort-c-anjou-1') };
    // Durfort counts 1, his Adjutant Narbonne 2: dice of 3 and 3.
    const t = p.play([fallen, fallen, { step: 'continuing' }], [3, 3]);
    expect(t.told('points')).toMatchObject([{ side: 1, points: 3 }]);
    t.act(join);
    expect(t.told('points')).toMatchObject([{ side: 1, points: 6 }]);
    t.act(join);
    expect(capitano(p, 'durfort')).toMatchObject({ capacity: 2, adjutant: true, cell: p.hex('1609') });
  });

  rule('gg.13.1.12', 'with the last unit he leaves play, which scores nothing (R97)', () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).capitano('pazzo', '0609', { capacity: 8 });
    const t = fight(p, [DUEL], [5, 4]);
    expect(t.told('withdrawn')).toMatchObject([{ battaglia: p.battaglia('pazzo') }]);
    expect(capitano(p, 'pazzo')).toMatchObject({ cell: REMOVED, capacity: 0 });
    expect(facts(t, 'points', 'points')).toEqual([1, 1]);
    const q = duel().put(defender, '1009', 'E', { hits: 5 }).capitano('pazzo', '1009', { capacity: 8 });
    const u = fight(q, [DUEL], [5, 4, 1]).act({ type: 'escape', to: q.hex('0609') });
    expect(u.told('withdrawn')).toHaveLength(1);
    expect(u.told('points')).toEqual([]);
  });
});

describe('Heroes', () => {
  const lead = 'cp-montefeltro-c-arezzo-1';
  const friend = 'cp-montefeltro-c-fuoriusc-1';

  rule(['gg.13.3.1', 'gg.13.3.2'], 'by an Order of one point, up to five, to a unit of their Battaglia only', () => {
    const p = field().put(lead, '1009', 'E').put(friend, '0609', 'E').put(defender, '0909', 'E');
    p.state.heroes[0] = p.unit(lead);
    p.capitano('montefeltro', '1009', { capacity: 8 });
    const t = p.play(orders(p, 'montefeltro', 4));
    expect(t.legal('movePersonality')).toEqual([{ type: 'movePersonality', who: 'hero', to: p.unit(friend) }]);
    t.act({ type: 'movePersonality', who: 'hero', to: p.unit(friend) });
    expect([p.state.heroes[0], pointsLeft(t), t.legal('movePersonality')]).toEqual([p.unit(friend), 3, []]);
    expect(t.told('personalityMoved')).toMatchObject([{ rule: 'gg.13.3.2', who: 'hero', to: p.hex('0609') }]);
    p.put(friend, '0409', 'E');
    p.state.heroes[0] = p.unit(lead);
    p.state.rode = [];
    expect(p.play(orders(p, 'montefeltro', 4)).legal('movePersonality')).toEqual([]);
  });

  rule('gg.13.3.2', 'he goes free with his unit, and never attacks alone', () => {
    const p = field().put(lead, '1009', 'E').put(first, '1208', 'W').capitano('montefeltro', '1009', { capacity: 8 });
    p.state.heroes[0] = p.unit(lead);
    const t = p.play(orders(p, 'montefeltro', 4));
    expect(t.legal('order').every(({ unit }) => unit === p.unit(lead))).toBe(true);
    t.act({ type: 'order', order: 'move', unit: p.unit(lead) }).act({ type: 'step', to: p.hex('1108') });
    expect([p.state.heroes[0], whereIs(p, lead)]).toEqual([p.unit(lead), '1108']);
  });

  /** The Hero's unit, with four hits, is attacked: 7 gives 1/1. */
  const tried = (dice: number[]): { p: Position; t: Table } => {
    const p = field().put(lead, '1009', 'E', { hits: 4 }).put(first, '1108', 'W', { hits: 2 }).put(friend, '0409', 'E');
    p.state.heroes[0] = p.unit(lead);
    // Ratings 4 and 2, the Paladini count 2.
    return { p, t: fight(p, [on(first, lead)], [3, 4, ...dice]) };
  };

  rule('gg.13.3.3a', 'a wounded Hero is grazed on 1-4 and killed on 5-6 (R100)', () => {
    expect(whys(tried([2]).t)).toEqual(['shock', 'heroCheck']);
    const { p: grazed, t } = tried([3, 4]);
    expect([whys(t), t.told('heroGrazed').length]).toEqual([['shock', 'heroCheck', 'heroFate'], 1]);
    expect(grazed.state.heroes[0]).toBe(grazed.unit(lead));
    const { t: killed } = tried([3, 5, 4]);
    expect([killed.told('heroKilled').length, killed.told('wounded').length]).toEqual([1, 0]);
    expect(killed.told('points').at(-1)).toMatchObject({ rule: 'gg.17.1.1f', side: 0, points: 4 });
  });

  rule('gg.13.3.3a', 'a Capitano with him is checked and worked out first (R161)', () => {
    const p = field().put(lead, '1009', 'E', { hits: 4 }).put(first, '1108', 'W', { hits: 2 }).put(friend, '0409', 'E');
    p.state.heroes[0] = p.unit(lead);
    p.capitano('montefeltro', '1009', { capacity: 9 });
    const t = fight(p, [on(first, lead)], [3, 4, 3, 2, 3, 1]);
    expect(whys(t)).toEqual(['shock', 'woundCheck', 'wound', 'heroCheck', 'heroFate']);
    expect(capacityOf(p, 'montefeltro')).toBe(8);
  });

  rule('gg.13.3.3b', 'his unit routs: he is eliminated, whatever his side (R99)', () => {
    const p = field().put(lead, '1009', 'E', { hits: 5 }).put(first, '1108', 'W', { hits: 2 }).put(friend, '0409', 'E');
    p.state.heroes[0] = p.unit(lead);
    const t = fight(p, [on(first, lead)], [5, 5, 3]);
    expect([whereIs(p, lead), p.state.heroes[0], whys(t)]).toEqual(['gone', -1, ['shock', 'heroPoints']]);
    expect(t.told('points').at(-1)).toMatchObject({ side: 0, points: 3 });
  });

  rule('gg.13.3.4', 'a natural 12 of missiles wounds the Capitano, not the Hero', () => {
    const archers = 'cp-compagnia-rossa-a-firenze-1';
    const p = field().put(archers, '1108', 'W').put(lead, '1009', 'E').capitano('montefeltro', '1009', { capacity: 9 });
    p.state.heroes[0] = p.unit(lead);
    const t = p.play([{ step: 'fireOrder', unit: p.unit(archers) }, { step: 'continuing' }], [6, 6, 2]);
    t.act({ type: 'fireAt', target: p.unit(lead), facing: p.facing('W') });
    expect(whys(t)).toEqual(['fire', 'wound']);
    expect([p.state.heroes[0], capacityOf(p, 'montefeltro')]).toEqual([p.unit(lead), 8]);
    expect(hitsOf(p, lead)).toBe(0);
  });
});
