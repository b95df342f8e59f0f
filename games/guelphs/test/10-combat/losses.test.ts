import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { bare, rolls } from '../activations.ts';
import { alone } from '../drill.ts';
import {
  DUEL,
  duel,
  facts,
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
import type { Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second, third] = GUELPHS;
const [defender] = GHIBELLINES;
const on = (unit: string, target: string = defender): Marker => ({ unit, target });

describe('hits', () => {
  rule(
    'gg.10.6.4a',
    'a single attacker takes all; joined, the lead takes the first and the others the rest (R77)',
    () => {
      const alone = duel();
      expect(result(fight(alone, [DUEL], [1, 1]))).toBe('2/-');
      expect(hitsOf(alone, first)).toBe(2);

      // One column for numbers, two for the Disrupted; ratings 2 and 6: 6 - 4 = 2 in column -1.
      const tired = { disrupted: true, hits: 1 };
      const p = field().put(defender, '1009', 'E');
      p.put(first, '1108', 'W', { disrupted: true, hits: 4 }).put(second, '1109', 'W', tired);
      const t = fight(p, [on(first), on(second)], [3, 3, 1, 1]);
      expect(t.told('fought')).toMatchObject([{ column: -1, roll: 2, result: '2/-' }]);
      expect([hitsOf(p, first), hitsOf(p, second)]).toEqual([5, 2]);
    },
  );

  rule('gg.10.6.4a', 'no hits for the attackers means none for anyone among them', () => {
    const p = duel().put(second, '1109', 'W').put(third, '1008', 'SE');
    // Numbers 2, flank 2: column 4; 6 gives -/1.
    const t = fight(p, [on(first), on(second), on(third)], [3, 3]);
    expect(result(t)).toBe('-/1');
    expect([t.step, ...GUELPHS.map(unit => hitsOf(p, unit))]).toEqual(['turnAfter', 0, 0, 0]);
  });

  rule('gg.10.6.4a', 'a hit left over goes to the attacker his owner chooses (R77)', () => {
    // Numbers 2, a flank 2, three Disrupted -3, mail against plate -1: column 0; ratings 2 and 6: 6 - 4 = 2.
    const [heavy, helper] = ['cp-montefeltro-c-montefel-1', 'cp-durfort-c-anjou-1'];
    const p = field().put(heavy, '1009', 'NE').put(first, '1108', 'W', { disrupted: true, hits: 4 });
    p.put(second, '1109', 'W', { disrupted: true }).put(helper, '1008', 'SE', { disrupted: true });
    const t = fight(p, [on(first, heavy), on(second, heavy), on(helper, heavy)], [3, 3]);
    expect(t.told('fought')).toMatchObject([{ column: 0, roll: 2, result: '2/-' }]);
    expect(t.step).toBe('share');
    expect(t.legal().map(({ unit }) => unit)).toEqual([p.unit(second), p.unit(helper)]);
    t.dice(1, 1).act({ type: 'takeHit', unit: p.unit(helper) });
    expect([helper, first, second].map(unit => hitsOf(p, unit))).toEqual([1, 5, 0]);
  });

  rule('gg.10.6.4b', "an attacker's D Disrupts the lead unit only", () => {
    const p = duel().put(second, '1109', 'W');
    // Column 1, 8: D/1.
    const t = fight(p, [on(first), on(second)], [4, 4]);
    expect(result(t)).toBe('D/1');
    t.act({ type: 'face', facing: p.facing('E') });
    expect([isDisrupted(p, first), isDisrupted(p, second)]).toEqual([true, false]);
    expect([hitsOf(p, first), hitsOf(p, second)]).toEqual([0, 0]);
  });

  rule('gg.10.6.5', 'hits add up, and the unit shows their total', () => {
    const p = duel().put(defender, '1009', 'E', { hits: 2 }).put(first, '1108', 'W', { hits: 2 });
    const t = fight(p, [DUEL], [3, 4]);
    expect(t.told('hits')).toMatchObject([
      { unit: p.unit(defender), hits: 3 },
      { unit: p.unit(first), hits: 3 },
    ]);
  });

  rule('gg.10.6.6', 'a hit brings one Disruption, without the minimum of one hit (R78)', () => {
    const fresh = duel();
    fight(fresh, [DUEL], [3, 4]);
    expect([isDisrupted(fresh, first), isDisrupted(fresh, defender)]).toEqual([true, true]);
    expect([hitsOf(fresh, first), hitsOf(fresh, defender)]).toEqual([1, 1]);

    // Both Disrupted: column 0, 7 gives 1/1; current rating 5: dice 5 and 6 give none and one more.
    const shaken = field().put(first, '1108', 'W', { disrupted: true }).put(defender, '1009', 'E', { disrupted: true });
    fight(shaken, [DUEL], [3, 4, 5, 6]);
    expect([hitsOf(shaken, first), hitsOf(shaken, defender)].sort()).toEqual([1, 2]);
  });

  rule('gg.10.6.6', 'three hits of five and one more, then a die of 4: rout (R78)', () => {
    const target = 'cp-durfort-c-siena-1';
    const lead = 'cp-pazzo-c-orvieto-1';
    const p = field().put(target, '1009', 'E', { hits: 3, disrupted: true }).put(lead, '1108', 'W', { hits: 4 });
    p.put('cp-durfort-c-anjou-1', '1609');
    // A column for the Disrupted defender, ratings equal: 9 in column 1 gives -/1.
    const t = fight(p, [on(lead, target)], [4, 5]);
    expect(result(t)).toBe('-/1');
    t.dice(4).act({ type: 'face', facing: p.facing('E') });
    expect(t.told('roll')).toMatchObject([{ why: 'disruption', dice: [4] }]);
    expect(whereIs(p, target)).toBe('gone');
  });
});

describe('Disruption', () => {
  rule('gg.11.0a', 'an undisrupted unit flips', () => {
    const p = duel();
    // 5 in column 0: 1/D.
    const t = fight(p, [DUEL], [2, 3]);
    expect(result(t)).toBe('1/D');
    expect([isDisrupted(p, defender), hitsOf(p, defender)]).toEqual([true, 0]);
    expect(t.told('roll')).toHaveLength(1);
  });

  rule('gg.11.0b', 'a Disrupted one takes a die minus its current rating in hits', () => {
    const p = duel().put(defender, '1009', 'E', { disrupted: true, hits: 3 }).put(first, '1108', 'W', { hits: 3 });
    // Column 1, 4: 1/D. Current rating 3, die 5: two hits.
    const t = fight(p, [DUEL], [2, 2, 5]);
    expect(result(t)).toBe('1/D');
    expect(hitsOf(p, defender)).toBe(5);
  });

  rule('gg.11.0c', 'one hit at least, and it may rout; so for a bare D of the table too (R79)', () => {
    const p = duel().put(defender, '1009', 'E', { disrupted: true });
    const t = fight(p, [DUEL], [2, 2, 1]);
    expect([result(t), hitsOf(p, defender)]).toEqual(['1/D', 1]);
    // Five hits: a rating of 1, and the die of 1 still costs the sixth.
    const q = duel().put(defender, '1009', 'E', { disrupted: true, hits: 5 }).put(first, '1108', 'W', { hits: 4 });
    const u = fight(q, [DUEL], [2, 1, 1]);
    expect(result(u)).toBe('1/D');
    expect(u.told('routed')).toMatchObject([{ unit: q.unit(defender) }]);
  });

  rule(
    ['gg.11.1', 'gg.13.2.2'],
    'with or next to the Standard of its army a unit counts one better, in checks only (R44)',
    () => {
      const shaken = () =>
        field().put(defender, '1009', 'E', { disrupted: true, hits: 3 }).put(first, '1108', 'W', { hits: 3 });
      const bearer = 'cp-pazzo-c-fieschi-1';
      const hitsAfter = (p: ReturnType<typeof field>): number => {
        const t = fight(p, [DUEL], [2, 2, 6]);
        expect(t.told('fought')).toMatchObject([{ modifier: 0, result: '1/D' }]);
        return hitsOf(p, defender);
      };
      // Die 6 on a rating of 3: three hits, routed at six. With the Standard next to it: two.
      const without = shaken().put(second, '1109');
      expect(hitsAfter(without)).toBe(6);
      const next = shaken().put(bearer, '0909', 'E');
      next.state.standards[1] = next.unit(bearer);
      expect(hitsAfter(next)).toBe(5);
      const stacked = shaken();
      stacked.state.standards[1] = stacked.unit(defender);
      expect(hitsAfter(stacked)).toBe(5);
      const far = shaken().put(bearer, '0809', 'E').put(second, '1109');
      far.state.standards[1] = far.unit(bearer);
      expect(hitsAfter(far)).toBe(6);
      const enemys = shaken().put(second, '1208', 'W');
      enemys.state.standards[0] = enemys.unit(first);
      expect(hitsAfter(enemys)).toBe(6);
    },
  );

  rule('gg.13.2.2', 'units of every Battaglia of the army share in the Standard', () => {
    const target = 'cp-montefeltro-c-arezzo-1';
    const p = field().put(target, '1009', 'E', { disrupted: true, hits: 3 }).put(first, '1108', 'W', { hits: 3 });
    p.put(defender, '0909', 'E');
    p.state.standards[1] = p.unit(defender);
    fight(p, [on(first, target)], [2, 2, 6]);
    expect(hitsOf(p, target)).toBe(5);
  });
});

describe('hits that are none, and hits that are not of the combat', () => {
  rule('gg.10.6.6', 'a Disruption that brings no hit changes nothing that is told of hits', () => {
    // Disrupted, rating 5 after the hit of the table: a 5 brings none, a 6 one more.
    const told = (die: number): unknown[] => {
      const p = duel().put(defender, '1009', 'E', { disrupted: true });
      return facts(fight(p, [DUEL], [3, 4, die]), 'hits', 'hits');
    };
    // One for each side, of 1/1.
    expect([told(5), told(6)]).toEqual([
      [1, 1],
      [1, 1, 2],
    ]);
  });

  rule('gg.10.6.5', 'the first hex of the map is a hex like others', () => {
    const p = field().put(defender, field().name(0), 'E', { disrupted: true });
    const t = alone(p, { step: 'disruption', unit: p.unit(defender), rule: 'gg.8.2.4' }, [1]);
    expect([facts(t, 'hits', 'hits'), hitsOf(p, defender)]).toEqual([[1], 1]);
  });

  rule(
    ['gg.13.1.5b', 'gg.10.6.6'],
    'hit by the table and again by its Disruption, a unit has its Capitano checked once',
    () => {
      const p = duel().put(defender, '1009', 'E', { disrupted: true }).capitano('pazzo', '1009', { capacity: 8 });
      p.put(GHIBELLINES[1], '0409', 'E');
      const t = fight(p, [DUEL], [3, 5, 6, 1]);
      expect([result(t), hitsOf(p, defender)]).toEqual(['1/1', 2]);
      expect(rolls(t)).toEqual(['shock', 'disruption', 'woundCheck']);
    },
  );

  rule(['gg.13.1.5b', 'gg.10.6.1h'], 'hits of the ground an attacker goes into are not of the combat: no check', () => {
    // Rough ground in 1513 shakes the attacker, Disrupted already, before the dice.
    const p = bare('campaldino').put(first, '1512', 'SE', { disrupted: true }).capitano('vieri', '1512');
    p.put(defender, '1513', 'NW', { hits: 3, disrupted: true })
      .put(second, '2309', 'W')
      .put(GHIBELLINES[1], '0409', 'E');
    const t = fight(p, [on(first)], [1, 6, 6]);
    expect([rolls(t).slice(0, 2), result(t)]).toEqual([['disruption', 'shock'], '-/1']);
    expect([rolls(t).includes('woundCheck'), hitsOf(p, first), t.step]).toEqual([false, 1, 'followAdvance']);
  });
});

describe('rout', () => {
  rule('gg.10.8', 'as many hits as the printed rating: removed and scored', () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).put(first, '1108', 'W', { hits: 5 }).put(second, '1508');
    p.put('cp-pazzo-c-arezzo-2', '0409');
    const t = fight(p, [DUEL], [5, 5]);
    expect(result(t)).toBe('-/1');
    expect(t.told('routed')).toMatchObject([{ unit: p.unit(defender) }]);
    // The sixth hit on Cavalry and its rout, a point each.
    t.act({ type: 'face', facing: p.facing('W') });
    expect([whereIs(p, defender), p.state.points]).toEqual(['gone', [2, 0]]);
  });

  rule('gg.10.8', 'hits beyond the rating are not scored (R91)', () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).put(first, '1108', 'W', { hits: 3 });
    p.put('cp-pazzo-c-arezzo-2', '0409');
    // 9 and 2 better: 11 gives -/2, of which one counts.
    const t = fight(p, [DUEL], [5, 4]);
    expect(result(t)).toBe('-/2');
    expect(facts(t, 'points', 'points')).toEqual([1, 1]);
  });

  rule('gg.14.0.4', 'Palvesari go with the missile unit that routs', () => {
    const [missile, palvesari] = ['cp-guglielmino-x-arezzo-1', 'cp-guglielmino-palvesari-arezzo-1'];
    const p = field().put(missile, '1009', 'E', { hits: 3 }).put(palvesari, '1009', 'E').put(first, '1108', 'W');
    const t = fight(p, [on(first, missile)], [5, 5]);
    expect([whereIs(p, missile), whereIs(p, palvesari), whereIs(p, first)]).toEqual(['gone', 'gone', '1009']);
    expect(t.told('removed')).toMatchObject([{ rule: 'gg.14.0.4', unit: p.unit(palvesari) }]);
    // Two points for the crossbows, none for their shields.
    t.act({ type: 'face', facing: p.facing('W') });
    expect(p.state.points).toEqual([2, 0]);
  });
});

describe('mutual rout', () => {
  /** Both with five hits of six: 7 gives 1/1, and both would rout. */
  const lastStand = () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).put(first, '1108', 'W', { hits: 5 });
    return p.put(second, '1508', 'W').put('cp-pazzo-c-arezzo-2', '0409', 'E');
  };

  rule('gg.10.8.1', 'the attacker may keep a unit with one hit less than its rating; it advances (R84, R163)', () => {
    const p = lastStand();
    const t = fight(p, [DUEL], [3, 4]);
    expect(t.step).toBe('mutualRout');
    expect([whereIs(p, first), whereIs(p, defender)]).toEqual(['1108', '1009']);
    t.act({ type: 'keep', unit: p.unit(first) });
    expect([hitsOf(p, first), isDisrupted(p, first), whereIs(p, first)]).toEqual([5, true, '1009']);
    expect(whereIs(p, defender)).toBe('gone');
    // A hit and a rout for the Guelphs; for the Ghibellines nothing: the unit took no hit it keeps.
    t.act({ type: 'face', facing: p.facing('W') });
    expect(p.state.points).toEqual([2, 0]);
  });

  rule('gg.10.8.1', 'he may decline: then all rout and nobody advances', () => {
    const p = lastStand();
    const t = fight(p, [DUEL], [3, 4]);
    t.act({ type: 'decline' });
    expect(facts(t, 'routed', 'unit')).toEqual([p.unit(defender), p.unit(first)]);
    expect([whereIs(p, first), t.step, p.state.points]).toEqual(['gone', 'continuing', [2, 2]]);
  });

  rule(
    ['gg.17.2.2', 'gg.10.8.1'],
    'when they are the last of both armies: who keeps his unit has won, who does not has drawn (R104, R149)',
    () => {
      const lastOfAll = (): Table => {
        const p = bare('campaldino').put(first, '1108', 'W', { hits: 5 }).put(defender, '1009', 'E', { hits: 5 });
        return fight(p, [DUEL], [3, 4]);
      };
      const kept = lastOfAll();
      kept.act({ type: 'keep', unit: kept.position.unit(first) });
      expect(kept.play.result).toMatchObject({ why: 'destroyed', winners: [0] });
      const declined = lastOfAll().act({ type: 'decline' });
      expect(declined.play.result).toMatchObject({ rule: 'gg.17.2.2', why: 'destroyed', winners: [] });
    },
  );

  rule('gg.10.8.1', 'it is tested after the Disruption step (R84)', () => {
    // The attacker with four hits, Disrupted: the table gives one, its Disruption the sixth (die 2, rating 1).
    const p = lastStand().put(first, '1108', 'W', { hits: 4, disrupted: true });
    const t = fight(p, [DUEL], [4, 3, 2]);
    expect(t.told('fought')).toMatchObject([{ column: -1, modifier: 1, result: '1/1' }]);
    expect(t.step).toBe('mutualRout');
  });

  rule('gg.10.8.1', 'not when an attacker is left', () => {
    const p = lastStand().put(second, '1109', 'W');
    const t = fight(p, [on(first), on(second)], [3, 4]);
    expect(result(t)).toBe('1/1');
    expect(t.told('routed')).toHaveLength(2);
    // R85: the lead has routed, and the other attacker does not advance.
    expect([whereIs(p, second), t.step]).toEqual(['1109', 'continuing']);
  });

  rule('gg.10.8.1', 'of several attackers he keeps the one he likes, and it becomes the lead (R84)', () => {
    const p = lastStand().put(first, '1108', 'W', { hits: 6 }).put(second, '1109', 'W', { hits: 6 }).put(third, '1508');
    p.put(defender, '1009', 'E', { hits: 6 });
    const attackers = [p.unit(first), p.unit(second)];
    p.state.combat = {
      target: p.unit(defender),
      lead: p.unit(first),
      cell: p.hex('1009'),
      attackers,
      struck: attackers,
      hurt: attackers,
      checked: [],
      points: [0, 0],
      levels: [0, 0],
    };
    const t = p.play([
      { step: 'mutualRout' },
      { step: 'routs' },
      { step: 'checks' },
      { step: 'aftermath', kings: [] },
      { step: 'booking' },
      { step: 'continuing' },
    ]);
    expect(t.legal('keep').map(({ unit }) => unit)).toEqual(attackers);
    t.act({ type: 'keep', unit: p.unit(second) });
    expect([whereIs(p, first), whereIs(p, second)]).toEqual(['gone', '1009']);
  });
});
