/** Shots and those they strike: shaken, sheltered, weakened by the very shot (nqsb.6.1, 9.2, 10.12, 10.16). */
import { describe, expect } from 'vitest';
import { PARALYSED } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import {
  FIRE_BACK,
  firing,
  HOLD,
  halt,
  march,
  marks,
  moving,
  STAY,
  shoot,
  step,
  strength,
  tests,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, offered, settle, settleBack, spaced } from '../scenes.ts';

rule(
  ['nqsb.10.16.fire', 'nqsb.5.3.2.optional'],
  'a shaken regiment that is fired at without loss may stay in a village, in the open it must go',
  () => {
    const end = (letter: string) => {
      const p = ground({ '1005': letter })
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S', { shaken: true })
        .order(0, 0, 5)
        .draws(0, 8, 7, 6);
      const t = settle(firing(p).act(shoot(p, 'A', 'B')));
      if (offered(t).includes('stay')) t.act(STAY);
      else settleBack(t);
      return p.where('B') === '1005';
    };
    expect([end('a'), end('.')]).toEqual([true, false]);
  },
);

rule(
  ['nqsb.9.2.paralyse', 'nqsb.5.4.1.inf', 'nqsb.6.1.protection'],
  'guns at long range paralyse who is in a village only with more damage than he and the walls take away',
  () => {
    const struck = (...values: number[]) => {
      const p = ground({ '1003': 'a' })
        .lead(0, 0, '1010', 'villequier')
        .put('G', 0, 'fr-ap', '1009', 'N')
        .put('B', 1, 'sp-fl', '1003', 'S')
        .order(0, 0, 5)
        .draws(0, ...values);
      const t = firing(p).act(shoot(p, 'G', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      settle(t);
      return [marks(p, 'B') & PARALYSED, strength(p, 'B'), tests(t)[0]?.[0]];
    };
    expect([struck(1, 2, 8, 7), struck(1, 2, 3, 7)]).toEqual([
      [0, 3, 4],
      [PARALYSED, 3, 4],
    ]);
  },
);

rule(
  [ABILITY, 'nqsb.1.4.terrain-fort', 'nqsb.6.1.protection'],
  '39 Guastatori takes one off what works protect from fire across them; behind them they protect nobody',
  () => {
    const protection = (card: number, from: string, front: string) => {
      const p = position('arras')
        .lead(0, 0, '1108', 'conde')
        .put('A', 0, 'fr-pm-line', from, front)
        .put('B', 1, 'sp-pm', '1007', 'S')
        .order(0, 0, card)
        .draws(0, 8, 7);
      p.state.turn = 5;
      const t = firing(p).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      return settle(t).told('fired')[0]?.protection;
    };
    expect([protection(5, '1009', 'N'), protection(39, '1009', 'N'), protection(5, '1005', 'S')]).toEqual([2, 1, 1]);
  },
);

describe('a shot that leaves but one', () => {
  rule(
    ['nqsb.10.12', 'nqsb.9.5.fire', 'nqsb.6.1.react-charge'],
    'makes horse that would ride at the shooter test for its nerve; failed, it stays',
    () => {
      const rides = (value: number) => {
        const p = spaced('fr-pm-line', 'sp-cp', {}, { strength: 2 })
          .order(0, 0, 5)
          .draws(0, 1, 2)
          .draws(1, value, 8, 7);
        const t = firing(p)
          .act(shoot(p, 'A', 'B'))
          .act({ type: 'counterFire', charge: false });
        settle(t);
        if (t.step === 'marching') t.act(step(p, '1006')).act(halt(p, 'S'));
        return [strength(p, 'B'), t.told('tested').map(({ kind }) => kind), p.where('B') === '1005'];
      };
      expect([rides(8), rides(1)]).toEqual([
        [1, ['fire', 'nerve'], true],
        [1, ['fire', 'nerve'], false],
      ]);
    },
  );

  rule(
    ['nqsb.10.12', 'nqsb.3.3.1.fire', 'nqsb.6.1.react-fire'],
    'asks no nerve of the answer, which is given at the same time and with the men there were',
    () => {
      const p = spaced('fr-fl', 'sp-fl', {}, { strength: 2 }).order(0, 0, 5).draws(0, 1, 2, 8).draws(1, 8, 7);
      const t = settle(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(FIRE_BACK),
      );
      expect([strength(p, 'B'), t.told('tested').map(({ kind, due }) => [kind, due])]).toEqual([
        1,
        [
          ['fire', 3],
          ['fire', 2],
        ],
      ]);
    },
  );
});

rule(
  ['nqsb.5.4.1.los', 'nqsb.6.4'],
  'a line of fire leaves one village hex and enters another beside it; a third between them stops it',
  () => {
    const sees = (letters: Record<string, string>, target: string) => {
      const p = ground(letters)
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '0907', 'N')
        .put('B', 1, 'sp-fl', target, 'S')
        .order(0, 0, 14);
      return firing(p).legal('shoot').length;
    };
    expect([
      sees({ '0907': 'a' }, '1107'),
      sees({ '0907': 'a', '1007': 'a' }, '1007'),
      sees({ '0907': 'a', '1007': 'a', '1107': 'a' }, '1107'),
    ]).toEqual([1, 1, 0]);
  },
);

rule(
  ['nqsb.9.10.once', 'nqsb.3.3.1.parting-shot'],
  'who has fired by Fermezza at one that came up has no shot at another that walks away',
  () => {
    const shots = (fires: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-cp-chev', '1008', 'N', { losses: 1 })
        .put('C', 0, 'fr-fl', '1107', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 4)
        .draws(1, 1, 2);
      const t = moving(p);
      // Two losses in the turn: the horse is driven off again.
      if (fires) {
        t.act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
        settleBack(t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') }));
      }
      t.act(march(p, 'C')).act(step(p, '1108')).act(halt(p));
      return t.legal('partingShot').length;
    };
    expect([shots(false), shots(true)]).toEqual([1, 0]);
  },
);
