import { describe, expect } from 'vitest';
import { destinations } from '../../src/26-armies/movement.ts';
import { trebuchetAttack, walls } from '../../src/43-sieges/siege.ts';
import { communeNamed, good, position, rule, sestiere, square, token } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const prices = (id: string) => position(2).annales(0, id).state.prices;

describe('economic events', () => {
  rule(['pod.24d', 'pod.21i'], 'AN20, AN21, AN24, AN25 and AN31 move prices in the market step', () => {
    expect(prices('AN20')).toEqual([100, 70, 100, 100, 100, 100]);
    expect(prices('AN21')).toEqual([100, 140, 100, 100, 100, 100]);
    expect(prices('AN24')).toEqual([60, 100, 100, 100, 100, 80]);
    expect(prices('AN25')).toEqual([100, 100, 150, 100, 100, 100]);
    expect(prices('AN31')).toEqual([130, 100, 130, 100, 100, 100]);
  });

  rule('pod.24d', 'AN20 brings 200, AN24 100; AN29 costs 150, AN31 100', () => {
    const gain = (id: string) => position(2).annales(0, id).purse(0) - 1600;
    expect([gain('AN20'), gain('AN24'), gain('AN29'), gain('AN31')]).toEqual([200, 100, -150, -100]);
  });

  rule('pod.24d', 'AN22: lots bought this month may be sold this month', () => {
    const p = position(2).fresh(0, { stoffe: 2 });
    const sell = { type: 'sell', good: good('stoffe'), lots: 2 };
    expect(p.commercial(0).refusal(sell)).toMatchObject({ rule: 'pod.21g' });
    p.annales(0, 'AN22');
    expect(p.commercial(0).act(sell).purse(0)).toBe(1800);
  });

  rule('pod.24d', 'AN23: two lots of the good he has most of, one if he has only one; ties are his choice', () => {
    const p = position(2).goods(0, { stoffe: 2, metalli: 3 }).fresh(0, { stoffe: 1 });
    const match = p.annales(0, 'AN23');
    expect(match.choices('loseLot', 'good')).toEqual([good('stoffe'), good('metalli')]);
    match.act({ type: 'loseLot', good: good('stoffe') });
    expect([p.player(0).lots[good('stoffe')], p.player(0).fresh[good('stoffe')]]).toEqual([0, 1]);
    const one = position(2).goods(0, { legname: 1 });
    one.annales(0, 'AN23').act({ type: 'loseLot', good: good('legname') });
    expect(one.player(0).lots).toEqual([0, 0, 0, 0, 0, 0]);
    expect(position(2).annales(0, 'AN23').stopped).toBe(true);
  });

  rule('pod.24d', 'AN26: two lots of his choice; timber and building material rise by 30', () => {
    const p = position(2).goods(0, { stoffe: 1, metalli: 3 });
    const match = p.annales(0, 'AN26').act({ type: 'loseLot', good: good('stoffe') });
    expect(match.choices('loseLot', 'good')).toEqual([good('metalli')]);
    match.act({ type: 'loseLot', good: good('metalli') });
    expect([p.player(0).lots, match.state.prices]).toEqual([
      [0, 0, 0, 0, 0, 2],
      [100, 100, 100, 130, 130, 100],
    ]);
    expect(prices('AN26')).toEqual([100, 100, 100, 130, 130, 100]);
  });

  rule('pod.24d', 'AN27: ten florins for each lot he holds', () => {
    expect(position(2).goods(0, { stoffe: 4 }).fresh(0, { metalli: 3 }).annales(0, 'AN27').purse(0)).toBe(1530);
  });

  rule('pod.24d', "AN28: the interest of the merchant's loans is cancelled, or 100", () => {
    const p = position(2);
    p.state.loans = [
      { seat: 0, commune: -1, capital: 500, interest: 100, due: 12 },
      { seat: 0, commune: FIRENZE, capital: 500, interest: 100, due: 12 },
    ];
    p.annales(0, 'AN28');
    expect(p.state.loans.map(({ interest }) => interest)).toEqual([0, 100]);
    expect(position(2).annales(0, 'AN28').purse(0)).toBe(1700);
  });

  rule('pod.24d', 'AN30: up to three lots of one good sold at 200, outside the limits; the market falls', () => {
    const p = position(2).goods(0, { metalli: 4 }).fresh(0, { stoffe: 2 });
    const match = p.annales(0, 'AN30');
    expect(match.choices('sellAbroad', 'lots')).toEqual([1, 2, 3]);
    match.act({ type: 'sellAbroad', good: good('metalli'), lots: 3 });
    expect([match.purse(0), match.state.prices[good('metalli')], p.state.turn.sold]).toEqual([2200, 70, 0]);
    expect(position(2).goods(0, { metalli: 4 }).annales(0, 'AN30').do('noSale').purse(0)).toBe(1600);
  });
});

describe('military events', () => {
  const governing = () => position(2).govern(0, 'firenze').govern(1, 'siena');

  rule('pod.24d', 'AN41: a company from the bag, or any Beneficio if none is there', () => {
    const p = position(2);
    p.annales(0, 'AN41', [2]);
    expect(p.player(0).benefici).toEqual([token('compagnia-leone')]);
    const none = position(2);
    none.state.bag = none.state.bag.filter(kind => kind < token('compagnia-grifone'));
    none.annales(0, 'AN41', [0]);
    expect(none.player(0).benefici).toEqual([token('spada-1')]);
  });

  rule('pod.24d', 'AN42: an armed company loses its arms, or the treasury 100', () => {
    const p = governing().arm(sestiere('firenze', 1), sestiere('firenze', 5));
    const match = p.annales(0, 'AN42');
    expect(match.choices('setArms', 'unit')).toEqual([sestiere('firenze', 1), sestiere('firenze', 5)]);
    match.act({ type: 'setArms', unit: sestiere('firenze', 1) });
    expect(p.state.armed[sestiere('firenze', 1)]).toBe(0);
    expect(governing().treasury('firenze', 300).annales(0, 'AN42').treasury('firenze')).toBe(200);
    expect(position(2).annales(0, 'AN42').stopped).toBe(true);
  });

  rule('pod.24d', 'AN43: a company is armed free', () => {
    const p = governing().arm(...[1, 2, 3, 4, 5].map(number => sestiere('firenze', number)));
    const match = p.annales(0, 'AN43').act({ type: 'setArms', unit: sestiere('firenze', 6) });
    expect([p.state.armed[sestiere('firenze', 6)], match.purse(0)]).toEqual([1, 1600]);
  });

  rule('pod.24d', 'AN45: trebuchets of Attack 3 this month', () => {
    const p = governing();
    expect(trebuchetAttack(p.table, 0)).toBe(2);
    p.annales(0, 'AN45');
    expect([trebuchetAttack(p.table, 0), trebuchetAttack(p.table, 1)]).toEqual([3, 2]);
    p.play([{ step: 'monthEnd' }]);
    expect(trebuchetAttack(p.table, 0)).toBe(2);
  });

  rule('pod.24d', 'AN46 and AN47: the walls of his commune, until the end of next month', () => {
    const p = governing();
    p.annales(0, 'AN46');
    expect([walls(p.table, FIRENZE), walls(p.table, communeNamed('siena'))]).toEqual([
      { D: 1, R: 1 },
      { D: 2, R: 2 },
    ]);
    p.play([{ step: 'monthEnd' }]);
    expect(walls(p.table, FIRENZE)).toEqual({ D: 1, R: 1 });
    p.play([{ step: 'monthEnd' }]);
    expect(walls(p.table, FIRENZE)).toEqual({ D: 2, R: 2 });
    const strong = governing().works('firenze', 'ampliamento-mura');
    strong.annales(0, 'AN47');
    expect(walls(strong.table, FIRENZE)).toEqual({ D: 4, R: 3 });
  });

  rule('pod.24d', 'AN46 after AN46 in the months in which both hold never goes below 1', () => {
    const p = governing();
    p.annales(0, 'AN46');
    p.annales(0, 'AN46');
    expect(walls(p.table, FIRENZE)).toEqual({ D: 1, R: 1 });
  });

  rule('pod.24d', 'AN48: rivers outside towns cannot be entered, but can be left', () => {
    const p = governing();
    p.annales(0, 'AN48');
    const reached = destinations(p.table, square('N6'), 12);
    expect(reached).not.toContain(square('M6'));
    expect(reached).toContain(square('L4'));
    expect(destinations(p.table, square('M6'), 2)).toContain(square('L5'));
  });

  rule('pod.24d', 'AN49: mountains cost 12', () => {
    const p = governing();
    expect(destinations(p.table, square('R6'), 6)).toContain(square('R5'));
    p.annales(0, 'AN49');
    expect(destinations(p.table, square('R6'), 11)).not.toContain(square('R5'));
    expect(destinations(p.table, square('R6'), 12)).toContain(square('R5'));
  });
});
