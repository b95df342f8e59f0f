import { describe, expect } from 'vitest';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { communeNamed, good, leg, position, rule, sestiere, square, work } from '../../position.ts';

const win = (commune: string, number: number) => ({ type: 'win', sestiere: sestiere(commune, number), token: -1 });
const keep = (commune: string, number: number) => ({ type: 'keepSestiere', sestiere: sestiere(commune, number) });
const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);

describe('who follows a change of faction', () => {
  // R22 and R31: the holder's own change counts among the two.
  rule(['pod.12f', 'pod.16b'], 'a sestiere that has turned twice since its first adhesion stays behind', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 4, 5, 6).purse(0, 5000);
    p.state.turns[FI(4)] = 2;
    p.state.turns[FI(6)] = 1;
    const match = p.political(0).do('changeFaction');
    expect(match.refusal(keep('firenze', 4))).toMatchObject({ rule: 'pod.12f', reason: 'turnsSpent' });
    for (const number of [1, 3, 5, 6]) match.act(keep('firenze', number));
    match.do('declare');
    expect([p.state.holder[FI(4)], p.state.face[FI(4)], p.state.turns[FI(4)]]).toEqual([-1, GUELPH, 2]);
    expect([p.state.holder[FI(6)], p.state.face[FI(6)], p.state.turns[FI(6)]]).toEqual([0, GHIBELLINE, 2]);
  });

  // R31: the bonus belongs to communes he governs.
  rule(['pod.16c', 'pod.12c'], 'agitators in another’s commune cost twice, whatever its works have earned', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 4, 5).govern(1, 'siena', 1, 3, 4, 5).loyal(0, 'siena', 2);
    p.bonus('firenze', 60, 30).bonus('siena', 100, 50).purse(0, 5000);
    const match = p.political(0).do('changeFaction');
    for (const number of [1, 3, 4, 5]) match.act(keep('firenze', number));
    match.act(keep('siena', 2)).do('declare');
    const home = 360 - 60 + 240 - 60 + (180 - 60) + (120 - 60);
    expect(match.purse(0)).toBe(5000 - home - 240);
    expect([p.state.holder[sestiere('siena', 2)], p.state.face[sestiere('siena', 2)]]).toEqual([0, GHIBELLINE]);
  });
});

describe('what a declaration is refused for', () => {
  // Whoever follows is paid as in chapter 12, and the Interdict forbids every such payment.
  rule(
    ['pod.16b', 'pod.24d'],
    'who may pay the sestieri nothing this month cannot change sides; the others can',
    () => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 5000).purse(1, 5000);
      p.annales(1, 'AN33');
      expect(p.political(1).refusal({ type: 'changeFaction' })).toMatchObject({ rule: 'pod.24d', reason: 'forbidden' });
      expect(p.political(0).refusal({ type: 'changeFaction' })).toBeNull();
    },
  );

  // Whoever would follow for nothing is won anew all the same; an oath after a conquest is not bought trust.
  rule(
    ['pod.16b', 'pod.45c', 'pod.24d'],
    'also when it would cost nothing; the oaths of a conquered town are paid',
    () => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').bonus('siena', 320, 160).purse(1, 5000);
      for (const number of [1, 3, 4, 5]) p.state.turned[sestiere('siena', number)] = 0;
      expect(p.political(1).refusal({ type: 'changeFaction' })).toBeNull();
      p.annales(1, 'AN33');
      expect(p.political(1).refusal({ type: 'changeFaction' })).toMatchObject({ rule: 'pod.24d', reason: 'forbidden' });
      const match = p.play(
        [
          { step: 'conquest', seat: 1, commune: communeNamed('firenze') },
          { step: 'military', seat: 1 },
        ],
        [2, 4, 4, 4],
      );
      expect([match.step, match.legal('payOath').length]).toEqual(['oath', 1]);
    },
  );

  // R31 and R129: four, or all that are left at home.
  rule(['pod.16b', 'pod.16e'], 'the reason names how many must follow, and whose consent is missing', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').loyal(1, 'firenze', 2).purse(0, 5000);
    const match = p.political(0).do('changeFaction').act(keep('firenze', 1));
    expect(match.refusal({ type: 'declare' })).toMatchObject({ rule: 'pod.16b', reason: 'tooFew', companies: 4 });
    expect(match.refusal({ type: 'takeSestiere', sestiere: FI(2) })).toMatchObject({ rule: 'pod.16e' });
    const three = position(2).govern(0, 'firenze', 1, 3, 5).purse(0, 5000);
    for (const number of [2, 4, 6]) three.state.place[FI(number)] = -1;
    const few = three.political(0).do('changeFaction').act(keep('firenze', 1)).act(keep('firenze', 3));
    expect(few.refusal({ type: 'declare' })).toMatchObject({ reason: 'tooFew', companies: 3 });
    few.act(keep('firenze', 5)).do('declare');
    expect(three.player(0).faction).toBe(GHIBELLINE);
  });
});

describe('trust where nobody governs', () => {
  // R21 and R28: agents reach represented communes only; no bonus is left of a former Podestà.
  rule(['pod.12d', 'pod.18a', 'pod.15.1q'], 'tearing it from another takes the journey and the Proditor', () => {
    const held = () => position(3).govern(0, 'firenze').govern(2, 'lucca').loyal(2, 'prato', 5).bonus('prato', 60, 30);
    expect(held().tokens(0, 'proditor').political(0).refusal(win('prato', 5))).toMatchObject({ rule: 'pod.18a' });
    const there = held();
    there.commune('firenze').cell = square('L4');
    expect(there.political(0).refusal(win('prato', 5))).toMatchObject({ rule: 'pod.12d', reason: 'noBeneficio' });
    const match = there.tokens(0, 'proditor').political(0).act(win('prato', 5));
    expect([match.purse(0), match.position.player(0).benefici]).toEqual([1600 - 120, []]);
    expect([there.state.holder[sestiere('prato', 5)], there.state.turned[sestiere('prato', 5)]]).toEqual([0, 0]);
  });
});

describe('a government that ends', () => {
  // R26 and R39: goods to whoever took the last one; what was built and saved waits for the next.
  rule(
    ['pod.19c', 'pod.15g', 'pod.15.1e'],
    'with his last sestiere the Podestà loses his goods to who took it; treasury and works wait for the next one',
    () => {
      const p = position(2).govern(0, 'firenze', 1).govern(1, 'siena').tokens(1, 'proditor').purse(1, 3000);
      p.goods(0, { preziosi: 2 }).treasury('firenze', 700).bonus('firenze', 60, 30).date(1, 4);
      p.commune('firenze').works[work('strade-ponti')] = 4;
      p.commune('siena').cell = square('N6');
      const match = p.political(1).act(win('firenze', 1));
      expect([p.commune('firenze').podesta, p.player(0).exiled, p.player(0).lots]).toEqual([
        -1,
        true,
        Array(6).fill(0),
      ]);
      expect([p.player(1).fresh[good('preziosi')], match.treasury('firenze')]).toEqual([2, 700]);
      // Nobody governs: no bonus is added, and with three more Siena does. This year's taxes are paid already.
      for (const number of [2, 4, 6]) match.act(win('firenze', number));
      expect([p.commune('firenze').podesta, match.treasury('firenze')]).toEqual([1, 700]);
      expect(match.purse(1)).toBe(3000 - (360 + 60) - 120 - 60 - 60);
      expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([0, 0]);
      match.act({ type: 'payLabour', commune: FIRENZE, work: work('strade-ponti'), from: FIRENZE });
      expect([match.treasury('firenze'), p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([
        400, 20, 10,
      ]);
    },
  );

  // R25: trust counts however it came.
  rule(
    ['pod.10c', 'pod.16e', 'pod.19a'],
    'a fourth sestiere handed over by agreement ousts the Podestà at once',
    () => {
      const p = position(3).govern(0, 'firenze', 1, 3).govern(1, 'siena').govern(2, 'lucca');
      p.loyal(2, 'firenze', 4, 5, 6).loyal(1, 'firenze', 2).goods(0, { animali: 3 });
      p.commune('siena').cell = square('D5');
      const match = p
        .political(1)
        .propose(2, leg(true, { kind: 'sestiere', sestiere: FI(2) }))
        .do('accept');
      expect([p.state.holder[FI(2)], p.state.face[FI(2)], p.commune('firenze').podesta]).toEqual([2, GUELPH, 2]);
      expect([p.player(0).exiled, match.points(0), p.player(2).fresh[good('animali')]]).toEqual([true, -12, 3]);
      expect([1, 3].map(number => p.state.holder[FI(number)])).toEqual([0, 0]);
    },
  );
});
