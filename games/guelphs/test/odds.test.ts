/** What a player is told of the dice before he commits himself: counted by hand. */
import { type AnyAction, forecast, type Odds, Teller } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../src/index.ts';
import { GHIBELLINE, GUELPH, ROUTED } from '../src/state.ts';
import { bare, fact, orders, underway } from './activations.ts';
import { alone, march, ordered, stop } from './drill.ts';
import { aim, DUEL, duel, GUELPHS, stepFive } from './fights.ts';
import { game, position, type Table } from './position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const TRAITORS = 'mp-rangoni-c-firenze-1';

function odds(table: Table, action: AnyAction): Odds {
  const found = forecast(table.play, table.seats[0] ?? 0, action);
  if (typeof found === 'string') throw new Error(`no odds: ${found}`);
  return found;
}

/** The outcomes in words, each with its chance. */
function told(table: Table, action: AnyAction): Record<string, string> {
  const teller = new Teller(game, table.play.scene, 'en');
  return Object.fromEntries(odds(table, action).outcomes.map(({ chance, events }) => [teller.outcome(events), chance]));
}

/** The outcomes by one fact of an event. */
const by = (table: Table, action: AnyAction, type: string, name: string): unknown[][] =>
  odds(table, action).outcomes.map(({ chance, events }) => [
    fact(
      events.findLast(event => event.type === type),
      name,
    ),
    chance,
  ]);

describe('fire', () => {
  const volley = (disrupted: boolean, hits = 0) => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1309', 'W', { disrupted, hits });
    const action = { type: 'fireAt', target: p.unit(FOOT), facing: p.facing('E') };
    return { table: ordered(p, 'guglielmino', 'fire', CROSSBOWS), action };
  };

  rule(['gg.10.3', 'gg.11.0a'], 'hit or miss, whatever the total', () => {
    const { table, action } = volley(false);
    // 12 is needed, the rating adds 4: 8 or more, 15 in 36.
    expect(told(table, action)).toEqual({
      'Firenze 1 (infantry, Mangiatori) is missed': '7/12',
      'Firenze 1 (infantry, Mangiatori) is Disrupted': '5/12',
    });
    expect(odds(table, action).success?.chance).toBe('5/12');
  });

  rule(
    ['gg.10.3', 'gg.11.0b', 'gg.11.0c'],
    'a target that is Disrupted takes a die less its rating, or one hit',
    () => {
      const { table, action } = volley(true, 2);
      // Rating 3: 1 to 4 give a hit, 5 two, 6 three, which routs it.
      expect(by(table, action, 'hits', 'hits')).toEqual([
        [undefined, '7/12'],
        [3, '5/18'],
        [4, '5/72'],
        [5, '5/72'],
      ]);
    },
  );
});

describe('shock', () => {
  const RESULTS = [
    ['1/1', '4/9'],
    ['1/D', '1/9'],
    ['D/1', '1/9'],
    ['2/-', '1/12'],
    ['1/-', '1/12'],
    ['-/1', '1/12'],
    ['-/2', '1/12'],
  ];

  rule('gg.10.6.3', 'an outcome for every result of the column', () => {
    const p = duel();
    const action = { type: 'combat', target: p.unit(DUEL.target), lead: p.unit(DUEL.unit) };
    expect(by(stepFive(p, [DUEL]), action, 'fought', 'result')).toEqual(RESULTS);
    const sentences = Object.keys(told(stepFive(p, [DUEL]), action));
    expect(sentences).toContainEqual(expect.stringMatching(/^Feditori.*: unhurt, Orvieto.*: 2 hits and must retreat$/));
  });

  rule(
    'gg.10.6a',
    'they end at the result of the table: what follows hangs on choices and on dice beyond count',
    () => {
      // Both Disrupted, a Capitano with each: a die each for Disruption, then for the check, then for the wound.
      const p = duel().put(DUEL.unit, '1108', 'W', { disrupted: true }).capitano('vieri', '1108', { capacity: 6 });
      p.put(DUEL.target, '1009', 'E', { disrupted: true }).capitano('pazzo', '1009', { capacity: 8 });
      const action = { type: 'combat', target: p.unit(DUEL.target), lead: p.unit(DUEL.unit) };
      const { outcomes } = odds(stepFive(p, [DUEL]), action);
      expect(outcomes.map(({ events }) => events.at(-1)?.type)).toEqual(outcomes.map(() => 'fought'));
      expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    },
  );

  rule('gg.10.5.1', 'who declares an attack is told what the combat would be', () => {
    const p = duel().capitano('vieri', '1208');
    const table = stop(ordered(p, 'vieri', 'move', DUEL.unit));
    expect(table.step).toBe('target');
    expect(by(table, { type: 'attack', target: p.unit(DUEL.target) }, 'fought', 'result')).toEqual(RESULTS);
    expect(p.state.attacks).toEqual([]);
  });

  rule('gg.12.1.4a', 'a Carica! against Foot is told with the check of those charged', () => {
    const p = bare('campaldino').put(ENEMY_HORSE, '1009', 'E').put(FOOT, '1309', 'W').put(HORSE, '2309', 'W');
    const table = stop(march(ordered(p, 'montefeltro', 'charge', ENEMY_HORSE), '1109', '1209'));
    const { outcomes } = odds(table, { type: 'attack', target: p.unit(FOOT) });
    const failing = outcomes.filter(({ events }) => events.some(event => fact(event, 'ok') === false));
    // Rating 5: only a 6 fails.
    expect(failing.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1 / 6, 12);
    expect(failing.every(({ events }) => events.some(({ type }) => type === 'disrupted'))).toBe(true);
    expect(outcomes.every(({ events }) => events.some(({ type }) => type === 'fought'))).toBe(true);
  });

  rule(['gg.10.6.4a', 'gg.10.6.6'], 'who takes a hit left over is told how it would shake him', () => {
    const [, second, third] = GUELPHS;
    const p = duel().put(second, '1109', 'W', { disrupted: true, hits: 1 }).put(third, '1008', 'W');
    aim(p, [DUEL]);
    p.state.combat = {
      target: p.unit(DUEL.target),
      lead: p.unit(DUEL.unit),
      cell: p.hex('1009'),
      attackers: [DUEL.unit, second, third].map(id => p.unit(id)),
      struck: [p.unit(DUEL.unit)],
      hurt: [],
      checked: [],
      points: [0, 0],
      levels: [0, 0],
    };
    const table = alone(p, { step: 'share', units: [p.unit(second), p.unit(third)], left: 1 });
    // Rating 6 less two hits: 5 gives another, 6 two.
    expect(by(table, { type: 'takeHit', unit: p.unit(second) }, 'hits', 'hits')).toEqual([
      [undefined, '2/3'],
      [3, '1/6'],
      [4, '1/6'],
    ]);
    expect(odds(table, { type: 'takeHit', unit: p.unit(second) }).modifiers).toEqual([{ rule: 'gg.11.0b', value: -4 }]);
    expect(forecast(table.play, GUELPH, { type: 'takeHit', unit: p.unit(third) })).toBe('nothing');
    expect(p.state.hits[p.unit(second)]).toBe(1);
  });

  rule('gg.12.1.1b', 'a charger Disrupted by the ground is told the combat it would press', () => {
    const p = duel().put(DUEL.unit, '1108', 'W', { disrupted: true });
    aim(p, [DUEL]);
    const [target, lead] = [p.unit(DUEL.target), p.unit(DUEL.unit)];
    p.state.combat = {
      target,
      lead,
      cell: p.hex('1009'),
      attackers: [lead],
      struck: [],
      hurt: [],
      checked: [],
      points: [0, 0],
      levels: [0, 0],
    };
    const table = p.play([
      { step: 'brokenCharge', unit: lead },
      { step: 'clash', target, lead },
      { step: 'continuing' },
    ]);
    // A Disrupted attacker moves the fight to column -1.
    expect(by(table, { type: 'press' }, 'fought', 'result')).toContainEqual(['1/1', '5/12']);
    expect(forecast(table.play, GUELPH, { type: 'callOff' })).toBe('nothing');
  });

  rule('gg.12.1.1b', 'who leads another charge is told his own combat, with the broken charger in it or not', () => {
    const second = 'cp-vieri-c-feditori-2';
    const p = duel()
      .put(DUEL.unit, '1108', 'W')
      .put(second, '1009', 'NW', { disrupted: true })
      .capitano('vieri', '1009');
    const [target, lead, broken] = [p.unit(DUEL.target), p.unit(DUEL.unit), p.unit(second)];
    aim(p, [DUEL, { unit: second, target: DUEL.target }]);
    p.state.combat = {
      target,
      lead,
      cell: p.hex('1009'),
      attackers: [lead, broken],
      struck: [],
      hurt: [],
      checked: [],
      points: [0, 0],
      levels: [0, 0],
    };
    const table = p.play([
      { step: 'brokenCharge', unit: broken },
      { step: 'clash', target, lead },
      { step: 'continuing' },
    ]);
    const numbers = (type: string) => odds(table, { type }).modifiers.map(({ value }) => value);
    expect(numbers('press')).not.toEqual(numbers('callOff'));
  });

  rule('gg.14.0.4', 'units without a rating are no matter of chance', () => {
    const palvesari = 'cp-guglielmino-palvesari-arezzo-1';
    const p = bare('campaldino').put(HORSE, '1108', 'W').put(palvesari, '1009', 'E').put(CROSSBOWS, '0209', 'E');
    const table = stop(ordered(p, 'vieri', 'move', HORSE));
    expect(forecast(table.play, GUELPH, { type: 'attack', target: p.unit(palvesari) })).toBe('nothing');
  });
});

rule('gg.6.2.2', 'Foot that turns against Cavalry adds 2 to its check', () => {
  const p = bare('campaldino').put(FOOT, '1309', 'E').put(ENEMY_HORSE, '1209', 'E').put(HORSE, '2309', 'W');
  const table = alone(p, { step: 'facingReaction', mover: p.unit(ENEMY_HORSE), done: [] });
  const action = table.legal('react')[0] ?? { type: 'none' };
  // Rating 5 less 2: 1 to 3 hold.
  expect(odds(table, action)).toMatchObject({
    success: { chance: '1/2' },
    modifiers: [{ rule: 'gg.6.2.2', value: 2 }],
  });
});

rule(
  ['gg.6.2d', 'gg.S.6.7'],
  'a Baron who turns against Cavalry may be no friend; else he checks the rating he shows',
  () => {
    const p = bare('benevento')
      .put('bn-montfort-c-provence-1', '1309', 'E')
      .put('bn-manfredi-c-calabria-1', '1209', 'W');
    p.put('bn-giordano-c-germans-1', '0209', 'E').capitano('manfredi', '0209');
    const table = alone(p, { step: 'facingReaction', mover: p.unit('bn-montfort-c-provence-1'), done: [] });
    const action = table.legal('react')[0] ?? { type: 'none' };
    // On 1 to 4 he has that rating, and holds with a die up to it: 10 ways of 36.
    expect(odds(table, action)).toMatchObject({ success: { chance: '5/18' }, modifiers: [] });
  },
);

rule('gg.8.2.4', 'a step into Woods of a unit that is Disrupted is told with the hits it brings', () => {
  const p = bare('campaldino').put(HORSE, '1512', 'SE', { disrupted: true, hits: 3 }).put(FOOT, '2309', 'W');
  const table = ordered(p, 'vieri', 'move', HORSE);
  const into = (hex: string) => ({ type: 'step', to: p.hex(hex) });
  // Rating 3: 1 to 4 give a hit, 5 two, 6 the three that rout it.
  expect(by(table, into('1513'), 'hits', 'hits')).toEqual([
    [4, '2/3'],
    [5, '1/6'],
    [6, '1/6'],
  ]);
  const fresh = bare('campaldino').put(HORSE, '1512', 'SE').put(FOOT, '2309', 'W');
  expect(forecast(ordered(fresh, 'vieri', 'move', HORSE).play, GUELPH, into('1513'))).toBe('nothing');
});

rule('gg.13.2.3b', 'the loss of the Standard is told to each unit it shakes', () => {
  const p = bare('campaldino').put(HORSE, '1609', 'W', { disrupted: true, hits: 4 }).put(FOOT, '1809', 'W');
  const table = alone(p, { step: 'panic', side: GUELPH, units: [p.unit(HORSE), p.unit(FOOT)] });
  const action = { type: 'shake', unit: p.unit(HORSE) };
  // Rating 2: 1 to 3 give a hit, 4 to 6 the two that rout it.
  expect(by(table, action, 'hits', 'hits')).toEqual([
    [5, '1/2'],
    [6, '1/2'],
  ]);
  expect(odds(table, action).modifiers).toEqual([{ rule: 'gg.11.0b', value: -2 }]);
  expect(forecast(table.play, GUELPH, { type: 'shake', unit: p.unit(FOOT) })).toBe('nothing');
});

rule('gg.S.3.5c', 'Tradimento: five dice in six, and the Standard with five of those in six', () => {
  const p = bare('montaperti').put(TRAITORS, '2019', 'E').put('mp-anglano-c-germans-1', '3419', 'W');
  p.put('mp-pitigliano-c-firenze-1', '0419', 'E').capitano('pitigliano', '0419').capitano('anglano', '3419');
  p.state.standards[GUELPH] = p.unit(TRAITORS);
  p.state.active = GHIBELLINE;
  const bigozzi = p.state.capitani[p.battaglia('bigozzi')];
  if (bigozzi) bigozzi.activated = true;
  const { success, outcomes } = odds(p.play([{ step: 'basic', optional: false }]), { type: 'tradimento' });
  expect(success?.chance).toBe('5/6');
  const lost = outcomes.filter(({ events }) => events.some(({ type }) => type === 'standardLost'));
  // Where it stands, five or six hits rout its bearers all the same.
  expect(lost.map(({ chance }) => chance)).toEqual([...Array(6).fill('25/216'), ...Array(6).fill('5/648')]);
});

rule('gg.S.8.7.1', 'Donati: a die and the Ghibelline Levels', () => {
  const chance = (level: number) => {
    const p = underway('campaldino');
    p.state.active = GUELPH;
    p.state.levels = [0, level];
    p.state.events.guelphCavalryRouted = true;
    const table = p.play([{ step: 'basic', optional: false }]);
    const vieri = { type: 'activate', battaglia: p.battaglia('vieri') };
    expect(forecast(table.play, GUELPH, vieri)).toBe('nothing');
    return odds(table, { type: 'activate', battaglia: p.battaglia('donati') });
  };
  expect(chance(0)).toMatchObject({ success: { chance: '1/6' }, modifiers: [] });
  expect(chance(2)).toMatchObject({ success: { chance: '1/2' }, modifiers: [{ rule: 'gg.S.8.7.1', value: 2 }] });
  // A natural 1 always fails.
  expect(chance(7).success?.chance).toBe('5/6');
});

rule(['gg.4.1b', 'gg.4.2c', 'gg.S.8.4'], 'a Continuum or Interruptio: two dice, whatever weather they bring', () => {
  const chance = (capacity: number, type: 'continuum' | 'interrupt') => {
    const p = underway('campaldino').capitano('vieri', null, { capacity }).capitano('pazzo', null, { capacity });
    p.state.active = GUELPH;
    const [vieri, pazzo] = [p.battaglia('vieri'), p.battaglia('pazzo')];
    const table = p.play([
      type === 'continuum' ? { step: 'continuing' } : { step: 'interruption', battaglia: vieri, capacity },
    ]);
    return odds(table, { type, battaglia: type === 'continuum' ? vieri : pazzo }).success?.chance;
  };
  for (const type of ['continuum', 'interrupt'] as const)
    expect([2, 6, 10, 11, 12].map(capacity => chance(capacity, type))).toEqual([
      '1/36',
      '5/12',
      '11/12',
      '35/36',
      '1/1',
    ]);
});

rule(['gg.S.8.7.1', 'gg.3.0d'], 'nobody but Donati in Reserve stakes a die on being activated', () => {
  const p = underway('campaldino');
  p.state.active = GUELPH;
  p.state.levels = [0, 2];
  p.state.events.guelphCavalryRouted = true;
  const table = p.play([{ step: 'basic', optional: false }]);
  const stakes = (id: string) => table.play.stakes(GUELPH, { type: 'activate', battaglia: p.battaglia(id) });
  expect([stakes('vieri'), stakes('maghinardo'), stakes('donati')]).toEqual([null, null, expect.anything()]);
  p.capitano('donati', null, { reserve: false });
  expect(stakes('donati')).toBeNull();
});

rule('gg.S.3.8.3', 'who comes back has a die of hits, and is lost on a 6 if his rating is 6', () => {
  const p = bare('montaperti')
    .put('mp-bigozzi-carroccio', '2219', 'W')
    .put('mp-salvani-c-siena-2', '3419', 'W')
    .capitano('salvani', '3419');
  const siena = p.unit('mp-salvani-c-siena-1');
  p.state.cell = p.state.cell.with(siena, ROUTED);
  const table = p.play([{ step: 'comingBack', battaglia: p.battaglia('salvani'), left: 1 }, ...orders(p, 'salvani')]);
  const action = { type: 'comeBack', unit: siena, to: p.hex('2219'), facing: p.facing('W') };
  expect(odds(table, action).success?.chance).toBe('5/6');
  expect(by(table, action, 'cameBack', 'hits')).toEqual([1, 2, 3, 4, 5, undefined].map(hits => [hits, '1/6']));
});

rule(['gg.S.4.2.1', 'gg.S.7.2'], 'a Battaglia out of Reserve costs one die of Points, at Benevento two', () => {
  const price = (scenario: 'montaperti-free' | 'benevento-free', id: string) => {
    const p = position(scenario);
    const frames = [
      { step: 'freeing' as const, side: GUELPH },
      { step: 'marchTurn' as const, side: GUELPH, turn: 1 },
    ];
    return odds(p.play(frames), { type: 'free', battaglia: p.battaglia(id) }).outcomes.map(({ chance }) => chance);
  };
  expect(price('montaperti-free', 'rangoni')).toEqual(Array(6).fill('1/6'));
  expect(price('benevento-free', 'montfort')).toHaveLength(11);
});

rule(['gg.S.2.2.1a', 'gg.S.2.4'], 'the roll of a march is told by whom it tires', () => {
  const p = position('campaldino-free').capitano('vieri', '2009', { capacity: 6 });
  for (const id of ['mangiatori', 'donati']) p.capitano(id, null, { capacity: 12 });
  const table = p.play([{ step: 'marchTurn', side: GUELPH, turn: 1 }]);
  const { outcomes } = odds(table, { type: 'marchOn' });
  const tired = (events: (typeof outcomes)[number]['events']): unknown =>
    fact(
      events.find(({ type }) => type === 'paced'),
      'tired',
    );
  const vieri = outcomes.filter(({ events }) => JSON.stringify(tired(events)).includes(`${p.battaglia('vieri')}`));
  // 7 or more on two dice.
  expect(vieri.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(21 / 36, 12);
});

rule('gg.S.8.8.1b', 'who passes is told what it may bring Novello', () => {
  const p = underway('campaldino');
  p.state.active = GUELPH;
  p.state.levels = [1, 0];
  const donati = p.state.capitani[p.battaglia('donati')];
  if (donati) donati.activated = true;
  const table = p.play([{ step: 'continuing' }]);
  // A die less 1 of 3 or more: 4, 5, 6.
  expect(by(table, { type: 'pass' }, 'novello', 'ok')).toEqual([
    [false, '1/2'],
    [true, '1/2'],
  ]);
  expect(odds(table, { type: 'pass' }).modifiers).toEqual([{ rule: 'gg.S.8.8.1b', value: -1 }]);
});
