/** Shields that turn with their crossbows, Kings under arrows, wagons on the move: rules that meet in one moment. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, ROUTED } from '../../../src/state.ts';
import { bare, orders, playOn, rolls, underway } from '../../activations.ts';
import { faces, hasFired, hexes, hitsOf, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import { DUEL, duel, facts, field, fight, GHIBELLINES, GUELPHS, result, stepFive } from '../../fights.ts';
import { type Position, position, type Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other] = GHIBELLINES;
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const FOOT = 'cp-mangiatori-i-firenze-1';

describe('Palvesari', () => {
  rule('gg.13.1.4', 'lone, they are unit enough for their Capitano to enter a zone of enemy Cavalry', () => {
    const reach = (shields: boolean): boolean => {
      const p = field().put(defender, '1309', 'E').put(first, '1509', 'W').capitano('vieri', '1509');
      if (shields) p.put('cp-compagnia-rossa-palvesari-firenze-1', '1409', 'W');
      const to = p.hex('1409');
      return p
        .play(orders(p, 'vieri'))
        .legal('moveCapitano')
        .some(action => action.to === to);
    };
    expect([reach(false), reach(true)]).toEqual([false, true]);
  });

  rule(['gg.14.0.1', 'gg.6.2a'], 'turn with the missile unit that turns in reaction', () => {
    const p = bare('campaldino').put(first, '1008', 'E').put(CROSSBOWS, '1209', 'E').put(PALVESARI, '1209', 'E');
    const t = stop(march(ordered(p, 'vieri', 'move', first, [1]), '1108'));
    t.act({ type: 'react', unit: p.unit(CROSSBOWS), facing: p.facing('NE') });
    expect([faces(p, CROSSBOWS), faces(p, PALVESARI)]).toEqual([p.facing('NE'), p.facing('NE')]);
  });

  rule(['gg.14.0.1', 'gg.5.3.2'], 'and with the one that turns to shoot', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(PALVESARI, '1209', 'E').put(FOOT, '1207', 'SE');
    const t = ordered(p, 'guglielmino', 'fire', CROSSBOWS, [1, 1]);
    t.act({ type: 'fireAt', target: p.unit(FOOT), facing: p.facing('NE') });
    expect([faces(p, CROSSBOWS), faces(p, PALVESARI)]).toEqual([p.facing('NE'), p.facing('NE')]);
  });

  rule(['gg.14.0.1', 'gg.S.3.8.4'], 'and with the one that rallies onto them (R33)', () => {
    const [crossbows, shields] = ['mp-aldobrandino-x-siena-1', 'mp-aldobrandino-palvesari-siena-1'];
    const p = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').put('mp-aldobrandino-i-pisa-1', '3419', 'W');
    p.put(shields, '2119', 'W').capitano('aldobrandino', '3419').put('mp-pitigliano-c-firenze-1', '0419', 'E');
    p.state.cell = p.state.cell.with(p.unit(crossbows), ROUTED);
    const t = p.play(orders(p, 'aldobrandino'), [2, 1]).act({ type: 'rally' });
    t.act({ type: 'comeBack', unit: p.unit(crossbows), to: p.hex('2119'), facing: p.facing('E') });
    expect([where(p, crossbows), faces(p, shields)]).toEqual(['2119', p.facing('E')]);
  });
});

rule(['gg.S.6.10.3', 'gg.10.3.2b'], 'a King killed by an arrow ends the battle as well', () => {
  const [archers, anjou] = ['bn-saracens-a-saracens-1', 'bn-charles-c-anjou-1'];
  const p = bare('benevento').put(archers, '1509', 'E').put(anjou, '1609', 'W').capitano('charles', '1609');
  p.put('bn-charles-c-anjou-2', '2509', 'W').capitano('saracens', '1509');
  const t = ordered(p, 'saracens', 'fire', archers, [6, 6, 6]);
  t.act({ type: 'fireAt', target: p.unit(anjou), facing: p.facing('E') });
  expect(t.play.result).toMatchObject({ why: 'king', winners: [GHIBELLINE] });
});

describe('the Carroccio of Siena', () => {
  const WAGON = 'mp-bigozzi-carroccio';

  rule(['gg.16.4', 'gg.S.3.7.1'], 'that comes beside a Reserve draws it out (R25, R106)', () => {
    const p = bare('montaperti').put(WAGON, '2219', 'W').put('mp-rangoni-i-san-min-1', '2420', 'E');
    p.capitano('bigozzi', '2219').capitano('rangoni', '2420', { reserve: true });
    march(ordered(p, 'bigozzi', 'move', WAGON), '2319');
    expect(at(p.state.capitani, p.battaglia('rangoni')).reserve).toBe(false);
  });

  rule(['gg.7.2', 'gg.S.3.7.2'], 'holds Foot on every side, which gets away by Withdraw; Cavalry rides on', () => {
    const put = (id: string): Position =>
      bare('montaperti').put(WAGON, '2219', 'W').put(id, '2119', 'W').put('mp-tegghiaio-i-prato-1', '0419', 'E');
    const foot = 'mp-tegghiaio-i-firenze-1';
    expect(hexes(ordered(put(foot), 'tegghiaio', 'move', foot), 'step')).toEqual([]);
    expect(hexes(ordered(put(foot), 'tegghiaio', 'withdraw', foot), 'back')).toEqual(['2220']);
    const horse = 'mp-pitigliano-c-firenze-1';
    expect(hexes(ordered(put(horse), 'pitigliano', 'move', horse), 'step')).toEqual(['2019', '2020']);
  });
});

rule(
  ['gg.S.8.5.1a', 'gg.S.8.5.2', 'gg.10.5.2a'],
  'a Compagnia attacks in his Step 5, and keeps its Fired marker (R57, R58)',
  () => {
    const rossa = 'cp-compagnia-rossa-x-firenze-1';
    const p = bare('campaldino')
      .put(rossa, '1209', 'E', { fired: true })
      .put(ENEMY_FOOT, '1309', 'W')
      .put(FOOT, '1109', 'E');
    p.put('cp-guglielmino-i-arezzo-2', '0209', 'E').capitano('mangiatori', '1109');
    const t = stop(ordered(p, 'mangiatori', 'move', rossa, [3, 4])).act({ type: 'attack', target: p.unit(ENEMY_FOOT) });
    t.act({ type: 'endOrders' }).act({ type: 'combat', target: p.unit(ENEMY_FOOT), lead: p.unit(rossa) });
    expect(t.told('fought')).toHaveLength(1);
    playOn(t, 'continuing');
    expect(hasFired(p, rossa)).toBe(true);
  },
);

describe('a Capitano in the fight', () => {
  rule(
    ['gg.13.1.5b', 'gg.10.6.4a'],
    'with an attacker who is not the lead, checks when the second hit is his (R77)',
    () => {
      const p = duel().put(first, '1108', 'W', { hits: 1 }).put(second, '1109', 'W', { hits: 1 });
      p.capitano('vieri', '1109', { capacity: 6 });
      const t = fight(p, [DUEL, { unit: second, target: defender }], [1, 1, 6, 2]);
      expect([result(t), hitsOf(p, first), hitsOf(p, second)]).toEqual(['2/-', 2, 2]);
      expect(rolls(t)).toEqual(['shock', 'woundCheck', 'wound']);
    },
  );

  rule(['gg.13.1.5b', 'gg.10.7.2'], 'the hit of a barred retreat counts in his check (R88)', () => {
    const check = (die: number): string[] => {
      const p = duel().put(defender, '1009', 'E', { hits: 3 }).put(other, '0909', 'E').capitano('pazzo', '1009');
      const t = fight(p, [DUEL], [4, 4, die, 2]);
      expect([result(t), hitsOf(p, defender)]).toEqual(['-/1', 5]);
      return rolls(t);
    };
    expect([check(2), check(3)]).toEqual([
      ['shock', 'woundCheck'],
      ['shock', 'woundCheck', 'wound'],
    ]);
  });
});

rule(
  ['gg.10.6.1a', 'gg.6.2a', 'gg.12.1.3'],
  'who turns as the Carica! comes from behind shows his flank, not his rear (R74)',
  () => {
    const column = (turns: boolean): unknown[] => {
      const p = bare('campaldino').put(first, '1008', 'E').put(defender, '1209', 'E').put(other, '2009', 'E');
      const t = stop(march(ordered(p, 'vieri', 'charge', first, turns ? [1, 3, 4] : [3, 4]), '1108'));
      t.act(turns ? { type: 'react', unit: p.unit(defender), facing: p.facing('NE') } : { type: 'hold' });
      t.act({ type: 'attack', target: p.unit(defender) }).act({ type: 'endOrders' });
      return facts(t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) }), 'fought', 'column');
    };
    expect([column(false), column(true)]).toEqual([[4], [3]]);
  },
);

rule(
  ['gg.13.2.3b', 'gg.12.1.1b', 'gg.10.6.1e'],
  'a Standard lost in the first combat breaks the Carica! of the second: an Attack by men in disorder, or none (R63)',
  () => {
    const [bearer, charger] = ['cp-durfort-c-anjou-1', 'cp-durfort-c-siena-1'];
    const begun = (): Table => {
      const p = field().put(bearer, '1108', 'W', { hits: 5 }).put(defender, '1009', 'E');
      p.put(charger, '1409', 'W').put(other, '1309', 'E').capitano('durfort', '1909');
      p.state.standards[0] = p.unit(bearer);
      const markers = [
        { unit: bearer, target: defender },
        { unit: charger, target: other, charge: true },
      ];
      const t = stepFive(p, markers, [3, 4, 6]).act({ type: 'combat', target: p.unit(defender), lead: p.unit(bearer) });
      expect([where(p, bearer), t.step, t.seats]).toEqual(['gone', 'panic', [0]]);
      t.act({ type: 'shake', unit: p.unit(charger) });
      expect([isDisrupted(p, charger), t.step]).toEqual([true, 'brokenCharge']);
      return t;
    };
    const on = begun();
    playOn(on.act({ type: 'press' }), 'combats');
    on.dice(3, 4).act({ type: 'combat', target: on.position.unit(other), lead: on.position.unit(charger) });
    expect(facts(on, 'fought', 'column')).toEqual([-1]);
    const off = begun();
    off.act({ type: 'callOff' });
    expect(off.position.state.attacks).toEqual([]);
  },
);

describe('a lone Capitano where the enemy appears', () => {
  rule(['gg.13.1.9', 'gg.S.3.8.4'], 'by Rally: he must get away', () => {
    const crossbows = 'mp-aldobrandino-x-siena-1';
    const p = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').put('mp-aldobrandino-i-pisa-1', '3419', 'W');
    p.capitano('aldobrandino', '3419').put('mp-pitigliano-c-firenze-1', '0419', 'E').capitano('pitigliano', '2119');
    p.state.cell = p.state.cell.with(p.unit(crossbows), ROUTED);
    const t = p.play(orders(p, 'aldobrandino'), [2, 1]).act({ type: 'rally' });
    t.act({ type: 'comeBack', unit: p.unit(crossbows), to: p.hex('2119'), facing: p.facing('E') });
    expect([t.step, t.seats]).toEqual(['escape', [0]]);
    t.act({ type: 'escape', to: p.hex('1919') });
    expect(t.step).toBe('orders');
  });

  rule(['gg.13.1.9', 'gg.S.3.6.1'], 'out of the ambush of Arras: he must get away (R115)', () => {
    const p = underway('montaperti').capitano('pitigliano', '1503');
    p.state.active = GHIBELLINE;
    p.state.events.tradimento = 'done';
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('arras') });
    t.act({ type: 'emerge', unit: p.unit('mp-arras-c-germans-1'), to: p.hex('1503'), facing: p.facing('SE') });
    expect([t.step, t.seats]).toEqual(['escape', [0]]);
    t.act(at(t.legal('escape'), 0));
    expect(t.step).toBe('arrival');
  });

  rule(
    ['gg.13.1.9', 'gg.16.4', 'gg.S.2.2.5'],
    'over the edge of the map: he must get away, and a Reserve beside the entry hex is drawn out',
    () => {
      const anjou = 'cp-durfort-c-anjou-1';
      const entering = (more: (p: Position) => Position): Table => {
        const p = more(position('campaldino-free').empty().put(FOOT, '0209', 'E').put(defender, '1509', 'E'));
        p.put('cp-durfort-c-siena-1', '2409', 'W').capitano('durfort', '2409', { capacity: 7 });
        p.state.events.marching = false;
        p.state.events.activations = 3;
        p.state.cell = p.state.cell.with(p.unit(anjou), AWAITED);
        return p.play(orders(p, 'durfort')).act({ type: 'enterMap', unit: p.unit(anjou), to: p.hex('2406') });
      };
      const t = entering(p => p.capitano('pazzo', '2406', { capacity: 8 }));
      expect([t.step, t.seats]).toEqual(['escape', [GHIBELLINE]]);
      t.act(at(t.legal('escape'), 0));
      expect([t.step, where(t.position, anjou)]).toEqual(['move', '2406']);
      const { position: p } = entering(q =>
        q.put('cp-novello-c-guidi-1', '2306', 'W').capitano('novello', '2306', { reserve: true }),
      );
      expect(at(p.state.capitani, p.battaglia('novello')).reserve).toBe(false);
    },
  );
});
