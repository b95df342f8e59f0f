/** An army, a seat or a square with the number nought is one like any other; what is below nought is none. */
import { describe, expect } from 'vitest';
import { banish, disband } from '../../src/16-factions-and-exile/exile.ts';
import { whyNoLeg } from '../../src/20-agreements/clauses.ts';
import type { Leg } from '../../src/20-agreements/terms.ts';
import { serves, troopsIn } from '../../src/26-armies/army.ts';
import { endLoan, recall } from '../../src/26-armies/recall.ts';
import type { Deal } from '../../src/state.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, position, rule, sestiere } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const marching = () => governing().army(0, 'K4', [FI(3), FI(4)], { id: 0 });

describe('army nought', () => {
  rule('pod.27h', 'a company recalled from it is at home; one at home is not recalled', () => {
    const p = marching();
    const live = called(p);
    recall(live, FI(3));
    recall(live, FI(3));
    expect([p.state.armyOf[FI(3)], p.state.armyOf[FI(4)], live.shown]).toEqual([-1, 0, true]);
    expect(toldOf(live, 'recalled')).toMatchObject([{ unit: FI(3) }]);
    const idle = called(p);
    recall(idle, FI(1));
    expect([idle.told, idle.shown]).toEqual([[], false]);
  });

  rule(
    ['pod.45d', 'pod.13h', 'pod.17d'],
    'a conquest exiles its citizens and leaves it the company; an exile does not',
    () => {
      const exiled = (by: string): [number | undefined, boolean] => {
        const p = marching();
        const live = called(p);
        banish(live, FI(3), 1, 1, by);
        return [p.state.armyOf[FI(3)], live.shown];
      };
      expect([exiled('pod.45d'), exiled('pod.17d')]).toEqual([
        [0, false],
        [-1, true],
      ]);
    },
  );

  rule('pod.17d', 'at home nothing hidden is shown by an exile, and its loan ends', () => {
    const p = marching();
    p.state.lent[FI(1)] = 0;
    const live = called(p);
    disband(live, FI(1));
    expect([p.state.lent[FI(1)], live.shown]).toEqual([-1, false]);
    // Those left behind by nobody keep their counter; an empty one is taken off.
    disband(live, FI(3));
    expect(p.state.armies.map(({ id }) => id)).toEqual([0]);
    disband(live, FI(4));
    expect(p.state.armies).toEqual([]);
  });
});

describe('seat nought', () => {
  rule(['pod.27h', 'pod.29t'], 'a company lent to it serves it, and no longer its lender, until the loan ends', () => {
    const p = governing();
    const serving = () => [0, 1].map(seat => serves(p.state, seat, SI(3)));
    expect(serving()).toEqual([false, true]);
    p.state.lent[SI(3)] = 0;
    expect(serving()).toEqual([true, false]);
    expect(troopsIn(p.state, 0, communeNamed('siena'))).toEqual([SI(3)]);
    const live = called(p.army(0, 'K4', [SI(3)], { id: 0 }));
    endLoan(live, SI(3));
    expect([p.state.lent[SI(3)], p.state.armyOf[SI(3)], p.state.armies]).toEqual([-1, -1, []]);
    expect(toldOf(live, 'recalled')).toHaveLength(1);
    endLoan(live, SI(3));
    expect(toldOf(live, 'recalled')).toHaveLength(1);
  });

  rule(['pod.29t', 'pod.20c'], 'what is lent to it, or marches in army nought, is not lent again', () => {
    const p = governing();
    const deal: Deal = {
      id: 0,
      proposer: 1,
      partner: 2,
      legs: [],
      counter: false,
      stood: false,
      expires: 1,
    };
    const troops = (unit: number, to = 2): Leg => ({ from: 1, to, kind: 'troops', sestiere: unit });
    const seen = (hidden: boolean, unit = SI(3)) => whyNoLeg(p.table, deal, troops(unit), hidden)?.rule;
    expect([seen(true), seen(false)]).toEqual([undefined, undefined]);
    p.state.lent[SI(3)] = 0;
    // Only the giver knows of the loan, and the one he lent it to.
    expect([seen(true), seen(false)]).toEqual(['pod.20c', undefined]);
    expect(whyNoLeg(p.table, deal, troops(SI(3), 0), false)?.rule).toBe('pod.20c');
    p.army(1, 'K4', [SI(4)], { id: 0 });
    expect([seen(true, SI(4)), seen(false, SI(4))]).toEqual(['pod.20c', undefined]);
    // Who does not trust him, is not there or is promised already, everybody sees.
    p.state.holder[SI(1)] = -1;
    p.state.back[SI(5)] = 3;
    expect([seen(false, SI(1)), seen(false, SI(5)), seen(false, SI(2))]).toEqual(['pod.20c', 'pod.20c', 'pod.20c']);
    deal.legs = [troops(SI(4))];
    expect(seen(false, SI(4))).toBe('pod.20c');
  });
});
