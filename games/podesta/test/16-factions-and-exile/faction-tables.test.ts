/** Factions, function by function: changing sides, risings, and what they lead to. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  breakLeague,
  coupSucceeds,
  coupThinkable,
  garrisonOf,
  oathPrice,
  risings,
  whyNoRising,
} from '../../src/13-civil-war/uprising.ts';
import { banish, waiting, whyNoHosting } from '../../src/16-factions-and-exile/exile.ts';
import {
  changeFaction,
  declarationCost,
  holdsHome,
  keepable,
  keepPrice,
  neededAtHome,
  takeable,
  takePrice,
  whyNoChange,
  whyNotKept,
  whyNotTaken,
} from '../../src/16-factions-and-exile/faction.ts';
import { IN_THE_BOX, type LastingKind } from '../../src/state.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, type Position, position, rule, sestiere, token } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const [GUELPH, GHIBELLINE] = [0, 1];
/** Seats 0 and 2 are Guelphs, seat 1 is a Ghibelline; everybody has 5000 florins. */
const governing = () => {
  const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
  for (const seat of [0, 1, 2]) p.purse(seat, 5000);
  return p;
};
const lasting = (p: Position, kind: LastingKind, seat: number, commune = -1, value = 0): Position => {
  p.state.lasting.push({ kind, seat, commune, value, more: 0, until: 12 });
  return p;
};
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const { own, turn, again } = data.contributions.times;
const base = (number: number) => at(governing().table.world.base, number - 1);

describe('changing sides', () => {
  rule(
    ['pod.16a', 'pod.24d', 'pod.16b'],
    'once a year, at home, with enough of the home commune and the money for them',
    () => {
      const why = (change: (p: Position) => unknown) => {
        const p = governing();
        change(p);
        return said(whyNoChange(p.table, 0));
      };
      expect(why(() => null)).toBe('fine');
      expect([
        why(p => Object.assign(p.player(0), { home: -1 })),
        why(p => Object.assign(p.player(0), { changed: 1 })),
        why(p => Object.assign(p.date(2, 1).player(0), { changed: 1 })),
      ]).toEqual(['pod.16a exilesMayNot 0', 'pod.16a cannot again', 'fine']);
      expect([why(p => lasting(p, 'noTrust', 0)), why(p => Object.assign(p.state.turn, { wavered: true }))]).toEqual([
        'pod.24d forbidden 0',
        'pod.16b cannot calledOff',
      ]);
      const p = governing();
      const price = [1, 3, 4, 5].reduce((sum, number) => sum + keepPrice(p.table, 0, FI(number)), 0);
      expect([why(q => q.purse(0, price)), why(q => q.purse(0, price - 1))]).toEqual([
        'fine',
        `pod.16b tooDear ${price}`,
      ]);
      expect(why(q => q.state.holder.splice(FI(1), 1, -1))).toBe('pod.16b tooFew 4');
      // With five the dearest may stay behind.
      const cheap = [3, 4, 5, 6].reduce((sum, number) => sum + keepPrice(p.table, 0, FI(number)), 0);
      expect([why(q => q.loyal(0, 'firenze', 6).purse(0, cheap + base(6))), cheap < price]).toEqual(['fine', true]);
    },
  );

  rule(['pod.16b', 'pod.16c', 'pod.12f'], 'whom he can keep, whom he can take, and what they ask', () => {
    const p = governing().bonus('firenze', 40, 20).loyal(0, 'prato', 1);
    expect(keepable(p.table, 0)).toEqual([FI(1), FI(3), FI(4), FI(5), PR(1)].sort((a, b) => a - b));
    p.state.turns[FI(3)] = data.contributions.mostTurns.value;
    expect(keepable(p.table, 0)).not.toContain(FI(3));
    p.state.face[FI(3)] = GHIBELLINE;
    expect(keepable(p.table, 0)).toContain(FI(3));
    p.state.face[FI(2)] = GHIBELLINE;
    p.state.face[FI(6)] = GUELPH;
    expect(takeable(p.table, 0)).toEqual([FI(2)]);
    p.state.turned[FI(1)] = 0;
    expect([keepPrice(p.table, 0, FI(1)), keepPrice(p.table, 0, PR(1)), takePrice(p.table, 0, FI(2))]).toEqual([
      base(1) * turn - 40,
      base(1) * turn,
      base(2) * own,
    ]);
    p.state.turned[FI(1)] = 1;
    expect(keepPrice(p.table, 0, FI(1))).toBe(base(1) * again - 40);
    expect(declarationCost(p.table, { seat: 0, keep: [FI(1), PR(1)], take: [FI(2)] })).toBe(
      base(1) * again - 40 + base(1) * turn + base(2) * own,
    );
    lasting(p, 'delta', 0, -1, -9000);
    expect([keepPrice(p.table, 0, FI(1)), takePrice(p.table, 0, FI(2))]).toEqual([0, 0]);
  });

  rule(['pod.16b', 'pod.16d', 'pod.16e', 'pod.12f'], 'why one is not taken along', () => {
    const p = governing();
    p.state.face[FI(2)] = GHIBELLINE;
    const kept = (keep: number[], one: number) => said(whyNotKept(p.table, { seat: 0, keep, take: [] }, one));
    const taken = (take: number[], one: number) => said(whyNotTaken(p.table, { seat: 0, keep: [], take }, one));
    expect([kept([], SI(1)), kept([FI(1)], FI(1)), kept([], FI(1))]).toEqual([
      `pod.16b absent ${SI(1)}`,
      `pod.16b absent ${FI(1)}`,
      `pod.16b tooDear ${keepPrice(p.table, 0, FI(1))}`,
    ]);
    p.state.turns[FI(3)] = data.contributions.mostTurns.value;
    expect(kept([], FI(3))).toBe(`pod.12f turnsSpent ${FI(3)}`);
    expect([taken([], FI(2)), taken([FI(2)], FI(2)), taken([], FI(1)), taken([], SI(1)), taken([], FI(6))]).toEqual([
      `pod.16d tooDear ${base(2)}`,
      `pod.16d absent ${FI(2)}`,
      `pod.16d absent ${FI(1)}`,
      `pod.16e absent ${SI(1)}`,
      `pod.16d ${p.state.face[FI(6)] === GHIBELLINE ? `tooDear ${base(6)}` : `absent ${FI(6)}`}`,
    ]);
    // Seat 0 is another player too.
    expect(said(whyNotTaken(p.table, { seat: 1, keep: [], take: [] }, FI(1)))).toBe(`pod.16e absent ${FI(1)}`);
  });

  rule(['pod.16b', 'pod.16a'], 'at home four have to come along, or all that are there', () => {
    const p = governing();
    const holds = (...numbers: number[]) => holdsHome(p.table, { seat: 0, keep: numbers.map(FI), take: [] });
    expect([neededAtHome(p.table, 0), holds(1, 3, 4), holds(1, 3, 4, 5)]).toEqual([4, false, true]);
    for (const number of [2, 3, 4, 6]) p.state.place[FI(number)] = -1;
    expect([neededAtHome(p.table, 0), holds(1), holds(1, 5), holds(1, 3)]).toEqual([2, false, true, false]);
  });

  rule(
    ['pod.16a', 'pod.16b', 'pod.16d', 'pod.27h'],
    'he turns with those he keeps, loses the others, and takes whom he buys',
    () => {
      const p = governing()
        .league(0, 2)
        .army(0, 'K4', [FI(3), FI(5)])
        .govern(0, 'prato')
        .purse(0, 5000);
      p.state.face[FI(2)] = GHIBELLINE;
      const cost = declarationCost(p.table, { seat: 0, keep: [1, 3, 4].map(FI), take: [FI(2)] });
      const live = called(p);
      changeFaction(live, { seat: 0, keep: [1, 3, 4].map(FI), take: [FI(2)] });
      expect([p.player(0).faction, p.player(0).changed, p.player(0).purse, p.player(0).league]).toEqual([
        GHIBELLINE,
        1,
        5000 - cost,
        -1,
      ]);
      expect([1, 2, 3, 4, 5].map(number => [p.state.holder[FI(number)], p.state.face[FI(number)]])).toEqual([
        [0, GHIBELLINE],
        [0, GHIBELLINE],
        [0, GHIBELLINE],
        [0, GHIBELLINE],
        [-1, GUELPH],
      ]);
      // Prato, whose sestieri he did not keep, is his no more; the company of who left him goes home.
      expect([p.commune('firenze').podesta, p.commune('firenze').faction, p.commune('prato').podesta]).toEqual([
        0,
        GHIBELLINE,
        -1,
      ]);
      expect([p.state.armyOf[FI(3)], p.state.armyOf[FI(5)]]).toEqual([1, -1]);
      expect(toldOf(live, 'factionChanged')).toMatchObject([{ seat: 0, faction: GHIBELLINE }]);
    },
  );
});

describe('risings', () => {
  const rebellious = () => {
    const p = governing().loyal(1, 'firenze', 2, 6, 4).tokens(1, 'proditor');
    return p;
  };

  rule(['pod.13a', 'pod.13b'], 'one or two sestieri loyal to him rise against a Podestà of the other faction', () => {
    const p = rebellious();
    const [a, b, c] = [FI(2), FI(4), FI(6)];
    expect(risings(p.table, 1)).toEqual([[a], [b], [c], [a, b], [a, c], [b, c]]);
    p.state.armyOf[b] = 4;
    expect(risings(p.table, 1)).toEqual([[a], [c], [a, c]]);
    p.state.face[c] = GUELPH;
    expect([risings(p.table, 1), risings(p.table, 0)]).toEqual([[[a]], []]);
    p.commune('firenze').podesta = -1;
    expect(risings(p.table, 1)).toEqual([]);
    expect([said(whyNoRising(p.table, 1)), said(whyNoRising(p.table, 0))]).toEqual([
      'fine',
      `pod.13a noBeneficio ${token('proditor')}`,
    ]);
  });

  rule(
    ['pod.13e', 'pod.13j'],
    'a coup: against another’s Podestà whose garrison is not whole and is outnumbered',
    () => {
      const p = rebellious();
      const thinkable = (seat = 1) => coupThinkable(p.table, seat, FIRENZE);
      expect([thinkable(), garrisonOf(p.table, FIRENZE)]).toEqual([false, [FI(1), FI(3), FI(5)]]);
      p.hire(0, 'grifone', 'firenze');
      expect(garrisonOf(p.table, FIRENZE)).toHaveLength(6);
      p.hire(0, 'grifone', 'lucca');
      expect([garrisonOf(p.table, FIRENZE).length, garrisonOf(p.table, PRATO)]).toEqual([3, []]);
      p.army(0, 'K4', [FI(1)]);
      expect([thinkable(), thinkable(0), coupThinkable(p.table, 1, PRATO), coupSucceeds(p.table, 1, FIRENZE)]).toEqual([
        true,
        false,
        false,
        true,
      ]);
      p.state.turn.coups = [FIRENZE];
      expect(thinkable()).toBe(false);
      p.state.turn.coups = [];
      // Two against two is not enough, nor is anything against a whole garrison.
      p.state.holder[FI(6)] = 2;
      expect(coupSucceeds(p.table, 1, FIRENZE)).toBe(false);
      p.state.holder[FI(6)] = -1;
      expect(coupSucceeds(p.table, 1, FIRENZE)).toBe(true);
      p.state.back[FI(6)] = 5;
      expect(coupSucceeds(p.table, 1, FIRENZE)).toBe(false);
      p.state.back[FI(6)] = 0;
      p.state.armyOf[FI(1)] = -1;
      p.state.armies = [];
      expect([coupSucceeds(p.table, 1, FIRENZE), thinkable()]).toEqual([false, false]);
      p.state.back[FI(5)] = 3;
      expect([thinkable(), coupSucceeds(p.table, 1, FIRENZE)]).toEqual([true, true]);
    },
  );

  rule('pod.16d', 'whoever changes sides takes former opponents along, from either side', () => {
    const open = (seat: number, id: string) => {
      const p = governing();
      const here = [1, 2, 3, 4, 5, 6].map(number => sestiere(id, number));
      for (const one of here) p.state.holder[one] = -1;
      return [takeable(p.table, seat), here.filter(one => p.state.face[one] !== p.player(seat).faction)];
    };
    for (const [seat, id] of [
      [0, 'firenze'],
      [1, 'siena'],
      [2, 'lucca'],
    ] as const) {
      const [taken, opponents] = open(seat, id);
      expect([taken, taken?.length === 0]).toEqual([opponents, false]);
    }
  });

  rule(
    ['pod.17c', 'pod.47a'],
    'hosts: whom they trust, then in order after whoever sends them away, himself last',
    () => {
      const asked = (by: number, holder = -1) => {
        const p = position(6);
        for (const seat of [1, 3, 4]) p.player(seat).faction = GHIBELLINE;
        p.govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa').govern(4, 'arezzo');
        Object.assign(p.player(5), { faction: GHIBELLINE });
        p.state.holder[FI(2)] = holder;
        p.state.face[FI(2)] = GHIBELLINE;
        const live = called(p);
        banish(live, FI(2), 2, by, 'pod.17d');
        return live.frames;
      };
      const hosts = (...left: number[]) => [{ step: 'hosting', sestiere: FI(2), left }];
      // Seat 5 governs nothing; 0 and 2 are of the other faction.
      expect([asked(0), asked(2), asked(3), asked(2, 1)]).toEqual([
        hosts(1, 3, 4),
        hosts(3, 4, 1),
        hosts(4, 1, 3),
        hosts(1, 3, 4),
      ]);
    },
  );

  rule(['pod.17c', 'pod.47a'], 'who waits outside, and every reason against taking him in', () => {
    const p = governing().treasury('siena', 0).govern(1, 'arezzo');
    const first = sestiere('arezzo', 1);
    const why = (seat: number, one: number, id: string) => said(whyNoHosting(p.table, seat, one, communeNamed(id)));
    expect([waiting(p.state), why(1, FI(2), 'siena')]).toEqual([[], `pod.47a absent ${FI(2)}`]);
    for (const one of [first, FI(2)]) Object.assign(p.state.place, { [one]: IN_THE_BOX });
    p.state.banished[FI(2)] = 1 << communeNamed('arezzo');
    expect(waiting(p.state)).toEqual([first, FI(2)].sort((a, b) => a - b));
    expect([why(0, FI(2), 'firenze'), why(1, FI(2), 'lucca'), why(1, FI(2), 'arezzo')]).toEqual([
      'pod.17c cannot faction',
      `pod.47a notGoverned ${communeNamed('lucca')}`,
      `pod.17c absent ${FI(2)}`,
    ]);
    p.purse(1, 0);
    expect(why(1, FI(2), 'siena')).toMatch(/^pod.47a tooDear \d+$/);
  });

  rule(['pod.44w', 'pod.20c'], 'war on a partner ends the league and breaks a word of peace', () => {
    const p = governing().league(0, 2);
    p.state.promises = [{ id: 3, from: 0, to: 2, what: 0, month: 1, until: 4, florins: 0 }];
    const live = called(p);
    breakLeague(live, 0, 1);
    expect([p.player(0).league, p.state.promises.length]).toEqual([0, 1]);
    breakLeague(live, 0, 2);
    expect([p.player(0).league, p.state.promises, toldOf(live, 'promiseBroken')]).toMatchObject([
      -1,
      [],
      [{ from: 0, to: 2, only: [0, 2] }],
    ]);
  });

  rule('pod.45c', 'an oath asks the increased contribution, or half of it', () => {
    const p = governing();
    expect([oathPrice(p.table, 0, SI(5), 1), oathPrice(p.table, 0, SI(5), 0.5)]).toEqual([
      base(5) * turn,
      (base(5) * turn) / 2,
    ]);
    p.state.turned[SI(5)] = 1;
    expect(oathPrice(p.table, 0, SI(5), 1)).toBe(base(5) * again);
    lasting(p, 'delta', 0, -1, -20);
    expect(oathPrice(p.table, 0, SI(5), 1)).toBe(base(5) * again - 20);
    lasting(governing(), 'delta', 0);
    p.state.lasting = [];
    expect(oathPrice(lasting(p, 'delta', 0, -1, -9000).table, 0, SI(5), 1)).toBe(0);
  });
});
