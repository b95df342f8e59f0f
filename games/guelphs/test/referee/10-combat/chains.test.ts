/** One thing after another: retreats that end in rout, turns that end in panic, arrows that end the battle. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH, ROUTED } from '../../../src/state.ts';
import { bare, capacityOf, named, orders, playOn, rolls } from '../../activations.ts';
import { hitsOf, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import { DUEL, duel, fight, GHIBELLINES, GUELPHS } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other, third] = GHIBELLINES;
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-2';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const GUIDI = 'cp-novello-c-guidi-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

describe('a retreat', () => {
  // R83, R93: from the hex where the Standard fell.
  rule(
    ['gg.10.7.1c', 'gg.13.2.3b', 'gg.10.6.6'],
    'that ends in rout loses the Standard where the unit has gone: the panic is measured from there',
    () => {
      const p = duel().put(defender, '1009', 'E', { hits: 4, disrupted: true });
      p.put(other, '0810', 'E').put(third, '1109', 'E');
      p.state.standards[GHIBELLINE] = p.unit(defender);
      const t = fight(p, [DUEL], [2, 3, 3, 1]);
      if (t.step === 'turnAfter') t.act(at(t.legal('face'), 0));
      expect([where(p, defender), t.step]).toEqual(['gone', 'panic']);
      expect(t.legal('shake').map(({ unit }) => unit)).toEqual([p.unit(other)]);
    },
  );

  // R82, R94, R102
  rule(
    ['gg.10.7.1a', 'gg.13.1.9', 'gg.17.1.2'],
    'over a lone enemy Capitano with no way out takes him, and his points are booked with the combat',
    () => {
      const p = duel().capitano('vieri', '0909', { capacity: 6 }).put(second, '1909', 'W');
      p.put(other, '0908', 'W').put(third, '0910', 'W').put('cp-pazzo-c-arezzo-2', '0809', 'W');
      p.put(ENEMY_FOOT, '0810', 'W');
      const t = fight(p, [DUEL], [4, 6, 3]);
      expect(p.state.points).toEqual([0, 0]);
      t.act({ type: 'adjutant', unit: p.unit(second) });
      playOn(t, 'continuing');
      expect([where(p, defender), where(p, first), capacityOf(p, 'vieri')]).toEqual(['0909', '1009', 3]);
      expect(p.state.points).toEqual([1, 3]);
    },
  );

  // R86: each Capitano with the lead has the choice.
  rule(['gg.10.9.2', 'gg.9.0.2'], 'lets each of two Capitani with the lead follow it or stay', () => {
    const p = duel().capitano('vieri', '1108').capitano('durfort', '1108').put('cp-durfort-c-anjou-1', '1909', 'W');
    const t = fight(p, [DUEL], [4, 5]);
    playOn(t, 'followAdvance');
    const asked = t.play.decision()?.frame.battaglia;
    t.act({ type: 'follow' });
    expect(t.step).toBe('followAdvance');
    const stay = t.legal().find(({ type }) => type !== 'follow');
    t.act(stay ?? { type: 'none' });
    const [goes, stays] = asked === p.battaglia('durfort') ? ['durfort', 'vieri'] : ['vieri', 'durfort'];
    expect([capitanoAt(p, goes), capitanoAt(p, stays), where(p, first)]).toEqual(['1009', '1108', '1009']);
  });
});

describe('a Carica!', () => {
  // R106, R67
  rule(['gg.16.4', 'gg.12.2', 'gg.12.2.1'], 'at horse in Reserve draws it out in time to countercharge', () => {
    const p = bare('campaldino').put(first, '1509', 'W').put(GUIDI, '1209', 'E').put(other, '0209', 'E');
    p.capitano('novello', '1209', { capacity: 6, reserve: true });
    const t = stop(march(ordered(p, 'vieri', 'charge', first, [5]), '1409', '1309'));
    t.act({ type: 'attack', target: p.unit(GUIDI) });
    expect([t.step, at(p.state.capitani, p.battaglia('novello')).reserve]).toEqual(['countercharge', false]);
    t.act({ type: 'countercharge' });
    expect(p.state.attacks).toMatchObject([{ charge: false }]);
  });

  /** Foot of rating 3 turns towards the charger that comes from behind, and is charged. */
  const turned = (die: number): Table => {
    const p = bare('campaldino').put(first, '1008', 'E').put(ENEMY_FOOT, '1209', 'E', { hits: 2 });
    p.put(other, '2009', 'E').put(second, '0409', 'E');
    const t = stop(march(ordered(p, 'vieri', 'charge', first, [2, 4, die]), '1108'));
    t.act({ type: 'react', unit: p.unit(ENEMY_FOOT), facing: p.facing('NE') });
    expect([rolls(t), isDisrupted(p, ENEMY_FOOT)]).toEqual([['reactionFacing'], true]);
    return t.act({ type: 'attack', target: p.unit(ENEMY_FOOT) });
  };

  rule(
    ['gg.6.2.2', 'gg.12.1.4a', 'gg.11.0b'],
    'at Foot that its own turn has put in disorder: a failed morale check costs hits, and may rout it',
    () => {
      const stands = turned(5);
      expect([rolls(stands), hitsOf(stands.position, ENEMY_FOOT)]).toEqual([['morale', 'disruption'], 4]);
      expect(stands.position.state.attacks).toMatchObject([{ charge: true }]);
      const { position: p } = turned(6);
      expect([where(p, ENEMY_FOOT), where(p, first), p.state.attacks]).toEqual(['gone', '1209', []]);
    },
  );
});

rule(
  ['gg.17.2.2', 'gg.10.4.1', 'gg.17.1.2'],
  'arrows in reaction may win the battle for who is not active, before the mover does anything more',
  () => {
    const p = bare('campaldino').put(first, '1509', 'W', { hits: 5, disrupted: true }).put(second, '2009', 'W');
    p.put(CROSSBOWS, '1209', 'E').put(other, '0209', 'E');
    p.state.levels = [0, 11];
    p.state.points = [0, 6];
    const t = stop(march(ordered(p, 'vieri', 'move', first), '1409', '1309')).act({ type: 'noAttack' });
    t.dice(6, 5, 1).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(t.play.result).toMatchObject({ why: 'levels', winners: [GHIBELLINE] });
  },
);

// R114: with the traitors gone the event cannot happen any more, though their unit comes back.
rule(
  ['gg.S.3.5.1a', 'gg.S.3.8.3', 'gg.S.3.4.1'],
  'the unit of the traitors, routed and rallied, has none left in it: attacked it only fights',
  () => {
    const traitors = 'mp-rangoni-c-firenze-1';
    const german = 'mp-anglano-c-germans-1';
    const p = bare('montaperti').put(traitors, '2019', 'E', { hits: 4, disrupted: true }).put(german, '3419', 'W');
    p.put('mp-tornaquinci-carroccio', '2219', 'W').put('mp-rangoni-c-firenze-2', '0419', 'E');
    p.capitano('rangoni', '0419', { capacity: 6 });
    p.play([{ step: 'panic', side: GUELPH, units: [p.unit(traitors)] }, { step: 'continuing' }], [6]).act({
      type: 'shake',
      unit: p.unit(traitors),
    });
    expect(at(p.state.cell, p.unit(traitors))).toBe(ROUTED);
    const t = p.play(orders(p, 'rangoni'), [2, 1]).act({ type: 'rally' });
    t.act({ type: 'comeBack', unit: p.unit(traitors), to: p.hex('2119'), facing: p.facing('W') });
    expect([where(p, traitors), hitsOf(p, traitors)]).toEqual(['2119', 1]);
    p.put(german, '2019', 'E');
    expect(rolls(fight(p, [{ unit: german, target: traitors }], [3, 4]))[0]).toBe('shock');
  },
);

// R170: it lasts until a Pass or a failed Continuum, and he can try none.
rule(
  ['gg.S.8.7.2', 'gg.13.1.12'],
  'Donati lost with his last unit in his first run: only the Pass that ends it is left (R170)',
  () => {
    const lucca = 'cp-donati-c-lucca-1';
    const p = bare('campaldino').put(lucca, '1209', 'W', { hits: 4, disrupted: true }).put(CROSSBOWS, '1309', 'W');
    p.put(first, '2009', 'W').capitano('vieri', '2009', { capacity: 6 }).put(other, '0209', 'E');
    p.capitano('donati', '1609', { capacity: 10, reserve: true });
    p.state.active = GUELPH;
    p.state.events.guelphCavalryRouted = true;
    const t = p.play([{ step: 'basic', optional: false }], [6]);
    t.act({ type: 'activate', battaglia: p.battaglia('donati') });
    march(t.act({ type: 'order', order: 'move', unit: p.unit(lucca) }), '1109');
    t.dice(6, 5, 6).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect([where(p, lucca), capitanoAt(p, 'donati')]).toEqual(['gone', 'gone']);
    expect([t.step, t.seats, t.legal('pass').length]).toEqual(['continuing', [GUELPH], 1]);
    expect(named(t, 'continuum')).toEqual([]);
    t.act({ type: 'pass' });
    expect(t.seats).toEqual([GHIBELLINE]);
  },
);
