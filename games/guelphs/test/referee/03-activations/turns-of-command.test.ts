/** Who may act next when few are left: rows, Reserves, Adjutants, those who have left play. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, capacities, capacityOf, named, playOn, pointsLeft, rolls } from '../../activations.ts';
import { DUEL, duel, fight, GHIBELLINES, GUELPHS, stepFive } from '../../fights.ts';
import { type Position, position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const BASIC = { step: 'basic' as const, optional: false };
const [first] = GUELPHS;
const [defender] = GHIBELLINES;

/** Nobody else is in command any more. */
function gone(p: Position): Position {
  for (const capitano of p.state.capitani) capitano.capacity = 0;
  return p;
}

// R7, R12: a Reserve who may come is somebody who could be activated.
rule(
  ['gg.4.3a', 'gg.16.1a', 'gg.S.8.3b'],
  'who has acted twice in a row does not open again while a Reserve could come instead, and does when it could not',
  () => {
    const opens = (friend: string, unit: string): unknown[] => {
      const p = gone(bare('campaldino')).put(first, '2009', 'W').capitano('vieri', '2009', { capacity: 5 });
      p.put(unit, '2109', 'W').capitano(friend, '2109', { capacity: 8, reserve: true }).put(defender, '0209', 'E');
      p.state.active = GUELPH;
      p.state.row = { battaglia: p.battaglia('vieri'), times: 2 };
      return named(p.play([BASIC]), 'activate').map(index => at(p.battle.roster.battaglie, Number(index)).id);
    };
    expect(opens('maghinardo', 'cp-maghinardo-c-firenze-1')).toEqual(['maghinardo']);
    expect(opens('donati', 'cp-donati-c-lucca-1')).toEqual(['vieri']);
  },
);

// R14: released Capitani, and he is none any more.
rule(
  ['gg.17.3', 'gg.13.1.12'],
  'a Capitano who has left play with his last unit counts no longer for the Sudden End',
  () => {
    const p = duel().put(first, '1108', 'W', { hits: 5 }).put('cp-durfort-c-anjou-1', '1909', 'W');
    gone(p).capitano('vieri', '1409', { capacity: 6 }).capitano('durfort', '1909', { capacity: 3 });
    p.capitano('pazzo', '1009', { capacity: 2 });
    const t = fight(p, [DUEL], [3, 4]);
    playOn(t, 'continuing');
    expect(t.seats).toEqual([GUELPH]);
    t.dice(3, 3).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(t.play.result).toMatchObject({ winners: [] });
  },
);

// 13.1.10: an Adjutant does all that his Capitano did.
rule(
  ['gg.S.8.7.2', 'gg.13.1.10', 'gg.13.1.11'],
  'Donati killed in his first run: his Adjutant goes on with it, on half his capacity, and nobody interrupts',
  () => {
    const [lucca, pistoia] = ['cp-donati-c-lucca-1', 'cp-donati-c-pistoia-1'];
    const p = duel().put(first, '2009', 'W').put(lucca, '1108', 'W', { hits: 3 }).put(pistoia, '1909', 'W');
    p.capitano('donati', '1108', { capacity: 8 }).capitano('vieri', '2009').capitano('pazzo', '0609', { capacity: 8 });
    at(p.state.capitani, p.battaglia('donati')).activated = true;
    p.state.row = { battaglia: p.battaglia('donati'), times: 3 };
    p.state.events.run = p.battaglia('donati');
    const t = stepFive(p, [{ unit: lucca, target: defender }], [5, 4, 4, 6, 2]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(lucca) });
    expect([rolls(t).slice(0, 3), t.step]).toEqual([['shock', 'woundCheck', 'wound'], 'adjutant']);
    t.act({ type: 'adjutant', unit: p.unit(pistoia) });
    playOn(t, 'continuing');
    expect([named(t, 'continuum'), capacityOf(p, 'donati')]).toEqual([[p.battaglia('donati')], 4]);
    t.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('donati') });
    expect([t.step, t.seats, pointsLeft(t)]).toEqual(['orders', [GUELPH], 4]);
  },
);

// R7, R11: Tradimento is no activation of a Capitano.
rule(
  ['gg.4.3a', 'gg.S.3.5a', 'gg.3.0d'],
  'the only Capitano left may open again after two in a row also where Tradimento could be tried instead',
  () => {
    const p = gone(bare('montaperti')).put('mp-rangoni-c-firenze-1', '0619', 'E');
    p.put('mp-anglano-c-germans-1', '3419', 'W')
      .capitano('rangoni', '0619', { capacity: 5 })
      .capitano('anglano', '3419', { capacity: 5 });
    p.state.standards[GUELPH] = p.unit('mp-rangoni-c-firenze-1');
    p.state.active = GHIBELLINE;
    p.state.row = { battaglia: p.battaglia('anglano'), times: 2 };
    at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
    const t = p.play([BASIC]);
    expect([named(t, 'activate'), t.legal('tradimento').length]).toEqual([[p.battaglia('anglano')], 1]);
    t.act({ type: 'activate', battaglia: p.battaglia('anglano') });
    expect(p.state.row).toEqual({ battaglia: p.battaglia('anglano'), times: 1 });
  },
);

// R13, R110
rule(
  ['gg.S.3.2d', 'gg.16.5a', 'gg.S.3.3.1'],
  'Bigozzi, whose enemy has won a Level in the opening, may be the third to act, and lifts those who went before',
  () => {
    const opened = (level: number) => {
      const p = position('montaperti').empty().put('mp-anglano-c-germans-1', '3419', 'W').capitano('anglano', '3419');
      p.put('mp-aldobrandino-i-siena-1', '3409', 'W').capitano('aldobrandino', '3409');
      p.put('mp-bigozzi-c-siena-1', '3414', 'W').capitano('bigozzi', '3414', { reserve: true });
      p.put('mp-pitigliano-c-firenze-1', '0419', 'E').capitano('pitigliano', '0419');
      p.state.levels = [level, 0];
      const t = p.play([{ step: 'opening' }]).act({ type: 'endOrders' });
      return { p, t: t.act({ type: 'endOrders' }) };
    };
    const without = opened(0);
    expect(named(without.t, 'activate')).not.toContain(without.p.battaglia('bigozzi'));
    const { p, t } = opened(1);
    expect(capacities(p, 'anglano', 'aldobrandino')).toEqual([10, 9]);
    t.act({ type: 'activate', battaglia: p.battaglia('bigozzi') });
    expect([t.step, pointsLeft(t)]).toEqual(['orders', 8]);
    expect(capacities(p, 'anglano', 'aldobrandino', 'bigozzi')).toEqual([11, 10, 7]);
  },
);
