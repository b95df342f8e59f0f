/** Montaperti: the Ghibellines in the Guelph army, Tradimento and Arras (gg.S.3.4 to gg.S.3.6). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { canAttack } from '../../src/05-orders/engagement.ts';
import { guelphs } from '../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH, REMOVED, ROUTED } from '../../src/state.ts';
import { bare, capacities, capacityOf, named, orderable, orders, pointsLeft, rolls, underway } from '../activations.ts';
import { alone, hexes, hitsOf, isDisrupted, march, ordered, stop, where } from '../drill.ts';
import { fight } from '../fights.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

rule(
  ['gg.S.3.4.1', 'gg.S.3.4.2'],
  'until Tradimento an attack out of Rangoni’s command, or by the traitors, is none',
  () => {
    const able = (rangoni: string, unit: string, tradimento: 'pending' | 'done'): boolean => {
      const p = bare('montaperti').put(unit, '2219', 'E').put(GERMAN, '2619', 'W').capitano('rangoni', rangoni);
      p.state.events.tradimento = tradimento;
      return canAttack(p.battle, p.unit(unit));
    };
    expect([able('2219', FIRENZE, 'pending'), able('1919', FIRENZE, 'pending')]).toEqual([true, false]);
    expect([able('1919', FIRENZE, 'done'), able('2219', TRAITORS, 'pending')]).toEqual([true, false]);
  },
);

rule(['gg.S.3.4.1', 'gg.12.3'], 'until Tradimento the traitors do not come up by Echelon, which is no Move', () => {
  const p = bare('montaperti').put(FIRENZE, '2219', 'E').put(TRAITORS, '2119', 'E').put(GERMAN, '3419', 'W');
  p.capitano('rangoni', '2219');
  expect(orderable(p.play(orders(p, 'rangoni')), 'echelon')).toEqual([]);
  p.state.events.tradimento = 'done';
  expect(orderable(p.play(orders(p, 'rangoni')), 'echelon')).toEqual([p.unit(FIRENZE)]);
});

const TRAITORS = 'mp-rangoni-c-firenze-1';
const FIRENZE = 'mp-rangoni-c-firenze-2';
const ASSOLDATI = 'mp-rangoni-c-assoldati-1';
const GERMAN = 'mp-anglano-c-germans-1';

/** Rangoni, range 3, in 2019 with the traitors, who bear the Standard; a German far away. */
function rangoni(): Position {
  const p = bare('montaperti').put(TRAITORS, '2019', 'E').capitano('rangoni', '2019').put(GERMAN, '3419', 'W');
  p.state.standards[GUELPH] = p.unit(TRAITORS);
  p.state.active = GUELPH;
  return p;
}

describe('the hidden Ghibellines', () => {
  rule('gg.S.3.4.1', 'their unit moves and does nothing else, until Tradimento', () => {
    const p = rangoni().put(TRAITORS, '2019', 'E', { disrupted: true });
    const t = p.play(orders(p, 'rangoni'));
    expect(t.legal('order')).toEqual([{ type: 'order', order: 'move', unit: p.unit(TRAITORS) }]);
    const refusal = t.refusal({ type: 'order', order: 'reorganize', unit: p.unit(TRAITORS) });
    expect(refusal).toMatchObject({ rule: 'gg.S.3.4.1' });
    p.state.events.tradimento = 'done';
    expect(orderable(p.play(orders(p, 'rangoni')), 'reorganize')).toEqual([p.unit(TRAITORS)]);
  });

  rule('gg.S.3.4.1', 'it may not attack at the end of its move, nor charge', () => {
    const p = rangoni().put(GERMAN, '2219', 'W');
    expect(orderable(p.play(orders(p, 'rangoni')), 'charge')).toEqual([]);
    const t = stop(march(ordered(p, 'rangoni', 'move', TRAITORS), '2118'));
    expect([t.step, p.state.attacks]).toEqual(['orders', []]);
  });

  rule('gg.S.3.4.1', 'the Standard does not leave them (R111)', () => {
    const p = rangoni().put(FIRENZE, '2020', 'E');
    expect(p.play(orders(p, 'rangoni')).legal('movePersonality')).toEqual([]);
    p.state.events.tradimento = 'done';
    expect(p.play(orders(p, 'rangoni')).legal('movePersonality')).toHaveLength(1);
  });
});

describe("Rangoni's men", () => {
  rule('gg.S.3.4.2', 'end their moves in his command range (R117)', () => {
    const p = rangoni().put(FIRENZE, '2219', 'E');
    const t = march(ordered(p, 'rangoni', 'move', FIRENZE), '2319');
    expect(t.legal('stop')).toHaveLength(1);
    march(t, '2420');
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.3.4.2', reason: 'outOfBounds' });
    expect(hexes(t, 'step')).toEqual([]);
    stop(march(t, 'W', '2320'));
    expect(where(p, FIRENZE)).toBe('2320');
  });

  rule('gg.S.3.4.2', 'extended command counts as his range (R117)', () => {
    const p = rangoni().put(FIRENZE, '2219', 'E').put(ASSOLDATI, '2320', 'E');
    const t = march(ordered(p, 'rangoni', 'move', FIRENZE), '2319', '2420');
    expect(t.legal('stop')).toHaveLength(1);
  });

  rule('gg.S.3.4.2', 'neither charge nor withdraw out of it', () => {
    const p = rangoni().put(FIRENZE, '2219', 'E').put(GERMAN, '2619', 'W').put(ASSOLDATI, '2320', 'W');
    p.put(ASSOLDATI, '2317', 'W');
    const t = p.play(orders(p, 'rangoni'));
    expect(orderable(t, 'charge')).toEqual([]);
    expect(orderable(t, 'withdraw')).toEqual([p.unit(FIRENZE)]);
    p.state.events.tradimento = 'done';
    const free = p.play(orders(p, 'rangoni'));
    expect(orderable(free, 'charge')).toContain(p.unit(FIRENZE));
    expect(orderable(free, 'withdraw')).toContain(p.unit(ASSOLDATI));
  });
});

/** A Ghibelline Basic Activation with Bigozzi behind him. */
function before(levels = [0, 0]): Position {
  const p = rangoni();
  p.state.active = GHIBELLINE;
  p.state.levels = levels;
  at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
  p.capitano('anglano', '3419').capitano('pitigliano', '0419', { capacity: 5 });
  p.capitano('rangoni', '2016', { reserve: true });
  return p.put('mp-pitigliano-c-firenze-1', '0419', 'E');
}

const attempt = (p: Position, dice: number[]): Table =>
  p.play([{ step: 'basic', optional: false }], dice).act({ type: 'tradimento' });

describe('Tradimento', () => {
  rule(['gg.S.3.5a', 'gg.S.3.5b'], 'needs Levels not below the Guelph ones, and Bigozzi activated', () => {
    const offered = (p: Position): number => p.play([{ step: 'basic', optional: false }]).legal('tradimento').length;
    expect(offered(before([2, 2]))).toBe(1);
    expect(offered(before([2, 3]))).toBe(1);
    expect(offered(before([3, 2]))).toBe(0);
    const idle = before();
    at(idle.state.capitani, idle.battaglia('bigozzi')).activated = false;
    expect(offered(idle)).toBe(0);
    const guelph = before();
    guelph.state.active = GUELPH;
    expect(offered(guelph)).toBe(0);
  });

  rule('gg.S.3.5c', 'on a 6 he has passed, and may try again', () => {
    const p = before();
    const t = attempt(p, [6]);
    expect(t.told('tradimento')).toMatchObject([{ ok: false }]);
    expect([t.step, t.seats]).toEqual(['basic', [GUELPH]]);
    expect(t.told('passed')).toMatchObject([{ side: GHIBELLINE }]);
    expect(p.state.events.tradimento).toBe('pending');
    p.state.active = GHIBELLINE;
    expect(p.play([{ step: 'basic', optional: false }]).legal('tradimento')).toHaveLength(1);
  });

  rule(['gg.S.3.5c', 'gg.S.3.5.2'], 'on a 5 it happens; on a 2 the Standard falls with all that follows', () => {
    const p = before().put(FIRENZE, '2018', 'E').put(ASSOLDATI, '2021', 'E');
    const t = attempt(p, [5, 2, 1, 3]);
    expect(t.told('tradimento')).toMatchObject([{ ok: true }]);
    expect(t.told('standardLost')).toMatchObject([{ side: GUELPH, radius: 1 }]);
    expect([t.step, t.seats]).toEqual(['panic', [GUELPH]]);
    t.act({ type: 'shake', unit: p.unit(TRAITORS) }).act({ type: 'shake', unit: p.unit(FIRENZE) });
    expect([TRAITORS, FIRENZE, ASSOLDATI].map(id => isDisrupted(p, id))).toEqual([true, true, false]);
    expect(p.state.levels).toEqual([0, 1]);
    expect(p.state.standards[GUELPH]).toBe(-1);
  });

  rule('gg.S.3.5.2', 'a Standard that is lost already does not fall again', () => {
    const p = before();
    p.state.standards[GUELPH] = -1;
    const t = attempt(p, [1, 6, 2]);
    expect([t.told('standardLost'), p.state.levels, hitsOf(p, TRAITORS)]).toEqual([[], [0, 0], 2]);
  });

  rule('gg.S.3.5.2', 'on a 1 the Standard is safe', () => {
    const p = before();
    const t = attempt(p, [1, 1, 2]);
    expect(t.told('standardLost')).toEqual([]);
    expect([p.state.standards[GUELPH], p.state.levels]).toEqual([p.unit(TRAITORS), [0, 0]]);
  });

  rule('gg.S.3.5.3', 'either way the traitors are gone and their unit takes a die of hits, which score', () => {
    const p = before();
    const t = attempt(p, [1, 1, 4]);
    expect([hitsOf(p, TRAITORS), isDisrupted(p, TRAITORS), p.state.points]).toEqual([4, false, [0, 4]]);
    expect(p.state.events.tradimento).toBe('done');
    expect(t.play.position.stack).toHaveLength(1);
    p.state.active = GHIBELLINE;
    expect(p.play([{ step: 'basic', optional: false }]).legal('tradimento')).toEqual([]);
  });

  rule(
    'gg.S.3.5.3',
    'after the Standard and its panic; a Standard left with a unit that routs is lost too (R113)',
    () => {
      const p = before();
      const t = attempt(p, [1, 1, 6, 1]);
      expect(rolls(t)).toEqual(['tradimento', 'traitors', 'traitorHits', 'standard']);
      expect([where(p, TRAITORS), p.state.levels, p.state.points]).toEqual(['gone', [0, 1], [0, 6]]);
      const lost = before();
      attempt(lost, [1, 2, 1, 6]).act({ type: 'shake', unit: lost.unit(TRAITORS) });
      expect([where(lost, TRAITORS), lost.state.levels, lost.state.points]).toEqual(['gone', [0, 1], [0, 6]]);
    },
  );

  rule(
    'gg.S.3.5.3',
    'a unit that its own panic has already routed takes no more hits and scores no more (R113)',
    () => {
      for (const gone of [ROUTED, REMOVED, AWAITED]) {
        const p = rangoni().put(ASSOLDATI, '2219', 'E');
        p.state.hits[p.unit(TRAITORS)] = 5;
        p.state.cell = p.state.cell.with(p.unit(TRAITORS), gone);
        const t = alone(p, { step: 'traitorHits', unit: p.unit(TRAITORS) }, [3]);
        expect([rolls(t), t.told('hits'), t.told('routed'), p.state.points]).toEqual([['traitorHits'], [], [], [0, 0]]);
      }
    },
  );

  rule('gg.S.3.5.1c', 'Rangoni loses his Reserve without the boost', () => {
    const p = before();
    const t = attempt(p, [1, 1, 1]);
    expect(t.told('released')).toMatchObject([{ rule: 'gg.S.3.5.1c', battaglia: p.battaglia('rangoni') }]);
    expect(at(p.state.capitani, p.battaglia('rangoni')).reserve).toBe(false);
    expect(capacityOf(p, 'pitigliano')).toBe(5);
  });

  rule('gg.S.3.5.4', 'then he may try a Continuum with anybody, or pass (R160)', () => {
    const p = before();
    const t = attempt(p, [1, 1, 1]).dice(2, 3);
    expect([t.step, t.seats, named(t, 'continuum')]).toEqual([
      'continuing',
      [GHIBELLINE],
      ['anglano', 'salvani', 'aldobrandino'].map(id => p.battaglia(id)),
    ]);
    expect(t.legal('pass')).toHaveLength(1);
    expect(p.state.row.battaglia).toBe(-1);
    t.act({ type: 'continuum', battaglia: p.battaglia('anglano') });
    expect([t.step, named(t, 'interrupt')]).toEqual([
      'interruption',
      ['pitigliano', 'tegghiaio', 'rangoni'].map(id => p.battaglia(id)),
    ]);
  });
});

describe('Tradimento by attack', () => {
  const attack = (dice: number[]): { p: Position; t: Table } => {
    const p = rangoni().put(GERMAN, '2119', 'W').put(FIRENZE, '0419', 'E').capitano('rangoni', '1819');
    return { p, t: fight(p, [{ unit: GERMAN, target: TRAITORS }], dice) };
  };

  rule('gg.S.3.5.1a', 'an attack on their unit brings it at once, without the die; the combat follows (R112)', () => {
    const { p, t } = attack([1, 2, 3, 4]);
    expect(rolls(t).slice(0, 3)).toEqual(['traitors', 'traitorHits', 'shock']);
    // The German's 6 against 5 - 2.
    expect(t.told('fought')).toMatchObject([{ modifier: 3 }]);
    expect(p.state.events.tradimento).toBe('done');
  });

  rule('gg.S.3.5.1a', 'if their unit routs of it the attacker advances without a fight (R112)', () => {
    const { p, t } = attack([1, 5, 1]);
    expect(where(p, TRAITORS)).toBe('gone');
    expect(rolls(t)).toEqual(['traitors', 'traitorHits', 'standard']);
    expect(where(p, GERMAN)).toBe('2019');
  });
});

describe('Arras', () => {
  function coming(): Position {
    const p = underway('montaperti');
    p.state.active = GHIBELLINE;
    p.state.events.tradimento = 'done';
    return p;
  }
  const emerge = (p: Position, t: Table, unit: number, hex: string): Table =>
    t.act({ type: 'emerge', unit: p.unit(`mp-arras-c-germans-${unit}`), to: p.hex(hex), facing: p.facing('SE') });
  const arrive = (p: Position, dice: number[] = []): Table => {
    const t = p.play([{ step: 'basic', optional: false }], dice);
    t.act({ type: 'activate', battaglia: p.battaglia('arras') });
    return emerge(p, emerge(p, t, 1, '1502'), 2, '1503');
  };
  const mayCome = (p: Position): boolean =>
    named(p.play([{ step: 'basic', optional: false }]), 'activate').includes(p.battaglia('arras'));

  rule('gg.S.3.6', 'comes only after Tradimento', () => {
    const p = coming();
    expect(mayCome(p)).toBe(true);
    p.state.events.tradimento = 'pending';
    expect(mayCome(p)).toBe(false);
  });

  rule('gg.S.3.6', 'without the traitors, once Bigozzi has been activated (R114)', () => {
    const p = rangoni().put(TRAITORS, '2019', 'E', { hits: 4, disrupted: true });
    p.play([{ step: 'panic', side: GUELPH, units: [p.unit(TRAITORS)] }, { step: 'continuing' }], [6, 1, 1]).act({
      type: 'shake',
      unit: p.unit(TRAITORS),
    });
    expect(p.state.events.tradimento).toBe('never');
    p.state.active = GHIBELLINE;
    const bigozzi = at(p.state.capitani, p.battaglia('bigozzi'));
    p.capitano('anglano', '3419');
    expect(mayCome(p)).toBe(false);
    bigozzi.activated = true;
    expect(mayCome(p)).toBe(true);
  });

  rule('gg.S.3.6.1', 'appears within two hexes of 1502, facing as he likes, and lifts the others (R115)', () => {
    const p = coming().put('mp-pitigliano-c-prato-1', '1603', 'W').capitano('salvani', '2918', { capacity: 4 });
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('arras') });
    const offered = new Set(hexes(t, 'emerge'));
    expect(['1502', '1504', '1701', '1302'].every(hex => offered.has(hex))).toBe(true);
    expect(['1603', '1505', '1803', '1202'].some(hex => offered.has(hex))).toBe(false);
    expect(t.legal('emerge')).toHaveLength(offered.size * 6);
    emerge(p, emerge(p, t, 1, '1502'), 2, '1503');
    expect([where(p, 'mp-arras-c-germans-1'), where(p, 'mp-arras-c-germans-2')]).toEqual(['1502', '1503']);
    expect(p.name(at(p.state.capitani, p.battaglia('arras')).cell)).toBe('1502');
    expect([t.step, pointsLeft(t)]).toEqual(['orders', 12]);
    expect(capacities(p, 'salvani', 'arras')).toEqual([5, 11]);
    // Next to the enemy in 1603 he cannot charge.
    expect(orderable(t, 'charge')).not.toContain(p.unit('mp-arras-c-germans-1'));
  });

  rule(
    ['gg.S.3.6.2a', 'gg.S.3.6.2b'],
    'goes on as long as his Continuum succeeds; nobody interrupts, nobody else goes',
    () => {
      const p = coming();
      const arras = p.battaglia('arras');
      const t = arrive(p).act({ type: 'endOrders' });
      for (const _ of [2, 3, 4]) {
        expect(named(t, 'continuum')).toEqual([arras]);
        t.dice(1, 1).act({ type: 'continuum', battaglia: arras });
        expect(t.told('activated')).toMatchObject([{ battaglia: arras }]);
        if (t.step === 'orders') t.act({ type: 'endOrders' });
      }
      // Four activations, each at the price of a space: 12, 11, 10, 9 (R116).
      expect([p.state.row, capacityOf(p, 'arras')]).toEqual([{ battaglia: arras, times: 4 }, 8]);
      t.dice(4, 5).act({ type: 'continuum', battaglia: arras });
      expect([t.step, t.seats]).toEqual(['basic', [GUELPH]]);
    },
  );

  rule('gg.S.3.6.2d', 'afterwards he is a Capitano like the others', () => {
    const p = coming();
    const t = arrive(p).act({ type: 'endOrders' }).act({ type: 'pass' });
    t.act({ type: 'activate', battaglia: p.battaglia('pitigliano') })
      .act({ type: 'endOrders' })
      .act({ type: 'pass' });
    t.act({ type: 'activate', battaglia: p.battaglia('arras') }).act({ type: 'endOrders' });
    expect(named(t, 'continuum')).toContain(p.battaglia('anglano'));
    t.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('arras') });
    expect(named(t, 'interrupt')).toContain(p.battaglia('pitigliano'));
    t.act({ type: 'decline' }).act({ type: 'endOrders' });
    expect(named(t, 'continuum')).not.toContain(p.battaglia('arras'));
  });
});

rule(
  'gg.S.3.5b',
  'it can be tried by the Ghibelline, not behind in Levels, after Bigozzi, while the traitors are there',
  () => {
    const may = (change: (p: Position) => unknown): boolean => {
      const p = rangoni();
      p.state.active = GHIBELLINE;
      p.state.levels = [2, 2];
      at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
      change(p);
      return p.battle.rules.treason.mayTry(p.battle);
    };
    const cases: [(p: Position) => unknown, boolean][] = [
      [() => undefined, true],
      [p => (p.state.levels = [2, 3]), true],
      [p => (p.state.levels = [3, 2]), false],
      [p => (p.state.active = GUELPH), false],
      [p => (p.state.events.tradimento = 'done'), false],
      [p => (p.state.events.tradimento = 'never'), false],
      [p => (at(p.state.capitani, p.battaglia('bigozzi')).activated = false), false],
      [p => (p.state.cell = p.state.cell.with(p.unit(TRAITORS), AWAITED)), false],
      // R107: who has lost his Capitano will never be activated.
      [p => Object.assign(at(p.state.capitani, p.battaglia('bigozzi')), { activated: false, capacity: 0 }), true],
    ];
    expect(cases.map(([change]) => may(change))).toEqual(cases.map(([, expected]) => expected));
  },
);
