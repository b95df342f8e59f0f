import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { allowance, mayStackWith } from '../../src/08-movement/movement.ts';
import { fireModifiers } from '../../src/10-combat/fire.ts';
import { columnShifts } from '../../src/10-combat/shock.ts';
import { guelphs } from '../../src/index.ts';
import { bare, orders } from '../activations.ts';
import { alone, hexes, isDisrupted, march, ordered, pointsLeft, stop, where } from '../drill.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const GUELPH_BOWS = 'cp-compagnia-rossa-a-firenze-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';

describe('movement allowances', () => {
  rule(['gg.8.1.1', 'gg.S.3.7.1'], 'every kind of unit has its own, whatever the table gives it', () => {
    const { battle } = bare('campaldino');
    const movement = { ...battle.charts.movement, C: 1, I: 2, X: 3, A: 4, palvesari: 5, religiosi: 6, carroccio: 7 };
    const of = (type: string) => allowance({ ...battle, charts: { ...battle.charts, movement } }, type);
    expect(['C', 'I', 'X', 'A', 'P', 'R', 'W'].map(of)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  rule('gg.8.1', 'all of it or a part: five hexes for Cavalry, or one, or none', () => {
    const p = bare('campaldino').put(HORSE, '0909', 'E');
    const table = ordered(p, 'vieri', 'move', HORSE);
    expect(table.legal('stop')).toHaveLength(1);
    march(table, '1009');
    expect(table.legal('stop')).toHaveLength(1);
    march(table, '1108', '1208', '1307', '1407');
    expect(pointsLeft(table)).toBe(0);
    expect([...table.legal('step'), ...table.legal('turn')]).toEqual([]);
    expect(where(p, HORSE)).toBe('1407');
  });

  rule('gg.8.1', 'a charge has the same allowance', () => {
    const p = bare('campaldino').put(HORSE, '0909', 'E').put(ENEMY_FOOT, '1506', 'W');
    const table = ordered(p, 'vieri', 'charge', HORSE);
    expect(pointsLeft(table)).toBe(5);
    march(table, '1009', '1108', '1208', '1307', '1407');
    expect(stop(table).step).toBe('target');
    const q = bare('campaldino').put(HORSE, '0909', 'E').put(ENEMY_FOOT, '1606', 'W').capitano('vieri', '0909');
    expect(q.play(orders(q, 'vieri')).refusal({ type: 'order', order: 'charge', unit: q.unit(HORSE) })).toMatchObject({
      rule: 'gg.12.1a',
    });
  });

  rule('gg.8.1.1', 'Cavalry 5, Foot 3, the Carroccio 1, Capitani 5', () => {
    const p = bare('campaldino')
      .put(FOOT, '1209')
      .put(HORSE, '1309')
      .put(CROSSBOWS, '0509', 'W')
      .put(ARCHERS, '0510', 'W')
      .put(PALVESARI, '0511', 'W');
    expect(pointsLeft(ordered(p, 'vieri', 'move', HORSE))).toBe(5);
    expect(pointsLeft(ordered(p, 'mangiatori', 'move', FOOT))).toBe(3);
    for (const one of [CROSSBOWS, ARCHERS, PALVESARI])
      expect(pointsLeft(ordered(p, 'guglielmino', 'move', one))).toBe(3);
    const q = bare('montaperti').put('mp-bigozzi-carroccio', '2509');
    expect(pointsLeft(ordered(q, 'bigozzi', 'move', 'mp-bigozzi-carroccio'))).toBe(1);
    const reach = hexes(p.play(orders(p, 'vieri')), 'moveCapitano');
    expect(reach).toContain('1809');
    expect(reach).not.toContain('1909');
  });

  rule('gg.8.1.2', 'hex by hex, each paid; nobody else moves before the move is over', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(HORSE_2, '1210', 'E');
    const table = march(ordered(p, 'vieri', 'move', HORSE), '1309', '1410');
    expect(pointsLeft(table)).toBe(3);
    expect(table.refusal({ type: 'order', order: 'move', unit: p.unit(HORSE_2) })).not.toBeNull();
    expect(table.legal('order')).toEqual([]);
    stop(table).act({ type: 'order', order: 'move', unit: p.unit(HORSE_2) });
    expect(table.step).toBe('move');
  });

  rule('gg.8.1.3', 'to go another way the unit pivots first', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E');
    const table = march(ordered(p, 'vieri', 'move', HORSE), '1309', 'SW', '1310', '1211');
    expect(where(p, HORSE)).toBe('1211');
    expect(pointsLeft(table)).toBe(1);
  });
});

describe('terrain', () => {
  rule('gg.8.2', 'Woods take 3 points of Cavalry and 2 of Foot, a stream one more', () => {
    const intoWoods = (unit: string, battaglia: string) => {
      const p = bare('campaldino').put(unit, '1512', 'SE');
      return pointsLeft(march(ordered(p, battaglia, 'move', unit), '1513'));
    };
    expect(intoWoods(HORSE, 'vieri')).toBe(2);
    expect(intoWoods(FOOT, 'mangiatori')).toBe(1);
    const p = bare('benevento').put('bn-mirepoix-i-provence-1', '0315', 'E');
    expect(pointsLeft(march(ordered(p, 'mirepoix', 'move', 'bn-mirepoix-i-provence-1'), '0415'))).toBe(1);
  });

  rule('gg.8.2.1', 'no charge into Woods, nor from Woods', () => {
    const p = bare('campaldino').put(HORSE, '1510', 'SE').put(ENEMY_FOOT, '1513', 'NE').capitano('vieri', '1510');
    expect(p.play(orders(p, 'vieri')).refusal({ type: 'order', order: 'charge', unit: p.unit(HORSE) })).toMatchObject({
      reason: 'noTarget',
    });
    p.put(ENEMY_FOOT, '1512', 'NE');
    expect(p.play(orders(p, 'vieri')).legal('order')).toContainEqual({
      type: 'order',
      order: 'charge',
      unit: p.unit(HORSE),
    });
  });

  rule('gg.8.2.2', 'without enough points for the hex there is no entry, not even for a first hex', () => {
    const p = bare('campaldino').put(HORSE, '1509', 'SE');
    const table = march(ordered(p, 'vieri', 'move', HORSE), '1510', '1511', '1512');
    expect(hexes(table, 'step')).toEqual(['1613']);
    expect(table.refusal({ type: 'step', to: p.hex('1513') })).toMatchObject({ rule: 'gg.8.2.2', cost: 3, left: 2 });
    const q = bare('montaperti').put('mp-tornaquinci-carroccio', '2405');
    expect(hexes(ordered(q, 'tornaquinci', 'move', 'mp-tornaquinci-carroccio'), 'step')).not.toContain('2404');
  });

  rule('gg.8.2.3', 'Woods shift a column in shock and take 2 from a volley', () => {
    const p = bare('campaldino').put(FOOT, '1513', 'NW').put(ENEMY_FOOT, '1512', 'SE').put(CROSSBOWS, '1612', 'SW');
    const [target, lead, archer] = [p.unit(FOOT), p.unit(ENEMY_FOOT), p.unit(CROSSBOWS)];
    expect(columnShifts(p.battle, target, lead, [lead])).toContainEqual({ rule: 'gg.10.6.1h', value: -1 });
    expect(fireModifiers(p.battle, archer, target, 'order')).toContainEqual({ rule: 'gg.8.2.3', value: -2 });
  });

  rule(['gg.8.2.3', 'gg.10.3'], 'the Camp covers Guelphs from volleys, and Ghibellines in it not', () => {
    const p = bare('campaldino').put(FOOT, '2105', 'W').put(CROSSBOWS, '1905', 'E');
    expect(fireModifiers(p.battle, p.unit(CROSSBOWS), p.unit(FOOT), 'order')).toContainEqual({
      rule: 'gg.8.2.3',
      value: -1,
    });
    const q = bare('campaldino').put(ENEMY_FOOT, '2105', 'W').put(GUELPH_BOWS, '1905', 'E');
    const shooter = q.unit(GUELPH_BOWS);
    expect(fireModifiers(q.battle, shooter, q.unit(ENEMY_FOOT), 'order').filter(({ value }) => value < 0)).toEqual([]);
  });

  rule('gg.8.2.4', 'Woods disrupt Cavalry and close-order Foot as they enter, not Archers', () => {
    const after = (unit: string, battaglia: string) => {
      const p = bare('campaldino').put(unit, '1512', 'SE');
      march(ordered(p, battaglia, 'move', unit), '1513');
      return isDisrupted(p, unit);
    };
    expect(after(HORSE, 'vieri')).toBe(true);
    expect(after(FOOT, 'mangiatori')).toBe(true);
    expect(after(CROSSBOWS, 'guglielmino')).toBe(true);
    expect(after(ARCHERS, 'guglielmino')).toBe(false);
  });

  rule('gg.8.2.4', 'so does crossing a stream, for Cavalry', () => {
    const p = bare('benevento').put('bn-montfort-c-provence-1', '0315', 'E');
    march(ordered(p, 'montfort', 'move', 'bn-montfort-c-provence-1'), '0415');
    expect(isDisrupted(p, 'bn-montfort-c-provence-1')).toBe(true);
  });

  rule('gg.8.2.4', 'also in an advance', () => {
    const p = bare('campaldino').put(HORSE, '1512', 'SE');
    alone(p, { step: 'advance', unit: p.unit(HORSE), to: p.hex('1513') });
    expect(isDisrupted(p, HORSE)).toBe(true);
  });

  rule('gg.8.2.4', 'and in a retreat', () => {
    const p = bare('campaldino').put(HORSE, '1512', 'NE').put(ENEMY_HORSE, '1511', 'SE');
    alone(p, { step: 'retreat', unit: p.unit(HORSE), lead: p.unit(ENEMY_HORSE) });
    expect(where(p, HORSE)).toBe('1513');
    expect(isDisrupted(p, HORSE)).toBe(true);
  });

  rule('gg.8.2.5', 'the hex between two levels counts as higher than the lower and lower than the higher', () => {
    const shift = (from: string, to: string) => {
      const p = bare('campaldino').put(HORSE, from, 'NE').put(ENEMY_FOOT, to, 'SW');
      const [lead, target] = [p.unit(HORSE), p.unit(ENEMY_FOOT)];
      return columnShifts(p.battle, target, lead, [lead]).find(({ rule: id }) => id === 'gg.10.6.1i')?.value ?? 0;
    };
    expect([shift('1206', '1205'), shift('1207', '1206'), shift('1205', '1206'), shift('1209', '1208')]).toEqual([
      1, 1, -1, 0,
    ]);
  });

  rule('gg.8.2.7b', 'nobody enters a river', () => {
    const p = bare('campaldino').put(HORSE, '0502', 'W');
    const table = ordered(p, 'vieri', 'move', HORSE);
    expect(hexes(table, 'step')).toEqual(['0403']);
    expect(table.refusal({ type: 'step', to: p.hex('0402') })).toMatchObject({ rule: 'gg.8.2.7b' });
    const capitano = bare('campaldino').put(HORSE, '0502', 'W').capitano('vieri', '0502');
    expect(hexes(capitano.play(orders(capitano, 'vieri')), 'moveCapitano')).not.toContain('0402');
  });

  rule('gg.8.2.10', 'a village takes a point like open ground and changes nothing for who is there', () => {
    const p = bare('campaldino').put(HORSE, '0209', 'SE').put(ENEMY_FOOT, '0311', 'NW');
    const table = march(ordered(p, 'vieri', 'move', HORSE), '0210');
    expect(pointsLeft(table)).toBe(4);
    expect(isDisrupted(p, HORSE)).toBe(false);
    const [target, lead] = [p.unit(HORSE), p.unit(ENEMY_FOOT)];
    const ids = columnShifts(p.battle, target, lead, [lead]).map(({ rule: id }) => id);
    expect(ids).not.toContain('gg.10.6.1h');
  });
});

describe('other units in the way', () => {
  rule('gg.8.3.1a', 'never into or through an enemy', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(ENEMY_FOOT, '1309', 'W').put(PALVESARI, '1308', 'W');
    const table = ordered(p, 'vieri', 'move', HORSE);
    expect(hexes(table, 'step')).toEqual([]);
    expect(table.refusal({ type: 'step', to: p.hex('1309') })).toMatchObject({ rule: 'gg.8.3.1a' });
    expect(table.refusal({ type: 'step', to: p.hex('1308') })).toMatchObject({ rule: 'gg.8.3.1a' });
  });

  rule('gg.8.3.1b', 'never through a friend next to the enemy', () => {
    const p = bare('campaldino').put(HORSE, '1109', 'E').put(HORSE_2, '1209', 'E').put(ENEMY_FOOT, '1309', 'E');
    const table = ordered(p, 'vieri', 'move', HORSE);
    expect(table.refusal({ type: 'step', to: p.hex('1209') })).toMatchObject({ rule: 'gg.8.3.1b' });
    expect(hexes(table, 'step')).toEqual(['1210']);
  });

  rule('gg.8.3.1b', 'who may stack with a friend next to the enemy comes to it, but no further', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1109', 'E').put(PALVESARI, '1209', 'E').put(FOOT, '1309', 'E');
    const table = march(ordered(p, 'guglielmino', 'move', CROSSBOWS), '1209');
    expect(pointsLeft(table)).toBe(1);
    expect(table.legal()).toEqual([{ type: 'stop' }]);
  });

  rule('gg.8.3.2', 'through other friends for a point more, without stopping there', () => {
    const p = bare('campaldino').put(HORSE, '1109', 'E').put(FOOT, '1209', 'E');
    const table = march(ordered(p, 'vieri', 'move', HORSE), '1209');
    expect(pointsLeft(table)).toBe(3);
    expect(table.legal('stop')).toEqual([]);
    expect(table.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.8.3.2', reason: 'cannotStop' });
    expect(pointsLeft(march(table, '1309'))).toBe(2);
    expect(table.legal('stop')).toHaveLength(1);
  });

  rule('gg.8.3.2', 'not at all if it could not get out again', () => {
    const p = bare('campaldino')
      .put(FOOT, '1109', 'E')
      .put(HORSE, '1209', 'E')
      .put(HORSE_2, '1308', 'E')
      .put('cp-vieri-c-feditori-3', '1309', 'E');
    const table = ordered(p, 'mangiatori', 'move', FOOT);
    expect(table.refusal({ type: 'step', to: p.hex('1209') })).toMatchObject({ rule: 'gg.8.3.2' });
    expect(hexes(table, 'step')).toEqual(['1210']);
  });

  rule('gg.8.3.2', 'a missile unit may end with the Palvesari of its Battaglia, and the reverse (R33, R34)', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1109', 'E').put(PALVESARI, '1209', 'NE');
    const table = march(ordered(p, 'guglielmino', 'move', CROSSBOWS), '1209');
    expect(pointsLeft(table)).toBe(1);
    stop(table);
    expect(where(p, CROSSBOWS)).toBe('1209');
    const q = bare('campaldino').put(CROSSBOWS, '1209', 'NE').put(PALVESARI, '1109', 'E');
    stop(march(ordered(q, 'guglielmino', 'move', PALVESARI), '1209'));
    expect(where(q, PALVESARI)).toBe('1209');
  });
});

describe('stacking', () => {
  rule('gg.9.0.1', 'one combat unit a hex; Palvesari with a missile unit, and the Carroccio, besides', () => {
    const p = bare('montaperti');
    const mayJoin = (unit: string, ...friends: string[]): boolean => {
      const q = bare('montaperti').put(unit, '2509');
      for (const friend of friends) q.put(friend, '2609');
      return mayStackWith(
        q.battle,
        q.unit(unit),
        friends.map(friend => q.unit(friend)),
      );
    };
    const bows = 'mp-aldobrandino-x-siena-1';
    const shields = 'mp-aldobrandino-palvesari-siena-1';
    const wagon = 'mp-bigozzi-carroccio';
    expect(p.state.cell.length).toBeGreaterThan(0);
    expect(mayJoin('mp-aldobrandino-i-siena-1', 'mp-aldobrandino-i-siena-2')).toBe(false);
    expect(mayJoin(bows, 'mp-aldobrandino-x-siena-2')).toBe(false);
    expect(mayJoin(bows, shields)).toBe(true);
    expect(mayJoin('mp-aldobrandino-i-siena-1', shields)).toBe(false);
    expect(mayJoin('mp-aldobrandino-palvesari-siena-2', shields)).toBe(false);
    expect(mayJoin('mp-anglano-c-germans-1', wagon)).toBe(true);
    expect(mayJoin('mp-anglano-c-germans-1', wagon, 'mp-anglano-c-germans-2')).toBe(false);
    expect(mayJoin(bows, wagon, shields)).toBe(false);
  });

  rule('gg.9.0.1', 'a unit cannot end its move on another', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(HORSE_2, '1309', 'E');
    expect(march(ordered(p, 'vieri', 'move', HORSE), '1309').legal('stop')).toEqual([]);
  });

  rule('gg.9.0.2', 'any number of Capitani share a hex with a unit and with each other', () => {
    const p = bare('campaldino')
      .put(HORSE, '1209', 'E')
      .capitano('durfort', '1209')
      .capitano('mangiatori', '1209')
      .capitano('vieri', '1109');
    const table = p.play(orders(p, 'vieri'));
    table.act({ type: 'moveCapitano', to: p.hex('1209') });
    expect(['vieri', 'durfort', 'mangiatori'].map(id => p.state.capitani[p.battaglia(id)]?.cell)).toEqual(
      Array(3).fill(p.hex('1209')),
    );
    expect(table.legal('order')).not.toEqual([]);
  });
});
