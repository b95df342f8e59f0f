import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  armyById,
  expeditionCost,
  hasMarched,
  loseCompany,
  mayLeave,
  merge,
  mergingCost,
  musterPlaces,
  pointsHome,
  rate,
  recruits,
  returning,
  show,
} from '../../src/26-armies/army.ts';
import { canMarch, escort, pays, whyNoMarch, whyNoWay } from '../../src/26-armies/march-steps.ts';
import { canLeave, cheapestTrips, destinations, shortestTrips } from '../../src/26-armies/movement.ts';
import type { Army, LastingKind } from '../../src/state.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, nameOf, type Position, position, rule, sestiere, square, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const FIRENZE = communeNamed('firenze');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').purse(0, 0);
const lasting = (p: Position, kind: LastingKind, seat: number, value = 0, commune = -1) =>
  p.state.lasting.push({ kind, seat, commune, value, more: 0, until: 12 });
const armyOf = (p: Position, index = 0): Army => at(p.state.armies, index);

describe('what a march costs', () => {
  rule(
    ['pod.29n', 'pod.29o', 'pod.29p'],
    'three companies or more, two squares or more; 60 a horse, 40 on foot',
    () => {
      const { table } = position(2);
      expect([rate(table, [FI(1)]), rate(table, [FI(3)]), rate(table, [unitOf('grifone')]), rate(table, [])]).toEqual([
        60, 40, 60, 0,
      ]);
      const cost = (companies: number, squares: number) =>
        expeditionCost(table, [1, 3, 4, 5].slice(0, companies).map(FI), squares);
      expect([cost(2, 5), cost(3, 0), cost(3, 1), cost(3, 2), cost(4, 3)]).toEqual([0, 0, 0, 280, 540]);
      // One square from home is free; one of many is not, and what is owed is paid with it.
      const after = (walked: number, owed: number) => expeditionCost(table, [1, 3, 4].map(FI), 1, { walked, owed });
      expect([after(0, 50), after(1, 50), after(1, 0), after(4, 0)]).toEqual([0, 190, 140, 140]);
    },
  );

  rule('pod.29n', 'armies that become one pay what each has marched, if together they are three and it was far', () => {
    const cost = (one: number[], walked: number, other: number[], theirs: number): number => {
      const p = governing();
      const tally = (units: number[], squares: number) => ({ walked: squares, owed: rate(p.table, units) * squares });
      p.army(0, 'K4', one.map(FI), tally(one.map(FI), walked)).army(
        0,
        'K4',
        other.map(FI),
        tally(other.map(FI), theirs),
      );
      return mergingCost(p.table, armyOf(p), armyOf(p, 1));
    };
    expect([cost([1], 5, [3], 5), cost([1, 3], 1, [4], 1), cost([1, 3], 2, [4], 1), cost([1, 3], 1, [4], 2)]).toEqual([
      0, 0, 200, 80,
    ]);
    expect(cost([1, 3], 3, [4], 4)).toBe(300 + 160);
  });

  rule(['pod.26c', 'pod.29n'], 'the army that comes of it has marched, raided and fought as either had', () => {
    const merged = (one: Partial<Army>, other: Partial<Army>): Army => {
      const p = governing().purse(0, 1000);
      p.army(0, 'K4', [FI(1)], one).army(0, 'K4', [FI(3)], other);
      merge(called(p), armyOf(p), armyOf(p, 1), -1);
      expect(p.state.armies.map(({ id }) => id)).toEqual([2]);
      return armyOf(p);
    };
    expect(merged({}, {})).toMatchObject({ walked: 0, owed: 0 });
    expect(merged({ walked: 1 }, { walked: 3 }).walked).toBe(3);
    expect(
      merged(
        { walked: 4, owed: 240, left: 3, raided: 1, challenged: 5 },
        { walked: 2, owed: 80, left: 7, lifted: 6, from: 3 },
      ),
    ).toEqual({
      id: 2,
      seat: 0,
      cell: square('K4'),
      left: 3,
      walked: 4,
      owed: 320,
      shown: false,
      homeward: false,
      from: -1,
      raided: 1,
      challenged: 5,
      lifted: 6,
      stays: false,
      siege: null,
    });
    expect(merged({ homeward: true, shown: true, from: 3 }, { stays: true, shown: true, from: 3 })).toMatchObject({
      homeward: true,
      stays: true,
      shown: true,
      from: 3,
    });
    expect(merged({ stays: true }, { homeward: true, shown: true })).toMatchObject({
      homeward: true,
      stays: true,
      shown: false,
    });
    expect(merged({ raided: 2, lifted: 1, left: 9 }, { raided: 1, challenged: 1, left: 2 })).toMatchObject({
      raided: 2,
      challenged: 1,
      lifted: 1,
      left: 2,
    });
  });

  rule('pod.29n', 'what has been paid is not paid again', () => {
    const p = governing()
      .purse(0, 1000)
      .army(0, 'K4', [FI(1), FI(3)], { walked: 2, owed: 200 })
      .army(0, 'K4', [FI(4)]);
    merge(called(p), armyOf(p), armyOf(p, 1), -1);
    expect([p.player(0).purse, armyOf(p).owed, armyOf(p).walked]).toEqual([800, 0, 2]);
  });

  rule(['pod.29j', 'pod.44a'], 'who joins besiegers is seen by everybody; otherwise companies stay hidden', () => {
    const p = governing()
      .army(0, 'K4', [FI(3)])
      .besieging(0, 'K4', 'prato', [FI(1)]);
    armyOf(p, 1).shown = false;
    const live = called(p);
    merge(live, armyOf(p), armyOf(p, 1), -1);
    expect([armyOf(p).shown, toldOf(live, 'joinedArmy')]).toMatchObject([true, [{ army: 2, units: [FI(1), FI(3)] }]]);
    const hidden = governing()
      .army(0, 'K4', [FI(3)])
      .army(0, 'K4', [FI(1)]);
    const quiet = called(hidden);
    merge(quiet, armyOf(hidden), armyOf(hidden, 1), -1);
    expect([armyOf(hidden).shown, toldOf(quiet, 'joinedArmy')]).toEqual([false, []]);
    show(quiet, armyOf(hidden));
    show(quiet, armyOf(hidden));
    expect([armyOf(hidden).shown, toldOf(quiet, 'joinedArmy').length]).toEqual([true, 1]);
  });
});

describe('ways', () => {
  rule('pod.26f', 'floods and snow change what rivers and mountains cost; closed, nobody enters them', () => {
    const p = governing();
    const reached = (from: string, to: string, points: number) =>
      destinations(p.table, square(from), points).map(nameOf).includes(to);
    expect([reached('L5', 'L6', 4), reached('L5', 'L6', 3), reached('Q6', 'R6', 6), reached('Q6', 'R6', 5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    lasting(p, 'river', -1, 6);
    lasting(p, 'mountain', -1, 8);
    expect([reached('L5', 'L6', 6), reached('L5', 'L6', 5), reached('Q6', 'R6', 8), reached('Q6', 'R6', 7)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    p.state.lasting = [];
    lasting(p, 'river', -1, 0);
    expect([reached('L5', 'L6', 12), reached('Q6', 'R6', 12)]).toEqual([false, true]);
    p.state.lasting = [];
    lasting(p, 'mountain', -1, 0);
    expect([reached('L5', 'L6', 12), reached('Q6', 'R6', 12)]).toEqual([true, false]);
  });

  rule('pod.26e', 'a counter leaves its square if it has the points for one beside it', () => {
    const { table } = governing();
    const leaves = (from: string, points: number) => canLeave(table, square(from), points);
    expect([leaves('N6', 0), leaves('N6', 1), leaves('W1', 5), leaves('W1', 6)]).toEqual([false, true, false, true]);
    expect(destinations(table, square('N6'), 0)).toEqual([]);
    expect(destinations(table, square('N6'), 1).map(nameOf)).not.toContain('N6');
  });

  rule(['pod.29o', 'pod.26e'], 'who pays takes the fewest squares, who marches free the fewest points (R61)', () => {
    const { table } = governing();
    const way = (trips: typeof shortestTrips, from: string, to: string) => {
      const trip = trips(table, square(from), 12).find(({ cell }) => cell === square(to));
      return trip && [trip.points, trip.squares];
    };
    const both = destinations(table, square('N6'), 12).map(cell => [
      way(shortestTrips, 'N6', nameOf(cell)),
      way(cheapestTrips, 'N6', nameOf(cell)),
    ]);
    for (const [short, cheap] of both) {
      expect(Number(short?.[1])).toBeLessThanOrEqual(Number(cheap?.[1]));
      expect(Number(short?.[0])).toBeGreaterThanOrEqual(Number(cheap?.[0]));
      expect(Number(short?.[0])).toBeLessThanOrEqual(12);
    }
    expect(both.filter(([short, cheap]) => short?.[1] !== cheap?.[1]).length).toBeGreaterThan(0);
    expect(shortestTrips(table, square('N6'), 12).some(({ cell }) => cell === square('N6'))).toBe(false);
    // Two rivers on end, or round by the hill and the plain between.
    expect(['K7', 'P7', 'P8'].map(to => [way(shortestTrips, 'N6', to), way(cheapestTrips, 'N6', to)])).toEqual([
      [
        [8, 3],
        [7, 4],
      ],
      [
        [8, 2],
        [7, 3],
      ],
      [
        [8, 2],
        [7, 3],
      ],
    ]);
    expect(way(shortestTrips, 'N6', 'M5')).toEqual([1, 1]);
  });

  rule('pod.29p', 'home is where its companies are based and whatever its master governs, the nearest of them', () => {
    const p = governing()
      .army(0, 'N6', [FI(1)])
      .army(0, 'N6', [unitOf('grifone')])
      .hire(0, 'grifone', 'prato');
    const home = (index: number, cell: string) => pointsHome(p.table, armyOf(p, index), square(cell));
    expect([home(0, 'N6'), home(0, 'L4'), home(1, 'L4'), home(1, 'N6'), home(0, 'M5')]).toEqual([0, 2, 0, 0, 1]);
    p.commune('firenze').podesta = -1;
    expect([home(0, 'N6'), home(1, 'N6')]).toEqual([0, 2]);
    p.state.place[FI(1)] = -1;
    expect(home(0, 'N6')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('who marches', () => {
  rule(
    ['pod.44r', 'pod.29t', 'pod.24d', 'pod.26e'],
    'no besieger, nobody who has just fought, nobody without points',
    () => {
      const why = (more: Partial<Army>, noWar = -1) => {
        const p = governing().army(0, 'K4', [FI(1)], more);
        if (noWar >= 0) lasting(p, 'noWar', noWar);
        return whyNoMarch(p.table, armyOf(p));
      };
      const siege = { commune: 8, hits: 0, shots: 0, total: 0, fled: [], asked: false };
      expect([why({}), why({ left: 1 }), why({}, 1)]).toEqual([undefined, undefined, undefined]);
      expect(why({ siege })).toEqual({ rule: 'pod.44r', reason: 'cannot', what: 'besieging' });
      expect(why({ stays: true })).toEqual({ rule: 'pod.29t', reason: 'cannot', what: 'stays' });
      expect(why({}, 0)).toEqual({ rule: 'pod.24d', reason: 'forbidden', seat: 0 });
      expect(why({ left: 0 })).toEqual({ rule: 'pod.26e', reason: 'outOfReach', cell: square('K4') });
    },
  );

  rule(['pod.29n', 'pod.29o', 'pod.26e'], 'an army goes as far as its points and its money carry it, or home', () => {
    const of = (companies: number[], more: Partial<Army>, purse: number, where = 'K4') => {
      const p = governing().purse(0, purse).army(0, where, companies.map(FI), more);
      const army = armyOf(p);
      return [pays(p.table, army), canMarch(p.table, army, -1, false), whyNoWay(p.table, army, -1, false)];
    };
    const choice = { rule: 'pod.26c', reason: 'cannot', what: 'choice' };
    const far = { rule: 'pod.26e', reason: 'outOfReach', cell: square('K4') };
    expect(of([1, 3], { walked: 5, owed: 500 }, 0)).toEqual([false, true, choice]);
    expect(of([1, 3, 4], {}, 0)).toEqual([true, true, choice]);
    expect(of([1, 3, 4], { walked: 1, owed: 140, left: 0 }, 1000)).toEqual([true, false, far]);
    expect(of([1, 3, 4], { walked: 1, owed: 140 }, 280)).toEqual([true, true, choice]);
    // Without the money only the way home is left.
    const dear = { rule: 'pod.29o', reason: 'tooDear', florins: 280 };
    expect(of([1, 3, 4], { walked: 1, owed: 140 }, 279)).toEqual([true, true, dear]);
    expect(of([1, 3, 4], { walked: 1, owed: 140 }, 279, 'N6')).toEqual([true, false, dear]);
  });

  rule('pod.29o', 'free is only what brings the army nearer home, not what is as far, nor where enemies stand', () => {
    const p = governing()
      .army(0, 'K4', [1, 3, 4].map(FI), { walked: 3, owed: 420, left: 4 })
      .army(1, 'M5', [SI(1)]);
    const free = () =>
      p
        .military(0)
        .act({ type: 'march', army: 1, from: -1, podesta: false })
        .legal('marchTo')
        .map(({ cell, homeward }) => [nameOf(Number(cell)), homeward]);
    const points = (name: string) => pointsHome(p.table, armyOf(p), square(name));
    const ways = free();
    expect(ways.every(([, homeward]) => homeward === true)).toBe(true);
    for (const [name] of ways) expect(points(String(name))).toBeLessThan(points('K4'));
    expect(ways.map(([name]) => name)).toContain('L4');
    expect(ways.map(([name]) => name)).not.toContain('M5');
    const near = destinations(p.table, square('K4'), 4).map(nameOf);
    expect(near.some(name => points(name) === points('K4'))).toBe(true);
    // Where the enemy is a partner, he does not stand in the way.
    p.player(1).faction = p.player(0).faction;
    p.league(0, 1);
    expect(free().map(([name]) => name)).toContain('M5');
  });

  rule(['pod.26c', 'pod.26e'], 'a Podestà rides along who is there, free, and has points left (R57)', () => {
    const p = governing().army(0, 'N6', [FI(1)]);
    const firenze = p.commune('firenze');
    const riding = (more: Partial<typeof firenze>) => {
      Object.assign(firenze, { cell: square('N6'), left: 12, captor: -1 }, more);
      return escort(p.table, armyOf(p));
    };
    expect([riding({}), riding({ left: 1 })]).toEqual([[FIRENZE], [FIRENZE]]);
    expect([riding({ left: 0 }), riding({ captor: 0 }), riding({ cell: square('M5') })]).toEqual([[], [], []]);
  });

  rule(['pod.29l', 'pod.29m'], 'one communal company stays; mercenaries do not stand for it, nor keep anybody', () => {
    const p = governing().hire(0, 'grifone', 'firenze');
    const leaves = (leaving: number[], unit: number, seat = 0) => mayLeave(p.state, seat, FIRENZE, leaving, unit);
    expect([leaves([], FI(1)), leaves([FI(3), FI(4)], FI(1)), leaves([FI(3), FI(4), FI(5)], FI(1))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(leaves([1, 3, 4, 5].map(FI), unitOf('grifone'))).toBe(true);
    expect(recruits(p.state, 0, FIRENZE, [FI(3), FI(4)])).toEqual([
      FI(1),
      FI(5),
      ...[0, 1, 2].map(n => unitOf('grifone', n)),
    ]);
    // Who has come in this month has marched enough.
    p.state.turn.goneIn = [FI(1)];
    expect([hasMarched(p.state, FI(1)), hasMarched(p.state, FI(3)), recruits(p.state, 0, FIRENZE, [])[0]]).toEqual([
      true,
      false,
      FI(3),
    ]);
    // A company lent to somebody else counts as long as it is in town, for him too.
    p.state.lent[FI(1)] = 1;
    expect([leaves([], FI(1), 1), leaves([FI(3), FI(4), FI(5)], FI(1), 1), leaves([FI(4), FI(5)], FI(3))]).toEqual([
      true,
      false,
      false,
    ]);
    p.commune('firenze').podesta = -1;
    expect(leaves([FI(3), FI(4), FI(5)], FI(1), 1)).toBe(true);
  });

  rule(['pod.44l', 'pod.32d'], 'no army is raised in a besieged town, nor for a Podestà who has fallen', () => {
    const p = governing();
    expect(musterPlaces(p.table, 0)).toEqual([FIRENZE]);
    p.commune('firenze').vacant = true;
    expect(musterPlaces(p.table, 0)).toEqual([]);
    p.commune('firenze').vacant = false;
    p.besieging(1, 'M5', 'firenze', [SI(1)]);
    expect([musterPlaces(p.table, 0), musterPlaces(p.table, 1)]).toEqual([[], [communeNamed('siena')]]);
  });

  rule('pod.39b', 'a lost company is away for twelve months and comes back unarmed; mercenaries only leave', () => {
    const p = governing()
      .date(2, 3)
      .arm(FI(1))
      .army(0, 'K4', [FI(1), unitOf('grifone')]);
    const live = called(p);
    for (const unit of [FI(1), unitOf('grifone')]) loseCompany(live, unit);
    expect([
      p.state.back[FI(1)],
      p.state.armed[FI(1)],
      p.state.armyOf[FI(1)],
      p.state.armyOf[unitOf('grifone')],
    ]).toEqual([27, 0, -1, -1]);
    expect(p.state.back).toHaveLength(72);
  });

  rule('pod.29t', 'only its own citizens go back into a town', () => {
    const p = governing().army(0, 'N6', [FI(1), SI(1)]);
    expect(returning(p.table, armyById(p.state, 1))).toEqual([FI(1)]);
  });
});
