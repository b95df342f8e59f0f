/** What trust costs, what a town builds and celebrates, and from whose chest: corners, each from the rulebook alone. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { communeNamed, good, position, rule, sestiere, work, world } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const PR = (number: number) => sestiere('prato', number);
const win = (one: number, token = -1) => ({ type: 'win', sestiere: one, token });
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('trust', () => {
  // R19: loyal to nobody it costs once or twice by its face; if it shows the faction of the Podestà, a Proditor too.
  rule(
    ['pod.12a', 'pod.12d', 'pod.15.1h', 'pod.15.1i'],
    'a free sestiere of the Podestà’s own faction costs his friend once, his enemy twice, and both a Proditor',
    () => {
      const cost = (seat: number, number: number, proditor: boolean): number => {
        const p = position(3).govern(0, 'firenze', 1, 3).govern(1, 'siena').govern(2, 'lucca').bonus('firenze', 60, 30);
        if (proditor) p.tokens(seat, 'proditor');
        const match = p.political(seat);
        if (match.refusal(win(FI(number)))) return -1;
        return 1600 - match.act(win(FI(number))).purse(seat);
      };
      expect([cost(2, 5, true), cost(1, 5, true), cost(2, 5, false), cost(1, 5, false)]).toEqual([120, 180, -1, -1]);
      // His opponents need none: once for those of their faction, twice for the others.
      expect([cost(1, 4, false), cost(2, 4, false)]).toEqual([90, 150]);
    },
  );

  // R22, R126: between players of one faction it does not turn, however often it has.
  rule(
    ['pod.12f', 'pod.12d', 'pod.12e'],
    'one that has turned twice is still torn away by a friend of its holder, at double',
    () => {
      const p = governing().tokens(2, 'proditor').tokens(1, 'proditor');
      p.state.turned[FI(4)] = 1;
      p.state.turns[FI(4)] = 2;
      expect(p.political(1).refusal(win(FI(4)))).toMatchObject({ rule: 'pod.12f' });
      const match = p.political(2).act(win(FI(4)));
      expect([match.purse(2), p.state.holder[FI(4)], p.state.turns[FI(4)]]).toEqual([1600 - 120, 2, 2]);
    },
  );

  // R28: one of the player's counters on the square, whichever.
  rule(
    ['pod.18a', 'pod.18b', 'pod.26a'],
    'an unrepresented town is courted by any of a player’s counters that stands there',
    () => {
      const courts = (...counters: string[]): boolean => {
        const p = position(3).govern(0, 'firenze').govern(0, 'lucca').govern(1, 'siena');
        for (const id of counters) p.commune(id).cell = at(world.square, PRATO);
        return p.political(0).refusal(win(PR(1))) === null;
      };
      expect([courts(), courts('firenze'), courts('lucca')]).toEqual([false, true, true]);
    },
  );

  // Agitating makes nobody Podestà with two or three.
  rule(
    ['pod.12a', 'pod.12c', 'pod.10c'],
    'all three opponents won by a rival leave the Podestà in office, a fourth does not',
    () => {
      const p = position(3)
        .govern(0, 'firenze', 1, 3, 5)
        .govern(1, 'siena')
        .govern(2, 'lucca')
        .tokens(1, 'proditor')
        .purse(1, 5000);
      const match = p
        .political(1)
        .act(win(FI(2)))
        .act(win(FI(4)))
        .act(win(FI(6)));
      expect([match.purse(1), p.commune('firenze').podesta]).toEqual([5000 - 120 - 60 - 60, 0]);
      match.act(win(FI(5)));
      expect([p.commune('firenze').podesta, p.player(0).exiled, p.player(0).points]).toEqual([1, true, -12]);
    },
  );
});

describe('works', () => {
  const build = (id: string) => ({ type: 'build', commune: FIRENZE, work: work(id), from: FIRENZE });
  // Towers and productive areas first, both of them finished.
  rule(['pod.15e', 'pod.15c'], 'the cathedral waits for the towers and the areas, and for both to be done', () => {
    const may = (...done: string[]): boolean => {
      const p = governing()
        .treasury('firenze', 3000)
        .works('firenze', ...done);
      return p.political(0).refusal(build('cattedrale')) === null;
    };
    const all = ['ampliamento-mura', 'irrobustimento-torri', 'strade-ponti', 'aree-produttive'];
    expect([may(...all), may(...all.slice(0, 3)), may(...all.slice(1))]).toEqual([true, false, true]);
    const p = governing()
      .treasury('firenze', 3000)
      .works('firenze', ...all);
    p.commune('firenze').works[work('irrobustimento-torri')] = 2;
    expect(p.political(0).refusal(build('cattedrale'))).not.toBeNull();
  });

  // Each by itself, Good government or Patron.
  rule(
    ['pod.15h', 'pod.15.1b', 'pod.15.1c'],
    'of two works due together one may be paid by the town and the other by its Podestà',
    () => {
      const p = governing().treasury('firenze', 600).purse(0, 600);
      p.commune('firenze').works[work('ampliamento-mura')] = 1;
      p.commune('firenze').works[work('strade-ponti')] = 1;
      p.date(1, 5);
      const match = p.political(0);
      match.act({ type: 'payLabour', commune: FIRENZE, work: work('ampliamento-mura'), from: FIRENZE });
      match.act({ type: 'payLabour', commune: FIRENZE, work: work('strade-ponti'), from: -1 });
      expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([60, 30]);
      expect([match.treasury('firenze'), match.purse(0)]).toEqual([300, 300]);
    },
  );

  // R38: a chest that falls short is helped by the purse, and the price moves whoever sold.
  rule(
    ['pod.15f', 'pod.15.1l', 'pod.21k'],
    'the merchant sells his own town stone at 180 and buys the rest for it from the market',
    () => {
      const p = governing().treasury('firenze', 700).purse(0, 1000).goods(0, { 'materiale-edile': 3, legname: 1 });
      const match = p.political(0).act(build('ampliamento-mura'));
      match.act({ type: 'supply', supplier: 0, good: good('materiale-edile'), lots: 3 });
      match.act({ type: 'supply', supplier: 0, good: good('legname'), lots: 1 }).do('fromMarket');
      // 900 in all: 700 from the chest and 200 from the purse; he has sold four lots at 180.
      expect([match.treasury('firenze'), match.purse(0)]).toEqual([0, 1000 - 200 + 4 * 180]);
      expect([p.state.prices[good('materiale-edile')], p.state.prices[good('legname')]]).toEqual([130, 120]);
    },
  );
});

describe('feasts', () => {
  // R41: even months, all three lots at the prices of the day, then ten more each.
  rule(['pod.15.1n', 'pod.15.1o', 'pod.15.1p'], 'in an even month, at the price of the day, which rises by ten', () => {
    const feast = { type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE };
    const p = governing().treasury('firenze', 1000).price('stoffe', 200).price('animali', 90).date(1, 4);
    const match = p.political(0).act(feast).do('fromMarket');
    expect(match.treasury('firenze')).toBe(1000 - 200 - 90 - 100);
    expect(['stoffe', 'animali', 'preziosi'].map(name => p.state.prices[good(name as 'stoffe')])).toEqual([
      210, 100, 110,
    ]);
    expect(match.refusal(feast)).not.toBeNull();
    expect(governing().treasury('firenze', 1000).date(1, 5).political(0).refusal(feast)).not.toBeNull();
    expect(governing().treasury('firenze', 1000).date(1, 6).political(0).refusal(feast)).toBeNull();
  });
});

describe('chests', () => {
  // R42, R144: between a player's own towns, four times a turn.
  rule(['pod.14c'], 'money goes between a player’s own chests four times in a turn, and never to a purse', () => {
    const p = governing().govern(0, 'prato').treasury('firenze', 1000).treasury('prato', 500);
    const move = (from: number, to: number) => ({ type: 'transfer', from, to, florins: 100 });
    const match = p.political(0);
    expect(match.refusal(move(FIRENZE, communeNamed('siena')))).not.toBeNull();
    match.act(move(FIRENZE, PRATO)).act(move(PRATO, FIRENZE)).act(move(FIRENZE, PRATO)).act(move(FIRENZE, PRATO));
    expect([match.treasury('firenze'), match.treasury('prato')]).toEqual([800, 700]);
    expect(match.refusal(move(FIRENZE, PRATO))).not.toBeNull();
  });
});
