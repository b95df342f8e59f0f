import { describe, expect } from 'vitest';
import { accountOf } from '../../../src/48-victory/scoring.ts';
import { GHIBELLINE } from '../../../src/state.ts';
import { communeNamed, position, rule, sestiere, square, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const win = (one: number, token = -1) => ({ type: 'win', sestiere: one, token });
type Place = ReturnType<typeof position>;
const governing = (seats = 4) =>
  position(seats).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca').purse(0, 5000).purse(1, 5000);
/** The Mercatores of Firenze, driven out of it, live in Siena. */
const hosted = (p: Place = governing()) => {
  p.loyal(1, 'firenze', 2);
  p.state.place[FI(2)] = SIENA;
  p.state.turned[FI(2)] = 0;
  return p;
};

describe('refugees are citizens of the town that took them in', () => {
  // R33 and R19-R21: only the commune that drove them out has lost them for good.
  rule(
    ['pod.47a', 'pod.12d', 'pod.15.1g'],
    'a third player tears them from their host: double, with his bonus, and they stay in his town',
    () => {
      const p = hosted(governing().govern(3, 'pisa').bonus('siena', 20, 10).tokens(3, 'proditor'));
      const match = p.political(3).act(win(FI(2)));
      expect(match.purse(3)).toBe(1600 - 2 * 120 - 20);
      expect([p.state.holder[FI(2)], p.state.place[FI(2)], p.player(3).benefici]).toEqual([3, SIENA, []]);
    },
  );

  // R31: every sestiere that trusts him, wherever it was born, is asked.
  rule(
    ['pod.16b', 'pod.16c', 'pod.47a'],
    'a host who changes faction has to win his refugees again, the esteem of his town taken off',
    () => {
      const changing = (kept: boolean) => {
        const p = hosted(governing().bonus('siena', 40, 20));
        const match = p.political(1).do('changeFaction');
        for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: SI(number) });
        const before = 5000 - (360 - 40) - (240 - 40) - (180 - 40) - (120 - 40);
        if (kept) match.act({ type: 'keepSestiere', sestiere: FI(2) });
        match.do('declare');
        return [before - match.purse(1), p.state.holder[FI(2)], p.state.place[FI(2)], p.state.face[FI(2)]];
      };
      expect(changing(true)).toEqual([240 - 40, 1, SIENA, 1 - GHIBELLINE]);
      expect(changing(false)).toEqual([0, -1, SIENA, GHIBELLINE]);
    },
  );

  // R95: who leaves the game leaves them to themselves, in the town where they live.
  rule(['pod.25k', 'pod.47a'], 'whose host leaves the game trust nobody and stay where they are', () => {
    const p = hosted().purse(1, 0);
    p.state.loans = [{ seat: 1, commune: -1, capital: 500, interest: 100, due: 1 }];
    p.play([{ step: 'monthEnd' }]);
    expect([p.player(1).out, p.state.holder[FI(2)], p.state.place[FI(2)]]).toEqual([true, -1, SIENA]);
    expect(p.commune('siena').podesta).toBe(-1);
  });

  // R32: what they own is confiscated once, whoever they trusted; the one who loses them keeps the point.
  rule(
    ['pod.17d', 'pod.3a', 'pod.17c'],
    'driven out they leave three times their tax, and a point to who has their trust',
    () => {
      const p = governing().loyal(3, 'firenze', 2);
      const match = p.political(0).act({ type: 'exile', sestiere: FI(2) });
      while (match.step === 'hosting') match.do('decline');
      expect([match.treasury('firenze'), p.state.holder[FI(2)], accountOf(p.table, 3).sestieri]).toEqual([1800, 3, 1]);
    },
  );

  // R52: they serve where they live.
  rule(['pod.47a', 'pod.27b', 'pod.17c'], 'their company marches with the army of the town they live in', () => {
    const p = hosted();
    expect(p.military(1).recruits(SIENA)).toContain(FI(2));
    expect(p.military(0).recruits(FIRENZE)).not.toContain(FI(2));
  });
});

describe('a change of faction', () => {
  // Hired men show the shield of who pays them, whatever it is.
  rule(['pod.16a', 'pod.31a'], 'takes along the hired companies, in town and in the field', () => {
    const p = governing()
      .hire(1, 'grifone', 'siena')
      .hire(1, 'bande', 'siena')
      .army(1, 'N9', [unitOf('bande')]);
    const match = p.political(1).do('changeFaction');
    for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: SI(number) });
    match.do('declare');
    expect([p.player(1).faction, p.state.armyOf[unitOf('bande')], p.state.armies[0]?.seat]).toEqual([0, 1, 1]);
    expect(p.military(1).recruits(SIENA)).toContain(unitOf('grifone'));
  });

  // R25 and R31: a sestiere of the new faction held by another is won like any other afterwards.
  rule(['pod.16e', 'pod.12d'], 'gives no right to what another holds: it still takes a Proditor', () => {
    const p = governing().govern(0, 'firenze').loyal(1, 'firenze', 2);
    const match = p.political(0).do('changeFaction');
    for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
    match.do('declare');
    expect(match.refusal(win(FI(2)))).toMatchObject({ reason: 'noBeneficio' });
  });
});

describe('towns that are not the home', () => {
  const twoTowns = () => governing().govern(0, 'prato', 1, 3, 5).loyal(1, 'prato', 2, 4).tokens(1, 'proditor');
  const LOTS = { stoffe: 2 };

  // R35 and R106: a town is lost and a battle, but nobody is exiled and no warehouse is opened.
  rule(
    ['pod.13b', 'pod.19a', 'pod.13f'],
    'lost to rebels it costs the battle only: no exile, no goods, and the home stays',
    () => {
      const p = twoTowns().goods(0, LOTS).arm(sestiere('prato', 2));
      const match = p.political(1).act({ type: 'rise', sestieri: [sestiere('prato', 2), sestiere('prato', 4)] });
      for (let count = 0; count < 60 && p.state.battle; count++) {
        const seat = match.seats[0] ?? 0;
        if (match.step === 'mode') match.act({ type: 'chooseMode', duel: false }, seat);
        else if (match.step === 'battleMove') match.do(...(seat === 0 ? ['parley', 'concede'] : ['pass']));
        else match.act(match.legal(undefined, seat)[0] ?? { type: 'ready' }, seat);
      }
      expect(p.player(0)).toMatchObject({ points: -3, exiled: false, home: FIRENZE });
      expect([p.player(0).lots.reduce((sum, lots) => sum + lots, 0), p.commune('prato').podesta]).toEqual([2, 1]);
    },
  );

  // R37: those who trust a third player are on nobody's side.
  rule(['pod.13e', 'pod.12c'], 'opponents who trust a third player do not help a coup', () => {
    const taken = (third: boolean) => {
      const p = governing().govern(3, 'pisa').tokens(1, 'proditor');
      if (third) p.loyal(3, 'firenze', 4, 6);
      p.army(0, 'L4', [FI(1), FI(3)]);
      p.political(1, [4, 4, 4]).act({ type: 'coup', commune: FIRENZE });
      return p.commune('firenze').podesta;
    };
    expect([taken(false), taken(true)]).toEqual([1, 0]);
  });

  // R101: whoever held them, those of the newcomer's faction are his.
  rule(
    ['pod.45.1a', 'pod.45a', 'pod.43e'],
    'exhausted and walked into, even friends of another join; no taxes come',
    () => {
      const p = position(3).govern(0, 'firenze').govern(2, 'lucca').loyal(0, 'prato', 1, 3);
      Object.assign(p.commune('prato'), { poor: true, raids: 3 });
      p.army(
        2,
        'K4',
        [1, 3, 4].map(number => sestiere('lucca', number)),
      );
      const match = p.military(2, [4, 4, 4]).act({ type: 'takePoor', army: 1, commune: PRATO });
      expect([1, 3, 5].map(number => p.state.holder[sestiere('prato', number)])).toEqual([2, 2, 2]);
      expect([match.points(0), match.points(2), match.treasury('prato')]).toEqual([0, 0, 0]);
      expect(p.commune('prato').cell).toBe(square('L4'));
    },
  );
});
