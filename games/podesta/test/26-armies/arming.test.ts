import { describe, expect } from 'vitest';
import { serves } from '../../src/26-armies/army.ts';
import { communeNamed, good, position, rule, sestiere } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const call = (number: number, commune = 'firenze') => ({ type: 'callArming', sestiere: sestiere(commune, number) });
const governing = () =>
  position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').treasury('firenze', 2000);

describe('the communal army', () => {
  rule(
    ['pod.27b', 'pod.9c.b', 'pod.27a'],
    "companies that show the Podestà's faction and trust him or nobody (R52)",
    () => {
      const p = governing().loyal(1, 'firenze', 2);
      p.state.holder[sestiere('firenze', 5)] = -1;
      const army = [1, 2, 3, 4, 5, 6].filter(number => serves(p.state, 0, sestiere('firenze', number)));
      // 2 trusts Siena, 6 is an opponent; 5 trusts nobody but is Guelph.
      expect(army).toEqual([1, 3, 4, 5]);
      p.state.face[sestiere('firenze', 5)] = 1;
      expect(serves(p.state, 0, sestiere('firenze', 5))).toBe(false);
    },
  );

  rule('pod.27b', 'a company loyal to another serves only by deal (R52)', () => {
    const p = governing().loyal(2, 'firenze', 5);
    expect(serves(p.state, 0, sestiere('firenze', 5))).toBe(false);
    p.state.lent[sestiere('firenze', 5)] = 0;
    expect(serves(p.state, 0, sestiere('firenze', 5))).toBe(true);
  });
});

describe('arming', () => {
  rule(
    ['pod.28a', 'pod.28b', 'pod.28c', 'pod.28d'],
    'the lowest sealed offer delivers the metals and is paid by the treasury (R53)',
    () => {
      const p = governing().goods(0, { metalli: 1 }).goods(1, { metalli: 1 }).goods(2, { stoffe: 1 });
      const match = p.military(0).act(call(3));
      expect([match.step, match.seats]).toEqual(['arming', [0, 1]]);
      match.lay(0, 250).lay(1, 190);
      expect(match.told('armingOffer').map(({ seat, florins }) => [seat, florins])).toEqual([
        [0, 250],
        [1, 190],
      ]);
      expect([match.purse(1), match.treasury('firenze'), p.player(1).lots[good('metalli')]]).toEqual([1790, 1810, 0]);
      expect([p.state.armed[sestiere('firenze', 3)], p.state.prices[good('metalli')]]).toEqual([1, 110]);
    },
  );

  rule(['pod.28c', 'pod.28d', 'pod.21j'], 'the Bellatores want a horse too, from 480; the others 300', () => {
    const p = governing().goods(0, { metalli: 2, animali: 1 }).goods(1, { metalli: 1 });
    const match = p.military(0).act(call(1));
    expect(match.seats).toEqual([0]);
    expect(match.refusal({ type: 'lay', florins: 481 }, 0)).toMatchObject({
      rule: 'pod.28d',
      reason: 'ceiling',
      florins: 480,
    });
    match.lay(0, 480);
    expect([match.purse(0), match.treasury('firenze')]).toEqual([2080, 1520]);
    expect([p.state.prices[good('metalli')], p.state.prices[good('animali')]]).toEqual([110, 110]);
    const second = p.military(0).act(call(4));
    expect(second.refusal({ type: 'lay', florins: 301 }, 0)).toMatchObject({ rule: 'pod.28d', florins: 300 });
  });

  rule('pod.28e', "ties: the commune's Podestà, then his faction, then by lot", () => {
    const three = () => governing().goods(0, { metalli: 1 }).goods(1, { metalli: 1 }).goods(2, { metalli: 1 });
    const own = three().military(0).act(call(3)).lay(0, 200).lay(1, 200).lay(2, 200);
    expect(own.purse(0)).toBe(1800);
    // Siena is Ghibelline, Lucca a Guelph like Firenze.
    const friend = three().military(0).act(call(3)).lay(0, 201).lay(1, 200).lay(2, 200);
    expect([friend.purse(1), friend.purse(2)]).toEqual([1600, 1800]);
    const lots = position(4).govern(0, 'firenze').govern(1, 'siena').govern(3, 'pisa').treasury('firenze', 900);
    lots.goods(1, { metalli: 1 }).goods(3, { metalli: 1 });
    const drawn = lots.military(0, [1]).act(call(3)).lay(1, 200).lay(3, 200);
    expect([drawn.purse(1), drawn.purse(3)]).toEqual([1600, 1800]);
  });

  rule('pod.28d', 'nobody offers: the commune may buy on the market, not above the base (R53)', () => {
    const match = governing().military(0).act(call(3));
    expect(match.step).toBe('armingFallback');
    match.act({ type: 'buyArms', from: FIRENZE });
    expect([match.treasury('firenze'), match.state.armed[sestiere('firenze', 3)]]).toEqual([1900, 1]);
    expect(match.state.prices[good('metalli')]).toBe(110);
    const dear = governing().price('metalli', 310).military(0).act(call(3));
    expect([dear.step, dear.state.armed[sestiere('firenze', 3)]]).toEqual(['military', 0]);
    const declined = governing().goods(1, { metalli: 1 }).military(0).act(call(3)).act({ type: 'noOffer' }, 1);
    expect(declined.step).toBe('armingFallback');
  });

  rule(['pod.28b', 'pod.14c'], 'the purse makes up what the treasury lacks', () => {
    const p = governing().treasury('firenze', 50).goods(1, { metalli: 1 });
    const match = p.military(0).act(call(3)).lay(1, 200);
    expect([match.treasury('firenze'), match.purse(0), match.purse(1)]).toEqual([0, 1450, 1800]);
  });

  rule(
    ['pod.28f', 'pod.28b'],
    'in an unrepresented commune: two loyal sestieri, only those, and the bank pays (R53)',
    () => {
      const one = governing().loyal(0, 'prato', 1);
      expect(one.military(0).refusal(call(1, 'prato'))).toMatchObject({ rule: 'pod.28f', reason: 'tooFew' });
      const two = governing().loyal(0, 'prato', 1, 3).goods(1, { metalli: 1 });
      expect(two.military(0).refusal(call(5, 'prato'))).toMatchObject({ rule: 'pod.28f' });
      const match = two.military(0).act(call(3, 'prato')).lay(1, 300);
      expect([match.purse(1), match.purse(0), match.treasury('firenze'), match.treasury('prato')]).toEqual([
        1900, 1600, 2000, 0,
      ]);
      expect(match.state.armed[sestiere('prato', 3)]).toBe(1);
    },
  );

  rule('pod.28c', 'fresh lots do not serve, exiles do not offer (R53)', () => {
    const p = governing().fresh(1, { metalli: 1 }).goods(2, { metalli: 1 }).exiled(2);
    expect(p.military(0).act(call(3)).step).toBe('armingFallback');
  });

  rule('pod.28a', 'armed once, it stays armed; opponents are not armed', () => {
    const p = governing().arm(sestiere('firenze', 3));
    expect(p.military(0).refusal(call(3))).toMatchObject({ rule: 'pod.28a', reason: 'doneAlready' });
    expect(p.military(0).refusal(call(2))).toMatchObject({ rule: 'pod.27b' });
    expect(p.military(1).refusal(call(4))).toMatchObject({ rule: 'pod.28f' });
  });
});
