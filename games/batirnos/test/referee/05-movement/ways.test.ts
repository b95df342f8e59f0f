/** Ways back and forward past villages, works and friends (nqsb.5.3, 5.4.1, 9.8, 9.10). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import {
  evade,
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
  shoot,
  step,
  strength,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { fallenBack, offered, places, settle, settleBack } from '../scenes.ts';

rule(
  ['nqsb.9.4.fallback', 'nqsb.5.4.1.cav', 'nqsb.5.3.incomplete'],
  'horse falls back through a village and out of it, without loss',
  () => {
    // It crosses an area without halting; R26. From 0703 the line runs by 0605, 0506, 0507.
    const p = position('intro')
      .lead(0, 0, '0607', 'villequier')
      .put('A', 0, 'fr-cp-chev', '0604', 'N')
      .put('B', 1, 'sp-pm', '0703', 'S')
      .order(0, 0, 5)
      .draws(0, 8, 7, 6, 5, 4);
    settle(fighting(p, 'A').act(READY));
    expect([fallenBack(p), p.where('A'), strength(p, 'A')]).toEqual([['A'], '0408', 3]);
  },
);

rule(
  ['nqsb.9.10', 'nqsb.6.3.fermezza'],
  'a friend who stood beside the enemy before has no shot by Fermezza when another comes up',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('C', 0, 'fr-pm-line', '0906', 'NE')
      .put('B', 1, 'sp-cp', '1006', 'S')
      .order(0, 0, 10);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    expect([t.step, t.legal('stand').map(({ unit }) => p.label(Number(unit)))]).toEqual(['firmness', ['A']]);
  },
);

rule(
  ['nqsb.10.18', 'nqsb.1.4.terrain-fort', 'nqsb.6.1.two-losses'],
  'foot in the works is supported by them: two losses do not shake it',
  () => {
    // They are an area.
    const hit = (hex: string, from: string, ...values: number[]) => {
      const p = position('arras')
        .lead(0, 0, '0911', 'villequier')
        .put('A', 0, 'fr-fl', from, 'N')
        .put('B', 1, 'lo-pm', hex, 'S', { losses: 1, strength: 3 })
        .order(0, 0, 14)
        .draws(0, ...values);
      p.state.turn = 5;
      const t = settle(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(HOLD),
      );
      return [marks(p, 'B') & SHAKEN, offered(t).includes('stay')];
    };
    expect([hit('0807', '0909', 1, 2, 8), hit('0908', '0910', 1, 8, 7)]).toEqual([
      [0, true],
      [SHAKEN, false],
    ]);
  },
);

rule(
  ['nqsb.9.8', 'nqsb.9.4.1.pass'],
  'light horse evades past friends, and stops short of a hex in which one stands',
  () => {
    const ends = (friend: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1009', 'N')
        .put('B', 1, 'sp-cl', '1007', 'S')
        .put('f', 1, 'sp-pm', friend, 'S')
        .order(0, 0, 10);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008'));
      return places(t, 'evade');
    };
    // Away from 1008 the line of 1007 runs by 0906, 0905, 0804, 0803, 0702.
    expect([ends('0905'), ends('0702')]).toEqual([['0702'], ['0803']]);
  },
);

rule(
  ['nqsb.7.1.one-loss', 'nqsb.5.3.1', 'nqsb.9.11'],
  'who goes back one hex sideways leaves the hex it was beaten in all the same',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 8, 7);
    const t = settle(fighting(p, 'A').act(READY)).act(fallBack(p, '1106'));
    t.act({ type: 'press', facing: p.facing('NE') });
    expect([p.where('A'), p.where('B')]).toEqual(['1006', '1106']);
  },
);

rule(
  ['nqsb.3.3.1.evade', 'nqsb.9.8.once', 'nqsb.3.3.1.join'],
  'light foot that did not evade when the enemy came up still fights him',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S')
      .order(0, 0, 10)
      .draws(0, 8, 7, 6, 5, 4)
      .draws(1, 8, 7);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
    expect(t.refusal(evade(p, 'B', p.name(Number(at(t.legal('evade'), 0).to))))).toBeNull();
    t.act(HOLD).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    const u = settleBack(fighting(p, 'A').act(join(p, 'B')));
    expect(
      u
        .told('fought')
        .map(({ unit }) => p.label(unit))
        .sort(),
    ).toEqual(['A', 'B']);
  },
);
