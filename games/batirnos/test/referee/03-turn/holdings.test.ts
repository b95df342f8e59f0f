/** Objectives held, lost and paid for, and losses booked turn by turn (nqsb.1.4, 3.2.4). */
import { expect } from 'vitest';
import { occupier } from '../../../src/03-turn/end-steps.ts';
import { type Position, position } from '../../battlefield.ts';
import { fighting, firing, HOLD, moving, READY, rallying, STOP, shoot, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, settle } from '../scenes.ts';

/** The farm at 0605 is worth two points, once. */
const farm = (): Position => position('intro').put('A', 0, 'fr-pm-line', '0308').put('B', 1, 'sp-pm', '0302');

rule(
  ['nqsb.1.4.objective-once', 'nqsb.3.2.4.det-objective'],
  'an objective is paid for once: the enemy who retakes it costs its first captor nothing',
  () => {
    // "una sola volta nella partita" (l.158).
    const p = farm();
    const turn = (a: string, b: string) => {
      p.put('A', 0, 'fr-pm-line', a).put('B', 1, 'sp-pm', b);
      p.play({ step: 'turnEnd' });
      return [...p.state.determination];
    };
    expect([turn('0605', '0302'), turn('0308', '0605'), turn('0605', '0302')]).toEqual([
      [50, 48],
      [50, 48],
      [50, 48],
    ]);
  },
);

rule(
  ['nqsb.1.4.objective-occupied', 'nqsb.10.16'],
  'horse beside an objective does not hold it while a shaken enemy is next to it, nor if it is shaken itself',
  () => {
    // "truppe nemiche": in whatever state.
    const holds = (foe: string, shaken = false) => {
      const p = farm()
        .put('A', 0, 'fr-cp-chev', '0606', 'N', { shaken })
        .put('B', 1, 'sp-pm', foe, 'S', { shaken: true });
      return occupier(p.battle, p.hex('0605'));
    };
    expect([holds('0302'), holds('0604'), holds('0302', true)]).toEqual([0, -1, -1]);
  },
);

rule(
  ['nqsb.3.2.4.det-shaken', 'nqsb.8.marker'],
  'a regiment shaken, put in order and shaken again in another turn costs a point each time',
  () => {
    const p = faced('fr-pm-vet', 'sp-pm', {}, { losses: 1, strength: 4 })
      .put('C', 1, 'sp-pm', '1502')
      .order(0, 0, 10)
      .order(1, 0, 30)
      .draws(0, 1, 2, 8, 7, 6, 5);
    const blow = () => {
      const t = settle(fighting(p, 'A').act(READY));
      while (t.step === 'retreating') t.act(t.legal('fallBack')[0] ?? HOLD);
    };
    blow();
    rallying(p, 1).act({ type: 'clear', unit: p.unit('B'), marker: 'shaken' });
    p.play({ step: 'turnEnd' });
    expect(p.state.determination[1]).toBe(49);
    p.put('B', 1, 'sp-pm', '1006', 'S', { losses: 1, strength: 3 }).order(0, 0, 10).draws(0, 1, 2, 8, 7, 6, 5);
    blow();
    p.play({ step: 'turnEnd' });
    expect(p.state.determination[1]).toBe(48);
  },
);

rule(
  ['nqsb.8.only-weak', 'nqsb.8.strength', 'nqsb.8.marker'],
  'who has recovered is weakened no more, and has had its one action',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1009', 'N', { strength: 1, paralysed: true })
      .order(0, 0, 30)
      .draws(0, 1);
    const t = rallying(p).act({ type: 'recover', unit: p.unit('A') });
    settle(t);
    expect(p.state.strength[p.unit('A')]).toBe(2);
    expect(t.step === null ? [] : t.legal('clear').concat(t.legal('recover'))).toEqual([]);
    expect(moving(p.order(0, 0, 29)).legal('march')).toEqual([]);
  },
);

rule(
  ['nqsb.4.1', 'nqsb.6.1.protection', 'nqsb.6.2'],
  'a test is stopped when automatic damage, successes and protection together destroy the target, not a success before',
  () => {
    // Musketeers have a damage against pikes; the regiment has a protection of one.
    const stops = (strength: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S', { strength })
        .order(0, 0, 5)
        .draws(0, 1, 2, 3);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(HOLD);
      while (t.step === 'enough') t.act(STOP);
      return tests(t)[0];
    };
    expect([stops(1), stops(2), stops(3)]).toEqual([
      [3, 1, 1],
      [3, 2, 2],
      [3, 3, 3],
    ]);
  },
);

rule(
  ['nqsb.10.1.losses', 'nqsb.10.8.elim'],
  'two losses in one blow hurt the general once; the blow that destroys his unit hurts him twice',
  () => {
    const hurt = (strength: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1005', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-fl', '1005', 'S', { strength })
        .order(0, 0, 5)
        .draws(0, 1, 2, 3);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(HOLD);
      while (t.step === 'enough') t.act({ type: 'drawOn' });
      return [p.state.strength[p.unit('B')], p.state.health[p.general(1, 0)]];
    };
    expect([hurt(3), hurt(2)]).toEqual([
      [1, 2],
      [0, 1],
    ]);
  },
);
