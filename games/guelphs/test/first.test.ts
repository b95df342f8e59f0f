/** The first hex of the map, the first unit of the roster, the first Battaglia, the first Hero: all like others. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { unitsInCommand } from '../src/05-orders/command.ts';
import { canAttack, canFire } from '../src/05-orders/engagement.ts';
import { personalityMoves, whyNoWithdrawal } from '../src/05-orders/orders.ts';
import { zoned, zonesOn } from '../src/06-facing/zones.ts';
import { bannerReach, meetsFriend, ridingReach, whyNoStep } from '../src/08-movement/movement.ts';
import { manoeuvreOf, reachByHex } from '../src/08-movement/reach.ts';
import { fireModifiers, reactingFirers, sees, targetsOf } from '../src/10-combat/fire.ts';
import { attackersOf } from '../src/10-combat/shock.ts';
import { enemiesInFront, whyNoCharge } from '../src/12-cavalry/charge.ts';
import { capitanoMoves } from '../src/13-personalities/riding.ts';
import { enemyAt, nextToEnemy, occupant, unitsAt } from '../src/battle.ts';
import { guelphs } from '../src/index.ts';
import { commandOf } from '../src/outlook.ts';
import { sparesPoint } from '../src/scenarios/openings.ts';
import type { OrdersFrame } from '../src/shape.ts';
import { bare, named, orders, rolls } from './activations.ts';
import { alone, hexes, march, ordered, units, where } from './drill.ts';
import { aim } from './fights.ts';
import { type Position, position } from './position.ts';

const rule = ruleTests(guelphs.rulebook);

/** Unit, Battaglia and Hero are the first of Campaldino. */
const FIRST = 'cp-montefeltro-c-montefel-1';
const SECOND = 'cp-montefeltro-c-fuoriusc-1';
const HORSE = 'cp-vieri-c-feditori-1';
const GHIBELLINE_FOOT = 'cp-guglielmino-i-arezzo-1';
const CROSSBOWS = 'cp-compagnia-rossa-x-firenze-1';
/** The first unit of Benevento shoots. */
const ARCHERS = 'bn-saracens-a-saracens-1';

/** At Campaldino the first hex is the river's; at Montaperti it is open. */
const FIRENZE_HORSE = 'mp-pitigliano-c-firenze-1';
const FIRENZE_FOOT = 'mp-tegghiaio-i-firenze-1';
const FIRENZE_CROSSBOWS = 'mp-tegghiaio-x-firenze-1';
const SIENA_FOOT = 'mp-aldobrandino-i-siena-1';
const SIENA_HORSE = 'mp-salvani-c-siena-1';

const names = (p: Position, cells: readonly number[]): string[] => cells.map(cell => p.name(cell)).sort();

describe('the first unit', () => {
  rule(['gg.7.0', 'gg.7.1'], 'is seen, and has a zone of control', () => {
    const p = bare('campaldino').put(FIRST, '1209', 'E').put(HORSE, '1308', 'W');
    expect(p.unit(FIRST)).toBe(0);
    const [here, there] = [p.hex('1209'), p.hex('1308')];
    expect([occupant(p.battle, here), unitsAt(p.battle, here)]).toEqual([0, [0]]);
    expect([enemyAt(p.battle, here, 0), enemyAt(p.battle, here, 1)]).toEqual([0, -1]);
    expect([nextToEnemy(p.battle, there, 0), nextToEnemy(p.battle, there, 1)]).toEqual([true, false]);
    expect([zonesOn(p.battle, there, 0, true), zoned(p.battle, there, 0, true)]).toEqual([[0], true]);
    expect(zoned(p.battle, p.hex('1210'), 0, true)).toBe(false);
  });

  rule(['gg.8.3.1a', 'gg.8.3.2'], 'bars its hex to the enemy, and costs friends a point', () => {
    const p = bare('campaldino').put(FIRST, '1309', 'E').put(HORSE, '1209', 'E').put(SECOND, '1308', 'SW');
    const mover = (id: string, corner: string) => ({
      unit: p.unit(id),
      cell: at(p.state.cell, p.unit(id)),
      facing: p.facing(corner),
      points: 1,
      moved: 0,
    });
    const to = p.hex('1309');
    expect(whyNoStep(p.battle, mover(HORSE, 'E'), to)).toMatchObject({ rule: 'gg.8.3.1a', reason: 'enemyThere' });
    const alone = bare('campaldino').put(FIRST, '1309', 'E').put(SECOND, '1308', 'SW');
    expect(meetsFriend(alone.battle, alone.unit(SECOND), to)).toBe(true);
    expect(whyNoStep(alone.battle, mover(SECOND, 'SW'), to)).toMatchObject({ rule: 'gg.8.2.2', cost: 2, left: 1 });
    expect(whyNoStep(alone.battle, { ...mover(SECOND, 'SW'), points: 2 }, to)).toBeUndefined();
  });

  rule(['gg.12.1a', 'gg.10.5.1'], 'can be charged and attacked, and found in front', () => {
    const p = bare('campaldino').put(FIRST, '1209', 'E').put(HORSE, '1509', 'W');
    expect([whyNoCharge(p.battle, p.unit(HORSE)), canAttack(p.battle, p.unit(HORSE))]).toEqual([undefined, true]);
    p.put(HORSE, '1309', 'W');
    expect(enemiesInFront(p.battle, p.unit(HORSE), p.hex('1309'), p.facing('W'))).toEqual([0]);
    expect(canAttack(p.battle, p.unit(HORSE))).toBe(true);
  });

  rule('gg.10.5.3', 'attacks', () => {
    const p = bare('campaldino').put(FIRST, '1209', 'E').put(HORSE, '1309', 'W');
    aim(p, [{ unit: FIRST, target: HORSE }]);
    expect(attackersOf(p.battle, p.unit(HORSE))).toEqual([0]);
  });

  rule('gg.5.2', 'stands in the way of enemy command, and continues that of its own', () => {
    // From 0101 the only ways to 0103 lead through 0102 and 0202.
    const p = bare('campaldino').put(FIRST, '0102', 'E').put(GHIBELLINE_FOOT, '0202', 'E').put(HORSE, '0103');
    p.capitano('vieri', '0101');
    const inRange = unitsInCommand(p.battle, p.battaglia('vieri')).has(p.unit(HORSE));
    p.put(FIRST, '2010', 'E');
    expect([inRange, unitsInCommand(p.battle, p.battaglia('vieri')).has(p.unit(HORSE))]).toEqual([false, true]);
    const chain = bare('campaldino').put(SECOND, '1209').put('cp-montefeltro-c-arezzo-1', '1609').put(FIRST, '1709');
    chain.capitano('montefeltro', '1209');
    expect([...unitsInCommand(chain.battle, 0)].sort()).toEqual([0, 1, 2]);
  });

  rule('gg.5.3.4', 'leaves no room for a withdrawal into its hex', () => {
    const p = bare('campaldino').put(FIRST, '1109', 'E').put(SECOND, '1209', 'E');
    const to = p.hex('1109');
    expect(whyNoWithdrawal(p.battle, p.unit(SECOND), to)).toMatchObject({ rule: 'gg.5.3.4', reason: 'occupied' });
    p.put(FIRST, '2010', 'E');
    expect(whyNoWithdrawal(p.battle, p.unit(SECOND), to)).toBeUndefined();
  });

  rule(['gg.10.2.1a', 'gg.10.1.2a'], 'is shot at, and stops the sight of others', () => {
    const p = bare('campaldino').put(FIRST, '1209', 'E').put(CROSSBOWS, '1409', 'W');
    expect(targetsOf(p.battle, p.unit(CROSSBOWS), p.facing('W'))).toEqual([0]);
    const sight = (): boolean => sees(p.battle, p.hex('1409'), p.hex('1009'));
    expect(sight()).toBe(false);
    p.put(FIRST, '2010', 'E');
    expect(sight()).toBe(true);
  });

  rule(['gg.10.4', 'gg.10.4.1', 'gg.6.2a'], 'shoots and turns against an enemy that comes', () => {
    const p = bare('benevento').put(ARCHERS, '1209', 'E').put('bn-montfort-c-provence-1', '1309', 'W');
    expect(p.unit(ARCHERS)).toBe(0);
    expect(reactingFirers(p.battle, p.unit('bn-montfort-c-provence-1'), p.hex('1309'))).toEqual([0]);
    expect(reactingFirers(p.battle, p.unit('bn-montfort-c-provence-1'), p.hex('1308'))).toEqual([0]);
    p.put(ARCHERS, '1209', 'W').put('bn-galvano-c-toscana-1', '0209', 'E');
    p.state.active = 0;
    const t = alone(p, { step: 'facingReaction', mover: p.unit('bn-montfort-c-provence-1'), done: [] });
    expect(t.step).toBe('facingReaction');
    expect(new Set(units(t, 'react'))).toEqual(new Set([ARCHERS]));
  });

  rule('gg.16.4', 'is met by an enemy: its Battaglia loses the Reserve', () => {
    const p = bare('campaldino').put(FIRST, '1209', 'E').put(HORSE, '1509', 'W');
    p.capitano('montefeltro', '1209', { reserve: true });
    const t = march(ordered(p, 'vieri', 'move', HORSE), '1409', '1308');
    expect(t.told('released')).toMatchObject([{ rule: 'gg.16.4', battaglia: 0, contact: true }]);
    expect(at(p.state.capitani, 0).reserve).toBe(false);
  });

  rule(['gg.13.3.2', 'gg.13.2.4'], 'has the first Hero, and the Standard, who ride to others', () => {
    const p = bare('campaldino').put(FIRST, '1209', 'E').put(SECOND, '1210', 'E').capitano('montefeltro', '1209');
    p.state.heroes[0] = 0;
    const frame = {
      battaglia: 0,
      kind: 'basic' as const,
      points: 1,
      begun: false,
      compagnia: -1,
      attacks: 0,
    };
    expect(personalityMoves(p.battle, frame)).toEqual([{ type: 'movePersonality', who: 'hero', to: p.unit(SECOND) }]);
    expect(personalityMoves(p.battle, { ...frame, points: 0 })).toEqual([]);
    p.state.heroes[0] = p.unit(SECOND);
    expect(personalityMoves(p.battle, frame)).toEqual([{ type: 'movePersonality', who: 'hero', to: 0 }]);
    p.state.heroes[0] = -1;
    expect(personalityMoves(p.battle, frame)).toEqual([]);
  });

  rule('gg.S.1.1', 'changes places in its row, with the first Capitano', () => {
    const p = position('campaldino');
    const t = p.play([{ step: 'deployment', side: 1, done: [0] }, { step: 'continuing' }]);
    expect(new Set(units(t, 'place'))).toEqual(new Set([SECOND]));
    p.capitano('montefeltro', '1006');
    t.act({ type: 'place', unit: p.unit(SECOND), to: p.hex('1008') });
    expect([where(p, SECOND), where(p, 'cp-montefeltro-c-arezzo-1'), where(p, FIRST)]).toEqual([
      '1008',
      '1007',
      '1006',
    ]);
    const again = position('campaldino').capitano('montefeltro', '1006');
    const first = again.play([{ step: 'deployment', side: 1, done: [] }, { step: 'continuing' }]);
    first.act({ type: 'place', unit: 0, to: again.hex('1005') });
    expect([where(again, FIRST), again.name(at(again.state.capitani, 0).cell)]).toEqual(['1005', '1005']);
    const third = position('campaldino').capitano('montefeltro', '1006');
    const swap = third.play([{ step: 'deployment', side: 1, done: [2] }, { step: 'continuing' }]);
    swap.act({ type: 'place', unit: 0, to: third.hex('1007') });
    expect([where(third, FIRST), where(third, SECOND)]).toEqual(['1007', '1006']);
    expect(third.name(at(third.state.capitani, 0).cell)).toBe('1007');
    swap.act({ type: 'place', unit: 1, to: third.hex('1005') });
    expect([where(third, FIRST), where(third, SECOND)]).toEqual(['1007', '1005']);
  });
});

describe('the first hex', () => {
  rule(['gg.8.1.2', 'gg.8.1.3', 'gg.7.1'], 'is entered and left, and is next to the enemy', () => {
    const p = bare('montaperti').put(FIRENZE_FOOT, '0202', 'W');
    expect(p.hex('0101')).toBe(0);
    const mover = { unit: p.unit(FIRENZE_FOOT), cell: p.hex('0202'), facing: p.facing('W'), points: 3, moved: 0 };
    expect(whyNoStep(p.battle, mover, 0)).toBeUndefined();
    expect(whyNoStep(p.battle, { ...mover, facing: p.facing('E') }, 0)).toMatchObject({ rule: 'gg.8.1.3' });
    expect(whyNoStep(p.battle, { ...mover, cell: p.hex('0303') }, 0)).toMatchObject({ rule: 'gg.8.1.2' });
    expect(names(p, [...reachByHex(p.battle, manoeuvreOf(p.battle, p.unit(FIRENZE_FOOT), 'move')).keys()])).toContain(
      '0101',
    );
    const t = ordered(p, 'tegghiaio', 'move', FIRENZE_FOOT);
    expect(hexes(t, 'step')).toEqual(['0101', '0102']);
    march(t, '0101').act({ type: 'stop' });
    expect(where(p, FIRENZE_FOOT)).toBe('0101');
    const zone = bare('montaperti').put(FIRENZE_FOOT, '0101', 'E');
    expect([zoned(zone.battle, zone.hex('0202'), 1, false), zoned(zone.battle, zone.hex('0102'), 1, false)]).toEqual([
      true,
      false,
    ]);
    expect(zonesOn(zone.battle, zone.hex('0201'), 1, false)).toEqual([zone.unit(FIRENZE_FOOT)]);
    expect(nextToEnemy(zone.battle, zone.hex('0102'), 1)).toBe(true);
  });

  rule(['gg.12.1a', 'gg.10.5.1'], 'can be charged into, and charged from', () => {
    const p = bare('montaperti').put(SIENA_FOOT, '0101', 'E').put(FIRENZE_HORSE, '0404', 'W');
    expect([whyNoCharge(p.battle, p.unit(FIRENZE_HORSE)), canAttack(p.battle, p.unit(FIRENZE_HORSE))]).toEqual([
      undefined,
      true,
    ]);
    p.put(FIRENZE_HORSE, '0202', 'W');
    expect(enemiesInFront(p.battle, p.unit(FIRENZE_HORSE), p.hex('0202'), p.facing('W'))).toEqual([p.unit(SIENA_FOOT)]);
    const q = bare('montaperti').put(SIENA_FOOT, '0303', 'E').put(FIRENZE_HORSE, '0101', 'E');
    expect(whyNoCharge(q.battle, q.unit(FIRENZE_HORSE))).toBeUndefined();
    aim(q, [{ unit: FIRENZE_HORSE, target: SIENA_FOOT }]);
    expect(attackersOf(q.battle, q.unit(SIENA_FOOT))).toEqual([q.unit(FIRENZE_HORSE)]);
  });

  rule(['gg.13.1.1', 'gg.13.1.3', 'gg.13.2.4'], 'is ridden to and from', () => {
    const p = bare('montaperti').put(FIRENZE_HORSE, '0202', 'E').capitano('pitigliano', '0101');
    const pitigliano = p.battaglia('pitigliano');
    expect(names(p, ridingReach(p.battle, 0, 1, 0))).toEqual(['0102', '0201', '0202']);
    expect(names(p, bannerReach(p.battle, 0, 1, 0))).toEqual(['0102', '0201', '0202']);
    expect(names(p, ridingReach(p.battle, p.hex('0102'), 1, 0))).toContain('0101');
    expect(ridingReach(p.battle, -1, 1, 0)).toEqual([]);
    expect(names(p, capitanoMoves(p.battle, pitigliano))).toContain('0202');
    expect(names(p, commandOf(p.battle, pitigliano).direct)).toContain('0101');
    expect([...unitsInCommand(p.battle, pitigliano)]).toEqual([p.unit(FIRENZE_HORSE)]);
  });

  rule('gg.5.2', 'is within a range, on a way past enemies', () => {
    const p = bare('montaperti')
      .put(FIRENZE_HORSE, '0101', 'E')
      .put(SIENA_FOOT, '0303', 'E')
      .capitano('pitigliano', '0202');
    expect([...unitsInCommand(p.battle, p.battaglia('pitigliano'))]).toEqual([p.unit(FIRENZE_HORSE)]);
  });

  rule(['gg.10.1.2a', 'gg.10.3'], 'is shot from and into', () => {
    const p = bare('montaperti').put(FIRENZE_CROSSBOWS, '0101', 'E').put(SIENA_FOOT, '0302', 'W');
    expect(targetsOf(p.battle, p.unit(FIRENZE_CROSSBOWS), p.facing('E'))).toEqual([p.unit(SIENA_FOOT)]);
    p.put(FIRENZE_CROSSBOWS, '0302', 'W').put(SIENA_FOOT, '0101', 'E');
    expect(targetsOf(p.battle, p.unit(FIRENZE_CROSSBOWS), p.facing('W'))).toEqual([p.unit(SIENA_FOOT)]);
    // Out of 0101 the shot arrives straight, in front of one that faces it.
    p.put(FIRENZE_CROSSBOWS, '0101', 'E').put(SIENA_FOOT, '0202', 'W');
    const values = fireModifiers(p.battle, p.unit(FIRENZE_CROSSBOWS), p.unit(SIENA_FOOT), 'order');
    p.put(SIENA_FOOT, '0202', 'E');
    const behind = fireModifiers(p.battle, p.unit(FIRENZE_CROSSBOWS), p.unit(SIENA_FOOT), 'order');
    expect(behind.length - values.length).toBe(1);
  });

  rule(['gg.10.7.1a', 'gg.10.9', 'gg.10.9.2'], 'is retreated into, with the Capitano, and advanced into', () => {
    const p = bare('montaperti').put(SIENA_HORSE, '0202', 'E').put(FIRENZE_HORSE, '0302', 'W');
    p.capitano('salvani', '0202');
    const t = alone(p, { step: 'retreat', unit: p.unit(SIENA_HORSE), lead: p.unit(FIRENZE_HORSE) });
    expect([t.told('retreated').length, where(p, SIENA_HORSE)]).toEqual([1, '0101']);
    expect(at(p.state.capitani, p.battaglia('salvani')).cell).toBe(0);
    const q = bare('montaperti').put(FIRENZE_HORSE, '0202', 'W').capitano('pitigliano', '0202');
    const u = alone(q, { step: 'advance', unit: q.unit(FIRENZE_HORSE), to: 0 });
    u.act({ type: 'follow' });
    expect([where(q, FIRENZE_HORSE), at(q.state.capitani, q.battaglia('pitigliano')).cell]).toEqual(['0101', 0]);
  });

  rule(
    ['gg.13.1.6', 'gg.13.1.7', 'gg.13.1.9'],
    'a Capitano is wounded there, and flees from there and to there',
    () => {
      const p = bare('montaperti').put(FIRENZE_HORSE, '0101', 'E').capitano('pitigliano', '0101');
      const wound = alone(p, { step: 'wound', battaglia: p.battaglia('pitigliano'), alone: true }, [1]);
      expect([wound.told('roll').length, wound.step]).toEqual([1, 'escape']);
      expect(hexes(wound, 'escape')).toContain('0202');
      const q = bare('montaperti').capitano('pitigliano', '0202');
      const flight = alone(q, { step: 'flight', battaglia: q.battaglia('pitigliano') });
      expect(hexes(flight, 'escape')).toContain('0101');
      flight.act({ type: 'escape', to: 0 });
      expect(at(q.state.capitani, q.battaglia('pitigliano')).cell).toBe(0);
    },
  );

  rule(['gg.11.0b', 'gg.10.8'], 'who routs there takes the Capitano in it along', () => {
    const p = bare('montaperti').put(FIRENZE_FOOT, '2010').capitano('pitigliano', '0101');
    const t = alone(p, { step: 'rout', unit: p.unit(FIRENZE_HORSE), cell: 0, shock: false }, [1]);
    expect([rolls(t)[0], t.step]).toEqual(['wound', 'escape']);
  });
});

describe('the first Battaglia', () => {
  rule(['gg.S.3.6.2a', 'gg.S.3.6.2b'], 'in a run of Continuum nobody else is chosen, whichever number it has', () => {
    const p = bare('montaperti').put('mp-anglano-c-germans-1', '2716').put('mp-salvani-c-siena-1', '2915');
    p.put('mp-pitigliano-c-firenze-1', '2215');
    p.capitano('anglano', '2716').capitano('salvani', '2915').capitano('pitigliano', '2215');
    p.state.active = 1;
    p.state.events.run = 0;
    const t = alone(p, { step: 'continuing' });
    expect(named(t, 'continuum')).toEqual([0]);
    expect(t.refusal({ type: 'continuum', battaglia: p.battaglia('salvani') })).toMatchObject({
      rule: 'gg.S.3.6.2b',
      reason: 'notEligible',
    });
    p.state.active = 0;
    const rule = 'gg.S.3.6.2b';
    const interruption = alone(p, { step: 'interruption', battaglia: p.battaglia('pitigliano'), capacity: 9 });
    expect(interruption.refusal({ type: 'interrupt', battaglia: p.battaglia('salvani') })).toMatchObject({ rule });
  });
});

rule(
  ['gg.10.1', 'gg.10.1.4', 'gg.5.3.2'],
  'who can be ordered to fire: missile units, not yet Fired, with a target',
  () => {
    const can = (id: string, hex: string, fired = false): boolean => {
      const p = bare('montaperti').put(id, '2009', 'E', { fired }).put(SIENA_FOOT, hex, 'W');
      return canFire(p.battle, p.unit(id));
    };
    expect([can(FIRENZE_CROSSBOWS, '2109'), can(FIRENZE_CROSSBOWS, '3009')]).toEqual([true, false]);
    expect([can(FIRENZE_CROSSBOWS, '2109', true), can(FIRENZE_HORSE, '2109')]).toEqual([false, false]);
  },
);

describe('points that an opening leaves', () => {
  const frame = (points: number): OrdersFrame => ({
    battaglia: 0,
    kind: 'basic',
    points,
    begun: false,
    compagnia: -1,
    attacks: 0,
  });

  rule('gg.S.2.2.4c', 'an Order that does not engage is open while the first unit can still be ordered to', () => {
    const p = position('montaperti-free')
      .empty()
      .put('mp-anglano-c-germans-1', '2716', 'W')
      .put(FIRENZE_HORSE, '2316', 'E');
    p.capitano('anglano', '2716');
    Object.assign(p.state.events, { marching: false, activations: 1 });
    p.state.row = { battaglia: 0, times: 1 };
    p.state.active = 1;
    expect([sparesPoint(p.battle, frame(2)), sparesPoint(p.battle, frame(1))]).toEqual([true, false]);
  });

  rule(['gg.5.3', 'gg.S.1.5'], 'one is enough for a unit that comes late, if there were any; none is not', () => {
    const p = bare('montaperti').put(FIRENZE_HORSE, '2316', 'E').capitano('pitigliano', '2316');
    const why = (points: number) =>
      p.play(orders(p, 'pitigliano', points)).refusal({ type: 'enterMap', unit: p.unit(FIRENZE_FOOT), to: 0 });
    expect(why(0)).toMatchObject({ rule: 'gg.5.3', reason: 'tooFewPoints', cost: 1, left: 0 });
    expect(why(1)).toMatchObject({ rule: 'gg.S.1.5', reason: 'notAwaited' });
  });
});
