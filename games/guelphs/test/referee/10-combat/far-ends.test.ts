/** Those whom a combat or a volley reaches last, or does not reach: Capitani left alone, men still to come, the wagon. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH, ROUTED } from '../../../src/state.ts';
import { bare, capacities, playOn, rolls } from '../../activations.ts';
import { hexes, march, ordered, stop, units, where } from '../../drill.ts';
import { DUEL, duel, fight, GHIBELLINES, GUELPHS, result } from '../../fights.ts';
import { type Position, position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other] = GHIBELLINES;
const PUGLIA = 'bn-manfredi-c-puglia-1';
const FAMILIA = 'bn-manfredi-c-fam-regis-1';
const PROVENCE = 'bn-montfort-c-provence-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

// R127: nobody advances, so nobody comes into his hex.
rule(
  ['gg.S.6.7', 'gg.13.1.9', 'gg.10.9'],
  'another Capitano whom deserting Barons leave alone stays where he is: no die, no flight, and nobody comes in',
  () => {
    const p = bare('benevento').put(PROVENCE, '1609', 'W').put(PUGLIA, '1509', 'E').put(FAMILIA, '0909', 'E');
    p.put('bn-galvano-c-toscana-1', '0809', 'E').capitano('galvano', '1509', { capacity: 8 });
    const t = fight(p, [{ unit: PROVENCE, target: PUGLIA }], [6]);
    expect([rolls(t), t.step, where(p, PROVENCE)]).toEqual([['baron'], 'continuing', '1609']);
    expect(capitanoAt(p, 'galvano')).toBe('1509');
  },
);

// R99: once, whatever side is up, and arrows do not touch them otherwise.
rule(
  ['gg.13.3.3b', 'gg.13.3.4', 'gg.17.1.1f'],
  'arrows that rout the unit of the Paladini take them with it, for one die of points at once',
  () => {
    const [unit, friend] = ['cp-montefeltro-c-arezzo-1', 'cp-montefeltro-c-fuoriusc-1'];
    const p = bare('campaldino').put(unit, '1009', 'E', { hits: 5, disrupted: true }).put(friend, '0309', 'E');
    p.put('cp-compagnia-rossa-x-firenze-1', '1309', 'W').put(first, '2009', 'W');
    p.capitano('montefeltro', '0309', { capacity: 9 }).state.heroes[0] = p.unit(unit);
    const t = stop(march(ordered(p, 'montefeltro', 'move', unit), '1109', '1209'));
    if (t.step === 'target') t.act({ type: 'noAttack' });
    t.dice(6, 5, 6, 1).act({ type: 'shoot', unit: p.unit('cp-compagnia-rossa-x-firenze-1') });
    // The last hit, the rout and a die of 1.
    expect([where(p, unit), p.state.heroes[0], p.state.points]).toEqual(['gone', -1, [3, 0]]);
  },
);

// R93: counted in hexes from where it fell.
rule(
  ['gg.13.2.3b', 'gg.S.2.2.5', 'gg.10.8'],
  'panic does not reach those who are still to come, nor those already lost',
  () => {
    const [anjou, siena, bologna] = ['cp-durfort-c-anjou-1', 'cp-durfort-c-siena-1', 'cp-durfort-c-bologna-1'];
    const p = position('campaldino-free').empty().put(defender, '1009', 'E').put(other, '0209');
    p.put(anjou, '1108', 'W', { hits: 5 }).put(bologna, '1208', 'W').capitano('durfort', '1208', { capacity: 7 });
    p.state.cell = p.state.cell.with(p.unit(siena), AWAITED).with(p.unit('cp-durfort-c-alleati-1'), ROUTED);
    p.state.events.marching = false;
    p.state.events.activations = 9;
    p.state.standards[GUELPH] = p.unit(anjou);
    const t = fight(p, [{ unit: anjou, target: defender }], [3, 4, 6]);
    expect([t.step, units(t, 'shake')]).toEqual(['panic', [bologna]]);
  },
);

// R33, R145
rule(
  ['gg.S.2.2.3a', 'gg.14.0.6a', 'gg.14.0.1'],
  'crossbows take their Palvesari along on the march, who have then marched too',
  () => {
    const [crossbows, shields] = ['cp-guglielmino-x-arezzo-1', 'cp-guglielmino-palvesari-arezzo-1'];
    const p = position('campaldino-free').empty().put(crossbows, '0509', 'E').put(shields, '0509', 'E');
    p.put(first, '2009', 'W').capitano('guglielmino', '0509', { capacity: 8 });
    const battaglia = p.battaglia('guglielmino');
    const t = p.play([
      { step: 'column', battaglia, turn: 1, moved: [], compagnia: -1 },
      { step: 'marching', side: GHIBELLINE, turn: 1, roll: 2, marched: [battaglia], used: [] },
    ]);
    stop(march(t.act({ type: 'marchUnit', unit: p.unit(crossbows) }), '0609', '0709'));
    expect([where(p, crossbows), where(p, shields), t.legal('marchUnit')]).toEqual(['0709', '0709', []]);
  },
);

const WAGON = 'mp-bigozzi-carroccio';
const GUARD = 'mp-bigozzi-c-siena-1';
const FLORENCE = 'mp-pitigliano-c-firenze-1';

// R71, R118: the attack was on the guard, and arrows are no shock combat.
rule(
  ['gg.10.5.2a', 'gg.S.3.7.4b', 'gg.S.3.7.4c'],
  'an attack is aimed at the guard, not at the Carroccio; if arrows rout the guard first, the wagon is not attacked',
  () => {
    const [foot, bows] = ['mp-tegghiaio-i-firenze-1', 'mp-tegghiaio-x-firenze-1'];
    const p = bare('montaperti').put(WAGON, '2219', 'W').put(GUARD, '2219', 'W', { hits: 5, disrupted: true });
    p.put(foot, '2118', 'E').put(bows, '2019', 'E').put('mp-anglano-c-germans-1', '3419', 'W');
    p.put('mp-bigozzi-c-siena-2', '3319', 'W').capitano('tegghiaio', '1919', { capacity: 8 });
    const t = stop(ordered(p, 'tegghiaio', 'move', foot));
    expect(units(t, 'attack', 'target')).toEqual([GUARD]);
    t.act({ type: 'attack', target: p.unit(GUARD) });
    t.act({ type: 'order', order: 'fire', unit: p.unit(bows) });
    t.dice(6, 6, 1).act(at(t.legal('fireAt'), 0));
    expect([where(p, GUARD), p.state.attacks]).toEqual(['gone', []]);
    t.act({ type: 'endOrders' });
    expect([t.step, where(p, WAGON), t.play.result]).toEqual(['continuing', '2219', null]);
  },
);

// R83, R90: he has followed the retreat.
rule(
  ['gg.10.7.1c', 'gg.13.1.7', 'gg.10.6.6'],
  'a Capitano who followed a retreat that ends in rout gets away from where he has been driven',
  () => {
    const p = duel().put(defender, '1009', 'E', { hits: 4, disrupted: true }).put(other, '0309', 'E');
    p.capitano('pazzo', '1009', { capacity: 8 });
    const t = fight(p, [DUEL], [3, 3, 3, 1]);
    expect(result(t)).toBe('-/1');
    while (t.step === 'turnAfter') t.act(at(t.legal('face'), 0));
    expect([where(p, defender), t.step, t.seats, capitanoAt(p, 'pazzo')]).toEqual([
      'gone',
      'escape',
      [GHIBELLINE],
      '0909',
    ]);
    t.act({ type: 'escape', to: p.hex('0709') });
    playOn(t, 'continuing');
    expect([capitanoAt(p, 'pazzo'), where(p, first)]).toEqual(['0709', '1009']);
  },
);

// R127, R129: to join them is not to use them.
rule(
  ['gg.S.6.8.2a', 'gg.S.6.7', 'gg.13.1.7'],
  'Manfredi may get away to Barons who have not shown themselves, and asks nothing of them by it',
  () => {
    const p = bare('benevento')
      .put(FAMILIA, '1509', 'E', { hits: 5 })
      .put(PROVENCE, '1609', 'W')
      .put(PUGLIA, '1309', 'E');
    p.capitano('manfredi', '1509', { capacity: 7 });
    const t = fight(p, [{ unit: PROVENCE, target: FAMILIA }], [3, 4, 1]);
    expect([t.step, hexes(t, 'escape')]).toEqual(['escape', ['1309']]);
    t.act({ type: 'escape', to: p.hex('1309') });
    expect([capitanoAt(p, 'manfredi'), rolls(t).includes('baron'), where(p, PUGLIA)]).toEqual(['1309', false, '1309']);
  },
);

// S.3.7.3, l.566
rule(
  ['gg.S.3.7.3', 'gg.10.9', 'gg.10.7.1a'],
  'a guard that drives back an enemy behind it advances into that hex, and the wagon stays alone',
  () => {
    const foot = 'mp-tegghiaio-i-prato-1';
    const p = bare('montaperti').put(WAGON, '2219', 'W').put(GUARD, '2219', 'W').put(foot, '2319', 'W');
    p.put(FLORENCE, '0419', 'E').put('mp-anglano-c-germans-1', '3419', 'W');
    const t = fight(p, [{ unit: GUARD, target: foot }], [3, 3]);
    playOn(t, 'continuing');
    expect([where(p, GUARD), where(p, WAGON)]).toEqual(['2319', '2219']);
    expect(['2420', 'gone']).toContain(where(p, foot));
  },
);

// R88, R96, R102
rule(
  ['gg.13.1.5b', 'gg.13.1.10', 'gg.17.1.2'],
  'both Capitani killed in one combat: each side places its Adjutant, and both sets of points come at the end',
  () => {
    const p = duel().put(first, '1108', 'W', { hits: 4 }).put(defender, '1009', 'E', { hits: 4 });
    p.put(second, '1909', 'W').put(other, '0309', 'E');
    p.capitano('vieri', '1108', { capacity: 6 }).capitano('pazzo', '1009', { capacity: 8 });
    const t = fight(p, [DUEL], [3, 4, 6, 6, 6, 6, 6, 6]);
    const asked: unknown[] = [];
    while (t.step === 'adjutant') {
      asked.push(t.seats[0]);
      expect(p.state.points).toEqual([0, 0]);
      t.act(at(t.legal('adjutant'), 0));
    }
    playOn(t, 'continuing');
    expect(new Set(asked)).toEqual(new Set([GUELPH, GHIBELLINE]));
    expect(capacities(p, 'vieri', 'pazzo')).toEqual([3, 4]);
    // A hit and a die of 6 each; a Level is 4 and 8.
    expect([p.state.levels, p.state.points]).toEqual([
      [1, 0],
      [3, 7],
    ]);
  },
);
