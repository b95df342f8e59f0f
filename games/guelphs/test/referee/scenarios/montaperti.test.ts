/** Corners of Montaperti: the Carroccio and those who stand with it, Volterra already shaken. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { bare, rolls } from '../../activations.ts';
import { hasFired, hitsOf, hold, march, ordered, stop, units, where } from '../../drill.ts';
import { fight, result } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const WAGON = 'mp-bigozzi-carroccio';
const GUARD = 'mp-bigozzi-c-siena-1';
const PISA = 'mp-salvani-c-pisa-1';
const BOWS = 'mp-aldobrandino-a-siena-1';
const CROSSBOWS = 'mp-aldobrandino-x-siena-1';
const SHIELDS = 'mp-aldobrandino-palvesari-siena-1';
const FIRENZE = 'mp-pitigliano-c-firenze-1';
const FOOT = 'mp-tegghiaio-i-firenze-1';
const ENEMY_CROSSBOWS = 'mp-tegghiaio-x-firenze-1';

/** A Ghibelline who faces west in 2219, with the Carroccio or without. */
const guard = (id: string, wagon: boolean): Position => {
  const p = bare('montaperti')
    .put(id, '2219', 'W')
    .put('mp-anglano-c-germans-1', '3419', 'W')
    .put('mp-tegghiaio-i-prato-1', '0419', 'E');
  return wagon ? p.put(WAGON, '2219', 'W') : p;
};

describe('with the Carroccio every side is the front', () => {
  rule(['gg.S.3.7.3', 'gg.6.2a'], 'nobody comes beside its flank or rear, so nobody turns', () => {
    const step = (wagon: boolean): string | null => {
      const p = guard(GUARD, wagon).put(FIRENZE, '2420', 'W').capitano('pitigliano', '2420');
      return stop(march(ordered(p, 'pitigliano', 'move', FIRENZE), '2319')).step;
    };
    expect([step(false), step(true)]).toEqual(['facingReaction', 'target']);
  });

  rule(['gg.S.3.7.3', 'gg.12.2'], 'Cavalry there may countercharge whoever comes from behind', () => {
    const step = (wagon: boolean): string | null => {
      const p = guard(GUARD, wagon).put(FIRENZE, '2520', 'W').capitano('pitigliano', '2520');
      const t = stop(march(ordered(p, 'pitigliano', 'charge', FIRENZE), '2420', '2319'));
      if (!wagon) hold(t);
      return t.act({ type: 'attack', target: p.unit(GUARD) }).step;
    };
    expect([step(false), step(true)]).toEqual(['orders', 'countercharge']);
  });

  rule(['gg.S.3.7.3', 'gg.12.0.1'], 'Foot that attacks Cavalry there from behind checks its morale', () => {
    const dice = (wagon: boolean): string[] =>
      rolls(fight(guard(GUARD, wagon).put(FOOT, '2319', 'W'), [{ unit: FOOT, target: GUARD }], [1, 3, 4]));
    expect([dice(false)[0], dice(true)[0]]).toEqual(['shock', 'footMorale']);
  });

  rule(['gg.S.3.7.3', 'gg.10.4.1', 'gg.10.4.2'], 'archers there shoot at whoever comes and goes behind them', () => {
    const p = guard(BOWS, true).put(FOOT, '2420', 'W').capitano('tegghiaio', '2420');
    const t = stop(march(ordered(p, 'tegghiaio', 'move', FOOT, [1, 1]), '2319')).act({ type: 'noAttack' });
    expect([t.step, units(t, 'shoot')]).toEqual(['entryFire', [BOWS]]);
    t.act({ type: 'shoot', unit: p.unit(BOWS) });
    expect(hasFired(p, BOWS)).toBe(true);
    const q = guard(BOWS, true).put(FOOT, '2319', 'W').capitano('tegghiaio', '2420');
    const back = ordered(q, 'tegghiaio', 'withdraw', FOOT, [1, 1]).act({ type: 'back', to: q.hex('2420') });
    expect(back.step).toBe('exitFire');
  });

  rule(['gg.S.3.7.3', 'gg.10.1.2b'], 'and by Order, without turning', () => {
    const p = guard(BOWS, true).put(FOOT, '2420', 'W').capitano('aldobrandino', '2219');
    p.state.active = 1;
    const t = ordered(p, 'aldobrandino', 'fire', BOWS, [3, 4]);
    expect(t.legal('fireAt')).toContainEqual({ type: 'fireAt', target: p.unit(FOOT), facing: p.facing('W') });
  });

  rule(['gg.S.3.7.3', 'gg.10.3'], 'a volley from behind finds no back', () => {
    const total = (wagon: boolean): Table => {
      const p = guard(GUARD, wagon).put(ENEMY_CROSSBOWS, '2319', 'W').capitano('tegghiaio', '2319');
      const t = ordered(p, 'tegghiaio', 'fire', ENEMY_CROSSBOWS, [3, 4]);
      return t.act({ type: 'fireAt', target: p.unit(GUARD), facing: p.facing('W') });
    };
    expect(total(false).told('shot')).toMatchObject([{ total: 12 }]);
    expect(total(true).told('shot')).toMatchObject([{ total: 11 }]);
  });
});

describe('to and from the Carroccio', () => {
  rule(['gg.10.9', 'gg.S.3.7.4c'], 'a guard that wins must advance, and leaves it alone', () => {
    const p = guard(GUARD, true).put(FIRENZE, '2118', 'E');
    const t = fight(p, [{ unit: GUARD, target: FIRENZE }], [4, 6]);
    expect(result(t)).toBe('-/1');
    t.act({ type: 'face', facing: p.facing('E') });
    expect([where(p, GUARD), where(p, WAGON), t.play.result]).toEqual(['2118', '2219', null]);
  });

  rule(['gg.10.7.2', 'gg.S.3.7.3'], 'a friend driven back onto it when it is alone finds room (R82)', () => {
    const p = bare('montaperti').put(WAGON, '2219', 'W').put(PISA, '2118', 'W').put(FIRENZE, '2018', 'E');
    p.put('mp-anglano-c-germans-1', '3419', 'W').put('mp-tegghiaio-i-prato-1', '0419', 'E');
    const t = fight(p, [{ unit: FIRENZE, target: PISA }], [4, 6]);
    expect([result(t), where(p, PISA), hitsOf(p, PISA)]).toEqual(['-/1', '2219', 1]);
    expect([where(p, WAGON), t.play.result]).toEqual(['2219', null]);
  });

  rule(
    ['gg.10.7.2', 'gg.S.3.7.3'],
    'crossbows with their Palvesari do not: they stand and take a hit more (R82)',
    () => {
      const p = bare('montaperti').put(WAGON, '2219', 'W').put(CROSSBOWS, '2118', 'W').put(SHIELDS, '2118', 'W');
      p.put(FIRENZE, '2018', 'E', { hits: 2 });
      p.put('mp-anglano-c-germans-1', '3419', 'W').put('mp-tegghiaio-i-prato-1', '0419', 'E');
      // Column 2, 4 against 5 and 1 for the shields: 10 - 2.
      const t = fight(p, [{ unit: FIRENZE, target: CROSSBOWS }], [4, 6]);
      expect([result(t), where(p, CROSSBOWS), hitsOf(p, CROSSBOWS)]).toEqual(['-/1', '2118', 2]);
    },
  );
});

rule(
  ['gg.S.5.1.2', 'gg.11.0c', 'gg.10.9'],
  'Volterra, already Disrupted, takes hits before the combat; if it routs of them the attacker comes in (R121)',
  () => {
    const [volterra, german] = ['mp-rangoni-i-volterra-1', 'mp-anglano-c-germans-1'];
    const p = bare('montaperti', { volterra: true })
      .put(german, '2319', 'W')
      .put('mp-rangoni-i-san-min-1', '2220', 'E');
    p.put(volterra, '2219', 'E', { disrupted: true, hits: 2 });
    const t = fight(p, [{ unit: german, target: volterra }], [1]);
    expect([rolls(t), t.told('fought')]).toEqual([['disruption'], []]);
    expect([where(p, volterra), where(p, german)]).toEqual(['gone', '2219']);
  },
);
