import { describe, expect } from 'vitest';
import { communeNamed, companyNamed, good, position, rule, sestiere, token, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const FI = (number: number) => sestiere('firenze', number);
type Place = ReturnType<typeof position>;
const governing = (seats = 3) => position(seats).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const newYear = (p: Place) => p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
const owing = (p: Place, town: string) => {
  const commune = communeNamed(town);
  p.state.loans = [{ seat: 0, commune, capital: 1000, interest: 200, due: 12 }];
  Object.assign(p.commune(town), { raids: 3, poor: true });
  return p.purse(0, 0);
};

describe('a town that cannot pay', () => {
  // R35 and R48: exile is for who loses his home.
  rule(['pod.25l', 'pod.19a'], 'which is not the home is lost without exile, points or goods', () => {
    const p = owing(governing().govern(0, 'prato').goods(0, { stoffe: 3 }), 'prato');
    newYear(p).do('leaveGap');
    expect([p.commune('prato').podesta, p.player(0).exiled, p.player(0).points, p.player(0).home]).toEqual([
      -1,
      false,
      0,
      FIRENZE,
    ]);
    expect(p.player(0).lots[good('stoffe')]).toBe(3);
    expect([1, 3, 4, 5].map(number => p.state.holder[sestiere('prato', number)])).toEqual([-1, -1, -1, -1]);
  });

  // R48: all who live there, whoever they trusted; who was driven out before has nothing to do with it.
  rule(
    ['pod.25l', 'pod.12c', 'pod.17c'],
    'loses the trust of all who live there in anybody, not of those who left',
    () => {
      const p = owing(governing().loyal(1, 'firenze', 2, 6), 'firenze');
      p.state.place[FI(6)] = -1;
      p.state.exiledIn[FI(6)] = 11;
      newYear(p).do('leaveGap');
      expect([1, 2, 3, 4, 5].map(number => p.state.holder[FI(number)])).toEqual([-1, -1, -1, -1, -1]);
      expect([p.state.holder[FI(6)], p.player(0).exiled]).toEqual([1, true]);
    },
  );
});

describe('who comes after', () => {
  // R115: the companies in the field are with who led them out.
  rule(['pod.13h', 'pod.27b'], 'a conqueror cannot call up the companies the ousted has in the field', () => {
    const p = governing().army(0, 'L5', [FI(1), FI(3)]);
    p.play(
      [
        { step: 'conquest', seat: 1, commune: FIRENZE },
        { step: 'military', seat: 1 },
      ],
      [4, 4, 4, 4],
    );
    const called = p.military(1).recruits(FIRENZE);
    expect([called.includes(FI(1)), called.includes(FI(3)), called.includes(FI(4))]).toEqual([false, false, true]);
    expect(p.state.armies[0]?.seat).toBe(0);
  });

  // Whom the commune pays serves the commune, however it got its new Podestà.
  rule(
    ['pod.31d', 'pod.31k', 'pod.10c'],
    'a company the town pays serves who is elected there; one the merchant pays does not',
    () => {
      const p = governing()
        .govern(0, 'firenze', 1, 3, 4, 5)
        .loyal(1, 'firenze', 2, 6, 4)
        .tokens(1, 'proditor')
        .purse(1, 5000);
      p.hire(0, 'grifone', 'firenze', { payer: FIRENZE }).hire(0, 'bande', 'firenze');
      p.political(1).act({ type: 'win', sestiere: FI(5), token: -1 });
      expect(p.commune('firenze').podesta).toBe(1);
      expect([GRIFONE, companyNamed('bande')].map(company => p.state.employer[company])).toEqual([1, 0]);
    },
  );

  // R33: a host has to have the money.
  rule(['pod.47a', 'pod.17c'], 'who cannot pay for refugees is not asked to take them in', () => {
    const hosts = (purse: number, treasury: number) => {
      const p = position(2)
        .govern(0, 'firenze', 1, 3, 5)
        .govern(1, 'siena')
        .purse(1, purse)
        .treasury('siena', treasury);
      return p
        .political(0)
        .act({ type: 'exile', sestiere: FI(2) })
        .legal('host').length;
    };
    expect([hosts(599, 0), hosts(600, 0), hosts(0, 600)].map(count => count > 0)).toEqual([false, true, true]);
  });

  // R33: knights are knights wherever they live.
  rule(['pod.28c', 'pod.47a'], 'knights who found refuge want a horse too, and up to 480', () => {
    const p = governing().loyal(1, 'firenze', 1).treasury('siena', 1000).goods(2, { metalli: 1, animali: 1 });
    p.state.place[FI(1)] = SIENA;
    const match = p.military(1).act({ type: 'callArming', sestiere: FI(1) });
    match.lay(2, 480);
    if (match.step === 'arming') for (const seat of [...match.seats]) match.act({ type: 'noOffer' }, seat);
    expect([match.purse(2), match.treasury('siena'), p.state.armed[FI(1)]]).toEqual([2080, 520, 1]);
    expect([p.player(2).lots[good('metalli')], p.player(2).lots[good('animali')]]).toEqual([0, 0]);
  });

  // Unpaid companies are auctioned or discarded; here nobody is left to offer this one.
  rule(
    ['pod.31e', 'pod.31k', 'pod.25l'],
    'a company paid by a town that has lost its Podestà is discarded, wherever it stood',
    () => {
      const p = owing(governing().govern(0, 'prato'), 'prato').hire(0, 'grifone', 'prato', { payer: PRATO });
      p.army(0, 'J4', [unitOf('grifone')]);
      const match = newYear(p).do('leaveGap');
      expect([match.step, p.state.employer[GRIFONE], p.state.armies]).toEqual(['orderAuction', -1, []]);
      expect(p.state.used).toContain(token('compagnia-grifone'));
    },
  );
});
