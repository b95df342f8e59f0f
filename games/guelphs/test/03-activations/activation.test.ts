/** The chain of activations: Basic, Continuum, Interruptio, and Command Capacity (gg.3, gg.4.1 to gg.4.4). */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { activation, capacities, capacityOf, named, pointsLeft, rolls, underway } from '../activations.ts';
import { game, type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const GUELPH = 0;
const GHIBELLINE = 1;

/** Campaldino, the Guelph about to choose between a Continuum and a Pass. */
function guelphContinues(): { p: Position; table: Table } {
  const p = underway('campaldino');
  p.state.active = GUELPH;
  return { p, table: p.play([{ step: 'continuing' }]) };
}

/** A Continuum of Durfort (7) that has just succeeded with a 4. */
function durfortContinues(): { p: Position; table: Table } {
  const { p, table } = guelphContinues();
  table.dice(2, 2).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
  return { p, table };
}

/** Plays anything until the next Capitano is activated. */
function untilNextActivation(table: Table): void {
  do {
    const [first] = table.legal();
    const end = table.legal('endOrders')[0] ?? table.legal('decline')[0] ?? table.legal('hold')[0];
    table.act(end ?? first ?? { type: 'none' });
  } while (table.told('activated').length === 0);
}

describe('the course of play', () => {
  rule('gg.1.0', 'three battles between a Guelph and a Ghibelline', () => {
    for (const scenario of ['montaperti', 'benevento', 'campaldino'])
      expect(game.scenarios[scenario]?.seats).toEqual(['guelph', 'ghibelline']);
  });

  rule('gg.3.0a', 'activations follow each other without turns', () => {
    const { p, table } = guelphContinues();
    table.act({ type: 'pass' }).act({ type: 'activate', battaglia: p.battaglia('pazzo') });
    table.act({ type: 'endOrders' });
    expect([table.step, table.seats]).toEqual(['continuing', [GHIBELLINE]]);
    table.act({ type: 'pass' });
    expect([table.step, table.seats]).toEqual(['basic', [GUELPH]]);
  });

  rule('gg.3.0a', 'the battle is a draw when neither side has anybody to activate (R11)', () => {
    const p = underway('campaldino');
    for (const capitano of p.state.capitani) capitano.capacity = 0;
    const table = p.play([{ step: 'continuing' }]).act({ type: 'pass' });
    expect(table.play.result).toMatchObject({ why: 'frozen', winners: [] });
  });

  rule('gg.3.0d', 'a player with nobody to activate passes (R11)', () => {
    const p = underway('campaldino');
    p.state.active = GUELPH;
    for (const id of ['montefeltro', 'pazzo', 'guglielmino', 'novello']) p.capitano(id, null, { capacity: 0 });
    const table = p.play([{ step: 'continuing' }]).act({ type: 'pass' });
    expect([table.step, table.seats]).toEqual(['basic', [GUELPH]]);
  });

  rule('gg.3.0c', 'each scenario names who opens it', () => {
    const openings = { montaperti: 'anglano', benevento: 'saracens', campaldino: 'montefeltro' } as const;
    for (const scenario of ['montaperti', 'benevento', 'campaldino'] as const) {
      const p = position(scenario);
      const table = p.play([{ step: 'opening' }]);
      expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia(openings[scenario]), kind: 'basic' }]);
    }
  });

  rule(['gg.3.0c', 'gg.G.basic'], 'the second opening activation costs no dice and is Basic (R13)', () => {
    const p = position('campaldino');
    const table = p.play([{ step: 'opening' }]);
    untilNextActivation(table);
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('pazzo'), kind: 'basic', points: 8 }]);
    expect(table.told('continuum')).toEqual([]);
    expect(capacities(p, 'montefeltro', 'pazzo')).toEqual([11, 7]);
  });

  rule(['gg.3.0d', 'gg.G.active'], 'the active player picks one of his Capitani, without dice', () => {
    const { p, table } = guelphContinues();
    table.act({ type: 'pass' });
    expect(named(table, 'activate')).toEqual(['montefeltro', 'pazzo', 'guglielmino'].map(id => p.battaglia(id)));
    expect(table.refusal({ type: 'activate', battaglia: p.battaglia('vieri') })).toMatchObject({
      rule: 'gg.3.0d',
      reason: 'notEligible',
    });
    table.act({ type: 'activate', battaglia: p.battaglia('pazzo') });
    expect(table.told('roll')).toEqual([]);
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('pazzo'), kind: 'basic' }]);
    expect([table.step, table.seats]).toEqual(['orders', [GHIBELLINE]]);
  });

  rule('gg.3.0d', 'a Basic Activation cannot be declined (R11)', () => {
    const { table } = guelphContinues();
    table.act({ type: 'pass' });
    expect(table.legal().map(({ type }) => type)).not.toContain('pass');
  });

  rule(['gg.3.0e', 'gg.4.1a'], 'after an activation the same Capitano, another, or nobody goes on', () => {
    const p = underway('campaldino');
    const table = p.play(activation(p, 'vieri')).act({ type: 'endOrders' });
    expect([table.step, table.seats]).toEqual(['continuing', [GUELPH]]);
    expect(named(table, 'continuum')).toEqual(['vieri', 'durfort', 'mangiatori'].map(id => p.battaglia(id)));
    expect(table.legal('pass')).toHaveLength(1);
    table.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('mangiatori') });
    expect(table.told('roll')).toMatchObject([{ why: 'continuum', dice: [1, 1], seat: GUELPH }]);
  });

  rule(['gg.3.0f', 'gg.4.2a'], 'only a Continuum that succeeded can be interrupted', () => {
    const { table } = durfortContinues();
    expect([table.step, table.seats]).toEqual(['interruption', [GHIBELLINE]]);
    expect(table.told('activated')).toEqual([]);

    const failed = guelphContinues();
    failed.table.dice(4, 4).act({ type: 'continuum', battaglia: failed.p.battaglia('durfort') });
    expect(failed.table.step).toBe('basic');

    const basic = guelphContinues();
    basic.table.act({ type: 'pass' }).act({ type: 'activate', battaglia: basic.p.battaglia('pazzo') });
    expect(basic.table.step).toBe('orders');
  });

  rule(['gg.3.0g', 'gg.4.2.1', 'gg.G.active'], 'a successful Interruptio switches roles; the Continuum is lost', () => {
    const { p, table } = durfortContinues();
    table.dice(4, 4).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('pazzo'), kind: 'interruptio' }]);
    expect(p.state.active).toBe(GHIBELLINE);
    expect([table.step, table.seats]).toEqual(['orders', [GHIBELLINE]]);
    table.act({ type: 'endOrders' });
    expect([table.step, table.seats]).toEqual(['continuing', [GHIBELLINE]]);
    // R4: the cost of the lost Continuum is not repaid, and the other side comes back with a Basic Activation.
    expect(capacityOf(p, 'durfort')).toBe(6);
    table.act({ type: 'pass' });
    expect([table.step, table.seats]).toEqual(['basic', [GUELPH]]);
  });

  rule('gg.3.0f', 'nobody is asked for an Interruptio that no Capitano could attempt', () => {
    const p = underway('campaldino');
    p.state.active = GUELPH;
    // gg.4.2b: a Capitano on 1 cannot.
    for (const id of ['montefeltro', 'pazzo', 'guglielmino', 'novello']) p.capitano(id, null, { capacity: 1 });
    const table = p
      .play([{ step: 'continuing' }], [1, 1])
      .act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('durfort'), kind: 'continuum' }]);
    expect([table.step, table.seats]).toEqual(['orders', [GUELPH]]);
  });

  rule('gg.3.0h', 'without an Interruptio, or after one that fails, the Continuum is carried out', () => {
    const quiet = durfortContinues();
    quiet.table.act({ type: 'decline' });
    expect(quiet.table.told('activated')).toMatchObject([{ battaglia: quiet.p.battaglia('durfort'), points: 7 }]);
    quiet.table.act({ type: 'endOrders' });
    expect([quiet.table.step, quiet.table.seats]).toEqual(['continuing', [GUELPH]]);

    const { p, table } = durfortContinues();
    table.dice(4, 5).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect(table.told('interruptio')).toMatchObject([{ ok: false }]);
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('durfort'), kind: 'continuum' }]);
    expect([table.step, table.seats]).toEqual(['orders', [GUELPH]]);
  });

  rule('gg.3.0i', 'a failed Continuum or a Pass hands a Basic Activation to the other side', () => {
    const passed = guelphContinues();
    passed.table.act({ type: 'pass' });
    expect([passed.table.step, passed.table.seats]).toEqual(['basic', [GHIBELLINE]]);
    const { p, table } = guelphContinues();
    table.dice(4, 4).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect([table.step, table.seats]).toEqual(['basic', [GHIBELLINE]]);
  });
});

describe('Continuum', () => {
  rule('gg.4.1b', 'succeeds on the Command Capacity or less, fails above it', () => {
    const even = guelphContinues();
    even.table.dice(3, 4).act({ type: 'continuum', battaglia: even.p.battaglia('durfort') });
    expect(even.table.told('continuum')).toMatchObject([{ ok: true }]);
    const above = guelphContinues();
    above.table.dice(4, 4).act({ type: 'continuum', battaglia: above.p.battaglia('durfort') });
    expect(above.table.told('continuum')).toMatchObject([{ ok: false }]);
  });

  rule('gg.4.1d', 'costs one space whether it succeeds or fails', () => {
    expect(capacityOf(durfortContinues().p, 'durfort')).toBe(6);
    const { p, table } = guelphContinues();
    table.dice(4, 4).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(capacityOf(p, 'durfort')).toBe(6);
  });

  rule('gg.4.1a', 'a Capitano on 1 may try although he cannot succeed, at no cost (R9)', () => {
    const { p, table } = guelphContinues();
    p.capitano('vieri', null, { capacity: 1 });
    table.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    expect(table.told('continuum')).toMatchObject([{ ok: false }]);
    expect(capacityOf(p, 'vieri')).toBe(1);
  });
});

describe('Interruptio', () => {
  rule('gg.4.2b', 'falls to a released Capitano with a capacity of two or more', () => {
    const { p, table } = guelphContinues();
    p.capitano('guglielmino', null, { capacity: 1 }).capitano('pazzo', null, { capacity: 2 });
    table.dice(2, 2).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(named(table, 'interrupt')).toEqual(['montefeltro', 'pazzo'].map(id => p.battaglia(id)));
    expect(table.refusal({ type: 'interrupt', battaglia: p.battaglia('guglielmino') })).toMatchObject({
      rule: 'gg.4.2b',
      reason: 'notEligible',
    });
    table.dice(1, 1).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect(table.told('roll')).toMatchObject([{ why: 'interruptio', dice: [1, 1], seat: GHIBELLINE }]);
  });

  rule('gg.4.2c', 'succeeds on the Command Capacity or less, with half the points; fails above it', () => {
    const { p, table } = durfortContinues();
    table.dice(4, 4).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect(table.told('interruptio')).toMatchObject([{ ok: true }]);
    expect(pointsLeft(table)).toBe(4);
    const above = durfortContinues();
    above.table.dice(4, 5).act({ type: 'interrupt', battaglia: above.p.battaglia('pazzo') });
    expect(above.table.told('interruptio')).toMatchObject([{ ok: false }]);
  });

  rule('gg.4.2e', 'costs one space whether it succeeds or fails, and no more for the activation (R1)', () => {
    for (const second of [4, 5]) {
      const { p, table } = durfortContinues();
      table.dice(4, second).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
      expect(capacityOf(p, 'pazzo')).toBe(7);
    }
  });

  rule('gg.4.2.2', 'one attempt only after each Continuum', () => {
    const { p, table } = durfortContinues();
    table.dice(4, 5).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect(table.step).toBe('orders');
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('durfort') }]);
  });

  rule('gg.4.2.3', 'cannot be interrupted itself, but the next Continuum can (R5)', () => {
    const { p, table } = durfortContinues();
    table.dice(4, 4).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect([table.step, table.seats]).toEqual(['orders', [GHIBELLINE]]);
    table.act({ type: 'endOrders' });
    table.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('guglielmino') });
    expect([table.step, table.seats]).toEqual(['interruption', [GUELPH]]);
  });
});

describe('who may not be tried', () => {
  rule(['gg.4.1a', 'gg.4.2b', 'gg.16.1b'], 'the other side, somebody without command, a Reserve, nobody', () => {
    const { p, table } = guelphContinues();
    p.capitano('durfort', null, { reserve: true }).capitano('pazzo', null, { reserve: true });
    const why = (type: string, battaglia: number) => table.refusal({ type, battaglia });
    expect(why('continuum', p.battaglia('montefeltro'))).toMatchObject({ rule: 'gg.4.1a', reason: 'notEligible' });
    expect(why('continuum', p.battaglia('compagnia-rossa'))).toMatchObject({ rule: 'gg.4.1a', reason: 'notEligible' });
    expect(why('continuum', 99)).toMatchObject({ rule: 'gg.4.1a', reason: 'notEligible' });
    expect(why('continuum', p.battaglia('durfort'))).toMatchObject({ rule: 'gg.16.1b', reason: 'inReserve' });
    table.dice(2, 2).act({ type: 'continuum', battaglia: p.battaglia('mangiatori') });
    expect(table.step).toBe('interruption');
    expect(why('interrupt', p.battaglia('durfort'))).toMatchObject({ rule: 'gg.4.2b', reason: 'notEligible' });
    expect(why('interrupt', 99)).toMatchObject({ rule: 'gg.4.2b', reason: 'notEligible' });
    expect(why('interrupt', p.battaglia('pazzo'))).toMatchObject({ rule: 'gg.16.1b', reason: 'inReserve' });
  });
});

describe('no more than two activations in a row', () => {
  rule(['gg.4.3a', 'gg.4.3d'], 'with the Second Activation marker neither Continuum nor Interruptio is open', () => {
    const { p, table } = guelphContinues();
    p.state.row = { battaglia: p.battaglia('vieri'), times: 2 };
    expect(named(table, 'continuum')).toEqual(['durfort', 'mangiatori'].map(id => p.battaglia(id)));
    expect(table.refusal({ type: 'continuum', battaglia: p.battaglia('vieri') })).toMatchObject({
      rule: 'gg.4.3d',
      reason: 'twiceInARow',
    });

    const answer = guelphContinues();
    answer.p.state.row = { battaglia: answer.p.battaglia('pazzo'), times: 2 };
    answer.table.dice(2, 2).act({ type: 'continuum', battaglia: answer.p.battaglia('durfort') });
    expect(named(answer.table, 'interrupt')).toEqual(['montefeltro', 'guglielmino'].map(id => answer.p.battaglia(id)));
    expect(answer.table.refusal({ type: 'interrupt', battaglia: answer.p.battaglia('pazzo') })).toMatchObject({
      rule: 'gg.4.3a',
      reason: 'twiceInARow',
    });
  });

  rule('gg.4.3a', 'nor a Basic Activation, though the row went on over a Pass (R6, R7)', () => {
    const { p, table } = guelphContinues();
    p.state.row = { battaglia: p.battaglia('pazzo'), times: 2 };
    table.act({ type: 'pass' });
    expect(named(table, 'activate')).toEqual(['montefeltro', 'guglielmino'].map(id => p.battaglia(id)));
    expect(table.refusal({ type: 'activate', battaglia: p.battaglia('pazzo') })).toMatchObject({
      rule: 'gg.4.3a',
      reason: 'twiceInARow',
    });
  });

  rule('gg.4.3a', 'the only Capitano left may go on, and begins a new row (R7)', () => {
    const { p, table } = guelphContinues();
    p.capitano('montefeltro', null, { capacity: 0 }).capitano('guglielmino', null, { capacity: 0 });
    p.state.row = { battaglia: p.battaglia('pazzo'), times: 2 };
    table.act({ type: 'pass' }).act({ type: 'activate', battaglia: p.battaglia('pazzo') });
    expect(p.state.row).toEqual({ battaglia: p.battaglia('pazzo'), times: 1 });
    table.act({ type: 'endOrders' });
    expect(named(table, 'continuum')).toEqual([p.battaglia('pazzo')]);
  });

  rule(['gg.4.3b', 'gg.4.0.3b'], 'one marker for both armies: First, Second, and off to the next Capitano', () => {
    const p = underway('campaldino');
    const vieri = p.battaglia('vieri');
    const table = p.play(activation(p, 'vieri'));
    expect(p.state.row).toEqual({ battaglia: vieri, times: 1 });
    table.act({ type: 'endOrders' });
    table.dice(1, 1).act({ type: 'continuum', battaglia: vieri }).act({ type: 'decline' });
    expect(p.state.row).toEqual({ battaglia: vieri, times: 2 });
    table.act({ type: 'endOrders' }).act({ type: 'pass' });
    table.act({ type: 'activate', battaglia: p.battaglia('pazzo') });
    expect(p.state.row).toEqual({ battaglia: p.battaglia('pazzo'), times: 1 });
  });

  rule('gg.4.3b', 'a failed attempt leaves the marker where it is (R6)', () => {
    const { p, table } = guelphContinues();
    p.state.row = { battaglia: p.battaglia('vieri'), times: 1 };
    table.dice(4, 4).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(p.state.row).toEqual({ battaglia: p.battaglia('vieri'), times: 1 });
  });
});

describe('Command Capacity', () => {
  rule('gg.4.4c', 'never falls below 1', () => {
    const p = underway('campaldino').capitano('vieri', null, { capacity: 1 });
    const table = p.play(activation(p, 'vieri'));
    expect(pointsLeft(table)).toBe(1);
    expect(capacityOf(p, 'vieri')).toBe(1);
  });

  rule('gg.4.4b', 'falls with activations and attempts; only Recovery and a release lift it', () => {
    const p = underway('campaldino');
    p.state.active = GUELPH;
    const table = p.play(activation(p, 'vieri')).act({ type: 'endOrders' });
    table
      .dice(1, 1)
      .act({ type: 'continuum', battaglia: p.battaglia('vieri') })
      .act({ type: 'decline' });
    table.act({ type: 'endOrders' });
    expect(capacityOf(p, 'vieri')).toBe(4);
    table.act({ type: 'pass' }).act({ type: 'activate', battaglia: p.battaglia('pazzo') });
    table.act({ type: 'endOrders' }).act({ type: 'pass' });
    expect(capacities(p, 'vieri', 'durfort', 'mangiatori')).toEqual([4, 7, 8]);
    table.act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
    expect(capacityOf(p, 'vieri')).toBe(5);
  });

  rule('gg.4.4.1', 'a Continuum of 12 costs every Capitano of both sides one space, the roller too', () => {
    const { p, table } = guelphContinues();
    table.dice(6, 6).act({ type: 'continuum', battaglia: p.battaglia('durfort') });
    expect(table.told('confusion')).toHaveLength(1);
    expect(capacities(p, 'vieri', 'durfort', 'mangiatori', 'maghinardo', 'donati')).toEqual([5, 6, 7, 7, 9]);
    expect(capacities(p, 'montefeltro', 'pazzo', 'guglielmino', 'novello')).toEqual([11, 7, 7, 5]);
  });

  rule('gg.4.4.1', 'so does one that succeeds (R16), and no other roll does', () => {
    const p = underway('campaldino');
    const table = p.play([{ step: 'continuing' }], [6, 6]);
    table.act({ type: 'continuum', battaglia: p.battaglia('montefeltro') });
    expect(table.told('continuum')).toMatchObject([{ ok: true }]);
    expect(capacities(p, 'montefeltro', 'pazzo', 'vieri')).toEqual([11, 7, 5]);
    expect(rolls(guelphContinues().table.dice(5, 6).act({ type: 'pass' }))).toEqual([]);
    const eleven = guelphContinues();
    eleven.table.dice(5, 6).act({ type: 'continuum', battaglia: eleven.p.battaglia('durfort') });
    expect(eleven.table.told('confusion')).toEqual([]);
  });

  rule(['gg.4.4.1', 'gg.4.0.1'], 'an Interruptio of 12 lowers the Continuum Capitano, not his points (R3)', () => {
    const { p, table } = durfortContinues();
    table.dice(6, 6).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect(capacities(p, 'durfort', 'pazzo', 'vieri')).toEqual([5, 7, 5]);
    expect(table.told('activated')).toMatchObject([{ battaglia: p.battaglia('durfort'), points: 7 }]);
  });
});
