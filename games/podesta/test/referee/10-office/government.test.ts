import { describe, expect } from 'vitest';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { annalesCard, communeNamed, good, leg, position, rule, sestiere, square, work } from '../../position.ts';

const win = (commune: string, number: number) => ({ type: 'win', sestiere: sestiere(commune, number), token: -1 });
const keep = (commune: string, number: number) => ({ type: 'keepSestiere', sestiere: sestiere(commune, number) });
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);

describe('trust that passes to the other faction', () => {
  // R19 and R22: however it passes, the counter turns, and not a third time.
  rule(['pod.12f', 'pod.16e'], 'a sestiere handed to the other faction turns, unless it has turned twice', () => {
    const given = (turns: number) => {
      const p = position(2).govern(0, 'firenze', 1, 3, 4, 5, 6).govern(1, 'siena');
      p.commune('firenze').cell = square('O14');
      p.state.turns[FI(6)] = turns;
      return p;
    };
    const clause = leg(true, { kind: 'sestiere', sestiere: FI(6) });
    const p = given(1);
    p.political(0).propose(1, clause).do('accept');
    expect([p.state.holder[FI(6)], p.state.face[FI(6)], p.state.turns[FI(6)]]).toEqual([1, GHIBELLINE, 2]);
    expect(given(2).political(0).proposalRefusal(1, clause)).toMatchObject({ rule: 'pod.12f' });
  });

  // R19 and R36: who agitates for the Podestà's own faction has no rebels.
  rule(
    ['pod.12a', 'pod.13a', 'pod.15.1h'],
    'a rival of the Podestà’s faction pays an opponent twice with the lower bonus, and cannot make him rise',
    () => {
      const p = position(3).govern(0, 'firenze', 1, 3, 5).govern(2, 'lucca').bonus('firenze', 60, 30);
      const match = p.tokens(2, 'proditor').political(2).act(win('firenze', 4));
      expect([match.purse(2), p.state.face[FI(4)], p.state.holder[FI(4)]]).toEqual([1600 - 120 - 30, GUELPH, 2]);
      expect(match.refusal({ type: 'rise', sestieri: [FI(4)] })).toMatchObject({ rule: 'pod.13a' });
    },
  );

  // R31: once in a year, and the league is left behind.
  rule(['pod.16a', 'pod.20a'], 'who changes faction leaves the others in their league, and waits for New Year', () => {
    const p = position(6).govern(0, 'firenze').govern(2, 'lucca').govern(5, 'volterra').league(0, 2, 5);
    const match = p.purse(0, 9000).political(0).do('changeFaction');
    for (const number of [1, 3, 4, 5]) match.act(keep('firenze', number));
    match.do('declare');
    expect([0, 2, 5].map(seat => p.player(seat).league)).toEqual([-1, 0, 0]);
    expect(match.refusal({ type: 'changeFaction' })).not.toBeNull();
    expect(p.date(1, 12).political(0).refusal({ type: 'changeFaction' })).not.toBeNull();
    expect(p.date(2, 1).political(0).refusal({ type: 'changeFaction' })).toBeNull();
  });

  // R21 and R45: partners are safe while they are partners, not longer.
  rule(['pod.12d', 'pod.20a'], 'a partner is not stripped; out of the league he is, in the same phase', () => {
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca').league(0, 2).tokens(2, 'proditor');
    const match = p.political(2);
    expect(match.refusal(win('firenze', 5))).not.toBeNull();
    match.do('leaveLeague').act(win('firenze', 5));
    // Between players of one faction: twice the sum, and the counter does not turn.
    expect([match.purse(2), p.state.holder[FI(5)], p.state.turned[FI(5)]]).toEqual([1480, 2, 0]);
  });
});

describe('those who leave', () => {
  const exile = (number: number) => ({ type: 'exile', sestiere: FI(number) });
  // R32 and R33: a holder without a commune cannot be host; who takes them in has their trust.
  rule(
    ['pod.17c', 'pod.47a'],
    'the refugees of an exile are offered to the others, and trust whoever hosts them',
    () => {
      const p = position(4).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').exiled(3).loyal(3, 'firenze', 2, 4);
      const match = p.purse(1, 600).political(0).act(exile(2));
      expect([match.step, match.seats]).toEqual(['hosting', [1]]);
      match.act({ type: 'host', commune: communeNamed('siena'), from: -1 });
      expect([match.purse(1), p.state.holder[FI(2)], match.treasury('firenze')]).toEqual([0, 1, 1800]);
      // Without money for the other: he waits outside, still loyal to the exile.
      match.act(exile(4));
      expect(match.legal('host')).toEqual([]);
      match.do('decline');
      expect([match.step, p.state.holder[FI(4)], p.state.place[FI(4)]]).toEqual(['political', 3, -1]);
    },
  );

  // R34 and R48: each time.
  rule(
    ['pod.19a', 'pod.25l', 'pod.18e'],
    'an exile elected in the town that shelters him, and driven out of it for its debts, has lost twelve twice',
    () => {
      const p = position(2).exiled(0, 'prato').govern(1, 'siena').loyal(0, 'prato', 1, 3, 4).goods(0, { metalli: 2 });
      p.player(0).points = -12;
      const match = p.political(0).act(win('prato', 5));
      expect([p.commune('prato').podesta, p.player(0).home, p.player(0).exiled]).toEqual([0, PRATO, false]);
      expect(match.treasury('prato')).toBe(3000);
      p.treasury('prato', 0).commune('prato').raids = 2;
      p.state.loans = [{ seat: 0, commune: PRATO, capital: 1000, interest: 200, due: 12 }];
      const fallen = p
        .date(1, 12)
        .play([{ step: 'nextMonth', over: false }])
        .do('leaveGap');
      expect([fallen.points(0), p.player(0).exiled, p.commune('prato').podesta]).toEqual([-24, true, -1]);
      expect([p.player(0).lots[good('metalli')], p.player(1).fresh[good('metalli')]]).toEqual([0, 0]);
    },
  );
});

describe('public money', () => {
  // Chapter 43, R43 and R44: a new Podestà finds what the raiders left.
  rule(
    ['pod.18e', 'pod.43e', 'pod.15d'],
    'the taxes of a first election are those of a raided town, with its roads',
    () => {
      const elected = (raids: number, more: object = {}) => {
        const p = position(2).govern(0, 'firenze').loyal(0, 'prato', 1, 3, 4).works('prato', 'strade-ponti');
        Object.assign(p.commune('prato'), { raids, ...more });
        p.commune('firenze').cell = square('L4');
        const match = p.political(0).act(win('prato', 5));
        expect(p.commune('prato').podesta).toBe(0);
        return match.treasury('prato');
      };
      expect([elected(0), elected(1), elected(2), elected(3, { poor: true })]).toEqual([4000, 2500, 1600, 0]);
    },
  );

  // R47: the ceiling is of each borrower.
  rule(['pod.25e', 'pod.25b'], 'a merchant and each of his two communes may owe a thousand', () => {
    const p = position(2).govern(0, 'firenze').govern(0, 'prato').goods(0, { metalli: 12 });
    const match = p.political(0);
    for (const commune of [FIRENZE, PRATO]) match.act({ type: 'borrow', commune, florins: 1000 });
    expect(match.offers('borrow')).toBe(false);
    p.commercial(0).act({ type: 'borrow', commune: -1, florins: 1000 });
    expect(p.state.loans.map(({ capital, interest }) => [capital, interest])).toEqual(Array(3).fill([1000, 200]));
    expect([p.commune('firenze').treasury, p.commune('prato').treasury, p.player(0).purse]).toEqual([1000, 1000, 2600]);
  });

  // R119: an order on the treasury is not made good by the purse, nor the other way round.
  rule(['pod.24d', 'pod.14c'], 'what an event asks of the treasury the purse does not make up, nor the reverse', () => {
    const tithe = position(2).govern(0, 'firenze').treasury('firenze', 120).annales(0, 'AN35');
    expect([tithe.treasury('firenze'), tithe.purse(0)]).toEqual([0, 1600]);
    const audit = position(2).govern(0, 'firenze').treasury('firenze', 500).purse(0, 150).annales(0, 'AN05');
    expect([audit.treasury('firenze'), audit.purse(0)]).toEqual([650, 0]);
  });

  // R7: an exile has a Proditor like the others, and no treasury.
  rule(['pod.24e', 'pod.24g'], 'an exile, asked last, may give the event away; given to him it costs his purse', () => {
    const turned = (p: ReturnType<typeof position>) => {
      p.state.annales = [annalesCard('AN35')];
      return p.play([{ step: 'annales' }, { step: 'market' }]);
    };
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').exiled(2).tokens(2, 'proditor');
    const match = turned(p.treasury('siena', 1000));
    match.do('letFall', 'letFall').act({ type: 'seize', target: 1 }, 2);
    expect([match.treasury('siena'), match.purse(1), match.stopped]).toEqual([700, 1600, true]);
    const given = position(3).govern(0, 'firenze').govern(1, 'siena').exiled(2).tokens(0, 'proditor');
    expect(turned(given).act({ type: 'seize', target: 2 }).purse(2)).toBe(1450);
  });

  // R39: what is in the yard belongs to the work, whoever governs or nobody.
  rule(['pod.15h', 'pod.15g', 'pod.19c'], 'a work waits in a town that nobody governs, and is nobody’s to pay', () => {
    const p = position(2).govern(0, 'firenze', 5).govern(1, 'siena').tokens(1, 'proditor').date(1, 4);
    p.commune('firenze').works[work('strade-ponti')] = 4;
    const match = p.political(1).act(win('firenze', 5));
    expect([p.commune('firenze').podesta, p.commune('firenze').works[work('strade-ponti')]]).toEqual([-1, 4]);
    expect(match.legal('payLabour')).toEqual([]);
    expect(p.political(0).legal('payLabour')).toEqual([]);
  });
});
