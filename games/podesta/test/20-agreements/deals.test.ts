import { describe, expect } from 'vitest';
import {
  type Clause,
  communeNamed,
  counterOffer,
  good,
  leg,
  position,
  proposal,
  rule,
  sestiere,
  square,
  token,
} from '../position.ts';

const FIRENZE = communeNamed('firenze');
const LUCCA = communeNamed('lucca');
const three = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
/** Firenze's Podestà is the guest of Lucca. */
const met = () => {
  const p = three();
  p.commune('firenze').cell = square('D5');
  return p;
};
const offer = (p: ReturnType<typeof position>, partner: number, ...clauses: Clause[]) =>
  p.political(0).propose(partner, ...clauses);

describe('agreements', () => {
  rule(['pod.20c', 'pod.20b'], 'clauses of every kind, carried out together when the partner accepts', () => {
    const p = three().goods(1, { stoffe: 3 }).tokens(0, 'spada-1');
    const match = offer(
      p,
      1,
      leg(true, { kind: 'florins', florins: 200 }),
      leg(true, { kind: 'beneficio', token: token('spada-1') }),
      leg(false, { kind: 'goods', good: good('stoffe'), lots: 2 }),
    );
    expect([match.step, match.seats]).toEqual(['answer', [1]]);
    expect([match.purse(0), match.purse(1)]).toEqual([1600, 1600]);
    match.do('accept');
    // What changed hands is known to the two of them.
    expect(match.told('clause').map(({ kind, only }) => [kind, only])).toEqual([
      ['florins', [0, 1]],
      ['beneficio', [0, 1]],
      ['goods', [0, 1]],
    ]);
    expect([match.purse(0), match.purse(1)]).toEqual([1400, 1800]);
    expect([p.player(0).fresh[good('stoffe')], p.player(1).lots[good('stoffe')], p.player(1).benefici]).toEqual([
      2,
      1,
      [token('spada-1')],
    ]);
  });

  rule('pod.20c', 'nothing happens if it is declined; one counter-offer may answer', () => {
    const p = three();
    const declined = offer(p, 1, leg(true, { kind: 'florins', florins: 500 })).do('decline');
    expect([declined.purse(0), declined.step]).toEqual([1600, 'political']);
    const match = offer(three(), 1, leg(true, { kind: 'florins', florins: 100 }));
    expect([match.step, match.seats, match.families('counter').length]).toEqual(['answer', [1], 1]);
    const more = leg(false, { kind: 'florins', florins: 600 });
    match.counter(more);
    expect([match.seats, match.families('counter'), match.refusal(counterOffer(more))]).toEqual([
      [0],
      [],
      { rule: 'pod.20c', reason: 'noMore', most: 1 },
    ]);
    match.do('accept');
    expect([match.purse(0), match.purse(1)]).toEqual([1000, 2200]);
  });

  rule(
    ['pod.20c', 'pod.22j'],
    'goods sold to another player may be dearer or cheaper than the market; they wait a month again (R10)',
    () => {
      const p = three().goods(0, { metalli: 2 });
      const match = p
        .commercial(0)
        .propose(
          1,
          leg(true, { kind: 'goods', good: good('metalli'), lots: 2 }),
          leg(false, { kind: 'florins', florins: 500 }),
        )
        .do('accept');
      expect([match.purse(0), p.player(1).fresh[good('metalli')], p.state.prices[good('metalli')]]).toEqual([
        2100, 2, 100,
      ]);
    },
  );

  rule('pod.20c', 'nobody can give what he does not have, and the offer is seen by its parties only', () => {
    const p = three().purse(0, 150);
    const match = p.political(0);
    expect(match.proposalRefusal(1, leg(true, { kind: 'florins', florins: 200 }))).toMatchObject({
      rule: 'pod.20c',
      reason: 'tooDear',
    });
    expect(match.proposalRefusal(1, leg(true, { kind: 'goods', good: 0, lots: 1 }))).toMatchObject({ rule: 'pod.22j' });
    expect(match.proposalRefusal(1, leg(true, { kind: 'beneficio', token: 0 }))).toMatchObject({ rule: 'pod.31g' });
    match.propose(1, leg(true, { kind: 'florins', florins: 100 }));
    const seen = (seat: number) => JSON.stringify(match.play.view(seat).state).includes('"deal":null');
    expect([seen(0), seen(1), seen(2)]).toEqual([false, false, true]);
  });

  rule('pod.20c', 'what a player is asked for and does not have he cannot agree to', () => {
    const ask = leg(false, { kind: 'beneficio', token: token('spada-1') });
    expect(offer(three().tokens(1, 'scudo-1'), 1, ask).refusal({ type: 'accept' })).toMatchObject({ rule: 'pod.20c' });
    expect(offer(three().tokens(1, 'spada-1'), 1, ask).refusal({ type: 'accept' })).toBeNull();
  });

  rule('pod.5i', 'a deal may be proposed to the player whose turn it is (R17)', () => {
    const match = three()
      .political(0)
      .act(proposal(0, leg(true, { kind: 'florins', florins: 100 })), 1);
    expect(match.seats).toEqual([0]);
    match.do('accept');
    expect([match.purse(0), match.purse(1), match.step]).toEqual([1700, 1500, 'political']);
  });

  rule(['pod.14c', 'pod.20b'], 'public money goes only to another treasury, for something communal (R42)', () => {
    const p = met().treasury('firenze', 1000);
    const sum = leg(true, { kind: 'treasury', chest: FIRENZE, florins: 500, into: LUCCA });
    expect(p.political(0).proposalRefusal(2, sum)).toMatchObject({ rule: 'pod.14c' });
    p.league(0, 2);
    const allied = offer(p, 2, sum).do('accept');
    expect([allied.treasury('firenze'), allied.treasury('lucca'), allied.purse(2)]).toEqual([500, 500, 1600]);
  });

  rule(['pod.47a', 'pod.14c'], 'who takes in refugees keeps them from treasury and purse together (R42, R143)', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
    const guest = sestiere('siena', 2);
    p.state.place[guest] = -1;
    p.treasury('lucca', 200).treasury('firenze', 300).purse(2, 500);
    const match = p
      .political(0)
      .propose(
        2,
        leg(false, { kind: 'refugees', sestiere: guest, commune: communeNamed('lucca'), payer: communeNamed('lucca') }),
        leg(true, { kind: 'treasury', chest: communeNamed('firenze'), florins: 100, into: communeNamed('lucca') }),
      )
      .do('accept');
    // 600 for the Mercatores: 200 and the 100 of the friend from the chest, 300 from the purse.
    expect([p.state.place[guest], p.state.holder[guest]]).toEqual([communeNamed('lucca'), 2]);
    expect([match.treasury('lucca'), match.treasury('firenze'), match.purse(2)]).toEqual([0, 200, 200]);
  });

  rule(['pod.16e', 'pod.26a'], 'a sestiere passes only when a Podestà of one stands in a commune of the other', () => {
    const p = three().loyal(0, 'lucca', 2);
    const give = leg(true, { kind: 'sestiere', sestiere: sestiere('lucca', 2) });
    expect(p.political(0).proposalRefusal(2, give)).toMatchObject({ rule: 'pod.26a' });
    p.commune('lucca').cell = square('N6');
    offer(p, 2, give, leg(false, { kind: 'florins', florins: 100 })).do('accept');
    expect([p.state.holder[sestiere('lucca', 2)], p.player(0).purse]).toEqual([2, 1700]);
  });

  rule(['pod.27b', 'pod.20b'], 'troops are lent for one battle (R52)', () => {
    const p = three().loyal(0, 'siena', 2);
    offer(p, 1, leg(true, { kind: 'troops', sestiere: sestiere('siena', 2) })).do('accept');
    expect(p.state.lent[sestiere('siena', 2)]).toBe(1);
  });

  rule('pod.19b', 'a player of his faction may shelter an exile', () => {
    const p = position(3).govern(0, 'firenze').exiled(2);
    offer(p, 2, leg(true, { kind: 'hospitality', commune: FIRENZE })).do('accept');
    expect(p.player(2).host).toBe(FIRENZE);
    const other = position(3).govern(0, 'firenze').exiled(1);
    expect(other.political(0).proposalRefusal(1, leg(true, { kind: 'hospitality', commune: FIRENZE }))).not.toBeNull();
  });

  rule('pod.32b', 'a captive Podestà is released for a ransom (R68)', () => {
    const p = three();
    Object.assign(p.commune('siena'), { captor: 0, until: 3, cell: -1 });
    offer(
      p,
      1,
      leg(true, { kind: 'release', commune: communeNamed('siena') }),
      leg(false, { kind: 'florins', florins: 500 }),
    ).do('accept');
    expect([p.commune('siena').captor, p.commune('siena').cell, p.player(0).purse]).toEqual([-1, square('O14'), 2100]);
  });
});

describe('leagues', () => {
  const join = leg(true, { kind: 'league', leaving: false });

  rule(['pod.20a', 'pod.20d'], 'players of one faction, when one’s Podestà has come to the other', () => {
    expect(three().political(0).proposalRefusal(2, join)).toMatchObject({
      rule: 'pod.20d',
    });
    const p = met();
    const signed = offer(p, 2, join).do('accept');
    expect([p.player(0).league, p.player(2).league]).toEqual([0, 0]);
    // A league is known to all.
    expect(signed.told('clause')[0]?.only).toBeUndefined();
    const enemy = three();
    enemy.commune('firenze').cell = square('O14');
    expect(enemy.political(0).proposalRefusal(1, join)).toMatchObject({
      rule: 'pod.20a',
    });
  });

  rule('pod.20a', 'a third is admitted if all agree', () => {
    const p = position(6).govern(0, 'firenze').govern(2, 'lucca').govern(5, 'volterra').league(2, 5);
    p.commune('firenze').cell = square('D5');
    const match = offer(p, 2, join);
    expect(match.seats).toEqual([2]);
    match.do('accept');
    expect([match.step, match.seats]).toEqual(['answer', [5]]);
    match.do('accept');
    expect([0, 2, 5].map(seat => p.player(seat).league)).toEqual([0, 0, 0]);
  });

  rule('pod.20e', 'a commune without a player is in no league; exiles are not either', () => {
    const p = met().exiled(2);
    Object.assign(p.commune('lucca'), { podesta: -1 });
    expect(p.political(0).proposalRefusal(2, join)).toMatchObject({ rule: 'pod.20e' });
  });

  rule('pod.20a', 'a partner may leave; a league of one is none', () => {
    const p = met().league(0, 2);
    p.political(0).do('leaveLeague');
    expect([p.player(0).league, p.player(2).league]).toEqual([-1, -1]);
  });
});
