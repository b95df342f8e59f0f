import { describe, expect } from 'vitest';
import { leg, position, proposal, rule, sestiere, square } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const governing = () => position(4).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa');
const florins = leg(true, { kind: 'florins', florins: 100 });

describe('in somebody else’s turn', () => {
  // R140: with him whose turn it is, either may begin; two others may not.
  rule(['pod.20c', 'pod.5f'], 'one speaks to him whose turn it is, and to nobody else', () => {
    const match = governing().political(0);
    expect(match.refusal(proposal(0, florins), 1)).toBeNull();
    expect(match.refusal(proposal(2, florins), 1)).toMatchObject({ reason: 'notTheirTurn' });
    match.act(proposal(0, florins), 1);
    expect([match.step, match.seats]).toEqual(['answer', [0]]);
    match.do('accept');
    expect([match.purse(0), match.purse(1)]).toEqual([1700, 1500]);
  });

  // R135: an offer that stands is taken up, or taken back, in anybody's political or commercial phase.
  rule(
    ['pod.20c', 'pod.5i'],
    'an offer that stands is taken up or taken back while he trades, not while he makes war',
    () => {
      const standing = () => {
        const p = governing();
        p.political(0).propose(1, florins).do('letStand');
        return p;
      };
      const p = standing();
      expect(p.military(3).legal('takeUp', 1)).toEqual([]);
      const [take] = p.commercial(3).legal('takeUp', 1);
      if (!take) throw new Error('it cannot be taken up');
      p.commercial(3).act(take, 1).act({ type: 'accept' }, 1);
      expect([p.player(0).purse, p.player(1).purse]).toEqual([1500, 1700]);
      const other = standing();
      const [revoke] = other.commercial(3).legal('revoke', 0);
      if (!revoke) throw new Error('it cannot be taken back');
      other.commercial(3).act(revoke, 0);
      expect(other.political(3).legal('takeUp', 1)).toEqual([]);
    },
  );

  // R134: two a month for each, whoever's turn it is.
  rule(['pod.20c', 'pod.5a'], 'a third offer of the month is refused; those of the next month are not', () => {
    const p = governing();
    for (let count = 0; count < 2; count++) p.political(0).propose(1, florins).do('decline');
    expect(p.commercial(0).proposalRefusal(2, florins)).toMatchObject({ reason: 'talkedEnough' });
    expect(p.political(1).refusal(proposal(1, florins), 0)).not.toBeNull();
    p.play([{ step: 'monthEnd' }]);
    p.play([{ step: 'month' }]);
    expect(p.political(0).proposalRefusal(2, florins)).toBeNull();
  });
});

// R21: what partners leave each other are their own; the opponents of both are anybody's.
rule(
  ['pod.12a', 'pod.20a', 'pod.12g'],
  'a partner may win an opponent in his partner’s town, not a free friend of his',
  () => {
    const p = governing().govern(0, 'firenze', 1, 3, 4).league(0, 2).tokens(2, 'proditor');
    const wins = (number: number) => p.political(2).refusal({ type: 'win', sestiere: FI(number), token: -1 });
    expect([wins(2), wins(5) === null, wins(4) === null]).toEqual([null, false, false]);
    p.political(2).do('leaveLeague');
    expect(wins(5)).toBeNull();
  },
);

// R10 and R138: what has not waited its month cannot be delivered, by a partner either.
rule(['pod.22i', 'pod.21g'], 'a part in a sale counts only with lots that have waited their month', () => {
  const card =
    [...Array(72).keys()].find(one => position(2).table.world.data.mercator.cards[one]?.kind === 'sell') ?? -1;
  const { lots, good: kind } = position(2).table.world.data.mercator.cards[card] ?? {
    lots: 0,
    good: 'metalli' as const,
  };
  const share = leg(true, { kind: 'share', card, lots: 1 });
  const selling = (old: boolean) => {
    const p = governing();
    p.player(0).mercator = [card];
    p.goods(0, { [kind]: lots - 1 });
    return old ? p.goods(1, { [kind]: 1 }) : p.fresh(1, { [kind]: 1 });
  };
  expect(selling(false).commercial(0).proposalRefusal(1, share)).toMatchObject({ rule: 'pod.22i' });
  const match = selling(true).commercial(0).propose(1, share).do('accept');
  match.act({ type: 'showCard', card }).do('closeBargain');
  expect(match.position.player(1).lots.every(held => held === 0)).toBe(true);
});

describe('the bank', () => {
  // R47: what comes back can be lent again, its interest cannot.
  rule(['pod.25g', 'pod.25h'], 'with everything lent lends again what is paid back, not the interest', () => {
    const p = governing().goods(0, { metalli: 20 }).goods(1, { stoffe: 10 }).purse(1, 5000);
    p.state.loans = [
      { seat: 1, commune: -1, capital: 500, interest: 100, due: 12 },
      { seat: 2, commune: -1, capital: 9500, interest: 1900, due: 12 },
    ];
    const most = () => Math.max(0, ...p.commercial(0).choices('borrow', 'florins').map(Number));
    expect(most()).toBe(0);
    const [repay] = p.commercial(1).legal('repay');
    if (!repay) throw new Error('it cannot be paid back');
    p.commercial(1).act(repay);
    expect([most(), p.player(1).purse]).toEqual([500, 4400]);
  });

  rule(['pod.25e', 'pod.25c'], 'lends 1,000 in all to one who has lots for more', () => {
    const p = governing().goods(0, { metalli: 15 });
    const sums = () => p.commercial(0).choices('borrow', 'florins').map(Number);
    p.commercial(0).act({ type: 'borrow', commune: -1, florins: 600 });
    expect(Math.max(...sums())).toBe(400);
    p.commercial(0).act({ type: 'borrow', commune: -1, florins: 400 });
    expect(sums()).toEqual([]);
  });
});

// R57: points are the month's, for counters and armies alike.
rule(
  ['pod.26d', 'pod.26e'],
  'a Podestà who stopped on the way has his points again in the next month, not before',
  () => {
    const p = governing();
    p.political(0)
      .act({ type: 'ride', counter: 2 })
      .act({ type: 'rideTo', cell: square('N12') });
    const { left } = p.commune('firenze');
    expect(left).toBeLessThan(12);
    p.play([{ step: 'turn', seat: 1 }]);
    expect(p.commune('firenze').left).toBe(left);
    p.date(1, 2).play([{ step: 'month' }]);
    expect(p.commune('firenze')).toMatchObject({ left: 12, cell: square('N12') });
  },
);
