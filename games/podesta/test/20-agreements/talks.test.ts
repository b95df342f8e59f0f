/** Offers that are composed, stand and lapse; promises that are kept or broken (pod.R134, pod.R135, pod.R139). */
import { at, canonical, Match } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { AID, NO_COURTING, PAYMENT, PEACE } from '../../src/20-agreements/promises.ts';
import type { LegKind } from '../../src/20-agreements/terms.ts';
import { whatSeatKnows } from '../../src/secrets.ts';
import {
  communeNamed,
  game,
  good,
  leg,
  mercatorCard,
  type Position,
  position,
  rule,
  sestiere,
  token,
} from '../position.ts';

const firstSeat = (match: Match): number => match.play.decision()?.seats[0] ?? 0;
const three = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const drafting = (p: Position, partner = 1) => p.political(0).act({ type: 'propose', partner });
const offered = (p: Position, partner: number, ...legs: ReturnType<typeof leg>[]) => {
  const match = drafting(p, partner);
  for (const one of legs) match.clause(one);
  return match.do('send');
};

describe('an offer is composed', () => {
  rule('pod.20c', 'first what the clause is about, then its terms: the lists stay short', () => {
    const rich = () => three().goods(0, { metalli: 6, stoffe: 6 }).purse(0, 9000).purse(1, 9000);
    const topics = drafting(rich()).legal('clause');
    expect(topics.length).toBeLessThan(2 * 13);
    for (const topic of topics) {
      const match = drafting(rich()).act(topic);
      expect(match.legal('addLeg').length).toBeGreaterThan(0);
      expect(match.legal('addLeg').length).toBeLessThan(40);
    }
  });

  rule('pod.20c', 'terms are those of the clause that was begun, from whom it was begun', () => {
    const match = drafting(three().purse(0, 300).purse(1, 300));
    const write = (one: ReturnType<typeof leg>) => match.refusal({ type: 'addLeg', ...one });
    const [sum, lots] = [{ kind: 'florins', florins: 500 } as const, { kind: 'goods', good: 0, lots: 1 } as const];
    // Before anything is begun nothing can be written.
    expect(write(leg(true, sum))).toEqual({ rule: 'pod.20c', reason: 'cannot', what: 'florins' });
    match.act({ type: 'clause', give: true, kind: 'florins' });
    expect(write(leg(true, sum))).toEqual({ rule: 'pod.20c', reason: 'tooDear', florins: 500 });
    expect(write(leg(false, sum))).toEqual({ rule: 'pod.20c', reason: 'cannot', what: 'florins' });
    expect(write(leg(true, lots))).toEqual({ rule: 'pod.20c', reason: 'cannot', what: 'florins' });
    // A sum he has, but in which nobody speaks.
    expect(write(leg(true, { kind: 'florins', florins: 7 }))).toEqual({
      rule: 'pod.20c',
      reason: 'cannot',
      what: 'florins',
    });
  });

  rule('pod.20c', 'a clause names what there is, and nothing else', () => {
    const match = drafting(three());
    const wrong: [LegKind, object][] = [
      ['goods', { good: 6, lots: 1 }],
      ['goods', { good: 0, lots: 0 }],
      ['goods', { good: 0, lots: 1, florins: 5 }],
      ['treasury', { chest: 12, florins: 100, into: 0 }],
      ['beneficio', { token: -1 }],
      ['release', { commune: -1 }],
      ['surrender', { commune: 12 }],
      ['troops', { sestiere: 72 }],
      ['sestiere', { sestiere: -1 }],
      ['refugees', { sestiere: 0, commune: 0 }],
      ['league', { leaving: 1 }],
      ['promise', { what: 0, months: 0, florins: 0 }],
    ];
    for (const [kind, terms] of wrong)
      expect([kind, match.refusal({ type: 'addLeg', give: true, kind, ...terms })?.reason]).toEqual([
        kind,
        'malformed',
      ]);
  });

  rule('pod.20c', 'sums of one thing grow together, a clause can be struck out, six are the most', () => {
    const p = three()
      .goods(0, { metalli: 3, stoffe: 1, legname: 1, 'materiale-edile': 1, animali: 1 })
      .tokens(0, 'spada-1');
    const match = drafting(p)
      .clause(leg(true, { kind: 'florins', florins: 200 }))
      .clause(leg(true, { kind: 'florins', florins: 50 }))
      .clause(leg(true, { kind: 'goods', good: good('metalli'), lots: 1 }))
      .clause(leg(true, { kind: 'goods', good: good('metalli'), lots: 2 }));
    expect(match.draft.legs).toMatchObject([
      { kind: 'florins', florins: 250 },
      { kind: 'goods', good: good('metalli'), lots: 3 },
    ]);
    match.act({ type: 'dropLeg', leg: 0 });
    expect(match.draft.legs).toHaveLength(1);
    for (const one of ['stoffe', 'legname', 'materiale-edile', 'animali'] as const)
      match.clause(leg(true, { kind: 'goods', good: good(one), lots: 1 }));
    match.clause(leg(true, { kind: 'florins', florins: 10 }));
    expect(match.refusal({ type: 'clause', give: true, kind: 'beneficio' })).toMatchObject({
      reason: 'noMore',
      most: 6,
    });
    // What is there already may still grow.
    match.clause(leg(true, { kind: 'florins', florins: 10 }));
    expect(match.draft.legs).toHaveLength(6);
  });

  rule('pod.20c', 'what is being drafted is seen by nobody else, not even what it is about', () => {
    const p = three().tokens(0, 'spada-1');
    const match = drafting(p).act({ type: 'clause', give: true, kind: 'beneficio' });
    expect([match.draft.topic, p.state.deal?.legs]).toEqual([{ give: true, kind: 'beneficio' }, []]);
    expect([0, 1, 2].map(seat => whatSeatKnows(p.state, seat).deal === null)).toEqual([false, true, true]);
    expect(JSON.stringify(match.play.position.stack)).not.toContain('beneficio');
  });

  rule('pod.20c', 'how many clauses it has, and how often it was thought over, nobody else can count', () => {
    /** A match of three in which the first player writes an offer to the second. */
    const writing = (...kinds: string[]) => {
      const match = new Match(game, { scenario: 'short', seats: 3, seed: 'offers', stream: 'sfc32' });
      const act = (type: string, seat = match.play.decision()?.seats[0] ?? 0) => {
        const action = match.play.legal(seat).find(one => one.type === type);
        if (!action) throw new Error(`no ${type} at ${match.play.decision()?.step}`);
        match.act(seat, action);
      };
      while (match.play.decision()?.step !== 'political')
        if (match.play.decision()?.step === 'orderAuction') match.act(firstSeat(match), { type: 'lay', florins: 0 });
        else act(at(match.play.legal(firstSeat(match)), 0).type);
      const author = firstSeat(match);
      const others = [0, 1, 2, null].filter(seat => seat !== author);
      act('propose');
      for (const kind of kinds) {
        const topic = match.play.legal(author).find(one => one.type === 'clause' && one.kind === kind);
        match.act(author, topic);
        act(kind === 'florins' ? 'thinkAgain' : 'addLeg');
      }
      const seen = others.map(seat => ({ story: match.story(seat), view: match.play.view(seat) }));
      act('send');
      return { while: canonical(seen), after: others.map(seat => match.story(seat).entries) };
    };
    const [short, long] = [writing('promise'), writing('florins', 'promise', 'florins', 'promise', 'promise')];
    expect(long.while).toBe(short.while);
    expect(long.after).toEqual(short.after);
  });

  rule('pod.20c', 'two offers a month', () => {
    const match = three().political(0);
    for (let offer = 0; offer < 2; offer++) match.act({ type: 'propose', partner: 1 }).do('withdrawOffer');
    expect(match.refusal({ type: 'propose', partner: 1 })).toMatchObject({ reason: 'talkedEnough', most: 2 });
    // The two others cannot talk to each other in his turn.
    expect(match.refusal({ type: 'propose', partner: 2 }, 1)).toMatchObject({ reason: 'notTheirTurn' });
  });
});

describe('an offer stands', () => {
  const standing = (p: Position) => offered(p, 1, leg(true, { kind: 'florins', florins: 500 })).do('letStand');

  rule('pod.20c', 'it can be taken up later in the month, in anybody’s turn (R17), but put off only once', () => {
    const p = three();
    const id = at(standing(p).state.offers, 0).id;
    const match = p.commercial(2);
    expect(match.legal('takeUp', 0)).toEqual([]);
    match.act({ type: 'takeUp', offer: id }, 1);
    expect([match.step, match.seats, match.legal('letStand')]).toEqual(['answer', [1], []]);
    match.do('accept');
    expect([match.purse(0), match.purse(1), match.step, p.state.offers]).toEqual([1100, 2100, 'commercial', []]);
  });

  rule('pod.20c', 'its proposer can take it back', () => {
    const p = three();
    const id = at(standing(p).state.offers, 0).id;
    const match = p.political(2).act({ type: 'revoke', offer: id }, 0);
    expect([p.state.offers, match.told('offerEnded').length, match.step]).toEqual([[], 1, 'political']);
  });

  rule('pod.20c', 'it is known to the two of them only', () => {
    const p = three();
    standing(p);
    expect([0, 1, 2, null].map(seat => whatSeatKnows(p.state, seat).offers.length)).toEqual([1, 1, 0, 0]);
  });

  rule('pod.20c', 'it lapses with the month, and as soon as it can no longer be kept', () => {
    const p = three();
    standing(p);
    const ended = p.play([{ step: 'monthEnd' }]);
    expect([p.state.offers, ended.told('offerLapsed').map(({ only }) => only)]).toEqual([[], [[0, 1]]]);
    const poor = three();
    standing(poor);
    poor.play([{ step: 'turnEnd', seat: 0 }]);
    expect(poor.state.offers).toHaveLength(1);
    poor.purse(0, 499).play([{ step: 'turnEnd', seat: 0 }]);
    expect(poor.state.offers).toEqual([]);
  });

  rule(['pod.20c', 'pod.25k'], 'who has left the game is bound by nothing, and nobody to him', () => {
    const p = three();
    offered(p, 1, leg(true, { kind: 'promise', what: PEACE, months: 3, florins: 0 })).do('accept');
    offered(p, 1, leg(true, { kind: 'promise', what: AID, months: 3, florins: 0 })).do('letStand');
    p.state.loans.push({ seat: 1, commune: -1, capital: 5000, interest: 1000, due: 1 });
    p.play([{ step: 'monthEnd' }]);
    expect([p.player(1).out, p.state.promises, p.state.offers]).toEqual([true, [], []]);
  });

  rule('pod.20c', 'who no longer has what he offered: the whole deal fails and nothing changes', () => {
    const p = three().tokens(0, 'spada-1').goods(1, { stoffe: 1 });
    offered(
      p,
      1,
      leg(true, { kind: 'beneficio', token: token('spada-1') }),
      leg(false, { kind: 'goods', good: good('stoffe'), lots: 1 }),
    ).do('letStand');
    const { id } = at(p.state.offers, 0);
    p.player(0).benefici = [];
    p.state.used.push(token('spada-1'));
    const match = p.political(1).act({ type: 'takeUp', offer: id }).do('accept');
    expect([match.told('dealFailed').length, match.told('clause')]).toEqual([1, []]);
    expect([p.player(0).fresh[good('stoffe')], p.player(1).lots[good('stoffe')]]).toEqual([0, 1]);
  });
});

describe('shares and sieges', () => {
  rule(['pod.22i', 'pod.20c'], 'a part in a Mercator card is agreed before the card is shown', () => {
    const p = three().purse(0, 2000).purse(1, 2000);
    const card = mercatorCard('MC29');
    p.mercator(0, 'MC29');
    const match = offered(
      p,
      1,
      leg(true, { kind: 'share', card, lots: 2 }),
      leg(true, { kind: 'florins', florins: 50 }),
    ).do('accept');
    expect(p.state.pledges).toEqual([{ seat: 0, card, partner: 1, lots: 2 }]);
    expect([0, 1, 2].map(seat => whatSeatKnows(p.state, seat).pledges.length)).toEqual([1, 1, 0]);
    expect(match.step).toBe('political');
    // Three lots at 30 florins: two are the partner's.
    p.commercial(0).act({ type: 'showCard', card }).do('closeBargain');
    expect([0, 1].map(seat => p.player(seat).fresh[good('stoffe')])).toEqual([1, 2]);
    expect([p.player(0).purse, p.player(1).purse]).toEqual([2000 - 50 - 100 - 30, 2000 + 50 - 60]);
  });

  rule(
    ['pod.22i', 'pod.22g', 'pod.22d'],
    'no part is agreed in a card that cannot be played any more this month',
    () => {
      const sharing = (change: (p: Position) => void) => {
        const p = three().mercator(0, 'MC64', 'MC62');
        change(p);
        return drafting(p).clauseRefusal(leg(true, { kind: 'share', card: mercatorCard('MC62'), lots: 2 }));
      };
      const pledge = { seat: 0, card: mercatorCard('MC62'), partner: 1, lots: 2 };
      expect(sharing(() => {})).toBeNull();
      expect(sharing(p => p.commercial(0).do('endPhase'))).toMatchObject({ rule: 'pod.22g', reason: 'cardDeclined' });
      expect(
        sharing(p => {
          p.state.pledges = [{ ...pledge }];
          p.commercial(0)
            .act({ type: 'showCard', card: mercatorCard('MC64') })
            .do('callOff');
          // What was agreed about another card of his is void with it.
          expect(p.state.pledges).toEqual([]);
        }),
      ).toMatchObject({ rule: 'pod.22g', reason: 'cardDeclined' });
      expect(
        sharing(p => {
          p.state.cardsPlayed = p.state.cardsAllowed;
        }),
      ).toMatchObject({ rule: 'pod.22d', reason: 'yearLimit' });
      // A new month, a new request.
      expect(
        sharing(p => {
          p.commercial(0).do('endPhase');
          p.play([{ step: 'month' }]);
        }),
      ).toBeNull();
    },
  );

  rule('pod.22g', 'nobody can ask for a part in a card he has not seen', () => {
    expect(drafting(three()).refusal({ type: 'clause', give: false, kind: 'share' })).toMatchObject({
      rule: 'pod.22g',
    });
  });

  rule(['pod.44p', 'pod.3e', 'pod.3j'], 'in the military phase besieger and besieged talk about surrender', () => {
    const units = [1, 3, 4].map(number => sestiere('firenze', number));
    const p = three().besieging(0, 'O13', 'siena', units);
    const match = p.military(0).act({ type: 'propose', partner: 1 });
    match.clause(leg(true, { kind: 'florins', florins: 100 }));
    expect(match.refusal({ type: 'send' })).toMatchObject({ rule: 'pod.20c', what: 'surrender' });
    match
      .clause(leg(false, { kind: 'surrender', commune: communeNamed('siena') }))
      .dice(4, 4, 4, 4)
      .do('send', 'accept');
    expect([match.points(0), match.points(1) <= -2, p.commune('siena').podesta]).toEqual([2, true, 0]);
    expect(three().military(0).refusal({ type: 'propose', partner: 1 })).toMatchObject({ rule: 'pod.44p' });
  });

  rule('pod.20a', 'leaving a league can be asked for', () => {
    const p = three().league(1, 2);
    offered(p, 1, leg(false, { kind: 'league', leaving: true }), leg(true, { kind: 'florins', florins: 100 })).do(
      'accept',
    );
    expect([p.player(1).league, p.player(2).league]).toEqual([-1, -1]);
  });
});

describe('promises', () => {
  /** Firenze gives Siena its word for so many months. */
  const promised = (p: Position, what: number, months = 3, florins = 0) => {
    offered(p, 1, leg(true, { kind: 'promise', what, months, florins })).do('accept');
    return p;
  };

  rule('pod.20c', 'a promise is recorded with its term, known to the two of them, and given once', () => {
    const p = promised(three(), PEACE);
    expect(p.state.promises).toEqual([{ id: 1, from: 0, to: 1, what: PEACE, month: 1, until: 4, florins: 0 }]);
    expect([0, 1, 2].map(seat => whatSeatKnows(p.state, seat).promises.length)).toEqual([1, 1, 0]);
    expect(drafting(p).clauseRefusal(leg(true, { kind: 'promise', what: PEACE, months: 1, florins: 0 }))).toMatchObject(
      { what: 'promise' },
    );
  });

  rule('pod.20c', 'peace is not enforced; war breaks it, and the other is told', () => {
    const p = promised(three(), PEACE);
    const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
    expect(match.told('promiseBroken')).toMatchObject([{ from: 0, to: 1, what: PEACE, only: [0, 1] }]);
    expect(p.state.promises).toEqual([]);
  });

  rule('pod.20c', 'a promise that was not broken in its term has been kept', () => {
    const p = promised(three(), PEACE, 1);
    p.play([{ step: 'monthEnd' }]);
    expect(p.state.promises).toHaveLength(1);
    p.date(1, 2);
    const match = p.play([{ step: 'monthEnd' }]);
    expect([match.told('promiseKept').length, p.state.promises]).toEqual([1, []]);
  });

  rule(['pod.20c', 'pod.29b'], 'aid in war is kept by who joins, broken by who stays out', () => {
    for (const [answer, told] of [
      ['join', 'promiseKept'],
      ['stayOut', 'promiseBroken'],
    ] as const) {
      const p = promised(three(), AID);
      const match = p.military(2).act({ type: 'declareWar', challenged: 1 });
      expect([match.step, match.seats]).toEqual(['allies', [0]]);
      match.do(answer);
      expect(match.told(told)).toHaveLength(1);
    }
  });

  rule('pod.20c', 'a promised payment is made when the debtor pleases, and is broken when the term is over', () => {
    const p = promised(three(), PAYMENT, 1, 500);
    const match = p.political(0).act({ type: 'honour', promise: 1 });
    expect([match.purse(0), match.purse(1), match.told('promiseKept').length]).toEqual([1100, 2100, 1]);
    const poor = promised(three(), PAYMENT, 1, 500).purse(0, 400).date(1, 2);
    expect(poor.commercial(0).refusal({ type: 'honour', promise: 1 })).toMatchObject({
      reason: 'tooDear',
      florins: 500,
    });
    expect(poor.play([{ step: 'monthEnd' }]).told('promiseBroken')).toHaveLength(1);
  });

  rule(['pod.20c', 'pod.12d'], 'who courts the other’s sestieri has broken his word', () => {
    const p = promised(three().tokens(0, 'proditor').purse(0, 5000), NO_COURTING);
    const match = p.political(0).act({ type: 'win', sestiere: sestiere('siena', 2), token: -1 });
    expect(match.told('promiseBroken')).toMatchObject([{ what: NO_COURTING }]);
  });
});
