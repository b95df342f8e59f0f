import { within } from '@carroccio/boards';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { sees } from '../../src/10-combat/fire.ts';
import { guelphs } from '../../src/index.ts';
import { activation, bare, orders } from '../activations.ts';
import { hasFired, hitsOf, isDisrupted, ordered, units } from '../drill.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';
const GUELPH_BOWS = 'cp-compagnia-rossa-a-firenze-1';

/** The crossbows in 1209, facing E, have a Fire Order and this target. */
const aiming = (target: string, hex: string, dice: number[] = [], more: (p: Position) => Position = p => p): Table =>
  ordered(
    more(bare('campaldino').put(CROSSBOWS, '1209', 'E').put(target, hex, 'W')),
    'guglielmino',
    'fire',
    CROSSBOWS,
    dice,
  );

const shootAhead = (table: Table, target: string): Table =>
  table.act({ type: 'fireAt', target: table.position.unit(target), facing: table.position.facing('E') });

const straight = (table: Table): unknown[] =>
  table.legal('fireAt').filter(({ facing }) => facing === table.position.facing('E'));

/** Whether crossbows in one hex see a target in another, given who else is about. */
const seen = (p: Position, from: string, to: string): boolean => sees(p.battle, p.hex(from), p.hex(to));

describe('missile fire', () => {
  rule('gg.10.2.1a', 'a unit that looks along a line through its own hex is not in its way; its companion is', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1512', 'E');
    const through = (): boolean => sees(p.battle, p.hex('1511'), p.hex('1513'), p.unit(CROSSBOWS));
    expect([through(), seen(p, '1511', '1513')]).toEqual([true, false]);
    p.put(PALVESARI, '1512', 'E');
    expect(through()).toBe(false);
  });

  rule('gg.10.0', 'volleys fall with the Orders, shock combat after all of them', () => {
    const p = bare('campaldino')
      .put(CROSSBOWS, '1209', 'E')
      .put(ARCHERS, '1210', 'E')
      .put('cp-guglielmino-i-arezzo-1', '1310', 'NW')
      .put(HORSE, '1309', 'SE')
      .put(FOOT, '1311', 'NW');
    const table = ordered(p, 'guglielmino', 'move', 'cp-guglielmino-i-arezzo-1', [6, 6]);
    table.act({ type: 'stop' }).act({ type: 'attack', target: p.unit(HORSE) });
    expect(table.step).toBe('orders');
    table.act({ type: 'order', order: 'fire', unit: p.unit(CROSSBOWS) });
    shootAhead(table, HORSE);
    expect(isDisrupted(p, HORSE)).toBe(true);
    expect(hitsOf(p, HORSE)).toBe(0);
    expect(table.act({ type: 'endOrders' }).step).toBe('combats');
  });

  rule('gg.10.1', 'Crossbows and Archers fire, nobody else', () => {
    const p = bare('campaldino')
      .put(CROSSBOWS, '1209', 'E')
      .put(ARCHERS, '1210', 'E')
      .put('cp-guglielmino-i-arezzo-1', '1208', 'E')
      .put(FOOT, '1410', 'W')
      .capitano('guglielmino', '1209');
    const table = p.play(orders(p, 'guglielmino'));
    const firing = table.legal('order').flatMap(({ order, unit }) => (order === 'fire' ? [unit] : []));
    expect(new Set(firing)).toEqual(new Set([p.unit(CROSSBOWS), p.unit(ARCHERS)]));
    expect(table.refusal({ type: 'order', order: 'fire', unit: p.unit('cp-guglielmino-i-arezzo-1') })).toMatchObject({
      rule: 'gg.10.1',
      reason: 'notMissile',
    });
  });

  rule(['gg.10.1.1', 'gg.10.1.3a'], 'by Order and in reaction, and either way the unit is Fired', () => {
    const byOrder = shootAhead(aiming(FOOT, '1309', [1, 1]), FOOT);
    expect(byOrder.told('shot')).toHaveLength(1);
    expect(hasFired(byOrder.position, CROSSBOWS)).toBe(true);
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1409', 'W');
    const table = ordered(p, 'mangiatori', 'move', FOOT, [1, 1]).act({ type: 'step', to: p.hex('1309') });
    table
      .act({ type: 'stop' })
      .act({ type: 'noAttack' })
      .act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(table.told('shot')).toHaveLength(1);
    expect(hasFired(p, CROSSBOWS)).toBe(true);
  });

  rule('gg.10.1.2a', 'one volley, one enemy unit in range and in sight', () => {
    const table = aiming(FOOT, '1309', [6, 6], p => p.put(HORSE, '1308', 'W').put(ENEMY_HORSE, '1410', 'W'));
    const p = table.position;
    expect(new Set(units(table, 'fireAt', 'target'))).toEqual(new Set([FOOT, HORSE]));
    shootAhead(table, FOOT);
    expect([isDisrupted(p, FOOT), isDisrupted(p, HORSE)]).toEqual([true, false]);
    expect(table.step).toBe('orders');
  });

  rule('gg.10.1.2b', 'the cone opens from the frontal hexes: 2, 3 and 6 hexes, and none beyond range 3 (R46)', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E');
    const reached = (range: number): string[] =>
      within(p.battle.field.grid, p.hex('1209'), range)
        .map(cell => p.name(cell))
        .filter(hex => hex !== '1209')
        .filter(hex => {
          const q = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, hex, 'W').capitano('guglielmino', '1209');
          const table = q.play(orders(q, 'guglielmino'));
          const order = { type: 'order', order: 'fire', unit: q.unit(CROSSBOWS) };
          return table.refusal(order) === null && straight(table.act(order)).length > 0;
        });
    expect(reached(1).sort()).toEqual(['1308', '1309']);
    expect(
      reached(2)
        .filter(hex => !reached(1).includes(hex))
        .sort(),
    ).toEqual(['1408', '1409', '1410']);
    const far = reached(4)
      .filter(hex => !reached(2).includes(hex))
      .sort();
    expect(far).toEqual(['1407', '1411', '1507', '1508', '1509', '1510']);
  });
});

describe('Fired markers', () => {
  rule('gg.10.1.3b', "Archers of both sides lose theirs at the end of anybody's activation", () => {
    const p = bare('campaldino')
      .put(ARCHERS, '1209', 'E', { fired: true })
      .put(GUELPH_BOWS, '1509', 'W', { fired: true })
      .put(HORSE, '1809')
      .capitano('vieri', '1809');
    p.play(activation(p, 'vieri')).act({ type: 'endOrders' });
    expect([hasFired(p, ARCHERS), hasFired(p, GUELPH_BOWS)]).toEqual([false, false]);
  });

  rule('gg.10.1.3c', 'Crossbows only at the start and the end of an activation of their own Battaglia (R56)', () => {
    const p = bare('campaldino')
      .put(CROSSBOWS, '1209', 'E', { fired: true })
      .put('cp-compagnia-rossa-x-firenze-1', '1609', 'W', { fired: true })
      .put(FOOT, '1409', 'W')
      .put(HORSE, '1809')
      .capitano('vieri', '1809')
      .capitano('guglielmino', '1209');
    p.play(activation(p, 'vieri')).act({ type: 'endOrders' });
    expect(hasFired(p, CROSSBOWS)).toBe(true);
    p.state.active = 1;
    const table = p.play(activation(p, 'guglielmino'), [1, 1]);
    expect(hasFired(p, CROSSBOWS)).toBe(false);
    shootAhead(table.act({ type: 'order', order: 'fire', unit: p.unit(CROSSBOWS) }), FOOT);
    expect(hasFired(p, CROSSBOWS)).toBe(true);
    table.act({ type: 'endOrders' });
    expect(hasFired(p, CROSSBOWS)).toBe(false);
    expect(hasFired(p, 'cp-compagnia-rossa-x-firenze-1')).toBe(true);
  });

  rule(['gg.10.1.4', 'gg.10.4.3'], 'a Fired unit fires neither by Order nor in reaction', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E', { fired: true }).put(FOOT, '1409', 'W');
    p.capitano('guglielmino', '1209');
    const order = { type: 'order', order: 'fire', unit: p.unit(CROSSBOWS) };
    expect(p.play(orders(p, 'guglielmino')).refusal(order)).toMatchObject({ rule: 'gg.10.1.4', reason: 'hasFired' });
    const table = ordered(p, 'mangiatori', 'move', FOOT).act({ type: 'step', to: p.hex('1309') });
    expect(table.act({ type: 'stop' }).act({ type: 'noAttack' }).step).toBe('orders');
  });
});

describe('line of sight', () => {
  rule('gg.10.2', 'units of either side stop it, lone Palvesari too, Capitani do not (R50)', () => {
    const through = (put: (p: Position) => Position): number => straight(aiming(FOOT, '1408', [], put)).length;
    expect(through(p => p)).toBe(1);
    expect(through(p => p.capitano('vieri', '1308'))).toBe(1);
    const blocked = (unit: string): boolean =>
      seen(bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1408').put(unit, '1308'), '1209', '1408');
    expect([HORSE, ENEMY_HORSE, PALVESARI].map(blocked)).toEqual([false, false, false]);
  });

  rule('gg.10.2', 'it leaves through a frontal hexside', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1307', 'W').capitano('guglielmino', '1209');
    const table = p.play(orders(p, 'guglielmino')).act({ type: 'order', order: 'fire', unit: p.unit(CROSSBOWS) });
    expect(straight(table)).toEqual([]);
    expect(table.legal('fireAt').map(({ facing }) => facing)).toEqual([p.facing('NE')]);
  });

  rule('gg.10.2.1a', 'Hill, Woods and Buildings between stop it; its own two ends never do (R47, R49)', () => {
    const p = bare('campaldino');
    expect(seen(p, '1512', '1514')).toBe(false);
    expect(seen(p, '1413', '1514')).toBe(false);
    expect(seen(p, '1412', '1514')).toBe(false);
    expect(seen(p, '0209', '0211')).toBe(false);
    expect(seen(p, '2012', '2014')).toBe(false);
    expect(seen(p, '1511', '1513')).toBe(true);
    expect(seen(p, '0208', '0210')).toBe(true);
    expect(seen(p, '2011', '2013')).toBe(true);
  });

  rule('gg.10.2.1a', 'ground between stops it when higher than both, half levels included (R47)', () => {
    const p = bare('benevento');
    expect(seen(p, '0606', '0805')).toBe(false);
    expect(seen(p, '0806', '0605')).toBe(true);
  });

  rule('gg.10.2.1b', 'along a hexside both hexes must stop it, by whatever cause (R48)', () => {
    const p = bare('campaldino').put(HORSE, '1308');
    expect(seen(p, '1209', '1409')).toBe(true);
    expect(seen(p.put(FOOT, '1309'), '1209', '1409')).toBe(false);
    expect(seen(p, '1413', '1613')).toBe(true);
    expect(seen(p.put(FOOT, '1512'), '1413', '1613')).toBe(false);
  });

  rule('gg.10.2.2', 'into an adjacent frontal hex there is always a shot', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1512', 'SE').put(FOOT, '1513', 'NW');
    const table = ordered(p, 'guglielmino', 'fire', CROSSBOWS, [6, 6]);
    table.act({ type: 'fireAt', target: p.unit(FOOT), facing: p.facing('SE') });
    expect(isDisrupted(p, FOOT)).toBe(true);
  });
});
