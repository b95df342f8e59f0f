import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { columnShifts } from '../../src/10-combat/shock.ts';
import { chargeTargets } from '../../src/12-cavalry/charge.ts';
import { guelphs } from '../../src/index.ts';
import { COUNTERED } from '../../src/state.ts';
import { bare, orders, rolls, story } from '../activations.ts';
import { alone, hexes, hold, isDisrupted, march, ordered, stop, where } from '../drill.ts';
import { fight } from '../fights.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const FOOT_2 = 'cp-mangiatori-i-firenze-2';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const ENEMY_FOOT_2 = 'cp-guglielmino-i-arezzo-2';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

const charge = (p: Position, unit: string) => ({ type: 'order', order: 'charge', unit: p.unit(unit) });

/** The Feditori charge from 1009 through 1109 and 1209 at a target in 1309 that faces W. */
function charging(target: string, dice: number[] = [], more = (p: Position): Position => p): Table {
  const p = more(bare('campaldino').put(HORSE, '1009', 'E').put(target, '1309', 'W').capitano('vieri', '1009'));
  return stop(march(ordered(p, 'vieri', 'charge', HORSE, dice), '1109', '1209'));
}

const at = (table: Table, target: string): Table => table.act({ type: 'attack', target: table.position.unit(target) });

const marker = (p: Position, unit: string) => p.state.attacks.find(attack => attack.unit === p.unit(unit));

describe('what only Cavalry can do', () => {
  rule('gg.12.0', 'Carica! and Echelon are for Cavalry', () => {
    const p = bare('campaldino')
      .put(FOOT, '1209', 'E')
      .put('cp-mangiatori-i-firenze-2', '1108', 'E')
      .put(ENEMY_FOOT, '1509', 'W')
      .capitano('mangiatori', '1209');
    const table = p.play(orders(p, 'mangiatori'));
    expect(table.refusal(charge(p, FOOT))).toMatchObject({ rule: 'gg.12.0', reason: 'notCavalry' });
    expect(table.refusal({ type: 'order', order: 'echelon', unit: p.unit(FOOT) })).toMatchObject({
      reason: 'notCavalry',
    });
  });

  rule('gg.12.0', 'charged Foot never countercharges', () => {
    const table = at(charging(ENEMY_FOOT, [1]), ENEMY_FOOT);
    expect(table.step).toBe('orders');
  });
});

describe('Foot that attacks Cavalry', () => {
  /** Foot of rating 5 in 1209 attacks Cavalry in 1309. */
  const attacking = (corner: string, dice: number[]): Table => {
    const p = bare('campaldino').put(FOOT, '1209', 'E').put(ENEMY_HORSE, '1309', corner).put(ENEMY_FOOT, '1709');
    p.capitano('mangiatori', '1009');
    const table = at(stop(ordered(p, 'mangiatori', 'move', FOOT, dice)), ENEMY_HORSE);
    return table.act({ type: 'endOrders' }).act({ type: 'combat', target: p.unit(ENEMY_HORSE), lead: p.unit(FOOT) });
  };

  rule('gg.12.0.1', 'in front of it rolls a die: above its rating it is Disrupted and does not attack (R68)', () => {
    const failed = attacking('W', [6]);
    expect(rolls(failed)).toEqual(['footMorale']);
    expect(isDisrupted(failed.position, FOOT)).toBe(true);
    expect(failed.told('fought')).toEqual([]);
    expect(where(failed.position, ENEMY_HORSE)).toBe('1309');
  });

  rule('gg.12.0.1', 'at its rating or below it attacks as usual', () => {
    const passed = attacking('W', [5, 1, 1]);
    expect(rolls(passed).slice(0, 2)).toEqual(['footMorale', 'shock']);
    expect(passed.told('fought')).toHaveLength(1);
  });

  /** Foot of rating 5 in 1209 and more of it in 1310 attack the front of Cavalry in 1309. */
  const together = (dice: number[], other = {}): Table => {
    const p = bare('campaldino').put(FOOT, '1209', 'E').put(FOOT_2, '1210', 'NE', other).put(ENEMY_HORSE, '1309', 'W');
    p.put(ENEMY_FOOT, '1709').put('cp-mangiatori-i-bologna-1', '0409', 'E').capitano('mangiatori', '0409');
    return fight(
      p,
      [FOOT, FOOT_2].map(unit => ({ unit, target: ENEMY_HORSE })),
      dice,
    );
  };

  rule(['gg.12.0.1', 'gg.10.5.3'], 'after the checks the lead is named again, also when all have passed (R70)', () => {
    const table = together([5, 5]);
    expect([rolls(table), table.step]).toEqual([['footMorale', 'footMorale'], 'lead']);
    expect(table.legal('combat')).toHaveLength(2);
  });

  rule(
    ['gg.12.0.1', 'gg.10.5.3'],
    'one check is enough for that, beside horse that makes none; none leaves it (R70)',
    () => {
      const mixed = (corner: string): Table => {
        const p = bare('campaldino').put(FOOT, '1209', 'E').put(HORSE, '1210', 'NE').put(ENEMY_HORSE, '1309', corner);
        p.put(ENEMY_FOOT, '1709').put('cp-mangiatori-i-bologna-1', '0409', 'E').capitano('mangiatori', '0409');
        const markers = [FOOT, HORSE].map(unit => ({ unit, target: ENEMY_HORSE }));
        return fight(p, markers, corner === 'W' ? [5] : [1, 1]);
      };
      const table = mixed('W');
      expect([rolls(table), table.step]).toEqual([['footMorale'], 'lead']);
      expect(table.legal('combat').map(({ lead }) => lead)).toEqual(
        expect.arrayContaining([FOOT, HORSE].map(id => table.position.unit(id))),
      );
      expect(rolls(mixed('E'))[0]).toBe('shock');
    },
  );

  rule('gg.12.0.1', 'whoever has passed does not check again when another runs', () => {
    const table = together([5, 6, 6, 1, 1], { hits: 4, disrupted: true });
    expect(where(table.position, FOOT_2)).toBe('gone');
    expect(rolls(table).filter(why => why === 'footMorale')).toHaveLength(2);
  });

  rule('gg.12.0.1', 'on its flank or rear there is no check', () => {
    expect(rolls(attacking('E', [1, 1]))[0]).toBe('shock');
  });
});

describe('Carica!', () => {
  rule('gg.12.1a', 'the unit must move and must attack', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').put(ENEMY_FOOT, '1309', 'W');
    const table = ordered(p, 'vieri', 'charge', HORSE);
    expect(table.legal('stop')).toEqual([]);
    march(table, '1109');
    expect(table.legal('stop')).toEqual([]);
    stop(march(table, '1209'));
    expect(table.step).toBe('target');
    expect(table.legal('noAttack')).toEqual([]);
    at(table, ENEMY_FOOT);
    expect(marker(p, HORSE)).toEqual({ unit: p.unit(HORSE), target: p.unit(ENEMY_FOOT), charge: true });
  });

  rule('gg.12.1a', 'without a way to a target there is no such Order, and no step away from one (R60)', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'W').put(ENEMY_FOOT, '1709', 'W').capitano('vieri', '1009');
    expect(p.play(orders(p, 'vieri')).refusal(charge(p, HORSE))).toMatchObject({ rule: 'gg.12.1a' });
    const q = bare('campaldino').put(HORSE, '0909', 'E').put(ENEMY_FOOT, '1509', 'W');
    const table = ordered(q, 'vieri', 'charge', HORSE);
    expect(hexes(table, 'step')).toEqual(['1009', '1010']);
    expect(table.legal('turn')).toEqual([]);
  });

  rule('gg.12.1b', 'no turn in a hex next to the unit charged (R61)', () => {
    // 1308 lies between the two enemies; only a turn further on could bring one of them into the front.
    const p = bare('campaldino').put(HORSE, '1108', 'E').put(ENEMY_FOOT, '1309', 'W').put(ENEMY_FOOT_2, '1307', 'W');
    const table = march(ordered(p, 'vieri', 'charge', HORSE), '1208', '1308');
    expect(table.legal('turn')).toEqual([]);
    expect(where(p, HORSE)).toBe('1308');
  });

  rule('gg.12.1c', 'not into ground that prohibits it', () => {
    const may = (from: string, corner: string, target: string) => {
      const p = bare('campaldino').put(HORSE, from, corner).put(ENEMY_FOOT, target, 'NE').capitano('vieri', from);
      return p.play(orders(p, 'vieri')).refusal(charge(p, HORSE)) === null;
    };
    expect(may('1511', 'SE', '1513')).toBe(false);
    expect(may('1509', 'SE', '1512')).toBe(true);
    expect(may('2011', 'SE', '2013')).toBe(false);
  });

  rule('gg.12.1c', 'nor from such ground: judged on the last hex of the charger and that of the target (R62)', () => {
    const p = bare('campaldino').put(HORSE, '1512', 'SE').put(ENEMY_FOOT, '1613', 'W').put(ENEMY_HORSE, '1614', 'NW');
    const target = p.unit(ENEMY_HORSE);
    const from = (hex: string) => ({
      unit: p.unit(HORSE),
      cell: p.hex(hex),
      facing: p.facing('E'),
      points: 0,
      moved: 1,
      turnedAt: [],
    });
    expect(chargeTargets(p.battle, from('1513'))).toEqual([]);
    expect(chargeTargets(p.put(ENEMY_HORSE, '1614', 'NW').battle, { ...from('1613'), facing: p.facing('SE') })).toEqual(
      [target],
    );
  });

  rule('gg.12.1.1a', 'no Carica! for Disrupted Cavalry', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E', { disrupted: true }).put(ENEMY_FOOT, '1309', 'W');
    p.capitano('vieri', '1009');
    expect(p.play(orders(p, 'vieri')).refusal(charge(p, HORSE))).toMatchObject({ rule: 'gg.12.1.1a' });
  });

  rule('gg.12.1.1b', 'Disrupted by Entry Fire it attacks without the marker, or not at all', () => {
    const broken = () => {
      const table = at(
        charging(ENEMY_FOOT, [1, 6, 6], p => p.put(CROSSBOWS, '1308', 'W')),
        ENEMY_FOOT,
      );
      return table.act({ type: 'shoot', unit: table.position.unit(CROSSBOWS) });
    };
    const pressed = broken();
    expect(pressed.step).toBe('brokenCharge');
    expect(pressed.seats).toEqual([0]);
    pressed.act({ type: 'press' });
    expect(marker(pressed.position, HORSE)).toMatchObject({ charge: false });
    const called = broken().act({ type: 'callOff' });
    expect(called.position.state.attacks).toEqual([]);
  });

  rule('gg.12.1.1b', 'Disrupted on the way it goes on as under Move/Attack (R43, R162)', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').put(CROSSBOWS, '1209', 'W').put(ENEMY_FOOT, '1308', 'W');
    const table = march(ordered(p, 'vieri', 'charge', HORSE, [6, 6]), '1108');
    table.act({ type: 'step', to: p.hex('1208') }).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(isDisrupted(p, HORSE)).toBe(true);
    expect(table.legal('stop')).toHaveLength(1);
    expect(table.legal('turn')).not.toEqual([]);
    stop(table);
    expect(hold(table).legal()).toEqual([{ type: 'attack', target: p.unit(ENEMY_FOOT) }, { type: 'noAttack' }]);
    at(table, ENEMY_FOOT);
    expect(marker(p, HORSE)).toMatchObject({ charge: false });
  });

  rule('gg.12.1.1b', 'rough ground on the way breaks it too', () => {
    const p = bare('benevento')
      .put('bn-montfort-c-provence-1', '0315', 'E')
      .put('bn-giordano-c-germans-1', '0614', 'W');
    const table = march(ordered(p, 'montfort', 'charge', 'bn-montfort-c-provence-1'), '0415');
    expect(isDisrupted(p, 'bn-montfort-c-provence-1')).toBe(true);
    expect(table.legal('stop')).toHaveLength(1);
  });

  rule('gg.12.1.2', 'not for Cavalry next to the enemy', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'W').put(ENEMY_FOOT, '1309', 'E').put(ENEMY_HORSE, '0909', 'E');
    p.capitano('vieri', '1209');
    expect(p.play(orders(p, 'vieri')).refusal(charge(p, HORSE))).toMatchObject({ rule: 'gg.12.1.2' });
  });

  rule('gg.12.1.3', 'each marker is a column to the right', () => {
    const shift = (...charges: boolean[]): number => {
      const p = bare('campaldino').put(HORSE, '1209', 'E').put(HORSE_2, '1210', 'NE').put(ENEMY_FOOT, '1309', 'W');
      const attackers = [p.unit(HORSE), p.unit(HORSE_2)];
      const target = p.unit(ENEMY_FOOT);
      p.state.attacks = attackers.map((unit, i) => ({ unit, target, charge: charges[i] ?? false }));
      const list = columnShifts(p.battle, target, p.unit(HORSE), attackers);
      return list.find(({ rule: id }) => id === 'gg.10.6.1e')?.value ?? 0;
    };
    expect([shift(false, false), shift(true, false), shift(true, true)]).toEqual([0, 1, 2]);
  });
});

describe('morale of charged Foot', () => {
  rule('gg.12.1.4a', 'a die above its rating disrupts it, before it can shoot', () => {
    const checked = (die: number): boolean =>
      isDisrupted(at(charging(ENEMY_FOOT, [die]), ENEMY_FOOT).position, ENEMY_FOOT);
    expect([checked(5), checked(6)]).toEqual([false, true]);
  });

  rule('gg.12.1.4a', 'next to its Standard its rating is one higher', () => {
    const table = charging(ENEMY_FOOT, [6], p => p.put('cp-pazzo-c-arezzo-1', '1409', 'E'));
    table.position.state.standards[1] = table.position.unit('cp-pazzo-c-arezzo-1');
    expect(isDisrupted(at(table, ENEMY_FOOT).position, ENEMY_FOOT)).toBe(false);
  });

  rule('gg.12.1.4a', 'every Carica! against it makes it check again (R64); Cavalry never checks', () => {
    const table = at(
      charging(ENEMY_FOOT, [1, 1], p => p.put(HORSE_2, '1010', 'E')),
      ENEMY_FOOT,
    );
    const p = table.position;
    table.act(charge(p, HORSE_2));
    at(stop(march(table, '1110', '1210')), ENEMY_FOOT);
    expect(rolls(table)).toEqual(['morale']);
    expect(rolls(at(charging(ENEMY_HORSE), ENEMY_HORSE))).toEqual([]);
  });

  rule(
    ['gg.12.1.4b', 'gg.10.4.1'],
    'if it routs the charger advances at once, unshot, and fights no combat (R65)',
    () => {
      const table = at(
        charging(ENEMY_FOOT, [6, 6], p =>
          p
            .put(ENEMY_FOOT, '1309', 'W', { hits: 4, disrupted: true })
            .put(CROSSBOWS, '1410', 'W')
            .put(ENEMY_FOOT_2, '1809', 'W'),
        ),
        ENEMY_FOOT,
      );
      const p = table.position;
      expect([where(p, ENEMY_FOOT), where(p, HORSE)]).toEqual(['gone', '1309']);
      expect(p.state.attacks).toEqual([]);
      expect(table.step).toBe('turnAfter');
      table.act({ type: 'face', facing: p.facing('E') });
      expect(table.step).toBe('orders');
      expect(table.act({ type: 'endOrders' }).step).toBe('continuing');
    },
  );
});

describe('markers lost before the combat', () => {
  rule(
    'gg.12.1.4b',
    'markers of others against a unit that has run from a Carica! go too, without advance (R65)',
    () => {
      const table = charging(ENEMY_FOOT, [6, 6], p =>
        p
          .put(ENEMY_FOOT, '1309', 'W', { hits: 4, disrupted: true })
          .put(ENEMY_FOOT_2, '1809', 'W')
          .put(HORSE_2, '1310', 'NW'),
      );
      const p = table.position;
      p.state.attacks.push({ unit: p.unit(HORSE_2), target: p.unit(ENEMY_FOOT), charge: false });
      at(table, ENEMY_FOOT);
      expect(p.state.attacks).toEqual([]);
      expect([where(p, HORSE), where(p, HORSE_2)]).toEqual(['1309', '1310']);
    },
  );

  rule('gg.12.1.1b', 'any Disruption before its combat costs the charger its marker, at once (R63)', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(ENEMY_FOOT, '1309', 'W');
    p.state.attacks = [{ unit: p.unit(HORSE), target: p.unit(ENEMY_FOOT), charge: true }];
    const table = alone(p, { step: 'panic', side: 0, units: [p.unit(HORSE)] });
    table.act({ type: 'shake', unit: p.unit(HORSE) });
    expect(isDisrupted(p, HORSE)).toBe(true);
    expect(table.step).toBe('brokenCharge');
    expect(marker(p, HORSE)).toMatchObject({ charge: false });
  });
});

describe('countercharge', () => {
  rule('gg.12.2', 'charged Cavalry may try it when the charge comes at its front', () => {
    const table = at(charging(ENEMY_HORSE), ENEMY_HORSE);
    expect(table.step).toBe('countercharge');
    expect(table.seats).toEqual([1]);
  });

  rule('gg.12.2', 'not Disrupted, not from flank or rear, not against a plain attack', () => {
    const disrupted = charging(ENEMY_HORSE, [], p => p.put(ENEMY_HORSE, '1309', 'W', { disrupted: true }));
    expect(at(disrupted, ENEMY_HORSE).step).toBe('orders');
    const rear = charging(ENEMY_HORSE, [], p => p.put(ENEMY_HORSE, '1309', 'E'));
    expect(at(hold(rear), ENEMY_HORSE).step).toBe('orders');
    const p = bare('campaldino').put(HORSE, '1109', 'E').put(ENEMY_HORSE, '1309', 'W');
    expect(at(stop(march(ordered(p, 'vieri', 'move', HORSE), '1209')), ENEMY_HORSE).step).toBe('orders');
  });

  rule('gg.12.2', 'a unit that has turned to face the charge may (R67)', () => {
    const table = charging(ENEMY_HORSE, [1], p => p.put(ENEMY_HORSE, '1309', 'SE'));
    const p = table.position;
    expect(table.step).toBe('facingReaction');
    table.act({ type: 'react', unit: p.unit(ENEMY_HORSE), facing: p.facing('SW') });
    expect(at(table, ENEMY_HORSE).step).toBe('orders');
    const flank = charging(ENEMY_HORSE, [1], q => q.put(ENEMY_HORSE, '1309', 'SW'));
    const q = flank.position;
    flank.act({ type: 'react', unit: q.unit(ENEMY_HORSE), facing: q.facing('W') });
    expect(at(flank, ENEMY_HORSE).step).toBe('countercharge');
  });

  rule('gg.12.2', 'once in an enemy activation; who lets one pass may meet a later one (R66)', () => {
    const second = (first: 'countercharge' | 'hold'): Table => {
      const table = at(
        charging(ENEMY_HORSE, [1, 1], p => p.put(HORSE_2, '1010', 'E')),
        ENEMY_HORSE,
      );
      table.act({ type: first }).act(charge(table.position, HORSE_2));
      return at(stop(march(table, '1110', '1210')), ENEMY_HORSE);
    };
    expect(second('countercharge').step).toBe('orders');
    const tried = second('hold');
    expect(tried.step).toBe('countercharge');
    tried.act({ type: 'countercharge' });
    const p = tried.position;
    expect([marker(p, HORSE), marker(p, HORSE_2)]).toMatchObject([{ charge: true }, { charge: false }]);
  });

  rule('gg.12.2', 'and again in the next activation', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').put(ENEMY_HORSE, '1309', 'W').capitano('vieri', '1009');
    const enemy = p.unit(ENEMY_HORSE);
    p.state.marks[enemy] = COUNTERED;
    p.play([{ step: 'activation', battaglia: p.battaglia('vieri'), kind: 'basic', capacity: 6 }]);
    expect(p.state.marks[enemy]).toBe(0);
  });

  rule('gg.12.2', 'not when Entry Fire has already broken the charge', () => {
    const table = at(
      charging(ENEMY_HORSE, [6, 6], p => p.put(CROSSBOWS, '1308', 'W')),
      ENEMY_HORSE,
    );
    table.act({ type: 'shoot', unit: table.position.unit(CROSSBOWS) }).act({ type: 'press' });
    expect(table.step).toBe('orders');
  });

  rule('gg.12.2.1', 'at its rating or below the marker becomes an Attack; above, it is Disrupted itself', () => {
    const tried = (die: number) => {
      const table = at(
        charging(ENEMY_HORSE, [die], p => p.put(ENEMY_HORSE, '1309', 'W', { hits: 2 })),
        ENEMY_HORSE,
      );
      table.act({ type: 'countercharge' });
      return [marker(table.position, HORSE)?.charge, isDisrupted(table.position, ENEMY_HORSE)];
    };
    expect(tried(4)).toEqual([false, false]);
    expect(tried(5)).toEqual([true, true]);
  });

  rule('gg.12.2.1', 'the Standard does not help, and the attack cannot be called off for it (R44, R156)', () => {
    const table = charging(ENEMY_HORSE, [5], p =>
      p.put(ENEMY_HORSE, '1309', 'W', { hits: 2 }).put('cp-pazzo-c-arezzo-1', '1409', 'E'),
    );
    table.position.state.standards[1] = table.position.unit('cp-pazzo-c-arezzo-1');
    at(table, ENEMY_HORSE).act({ type: 'countercharge' });
    expect(isDisrupted(table.position, ENEMY_HORSE)).toBe(true);
    const met = at(charging(ENEMY_HORSE, [1]), ENEMY_HORSE).act({ type: 'countercharge' });
    expect(met.step).toBe('orders');
    expect(marker(met.position, HORSE)).toMatchObject({ charge: false });
  });
});

describe('the order of reactions to a charge', () => {
  rule(['gg.4.0.4', 'gg.12.1.4a'], 'turns, target, morale, Entry Fire, countercharge, one after the other', () => {
    const p = bare('campaldino')
      .put(HORSE, '1009', 'E')
      .put(CROSSBOWS, '1309', 'SW')
      .put(ENEMY_FOOT, '1208', 'NE')
      .capitano('vieri', '1009');
    const table = stop(march(ordered(p, 'vieri', 'charge', HORSE, [1, 1, 1, 1]), '1109', '1209'));
    expect(table.step).toBe('facingReaction');
    table.act({ type: 'react', unit: p.unit(CROSSBOWS), facing: p.facing('W') });
    hold(table);
    expect(table.step).toBe('target');
    at(table, CROSSBOWS);
    expect(story(table)).toEqual(expect.arrayContaining(['aimed', 'morale']));
    expect(table.step).toBe('entryFire');
    hold(table);
    expect(table.step).toBe('orders');
  });
});
