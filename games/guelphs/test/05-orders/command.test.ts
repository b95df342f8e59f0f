/** Command range, Orders to units out of command, Special Orders (gg.5.2, gg.5.4, gg.5.5). */
import { distance, neighbour, spread } from '@carroccio/boards';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { commandNow } from '../../src/05-orders/command.ts';
import { guelphs } from '../../src/index.ts';
import { ROUTED } from '../../src/state.ts';
import { activation, bare, capacityOf, fact, orderable, orders, pointsLeft, rolls } from '../activations.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const FEDITORI = 'cp-vieri-c-feditori-1';
const FEDITORI_2 = 'cp-vieri-c-feditori-2';
const FEDITORI_3 = 'cp-vieri-c-feditori-3';
const MAGHINARDI = 'cp-maghinardo-c-maghinar-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';
const ORVIETO = 'cp-pazzo-c-orvieto-1';

/** What an Order to move costs: two points show that the unit is out of command. */
function costOfMove(p: Position, capitano: string, id: string): unknown {
  const table = p.play(orders(p, capitano)).act({ type: 'order', order: 'move', unit: p.unit(id) });
  return fact(table.told('ordered')[0], 'cost');
}

/** Vieri, who commands four hexes, and one of his units elsewhere. */
const vieri = (capitano: string, unit: string): Position =>
  bare('campaldino').put(FEDITORI, unit, 'W').capitano('vieri', capitano);

describe('command range', () => {
  rule(['gg.5.2', 'gg.5.2.3'], "the unit's hex counts, the Capitano's does not", () => {
    expect(costOfMove(vieri('1404', '1408'), 'vieri', FEDITORI)).toBe(1);
    expect(costOfMove(vieri('1404', '1409'), 'vieri', FEDITORI)).toBe(2);
  });

  rule(['gg.5.2', 'gg.13.1.10'], 'who is not on the map commands nobody', () => {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W').put(FIESCHI, '0202', 'E');
    const vieris = { battaglia: p.battaglia('vieri') };
    expect([...commandNow(p.battle, vieris)]).toEqual([]);
    for (const hex of ['0101', '1408']) p.put(FEDITORI, hex, 'W');
    expect([...commandNow(p.battle, vieris)]).toEqual([]);
    expect([...commandNow(p.battle, vieris, p.hex('1407'))]).toEqual([p.unit(FEDITORI)]);
  });

  rule('gg.5.2', 'enemy units block the way, their zones do not (R19)', () => {
    // Maghinardo commands three hexes: straight down the column, or not at all.
    const maghinardo = () => bare('campaldino').put(MAGHINARDI, '1408', 'W').capitano('maghinardo', '1405');
    expect(costOfMove(maghinardo(), 'maghinardo', MAGHINARDI)).toBe(1);
    expect(costOfMove(maghinardo().put(FIESCHI, '1507', 'W'), 'maghinardo', MAGHINARDI)).toBe(1);
    expect(costOfMove(maghinardo().put(FIESCHI, '1407', 'E'), 'maghinardo', MAGHINARDI)).toBe(2);
    // Vieri's four hexes are enough to go round.
    expect(costOfMove(vieri('1405', '1408').put(FIESCHI, '1407', 'E'), 'vieri', FEDITORI)).toBe(1);
  });

  rule('gg.5.2', 'is plain distance where nobody blocks the way, up to the edges of every map', () => {
    for (const scenario of ['montaperti', 'benevento', 'campaldino'] as const) {
      const { grid } = position(scenario).battle.field;
      const corner = grid.cellCount - 1;
      for (const from of [
        0,
        1,
        grid.columns - 1,
        grid.columns,
        Math.floor(corner / 2),
        corner - grid.columns,
        corner,
      ]) {
        const { nodes, costs } = spread({
          size: grid.cellCount,
          from,
          steps(cell, _, go) {
            for (let way = 0; way < 6; way++) go(neighbour(grid, cell, way), 1);
          },
        });
        expect(nodes).toHaveLength(grid.cellCount);
        expect(costs).toEqual(nodes.map(to => distance(grid, from, to)));
      }
    }
  });

  rule('gg.5.2.1', 'is measured at each Order: he may order, ride and order again', () => {
    const p = vieri('1404', '1410').put(FEDITORI_2, '1403', 'W').put(FEDITORI_3, '1412', 'W');
    const table = p.play(orders(p, 'vieri', 6));
    table.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI_2) });
    expect(table.told('ordered')).toMatchObject([{ cost: 1 }]);
    table.act({ type: 'stop' }).act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    expect(table.told('ordered')).toMatchObject([{ cost: 2 }]);
    table.act({ type: 'stop' }).act({ type: 'moveCapitano', to: p.hex('1408') });
    table.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI_3) });
    expect(table.told('ordered')).toMatchObject([{ cost: 1 }]);
  });

  rule('gg.5.2.2', 'runs on through adjacent units of the same Battaglia, however many', () => {
    const chain = vieri('1404', '1408').put(FEDITORI_2, '1409', 'W').put(FEDITORI_3, '1410', 'W');
    expect(costOfMove(chain, 'vieri', FEDITORI_3)).toBe(1);
    const gap = vieri('1404', '1408').put(FEDITORI_3, '1410', 'W');
    expect(costOfMove(gap, 'vieri', FEDITORI_3)).toBe(2);
    const foreign = vieri('1404', '1408').put('cp-durfort-c-anjou-1', '1409', 'W').put(FEDITORI_3, '1410', 'W');
    expect(costOfMove(foreign, 'vieri', FEDITORI_3)).toBe(2);
  });

  rule('gg.5.2.2', 'the first link must be in range itself', () => {
    const far = vieri('1404', '1409').put(FEDITORI_2, '1410', 'W');
    expect(costOfMove(far, 'vieri', FEDITORI)).toBe(2);
    expect(costOfMove(far, 'vieri', FEDITORI_2)).toBe(2);
  });

  rule('gg.5.2.2', 'Palvesari are links too (R20)', () => {
    const foot = () => bare('campaldino').put('cp-guglielmino-i-arezzo-1', '0610', 'E').capitano('guglielmino', '0604');
    expect(costOfMove(foot(), 'guglielmino', 'cp-guglielmino-i-arezzo-1')).toBe(2);
    const linked = foot().put('cp-guglielmino-palvesari-arezzo-1', '0609', 'E');
    expect(costOfMove(linked, 'guglielmino', 'cp-guglielmino-i-arezzo-1')).toBe(1);
  });
});

describe('out of command', () => {
  rule(['gg.5.5', 'gg.5.2.3'], 'only Move, Fire and Withdraw, for two points each', () => {
    const p = bare('campaldino')
      .put('cp-guglielmino-a-arezzo-1', '0412', 'E')
      .put('cp-guglielmino-i-arezzo-1', '0410', 'E', { disrupted: true })
      .put(FEDITORI, '0512', 'E')
      .capitano('guglielmino', '0604');
    const table = p.play(orders(p, 'guglielmino', 2));
    const archers = p.unit('cp-guglielmino-a-arezzo-1');
    expect(table.legal('order').filter(({ unit }) => unit === archers)).toMatchObject([
      { order: 'move' },
      { order: 'fire' },
      { order: 'withdraw' },
    ]);
    expect(
      table.refusal({ type: 'order', order: 'reorganize', unit: p.unit('cp-guglielmino-i-arezzo-1') }),
    ).toMatchObject({ rule: 'gg.5.5', reason: 'outOfCommand' });
    table.act({ type: 'order', order: 'withdraw', unit: archers });
    table.act({ type: 'back', to: p.hex('0311') });
    expect(pointsLeft(table)).toBe(0);
  });

  rule('gg.5.5', 'neither Carica! nor Echelon', () => {
    const p = vieri('1404', '1410').put(FEDITORI_2, '1510', 'W').put(FIESCHI, '1210', 'E');
    const table = p.play(orders(p, 'vieri'));
    for (const order of ['charge', 'echelon'])
      expect(table.refusal({ type: 'order', order, unit: p.unit(FEDITORI) })).toMatchObject({
        rule: 'gg.5.5',
        reason: 'outOfCommand',
      });
  });

  rule('gg.5.5', 'a unit that moves does not attack', () => {
    const p = vieri('1404', '1410').put(FIESCHI, '1310', 'NW');
    const table = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    table.act({ type: 'stop' });
    expect([table.step, p.state.attacks]).toEqual(['orders', []]);
  });

  rule('gg.5.5', 'with one point left it cannot be reached', () => {
    const p = vieri('1404', '1410');
    const table = p.play(orders(p, 'vieri', 1));
    expect(table.refusal({ type: 'order', order: 'move', unit: p.unit(FEDITORI) })).toMatchObject({
      reason: 'tooFewPoints',
      cost: 2,
      left: 1,
    });
  });

  rule('gg.5.5', 'Heroes and Standards cost two points as well (R21), and ride once (R31)', () => {
    const near = 'cp-montefeltro-c-montefel-1';
    const far = 'cp-montefeltro-c-arezzo-1';
    const p = bare('campaldino').put(near, '1008', 'E').put(far, '1013', 'E').capitano('montefeltro', '1008');
    p.state.heroes = [p.unit(far)];
    const ride = { type: 'movePersonality', who: 'hero', to: p.unit(near) };
    expect(p.play(orders(p, 'montefeltro', 1)).legal('movePersonality')).toEqual([]);
    const table = p.play(orders(p, 'montefeltro', 5)).act(ride);
    expect([p.state.heroes, pointsLeft(table)]).toEqual([[p.unit(near)], 3]);
    expect(table.legal('movePersonality')).toEqual([]);

    p.state.rode = [];
    const back = p.play(orders(p, 'montefeltro', 1)).act({ ...ride, to: p.unit(far) });
    expect([p.state.heroes, pointsLeft(back)]).toEqual([[p.unit(far)], 0]);
  });
});

describe('Special Orders', () => {
  const weary = (capacity: number): Position =>
    bare('campaldino').put(FEDITORI, '1408', 'W').capitano('vieri', '1408', { capacity });

  rule('gg.5.4', 'belong to Basic Activations alone', () => {
    for (const [kind, offered] of [
      ['basic', 1],
      ['continuum', 0],
      ['interruptio', 0],
    ] as const) {
      const p = weary(4);
      p.state.cell[p.unit(FEDITORI_2)] = ROUTED;
      const table = p.play(activation(p, 'vieri', kind));
      expect(table.legal('recovery')).toHaveLength(offered);
      expect(table.legal('rally')).toHaveLength(offered);
    }
  });

  rule(['gg.5.4', 'gg.5.3'], 'take all his points: the first and only Order, his own ride apart (R23)', () => {
    const p = weary(4).put(FEDITORI_2, '1409', 'W');
    const table = p.play(activation(p, 'vieri')).act({ type: 'moveCapitano', to: p.hex('1409') });
    table.dice(2).act({ type: 'recovery' });
    expect(pointsLeft(table)).toBe(0);
    expect(table.legal()).toEqual([{ type: 'endOrders' }]);

    const busy = weary(4).put(FEDITORI_2, '1409', 'W');
    const late = busy.play(activation(busy, 'vieri'));
    late.act({ type: 'order', order: 'move', unit: busy.unit(FEDITORI_2) }).act({ type: 'stop' });
    expect(late.legal('recovery')).toEqual([]);

    const rider = weary(4);
    const after = rider.play(activation(rider, 'vieri')).dice(2).act({ type: 'recovery' });
    expect(after.legal('moveCapitano').length).toBeGreaterThan(0);
  });

  rule('gg.5.4.1a', 'no Recovery with a unit of the Battaglia next to the enemy', () => {
    const p = weary(4).put(FEDITORI_2, '1410', 'W').put(FIESCHI, '1411', 'SE');
    expect(p.play(activation(p, 'vieri')).legal('recovery')).toEqual([]);
  });

  rule('gg.5.4.1a', 'nor next to Palvesari, but a lone Capitano is no unit (R25)', () => {
    const shields = weary(4).put('cp-guglielmino-palvesari-arezzo-1', '1308', 'E');
    expect(shields.play(activation(shields, 'vieri')).legal('recovery')).toEqual([]);
    const lone = weary(4).capitano('guglielmino', '1308');
    expect(lone.play(activation(lone, 'vieri')).legal('recovery')).toHaveLength(1);
    // Another Battaglia may be in contact.
    const other = weary(4).put('cp-durfort-c-anjou-1', '1412', 'W').put(ORVIETO, '1413', 'W');
    expect(other.play(activation(other, 'vieri')).legal('recovery')).toHaveLength(1);
  });

  rule('gg.5.4.1b', 'on 5 or less, once the activation is paid for (R24)', () => {
    const six = weary(6);
    expect(six.play(activation(six, 'vieri')).legal('recovery')).toHaveLength(1);
    const seven = bare('campaldino').put('cp-durfort-c-anjou-1', '1412', 'W').capitano('durfort', '1412');
    expect(capacityOf(seven, 'durfort')).toBe(7);
    expect(seven.play(activation(seven, 'durfort')).legal('recovery')).toEqual([]);
  });

  rule('gg.5.4.1c', 'half a die in spaces, rounded down', () => {
    for (const [die, after] of [
      [1, 1],
      [2, 2],
      [3, 2],
      [5, 3],
      [6, 4],
    ] as const) {
      const p = weary(2);
      const table = p.play(activation(p, 'vieri')).dice(die).act({ type: 'recovery' });
      expect(rolls(table)).toEqual(['recovery']);
      expect(capacityOf(p, 'vieri')).toBe(after);
    }
  });

  rule('gg.5.4.1c', 'never above the starting value', () => {
    const p = weary(6);
    p.play(activation(p, 'vieri')).dice(6).act({ type: 'recovery' });
    expect(capacityOf(p, 'vieri')).toBe(6);
  });

  rule('gg.5.5', 'an out-of-command unit still shoots at two points', () => {
    const p = bare('campaldino')
      .put('cp-guglielmino-a-arezzo-1', '0412', 'E')
      .put(FEDITORI, '0512', 'E')
      .capitano('guglielmino', '0604');
    const table = p.play(orders(p, 'guglielmino', 3));
    expect(orderable(table, 'fire')).toEqual([p.unit('cp-guglielmino-a-arezzo-1')]);
    table.act({ type: 'order', order: 'fire', unit: p.unit('cp-guglielmino-a-arezzo-1') });
    expect(table.told('ordered')).toMatchObject([{ cost: 2 }]);
  });
});
