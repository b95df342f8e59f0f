import { oddsOf } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { fireModifiers } from '../../src/10-combat/fire.ts';
import { guelphs } from '../../src/index.ts';
import { bare, orders, pointsLeft, rolls } from '../activations.ts';
import { alone, hasFired, hitsOf, isDisrupted, march, modifiersOf, ordered, stop, units, where } from '../drill.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';

rule(
  ['gg.4.0.7', 'gg.15.1'],
  'at the end of any activation all archers may shoot again, crossbows of others not',
  () => {
    const p = bare('campaldino').put(HORSE, '1609', 'W').capitano('vieri', '1609');
    p.put(ARCHERS, '0609', 'E', { fired: true }).put(CROSSBOWS, '0608', 'E', { fired: true });
    p.play(orders(p, 'vieri')).act({ type: 'endOrders' });
    expect([hasFired(p, ARCHERS), hasFired(p, CROSSBOWS)]).toEqual([false, true]);
  },
);

type Setting = { hits?: number; disrupted?: boolean };

/** The crossbows (rating 4) in 1209, facing E, shoot at a target that faces them. */
function shot(target: string, hex: string, dice: number[], firer: Setting = {}, more = (p: Position): Position => p) {
  const p = more(bare('campaldino').put(CROSSBOWS, '1209', 'E', firer).put(target, hex, 'W'));
  const table = ordered(p, 'guglielmino', 'fire', CROSSBOWS, dice);
  return { p, table: table.act({ type: 'fireAt', target: p.unit(target), facing: p.facing('E') }) };
}

describe('the Fire Table', () => {
  rule('gg.10.3', 'dice plus rating against the number for armour and range', () => {
    // Medium armour: 12 next to the crossbows, 13 at two hexes, 15 at three.
    const hit = (hex: string, dice: number[]): boolean => isDisrupted(shot(FOOT, hex, dice).p, FOOT);
    expect([hit('1309', [4, 3]), hit('1309', [4, 4])]).toEqual([false, true]);
    expect([hit('1408', [4, 4]), hit('1408', [4, 5])]).toEqual([false, true]);
    expect([hit('1508', [5, 5]), hit('1508', [5, 6])]).toEqual([false, true]);
  });

  rule('gg.10.3', 'the rating is the current one; a Disrupted unit fires, worse (R51)', () => {
    const told = (firer: Setting) => shot(FOOT, '1309', [3, 3], firer).table.told('shot');
    expect(told({})).toMatchObject([{ total: 10 }]);
    expect(told({ hits: 1 })).toMatchObject([{ total: 9 }]);
    expect(told({ disrupted: true })).toMatchObject([{ total: 9 }]);
  });

  rule('gg.10.3', 'a hit on a Disrupted unit costs it hits: a die minus its rating, one at least', () => {
    const { p } = shot(FOOT, '1309', [6, 5, 2], {}, q => q.put(FOOT, '1309', 'W', { disrupted: true }));
    expect(hitsOf(p, FOOT)).toBe(1);
    const worse = shot(FOOT, '1309', [6, 5, 6], {}, q => q.put(FOOT, '1309', 'W', { disrupted: true, hits: 2 }));
    expect(where(worse.p, FOOT)).toBe('gone');
  });

  rule('gg.10.3', 'where the table shows a dash there is no shot, not even for a 12 (R52)', () => {
    const heavy = (hex: string) => {
      const p = bare('montaperti').put('mp-tegghiaio-x-firenze-1', '2509', 'E').put('mp-anglano-c-germans-1', hex, 'W');
      p.capitano('tegghiaio', '2509');
      return p
        .play(orders(p, 'tegghiaio'))
        .refusal({ type: 'order', order: 'fire', unit: p.unit('mp-tegghiaio-x-firenze-1') });
    };
    expect(heavy('2708')).toBeNull();
    expect(heavy('2808')).toMatchObject({ reason: 'noTarget' });
  });

  rule('gg.10.3', 'a target that shows flank or rear is easier to hit', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1309', 'E');
    expect(fireModifiers(p.battle, p.unit(CROSSBOWS), p.unit(FOOT), 'order')).toEqual([
      { rule: 'gg.10.3', value: 4 },
      { rule: 'gg.10.3', value: 1 },
    ]);
  });

  rule('gg.10.3', 'the odds are exact: 15 rolls in 36 hit medium armour from the next hex', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1309', 'W');
    const table = ordered(p, 'guglielmino', 'fire', CROSSBOWS);
    const odds = oddsOf(table.play, 1, { type: 'fireAt', target: p.unit(FOOT), facing: p.facing('E') });
    const hits =
      odds?.outcomes.filter(({ events }) =>
        events.some(event => event.type === 'shot' && 'hit' in event && event.hit === true),
      ) ?? [];
    expect(hits.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(15 / 36, 12);
    expect(odds?.modifiers).toEqual([{ rule: 'gg.10.3', value: 4 }]);
  });

  rule('gg.10.3.1', 'effects come at once: a target routed by Order is gone before the next one', () => {
    const { p, table } = shot(FOOT, '1309', [6, 5, 6], {}, q =>
      q.put(FOOT, '1309', 'W', { disrupted: true, hits: 4 }).put(HORSE, '1709'),
    );
    expect(table.step).toBe('orders');
    expect(where(p, FOOT)).toBe('gone');
    expect(table.told('routed')).toHaveLength(1);
  });

  rule('gg.10.3.2a', 'a natural 12 always disrupts', () => {
    // Heavy armour at two hexes needs 15; 12 and a rating of 1 make 13.
    const p = bare('montaperti')
      .put('mp-tegghiaio-x-firenze-1', '2509', 'E', { hits: 3 })
      .put('mp-anglano-c-germans-1', '2708', 'W');
    const table = ordered(p, 'tegghiaio', 'fire', 'mp-tegghiaio-x-firenze-1', [6, 6]);
    table.act({ type: 'fireAt', target: p.unit('mp-anglano-c-germans-1'), facing: p.facing('E') });
    expect(table.told('shot')[0]).toMatchObject({ needed: 15, total: 13, hit: true });
    expect(isDisrupted(p, 'mp-anglano-c-germans-1')).toBe(true);
  });

  rule('gg.10.3.2b', 'it wounds a Capitano in the hex; no other roll touches him', () => {
    const withHim = (dice: number[]) =>
      shot(HORSE, '1309', dice, {}, p => p.capitano('vieri', '1309', { capacity: 6 }));
    const twelve = withHim([6, 6, 4]);
    expect(rolls(twelve.table)).toEqual(['fire', 'wound']);
    expect(twelve.p.state.capitani[twelve.p.battaglia('vieri')]?.capacity).toBe(4);
    const eleven = withHim([6, 5]);
    expect(isDisrupted(eleven.p, HORSE)).toBe(true);
    expect(rolls(eleven.table)).toEqual(['fire']);
  });

  rule('gg.10.3.2b', 'one die decides, also when the unit with him routs (gg.13.1.8)', () => {
    const { p, table } = shot(HORSE, '1309', [6, 6, 6, 1], {}, q =>
      q.put(HORSE, '1309', 'W', { hits: 5, disrupted: true }).put(HORSE_2, '1709').capitano('vieri', '1309'),
    );
    expect(where(p, HORSE)).toBe('gone');
    expect(rolls(table)).toEqual(['fire', 'disruption', 'wound']);
    table.act({ type: 'escape', to: p.hex('1709') });
    expect(rolls(table)).toEqual([]);
    expect(table.step).toBe('orders');
  });

  rule('gg.10.3.3', 'a turn of one vertex before the shot costs 1', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1207', 'SE');
    const table = ordered(p, 'guglielmino', 'fire', CROSSBOWS, [4, 5]);
    expect(table.legal('fireAt').map(({ facing }) => facing)).toEqual([p.facing('NE')]);
    table.act({ type: 'fireAt', target: p.unit(FOOT), facing: p.facing('NE') });
    expect(table.told('shot')[0]).toMatchObject({ needed: 13, total: 12, hit: false });
    expect(p.state.facing[p.unit(CROSSBOWS)]).toBe(p.facing('NE'));
  });

  rule(['gg.10.3.3', 'gg.6.1.1'], 'but in an enemy zone it cannot turn to shoot', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1207', 'SE').capitano('guglielmino', '1209');
    const order = { type: 'order', order: 'fire', unit: p.unit(CROSSBOWS) };
    expect(p.play(orders(p, 'guglielmino')).refusal(order)).toBeNull();
    p.put('cp-mangiatori-i-firenze-2', '1109', 'E');
    expect(p.play(orders(p, 'guglielmino')).refusal(order)).toMatchObject({ reason: 'noTarget' });
  });
});

describe('reaction fire', () => {
  /** The Guelph Foot walks from 1409 to 1309, in front of the crossbows. */
  const entering = (dice: number[] = [], more = (p: Position): Position => p): Table => {
    const p = more(bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1409', 'W'));
    return stop(march(ordered(p, 'mangiatori', 'move', FOOT, dice), '1309'));
  };

  rule(['gg.10.4', 'gg.10.4.1'], 'at a unit that ends its move in front, free and with immediate effect', () => {
    const table = entering([6, 5]);
    table.act({ type: 'attack', target: table.position.unit(CROSSBOWS) });
    expect(table.step).toBe('entryFire');
    expect(table.seats).toEqual([1]);
    table.act({ type: 'shoot', unit: table.position.unit(CROSSBOWS) });
    expect(isDisrupted(table.position, FOOT)).toBe(true);
    expect(table.step).toBe('orders');
    expect(pointsLeft(table)).toBe(5);
  });

  rule('gg.10.4', 'any missile unit of the other side may, whatever its Battaglia; the mover’s own never (R42)', () => {
    const table = entering([], p => p.put(ARCHERS, '1310', 'NW').put('cp-compagnia-rossa-x-firenze-1', '1308', 'SE'));
    table.act({ type: 'noAttack' });
    expect(new Set(units(table, 'shoot'))).toEqual(new Set([CROSSBOWS, ARCHERS]));
  });

  rule('gg.10.4.1', 'not at a unit that stays where it was', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1309', 'W');
    const table = stop(ordered(p, 'mangiatori', 'move', FOOT)).act({ type: 'attack', target: p.unit(CROSSBOWS) });
    expect(table.step).toBe('orders');
  });

  rule('gg.10.4.1', 'not at one that advances, but at one that comes up by Echelon', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1409', 'W');
    const advancing = alone(p, { step: 'advance', unit: p.unit(HORSE), to: p.hex('1309') });
    expect(advancing.act({ type: 'face', facing: p.facing('W') }).step).toBe('continuing');
    const q = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'W').put(HORSE_2, '1409', 'W');
    const table = ordered(q, 'vieri', 'echelon', HORSE, [6, 5]).act({ type: 'comeUp', unit: q.unit(HORSE_2) });
    expect(table.step).toBe('exitFire');
    table.act({ type: 'hold' }).act({ type: 'noAttack' });
    expect(table.step).toBe('entryFire');
    table.act({ type: 'shoot', unit: q.unit(CROSSBOWS) });
    expect([isDisrupted(q, HORSE), isDisrupted(q, HORSE_2)]).toEqual([false, true]);
  });

  rule('gg.10.4.1', 'a charged missile unit checks its morale first', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1409', 'W');
    const table = stop(march(ordered(p, 'vieri', 'charge', HORSE, [6, 6, 5]), '1309'));
    table.act({ type: 'attack', target: p.unit(CROSSBOWS) });
    expect(table.told('morale')).toMatchObject([{ unit: p.unit(CROSSBOWS), ok: false }]);
    expect(isDisrupted(p, CROSSBOWS)).toBe(true);
    expect(table.step).toBe('entryFire');
  });

  rule('gg.10.4.2', 'at a unit that leaves a frontal hex, at range 1, before it is gone', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'E');
    const table = ordered(p, 'vieri', 'move', HORSE, [5, 3]).act({ type: 'step', to: p.hex('1409') });
    expect(where(p, HORSE)).toBe('1309');
    table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    // 8 + 4 + 1 for the rear it shows, against the 12 of medium armour at range 1.
    expect(table.told('shot')[0]).toMatchObject({ needed: 12, total: 13, hit: true });
    expect(where(p, HORSE)).toBe('1409');
  });

  rule('gg.10.4.2', 'from one frontal hex to the other is an exit; one volley a unit (R41)', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1308', 'SE');
    const table = ordered(p, 'vieri', 'move', HORSE, [1, 1]).act({ type: 'step', to: p.hex('1309') });
    expect(table.step).toBe('exitFire');
    table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(table.step).toBe('move');
    table.act({ type: 'step', to: p.hex('1310') });
    expect(table.step).toBe('move');
    expect(where(p, HORSE)).toBe('1310');
  });

  rule('gg.10.4.2', 'a unit routed on the way ends its Order (R43)', () => {
    const p = bare('campaldino')
      .put(CROSSBOWS, '1209', 'E')
      .put(HORSE, '1309', 'E', { hits: 5, disrupted: true })
      .put(HORSE_2, '1709', 'E')
      .capitano('vieri', '1709');
    const table = ordered(p, 'vieri', 'move', HORSE, [6, 5, 6]).act({ type: 'step', to: p.hex('1409') });
    table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(where(p, HORSE)).toBe('gone');
    expect(table.step).toBe('orders');
  });

  rule('gg.10.4.2', 'an advance and a retreat are no exits (R41)', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'E');
    const table = alone(p, { step: 'advance', unit: p.unit(HORSE), to: p.hex('1409') });
    expect(table.step).toBe('turnAfter');
    const q = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'E').put(ENEMY_HORSE, '1308', 'SE');
    alone(q, { step: 'retreat', unit: q.unit(HORSE), lead: q.unit(ENEMY_HORSE) });
    expect(where(q, HORSE)).toBe('1310');
    expect(hasFired(q, CROSSBOWS)).toBe(false);
  });

  rule('gg.10.4.3', 'who turned in reaction to this mover has -1 (R40)', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'NE').put(FOOT, '1409', 'W');
    const table = stop(march(ordered(p, 'mangiatori', 'move', FOOT, [1, 4, 4]), '1309'));
    table.act({ type: 'react', unit: p.unit(CROSSBOWS), facing: p.facing('E') }).act({ type: 'noAttack' });
    table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(table.told('shot')[0]).toMatchObject({ total: 11, hit: false });
  });

  rule('gg.10.4.3', 'but not against the next mover', () => {
    const second = 'cp-mangiatori-i-firenze-2';
    const q = bare('campaldino').put(CROSSBOWS, '1209', 'NE').put(FOOT, '1409', 'W').put(second, '1408', 'W');
    const again = stop(march(ordered(q, 'mangiatori', 'move', FOOT, [1, 4, 4]), '1309'));
    again.act({ type: 'react', unit: q.unit(CROSSBOWS), facing: q.facing('E') });
    again.act({ type: 'noAttack' }).act({ type: 'hold' });
    again.act({ type: 'order', order: 'move', unit: q.unit(second) });
    stop(march(again, '1308')).act({ type: 'noAttack' });
    expect(modifiersOf(again, { type: 'shoot', unit: q.unit(CROSSBOWS) })).toEqual([{ rule: 'gg.10.3', value: 4 }]);
  });

  rule('gg.10.4', 'Palvesari on the move are nobody’s target (R54)', () => {
    const p = bare('campaldino')
      .put('cp-compagnia-rossa-x-firenze-1', '1209', 'E')
      .put(PALVESARI, '1409', 'W')
      .capitano('guglielmino', '1409');
    const table = stop(march(ordered(p, 'guglielmino', 'move', PALVESARI), '1309'));
    expect(table.step).toBe('orders');
  });
});

describe('reactions to a Withdraw and to an advance', () => {
  rule(
    ['gg.10.4.1', 'gg.6.2a'],
    'a unit that withdraws may be turned against and shot at where it ends (R28, R38)',
    () => {
      const p = bare('campaldino').put(FOOT, '1309', 'E').put(CROSSBOWS, '1109', 'NE').put(ARCHERS, '1210', 'W');
      const table = ordered(p, 'mangiatori', 'withdraw', FOOT, [1, 6, 6]).act({ type: 'back', to: p.hex('1209') });
      expect(table.step).toBe('facingReaction');
      expect(new Set(units(table, 'react'))).toEqual(new Set([ARCHERS]));
      table.act({ type: 'hold' });
      expect(table.step).toBe('entryFire');
      table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect(isDisrupted(p, FOOT)).toBe(true);
      expect(p.state.attacks).toEqual([]);
    },
  );

  rule('gg.10.4.3', 'a turn against an advance costs nothing in later fire', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1207', 'SE').put(FOOT, '1408', 'W');
    p.capitano('mangiatori', '1408');
    const frames = [{ step: 'advance' as const, unit: p.unit(HORSE), to: p.hex('1208') }, ...orders(p, 'mangiatori')];
    const table = p.play(frames, [1]).act({ type: 'face', facing: p.facing('SE') });
    table.act({ type: 'react', unit: p.unit(CROSSBOWS), facing: p.facing('NE') });
    table.act({ type: 'order', order: 'move', unit: p.unit(FOOT) });
    stop(march(table, '1308')).act({ type: 'noAttack' });
    expect(table.step).toBe('entryFire');
    expect(modifiersOf(table, { type: 'shoot', unit: p.unit(CROSSBOWS) })).toEqual([{ rule: 'gg.10.3', value: 4 }]);
  });
});
