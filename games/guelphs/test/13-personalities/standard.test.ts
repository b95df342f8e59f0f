import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { ratingInChecks } from '../../src/10-combat/losses.ts';
import { guelphs } from '../../src/index.ts';
import { orders, pointsLeft } from '../activations.ts';
import {
  DUEL,
  duel,
  field,
  fight,
  GHIBELLINES,
  GUELPHS,
  hitsOf,
  isDisrupted,
  type Marker,
  whereIs,
} from '../fights.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first] = GUELPHS;
const [bearer, friend] = GHIBELLINES;
const foot = 'cp-guglielmino-i-arezzo-2';
const standard = (p: Position, unit: string = bearer): Position => {
  p.state.standards[1] = p.unit(unit);
  return p;
};

describe('the Standard with its men', () => {
  rule('gg.13.2', 'it belongs to one Battaglia, and steadies the whole army', () => {
    const p = standard(
      field().put(bearer, '1009', 'E').put(foot, '1010', 'E').put('cp-novello-c-guidi-1', '0909', 'E'),
    );
    p.put(first, '1108', 'W');
    // Infantry 5 and Cavalry 5 of other Battaglie; the enemy next to it gains nothing from it.
    expect([foot, 'cp-novello-c-guidi-1', first].map(unit => ratingInChecks(p.battle, p.unit(unit)))).toEqual([
      6, 6, 6,
    ]);
    p.state.standards = [p.unit(bearer), -1];
    p.capitano('pazzo', '1009', { capacity: 8 }).capitano('novello', '0909', { capacity: 6 });
    standard(p).put('cp-novello-c-guidi-2', '0809', 'E').put(friend, '0808', 'E');
    const ride = (id: string): readonly unknown[] => p.play(orders(p, id)).legal('movePersonality');
    expect(ride('pazzo')).toEqual([{ type: 'movePersonality', who: 'standard', to: p.unit(friend) }]);
    expect(ride('novello')).toEqual([]);
  });

  rule(['gg.13.2.1', 'gg.13.2.4'], 'a point takes it up to five to another unit of its Battaglia, once', () => {
    const p = standard(field().put(bearer, '1009', 'E').put(friend, '0509', 'E').put(foot, '0909', 'E'));
    p.put('cp-pazzo-c-arezzo-2', '0309', 'E').capitano('pazzo', '1009', { capacity: 8 });
    const t = p.play(orders(p, 'pazzo', 4));
    expect(t.legal('movePersonality')).toEqual([{ type: 'movePersonality', who: 'standard', to: p.unit(friend) }]);
    t.act({ type: 'movePersonality', who: 'standard', to: p.unit(friend) });
    expect([p.state.standards[1], pointsLeft(t), t.legal('movePersonality')]).toEqual([p.unit(friend), 3, []]);
    expect(t.told('personalityMoved')).toMatchObject([{ rule: 'gg.13.2.4', who: 'standard', to: p.hex('0509') }]);
  });

  rule(['gg.13.2.4', 'gg.5.5'], 'out of command its ride takes two points (R21)', () => {
    const p = standard(field().put(bearer, '1009', 'E').put(friend, '0909', 'E'));
    const ride = { type: 'movePersonality', who: 'standard', to: p.unit(friend) };
    const left = (hex: string, points: number) => {
      const t = p.capitano('pazzo', hex, { capacity: 8 }).play(orders(p, 'pazzo', points));
      if (t.legal('movePersonality').length === 0) return t.refusal(ride);
      p.state.rode = [];
      const after = pointsLeft(t.act(ride));
      standard(p).state.rode = [];
      return after;
    };
    expect([left('1009', 1), left('1909', 2)]).toEqual([0, 0]);
    expect(left('1909', 1)).toMatchObject({ reason: 'tooFewPoints', cost: 2 });
  });

  rule('gg.13.2.4', 'it goes free with the unit that bears it', () => {
    const p = standard(field().put(bearer, '1009', 'E').put(friend, '0509', 'E').capitano('pazzo', '1009'));
    const t = p.play(orders(p, 'pazzo', 4));
    t.act({ type: 'order', order: 'move', unit: p.unit(bearer) }).act({ type: 'step', to: p.hex('1108') });
    expect([p.state.standards[1], whereIs(p, bearer)]).toEqual([p.unit(bearer), '1108']);
    t.act({ type: 'stop' });
    expect(pointsLeft(t)).toBe(3);
  });

  rule('gg.13.2.5', 'missiles, even a natural 12, do not touch it', () => {
    const archers = 'cp-compagnia-rossa-a-firenze-1';
    const p = standard(field().put(archers, '1108', 'W').put(bearer, '1009', 'E'));
    const t = p.play([{ step: 'fireOrder', unit: p.unit(archers) }, { step: 'continuing' }], [6, 6]);
    t.act({ type: 'fireAt', target: p.unit(bearer), facing: p.facing('W') });
    expect(t.told('shot')).toMatchObject([{ hit: true }]);
    expect([t.told('roll').length, p.state.standards[1], p.state.levels]).toEqual([1, p.unit(bearer), [0, 0]]);
  });
});

describe('the Standard lost', () => {
  /** The bearer with five hits is attacked and routs; the die of its loss and others follow. */
  const lost = (p: Position, ...dice: number[]): Table =>
    fight(standard(duel(p).put(bearer, '1009', 'E', { hits: 5 })), [DUEL], [5, 4, ...dice]);

  rule('gg.13.2.3a', 'with its unit it is captured: a Level to the enemy', () => {
    const p = field();
    const t = lost(p, 2).act({ type: 'face', facing: p.facing('W') });
    expect([p.state.standards[1], p.state.levels]).toEqual([-1, [1, 0]]);
    expect(t.told('level')).toMatchObject([{ side: 0, level: 1, rule: 'gg.17.1.1g' }]);
  });

  rule('gg.13.2.3a', 'nothing else takes it: hits, Disruption and retreat leave it where it is', () => {
    const p = standard(duel().put(bearer, '1009', 'E', { hits: 4 }).put(first, '1108', 'W', { hits: 4 }));
    fight(p, [DUEL], [5, 5]);
    expect([whereIs(p, bearer), hitsOf(p, bearer), p.state.standards[1]]).toEqual(['0909', 5, p.unit(bearer)]);
  });

  rule(
    'gg.13.2.3b',
    'its owner rolls a die: all his units within so many hexes are Disrupted, one by one (R93)',
    () => {
      const p = field().put(friend, '0909', 'E').put(foot, '0808', 'E').put('cp-novello-c-guidi-1', '0709', 'E');
      p.put('cp-guglielmino-i-fuoriusc-1', '1109', 'NE', { disrupted: true });
      // Die 2: the hexes at one and two, not the one at three, nor the enemy.
      const t = lost(p, 2);
      expect(t.told('roll').at(-1)).toMatchObject({ why: 'standard', seat: 1 });
      expect([t.step, t.seats]).toEqual(['panic', [1]]);
      const near = [friend, foot, 'cp-guglielmino-i-fuoriusc-1'];
      expect(new Set(t.legal().map(({ unit }) => unit))).toEqual(new Set(near.map(unit => p.unit(unit))));
      // Already Disrupted, rating 5, die 1: the one hit it takes at least.
      t.dice(1).act({ type: 'shake', unit: p.unit('cp-guglielmino-i-fuoriusc-1') });
      t.act({ type: 'shake', unit: p.unit(friend) }).act({ type: 'shake', unit: p.unit(foot) });
      expect([...near, 'cp-novello-c-guidi-1', first].map(unit => isDisrupted(p, unit))).toEqual([
        true,
        true,
        true,
        false,
        false,
      ]);
      expect(near.map(unit => hitsOf(p, unit))).toEqual([0, 0, 1]);
    },
  );

  rule('gg.13.2.3b', 'its comfort is gone already when they are Disrupted (R93)', () => {
    const p = field().put(friend, '0909', 'E', { disrupted: true, hits: 3 });
    // Rating 3, die 5: two hits, not one.
    const t = lost(p, 1);
    t.dice(5).act({ type: 'shake', unit: p.unit(friend) });
    expect(hitsOf(p, friend)).toBe(5);
  });

  rule('gg.10.8', 'after a rout: points, Hero, Capitano, Standard, last unit, each finished in turn (R90)', () => {
    const unit = 'cp-pazzo-c-arezzo-1';
    const p = field()
      .put(unit, '1009', 'E', { hits: 5 })
      .put(first, '1108', 'W')
      .put('cp-montefeltro-c-arezzo-1', '0409');
    standard(p, unit).capitano('pazzo', '1009', { capacity: 8 });
    p.state.heroes[0] = p.unit(unit);
    const markers: Marker[] = [{ unit: first, target: unit }];
    // +5 for the rating, -2 for the Paladini: 8 + 3. Hero's points 2; Capitano killed, his points 3; Standard 1.
    const t = fight(p, markers, [4, 4, 2, 6, 3, 1]);
    const told = t.events
      .map(({ type }) => type)
      .filter(type => !['roll', 'points', 'capacity', 'hits'].includes(type));
    expect(told).toEqual(['fought', 'routed', 'heroKilled', 'killed', 'standardLost', 'withdrawn', 'advanced']);
    expect(t.told('roll').map(({ why }) => why)).toEqual([
      'shock',
      'heroPoints',
      'wound',
      'capitanoPoints',
      'standard',
    ]);
  });
});

describe('Kings', () => {
  const [charles, manfredi] = ['bn-charles-c-anjou-1', 'bn-manfredi-c-fam-regis-1'];
  /** The two Kings' own units, both with hits, fight: 7 gives 1/1. */
  const kings = (dice: number[]): { p: Position; t: Table } => {
    const p = position('benevento').empty();
    p.state.events.activations = 9;
    p.put(charles, '1508', 'W', { hits: 4 }).put(manfredi, '1409', 'E', { hits: 4 });
    p.put('bn-charles-c-anjou-2', '1908').put('bn-giordano-c-germans-1', '0909');
    p.capitano('charles', '1508').capitano('manfredi', '1409');
    return { p, t: fight(p, [{ unit: charles, target: manfredi }], [3, 4, ...dice]) };
  };

  rule(
    'gg.S.6.10.3',
    'a King killed in a combat ends the battle when all checks are made; both, in a draw (R149)',
    () => {
      const { t: one } = kings([6, 6, 1]);
      expect(one.told('end')).toMatchObject([{ why: 'king', winners: [0] }]);
      const { t: both } = kings([6, 6, 6, 6]);
      expect(both.told('killed')).toHaveLength(2);
      expect(both.told('end')).toMatchObject([{ why: 'king', winners: [] }]);
      const { p, t: none } = kings([1, 1]);
      expect([none.told('end').length, at(p.state.capitani, p.battaglia('charles')).cell]).toEqual([0, p.hex('1508')]);
    },
  );
});
