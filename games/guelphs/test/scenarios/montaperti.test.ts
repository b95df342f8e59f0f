/** Montaperti: the opening, the Reserves and victory (gg.S.3.2, gg.S.3.3, gg.S.3.9). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { bare, capacityOf, named, orderable, orders, pointsLeft, rolls, underway } from '../activations.ts';
import { isDisrupted, march, stop, units } from '../drill.ts';
import { fight, result } from '../fights.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const GERMAN = 'mp-anglano-c-germans-1';
const FIRENZE = 'mp-pitigliano-c-firenze-1';

/** Nobody can reach an enemy, so that the opening demands nothing. */
function farApart(): Position {
  return position('montaperti')
    .empty()
    .put(GERMAN, '3419', 'W')
    .capitano('anglano', '3419')
    .put('mp-aldobrandino-i-siena-1', '3409', 'W')
    .capitano('aldobrandino', '3409')
    .put('mp-salvani-c-siena-1', '3414', 'W')
    .capitano('salvani', '3414')
    .put(FIRENZE, '0419', 'E')
    .capitano('pitigliano', '0419');
}

const activated = (table: Table): unknown[] =>
  table.told('activated').map(event => ('battaglia' in event ? event.battaglia : -1));

/** Anglano's opening: Germans three hexes from Florentines who face them. */
function attackers(...hexes: string[]): Position {
  const p = position('montaperti').empty().put(FIRENZE, '2219', 'E').capitano('anglano', '2619');
  p.state.events.activations = 1;
  p.state.active = GHIBELLINE;
  hexes.forEach((hex, index) => {
    p.put(`mp-anglano-c-germans-${index + 1}`, hex, 'W');
  });
  return p;
}

describe('the opening', () => {
  rule(['gg.S.1.2', 'gg.S.3.2a'], 'Anglano and then Aldobrandino, without a roll or an Interruptio', () => {
    const p = farApart();
    const t = p.play([{ step: 'opening' }]);
    expect(activated(t)).toEqual([p.battaglia('anglano')]);
    expect([t.step, t.seats, pointsLeft(t)]).toEqual(['orders', [GHIBELLINE], 11]);
    t.act({ type: 'endOrders' });
    expect(activated(t)).toEqual([p.battaglia('aldobrandino')]);
    expect(t.told('activated')).toMatchObject([{ kind: 'basic', points: 10 }]);
    expect([t.step, rolls(t)]).toEqual(['orders', []]);
    expect([capacityOf(p, 'anglano'), capacityOf(p, 'aldobrandino')]).toEqual([10, 9]);
  });

  rule(
    ['gg.S.3.2d', 'gg.S.3.2.2'],
    'the third is free to choose and leaves a First marker even on a Capitano who has just acted (R110)',
    () => {
      const p = farApart();
      const t = p
        .play([{ step: 'opening' }])
        .act({ type: 'endOrders' })
        .act({ type: 'endOrders' });
      expect([t.step, t.seats]).toEqual(['basic', [GHIBELLINE]]);
      expect(named(t, 'activate')).toEqual(['anglano', 'salvani', 'aldobrandino'].map(id => p.battaglia(id)));
      t.act({ type: 'activate', battaglia: p.battaglia('aldobrandino') });
      expect([t.step, rolls(t)]).toEqual(['orders', []]);
      t.act({ type: 'endOrders' });
      expect(t.step).toBe('continuing');
      expect(p.state.row).toEqual({ battaglia: p.battaglia('aldobrandino'), times: 1 });
      expect(named(t, 'continuum')).toContain(p.battaglia('aldobrandino'));
    },
  );

  rule('gg.S.3.2d', 'the third may be left (R110)', () => {
    const p = farApart();
    const t = p
      .play([{ step: 'opening' }])
      .act({ type: 'endOrders' })
      .act({ type: 'endOrders' })
      .act({ type: 'pass' });
    expect([t.step, t.seats, p.state.events.activations]).toEqual(['continuing', [GHIBELLINE], 2]);
  });

  rule('gg.S.3.2.1', 'attacks gain 1 in the first two activations, not in the third', () => {
    const modifiers = [1, 2, 3].map(activations => {
      const p = position('montaperti').empty().put(GERMAN, '2319', 'W').put(FIRENZE, '2219', 'E');
      p.state.events.activations = activations;
      const [fought] = fight(p, [{ unit: GERMAN, target: FIRENZE }], [3, 4]).told('fought');
      return fought && 'modifier' in fought ? fought.modifier : null;
    });
    expect(modifiers).toEqual([1, 1, 0]);
  });
});

describe('the compulsory attacks of the opening', () => {
  rule('gg.S.3.2c', 'Orders do not end while a Carica! can be ordered (R109)', () => {
    const p = attackers('2519');
    const t = p.play(orders(p, 'anglano', 9));
    expect(t.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.3.2c', reason: 'openingFirst' });
    t.act({ type: 'order', order: 'charge', unit: p.unit(GERMAN) });
    stop(march(t, '2419', '2319'))
      .act({ type: 'attack', target: p.unit(FIRENZE) })
      .act({ type: 'hold' });
    expect(t.step).toBe('orders');
    expect(t.legal('endOrders')).toHaveLength(1);
  });

  rule('gg.S.3.2c', 'nor while an Attack can; and then a Move/Attack must be one (R109)', () => {
    const p = attackers('2319');
    const t = p.play(orders(p, 'anglano', 9));
    expect(orderable(t, 'charge')).toEqual([]);
    expect(t.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.3.2c' });
    stop(t.act({ type: 'order', order: 'move', unit: p.unit(GERMAN) }));
    expect([t.step, t.legal('noAttack')]).toEqual(['target', []]);
    t.act({ type: 'attack', target: p.unit(FIRENZE) });
    expect(t.play.decision()?.frame).toMatchObject({ step: 'orders', attacks: 1 });
    expect(t.legal('endOrders')).toHaveLength(1);
  });

  rule('gg.S.3.2c', 'the first may still be spent otherwise while four remain (R109)', () => {
    const p = attackers('2519', '2518', '2520', '2521', '2517');
    const t = p.play(orders(p, 'anglano', 9)).act({ type: 'order', order: 'move', unit: p.unit(GERMAN) });
    stop(t);
    expect(t.step).toBe('orders');
    const second = p.unit('mp-anglano-c-germans-2');
    expect(t.refusal({ type: 'order', order: 'withdraw', unit: second })).toMatchObject({
      rule: 'gg.S.3.2c',
      reason: 'openingFirst',
    });
    t.act({ type: 'order', order: 'move', unit: second });
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.3.2c', reason: 'openingFirst' });
  });

  rule('gg.S.3.2c', 'a Carica! counts when it is ordered, even if shots break it (R109)', () => {
    const p = attackers('2519').put('mp-tegghiaio-x-firenze-1', '2418', 'SE');
    const t = p.play(orders(p, 'anglano', 9), [6, 6]).act({ type: 'order', order: 'charge', unit: p.unit(GERMAN) });
    march(t, '2419', '2319').act({ type: 'shoot', unit: p.unit('mp-tegghiaio-x-firenze-1') });
    expect(isDisrupted(p, GERMAN)).toBe(true);
    stop(t).act({ type: 'noAttack' });
    expect(t.play.decision()?.frame).toMatchObject({ step: 'orders', attacks: 1 });
  });

  rule('gg.S.3.2c', 'points too are kept for the four (R109)', () => {
    const p = attackers('2519', '2518', '2520', '2521', '2517');
    const t = p.play(orders(p, 'anglano', 4));
    expect(orderable(t, 'withdraw')).toEqual([]);
    expect(orderable(t, 'charge')).toHaveLength(5);
  });

  rule('gg.S.3.2c', 'nor while a ride of the Capitano would bring them into command (R109)', () => {
    const p = attackers('2519').capitano('anglano', '3219');
    const t = p.play(orders(p, 'anglano', 9));
    expect(orderable(t, 'charge')).toEqual([]);
    expect(t.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.3.2c', reason: 'openingFirst' });
    const far = attackers('2519').capitano('anglano', '3819');
    expect(far.play(orders(far, 'anglano', 9)).legal('endOrders')).toHaveLength(1);
  });

  rule('gg.S.3.2c', 'four are enough, and later activations owe nothing', () => {
    const p = attackers('2519');
    const done = p.play([{ step: 'orders', ...frameOf(p), attacks: 4 }]);
    expect(done.legal('endOrders')).toHaveLength(1);
    const later = attackers('2519');
    later.state.events.activations = 3;
    expect(later.play(orders(later, 'anglano', 9)).legal('endOrders')).toHaveLength(1);
  });
});

const frameOf = (p: Position) => ({
  battaglia: p.battaglia('anglano'),
  kind: 'basic' as const,
  points: 5,
  begun: true,
  compagnia: -1,
});

/** Whether a Battaglia may be chosen for a Basic Activation of its side. */
function mayAct(p: Position, id: string): boolean {
  p.state.active = at(p.battle.roster.battaglie, p.battaglia(id)).side;
  return named(p.play([{ step: 'basic', optional: false }]), 'activate').includes(p.battaglia(id));
}

function atLevels(guelph: number, ghibelline: number): Position {
  const p = underway('montaperti');
  p.state.levels = [guelph, ghibelline];
  return p;
}

describe('the Reserves', () => {
  rule(['gg.S.1.3', 'gg.S.3.3.1'], 'Rangoni and Bigozzi wait for the first Level of the enemy', () => {
    expect(mayAct(atLevels(11, 0), 'rangoni')).toBe(false);
    expect(mayAct(atLevels(0, 1), 'rangoni')).toBe(true);
    expect(mayAct(atLevels(0, 11), 'bigozzi')).toBe(false);
    expect(mayAct(atLevels(1, 0), 'bigozzi')).toBe(true);
    const p = atLevels(0, 0);
    p.state.active = GUELPH;
    const t = p.play([{ step: 'basic', optional: false }]);
    expect(t.refusal({ type: 'activate', battaglia: p.battaglia('rangoni') })).toMatchObject({ reason: 'inReserve' });
  });

  rule('gg.S.3.3.2', 'Tornaquinci waits for the seventh Ghibelline Level', () => {
    expect(mayAct(atLevels(11, 6), 'tornaquinci')).toBe(false);
    expect(mayAct(atLevels(0, 7), 'tornaquinci')).toBe(true);
  });

  rule('gg.S.3.3.3', 'no Level brings Arras', () => {
    expect(mayAct(atLevels(11, 11), 'arras')).toBe(false);
    const p = atLevels(0, 0);
    p.state.events.tradimento = 'done';
    expect(mayAct(p, 'arras')).toBe(true);
  });
});

describe('victory', () => {
  /** Equal horse, 1/1 in column 0: each side gains a point. */
  function exchange(points: number[], length: 'long' | 'short'): Position {
    const p = bare('montaperti', { length }).put('mp-salvani-c-siena-2', '2319', 'W').put(FIRENZE, '2219', 'E');
    p.state.points = points;
    const t = fight(p, [{ unit: 'mp-salvani-c-siena-2', target: FIRENZE }], [3, 4]);
    expect(result(t)).toBe('1/1');
    return p;
  }

  rule(['gg.S.1.4', 'gg.S.3.9a', 'gg.S.3.9.1'], 'long game: a Level is 5 Guelph points, 10 Ghibelline', () => {
    const short = exchange([3, 8], 'long');
    expect([short.state.points, short.state.levels]).toEqual([
      [4, 9],
      [0, 0],
    ]);
    const p = exchange([4, 9], 'long');
    expect([p.state.points, p.state.levels]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  rule('gg.S.3.9.2', 'short game: 4 and 8', () => {
    const p = exchange([3, 7], 'short');
    expect([p.state.points, p.state.levels]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});

rule('gg.S.1.5', 'the special rules of a battle hold only there', () => {
  const p = position('campaldino').empty().put('cp-pazzo-c-orvieto-1', '1009', 'E');
  p.put('cp-vieri-c-feditori-1', '1108', 'W');
  p.state.events.activations = 2;
  const markers = [{ unit: 'cp-vieri-c-feditori-1', target: 'cp-pazzo-c-orvieto-1' }];
  expect(fight(p, markers, [3, 4]).told('fought')).toMatchObject([{ modifier: 0 }]);
  expect(isDisrupted(p, 'cp-pazzo-c-orvieto-1')).toBe(true);
  const benevento = underway('benevento');
  benevento.state.active = GHIBELLINE;
  benevento.state.levels = [0, 5];
  const t = benevento.play([{ step: 'basic', optional: false }]);
  expect([t.legal('tradimento'), units(t, 'order')]).toEqual([[], []]);
});
