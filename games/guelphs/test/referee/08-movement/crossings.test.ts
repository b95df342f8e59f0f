/** Streams, the edge of the map, and what comes before whoever comes in. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, orderable, orders, playOn, rolls, underway } from '../../activations.ts';
import { hitsOf, isDisrupted, march, ordered, stop, units, where } from '../../drill.ts';
import { facts, fight } from '../../fights.ts';
import { position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

describe('the Borro Rigo', () => {
  const HORSE = 'mp-pitigliano-c-firenze-1';
  const PISA = 'mp-salvani-c-pisa-1';

  // R62
  rule(
    ['gg.12.1c', 'gg.8.2.1'],
    'no Carica! is made across it, though charger and charged stand on open ground',
    () => {
      const charges = (target: string): boolean => {
        const p = bare('montaperti').put(HORSE, '1904', 'W').put(PISA, target, 'W').capitano('pitigliano', '1904');
        return orderable(p.play(orders(p, 'pitigliano')), 'charge').includes(p.unit(HORSE));
      };
      expect([charges('1502'), charges('1503')]).toEqual([false, true]);
    },
  );

  // R76, R87: into it by the attack, and again by the advance.
  rule(
    ['gg.10.6.1h', 'gg.8.2.4', 'gg.10.9'],
    'horse that attacks across it is Disrupted, and takes a hit at least as it follows over it',
    () => {
      const p = bare('montaperti')
        .put(HORSE, '1603', 'W')
        .put(PISA, '1502', 'SE')
        .put('mp-tegghiaio-i-prato-1', '0419', 'E');
      p.put('mp-anglano-c-germans-1', '3419', 'W');
      const t = fight(p, [{ unit: HORSE, target: PISA }], [6, 6, 1]);
      // A column for the stream and one for the disorder.
      expect([facts(t, 'fought', 'column'), facts(t, 'fought', 'result')]).toEqual([[-2], ['-/1']]);
      playOn(t, 'continuing');
      expect([where(p, PISA), where(p, HORSE)]).toEqual(['1402', '1502']);
      expect([isDisrupted(p, HORSE), hitsOf(p, HORSE)]).toEqual([true, 1]);
    },
  );

  // R112, R169: Tradimento is worked out first; with nobody left to attack, only the advance is made across it.
  rule(
    ['gg.10.6.1h', 'gg.S.3.5.1a', 'gg.S.3.5.3'],
    'horse that attacks the traitors across it is Disrupted once, by its advance, if their treason routs them',
    () => {
      const [german, traitors] = ['mp-anglano-c-germans-1', 'mp-rangoni-c-firenze-1'];
      const p = bare('montaperti').put(german, '1603', 'W').put(traitors, '1502', 'SE').put(HORSE, '0419', 'E');
      const t = fight(p, [{ unit: german, target: traitors }], [1, 6]);
      playOn(t, 'continuing');
      expect([where(p, traitors), where(p, german)]).toEqual(['gone', '1502']);
      expect([isDisrupted(p, german), hitsOf(p, german)]).toEqual([true, 0]);
    },
  );
});

// S.2.2.5, R38: an Order that brings a unit over the edge is a move like others.
rule(['gg.S.2.2.5', 'gg.10.4.1', 'gg.6.2a'], 'who comes over the edge and stops is turned against and shot at', () => {
  const [anjou, crossbows, foot] = ['cp-durfort-c-anjou-1', 'cp-guglielmino-x-arezzo-1', 'cp-guglielmino-i-arezzo-1'];
  const p = position('campaldino-free').empty().put(crossbows, '2306', 'E').put(foot, '2405', 'NW');
  p.put('cp-durfort-c-siena-1', '2411', 'W').capitano('durfort', '2411', { capacity: 7 });
  p.state.events.marching = false;
  p.state.events.activations = 3;
  p.state.cell = p.state.cell.with(p.unit(anjou), AWAITED);
  const t = p.play(orders(p, 'durfort')).act({ type: 'enterMap', unit: p.unit(anjou), to: p.hex('2406') });
  stop(t);
  expect([t.step, t.seats, new Set(units(t, 'react'))]).toEqual(['facingReaction', [GHIBELLINE], new Set([foot])]);
  t.act({ type: 'hold' });
  if (t.step === 'target') t.act({ type: 'noAttack' });
  expect([t.step, units(t, 'shoot')]).toEqual(['entryFire', [crossbows]]);
});

// R65, R90: the rout is worked out before the advance.
rule(
  ['gg.12.1.4b', 'gg.13.2.3b', 'gg.13.2.2'],
  'charged Foot that runs with the Standard: Level and panic come before the charger does',
  () => {
    const [foot, near, german] = ['mp-rangoni-i-san-min-1', 'mp-rangoni-c-firenze-2', 'mp-anglano-c-germans-1'];
    const p = bare('montaperti').put(foot, '2119', 'W', { hits: 3, disrupted: true }).put(near, '2219', 'W');
    p.put(german, '1819', 'E').capitano('rangoni', '2219', { capacity: 6 });
    p.state.events.tradimento = 'done';
    p.state.standards[GUELPH] = p.unit(foot);
    // A rating of 1, and 1 for the Standard: a die of 2 would have held.
    const t = stop(march(ordered(p, 'anglano', 'charge', german, [3, 6, 2]), '1919', '2019'));
    t.act({ type: 'attack', target: p.unit(foot) });
    expect([rolls(t), t.step, t.seats]).toEqual([['morale', 'disruption', 'standard'], 'panic', [GUELPH]]);
    expect([p.state.levels, where(p, german)]).toEqual([[0, 1], '2019']);
    t.act({ type: 'shake', unit: p.unit(near) });
    expect([isDisrupted(p, near), where(p, german)]).toEqual([true, '2119']);
  },
);

// R116 for the sister rule of Arras
rule(['gg.S.8.7.2', 'gg.17.3'], 'a Continuum of the run of Donati may bring the Sudden End too', () => {
  const ended = (...dice: number[]): unknown => {
    const p = underway('campaldino');
    for (const capitano of p.state.capitani) capitano.capacity = 2;
    p.capitano('donati', null, { capacity: 5 });
    at(p.state.capitani, p.battaglia('donati')).activated = true;
    p.state.active = GUELPH;
    p.state.row = { battaglia: p.battaglia('donati'), times: 3 };
    p.state.events.run = p.battaglia('donati');
    const t = p.play([{ step: 'continuing' }], dice).act({ type: 'continuum', battaglia: p.battaglia('donati') });
    return t.play.result?.winners ?? null;
  };
  expect([ended(3, 4), ended(4, 4)]).toEqual([null, []]);
});
