import { describe, expect } from 'vitest';
import { PAYMENT } from '../../../src/20-agreements/promises.ts';
import { communeNamed, good, leg, mercatorCard, position, rule, sestiere, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('lots that change hands', () => {
  // R10: the oldest are used first; with the new owner all start their month.
  rule(['pod.21g', 'pod.22j'], 'are the oldest of the giver, and new to who has them', () => {
    const p = governing().goods(0, { metalli: 2 }).fresh(0, { metalli: 2 });
    p.commercial(0)
      .propose(1, leg(true, { kind: 'goods', good: good('metalli'), lots: 3 }))
      .do('accept');
    const metal = good('metalli');
    expect([p.player(0).lots[metal], p.player(0).fresh[metal]]).toEqual([0, 1]);
    expect([p.player(1).lots[metal], p.player(1).fresh[metal]]).toEqual([0, 3]);
  });
});

describe('works', () => {
  // R39: what is not paid is not done, and what comes after it waits.
  rule(['pod.15h', 'pod.15i', 'pod.15j'], 'walls due and not paid keep the towers waiting, not the roads', () => {
    const p = governing().treasury('firenze', 5000).date(1, 6).purse(0, 5000);
    p.commune('firenze').works[work('ampliamento-mura')] = 4;
    const match = p.political(0);
    const builds = (id: string) => match.refusal({ type: 'build', commune: FIRENZE, work: work(id), from: FIRENZE });
    expect([builds('irrobustimento-torri') === null, builds('strade-ponti')]).toEqual([false, null]);
    match.act({ type: 'payLabour', commune: FIRENZE, work: work('ampliamento-mura'), from: FIRENZE });
    expect(builds('irrobustimento-torri')).toBeNull();
  });

  // pod.15i and pod.15k: both tracks done, then the cathedral, then the palaces.
  rule(['pod.15k', 'pod.15i'], 'palaces wait for a cathedral that is finished, not for one under way', () => {
    const p = governing().treasury('firenze', 9000);
    p.works('firenze', 'ampliamento-mura', 'irrobustimento-torri', 'strade-ponti', 'aree-produttive');
    const refused = (id: string) =>
      p.political(0).refusal({ type: 'build', commune: FIRENZE, work: work(id), from: FIRENZE });
    expect([refused('palazzi-pubblici') === null, refused('cattedrale')]).toEqual([false, null]);
    p.commune('firenze').works[work('cattedrale')] = 3;
    expect(refused('palazzi-pubblici')).not.toBeNull();
    p.works('firenze', 'cattedrale');
    expect(refused('palazzi-pubblici')).toBeNull();
  });

  // R41: a month that has passed is no feast.
  rule(['pod.15.1n', 'pod.15.1m'], 'a feast that was not held in its month is not held in the next', () => {
    const held = (month: number) => {
      const p = governing().treasury('firenze', 3000).date(1, month);
      return p.political(0).refusal({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE }) === null;
    };
    expect([1, 2, 3, 4, 11, 12].map(held)).toEqual([false, true, false, true, false, true]);
  });
});

// R139: a word about money is kept in one's own political or commercial phase.
rule(['pod.20c', 'pod.5i'], 'a promised sum is paid while trading, not while at war, nor by halves', () => {
  const p = governing().purse(0, 500);
  p.political(0)
    .propose(1, leg(true, { kind: 'promise', what: PAYMENT, months: 3, florins: 500 }))
    .do('accept');
  expect(p.military(0).offers('honour')).toBe(false);
  const [honour] = p.commercial(0).legal('honour');
  p.purse(0, 499);
  expect(p.commercial(0).legal('honour')).toEqual([]);
  p.purse(0, 500);
  if (!honour) throw new Error('nothing was promised');
  const match = p.commercial(0).act(honour);
  expect([match.purse(0), match.purse(1)]).toEqual([0, 2100]);
});

// R15: what nobody covers keeps the deal from being closed.
rule(['pod.22i', 'pod.22a'], 'a partner’s part that he cannot pay has to be covered, or there is no deal', () => {
  const closes = (purse: number) => {
    const p = governing().mercator(0, 'MC03').purse(0, purse);
    const card = mercatorCard('MC03');
    p.commercial(0)
      .propose(1, leg(true, { kind: 'share', card, lots: 3 }))
      .do('accept');
    p.purse(1, 179);
    const match = p.commercial(0);
    if (match.refusal({ type: 'showCard', card }) !== null) return 'not shown';
    match.act({ type: 'showCard', card });
    return match.refusal({ type: 'closeBargain' }) === null;
  };
  expect([closes(400), closes(399)]).toEqual([true, false]);
});

// AN05: forty on the upper line is enough; a short purse pays what it has.
rule(
  ['pod.24d', 'pod.15.1b', 'pod.24g'],
  'AN05 spares an esteem of 40, not of 20, and takes of a purse what is there',
  () => {
    const paid = (upper: number, purse: number) => {
      const p = governing()
        .bonus('firenze', upper, upper / 2)
        .purse(0, purse);
      const match = p.annales(0, 'AN05');
      return [match.purse(0), match.treasury('firenze')];
    };
    expect([paid(40, 500), paid(20, 500), paid(20, 150)]).toEqual([
      [500, 0],
      [300, 200],
      [0, 150],
    ]);
  },
);

// R53: in a commune of nobody only his own sestieri, and at the bank's expense.
rule(['pod.28f', 'pod.28d'], 'arms for a free town are for those who trust the caller, and the bank pays', () => {
  const p = governing().loyal(0, 'prato', 3, 5).goods(2, { metalli: 2 });
  const match = p.military(0);
  const called = match.choices('callArming', 'sestiere').map(Number);
  const prato = [1, 2, 3, 4, 5, 6].map(number => sestiere('prato', number));
  expect(called.filter(one => prato.includes(one))).toEqual([sestiere('prato', 3), sestiere('prato', 5)]);
  match.act({ type: 'callArming', sestiere: sestiere('prato', 3) }).lay(2, 250);
  for (const seat of [...match.seats]) if (match.step === 'arming') match.act({ type: 'noOffer' }, seat);
  expect([match.purse(2), match.purse(0), p.state.communes[PRATO]?.treasury]).toEqual([1850, 1600, 0]);
  expect(p.state.armed[sestiere('prato', 3)]).toBe(1);
});
