import { describe, expect } from 'vitest';
import { communeNamed, good, mercatorCard, position, rule, sestiere, token } from '../position.ts';

const PRODITOR = token('proditor');

describe('buying Benefici', () => {
  rule('pod.23a', 'up to three in a turn at a hundred florins each (R49)', () => {
    const match = position(2).commercial(0).do('buyBeneficio', 'buyBeneficio', 'buyBeneficio');
    expect([match.purse(0), match.position.player(0).benefici.length]).toEqual([1300, 3]);
    expect(match.refusal({ type: 'buyBeneficio' })).toMatchObject({ rule: 'pod.23a', reason: 'lotsLimit', most: 3 });
    const poor = position(2).purse(0, 99).commercial(0);
    expect(poor.refusal({ type: 'buyBeneficio' })).toMatchObject({ rule: 'pod.23a', reason: 'tooDear' });
  });

  rule(['pod.23b', 'pod.23c'], 'they are drawn blindly and only their owner sees them', () => {
    // The bag holds nine single Spade first; the fiftieth counter is the last company.
    const match = position(2).commercial(0, [0, 48]).do('buyBeneficio');
    expect(match.told('drew')).toMatchObject([{ seat: 0, kind: token('spada-1'), only: [0] }]);
    match.do('buyBeneficio');
    expect(match.position.player(0).benefici).toEqual([token('spada-1'), token('compagnia-scacchi')]);
    const seen = JSON.stringify(match.play.view(1).state);
    expect(seen).not.toBe(JSON.stringify(match.play.view(0).state));
    const other = position(2).commercial(0, [20, 30]).do('buyBeneficio', 'buyBeneficio');
    expect(JSON.stringify(other.play.view(1).state)).toBe(seen);
  });

  rule(
    ['pod.23s', 'pod.23a'],
    'an empty bag is filled with the used ones, even in the middle of a purchase (R49, R110)',
    () => {
      const p = position(2);
      p.state.bag = [token('spada-1')];
      p.state.used = [PRODITOR];
      const match = p.commercial(0).do('buyBeneficio', 'buyBeneficio');
      expect(match.position.player(0).benefici).toEqual([token('spada-1'), PRODITOR]);
      expect(match.refusal({ type: 'buyBeneficio' })).not.toBeNull();
      expect([match.state.bag, match.state.used]).toEqual([[], []]);
    },
  );
});

describe('Benefici on the market', () => {
  const sway = (id: string, name: Parameters<typeof good>[0]) => ({ type: 'sway', token: token(id), good: good(name) });

  rule(['pod.23f', 'pod.21l', 'pod.21a'], 'a Spada raises and a Scudo lowers a price by ten for each symbol', () => {
    for (const [symbols, ten] of [
      [1, 10],
      [2, 20],
      [3, 30],
    ] as const) {
      const up = position(2)
        .tokens(0, `spada-${symbols}`)
        .commercial(0)
        .act(sway(`spada-${symbols}`, 'stoffe'));
      const down = position(2)
        .tokens(0, `scudo-${symbols}`)
        .commercial(0)
        .act(sway(`scudo-${symbols}`, 'stoffe'));
      expect([up.state.prices[good('stoffe')], down.state.prices[good('stoffe')]]).toEqual([100 + ten, 100 - ten]);
    }
  });

  rule('pod.23g', 'two in a turn, on different goods (R51)', () => {
    const match = position(2).tokens(0, 'spada-1', 'spada-3', 'scudo-2').commercial(0).act(sway('spada-1', 'stoffe'));
    expect(match.refusal(sway('spada-3', 'stoffe'))).toMatchObject({ rule: 'pod.23g' });
    match.act(sway('scudo-2', 'legname'));
    expect(match.refusal(sway('spada-3', 'metalli'))).toMatchObject({ rule: 'pod.23g' });
    expect(match.state.prices).toEqual([100, 100, 110, 80, 100, 100]);
  });

  rule(['pod.23s', 'pod.23d'], 'a Beneficio that was used is set aside', () => {
    const match = position(2).tokens(0, 'spada-1').commercial(0).act(sway('spada-1', 'stoffe'));
    expect([match.position.player(0).benefici, match.state.used]).toEqual([[], [token('spada-1')]]);
    expect(match.told('tokenUsed')).toMatchObject([{ seat: 0, kind: token('spada-1'), use: 'price' }]);
  });
});

describe('Benefici in politics', () => {
  rule('pod.23t', 'a Scudo takes ten to thirty florins off the trust of a sestiere loyal to nobody (R24)', () => {
    for (const [symbols, price] of [
      [1, 50],
      [2, 40],
      [3, 30],
    ] as const) {
      const match = position(2).tokens(0, `scudo-${symbols}`).political(0);
      match.act({ type: 'win', sestiere: sestiere('firenze', 5), token: token(`scudo-${symbols}`) });
      expect(match.purse(0)).toBe(1600 - price);
    }
    const wrong = position(2).tokens(0, 'spada-1').political(0);
    expect(wrong.refusal({ type: 'win', sestiere: sestiere('firenze', 5), token: token('spada-1') })).toMatchObject({
      rule: 'pod.23t',
    });
  });

  rule(
    ['pod.23e', 'pod.23n', 'pod.23w'],
    'a Spada takes ten to thirty florins off a stripping; the Proditor is shown (R24)',
    () => {
      for (const [symbols, price] of [
        [1, 110],
        [2, 100],
        [3, 90],
      ] as const) {
        const p = position(2)
          .govern(0, 'firenze', 1, 3, 5, 2)
          .govern(1, 'siena')
          .tokens(1, 'proditor', `spada-${symbols}`);
        const match = p
          .political(1)
          .act({ type: 'win', sestiere: sestiere('firenze', 5), token: token(`spada-${symbols}`) });
        expect([match.purse(1), match.position.player(1).benefici]).toEqual([1600 - price, []]);
        expect(match.told('tokenUsed').map(({ kind }) => kind)).toEqual([PRODITOR, token(`spada-${symbols}`)]);
      }
      const shield = position(2).govern(0, 'firenze', 1, 3, 5, 2).govern(1, 'siena').tokens(1, 'proditor', 'scudo-1');
      const refused = shield
        .political(1)
        .refusal({ type: 'win', sestiere: sestiere('firenze', 5), token: token('scudo-1') });
      expect(refused).toMatchObject({ rule: 'pod.23e' });
    },
  );

  rule('pod.23d', 'one Beneficio at a time: a second on the same sestiere cannot be named', () => {
    const p = position(2).tokens(0, 'scudo-1', 'scudo-2');
    const wins = p
      .political(0)
      .legal('win')
      .filter(action => action.sestiere === sestiere('firenze', 1));
    expect(wins.map(action => action.token)).toEqual([-1, token('scudo-1'), token('scudo-2')]);
  });
});

describe('the Proditor', () => {
  rule(['pod.23m', 'pod.23r', 'pod.23w'], 'it steals a Beneficio at random, in any phase of its own turn (R50)', () => {
    for (const phase of ['political', 'commercial', 'military'] as const) {
      const p = position(2).tokens(0, 'proditor').tokens(1, 'spada-1', 'scudo-3');
      const match = p[phase](0, [1]).act({ type: 'steal', victim: 1, what: 'beneficio' });
      expect(match.position.player(0).benefici).toEqual([token('scudo-3')]);
      expect(match.position.player(1).benefici).toEqual([token('spada-1')]);
      expect(match.state.used).toEqual([PRODITOR]);
      expect(match.told('stolen')).toMatchObject([{ kind: token('scudo-3'), only: [0, 1] }]);
    }
  });

  rule('pod.23r', 'or a Mercator card, but nothing from a partner of the league (R50)', () => {
    const p = position(3)
      .tokens(0, 'proditor')
      .mercator(1, 'MC01', 'MC02')
      .mercator(0)
      .league(0, 2)
      .tokens(2, 'spada-1');
    const match = p.political(0, [0]);
    expect(match.legal('steal').map(({ victim, what }) => [victim, what])).toEqual([[1, 'mercator']]);
    match.act({ type: 'steal', victim: 1, what: 'mercator' });
    expect(match.state.players.map(({ mercator }) => mercator).slice(0, 2)).toEqual([
      [mercatorCard('MC01')],
      [mercatorCard('MC02')],
    ]);
  });

  rule('pod.23r', 'without a Proditor nothing is stolen', () => {
    const match = position(2).tokens(1, 'spada-1').political(0);
    expect(match.refusal({ type: 'steal', victim: 1, what: 'beneficio' })).toMatchObject({
      rule: 'pod.23r',
      reason: 'noBeneficio',
    });
  });

  rule(['pod.23l', 'pod.31b', 'pod.31o'], 'a company is hidden until it is hired, for 500 florins or more', () => {
    const p = position(2).govern(0, 'firenze').tokens(0, 'compagnia-grifone');
    const hire = { type: 'hire', company: 0, station: communeNamed('firenze'), from: -1, florins: 750 };
    const match = p.military(0);
    expect(match.range('hire')).toEqual([500, 1600]);
    expect(match.refusal({ ...hire, florins: 499 })).toMatchObject({
      rule: 'pod.31o',
      reason: 'tooLittle',
      florins: 500,
    });
    expect(match.refusal({ ...hire, florins: 1601 })).toMatchObject({ rule: 'pod.31o', reason: 'tooDear' });
    match.act(hire);
    expect(match.purse(0)).toBe(850);
    expect([match.state.employer[0], match.state.fee[0], match.state.payer[0]]).toEqual([0, 750, -1]);
    expect(match.position.player(0).benefici).toEqual([]);
    expect(position(2).govern(0, 'firenze').military(0).refusal(hire)).toMatchObject({ rule: 'pod.31b' });
  });
});
