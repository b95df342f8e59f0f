/** An offer as a whole: who may make it, to whom, and what becomes of it. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { canBeKept, MOST_LEGS, whyNoOffer } from '../../src/20-agreements/clauses.ts';
import { canTalk, conclude, offer, offersLapse, propose } from '../../src/20-agreements/deals.ts';
import type { Leg, LegKind, Said } from '../../src/20-agreements/terms.ts';
import { canOffer, sidesOf } from '../../src/20-agreements/ways.ts';
import type { DealPlace } from '../../src/shape.ts';
import type { Deal } from '../../src/state.ts';
import { battle } from '../battles.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import {
  communeNamed,
  good,
  mercatorCard,
  type Position,
  position,
  rule,
  sestiere,
  square,
  token,
} from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const LU = (number: number) => sestiere('lucca', number);
const FIRENZE = communeNamed('firenze');
const LUCCA = communeNamed('lucca');
const PRATO = communeNamed('prato');
const PEACE = 0;
const PAYMENT = 2;
/** Seats 0 and 2 are Guelphs, seat 1 is a Ghibelline. */
const three = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const make = (said: Said, [from, to]: readonly [number, number] = [0, 2]): Leg => ({ from, to, ...said });
const dealOf = (legs: Leg[] = [], [proposer, partner] = [0, 2]): Deal => ({
  id: 7,
  proposer: Number(proposer),
  partner: Number(partner),
  legs,
  counter: false,
  stood: false,
  expires: 1,
});

describe('an offer', () => {
  /** Why an offer of these clauses is not made: by which rule, for what reason. */
  const whyNot = (p: Position, legs: Leg[], place: DealPlace = 'phase') => {
    const refused = whyNoOffer(p.table, dealOf(legs), place);
    if (!refused) return 'fine';
    const { rule: by, reason, ...more } = refused;
    return [by, reason, ...Object.values(more)].join(' ');
  };
  /** The kinds that one of the two can give, and all that is described of one. */
  const items = (p: Position, give: boolean, place: DealPlace = 'phase') => {
    const parties = { proposer: 0, partner: 2 };
    const side = canOffer(p.table, parties, place) ? sidesOf(p.table, parties, place)[give ? 0 : 1] : undefined;
    return side?.kind === 'items' ? side.of : [];
  };
  const kinds = (p: Position, place: DealPlace) => [...new Set(items(p, true, place).map(({ kind }) => kind))];

  rule('pod.20c', 'holds one to six clauses; of one thing each party gives one sum', () => {
    const p = three().goods(0, { stoffe: 9, metalli: 9 }).league(0, 2).treasury('firenze', 900).govern(2, 'prato');
    p.tokens(0, 'spada-1', 'spada-1');
    const sum = (florins: number, way?: [number, number]) => make({ kind: 'florins', florins }, way);
    const lots = (which: 'stoffe' | 'metalli') => make({ kind: 'goods', good: good(which), lots: 2 });
    const chest = (into: number) => make({ kind: 'treasury', chest: FIRENZE, florins: 300, into });
    const spada = make({ kind: 'beneficio', token: token('spada-1') });
    expect(MOST_LEGS).toBe(6);
    expect(whyNot(p, [])).toBe('pod.20c cannot empty');
    const six = [sum(100), sum(70, [2, 0]), lots('stoffe'), lots('metalli'), spada, spada];
    expect([whyNot(p, six), whyNot(p, [...six, chest(LUCCA)])]).toEqual(['fine', 'pod.20c noMore 6']);
    expect([whyNot(p, [chest(LUCCA), chest(PRATO)]), whyNot(p, [chest(LUCCA), chest(LUCCA)])]).toEqual([
      'fine',
      'pod.20c cannot twice',
    ]);
    expect([whyNot(p, [sum(10), sum(20)]), whyNot(p, [lots('stoffe'), lots('stoffe')])]).toEqual([
      'pod.20c cannot twice',
      'pod.20c cannot twice',
    ]);
  });

  rule(['pod.20c', 'pod.22g', 'pod.14c'], 'is refused by the rule of the clause that cannot stand in it', () => {
    const p = three().purse(2, 5);
    expect([
      whyNot(p, [make({ kind: 'release', commune: LUCCA })]),
      whyNot(p, [make({ kind: 'share', card: 3, lots: 1 }, [2, 0])]),
      whyNot(p, [make({ kind: 'treasury', chest: FIRENZE, florins: 100, into: LUCCA })]),
      whyNot(p, [make({ kind: 'florins', florins: 10 }, [2, 0])]),
      whyNot(p, [make({ kind: 'florins', florins: 10 }), make({ kind: 'share', card: 999, lots: 1 })]),
    ]).toEqual([
      'pod.20c cannot release',
      'pod.22g cannot share',
      'pod.14c cannot treasury',
      'pod.20c tooDear 10',
      'pod.22c notInHand 999',
    ]);
  });

  rule(
    'pod.20c',
    'speaks of florins by tens, of public money by hundreds, and gives its word for certain terms',
    () => {
      const p = three().purse(0, 600).treasury('firenze', 250).league(0, 2);
      const florins = (sum: number) => whyNot(p, [make({ kind: 'florins', florins: sum })]);
      expect([0, 5, 15, 10, 600, 601].map(florins)).toEqual([
        'pod.20c inSteps 10',
        'pod.20c inSteps 10',
        'pod.20c inSteps 10',
        'fine',
        'fine',
        'pod.20c tooDear 601',
      ]);
      const chest = (sum: number) => whyNot(p, [make({ kind: 'treasury', chest: FIRENZE, florins: sum, into: LUCCA })]);
      expect([0, 150, 100, 200, 300].map(chest)).toEqual([
        'pod.20c inSteps 100',
        'pod.20c inSteps 100',
        'fine',
        'fine',
        'pod.20c tooDear 300',
      ]);
      const word = (what: number, months: number, sum: number) =>
        whyNot(p, [make({ kind: 'promise', what, months, florins: sum })]);
      expect([word(PEACE, 3, 0), word(PAYMENT, 12, 2000), word(PAYMENT, 1, 100)]).toEqual(['fine', 'fine', 'fine']);
      expect([
        word(PEACE, 2, 0),
        word(PEACE, 3, 100),
        word(PAYMENT, 3, 0),
        word(PAYMENT, 3, 150),
        word(4, 3, 0),
      ]).toEqual(Array(5).fill('pod.20c cannot promise'));
    },
  );

  rule('pod.20c', 'describes what there is to give, of cards his own, of leagues as he enters or leaves', () => {
    const p = three().purse(0, 605).goods(0, { stoffe: 4 }).treasury('firenze', 250).league(0, 2);
    p.tokens(2, 'spada-1').player(0).mercator = [mercatorCard(at(data.mercator.cards, 0).id)];
    const fields = (kind: LegKind, give = true, from = p) =>
      items(from, give)
        .filter(item => item.kind === kind)
        .map(item => item.fields.map(field => (field.kind === 'sum' ? field.most : 'of' in field ? field.of : [])));
    expect([fields('florins'), fields('goods'), fields('treasury')]).toEqual([
      [[600]],
      [[[good('stoffe')], 4]],
      [[[FIRENZE], 200, [LUCCA]]],
    ]);
    expect([fields('league'), fields('league', false), fields('share', false)]).toEqual([[[[true]]], [[[true]]], []]);
    expect(fields('beneficio', false)[0]?.[0]).toHaveLength(data.benefici.tokens.length);
    expect([fields('beneficio'), fields('troops')]).toEqual([[], [[[1, 3, 4, 5].map(FI)]]]);
    expect(fields('promise')).toEqual([
      [[0, 1, 3], [1, 3, 6, 12], [0]],
      [[PAYMENT], [1, 3, 6, 12], [100, 200, 500, 1000, 2000]],
    ]);
    p.commune('lucca').captor = 0;
    expect(fields('release')).toEqual([[[LUCCA]]]);
    const apart = three();
    apart.commune('lucca').cell = square('N6');
    expect([fields('league', true, apart), fields('league', false, apart)]).toEqual([[[[false]]], []]);
  });

  rule('pod.42d', 'in a battle speaks of surrender, and of what touches it', () => {
    const p = three().goods(0, { stoffe: 4 });
    p.commune('lucca').cell = square('N6');
    expect(kinds(p, 'battle')).toEqual([]);
    expect(kinds(p, 'phase')).toEqual(['florins', 'goods', 'promise', 'sestiere', 'troops', 'share', 'league']);
    battle(p, [[FI(1), 'd2']], [[LU(3), 'd7']], { seats: [[0], [2]] });
    expect(kinds(p, 'battle')).toEqual(['florins', 'goods', 'surrender', 'promise']);
    const [lot, given] = [
      make({ kind: 'goods', good: good('stoffe'), lots: 1 }),
      make({ kind: 'surrender', commune: -1 }),
    ];
    expect([
      whyNot(p, [lot], 'battle'),
      whyNot(p, [lot, given], 'battle'),
      whyNot(p, [given, make({ kind: 'troops', sestiere: FI(3) })], 'battle'),
    ]).toEqual(['pod.20c cannot onlySurrender', 'fine', 'pod.20c cannot troops']);
  });

  rule(
    ['pod.14c', 'pod.20c'],
    'can be kept when every clause can, one after the other; what makes it communal may come later',
    () => {
      const p = three().purse(0, 500).treasury('firenze', 500);
      const kept = (...legs: Leg[]) => canBeKept(p.table, dealOf(legs), null);
      const [sum, troops] = [
        make({ kind: 'treasury', chest: FIRENZE, florins: 300, into: LUCCA }),
        make({ kind: 'troops', sestiere: FI(3) }),
      ];
      expect([
        kept(),
        kept(sum),
        kept(sum, troops),
        kept(troops, sum),
        kept(make({ kind: 'florins', florins: 10 }), sum),
        kept(sum, make({ kind: 'florins', florins: 10 }), troops),
      ]).toEqual([true, false, true, true, false, true]);
      expect([
        kept(troops, sum, sum),
        kept(troops, troops),
        kept(make({ kind: 'florins', florins: 300 }), make({ kind: 'florins', florins: 201 })),
        kept(make({ kind: 'florins', florins: 300 }), make({ kind: 'florins', florins: 200 })),
      ]).toEqual([false, false, false, true]);
      // Twice over the treasury, in whichever order it is said.
      expect([kept(sum, troops, sum), kept(sum, sum, troops)]).toEqual([false, false]);
      const half = make({ kind: 'treasury', chest: FIRENZE, florins: 250, into: LUCCA });
      expect([kept(half, half, troops), kept(half, troops, half)]).toEqual([true, true]);
      // Money first, then goods he lacks.
      expect(kept(make({ kind: 'florins', florins: 10 }), make({ kind: 'goods', good: 0, lots: 1 }))).toBe(false);
    },
  );

  rule('pod.20c', 'as far as a seat can see: what the other hides is not known', () => {
    const p = three().tokens(0, 'scudo-1');
    const deal = dealOf([make({ kind: 'beneficio', token: token('spada-1') })]);
    expect([
      canBeKept(p.table, deal, null),
      canBeKept(p.table, deal, 0),
      canBeKept(p.table, deal, 2),
      canBeKept(p.table, deal, -1),
    ]).toEqual([false, false, true, true]);
  });

  rule('pod.20c', 'two a month; it lapses with the month, or when everybody sees it cannot be kept', () => {
    const p = three().purse(0, 500).date(1, 3);
    const live = called(p);
    propose(live, 0, { partner: 2, give: [{ kind: 'florins', florins: 10 }], take: [] }, 'phase');
    expect([p.state.deal?.proposer, p.state.deal?.partner, p.state.deal?.expires, canTalk(p.state, 0)]).toEqual([
      0,
      2,
      3,
      true,
    ]);
    propose(live, 0, { partner: 1, give: [], take: [{ kind: 'florins', florins: 10 }] }, 'battle');
    expect(p.state.deal?.legs).toEqual([{ from: 1, to: 0, kind: 'florins', florins: 10 }]);
    expect([canTalk(p.state, 0), canTalk(p.state, 1), p.state.talks]).toEqual([
      false,
      true,
      [2, 0, 0, 0, 0, 0].slice(0, p.state.talks.length),
    ]);
    expect(toldOf(live, 'offered').map(({ rule: by, partner }) => [by, partner])).toEqual([
      ['pod.20c', 2],
      ['pod.42d', 1],
    ]);
    p.player(1).out = true;
    expect(canTalk(p.state, 1)).toBe(false);
    const made = (expires: number, legs: Leg[]): Deal => ({ ...dealOf(legs), id: p.state.nextOffer++, expires });
    const standing = (monthEnds: boolean, ...offers: Deal[]) => {
      p.state.offers = offers;
      const told = called(p);
      offersLapse(told, monthEnds);
      return [
        p.state.offers.map(({ id }) => offers.findIndex(one => one.id === id)),
        toldOf(told, 'offerLapsed').map(({ only }) => only),
      ];
    };
    const [fine, dear] = [[make({ kind: 'florins', florins: 500 })], [make({ kind: 'florins', florins: 501 })]];
    expect(standing(false, made(3, fine), made(3, dear), made(2, fine))).toEqual([[0, 2], [[0, 2]]]);
    expect(standing(true, made(3, fine), made(4, fine), made(4, dear))).toEqual([
      [1],
      [
        [0, 2],
        [0, 2],
      ],
    ]);
    const next = p.state.nextOffer;
    offer(live, { proposer: 2, partner: 0, legs: fine, counter: true }, 'phase');
    expect(p.state.deal).toEqual({
      id: next,
      proposer: 2,
      partner: 0,
      legs: fine,
      counter: true,
      stood: false,
      expires: 3,
    });
    expect([p.state.nextOffer, live.frames[0]]).toEqual([next + 1, { step: 'answer', left: [0], place: 'phase' }]);
  });

  rule('pod.20c', 'that cannot be kept when it is accepted fails as a whole', () => {
    const p = three().purse(0, 500);
    const live = called(p);
    conclude(live, dealOf([make({ kind: 'florins', florins: 500 }), make({ kind: 'goods', good: 0, lots: 1 })]));
    expect([p.player(0).purse, live.told.map(({ type }) => type)]).toEqual([500, ['dealFailed']]);
    conclude(live, dealOf([make({ kind: 'florins', florins: 500 })]));
    expect([p.player(0).purse, toldOf(live, 'agreed').length]).toEqual([0, 1]);
  });
});
