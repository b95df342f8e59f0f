import { describe, expect } from 'vitest';
import { good, mercatorCard, position, rule, sestiere } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('a purse that just suffices', () => {
  // R15: the fee and the lots, and nothing is left.
  rule(['pod.22c', 'pod.22a'], 'plays a card: a florin less, and it cannot be closed', () => {
    const closes = (florins: number) => {
      const p = governing().mercator(0, 'MC01').purse(0, florins);
      const card = mercatorCard('MC01');
      const match = p.commercial(0);
      if (match.refusal({ type: 'showCard', card }) !== null) return false;
      match.act({ type: 'showCard', card });
      return match.refusal({ type: 'closeBargain' }) === null;
    };
    expect([closes(250), closes(249)]).toEqual([true, false]);
  });

  // R18 and R19.
  rule(['pod.10b', 'pod.15.1i'], 'buys an opponent at double less the esteem; ten florins less does not', () => {
    const buys = (florins: number) => {
      const p = governing().bonus('firenze', 20, 10).purse(0, florins);
      return p.political(0).refusal({ type: 'win', sestiere: FI(2), token: -1 }) === null;
    };
    expect([buys(230), buys(229)]).toEqual([true, false]);
  });

  rule(['pod.21f', 'pod.21e'], 'buys three lots at the price of the first, not a fourth', () => {
    const p = governing().purse(0, 300);
    const match = p.commercial(0);
    expect(match.refusal({ type: 'buy', good: good('metalli'), lots: 4 })).not.toBeNull();
    match.act({ type: 'buy', good: good('metalli'), lots: 3 });
    expect([match.purse(0), p.state.prices[good('metalli')]]).toEqual([0, 130]);
  });
});

// R11: beyond the bound the move is lost, whatever was paid.
rule(['pod.22b', 'pod.21n'], 'seven lots by a card near the top carry the price to 480 and no farther', () => {
  const p = governing().mercator(0, 'MC06').price('preziosi', 450);
  const match = p
    .commercial(0)
    .act({ type: 'showCard', card: mercatorCard('MC06') })
    .do('closeBargain');
  expect([match.purse(0), p.state.prices[good('preziosi')]]).toEqual([1600 - 100 - 560, 480]);
});

// R14: only cards that are played count.
rule(['pod.22d', 'pod.22g'], 'a card that was called off takes none of the year’s number', () => {
  const p = governing().mercator(0, 'MC01').mercator(1, 'MC02');
  p.state.cardsPlayed = 2;
  p.state.cardsAllowed = 3;
  p.commercial(0)
    .act({ type: 'showCard', card: mercatorCard('MC01') })
    .do('callOff');
  const match = p.commercial(1);
  expect(match.refusal({ type: 'showCard', card: mercatorCard('MC02') })).toBeNull();
  match.act({ type: 'showCard', card: mercatorCard('MC02') }).do('closeBargain');
  expect([p.state.cardsPlayed, p.player(0).mercator]).toEqual([3, [mercatorCard('MC01')]]);
});

// R128: cheapest goods first, fresh ones too; what is over comes back in florins; no price moves.
rule(['pod.25i', 'pod.21h'], 'the bank seizes the cheapest lots, gives back what is over and moves no price', () => {
  const p = governing()
    .goods(0, { metalli: 1, preziosi: 2 })
    .fresh(0, { metalli: 1 })
    .price('metalli', 60)
    .purse(0, 70);
  p.state.loans = [{ seat: 0, commune: -1, capital: 200, interest: 40, due: 1 }];
  const match = p.play([{ step: 'monthEnd' }]);
  const { lots, fresh, out } = p.player(0);
  expect([out, match.purse(0), lots[good('metalli')], fresh[good('metalli')], lots[good('preziosi')]]).toEqual([
    false,
    30,
    0,
    0,
    2,
  ]);
  expect([p.state.prices[good('metalli')], p.state.prices[good('preziosi')]]).toEqual([60, 100]);
});

// R53: metals for every sestiere, a horse too for the first.
rule(['pod.28c', 'pod.28d'], 'who has metal but no horse offers nothing for the Bellatores', () => {
  const offers = (number: number) => {
    const p = governing().goods(2, { metalli: 1 }).treasury('firenze', 2000);
    const match = p.military(0).act({ type: 'callArming', sestiere: FI(number) });
    return match.step === 'arming' && match.seats.includes(2);
  };
  expect([offers(1), offers(3)]).toEqual([false, true]);
});
