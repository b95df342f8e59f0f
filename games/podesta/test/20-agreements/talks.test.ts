/** Offers that are made, stand and lapse; promises that are kept or broken (pod.R134, pod.R135, pod.R139). */
import { at, canonical, Match } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { AID, NO_COURTING, PAYMENT, PEACE } from '../../src/20-agreements/promises.ts';
import type { LegKind } from '../../src/20-agreements/terms.ts';
import { whatSeatKnows } from '../../src/secrets.ts';
import {
  type Clause,
  communeNamed,
  game,
  good,
  leg,
  mercatorCard,
  type Position,
  position,
  proposal,
  rule,
  sestiere,
  token,
} from '../position.ts';

const firstSeat = (match: Match): number => match.play.decision()?.seats[0] ?? 0;
/** Nobody bids, and the lot decides, until the first political phase. */
function toPolitics(match: Match): void {
  while (match.play.decision()?.step !== 'political')
    match.act(firstSeat(match), match.play.legal(firstSeat(match))[0] ?? { type: 'lay', florins: 0 });
}
const three = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const offered = (p: Position, partner: number, ...clauses: Clause[]) => p.political(0).propose(partner, ...clauses);
const refused = (p: Position, ...clauses: Clause[]) => p.political(0).proposalRefusal(1, ...clauses);
const SUM = leg(true, { kind: 'florins', florins: 100 });

describe('an offer is made', () => {
  rule('pod.20c', 'whole, in one action: what he gives and what he takes, in any order', () => {
    const p = three().goods(0, { metalli: 3, stoffe: 1 });
    const [metal, cloth] = [
      leg(true, { kind: 'goods', good: good('metalli'), lots: 3 }),
      leg(true, { kind: 'goods', good: good('stoffe'), lots: 1 }),
    ];
    const price = leg(false, { kind: 'florins', florins: 350 });
    const made = [
      [metal, cloth, price],
      [price, cloth, metal],
    ].map(clauses => {
      const match = offered(p, 1, ...clauses);
      const { deal } = match.state;
      p.state.deal = null;
      p.state.talks[0] = 0;
      return [match.step, deal?.legs];
    });
    expect(made[0]).toEqual(made[1]);
    expect(made[0]?.[0]).toBe('answer');
    expect(made[0]?.[1]).toHaveLength(3);
  });

  rule('pod.20c', 'a clause names what there is, and nothing else', () => {
    const match = three().political(0);
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
      expect([
        kind,
        match.refusal({ type: 'propose', partner: 1, give: [{ kind, ...terms }], take: [] })?.reason,
      ]).toEqual([kind, 'malformed']);
  });

  rule('pod.20c', 'what it says and how many clauses it has nobody else can count', () => {
    /** A match of three in which the first player makes the second an offer of so many promises. */
    const seen = (...words: number[]) => {
      const match = new Match(game, { scenario: 'short', seats: 3, seed: 'offers', stream: 'sfc32' });
      toPolitics(match);
      const author = firstSeat(match);
      const partner = (author + 1) % 3;
      match.act(
        author,
        proposal(partner, ...words.map(what => leg(true, { kind: 'promise', what, months: 3, florins: 0 }))),
      );
      expect(match.play.decision()?.step).toBe('answer');
      const others = [0, 1, 2, null].filter(seat => seat !== author && seat !== partner);
      return canonical(others.map(seat => ({ story: match.story(seat), view: match.play.view(seat) })));
    };
    expect(seen(PEACE, AID, NO_COURTING)).toBe(seen(AID));
  });

  rule('pod.20c', 'for good: it can be taken back only if the others agree', () => {
    expect(offered(three(), 1, SUM).play.position.stack.at(-1)).toMatchObject({ step: 'answer', left: [1] });
    const match = new Match(game, { scenario: 'short', seats: 3, seed: 'final', stream: 'sfc32' });
    toPolitics(match);
    const author = firstSeat(match);
    match.act(author, proposal((author + 1) % 3, SUM));
    expect(match.undo(author)).toMatchObject({ ok: false, denial: 'needs-consent' });
  });

  rule('pod.20c', 'twice a month', () => {
    const match = three().political(0);
    for (let offer = 0; offer < 2; offer++) match.propose(1, SUM).do('decline');
    expect(match.proposalRefusal(1, SUM)).toMatchObject({ reason: 'talkedEnough', most: 2 });
    expect(match.families('propose')).toEqual([]);
    // The two others cannot talk to each other in his turn.
    expect(match.refusal(proposal(2, SUM), 1)).toMatchObject({ reason: 'notTheirTurn', seat: 0 });
  });

  rule('pod.20c', 'not with who has left the game', () => {
    const p = three();
    p.player(2).out = true;
    expect(p.political(0).proposalRefusal(2, SUM)).toMatchObject({ reason: 'notTheirTurn', seat: 2 });
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
    const p = three().tokens(0, 'spada-1', 'scudo-1').goods(1, { stoffe: 1 });
    offered(
      p,
      1,
      leg(true, { kind: 'beneficio', token: token('spada-1') }),
      leg(false, { kind: 'goods', good: good('stoffe'), lots: 1 }),
    ).do('letStand');
    const { id } = at(p.state.offers, 0);
    p.player(0).benefici = [token('scudo-1')];
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
        return refused(p, leg(true, { kind: 'share', card: mercatorCard('MC62'), lots: 2 }));
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
    expect(refused(three(), leg(false, { kind: 'share', card: 0, lots: 1 }))).toMatchObject({ rule: 'pod.22g' });
  });

  rule(['pod.44p', 'pod.3e', 'pod.3j'], 'in the military phase besieger and besieged talk about surrender', () => {
    const units = [1, 3, 4].map(number => sestiere('firenze', number));
    const p = three().besieging(0, 'O13', 'siena', units);
    const match = p.military(0);
    expect(match.proposalRefusal(1, SUM)).toMatchObject({ rule: 'pod.20c', what: 'onlySurrender' });
    match
      .propose(1, SUM, leg(false, { kind: 'surrender', commune: communeNamed('siena') }))
      .dice(4, 4, 4, 4)
      .do('accept');
    expect([match.points(0), match.points(1) <= -2, p.commune('siena').podesta]).toEqual([2, true, 0]);
    expect(three().military(0).proposalRefusal(1, SUM)).toMatchObject({ rule: 'pod.44p' });
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
    expect(p.state.promises).toMatchObject([{ from: 0, to: 1, what: PEACE, month: 1, until: 4, florins: 0 }]);
    expect([0, 1, 2].map(seat => whatSeatKnows(p.state, seat).promises.length)).toEqual([1, 1, 0]);
    expect(refused(p, leg(true, { kind: 'promise', what: PEACE, months: 1, florins: 0 }))).toMatchObject({
      what: 'promise',
    });
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
    const promise = at(p.state.promises, 0).id;
    const match = p.political(0).act({ type: 'honour', promise });
    expect([match.purse(0), match.purse(1), match.told('promiseKept').length]).toEqual([1100, 2100, 1]);
    const poor = promised(three(), PAYMENT, 1, 500).purse(0, 400).date(1, 2);
    expect(poor.commercial(0).refusal({ type: 'honour', promise })).toMatchObject({
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
