/** What each kind of clause asks, at its boundary and with every reason against it. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { meansOf } from '../../src/20-agreements/budget.ts';
import { whyNoLeg } from '../../src/20-agreements/clauses.ts';
import { conclude, partiesOf } from '../../src/20-agreements/deals.ts';
import { joinLeague } from '../../src/20-agreements/leagues.ts';
import { sideOf, surrenders } from '../../src/20-agreements/surrender.ts';
import type { Leg, Said } from '../../src/20-agreements/terms.ts';
import type { Deal } from '../../src/state.ts';
import { battle } from '../battles.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import {
  communeNamed,
  companyNamed,
  good,
  leg,
  type Position,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
} from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const PR = (number: number) => sestiere('prato', number);
const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
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
const why = (p: Position, leg: Leg, legs: Leg[] = [], hidden = true) => {
  const refused = whyNoLeg(p.table, dealOf(legs), leg, hidden);
  if (!refused) return 'fine';
  const { rule: by, reason, ...more } = refused;
  return [by, reason, ...Object.values(more)].join(' ');
};

describe('money and goods', () => {
  rule('pod.20c', 'florins: no more than the purse holds, all clauses and the keep of refugees together', () => {
    const p = three().purse(0, 500);
    expect([why(p, make({ kind: 'florins', florins: 500 })), why(p, make({ kind: 'florins', florins: 501 }))]).toEqual([
      'fine',
      'pod.20c tooDear 501',
    ]);
    expect(why(p, make({ kind: 'florins', florins: 200 }), [make({ kind: 'florins', florins: 301 })])).toBe(
      'pod.20c tooDear 501',
    );
    // What the other gives is not his; refugees are kept by the purse or by a treasury.
    expect(
      why(p, make({ kind: 'florins', florins: 500 }), [
        make({ kind: 'florins', florins: 100 }, [2, 0]),
        make({ kind: 'goods', good: 0, lots: 3 }),
      ]),
    ).toBe('fine');
    const tax = at(p.table.world.tax, 0);
    expect(
      why(p, make({ kind: 'florins', florins: 500 }), [
        make({ kind: 'refugees', sestiere: FI(1), commune: PRATO, payer: -1 }),
      ]),
    ).toBe(`pod.20c tooDear ${500 + tax}`);
    expect(
      why(p, make({ kind: 'florins', florins: 500 }), [
        make({ kind: 'refugees', sestiere: FI(1), commune: PRATO, payer: PRATO }),
      ]),
    ).toBe(`pod.20c tooDear ${500 + tax}`);
    // What their commune has it pays itself; the purse makes up the rest (R143).
    p.treasury('prato', tax);
    const kept = make({ kind: 'refugees', sestiere: FI(1), commune: PRATO, payer: PRATO });
    expect(why(p, make({ kind: 'florins', florins: 500 }), [kept])).toBe('fine');
    p.treasury('prato', tax - 1);
    expect([499, 500].map(florins => why(p, make({ kind: 'florins', florins }), [kept]))).toEqual([
      'fine',
      'pod.20c tooDear 501',
    ]);
  });

  rule(['pod.14c', 'pod.20b'], 'treasuries: from one to the other, in a league or for something communal (R42)', () => {
    const p = three().treasury('firenze', 500).govern(0, 'prato');
    const sum = (b: number, a = FIRENZE, c = LUCCA) => make({ kind: 'treasury', chest: a, florins: b, into: c });
    expect(why(p, sum(100))).toBe('pod.14c cannot treasury');
    const communal: Said[] = [
      { kind: 'troops', sestiere: 0 },
      { kind: 'surrender', commune: 0 },
      { kind: 'league', leaving: false },
      { kind: 'refugees', sestiere: 0, commune: 0, payer: -1 },
    ];
    for (const said of communal) expect([said, why(p, sum(500), [make(said)])]).toEqual([said, 'fine']);
    const others: Said[] = [
      { kind: 'florins', florins: 0 },
      { kind: 'goods', good: 0, lots: 1 },
      { kind: 'beneficio', token: 0 },
      { kind: 'promise', what: 0, months: 1, florins: 0 },
      { kind: 'sestiere', sestiere: 0 },
      { kind: 'share', card: 0, lots: 1 },
      { kind: 'release', commune: 0 },
      { kind: 'hospitality', commune: 0 },
    ];
    for (const said of others)
      expect([said, why(p, sum(500), [make(said)])]).toEqual([said, 'pod.14c cannot treasury']);
    p.league(0, 2);
    expect([why(p, sum(500)), why(p, sum(501))]).toEqual(['fine', 'pod.20c tooDear 501']);
    expect([why(p, sum(1, SIENA)), why(p, sum(1, FIRENZE, SIENA))]).toEqual([
      'pod.20c cannot treasury',
      'pod.20c cannot treasury',
    ]);
    expect(why(p, sum(100), [sum(401)])).toBe('pod.20c tooDear 501');
    expect(why(p, sum(500), [sum(401, PRATO)])).toBe('fine');
    // R143: the purse keeps the refugees for whom too little is left in the treasury.
    const kept = make({ kind: 'refugees', sestiere: LU(1), commune: FIRENZE, payer: FIRENZE });
    p.treasury('firenze', 1000).purse(0, 200);
    expect([100, 300, 301, 1001].map(florins => why(p, sum(florins), [kept]))).toEqual([
      'fine',
      'fine',
      'pod.20c tooDear 201',
      'pod.20c tooDear 1001',
    ]);
  });

  rule('pod.22j', 'goods: old and new lots, no more than there are', () => {
    const p = three().goods(0, { stoffe: 2 }).fresh(0, { stoffe: 1 });
    const lots = (b: number, a = good('stoffe')) => make({ kind: 'goods', good: a, lots: b });
    expect([why(p, lots(3)), why(p, lots(4)), why(p, lots(1, 0))]).toEqual([
      'fine',
      `pod.22j noStock ${good('stoffe')}`,
      'pod.22j noStock 0',
    ]);
    expect([why(p, lots(1), [lots(2)]), why(p, lots(2), [lots(2)]), why(p, lots(3), [lots(1, 0)])]).toEqual([
      'fine',
      `pod.22j noStock ${good('stoffe')}`,
      'fine',
    ]);
    p.goods(0, { metalli: 1 });
    expect(why(p, lots(1, good('metalli')))).toBe('fine');
  });

  rule(['pod.31g', 'pod.20c'], 'Benefici: as many as he has; what he has is his secret', () => {
    const p = three().tokens(0, 'spada-1', 'spada-1');
    const one = make({ kind: 'beneficio', token: token('spada-1') });
    expect([why(p, one), why(p, one, [one]), why(p, one, [one, one])]).toEqual([
      'fine',
      'fine',
      `pod.31g noBeneficio ${token('spada-1')}`,
    ]);
    expect([
      why(p, make({ kind: 'beneficio', token: token('scudo-1') })),
      why(p, make({ kind: 'beneficio', token: token('scudo-1') }), [], false),
    ]).toEqual([`pod.31g noBeneficio ${token('scudo-1')}`, 'fine']);
  });

  rule(
    ['pod.20b', 'pod.23b', 'pod.31g'],
    'Benefici are asked for only as many as the other is seen to hold, and no counter of a company in service',
    () => {
      const p = three().tokens(0, 'spada-1', 'spada-1');
      const [one, grifone] = ['scudo-1', 'compagnia-grifone'].map(id => make({ kind: 'beneficio', token: token(id) }));
      if (!one || !grifone) throw new Error('two clauses');
      expect([why(p, one, [one], false), why(p, one, [one, one], false), why(three(), one, [], false)]).toEqual([
        'fine',
        'pod.20b emptyHand 0',
        'pod.20b emptyHand 0',
      ]);
      expect([why(p, grifone, [], false), why(p.hire(1, 'grifone', 'siena'), grifone, [], false)]).toEqual([
        'fine',
        'pod.31g inService 0',
      ]);
      // Who has none is not asked at all; what he is asked for, and answers, never goes below nothing.
      const asked = (q: Position) =>
        q.political(1).proposalRefusal(0, leg(false, { kind: 'beneficio', token: token('scudo-1') }));
      expect([asked(p), asked(three())]).toEqual([null, expect.objectContaining({ reason: 'emptyHand', seat: 0 })]);
    },
  );

  rule(
    ['pod.22i', 'pod.22g', 'pod.22c'],
    'a part in a card: of his hand, once a month, as much as the other can cover',
    () => {
      const sells = data.mercator.cards.findIndex(({ kind, lots }) => kind === 'sell' && lots >= 3);
      const { lots, good: name } = at(data.mercator.cards, sells);
      const p = three();
      p.player(0).mercator = [sells];
      p.goods(2, { [name]: lots });
      const part = (b: number) => make({ kind: 'share', card: sells, lots: b });
      expect([why(p, part(1)), why(p, part(lots)), why(p, part(lots + 1))]).toEqual([
        'fine',
        'fine',
        'pod.22i cannot cover',
      ]);
      p.goods(2, { [name]: 2 });
      expect([why(p, part(2)), why(p, part(3))]).toEqual(['fine', 'pod.22i cannot cover']);
      expect(why(p, part(1), [part(2)])).toBe('pod.20c cannot share');
      p.state.pledges = [{ seat: 0, card: sells, partner: 1, lots: lots - 1 }];
      expect([why(p, part(1)), why(p, part(2)), why(p, part(2), [], false)]).toEqual([
        'fine',
        'pod.22i cannot cover',
        'fine',
      ]);
      p.state.pledges = [
        { seat: 0, card: sells + 1, partner: 2, lots: 9 },
        { seat: 1, card: sells, partner: 2, lots: 9 },
      ];
      expect(why(p, part(2))).toBe('fine');
      p.state.pledges = [{ seat: 0, card: sells, partner: 2, lots: 1 }];
      expect([why(p, part(1)), why(p, part(1), [], false)]).toEqual(['pod.20c cannot share', 'fine']);
      p.state.pledges = [];
      p.state.cardThisMonth = true;
      expect(why(p, part(1))).toBe('pod.22g monthTaken 0');
      p.player(0).mercator = [];
      expect([why(p, part(1)), why(p, part(1), [], false)]).toEqual([
        `pod.22c notInHand ${sells}`,
        'pod.22g monthTaken 0',
      ]);
    },
  );
});

describe('people', () => {
  rule(['pod.26a', 'pod.17c', 'pod.12f'], 'sestieri: his own, there, still able to turn, and the two have met', () => {
    const p = three();
    const one = make({ kind: 'sestiere', sestiere: FI(3) });
    expect(why(p, one)).toBe(`pod.26a counterNeeded ${FIRENZE}`);
    const rides = (home: 'firenze' | 'lucca' | 'siena', where: string, captor = -1) => {
      Object.assign(p.commune(home), { cell: square(where), captor });
      const told = why(p, one);
      Object.assign(p.commune(home), { cell: -1, captor: -1 });
      return told;
    };
    for (const home of ['firenze', 'lucca', 'siena'] as const) p.commune(home).cell = -1;
    expect([
      rides('firenze', 'D5'),
      rides('lucca', 'N6'),
      rides('firenze', 'N6'),
      rides('firenze', 'D5', 1),
      rides('firenze', 'D5', 0),
      rides('siena', 'D5'),
      rides('lucca', 'L4'),
    ]).toEqual([
      'fine',
      'fine',
      `pod.26a counterNeeded ${FIRENZE}`,
      `pod.26a counterNeeded ${FIRENZE}`,
      `pod.26a counterNeeded ${FIRENZE}`,
      `pod.26a counterNeeded ${FIRENZE}`,
      `pod.26a counterNeeded ${FIRENZE}`,
    ]);
    p.commune('lucca').cell = square('N6');
    expect([
      why(p, make({ kind: 'sestiere', sestiere: SI(1) })),
      why(p, one, [one]),
      why(p, one, [make({ kind: 'sestiere', sestiere: FI(4) })]),
    ]).toEqual(['pod.20c cannot sestiere', 'pod.20c cannot sestiere', 'fine']);
    p.state.place[FI(3)] = -1;
    expect(why(p, one)).toBe('pod.20c cannot sestiere');
    p.state.place[FI(3)] = communeNamed('arezzo');
    expect(why(p, one)).toBe('fine');
    // A Ghibelline's counter that has turned too often does not become a Guelph any more.
    p.loyal(0, 'prato', 2);
    p.state.face[PR(2)] = 1;
    p.state.turns[PR(2)] = data.contributions.mostTurns.value;
    expect(why(p, make({ kind: 'sestiere', sestiere: PR(2) }))).toBe(`pod.12f turnsSpent ${PR(2)}`);
    p.state.turns[PR(2)] = data.contributions.mostTurns.value - 1;
    expect(why(p, make({ kind: 'sestiere', sestiere: PR(2) }))).toBe('fine');
    // Whom Lucca has exiled it does not get back.
    p.loyal(0, 'lucca', 2);
    expect(why(p, make({ kind: 'sestiere', sestiere: LU(2) }))).toBe('fine');
    p.state.place[LU(2)] = Number(FIRENZE);
    expect(why(p, make({ kind: 'sestiere', sestiere: LU(2) }))).toBe(`pod.17c absent ${LU(2)}`);
  });

  rule('pod.19b', 'shelter: by a Podestà, for an exile of his faction who is not there already', () => {
    const p = three().exiled(2);
    const roof = (a = FIRENZE) => why(p, make({ kind: 'hospitality', commune: a }));
    expect([roof(), roof(SIENA)]).toEqual(['fine', 'pod.20c cannot hospitality']);
    p.player(2).host = Number(FIRENZE);
    expect(roof()).toBe('pod.20c cannot hospitality');
    p.player(2).host = Number(PRATO);
    expect(roof()).toBe('fine');
    p.player(2).faction = 1;
    expect(roof()).toBe('pod.20c cannot hospitality');
    Object.assign(p.player(2), { faction: 0, exiled: false });
    expect(roof()).toBe('pod.20c cannot hospitality');
  });

  rule(
    ['pod.47a', 'pod.20c'],
    'refugees: those who wait, of his faction, in a commune of his that is not theirs',
    () => {
      const p = three().purse(0, 1000).treasury('firenze', 900);
      p.state.place[LU(1)] = -1;
      const tax = at(p.table.world.tax, 0);
      const host = (b = FIRENZE, c = -1, legs: Leg[] = []) =>
        why(p, make({ kind: 'refugees', sestiere: LU(1), commune: b, payer: c }), legs);
      expect([host(), host(FIRENZE, FIRENZE), host(SIENA), host(FIRENZE, SIENA)]).toEqual([
        'fine',
        'fine',
        'pod.20c cannot refugees',
        'pod.20c cannot refugees',
      ]);
      expect([
        host(FIRENZE, -1, [make({ kind: 'refugees', sestiere: LU(1), commune: FIRENZE, payer: -1 })]),
        host(FIRENZE, -1, [make({ kind: 'florins', florins: 1000 - tax })]),
        host(FIRENZE, -1, [make({ kind: 'florins', florins: 1001 - tax })]),
      ]).toEqual(['pod.20c cannot refugees', 'fine', `pod.47a tooDear 1001`]);
      p.purse(0, tax - 1);
      expect(host()).toBe('pod.20c cannot refugees');
    },
  );

  rule('pod.32b', 'captives: freed by their captor for their own player', () => {
    const p = three();
    const free = () => why(p, make({ kind: 'release', commune: LUCCA }));
    expect(free()).toBe('pod.20c cannot release');
    p.commune('lucca').captor = 1;
    expect(free()).toBe('pod.20c cannot release');
    p.commune('lucca').captor = 0;
    expect([
      free(),
      why(p, make({ kind: 'release', commune: LUCCA }), [make({ kind: 'release', commune: LUCCA })]),
    ]).toEqual(['fine', 'pod.20c cannot release']);
    p.commune('lucca').podesta = 1;
    expect(free()).toBe('pod.20c cannot release');
  });

  rule('pod.20c', 'a word is given once at a time', () => {
    const p = three();
    const word = (a = PEACE, legs: Leg[] = []) =>
      why(p, make({ kind: 'promise', what: a, months: 3, florins: 0 }), legs);
    expect([
      word(),
      word(PEACE, [make({ kind: 'promise', what: PEACE, months: 1, florins: 0 })]),
      word(PEACE, [make({ kind: 'promise', what: PAYMENT, months: 1, florins: 0 })]),
    ]).toEqual(['fine', 'pod.20c cannot promise', 'fine']);
    p.state.promises = [{ id: 1, from: 0, to: 2, what: Number(PEACE), month: 1, until: 4, florins: 0 }];
    expect([word(), word(PAYMENT)]).toEqual(['pod.20c cannot promise', 'fine']);
    p.state.promises = [{ id: 1, from: 2, to: 0, what: Number(PEACE), month: 1, until: 4, florins: 0 }];
    expect(word()).toBe('fine');
  });
});

describe('leagues', () => {
  const met = () => {
    const p = three();
    p.commune('lucca').cell = square('N6');
    return p;
  };
  const JOIN = make({ kind: 'league', leaving: false });
  const LEAVE = make({ kind: 'league', leaving: true });

  rule(
    ['pod.20a', 'pod.20d', 'pod.20e'],
    'between Podestà of one faction who have met, not both in a league already',
    () => {
      expect([why(met(), JOIN), why(three(), JOIN)]).toEqual(['fine', `pod.20d counterNeeded ${LUCCA}`]);
      expect([why(met(), JOIN, [JOIN]), why(met(), JOIN, [LEAVE])]).toEqual([
        'pod.20c cannot league',
        'pod.20c cannot league',
      ]);
      const p = met();
      for (const seat of [0, 2]) {
        const before = p.player(seat).home;
        p.player(seat).home = -1;
        expect(why(p, JOIN)).toBe(`pod.20e exilesMayNot ${seat}`);
        p.player(seat).home = 0;
        expect(why(p, JOIN)).toBe('fine');
        p.player(seat).home = before;
      }
      p.player(0).league = 0;
      expect(why(p, JOIN)).toBe('fine');
      p.player(2).league = 0;
      expect(why(p, JOIN)).toBe('pod.20a partners 2');
      p.player(0).league = -1;
      expect(why(p, JOIN)).toBe('fine');
      p.player(2).faction = 1;
      expect(why(p, JOIN)).toBe('pod.20a cannot faction');
    },
  );

  rule('pod.20a', 'each has its own mark: three of two are three', () => {
    const p = position(6);
    const live = called(p);
    joinLeague(live, 0, 1);
    joinLeague(live, 2, 3);
    joinLeague(live, 4, 5);
    const marks = (): number[] => p.state.players.map(({ league }) => league);
    expect(marks()).toEqual([0, 0, 1, 1, 2, 2]);
    expect(toldOf(live, 'leagueJoined').map(({ seat, league }) => [seat, league])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
    ]);
    // Who is in one brings the other into it, whichever of them speaks.
    for (const [one, other] of [
      [0, 2],
      [2, 0],
    ] as const) {
      const q = position(4).league(2, 3);
      q.player(1).league = 1;
      joinLeague(called(q), one, other);
      expect(q.state.players.map(({ league }) => league)).toEqual([0, 1, 0, 0]);
    }
  });

  rule('pod.38b', 'extra pay that is laid is not there for anything else; others need not know of it', () => {
    const p = three().hire(0, 'grifone', 'firenze').hire(0, 'torre', 'firenze', { payer: FIRENZE }).purse(0, 500);
    p.treasury('firenze', 400);
    const fight = battle(
      p,
      [
        [unitOf('grifone'), 'd2'],
        [unitOf('torre'), 'e2'],
      ],
      [[SI(3), 'd7']],
    );
    fight.extra[companyNamed('grifone')] = 120;
    fight.extra[companyNamed('torre')] = 70;
    const left = (seat: number, hidden: boolean) => {
      const { purse, treasury } = meansOf(p.table, seat, hidden);
      return [purse, treasury(FIRENZE), treasury(SIENA)];
    };
    expect([left(0, true), left(0, false)]).toEqual([
      [380, 330, p.commune('siena').treasury],
      [500, 400, p.commune('siena').treasury],
    ]);
  });

  rule('pod.20a', 'only who is in one can leave it', () => {
    const p = met();
    expect(why(p, LEAVE)).toBe('pod.20c cannot league');
    p.player(0).league = 0;
    expect([why(p, LEAVE), why(p, LEAVE, [JOIN])]).toEqual(['fine', 'pod.20c cannot league']);
  });

  rule('pod.20a', 'who is admitted has to be welcome to all of them', () => {
    const p = met();
    const asked = (legs: Leg[]) => partiesOf(p.table, dealOf(legs));
    expect([asked([JOIN]), asked([LEAVE]), asked([make({ kind: 'florins', florins: 5 })])]).toEqual([[2], [2], [2]]);
    p.league(0, 1);
    expect([asked([JOIN]), asked([LEAVE])]).toEqual([[2, 1], [2]]);
    expect(asked([make({ kind: 'florins', florins: 5 }), JOIN])).toEqual([2, 1]);
    Object.assign(p.player(0), { league: -1 });
    Object.assign(p.player(2), { league: 0 });
    expect(asked([JOIN])).toEqual([2, 1]);
    for (const seat of [0, 1, 2]) p.player(seat).league = -1;
    expect(asked([JOIN])).toEqual([2]);
  });

  rule('pod.20a', 'a league has a number of its own, and takes in who joins one of its members', () => {
    const joined = (...leagues: number[]) => {
      const p = met();
      leagues.forEach((league, seat) => {
        p.player(seat).league = league;
      });
      const live = called(p);
      conclude(live, dealOf([JOIN]));
      return [
        p.state.players.map(({ league }) => league),
        toldOf(live, 'leagueJoined').map(({ seat, league }) => [seat, league]),
      ];
    };
    expect(joined(-1, -1, -1)).toEqual([
      [0, -1, 0],
      [
        [0, 0],
        [2, 0],
      ],
    ]);
    expect(joined(-1, 0, -1)).toEqual([
      [1, 0, 1],
      [
        [0, 1],
        [2, 1],
      ],
    ]);
    expect(joined(0, 0, -1)).toEqual([[0, 0, 0], [[2, 0]]]);
    expect(joined(-1, 0, 0)).toEqual([[0, 0, 0], [[0, 0]]]);
    expect(joined(2, 1, -1)).toEqual([[2, 1, 2], [[2, 2]]]);
    expect(joined(-1, 1, 2)).toEqual([[2, 1, 2], [[0, 2]]]);
  });
});

describe('surrender', () => {
  rule(['pod.44p', 'pod.42d'], 'of a besieged commune to its besieger, or of the battle to the other side', () => {
    const p = three();
    expect([surrenders(p.table, 0, 1), sideOf(p.state, 0)]).toEqual([[], -1]);
    p.besieging(1, 'M5', 'firenze', [SI(1)]);
    expect([surrenders(p.table, 0, 1), surrenders(p.table, 0, 2), surrenders(p.table, 1, 0)]).toEqual([
      [FIRENZE],
      [],
      [],
    ]);
    const given = make({ kind: 'surrender', commune: FIRENZE }, [0, 1]);
    expect([
      why(p, given),
      why(p, given, [given]),
      why(p, make({ kind: 'surrender', commune: PRATO }, [0, 1])),
    ]).toEqual(['fine', 'pod.20c cannot surrender', 'pod.20c cannot surrender']);
    battle(p, [[FI(1), 'd2']], [[SI(3), 'd7']], { seats: [[0, 2], [1]] });
    expect([
      surrenders(p.table, 0, 1),
      surrenders(p.table, 1, 0),
      surrenders(p.table, 0, 0),
      surrenders(p.table, 2, 1),
      surrenders(p.table, 1, 2),
    ]).toEqual([[-1], [-1], [], [], []]);
    expect([0, 1, 2].map(seat => sideOf(p.state, seat))).toEqual([0, 1, -1]);
  });

  rule(['pod.3e', 'pod.3j', 'pod.44p'], 'a commune given up counts for both, unless it is lost already', () => {
    const p = three().besieging(1, 'M5', 'firenze', [SI(1)]);
    const live = called(p);
    conclude(live, dealOf([make({ kind: 'surrender', commune: FIRENZE }, [0, 1])], [0, 1]));
    expect(live.frames).toEqual([{ step: 'conquest', seat: 1, commune: FIRENZE }]);
    const points = data.lengths.points.surrender;
    expect([p.player(0).points, p.player(1).points]).toEqual([-points, points]);
  });
});
