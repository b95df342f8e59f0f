import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
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
  result,
  whereIs,
} from '../fights.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other] = GHIBELLINES;
const on = (unit: string, target: string = defender): Marker => ({ unit, target });
const capitanoAt = (p: Position, id: string): string => p.name(at(p.state.capitani, p.battaglia(id)).cell);
const facingOf = (p: Position, id: string): number => at(p.state.facing, p.unit(id));

/** 10 in column 0: -/1, the defender retreats. */
const beaten = (p: Position): Table => fight(p, [DUEL], [5, 5]);

describe('retreat', () => {
  rule('gg.10.7', 'only the defender, and only when the table hits him more', () => {
    const p = duel();
    expect(result(beaten(p))).toBe('-/1');
    expect(whereIs(p, defender)).toBe('0909');
    const even = duel();
    expect(result(fight(even, [DUEL], [3, 4]))).toBe('1/1');
    expect([whereIs(even, defender), whereIs(even, first)]).toEqual(['1009', '1108']);
    const lost = duel();
    expect(result(fight(lost, [DUEL], [1, 1]))).toBe('2/-');
    expect([whereIs(lost, defender), whereIs(lost, first)]).toEqual(['1009', '1108']);
  });

  rule('gg.10.7', 'a unit that the hits rout does not retreat first', () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).put(other, '0409', 'E');
    const t = beaten(p);
    expect([t.told('retreated'), t.told('routed').length, whereIs(p, first)]).toEqual([[], 1, '1009']);
  });

  rule('gg.10.7', 'hits from Disruption do not make it retreat (R80)', () => {
    // Both Disrupted: 1/1; the Disruption costs the defender a second hit (die 6 on a rating of 5), but he stays.
    const p = field().put(first, '1108', 'W').put(defender, '1009', 'E', { disrupted: true });
    const t = fight(p, [DUEL], [3, 3, 6]);
    expect(t.told('fought')).toMatchObject([{ column: 1, result: '1/1' }]);
    expect([hitsOf(p, defender), whereIs(p, defender)]).toEqual([2, '1009']);
  });

  rule('gg.10.7.1a', 'one hex straight away from the lead attacker (R81)', () => {
    const away = (from: string): string => {
      const p = field().put(first, from, 'W').put(defender, '1009', 'E');
      fight(p, [DUEL], [6, 6]);
      return whereIs(p, defender);
    };
    expect(['1108', '1109', '1008', '1010', '0908', '0909'].map(away)).toEqual([
      '0909',
      '0908',
      '1010',
      '1008',
      '1109',
      '1108',
    ]);
  });

  rule('gg.10.7.1b', 'then it may turn one vertex, in an enemy zone too', () => {
    const p = duel().put(second, '0809', 'E');
    const t = beaten(p);
    expect(t.seats).toEqual([1]);
    expect(t.legal().map(({ facing }) => facing)).toEqual(['E', 'SE', 'NE'].map(corner => p.facing(corner)));
    t.act({ type: 'face', facing: p.facing('SE') });
    expect(facingOf(p, defender)).toBe(p.facing('SE'));
  });

  rule('gg.10.7.1c', 'Capitano, Hero, Standard and Palvesari go with it', () => {
    const p = duel().capitano('pazzo', '1009');
    p.state.standards[1] = p.unit(defender);
    const t = beaten(p);
    expect(capitanoAt(p, 'pazzo')).toBe('0909');
    expect(p.state.standards[1]).toBe(p.unit(defender));
    expect(t.step).toBe('turnAfter');
    const [missile, palvesari] = ['cp-guglielmino-x-arezzo-1', 'cp-guglielmino-palvesari-arezzo-1'];
    const q = field().put(missile, '1009', 'E').put(palvesari, '1009', 'E').put(first, '1108', 'W', { hits: 2 });
    const u = fight(q, [on(first, missile)], [4, 4]);
    expect([whereIs(q, missile), whereIs(q, palvesari)]).toEqual(['0909', '0909']);
    u.act({ type: 'face', facing: q.facing('NE') });
    expect(facingOf(q, palvesari)).toBe(q.facing('NE'));
  });

  rule('gg.10.7.2', 'a unit in the way: it stays, keeps its facing and takes one hit more (R82, R83)', () => {
    const p = duel().put(other, '0909', 'E');
    const t = beaten(p);
    expect(t.told('stood')).toMatchObject([{ rule: 'gg.10.7.2' }]);
    expect([whereIs(p, defender), hitsOf(p, defender), isDisrupted(p, defender)]).toEqual(['1009', 2, true]);
    // One Disruption only, though two hits: nothing is rolled but the combat. Nobody advances.
    expect([t.told('roll').length, whereIs(p, first), t.step]).toEqual([1, '1108', 'continuing']);
  });

  rule('gg.10.7.2', 'the river and the edge of the map bar the way; enemy zones do not', () => {
    const river = field().put(defender, '1203', 'E').put(first, '1204', 'NE');
    expect(fight(river, [DUEL], [6, 6]).told('stood')).toHaveLength(1);
    const edge = field().put(defender, '0109', 'E').put(first, '0209', 'W').put('cp-guglielmino-i-arezzo-1', '0411');
    expect(fight(edge, [DUEL], [6, 6]).told('stood')).toHaveLength(1);
    const zone = duel().put(second, '0809', 'E');
    expect(beaten(zone).told('stood')).toEqual([]);
  });

  rule('gg.10.7.2', 'the hit of a barred retreat may rout it, and then the lead advances', () => {
    const p = duel()
      .put(other, '0909', 'E')
      .put(defender, '1009', 'E', { hits: 4 })
      .put(first, '1108', 'W', { hits: 4 });
    beaten(p);
    expect([whereIs(p, defender), whereIs(p, first)]).toEqual(['gone', '1009']);
  });

  rule('gg.10.7.2', 'one Palvesari a hex: a second one bars the way of a missile unit with its own (R82)', () => {
    const [missile, palvesari, alone] = [
      'mp-tegghiaio-x-firenze-1',
      'mp-tegghiaio-palvesari-firenze-1',
      'mp-tegghiaio-palvesari-firenze-2',
    ];
    const lead = 'mp-salvani-c-pisa-1';
    const put = () => {
      const p = position('montaperti').empty().put(missile, '2810', 'E').put(lead, '2909', 'W').put(alone, '2710', 'E');
      p.state.events.activations = 9;
      return p;
    };
    const joined = put();
    fight(joined, [on(lead, missile)], [4, 4]);
    expect(whereIs(joined, missile)).toBe('2710');
    const full = put().put(palvesari, '2810', 'E');
    expect(fight(full, [on(lead, missile)], [4, 4]).told('stood')).toHaveLength(1);
  });

  rule('gg.10.7.2', 'a lone enemy Capitano does not bar the way: he must escape (R82)', () => {
    const p = duel().capitano('vieri', '0909');
    const t = beaten(p);
    expect([whereIs(p, defender), t.step, t.seats]).toEqual(['0909', 'escape', [0]]);
  });

  rule(
    'gg.10.7.1a',
    'rough ground Disrupts a unit that retreats into it, before the Disruption of its hit (R83)',
    () => {
      // From 1013, away from 1112, lies the wood of 0913: Disrupted on entry, then a die: 6 on a rating of 5.
      const p = field().put(defender, '1013', 'E').put(first, '1112', 'W');
      const t = fight(p, [DUEL], [6, 6, 6]);
      expect(whereIs(p, defender)).toBe('0913');
      expect(t.told('disrupted')).toMatchObject([{ rule: 'gg.8.2.4' }]);
      t.act({ type: 'face', facing: p.facing('E') });
      expect(t.told('roll')).toMatchObject([{ why: 'disruption' }]);
    },
  );
});

describe('advance', () => {
  rule('gg.10.9', 'the lead unit enters the hex left by retreat or rout; it is not asked', () => {
    const p = duel();
    const t = beaten(p);
    expect(whereIs(p, first)).toBe('1108');
    t.act({ type: 'face', facing: p.facing('E') });
    expect(t.told('advanced')).toMatchObject([{ unit: p.unit(first), to: p.hex('1009') }]);
    expect(whereIs(p, first)).toBe('1009');
    const rout = duel().put(defender, '1009', 'E', { hits: 5 });
    fight(rout, [DUEL], [5, 5]);
    expect(whereIs(rout, first)).toBe('1009');
  });

  rule('gg.10.9.1', 'then it may turn one vertex', () => {
    const p = duel();
    const t = beaten(p).act({ type: 'face', facing: p.facing('E') });
    expect([t.seats, t.step]).toEqual([[0], 'turnAfter']);
    expect(t.legal().map(({ facing }) => facing)).toEqual(['W', 'NW', 'SW'].map(corner => p.facing(corner)));
    t.act({ type: 'face', facing: p.facing('SW') });
    expect(facingOf(p, first)).toBe(p.facing('SW'));
  });

  rule('gg.10.9.2', 'Standard and Hero advance, a Capitano may or may not', () => {
    const [lead, target] = ['cp-montefeltro-c-arezzo-1', first];
    const put = () => {
      const p = field().put(lead, '1108', 'W', { hits: 2 }).put(target, '1009', 'E', { hits: 2 });
      p.state.heroes[0] = p.unit(lead);
      p.capitano('montefeltro', '1108');
      return p;
    };
    const stays = put();
    const t = fight(stays, [on(lead, target)], [4, 4]).act({ type: 'face', facing: stays.facing('E') });
    expect(t.legal().map(({ type }) => type)).toEqual(['follow', 'stay']);
    t.act({ type: 'stay' });
    expect([whereIs(stays, lead), capitanoAt(stays, 'montefeltro')]).toEqual(['1009', '1108']);
    expect(stays.state.heroes[0]).toBe(stays.unit(lead));
    const goes = put();
    fight(goes, [on(lead, target)], [4, 4])
      .act({ type: 'face', facing: goes.facing('E') })
      .act({ type: 'follow' });
    expect(capitanoAt(goes, 'montefeltro')).toBe('1009');
  });

  rule('gg.10.9', 'a missile lead takes its Palvesari along (R86)', () => {
    const [missile, palvesari] = ['cp-guglielmino-x-arezzo-1', 'cp-guglielmino-palvesari-arezzo-1'];
    const target = 'cp-compagnia-rossa-a-firenze-1';
    const p = field().put(missile, '1108', 'W').put(palvesari, '1108', 'W').put(target, '1009', 'E', { hits: 3 });
    fight(p, [on(missile, target)], [5, 5]);
    expect([whereIs(p, target), whereIs(p, missile), whereIs(p, palvesari)]).toEqual(['gone', '1009', '1009']);
  });

  rule('gg.10.9', 'the enemy may turn against the advancing unit, with the usual die (R38)', () => {
    // The unit in 0908 faces south-west: the advance into 1009 meets its flank or rear.
    const p = duel().put(other, '0908', 'SW');
    const t = beaten(p)
      .act({ type: 'face', facing: p.facing('E') })
      .act({ type: 'face', facing: p.facing('W') });
    expect([t.step, t.seats]).toEqual(['facingReaction', [1]]);
    t.dice(6).act({ type: 'react', unit: p.unit(other), facing: p.facing('SE') });
    expect(t.told('morale')).toMatchObject([{ rule: 'gg.6.2d', unit: p.unit(other), ok: true }]);
    // Its turn is over with the combat: it costs no later volley its aim.
    expect(at(p.state.marks, p.unit(other))).toBe(0);
  });

  rule('gg.10.9', 'rough ground Disrupts it, and it draws a Reserve out (R87)', () => {
    const target = 'cp-guglielmino-i-arezzo-2';
    const p = field().put(target, '0913', 'E', { hits: 4 }).put(first, '1013', 'W', { hits: 1 });
    p.put('cp-novello-c-guidi-1', '0813', 'W').capitano('novello', '0409', { capacity: 6, reserve: true });
    // Disrupted by the attack, then again by the advance: die 6 on a rating of 5.
    const t = fight(p, [on(first, target)], [6, 6, 6]);
    expect(whereIs(p, first)).toBe('0913');
    expect([hitsOf(p, first), at(p.state.capitani, p.battaglia('novello')).reserve]).toEqual([2, false]);
    expect(t.told('released')).toMatchObject([{ contact: true }]);
  });
});

describe('rough ground', () => {
  const horse = 'cp-vieri-c-feditori-1';

  rule(['gg.10.9', 'gg.8.2.4', 'gg.10.8'], 'an advance into it routs at once whom it breaks', () => {
    const p = field().put(horse, '1512', 'SW', { hits: 5, disrupted: true });
    const t = p.play(
      [{ step: 'occupy', unit: p.unit(horse), to: p.hex('1513') }, { step: 'continuing' }],
      [1, 1, 1, 1],
    );
    expect([t.told('advanced').length, t.told('routed').length, whereIs(p, horse)]).toEqual([1, 1, 'gone']);
  });

  rule(
    ['gg.10.7.1a', 'gg.8.2.4', 'gg.10.8.1'],
    'a retreat into it breaks a unit that waits for the choice of the attacker',
    () => {
      const p = field().put(horse, '1512', 'SW', { hits: 5, disrupted: true }).put(defender, '1511', 'SE');
      const frame = { step: 'retreat' as const, unit: p.unit(horse), lead: p.unit(defender) };
      const t = p.play([frame, { step: 'continuing' }], [1, 1, 1, 1]);
      expect([t.told('retreated').length, t.told('routed').length, hitsOf(p, horse)]).toEqual([1, 0, 6]);
      expect(whereIs(p, horse)).toBe('1513');
    },
  );
});
