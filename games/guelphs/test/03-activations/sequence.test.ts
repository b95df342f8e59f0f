/** The eight steps of a Capitano's activation (gg.4.0), and the reload of crossbows (gg.15.1). */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { FIRED, REORGANIZED, TURNED } from '../../src/state.ts';
import { activation, bare, capacityOf, orders, playOn, pointsLeft, rolls, story } from '../activations.ts';
import type { Position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const GUELPH = 0;
const GHIBELLINE = 1;

const FEDITORI = 'cp-vieri-c-feditori-1';
const FEDITORI_2 = 'cp-vieri-c-feditori-2';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';
const FANTI = 'cp-guglielmino-i-arezzo-1';
const CAVALIERI = 'cp-pazzo-c-fieschi-1';

const fired = (p: Position, id: string): boolean => ((p.state.marks[p.unit(id)] ?? 0) & FIRED) !== 0;

/** Vieri and one unit on open ground, facing the enemies that a test puts west of it. */
const vieriAt = (hex: string): Position => bare('campaldino').put(FEDITORI, hex, 'W').capitano('vieri', hex);

describe('steps 1 to 3', () => {
  rule(['gg.4.0.1', 'gg.5.1.1', 'gg.5.1'], 'Basic and Continuum give as many points as the Command Capacity', () => {
    for (const kind of ['basic', 'continuum'] as const) {
      const p = vieriAt('1408').capitano('vieri', '1408', { capacity: 5 });
      expect(pointsLeft(p.play(activation(p, 'vieri', kind)))).toBe(5);
    }
  });

  rule(['gg.4.0.1a', 'gg.5.1.2'], 'Interruptio gives half, rounded up', () => {
    for (const [capacity, points] of [
      [6, 3],
      [5, 3],
      [2, 1],
    ] as const) {
      const p = vieriAt('1408').capitano('vieri', '1408', { capacity });
      expect(pointsLeft(p.play(activation(p, 'vieri', 'interruptio')))).toBe(points);
    }
  });

  rule('gg.4.0.2', 'one space down for a Basic Activation, none more for an attempt already paid (R1, R2)', () => {
    for (const [kind, after] of [
      ['basic', 5],
      ['continuum', 6],
      ['interruptio', 6],
    ] as const) {
      const p = vieriAt('1408').capitano('vieri', '1408', { capacity: 6 });
      p.play(activation(p, 'vieri', kind));
      expect(capacityOf(p, 'vieri')).toBe(after);
    }
  });

  rule(['gg.4.0.3a', 'gg.15.1'], 'the crossbows of the Battaglia, and nobody else, are reloaded for nothing', () => {
    const p = bare('campaldino')
      .put('cp-guglielmino-x-arezzo-1', '0604', 'E', { fired: true })
      .put(ARCHERS, '0606', 'E', { fired: true })
      .put('cp-compagnia-rossa-x-firenze-1', '1304', 'W', { fired: true })
      .capitano('guglielmino', '0604', { capacity: 8 });
    const table = p.play(activation(p, 'guglielmino'));
    expect(fired(p, 'cp-guglielmino-x-arezzo-1')).toBe(false);
    expect(fired(p, ARCHERS)).toBe(true);
    expect(fired(p, 'cp-compagnia-rossa-x-firenze-1')).toBe(true);
    expect(pointsLeft(table)).toBe(8);
  });
});

describe('step 4: one Order at a time', () => {
  rule(['gg.4.0.4', 'gg.5.1.4'], 'each Order is paid and carried out before the next; points may be left', () => {
    const p = vieriAt('1408').put(FEDITORI_2, '1409', 'W');
    const table = p.play(orders(p, 'vieri', 6));
    table.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    expect(table.step).toBe('move');
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    expect([table.step, pointsLeft(table)]).toEqual(['orders', 5]);
    expect(p.state.cell[p.unit(FEDITORI)]).toBe(p.hex('1308'));
    table.act({ type: 'endOrders' });
    expect(table.step).toBe('continuing');
  });

  rule('gg.4.0.4', 'a Capitano who can give no Order goes on to step 5 (R157)', () => {
    const p = bare('campaldino').put(FEDITORI, '1408', 'W').capitano('vieri', '0408', { capacity: 1 });
    const table = p.play(activation(p, 'vieri'));
    expect(table.legal('order')).toEqual([]);
    table.act({ type: 'endOrders' });
    expect(table.step).toBe('continuing');
  });

  rule('gg.10.4.3', 'archers who turned in an earlier activation do not pay for it in this one', () => {
    const p = vieriAt('1408').put(ARCHERS, '1208', 'E');
    p.state.marks[p.unit(ARCHERS)] = TURNED;
    const table = p.play(activation(p, 'vieri'));
    table.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    table
      .act({ type: 'step', to: p.hex('1308') })
      .act({ type: 'stop' })
      .act({ type: 'noAttack' });
    table.dice(3, 3).act({ type: 'shoot', unit: p.unit(ARCHERS) });
    expect(table.told('shot')).toMatchObject([{ total: 6 + 4 }]);
  });

  rule('gg.4.0.4', 'an attack that is ordered waits for step 5', () => {
    const p = vieriAt('1408').put(CAVALIERI, '1308', 'W');
    const table = p.play(orders(p, 'vieri'));
    table.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) }).act({ type: 'stop' });
    table.act({ type: 'attack', target: p.unit(CAVALIERI) });
    expect(table.told('fought')).toEqual([]);
    expect(table.step).toBe('orders');
    table.act({ type: 'endOrders' });
    expect(table.step).toBe('combats');
  });

  rule('gg.4.0.4a', 'a unit moves as far as its allowance; who leaves the front of archers is shot at first', () => {
    const p = vieriAt('1308').put(ARCHERS, '1208', 'E');
    const table = p.play(orders(p, 'vieri'));
    table.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    expect(table.play.decision()?.frame.points).toBe(5);
    table.act({ type: 'step', to: p.hex('1209') });
    expect([table.step, table.seats]).toEqual(['exitFire', [GHIBELLINE]]);
    expect(p.state.cell[p.unit(FEDITORI)]).toBe(p.hex('1308'));
    // Archers 4 against medium armour at range 1 need 13: 2 + 4 is too little.
    table.dice(1, 1).act({ type: 'shoot', unit: p.unit(ARCHERS) });
    expect(story(table)).toEqual(['roll', 'shot', 'entered']);
    expect(p.state.cell[p.unit(FEDITORI)]).toBe(p.hex('1209'));
    expect(table.play.decision()?.frame.points).toBe(4);
  });

  rule('gg.4.0.4b', 'once it has stopped, enemies it has come beside may turn, if they are in no zone', () => {
    // The mover ends south of two foot units that face east; one of them is in the zone of another Guelph.
    const p = vieriAt('1409')
      .put(FANTI, '1208', 'E')
      .put('cp-guglielmino-i-arezzo-2', '1210', 'E')
      .put('cp-durfort-c-anjou-1', '1310', 'W');
    const table = p.play(orders(p, 'vieri'));
    table.act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1309') }).act({ type: 'step', to: p.hex('1209') });
    expect(table.step).toBe('move');
    table.act({ type: 'stop' });
    expect([table.step, table.seats]).toEqual(['facingReaction', [GHIBELLINE]]);
    expect(new Set(table.legal('react').map(({ unit }) => unit))).toEqual(new Set([p.unit(FANTI)]));
    table.dice(1).act({ type: 'react', unit: p.unit(FANTI), facing: p.facing('SE') });
    expect(p.state.facing[p.unit(FANTI)]).toBe(p.facing('SE'));
  });

  rule('gg.4.0.4c', 'then the unit names its target', () => {
    const p = vieriAt('1408').put(FANTI, '1208', 'E').put(CAVALIERI, '1209', 'E');
    const table = p.play(orders(p, 'vieri'));
    table.act({ type: 'order', order: 'charge', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    expect([table.step, table.seats]).toEqual(['target', [GUELPH]]);
    expect(
      table
        .legal()
        .map(({ target }) => target)
        .sort(),
    ).toEqual([p.unit(CAVALIERI), p.unit(FANTI)].sort());
    table.act({ type: 'attack', target: p.unit(CAVALIERI) });
    expect(p.state.attacks).toEqual([{ unit: p.unit(FEDITORI), target: p.unit(CAVALIERI), charge: true }]);
  });

  rule(['gg.4.0.4d', 'gg.4.0.4e'], 'charged archers check their morale, and then may shoot', () => {
    const p = vieriAt('1408').put(ARCHERS, '1208', 'E');
    const table = p.play(orders(p, 'vieri'));
    table.act({ type: 'order', order: 'charge', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    table.dice(5).act({ type: 'attack', target: p.unit(ARCHERS) });
    expect(rolls(table)).toEqual(['morale']);
    expect(table.told('disrupted')).toMatchObject([{ unit: p.unit(ARCHERS) }]);
    expect([table.step, table.seats]).toEqual(['entryFire', [GHIBELLINE]]);
    table.dice(1, 1).act({ type: 'shoot', unit: p.unit(ARCHERS) });
    expect(table.told('shot')).toMatchObject([{ unit: p.unit(ARCHERS), target: p.unit(FEDITORI) }]);
  });

  rule('gg.4.0.4f', 'charged Cavalry may countercharge, after the archers beside it have shot', () => {
    const p = vieriAt('1408').put(CAVALIERI, '1208', 'E').put(ARCHERS, '1209', 'NE');
    const table = p.play(orders(p, 'vieri'));
    table.act({ type: 'order', order: 'charge', unit: p.unit(FEDITORI) });
    table.act({ type: 'step', to: p.hex('1308') }).act({ type: 'stop' });
    table.act({ type: 'attack', target: p.unit(CAVALIERI) });
    expect(table.step).toBe('entryFire');
    table.act({ type: 'hold' });
    expect([table.step, table.seats]).toEqual(['countercharge', [GHIBELLINE]]);
    table.dice(6).act({ type: 'countercharge' });
    expect(p.state.attacks).toMatchObject([{ charge: false }]);
  });
});

describe('steps 5 to 8', () => {
  /** Two units of Vieri have attacked two of the enemy, whom a shock table's 2 leaves unharmed. */
  function twoAttacks(): Position {
    const p = vieriAt('1408').put(FEDITORI_2, '1404', 'W').put(CAVALIERI, '1308', 'W');
    p.put('cp-pazzo-c-orvieto-1', '1304', 'W');
    p.state.attacks = [
      { unit: p.unit(FEDITORI), target: p.unit(CAVALIERI), charge: false },
      { unit: p.unit(FEDITORI_2), target: p.unit('cp-pazzo-c-orvieto-1'), charge: false },
    ];
    return p;
  }

  rule(['gg.4.0.5', 'gg.4.0.5b'], 'the combats come in the order the active player likes', () => {
    const p = twoAttacks();
    const table = p.play(orders(p, 'vieri')).act({ type: 'endOrders' });
    expect([table.step, table.seats]).toEqual(['combats', [GUELPH]]);
    expect(table.legal('combat').map(({ target }) => target)).toEqual([
      p.unit(CAVALIERI),
      p.unit('cp-pazzo-c-orvieto-1'),
    ]);
    table.dice(3, 4).act({ type: 'combat', target: p.unit('cp-pazzo-c-orvieto-1'), lead: p.unit(FEDITORI_2) });
    expect(rolls(table)[0]).toBe('shock');
    expect(table.told('fought')).toMatchObject([{ target: p.unit('cp-pazzo-c-orvieto-1') }]);
  });

  rule(['gg.4.0.5a', 'gg.4.0.5b'], 'Foot attacking the front of Cavalry checks its morale before the combat', () => {
    const p = bare('campaldino').put('cp-mangiatori-i-firenze-1', '1408', 'W').put(CAVALIERI, '1308', 'E');
    p.capitano('mangiatori', '1408');
    p.state.attacks = [{ unit: p.unit('cp-mangiatori-i-firenze-1'), target: p.unit(CAVALIERI), charge: false }];
    const table = p.play(orders(p, 'mangiatori'), [5, 3, 4]).act({ type: 'endOrders' });
    table.act({ type: 'combat', target: p.unit(CAVALIERI), lead: p.unit('cp-mangiatori-i-firenze-1') });
    expect(rolls(table).slice(0, 2)).toEqual(['footMorale', 'shock']);
  });

  rule(['gg.4.0.6', 'gg.15.1'], 'Fired and Reorganization markers of the Battaglia are taken off', () => {
    const p = bare('campaldino')
      .put('cp-guglielmino-x-arezzo-1', '0604', 'E', { fired: true })
      .put(FANTI, '0606', 'E', { disrupted: true })
      .put('cp-compagnia-rossa-x-firenze-1', '1304', 'W', { fired: true })
      .capitano('guglielmino', '0604', { capacity: 8 });
    const table = p.play(orders(p, 'guglielmino'));
    table.act({ type: 'order', order: 'reorganize', unit: p.unit(FANTI) });
    expect((p.state.marks[p.unit(FANTI)] ?? 0) & REORGANIZED).toBe(REORGANIZED);
    expect(fired(p, 'cp-guglielmino-x-arezzo-1')).toBe(true);
    table.act({ type: 'endOrders' });
    expect((p.state.marks[p.unit(FANTI)] ?? 0) & REORGANIZED).toBe(0);
    expect(fired(p, 'cp-guglielmino-x-arezzo-1')).toBe(false);
    // R57: the crossbows of a Compagnia have no Battaglia to reload with.
    expect(fired(p, 'cp-compagnia-rossa-x-firenze-1')).toBe(true);
  });

  rule('gg.15.1', 'a shot by Order is cleared with the activation, a shot in reaction waits for the next (R56)', () => {
    const crossbows = 'cp-guglielmino-x-arezzo-1';
    const own = bare('campaldino').put(crossbows, '0606', 'E').capitano('guglielmino', '0606');
    own.put(FEDITORI, '0706', 'E');
    const table = own.play(orders(own, 'guglielmino'), [1, 1]);
    table.act({ type: 'order', order: 'fire', unit: own.unit(crossbows) });
    table.act({ type: 'fireAt', target: own.unit(FEDITORI), facing: own.facing('E') });
    expect(fired(own, crossbows)).toBe(true);
    table.act({ type: 'endOrders' });
    expect(fired(own, crossbows)).toBe(false);

    const p = vieriAt('1308').put(crossbows, '1208', 'E');
    const enemy = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(FEDITORI) });
    enemy.act({ type: 'step', to: p.hex('1209') });
    enemy.dice(1, 1).act({ type: 'shoot', unit: p.unit(crossbows) });
    enemy.act({ type: 'stop' });
    playOn(enemy, 'orders');
    enemy.act({ type: 'endOrders' });
    expect(fired(p, crossbows)).toBe(true);
  });

  rule(['gg.4.0.7', 'gg.15.1'], 'all archers of both sides recover; foreign crossbows do not', () => {
    const p = vieriAt('1408')
      .put(ARCHERS, '0606', 'E', { fired: true })
      .put('cp-guglielmino-x-arezzo-1', '0604', 'E', { fired: true })
      .put('cp-compagnia-bianca-a-firenze-1', '1310', 'W', { fired: true });
    p.play(orders(p, 'vieri')).act({ type: 'endOrders' });
    expect(fired(p, ARCHERS)).toBe(false);
    expect(fired(p, 'cp-compagnia-bianca-a-firenze-1')).toBe(false);
    expect(fired(p, 'cp-guglielmino-x-arezzo-1')).toBe(true);
  });

  rule(['gg.4.0.8', 'gg.4.0'], 'the Victory check comes last, when the Level asks for it', () => {
    const p = twoAttacks();
    p.put(ARCHERS, '0606', 'E', { fired: true });
    p.state.levels = [2, 5];
    p.state.attacks = p.state.attacks.slice(0, 1);
    const table = p.play(orders(p, 'vieri')).act({ type: 'endOrders' });
    expect([table.step, rolls(table)]).toEqual(['combats', []]);
    expect(fired(p, ARCHERS)).toBe(true);
    // 7 on column 3 (rear): nothing to the attacker, a hit to the defender, who goes back one hex.
    table.dice(3, 4).act({ type: 'combat', target: p.unit(CAVALIERI), lead: p.unit(FEDITORI) });
    expect(table.told('fought')).toHaveLength(1);
    expect(fired(p, ARCHERS)).toBe(true);
    table.dice(6, 5);
    playOn(table, 'continuing');
    expect(rolls(table)).toEqual(['victory']);
    expect(fired(p, ARCHERS)).toBe(false);
  });

  rule('gg.4.0.8', 'below the second Level there is no roll', () => {
    const p = vieriAt('1408');
    p.state.levels = [1, 9];
    expect(rolls(p.play(orders(p, 'vieri')).act({ type: 'endOrders' }))).toEqual([]);
  });
});
