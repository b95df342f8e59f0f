import { describe, expect, test } from 'vitest';
import { quote } from '../../src/10-office/trust.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { communeNamed, position, rule, sestiere, square, token } from '../position.ts';

const win = (commune: string, number: number, id = '') => ({
  type: 'win',
  sestiere: sestiere(commune, number),
  token: id === '' ? -1 : token(id),
});
const price = (p: ReturnType<typeof position>, seat: number, commune: string, number: number): number =>
  quote(p.table, seat, sestiere(commune, number)).florins;

describe('what trust costs', () => {
  rule(['pod.10a', 'pod.10b'], 'in the own commune: once for the own faction, twice for the other (R18, R19)', () => {
    const p = position(2);
    expect([1, 2, 3, 4, 5, 6].map(number => price(p, 0, 'firenze', number))).toEqual([180, 240, 120, 120, 60, 120]);
    const match = p.political(0).act(win('firenze', 1)).act(win('firenze', 2));
    expect(match.purse(0)).toBe(1600 - 180 - 240);
    expect(match.told('trusted')).toMatchObject([{ seat: 0, sestiere: sestiere('firenze', 2), florins: 240 }]);
    expect(match.told('paid')).toMatchObject([{ from: 0, to: -1 }]);
  });

  rule(['pod.15.1q', 'pod.12e'], 'three times for one that has changed and would change again', () => {
    const p = position(2);
    for (const number of [2, 4]) p.state.turned[sestiere('firenze', number)] = 1;
    expect([2, 4].map(number => price(p, 0, 'firenze', number))).toEqual([360, 180]);
    // It changed once, but now shows his faction and belongs to nobody: once.
    p.state.turned[sestiere('firenze', 1)] = 1;
    expect(price(p, 0, 'firenze', 1)).toBe(180);
  });

  rule('pod.10a', 'only the purse buys trust (R23)', () => {
    const p = position(2).govern(0, 'firenze').treasury('firenze', 3000).purse(0, 100);
    expect(p.political(0).refusal(win('firenze', 6))).toMatchObject({
      rule: 'pod.10a',
      reason: 'tooDear',
      florins: 120,
    });
  });

  test('what a first election costs: 420 the cheapest four, 480 with the own three, 840 all six', () => {
    const p = position(2);
    const all = [1, 2, 3, 4, 5, 6].map(number => price(p, 0, 'firenze', number));
    const sum = (prices: number[]) => prices.reduce((total, one) => total + one, 0);
    expect(sum([...all].sort((a, b) => a - b).slice(0, 4))).toBe(420);
    expect([sum([180, 120, 60, 120]), sum(all)]).toEqual([480, 840]);
    const siena = [1, 2, 3, 4, 5, 6].map(number => quote(p.table, 0, sestiere('siena', number)).florins);
    expect(sum(siena.sort((a, b) => a - b).slice(0, 4))).toBe(360);
  });
});

describe('public works and trust', () => {
  const walled = () => position(2).govern(0, 'firenze', 1, 3, 5, 2).govern(1, 'siena').bonus('firenze', 20, 10);

  rule(
    ['pod.15.1.exa', 'pod.15.1g', 'pod.12d'],
    'a loyal Laboratores sestiere is stripped for 140 instead of 120',
    () => {
      const bare = walled().bonus('firenze', 0, 0).tokens(1, 'proditor');
      expect(price(bare, 1, 'firenze', 5)).toBe(120);
      const match = walled().tokens(1, 'proditor').political(1).act(win('firenze', 5));
      expect([match.purse(1), match.state.used]).toEqual([1600 - 140, [token('proditor')]]);
      expect(match.state.holder[sestiere('firenze', 5)]).toBe(1);
      expect(match.state.face[sestiere('firenze', 5)]).toBe(GHIBELLINE);
    },
  );

  rule(
    ['pod.15.1.exb', 'pod.15.1h', 'pod.12b', 'pod.12a'],
    'an opponent costs a rival of his faction 70 instead of 60, no Proditor',
    () => {
      expect(price(walled().bonus('firenze', 0, 0), 1, 'firenze', 4)).toBe(60);
      const match = walled().political(1).act(win('firenze', 4));
      expect(match.purse(1)).toBe(1530);
      expect(match.told('tokenUsed')).toEqual([]);
    },
  );

  rule(['pod.15.1i', 'pod.23t'], 'the Podestà takes his bonus off: Mercatores for 190 with two Scudi', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 4).bonus('firenze', 60, 30).tokens(0, 'scudo-2');
    expect(price(p, 0, 'firenze', 2)).toBe(210);
    expect(
      p
        .political(0)
        .act(win('firenze', 2, 'scudo-2'))
        .purse(0),
    ).toBe(1600 - 190);
  });

  rule(['pod.15.1g', 'pod.23e'], 'Bellatores with 60 on the upper line, three Spade: 390', () => {
    const p = position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .bonus('firenze', 60, 30)
      .tokens(1, 'proditor', 'spada-3');
    const match = p.political(1).act(win('firenze', 1, 'spada-3'));
    expect([match.purse(1), match.position.player(1).benefici]).toEqual([1600 - 390, []]);
  });

  rule('pod.15.1f', 'an opponent who joins is on the upper line from then on (R20)', () => {
    const p = walled().bonus('firenze', 60, 30).tokens(1, 'proditor');
    // Sestiere 2 was an opponent, now it is the Podestà's: twice 120, plus 60; changed already: three times.
    expect(quote(p.table, 1, sestiere('firenze', 2))).toMatchObject({ times: 3, bonus: 60, florins: 420 });
    expect(quote(p.table, 1, sestiere('firenze', 4))).toMatchObject({ times: 1, bonus: 30, florins: 90 });
  });

  rule(
    'pod.15.1p',
    'in Ghibelline Siena the upper line is that of the Ghibellines, in Guelph Firenze of the Guelphs',
    () => {
      const p = position(2)
        .govern(0, 'firenze', 1, 3)
        .govern(1, 'siena', 1, 3)
        .bonus('firenze', 60, 30)
        .bonus('siena', 60, 30);
      expect([3, 2].map(number => quote(p.table, 0, sestiere('siena', number)).bonus)).toEqual([60, 30]);
      expect([3, 2].map(number => quote(p.table, 1, sestiere('firenze', number)).bonus)).toEqual([60, 30]);
      expect([5, 4].map(number => quote(p.table, 1, sestiere('siena', number)).bonus)).toEqual([-60, -30]);
    },
  );

  rule('pod.15.1q', 'never below zero, and no bonus where nobody governs (R20)', () => {
    const p = position(2).govern(0, 'firenze').bonus('firenze', 320, 160).bonus('prato', 100, 100);
    expect(price(p, 0, 'firenze', 6)).toBe(0);
    expect(price(p, 0, 'prato', 5)).toBe(60);
  });
});

describe('who may be won', () => {
  rule(['pod.12a', 'pod.12c'], 'agitators need no journey and keep what they win (R28)', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 2).govern(1, 'siena');
    const match = p.political(1).act(win('firenze', 4));
    expect(match.state.holder[sestiere('firenze', 4)]).toBe(1);
    expect(match.state.communes[communeNamed('firenze')]?.podesta).toBe(0);
  });

  rule('pod.12a', 'before its first election a commune is courted by its merchant alone (R27)', () => {
    const p = position(2).govern(1, 'siena');
    expect(p.political(1).refusal(win('firenze', 2))).toMatchObject({ rule: 'pod.12a', reason: 'notElected' });
    expect(p.political(0).refusal(win('firenze', 2))).toBeNull();
  });

  rule(['pod.12d', 'pod.17b'], 'a sestiere loyal to another needs a Proditor', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    expect(p.political(1).refusal(win('firenze', 3))).toMatchObject({ rule: 'pod.12d', reason: 'noBeneficio' });
    p.tokens(1, 'proditor');
    expect(p.political(1).act(win('firenze', 3)).purse(1)).toBe(1600 - 240);
  });

  describe('those of the faction of a Podestà', () => {
    /** Firenze trusts its Guelph Podestà in 3, 4, 5 and 6: free are 1, a Guelph, and 2, a Ghibelline. */
    const free = () => position(3).govern(0, 'firenze', 3, 4, 5, 6).govern(1, 'siena').govern(2, 'lucca');
    const inFirenze = (p: ReturnType<typeof position>, seat: number) => {
      const offered = p.political(seat).choices('win', 'sestiere');
      return [1, 2, 3, 4, 5, 6].filter(number => offered.includes(sestiere('firenze', number)));
    };
    const taken = (p: ReturnType<typeof position>, seat: number, number: number) => {
      const match = p.political(seat).act(win('firenze', number));
      return [1600 - match.purse(seat), p.state.holder[sestiere('firenze', number)], p.player(seat).benefici.length];
    };

    rule(['pod.12g', 'pod.12a', 'pod.23n'], 'agitators reach the opponents alone; for the others a Proditor', () => {
      for (const rival of [1, 2]) {
        expect(free().political(rival).refusal(win('firenze', 1))).toMatchObject({
          rule: 'pod.12g',
          reason: 'noBeneficio',
          kind: token('proditor'),
        });
        expect(inFirenze(free(), rival)).toEqual([2]);
      }
      expect(taken(free(), 1, 2)).toEqual([120, 1, 0]);
      const p = free().tokens(1, 'proditor');
      expect(taken(p, 1, 1)).toEqual([360, 1, 0]);
      expect([p.state.face[sestiere('firenze', 1)], p.state.used]).toEqual([GHIBELLINE, [token('proditor')]]);
    });

    rule(['pod.12g', 'pod.15.1g', 'pod.15.1h'], 'the sum is that of its case, with the upper line (R19, R20)', () => {
      const built = () => free().bonus('firenze', 60, 30);
      expect([1, 2].map(rival => price(built(), rival, 'firenze', 1))).toEqual([420, 240]);
      const p = built();
      p.state.turned[sestiere('firenze', 1)] = 1;
      expect([1, 2].map(rival => price(p, rival, 'firenze', 1))).toEqual([600, 240]);
    });

    rule(['pod.12g', 'pod.23t', 'pod.23e'], 'loyal to nobody: a Scudo helps, a Spada does not (R24)', () => {
      const p = free().tokens(1, 'proditor', 'scudo-2', 'spada-2');
      expect(p.political(1).refusal(win('firenze', 1, 'spada-2'))).toMatchObject({ rule: 'pod.23t' });
      const match = p.political(1).act(win('firenze', 1, 'scudo-2'));
      expect([match.purse(1), p.player(1).benefici]).toEqual([1600 - 340, [token('spada-2')]]);
    });

    rule('pod.12g', 'the Podestà himself needs none, nor does anybody where nobody governs', () => {
      expect(taken(free(), 0, 1)).toEqual([180, 0, 0]);
      const p = free();
      p.commune('siena').cell = square('L4');
      expect(p.political(1).act(win('prato', 1)).purse(1)).toBe(1600 - 360);
      // A Podestà who has changed sides has other opponents.
      const turned = free();
      turned.player(0).faction = GHIBELLINE;
      expect(inFirenze(turned, 2)).toEqual([1]);
    });

    rule(['pod.12g', 'pod.24d'], 'not against a partner; in vain against one who has uncovered the plot', () => {
      const allied = free().tokens(2, 'proditor').league(0, 2);
      expect(allied.political(2).refusal(win('firenze', 1))).toMatchObject({ rule: 'pod.12d', reason: 'partners' });
      expect(allied.political(2).refusal(win('firenze', 2))).toBeNull();
      const warned = free().tokens(1, 'proditor');
      warned.annales(0, 'AN07');
      const match = warned.political(1).act(win('firenze', 1));
      expect(match.told('inVain')).toMatchObject([{ seat: 1, by: 0 }]);
      expect([match.purse(1), warned.state.holder[sestiere('firenze', 1)]]).toEqual([1600, -1]);
    });
  });

  rule('pod.12d', 'stripping a holder of the same faction costs twice; partners of a league may not (R21)', () => {
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca').tokens(2, 'proditor');
    expect(p.political(2).act(win('firenze', 3)).purse(2)).toBe(1600 - 240);
    const allied = position(3).govern(0, 'firenze').govern(2, 'lucca').tokens(2, 'proditor').league(0, 2);
    expect(allied.political(2).refusal(win('firenze', 3))).toMatchObject({ rule: 'pod.12d', reason: 'partners' });
  });

  rule(['pod.12e', 'pod.12f', 'pod.15.1g'], 'bought for 120, stripped for 180, won back for 180, then no more', () => {
    const p = position(2)
      .govern(0, 'firenze', 1, 3, 5, 2)
      .govern(1, 'siena')
      .tokens(0, 'proditor')
      .tokens(1, 'proditor');
    p.tokens(1, 'proditor');
    const four = sestiere('firenze', 4);
    expect(p.political(0).act(win('firenze', 4)).purse(0)).toBe(1480);
    expect(p.state.turns[four]).toBe(0);
    expect(p.political(1).act(win('firenze', 4)).purse(1)).toBe(1420);
    expect(p.political(0).act(win('firenze', 4)).purse(0)).toBe(1300);
    expect([p.state.face[four], p.state.turns[four], p.state.turned[four]]).toEqual([GUELPH, 2, 1]);
    expect(p.political(1).refusal(win('firenze', 4))).toMatchObject({ rule: 'pod.12f', reason: 'turnsSpent' });
  });

  rule('pod.12f', 'after two changes it may still pass between players of one faction, for twice (R22, R126)', () => {
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca').tokens(2, 'proditor');
    const four = sestiere('firenze', 4);
    p.state.turns[four] = 2;
    expect(p.political(2).act(win('firenze', 4)).purse(2)).toBe(1600 - 120);
    expect([p.state.holder[four], p.state.turns[four]]).toEqual([2, 2]);
  });

  rule(
    ['pod.18a', 'pod.26a', 'pod.18h'],
    'an unrepresented commune is courted by a Podestà who stands there (R28)',
    () => {
      const p = position(2).govern(0, 'firenze');
      expect(p.political(0).refusal(win('prato', 5))).toMatchObject({ rule: 'pod.18a', reason: 'counterNeeded' });
      p.commune('firenze').cell = square('L4');
      const match = p.political(0).act(win('prato', 5));
      expect([match.purse(0), match.state.holder[sestiere('prato', 5)]]).toEqual([1540, 0]);
      expect(match.position.commune('prato').podesta).toBe(-1);
      // Nobody who was not elected has a counter to send.
      expect(position(2).political(0).refusal(win('prato', 5))).toMatchObject({ rule: 'pod.18a' });
    },
  );

  rule('pod.10a', 'a sestiere that trusts him already cannot be bought again', () => {
    const p = position(2).govern(0, 'firenze');
    expect(p.political(0).refusal(win('firenze', 1))).toMatchObject({ rule: 'pod.10a', reason: 'alreadyLoyal' });
  });
});
