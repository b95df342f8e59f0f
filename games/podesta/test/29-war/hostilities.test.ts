/** Who may raid, besiege, challenge and declare war: every reason against it, and nothing against it. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { rate } from '../../src/26-armies/army.ts';
import {
  canCome,
  contingents,
  dates,
  gatheringCost,
  joinable,
  meetingSquares,
  refusedDate,
  whyNotJoining,
  whyNoWar,
} from '../../src/29-war/war.ts';
import {
  friendsInside,
  helpersInside,
  isBreached,
  lootGoesTo,
  mustStayInside,
  nearbyCommunes,
  raid,
  shootWalls,
  siegePoints,
  townTroops,
  trebuchetAttack,
  walls,
  whyNoChallenge,
  whyNoPressing,
  whyNoRaid,
  whyNoReinforcing,
  whyNoShot,
  whyNoSiege,
  whyNoWalkIn,
} from '../../src/43-sieges/siege.ts';
import type { Army, LastingKind } from '../../src/state.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, nameOf, type Position, position, rule, sestiere, square, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const three = [1, 3, 4].map(SI);

/** Seat 1 of Siena before Prato, which is nobody's, or before Firenze, which is seat 0's. */
const before = (more: Partial<Army> = {}, units = three, where = 'K4') =>
  position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').date(1, 4).army(1, where, units, more);
const army = (p: Position, index = 0): Army => at(p.state.armies, index);
const lasting = (p: Position, kind: LastingKind, seat: number, value = 0, commune = -1, more = 0): Position => {
  p.state.lasting.push({ kind, seat, commune, value, more, until: 12 });
  return p;
};
const siege = { commune: PRATO, hits: 0, shots: 0, total: 0, fled: [], asked: false };

type Why = typeof whyNoRaid;
const asked = (why: Why, p: Position, commune = PRATO): string => {
  const refused = why(p.table, army(p), commune);
  return refused ? [refused.rule, refused.reason, ...Object.values(refused).slice(2)].join(' ') : 'fine';
};

describe('before the walls', () => {
  rule(
    ['pod.44a', 'pod.12a', 'pod.29t', 'pod.24d'],
    'no hostility against oneself, from afar, on the way home or forbidden',
    () => {
      for (const why of [whyNoRaid, whyNoSiege, whyNoReinforcing]) {
        expect(asked(why, before())).toBe('fine');
        expect(asked(why, before(), SIENA)).toBe('pod.44a cannot own');
        expect(asked(why, before({}, three, 'J4'))).toBe(`pod.44a outOfReach ${square('J4')}`);
        expect(asked(why, before({ homeward: true }))).toBe('pod.29t cannot homeward');
        expect(asked(why, before({ stays: true }))).toBe('pod.29t cannot homeward');
        expect(asked(why, lasting(before(), 'noWar', 1))).toBe('pod.24d forbidden 1');
        expect(asked(why, lasting(before(), 'noWar', 0))).toBe('fine');
        // A commune that waits for its merchant is nobody's yet.
        const waiting = before();
        Object.assign(waiting.player(2), { assigned: PRATO, elected: false });
        expect(asked(why, waiting)).toBe(`pod.12a notElected ${PRATO}`);
      }
      expect(nearbyCommunes(before().table, army(before()))).toEqual([communeNamed('pistoia'), PRATO]);
    },
  );

  rule('pod.24d', 'a truce of either protects a Podestà; nobody’s commune has none but the besieger’s own', () => {
    const firenze = () => before({}, three, 'M5');
    for (const why of [whyNoRaid, whyNoSiege, whyNoChallenge]) {
      expect(asked(why, firenze(), FIRENZE)).toBe('fine');
      expect(asked(why, lasting(firenze(), 'truce', 0), FIRENZE)).toBe('pod.24d truce 0');
      expect(asked(why, lasting(firenze(), 'truce', 1), FIRENZE)).toBe('pod.24d truce 1');
      expect(asked(why, lasting(firenze(), 'truce', 2), FIRENZE)).toBe('fine');
    }
    expect(asked(whyNoSiege, lasting(before(), 'truce', 0))).toBe('fine');
  });

  rule(
    ['pod.43a', 'pod.43b', 'pod.43e'],
    'a raid: with cavalry, once a month, instead of a siege, not on the poor',
    () => {
      expect(asked(whyNoRaid, before({ siege }))).toBe(`pod.43a doneAlready ${PRATO}`);
      expect([asked(whyNoRaid, before({ raided: 4 })), asked(whyNoRaid, before({ raided: 3 }))]).toEqual([
        `pod.43a doneAlready ${PRATO}`,
        'fine',
      ]);
      expect([asked(whyNoRaid, before({ lifted: 4 })), asked(whyNoRaid, before({ lifted: 3 }))]).toEqual([
        `pod.44r doneAlready ${PRATO}`,
        'fine',
      ]);
      expect([asked(whyNoRaid, before({}, [SI(3)])), asked(whyNoRaid, before({}, [unitOf('grifone')]))]).toEqual([
        'pod.43b cannot cavalry',
        'fine',
      ]);
      const raided = (raids: number, poor = false) => {
        const p = before();
        Object.assign(p.commune('prato'), { raids, poor });
        return asked(whyNoRaid, p);
      };
      const { length } = before().table.world.data.contributions.raids.steps;
      expect([raided(length - 1), raided(length), raided(0, true)]).toEqual([
        'fine',
        'pod.43e cannot poor',
        'pod.43e cannot poor',
      ]);
    },
  );

  rule(['pod.44a', 'pod.44k'], 'a siege: three companies, not after a raid, nor after one given up this month', () => {
    expect(asked(whyNoSiege, before({}, three.slice(1)))).toBe('pod.44a tooFew 3');
    expect([
      asked(whyNoSiege, before({ siege })),
      asked(whyNoSiege, before({ raided: 4 })),
      asked(whyNoSiege, before({ raided: 3 })),
    ]).toEqual([`pod.44a doneAlready ${PRATO}`, `pod.44a doneAlready ${PRATO}`, 'fine']);
    expect([asked(whyNoSiege, before({ lifted: 4 })), asked(whyNoSiege, before({ lifted: 3 }))]).toEqual([
      'pod.44k cannot calledOff',
      'fine',
    ]);
  });

  rule('pod.44r', 'who has raided or given up a siege this month joins none', () => {
    expect([
      asked(whyNoReinforcing, before({ raided: 4 })),
      asked(whyNoReinforcing, before({ lifted: 4 })),
      asked(whyNoReinforcing, before({ lifted: 3, raided: 3 })),
    ]).toEqual([`pod.44r doneAlready ${PRATO}`, `pod.44r doneAlready ${PRATO}`, 'fine']);
  });

  rule(['pod.29a', 'pod.29m'], 'a challenge: to a Podestà, once a month, not from a siege', () => {
    const firenze = (more: Partial<Army> = {}) => asked(whyNoChallenge, before(more, three, 'M5'), FIRENZE);
    expect([firenze(), firenze({ challenged: 4 }), firenze({ challenged: 3 }), firenze({ siege })]).toEqual([
      'fine',
      `pod.29a doneAlready ${FIRENZE}`,
      'fine',
      'pod.44a cannot besieging',
    ]);
    expect(asked(whyNoChallenge, before())).toBe('pod.29m cannot neutral');
  });

  rule('pod.45.1a', 'walking in: three companies, into a poor commune of nobody’s', () => {
    const poor = (units = three, podesta = -1) => {
      const p = before({}, units);
      Object.assign(p.commune('prato'), { poor: true, podesta });
      return asked(whyNoWalkIn, p);
    };
    expect([asked(whyNoWalkIn, before()), poor(), poor(three.slice(1)), poor(three, 0), poor(three, 2)]).toEqual([
      `pod.45.1a walls ${PRATO}`,
      'fine',
      'pod.45.1a tooFew 3',
      `pod.45.1a walls ${PRATO}`,
      `pod.45.1a walls ${PRATO}`,
    ]);
  });
});

describe('walls and trebuchets', () => {
  rule(['pod.44g', 'pod.24d'], 'walls as built, strengthened or weakened by an event, never below one', () => {
    const p = before();
    const levels = [walls(p.table, PRATO)];
    p.works('prato', 'ampliamento-mura');
    levels.push(walls(p.table, PRATO));
    p.commune('prato').works[p.table.world.workIndex.get('irrobustimento-torri') ?? -1] = 3;
    levels.push(walls(p.table, PRATO));
    p.works('prato', 'irrobustimento-torri');
    levels.push(walls(p.table, PRATO));
    expect(levels).toEqual([
      { D: 2, R: 2 },
      { D: 3, R: 3 },
      { D: 3, R: 3 },
      { D: 4, R: 4 },
    ]);
    const event = (value: number, more: number, commune = PRATO) =>
      walls(lasting(before(), 'walls', 0, value, commune, more).table, PRATO);
    expect([event(1, 2), event(-1, 0), event(0, -1), event(-5, -5), event(3, 3, SIENA)]).toEqual([
      { D: 3, R: 4 },
      { D: 1, R: 2 },
      { D: 2, R: 1 },
      { D: 1, R: 1 },
      { D: 2, R: 2 },
    ]);
  });

  rule(['pod.44h', 'pod.24d'], 'the trebuchet strikes as printed, or as an event says', () => {
    const p = before();
    expect([
      trebuchetAttack(p.table, 1),
      trebuchetAttack(lasting(p, 'trebuchet', 1, 4).table, 1),
      trebuchetAttack(p.table, 0),
    ]).toEqual([2, 4, 2]);
  });

  rule(['pod.44k', 'pod.44a', 'pod.24d'], 'four shots a month, in a siege, unless it is forbidden', () => {
    const shot = (shots: number, seat = -1) => {
      const p = before({ siege: { ...siege, shots } });
      if (seat >= 0) lasting(p, 'noWar', seat);
      return [whyNoShot(p.table, army(p)), whyNoPressing(p.table, army(p))];
    };
    const limit = { rule: 'pod.44k', reason: 'lotsLimit', most: 4 };
    const forbidden = { rule: 'pod.24d', reason: 'forbidden', seat: 1 };
    expect([shot(3), shot(4), shot(0, 1), shot(0, 0)]).toEqual([
      [undefined, undefined],
      [limit, undefined],
      [forbidden, forbidden],
      [undefined, undefined],
    ]);
    const none = { rule: 'pod.44a', reason: 'cannot', what: 'noSiege' };
    expect([whyNoShot(before().table, army(before())), whyNoPressing(before().table, army(before()))]).toEqual([
      none,
      none,
    ]);
  });

  rule(
    ['pod.44j', 'pod.44u', 'pod.44o'],
    'a shot above the walls’ Defence hits; as many hits as their Resistance open a breach',
    () => {
      const shot = (hits: number, draws: number[]) => {
        const p = before({ siege: { ...siege, hits, shots: 1, total: 5 } });
        const live = called(p, draws);
        shootWalls(live, army(p));
        const { siege: after } = army(p);
        return {
          after: [after?.hits, after?.shots, after?.total],
          told: live.told.map(({ type, hit, left }) => [type, hit, left]),
          frames: live.frames,
        };
      };
      const entry = [{ step: 'entry', army: 1, commune: PRATO, gates: false }];
      // Cards 1 to 4: 2 + 1 against 2 + 1 is not enough, 2 + 2 is.
      expect(shot(0, [0, 0])).toEqual({ after: [0, 2, 6], told: [['wallShot', false, 2]], frames: [] });
      expect(shot(0, [1, 0])).toEqual({ after: [1, 2, 6], told: [['wallShot', true, 1]], frames: [] });
      expect(shot(1, [1, 0])).toEqual({
        after: [2, 2, 6],
        told: [
          ['wallShot', true, 0],
          ['breached', undefined, undefined],
        ],
        frames: entry,
      });
      expect(shot(2, [])).toEqual({ after: [2, 1, 5], told: [], frames: entry });
      const open = (hits: number) => isBreached(before().table, army(before({ siege: { ...siege, hits } })));
      expect([open(1), open(2), open(3), isBreached(before().table, army(before()))]).toEqual([
        false,
        true,
        true,
        false,
      ]);
      const idle = called(before());
      shootWalls(idle, army(before()));
      expect(idle.told).toEqual([]);
    },
  );

  rule(['pod.44d', 'pod.44x'], 'two opponents in town and 40 florins of esteem keep the gates shut', () => {
    const shut = (upper: number, opponents: number) => {
      const p = before().bonus('firenze', upper, 0);
      for (let number = 1; number <= 6; number++) p.state.face[FI(number)] = number <= opponents ? 1 : 0;
      return mustStayInside(p.table, FIRENZE);
    };
    expect([shut(40, 2), shut(41, 2), shut(40, 1), shut(0, 3), shut(41, 6)]).toEqual([true, false, false, true, false]);
    expect(mustStayInside(before().table, PRATO)).toBe(true);
  });

  rule(
    ['pod.44n', 'pod.44q', 'pod.44p'],
    'friends inside open the gates; they fight for him against a Podestà of the other faction',
    () => {
      const p = before();
      for (let number = 1; number <= 6; number++) p.state.face[FI(number)] = number <= 2 ? 1 : 0;
      expect([friendsInside(p.table, 1, FIRENZE), helpersInside(p.table, 1, FIRENZE, true)]).toEqual([
        [FI(1), FI(2)],
        [FI(1), FI(2)],
      ]);
      p.army(0, 'K4', [FI(1)]);
      expect([friendsInside(p.table, 1, FIRENZE), helpersInside(p.table, 1, FIRENZE, true)]).toEqual([
        [FI(1), FI(2)],
        [FI(2)],
      ]);
      // Of the same faction as the Podestà they are his; without a Podestà nobody fights.
      expect([
        friendsInside(p.table, 2, FIRENZE).length,
        helpersInside(p.table, 2, FIRENZE, true),
        helpersInside(p.table, 1, PRATO, true),
      ]).toEqual([4, [], []]);
      expect([townTroops(p.table, FIRENZE), townTroops(p.table, PRATO)]).toEqual([[FI(3), FI(4), FI(5), FI(6)], []]);
    },
  );

  rule(['pod.3d', 'pod.3h'], 'a siege won counts for the besieger and against the Podestà, if there was one', () => {
    const points = (loser: number) => {
      const p = before();
      siegePoints(called(p), 1, loser);
      return p.state.players.map(player => player.points);
    };
    const { siege: worth } = before().table.world.data.lengths.points;
    expect([points(0), points(2), points(-1)]).toEqual([
      [-worth, worth, 0],
      [0, worth, -worth],
      [0, worth, 0],
    ]);
  });

  rule(
    ['pod.43d', 'pod.43e', 'pod.45.1b'],
    'each raid takes what its step says; the last one leaves the commune poor',
    () => {
      const p = before();
      Object.assign(p.commune('prato'), { rebuilt: 5, taxesFrom: 9 });
      const { steps } = p.table.world.data.contributions.raids;
      const loot = steps.map((_, index) => {
        const live = called(p);
        const treasury = p.commune('siena').treasury;
        raid(live, army(p), PRATO, SIENA);
        const { raids, poor, rebuilt, taxesFrom } = p.commune('prato');
        expect([raids, poor, toldOf(live, 'impoverished').length]).toEqual([
          index + 1,
          index + 1 === steps.length,
          index + 1 === steps.length ? 1 : 0,
        ]);
        expect([rebuilt, taxesFrom]).toEqual(poor ? [0, 0] : [5, 9]);
        return p.commune('siena').treasury - treasury;
      });
      expect([loot, army(p).raided, army(p).shown]).toEqual([steps.map(step => step.loot), 4, true]);
    },
  );

  rule('pod.43d', 'loot goes to the communes of the raiders; to any of his if none of them raided', () => {
    const p = before({}, [SI(1), unitOf('grifone')])
      .govern(1, 'prato')
      .hire(1, 'grifone', 'siena', { payer: PRATO });
    expect(lootGoesTo(p.table, army(p))).toEqual([PRATO, SIENA]);
    p.state.payer[0] = -1;
    expect(lootGoesTo(p.table, army(p))).toEqual([SIENA]);
    p.state.armyOf[SI(1)] = -1;
    expect(lootGoesTo(p.table, army(p))).toEqual([PRATO, SIENA]);
    for (const home of ['siena', 'prato']) p.commune(home).podesta = -1;
    expect(lootGoesTo(p.table, army(p))).toEqual([-1]);
  });
});

describe('declared wars', () => {
  const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').date(1, 4);

  rule(
    ['pod.29a', 'pod.24d', 'pod.29c', 'pod.29d'],
    'against a living rival, once a turn, without a truce, where both can come',
    () => {
      const why = (change: (p: Position) => unknown = () => null, challenged = 1) => {
        const p = governing();
        change(p);
        const refused = whyNoWar(p.table, 0, challenged);
        return refused ? [refused.rule, refused.reason, ...Object.values(refused).slice(2)].join(' ') : 'fine';
      };
      expect([
        why(),
        why(() => null, 0),
        why(() => null, 3),
        why(p => Object.assign(p.player(1), { out: true })),
      ]).toEqual(['fine', 'pod.29a cannot rival', 'pod.29a cannot rival', 'pod.29a cannot rival']);
      expect(why(p => Object.assign(p.state.turn, { declared: true }))).toBe('pod.29a lotsLimit 1');
      expect([why(p => lasting(p, 'noWar', 0)), why(p => lasting(p, 'noWar', 1))]).toEqual([
        'pod.24d forbidden 0',
        'fine',
      ]);
      expect([
        why(p => lasting(p, 'truce', 0)),
        why(p => lasting(p, 'truce', 1)),
        why(p => lasting(p, 'truce', 2)),
      ]).toEqual(['pod.24d truce 0', 'pod.24d truce 1', 'fine']);
      const war = (attacker: number, defender: number) => (p: Position) =>
        p.state.wars.push({ attacker, defender, month: 5, cell: 3, sides: [[attacker], [defender]] });
      expect([why(war(0, 1)), why(war(1, 0)), why(war(0, 2)), why(war(2, 1))]).toEqual([
        'pod.29c cannot arranged',
        'pod.29c cannot arranged',
        'fine',
        'fine',
      ]);
      expect(why(() => null, 2)).toBe('pod.29d outOfReach -1');
    },
  );

  rule('pod.29d', 'they meet in the open, within a month’s march of a commune or an army of each', () => {
    const p = governing();
    const squares = meetingSquares(p.table, 0, 1).map(nameOf);
    expect([squares.includes('N8'), squares.includes('M11'), squares.includes('N6'), squares.includes('D6')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(meetingSquares(p.table, 0, 2)).toEqual([]);
    p.army(2, 'A1', [sestiere('lucca', 1)]);
    expect(meetingSquares(p.table, 0, 2).map(nameOf)).toEqual(['D4', 'E4', 'E5']);
    expect(meetingSquares(p.table, 2, 2).map(nameOf)).toContain('A1');
    expect(dates(p.state)).toEqual([4, 5, 6]);
  });

  rule(['pod.29f', 'pod.29g', 'pod.3k'], 'a date refused costs every player of that side its point', () => {
    const p = governing();
    refusedDate(called(p), [0, 2]);
    const { refused } = p.table.world.data.lengths.points;
    expect(p.state.players.map(({ points }) => points)).toEqual([-refused, 0, -refused]);
  });

  rule(
    ['pod.29k', 'pod.44l', 'pod.29t', 'pod.32d'],
    'companies in their towns and whole armies can come, unless they are bound',
    () => {
      const coming = (change: (p: Position) => unknown = () => null, where = 'M5') => {
        const p = governing();
        change(p);
        return contingents(p.table, 0, square(where)).map(({ units, walked, commune }) => [
          units.length,
          walked,
          commune,
        ]);
      };
      const town = [1, 3, 4, 5].map(() => [1, 1, FIRENZE]);
      expect([coming(), coming(() => null, 'N6'), coming(() => null, 'A1')]).toEqual([town, [], []]);
      expect(coming(p => Object.assign(p.commune('firenze'), { vacant: true }))).toEqual([]);
      expect(coming(p => p.besieging(1, 'M5', 'firenze', [SI(1)]))).toEqual([]);
      expect(coming(p => p.state.turn.goneIn.push(FI(1)))).toEqual(town.slice(1));
      const out = (more: Partial<Army>, where = 'K4') => coming(p => p.army(0, where, [FI(1), FI(3)], more)).slice(2);
      expect([
        out({}),
        out({ walked: 2 }),
        out({ left: 1 }),
        out({ stays: true }),
        out({ homeward: true }),
        out({ siege }),
      ]).toEqual([[[2, 2, -1]], [[2, 4, -1]], [], [], [], []]);
      // Whoever is there is there, also if he has just fought.
      expect([out({ stays: true, walked: 3 }, 'M5'), out({ left: 0 }, 'M5')]).toEqual([[[2, 3, -1]], [[2, 0, -1]]]);
    },
  );

  rule(['pod.29l', 'pod.29k'], 'one company stays in town; an army comes as it is', () => {
    const p = governing().army(0, 'M5', [FI(1)]);
    const all = contingents(p.table, 0, square('M5'));
    const units = (chosen: number[]) => joinable(p.table, 0, all, chosen).map(({ unit }) => unit);
    expect([units([]), units([FI(3)]), units([FI(3), FI(4)]), units([FI(1)])]).toEqual([
      [FI(3), FI(4), FI(5), FI(1)],
      [FI(4), FI(5), FI(1)],
      [FI(1)],
      [FI(3), FI(4), FI(5)],
    ]);
    expect(whyNotJoining(p.table, 0, all, [FI(3), FI(4)], FI(5))).toEqual({
      rule: 'pod.29l',
      reason: 'garrison',
      commune: FIRENZE,
    });
    expect([FI(3), FI(4), SI(1)].map(unit => whyNotJoining(p.table, 0, all, [FI(3)], unit).rule)).toEqual([
      'pod.29k',
      'pod.29k',
      'pod.29k',
    ]);
  });

  rule(['pod.29n', 'pod.29o'], 'three companies together pay for every way of more than a square', () => {
    const p = governing();
    const one = (unit: number, squares: number, ...more: number[]) => ({
      unit,
      units: [unit, ...more],
      squares,
      commune: FIRENZE,
      walked: squares,
      owed: rate(p.table, [unit, ...more]) * squares,
    });
    const cost = (...chosen: ReturnType<typeof one>[]) => gatheringCost(p.table, chosen);
    expect([
      cost(one(FI(1), 5), one(FI(3), 5)),
      cost(one(FI(1), 2), one(FI(3), 1), one(FI(4), 3)),
      cost(one(FI(1), 2, FI(3)), one(FI(4), 1)),
    ]).toEqual([0, 240, 200]);
    expect([canCome(p.table, 0, square('M5')), canCome(p.table, 0, square('A1'))]).toEqual([true, false]);
    // Three in one army that cannot pay its way do not come.
    const poor = (purse: number) => {
      const q = position(3).purse(0, purse).army(0, 'K4', [1, 3, 4].map(PR));
      return canCome(q.table, 0, square('M5'));
    };
    expect([poor(280), poor(279)]).toEqual([true, false]);
  });
});
