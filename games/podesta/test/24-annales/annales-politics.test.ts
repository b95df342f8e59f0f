import { describe, expect } from 'vitest';
import { quote } from '../../src/10-office/trust.ts';
import { oathPrice } from '../../src/13-civil-war/uprising.ts';
import { keepPrice, takePrice } from '../../src/16-factions-and-exile/faction.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { communeNamed, position, rule, sestiere, square, token } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const win = (commune: string, number: number) => ({ type: 'win', sestiere: sestiere(commune, number), token: -1 });
const governing = () => position(2).govern(0, 'firenze').govern(1, 'siena');

describe('political events', () => {
  rule('pod.24d', 'AN01: a Laboratores sestiere is lost, or 120 florins; never the last', () => {
    const p = governing();
    const match = p.annales(0, 'AN01');
    expect(match.choices('loseTrust', 'sestiere')).toEqual([sestiere('firenze', 4), sestiere('firenze', 5)]);
    match.act({ type: 'payOff', from: -1 });
    expect(match.purse(0)).toBe(1480);
    const lost = governing()
      .annales(0, 'AN01')
      .act({ type: 'loseTrust', sestiere: sestiere('firenze', 5) });
    expect([lost.purse(0), lost.state.holder[sestiere('firenze', 5)]]).toEqual([1600, -1]);
    const last = position(2).govern(0, 'firenze', 5).annales(0, 'AN01');
    expect([last.stopped, last.state.holder[sestiere('firenze', 5)]]).toEqual([true, 0]);
    expect(position(2).annales(0, 'AN01').purse(0)).toBe(1540);
  });

  rule('pod.24d', 'AN02: a Laboratores sestiere is won free, or 100 florins', () => {
    const match = governing().annales(0, 'AN02');
    expect(match.choices('takeTrust', 'sestiere')).toEqual([sestiere('firenze', 6)]);
    match.act({ type: 'takeTrust', sestiere: sestiere('firenze', 6) });
    expect([match.purse(0), match.state.holder[sestiere('firenze', 6)]]).toEqual([1600, 0]);
    expect(position(2).govern(0, 'firenze', 1, 4, 5, 6).annales(0, 'AN02').purse(0)).toBe(1700);
    const merchant = position(2).loyal(0, 'firenze', 1, 2, 3).annales(0, 'AN02');
    merchant.act({ type: 'takeTrust', sestiere: sestiere('firenze', 4) });
    expect(merchant.told('elected')).toMatchObject([{ seat: 0, commune: FIRENZE }]);
  });

  rule('pod.24d', 'AN03: contributions cost 30 less this month, never below zero', () => {
    const p = governing();
    p.annales(0, 'AN03');
    expect(quote(p.table, 0, sestiere('firenze', 6)).florins).toBe(90);
    expect(quote(p.table, 1, sestiere('siena', 6)).florins).toBe(120);
    p.bonus('firenze', 120, 100);
    expect(quote(p.table, 0, sestiere('firenze', 6)).florins).toBe(0);
    // Oaths and a change of faction are contributions too.
    expect(oathPrice(p.table, 0, sestiere('siena', 1), 1 / 2)).toBe(150);
    expect([
      keepPrice(p.bonus('firenze', 0, 0).table, 0, sestiere('firenze', 1)),
      takePrice(p.table, 0, sestiere('firenze', 2)),
    ]).toEqual([330, 90]);
    p.play([{ step: 'monthEnd' }]);
    expect(p.state.lasting).toEqual([]);
  });

  rule('pod.24d', 'AN04: 180 florins from purse or treasury, or the Bellatores are lost', () => {
    const match = governing().treasury('firenze', 200).annales(0, 'AN04');
    expect(match.choices('payOff', 'from')).toEqual([FIRENZE, -1]);
    match.act({ type: 'payOff', from: FIRENZE });
    expect([match.treasury('firenze'), match.purse(0)]).toEqual([20, 1600]);
    const lost = governing()
      .annales(0, 'AN04')
      .act({ type: 'loseTrust', sestiere: sestiere('firenze', 1) });
    expect(lost.state.holder[sestiere('firenze', 1)]).toBe(-1);
    const none = position(2).govern(0, 'firenze', 3, 4, 5, 6).annales(0, 'AN04');
    expect([none.stopped, none.purse(0)]).toEqual([true, 1600]);
    expect(position(2).annales(0, 'AN04').purse(0)).toBe(1540);
  });

  rule('pod.24d', 'AN05: 200 florins into the treasury, unless the upper line has 40', () => {
    const match = governing().bonus('firenze', 20, 10).annales(0, 'AN05');
    expect([match.purse(0), match.treasury('firenze')]).toEqual([1400, 200]);
    expect(governing().bonus('firenze', 40, 20).annales(0, 'AN05').purse(0)).toBe(1600);
    expect(position(2).annales(0, 'AN05').purse(0)).toBe(1600);
  });

  rule('pod.24d', 'AN06 and AN32 raise the bonus, AN40 lowers it, within its bounds', () => {
    const lines = (id: string, upper: number, lower: number) => {
      const p = governing().bonus('firenze', upper, lower);
      p.annales(0, id);
      return [p.commune('firenze').upper, p.commune('firenze').lower];
    };
    expect([lines('AN06', 20, 10), lines('AN32', 310, 160), lines('AN40', 40, 20), lines('AN40', 10, 0)]).toEqual([
      [40, 20],
      [320, 160],
      [20, 10],
      [0, 0],
    ]);
    expect(['AN06', 'AN32', 'AN40'].map(id => position(2).annales(0, id).purse(0))).toEqual([1700, 1700, 1550]);
  });

  rule('pod.24d', 'AN07: a Beneficio, and Proditors against T are spent in vain this month', () => {
    const p = governing().tokens(1, 'proditor', 'proditor');
    const match = p.annales(0, 'AN07', [0]);
    expect(p.player(0).benefici).toEqual([token('spada-1')]);
    expect(match.told('drew')).toMatchObject([{ seat: 0, only: [0] }]);
    const strip = p.political(1).act(win('firenze', 5));
    expect(strip.told('inVain')).toMatchObject([{ seat: 1, by: 0 }]);
    expect([p.state.holder[sestiere('firenze', 5)], p.player(1).purse]).toEqual([0, 1600]);
    p.political(1).act({ type: 'steal', victim: 0, what: 'beneficio' });
    expect([p.player(0).benefici, p.player(1).benefici]).toEqual([[token('spada-1')], []]);
  });

  rule('pod.24d', 'AN08: an opponent may be exiled for four times his tax', () => {
    const match = governing().annales(0, 'AN08');
    expect(match.choices('banish', 'sestiere')).toEqual([sestiere('firenze', 2), sestiere('firenze', 6)]);
    match.act({ type: 'banish', sestiere: sestiere('firenze', 2) });
    expect(match.treasury('firenze')).toBe(2400);
    expect(governing().annales(0, 'AN08').do('banishNobody').treasury('firenze')).toBe(0);
    expect(position(2).annales(0, 'AN08').stopped).toBe(true);
  });

  rule(['pod.17c', 'pod.24d'], 'AN08 and AN37 send nobody out of a besieged town (R32, R97)', () => {
    const besieged = () =>
      governing().besieging(
        1,
        'M5',
        'firenze',
        [1, 3, 4].map(number => sestiere('siena', number)),
      );
    const ban = besieged().annales(0, 'AN08');
    expect([ban.stopped, ban.told('sestiereExiled'), ban.treasury('firenze')]).toEqual([true, [], 0]);
    const heretics = besieged().annales(0, 'AN37');
    expect([heretics.stopped, heretics.told('sestiereExiled'), heretics.purse(0)]).toEqual([true, [], 1500]);
  });

  rule('pod.24d', 'AN09: nobody but T wins sestieri of his commune this month', () => {
    const p = governing();
    p.annales(0, 'AN09');
    expect(p.political(1).refusal(win('firenze', 2))).toMatchObject({ rule: 'pod.24d', reason: 'locked' });
    expect(p.political(0).refusal(win('firenze', 2))).toBeNull();
  });

  rule('pod.24d', 'AN10: T plays last this month, before exiles', () => {
    const p = position(4).exiled(3);
    p.state.order = [0, 1, 2, 3];
    expect(p.annales(0, 'AN10').state.order).toEqual([1, 2, 0, 3]);
  });
});

describe('diplomatic events', () => {
  rule('pod.24d', 'AN11 and AN12: the Emperor and the Pope favour their own', () => {
    const after = (id: string, seat: number) => {
      const match = governing().treasury('firenze', 500).treasury('siena', 500).annales(seat, id);
      return match.treasury(seat === 0 ? 'firenze' : 'siena') - 500;
    };
    expect([after('AN11', 0), after('AN11', 1), after('AN12', 0), after('AN12', 1)]).toEqual([-200, 300, 300, -200]);
    const bare = (id: string, seat: number) => position(2).annales(seat, id).purse(seat) - 1600;
    expect([bare('AN11', 0), bare('AN11', 1), bare('AN12', 0), bare('AN12', 1)]).toEqual([-50, 100, 100, -50]);
    expect(governing().treasury('firenze', 150).annales(0, 'AN11').treasury('firenze')).toBe(0);
  });

  rule('pod.24d', 'AN13 and AN14: counters and armies have 18 or 6 points this month', () => {
    const p = governing().army(0, 'L4', [sestiere('firenze', 4)]);
    p.annales(0, 'AN13');
    expect([p.commune('firenze').left, p.state.armies[0]?.left, p.commune('siena').left]).toEqual([18, 18, 12]);
    const slow = governing().army(0, 'L4', [sestiere('firenze', 4)]);
    slow.annales(0, 'AN14');
    expect([slow.commune('firenze').left, slow.state.armies[0]?.left]).toEqual([6, 6]);
  });

  rule('pod.24d', 'AN15: T shows his Benefici to everybody', () => {
    const match = position(2).tokens(0, 'proditor', 'scudo-2').annales(0, 'AN15');
    const [shown] = match.told('handShown');
    expect(shown).toMatchObject({ seat: 0, kinds: [token('scudo-2'), token('proditor')] });
    expect(shown?.only).toBeUndefined();
  });

  rule('pod.24d', 'AN16: T looks at the Benefici of one other player', () => {
    const match = position(3).tokens(2, 'proditor').annales(0, 'AN16');
    expect(match.choices('spy', 'victim')).toEqual([1, 2]);
    match.act({ type: 'spy', victim: 2 });
    expect(match.told('handShown')).toMatchObject([{ seat: 2, kinds: [token('proditor')], only: [0] }]);
  });

  rule('pod.24d', 'AN17: Mercatores of his faction in an unrepresented commune, without travel', () => {
    const match = governing().annales(0, 'AN17');
    const options = match.choices('takeTrust', 'sestiere');
    expect(options).toContain(sestiere('prato', 3));
    expect(options).toContain(sestiere('pistoia', 2));
    expect(options).not.toContain(sestiere('prato', 2));
    expect(options).not.toContain(sestiere('siena', 2));
    match.act({ type: 'takeTrust', sestiere: sestiere('pistoia', 2) });
    expect([match.state.holder[sestiere('pistoia', 2)], match.purse(0)]).toEqual([0, 1600]);
    expect(position(2).annales(0, 'AN17').purse(0)).toBe(1700);
  });

  rule('pod.24d', 'AN18: a truce of two months, for him and against him', () => {
    const p = governing()
      .army(0, 'N13', [sestiere('firenze', 1)])
      .army(1, 'M5', [sestiere('siena', 1)]);
    p.annales(0, 'AN18');
    expect(p.military(0).refusal({ type: 'declareWar', challenged: 1 })).toMatchObject({ reason: 'truce', seat: 0 });
    expect(p.military(1).refusal({ type: 'declareWar', challenged: 0 })).toMatchObject({ reason: 'truce', seat: 0 });
    const raid = (army: number, commune: string) => ({ type: 'raid', army, commune: communeNamed(commune), to: -1 });
    expect(p.military(1).refusal({ ...raid(2, 'firenze'), to: communeNamed('siena') })).toMatchObject({
      reason: 'truce',
    });
    p.play([{ step: 'monthEnd' }]);
    expect(p.state.lasting).toHaveLength(1);
    p.play([{ step: 'monthEnd' }]);
    expect(p.state.lasting).toHaveLength(0);
  });

  rule('pod.24d', 'AN19: T leaves his league, or pays 100', () => {
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca').league(0, 2);
    const match = p.annales(0, 'AN19');
    expect([p.player(0).league, p.player(2).league, match.purse(0)]).toEqual([-1, -1, 1600]);
    expect(governing().annales(0, 'AN19').purse(0)).toBe(1500);
    expect(position(2).annales(0, 'AN19').purse(0)).toBe(1550);
  });
});

describe('religious events', () => {
  rule('pod.24d', 'AN33: no trust and no feast for a Ghibelline, alms for a Guelph', () => {
    const p = governing().treasury('siena', 2000).date(1, 2);
    expect(p.annales(0, 'AN33').purse(0)).toBe(1500);
    p.annales(1, 'AN33');
    const match = p.political(1);
    expect(match.refusal(win('siena', 2))).toMatchObject({ rule: 'pod.24d', reason: 'forbidden' });
    const feast = { type: 'feast', commune: communeNamed('siena'), extra: false, from: communeNamed('siena') };
    expect(match.refusal(feast)).toMatchObject({ rule: 'pod.24d', reason: 'forbidden' });
  });

  rule('pod.24d', 'AN34: the first opponent of his commune costs the simple contribution', () => {
    const p = governing();
    p.state.turned[sestiere('firenze', 6)] = 1;
    p.annales(0, 'AN34');
    expect([2, 6].map(number => quote(p.table, 0, sestiere('firenze', number)).florins)).toEqual([120, 60]);
    const match = p.political(0).act(win('firenze', 2));
    expect(match.purse(0)).toBe(1480);
    expect(quote(p.table, 0, sestiere('firenze', 6)).florins).toBe(180);
  });

  rule('pod.24d', 'AN35, AN50 and AN21 cost the treasury 300, 200 and 300', () => {
    const cost = (id: string) => 1000 - governing().treasury('firenze', 1000).annales(0, id).treasury('firenze');
    expect([cost('AN35'), cost('AN50'), cost('AN21')]).toEqual([300, 200, 300]);
    const bare = (id: string) => 1600 - position(2).annales(0, id).purse(0);
    expect([bare('AN35'), bare('AN50'), bare('AN21')]).toEqual([150, 100, 150]);
  });

  rule('pod.24d', 'AN36: one more feast, half of it paid by the bank', () => {
    const p = governing().treasury('firenze', 1000).date(1, 3);
    p.annales(0, 'AN36');
    const match = p.political(0).act({ type: 'feast', commune: FIRENZE, extra: true, from: FIRENZE }).do('fromMarket');
    expect(match.treasury('firenze')).toBe(1000 - 150);
    expect(match.state.prices).toEqual([110, 110, 110, 100, 100, 100]);
    expect(match.legal('feast')).toEqual([]);
  });

  rule('pod.24d', 'AN37: Laboratores of the other faction, loyal to nobody, are exiled, or 100 paid', () => {
    const match = governing().annales(0, 'AN37');
    expect(match.choices('banish', 'sestiere')).toEqual([sestiere('firenze', 6)]);
    expect(match.legal('banishNobody')).toEqual([]);
    match.act({ type: 'banish', sestiere: sestiere('firenze', 6) });
    expect(match.treasury('firenze')).toBe(900);
    expect(position(2).govern(0, 'firenze', 1, 4, 5, 6).annales(0, 'AN37').purse(0)).toBe(1500);
    expect(position(2).annales(0, 'AN37').purse(0)).toBe(1550);
  });

  rule('pod.24d', 'AN38: 150 from pilgrims, 250 on the Francigena, 100 without a commune', () => {
    expect(governing().annales(0, 'AN38').purse(0)).toBe(1750);
    expect(governing().annales(1, 'AN38').purse(1)).toBe(1850);
    expect(governing().govern(0, 'poggibonsi').annales(0, 'AN38').purse(0)).toBe(1850);
    expect(position(2).annales(0, 'AN38').purse(0)).toBe(1700);
  });

  rule('pod.24d', 'AN39: T makes no war this month; a battle agreed for it is put off', () => {
    const p = governing().army(0, 'L4', [sestiere('firenze', 1)]);
    const war = { attacker: 1, defender: 0, sides: [[1], [0]], cell: square('N9'), month: 1 };
    p.state.wars = [war];
    const match = p.annales(0, 'AN39');
    expect(match.told('postponed')).toMatchObject([{ month: 2 }]);
    expect(p.state.wars).toMatchObject([{ month: 2 }]);
    const phase = p.military(0);
    for (const type of ['march', 'raid', 'besiege', 'declareWar', 'raise']) expect(phase.offers(type)).toBe(false);
    expect(phase.refusal({ type: 'declareWar', challenged: 1 })).toMatchObject({ reason: 'forbidden' });
    expect([GUELPH, GHIBELLINE]).toEqual([0, 1]);
  });
});
