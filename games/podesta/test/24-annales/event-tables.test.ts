/** Each effect of the Annales called by itself. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { drawToken, steal } from '../../src/21-trade/hands.ts';
import { carryOut, effectsOn, fall, inTheDraw } from '../../src/24-annales/annales-effects.ts';
import type { Effect } from '../../src/data/cards.ts';
import type { Lasting } from '../../src/state.ts';
import { data } from '../data/support.ts';
import { type Called, called, toldOf } from '../live.ts';
import { communeNamed, good, type Position, position, rule, sestiere, token } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const AR = (number: number) => sestiere('arezzo', number);
const FIRENZE = communeNamed('firenze');
const AREZZO = communeNamed('arezzo');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const done = (p: Position, effect: Effect, seat = 0, draws: number[] = []): Called => {
  const live = called(p, draws);
  carryOut(live, 3, seat, effect);
  return live;
};
const HERE = [{ op: 'freeFair' as const }];
const then = (seat = 0) => [{ step: 'effects', card: 3, seat, list: HERE }];

describe('effects at once', () => {
  rule(['pod.24d', 'pod.24c'], 'money goes where the card says, as much as there is', () => {
    const p = governing().purse(0, 100).treasury('firenze', 50);
    done(p, { op: 'pay', from: 'purse', to: 'bank', amount: 30 });
    done(p, { op: 'pay', from: 'purse', to: 'treasury', amount: 20 });
    done(p, { op: 'pay', from: 'treasury', to: 'bank', amount: 900 });
    expect([p.player(0).purse, p.commune('firenze').treasury]).toEqual([50, 0]);
    done(p, { op: 'gain', to: 'purse', amount: 7 });
    done(p, { op: 'gain', to: 'treasury', amount: 9 });
    expect([p.player(0).purse, p.commune('firenze').treasury]).toEqual([57, 9]);
    // Without a home the commune is the one he was assigned, and Arezzo is a home.
    p.player(0).home = AREZZO;
    done(p, { op: 'gain', to: 'treasury', amount: 5 });
    p.player(0).home = -1;
    done(p, { op: 'gain', to: 'treasury', amount: 4 });
    expect([p.commune('arezzo').treasury, p.commune('firenze').treasury]).toEqual([5, 13]);
    done(p.goods(0, { stoffe: 2 }).fresh(0, { metalli: 1 }), { op: 'payPerLot', amount: 10 });
    expect(p.player(0).purse).toBe(27);
    done(p, { op: 'price', good: 'stoffe', delta: -20 });
    done(p, { op: 'price', good: 'stoffe', delta: -10 });
    expect(p.state.deferred[good('stoffe')]).toBe(-30);
  });

  rule('pod.24d', 'what hangs on faction, esteem, government, leagues and debts', () => {
    const p = governing();
    expect([
      done(p, { op: 'byFaction', guelph: HERE, ghibelline: [] }).frames,
      done(p, { op: 'byFaction', guelph: HERE, ghibelline: [] }, 1).frames,
      done(p, { op: 'byFaction', guelph: [], ghibelline: HERE }, 1).frames,
    ]).toEqual([then(), [], then(1)]);
    p.bonus('firenze', 40, 20);
    expect([
      done(p, { op: 'ifBonusBelow', limit: 40, effects: HERE }).frames,
      done(p, { op: 'ifBonusBelow', limit: 41, effects: HERE }).frames,
    ]).toEqual([[], then()]);
    const governs = (communes: string[], seat = 0) =>
      done(p, { op: 'ifGoverns', communes, effects: HERE, otherwise: [] }, seat).frames;
    expect([governs(['prato', 'firenze']), governs(['prato', 'siena']), governs(['siena'], 1)]).toEqual([
      then(),
      [],
      then(1),
    ]);
    expect(done(p, { op: 'leaveLeague', otherwise: HERE }).frames).toEqual(then());
    p.league(0, 2);
    expect([done(p, { op: 'leaveLeague', otherwise: HERE }).frames, p.player(0).league]).toEqual([[], -1]);
    p.state.loans = [
      { seat: 0, commune: AREZZO, capital: 1, interest: 5, due: 9 },
      { seat: 1, commune: -1, capital: 1, interest: 5, due: 9 },
    ];
    expect([
      done(p, { op: 'cancelInterest', otherwise: HERE }).frames,
      p.state.loans.map(({ interest }) => interest),
    ]).toEqual([then(), [5, 5]]);
    expect([
      done(p, { op: 'cancelInterest', otherwise: HERE }, 1).frames,
      p.state.loans.map(({ interest }) => interest),
    ]).toEqual([[], [5, 0]]);
  });

  rule(
    ['pod.24d', 'pod.12f'],
    'whose trust can be had: free ones of a class, at home or of nobody, of his face or able to turn',
    () => {
      const p = governing().govern(0, 'arezzo');
      const options = (where: 'home' | 'unrepresented', face: 'own' | 'any', name: 'mercatores' | 'laboratores') => {
        const { frames } = done(p, { op: 'gainTrust', where, face, class: name, otherwise: HERE });
        const [frame] = frames;
        return frame?.step === 'takeTrust' ? frame.options : [];
      };
      expect(
        done(p, { op: 'gainTrust', where: 'home', face: 'own', class: 'laboratores', otherwise: HERE }).frames,
      ).toEqual(then());
      expect([options('home', 'any', 'laboratores'), options('home', 'any', 'mercatores')]).toEqual([[FI(6)], [FI(2)]]);
      p.state.face[FI(6)] = 0;
      expect([options('home', 'own', 'laboratores'), options('home', 'own', 'mercatores')]).toEqual([[FI(6)], []]);
      p.state.turns[FI(2)] = data.contributions.mostTurns.value;
      expect(options('home', 'any', 'mercatores')).toEqual([]);
      const free = options('unrepresented', 'own', 'mercatores');
      expect([free.includes(PR(3)), free.includes(PR(2)), free.includes(FI(2)), free.length]).toEqual([
        true,
        false,
        false,
        8,
      ]);
      p.state.holder[PR(3)] = 2;
      p.state.face[PR(2)] = 0;
      p.state.place[PR(2)] = -1;
      const less = options('unrepresented', 'own', 'mercatores');
      expect([less.includes(PR(2)), less.includes(PR(3)), less.length]).toEqual([false, false, 7]);
      p.player(0).home = AREZZO;
      p.state.face[AR(2)] = 0;
      expect(options('home', 'own', 'mercatores')).toContain(AR(2));
    },
  );

  rule(['pod.24d', 'pod.44l'], 'who can be sent away or armed, and who is threatened', () => {
    const p = governing().loyal(1, 'firenze', 2);
    const ban = (free: boolean, name: 'any' | 'mercatores' = 'any') => {
      const { frames } = done(p, {
        op: 'exile',
        class: name,
        free,
        optional: true,
        times: 2,
        otherwise: HERE,
      });
      const [frame] = frames;
      return frame?.step === 'ban' ? [frame.options, frame.optional, frame.times] : frames;
    };
    p.state.face[FI(6)] = 1;
    expect([ban(false), ban(true), ban(false, 'mercatores'), ban(true, 'mercatores')]).toEqual([
      [[FI(2), FI(6)], true, 2],
      [[FI(6)], true, 2],
      [[FI(2)], true, 2],
      then(),
    ]);
    const arms = (value: boolean) => {
      const [frame] = done(p, { op: 'setArmed', armed: value, otherwise: HERE }).frames;
      return frame?.step === 'arms' ? frame.options.length : frame?.step;
    };
    expect([arms(true), arms(false)]).toEqual([6, 'effects']);
    p.arm(FI(1)).state.back[FI(3)] = 4;
    expect([arms(true), arms(false)]).toEqual([4, 1]);
    const threatened = (name: 'laboratores' | 'bellatores', origin: 'either' | 'purse' = 'either') => {
      const live = done(p, { op: 'payOrLoseTrust', amount: 70, class: name, from: origin });
      const [frame] = live.frames;
      return frame?.step === 'payOrLose'
        ? [frame.options, frame.amount, frame.either, frame.commune]
        : toldOf(live, 'noEffect').length;
    };
    expect([threatened('laboratores'), threatened('bellatores', 'purse')]).toEqual([
      [[FI(4), FI(5)], 70, true, FIRENZE],
      [[FI(1)], 70, false, FIRENZE],
    ]);
    for (const number of [1, 3, 4]) p.state.holder[FI(number)] = -1;
    expect([threatened('laboratores'), threatened('bellatores')]).toEqual([1, 1]);
    p.loyal(0, 'firenze', 4);
    expect(threatened('laboratores')).toEqual([[FI(4), FI(5)], 70, true, FIRENZE]);
    p.besieging(1, 'M5', 'firenze', [SI(1)]);
    expect(ban(false)).toEqual(then());
  });

  rule(['pod.24d', 'pod.19d'], 'lots lost, orders from abroad, hands shown, the last to play, battles put off', () => {
    const p = governing()
      .goods(0, { stoffe: 3, metalli: 1 })
      .fresh(0, { metalli: 2 })

      .tokens(0, 'spada-2');
    const losing = (which: 'any' | 'most', seat = 0) => done(p, { op: 'loseLots', lots: 2, which }, seat).frames;
    const goods = [good('metalli'), good('stoffe')].sort((a, b) => a - b);
    expect([losing('any'), losing('most'), losing('any', 2)]).toEqual([
      [{ step: 'losingLots', seat: 0, left: 2, goods, whole: false }],
      [{ step: 'losingLots', seat: 0, left: 2, goods, whole: true }],
      [],
    ]);
    p.fresh(0, { metalli: 1 });
    expect(losing('most')).toMatchObject([{ goods: [good('stoffe')] }]);
    expect(done(p, { op: 'foreignOrder', lots: 3, price: 90 }).frames).toEqual([
      { step: 'foreignOrder', seat: 0, lots: 3, price: 90 },
    ]);
    const shown = done(p, { op: 'showBenefici', whose: 'own' });
    expect([toldOf(shown, 'handShown'), shown.shown]).toMatchObject([[{ kinds: [token('spada-2')] }], true]);
    expect(done(p, { op: 'showBenefici', whose: 'another' }).frames).toEqual([{ step: 'spies', seat: 0 }]);
    p.state.order = [0, 2, 1];
    done(p, { op: 'playLast' });
    expect(p.state.order).toEqual([2, 1, 0]);
    p.exiled(1);
    done(p, { op: 'playLast' }, 2);
    expect([p.state.order, done(p, { op: 'playLast' }, 1).told]).toEqual([[0, 2, 1], []]);
    p.date(1, 4).state.wars = [4, 5, 4].map((month, index) => ({
      attacker: index === 2 ? 1 : 0,
      defender: 2,
      month,
      cell: 3,
      sides: [[index === 2 ? 1 : 0], [2]],
    }));
    const late = done(p, { op: 'postponeBattles' });
    expect([p.state.wars.map(({ month }) => month), toldOf(late, 'postponed')]).toMatchObject([
      [5, 5, 4],
      [{ attacker: 0, defender: 2, month: 5 }],
    ]);
  });

  rule(['pod.24d', 'pod.23s'], 'a Beneficio is drawn, a company’s chit where one is asked for', () => {
    const p = governing();
    p.state.bag = [token('spada-1'), token('compagnia-torre'), token('scudo-1')];
    const live = called(p, [2, 0, 0, 0]);
    drawToken(live, 0, 'pod.23a');
    drawToken(live, 0, 'pod.23a', true);
    drawToken(live, 0, 'pod.23a', true);
    expect([p.player(0).benefici, p.state.bag]).toEqual([
      [token('spada-1'), token('scudo-1'), token('compagnia-torre')],
      [],
    ]);
    p.state.used = [token('spada-3')];
    drawToken(live, 1, 'pod.23a');
    expect([p.player(1).benefici, p.state.used, toldOf(live, 'drew').map(({ only }) => only)]).toEqual([
      [token('spada-3')],
      [],
      [[0], [0], [0], [1]],
    ]);
    drawToken(live, 1, 'pod.23a');
    expect(toldOf(live, 'drew')).toHaveLength(4);
    const thief = called(p, [1]);
    steal(thief, 2, 0, 'beneficio');
    expect([
      p.player(2).benefici,
      p.player(0).benefici.length,
      toldOf(thief, 'stolen'),
      toldOf(thief, 'theft'),
    ]).toMatchObject([
      [token('scudo-1')],
      2,
      [{ kind: token('scudo-1'), card: -1, only: [2, 0] }],
      [{ seat: 2, victim: 0, what: 'beneficio' }],
    ]);
    p.player(1).mercator = [4, 9];
    const cards = called(p, [0]);
    steal(cards, 2, 1, 'mercator');
    expect([p.player(1).mercator, p.player(2).mercator.includes(4), toldOf(cards, 'stolen')]).toMatchObject([
      [9],
      true,
      [{ kind: -1, card: 4 }],
    ]);
  });
});

describe('effects that last', () => {
  rule('pod.24d', 'each leaves what it says, for as long as it says', () => {
    const left = (effect: Effect): Lasting | undefined => {
      const p = governing().date(1, 4);
      p.state.lasting = [];
      done(p, effect);
      return p.state.lasting[0];
    };
    const plain = { seat: 0, commune: -1, value: 0, more: 0, until: 4 };
    expect(left({ op: 'contributionDelta', amount: -10 })).toEqual({ ...plain, kind: 'delta', value: -10 });
    expect(left({ op: 'contributionOnce', times: 1 })).toEqual({ ...plain, kind: 'once', commune: FIRENZE, value: 1 });
    expect(left({ op: 'proditorProof' })).toEqual({ ...plain, kind: 'proof', commune: FIRENZE });
    expect(left({ op: 'lockTrust' })).toEqual({ ...plain, kind: 'lock', commune: FIRENZE });
    expect(left({ op: 'allowance', points: 8 })).toEqual({ ...plain, kind: 'allowance', value: 8 });
    expect(left({ op: 'truce' })).toEqual({ ...plain, kind: 'truce', until: 5 });
    expect(left({ op: 'freeFair' })).toEqual({ ...plain, kind: 'fair' });
    expect(left({ op: 'forbid', what: 'trust' })).toEqual({ ...plain, kind: 'noTrust' });
    expect(left({ op: 'forbid', what: 'war' })).toEqual({ ...plain, kind: 'noWar' });
    expect(left({ op: 'extraFeast' })).toEqual({ ...plain, kind: 'feast', commune: FIRENZE });
    expect(left({ op: 'fevers' })).toEqual({ ...plain, kind: 'fevers' });
    expect(left({ op: 'knights' })).toEqual({ ...plain, kind: 'knights' });
    expect(left({ op: 'trebuchet', attack: 3 })).toEqual({ ...plain, kind: 'trebuchet', value: 3 });
    expect(left({ op: 'walls', D: 1, R: 2 })).toEqual({
      ...plain,
      kind: 'walls',
      commune: FIRENZE,
      value: 1,
      more: 2,
      until: 5,
    });
    expect(left({ op: 'terrain', terrain: 'river', cost: null })).toEqual({ ...plain, kind: 'river' });
    expect(left({ op: 'terrain', terrain: 'mountain', cost: 9 })).toEqual({
      ...plain,
      kind: 'mountain',
      value: 9,
    });
  });

  rule(['pod.24d', 'pod.26e'], 'slower or faster counters and armies are so at once', () => {
    const p = governing()
      .army(0, 'K4', [FI(1)])
      .army(1, 'K4', [SI(1)]);
    done(p, { op: 'allowance', points: 8 });
    expect([p.commune('firenze').left, p.commune('siena').left, p.state.armies.map(({ left }) => left)]).toEqual([
      8,
      12,
      [8, 12],
    ]);
  });

  rule(
    ['pod.24b', 'pod.24c'],
    'a card falls on whoever is in play and no exile; on one without a home, with less',
    () => {
      const p = position(4).govern(0, 'firenze').exiled(1);
      p.player(2).out = true;
      expect(inTheDraw(p.state)).toEqual([0, 3]);
      const card = data.annales.cards.findIndex(({ without }) => without);
      const { effects, without } = at(data.annales.cards, card);
      expect([effectsOn(p.table, card, 0), effectsOn(p.table, card, 3)]).toEqual([effects, without?.effects]);
      p.player(0).home = AREZZO;
      expect(effectsOn(p.table, card, 0)).toEqual(effects);
      const told = called(p);
      fall(told, card, 0);
      expect([told.frames, toldOf(told, 'noEffect').length, toldOf(told, 'annalesFalls')]).toMatchObject([
        [{ step: 'effects', card, seat: 0 }],
        0,
        [{ seat: 0, card }],
      ]);
      const empty = data.annales.cards.findIndex(one => one.without && one.without.effects.length === 0);
      if (empty >= 0) {
        const nothing = called(p);
        fall(nothing, empty, 3);
        expect([nothing.frames, toldOf(nothing, 'noEffect').length]).toEqual([[], 1]);
      }
    },
  );
});
