/** The bot: it plays every kind of match to its end, and does the sensible thing where there is one. */
import { type AnyAction, at, Generator, Play, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { reckonedStrengths } from '../bot/war/strength.ts';
import { loyal } from '../src/10-office/trust.ts';
import { AID, PAYMENT } from '../src/20-agreements/promises.ts';
import { annalesCard, communeNamed, game, good, leg, type Match, position, sestiere } from './position.ts';

const merchant = game.bots?.at(-1);

function choose(play: Play, seat: number, seed = 'thoughts'): AnyAction {
  const chance = new Generator(startChance('sfc32', seed));
  const thinking = { draw: (n: number, from?: number) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
  if (!merchant) throw new Error('there is no bot');
  return merchant.choose(play.resample(seat, chance), seat, thinking).action;
}

const answer = ({ play }: Match): AnyAction => choose(play, at(play.decision()?.seats ?? [], 0));

/** Everything the bot does until it is somebody else's turn to choose, or another step. */
function goOn(match: Match): AnyAction[] {
  const { step } = match;
  const done: AnyAction[] = [];
  while (match.step === step && done.length < 50) {
    const action = answer(match);
    done.push(action);
    match.act(action);
  }
  return done;
}

/** A match to its end, the bot in the first seat and chance in the others; the bot's scores come first. */
function againstChance(scenario: string, seats: number, seed: string): { scores: readonly number[]; actions: string } {
  const { play } = Play.begin(game, { scenario, seats, seed, stream: 'sfc32' });
  const chance = new Generator(startChance('sfc32', seed));
  const actions: AnyAction[] = [];
  while (!play.result) {
    if (actions.length > 20_000) throw new Error('it does not end');
    const seat = at(play.decision()?.seats ?? [], 0);
    const action = seat === 0 ? choose(play, 0, `${seed} ${actions.length}`) : play.anyAction(seat, chance);
    expect(play.apply(seat, action).ok).toBe(true);
    actions.push(action);
  }
  return { scores: play.result.scores.map(score => score ?? -Infinity), actions: JSON.stringify(actions) };
}

describe('the merchant', () => {
  test.for(['short', 'conquest', 'sestieri', 'points', 'timed'])(
    'plays a match of "%s" to its end and wins it',
    scenario => {
      const [own = 0, other = 0] = againstChance(scenario, 2, 'a year in Tuscany').scores;
      expect(own).toBeGreaterThan(other);
    },
  );

  test('plays on in the years that follow', () => {
    const [own = 0, ...others] = againstChance('long', 4, 'three years').scores;
    expect(own).toBeGreaterThan(Math.max(...others));
  }, 60_000);

  test('reckons an army it cannot see through by the average of those who may march in it', () => {
    const FI = (number: number): number => sestiere('firenze', number);
    const strengths = (seat: number, ...shown: number[]) => {
      const p = position(2)
        .govern(0, 'siena')
        .govern(1, 'firenze', 1, 3, 4)
        .arm(FI(1))
        .army(1, 'N8', [FI(1), FI(3)]);
      for (const army of shown) at(p.state.armies, army).shown = true;
      return [1, 3, 4].map(number => reckonedStrengths(p.table, seat)[FI(number)]);
    };
    expect(new Set(strengths(1)).size).toBeGreaterThan(1);
    expect(new Set(strengths(0)).size).toBe(1);
    // What has shown itself is known.
    expect(strengths(0, 0).slice(0, 2)).not.toEqual(strengths(0).slice(0, 2));
  });

  test('thinks the same thoughts twice', () => {
    expect(againstChance('sestieri', 3, 'twice')).toEqual(againstChance('sestieri', 3, 'twice'));
  });
});

describe('in politics it', () => {
  test('is elected at home with its first florins', () => {
    const match = position(2).political(0);
    goOn(match);
    expect(match.state.communes[match.position.player(0).assigned]?.podesta).toBe(0);
  });

  test('rides on to a neighbour and governs it in the same month', () => {
    const match = position(2).govern(0, 'firenze', 1, 3, 4, 5).purse(0, 1200).political(0);
    for (let step = 0; step < 40 && !match.stopped; step++) match.act(answer(match));
    expect(match.state.communes.filter(({ podesta }) => podesta === 0).length).toBeGreaterThan(1);
  });

  test('sells its own stone and timber to the works of its commune', () => {
    const match = position(2)
      .govern(0, 'firenze')
      .treasury('firenze', 2000)
      .goods(0, { 'materiale-edile': 3, legname: 2 })
      .political(0);
    expect(answer(match).type).toBe('build');
    match.act(answer(match));
    expect(goOn(match).map(({ type }) => type)).toEqual(['supply', 'supply', 'fromMarket']);
  });
});

describe('between Guelphs and Ghibellines it', () => {
  /** Two opponents at home have changed colours too often to be won by anything but a change of faction. */
  const stubborn = (upper: number) => {
    const table = position(2)
      .govern(0, 'firenze', 1, 3, 4, 5)
      .bonus('firenze', upper, upper / 2)
      .purse(0, 1500);
    for (const number of [2, 6]) table.state.turns[sestiere('firenze', number)] = 2;
    return table.political(0);
  };

  test('changes sides where its own follow almost for nothing and opponents cannot be won otherwise', () => {
    const match = stubborn(320);
    expect(answer(match)).toEqual({ type: 'changeFaction' });
    match.act(answer(match));
    goOn(match);
    expect(match.told('factionChanged')).toHaveLength(1);
    expect(loyal(match.state, 0, communeNamed('firenze'))).toHaveLength(6);
  });

  test('stays where it is when those who follow cost more than the opponents are worth', () =>
    expect(answer(stubborn(0)).type).not.toBe('changeFaction'));
});

describe('in trade it', () => {
  test('pays the bank back in a match by the clock, also when the hours it reckoned with are over', () => {
    const p = position(2, {}, 'timed').govern(0, 'firenze').govern(1, 'siena').date(2, 3).purse(0, 800);
    p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 18 }];
    expect(goOn(p.commercial(0))).toContainEqual({ type: 'repay', loan: 0, from: -1 });
  });

  test('sells what it holds in the last month and buys nothing more', () => {
    const match = position(2, {}, 'short')
      .mercator(0)
      .govern(0, 'firenze')
      .date(1, 12)
      .goods(0, { stoffe: 4 })
      .commercial(0);
    expect(goOn(match)).toEqual([{ type: 'sell', good: good('stoffe'), lots: 4 }, { type: 'endPhase' }]);
  });

  test('buys metals while its companies have no arms', () => {
    const match = position(2).mercator(0).govern(0, 'firenze').treasury('firenze', 3000).purse(0, 700).commercial(0);
    expect(answer(match)).toMatchObject({ type: 'buy', good: good('metalli') });
  });

  test('asks all there is for arms that nobody else can deliver', () => {
    const table = position(2).govern(0, 'firenze').treasury('firenze', 3000).goods(0, { metalli: 2 });
    const match = table.play([{ step: 'arming', seat: 0, sestiere: sestiere('firenze', 5) }]);
    expect(answer(match)).toEqual({ type: 'lay', florins: 300 });
  });
});

describe('offered a deal it', () => {
  const offer = (florins: number, lots: number) => {
    const match = position(2).govern(0, 'firenze').govern(1, 'siena').goods(0, { stoffe: 5 }).political(1);
    return match.propose(
      0,
      leg(true, { kind: 'florins', florins }),
      leg(false, { kind: 'goods', good: good('stoffe'), lots }),
    );
  };

  test('takes a price above the market', () => expect(answer(offer(500, 2))).toEqual({ type: 'accept' }));
  test('declines one below it', () => expect(answer(offer(100, 2))).toEqual({ type: 'decline' }));
});

describe('of its own accord it', () => {
  const two = () => position(2).govern(0, 'firenze').govern(1, 'siena').mercator(0).mercator(1);

  /** Bots in both seats, until the phase of the first is over; what they did, and what was agreed upon. */
  function talk(match: Match, most = 60): { done: AnyAction[]; clauses: Record<string, unknown>[] } {
    const done: AnyAction[] = [];
    const clauses: Record<string, unknown>[] = [];
    while (!match.stopped && done.length < most) {
      const action = answer(match);
      done.push(action);
      match.act(action);
      clauses.push(...match.told('clause'));
    }
    return { done, clauses };
  }

  test('sells what the market will not take to somebody who has room for it, below its price', () => {
    const match = two().goods(0, { stoffe: 12 }).price('stoffe', 200).purse(0, 300).purse(1, 1500).commercial(0);
    const before = match.state.prices[good('stoffe')] ?? 0;
    const [florins, goods] = talk(match).clauses;
    expect(goods).toMatchObject({ from: 0, to: 1, kind: 'goods', good: good('stoffe') });
    expect(florins).toMatchObject({ from: 1, to: 0, kind: 'florins' });
    expect(Number(florins?.florins)).toBeLessThan(Number(goods?.lots) * before);
  });

  test('pays more than the market for the lots that are missing for a card', () => {
    // The other one's lots are fresh: he could take no part in the card himself.
    const match = two().mercator(0, 'MC33').goods(0, { stoffe: 3 }).fresh(1, { stoffe: 1 }).commercial(0);
    const { clauses } = talk(match);
    expect(clauses.map(({ kind, from }) => [kind, from])).toEqual([
      ['florins', 0],
      ['goods', 1],
    ]);
    expect(Number(clauses[0]?.florins)).toBeGreaterThan(match.state.prices[good('stoffe')] ?? 0);
  });

  test('offers a part in a card it cannot cover, and plays it when it is taken', () => {
    const match = two().mercator(0, 'MC33').purse(0, 200).goods(0, { stoffe: 3 }).goods(1, { stoffe: 4 }).commercial(0);
    const { done, clauses } = talk(match);
    expect(clauses).toMatchObject([{ kind: 'share', from: 0, to: 1, lots: 1 }]);
    expect(done.map(({ type }) => type)).toContain('closeBargain');
  });

  test('buys peace from whoever besieges its commune, and he keeps his word', () => {
    const table = position(3)
      .govern(0, 'firenze', 1, 2, 3, 4, 5, 6)
      .govern(1, 'siena', 1, 2, 3, 4, 5, 6)
      .govern(2, 'lucca')
      .govern(0, 'prato')
      .purse(0, 2600)
      .besieging(
        1,
        'M5',
        'prato',
        [1, 2, 3].map(number => sestiere('siena', number)),
      );
    for (const seat of [0, 1, 2]) table.mercator(seat);
    const { clauses } = talk(table.political(0));
    expect(clauses.map(({ kind, from }) => [kind, from])).toEqual([
      ['florins', 0],
      ['promise', 0],
      ['promise', 1],
    ]);
    expect(answer(table.military(1))).toEqual({ type: 'lift', army: 1 });
  });

  test('makes no offer twice in a month, and none without a gain', () => {
    const match = two().goods(0, { stoffe: 12 }).price('stoffe', 200).purse(0, 300).purse(1, 1500).commercial(0);
    const done: AnyAction[] = [];
    while (!match.stopped && done.length < 60) {
      const action = match.step === 'answer' ? { type: 'decline' } : answer(match);
      done.push(action);
      match.act(action);
    }
    expect(done.filter(({ type }) => type === 'propose')).toHaveLength(1);
    expect(talk(two().commercial(0)).done.map(({ type }) => type)).not.toContain('propose');
  });

  test('comes to the aid it has promised', () => {
    const table = two();
    table.state.promises.push({ id: 1, from: 0, to: 1, what: AID, month: 1, until: 12, florins: 0 });
    const war = { attacker: 1, defender: 2, sides: [[1], [2]], month: 1, cell: 0 };
    expect(answer(table.play([{ step: 'allies', war, left: [0] }]))).toEqual({ type: 'join' });
  });

  test('pays what it has promised when the term is up', () => {
    const table = two();
    table.state.promises.push({ id: 7, from: 0, to: 1, what: PAYMENT, month: 1, until: 1, florins: 100 });
    expect(talk(table.political(0)).done).toContainEqual({ type: 'honour', promise: 7 });
  });
});

describe('with a Proditor it', () => {
  const shown = (id: string, ...tokens: string[]) =>
    position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .tokens(0, ...tokens)
      .play([{ step: 'window', card: annalesCard(id), left: [0, 1] }]);

  test('seizes an event that gives a sestiere', () =>
    expect(answer(shown('AN02', 'proditor'))).toEqual({ type: 'seize', target: 0 }));

  test('lets an event worth less than that fall', () =>
    expect(answer(shown('AN29', 'proditor'))).toEqual({ type: 'letFall' }));
});

describe('in war it', () => {
  const companies = [1, 2, 3, 4, 5].map(number => sestiere('firenze', number));

  test('besieges a neighbour that nobody governs', () => {
    const match = position(2).govern(0, 'firenze', 1, 2, 3, 4, 5, 6).army(0, 'M5', companies).military(0);
    expect(answer(match).type).toBe('besiege');
  });

  test('raids a neighbour with idle horsemen while its treasury is empty, the last month excepted', () => {
    const horsemen = (month: number) =>
      position(2, {}, 'short')
        .govern(0, 'firenze', 1, 2, 3, 4, 5, 6)
        .date(1, month)
        .army(0, 'M5', [sestiere('firenze', 1)])
        .military(0);
    expect(answer(horsemen(6))).toMatchObject({ type: 'raid', commune: communeNamed('prato') });
    expect(answer(horsemen(12)).type).not.toBe('raid');
  });

  test('raids nobody from whom stronger companies would come out', () => {
    const match = position(2)
      .govern(0, 'firenze', 1, 2, 3, 4, 5, 6)
      .govern(1, 'siena', 1, 2, 3, 4, 5, 6)
      .bonus('firenze', 60, 30)
      .army(1, 'N7', [sestiere('siena', 1)])
      .military(1);
    expect(match.legal('raid')).not.toEqual([]);
    expect(answer(match).type).not.toBe('raid');
  });

  test('sends horsemen out for loot when its own money is spent', () => {
    const match = position(2).govern(0, 'firenze', 1, 2, 3, 4, 5, 6).treasury('firenze', 0).date(1, 6).military(0);
    expect(answer(match)).toMatchObject({ type: 'raise', commune: communeNamed('firenze') });
    for (let step = 0; step < 20 && match.told('raided').length === 0; step++) match.act(answer(match));
    expect(match.told('raided')).toHaveLength(1);
  });

  test('shoots at the walls before anything else, then lets a traitor open the gates', () => {
    const table = position(2)
      .govern(0, 'firenze', 1, 2, 3, 4, 5, 6)
      .tokens(0, 'proditor')
      .besieging(0, 'M5', 'prato', companies);
    const match = table.play([{ step: 'military', seat: 0 }], [0, 3, 0, 3, 0, 3, 0, 3]);
    const types = goOn(match).map(({ type }) => type);
    expect(types.slice(0, 5)).toEqual(['shootWalls', 'shootWalls', 'shootWalls', 'shootWalls', 'openGates']);
  });

  test('stays behind its walls before an army it cannot beat, and goes out against a weak one', () => {
    const six = [1, 2, 3, 4, 5, 6];
    const defence = (attackers: readonly number[], ...own: number[]) =>
      position(2)
        .govern(0, 'firenze', ...own)
        .govern(1, 'siena', ...six)
        .bonus('firenze', 60, 30)
        .army(
          1,
          'M5',
          attackers.map(number => sestiere('siena', number)),
        )
        .play([{ step: 'defence', army: 1, commune: 2, why: 'challenge', to: -1 }]);
    expect(answer(defence([1, 2, 3, 4, 5], 4, 5))).toEqual({ type: 'stayInside' });
    expect(answer(defence([6], ...six))).toEqual({ type: 'sortie' });
  });
});
