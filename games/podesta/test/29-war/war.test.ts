import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { meetingSquares } from '../../src/29-war/war.ts';
import { communeNamed, enlist, nameOf, position, rule, sestiere, square, world } from '../position.ts';

const N9 = square('N9');
const N10 = square('N10');
const governing = (seats = 2) => {
  const p = position(seats).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', 3000).treasury('siena', 3000);
  if (seats > 2) p.govern(2, 'lucca');
  if (seats > 3) p.govern(3, 'pisa');
  return p;
};
/** Firenze challenges Siena and names a month and N9. */
const challenge = (p: ReturnType<typeof position>, month: number) => {
  const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
  while (match.step === 'allies') match.do('stayOut');
  return match.act({ type: 'setDate', month }).act({ type: 'setPlace', cell: N9 });
};

describe('declaring war', () => {
  rule('pod.29b', 'every partner of either side is asked, one after the other, and no one twice', () => {
    const p = position(5)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .govern(2, 'lucca')
      .govern(3, 'pisa')
      .govern(4, 'arezzo');
    for (const seat of [1, 3, 4]) p.player(seat).league = 1;
    for (const seat of [0, 2]) p.player(seat).league = 0;
    const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
    const asked: number[] = [];
    while (match.step === 'allies') {
      asked.push(...match.seats);
      match.do('stayOut');
    }
    expect(asked.toSorted()).toEqual([2, 3, 4]);
  });

  rule(['pod.29a', 'pod.29c', 'pod.29e'], 'the attacker names place and date, the challenged accepts', () => {
    const match = challenge(governing(), 2);
    expect([match.step, match.seats]).toEqual(['challenged', [1]]);
    match.do('acceptBattle');
    expect(match.told('appointed')).toMatchObject([{ attacker: 0, defender: 1, cell: N9, month: 2 }]);
    expect(match.state.wars).toEqual([{ attacker: 0, defender: 1, sides: [[0], [1]], cell: N9, month: 2 }]);
    expect([match.points(0), match.points(1)]).toEqual([0, 0]);
  });

  rule('pod.29c', 'this month or up to two months ahead (R59)', () => {
    const match = governing().date(1, 5).military(0).act({ type: 'declareWar', challenged: 1 });
    while (match.step === 'allies') match.do('stayOut');
    expect(match.choices('setDate', 'month')).toEqual([5, 6, 7]);
  });

  rule('pod.29d', 'the square lies within twelve points of a commune or army of both', () => {
    const match = governing().military(0).act({ type: 'declareWar', challenged: 1 });
    while (match.step === 'allies') match.do('stayOut');
    match.act({ type: 'setDate', month: 1 });
    const cells = match.choices('setPlace', 'cell');
    expect(cells).toContain(N9);
    // Lucca's plain is out of Siena's reach, the Merse out of Firenze's.
    expect(cells).not.toContain(square('E5'));
    expect(cells).not.toContain(square('M18'));
    expect(match.refusal({ type: 'setPlace', cell: square('E5') })).toMatchObject({
      rule: 'pod.29d',
      reason: 'outOfReach',
    });
    const far = position(4).govern(3, 'pisa').govern(1, 'siena').govern(0, 'montepulciano');
    expect(far.military(0).refusal({ type: 'declareWar', challenged: 3 })).toMatchObject({ rule: 'pod.29d' });
  });

  rule(
    ['pod.29e', 'pod.29d'],
    'where only one square can be met on, a counter-proposal names another month (R59)',
    () => {
      /** Arezzo and Lucca are too far apart: only an army of Lucca's, somewhere on the way, brings them together. */
      const apart = (where: string) =>
        position(2)
          .govern(0, 'arezzo')
          .govern(1, 'lucca')
          .army(1, where, [sestiere('lucca', 1)]);
      const where = world.terrain.findIndex((_, cell) => meetingSquares(apart(nameOf(cell)).table, 0, 1).length === 1);
      const match = apart(nameOf(where)).military(0).act({ type: 'declareWar', challenged: 1 });
      match.act({ type: 'setDate', month: 2 }).act(at(match.legal('setPlace'), 0));
      expect(match.choices('counterDate', 'month')).toEqual([1, 3]);
      match.act({ type: 'counterDate', month: 1 });
      expect(match.legal('setPlace')).toHaveLength(1);
    },
  );

  rule('pod.29b', 'both ask their league, who answer for themselves (R59, R45)', () => {
    const p = governing(4).league(0, 2);
    const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
    expect([match.step, match.seats]).toEqual(['allies', [2]]);
    match.do('join');
    expect(match.told('ally')).toMatchObject([{ seat: 2, principal: 0 }]);
    while (match.step === 'allies') match.do('stayOut');
    match.act({ type: 'setDate', month: 2 }).act({ type: 'setPlace', cell: N9 }).do('acceptBattle');
    expect(match.state.wars[0]?.sides).toEqual([[0, 2], [1]]);
  });

  rule(['pod.29b', 'pod.20c'], 'whoever has promised aid is asked too, of whatever faction (R45)', () => {
    const asked = (what: number, to: number) => {
      const p = governing(4);
      p.state.promises = [{ id: 1, from: 3, to, what, month: 1, until: 3, florins: 0 }];
      const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
      return match.legal('join', 3).length > 0;
    };
    expect([asked(1, 0), asked(1, 1), asked(1, 2), asked(0, 0)]).toEqual([true, true, false, false]);
  });

  rule(['pod.29e', 'pod.3k'], 'a refusal without a proposal costs the challenged side a point each (R59)', () => {
    const match = challenge(governing(), 2).do('refuseBattle');
    expect([match.points(0), match.points(1), match.state.wars]).toEqual([0, -1, []]);
    expect(match.told('points')).toMatchObject([{ seat: 1, points: -1, why: 'refused' }]);
  });

  rule(['pod.29f', 'pod.3k'], 'a later date that the attacker refuses costs the challenged side', () => {
    const match = challenge(governing(), 1).act({ type: 'counterDate', month: 2 }).act({ type: 'setPlace', cell: N10 });
    expect([match.step, match.seats]).toEqual(['countered', [0]]);
    match.do('refuseBattle');
    expect([match.points(0), match.points(1), match.state.wars]).toEqual([0, -1, []]);
  });

  rule(['pod.29g', 'pod.3k'], 'an earlier date that the attacker refuses costs him and his allies', () => {
    const p = governing(4).league(0, 2);
    const match = p.military(0).act({ type: 'declareWar', challenged: 1 }).do('join');
    while (match.step === 'allies') match.do('stayOut');
    match.act({ type: 'setDate', month: 3 }).act({ type: 'setPlace', cell: N9 });
    match.act({ type: 'counterDate', month: 1 }).act({ type: 'setPlace', cell: N9 }).do('refuseBattle');
    expect([0, 1, 2, 3].map(seat => match.points(seat))).toEqual([-1, 0, -1, 0]);
  });

  rule('pod.29e', 'a counter-proposal that is accepted stands', () => {
    const match = challenge(governing(), 1).act({ type: 'counterDate', month: 3 }).act({ type: 'setPlace', cell: N10 });
    match.do('acceptBattle');
    expect(match.state.wars).toMatchObject([{ cell: N10, month: 3 }]);
  });

  rule('pod.29e', 'another place in the same month, refused: the first stands, to be accepted or refused (R59)', () => {
    const match = challenge(governing(), 1).act({ type: 'counterDate', month: 1 }).act({ type: 'setPlace', cell: N10 });
    match.do('refuseBattle');
    expect([match.step, match.seats, match.legal('counterDate')]).toEqual(['challenged', [1], []]);
    match.do('refuseBattle');
    expect([match.points(0), match.points(1)]).toEqual([0, -1]);
  });

  rule('pod.29a', 'one declaration a month (R59)', () => {
    const p = governing(4);
    const match = challenge(p, 2).do('acceptBattle');
    expect(match.refusal({ type: 'declareWar', challenged: 3 })).toMatchObject({
      rule: 'pod.29a',
      reason: 'lotsLimit',
    });
  });

  rule('pod.20f', 'communes of one faction may make war; a partner leaves the league by it (R45)', () => {
    const p = governing(3).league(0, 2);
    expect(p.military(0).refusal({ type: 'declareWar', challenged: 2 })).toBeNull();
    p.military(0).act({ type: 'declareWar', challenged: 2 });
    expect([p.player(0).league, p.player(2).league]).toEqual([-1, -1]);
  });
});

describe('the appointment', () => {
  const agreed = (p = governing()) => {
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: N9, month: 1 }];
    return p;
  };
  const send = (match: ReturnType<ReturnType<typeof governing>['military']>, commune: string, ...numbers: number[]) => {
    const units = numbers.map(number => sestiere(commune, number));
    return match.act(enlist(units, communeNamed(commune)));
  };

  rule(
    ['pod.29h', 'pod.29i', 'pod.29q', 'pod.29s'],
    'either calls it in the month; both armies come and play is suspended (R63)',
    () => {
      const p = agreed();
      const match = p
        .play([
          { step: 'military', seat: 1 },
          { step: 'turnEnd', seat: 1 },
        ])
        .act({ type: 'callBattle', war: 0 });
      expect([match.step, match.seats]).toEqual(['gather', [0]]);
      send(match, 'firenze', 1, 3, 4);
      expect([match.step, match.seats]).toEqual(['gather', [1]]);
      send(match, 'siena', 1, 3);
      expect(match.told('battleBegan')).toMatchObject([{ kind: 'field', cell: N9, attackers: [0], defenders: [1] }]);
      // Firenze is three squares away: 3 x (60 + 40 + 40); two companies march free.
      expect([match.treasury('firenze'), match.treasury('siena')]).toEqual([3000 - 420, 3000]);
      expect(match.step).toBe('mode');
    },
  );

  rule('pod.29h', 'not before its month, and not by somebody else', () => {
    const p = agreed(governing(4));
    for (const war of p.state.wars) war.month = 2;
    expect(p.military(0).legal('callBattle')).toEqual([]);
    p.date(1, 2);
    expect(p.military(0).legal('callBattle')).toHaveLength(1);
    expect(p.military(3).legal('callBattle')).toEqual([]);
  });

  rule(['pod.29h', 'pod.3k'], 'a side that brings nobody refuses: a point each (R64)', () => {
    const p = agreed();
    const match = p
      .play([
        { step: 'military', seat: 0 },
        { step: 'turnEnd', seat: 0 },
      ])
      .act({ type: 'callBattle', war: 0 });
    send(match, 'firenze', 1);
    send(match, 'siena');
    expect([match.points(0), match.points(1), match.state.battle]).toEqual([0, -1, null]);
  });

  rule(['pod.29h', 'pod.3k'], 'never called: both sides refused (R64)', () => {
    const match = agreed().play([{ step: 'monthEnd' }]);
    expect([match.points(0), match.points(1), match.state.wars]).toEqual([-1, -1, []]);
  });

  rule(['pod.29h', 'pod.3k'], 'never called, and one side could not have come: that side refused (R64)', () => {
    const points = (unable: number[], ally = false) => {
      const p = agreed(governing(3));
      // Nobody is left at home: one company must stay, and nobody else is there.
      for (const [seat, id] of [
        [0, 'firenze'],
        [1, 'siena'],
      ] as const)
        if (unable.includes(seat)) for (const number of [2, 3, 4, 5, 6]) p.state.back[sestiere(id, number)] = 12;
      if (ally) for (const number of [2, 3, 4, 5, 6]) p.state.back[sestiere('lucca', number)] = 12;
      if (ally) at(p.state.wars, 0).sides = [[0], [1, 2]];
      const match = p.play([{ step: 'monthEnd' }]);
      return [match.points(0), match.points(1)];
    };
    // An ally who cannot come makes nobody absent who can: both have failed to call it.
    expect([points([]), points([], true), points([1]), points([0]), points([0, 1])]).toEqual([
      [-1, -1],
      [-1, -1],
      [0, -1],
      [-1, 0],
      [-1, -1],
    ]);
  });

  rule(
    ['pod.29k', 'pod.29o'],
    'an ally comes from his commune or with his army and pays for his own (R63, R61)',
    () => {
      const p = governing(3).treasury('lucca', 1000);
      p.state.wars = [{ attacker: 0, defender: 1, sides: [[0, 2], [1]], cell: square('M10'), month: 1 }];
      p.army(
        2,
        'M9',
        [1, 3, 5].map(number => sestiere('lucca', number)),
        { unpaid: 0 },
      );
      const match = p
        .play([
          { step: 'military', seat: 0 },
          { step: 'turnEnd', seat: 0 },
        ])
        .act({ type: 'callBattle', war: 0 });
      send(match, 'firenze', 1);
      expect(match.seats).toEqual([2]);
      // Lucca itself is too far; the army is one square away.
      expect(match.choices('enlist', 'units')).toEqual([sestiere('lucca', 1)]);
      match.act(enlist([sestiere('lucca', 1)]));
      send(match, 'siena', 1, 3);
      expect(match.told('battleBegan')).toMatchObject([{ attackers: [0, 2], defenders: [1] }]);
      expect(match.treasury('lucca')).toBe(1000);
    },
  );

  rule('pod.29m', 'communes of nobody take no part', () => {
    const p = agreed().loyal(0, 'prato', 1, 3);
    const match = p
      .play([
        { step: 'military', seat: 0 },
        { step: 'turnEnd', seat: 0 },
      ])
      .act({ type: 'callBattle', war: 0 });
    expect(match.choices('enlist', 'units')).not.toContain(sestiere('prato', 1));
    expect(p.military(1).refusal({ type: 'declareWar', challenged: 5 })).toMatchObject({ rule: 'pod.29a' });
  });
});

rule(['pod.29r', 'pod.4c'], 'a war of the Notaro goes on like any other: he decides nothing (R1)', () => {
  const told = [0, 1].map(notaro => {
    const p = governing();
    p.state.notaro = notaro;
    const match = challenge(p, 1).do('acceptBattle').act({ type: 'callBattle', war: 0 });
    return [match.step, match.seats, match.choices('enlist', 'units')];
  });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.[0]).toBe('gather');
});

describe('surprise', () => {
  const before = (units: number[], seat = 1) =>
    governing().army(
      seat,
      'M5',
      units.map(number => sestiere('siena', number)),
    );

  rule('pod.29a', 'from under the walls the army challenges; who does not come out loses nothing (R60)', () => {
    const p = before([1, 3]).bonus('firenze', 60, 30);
    const match = p.military(1).act({ type: 'challenge', army: 1, commune: communeNamed('firenze') });
    expect([match.step, match.seats]).toEqual(['defence', [0]]);
    match.do('stayInside');
    expect([match.points(0), match.points(1), match.step]).toEqual([0, 0, 'military']);
  });

  rule(['pod.29a', 'pod.44d'], 'who comes out fights at once with the companies there (R60)', () => {
    const p = before([1, 3]).bonus('firenze', 60, 30);
    const match = p.play([
      { step: 'military', seat: 1 },
      { step: 'turnEnd', seat: 1 },
    ]);
    match.act({ type: 'challenge', army: 1, commune: communeNamed('firenze') }).do('sortie');
    match.act(enlist([sestiere('firenze', 1)]));
    expect(match.told('battleBegan')).toMatchObject([
      { kind: 'field', cell: square('M5'), attackers: [1], defenders: [0] },
    ]);
  });

  rule(
    'pod.29a',
    'an army that is met must fight or yield: three points, and the carroccio of six companies (R60)',
    () => {
      const p = governing()
        .army(0, 'N9', [sestiere('firenze', 1)])
        .army(1, 'N9', [sestiere('siena', 1)]);
      const match = p
        .play([
          { step: 'military', seat: 0 },
          { step: 'turnEnd', seat: 0 },
        ])
        .act({ type: 'attack', army: 1, target: 2 });
      expect([match.step, match.seats]).toEqual(['attacked', [1]]);
      match.do('yieldField');
      expect([match.points(0), match.points(1)]).toEqual([3, -3]);
      const six = governing()
        .govern(0, 'prato')
        .army(
          0,
          'N9',
          [1, 3, 4, 5].map(number => sestiere('firenze', number)),
        );
      for (const number of [1, 3]) six.state.armyOf[sestiere('prato', number)] = 1;
      six.army(1, 'N9', [sestiere('siena', 1)]);
      const large = six
        .play([
          { step: 'military', seat: 0 },
          { step: 'turnEnd', seat: 0 },
        ])
        .act({ type: 'attack', army: 1, target: 2 });
      large.do('yieldField');
      expect([large.points(0), large.points(1)]).toEqual([4, -4]);
    },
  );

  describe('marching onto an army (R60)', () => {
    const march = (p: ReturnType<typeof position>, homeward = false) =>
      p
        .military(0)
        .act({ type: 'march', army: 1, from: -1, podesta: false })
        .act({ type: 'marchTo', cell: square('N9'), homeward });
    const near = (seats = 2) => governing(seats).army(0, 'N8', [sestiere('firenze', 1)]);

    rule('pod.29a', 'is an attack on it: it must fight or concede', () => {
      const match = march(near().army(1, 'N9', [sestiere('siena', 1)]));
      expect([match.step, match.seats]).toEqual(['attacked', [1]]);
      expect(march(near()).step).toBe('military');
    });

    rule('pod.29a', 'of several the attacker chooses one (R141)', () => {
      const p = near(3)
        .army(1, 'N9', [sestiere('siena', 1)])
        .army(2, 'N9', [sestiere('lucca', 1)]);
      const match = march(p);
      expect([match.step, match.choices('attack', 'target')]).toEqual(['assault', [2, 3]]);
      match.act({ type: 'attack', army: 1, target: 3 });
      expect([match.step, match.seats]).toEqual(['attacked', [2]]);
    });

    rule(
      ['pod.29a', 'pod.20b'],
      'partners, allies in an arranged war and who keeps a truce meet in peace (R45, R60)',
      () => {
        const partners = near(3)
          .army(2, 'N9', [sestiere('lucca', 1)])
          .league(0, 2);
        expect(march(partners).step).toBe('military');
        const allies = near(3).army(2, 'N9', [sestiere('lucca', 1)]);
        allies.state.wars = [{ attacker: 0, defender: 1, sides: [[0, 2], [1]], cell: square('N9'), month: 2 }];
        expect(march(allies).step).toBe('military');
        const truce = near().army(1, 'N9', [sestiere('siena', 1)]);
        truce.annales(1, 'AN18');
        expect(march(truce).step).toBe('military');
      },
    );

    rule(['pod.29a', 'pod.29p'], 'who goes home free of charge cannot fall upon anybody', () => {
      const p = governing().army(
        0,
        'N10',
        [1, 3, 4].map(number => sestiere('firenze', number)),
      );
      const homeward = () =>
        p
          .military(0)
          .act({ type: 'march', army: 1, from: -1, podesta: false })
          .refusal({ type: 'marchTo', cell: square('N9'), homeward: true });
      expect(homeward()).toBeNull();
      p.army(1, 'N9', [sestiere('siena', 1)]);
      expect(homeward()).not.toBeNull();
    });
  });

  rule('pod.29a', 'only an army on the same square is met, and nobody under a truce (R60)', () => {
    const p = governing()
      .army(0, 'N9', [sestiere('firenze', 1)])
      .army(1, 'N9', [sestiere('siena', 1)])
      .army(1, 'N10', [sestiere('siena', 3)])
      .army(0, 'N9', [sestiere('firenze', 3)]);
    const meetings = () =>
      p
        .military(0)
        .legal('attack')
        .map(({ army, target }) => [army, target]);
    expect(meetings()).toEqual([
      [1, 2],
      [4, 2],
    ]);
    p.annales(1, 'AN18');
    expect(meetings()).toEqual([]);
  });

  rule('pod.29t', 'after a battle the units wait until the next turn of their owner (R65)', () => {
    const p = governing().army(0, 'N9', [sestiere('firenze', 1)], { stays: true });
    expect(p.military(0).refusal({ type: 'march', army: 1, from: -1, podesta: false })).toMatchObject({
      rule: 'pod.29t',
    });
    const match = p.turn(0).do('endPhase', 'endPhase');
    expect(match.refusal({ type: 'march', army: 1, from: -1, podesta: false })).toBeNull();
  });
});
