/** Who takes the hits, who is left to advance, and what ends a combat before it is fought. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { bare, playOn, rolls } from '../../activations.ts';
import { march, ordered, stop } from '../../drill.ts';
import { DUEL, duel, field, fight, GHIBELLINES, GUELPHS, hitsOf, isDisrupted, result, whereIs } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender] = GHIBELLINES;
const FOOT = 'cp-mangiatori-i-firenze-1';
const FOOT_2 = 'cp-mangiatori-i-firenze-2';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';

describe('attackers', () => {
  // R85
  rule(
    ['gg.10.9', 'gg.10.5.3', 'gg.10.6.4b'],
    'a lead that its own D routs leaves the hex of the driven-back enemy empty: no other goes in (R85)',
    () => {
      const p = duel().put(first, '1108', 'W', { hits: 5, disrupted: true }).put(second, '1109', 'W');
      p.put(defender, '1009', 'E', { hits: 4 });
      const t = fight(p, [DUEL, { unit: second, target: defender }], [4, 6, 1]);
      expect(result(t)).toBe('D/1');
      playOn(t, 'continuing');
      expect(whereIs(p, first)).toBe('gone');
      // Straight away from the lead that is no more.
      expect([whereIs(p, defender), whereIs(p, second)]).toEqual(['0909', '1109']);
    },
  );

  // R77
  rule('gg.10.6.4a', 'hits beyond the rout of one are lost, and do not fall back on the lead (R77)', () => {
    const p = field().put(first, '2309', 'W').put(defender, '1009', 'E');
    p.put(FOOT, '1108', 'W', { disrupted: true }).put(FOOT_2, '1109', 'W', { hits: 4, disrupted: true });
    const t = fight(
      p,
      [
        { unit: FOOT, target: defender },
        { unit: FOOT_2, target: defender },
      ],
      [1, 1],
    );
    t.dice(1, 1, 1).act({ type: 'combat', target: p.unit(defender), lead: p.unit(FOOT) });
    expect([result(t), hitsOf(p, FOOT), whereIs(p, FOOT_2)]).toEqual(['3/-', 1, 'gone']);
  });

  rule(
    ['gg.12.0.1', 'gg.11.0b', 'gg.17.1.1c'],
    'Foot already Disrupted may rout of its check before Cavalry: it scores, and there is no combat',
    () => {
      const p = field().put(FOOT, '1108', 'W', { hits: 4, disrupted: true }).put(first, '2309', 'W');
      p.put(defender, '1009', 'E');
      const t = fight(p, [{ unit: FOOT, target: defender }], [6, 6]);
      expect([rolls(t), whereIs(p, FOOT), t.told('fought')]).toEqual([['footMorale', 'disruption'], 'gone', []]);
      expect([whereIs(p, defender), p.state.points, t.step]).toEqual(['1009', [0, 2], 'continuing']);
    },
  );
});

// R82
rule('gg.10.7.2', 'lone Palvesari of their own bar the way of horse, a lone Capitano of theirs does not (R82)', () => {
  const driven = (put: (p: Position) => Position): unknown[] => {
    const p = put(duel());
    fight(p, [DUEL], [5, 5]);
    return [whereIs(p, defender), hitsOf(p, defender)];
  };
  expect(driven(p => p.put(PALVESARI, '0909', 'E'))).toEqual(['1009', 2]);
  expect(driven(p => p.capitano('guglielmino', '0909'))).toEqual(['0909', 1]);
});

describe('Montaperti', () => {
  const [WAGON, GUARD, FIRENZE] = ['mp-bigozzi-carroccio', 'mp-bigozzi-c-siena-1', 'mp-pitigliano-c-firenze-1'];
  const [VOLTERRA, SAN_MINIATO, GERMAN] = [
    'mp-rangoni-i-volterra-1',
    'mp-rangoni-i-san-min-1',
    'mp-anglano-c-germans-1',
  ];

  // R102
  rule(
    ['gg.S.3.9b', 'gg.S.3.7.4c', 'gg.10.6a'],
    'the Carroccio taken ends the battle before the hits of that combat bring its side the last Level (R102)',
    () => {
      const p = bare('montaperti').put(WAGON, '2219', 'W').put(GUARD, '2219', 'W').put(GERMAN, '3419', 'W');
      p.put(FIRENZE, '2118', 'E', { disrupted: true }).put('mp-tegghiaio-i-prato-1', '0419', 'E');
      p.state.levels = [0, 11];
      p.state.points = [0, 9];
      const t = fight(p, [{ unit: FIRENZE, target: GUARD }], [4, 6, 1]);
      expect([result(t), t.play.result]).toMatchObject(['D/1', { why: 'carroccio', winners: [0] }]);
    },
  );

  // R121
  rule(
    ['gg.S.5.1.2', 'gg.12.1.4a', 'gg.11.0b'],
    'Volterra that a Carica! has shaken takes hits of the Disruption that comes before its combat (R121)',
    () => {
      const p = bare('montaperti', { volterra: true }).put(GERMAN, '2520', 'W').put(SAN_MINIATO, '2220', 'E');
      p.put(VOLTERRA, '2219', 'E').put('mp-anglano-c-germans-2', '3419', 'W');
      const t = stop(march(ordered(p, 'anglano', 'charge', GERMAN, [4]), '2420', '2319'));
      t.act({ type: 'attack', target: p.unit(VOLTERRA) });
      expect([rolls(t), isDisrupted(p, VOLTERRA), hitsOf(p, VOLTERRA)]).toEqual([['morale'], true, 0]);
      t.act({ type: 'endOrders' }).dice(4, 1, 1);
      t.act({ type: 'combat', target: p.unit(VOLTERRA), lead: p.unit(GERMAN) });
      expect(rolls(t).slice(0, 2)).toEqual(['disruption', 'shock']);
    },
  );
});
