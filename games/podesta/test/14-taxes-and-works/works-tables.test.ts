/** Works and feasts, function by function and at every boundary. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  callOff,
  conclude,
  costOf,
  deliverable,
  dueWorks,
  feastPurchase,
  finishWork,
  labourPayers,
  marketCanFill,
  moveBonus,
  pledge,
  rebuild,
  rebuildings,
  whyNoFeast,
  whyNoWork,
  workPurchase,
} from '../../src/14-taxes-and-works/works.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, type Position, position, rule, sestiere, work } from '../position.ts';

const SI = (number: number) => sestiere('siena', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena');
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const lots = (index: number) => at(data.goods.goods, index).lots;

describe('works and feasts', () => {
  const MURA = work('ampliamento-mura');
  const TORRI = work('irrobustimento-torri');
  const feastMonth = at(data.works.feasts, 0).month;

  rule(['pod.15a', 'pod.44l', 'pod.15.1l', 'pod.15g', 'pod.15i'], 'every reason against a work', () => {
    const why = (change: (p: Position) => unknown, one = MURA, commune = FIRENZE) => {
      const p = governing();
      change(p);
      return said(whyNoWork(p.table, 0, commune, one));
    };
    expect([why(() => null), why(() => null, MURA, PRATO), why(() => null, 6), why(() => null, MURA, 12)]).toEqual([
      'fine',
      `pod.15a notGoverned ${PRATO}`,
      `pod.15a notGoverned ${FIRENZE}`,
      'pod.15a notGoverned 12',
    ]);
    expect([
      why(p => p.besieging(1, 'M5', 'firenze', [SI(1)])),
      why(p => p.state.turn.calledOff.push({ commune: FIRENZE, work: MURA })),
      why(p => p.state.turn.calledOff.push({ commune: FIRENZE, work: TORRI }, { commune: PRATO, work: MURA })),
    ]).toEqual([`pod.44l besieged ${FIRENZE}`, 'pod.15.1l cannot calledOff', 'fine']);
    const state = (value: number, one = MURA) =>
      why(p => Object.assign(p.commune('firenze').works, { [MURA]: value }), one);
    expect([state(-1), state(4), state(-1, TORRI), state(4, TORRI), state(0, TORRI)]).toEqual([
      `pod.15g doneAlready ${FIRENZE}`,
      `pod.15g doneAlready ${FIRENZE}`,
      'fine',
      `pod.15i sequence ${TORRI}`,
      `pod.15i sequence ${TORRI}`,
    ]);
    const scarce = governing().table.world.workLots.findIndex(each => each > 0);
    const name = at(data.goods.goods, scarce).id;
    const each = at(governing().table.world.workLots, scarce);
    // New lots are not for sale; old ones are, whoever has them.
    const left = (fresh: number) => why(p => p.fresh(2, { [name]: fresh }));
    expect([
      left(lots(scarce) - each),
      left(lots(scarce) - each + 1),
      why(p => p.goods(2, { [name]: lots(scarce) })),
    ]).toEqual(['fine', `pod.15.1l noStock ${scarce}`, 'fine']);
  });

  rule(['pod.15.1n', 'pod.15.1o', 'pod.24d'], 'every reason against a feast', () => {
    const why = (change: (p: Position) => unknown, extra = false, commune = FIRENZE) => {
      const p = governing().date(1, feastMonth);
      change(p);
      return said(whyNoFeast(p.table, 0, commune, extra));
    };
    const other =
      Array.from({ length: 12 }, (_, index) => index + 1).find(
        month => !data.works.feasts.some(feast => feast.month === month),
      ) ?? 0;
    const event =
      (kind: 'feast' | 'noTrust', seat: number, commune = -1) =>
      (p: Position) =>
        p.state.lasting.push({ kind, seat, commune, value: 0, more: 0, until: 14 });
    expect([
      why(() => null),
      why(() => null, false, PRATO),
      why(p => p.besieging(1, 'M5', 'firenze', [SI(1)])),
    ]).toEqual(['fine', `pod.15.1n notGoverned ${PRATO}`, `pod.44l besieged ${FIRENZE}`]);
    expect([
      why(event('noTrust', 0)),
      why(event('noTrust', 1)),
      why(p => p.state.turn.calledOff.push({ commune: FIRENZE, work: -1 })),
    ]).toEqual(['pod.24d forbidden 0', 'fine', 'pod.15.1n cannot calledOff']);
    expect([
      why(p => p.date(1, other)),
      why(p => Object.assign(p.commune('firenze'), { feast: feastMonth })),
      why(p => Object.assign(p.date(2, feastMonth).commune('firenze'), { feast: feastMonth })),
    ]).toEqual([`pod.15.1o season ${other}`, `pod.15.1o doneAlready ${FIRENZE}`, 'fine']);
    expect([
      why(() => null, true),
      why(event('feast', 0, FIRENZE), true),
      why(event('feast', 0, PRATO), true),
      why(event('feast', 1, FIRENZE), true),
    ]).toEqual(['pod.15.1o cannot feast', 'fine', 'pod.15.1o cannot feast', 'pod.15.1o cannot feast']);
  });

  rule(
    ['pod.15.1l', 'pod.15f', 'pod.21j'],
    'a work’s materials are paid, delivered by whom one chooses, and make the prices rise',
    () => {
      const p = governing().treasury('firenze', 9000).date(1, 3);
      const purchase = workPurchase(p.table, 0, FIRENZE, MURA, FIRENZE);
      expect([costOf(purchase), purchase.half, purchase.work]).toEqual([data.works.material, false, MURA]);
      const scarce = purchase.need.findIndex(each => each > 0);
      const name = at(data.goods.goods, scarce).id;
      p.goods(1, { [name]: 5 });
      expect([deliverable(p.table, purchase, 1, scarce), deliverable(p.table, purchase, 2, scarce)]).toEqual([
        at(purchase.need, scarce),
        0,
      ]);
      const pledged = pledge(purchase, 1, scarce, 1);
      expect([at(pledged.need, scarce), pledged.pledged, costOf(pledged)]).toEqual([
        at(purchase.need, scarce) - 1,
        [{ supplier: 1, good: scarce, lots: 1 }],
        data.works.material,
      ]);
      p.goods(1, { [name]: 1 });
      expect(deliverable(p.table, pledged, 1, scarce)).toBe(0);
      expect([
        marketCanFill(p.table, pledged),
        marketCanFill(p.fresh(2, { [name]: lots(scarce) }).table, pledged),
      ]).toEqual([true, at(pledged.need, scarce) === 0]);
      p.fresh(2, { [name]: 0 });
      const before = p.state.prices.slice();
      const live = called(p);
      conclude(live, pledged);
      expect([p.commune('firenze').treasury, p.player(1).lots[scarce], p.player(1).purse]).toEqual([
        9000 - data.works.material,
        0,
        1600 + at(purchase.price, scarce),
      ]);
      expect(p.commune('firenze').works[MURA]).toBe(3 + data.works.months);
      expect(p.state.prices.map((price, index) => price - at(before, index))).toEqual(p.table.world.workRise);
      callOff(live, purchase);
      expect([p.state.turn.calledOff, toldOf(live, 'givenUp')]).toMatchObject([
        [{ commune: FIRENZE, work: MURA }],
        [{ rule: 'pod.15.1l' }],
      ]);
    },
  );

  rule(
    ['pod.15.1n', 'pod.15.1o', 'pod.21j'],
    'a feast is paid at the market’s price; of an extra one the bank pays half',
    () => {
      const held = (extra: boolean, price = 105) => {
        const p = governing().treasury('firenze', 9000).date(1, feastMonth);
        for (const { id } of data.goods.goods) p.price(id, price);
        p.state.lasting = [{ kind: 'feast', seat: 0, commune: FIRENZE, value: 0, more: 0, until: 14 }];
        const purchase = feastPurchase(p.table, 0, FIRENZE, extra, FIRENZE);
        const wanted = purchase.need.findIndex(each => each > 0);
        p.goods(1, { [at(data.goods.goods, wanted).id]: 1 });
        const live = called(p);
        conclude(live, pledge(purchase, 1, wanted, 1));
        const many = purchase.need.reduce((sum, each) => sum + each, 0);
        return {
          paid: 9000 - p.commune('firenze').treasury,
          many,
          got: p.player(1).purse - 1600,
          feast: p.commune('firenze').feast,
          left: p.state.lasting.length,
          told: toldOf(live, 'feastHeld'),
        };
      };
      const plain = held(false);
      expect([plain.paid, plain.got, plain.feast, plain.left, plain.told]).toMatchObject([
        plain.many * 105,
        105,
        feastMonth,
        1,
        [{ commune: FIRENZE, feast: 0 }],
      ]);
      const extra = held(true);
      expect([extra.paid, extra.got, extra.feast, extra.left]).toEqual([extra.many * 53, 105, 0, 0]);
    },
  );

  rule(
    ['pod.15.1b', 'pod.15.1c', 'pod.15.1e', 'pod.15h'],
    'labour is paid whole by one of the two; who pays is thanked',
    () => {
      const { labour } = data.works;
      const p = governing().purse(0, labour).treasury('firenze', labour).date(1, 5);
      expect(labourPayers(p.table, 0, FIRENZE)).toEqual([FIRENZE, -1]);
      expect([
        labourPayers(p.treasury('firenze', labour - 1).table, 0, FIRENZE),
        labourPayers(p.purse(0, labour - 1).table, 0, FIRENZE),
      ]).toEqual([[-1], []]);
      p.commune('firenze').works = [5, 6, 4, -1, 0, 0];
      p.commune('siena').works = [5, 0, 0, 0, 0, 0];
      expect(dueWorks(p.table, 0)).toEqual([
        { commune: FIRENZE, work: 0 },
        { commune: FIRENZE, work: 2 },
      ]);
      const { goodGovernment, patron, imageTimes, most } = data.contributions.bonus;
      const image = data.works.works.findIndex(one => one.image);
      const other = data.works.works.findIndex(one => !one.image);
      const thanked = (one: number, from: number) => {
        const q = governing().purse(0, labour).treasury('firenze', labour).bonus('firenze', 20, 10);
        finishWork(called(q), 0, FIRENZE, one, from);
        return [
          q.commune('firenze').upper - 20,
          q.commune('firenze').lower - 10,
          q.commune('firenze').works[one],
          q.player(0).purse,
        ];
      };
      expect([thanked(other, FIRENZE), thanked(other, -1), thanked(image, FIRENZE)]).toEqual([
        [goodGovernment.upper, goodGovernment.lower, -1, labour],
        [patron.upper, patron.lower, -1, 0],
        [goodGovernment.upper * imageTimes, goodGovernment.lower * imageTimes, -1, labour],
      ]);
      moveBonus(called(p), FIRENZE, 9000, 9000);
      expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([most.upper, most.lower]);
      moveBonus(called(p), FIRENZE, -9000, -9000);
      expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([0, 0]);
    },
  );

  rule(
    ['pod.45.1c', 'pod.45.1d', 'pod.14c'],
    'a poor commune is rebuilt for one of these sums, or the rest of it',
    () => {
      const { steps } = data.contributions.rebuilding;
      const p = governing().date(1, 4).treasury('firenze', 90_000);
      expect(rebuildings(p.table, FIRENZE)).toEqual([]);
      Object.assign(p.commune('firenze'), { poor: true, rebuilt: 0 });
      expect(rebuildings(p.table, FIRENZE)).toEqual(steps.map(({ paid }) => paid));
      const [first, last] = [at(steps, 0), at(steps, steps.length - 1)];
      rebuild(called(p), 0, FIRENZE, first.paid, FIRENZE);
      expect([p.commune('firenze').treasury, p.commune('firenze').rebuilt, p.commune('firenze').taxesFrom]).toEqual([
        90_000 - first.paid,
        first.paid,
        4 + Math.max(1, first.months),
      ]);
      expect(rebuildings(p.table, FIRENZE)).toEqual(steps.slice(1).map(({ paid }) => paid));
      rebuild(called(p), 0, FIRENZE, last.paid, FIRENZE);
      expect([p.commune('firenze').treasury, p.commune('firenze').taxesFrom]).toEqual([
        90_000 - last.paid,
        4 + Math.max(1, Math.min(first.months, last.months)),
      ]);
      const ways = (florins: number) => {
        const two = governing().govern(0, 'prato').treasury('prato', 0).treasury('firenze', florins);
        return two.political(0).range('transfer');
      };
      expect([ways(250), ways(1), ways(0)]).toEqual([[1, 250], [1, 1], null]);
    },
  );
});
