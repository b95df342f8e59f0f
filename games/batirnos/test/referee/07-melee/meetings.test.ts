/** Moments in which two or three chapters meet: combats in a row, death on both sides, orders that run out. */
import { describe, expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import {
  fallBack,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  marks,
  moving,
  READY,
  rallying,
  STAY,
  STOP,
  step,
  strength,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, settle } from '../scenes.ts';

const duel = (a = 'fr-pm-line', b = 'sp-pm', is: Condition = {}, other: Condition = {}) =>
  faced(a, b, is, other).order(0, 0, 10);

describe('horse and its fallback', () => {
  rule(['nqsb.9.4.fallback', 'nqsb.7.4'], 'horse that only supported owes it too', () => {
    // R41: whoever fought in the combat.
    const p = duel('fr-cp-chev').put('C', 0, 'fr-cp-chev', '0906', 'NE').draws(0, 8, 7, 6, 5, 4).draws(1, 8, 7, 6, 5);
    const t = fighting(p, 'A', 'C')
      .act(READY)
      .act({ type: 'principal', unit: p.unit('A') });
    settle(t);
    const back = p.play({ step: 'cavalryBack' });
    while (back.step === 'retreating') back.act(back.legal('fallBack')[0] ?? STAY);
    expect(
      back
        .told('fellBack')
        .map(({ unit }) => p.label(unit))
        .sort(),
    ).toEqual(['A', 'C']);
  });

  rule(
    ['nqsb.9.4.fallback', 'nqsb.7.1.one-loss'],
    'not before an enemy that has gone back, though it need not have; before one that stayed it does',
    () => {
      // Who has gone back is no longer in the combat.
      const after = (stay: boolean) => {
        const p = duel('fr-cp-chev')
          .put('f1', 1, 'sp-fl', '1005')
          .put('f2', 1, 'sp-fl', '1106')
          .draws(0, 1, 2, 8, 7, 6);
        const t = settle(fighting(p, 'A').act(READY));
        expect(types(t)).toEqual(['fallBack', 'stay']);
        t.act(stay ? STAY : fallBack(p, '1105'));
        while (t.step === 'pressing') t.act({ type: 'decline' });
        return p.play({ step: 'cavalryBack' }).told('fellBack').length;
      };
      expect([after(true), after(false)]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.9.4.fallback', 'nqsb.7.1.cavalry'],
    'nor before one that another friend has driven back, or destroyed, later in the phase',
    () => {
      // At the end of the phase that enemy is in the combat no more.
      const after = (...values: number[]) => {
        const p = duel('fr-cp-chev')
          .put('C', 0, 'fr-pm-line', '1107', 'N', { division: 1 })
          .lead(0, 1, '1110', 'villequier')
          .order(0, 1, 11)
          .draws(0, 8, 7, 6, 5, 4, ...values)
          .draws(1, 8, 7, 6, 5);
        settle(fighting(p, 'A').act(READY));
        const t = settle(fighting(p, 'C').act(READY));
        if (t.step === 'retreating') t.act(fallBack(p, '1005'));
        while (t.step === 'pressing') t.act({ type: 'decline' });
        return [p.where('B'), p.play({ step: 'cavalryBack' }).told('fellBack').length];
      };
      expect(after(8, 7, 6, 5)).toEqual(['1006', 1]);
      expect(after(1, 2, 8, 7)).toEqual(['1005', 0]);
    },
  );
});

describe('losses on both sides', () => {
  rule(
    ['nqsb.3.3.1.melee', 'nqsb.9.11', 'nqsb.3.2.4.det-unit'],
    'two units that destroy each other both go, and nobody takes the hex',
    () => {
      const p = duel('fr-pm-line', 'sp-pm', { strength: 2 }, { strength: 2 }).draws(0, 1, 2, 3).draws(1, 1, 2, 3);
      const t = fighting(p, 'A').act(join(p, 'B'));
      settle(t);
      expect([p.where('A'), p.where('B'), t.step]).toEqual(['off', 'off', null]);
      expect([p.state.ledger[0]?.units, p.state.ledger[1]?.units]).toEqual([5, 5]);
    },
  );

  rule(
    ['nqsb.5.3.incomplete', 'nqsb.10.8.elim'],
    'the loss for a move that cannot be completed may be the last',
    () => {
      // R36.
      const p = position()
        .put('A', 0, 'fr-pm-line', '0213', 'NW')
        .put('B', 1, 'sp-pm', '0113', 'NE', { strength: 2 })
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7);
      settle(fighting(p, 'A').act(READY));
      expect([p.where('B'), p.state.ledger[1]?.units]).toEqual(['off', 5]);
    },
  );

  rule(
    ['nqsb.10.18', 'nqsb.10.18.effect', 'nqsb.6.1.two-losses'],
    'support is of units, whatever they are, not of leaders who stand alone beside it',
    () => {
      // R38.
      const hit = (...friends: [string, string][]) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-fl', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 5)
          .draws(0, 1, 2, 8);
        for (const [troop, hex] of friends) {
          if (troop === 'leader') p.lead(1, 0, hex, 'villequier');
          else p.put(hex, 1, troop, hex, 'S', { division: 1 });
        }
        settle(
          firing(p)
            .act({ type: 'shoot', unit: p.unit('A'), target: p.unit('B') })
            .act(HOLD),
        );
        return marks(p, 'B') & SHAKEN;
      };
      expect(hit(['sp-al', '0905'], ['sp-fl', '1105'])).toBe(0);
      expect(hit(['leader', '0905'], ['sp-fl', '1105'])).toBe(SHAKEN);
    },
  );
});

describe('weakened troops in company', () => {
  rule(
    ['nqsb.10.12', 'nqsb.7.4.2.vantaggio', 'nqsb.7.4.2.svantaggio'],
    'a weakened supporter that fails its test takes no part: its place in the flank counts for nothing',
    () => {
      // R59: the action is forfeit.
      const flank = (...values: number[]) => {
        const p = duel()
          .put('C', 0, 'fr-pm-line', '1106', 'N', { strength: 1 })
          .draws(0, ...values, 8, 7, 6, 5);
        const t = fighting(p, 'A', 'C');
        settle(t);
        while (t.step === 'joining') t.act(READY);
        if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
        settle(t);
        return t.told('fought').map(({ unit, damage }) => [p.label(unit), damage]);
      };
      expect(flank(8, 7, 6)).toEqual([['A', 0]]);
      expect(flank(1)).toEqual([['A', 1]]);
    },
  );
});

describe('aggressive troops', () => {
  rule(
    ['nqsb.9.1', 'nqsb.5.may'],
    'an order that gives no movement leaves them without one in the movement phase',
    () => {
      // Without orders in the movement phase.
      const rush = (card: number) =>
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('G', 0, 'fr-cp-gend', '1009', 'N')
          .put('B', 1, 'sp-pm', '1007', 'S')
          .order(0, 0, card)
          .play({ step: 'aggressors', done: [] })
          .told('aggressed').length;
      expect([rush(14), rush(30), rush(5)]).toEqual([1, 1, 0]);
    },
  );
});

describe('combats in a row', () => {
  rule(
    ['nqsb.7.4.1.complete', 'nqsb.9.13.ignore', 'nqsb.7.2'],
    'a line broken by the first combat is none in the second',
    () => {
      // Each combat is over, moves and all, before the next begins.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'sp-fp', '1007', 'N')
        .put('C', 0, 'sp-fp', '1207', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('D', 1, 'sp-pm', '1106', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7, 6, 8, 7, 6, 5, 4);
      const t = fighting(p, 'A', 'C');
      while (t.step === 'declare') t.act(t.legal('attack')[0] ?? READY);
      while (t.step === 'joining') t.act(READY);
      if (t.step === 'nextFight') t.act({ type: 'combat', unit: p.unit('A') });
      settle(t);
      while (t.step === 'retreating' || t.step === 'pressing' || t.step === 'joining' || t.step === 'enough')
        t.act(t.legal('fallBack')[0] ?? t.legal('decline')[0] ?? t.legal('stopTest')[0] ?? READY);
      const blows = t.told('fought').map(({ unit, foe, damage }) => [p.label(unit), p.label(foe), damage]);
      // In line, front to front, the three symbols of heavy foot on pikes are ignored; alone they are not.
      expect(blows).toEqual([
        ['A', 'B', 2],
        ['C', 'D', 3],
      ]);
    },
  );

  rule(
    ['nqsb.7.4.1.choose', 'nqsb.7.4.1.complete', 'nqsb.9.12'],
    'a pursuit out of the first combat may finish the enemy of the second, which is then not fought',
    () => {
      // The new melee is resolved at once.
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-cp-chev', '0907', 'N')
        .put('C', 0, 'fr-pm-line', '1107', 'N')
        .put('B', 1, 'sp-fl', '0906', 'S', { strength: 1 })
        .put('D', 1, 'sp-fl', '1106', 'S', { strength: 1 })
        .order(0, 0, 10)
        .draws(0, 1, 2, 1, 2, 8, 7, 6);
      const t = fighting(p, 'A', 'C');
      while (t.step === 'joining') t.act(READY);
      if (t.step === 'nextFight') t.act({ type: 'combat', unit: p.unit('A') });
      settle(t);
      expect([p.where('B'), t.step]).toEqual(['off', 'pressing']);
      t.act({ type: 'pursue', charge: false }).act(step(p, '1007')).act(step(p, '1006'));
      while (t.step === 'evasion') t.act(HOLD);
      t.act(halt(p, 'NE'));
      while (t.step === 'joining' || t.step === 'enough') t.act(t.step === 'enough' ? STOP : READY);
      expect(p.where('D')).toBe('off');
      expect(t.told('fought').map(({ unit, foe }) => [p.label(unit), p.label(foe)])).toEqual([
        ['A', 'B'],
        ['A', 'D'],
      ]);
    },
  );
});

describe('orders that give little', () => {
  rule(
    ['nqsb.10.7.move', 'nqsb.5.4.stop'],
    'focused on movement, a halt before rough ground is followed by entry in the second move',
    () => {
      // R32.
      const p = position()
        .lead(0, 0, '0506', 'villequier')
        .put('A', 0, 'fr-fl', '0506', 'N')
        .put('C', 0, 'fr-cp-chev', '0507', 'N')
        .order(0, 0, 5, 'move');
      const t = moving(p).act(march(p, 'C')).act(step(p, '0407')).act(halt(p));
      expect(t.step).toBe('secondMove');
      t.act(march(p, 'C')).act(step(p, '0307')).act(halt(p));
      expect(p.where('C')).toBe('0307');
    },
  );

  rule(
    ['nqsb.8.marker', 'nqsb.10.12'],
    'a weakened unit needs its morale test to be put in order; failed, it keeps the marker and is not lost',
    () => {
      // Reorganising is an action; R59, R61.
      const clear = (...values: number[]) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1009', 'N', { strength: 1, shaken: true })
          .order(0, 0, 30)
          .draws(0, ...values);
        const t = settle(rallying(p).act({ type: 'clear', unit: p.unit('A'), marker: 'shaken' }));
        return [marks(p, 'A') & SHAKEN, p.where('A'), strength(p, 'A'), t.step];
      };
      expect(clear(8, 7, 6)).toEqual([SHAKEN, '1009', 1, null]);
      expect(clear(8, 7, 3)).toEqual([0, '1009', 1, null]);
    },
  );
});
