import { describe, expect } from 'vitest';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { communeNamed, companyNamed, leg, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const LUCCA = communeNamed('lucca');
const PRATO = communeNamed('prato');
const VOLTERRA = communeNamed('volterra');
const GRIFONE = companyNamed('grifone');
const FI = (number: number) => sestiere('firenze', number);
const PR = (number: number) => sestiere('prato', number);

describe('an exile', () => {
  // R25: four elect however they were won; the event gives what he could not buy.
  rule(
    ['pod.24d', 'pod.10c', 'pod.19a'],
    'with three friends in his old town comes home by AN02, over its Podestà',
    () => {
      const p = position(2)
        .govern(1, 'siena')
        .govern(1, 'firenze', 2, 6)
        .loyal(0, 'firenze', 1, 3, 5)
        .exiled(0, 'prato');
      const match = p.annales(0, 'AN02');
      if (match.step === 'takingTrust' || match.legal('takeTrust').length > 0)
        match.act({ type: 'takeTrust', sestiere: FI(4) });
      expect(p.commune('firenze').podesta).toBe(0);
      expect([p.player(0).exiled, p.player(0).home, p.player(0).host]).toEqual([false, FIRENZE, -1]);
      expect([p.player(1).exiled, p.player(1).points, match.purse(0)]).toEqual([false, 0, 1600]);
    },
  );

  // R30, R34 and R95: a town of his faction that nobody governs shelters him as well; one of the other faction does not.
  rule(
    ['pod.19b', 'pod.25k', 'pod.18a'],
    'whose host leaves the game stays in the town, if it is still of his faction',
    () => {
      const shelter = (face: number) => {
        const p = position(3).govern(1, 'siena').govern(2, 'lucca', 3, 4, 5).exiled(0, 'lucca').purse(2, 0);
        p.hire(0, 'grifone', 'lucca').state.face[sestiere('lucca', 1)] = face;
        p.state.loans = [{ seat: 2, commune: -1, capital: 500, interest: 100, due: 1 }];
        p.play([{ step: 'monthEnd' }]);
        expect([p.player(2).out, p.commune('lucca').podesta]).toEqual([true, -1]);
        return [
          p.player(0).host,
          p.political(0).refusal({ type: 'win', sestiere: sestiere('lucca', 5), token: -1 }) === null,
        ];
      };
      expect(shelter(GUELPH)).toEqual([LUCCA, true]);
      expect(shelter(GHIBELLINE)).toEqual([-1, false]);
    },
  );

  // R34 and R69: turned out by an election, he takes his men along to where he goes.
  rule(
    ['pod.19b', 'pod.19e', 'pod.31k'],
    'turned out of his shelter keeps his company and quarters it in the next',
    () => {
      const p = position(3).govern(1, 'siena').govern(2, 'lucca').loyal(2, 'prato', 1, 3, 5).exiled(0, 'prato');
      p.hire(0, 'grifone', 'prato').commune('lucca').cell = square('L4');
      p.political(2).act({ type: 'win', sestiere: PR(4), token: -1 });
      expect([p.commune('prato').podesta, p.player(0).host, p.state.employer[GRIFONE]]).toEqual([2, -1, 0]);
      p.political(0).act({ type: 'lodge', commune: VOLTERRA });
      expect([p.state.station[GRIFONE], p.military(0).choices('raise', 'commune')]).toEqual([VOLTERRA, [VOLTERRA]]);
    },
  );

  // R115 and R142: companies of the town he lost may halt where he is sheltered, but do not live there.
  rule(
    ['pod.13h', 'pod.26c', 'pod.19b'],
    'halts with the companies of his lost town in his shelter, and marches on from there',
    () => {
      const p = position(2)
        .govern(1, 'siena')
        .govern(1, 'firenze', 2, 4, 6)
        .loyal(0, 'firenze', 1, 3)
        .exiled(0, 'prato');
      p.army(0, 'M6', [FI(1), FI(3)]);
      const march = { type: 'march', army: 1, from: -1, podesta: false };
      p.military(0)
        .act(march)
        .act({ type: 'marchTo', cell: square('L4'), homeward: false });
      expect([FI(1), FI(3)].map(unit => p.state.armyOf[unit])).toEqual([1, 1]);
      expect(p.state.armies.map(({ seat, cell }) => [seat, cell])).toEqual([[0, square('L4')]]);
      p.date(1, 2).play([{ step: 'month' }]);
      p.military(0)
        .act(march)
        .act({ type: 'marchTo', cell: square('M5'), homeward: false });
      expect(p.state.armies.map(({ cell }) => cell)).toEqual([square('M5')]);
    },
  );

  // R34 and R68: he gave up his own counter, not the one he holds.
  rule(['pod.32b', 'pod.19d', 'pod.20c'], 'still holds whom he has captured, and takes a ransom for him', () => {
    const p = position(3).govern(1, 'siena').govern(2, 'lucca').govern(0, 'firenze');
    Object.assign(p.commune('siena'), { captor: 0, until: 3, cell: -1 });
    p.play([{ step: 'conquest', seat: 2, commune: FIRENZE }, { step: 'market' }], [4, 4, 4, 4]);
    expect([p.player(0).exiled, p.commune('siena').captor]).toEqual([true, 0]);
    const match = p
      .political(0)
      .propose(1, leg(true, { kind: 'release', commune: SIENA }), leg(false, { kind: 'florins', florins: 500 }))
      .do('accept');
    expect([p.commune('siena').captor, p.commune('siena').cell, match.purse(0)]).toEqual([-1, square('O14'), 2100]);
  });
});

describe('a Podestà who gives away or loses his town', () => {
  // R26: however it went, nobody there trusts him any more.
  rule(['pod.16e', 'pod.19a', 'pod.12a'], 'by an agreement about his last sestiere goes into exile', () => {
    const p = position(3).govern(0, 'firenze', 1).govern(1, 'siena').govern(2, 'lucca').goods(0, { stoffe: 2 });
    p.commune('lucca').cell = square('N6');
    const match = p
      .political(0)
      .propose(2, leg(true, { kind: 'sestiere', sestiere: FI(1) }))
      .do('accept');
    expect([p.state.holder[FI(1)], p.commune('firenze').podesta, p.player(0).exiled]).toEqual([2, -1, true]);
    expect([match.points(0), p.player(0).lots.reduce((sum, lots) => sum + lots, 0)]).toEqual([-12, 0]);
  });

  // R35: the home of the events is the home he has now.
  rule(['pod.24d', 'pod.19a'], 'and settles in another is struck by events there', () => {
    const p = position(2).govern(0, 'firenze').govern(0, 'prato').govern(1, 'siena').treasury('prato', 1000);
    p.treasury('firenze', 1000)
      .play([{ step: 'conquest', seat: 1, commune: FIRENZE }, { step: 'market' }], [4, 4, 4, 4])
      .act({ type: 'settle', commune: PRATO });
    const match = p.bonus('prato', 0, 0).annales(0, 'AN35');
    expect([match.treasury('prato'), match.treasury('firenze'), match.purse(0)]).toEqual([700, 1000, 1600]);
    p.annales(0, 'AN06');
    expect(p.commune('prato')).toMatchObject({ upper: 20, lower: 10 });
  });
});
