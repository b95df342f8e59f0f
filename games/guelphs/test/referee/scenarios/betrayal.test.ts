/** Montaperti once more: who stands with the traitors, with Volterra, with the wagons and the friars. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, capacities, named, orders, rolls, underway } from '../../activations.ts';
import { hitsOf, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import { fight } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const TRAITORS = 'mp-rangoni-c-firenze-1';
const FIRENZE_2 = 'mp-rangoni-c-firenze-2';
const VOLTERRA = 'mp-rangoni-i-volterra-1';
const GERMAN = 'mp-anglano-c-germans-1';
const WAGON = 'mp-bigozzi-carroccio';
const GUARD = 'mp-bigozzi-c-siena-1';
const RELIGIOSI = 'mp-bigozzi-religiosi';
const SIENA = 'mp-salvani-c-siena-1';
const PISA = 'mp-aldobrandino-i-pisa-1';
const FIRENZE = 'mp-pitigliano-c-firenze-1';
const PRATO = 'mp-tegghiaio-i-prato-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

describe('Tradimento with Rangoni among the traitors', () => {
  const betrayed = (dice: number[]): Table => {
    const p = bare('montaperti').put(TRAITORS, '2019', 'E').put(FIRENZE_2, '0419', 'E').put(GERMAN, '3419', 'W');
    p.capitano('rangoni', '2019', { capacity: 6 });
    p.state.standards[GUELPH] = p.unit(TRAITORS);
    p.state.active = GHIBELLINE;
    p.state.levels = [2, 2];
    at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
    return p.play([{ step: 'basic', optional: false }], dice).act({ type: 'tradimento' });
  };

  // S.3.5.3: no shock combat, so 13.1.5 asks nothing.
  rule(['gg.S.3.5.3', 'gg.13.1.5b'], 'hits that leave them standing ask no die of him', () => {
    const t = betrayed([1, 1, 4]);
    expect([rolls(t), hitsOf(t.position, TRAITORS)]).toEqual([['tradimento', 'traitors', 'traitorHits'], 4]);
    expect([capitanoAt(t.position, 'rangoni'), t.step]).toEqual(['2019', 'continuing']);
  });

  // R90, R113: points, Capitano, Standard.
  rule(
    ['gg.S.3.5.3', 'gg.13.1.7', 'gg.10.8'],
    'if they rout he has his die and his way out, then the Standard falls',
    () => {
      const t = betrayed([1, 1, 5, 1, 2]);
      const p = t.position;
      expect([rolls(t), t.step, t.seats]).toEqual([
        ['tradimento', 'traitors', 'traitorHits', 'wound'],
        'escape',
        [GUELPH],
      ]);
      expect(p.state.levels).toEqual([2, 2]);
      t.act({ type: 'escape', to: p.hex('1819') });
      expect([capitanoAt(p, 'rangoni'), p.state.levels, t.step, t.seats]).toEqual([
        '1819',
        [2, 3],
        'continuing',
        [GHIBELLINE],
      ]);
    },
  );

  // R103
  rule(['gg.S.3.5.4', 'gg.17.2.1'], 'it is no activation: no Victory check follows, whatever the Levels', () => {
    const t = betrayed([1, 1, 1]);
    expect([rolls(t).includes('victory'), t.step, t.position.state.levels]).toEqual([false, 'continuing', [2, 2]]);
    expect(rolls(t)).toHaveLength(3);
  });
});

// R90, R121
rule(
  ['gg.S.5.1.3', 'gg.13.1.7', 'gg.13.2.3a', 'gg.10.9'],
  'Volterra that runs leaves Rangoni a die and a way out and loses the Standard, before the attacker comes in',
  () => {
    const p = bare('montaperti', { volterra: true }).put(VOLTERRA, '2219', 'W').put(GERMAN, '2118', 'E');
    p.put(FIRENZE_2, '3419', 'E').put(PRATO, '0419', 'E').capitano('rangoni', '2219', { capacity: 6 });
    p.put('mp-anglano-c-germans-2', '0809', 'E');
    p.state.events.tradimento = 'done';
    p.state.standards[GUELPH] = p.unit(VOLTERRA);
    const t = fight(p, [{ unit: GERMAN, target: VOLTERRA }], [1, 1]);
    expect([rolls(t), t.step, where(p, GERMAN)]).toEqual([['wound'], 'escape', '2118']);
    t.act({ type: 'escape', to: p.hex('2419') });
    expect([where(p, VOLTERRA), where(p, GERMAN), p.state.standards[GUELPH]]).toEqual(['gone', '2219', -1]);
  },
);

describe('the Carroccio', () => {
  const wagon = (options = {}): Position =>
    bare('montaperti', options).put(WAGON, '2219', 'W').put(GERMAN, '3419', 'W').put(PRATO, '0419', 'E');

  // R164 for the sister case of Palvesari
  rule(
    ['gg.S.3.7.4b', 'gg.12.1.4a', 'gg.S.3.9b'],
    'alone it may be charged: it checks nothing, and falls in Step 5',
    () => {
      const p = wagon().put(FIRENZE, '2520', 'W').capitano('pitigliano', '2520');
      const t = stop(march(ordered(p, 'pitigliano', 'charge', FIRENZE), '2420', '2319'));
      t.act({ type: 'attack', target: p.unit(WAGON) });
      expect([rolls(t), t.step, t.play.result]).toEqual([[], 'orders', null]);
      t.act({ type: 'endOrders' }).act({ type: 'combat', target: p.unit(WAGON), lead: p.unit(FIRENZE) });
      expect(t.play.result).toMatchObject({ why: 'carroccio', winners: [GUELPH] });
    },
  );

  // R25
  rule(['gg.5.4.1a', 'gg.S.3.7.1'], 'beside the enemy keeps its Capitano from Recovery', () => {
    const may = (hex: string): number => {
      const p = wagon().put(FIRENZE, hex, 'W').put(GUARD, '3319', 'W').capitano('bigozzi', '3319', { capacity: 3 });
      return p.play(orders(p, 'bigozzi')).legal('recovery').length;
    };
    expect([may('2018'), may('2118')]).toEqual([1, 0]);
  });

  // R84, R118
  rule(['gg.10.8.1', 'gg.S.3.7.4c'], 'whose guard routs together with its attacker is taken, whoever is kept', () => {
    const ends = (keep: boolean) => {
      const p = wagon().put(GUARD, '2219', 'W', { hits: 5 }).put(FIRENZE, '2118', 'E', { hits: 5 });
      const t = fight(p, [{ unit: FIRENZE, target: GUARD }], [3, 4]);
      if (t.step === 'mutualRout') t.act(keep ? { type: 'keep', unit: p.unit(FIRENZE) } : { type: 'decline' });
      return t.play.result;
    };
    for (const keep of [true, false]) expect(ends(keep)).toMatchObject({ why: 'carroccio', winners: [GUELPH] });
  });

  /** Ghibellines in 2119 with the Standard behind them, charged from 2019; friars with the wagon or not. */
  const charged = (id: string, hits: number, religiosi: boolean, dice: number[]): Table => {
    const p = wagon({ religiosi }).put(id, '2119', 'W', { hits }).put(SIENA, '2120', 'W').put(FIRENZE, '1819', 'E');
    if (religiosi) p.put(RELIGIOSI, '2219', 'W');
    p.capitano('pitigliano', '1819').state.standards[GHIBELLINE] = p.unit(SIENA);
    const t = stop(march(ordered(p, 'pitigliano', 'charge', FIRENZE, dice), '1919', '2019'));
    return t.act({ type: 'attack', target: p.unit(id) });
  };

  // R44, R45
  rule(['gg.S.5.2.3', 'gg.13.2.2', 'gg.12.1.4a'], 'its friars and a Standard steady charged Foot by one each', () => {
    const shaken = (religiosi: boolean, die: number): boolean =>
      isDisrupted(charged(PISA, 2, religiosi, [die]).position, PISA);
    expect([shaken(false, 4), shaken(false, 5)]).toEqual([false, true]);
    expect([shaken(true, 5), shaken(true, 6)]).toEqual([false, true]);
  });

  // R44, R45: the Standard helps in checks only, the friars in everything.
  rule(
    ['gg.S.5.2.3', 'gg.12.2.1', 'gg.13.2.2'],
    'its friars help a countercharge too, which a Standard does not',
    () => {
      const met = (religiosi: boolean, die: number): boolean => {
        const t = charged('mp-salvani-c-pisa-1', 4, religiosi, [die]).act({ type: 'countercharge' });
        return t.position.state.attacks[0]?.charge === false;
      };
      expect([met(false, 2), met(false, 3)]).toEqual([true, false]);
      expect([met(true, 3), met(true, 4)]).toEqual([true, false]);
    },
  );
});

// R16, R116
rule(
  ['gg.S.3.6.2a', 'gg.4.4.1', 'gg.16.3'],
  'a 12 that succeeds in the run of Arras confuses everybody else, Reserves too, and the run goes on',
  () => {
    const p = underway('montaperti')
      .capitano('salvani', null, { capacity: 5 })
      .capitano('pitigliano', null, { capacity: 5 });
    p.capitano('tornaquinci', null, { capacity: 5, reserve: true });
    p.state.active = GHIBELLINE;
    p.state.events.tradimento = 'done';
    const arras = p.battaglia('arras');
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: arras });
    for (const [unit, hex] of [
      [1, '1502'],
      [2, '1503'],
    ])
      t.act({
        type: 'emerge',
        unit: p.unit(`mp-arras-c-germans-${unit}`),
        to: p.hex(String(hex)),
        facing: p.facing('SE'),
      });
    t.act({ type: 'endOrders' });
    p.capitano('arras', null, { capacity: 12 }).capitano('salvani', null, { capacity: 5 });
    t.dice(6, 6).act({ type: 'continuum', battaglia: arras });
    expect(t.told('activated')).toMatchObject([{ battaglia: arras, kind: 'continuum', points: 12 }]);
    expect(capacities(p, 'arras', 'salvani', 'pitigliano', 'tornaquinci')).toEqual([11, 4, 4, 4]);
    t.act({ type: 'endOrders' });
    expect(named(t, 'continuum')).toEqual([arras]);
  },
);
