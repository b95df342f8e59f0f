/** Hexes come to by Withdraw, Echelon, Rally or on a wagon, and who is shot at or asked for his worth on the way. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, ROUTED } from '../../../src/state.ts';
import { activation, bare, fact, orders, rolls } from '../../activations.ts';
import { hasFired, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';
const GUELPH_CROSSBOWS = 'cp-compagnia-rossa-x-firenze-1';
const GUELPH_ARCHERS = 'cp-compagnia-rossa-a-firenze-1';

describe('Withdraw', () => {
  rule(['gg.5.3.4', 'gg.8.2.4'], 'into Woods disrupts horse and crossbows as any entry does, but not archers', () => {
    const disrupted = (battaglia: string, unit: string): boolean => {
      const p = bare('montaperti').put(unit, '2304', 'NE').put('mp-anglano-c-germans-1', '3419', 'W');
      ordered(p, battaglia, 'withdraw', unit).act({ type: 'back', to: p.hex('2305') });
      expect(where(p, unit)).toBe('2305');
      return isDisrupted(p, unit);
    };
    expect(disrupted('pitigliano', 'mp-pitigliano-c-firenze-1')).toBe(true);
    expect(disrupted('tegghiaio', 'mp-tegghiaio-x-firenze-1')).toBe(true);
    expect(disrupted('tornaquinci', 'mp-tornaquinci-a-firenze-1')).toBe(false);
  });

  // R138
  rule(
    ['gg.5.3.4', 'gg.S.8.9.2', 'gg.S.8.9.3'],
    'into the Guelph Camp disrupts a Ghibelline and gains the Level',
    () => {
      const p = bare('campaldino').put(ENEMY_HORSE, '2005', 'W').put(HORSE, '0209', 'W');
      ordered(p, 'pazzo', 'withdraw', ENEMY_HORSE).act({ type: 'back', to: p.hex('2105') });
      expect([where(p, ENEMY_HORSE), isDisrupted(p, ENEMY_HORSE), p.state.levels]).toEqual(['2105', true, [0, 1]]);
    },
  );

  // He is still behind them when the volley comes.
  rule(
    ['gg.10.4.2', 'gg.14.0.2a', 'gg.5.3.4'],
    'of crossbows behind their pavises: the volley at them meets these',
    () => {
      const total = (shields: boolean): unknown => {
        const p = bare('campaldino')
          .put(CROSSBOWS, '1209', 'E')
          .put(GUELPH_CROSSBOWS, '1309', 'W')
          .put(HORSE, '2309', 'W');
        if (shields) p.put(PALVESARI, '1209', 'E');
        const t = ordered(p, 'guglielmino', 'withdraw', CROSSBOWS, [4, 4]).act({ type: 'back', to: p.hex('1109') });
        return fact(t.act({ type: 'shoot', unit: p.unit(GUELPH_CROSSBOWS) }).told('shot')[0], 'total');
      };
      expect([total(false), total(true)]).toEqual([12, 10]);
    },
  );
});

// One time only for each hex.
rule(
  ['gg.12.3.1', 'gg.S.8.9.2', 'gg.S.8.9.3'],
  'whoever comes up by Echelon into the Camp has entered it: Disrupted each time, a Level the first time',
  () => {
    const p = bare('campaldino').put(ENEMY_HORSE, '2105', 'E').put(ENEMY_HORSE_2, '2005', 'E').put(HORSE, '0209', 'W');
    p.capitano('pazzo', '2005', { capacity: 8 }).state.active = GHIBELLINE;
    const swap = (front: string, rear: string): void => {
      p.play(activation(p, 'pazzo'))
        .act({ type: 'order', order: 'echelon', unit: p.unit(front) })
        .act({ type: 'comeUp', unit: p.unit(rear) })
        .act({ type: 'endOrders' });
    };
    swap(ENEMY_HORSE, ENEMY_HORSE_2);
    expect([where(p, ENEMY_HORSE_2), isDisrupted(p, ENEMY_HORSE_2), isDisrupted(p, ENEMY_HORSE)]).toEqual([
      '2105',
      true,
      false,
    ]);
    expect(p.state.levels).toEqual([0, 1]);
    swap(ENEMY_HORSE_2, ENEMY_HORSE);
    expect([where(p, ENEMY_HORSE), isDisrupted(p, ENEMY_HORSE), p.state.levels]).toEqual(['2105', true, [0, 1]]);
  },
);

// R35, R30
rule(
  ['gg.S.3.7.1', 'gg.S.3.7.3'],
  'the Carroccio goes alone: neither its guard nor a Capitano is carried (R30, R35)',
  () => {
    const [wagon, guard] = ['mp-bigozzi-carroccio', 'mp-bigozzi-c-siena-1'];
    const p = bare('montaperti')
      .put(wagon, '2219', 'W')
      .put(guard, '2219', 'W')
      .put('mp-tegghiaio-i-prato-1', '0419', 'E');
    p.capitano('bigozzi', '2219');
    march(ordered(p, 'bigozzi', 'move', wagon), '2319');
    expect([where(p, wagon), where(p, guard)]).toEqual(['2319', '2219']);
    expect(p.name(at(p.state.capitani, p.battaglia('bigozzi')).cell)).toBe('2219');
  },
);

// R38, R106
rule(
  ['gg.S.8.11.1', 'gg.6.2a', 'gg.10.4.1', 'gg.16.4'],
  'who rallies beside the enemy has not moved there: nobody turns or shoots, and no Reserve is drawn out (R38, R106)',
  () => {
    const p = bare('campaldino').put('cp-maghinardo-c-maghinar-1', '0310', 'E').put(GUELPH_ARCHERS, '0309', 'W');
    p.put(ENEMY_HORSE_2, '0909', 'E').capitano('pazzo', '0909').capitano('maghinardo', '0310', { reserve: true });
    p.state.cell = p.state.cell.with(p.unit(ENEMY_HORSE), ROUTED);
    p.state.active = GHIBELLINE;
    const t = p.play(orders(p, 'pazzo'), [2, 1]).act({ type: 'rally' });
    t.act({ type: 'comeBack', unit: p.unit(ENEMY_HORSE), to: p.hex('0210'), facing: p.facing('E') });
    expect([where(p, ENEMY_HORSE), t.seats, hasFired(p, GUELPH_ARCHERS)]).toEqual(['0210', [GHIBELLINE], false]);
    expect(at(p.state.capitani, p.battaglia('maghinardo')).reserve).toBe(true);
  },
);

describe('volleys', () => {
  rule(
    ['gg.10.4.1', 'gg.10.3.1'],
    'the second of two who might shoot keeps his arrows when the first has routed the comer',
    () => {
      const p = bare('campaldino')
        .put(ENEMY_HORSE, '1009', 'E', { hits: 5, disrupted: true })
        .put(ENEMY_HORSE_2, '0409', 'E');
      p.put(GUELPH_CROSSBOWS, '1309', 'W').put(GUELPH_ARCHERS, '1308', 'W').capitano('pazzo', '0909');
      const t = stop(march(ordered(p, 'pazzo', 'move', ENEMY_HORSE, [6, 5, 6]), '1109', '1209'));
      t.act({ type: 'noAttack' });
      expect([t.step, t.legal('shoot').length]).toEqual(['entryFire', 2]);
      t.act({ type: 'shoot', unit: p.unit(GUELPH_CROSSBOWS) });
      expect([where(p, ENEMY_HORSE), t.step, hasFired(p, GUELPH_ARCHERS)]).toEqual(['gone', 'orders', false]);
    },
  );

  // R112
  rule(['gg.S.3.5.1a', 'gg.10.3'], 'a volley at the traitors is no attack: Tradimento waits (R112)', () => {
    const [traitors, bows] = ['mp-rangoni-c-firenze-1', 'mp-aldobrandino-a-siena-1'];
    const p = bare('montaperti')
      .put(traitors, '2019', 'E')
      .put(bows, '2119', 'W')
      .put('mp-anglano-c-germans-1', '3419', 'W');
    p.state.standards[0] = p.unit(traitors);
    const t = ordered(p, 'aldobrandino', 'fire', bows, [6, 5]);
    t.act({ type: 'fireAt', target: p.unit(traitors), facing: p.facing('W') });
    expect([rolls(t), p.state.events.tradimento, isDisrupted(p, traitors)]).toEqual([['fire'], 'pending', true]);
  });
});

// R127: what needs no rating asks for none.
rule(
  ['gg.S.6.7', 'gg.6.2.1', 'gg.6.2d'],
  'Barons who turn against Foot need no rating yet; against horse they do (R127)',
  () => {
    const PUGLIA = 'bn-manfredi-c-puglia-1';
    const turned = (battaglia: string, comer: string): { p: Position; t: Table } => {
      const p = bare('benevento')
        .put('bn-manfredi-c-fam-regis-1', '0909', 'W')
        .put(PUGLIA, '1509', 'E')
        .put(comer, '1309', 'E');
      p.capitano('manfredi', '0909');
      const t = stop(march(ordered(p, battaglia, 'move', comer), '1409'));
      return { p, t: t.dice(3, 3).act({ type: 'react', unit: p.unit(PUGLIA), facing: p.facing('NE') }) };
    };
    expect(rolls(turned('mirepoix', 'bn-mirepoix-i-guelfi-1').t)).toEqual([]);
    const { p, t } = turned('montfort', 'bn-montfort-c-provence-1');
    expect([rolls(t)[0], rolls(t).length, isDisrupted(p, PUGLIA)]).toEqual(['baron', 2, false]);
  },
);
