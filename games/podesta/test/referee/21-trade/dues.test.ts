import { describe, expect } from 'vitest';
import { communeNamed, good, mercatorCard, position, rule, sestiere, token, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('a merchant’s loan', () => {
  // R48: at the end of the twelfth month after it, not a month before.
  rule(['pod.25h', 'pod.25f'], 'of March is asked back at the end of the next March', () => {
    const p = governing().date(1, 3).goods(0, { metalli: 5 }).purse(0, 1000);
    p.commercial(0).act({ type: 'borrow', commune: -1, florins: 500 });
    expect(p.player(0).purse).toBe(1500);
    p.date(2, 2).play([{ step: 'monthEnd' }]);
    expect([p.player(0).purse, p.state.loans.length]).toEqual([1500, 1]);
    p.date(2, 3).play([{ step: 'monthEnd' }]);
    expect([p.player(0).purse, p.state.loans.length]).toEqual([900, 0]);
  });
});

describe('a commune that nobody governs', () => {
  // R48: the bank takes what is there, and that is all it gets.
  rule(['pod.25j', 'pod.25l'], 'pays its debt with what the treasury has, and owes nothing more', () => {
    const p = governing().treasury('prato', 500).date(1, 12);
    p.state.loans = [{ seat: 0, commune: communeNamed('prato'), capital: 1000, interest: 200, due: 13 }];
    const match = p.play([{ step: 'nextMonth', over: false }]);
    expect([match.treasury('prato'), p.state.loans, match.points(0), p.player(0).purse]).toEqual([0, [], 0, 1600]);
  });

  // R43: no taxes for nobody; whoever is elected later in the year has them.
  rule(['pod.14b', 'pod.18e'], 'collects nothing at New Year, and the year’s taxes at its election', () => {
    const p = governing().loyal(0, 'prato', 1, 3, 5).date(1, 12);
    p.play([{ step: 'nextMonth', over: false }]);
    expect(p.commune('prato').treasury).toBe(0);
    p.commune('firenze').cell = p.commune('prato').cell;
    p.commune('firenze').cell = p.table.world.square[communeNamed('prato')] ?? -1;
    p.purse(0, 1000)
      .political(0)
      .act({ type: 'win', sestiere: sestiere('prato', 4), token: -1 });
    expect(p.commune('prato')).toMatchObject({ podesta: 0, treasury: 3000 });
  });
});

describe('the month’s card', () => {
  // R14: who has gone past his commercial phase has declined; one is played, and no more.
  rule(
    ['pod.22g', 'pod.22d'],
    'is the second player’s when the first has traded without one; the third has none',
    () => {
      const p = governing().mercator(0, 'MC01').mercator(1, 'MC02').mercator(2, 'MC03');
      p.play([
        { step: 'commercial', seat: 0 },
        { step: 'turnEnd', seat: 0 },
      ]).do('endPhase');
      expect(p.commercial(0).refusal({ type: 'showCard', card: mercatorCard('MC01') })).not.toBeNull();
      p.commercial(1)
        .act({ type: 'showCard', card: mercatorCard('MC02') })
        .do('closeBargain');
      expect(p.commercial(2).refusal({ type: 'showCard', card: mercatorCard('MC03') })).not.toBeNull();
    },
  );
});

describe('the stock of the market', () => {
  // R12: what the players hold is not for sale.
  rule(['pod.21c', 'pod.21d'], 'of precious goods is fifteen less what others hold', () => {
    const p = position(3, { market: 'free' }).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
    p.goods(1, { preziosi: 8 }).fresh(2, { preziosi: 5 });
    const match = p.commercial(0);
    expect(match.refusal({ type: 'buy', good: good('preziosi'), lots: 3 })).not.toBeNull();
    match.act({ type: 'buy', good: good('preziosi'), lots: 2 });
    expect(match.refusal({ type: 'buy', good: good('preziosi'), lots: 1 })).not.toBeNull();
  });

  // R49: what serves is not drawn; when nothing is left nothing is sold.
  rule(['pod.23s', 'pod.23a'], 'of Benefici may be empty: then none is sold, though companies serve', () => {
    const p = governing().hire(1, 'grifone', 'siena');
    p.player(2).benefici.push(...p.state.bag.splice(0).sort((a, b) => a - b));
    p.state.used = [];
    expect(p.commercial(0).refusal({ type: 'buyBeneficio' })).not.toBeNull();
    p.player(2).benefici.splice(p.player(2).benefici.indexOf(token('scudo-1')), 1);
    p.state.used = [token('scudo-1')];
    const match = p.commercial(0, [0]).do('buyBeneficio');
    expect([p.player(0).benefici, match.refusal({ type: 'buyBeneficio' }) === null]).toEqual([
      [token('scudo-1')],
      false,
    ]);
  });
});

// R39: to the last florin the credit is his.
rule(
  ['pod.15.1b', 'pod.15h', 'pod.15.1c'],
  'a purse of 300 makes its Podestà a Patron; a treasury of 299 pays nothing',
  () => {
    const p = governing().date(1, 5).purse(0, 300).treasury('firenze', 299);
    p.commune('firenze').works[work('ampliamento-mura')] = 4;
    const pays = (from: number) => ({ type: 'payLabour', commune: FIRENZE, work: work('ampliamento-mura'), from });
    const match = p.political(0);
    expect(match.refusal(pays(FIRENZE))).not.toBeNull();
    match.act(pays(-1));
    expect([p.commune('firenze').upper, p.commune('firenze').lower, match.purse(0), match.treasury('firenze')]).toEqual(
      [40, 20, 0, 299],
    );
  },
);

// R143: the treasury first, the purse makes up the rest.
rule(['pod.31o', 'pod.31d'], 'a company may cost a treasury 300 and its Podestà 200; it is then the commune’s', () => {
  const p = governing().treasury('firenze', 300).purse(0, 200).tokens(0, 'compagnia-grifone');
  const hire = (florins: number) => ({ type: 'hire', company: 0, station: FIRENZE, from: FIRENZE, florins });
  const match = p.military(0);
  expect([match.refusal(hire(499)) === null, match.refusal(hire(501)) === null]).toEqual([false, false]);
  match.act(hire(500));
  expect([match.treasury('firenze'), match.purse(0), p.state.payer[0], p.state.fee[0]]).toEqual([0, 0, FIRENZE, 500]);
});

// R136 and R25: the deal is one; who has given away everything is out, once.
rule(
  ['pod.16e', 'pod.10c', 'pod.3l', 'pod.19c'],
  'two sestieri given in one deal elect the other, who has the goods too',
  () => {
    const p = position(3).govern(0, 'firenze', 1, 3).govern(1, 'siena').govern(2, 'lucca').loyal(1, 'firenze', 2, 4);
    p.goods(0, { stoffe: 3 });
    p.commune('siena').cell = p.commune('firenze').cell;
    const match = p.political(1);
    match.propose(
      0,
      { give: false, kind: 'sestiere', sestiere: FI(1) },
      { give: false, kind: 'sestiere', sestiere: FI(3) },
      { give: true, kind: 'florins', florins: 1000 },
    );
    match.do('accept');
    expect([p.commune('firenze').podesta, match.points(0), p.player(0).exiled]).toEqual([1, -12, true]);
    expect([match.purse(0), p.player(1).fresh[good('stoffe')]]).toEqual([2600, 3]);
  },
);
