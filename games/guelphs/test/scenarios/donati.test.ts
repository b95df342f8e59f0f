/** Campaldino: Corso Donati and Guido Novello (gg.S.8.3.1, gg.S.8.7, gg.S.8.8). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH, REMOVED } from '../../src/state.ts';
import { capacityOf, named, pointsLeft, rolls, underway } from '../activations.ts';
import { alone, where } from '../drill.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const BASIC = { step: 'basic' as const, optional: false };

/** A Guelph Basic Activation; feditori have routed. */
function guelphsTurn(levels = [0, 0]): Position {
  const p = underway('campaldino');
  p.state.active = GUELPH;
  p.state.levels = levels;
  p.state.events.guelphCavalryRouted = true;
  return p;
}

const call = (p: Position, dice: number[]): Table =>
  p.play([BASIC], dice).act({ type: 'activate', battaglia: p.battaglia('donati') });

/** The Guelph has passed: a Ghibelline Basic Activation begins. */
const ghibellinesTurn = (p: Position, dice: number[]): Table => {
  p.state.active = GUELPH;
  return p.play([{ step: 'changeRoles' }], dice);
};

describe('Donati', () => {
  rule(['gg.S.8.7', 'gg.S.8.3.1'], 'may be called once Guelph Cavalry has routed, not Foot', () => {
    const rout = (id: string): boolean => {
      const p = underway('campaldino').put(id, '1406', 'W', { hits: 5, disrupted: true });
      p.state.hits[p.unit(id)] = p.battle.roster.units[p.unit(id)]?.type === 'C' ? 5 : 3;
      alone(p, { step: 'panic', side: GUELPH, units: [p.unit(id)] }, [6]).act({ type: 'shake', unit: p.unit(id) });
      expect(where(p, id)).toBe('gone');
      p.state.active = GUELPH;
      return named(p.play([BASIC]), 'activate').includes(p.battaglia('donati'));
    };
    expect(rout('cp-vieri-c-feditori-1')).toBe(true);
    expect(rout('cp-mangiatori-i-bologna-1')).toBe(false);
  });

  rule('gg.S.8.7.1', 'comes on a die and the Ghibelline Levels of 6 or more, never on a 1', () => {
    const comes = (level: number, die: number): boolean => {
      const t = call(guelphsTurn([0, level]), [die]);
      expect(rolls(t)[0]).toBe('donati');
      const ok = t.step === 'orders';
      expect(t.told('donati')).toMatchObject([{ ok, rule: ok ? 'gg.S.8.7.1' : 'gg.S.8.7.1b' }]);
      return ok;
    };
    expect([comes(0, 5), comes(0, 6), comes(3, 2), comes(3, 3), comes(4, 2), comes(11, 1)]).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  rule('gg.S.8.7.1', 'then he is released, which lifts the others (R134)', () => {
    const p = guelphsTurn().capitano('vieri', '1407', { capacity: 4 });
    const t = call(p, [6]);
    expect([pointsLeft(t), capacityOf(p, 'donati'), capacityOf(p, 'vieri')]).toEqual([10, 9, 5]);
  });

  rule('gg.S.8.7.1b', 'a failure is a Pass and costs nothing more; he may be called again (R134)', () => {
    const p = guelphsTurn();
    const t = call(p, [2]);
    expect(t.told('passed')).toMatchObject([{ side: GUELPH }]);
    expect([t.step, t.seats, capacityOf(p, 'donati')]).toEqual(['basic', [GHIBELLINE], 10]);
    expect(at(p.state.capitani, p.battaglia('donati')).reserve).toBe(true);
    p.state.active = GUELPH;
    expect(call(p, [6]).step).toBe('orders');
  });

  rule('gg.S.8.7.2', 'in his first run he goes on and on; nobody interrupts and no other Guelph goes', () => {
    const p = guelphsTurn();
    const donati = p.battaglia('donati');
    const t = call(p, [6]).act({ type: 'endOrders' });
    for (const _ of [2, 3]) {
      expect(named(t, 'continuum')).toEqual([donati]);
      t.dice(1, 1).act({ type: 'continuum', battaglia: donati });
      expect(t.step).toBe('orders');
      t.act({ type: 'endOrders' });
    }
    expect(p.state.row).toEqual({ battaglia: donati, times: 3 });
    expect(named(t, 'continuum')).toEqual([donati]);
  });

  rule('gg.S.8.7.2', 'until he passes; afterwards the usual limits hold', () => {
    const p = guelphsTurn();
    p.state.events.novelloTried = true;
    const t = call(p, [6]).act({ type: 'endOrders' }).act({ type: 'pass' });
    t.act({ type: 'activate', battaglia: p.battaglia('pazzo') })
      .act({ type: 'endOrders' })
      .act({ type: 'pass' });
    t.act({ type: 'activate', battaglia: p.battaglia('donati') }).act({ type: 'endOrders' });
    expect(named(t, 'continuum')).toContain(p.battaglia('vieri'));
  });

  rule('gg.S.8.7.2', 'the run comes with his first activation also after a release by contact (R135)', () => {
    const p = guelphsTurn().capitano('donati', '1612');
    p.state.events.guelphCavalryRouted = false;
    const t = call(p, []);
    expect(rolls(t)).toEqual([]);
    t.act({ type: 'endOrders' });
    expect(named(t, 'continuum')).toEqual([p.battaglia('donati')]);
  });
});

describe('Donati released by contact', () => {
  const released = (active: 0 | 1): Position => {
    const p = guelphsTurn().capitano('donati', '1612', { capacity: 10 });
    p.state.active = active;
    return p;
  };

  rule(
    'gg.S.8.7.2',
    'has his run also when a Continuum brings his first activation, and that one can be stopped',
    () => {
      const p = released(GUELPH);
      const donati = p.battaglia('donati');
      const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: donati });
      expect(named(t, 'interrupt')).toContain(p.battaglia('pazzo'));
      t.act({ type: 'decline' }).act({ type: 'endOrders' });
      expect(named(t, 'continuum')).toEqual([donati]);
      t.dice(1, 1).act({ type: 'continuum', battaglia: donati });
      expect(t.step).toBe('orders');
    },
  );

  rule('gg.S.8.7.2', 'and when an Interruptio does', () => {
    const p = released(GHIBELLINE);
    const donati = p.battaglia('donati');
    const t = p.play([{ step: 'interruption', battaglia: p.battaglia('pazzo'), capacity: 6 }], [1, 1]);
    t.act({ type: 'interrupt', battaglia: donati }).act({ type: 'endOrders' });
    expect(named(t, 'continuum')).toEqual([donati]);
    t.dice(1, 1).act({ type: 'continuum', battaglia: donati }).act({ type: 'endOrders' });
    expect(named(t, 'continuum')).toEqual([donati]);
  });
});

describe('Novello', () => {
  function afterDonati(levels = [0, 0]): Position {
    const p = underway('campaldino').capitano('donati', '1612');
    at(p.state.capitani, p.battaglia('donati')).activated = true;
    p.state.levels = levels;
    return p;
  }

  rule(['gg.S.8.8', 'gg.S.8.3.1'], 'does not come before Donati has been activated', () => {
    const p = underway('campaldino').capitano('donati', '1612');
    const t = ghibellinesTurn(p, []);
    expect([t.step, rolls(t)]).toEqual(['basic', []]);
    expect(named(t, 'activate')).toEqual(['montefeltro', 'pazzo', 'guglielmino'].map(id => p.battaglia(id)));
  });

  rule('gg.S.8.8.1a', 'the next Ghibelline Basic Activation is the attempt, and there is only one', () => {
    const p = afterDonati();
    const t = ghibellinesTurn(p, [6]);
    expect(rolls(t)).toEqual(['novello']);
    expect(t.told('activated')).toMatchObject([{ battaglia: p.battaglia('novello'), points: 6 }]);
    const next = afterDonati();
    next.state.events.novelloTried = true;
    expect(ghibellinesTurn(next, []).step).toBe('basic');
  });

  rule('gg.S.8.8.1a', 'none if contact has released him (R136), nor by the contact of Donati (R159)', () => {
    const free = afterDonati().capitano('novello', '0411');
    const t = ghibellinesTurn(free, []);
    expect([t.step, named(t, 'activate').includes(free.battaglia('novello'))]).toEqual(['basic', true]);
    const idle = underway('campaldino').capitano('donati', '1612');
    expect(ghibellinesTurn(idle, []).step).toBe('basic');
  });

  rule('gg.S.8.8.1b', 'a die less the Guelph Levels must be 3; a 6 always does', () => {
    const comes = (level: number, die: number): boolean => {
      const t = ghibellinesTurn(afterDonati([level, 0]), [die]);
      return t.told('novello').some(event => 'ok' in event && event.ok === true);
    };
    expect([comes(0, 2), comes(0, 3), comes(2, 4), comes(2, 5), comes(8, 5), comes(8, 6)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  rule('gg.S.8.8.1b', 'if he comes it is a release of choice: the others are lifted (R136)', () => {
    const p = afterDonati().capitano('pazzo', '0807', { capacity: 3 });
    ghibellinesTurn(p, [3]);
    expect([capacityOf(p, 'pazzo'), capacityOf(p, 'novello')]).toEqual([4, 5]);
  });

  rule('gg.S.8.8.1c', 'if not he is gone for good, unscored; three Guelph Levels and a Pass (R136)', () => {
    const p = afterDonati();
    const t = ghibellinesTurn(p, [2]);
    const units = ['cp-novello-c-guidi-1', 'cp-novello-c-guidi-2', 'cp-novello-i-guidi-1'];
    expect(units.map(id => where(p, id))).toEqual(['gone', 'gone', 'gone']);
    expect([p.state.levels, p.state.points]).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(t.told('passed')).toMatchObject([{ side: GHIBELLINE }]);
    expect([t.step, t.seats]).toEqual(['basic', [GUELPH]]);
    expect(capacityOf(p, 'novello')).toBe(0);
  });

  rule('gg.S.8.8.1c', 'also with those of his who were still on the way', () => {
    const p = afterDonati();
    p.state.cell = p.state.cell.with(p.unit('cp-novello-c-guidi-1'), AWAITED);
    ghibellinesTurn(p, [2]);
    expect(at(p.state.cell, p.unit('cp-novello-c-guidi-1'))).toBe(REMOVED);
  });

  rule('gg.S.8.8.1c', 'which ends the battle if nobody else is left to the Ghibelline (R104)', () => {
    const p = afterDonati();
    const novello = at(p.battle.roster.battaglie, p.battaglia('novello')).units;
    p.battle.roster.units.forEach(({ side }, unit) => {
      if (side === GHIBELLINE && !novello.includes(unit)) p.state.cell = p.state.cell.with(unit, REMOVED);
    });
    const t = ghibellinesTurn(p, [2]);
    expect(t.play.result).toMatchObject({ why: 'destroyed', winners: [GUELPH] });
    const levels = afterDonati([9, 0]);
    const end = ghibellinesTurn(levels, [2]);
    expect([end.play.result, end.told('end').length]).toMatchObject([{ why: 'levels', winners: [GUELPH] }, 1]);
  });
});
