/** Standards lost, left and followed while the combat goes on. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, playOn, rolls } from '../../activations.ts';
import { hitsOf, isDisrupted, where } from '../../drill.ts';
import { DUEL, duel, facts, field, fight, GHIBELLINES, GUELPHS, result, stepFive } from '../../fights.ts';

const rule = ruleTests(guelphs.rulebook);

const [first] = GUELPHS;
const [defender, other] = GHIBELLINES;
const ANJOU = 'cp-durfort-c-anjou-1';
const SIENA = 'cp-durfort-c-siena-1';
const BOLOGNA = 'cp-durfort-c-bologna-1';

// l.466-474: the retreat comes before the Disruption, which finds the unit where it has gone.
rule(
  ['gg.13.2.2', 'gg.10.6a', 'gg.10.6.6'],
  'who is driven away from beside it has lost its comfort when the Disruption comes, who is driven beside it has it',
  () => {
    const hits = (bearer: string): number => {
      const p = duel().put(defender, '1009', 'E', { hits: 2, disrupted: true }).put(other, bearer, 'W');
      p.state.standards[GHIBELLINE] = p.unit(other);
      const t = fight(p, [DUEL], [3, 4, 4]);
      expect(result(t)).toBe('-/1');
      playOn(t, 'continuing');
      expect(where(p, defender)).toBe('0909');
      return hitsOf(p, defender);
    };
    expect([hits('1008'), hits('0810')]).toEqual([4, 3]);
  },
);

// R102, R169
rule(
  ['gg.13.2.3a', 'gg.10.8.1', 'gg.17.2.2'],
  'both lost in one combat: a Level to each, the defender’s panic first, and at the last Level points decide',
  () => {
    const ends = (points: number) => {
      const p = duel().put(first, '1108', 'W', { hits: 5 }).put(defender, '1009', 'E', { hits: 5 });
      p.put(other, '0909', 'E').put(GUELPHS[1], '1208', 'W');
      p.state.standards = [p.unit(first), p.unit(defender)];
      p.state.levels = [11, 11];
      p.state.points = [points, 0];
      const t = fight(p, [DUEL], [3, 4]);
      expect(t.step).toBe('mutualRout');
      t.dice(1, 1).act({ type: 'decline' });
      expect([t.step, t.seats, p.state.levels]).toEqual(['panic', [GHIBELLINE], [11, 11]]);
      t.act({ type: 'shake', unit: p.unit(other) });
      expect([t.step, t.seats]).toEqual(['panic', [GUELPH]]);
      t.act({ type: 'shake', unit: p.unit(GUELPHS[1]) });
      return t.play.result?.winners;
    };
    expect([ends(0), ends(1)]).toEqual([[], [GUELPH]]);
  },
);

// R63, R71: whoever panic takes from a joint attack is missing from it.
rule(
  ['gg.13.2.3b', 'gg.10.5.3', 'gg.10.6.1b'],
  'panic that routs one of two who attack together leaves the other to attack alone, in disorder',
  () => {
    const p = field().put(ANJOU, '1108', 'W', { hits: 5 }).put(defender, '1009', 'E').put(other, '1309', 'E');
    p.put(SIENA, '1409', 'W', { hits: 4, disrupted: true }).put(BOLOGNA, '1410', 'W').capitano('durfort', '1909');
    p.state.standards[GUELPH] = p.unit(ANJOU);
    const markers = [
      { unit: ANJOU, target: defender },
      { unit: SIENA, target: other },
      { unit: BOLOGNA, target: other },
    ];
    const t = stepFive(p, markers, [3, 4, 6]).act({ type: 'combat', target: p.unit(defender), lead: p.unit(ANJOU) });
    expect([where(p, ANJOU), t.step]).toEqual(['gone', 'panic']);
    t.dice(1).act({ type: 'shake', unit: p.unit(SIENA) });
    if (t.step === 'panic') t.act({ type: 'shake', unit: p.unit(BOLOGNA) });
    playOn(t, 'combats');
    expect([where(p, SIENA), isDisrupted(p, BOLOGNA)]).toEqual(['gone', true]);
    expect(t.legal('combat')).toEqual([{ type: 'combat', target: p.unit(other), lead: p.unit(BOLOGNA) }]);
    t.dice(3, 4).act(at(t.legal('combat'), 0));
    expect([facts(t, 'fought', 'column'), facts(t, 'fought', 'modifier')]).toEqual([[-1], [-1]]);
  },
);

// R78, R93: the one Disruption of the combat is not that of the panic.
rule(
  ['gg.13.2.3b', 'gg.10.6.6', 'gg.11.0c'],
  'the panic for a lead lost with it comes on top of the disorder that the combat brought to who attacked beside him',
  () => {
    const p = field().put(ANJOU, '1108', 'W', { hits: 5 }).put(SIENA, '1109', 'W').put(defender, '1009', 'E');
    p.put(BOLOGNA, '2109', 'W').capitano('durfort', '2109');
    p.state.standards[GUELPH] = p.unit(ANJOU);
    const markers = [ANJOU, SIENA].map(unit => ({ unit, target: defender }));
    const t = fight(p, markers, [3, 4, 1]);
    expect([result(t), where(p, ANJOU), hitsOf(p, SIENA), isDisrupted(p, SIENA)]).toEqual(['2/-', 'gone', 1, true]);
    expect(t.step).toBe('panic');
    t.dice(1).act({ type: 'shake', unit: p.unit(SIENA) });
    playOn(t, 'continuing');
    // A hit and a rout for Anjou, two hits for Siena; a Level for the Standard.
    expect([hitsOf(p, SIENA), p.state.levels, p.state.points]).toEqual([2, [0, 1], [0, 4]]);
  },
);

// R104
rule(['gg.13.2.3b', 'gg.17.2.2'], 'its panic may take the last unit of the army, and the battle is lost', () => {
  const p = bare('campaldino').put(first, '1108', 'W').put(defender, '1009', 'E', { hits: 5 });
  p.put(other, '0810', 'E', { hits: 5, disrupted: true });
  p.state.standards[GHIBELLINE] = p.unit(defender);
  const t = fight(p, [DUEL], [3, 4, 3]);
  expect([t.step, rolls(t)]).toEqual(['panic', ['shock', 'standard']]);
  t.dice(1).act({ type: 'shake', unit: p.unit(other) });
  expect(t.play.result).toMatchObject({ winners: [GUELPH] });
});
