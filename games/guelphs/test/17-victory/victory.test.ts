/** Victory Points, Victory Levels and the end of a battle (gg.17), the weather (gg.S.8.4), Fast & Furious (gg.S.10). */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { activation, bare, capacities, capacityOf, fact, orders, playOn, rolls, underway } from '../activations.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const GUELPH = 0;
const GHIBELLINE = 1;

const FEDITORI = 'cp-vieri-c-feditori-1';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';

/** The archers of Guglielmino shoot at a unit beside them; a 12 always shakes it. */
function shotAt(p: Position, target: string, ...dice: number[]): Table {
  p.put(ARCHERS, '0606', 'E').capitano('guglielmino', '0606');
  const table = p.play(orders(p, 'guglielmino'), [6, 6, ...dice]);
  table.act({ type: 'order', order: 'fire', unit: p.unit(ARCHERS) });
  return table.act({ type: 'fireAt', target: p.unit(target), facing: p.facing('E') });
}

/** Vieri's unit attacks from behind with so much on the dice: three columns to the right, and a Capitano's bonus. */
function attackFromBehind(p: Position, target: string, ...dice: number[]): Table {
  p.put(FEDITORI, '1408', 'W').capitano('vieri', '1404');
  p.state.attacks = [{ unit: p.unit(FEDITORI), target: p.unit(target), charge: false }];
  const table = p.play(orders(p, 'vieri'), dice).act({ type: 'endOrders' });
  return table.act({ type: 'combat', target: p.unit(target), lead: p.unit(FEDITORI) });
}

const scores = (table: Table): unknown[][] =>
  table.told('points').map(event => ['rule', 'side', 'points'].map(name => fact(event, name)));

rule('gg.17.2.2', 'a battle ends once, whatever else a rout would still score', () => {
  const p = bare('campaldino').put(FIESCHI, '0706', 'E');
  p.state.levels = [11, 0];
  p.state.points = [3, 0];
  p.state.heroes[0] = p.unit(FIESCHI);
  const table = p.play([{ step: 'rout', unit: p.unit(FIESCHI), cell: p.hex('0706'), shock: false }], [6]);
  expect(table.play.result).toMatchObject({ why: 'levels', winners: [GUELPH] });
  expect(table.told('end')).toHaveLength(1);
});

describe('Victory Points', () => {
  rule(['gg.17.0', 'gg.17.1.1a', 'gg.17.1.2'], 'each hit on Cavalry is a point for the enemy, at once', () => {
    const p = bare('campaldino').put(FEDITORI, '0706', 'E', { hits: 1, disrupted: true });
    // Disrupted again: a 6 against a rating of 5 is one hit.
    const table = shotAt(p, FEDITORI, 6);
    expect(scores(table)).toEqual([['gg.17.1.1a', GHIBELLINE, 1]]);
    expect([p.state.points, p.state.levels]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  rule(
    ['gg.17.1.1a', 'gg.17.1.1b'],
    'a Cavalry unit that routs: its hits up to the printed rating (R91) and one',
    () => {
      const p = bare('campaldino').put(FEDITORI, '0706', 'E', { hits: 4, disrupted: true });
      p.put('cp-vieri-c-feditori-2', '1408', 'W');
      // 6 against a rating of 2 would be four hits; two are enough.
      const table = shotAt(p, FEDITORI, 6);
      expect(table.told('routed')).toMatchObject([{ unit: p.unit(FEDITORI) }]);
      expect(scores(table)).toEqual([
        ['gg.17.1.1a', GHIBELLINE, 2],
        ['gg.17.1.1b', GHIBELLINE, 1],
      ]);
    },
  );

  rule('gg.17.1.1c', 'Foot gives two points when it routs and none before', () => {
    const infantry = 'cp-mangiatori-i-firenze-1';
    const hit = bare('campaldino').put(infantry, '0706', 'E', { hits: 1, disrupted: true });
    const wounded = shotAt(hit, infantry, 6);
    expect(wounded.told('hits')).toMatchObject([{ unit: hit.unit(infantry), hits: 3 }]);
    expect(scores(wounded)).toEqual([]);
    for (const id of [infantry, 'cp-compagnia-rossa-x-firenze-1', 'cp-compagnia-rossa-a-firenze-1']) {
      const p = bare('campaldino').put(id, '0706', 'E', { hits: 3, disrupted: true }).put(FEDITORI, '1408', 'W');
      expect(scores(shotAt(p, id, 6))).toEqual([['gg.17.1.1c', GHIBELLINE, 2]]);
    }
  });

  rule('gg.17.1.1d', 'Palvesari give nothing', () => {
    const p = bare('campaldino')
      .put('cp-compagnia-rossa-x-firenze-1', '0706', 'E', { hits: 3, disrupted: true })
      .put('cp-compagnia-rossa-palvesari-firenze-1', '0706', 'E')
      .put(FEDITORI, '1408', 'W');
    const table = shotAt(p, 'cp-compagnia-rossa-x-firenze-1', 6);
    expect(table.told('removed')).toMatchObject([{ unit: p.unit('cp-compagnia-rossa-palvesari-firenze-1') }]);
    expect(scores(table)).toEqual([['gg.17.1.1c', GHIBELLINE, 2]]);
  });

  rule('gg.17.1.1e', 'a Capitano killed or captured: a die times his combat value', () => {
    // Montefeltro has a combat value of 2.
    const p = bare('campaldino').put('cp-montefeltro-c-arezzo-1', '0408', 'E').capitano('montefeltro', '0408');
    const table = p.play([{ step: 'wound', battaglia: p.battaglia('montefeltro'), alone: false }], [6, 3]);
    expect(table.told('killed')).toHaveLength(1);
    expect(scores(table)).toEqual([['gg.17.1.1e', GUELPH, 6]]);
    // Four points are a Level: 6 make one and leave two.
    expect([p.state.levels, p.state.points]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  rule('gg.17.1.1f', 'a Hero killed: a die', () => {
    const bearer = 'cp-montefeltro-c-arezzo-1';
    const p = bare('campaldino').put(bearer, '1308', 'W', { hits: 5 }).put(FIESCHI, '0408', 'E');
    p.state.heroes = [p.unit(bearer)];
    // 12 on column 3: three hits rout the unit with the Paladini on it; their die is a 3.
    const table = attackFromBehind(p, bearer, 6, 6, 3);
    expect(table.told('heroKilled')).toHaveLength(1);
    expect(scores(table)).toContainEqual(['gg.17.1.1f', GUELPH, 3]);
  });

  rule('gg.17.1.1g', 'a lost Standard is a Level', () => {
    const p = bare('campaldino').put(FIESCHI, '0408', 'E');
    const table = p.play(
      [{ step: 'standardLost', side: GHIBELLINE, cell: p.hex('1208') }, { step: 'continuing' }],
      [1],
    );
    expect(table.told('level')).toMatchObject([{ rule: 'gg.17.1.1g', side: GUELPH, level: 1 }]);
    expect([p.state.levels, p.state.points]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  rule('gg.17.1.2', 'in a combat they are booked at its end, for both sides together (R102)', () => {
    const p = bare('campaldino').put(FIESCHI, '1308', 'W');
    // 8 on column 3: two hits, and the defender goes back.
    const table = attackFromBehind(p, FIESCHI, 4, 4);
    expect(scores(table)).toEqual([['gg.17.1.1a', GUELPH, 2]]);
    expect(p.state.points).toEqual([0, 0]);
    playOn(table, 'continuing');
    expect(p.state.points).toEqual([2, 0]);
  });
});

describe('Victory Levels', () => {
  rule('gg.17.2a', 'both begin at 0', () => {
    for (const scenario of ['montaperti', 'benevento', 'campaldino', 'campaldino-fast'] as const)
      expect([position(scenario).state.levels, position(scenario).state.points]).toEqual([
        [0, 0],
        [0, 0],
      ]);
  });

  rule('gg.17.2b', 'rise each time the points reach the step; what is over goes on counting (R101)', () => {
    const kill = (points: number, die: number): Position => {
      const p = bare('campaldino').put('cp-montefeltro-c-arezzo-1', '0408', 'E').capitano('montefeltro', '0408');
      p.state.points = [points, 7];
      p.play([{ step: 'wound', battaglia: p.battaglia('montefeltro'), alone: false }], [6, die]);
      return p;
    };
    // A die of 6 for a Capitano of 2 is 12 points: three Levels of 4.
    expect(kill(0, 6).state).toMatchObject({ levels: [3, 0], points: [0, 7] });
    expect(kill(3, 1).state).toMatchObject({ levels: [1, 0], points: [1, 7] });
    expect(kill(1, 1).state).toMatchObject({ levels: [0, 0], points: [3, 7] });
  });

  rule(
    ['gg.17.2b', 'gg.S.10', 'gg.S.10.2'],
    'in Fast & Furious every 3 points for the Guelph, every 5 for the other',
    () => {
      const p = bare('campaldino-fast').put('cp-vieri-c-feditori-2', '1408', 'W');
      p.put(FEDITORI, '0706', 'E', { hits: 4, disrupted: true });
      p.state.points = [0, 2];
      shotAt(p, FEDITORI, 6);
      expect([p.state.levels, p.state.points]).toEqual([
        [0, 1],
        [0, 0],
      ]);
      const guelph = bare('campaldino-fast').put('cp-pazzo-c-arezzo-1', '0408', 'E').capitano('pazzo', '0408');
      guelph.play([{ step: 'wound', battaglia: guelph.battaglia('pazzo'), alone: false }], [6, 4]);
      expect([guelph.state.levels, guelph.state.points]).toEqual([
        [1, 0],
        [1, 0],
      ]);
    },
  );

  const checked = (level: number, ...dice: number[]): { p: Position; table: Table } => {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W').put(FIESCHI, '0408', 'E').capitano('vieri', '1408');
    p.state.levels = [level, 5];
    const table = p.play(orders(p, 'vieri'), dice).act({ type: 'endOrders' });
    return { p, table };
  };

  rule('gg.17.2.1', 'from 2 on, after his activation a player rises on a roll of his Level or less', () => {
    expect(checked(4, 1, 3).p.state.levels).toEqual([5, 5]);
    expect(checked(4, 2, 3).p.state.levels).toEqual([4, 5]);
    expect(checked(2, 1, 1).p.state.levels).toEqual([3, 5]);
    expect(rolls(checked(1, 1, 1).table)).toEqual([]);
  });

  rule('gg.17.2.1', 'after a Special Order too, and for the active side alone (R103)', () => {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W').capitano('vieri', '1408', { capacity: 3 });
    p.state.levels = [3, 9];
    const table = p.play(activation(p, 'vieri'), [4, 1, 1]).act({ type: 'recovery' }).act({ type: 'endOrders' });
    expect(rolls(table)).toEqual(['victory']);
    expect(p.state.levels).toEqual([4, 9]);
  });

  rule('gg.17.2.2', 'the first at 12 wins at once; from 11 a roll of 11 or less is enough', () => {
    expect(checked(11, 5, 6).table.play.result).toMatchObject({ why: 'levels', winners: [GUELPH] });
    expect(checked(11, 6, 6).table.play.result).toBeNull();
  });

  rule('gg.17.2.2', 'both at 12 in one combat: the higher Level, then the higher points, then a draw (R102)', () => {
    const fight = (hits: number, standard: boolean, points: number[], ...dice: number[]): Table => {
      const p = bare('campaldino').put(FEDITORI, '1408', 'W').capitano('vieri', '1404');
      p.put(FIESCHI, '1308', 'E', { hits }).put('cp-pazzo-c-orvieto-1', '0408', 'E');
      p.state.attacks = [{ unit: p.unit(FEDITORI), target: p.unit(FIESCHI), charge: false }];
      if (standard) p.state.standards = [-1, p.unit(FIESCHI)];
      p.state.levels = [11, 11];
      p.state.points = points;
      const table = p.play(orders(p, 'vieri'), dice).act({ type: 'endOrders' });
      table.act({ type: 'combat', target: p.unit(FIESCHI), lead: p.unit(FEDITORI) });
      playOn(table, 'continuing');
      return table;
    };
    // A hit on each side makes the fourth and the eighth point.
    const even = fight(0, false, [3, 7], 3, 4);
    expect(even.play.result).toMatchObject({ why: 'levels', winners: [], scores: [12, 12] });
    // The defender routs: the Guelph has a point over.
    const ahead = fight(5, false, [3, 7], 1, 1);
    expect(ahead.play.result).toMatchObject({ winners: [GUELPH], scores: [12, 12] });
    // It had the Standard: a Level more.
    const above = fight(5, true, [2, 7], 1, 1, 1);
    expect(above.play.result).toMatchObject({ winners: [GUELPH], scores: [13, 12] });
  });

  rule('gg.17.2.2', 'an army without a unit left has lost (R104)', () => {
    const p = bare('campaldino').put(FEDITORI, '0706', 'E', { hits: 5, disrupted: true });
    expect(shotAt(p, FEDITORI, 6).play.result).toMatchObject({ why: 'destroyed', winners: [GHIBELLINE] });
  });
});

describe('Sudden End', () => {
  /** Highest released capacities 5 and 4; the Reserves stand higher and do not count. */
  const tired = (): Position => {
    const p = underway('montaperti');
    for (const capitano of p.state.capitani) if (!capitano.reserve) capitano.capacity = 1;
    p.capitano('pitigliano', null, { capacity: 5 }).capitano('anglano', null, { capacity: 4 });
    p.state.active = GUELPH;
    return p;
  };

  rule(['gg.17.3', 'gg.17.3x'], 'a roll above the two highest together, Reserves not counted, is a draw', () => {
    for (const [dice, over] of [
      [[4, 5], false],
      [[4, 6], true],
      [[6, 6], true],
    ] as const) {
      const p = tired();
      const table = p.play([{ step: 'continuing' }], [...dice]);
      table.act({ type: 'continuum', battaglia: p.battaglia('pitigliano') });
      if (over) expect(table.play.result).toMatchObject({ rule: 'gg.17.3', why: 'suddenEnd', winners: [] });
      else expect(table.play.result).toBeNull();
    }
  });

  rule('gg.17.3', 'so is an Interruptio; a side without released Capitani counts as 0 (R14)', () => {
    const p = tired();
    const table = p.play([{ step: 'continuing' }], [1, 2, 5, 5]);
    table.act({ type: 'continuum', battaglia: p.battaglia('pitigliano') });
    // The Continuum has put Pitigliano on 4: 4 + 4, and a 10 is above it.
    table.act({ type: 'interrupt', battaglia: p.battaglia('anglano') });
    expect(table.play.result).toMatchObject({ why: 'suddenEnd' });

    const alone = tired();
    for (const id of ['anglano', 'salvani', 'aldobrandino']) alone.capitano(id, null, { capacity: 0 });
    const last = alone.play([{ step: 'continuing' }], [3, 3]);
    last.act({ type: 'continuum', battaglia: alone.battaglia('pitigliano') });
    expect(last.play.result).toMatchObject({ why: 'suddenEnd' });
  });
});

describe('weather at Campaldino', () => {
  const roll = (weather: number, ...dice: number[]): { p: Position; table: Table } => {
    const p = underway('campaldino');
    p.state.weather = weather;
    p.state.active = GUELPH;
    const table = p.play([{ step: 'continuing' }], dice);
    table.act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    return { p, table };
  };

  rule('gg.S.8.4', 'begins fair; a Continuum of 10 or more makes it one box worse, and no more (R150)', () => {
    expect(position('campaldino').state.weather).toBe(0);
    expect(roll(0, 4, 5).p.state.weather).toBe(0);
    expect(roll(0, 4, 6).table.told('weather')).toMatchObject([{ box: 'hazy' }]);
    expect(roll(0, 6, 6).p.state.weather).toBe(1);
  });

  rule('gg.S.8.4', 'Interruptio and Victory check rolls count too', () => {
    const { p, table } = roll(0, 1, 1);
    table.dice(5, 5).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect(p.state.weather).toBe(1);
    const check = bare('campaldino').put(FEDITORI, '1408', 'W').capitano('vieri', '1408');
    check.state.levels = [2, 0];
    check.play(orders(check, 'vieri'), [5, 6]).act({ type: 'endOrders' });
    expect(check.state.weather).toBe(1);
  });

  rule('gg.S.10', 'a fast game has a quick sky', () => {
    const after = (scenario: 'campaldino' | 'campaldino-fast', box: number, ...dice: number[]) => {
      const p = underway(scenario);
      p.state.weather = box;
      p.state.active = GUELPH;
      p.play([{ step: 'continuing' }], dice).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
      return p.state.weather;
    };
    expect(after('campaldino', 1, 3, 4)).toBe(1);
    expect(after('campaldino-fast', 1, 3, 3)).toBe(2);
    expect(after('campaldino-fast', 1, 2, 3)).toBe(1);
    expect(after('campaldino-fast', 0, 4, 5)).toBe(0);
  });

  rule('gg.S.8.4', 'other battles have none', () => {
    const p = underway('benevento');
    p.state.active = GUELPH;
    p.play([{ step: 'continuing' }], [6, 5]).act({ type: 'continuum', battaglia: p.battaglia('mirepoix') });
    expect(p.state.weather).toBe(0);
  });

  rule('gg.S.8.4.1', 'Storm ends the battle with a Ghibelline marginal victory, before a Sudden End (R15)', () => {
    const { table } = roll(8, 4, 4);
    expect(table.play.result).toMatchObject({ rule: 'gg.S.8.4.1', why: 'storm', winners: [GHIBELLINE] });
    const p = underway('campaldino');
    p.state.weather = 8;
    for (const capitano of p.state.capitani) capitano.capacity = Math.min(capitano.capacity, 2);
    const both = p.play([{ step: 'continuing' }], [6, 6]);
    both.act({ type: 'continuum', battaglia: p.battaglia('pazzo') });
    expect(both.play.result).toMatchObject({ why: 'storm' });
  });

  rule('gg.S.8.4.1', 'but a Level of 12 won by the same roll prevails (R15)', () => {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W').capitano('vieri', '1408');
    p.state.levels = [11, 0];
    p.state.weather = 8;
    const table = p.play(orders(p, 'vieri'), [5, 6]).act({ type: 'endOrders' });
    expect(table.play.result).toMatchObject({ why: 'levels', winners: [GUELPH] });
    expect([table.told('weather'), p.state.weather]).toEqual([[], 8]);
  });
});

describe('Fast & Furious', () => {
  rule(['gg.S.10', 'gg.S.10.1'], 'a capacity on 6 or higher drops two spaces, on 5 or less one', () => {
    for (const [before, after] of [
      [7, 5],
      [6, 4],
      [5, 4],
      [1, 1],
    ] as const) {
      const p = underway('campaldino-fast').capitano('vieri', null, { capacity: before });
      p.play(activation(p, 'vieri'));
      expect(capacityOf(p, 'vieri')).toBe(after);
    }
  });

  rule('gg.S.10.1', 'attempts and confusion as well (R142)', () => {
    const p = underway('campaldino-fast').capitano('mangiatori', null, { capacity: 5 });
    p.state.active = GUELPH;
    p.play([{ step: 'continuing' }], [6, 6]).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    expect(capacities(p, 'vieri', 'durfort', 'mangiatori', 'montefeltro', 'novello')).toEqual([4, 5, 4, 10, 4]);
  });

  rule('gg.S.10.1', 'a wound of one space too, but not a graver one, nor the halving (R142)', () => {
    for (const [die, after] of [
      [2, 5],
      [4, 5],
      [5, 4],
    ] as const) {
      const p = bare('campaldino-fast').put('cp-durfort-c-anjou-1', '1408', 'W').capitano('durfort', '1408');
      p.play([{ step: 'wound', battaglia: p.battaglia('durfort'), alone: false }, { step: 'continuing' }], [die]);
      expect(capacityOf(p, 'durfort')).toBe(after);
    }
    const p = bare('campaldino-fast').put('cp-durfort-c-anjou-1', '1408', 'W').capitano('durfort', '1408');
    p.play([{ step: 'wound', battaglia: p.battaglia('durfort'), alone: false }, { step: 'continuing' }], [6, 1]);
    expect(capacityOf(p, 'durfort')).toBe(4);
  });
});
