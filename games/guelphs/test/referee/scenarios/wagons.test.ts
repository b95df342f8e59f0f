/** The Guelph Carroccio in bad company, and what holds it. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, playOn } from '../../activations.ts';
import { hexes, march, ordered, units, where } from '../../drill.ts';
import { fight } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const WAGON = 'mp-tornaquinci-carroccio';
const VOLTERRA = 'mp-rangoni-i-volterra-1';
const TRAITORS = 'mp-rangoni-c-firenze-1';
const GERMAN = 'mp-anglano-c-germans-1';

describe('the Carroccio of Florence', () => {
  const wagon = (options = {}): Position =>
    bare('montaperti', options)
      .put(WAGON, '2219', 'W')
      .put(GERMAN, '2118', 'E')
      .put('mp-tegghiaio-i-prato-1', '0419', 'E');

  // R118, R121: the flight is a rout in combat; the wagon is with Volterra, not beside it.
  rule(['gg.S.5.1.3', 'gg.S.3.7.4c', 'gg.S.3.9b'], 'guarded by Volterra is taken when they run', () => {
    const p = wagon({ volterra: true }).put(VOLTERRA, '2219', 'W');
    expect(fight(p, [{ unit: GERMAN, target: VOLTERRA }], [1, 1]).play.result).toMatchObject({
      why: 'carroccio',
      winners: [GHIBELLINE],
    });
  });

  // R112, R118
  rule(
    ['gg.S.3.5.1a', 'gg.S.3.7.4c'],
    'guarded by the traitors is taken when an attack unmasks and routs them, but not when they rout of their own treason',
    () => {
      const guarded = (): Position => {
        const p = wagon().put(TRAITORS, '2219', 'W').put('mp-rangoni-i-san-min-1', '0519', 'E');
        p.capitano('rangoni', '0519', { capacity: 6 });
        p.state.standards[GUELPH] = p.unit(TRAITORS);
        return p;
      };
      const attacked = fight(guarded(), [{ unit: GERMAN, target: TRAITORS }], [1, 5, 1]);
      expect(attacked.play.result).toMatchObject({ why: 'carroccio', winners: [GHIBELLINE] });
      const p = guarded();
      p.state.active = GHIBELLINE;
      at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
      const t = p.play([{ step: 'basic', optional: false }], [1, 1, 5, 1]).act({ type: 'tradimento' });
      expect([where(p, TRAITORS), where(p, WAGON), t.play.result]).toEqual(['gone', '2219', null]);
    },
  );

  // R118, R121: the Disruption before its combat is of the combat.
  rule(
    ['gg.S.5.1.2', 'gg.S.3.7.4c', 'gg.11.0c'],
    'guarded by Volterra in disorder is taken when the attack alone routs them, whoever steadies them',
    () => {
      const p = wagon({ volterra: true }).put(VOLTERRA, '2219', 'W', { hits: 2, disrupted: true });
      p.put('mp-tegghiaio-i-firenze-1', '2319', 'E');
      expect(fight(p, [{ unit: GERMAN, target: VOLTERRA }], [1]).play.result).toMatchObject({
        why: 'carroccio',
        winners: [GHIBELLINE],
      });
    },
  );
});

describe('the Carroccio of Siena', () => {
  const SIENESE = 'mp-bigozzi-carroccio';
  const GUARD = 'mp-bigozzi-c-siena-1';
  const NEXT = 'mp-bigozzi-c-siena-2';
  const RELIGIOSI = 'mp-bigozzi-religiosi';
  const FIRENZE = 'mp-pitigliano-c-firenze-1';

  // R93, R118: panic is no shock combat.
  rule(
    ['gg.13.2.3b', 'gg.S.3.7.4c', 'gg.S.5.2.2'],
    'feels no panic, nor do its friars; a guard that panic routs leaves it standing',
    () => {
      const bearer = 'mp-salvani-c-siena-1';
      const p = bare('montaperti', { religiosi: true }).put(SIENESE, '2219', 'W').put(RELIGIOSI, '2219', 'W');
      p.put(GUARD, '2219', 'W', { hits: 5, disrupted: true }).put(bearer, '2119', 'W', { hits: 5 });
      p.put(FIRENZE, '2019', 'E').put(GERMAN, '3419', 'W').put('mp-tegghiaio-i-prato-1', '0419', 'E');
      p.state.standards[GHIBELLINE] = p.unit(bearer);
      const t = fight(p, [{ unit: FIRENZE, target: bearer }], [4, 4, 3]);
      expect([t.step, units(t, 'shake')]).toEqual(['panic', [GUARD]]);
      t.dice(6).act({ type: 'shake', unit: p.unit(GUARD) });
      playOn(t, 'continuing');
      expect([where(p, GUARD), where(p, SIENESE), where(p, RELIGIOSI)]).toEqual(['gone', '2219', '2219']);
      expect(t.play.result).toBe(null);
    },
  );

  // S.3.7.3, R69
  rule(
    ['gg.12.3.1', 'gg.S.3.7.3'],
    'stays when its guards change places, and the new one strikes on every side',
    () => {
      const foe = 'mp-tegghiaio-i-firenze-1';
      const p = bare('montaperti').put(SIENESE, '2219', 'W').put(GUARD, '2219', 'W').put(NEXT, '2319', 'W');
      p.put(foe, '2218', 'SE').put('mp-tegghiaio-i-prato-1', '0419', 'E');
      const t = ordered(p, 'bigozzi', 'echelon', GUARD).act({ type: 'comeUp', unit: p.unit(NEXT) });
      expect([where(p, SIENESE), where(p, NEXT), where(p, GUARD)]).toEqual(['2219', '2219', '2319']);
      expect([t.step, units(t, 'attack', 'target')]).toEqual(['target', [foe]]);
    },
  );

  // l.8.2.2: a point is all it has.
  rule(['gg.S.3.7.1', 'gg.8.2.2'], 'has no point to spare for Woods or a stream', () => {
    const ways = (hex: string): string[] => {
      const p = bare('montaperti').put(SIENESE, hex, 'W').put('mp-tegghiaio-i-prato-1', '0419', 'E');
      return hexes(ordered(p, 'bigozzi', 'move', SIENESE), 'step');
    };
    expect(ways('3102')).toEqual(['3002', '3003', '3101', '3202']);
    expect(ways('1502')).toEqual(['1402', '1403', '1501', '1602']);
  });

  // R25
  rule(['gg.13.1.9', 'gg.S.3.7.1'], 'that rolls over a lone enemy Capitano puts him to flight', () => {
    const p = bare('montaperti').put(SIENESE, '2219', 'W').put(FIRENZE, '0419', 'E');
    p.capitano('bigozzi', '2219').capitano('pitigliano', '2319', { capacity: 6 });
    const t = march(ordered(p, 'bigozzi', 'move', SIENESE), '2319');
    expect([t.step, t.seats, where(p, SIENESE)]).toEqual(['escape', [GUELPH], '2319']);
  });
});
