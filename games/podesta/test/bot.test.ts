/** The bot: it plays every kind of match to its end, and does the sensible thing where there is one. */
import { type AnyAction, at, Generator, Play, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { game, good, type Match, position, sestiere } from './position.ts';

const [merchant] = game.bots ?? [];

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
    const legal = play.legal(seat);
    const action = seat === 0 ? choose(play, 0, `${seed} ${actions.length}`) : at(legal, chance.draw(legal.length));
    expect(play.apply(seat, action).ok).toBe(true);
    actions.push(action);
  }
  return { scores: play.result.scores, actions: JSON.stringify(actions) };
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

describe('in trade it', () => {
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
    expect(answer(match)).toEqual({ type: 'coin', florins: 300 });
  });
});

describe('offered a deal it', () => {
  const offer = (florins: number, lots: number) => {
    const match = position(2).govern(0, 'firenze').govern(1, 'siena').goods(0, { stoffe: 5 }).political(1);
    match.act({ type: 'propose', partner: 0 }, 1);
    match.clause({ give: true, kind: 'florins', a: florins, b: 0, c: 0 }, 1);
    match.clause({ give: false, kind: 'goods', a: good('stoffe'), b: lots, c: 0 }, 1);
    return match.act({ type: 'send' }, 1);
  };

  test('takes a price above the market', () => expect(answer(offer(500, 2))).toEqual({ type: 'accept' }));
  test('declines one below it', () => expect(answer(offer(100, 2))).toEqual({ type: 'decline' }));
});

describe('in war it', () => {
  const companies = [1, 2, 3, 4, 5].map(number => sestiere('firenze', number));

  test('besieges a neighbour that nobody governs', () => {
    const match = position(2).govern(0, 'firenze', 1, 2, 3, 4, 5, 6).army(0, 'M5', companies).military(0);
    expect(answer(match).type).toBe('besiege');
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
