import { describe, expect } from 'vitest';
import { NO_COURTING } from '../../../src/20-agreements/promises.ts';
import { cards } from '../../battles.ts';
import {
  communeNamed,
  good,
  leg,
  type Match,
  mercatorCard,
  position,
  rule,
  sestiere,
  square,
  token,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const THREE = [SI(1), SI(3), SI(4)];
const win = (one: number, beneficio = -1) => ({ type: 'win', sestiere: one, token: beneficio });
const governing = (seats = 3) => {
  const p = position(seats).govern(0, 'firenze').govern(1, 'siena');
  return seats > 2 ? p.govern(2, 'lucca') : p;
};
const over = (match: Match): Match => {
  for (let count = 0; count < 12 && !match.stopped; count++) match.act(match.legal()[0] ?? { type: 'none' });
  return match;
};

describe('what trust costs', () => {
  // R24: 10 florins a symbol after all the rest, never below nothing, and the Scudo is gone all the same.
  rule(
    ['pod.23t', 'pod.15.1i', 'pod.23d'],
    'a Scudo of three on what esteem has made cheap is spent to the last, and nothing is paid back',
    () => {
      const p = governing().bonus('firenze', 120, 100).tokens(0, 'scudo-3');
      const match = p.political(0).act(win(FI(6), token('scudo-3')));
      // 2 x 60 - 100 - 30.
      expect([match.purse(0), p.player(0).benefici, p.state.holder[FI(6)]]).toEqual([1600, [], 0]);
    },
  );

  // R20 and R19: it shows the Podestà's face now, and has changed before.
  rule(
    ['pod.15.1f', 'pod.15.1g', 'pod.12e'],
    'an opponent won over is guarded by the upper line, and costs who would turn it back three times',
    () => {
      const p = governing().govern(0, 'firenze', 1, 2, 3, 5).bonus('firenze', 60, 30).tokens(1, 'proditor');
      const match = p.political(1).act(win(FI(2)));
      expect(match.purse(1)).toBe(1600 - 3 * 120 - 60);
    },
  );

  // R29: until his first election he has the faction of his town.
  rule(['pod.16a', 'pod.10c'], 'nobody changes faction before he has been elected anywhere', () => {
    const p = position(2).govern(1, 'siena').loyal(0, 'firenze', 1, 3, 5);
    expect(p.political(0).refusal({ type: 'changeFaction' })).not.toBeNull();
  });
});

describe('prices in the month', () => {
  // R8 and R9: the marker moves at once, for whoever comes next.
  rule(['pod.21d', 'pod.21f', 'pod.5e'], 'who buys second pays what the first has made of the price', () => {
    const p = governing();
    p.commercial(0).act({ type: 'buy', good: good('stoffe'), lots: 4 });
    p.play([{ step: 'turnEnd', seat: 0 }]);
    const match = p.commercial(1).act({ type: 'buy', good: good('stoffe'), lots: 1 });
    expect([match.purse(0), match.purse(1), p.state.prices[good('stoffe')]]).toEqual([1200, 1460, 150]);
  });

  // R51: before or after the deal, which is what it is for.
  rule(
    ['pod.23f', 'pod.21l'],
    'a Scudo laid before a purchase makes it cheaper, a Spada laid after it makes the lots worth more',
    () => {
      const p = governing().tokens(0, 'scudo-3', 'spada-2');
      const match = p.commercial(0).act({ type: 'sway', token: token('scudo-3'), good: good('metalli') });
      match.act({ type: 'buy', good: good('metalli'), lots: 2 });
      expect([match.purse(0), p.state.prices[good('metalli')]]).toEqual([1600 - 140, 90]);
      expect(match.refusal({ type: 'sway', token: token('spada-2'), good: good('metalli') })).not.toBeNull();
      match.act({ type: 'sway', token: token('spada-2'), good: good('legname') });
      expect(p.state.prices[good('legname')]).toBe(120);
    },
  );

  // AN30: outside the limits of the market.
  rule(['pod.24d', 'pod.21f'], 'three lots sold abroad by AN30 leave the five of the turn, and the same good', () => {
    const p = governing().goods(0, { stoffe: 8 });
    p.annales(0, 'AN30').act({ type: 'sellAbroad', good: good('stoffe'), lots: 3 });
    expect([p.player(0).purse, p.state.prices[good('stoffe')]]).toEqual([2200, 70]);
    const match = p.commercial(0).act({ type: 'sell', good: good('stoffe'), lots: 5 });
    expect([match.purse(0), p.state.prices[good('stoffe')]]).toEqual([2550, 20]);
  });

  // R41: whoever supplied, the three prices rise.
  rule(
    ['pod.15.1n', 'pod.21j'],
    'a friend’s cloth for a feast is paid at the price of the day, which rises like the others',
    () => {
      const p = governing().date(1, 2).treasury('firenze', 1000).goods(1, { stoffe: 2 }).price('stoffe', 150);
      const match = p.political(0).act({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE });
      match.act({ type: 'supply', supplier: 1, good: good('stoffe'), lots: 1 });
      if (match.offers('agree', 1)) match.act({ type: 'agree' }, 1);
      match.do('fromMarket');
      expect([match.purse(1), match.treasury('firenze'), p.state.prices[good('stoffe')]]).toEqual([1750, 650, 160]);
    },
  );

  // R14: as many in a year as there are players, whoever plays them.
  rule(
    ['pod.22d', 'pod.22e'],
    'at a table of two one merchant may play both cards of the year; a third waits for New Year',
    () => {
      const p = governing(2).purse(0, 9000).mercator(0, 'MC03', 'MC64', 'MC01');
      const plays = (id: string, month: number) => {
        p.date(1, month);
        const match = p.play([{ step: 'month' }], Array(30).fill(0));
        match.lay(0, 0).lay(1, 0);
        for (let count = 0; count < 9 && match.step !== 'political'; count++)
          match.act(match.legal()[0] ?? { type: 'letFall' });
        const card = mercatorCard(id);
        const commerce = p.commercial(0);
        const refused = commerce.refusal({ type: 'showCard', card });
        if (refused !== null) return refused.reason;
        commerce.act({ type: 'showCard', card });
        if (commerce.refusal({ type: 'closeBargain' }) !== null) return false;
        commerce.do('closeBargain');
        return true;
      };
      p.goods(0, { metalli: 9, stoffe: 9, preziosi: 9, animali: 9, legname: 9, 'materiale-edile': 9 });
      expect([plays('MC03', 3), plays('MC64', 4), plays('MC01', 5), plays('MC01', 12)]).toEqual([
        true,
        true,
        'yearLimit',
        'yearLimit',
      ]);
    },
  );
});

describe('events', () => {
  // AN08: four times the tax instead of three.
  rule(
    ['pod.24d', 'pod.17d'],
    'AN08 brings the treasury four taxes of who is driven out, and none if nobody is',
    () => {
      const p = position(3).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca');
      const match = p.annales(0, 'AN08').act({ type: 'banish', sestiere: FI(2) });
      expect(match.treasury('firenze')).toBe(2400);
      const kept = position(3).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca');
      expect(kept.annales(0, 'AN08').do('banishNobody').treasury('firenze')).toBe(0);
    },
  );

  // AN11: the faction he has now.
  rule(['pod.24d', 'pod.16a'], 'AN11 asks for the faction of today: who has gone over gains by it', () => {
    const p = governing().treasury('firenze', 500);
    expect(over(p.annales(0, 'AN11')).treasury('firenze')).toBe(300);
    p.player(0).faction = 1;
    p.commune('firenze').faction = 1;
    expect(over(p.annales(0, 'AN11')).treasury('firenze')).toBe(600);
  });

  // AN19 and AN21 in their words for who has no home.
  rule(['pod.24d', 'pod.19f'], 'AN19 costs an exile fifty, AN21 a hundred and fifty, and animals rise for all', () => {
    const p = governing();
    p.exiled(1).commune('siena').podesta = -1;
    const first = over(p.annales(1, 'AN19')).purse(1);
    const second = over(p.annales(1, 'AN21')).purse(1);
    expect([first, second, p.state.prices[good('animali')]]).toEqual([1550, 1400, 140]);
  });

  // AN16: he alone sees them.
  rule(['pod.24d', 'pod.23b'], 'AN16 shows another’s Benefici to who was struck by it, and to nobody else', () => {
    const p = governing().tokens(1, 'spada-2', 'proditor');
    const match = p.annales(0, 'AN16').act({ type: 'spy', victim: 1 });
    expect(match.chronicle).toContainEqual(expect.objectContaining({ only: [0] }));
  });
});

describe('under siege', () => {
  const besieged = () => governing().besieging(1, 'M5', 'firenze', THREE).tokens(1, 'proditor');

  // R97: no arms, no exiles; in another of his towns both.
  rule(
    ['pod.44l', 'pod.28a', 'pod.17c'],
    'nobody is armed or driven out in a besieged town, in the next one they are',
    () => {
      const p = besieged().govern(0, 'prato').treasury('firenze', 900).treasury('prato', 900);
      const armed = p.military(0).choices('callArming', 'sestiere').map(Number);
      expect([armed.includes(FI(1)), armed.includes(sestiere('prato', 1))]).toEqual([false, true]);
      const exiled = p.political(0).choices('exile', 'sestiere').map(Number);
      expect([exiled.includes(FI(2)), exiled.includes(sestiere('prato', 2))]).toEqual([false, true]);
    },
  );

  // R97: four in a month, and four again in the next; the damage stays.
  rule(['pod.44k', 'pod.44l'], 'a fifth shot waits for the next month, which finds the walls as they were left', () => {
    const p = besieged();
    const SHOT = { type: 'shootWalls', army: 1 };
    const match = p.military(1, [...cards(4, 1), ...cards(1, 4), ...cards(1, 4), ...cards(1, 4)]);
    for (let shot = 0; shot < 4; shot++) match.act(SHOT);
    expect([match.refusal(SHOT) === null, p.state.armies[0]?.siege?.hits]).toEqual([false, 1]);
    p.play([{ step: 'monthEnd' }]);
    p.date(1, 2).play([{ step: 'month' }], Array(9).fill(0));
    expect([p.military(1).refusal(SHOT), p.state.armies[0]?.siege?.hits]).toEqual([null, 1]);
  });

  // R99: before the first shot of the siege, not after it.
  rule(
    ['pod.23v', 'pod.44q'],
    'opponents flee to the besieger before the first shot, after it they only open the gates',
    () => {
      const p = besieged();
      const flee = { type: 'makeFlee', army: 1 };
      expect(p.military(1).refusal(flee)).toBeNull();
      const match = p.military(1, cards(1, 4)).act({ type: 'shootWalls', army: 1 });
      expect([match.refusal(flee) === null, match.refusal({ type: 'openGates', army: 1 })]).toEqual([false, null]);
    },
  );

  // R99: somebody in town must be of his faction.
  rule(
    ['pod.44n', 'pod.23w'],
    'where nobody in town shows his faction a Proditor opens no gate, and is not spent',
    () => {
      const p = besieged();
      for (const number of [2, 6]) p.state.place[FI(number)] = -1;
      const match = p.military(1);
      expect(match.refusal({ type: 'openGates', army: 1 })).not.toBeNull();
      expect(p.player(1).benefici).toEqual([token('proditor')]);
    },
  );

  // R97: three companies, of whatever kind.
  rule(
    ['pod.44a', 'pod.31k'],
    'two of the town and a captain are three enough to begin a siege, two alone are not',
    () => {
      const begins = (captain: boolean) => {
        const p = governing().hire(1, 'grifone', 'siena');
        const units = [SI(1), SI(3), ...(captain ? [72] : [])];
        p.army(1, 'M5', units);
        return p.military(1).refusal({ type: 'besiege', army: 1, commune: FIRENZE }) === null;
      };
      expect([begins(true), begins(false)]).toEqual([true, false]);
    },
  );

  // R102: an exhausted town that nobody governs is walked into by three, and brings no points.
  rule(
    ['pod.45.1a', 'pod.44a', 'pod.3d'],
    'an exhausted town of nobody is taken by three companies beside it, not by two',
    () => {
      const taken = (count: number) => {
        const p = governing().army(1, 'L5', THREE.slice(0, count));
        Object.assign(p.commune('prato'), { poor: true, raids: 3 });
        const match = p.military(1, [4, 4, 4, 4]);
        const take = { type: 'takePoor', army: 1, commune: communeNamed('prato') };
        if (match.refusal(take) !== null) return null;
        match.act(take);
        return [p.commune('prato').podesta, match.points(1)];
      };
      expect([taken(3), taken(2)]).toEqual([[1, 0], null]);
    },
  );
});

// R96: the count of the year is cleared; the first raid of the new one is a first again.
rule(['pod.43d', 'pod.43e'], 'two raids of December are forgotten in January, whose first brings 1,500 again', () => {
  const p = position(2, {}, 'timed')
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(SI(1))
    .army(1, 'M5', [SI(1)]);
  p.commune('firenze').raids = 2;
  p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
  const before = p.commune('siena').treasury;
  const match = p.military(1).act({ type: 'raid', army: 1, commune: FIRENZE, to: SIENA });
  if (match.step === 'defence') match.do('stayInside');
  expect(match.treasury('siena') - before).toBe(1500);
});

// R50: in any phase of his own turn.
rule(['pod.23r', 'pod.5e'], 'one steals with a Proditor also while at war', () => {
  const p = governing().tokens(0, 'proditor').tokens(1, 'spada-1');
  const match = p.military(0).act({ type: 'steal', victim: 1, what: 'beneficio' });
  expect([p.player(0).benefici, p.player(1).benefici]).toEqual([[token('spada-1')], []]);
  expect(match.step).toBe('military');
});

// R139: what he promised not to do is done and told.
rule(
  ['pod.20c', 'pod.10a'],
  'who has promised not to court another’s towns breaks his word with the first sestiere he wins there',
  () => {
    const broken = (where: number) => {
      const p = governing();
      p.political(0)
        .propose(1, leg(true, { kind: 'promise', what: NO_COURTING, months: 3, florins: 0 }))
        .do('accept');
      p.commune('firenze').cell = square('L4');
      return p.political(0).act(win(where)).ever('promiseBroken').length;
    };
    expect([broken(SI(2)), broken(sestiere('prato', 1))]).toEqual([1, 0]);
  },
);

// R105: more than half of those who are in the game.
rule(['pod.4b', 'pod.48a'], 'half of the players do not end the match before its time, one more does', () => {
  const ends = (votes: number) => {
    const p = position(4, {}, 'timed')
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .govern(2, 'lucca')
      .govern(3, 'pisa')
      .date(1, 4);
    const match = p.play([{ step: 'timeVote' }]);
    for (let seat = 0; seat < 4; seat++) match.act({ type: seat < votes ? 'timeUp' : 'playOn' }, seat);
    return match.play.result !== null;
  };
  expect([ends(2), ends(3)]).toEqual([false, true]);
});
