import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { exertsZoneInto, zonesOn } from '../../src/06-facing/zones.ts';
import { guelphs } from '../../src/index.ts';
import { bare, orderable, orders } from '../activations.ts';
import { hexes, hold, isDisrupted, march, ordered, pointsLeft, stop, units, where } from '../drill.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';

describe('zones of control', () => {
  rule('gg.7.0', 'a combat unit controls its two frontal hexes and no other', () => {
    const p = bare('campaldino').put(ENEMY_FOOT, '1209', 'E');
    const controlled = ['1208', '1308', '1309', '1210', '1109', '1108'].filter(
      hex => zonesOn(p.battle, p.hex(hex), 0, false).length > 0,
    );
    expect(controlled).toEqual(['1308', '1309']);
  });

  rule('gg.7.0', 'other units and zones in the hex do not cancel it', () => {
    const p = bare('campaldino')
      .put(ENEMY_FOOT, '1310', 'NW')
      .put('cp-mangiatori-i-firenze-2', '1309', 'SW')
      .put(FOOT, '1209', 'E');
    p.put('cp-mangiatori-i-bologna-1', '1210', 'NE');
    expect(zonesOn(p.battle, p.hex('1309'), 0, false)).toEqual([p.unit(ENEMY_FOOT)]);
    expect(zonesOn(p.battle, p.hex('1210'), 0, false)).toEqual([p.unit(ENEMY_FOOT)]);
  });

  rule(['gg.7.0', 'gg.14.0.6c'], 'Palvesari alone and Capitani exert none: a unit walks on before them', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'E').put(PALVESARI, '1409', 'W').capitano('guglielmino', '1310');
    const table = march(ordered(p, 'mangiatori', 'move', FOOT), '1308');
    expect(zonesOn(p.battle, p.hex('1308'), 0, false)).toEqual([]);
    expect(hexes(table, 'step')).toEqual(['1408']);
    expect(table.legal('turn')).not.toEqual([]);
  });

  rule('gg.7.0.1', 'no zone reaches into ground where movement is prohibited', () => {
    const p = bare('campaldino').put(ENEMY_FOOT, '0503', 'NW').put(HORSE, '0502', 'E');
    const unit = p.unit(ENEMY_FOOT);
    expect(exertsZoneInto(p.battle, unit, p.hex('0502'))).toBe(true);
    p.put(ENEMY_FOOT, '0502', 'W');
    expect(exertsZoneInto(p.battle, unit, p.hex('0403'))).toBe(true);
    expect(exertsZoneInto(p.battle, unit, p.hex('0402'))).toBe(false);
  });
});

describe('entering a zone', () => {
  rule('gg.7.1', 'a unit that enters an enemy zone goes no further and turns no more', () => {
    const p = bare('campaldino').put(FOOT, '1109', 'E').put(ENEMY_FOOT, '1309', 'W');
    const table = march(ordered(p, 'mangiatori', 'move', FOOT), '1209');
    expect(pointsLeft(table)).toBe(2);
    expect(table.legal().map(({ type }) => type)).toEqual(['stop']);
    expect(table.refusal({ type: 'step', to: p.hex('1308') })).toMatchObject({ rule: 'gg.7.1', reason: 'inZone' });
  });

  rule('gg.7.1', 'so does Cavalry in a zone of Cavalry', () => {
    const p = bare('campaldino').put(HORSE, '1109', 'E').put(ENEMY_HORSE, '1309', 'W');
    const table = march(ordered(p, 'vieri', 'move', HORSE), '1209');
    expect(table.legal().map(({ type }) => type)).toEqual(['stop']);
  });

  rule('gg.7.1.1', 'Cavalry rides through zones of Foot, turns in them and leaves them', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(ENEMY_FOOT, '1309', 'W');
    const table = march(ordered(p, 'vieri', 'move', HORSE), 'SE', '1210', 'E', '1310');
    expect(pointsLeft(table)).toBe(1);
    expect(where(p, HORSE)).toBe('1310');
  });

  rule('gg.7.1.1', 'but may be shot at on the way', () => {
    const p = bare('campaldino').put(HORSE, '1109', 'E').put(CROSSBOWS, '1309', 'W');
    const table = march(ordered(p, 'vieri', 'move', HORSE, [6, 6]), '1209');
    table.act({ type: 'step', to: p.hex('1308') });
    expect(table.step).toBe('exitFire');
    table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(isDisrupted(p, HORSE)).toBe(true);
    expect(where(p, HORSE)).toBe('1308');
  });

  rule('gg.7.1.2', 'a Capitano does not stop in zones', () => {
    const p = bare('campaldino').put(ENEMY_FOOT, '1309', 'W').capitano('vieri', '1109').put(HORSE, '1109', 'E');
    const table = p.play(orders(p, 'vieri'));
    expect(hexes(table, 'moveCapitano')).toEqual(expect.arrayContaining(['1209', '1308', '1408']));
    expect(hexes(table, 'moveCapitano')).not.toContain('1309');
  });
});

describe('leaving a zone', () => {
  rule('gg.7.2', 'a unit that starts in a zone stays, as it faces, and may attack what is in front (R26)', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'E').put(ENEMY_FOOT, '1309', 'W').put(ENEMY_HORSE, '1208', 'SW');
    const table = ordered(p, 'mangiatori', 'move', FOOT);
    expect(table.legal()).toEqual([{ type: 'stop' }]);
    expect(table.refusal({ type: 'step', to: p.hex('1308') })).toMatchObject({ rule: 'gg.7.2', reason: 'inZone' });
    stop(table);
    expect(table.legal()).toEqual([{ type: 'attack', target: p.unit(ENEMY_FOOT) }, { type: 'noAttack' }]);
  });

  rule('gg.7.2', 'next to the enemy but in no zone that counts it moves like any other (R26, R27)', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(ENEMY_FOOT, '1309', 'W');
    expect(hexes(ordered(p, 'vieri', 'move', HORSE), 'step')).toEqual(['1308']);
    const q = bare('campaldino').put(FOOT, '1209', 'NE').put(ENEMY_FOOT, '1309', 'E');
    expect(hexes(ordered(q, 'mangiatori', 'move', FOOT), 'step')).toEqual(['1208', '1308']);
  });

  rule(['gg.7.2', 'gg.5.3.1c'], 'staying there to attack it may turn one vertex only (R26)', () => {
    const attackAfter = (...way: string[]) => {
      const p = bare('campaldino').put(FOOT, '1209', 'NE').put(ENEMY_FOOT, '1309', 'E').put(ENEMY_HORSE, '1210', 'SE');
      return stop(march(ordered(p, 'mangiatori', 'move', FOOT), ...way));
    };
    expect(units(attackAfter('E'), 'attack', 'target')).toEqual([ENEMY_FOOT]);
    expect(attackAfter('SE').step).toBe('orders');
  });

  rule('gg.7.2', 'it gets out by Withdraw, also into another zone, and by Echelon', () => {
    const p = bare('campaldino')
      .put(HORSE, '1209', 'E')
      .put('cp-vieri-c-feditori-2', '1109', 'E')
      .put(ENEMY_HORSE, '1309', 'W')
      .put('cp-pazzo-c-fieschi-1', '1008', 'E')
      .capitano('vieri', '1109');
    const table = p.play(orders(p, 'vieri'));
    expect(orderable(table, 'withdraw')).toContain(p.unit(HORSE));
    expect(orderable(table, 'echelon')).toContain(p.unit(HORSE));
    table.act({ type: 'order', order: 'withdraw', unit: p.unit(HORSE) }).act({ type: 'back', to: p.hex('1108') });
    expect(where(p, HORSE)).toBe('1108');
    expect(zonesOn(p.battle, p.hex('1108'), 0, true)).toEqual([p.unit('cp-pazzo-c-fieschi-1')]);
  });

  rule('gg.7.2.1', 'who leaves the front of a missile unit is exposed to its fire', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'E').put(CROSSBOWS, '1309', 'W');
    const table = ordered(p, 'mangiatori', 'withdraw', FOOT, [6, 5]).act({ type: 'back', to: p.hex('1108') });
    expect(table.step).toBe('exitFire');
    expect(where(p, FOOT)).toBe('1209');
    table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(isDisrupted(p, FOOT)).toBe(true);
    expect(where(p, FOOT)).toBe('1108');
    const q = bare('campaldino').put(FOOT, '1209', 'E').put(CROSSBOWS, '1309', 'W');
    const spared = ordered(q, 'mangiatori', 'withdraw', FOOT).act({ type: 'back', to: q.hex('1108') });
    hold(spared);
    expect(isDisrupted(q, FOOT)).toBe(false);
  });
});
