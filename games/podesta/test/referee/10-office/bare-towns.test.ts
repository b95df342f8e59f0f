import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { cards } from '../../battles.ts';
import { communeNamed, good, mercatorCard, position, rule, sestiere, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('what a Proditor undoes', () => {
  // R50 and R138: the part was agreed in a card of his; the card is another's now.
  rule(['pod.23r', 'pod.22i'], 'a card stolen before it is shown takes nobody’s agreed part along', () => {
    const p = governing().tokens(1, 'proditor').mercator(0, 'MC25').mercator(1).purse(1, 3000);
    p.state.pledges = [{ seat: 0, card: mercatorCard('MC25'), partner: 2, lots: 2 }];
    const match = p.commercial(1, [0]).act({ type: 'steal', victim: 0, what: 'mercator' });
    match.act({ type: 'showCard', card: mercatorCard('MC25') });
    if (match.step !== 'commercial') match.do('closeBargain');
    expect([p.player(1).fresh[good('stoffe')], p.player(2).fresh[good('stoffe')]]).toEqual([4, 0]);
    expect([match.purse(1), match.purse(2)]).toEqual([3000 - 100 - 200, 1600]);
  });

  const coup = { type: 'coup', commune: FIRENZE };
  const plot = (change: (p: ReturnType<typeof position>) => void) => {
    const p = governing().tokens(1, 'proditor');
    p.state.holder[FI(4)] = -1;
    p.state.face[FI(4)] = 1;
    change(p);
    const match = p.political(1, [4, 4, 4, 4, 4, 4]);
    if (match.refusal(coup)) return 'refused';
    match.act(coup);
    return p.commune('firenze').podesta === 1 ? 'taken' : 'failed';
  };

  // R37 and R52: a company that serves a friend is not at home.
  rule(
    ['pod.13e', 'pod.27b'],
    'a company lent and marched off leaves the town bare; one lent and at home does not',
    () => {
      expect(
        plot(p => {
          p.state.lent[FI(5)] = 2;
          p.army(2, 'N9', [LU(1), FI(5)]);
        }),
      ).toBe('taken');
      expect(
        plot(p => {
          p.state.lent[FI(5)] = 2;
        }),
      ).not.toBe('taken');
    },
  );

  rule(['pod.13e', 'pod.29j'], 'of armies whose companies he sees only those of the town count', () => {
    const thinkable = (change: (p: ReturnType<typeof position>) => void) => {
      const p = governing().tokens(1, 'proditor');
      change(p);
      return p.political(1).choices('coup', 'commune').includes(FIRENZE);
    };
    // His own, and one that has shown itself: without a company of Firenze, and with one of several.
    expect(
      [[LU(1)], [LU(1), FI(5)]].flatMap(units => [
        thinkable(p => p.army(2, 'N9', units, { shown: true })),
        thinkable(p => p.army(1, 'N9', units)),
      ]),
    ).toEqual([false, false, true, true]);
    expect(thinkable(p => p.army(2, 'N9', [LU(1)]))).toBe(true);
  });

  // R33 and R37: who lives in the town and trusts its Podestà holds it for him.
  rule(['pod.13e', 'pod.47a'], 'refugees who live there hold the town against a coup', () => {
    const bare = (refugee: boolean) =>
      plot(p => {
        p.army(0, 'L4', [FI(5)]);
        if (refugee) {
          p.state.place[SI(2)] = FIRENZE;
          p.state.holder[SI(2)] = 0;
          p.state.exiledIn[SI(2)] = 1;
        }
      });
    expect([bare(false), bare(true)]).toEqual(['taken', 'failed']);
  });
});

// R45 and R59: whoever attacks a partner is out before anybody is asked.
rule(['pod.20f', 'pod.29b', 'pod.44w'], 'of three partners at war the third is asked by the attacked alone', () => {
  const p = position(6).govern(0, 'firenze').govern(2, 'lucca').govern(5, 'volterra').league(0, 2, 5);
  const match = p.military(0).act({ type: 'declareWar', challenged: 2 });
  expect(match.seats).toEqual([5]);
  match.do('join');
  match
    .act(at(match.legal('setDate'), 0))
    .act(at(match.legal('setPlace'), 0))
    .do('acceptBattle');
  expect(p.state.wars[0]?.sides).toEqual([[0], [2, 5]]);
  expect([p.player(0).league === p.player(2).league, p.player(2).league === p.player(5).league]).toEqual([false, true]);
});

// R48 and R100: nobody governs it any more, so nobody loses it.
rule(
  ['pod.25l', 'pod.44p', 'pod.3d'],
  'a town that loses its Podestà for debt under siege is taken from nobody',
  () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 0).date(1, 12);
    p.commune('firenze').raids = 2;
    p.state.loans = [{ seat: 0, commune: FIRENZE, capital: 1000, interest: 200, due: 12 }];
    p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    p.play([{ step: 'nextMonth', over: false }]).do('leaveGap');
    expect([p.commune('firenze').podesta, p.player(0).points, p.state.armies[0]?.siege?.commune]).toEqual([
      -1,
      -12,
      FIRENZE,
    ]);
    const match = p.military(1, [...cards(4, 1, 4, 1), 4, 4, 4, 4, 4, 4]);
    match.act({ type: 'shootWalls', army: 1 }).act({ type: 'shootWalls', army: 1 });
    expect([p.commune('firenze').podesta, match.points(0), match.points(1)]).toEqual([1, -12, 3]);
  },
);

// R68: only the counter is out of use.
rule(
  ['pod.32b', 'pod.15a', 'pod.15.1o', 'pod.10a'],
  'a captive still builds, feasts and courts at home, and rides nowhere',
  () => {
    const p = governing().treasury('firenze', 3000).date(1, 2);
    Object.assign(p.commune('firenze'), { captor: 1, cell: -1, until: 4 });
    const match = p.political(0);
    expect([
      match.refusal({ type: 'build', commune: FIRENZE, work: work('ampliamento-mura'), from: FIRENZE }),
      match.refusal({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE }),
      match.refusal({ type: 'win', sestiere: FI(2), token: -1 }),
      match.refusal({ type: 'exile', sestiere: FI(6) }),
    ]).toEqual([null, null, null, null]);
    expect(match.choices('ride', 'counter')).toEqual([]);
  },
);

// R9: works, feasts and arming are outside the limit.
rule(['pod.15.1l', 'pod.21f'], 'lots sold to a work leave the five of the market untouched', () => {
  const p = governing().treasury('firenze', 3000).goods(0, { 'materiale-edile': 4, legname: 2, stoffe: 4 });
  const match = p.play([
    { step: 'political', seat: 0 },
    { step: 'commercial', seat: 0 },
  ]);
  match.act({ type: 'build', commune: FIRENZE, work: work('ampliamento-mura'), from: FIRENZE });
  match.act({ type: 'supply', supplier: 0, good: good('materiale-edile'), lots: 3 });
  match.act({ type: 'supply', supplier: 0, good: good('legname'), lots: 2 });
  if (match.step !== 'political') match.do('fromMarket');
  match.do('endPhase').act({ type: 'sell', good: good('stoffe'), lots: 4 });
  // The price the work has raised is the one he sells at.
  match.act({ type: 'sell', good: good('materiale-edile'), lots: 1 });
  expect(match.purse(0)).toBe(1600 + 900 + 400 + 130);
});

// R10 and R34: taken from the exile, they begin their month again.
rule(['pod.19c', 'pod.21g', 'pod.25c'], 'confiscated lots are good for a loan at once and for sale next month', () => {
  const p = position(2).govern(0, 'firenze', 1).govern(1, 'siena').goods(0, { metalli: 3 }).tokens(1, 'proditor');
  const match = p.play([
    { step: 'political', seat: 1 },
    { step: 'commercial', seat: 1 },
  ]);
  match.act({ type: 'win', sestiere: FI(1), token: -1 });
  expect(p.player(0).exiled).toBe(true);
  match.do('endPhase');
  expect(match.refusal({ type: 'sell', good: good('metalli'), lots: 1 })).toMatchObject({ rule: 'pod.21g' });
  expect(match.refusal({ type: 'borrow', commune: -1, florins: 300 })).toBeNull();
  expect(match.refusal({ type: 'borrow', commune: -1, florins: 400 })).not.toBeNull();
});

// R96: a raid takes horse; a stripped sestiere calls its company home.
rule(['pod.27h', 'pod.43b'], 'an army whose horse was called home by its sestiere raids no more', () => {
  const p = governing()
    .tokens(1, 'proditor')
    .army(0, 'I4', [FI(1), FI(4)]);
  const raid = { type: 'raid', army: 1, commune: communeNamed('pistoia'), to: FIRENZE };
  expect(p.military(0).refusal(raid)).toBeNull();
  p.political(1).act({ type: 'win', sestiere: FI(1), token: -1 });
  expect(p.military(0).refusal(raid)).toMatchObject({ rule: 'pod.43b' });
  expect([p.state.armyOf[FI(1)], p.state.armyOf[FI(4)]]).toEqual([-1, 1]);
});

// R102: at once, and by whoever is there; who raided has not besieged.
rule(['pod.45.1a', 'pod.43e', 'pod.3d'], 'exhausted by the third raid, a town is walked into in the same month', () => {
  const p = governing();
  p.commune('pistoia').raids = 2;
  p.army(0, 'I4', [FI(1), FI(3), FI(4)]).army(2, 'I4', [LU(1), LU(3), LU(4)]);
  const pistoia = communeNamed('pistoia');
  expect(p.military(2).refusal({ type: 'takePoor', army: 2, commune: pistoia })).not.toBeNull();
  const match = p.military(0).act({ type: 'raid', army: 1, commune: pistoia, to: FIRENZE });
  expect(match.refusal({ type: 'takePoor', army: 1, commune: pistoia })).toBeNull();
  expect(p.military(2).refusal({ type: 'takePoor', army: 2, commune: pistoia })).toBeNull();
  expect(match.treasury('firenze')).toBe(600);
});
