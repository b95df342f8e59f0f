import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { taxesOf } from '../../src/14-taxes-and-works/taxes.ts';
import { CAPTURED, ELIMINATED } from '../../src/state.ts';
import { battle, cards, fightOut, from, type Placed, phase, reorder } from '../battles.ts';
import { communeNamed, companyNamed, leg, position, rule, sestiere, square, token, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = (seats = 2) =>
  position(seats)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
/** Commanders face to face: the attacker's strikes first. */
const face = (
  p: ReturnType<typeof position>,
  more: { large?: boolean; seats?: number[][]; other?: Placed[2]; mine?: Placed[2] } = {},
) =>
  battle(
    p,
    [
      [FI(1), 'f4', more.mine ?? {}],
      [FI(4), 'a1'],
    ],
    [
      [SI(1), 'f5', { damage: 2, ...more.other }],
      [SI(4), 'l8'],
    ],
    { large: more.large ?? false, ...(more.seats ? { seats: more.seats } : {}) },
  );
const STRIKE = { type: 'fight', soldier: 0, target: 2 };
const HIT = cards(4, 4, 1, 1);

describe('the end of a battle', () => {
  rule(
    ['pod.32b', 'pod.42a', 'pod.42b', 'pod.3c', 'pod.3g', 'pod.41c'],
    'the commander falls: three points won and three lost',
    () => {
      const p = armed();
      face(p);
      const match = phase(p, 'fight', 0, HIT).act(STRIKE);
      expect([match.step, match.seats]).toEqual(['fate', [0]]);
      match.do('kill');
      expect(match.told('battleWon')).toMatchObject([{ seats: [0], losers: [1], surrender: false }]);
      expect([match.points(0), match.points(1), p.state.battle]).toEqual([3, -3, null]);
      expect(match.told('carroccioLost')).toEqual([]);
    },
  );

  rule(
    ['pod.42c', 'pod.30c', 'pod.3f', 'pod.3i', 'pod.30a'],
    'in a large battle the carroccio is taken with him: one more each (R73)',
    () => {
      const p = armed();
      face(p, { large: true });
      const match = phase(p, 'fight', 0, HIT).act(STRIKE).do('kill');
      expect([match.points(0), match.points(1)]).toEqual([4, -4]);
      expect(match.told('carroccioLost')).toMatchObject([{ side: 1 }]);
    },
  );

  rule(['pod.42b', 'pod.42c'], 'every player of a side gains or loses, once (R94)', () => {
    const p = armed(4).govern(2, 'lucca').govern(3, 'pisa');
    face(p, {
      large: true,
      seats: [
        [0, 2],
        [1, 3],
      ],
    });
    const match = phase(p, 'fight', 0, HIT).act(STRIKE).do('kill');
    expect([0, 1, 2, 3].map(seat => match.points(seat))).toEqual([4, -4, 4, -4]);
  });

  rule(['pod.42a', 'pod.40a', 'pod.30c'], 'a commander who flees loses battle and carroccio (R86)', () => {
    const p = armed();
    face(p, { large: true });
    const match = reorder(p, 1).act({ type: 'rout', soldier: 2 });
    expect([match.points(0), match.points(1)]).toEqual([4, -4]);
  });

  rule(['pod.42a', 'pod.3g'], 'either may leave the field; the carroccio of a large battle stays behind (R121)', () => {
    for (const [large, points] of [
      [false, 3],
      [true, 4],
    ] as const) {
      const p = armed();
      face(p, { large });
      const match = phase(p, 'fight').do('parley', 'concede');
      expect([match.points(0), match.points(1)]).toEqual([-points, points]);
    }
  });

  rule(['pod.42d', 'pod.3e', 'pod.3j'], 'an agreed surrender keeps the carroccio: two points (R106)', () => {
    const p = armed();
    face(p, { large: true });
    const match = phase(p, 'fight')
      .do('parley')
      .offerSurrender(true, leg(true, { kind: 'florins', florins: 200 }));
    expect([match.step, match.seats]).toEqual(['answer', [1]]);
    match.do('accept');
    expect([match.points(0), match.points(1), match.purse(0), match.purse(1)]).toEqual([-2, 2, 1400, 1800]);
    expect(match.told('carroccioLost')).toEqual([]);
  });

  test('a surrender that is refused leaves the battle as it was', () => {
    const p = armed();
    face(p);
    const match = phase(p, 'fight').do('parley').offerSurrender(false).do('decline');
    expect([match.step, match.points(0), p.state.battle === null]).toEqual(['battleFight', 0, false]);
  });

  rule('pod.42a', 'three turns without damage: either side may call it off, without points (R92)', () => {
    const p = armed();
    const f = face(p);
    f.quiet = 2;
    expect(phase(p, 'fight').do('parley').refusal({ type: 'callOffBattle' })).toMatchObject({ rule: 'pod.42a' });
    f.quiet = 3;
    const match = phase(p, 'fight').do('parley', 'callOffBattle');
    expect([match.points(0), match.points(1), match.told('battleDrawn').length]).toEqual([0, 0, 1]);
  });

  rule('pod.42a', 'both commanders fall together: drawn, both carrocci lost (R93)', () => {
    const p = armed();
    face(p, { large: true, mine: { damage: 2 } });
    const match = phase(p, 'fight', 0, cards(4, 1, 4, 1))
      .act(STRIKE)
      .do('kill', 'kill');
    expect([match.points(0), match.points(1), match.told('battleDrawn').length]).toEqual([-1, -1, 1]);
  });

  test('a commander who falls to three Spade is eliminated, not captured (R130)', () => {
    const p = armed();
    const f = face(p, { other: { hurt: true } });
    f.tokens = [[{ kind: token('spada-3'), owner: 0 }], []];
    const match = reorder(p).act({ type: 'threeSwords', tokens: [token('spada-3')], target: 2 });
    expect(match.told('eliminated')).toMatchObject([{ unit: SI(1), captured: false }]);
    expect([match.points(0), match.points(1)]).toEqual([3, -3]);
  });

  rule('pod.34b', 'Benefici that were not used go back to their owners (R76)', () => {
    const p = armed();
    const f = face(p);
    f.tokens = [[{ kind: token('spada-3'), owner: 0 }], [{ kind: token('scudo-1'), owner: 1 }]];
    phase(p, 'fight').do('parley', 'concede');
    expect([p.player(0).benefici, p.player(1).benefici]).toEqual([[token('spada-3')], [token('scudo-1')]]);
  });

  rule('pod.29u', 'the turn in which it was fought is over', () => {
    const p = armed();
    face(p);
    expect(phase(p, 'fight').do('parley', 'concede').stopped).toBe(true);
  });
});

describe('losses', () => {
  rule(
    ['pod.39a', 'pod.39b', 'pod.39c', 'pod.36.7e'],
    'survivors recover, lost companies are away for twelve months and come back unarmed (R125, R55)',
    () => {
      const p = armed().date(1, 5);
      const f = battle(
        p,
        [
          [FI(1), 'f4'],
          [FI(4), 'a1', { damage: 2 }],
          [FI(5), '', { cell: -2 }],
          [FI(3), '', { cell: -3 }],
        ],
        [[SI(1), 'f5']],
      );
      p.army(
        0,
        'N9',
        f.soldiers.filter(({ side }) => side === 0).map(({ unit }) => unit),
      );
      from(p, [{ step: 'battleEnd', winner: 0, surrender: false, carroccio: [false, false] }]);
      expect([1, 3, 4, 5].map(number => p.state.back[FI(number)])).toEqual([0, 0, 0, 17]);
      expect([p.state.armed[FI(5)], p.state.armyOf[FI(5)], p.state.armyOf[FI(4)]]).toEqual([0, -1, 1]);
      expect([p.state.battle, taxesOf(p.table, communeNamed('firenze'))]).toEqual([null, 2700]);
      p.date(2, 4).play([{ step: 'month' }]);
      expect(p.state.back[FI(5)]).toBe(17);
      p.date(2, 5).play([{ step: 'month' }]);
      expect([p.state.back[FI(5)], p.state.armed[FI(5)]]).toEqual([0, 0]);
    },
  );

  rule(['pod.27b', 'pod.20b'], 'companies lent for the battle go home after it (R52)', () => {
    for (const borrower of [0, 1]) {
      const p = armed().loyal(1 - borrower, borrower === 0 ? 'siena' : 'firenze', 2);
      const lent = borrower === 0 ? SI(2) : FI(2);
      p.state.lent[lent] = borrower;
      const units: Placed[] = [
        [borrower === 0 ? FI(1) : SI(1), 'a1'],
        [lent, 'c1'],
      ];
      const others: Placed[] = [[borrower === 0 ? SI(1) : FI(1), 'l8']];
      battle(p, units, others, { seats: [[borrower], [1 - borrower]] });
      p.army(
        borrower,
        'N9',
        units.map(([unit]) => unit),
      );
      from(p, [{ step: 'battleEnd', winner: 0, surrender: false, carroccio: [false, false] }]);
      expect([p.state.lent[lent], p.state.armyOf[lent]]).toEqual([-1, -1]);
    }
  });

  const hired = () => armed().hire(1, 'grifone', 'siena');
  const captain = (p: ReturnType<typeof position>) =>
    battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(1), 'f4'],
      ],
      [
        [SI(1), 'l8'],
        [unitOf('grifone'), 'f5', { damage: 2 }],
        [unitOf('grifone', 2), '', { cell: -2 }],
      ],
    );
  const end = (p: ReturnType<typeof position>, winner = 0) =>
    from(p, [{ step: 'battleEnd', winner, surrender: false, carroccio: [false, false] }]);

  rule('pod.31l', 'infantry of a company is made good after the clash', () => {
    const p = hired();
    captain(p);
    end(p);
    expect(p.state.employer[0]).toBe(1);
    expect(p.state.armyOf.slice(72, 75)).toEqual([-1, -1, -1]);
  });

  rule('pod.31n', 'with its captain killed the company disbands', () => {
    const p = hired();
    captain(p);
    const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 1, target: 3 }).do('kill');
    expect(match.told('eliminated')).toMatchObject([{ unit: unitOf('grifone'), captured: false }]);
    const over = end(p);
    expect([p.state.employer[0], p.state.used]).toEqual([-1, [token('compagnia-grifone')]]);
    expect(over.told('companyFree')).toMatchObject([{ company: 0 }]);
  });

  rule(['pod.31j', 'pod.31o'], 'captured, his whole company can be hired by the captor (R68)', () => {
    const p = hired();
    captain(p);
    phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 1, target: 3 }).do('capture');
    const match = end(p);
    expect([match.step, match.seats]).toEqual(['ransom', [0]]);
    match.act({ type: 'hireCaptive', station: communeNamed('firenze'), from: -1, florins: 500 });
    expect([p.state.employer[0], match.purse(0), p.state.station[0]]).toEqual([0, 1100, communeNamed('firenze')]);
    const q = hired();
    captain(q);
    phase(q, 'fight', 0, HIT).act({ type: 'fight', soldier: 1, target: 3 }).do('capture');
    end(q).do('letGo');
    expect(q.state.employer[0]).toBe(-1);
  });

  rule('pod.31j', 'shots only kill (R68)', () => {
    const p = hired();
    battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(3), 'f4'],
      ],
      [
        [SI(1), 'l8'],
        [unitOf('grifone'), 'f6', { damage: 2 }],
      ],
    );
    const match = phase(p, 'shoot', 0, cards(4, 1)).act({ type: 'shoot', soldier: 1, target: 3 });
    expect(match.told('eliminated')).toMatchObject([{ captured: false }]);
    expect(match.step).not.toBe('fate');
  });
});

describe('the fate of a Podestà', () => {
  const SIENA = communeNamed('siena');
  const withPodesta = (p: ReturnType<typeof position>, commune = SIENA) =>
    face(p, { other: { podesta: commune, damage: 3 } });

  rule(['pod.32d', 'pod.25k'], 'killed, his player leaves the game (R95)', () => {
    const p = armed(3).govern(2, 'lucca').goods(1, { stoffe: 3 });
    withPodesta(p);
    const match = phase(p, 'fight', 0, HIT).act(STRIKE).do('kill');
    expect(match.told('podestaFallen')).toMatchObject([{ commune: SIENA }]);
    expect(p.player(1)).toMatchObject({ out: true, purse: 0, lots: [0, 0, 0, 0, 0, 0] });
    expect([p.commune('siena').podesta, p.state.holder.includes(1)]).toEqual([-1, false]);
  });

  rule(
    ['pod.32d', 'pod.25k'],
    'two merchants fallen in one battle have fallen together: the match ends once (R95)',
    () => {
      const fallen = (seats: number) => {
        const p = armed(seats);
        battle(
          p,
          [[FI(1), '', { cell: ELIMINATED, podesta: communeNamed('firenze') }]],
          [[SI(1), '', { cell: ELIMINATED, podesta: SIENA }]],
        );
        return from(p, [{ step: 'battleEnd', winner: -1, surrender: false, carroccio: [false, false] }]);
      };
      const two = fallen(2);
      expect([two.told('end').length, two.play.result]).toMatchObject([1, { why: 'nobody', winners: [] }]);
      expect(fallen(3).play.result).toMatchObject({ why: 'alone', winners: [2] });
      expect(fallen(4).play.result).toBeNull();
    },
  );

  rule('pod.32d', 'so does the attacker, if it is he who falls', () => {
    const p = armed(3).govern(2, 'lucca');
    face(p, { mine: { podesta: communeNamed('firenze'), damage: 3 }, other: { damage: 0 } });
    phase(p, 'fight', 0, cards(1, 1, 4, 4))
      .act(STRIKE)
      .act({ type: 'kill' });
    expect([p.player(0).out, p.commune('firenze').podesta]).toEqual([true, -1]);
  });

  rule(['pod.32d', 'pod.31e'], 'his companies are put up for auction (R95)', () => {
    const p = armed(3).govern(2, 'lucca').hire(1, 'bande', 'siena');
    withPodesta(p);
    const match = phase(p, 'fight', 0, HIT).act(STRIKE).do('kill');
    expect([match.step, match.seats, p.state.employer[1]]).toEqual(['companyAuction', [0, 2], -1]);
  });

  rule(['pod.32d', 'pod.20c'], 'what the others have offered each other stands, what concerned him has lapsed', () => {
    const p = armed(4).govern(2, 'lucca').govern(3, 'pisa');
    for (const [from, to] of [
      [2, 3],
      [0, 1],
      [1, 2],
    ] as const)
      p.political(from)
        .propose(to, leg(true, { kind: 'florins', florins: 100 }))
        .do('letStand');
    withPodesta(p);
    phase(p, 'fight', 0, HIT).act(STRIKE).do('kill');
    expect(p.player(1).out).toBe(true);
    expect(p.state.offers.map(({ proposer, partner }) => [proposer, partner])).toEqual([[2, 3]]);
  });

  rule(
    'pod.32d',
    'a representative who falls is replaced at New Year; till then his commune sends nobody (R95)',
    () => {
      const p = armed().govern(1, 'empoli');
      withPodesta(p, communeNamed('empoli'));
      phase(p, 'fight', 0, HIT).act(STRIKE).do('kill');
      expect([p.player(1).out, p.commune('empoli').vacant, p.commune('empoli').podesta]).toEqual([false, true, 1]);
      expect(p.military(1).choices('raise', 'commune')).toEqual([SIENA]);
      p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
      expect([p.commune('empoli').vacant, p.commune('empoli').cell]).toEqual([false, square('J7')]);
    },
  );

  rule(
    ['pod.31j', 'pod.31n', 'pod.32d'],
    'a captor who falls in the same battle hires nobody: the company disbands',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').hire(1, 'grifone', 'siena');
      p.arm(FI(1), SI(1));
      battle(
        p,
        [[FI(1), 'f4', { damage: 3, podesta: communeNamed('firenze') }]],
        [
          [SI(1), 'f5'],
          [unitOf('grifone'), 'h5', { cell: CAPTURED, struckBy: 0 }],
        ],
      );
      const match = phase(p, 'fight', 1, cards(1, 1, 4, 4))
        .act({ type: 'fight', soldier: 1, target: 0 })
        .do('kill');
      expect([p.player(0).out, p.state.employer[companyNamed('grifone')]]).toEqual([true, -1]);
      expect(match.told('companyFree')).toHaveLength(1);
    },
  );

  rule(['pod.31j', 'pod.32b'], 'of several allies the captive is whose company took him, whoever leads them', () => {
    const taken = (striker: number, unit: number, more = {}, home = communeNamed('lucca')) => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').hire(1, 'grifone', 'siena');
      p.arm(SI(1)).player(2).home = home;
      battle(
        p,
        [
          [FI(1), 'a1'],
          [striker, 'f4', { owner: 2 }],
        ],
        [
          [SI(4), 'l8'],
          [unit, 'f5', { damage: 3, ...more }],
          [SI(5), '', { cell: ELIMINATED }],
        ],
        { seats: [[0, 2], [1]] },
      );
      const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 1, target: 3 });
      // Whether he is spared is for who leads them, like everything on the field.
      expect([match.step, match.seats]).toEqual(['fate', [0]]);
      match.do('capture').do('parley', 'concede');
      return { p, match };
    };
    const captain = taken(sestiere('lucca', 1), unitOf('grifone'));
    expect([captain.match.step, captain.match.seats]).toEqual(['ransom', [2]]);
    const podesta = taken(sestiere('lucca', 1), SI(1), { podesta: SIENA });
    expect(podesta.p.commune('siena').captor).toBe(2);
    // Companies have fallen, but no merchant: who has no town has not fallen with them.
    const homeless = taken(sestiere('lucca', 1), SI(1), { podesta: SIENA }, -1);
    expect(homeless.p.commune('siena').captor).toBe(2);
  });

  rule('pod.32b', 'captured he stays in play; his counter is held until the month after next (R68)', () => {
    const p = armed().date(1, 5);
    withPodesta(p);
    const match = phase(p, 'fight', 0, HIT).act(STRIKE).do('capture');
    expect(match.told('podestaCaptured')).toMatchObject([{ commune: SIENA, by: 0 }]);
    expect([p.player(1).out, p.commune('siena').captor, p.commune('siena').cell]).toEqual([false, 0, -1]);
    expect(p.political(1).legal('ride')).toEqual([]);
    p.date(1, 6).play([{ step: 'month' }]);
    expect(p.commune('siena').captor).toBe(0);
    p.date(1, 7).play([{ step: 'month' }]);
    expect([p.commune('siena').captor, p.commune('siena').cell]).toEqual([-1, square('O14')]);
  });

  test('with the option that saves lives a fallen Podestà is captured', () => {
    const p = position(3, { lives: true })
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .arm(...Array.from({ length: 72 }, (_, unit) => unit));
    withPodesta(p);
    phase(p, 'fight', 0, HIT).act(STRIKE).do('kill');
    expect([p.player(1).out, p.commune('siena').captor]).toEqual([false, 0]);
  });
});

rule(
  ['pod.41a', 'pod.41b', 'pod.30a'],
  'fewer than six companies on both sides: a small battle, without carroccio (R71, R73)',
  () => {
    const size = (mine: number[], theirs: number[]) => {
      const p = armed().govern(0, 'prato').govern(1, 'empoli');
      p.army(0, 'N9', mine).army(1, 'N9', theirs);
      const match = p
        .play([
          { step: 'military', seat: 0 },
          { step: 'turnEnd', seat: 0 },
        ])
        .act({ type: 'attack', army: 1, target: 2 });
      fightOut(match.do('standAndFight'), 1);
      return match.points(0);
    };
    const five = [1, 3, 4, 5, 6].map(FI);
    expect(size(five, [SI(1)])).toBe(3);
    expect(size([...five, sestiere('prato', 1)], [SI(1)])).toBe(4);
    expect(size([FI(1)], [1, 2, 3, 4, 5, 6].map(SI))).toBe(4);
    expect(at(five, 0)).toBe(FI(1));
  },
);
