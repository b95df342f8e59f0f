import { describe, expect } from 'vitest';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('a league that ends', () => {
  // R142: who is inside when the friendship ends may stay, and march out later.
  rule(
    ['pod.24d', 'pod.20a', 'pod.26c'],
    'by AN19 turns nobody out of a partner’s town; once outside, the army does not halt there again',
    () => {
      const p = governing()
        .league(0, 2)
        .army(2, 'N6', [LU(1), LU(3)]);
      p.annales(2, 'AN19');
      expect([p.player(0).league, p.player(2).league]).toEqual([-1, -1]);
      expect([p.state.armies[0]?.cell, p.state.armyOf[LU(1)]]).toEqual([square('N6'), 1]);
      const match = p.military(2).act({ type: 'march', army: 1, from: -1, podesta: false });
      match.act({ type: 'marchTo', cell: square('M5'), homeward: false });
      expect(p.state.armies[0]?.cell).toBe(square('M5'));
      const back = p.military(2).act({ type: 'march', army: 1, from: -1, podesta: false });
      expect(back.refusal({ type: 'marchTo', cell: square('N6'), homeward: false })).toMatchObject({
        rule: 'pod.26c',
      });
    },
  );
});

// R35: only exile ends membership, and he is none; he bids like the others.
rule(
  ['pod.19a', 'pod.20a', 'pod.8a'],
  'who loses his home and settles in another commune stays in his league, and bids for the order',
  () => {
    const p = governing().govern(0, 'prato').league(0, 2);
    const match = p.play(
      [
        { step: 'conquest', seat: 1, commune: FIRENZE },
        { step: 'military', seat: 1 },
      ],
      [4, 4, 4, 4],
    );
    if (match.offers('settle')) match.act({ type: 'settle', commune: PRATO });
    expect(p.player(0)).toMatchObject({ home: PRATO, exiled: false, points: -12 });
    expect([p.player(0).league >= 0, p.player(0).league === p.player(2).league]).toEqual([true, true]);
    expect(p.play([{ step: 'orderAuction' }]).seats).toContain(0);
  },
);

describe('companies lent to a friend', () => {
  // R31 and R52: the loan lasts as long as the lender has the trust of who was lent.
  rule(['pod.16a', 'pod.27b'], 'come back from him if their sestiere does not follow a change of faction', () => {
    const p = governing().govern(1, 'siena', 1, 2, 3, 4, 5).purse(1, 5000);
    p.state.lent[SI(2)] = 2;
    p.state.lent[SI(3)] = 2;
    p.army(2, 'N9', [LU(1), SI(2), SI(3)]);
    const match = p.political(1).do('changeFaction');
    for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: SI(number) });
    match.do('declare');
    expect([SI(2), SI(3)].map(unit => [p.state.lent[unit], p.state.armyOf[unit], p.state.holder[unit]])).toEqual([
      [-1, -1, -1],
      [2, 1, 1],
    ]);
  });

  // R52 and R115: lent for a battle, not for as long as the friend governs.
  rule(['pod.27b', 'pod.19a', 'pod.13h'], 'stay in the army of a friend who has been driven into exile', () => {
    const p = governing();
    p.state.lent[FI(3)] = 2;
    p.army(2, 'M5', [LU(1), FI(3)]);
    p.play(
      [
        { step: 'conquest', seat: 1, commune: communeNamed('lucca') },
        { step: 'military', seat: 1 },
      ],
      [4, 4, 4, 4],
    );
    expect(p.player(2).exiled).toBe(true);
    expect([LU(1), FI(3)].map(unit => p.state.armyOf[unit])).toEqual([1, 1]);
    expect([p.state.lent[FI(3)], p.military(0).refusal({ type: 'raise', commune: FIRENZE, units: [FI(3)] })]).toEqual([
      2,
      expect.anything(),
    ]);
  });
});
