import { describe, expect } from 'vitest';
import { unitsOf } from '../../src/26-armies/army.ts';
import { communeNamed, leg, position, rule, sestiere, square } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const LU = (number: number) => sestiere('lucca', number);
const win = (one: number) => ({ type: 'win', sestiere: one, token: -1 });
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('trust lost while the company marches', () => {
  rule(['pod.27h', 'pod.12d'], 'a stripped company leaves the army; the others march on', () => {
    const p = governing()
      .army(0, 'K4', [FI(3), FI(4)])
      .tokens(1, 'proditor');
    const match = p.political(1).act(win(FI(3)));
    expect([p.state.armyOf[FI(3)], unitsOf(p.state, 1)]).toEqual([-1, [FI(4)]]);
    expect(match.told('recalled')).toMatchObject([{ unit: FI(3) }]);
    // The last company gone, the army is no more.
    p.tokens(1, 'proditor')
      .political(1)
      .act(win(FI(4)));
    expect(p.state.armies).toEqual([]);
  });

  rule('pod.27h', 'whoever buys a sestiere of his own keeps its company in the field', () => {
    const p = governing();
    p.state.holder[FI(3)] = -1;
    const match = p
      .army(0, 'K4', [FI(3)])
      .political(0)
      .act(win(FI(3)));
    expect([p.state.armyOf[FI(3)], match.told('recalled')]).toEqual([1, []]);
  });

  rule(['pod.27h', 'pod.16e'], 'a sestiere handed over by agreement takes its company out of the army', () => {
    const p = governing().army(0, 'K4', [FI(3)]);
    p.commune('lucca').cell = square('N6');
    p.political(0)
      .propose(2, leg(true, { kind: 'sestiere', sestiere: FI(3) }))
      .do('accept');
    expect([p.state.holder[FI(3)], p.state.armyOf[FI(3)]]).toEqual([2, -1]);
  });

  rule('pod.27h', 'a loan ends with the trust in the lender, also on the march', () => {
    const p = governing()
      .army(2, 'K4', [LU(1), FI(3)])
      .tokens(1, 'proditor');
    p.state.lent[FI(3)] = 2;
    p.political(1).act(win(FI(3)));
    expect([p.state.lent[FI(3)], p.state.armyOf[FI(3)], unitsOf(p.state, 1)]).toEqual([-1, -1, [LU(1)]]);
  });

  rule(['pod.27h', 'pod.25k'], 'a lender who leaves the game takes back what marches with others', () => {
    const p = governing()
      .army(2, 'K4', [LU(1), FI(3)])
      .purse(0, 0);
    p.state.lent[FI(3)] = 2;
    p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 1 }];
    p.play([{ step: 'monthEnd' }]);
    expect(p.player(0).out).toBe(true);
    expect([p.state.lent[FI(3)], p.state.armyOf[FI(3)], unitsOf(p.state, 1)]).toEqual([-1, -1, [LU(1)]]);
  });

  rule(['pod.27h', 'pod.29t'], 'a company in the field is not lent', () => {
    const p = governing().army(0, 'K4', [FI(3)]);
    const match = p.political(0);
    expect(match.proposalRefusal(2, leg(true, { kind: 'troops', sestiere: FI(3) }))).toMatchObject({
      rule: 'pod.20c',
      what: 'troops',
    });
    expect(match.proposalRefusal(2, leg(true, { kind: 'troops', sestiere: FI(4) }))).toBeNull();
  });

  rule(['pod.27h', 'pod.16a'], 'a change of faction leaves behind who does not follow it, in the field too', () => {
    const p = governing()
      .purse(0, 5000)
      .army(0, 'K4', [FI(1), FI(6)])
      .army(0, 'J4', [FI(3)]);
    p.loyal(0, 'firenze', 6);
    const match = p.political(0).do('changeFaction');
    for (const number of [1, 4, 5, 6]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
    match.do('declare');
    expect([p.player(0).faction, unitsOf(p.state, 1), p.state.armyOf[FI(3)]]).toEqual([1, [FI(1), FI(6)], -1]);
  });
});

describe('one company stays', () => {
  const lent = (...numbers: number[]) => {
    const p = governing();
    for (const number of numbers) p.state.lent[FI(number)] = 2;
    return p;
  };
  const raise = (p: ReturnType<typeof position>, ...numbers: number[]) =>
    p.military(2).refusal({ type: 'raise', commune: communeNamed('firenze'), units: numbers.map(FI) });

  rule('pod.29l', 'who borrows the companies of a commune leaves the last one, like its Podestà (R62)', () => {
    const p = lent(1, 3, 4, 5);
    expect([raise(p, 1, 3, 4), raise(p, 1, 3, 5)]).toEqual([null, null]);
    expect(raise(p, 1, 3, 4, 5)).toMatchObject({ rule: 'pod.29l', reason: 'garrison' });
  });

  rule('pod.29l', 'all that were lent may go if one of the Podestà’s own is in town, none if that one is alone', () => {
    expect(raise(lent(1, 3, 4), 1, 3, 4)).toBeNull();
    const empty = lent(5).army(0, 'K4', [FI(1), FI(3), FI(4)]);
    expect(empty.military(2).choices('raise', 'commune')).toEqual([communeNamed('lucca')]);
  });

  rule('pod.29l', 'a company that is not of the commune’s army guards nothing and may go (R62)', () => {
    const p = governing()
      .loyal(1, 'firenze', 2)
      .army(0, 'K4', [FI(1), FI(3), FI(4), FI(5)]);
    p.state.lent[FI(2)] = 2;
    expect(p.military(2).recruits(communeNamed('firenze'))).toEqual([FI(2)]);
  });

  rule(
    'pod.29l',
    'one that the Podestà has borrowed in secret is not of it: what others may take tells nothing (R62)',
    () => {
      const p = governing()
        .loyal(1, 'firenze', 2)
        .army(0, 'K4', [FI(3), FI(4), FI(5)]);
      p.state.lent[FI(1)] = 2;
      const unlent = p.military(2).recruits(communeNamed('firenze'));
      p.state.lent[FI(2)] = 0;
      expect([unlent, p.military(2).recruits(communeNamed('firenze'))]).toEqual([[], []]);
      // His own he may take away as long as the borrowed one stays: he knows of it.
      p.state.lent[FI(1)] = -1;
      expect(p.military(0).recruits(communeNamed('firenze'))).toContain(FI(1));
    },
  );
});
