import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { giveOrder } from '../../src/05-orders/orders.ts';
import { zonesOn } from '../../src/06-facing/zones.ts';
import { fireModifiers } from '../../src/10-combat/fire.ts';
import { diceModifiers } from '../../src/10-combat/shock.ts';
import { guelphs } from '../../src/index.ts';
import type { OrderKind } from '../../src/shape.ts';
import { ORDERED, STAYING } from '../../src/state.ts';
import { bare, orderable, pointsLeft as orderPoints, orders } from '../activations.ts';
import { alone, faces, hexes, hitsOf, isDisrupted, march, ordered, pointsLeft, stop, where } from '../drill.ts';
import type { Position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const BOWS = 'mp-aldobrandino-x-siena-1';
const SHIELDS = 'mp-aldobrandino-palvesari-siena-1';
const MORE_SHIELDS = 'mp-aldobrandino-palvesari-siena-2';
const ENEMY_BOWS = 'mp-tegghiaio-x-firenze-1';
const ENEMY_FOOT = 'mp-tegghiaio-i-firenze-1';
const ENEMY_HORSE = 'mp-pitigliano-c-firenze-1';

/** Crossbows and Palvesari together in 2609, facing E. */
const sheltered = (): Position => bare('montaperti').put(BOWS, '2609', 'E').put(SHIELDS, '2609', 'E');

describe('Palvesari and the missile unit with them', () => {
  rule('gg.14.0.1', 'one unit of Palvesari, of the same Battaglia, and no second', () => {
    const p = bare('montaperti').put(BOWS, '2509', 'E').put(SHIELDS, '2509', 'E').put(MORE_SHIELDS, '2609', 'E');
    const table = march(ordered(p, 'aldobrandino', 'move', BOWS), '2609');
    expect(table.legal('stop')).toEqual([]);
    const q = bare('montaperti').put(ENEMY_BOWS, '2509', 'E').put('mp-tegghiaio-i-firenze-2', '2609', 'E');
    expect(march(ordered(q, 'tegghiaio', 'move', ENEMY_BOWS), '2609').legal('stop')).toEqual([]);
    const r = bare('campaldino')
      .put('cp-compagnia-rossa-x-firenze-1', '1209', 'E')
      .put('cp-compagnia-bianca-palvesari-firenze-1', '1309', 'E');
    const other = march(ordered(r, 'mangiatori', 'move', 'cp-compagnia-rossa-x-firenze-1'), '1309');
    expect(other.legal('stop')).toEqual([]);
  });

  rule(
    ['gg.14.0.6a', 'gg.5.1.3b'],
    'a Move or a Withdrawal is their Order too; any other leaves them free for theirs',
    () => {
      const left = (order: OrderKind): unknown[] => {
        const p = sheltered().put(ENEMY_BOWS, '2809', 'W').capitano('aldobrandino', '2609');
        p.state.active = 1;
        giveOrder(p.battle, order, p.unit(BOWS));
        return orderable(p.play(orders(p, 'aldobrandino')), 'move').map(unit => unit === p.unit(SHIELDS));
      };
      expect([left('move'), left('withdraw')]).toEqual([[], []]);
      expect([left('fire'), left('reorganize'), left('reload')]).toEqual([[true], [true], [true]]);
    },
  );

  rule(['gg.14.0.6a', 'gg.14.0.1'], 'Palvesari that had their own Order stay when the unit goes (R33)', () => {
    const p = sheltered();
    giveOrder(p.battle, 'move', p.unit(SHIELDS));
    giveOrder(p.battle, 'move', p.unit(BOWS));
    expect([p.unit(BOWS), p.unit(SHIELDS)].map(unit => p.state.marks[unit])).toEqual([ORDERED, ORDERED | STAYING]);
  });

  rule('gg.14.0.1', 'they turn with it', () => {
    const p = sheltered();
    march(ordered(p, 'aldobrandino', 'move', BOWS), 'NE');
    expect(faces(p, SHIELDS)).toBe(p.facing('NE'));
  });

  rule('gg.14.0.1', 'who joins takes the facing of the missile unit, and keeps it while there (R33)', () => {
    const p = bare('montaperti').put(BOWS, '2609', 'SE').put(SHIELDS, '2509', 'E');
    stop(march(ordered(p, 'aldobrandino', 'move', SHIELDS), '2609'));
    expect(faces(p, SHIELDS)).toBe(p.facing('SE'));
    const q = bare('montaperti').put(SHIELDS, '2609', 'SE').put(BOWS, '2509', 'E');
    stop(march(ordered(q, 'aldobrandino', 'move', BOWS), '2609'));
    expect(faces(q, SHIELDS)).toBe(q.facing('E'));
    expect(faces(q, BOWS)).toBe(q.facing('E'));
    const r = sheltered();
    expect(ordered(r, 'aldobrandino', 'move', SHIELDS).refusal({ type: 'turn', facing: r.facing('NE') })).toMatchObject(
      { rule: 'gg.14.0.1' },
    );
  });

  rule('gg.14.0.2a', '-2 to fire that comes through a frontal hexside, nothing to other fire (R55)', () => {
    const against = (hex: string): number => {
      const p = sheltered().put(ENEMY_BOWS, hex, 'W');
      const list = fireModifiers(p.battle, p.unit(ENEMY_BOWS), p.unit(BOWS), 'order');
      return list.find(({ rule: id }) => id === 'gg.14.0.2a')?.value ?? 0;
    };
    // Facing E: 2708 and 2709 are in front, 2610 on the flank; 2808 straight through a frontal hex; 2607 through one flank;
    // 2707 through the vertex where front and flank meet.
    expect(['2708', '2709', '2808', '2707'].map(against)).toEqual([-2, -2, -2, -2]);
    expect(['2610', '2508', '2607'].map(against)).toEqual([0, 0, 0]);
  });

  rule('gg.14.0.2a', 'and so from two hexes away, from every side and however they face', () => {
    const { neighbours } = sheltered().battle.field.grid;
    const on = (cell: number, way: number): number => neighbours[cell * 6 + (way % 6)] ?? -1;
    const met = (facing: number, to: (p: Position, cell: number) => number): boolean => {
      const p = sheltered();
      for (const id of [BOWS, SHIELDS]) p.state.facing[p.unit(id)] = facing;
      p.put(ENEMY_BOWS, p.name(to(p, p.hex('2609'))), 'W');
      const list = fireModifiers(p.battle, p.unit(ENEMY_BOWS), p.unit(BOWS), 'order');
      return list.some(({ rule: id, value }) => id === 'gg.14.0.2a' && value === -2);
    };
    const ways = [0, 1, 2, 3, 4, 5];
    for (const facing of ways) {
      // Straight through a hex, and through the vertex between it and the next.
      const straight = ways.filter(way => met(facing, (_, cell) => on(on(cell, way), way)));
      const between = ways.filter(way => met(facing, (_, cell) => on(on(cell, way), way + 1)));
      const near = (more: number): number => (facing + more) % 6;
      expect(straight).toEqual([near(0), near(1)].sort());
      expect(between).toEqual([near(5), near(0), near(1)].sort());
    }
  });

  rule('gg.14.0.2a', 'Palvesari shelter missile units only where they are', () => {
    const p = bare('montaperti').put(BOWS, '2609', 'E').put(SHIELDS, '2610', 'E').put(ENEMY_BOWS, '2709', 'W');
    const ids = fireModifiers(p.battle, p.unit(ENEMY_BOWS), p.unit(BOWS), 'order').map(({ rule: id }) => id);
    expect(ids).not.toContain('gg.14.0.2a');
  });

  rule('gg.14.0.2b', '-1 to a shock attack led from a frontal hex (R75)', () => {
    const led = (hex: string): number => {
      const p = sheltered().put(ENEMY_FOOT, hex, 'W');
      const lead = p.unit(ENEMY_FOOT);
      const list = diceModifiers(p.battle, p.unit(BOWS), lead, [lead], null);
      return list.find(({ rule: id }) => id === 'gg.14.0.2b')?.value ?? 0;
    };
    expect(['2708', '2709', '2608', '2508'].map(led)).toEqual([-1, -1, 0, 0]);
  });
});

describe('Palvesari alone', () => {
  rule('gg.14.0.3', 'without a rating they attack nobody', () => {
    const p = bare('montaperti').put(SHIELDS, '2509', 'E').put(ENEMY_BOWS, '2709', 'E');
    const table = stop(march(ordered(p, 'aldobrandino', 'move', SHIELDS), '2609'));
    expect(table.step).toBe('facingReaction');
    expect(table.act({ type: 'hold' }).step).toBe('orders');
    expect(p.state.attacks).toEqual([]);
  });

  rule('gg.14.0.4', 'attacked alone they are eliminated without dice and the lead advances (R89)', () => {
    const p = bare('montaperti').put(SHIELDS, '2609', 'E').put(ENEMY_FOOT, '2709', 'W').put(BOWS, '3009', 'E');
    p.capitano('tegghiaio', '2809');
    const table = stop(ordered(p, 'tegghiaio', 'move', ENEMY_FOOT)).act({ type: 'attack', target: p.unit(SHIELDS) });
    table.act({ type: 'endOrders' }).act({ type: 'combat', target: p.unit(SHIELDS), lead: p.unit(ENEMY_FOOT) });
    expect(table.told('roll')).toEqual([]);
    expect([where(p, SHIELDS), where(p, ENEMY_FOOT)]).toEqual(['gone', '2609']);
    expect(p.state.points).toEqual([0, 0]);
  });

  rule('gg.14.0.4', 'they may be charged: no morale check (R164)', () => {
    const p = bare('montaperti').put(SHIELDS, '2609', 'E').put(ENEMY_HORSE, '2809', 'W').put(BOWS, '3009', 'E');
    const table = stop(march(ordered(p, 'pitigliano', 'charge', ENEMY_HORSE), '2709'));
    table.act({ type: 'attack', target: p.unit(SHIELDS) });
    expect(table.told('roll')).toEqual([]);
    table.act({ type: 'endOrders' }).act({ type: 'combat', target: p.unit(SHIELDS), lead: p.unit(ENEMY_HORSE) });
    expect([where(p, SHIELDS), where(p, ENEMY_HORSE)]).toEqual(['gone', '2609']);
  });

  rule('gg.14.0.4', 'they go with the unit that routs, and take neither Disruption nor hits themselves', () => {
    const p = sheltered()
      .put(BOWS, '2609', 'E', { hits: 4, disrupted: true })
      .put(ENEMY_BOWS, '2709', 'W')
      .put('mp-aldobrandino-i-siena-1', '3009');
    const table = ordered(p, 'tegghiaio', 'fire', ENEMY_BOWS, [6, 6, 1]);
    table.act({ type: 'fireAt', target: p.unit(BOWS), facing: p.facing('W') });
    expect([where(p, BOWS), where(p, SHIELDS)]).toEqual(['gone', 'gone']);
    const q = sheltered().put(ENEMY_BOWS, '2709', 'W');
    const spared = ordered(q, 'tegghiaio', 'fire', ENEMY_BOWS, [6, 6]);
    spared.act({ type: 'fireAt', target: q.unit(BOWS), facing: q.facing('W') });
    expect([isDisrupted(q, BOWS), isDisrupted(q, SHIELDS), hitsOf(q, SHIELDS)]).toEqual([true, false, 0]);
  });

  rule('gg.14.0.4', 'rough ground does not disrupt them', () => {
    const p = bare('montaperti').put(SHIELDS, '2406', 'NE');
    expect(pointsLeft(march(ordered(p, 'aldobrandino', 'move', SHIELDS), '2405'))).toBe(1);
    expect(isDisrupted(p, SHIELDS)).toBe(false);
  });

  rule('gg.14.0.5', 'nobody shoots at them, alone or stacked (R54)', () => {
    const p = bare('montaperti').put(SHIELDS, '2609', 'E').put(ENEMY_BOWS, '2709', 'W').capitano('tegghiaio', '2709');
    const order = { type: 'order', order: 'fire', unit: p.unit(ENEMY_BOWS) };
    expect(p.play(orders(p, 'tegghiaio')).refusal(order)).toMatchObject({ reason: 'noTarget' });
    const q = sheltered().put(ENEMY_BOWS, '2709', 'W');
    const targets = ordered(q, 'tegghiaio', 'fire', ENEMY_BOWS)
      .legal('fireAt')
      .map(({ target }) => target);
    expect(new Set(targets)).toEqual(new Set([q.unit(BOWS)]));
  });
});

describe('Orders to Palvesari', () => {
  rule('gg.14.0.6a', 'one point moves both', () => {
    const p = sheltered();
    const table = stop(march(ordered(p, 'aldobrandino', 'move', BOWS), '2709'));
    expect([where(p, BOWS), where(p, SHIELDS)]).toEqual(['2709', '2709']);
    expect(orderPoints(table)).toBe(5);
    expect(orderable(table, 'move')).toEqual([]);
    const q = sheltered();
    ordered(q, 'aldobrandino', 'withdraw', BOWS).act({ type: 'back', to: q.hex('2508') });
    expect([where(q, BOWS), where(q, SHIELDS)]).toEqual(['2508', '2508']);
  });

  rule('gg.14.0.6a', 'or each has an Order of its own: the missile unit may leave them behind (R33)', () => {
    const p = sheltered();
    const table = ordered(p, 'aldobrandino', 'move', BOWS).act({ type: 'leaveBehind' });
    stop(march(table, '2709'));
    expect([where(p, BOWS), where(p, SHIELDS)]).toEqual(['2709', '2609']);
    expect(orderable(table, 'move')).toEqual([p.unit(SHIELDS)]);
    const q = sheltered();
    ordered(q, 'aldobrandino', 'withdraw', BOWS)
      .act({ type: 'leaveBehind' })
      .act({ type: 'back', to: q.hex('2508') });
    expect([where(q, BOWS), where(q, SHIELDS)]).toEqual(['2508', '2609']);
  });

  rule('gg.14.0.6a', 'they are left where the move begins, and not on the way', () => {
    const table = ordered(sheltered(), 'aldobrandino', 'move', BOWS);
    expect(table.legal('leaveBehind')).toHaveLength(1);
    expect(march(table, '2709').legal('leaveBehind')).toEqual([]);
    expect(table.refusal({ type: 'leaveBehind' })).toMatchObject({ rule: 'gg.14.0.6a', reason: 'hasSetOut' });
    // Held by an enemy zone it does not set out at all.
    const beside = ordered(sheltered().put(ENEMY_FOOT, '2709', 'W'), 'aldobrandino', 'move', BOWS);
    expect(beside.legal('leaveBehind')).toEqual([]);
    expect(beside.refusal({ type: 'leaveBehind' })).toMatchObject({ rule: 'gg.7.2', reason: 'inZone' });
  });

  rule('gg.14.0.6a', 'Palvesari who have had their Order are not moved again with it (R33)', () => {
    const p = sheltered();
    const table = stop(ordered(p, 'aldobrandino', 'move', SHIELDS));
    table.act({ type: 'order', order: 'move', unit: p.unit(BOWS) });
    stop(march(table, '2709'));
    expect([where(p, BOWS), where(p, SHIELDS)]).toEqual(['2709', '2609']);
  });

  rule('gg.14.0.6a', 'a missile unit that passes through Palvesari does not take them along', () => {
    const p = bare('montaperti').put(BOWS, '2509', 'E').put(SHIELDS, '2609', 'NE');
    const table = march(ordered(p, 'aldobrandino', 'move', BOWS), '2609');
    expect(table.legal('turn')).toEqual([]);
    stop(march(table, '2709'));
    expect([where(p, BOWS), where(p, SHIELDS)]).toEqual(['2709', '2609']);
    expect(faces(p, SHIELDS)).toBe(p.facing('NE'));
  });

  rule('gg.14.0.6b', 'alone they get Move or Withdraw, for a point, and nothing else', () => {
    const p = bare('montaperti').put(SHIELDS, '2609', 'E').capitano('aldobrandino', '2609');
    const table = p.play(orders(p, 'aldobrandino'));
    expect(table.legal('order').map(({ order }) => order)).toEqual(['move', 'withdraw']);
    expect(table.refusal({ type: 'order', order: 'fire', unit: p.unit(SHIELDS) })).toMatchObject({
      rule: 'gg.14.0.6b',
    });
    table.act({ type: 'order', order: 'withdraw', unit: p.unit(SHIELDS) }).act({ type: 'back', to: p.hex('2508') });
    expect(where(p, SHIELDS)).toBe('2508');
    expect(orderPoints(table)).toBe(5);
  });

  rule('gg.14.0.6b', 'in an enemy zone they stop, and get out only by Withdraw', () => {
    const p = bare('montaperti').put(SHIELDS, '2509', 'E').put(ENEMY_FOOT, '2709', 'W');
    const table = march(ordered(p, 'aldobrandino', 'move', SHIELDS), '2609');
    expect(table.legal()).toEqual([{ type: 'stop' }]);
    const q = bare('montaperti').put(SHIELDS, '2609', 'E').put(ENEMY_FOOT, '2709', 'W');
    expect(ordered(q, 'aldobrandino', 'move', SHIELDS).legal()).toEqual([{ type: 'stop' }]);
  });

  rule('gg.14.0.6c', 'they exert no zone, alone or stacked', () => {
    const p = bare('montaperti').put(SHIELDS, '2609', 'E');
    expect(zonesOn(p.battle, p.hex('2709'), 0, false)).toEqual([]);
    expect(zonesOn(p.put(BOWS, '2609', 'E').battle, p.hex('2709'), 0, false)).toEqual([p.unit(BOWS)]);
  });
});

describe('the Carroccio on the move', () => {
  const WAGON = 'mp-bigozzi-carroccio';

  rule('gg.8.1.3', 'has no facing: one hex in any of six directions', () => {
    const p = bare('montaperti').put(WAGON, '2609', 'E');
    const table = ordered(p, 'bigozzi', 'move', WAGON);
    expect(hexes(table, 'step')).toHaveLength(6);
    expect(table.legal('turn')).toEqual([]);
    expect(pointsLeft(march(table, '2608'))).toBe(0);
  });

  rule('gg.7.2', 'cannot leave an enemy zone, and stops in one (R35)', () => {
    const p = bare('montaperti').put(WAGON, '2609').put(ENEMY_FOOT, '2709', 'W').capitano('bigozzi', '2609');
    const table = p.play(orders(p, 'bigozzi'));
    expect(orderable(table, 'withdraw')).toEqual([]);
    table.act({ type: 'order', order: 'move', unit: p.unit(WAGON) });
    expect(table.legal()).toEqual([{ type: 'stop' }]);
  });

  rule('gg.6.2a', 'causes reaction facing but draws no fire (R38, R54)', () => {
    const p = bare('montaperti').put(WAGON, '2609').put(ENEMY_FOOT, '2809', 'E').put(ENEMY_BOWS, '2810', 'W');
    const table = stop(march(ordered(p, 'bigozzi', 'move', WAGON), '2709'));
    expect(table.step).toBe('facingReaction');
    expect(table.act({ type: 'hold' }).step).toBe('orders');
  });

  rule('gg.6.0.2', 'a unit with it may attack into any of the six hexes (gg.S.3.7.3)', () => {
    const p = bare('montaperti')
      .put(WAGON, '2609')
      .put('mp-bigozzi-c-siena-1', '2609', 'E')
      .put(ENEMY_FOOT, '2508', 'NW')
      .put('mp-tegghiaio-i-firenze-2', '2708', 'NE');
    const table = stop(ordered(p, 'bigozzi', 'move', 'mp-bigozzi-c-siena-1'));
    const targets = table.legal('attack').map(({ target }) => target);
    expect(new Set(targets)).toEqual(new Set([p.unit(ENEMY_FOOT), p.unit('mp-tegghiaio-i-firenze-2')]));
  });
});

describe('Palvesari in retreat', () => {
  rule('gg.14.0.1', 'a missile unit driven back onto Palvesari gives them its facing (R82)', () => {
    const p = bare('montaperti').put(BOWS, '2609', 'E').put(SHIELDS, '2508', 'NE').put(ENEMY_FOOT, '2709', 'W');
    alone(p, { step: 'retreat', unit: p.unit(BOWS), lead: p.unit(ENEMY_FOOT) }).act({
      type: 'face',
      facing: p.facing('E'),
    });
    expect([where(p, BOWS), where(p, SHIELDS)]).toEqual(['2508', '2508']);
    expect(faces(p, SHIELDS)).toBe(p.facing('E'));
  });
});
