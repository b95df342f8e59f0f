/** What a conqueror takes, what raiders take, and who goes away: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { communeNamed, good, type Match, position, rule, sestiere, unitOf, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const conquest = (p: ReturnType<typeof position>, seat: number, dice: number[]): Match =>
  p.play([{ step: 'conquest', seat, commune: FIRENZE }], dice);

describe('an oath', () => {
  // R101: the whole of the increased contribution, or half of it; the increase is triple for who turned before.
  rule(['pod.45c', 'pod.45b', 'pod.12e'], 'costs double or triple, or half of that, and from the purse alone', () => {
    const price = (number: number, turned: boolean, card: number): unknown => {
      const p = position(3)
        .govern(0, 'firenze', 1)
        .govern(1, 'siena')
        .govern(2, 'lucca')
        .purse(1, 5000)
        .treasury('siena', 5000);
      if (turned) p.state.turned[FI(number)] = 1;
      const left = [FI(number)];
      const match = p.play([{ step: 'oaths', seat: 1, commune: FIRENZE, left }], [card]);
      if (match.step !== 'oath') return [match.step, p.state.holder[FI(number)]];
      match.do('payOath');
      return [5000 - match.purse(1), p.state.holder[FI(number)]];
    };
    expect([price(3, false, 2), price(3, false, 3), price(3, true, 2), price(3, true, 3)]).toEqual([
      [240, 1],
      [120, 1],
      [360, 1],
      [180, 1],
    ]);
    expect(price(3, false, 4)).toEqual(['timeVote', 1]);
  });
  // Who does not pay, or cannot, sees them go, and their goods stay.
  rule(['pod.45c', 'pod.45d'], 'that is not paid sends them away, and three times their tax stays in the chest', () => {
    const p = position(3).govern(0, 'firenze', 1).govern(1, 'siena').govern(2, 'lucca').purse(1, 100);
    const match = p.play([{ step: 'oaths', seat: 1, commune: FIRENZE, left: [FI(3)] }], [1]);
    for (let n = 0; n < 6 && !match.stopped; n++)
      match.act(match.legal('sendAway')[0] ?? match.legal('decline')[0] ?? { type: 'decline' });
    expect([p.state.place[FI(3)], match.treasury('firenze'), match.purse(1)]).toEqual([-1, 1800, 100]);
  });
});

describe('a conqueror', () => {
  // R39, R101: works stay, esteem begins again; the taxes of the year if they have not been paid.
  rule(['pod.45a', 'pod.15.1e', 'pod.15j'], 'has the walls, not the esteem, of who was before him', () => {
    const p = governing().works('firenze', 'ampliamento-mura').bonus('firenze', 60, 30).treasury('firenze', 700);
    const match = conquest(p, 1, [4, 4, 4, 4]);
    const { podesta, upper, lower, works } = p.commune('firenze');
    expect([podesta, upper, lower, works[work('ampliamento-mura')], match.treasury('firenze')]).toEqual([
      1, 0, 0, -1, 700,
    ]);
    // His own faction joins without a florin.
    expect([[2, 6].map(number => p.state.holder[FI(number)]), match.purse(1)]).toEqual([[1, 1], 1600]);
  });
  // The goods go to who has driven him out, and wait their month.
  rule(
    ['pod.19c', 'pod.13g', 'pod.21g'],
    'takes the goods of the Podestà, new to his own store, and none of his florins',
    () => {
      const p = governing().goods(0, { metalli: 3 }).purse(0, 900);
      const match = conquest(p, 1, [4, 4, 4, 4]);
      expect([p.player(0).lots[good('metalli')], p.player(1).fresh[good('metalli')], match.purse(0)]).toEqual([
        0, 3, 900,
      ]);
    },
  );
});

describe('raiders', () => {
  // R96: an army once a month; each of two takes what is due to the first and to the second raid.
  rule(['pod.43b', 'pod.43d'], 'of two armies both raid in a month, the second for less', () => {
    const p = governing().arm(SI(1)).hire(1, 'grifone', 'siena');
    p.army(1, 'I4', [SI(1)]).army(1, 'I4', [unitOf('grifone')]);
    const raid = (army: number) => ({
      type: 'raid',
      army,
      commune: communeNamed('pistoia'),
      to: communeNamed('siena'),
    });
    const match = p.military(1).act(raid(1));
    expect([match.treasury('siena'), match.refusal(raid(1)) !== null]).toEqual([1500, true]);
    match.act(raid(2));
    expect([match.treasury('siena'), p.commune('pistoia').raids]).toEqual([2400, 2]);
    expect(match.offers('raid')).toBe(false);
  });
});

describe('the exiled', () => {
  // R32: whoever shows the other faction may be sent away, however often it has turned.
  rule(
    ['pod.17b', 'pod.12f', 'pod.17d'],
    'may have turned twice: they can still be sent away, and leave their goods',
    () => {
      const p = governing();
      p.state.turns[FI(2)] = 2;
      p.state.turned[FI(2)] = 1;
      const match = p.political(0).act({ type: 'exile', sestiere: FI(2) });
      expect([match.treasury('firenze'), match.step]).toEqual([1800, 'hosting']);
      expect(
        governing()
          .political(0)
          .refusal({ type: 'exile', sestiere: FI(3) }),
      ).not.toBeNull();
    },
  );
  // R33: their new Podestà pays one year of their tax, from chest or purse.
  rule(['pod.47a', 'pod.17c'], 'are taken in for one tax, from the town’s chest or the purse of its Podestà', () => {
    const taken = (from: number): number[] => {
      const p = governing().treasury('siena', 1000).purse(1, 1000);
      const match = p.political(0).act({ type: 'exile', sestiere: FI(2) });
      match.act({ type: 'host', commune: communeNamed('siena'), from });
      return [match.treasury('siena'), match.purse(1), p.state.holder[FI(2)] ?? -1];
    };
    expect([taken(communeNamed('siena')), taken(-1)]).toEqual([
      [400, 1000, 1],
      [1000, 400, 1],
    ]);
  });
});
