/** Each effect of the Annales called by itself, interruptions of a battle, and what events are told by which rule. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { drawToken, steal } from '../../src/21-trade/hands.ts';
import { carryOut, effectsOn, fall, inTheDraw } from '../../src/24-annales/annales-effects.ts';
import type { Effect } from '../../src/data/cards.ts';
import { figuresOf } from '../../src/figures.ts';
import type { Lasting } from '../../src/state.ts';
import { battle, fieldNames, from, phase } from '../battles.ts';
import { data } from '../data/support.ts';
import { type Called, called, toldOf } from '../live.ts';
import {
  communeNamed,
  companyNamed,
  fieldSquare,
  good,
  type Position,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
} from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const AR = (number: number) => sestiere('arezzo', number);
const FIRENZE = communeNamed('firenze');
const AREZZO = communeNamed('arezzo');
const PRATO = communeNamed('prato');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
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

describe('interrupting a battle', () => {
  const GRIFONE = companyNamed('grifone');
  const fought = (own: string[], more: Parameters<typeof battle>[3] = {}) => {
    const p = governing().hire(1, 'grifone', 'siena', { fee: 300 }).purse(0, 1000);
    const fight = battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(5), 'd4'],
      ],
      [
        [SI(4), 'l8'],
        [unitOf('grifone'), 'd7'],
        [SI(5), 'd7', { under: true }],
      ],
      {
        tokens: [own.map(id => ({ kind: token(id), owner: 0 })), [{ kind: token('scudo-1'), owner: 1 }]],
        ...more,
      },
    );
    return { p, fight, match: phase(p, 'move') };
  };

  rule(
    ['pod.38c', 'pod.38e', 'pod.38a'],
    'bribes and thefts ask for a Proditor, one failure forbids another bribe',
    () => {
      const { match } = fought(['proditor']);
      expect([match.choices('bribe', 'company'), match.legal('stealToken').length]).toEqual([[GRIFONE], 1]);
      const refused = (own: string[], more = {}) => {
        const { match: other } = fought(own, more);
        return [said(other.refusal({ type: 'bribe', company: GRIFONE })), said(other.refusal({ type: 'stealToken' }))];
      };
      expect(refused(['spada-1'])).toEqual([
        `pod.38c noBeneficio ${token('proditor')}`,
        `pod.38a noBeneficio ${token('proditor')}`,
      ]);
      expect(refused(['proditor'], { failed: [true, false] })).toEqual(['pod.38e cannot acted', 'fine']);
      expect(said(fought(['proditor']).match.refusal({ type: 'bribe', company: 3 }))).toBe('pod.38c cannot choice');
      expect(refused(['proditor'], { tokens: [[{ kind: token('proditor'), owner: 0 }], []] })[1]).toBe(
        'pod.38a cannot moot',
      );
      expect(refused(['proditor'], { failed: [false, true] })[0]).toBe('fine');
    },
  );

  rule(
    ['pod.38a', 'pod.38d', 'pod.38f'],
    'a theft takes one of the enemy’s, a bribe more than the fee his company',
    () => {
      const { p, fight, match } = fought(['proditor']);
      match.dice(0).do('stealToken');
      expect([fight.tokens, p.state.used]).toEqual([[[{ kind: token('scudo-1'), owner: 0 }], []], [token('proditor')]]);
      const bought = fought(['proditor']);
      bought.match.act({ type: 'bribe', company: GRIFONE });
      bought.match.lay(0, 301);
      // Its captain stood with others: he goes to the nearest empty square.
      expect([bought.match.step, bought.match.seats, fieldNames(bought.match, 'moveTo').sort()]).toEqual([
        'traitorPlace',
        [0],
        ['c6', 'c7', 'c8', 'd6', 'd8', 'e6', 'e7', 'e8'],
      ]);
      bought.match.act({ type: 'moveTo', cell: fieldSquare('d6') });
      expect([
        at(bought.fight.soldiers, 3).cell,
        at(bought.fight.soldiers, 4).top,
        bought.p.state.employer[GRIFONE],
      ]).toEqual([fieldSquare('d6'), true, 0]);
    },
  );

  rule(
    ['pod.42a', 'pod.42d'],
    'one speaks to concede, to surrender on terms, or, after three quiet turns, to part',
    () => {
      const { match, fight } = fought([], { quiet: 2, large: true });
      match.do('parley');
      expect([
        match.legal('callOffBattle'),
        said(match.refusal({ type: 'callOffBattle' })),
        match.refusal(match.surrenderOffer(true)),
        match.refusal(match.surrenderOffer(false)),
      ]).toEqual([[], 'pod.42a cannot stalemate', null, null]);
      match.do('backToBattle');
      expect(fight.hesitated).toEqual([1, 0]);
      match.do('parley', 'backToBattle', 'parley', 'backToBattle');
      expect([fight.hesitated, match.legal('parley'), said(match.refusal({ type: 'parley' }))]).toEqual([
        [3, 0],
        [],
        'pod.42a lotsLimit 3',
      ]);
      const quiet = fought([], { quiet: 3 });
      quiet.match.do('parley', 'callOffBattle');
      expect([quiet.p.state.players.map(({ points }) => points), quiet.match.told('battleDrawn').length]).toEqual([
        [0, 0, 0],
        1,
      ]);
      const lost = fought([], { large: true });
      lost.match.do('parley', 'concede');
      const { battle: worth, carroccio } = data.lengths.points;
      expect(lost.p.state.players.map(({ points }) => points)).toEqual([-worth - carroccio, worth + carroccio, 0]);
      const talked = fought([]);
      talked.p.state.talks[0] = 5;
      talked.match.do('parley');
      expect([talked.match.families('propose'), said(talked.match.refusal(talked.match.surrenderOffer(true)))]).toEqual(
        [[], 'pod.42d talkedEnough 5'],
      );
    },
  );
});

describe('what is told by which rule', () => {
  rule(
    ['pod.10a', 'pod.12d', 'pod.12g', 'pod.23e', 'pod.23t'],
    'winning, stripping and turning a free sestiere of a Podestà',
    () => {
      const won = (one: number, change: (p: Position) => unknown, kind = -1) => {
        const p = governing().purse(0, 5000).tokens(0, 'proditor', 'spada-1', 'scudo-1');
        change(p);
        const match = p.political(0).act({ type: 'win', sestiere: one, token: kind });
        return [
          at(match.told('trusted'), 0).rule,
          match.told('tokenUsed').map(({ kind: used, use, rule: by }) => [used, use, by]),
        ];
      };
      const [PRODITOR, SPADA, SCUDO] = ['proditor', 'spada-1', 'scudo-1'].map(token);
      const free = (face: number) => (p: Position) => {
        p.state.holder[SI(6)] = -1;
        p.state.face[SI(6)] = face;
      };
      expect(won(SI(6), free(0))).toEqual(['pod.10a', []]);
      expect(won(SI(6), free(0), SCUDO)).toEqual(['pod.10a', [[SCUDO, 'win', 'pod.23t']]]);
      expect(won(SI(6), free(1))).toEqual(['pod.12g', [[PRODITOR, 'strip', 'pod.12g']]]);
      expect(won(SI(1), () => null, SPADA)).toEqual([
        'pod.12d',
        [
          [PRODITOR, 'strip', 'pod.12d'],
          [SPADA, 'strip', 'pod.23e'],
        ],
      ]);
    },
  );

  rule('pod.24d', 'an army attacks another on its square, but not under a truce of seat nought', () => {
    const attacks = (seat: number, change: (p: Position) => unknown = () => null) => {
      const p = governing()
        .army(0, 'K4', [FI(1)])
        .army(1, 'K4', [SI(1)]);
      change(p);
      return p
        .military(seat)
        .legal('attack')
        .map(({ army, target }) => [army, target]);
    };
    const truce = (seat: number) => (p: Position) =>
      p.state.lasting.push({ kind: 'truce', seat, commune: -1, value: 0, more: 0, until: 3 });
    expect([
      attacks(1),
      attacks(1, truce(0)),
      attacks(0, truce(0)),
      attacks(1, truce(2)),
      attacks(1, p => Object.assign(at(p.state.armies, 1), { homeward: true })),
      attacks(1, p => Object.assign(at(p.state.armies, 1), { stays: true })),
      attacks(1, p => Object.assign(at(p.state.armies, 0), { cell: square('J4') })),
    ]).toEqual([[[2, 1]], [], [], [[2, 1]], [], [], []]);
    const forbidden = attacks(1, p =>
      p.state.lasting.push({ kind: 'noWar', seat: 1, commune: -1, value: 0, more: 0, until: 3 }),
    );
    expect(forbidden).toEqual([]);
  });

  rule(['pod.3', 'pod.9a'], 'figures of a match: points and florins by where they come from', () => {
    const figures = figuresOf(
      [
        { type: 'monthBegan', rule: 'pod.5a', year: 1, month: 1 },
        { type: 'points', rule: 'pod.3c', seat: 0, points: 2, why: 'battle' },
        { type: 'points', rule: 'pod.3h', seat: 1, points: -3, why: 'siege' },
        { type: 'scored', rule: 'pod.48a', seat: 0, sestieri: 5, florins: 1, ledger: 2, total: 8 },
        { type: 'paid', rule: 'pod.21f', from: 0, to: -1, florins: 40 },
        { type: 'paid', rule: 'pod.22a', from: -1, to: 1, florins: 90 },
        { type: 'paid', rule: 'pod.9a', from: 1, to: 0, florins: 7 },
        { type: 'paid', rule: 'pod.14b', from: -1, to: 102, florins: 70 },
      ],
      2,
    );
    const told = Object.entries(figures).filter(([, row]) => row.some(value => value !== 0));
    expect(Object.fromEntries(told)).toEqual({
      months: [1, 1],
      battle: [2, 0],
      siege: [0, -3],
      sestieri: [5, 0],
      florins: [1, 0],
      market: [-40, 0],
      cards: [0, 90],
      otherFlorins: [7, -7],
    });
    expect(Object.values(figures).every(row => row.length === 2)).toBe(true);
    expect([PRATO > 0, from.length]).toEqual([true, 2]);
  });
});
