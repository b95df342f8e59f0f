import { at, oddsOf } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { ORDERS } from '../../src/shape.ts';
import {
  DUEL,
  duel,
  field,
  fight,
  GHIBELLINES,
  GUELPHS,
  hitsOf,
  type Marker,
  result,
  stepFive,
  whereIs,
} from '../fights.ts';
import { position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second, third] = GUELPHS;
const [defender, other] = GHIBELLINES;
const on = (unit: string, target: string = defender, charge = false): Marker => ({ unit, target, charge });

/** Two combats: first against defender, second against other, out of each other's reach. */
const twoCombats = () => duel().put(second, '1508', 'W').put(other, '1409', 'E');

describe('which combats are fought', () => {
  rule('gg.10.5.1', 'a unit with two enemies in front attacks one, and the marker says which', () => {
    const p = field().put(first, '1108', 'W').put(defender, '1009', 'E').put(other, '1008', 'E');
    p.capitano('vieri', '1109', { capacity: 6 });
    p.state.active = 0;
    const orders = { battaglia: p.battaglia('vieri'), kind: 'basic' as const, points: 6 };
    const t = p.play([
      { step: 'orders', ...orders, begun: false, compagnia: -1, attacks: 0 },
      { step: 'combats', battaglia: orders.battaglia },
      { step: 'continuing' },
    ]);
    t.act({ type: 'order', order: 'move', unit: p.unit(first) }).act({ type: 'stop' });
    expect(t.legal('attack').map(({ target }) => target)).toEqual([p.unit(defender), p.unit(other)]);
    t.act({ type: 'attack', target: p.unit(other) });
    expect(p.state.attacks).toEqual([{ unit: p.unit(first), target: p.unit(other), charge: false }]);
    t.act({ type: 'endOrders' });
    expect(t.legal('combat')).toEqual([{ type: 'combat', target: p.unit(other), lead: p.unit(first) }]);
  });

  rule('gg.10.5.2a', 'who has a marker must attack, and only the target it points at', () => {
    const p = twoCombats();
    const t = stepFive(p, [on(first), on(second, other)]);
    expect(t.legal().map(({ type }) => type)).toEqual(['combat', 'combat']);
    expect(t.refusal({ type: 'combat', target: p.unit(other), lead: p.unit(first) })).toMatchObject({
      rule: 'gg.10.5.2a',
      reason: 'notAttacking',
    });
    expect(t.refusal({ type: 'combat', target: p.unit(defender), lead: p.unit(third) })).not.toBeNull();
  });

  rule(['gg.10.5.2d', 'gg.4.0.5'], 'the attacker chooses the order, and all are resolved', () => {
    const p = twoCombats();
    const t = stepFive(p, [on(first), on(second, other)], [3, 1, 3, 1]);
    expect(t.legal('combat').map(({ target }) => target)).toEqual([p.unit(defender), p.unit(other)]);
    t.act({ type: 'combat', target: p.unit(other), lead: p.unit(second) });
    expect(t.step).toBe('combats');
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    expect(t.step).toBe('continuing');
  });

  rule('gg.10.5.4', 'a unit attacks and is attacked once: its marker is spent', () => {
    const p = twoCombats();
    const t = stepFive(p, [on(first), on(second, other)], [3, 1]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    expect(t.legal('combat')).toEqual([{ type: 'combat', target: p.unit(other), lead: p.unit(second) }]);
    expect(p.state.attacked).toEqual([p.unit(defender)]);
  });

  rule('gg.10.5.2a', 'the markers on a unit that has routed are removed, without advance (R71)', () => {
    const p = twoCombats().put(other, '1409', 'E', { hits: 5, disrupted: true });
    p.state.standards[1] = p.unit(defender);
    p.put(defender, '1009', 'E', { hits: 5 });
    // 11 with +5: the defender routs with its Standard; its loss is felt 6 hexes away, and the other target routs too.
    const t = stepFive(p, [on(first), on(second, other)], [6, 5, 6, 4]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    expect(t.told('standardLost')).toMatchObject([{ side: 1, radius: 6 }]);
    t.act({ type: 'shake', unit: p.unit(other) });
    expect(whereIs(p, other)).toBe('gone');
    t.act({ type: 'face', facing: p.facing('W') });
    expect(t.step).toBe('continuing');
    expect(whereIs(p, second)).toBe('1508');
  });
});

describe('a joint attack', () => {
  rule('gg.10.5.3', 'the lead unit governs comparison, retreat and advance', () => {
    const markers = [on(first), on(second)];
    const put = () => duel().put(second, '1109', 'W', { hits: 2 });
    expect(
      stepFive(put(), markers)
        .legal('combat')
        .map(({ lead }) => lead),
    ).toHaveLength(2);
    // Led by the fresh unit from 1108: no modifier, one column for the second attacker; 9 gives -/1.
    const p = put();
    const t = fight(p, markers, [5, 4]);
    expect(t.told('fought')).toMatchObject([{ column: 1, modifier: 0, result: '-/1' }]);
    expect(whereIs(p, defender)).toBe('0909');
    t.act({ type: 'face', facing: p.facing('E') }).act({ type: 'face', facing: p.facing('W') });
    expect([whereIs(p, first), whereIs(p, second)]).toEqual(['1009', '1109']);
    // Led by the tired one from 1109: two off the dice, and away from it lies 0908.
    const q = put();
    const u = fight(q, [on(second), on(first)], [6, 5]);
    expect(u.told('fought')).toMatchObject([{ column: 1, modifier: -2, roll: 9, result: '-/1' }]);
    expect(whereIs(q, defender)).toBe('0908');
    u.act({ type: 'face', facing: q.facing('E') }).act({ type: 'face', facing: q.facing('W') });
    expect([whereIs(q, first), whereIs(q, second)]).toEqual(['1108', '1009']);
  });

  rule(['gg.4.0.5a', 'gg.4.0.5b', 'gg.12.0.1'], 'Foot before Cavalry checks first; who fails drops out (R68)', () => {
    const foot = 'cp-mangiatori-i-firenze-2';
    const p = duel().put(foot, '1109', 'W');
    // 6 is above the rating of 5: Disrupted and out. The rider fights alone, in column 0.
    const t = fight(p, [on(foot), on(first)], [6, 1, 1]);
    expect(t.told('morale')).toMatchObject([{ unit: p.unit(foot), ok: false }]);
    expect(t.told('fought')).toMatchObject([{ lead: p.unit(first), column: 0 }]);
    const rear = duel().put(foot, '0909', 'NE');
    expect(fight(rear, [on(foot), on(first)], [1, 1, 1, 1]).told('morale')).toEqual([]);
  });

  rule('gg.10.5.3', 'after the checks the lead is named among those who still attack (R70)', () => {
    const foot = 'cp-mangiatori-i-firenze-2';
    const p = duel().put(second, '1008', 'SE').put(foot, '1109', 'W');
    const t = fight(p, [on(foot), on(first), on(second)], [6, 1, 1]);
    expect(t.step).toBe('lead');
    expect(t.legal().map(({ lead }) => lead)).toEqual([p.unit(first), p.unit(second)]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(second) });
    // Flank 2, a second attacker 1.
    expect(t.told('fought')).toMatchObject([{ lead: p.unit(second), column: 3 }]);
  });

  rule('gg.12.0.1', 'if all fail there is no combat and no advance, and the target was not attacked (R68, R72)', () => {
    const foot = 'cp-mangiatori-i-firenze-2';
    const p = field().put(defender, '1009', 'E').put(foot, '1108', 'W');
    const t = fight(p, [on(foot)], [6]);
    expect(t.told('fought')).toEqual([]);
    expect([t.step, whereIs(p, foot), p.state.attacked]).toEqual(['continuing', '1108', []]);
  });

  rule('gg.10.6.1h', 'an attacker routed by the rough ground it attacks into drops out (R76)', () => {
    const target = 'cp-guglielmino-i-arezzo-2';
    const p = field()
      .put(target, '0913', 'E')
      .put(first, '1013', 'W', { hits: 5, disrupted: true })
      .put(second, '1109');
    const t = fight(p, [on(first, target)], [1]);
    expect(t.told('routed')).toMatchObject([{ unit: p.unit(first) }]);
    expect(t.told('fought')).toEqual([]);
    expect([whereIs(p, target), hitsOf(p, target)]).toEqual(['0913', 0]);
  });
});

describe('the sequence', () => {
  rule('gg.10.6a', 'hits, retreat, Disruption, checks, advance, points, in this order', () => {
    // The defender with three hits and its Capitano takes one more, retreats, is Disrupted; the Capitano is wounded.
    const p = field().put(first, '1108', 'W', { hits: 3 }).put(defender, '1009', 'E', { hits: 3 });
    p.capitano('pazzo', '1009', { capacity: 8 }).capitano('vieri', '1108', { capacity: 6 });
    const t = fight(p, [DUEL], [5, 5]);
    const told = t.events.map(({ type }) => type);
    expect(told).toEqual(['roll', 'fought', 'hits', 'points', 'retreated']);
    t.dice(4, 2).act({ type: 'face', facing: p.facing('E') });
    expect(t.events.map(({ type }) => type)).toEqual(['disrupted', 'roll', 'roll', 'wounded', 'capacity']);
    expect(at(p.state.points, 0)).toBe(0);
    t.act({ type: 'stay' });
    expect(t.events.map(({ type }) => type)).toEqual(['advanced']);
    t.act({ type: 'face', facing: p.facing('W') });
    expect(at(p.state.points, 0)).toBe(1);
    expect(p.state.combat).toBeNull();
  });

  rule('gg.10.6a', 'points and Levels of a combat are booked at its last step, both sides together (R102)', () => {
    const p = duel();
    p.state.points = [3, 0];
    // 7 gives 1/1: a hit on Cavalry for either side; the Guelph step is 4.
    const t = fight(p, [DUEL], [3, 4]);
    expect(t.told('points')).toMatchObject([
      { side: 0, points: 1 },
      { side: 1, points: 1 },
    ]);
    expect(t.events.at(-1)).toMatchObject({ type: 'level', side: 0, level: 1 });
    expect([p.state.points, p.state.levels]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  rule('gg.17.1.1g', 'a Standard lost in a combat raises the Level at its end', () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 });
    p.state.standards[1] = p.unit(defender);
    const t = fight(p, [DUEL], [5, 6, 1]);
    expect(result(t)).toBe('-/2');
    expect(p.state.levels).toEqual([0, 0]);
    // A hit on Cavalry, its rout: 2 points; the Standard: a Level.
    t.act({ type: 'face', facing: p.facing('W') });
    expect([p.state.levels, p.state.points]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  rule(['gg.13.1.1', 'gg.13.1.2'], 'between combats, and after them, the Capitano may make his one move (R30)', () => {
    const p = twoCombats().capitano('vieri', '1208', { capacity: 6 });
    const t = stepFive(p, [on(first), on(second, other)], [3, 1, 3, 1]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    t.act({ type: 'moveCapitano', to: p.hex('1508') });
    expect(t.legal('moveCapitano')).toEqual([]);
    const q = duel().capitano('vieri', '1208', { capacity: 6 });
    q.state.attacked = [q.unit(defender)];
    const u = q.play([{ step: 'afterCombats', battaglia: q.battaglia('vieri') }, { step: 'continuing' }]);
    expect(u.step).toBe('afterCombats');
    u.act({ type: 'moveCapitano', to: q.hex('1108') });
    expect([u.step, at(q.state.capitani, q.battaglia('vieri')).cell]).toEqual(['continuing', q.hex('1108')]);
  });

  rule(
    ['gg.13.1.1', 'gg.S.6.8.2b'],
    'after combats he is asked though he has but one hex to ride to; not without combats',
    () => {
      const asked = (attacked: number[], ...hexes: string[]): string | null => {
        const p = position('benevento').empty().put('bn-montfort-c-provence-1', '2009', 'W');
        p.state.events.activations = 9;
        p.put('bn-manfredi-c-fam-regis-1', '1009', 'E').capitano('manfredi', '1009');
        const others = ['bn-manfredi-c-calabria-1', 'bn-manfredi-c-puglia-1'];
        hexes.forEach((hex, index) => {
          p.put(at(others, index), hex, 'E');
        });
        p.state.attacked = attacked;
        p.state.active = 1;
        return p.play([{ step: 'afterCombats', battaglia: p.battaglia('manfredi') }, { step: 'continuing' }]).step;
      };
      expect([asked([33]), asked([33], '1010'), asked([33], '1010', '1011')]).toEqual([
        'continuing',
        'afterCombats',
        'afterCombats',
      ]);
      expect(asked([], '1010')).toBe('continuing');
    },
  );

  rule('gg.10.6a', 'the exact odds of a combat follow from the dice and their modifiers', () => {
    const p = duel().put(defender, '1009', 'E', { hits: 2 });
    const t = stepFive(p, [DUEL]);
    const odds = oddsOf(t.play, 0, { type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    expect(odds?.modifiers).toEqual([{ rule: 'gg.10.6.2a', value: 2 }]);
    const chances = odds?.outcomes.map(({ probability, events }) => ({ probability, events })) ?? [];
    const sum = (wanted: (result: string) => boolean): number =>
      chances
        .filter(({ events }) => events.some(event => 'result' in event && wanted(String(event.result))))
        .reduce((total, { probability }) => total + probability, 0);
    expect(sum(() => true)).toBeCloseTo(1, 12);
    // In column 0 with +2 a natural 7 or more gives the defender the worse of it: 21 in 36.
    expect(sum(result => ['D/1', '-/1', '-/2'].includes(result))).toBeCloseTo(21 / 36, 12);
  });
});

describe('units without a rating', () => {
  rule('gg.14.0.4', 'Palvesari attacked alone are eliminated without dice, and the lead advances (R89, R164)', () => {
    const palvesari = 'cp-guglielmino-palvesari-arezzo-1';
    const p = field().put(first, '1108', 'W').put(palvesari, '1009', 'E');
    const t = fight(p, [on(first, palvesari, true)], []);
    expect(t.told('roll')).toEqual([]);
    expect([whereIs(p, palvesari), whereIs(p, first)]).toEqual(['gone', '1009']);
    t.act({ type: 'face', facing: p.facing('W') });
    expect(p.state.points).toEqual([0, 0]);
  });

  rule('gg.S.3.7.4b', 'a Carroccio attacked alone is eliminated, and the battle lost', () => {
    const p = position('montaperti').empty();
    p.put('mp-tornaquinci-carroccio', '2810').put('mp-salvani-c-pisa-1', '2909', 'W');
    const t = fight(p, [on('mp-salvani-c-pisa-1', 'mp-tornaquinci-carroccio')], []);
    expect(t.told('end')).toMatchObject([{ why: 'carroccio', winners: [1] }]);
  });
});

describe('what the rules leave out', () => {
  rule('gg.DN.1', 'no retreat before combat, no pursuit: the defender is asked nothing before the dice', () => {
    const p = duel();
    const t = stepFive(p, [DUEL], [5, 5]);
    expect(t.seats).toEqual([0]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    expect(t.told('fought')).toHaveLength(1);
    t.act({ type: 'face', facing: p.facing('E') }).act({ type: 'face', facing: p.facing('W') });
    // The winner stands in the hex he attacked, next to the beaten enemy, and goes no further.
    expect([whereIs(p, first), whereIs(p, defender), t.step]).toEqual(['1009', '0909', 'continuing']);
  });

  rule('gg.DN.1', 'no Order dismounts Cavalry, and arrows do not run out', () => {
    expect(ORDERS).toEqual(['move', 'fire', 'reorganize', 'withdraw', 'charge', 'echelon', 'reload']);
    const archers = 'cp-compagnia-rossa-a-firenze-1';
    const p = field().put(archers, '1208', 'W').put(defender, '1009', 'E');
    const volley = [
      { step: 'fireOrder' as const, unit: p.unit(archers) },
      { step: 'clearing' as const, battaglia: p.battaglia('vieri') },
    ];
    const t = p.play([...volley, ...volley, ...volley, ...volley, { step: 'continuing' }]);
    for (let number = 0; number < 4; number++) {
      t.dice(1, 1).act({ type: 'fireAt', target: p.unit(defender), facing: p.facing('W') });
      expect(t.told('shot')).toHaveLength(1);
    }
    expect(t.step).toBe('continuing');
  });
});
