/** Arms, function by function and at every boundary. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  armourers,
  bestOffer,
  buyArms,
  deliverArms,
  marketArms,
  mostOffered,
  whyNoArming,
} from '../../src/26-armies/arming.ts';
import { data } from '../data/support.ts';
import { called } from '../live.ts';
import { communeNamed, good, type Position, position, rule, sestiere } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const [METALS, ANIMALS] = [good('metalli'), good('animali')];
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena');
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const lots = (index: number) => at(data.goods.goods, index).lots;

describe('arming', () => {
  const { bellatores, others, rise } = data.goods.arming;

  rule(['pod.28a', 'pod.44l', 'pod.27b', 'pod.28f'], 'every reason against an auction of arms', () => {
    const why = (change: (p: Position) => unknown, one = FI(1), seat = 0) => {
      const p = governing();
      change(p);
      return said(whyNoArming(p.table, seat, one));
    };
    expect([
      why(() => null),
      why(p => p.state.place.splice(FI(1), 1, -1)),
      why(p => p.state.back.splice(FI(1), 1, 3)),
    ]).toEqual(['fine', `pod.28a absent ${FI(1)}`, `pod.28a absent ${FI(1)}`]);
    expect([
      why(p => p.arm(FI(1))),
      why(p => p.state.turn.auctions.push(FI(1))),
      why(p => p.besieging(1, 'M5', 'firenze', [SI(1)])),
    ]).toEqual([`pod.28a doneAlready ${FIRENZE}`, `pod.28a doneAlready ${FIRENZE}`, `pod.44l besieged ${FIRENZE}`]);
    expect([
      why(() => null, FI(2)),
      why(p => p.state.holder.splice(FI(1), 1, -1)),
      why(p => p.state.holder.splice(FI(1), 1, 2)),
      why(() => null, SI(1)),
    ]).toEqual([
      'pod.27b cannot faction',
      'fine',
      'pod.27b cannot faction',
      `pod.28f notGoverned ${communeNamed('siena')}`,
    ]);
    const few = 'pod.28f tooFew 2';
    const ally = (numbers: number[], one = 1, home = FIRENZE) =>
      why(p => Object.assign(p.loyal(0, 'prato', ...numbers).player(0), { home }), PR(one));
    expect([ally([1, 3]), ally([1]), ally([1, 3], 5), ally([1, 3], 1, -1), ally([1, 3], 1, 0)]).toEqual([
      'fine',
      few,
      few,
      few,
      'fine',
    ]);
    expect(why(p => p.loyal(0, 'arezzo', 1, 3), sestiere('arezzo', 1))).toBe('fine');
  });

  rule(
    ['pod.28b', 'pod.28c', 'pod.28d'],
    'metals for all, animals too for bellatores, at the base or what the commune has',
    () => {
      const p = governing().purse(0, 90).treasury('firenze', 10);
      expect([
        mostOffered(p.table, 0, FI(1)),
        mostOffered(p.table, 0, FI(3)),
        mostOffered(p.table, 0, PR(1)),
        mostOffered(p.table, 0, PR(3)),
      ]).toEqual([Math.min(100, bellatores.base), Math.min(100, others.base), bellatores.base, others.base]);
      p.goods(0, { metalli: 1 }).goods(1, { metalli: 1, animali: 1 }).fresh(2, { metalli: 1, animali: 1 });
      expect([armourers(p.table, FI(1)), armourers(p.table, FI(3))]).toEqual([[1], [0, 1]]);
      p.player(1).exiled = true;
      expect([armourers(p.table, FI(1)), armourers(p.table, FI(3))]).toEqual([[], [0]]);
      p.player(1).exiled = false;
      const live = called(p.price('metalli', 100).price('animali', 100));
      deliverArms(live, 0, FI(1), 1, 30);
      expect([
        p.player(1).lots[METALS],
        p.player(1).lots[ANIMALS],
        p.player(1).purse,
        p.commune('firenze').treasury,
        p.player(0).purse,
        p.state.armed[FI(1)],
      ]).toEqual([0, 0, 1630, 0, 70, 1]);
      expect([p.state.prices[METALS], p.state.prices[ANIMALS]]).toEqual([100 + rise, 100 + rise]);
      deliverArms(live, 0, PR(3), 0, 40);
      expect([p.player(0).purse, p.player(0).lots[METALS], p.state.prices[ANIMALS]]).toEqual([110, 0, 100 + rise]);
    },
  );

  rule('pod.28e', 'the lowest offer wins; ties go to the caller, his faction, or the lot', () => {
    const p = position(4).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa');
    const best = (caller: number, offers: Record<number, number>, draws: number[] = []) =>
      bestOffer(
        called(p, draws),
        caller,
        Object.entries(offers).map(([seat, florins]) => ({ seat: Number(seat), florins })),
      );
    expect([
      best(0, { 0: 9, 1: 8 }),
      best(0, { 0: 8, 1: 8, 2: 8 }),
      best(0, { 1: 8, 2: 8 }),
      best(0, { 1: 8, 3: 8 }, [1]),
      best(0, { 1: 8, 3: 8 }, [0]),
      best(1, { 0: 7, 2: 7, 3: 7 }),
    ]).toEqual([1, 0, 2, 3, 1, 3]);
  });

  rule(['pod.28b', 'pod.28c'], 'without an offer arms come from the market, if they cost no more than the base', () => {
    const p = governing().price('metalli', others.base).purse(0, others.base).treasury('firenze', 0);
    expect([
      marketArms(p.table, 0, FI(3)),
      marketArms(p.price('metalli', others.base + 1).table, 0, FI(3)),
      marketArms(p.table, 0, FI(1)).length,
    ]).toEqual([[-1], [], 0]);
    p.price('metalli', others.base - 5).treasury('firenze', 10);
    expect([
      marketArms(p.table, 0, FI(3)),
      marketArms(p.purse(0, others.base - 15).table, 0, FI(3)),
      marketArms(p.purse(0, others.base - 16).table, 0, FI(3)),
      marketArms(p.table, 0, PR(3)),
    ]).toEqual([[FIRENZE, -1], [FIRENZE], [], [PRATO]]);
    p.purse(0, others.base).fresh(1, { metalli: lots(METALS) });
    expect(marketArms(p.table, 0, FI(3))).toEqual([]);
    p.fresh(1, { metalli: lots(METALS) - 1 });
    expect(marketArms(p.table, 0, FI(3))).toEqual([FIRENZE, -1]);
    const price = at(p.state.prices, METALS);
    buyArms(called(p), 0, FI(3), FIRENZE);
    expect([p.commune('firenze').treasury, p.player(0).purse, p.state.armed[FI(3)], p.state.prices[METALS]]).toEqual([
      0,
      others.base - (price - 10),
      1,
      price + rise,
    ]);
    const before = p.player(0).purse;
    buyArms(called(p), 0, PR(3), PRATO);
    expect([p.player(0).purse, p.state.armed[PR(3)]]).toEqual([before, 1]);
  });
});
