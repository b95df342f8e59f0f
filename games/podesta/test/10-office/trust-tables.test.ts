/** Trust, function by function: what a sestiere asks, who may have it, how it changes. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  factionOf,
  giveTrust,
  isBanishedBy,
  isElectable,
  isUnrepresented,
  loseTrust,
  mayTurn,
  quote,
  turnFace,
  whyNoContribution,
  whyNoTrust,
  wrongedBy,
} from '../../src/10-office/trust.ts';
import type { LastingKind } from '../../src/state.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, type Position, position, rule, sestiere, square, token } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const [GUELPH, GHIBELLINE] = [0, 1];
/** Seats 0 and 2 are Guelphs, seat 1 is a Ghibelline; everybody has 5000 florins. */
const governing = () => {
  const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
  for (const seat of [0, 1, 2]) p.purse(seat, 5000);
  return p;
};
const lasting = (p: Position, kind: LastingKind, seat: number, commune = -1, value = 0): Position => {
  p.state.lasting.push({ kind, seat, commune, value, more: 0, until: 12 });
  return p;
};
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const { own, turn, again } = data.contributions.times;
const base = (number: number) => at(governing().table.world.base, number - 1);

describe('what a sestiere asks', () => {
  rule(
    ['pod.9c.f', 'pod.12d'],
    'single for his own, more for those who have to turn or be stripped, most for those who turned before',
    () => {
      const times = (face: number, holder: number, turned: number, seat = 0) => {
        const p = governing();
        p.state.face[PR(5)] = face;
        p.state.holder[PR(5)] = holder;
        p.state.turned[PR(5)] = turned;
        return quote(p.table, seat, PR(5)).times;
      };
      expect([times(GUELPH, -1, 0), times(GUELPH, -1, 1), times(GHIBELLINE, -1, 0), times(GHIBELLINE, -1, 1)]).toEqual([
        own,
        own,
        turn,
        again,
      ]);
      expect([times(GUELPH, 2, 0), times(GUELPH, 2, 1), times(GHIBELLINE, 1, 0), times(GHIBELLINE, 1, 1)]).toEqual([
        turn,
        turn,
        turn,
        again,
      ]);
      expect([times(GHIBELLINE, 0, 0, 1), times(GHIBELLINE, 0, 1, 1)]).toEqual([turn, turn]);
      const once = lasting(governing(), 'once', 0, PRATO, 1);
      once.state.face[PR(5)] = GHIBELLINE;
      expect([quote(once.table, 0, PR(5)).times, quote(once.table, 2, PR(5)).times]).toEqual([1, turn]);
      const elsewhere = lasting(governing(), 'once', 0, SIENA, 1);
      elsewhere.state.face[PR(5)] = GHIBELLINE;
      expect(quote(elsewhere.table, 0, PR(5)).times).toBe(turn);
    },
  );

  rule(
    ['pod.15.1q', 'pod.23e', 'pod.24d'],
    'esteem of the Podestà, Benefici and events change the sum, never below nothing',
    () => {
      const p = governing().bonus('siena', 60, 30);
      p.state.face[SI(2)] = GUELPH;
      p.state.face[SI(6)] = GHIBELLINE;
      for (const number of [2, 6]) p.state.holder[SI(number)] = -1;
      const florins = (seat: number, number: number, kind = -1) => quote(p.table, seat, SI(number), kind).florins;
      expect([florins(1, 6), florins(0, 6), florins(0, 2), florins(1, 2)]).toEqual([
        base(6) * own - 60,
        base(6) * turn + 60,
        base(2) * own + 30,
        base(2) * turn - 30,
      ]);
      const { perSymbol } = data.contributions.token;
      expect([
        florins(0, 2, token('scudo-1')),
        florins(0, 2, token('scudo-3')),
        florins(0, 2, token('spada-1')),
      ]).toEqual([base(2) + 30 - perSymbol, base(2) + 30 - 3 * perSymbol, base(2) + 30 - perSymbol]);
      lasting(p, 'delta', 0, -1, -20);
      expect([florins(0, 2), florins(1, 2)]).toEqual([base(2) + 10, base(2) * turn - 30]);
      p.bonus('siena', 320, 160);
      expect(florins(1, 6)).toBe(Math.max(0, base(6) * own - 320));
      lasting(p, 'delta', 1, -1, -9000);
      expect(florins(1, 6)).toBe(0);
    },
  );

  rule(['pod.12d', 'pod.12g'], 'treason: against whom it is loyal to, or the Podestà whose faction it shows', () => {
    const p = governing();
    p.state.holder[SI(2)] = -1;
    p.state.face[SI(2)] = GHIBELLINE;
    p.state.holder[SI(6)] = -1;
    p.state.face[SI(6)] = GUELPH;
    const wronged = (seat: number, one: number) => wrongedBy(p.state, seat, one);
    expect([
      wronged(0, SI(1)),
      wronged(0, SI(2)),
      wronged(1, SI(2)),
      wronged(0, SI(6)),
      wronged(0, PR(5)),
      wronged(1, FI(1)),
    ]).toEqual([1, 1, -1, -1, -1, 0]);
    const { strip, proditor } = quote(p.table, 0, SI(1));
    expect([strip, proditor]).toEqual([true, true]);
    expect([
      quote(p.table, 0, SI(2)).strip,
      quote(p.table, 0, SI(2)).proditor,
      quote(p.table, 0, SI(6)).proditor,
    ]).toEqual([false, true, false]);
    // What is loyal to seat 0 is loyal to somebody.
    expect([quote(p.table, 1, FI(1)).strip, quote(p.table, 1, FI(1)).proditor]).toEqual([true, true]);
    p.state.place[SI(2)] = -1;
    expect(wronged(0, SI(2))).toBe(-1);
  });
});

describe('who may have it', () => {
  const why = (change: (p: Position) => unknown, one = SI(6), seat = 0, kind = -1) => {
    const p = governing();
    p.state.holder[SI(6)] = -1;
    p.state.face[SI(6)] = GUELPH;
    change(p);
    return said(whyNoContribution(p.table, seat, one, kind));
  };
  const nothing = () => null;

  rule(['pod.17c', 'pod.10a', 'pod.24d', 'pod.12d', 'pod.12f'], 'every reason against it, one by one', () => {
    expect(why(nothing)).toBe('fine');
    expect(why(p => p.state.place.splice(SI(6), 1, -1))).toBe(`pod.17c absent ${SI(6)}`);
    expect(why(nothing, FI(1))).toBe(`pod.10a alreadyLoyal ${FI(1)}`);
    expect(why(p => p.state.place.splice(FI(6), 1, SIENA), FI(6))).toBe(`pod.17c absent ${FI(6)}`);
    expect(why(p => lasting(p, 'noTrust', 0))).toBe('pod.24d forbidden 0');
    expect(why(p => lasting(p, 'noTrust', 1))).toBe('fine');
    expect([
      why(p => lasting(p, 'lock', 1, SIENA)),
      why(p => lasting(p, 'lock', 0, SIENA)),
      why(p => lasting(p, 'lock', 1, FIRENZE)),
    ]).toEqual([`pod.24d locked ${SIENA}`, 'fine', 'fine']);
    expect(why(p => p.league(0, 1), SI(1))).toBe('pod.12d partners 1');
    const turns = (count: number) => why(p => p.state.turns.splice(SI(6), 1, count), SI(6), 1);
    const { value } = data.contributions.mostTurns;
    expect([turns(value - 1), turns(value)]).toEqual(['fine', `pod.12f turnsSpent ${SI(6)}`]);
  });

  rule(
    ['pod.12a', 'pod.19a', 'pod.18a'],
    'where he may court: not before the merchant it waits for, not an exile, not without being there',
    () => {
      expect(why(p => Object.assign(p.player(0), { exiled: true }))).toBe('pod.19a exilesMayNot 0');
      expect(why(nothing, PR(5))).toBe(`pod.18a counterNeeded ${PRATO}`);
      const there = (more: object) =>
        why(p => Object.assign(p.commune('firenze'), { cell: square('L4') }, more), PR(5));
      expect([there({}), there({ captor: 1 }), there({ captor: 0 })]).toEqual([
        'fine',
        `pod.18a counterNeeded ${PRATO}`,
        `pod.18a counterNeeded ${PRATO}`,
      ]);
      const host = (commune: number) => why(p => Object.assign(p.player(0), { exiled: true, host: commune }), PR(5));
      expect([host(PRATO), host(SIENA)]).toEqual(['fine', `pod.18a counterNeeded ${PRATO}`]);
      const waits = (seat: number, by: number, more: object = {}) =>
        why(p => Object.assign(p.player(seat), { assigned: PRATO, elected: false }, more), PR(5), by);
      expect([
        waits(0, 0),
        waits(2, 0),
        waits(0, 2),
        waits(2, 0, { out: true }),
        waits(2, 0, { elected: true }),
        waits(2, 2, { elected: true }),
      ]).toEqual([
        'fine',
        `pod.12a notElected ${PRATO}`,
        `pod.12a notElected ${PRATO}`,
        `pod.18a counterNeeded ${PRATO}`,
        `pod.12a notElected ${PRATO}`,
        'fine',
      ]);
      // Somebody governs it: it waits for nobody, whatever it has paid.
      const governs = (by: number) => {
        const p = governing().govern(by, 'prato');
        Object.assign(p.commune('prato'), { taxed: 0 });
        p.player(2).assigned = PRATO;
        return said(whyNoContribution(p.table, by, PR(6), -1));
      };
      expect([governs(0), governs(1)].map(reason => reason.includes('notElected'))).toEqual([false, false]);
      // It has had a Podestà and has none any more.
      const had = why(p => {
        p.player(2).assigned = PRATO;
        p.commune('prato').taxed = 1;
      }, PR(5));
      expect(had).toBe(`pod.18a counterNeeded ${PRATO}`);
    },
  );

  rule(
    ['pod.12d', 'pod.12g', 'pod.23e', 'pod.23t', 'pod.23d'],
    'a Proditor to take from others; swords to strip, shields to win; the money',
    () => {
      const [SPADA, SCUDO] = [token('spada-1'), token('scudo-1')];
      expect([why(nothing, SI(1)), why(p => p.tokens(0, 'proditor'), SI(1))]).toEqual([
        `pod.12d noBeneficio ${token('proditor')}`,
        'fine',
      ]);
      expect(why(p => p.state.face.splice(SI(6), 1, GHIBELLINE))).toBe(`pod.12g noBeneficio ${token('proditor')}`);
      expect([
        why(nothing, SI(6), 0, SCUDO),
        why(p => p.tokens(0, 'scudo-1'), SI(6), 0, SCUDO),
        why(p => p.tokens(0, 'spada-1'), SI(6), 0, SPADA),
      ]).toEqual([`pod.23d noBeneficio ${SCUDO}`, 'fine', 'pod.23t cannot token']);
      const strip = (id: string, kind: number) => why(p => p.tokens(0, 'proditor', id), SI(1), 0, kind);
      expect([strip('spada-1', SPADA), strip('scudo-1', SCUDO), strip('scudo-1', SPADA)]).toEqual([
        'fine',
        'pod.23e cannot token',
        `pod.23d noBeneficio ${SPADA}`,
      ]);
      const price = base(6) * own;
      expect([why(p => p.purse(0, price)), why(p => p.purse(0, price - 1))]).toEqual([
        'fine',
        `pod.10a tooDear ${price}`,
      ]);
      expect(said(whyNoTrust(governing().purse(0, 0).table, 0, FI(6)))).toBe('fine');
    },
  );
});

describe('trust changes', () => {
  rule(['pod.9c.f', 'pod.12f'], 'a counter turned is counted from its first adhesion on', () => {
    const p = governing();
    const live = called(p);
    p.state.turns[PR(5)] = -1;
    turnFace(live, PR(5), GUELPH);
    expect([p.state.turns[PR(5)], p.state.turned[PR(5)], live.told.length]).toEqual([-1, 0, 0]);
    turnFace(live, PR(5), GHIBELLINE);
    expect([p.state.turns[PR(5)], p.state.turned[PR(5)], p.state.face[PR(5)]]).toEqual([-1, 1, GHIBELLINE]);
    giveTrust(live, PR(5), 0, 'pod.10a', 70);
    expect([p.state.turns[PR(5)], p.state.face[PR(5)], p.state.holder[PR(5)]]).toEqual([0, GUELPH, 0]);
    giveTrust(live, PR(5), 1, 'pod.10a');
    giveTrust(live, PR(5), 0, 'pod.10a');
    expect(p.state.turns[PR(5)]).toBe(2);
    expect(toldOf(live, 'trusted')).toMatchObject([
      { florins: 70, seat: 0 },
      { florins: 0, seat: 1 },
      { florins: 0, seat: 0 },
    ]);
    loseTrust(live, PR(5), 'pod.25l');
    loseTrust(live, PR(5), 'pod.25l');
    expect([p.state.holder[PR(5)], toldOf(live, 'untrusted')]).toMatchObject([-1, [{ seat: 0, sestiere: PR(5) }]]);
  });

  rule('pod.12f', 'how often it may turn', () => {
    const p = governing();
    const { value } = data.contributions.mostTurns;
    const may = (turns: number, seat: number) => {
      p.state.turns[PR(5)] = turns;
      return mayTurn(p.table, seat, PR(5));
    };
    expect([may(value - 1, 1), may(value, 1), may(value, 0)]).toEqual([true, false, true]);
  });

  rule(['pod.10c', 'pod.18b'], 'four sestieri elect, or all that are there', () => {
    const elects = (loyal: number[], gone: number[] = []) => {
      const p = governing().loyal(0, 'prato', ...loyal);
      for (const number of gone) p.state.place[PR(number)] = -1;
      return isElectable(p.table, 0, PRATO);
    };
    expect([
      elects([1, 2, 3]),
      elects([1, 2, 3, 4]),
      elects([1, 2], [3, 4, 5, 6]),
      elects([1], [3, 4, 5, 6]),
      elects([], [1, 2, 3, 4, 5, 6]),
    ]).toEqual([false, true, true, false, false]);
  });

  rule(
    ['pod.18c', 'pod.19b'],
    'the faction of a commune: its Podestà’s, its bellatores’, its majority’s, its own',
    () => {
      const p = governing();
      const of = () => factionOf(p.table, PRATO);
      expect([factionOf(p.table, SIENA), of()]).toEqual([GHIBELLINE, at(p.state.face, PR(1))]);
      p.state.face[PR(1)] = GHIBELLINE;
      expect(of()).toBe(GHIBELLINE);
      p.state.place[PR(1)] = -1;
      const faces = (...all: number[]) => {
        all.forEach((face, index) => {
          p.state.face[PR(index + 2)] = face;
        });
        return of();
      };
      expect([faces(1, 1, 1, 0, 0), faces(1, 1, 0, 0, 0)]).toEqual([GHIBELLINE, GUELPH]);
      p.state.place[PR(6)] = -1;
      p.commune('prato').faction = GHIBELLINE;
      expect(faces(1, 1, 0, 0)).toBe(GHIBELLINE);
      p.commune('prato').faction = GUELPH;
      expect(faces(1, 1, 0, 0)).toBe(GUELPH);
      p.commune('prato').podesta = 0;
      expect(faces(1, 1, 1, 1)).toBe(GUELPH);
    },
  );

  rule(['pod.12a', 'pod.17c'], 'communes of nobody, and refugees their own commune does not win back', () => {
    const p = governing();
    expect([isUnrepresented(p.state, PRATO), isUnrepresented(p.state, FIRENZE)]).toEqual([true, false]);
    Object.assign(p.player(0), { assigned: PRATO, elected: false });
    expect(isUnrepresented(p.state, PRATO)).toBe(false);
    p.state.place[FI(6)] = SIENA;
    expect([isBanishedBy(p.state, 0, FI(6)), isBanishedBy(p.state, 1, FI(6)), isBanishedBy(p.state, 0, FI(5))]).toEqual(
      [true, false, false],
    );
  });
});
