/** The Carroccio, and the optional rules of Montaperti (gg.S.3.7, gg.S.3.9b, gg.S.5). */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { aspect, zonesOn } from '../../src/06-facing/zones.ts';
import { mayStackWith } from '../../src/08-movement/movement.ts';
import { unattackedEnemies } from '../../src/10-combat/shock.ts';
import { currentRating } from '../../src/battle.ts';
import { guelphs } from '../../src/index.ts';
import { GHIBELLINE, GUELPH, ROUTED } from '../../src/state.ts';
import { bare, orderable, orders, rolls, underway } from '../activations.ts';
import { hexes, hitsOf, isDisrupted, march, ordered, stop, units, where } from '../drill.ts';
import { fight, result } from '../fights.ts';
import type { Position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const WAGON = 'mp-bigozzi-carroccio';
const GUARD = 'mp-bigozzi-c-siena-1';
const OTHER = 'mp-bigozzi-c-siena-2';
const FIRENZE = 'mp-pitigliano-c-firenze-1';
const FOOT = 'mp-tegghiaio-i-firenze-1';
const RELIGIOSI = 'mp-bigozzi-religiosi';

/** The Carroccio of Siena in 2219, and what else a battle needs, far away. */
const wagon = (options = {}): Position =>
  bare('montaperti', options)
    .put(WAGON, '2219', 'W')
    .capitano('bigozzi', '2419')
    .put('mp-anglano-c-germans-1', '3419', 'W')
    .put('mp-tegghiaio-i-prato-1', '0419', 'E');

const AROUND = ['2218', '2318', '2319', '2220', '2119', '2118'];

const ghibelline = (p: Position): Position => {
  p.state.active = GHIBELLINE;
  return p;
};

describe('the Carroccio under Orders', () => {
  rule('gg.S.3.7.1', 'takes Move alone, and moves one hex in any direction', () => {
    const p = ghibelline(wagon());
    const t = p.play(orders(p, 'bigozzi'));
    expect(t.legal('order')).toEqual([{ type: 'order', order: 'move', unit: p.unit(WAGON) }]);
    expect(t.refusal({ type: 'order', order: 'withdraw', unit: p.unit(WAGON) })).toMatchObject({ rule: 'gg.S.3.7.1' });
    t.act({ type: 'order', order: 'move', unit: p.unit(WAGON) });
    expect(hexes(t, 'step')).toEqual([...AROUND].sort());
    march(t, '2118');
    expect(hexes(t, 'step')).toEqual([]);
    stop(t);
    expect(where(p, WAGON)).toBe('2118');
  });

  rule('gg.S.3.7.1', 'held by an enemy zone of control it stays where it is (R35)', () => {
    const p = ghibelline(wagon().put(FOOT, '2119', 'E'));
    const t = p.play(orders(p, 'bigozzi')).act({ type: 'order', order: 'move', unit: p.unit(WAGON) });
    expect(hexes(t, 'step')).toEqual([]);
  });
});

describe('its zone and its guard', () => {
  rule('gg.S.3.7.2', 'its zone covers all six hexes and is that of Infantry', () => {
    const p = wagon();
    for (const hex of AROUND) {
      expect(zonesOn(p.battle, p.hex(hex), GUELPH, false)).toEqual([p.unit(WAGON)]);
      expect(zonesOn(p.battle, p.hex(hex), GUELPH, true)).toEqual([]);
      expect(aspect(p.battle, p.unit(WAGON), p.hex(hex))).toBe('front');
    }
  });

  rule('gg.S.3.7.3', 'one unit may stand with it, which then has no flank or rear and a zone all round', () => {
    const p = ghibelline(wagon().put(GUARD, '2319', 'W').put(OTHER, '2520', 'W').capitano('bigozzi', '2419'));
    stop(march(ordered(p, 'bigozzi', 'move', GUARD), '2219'));
    expect(where(p, GUARD)).toBe('2219');
    for (const hex of AROUND) {
      expect(aspect(p.battle, p.unit(GUARD), p.hex(hex))).toBe('front');
      expect(zonesOn(p.battle, p.hex(hex), GUELPH, true)).toEqual([p.unit(GUARD)]);
    }
    const t = march(ordered(p, 'bigozzi', 'move', OTHER), '2420', '2319', '2219');
    expect(t.legal('stop')).toEqual([]);
  });

  rule('gg.S.3.7.3', 'crossbows with their Palvesari are two, and find no room with it', () => {
    const [crossbows, shields] = ['mp-aldobrandino-x-siena-1', 'mp-aldobrandino-palvesari-siena-1'];
    const p = wagon().put(crossbows, '2319', 'W');
    const room = () => mayStackWith(p.battle, p.unit(crossbows), [p.unit(WAGON)]);
    expect(room()).toBe(true);
    p.put(shields, '2319', 'W');
    expect(room()).toBe(false);
  });

  rule('gg.S.3.7.3', 'it may attack into any of the six hexes', () => {
    const p = ghibelline(wagon().put(GUARD, '2219', 'W').put(FOOT, '2319', 'E').capitano('bigozzi', '2219'));
    const t = stop(ordered(p, 'bigozzi', 'move', GUARD));
    expect(units(t, 'attack', 'target')).toEqual([FOOT]);
  });

  rule('gg.S.3.7.3', 'an attack from behind gains no columns', () => {
    const p = wagon().put(GUARD, '2219', 'W').put(FIRENZE, '2319', 'W');
    const t = fight(p, [{ unit: FIRENZE, target: GUARD }], [3, 4]);
    expect(t.told('fought')).toMatchObject([{ column: 0, modifier: 0, result: '1/1' }]);
  });

  rule(
    'gg.S.3.7.4c',
    'a guard that arrows put to flight leaves it behind, and a Capitano there is alone (R118)',
    () => {
      const p = wagon().put(GUARD, '2219', 'W').capitano('bigozzi', '2219', { capacity: 6 });
      const rout = { step: 'rout' as const, unit: p.unit(GUARD), cell: p.hex('2219'), shock: false };
      p.state.cell = p.state.cell.with(p.unit(GUARD), ROUTED);
      p.put(OTHER, '2520', 'W');
      const t = p.play([rout, { step: 'continuing' }], [1]);
      expect([t.play.result, where(p, WAGON)]).toEqual([null, '2219']);
      expect([rolls(t), t.step]).toEqual([['wound'], 'escape']);
    },
  );

  rule('gg.S.3.7.4a', 'it never attacks, and no shot can be aimed at it', () => {
    const p = ghibelline(wagon().put(FOOT, '2118', 'W').put('mp-rangoni-a-san-gim-1', '2220', 'NW'));
    const t = stop(march(ordered(p, 'bigozzi', 'move', WAGON)));
    expect([t.step, p.state.attacks]).toEqual(['orders', []]);
    p.state.events.tradimento = 'done';
    p.state.active = GUELPH;
    p.capitano('rangoni', '2220');
    expect(orderable(p.play(orders(p, 'rangoni')), 'fire')).toEqual([]);
  });

  rule(
    'gg.S.3.7.2',
    'left unattacked beside a combat it counts as undisrupted Infantry, apart from its guard (R72)',
    () => {
      const p = wagon().put(GUARD, '2219', 'W', { disrupted: true }).put(FOOT, '2119', 'W').put(OTHER, '2018', 'E');
      const left = unattackedEnemies(p.battle, p.unit(OTHER), [p.unit(FOOT)]);
      expect(left).toEqual([p.unit(WAGON)]);
      const byHorse = p.put(FIRENZE, '2118', 'W');
      expect(unattackedEnemies(byHorse.battle, p.unit(OTHER), [p.unit(FIRENZE)])).toEqual([]);
    },
  );
});

describe('the loss of the Carroccio', () => {
  rule(['gg.S.3.7.4b', 'gg.S.3.9b'], 'attacked alone it is taken, and the battle with it', () => {
    const p = wagon().put(FOOT, '2119', 'E');
    const t = fight(p, [{ unit: FOOT, target: WAGON }], []);
    expect(rolls(t)).toEqual([]);
    expect(t.play.result).toMatchObject({ rule: 'gg.S.3.9b', why: 'carroccio', winners: [GUELPH] });
  });

  rule(['gg.S.3.7.4c', 'gg.S.3.9b'], 'it is taken when its guard must retreat', () => {
    const p = wagon().put(GUARD, '2219', 'W').put(FIRENZE, '2118', 'E');
    // Equal horse, column 0, 10: -/1 drives the guard back.
    const t = fight(p, [{ unit: FIRENZE, target: GUARD }], [4, 6]);
    expect(result(t)).toBe('-/1');
    expect(t.play.result).toMatchObject({ why: 'carroccio', winners: [GUELPH] });
    expect(p.state.levels).toEqual([0, 0]);
  });

  rule('gg.S.3.7.4c', 'but not when the guard cannot retreat (R118)', () => {
    const p = wagon().put(GUARD, '2219', 'W').put(FIRENZE, '2118', 'E').put(OTHER, '2319', 'W');
    const t = fight(p, [{ unit: FIRENZE, target: GUARD }], [4, 6]);
    expect([t.play.result, where(p, WAGON), hitsOf(p, GUARD)]).toEqual([null, '2219', 2]);
  });

  rule('gg.S.3.7.4c', 'it is taken when its guard routs in the combat (R118)', () => {
    const p = wagon().put(GUARD, '2219', 'W', { hits: 5 }).put(FIRENZE, '2118', 'E', { hits: 5 });
    const t = fight(p, [{ unit: FIRENZE, target: GUARD }], [4, 6]);
    expect(t.play.result).toMatchObject({ why: 'carroccio', winners: [GUELPH] });
  });

  rule('gg.S.3.7.4c', 'or runs from a Carica! (R118)', () => {
    const p = wagon().put('mp-aldobrandino-a-siena-1', '2219', 'W', { hits: 4, disrupted: true });
    p.put(FIRENZE, '1918', 'E').capitano('pitigliano', '1918');
    const t = stop(march(ordered(p, 'pitigliano', 'charge', FIRENZE, [6, 6]), '2018', '2118'));
    t.act({ type: 'attack', target: p.unit('mp-aldobrandino-a-siena-1') });
    expect(t.play.result).toMatchObject({ why: 'carroccio', winners: [GUELPH] });
  });
});

describe('Volterra, optional', () => {
  const VOLTERRA = 'mp-rangoni-i-volterra-1';
  const GERMAN = 'mp-anglano-c-germans-1';
  const volterra = (on = true): Position =>
    bare('montaperti', { volterra: on })
      .put(VOLTERRA, '2219', 'E')
      .put(GERMAN, '2319', 'W')
      .put('mp-tegghiaio-i-prato-1', '0419', 'E');
  const attacked = (p: Position, dice: number[]) => fight(p, [{ unit: GERMAN, target: VOLTERRA }], dice);

  rule(['gg.S.5', 'gg.S.5.1.1'], 'takes no Attack Order', () => {
    for (const on of [false, true]) {
      const p = volterra(on).capitano('rangoni', '2219');
      p.state.active = GUELPH;
      p.state.events.tradimento = 'done';
      const t = stop(ordered(p, 'rangoni', 'move', VOLTERRA));
      expect(t.step).toBe(on ? 'orders' : 'target');
    }
  });

  rule('gg.S.5.1.2', 'attacked, it is Disrupted before the combat', () => {
    const p = volterra().put('mp-rangoni-i-san-min-1', '2220', 'E');
    const t = attacked(p, [1, 1]);
    expect(t.events.findIndex(({ type }) => type === 'disrupted')).toBeLessThan(
      t.events.findIndex(({ type }) => type === 'fought'),
    );
    // Horse against foot 1, heavy against medium 1, Disruption 1; 6 against 3.
    expect(t.told('fought')).toMatchObject([{ column: 3, modifier: 3 }]);
    expect(isDisrupted(p, VOLTERRA)).toBe(true);
  });

  rule(
    'gg.S.5.1.3',
    'without a steady Guelph of another city beside it, it runs and the attacker advances (R121)',
    () => {
      const beside: [string, boolean][] = [
        ['mp-rangoni-i-san-min-1', true],
        ['mp-rangoni-i-volterra-2', false],
      ];
      for (const [other, disrupted] of beside) {
        const p = volterra().put(other, '2220', 'E', { disrupted });
        const t = attacked(p, [1, 1]);
        expect([where(p, VOLTERRA), t.told('fought')]).toEqual(['gone', []]);
        expect(where(p, GERMAN)).toBe('2219');
        t.act({ type: 'face', facing: p.facing('W') }).act({ type: 'hold' });
        expect(p.state.points).toEqual([0, 2]);
      }
    },
  );

  rule(['gg.S.5.1.3', 'gg.S.3.9b'], 'as it runs from an attack, the Carroccio it guarded is lost', () => {
    const p = volterra();
    const wagon = p.battle.roster.units.find(({ type, side }) => type === 'W' && side === GUELPH);
    p.put(wagon?.id ?? '', '2219', 'E');
    const t = attacked(p, [1, 1]);
    expect([where(p, VOLTERRA), t.play.result]).toMatchObject(['gone', { why: 'carroccio', winners: [GHIBELLINE] }]);
  });

  rule('gg.S.5.1.3', 'lone Palvesari, a unit that is never Disrupted, steady it as others do (R25)', () => {
    const p = volterra().put('mp-tegghiaio-palvesari-firenze-1', '2220', 'E');
    const t = attacked(p, [1, 1]);
    expect([t.told('fought').length, t.told('disrupted').length > 0]).toEqual([1, true]);
  });

  rule('gg.S.5', 'without the option Volterra fights like the others', () => {
    const p = volterra(false);
    expect(attacked(p, [1, 1]).told('fought')).toMatchObject([{ column: 2 }]);
  });
});

describe('the Religiosi, optional', () => {
  const friars = (): Position => wagon({ religiosi: true }).put(RELIGIOSI, '2219', 'W');

  rule('gg.S.5.2', 'start with the Carroccio, with its guard; without the option they are not there', () => {
    const p = underway('montaperti', { religiosi: true });
    expect([where(p, RELIGIOSI), where(p, WAGON), where(p, GUARD)]).toEqual(['3411', '3411', '3411']);
    expect(where(underway('montaperti'), RELIGIOSI)).toBe('gone');
  });

  rule(['gg.S.5.2', 'gg.S.5.2.1'], 'one Order moves them and the Carroccio; they take none alone (R120)', () => {
    const p = ghibelline(friars());
    const t = p.play(orders(p, 'bigozzi'));
    expect(t.refusal({ type: 'order', order: 'move', unit: p.unit(RELIGIOSI) })).toMatchObject({ rule: 'gg.S.5.2' });
    stop(march(t.act({ type: 'order', order: 'move', unit: p.unit(WAGON) }), '2118'));
    expect([where(p, WAGON), where(p, RELIGIOSI)]).toEqual(['2118', '2118']);
  });

  rule('gg.S.5.2.2', 'suffer neither hits nor Disruption', () => {
    const p = friars().put(GUARD, '2219', 'W').put(FIRENZE, '2118', 'E');
    const t = fight(p, [{ unit: FIRENZE, target: GUARD }], [3, 4]);
    expect(result(t)).toBe('1/1');
    expect([hitsOf(p, RELIGIOSI), isDisrupted(p, RELIGIOSI), where(p, RELIGIOSI)]).toEqual([0, false, '2219']);
  });

  rule('gg.S.5.2.3', 'add 1 to the rating of Ghibellines beside them, for every purpose but rout (R45)', () => {
    const p = friars().put(GUARD, '2219', 'W').put(OTHER, '2119', 'W', { hits: 5 }).put(FIRENZE, '2018', 'E');
    const { battle } = p;
    expect(currentRating(battle, p.unit(GUARD))).toBe(6);
    expect(currentRating(battle, p.unit(OTHER))).toBe(2);
    expect(currentRating(battle, p.unit('mp-anglano-c-germans-1'))).toBe(6);
    // 6 against 2; one more hit breaks it all the same.
    const t = fight(p, [{ unit: FIRENZE, target: OTHER }], [3, 3]);
    expect(t.told('fought')).toMatchObject([{ modifier: 4 }]);
    expect(where(p, OTHER)).toBe('gone');
  });

  rule('gg.S.5.2.3', 'beside them is each of the six hexes around; with the option alone, and for no Guelph', () => {
    const rating = (hex: string, id: string = OTHER, religiosi = true): number => {
      const p = bare('montaperti', { religiosi }).put(RELIGIOSI, '2219', 'W').put(id, hex, 'W');
      return currentRating(p.battle, p.unit(id));
    };
    const alone = rating('2619');
    const beside = ['2218', '2318', '2319', '2220', '2119', '2118'];
    expect(beside.map(hex => rating(hex) - alone)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['2219', '2217', '2419', '2019'].map(hex => rating(hex) - alone)).toEqual([0, 0, 0, 0]);
    expect(beside.map(hex => rating(hex, OTHER, false) - alone)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(beside.map(hex => rating(hex, FIRENZE) - rating('2619', FIRENZE))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

rule('gg.S.5.2.4', 'alone they stop nobody, and their death gives both sides 2 points', () => {
  const p = bare('montaperti', { religiosi: true })
    .put(RELIGIOSI, '2219', 'W')
    .put(FIRENZE, '2118', 'E')
    .capitano('pitigliano', '2118')
    .put('mp-anglano-c-germans-1', '3419', 'W');
  march(ordered(p, 'pitigliano', 'move', FIRENZE), '2219');
  expect([where(p, RELIGIOSI), where(p, FIRENZE), p.state.points]).toEqual(['gone', '2219', [2, 2]]);
});

rule(
  ['gg.S.5.2.4', 'gg.17.2.2'],
  'if that brings both to their last Level nobody has won before the other (R102)',
  () => {
    const p = bare('montaperti', { religiosi: true })
      .put(RELIGIOSI, '2219', 'W')
      .put(FIRENZE, '2118', 'E')
      .capitano('pitigliano', '2118')
      .put('mp-anglano-c-germans-1', '3419', 'W');
    p.state.levels = [11, 11];
    p.state.points = [3, 8];
    const t = march(ordered(p, 'pitigliano', 'move', FIRENZE), '2219');
    expect(t.play.result).toMatchObject({ why: 'levels', winners: [], scores: [12, 12] });
    expect(t.told('end')).toHaveLength(1);
  },
);
