/** Fire before anybody moves, and shots that find another target: what they leave of the movement phase (nqsb.6.1, 9.5, 9.8). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { firing, HOLD, halt, moving, shoot, step, tests, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

const BARRAGE = 'nqsb.2.5.ex-sbarramento';

describe('a barrage', () => {
  rule(
    [BARRAGE, 'nqsb.9.5.fire', 'nqsb.10.13', 'nqsb.5.may'],
    'answered by horse that rides at the shooter leaves him engaged: he neither moves nor fires again',
    () => {
      // R49: who came by countercharge holds a melee order.
      const after = (rides: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('B', 1, 'sp-cp', '1006', 'S')
          .order(0, 0, 12)
          .draws(0, 8, 7);
        const t = firing(p, 0, 0, true).act(shoot(p, 'A', 'B'));
        settle(t.act(rides ? { type: 'counterFire', charge: false } : HOLD));
        if (rides) t.act(step(p, '1007')).act(halt(p, 'S'));
        while (t.step === 'firmness') t.act(HOLD);
        expect(p.where('B')).toBe(rides ? '1007' : '1006');
        return [moving(p).legal('march').length > 0, firing(p).legal('shoot').length];
      };
      expect([after(false), after(true)]).toEqual([
        [true, 1],
        [false, 0],
      ]);
    },
  );

  rule(
    [BARRAGE, 'nqsb.10.12', 'nqsb.6.order'],
    'lost by weakened troops with their nerve leaves them the shot of the fire phase, for which they test anew',
    () => {
      // R59: it is that action which is forfeit.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1008', 'N', { strength: 1 })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 12)
        .draws(0, 8, 7, 1, 6);
      const opening = firing(p, 0, 0, true).act(shoot(p, 'A', 'B'));
      expect([tests(opening), opening.told('fired').length]).toEqual([[[2, 2, 0]], 0]);
      expect(opening.step === 'firing' ? opening.legal('shoot') : []).toEqual([]);
      const t = settle(firing(p).act(shoot(p, 'A', 'B')));
      if (t.step === 'answer') t.act(HOLD);
      expect(tests(t)).toEqual([
        [2, 1, 1],
        [1, 1, 0],
      ]);
    },
  );

  rule(
    [BARRAGE, 'nqsb.2.5.2.ability', 'nqsb.9.8.once'],
    'evaded by the one unit under Ordine frainteso leaves its division nothing to move',
    () => {
      // 46 asks it of units that are able to.
      const ends = (evades: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('B', 1, 'sp-fl', '1006', 'S')
          .order(0, 0, 12)
          .order(1, 0, 46)
          .draws(0, 8, 7);
        const t = firing(p, 0, 0, true).act(shoot(p, 'A', 'B'));
        settle(t.act(evades ? at(t.legal('evade'), 0) : HOLD));
        expect(p.where('B') === '1006').toBe(!evades);
        const own = moving(p, 1);
        return own.step === null || own.refusal({ type: 'endMoves' }) === null;
      };
      expect([ends(false), ends(true)]).toEqual([false, true]);
    },
  );

  rule(
    [BARRAGE, 'nqsb.9.5.fire', 'nqsb.9.3.test', 'nqsb.5.division'],
    'at which horse would ride and fails its charge counts as its move: its own division’s order does not move it',
    () => {
      const moves = (rides: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1001', 'villequier')
          .put('G', 0, 'fr-ap', '1007', 'N')
          .put('B', 1, 'sp-cp', '1003', 'S')
          .order(0, 0, 12)
          .order(1, 0, 29)
          .draws(0, 8, 7, 6, 5)
          .draws(1, 8, 7, 6, 5, 4);
        const t = firing(p, 0, 0, true).act(shoot(p, 'G', 'B'));
        settle(t.act(rides ? { type: 'counterFire', charge: true } : HOLD));
        expect([p.where('B'), t.told('chargeFailed').length]).toEqual(['1003', rides ? 1 : 0]);
        return moving(p, 1).legal('march').length > 0;
      };
      expect([moves(false), moves(true)]).toEqual([true, false]);
    },
  );
});

rule(
  ['nqsb.6.1.react-evade', 'nqsb.6.1.react-fire', 'nqsb.6.1.react-charge'],
  'a second target, taken when the first has slipped away, does not evade but may fire back or ride at the shooter',
  () => {
    const answers = (second: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('B', 1, 'sp-fl', '1006', 'S')
        .put('C', 1, second, '1106', 'S')
        .order(0, 0, 5);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      t.act(at(t.legal('evade'), 0)).act({ type: 'retarget', target: p.unit('C') });
      return types(t);
    };
    expect([answers('sp-fl'), answers('sp-cp')]).toEqual([
      ['fireBack', 'hold'],
      ['counterFire', 'hold'],
    ]);
  },
);
