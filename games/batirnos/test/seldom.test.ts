/** What seldom happens: pieces without a way back, places of a mustered army, the end of a turn, guns and dragoons placed. */
import { at, Generator, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { placements, unitPosts, whyNoPlacement } from '../src/02-armies/deployment.ts';
import { initialState } from '../src/02-armies/setup-steps.ts';
import { clustersOf, participants, separator } from '../src/07-melee/separation.ts';
import { commands, linked } from '../src/10-command/command.ts';
import { redrawSecrets } from '../src/secrets.ts';
import { AWAITED, FIRED, GONE, MOVED, PARALYSED, SECOND, SHAKEN } from '../src/state.ts';
import { type Condition, type Position, position } from './battlefield.ts';
import { charge, firing, HOLD, march, moving, shoot, step } from './drill.ts';
import { rule } from './rules.ts';

describe('ways back', () => {
  rule('nqsb.2.5.2.ability', '42 Caracollo: who has nowhere to swing to is not asked', () => {
    const after = (...friends: string[]) => {
      const p = position()
        .lead(0, 0, '1009', 'villequier')
        .put('A', 0, 'ge-re', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 42)
        .draws(0, 8, 7, 6, 5);
      for (const hex of friends) p.put(hex, 0, 'fr-pm-line', hex, 'N');
      const t = firing(p).act(shoot(p, 'A', 'B'));
      if (t.step === 'answer') t.act(HOLD);
      return t.step;
    };
    expect(after()).toBe('caracole');
    expect(after('0907', '0908', '1008')).not.toBe('caracole');
  });

  rule(
    ['nqsb.5.3', 'nqsb.5.3.incomplete'],
    'who cannot move at all falls back nowhere, and is told to have come short',
    () => {
      const p = position().put('A', 0, 'fr-ap', '1007', 'N').put('B', 1, 'sp-pm', '1005', 'S');
      const frame = {
        unit: 0,
        how: 'fall',
        must: true,
        foe: p.unit('B'),
        from: p.hex('1005'),
        rule: 'nqsb.6.1.two-losses',
      };
      const t = p.play({ step: 'forced', ...frame, how: 'fall' });
      expect([t.told('fellBack'), t.told('incomplete').length, p.where('A')]).toEqual([[], 1, '1007']);
      const q = position().put('A', 0, 'fr-pm-line', '1007', 'N').put('B', 1, 'sp-pm', '1006', 'S');
      const u = q.play({ step: 'forced', ...frame, how: 'fall', from: q.hex('1006') });
      expect([u.told('fellBack').map(({ to }) => q.name(to)), u.told('incomplete')]).toEqual([['0909'], []]);
    },
  );

  rule(
    'nqsb.10.1',
    'a leader ridden down flees to the nearest friend, unit 0 as well as another, or falls (R31)',
    () => {
      const ridden = (...friends: [string, string][]) => {
        const p = position().lead(1, 0, '1010', 'villequier').lead(0, 0, '1006', 'villequier');
        for (const [label, hex] of friends) p.put(label, 0, 'fr-pm-line', hex, 'N');
        p.put('E', 1, 'sp-cp', '1007', 'S').order(1, 0, 5);
        const t = moving(p, 1).act(march(p, 'E')).act(step(p, '1006'));
        return t.told('leaderFell').length > 0 ? 'falls' : p.name(at(p.state.post, p.general(0, 0)));
      };
      expect(ridden(['A', '1003'])).toBe('1003');
      expect(ridden(['A', '1003'], ['F', '1004'])).toBe('1004');
      expect(ridden(['F', '1004'], ['A', '1003'])).toBe('1004');
      expect(ridden(['A', '1002'])).toBe('falls');
    },
  );
});

describe('command', () => {
  rule('nqsb.10.3.unit', 'nobody commands from off the map, nor a unit that is off it', () => {
    const p = position().lead(0, 0, '1007', 'villequier').put('A', 0, 'fr-fl', '1008');
    const division = p.division(0, 0);
    expect(commands(p.battle, division, 0)).toBe(true);
    p.state.cell = p.state.cell.with(0, GONE);
    expect(commands(p.battle, division, 0)).toBe(false);
    p.state.tied[p.general(0, 0)] = 0;
    expect(commands(p.battle, division, 0)).toBe(false);
    p.put('A', 0, 'fr-fl', '1008');
    expect(commands(p.battle, division, 0)).toBe(true);
    p.state.post[p.general(0, 0)] = GONE;
    expect(commands(p.battle, division, 0)).toBe(false);
  });

  rule('nqsb.10.6.2', 'an order reaches as far as the morale of both together, and a general not yet there', () => {
    const p = position().command(0, '1013', 'villequier').lead(0, 0, '1007', 'villequier');
    const holds = () => linked(p.battle, p.cic(0), p.general(0, 0));
    expect(holds()).toBe(true);
    expect(p.lead(0, 0, '1006') && holds()).toBe(false);
    p.state.post[p.general(0, 0)] = AWAITED;
    expect(holds()).toBe(true);
    p.lead(0, 0, '1012').state.post[p.cic(0)] = GONE;
    expect(holds()).toBe(false);
    expect(linked(p.battle, p.cic(0), p.cic(0))).toBe(true);
  });
});

describe('melees', () => {
  rule(
    ['nqsb.7.4.1', 'nqsb.7.4.1.steps'],
    'clusters are units in contact; one alone is none; the larger side separates',
    () => {
      const p = position()
        .put('A', 0, 'fr-pm-line', '1007')
        .put('B', 0, 'fr-pm-line', '1107')
        .put('C', 0, 'fr-pm-line', '0311')
        .put('D', 1, 'sp-pm', '1006')
        .put('E', 1, 'sp-pm', '1505')
        .put('F', 1, 'sp-pm', '1106');
      const units = ['A', 'B', 'C', 'D', 'E', 'F'].map(label => p.unit(label));
      const clusters = clustersOf(p.battle, units).map(cluster => cluster.map(unit => p.label(unit)).sort());
      expect(clusters).toEqual([['A', 'B', 'D', 'F']]);
      const side = (...labels: string[]) =>
        separator(
          p.battle,
          labels.map(label => p.unit(label)),
          1,
        );
      expect([side('A', 'B', 'D'), side('A', 'D', 'F'), side('A', 'B', 'D', 'F')]).toEqual([0, 1, 1]);
      expect(
        participants({
          side: 0,
          attacks: [
            [1, 4],
            [2, 4],
          ],
          joined: [4, 5],
          at: 'division',
        }),
      ).toEqual([1, 4, 2, 5]);
    },
  );

  rule('nqsb.9.6', 'after a raid there is a move, no charge', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('G', 0, 'ge-pm', '1109', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 16);
    const t = p.play({ step: 'late', side: 0 });
    expect(t.refusal(charge(p, 'A', 'B'))).toMatchObject({ rule: 'nqsb.9.6', reason: 'noDuttilita' });
    expect(t.legal('charge').map(({ unit }) => p.label(Number(unit)))).not.toContain('A');
  });
});

describe('pieces and places', () => {
  rule(
    ['nqsb.2.1.points', 'nqsb.10.15'],
    'places of a mustered army: a CiC, five generals, two wings, ten characters, 36 units',
    () => {
      const { leaders, units, divisions } = position('punti').ground.roster;
      for (const side of [0, 1]) {
        const own = leaders.filter(slot => slot.side === side);
        const roles = ['cic', 'division', 'wing', 'character'].map(role => own.filter(slot => slot.role === role));
        expect(roles.map(slots => slots.map(({ place }) => place))).toEqual([
          [0],
          [0, 1, 2, 3, 4],
          [0, 1],
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        ]);
        expect(own.every(({ card, hex }) => card === -1 && hex === -1)).toBe(true);
        const theirs = divisions.filter(division => division.side === side);
        expect(theirs.map(({ place, reserve, units: members }) => [place, reserve, members.length])).toEqual([
          [0, false, 6],
          [1, false, 6],
          [2, false, 6],
          [3, false, 6],
          [4, false, 6],
          [5, true, 6],
        ]);
        expect(at(theirs, 5).leader).toBe(leaders.findIndex(slot => slot.side === side && slot.role === 'cic'));
        expect(units.filter(unit => unit.side === side)).toHaveLength(36);
      }
      divisions.forEach((division, index) => {
        expect(division.units.map(unit => [at(units, unit).division, at(units, unit).place])).toEqual(
          [0, 1, 2, 3, 4, 5].map(nth => [index, nth]),
        );
        if (!division.reserve) expect(at(leaders, division.leader).division).toBe(index);
      });
    },
  );

  const fresh = (troop: string): Position => {
    const p = position('lens', { deployment: 'free' });
    Object.assign(p.state, initialState(p.ground, p.options));
    p.lead(0, 0, '0809');
    const [unit = -1] = at(p.ground.roster.divisions, p.division(0, 0)).units;
    p.state.troop[unit] = p.ground.troops.findIndex(({ id }) => id === troop);
    return p;
  };
  const forms = (troop: string): [boolean, number[]][] => {
    const p = fresh(troop);
    const division = p.division(0, 0);
    const [unit = -1] = at(p.ground.roster.divisions, division).units;
    const all = placements(p.battle, division, unit);
    const [to = -1] = unitPosts(p.battle, division, unit);
    expect(new Set(all.map(one => one.to))).toEqual(new Set(unitPosts(p.battle, division, unit)));
    const here = all.filter(one => one.to === to);
    const kinds = [...new Set(here.map(({ second }) => second))];
    return kinds.map(second => [second, here.filter(one => one.second === second).map(({ facing }) => facing)]);
  };

  rule(
    ['nqsb.2.3.facing', 'nqsb.9.2.no-front'],
    'guns in battery face as they like, limbered they have no front; dragoons both ways',
    () => {
      const any = [0, 1, 2, 3, 4, 5];
      const front = position('lens').ground.roster.front[0] ?? -1;
      expect(forms('fr-pm-line')).toEqual([[false, any]]);
      expect(forms('fr-al')).toEqual([
        [false, any],
        [true, [front]],
      ]);
      expect(forms('fr-ap')).toEqual(forms('fr-al'));
      expect(forms('fr-dr')).toEqual([
        [false, any],
        [true, any],
      ]);
    },
  );

  rule(['nqsb.2.3.command', 'nqsb.2.3.facing', 'nqsb.2.3.general'], 'why a unit is not placed so', () => {
    const p = fresh('fr-pm-line');
    const division = p.division(0, 0);
    const [unit = -1, other = -1] = at(p.ground.roster.divisions, division).units;
    const [stranger = -1] = at(p.ground.roster.divisions, p.division(0, 1)).units;
    const why = (who: number, hex: string, second = false) => {
      const found = whyNoPlacement(p.battle, division, { unit: who, to: p.hex(hex), facing: 0, second });
      return `${found?.rule} ${found?.reason}`;
    };
    expect(why(unit, '0909', true)).toBe('nqsb.2.3.facing oneForm');
    expect(why(unit, '0909')).toBe('nqsb.9.2.no-front keepsFacing');
    expect(why(other, '0909')).toBe('nqsb.2.3.command notNext');
    expect(why(stranger, '0909')).toBe('nqsb.2.3.command otherDivision');
    expect(why(unit, '0801')).toBe('nqsb.2.3.command notInZone');
    expect(why(unit, '0809')).toBe('nqsb.2.3.stacking occupied');
    expect(why(unit, '1309')).toBe('nqsb.2.3.command beyondGeneral');
    p.state.cell = p.state.cell.with(unit, p.hex('0909'));
    expect(why(unit, '0709')).toBe('nqsb.2.3.command isPlaced');
    p.state.post[p.general(0, 0)] = AWAITED;
    expect(why(other, '0709')).toBe('nqsb.2.3.general generalFirst');
  });

  rule('nqsb.2.2.m45', 'a best card that has been seen is one of his exchanges', () => {
    for (let nth = 0; nth < 8; nth++) {
      const p = position();
      p.state.exchanged[1] = [0, 1, 0];
      Object.assign(at(p.state.cards, 1), {
        discard: [38],
        hand: [1],
        pile: Array.from({ length: 28 }, (_, i) => i + 2),
      });
      redrawSecrets(p.battle, 0, new Generator(startChance('sfc32', `seen ${nth}`)));
      const { hand, pile } = at(p.state.cards, 1);
      const hidden = [...hand, ...pile];
      expect([hidden.length, hidden.filter(card => card > 30), hidden.filter(card => card > 24).length]).toEqual([
        29,
        [],
        5,
      ]);
    }
  });
});

describe('the end of a turn', () => {
  rule('nqsb.3.2.4', 'orders go, and every mark of the turn; what lasts stays', () => {
    const is: Condition = { shaken: true, paralysed: true, second: true };
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-dr', '1009', 'N', is)
      .put('C', 0, 'fr-pm-line', '1109', 'N')
      .put('D', 0, 'fr-pm-line', '0909', 'N')
      .put('B', 1, 'sp-pm', '1004', 'S')
      .order(0, 0, 5, 'fire')
      .order(1, 0, 6);
    p.state.marks[0] = (p.state.marks[0] ?? 0) | FIRED | MOVED;
    p.state.losses[0] = 1;
    p.state.tied[0] = 0;
    Object.assign(p.state, { contacts: [1], fought: [2], standing: [3], results: [1], rode: [0] });
    p.state.ledger[0] = { start: 50, shaken: 1, units: 2, generals: 3, objectives: 4 };
    const t = p.play({ step: 'turnEnd' });
    const { state } = p;
    expect(state.marks[0]).toBe(SHAKEN | SECOND | (PARALYSED & (state.marks[0] ?? 0)));
    expect((state.marks[0] ?? 0) & (FIRED | MOVED)).toBe(0);
    expect([state.losses[0], state.tied[0], state.contacts, state.fought]).toEqual([0, -1, [], []]);
    expect([state.standing, state.results, state.rode]).toEqual([[], [], []]);
    expect([new Set(state.order), new Set(state.focus), new Set(state.priority)]).toEqual([
      new Set([0]),
      new Set([0]),
      new Set([0]),
    ]);
    expect([at(state.cards, 0).discard, at(state.cards, 1).discard]).toEqual([[5], [6]]);
    expect(state.determination).toEqual([40, 50]);
    expect(t.told('determination')).toEqual([expect.objectContaining({ side: 0, determination: 40, lost: 10 })]);
  });

  rule('nqsb.3.2.4', 'a loss of one is told, none is not', () => {
    const told = (lost: number) => {
      const p = position().put('A', 0, 'fr-pm-line', '1009').put('B', 1, 'sp-pm', '1004');
      at(p.state.ledger, 0).objectives = lost;
      return p
        .play({ step: 'turnEnd' })
        .told('determination')
        .map(({ lost: points }) => points);
    };
    expect([told(0), told(1), told(2)]).toEqual([[], [1], [2]]);
  });
});

rule(['nqsb.10.19.agreed', 'nqsb.2.1.points', 'nqsb.2.1.scenario-oob'], 'what is agreed before a match', () => {
  const { options } = position().game;
  expect(
    Object.fromEntries(
      Object.entries(options).map(([name, { values, default: usual, scenarios }]) => [
        name,
        [values, usual, scenarios],
      ]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "beck": [
        [
          false,
          true,
        ],
        false,
        [
          "rocroi",
        ],
      ],
      "budget": [
        [
          "80",
          "120",
          "160",
        ],
        "120",
        [
          "punti",
        ],
      ],
      "deployment": [
        [
          "free",
          "historical",
        ],
        "free",
        [
          "intro",
          "rocroi",
          "lens",
          "lens-grande",
          "rethel",
          "arras",
          "valenciennes",
          "dunes",
        ],
      ],
      "firstValue": [
        [
          "scenario",
          "2",
          "3",
          "4",
        ],
        "scenario",
        undefined,
      ],
      "secondValue": [
        [
          "scenario",
          "2",
          "3",
          "4",
        ],
        "scenario",
        undefined,
      ],
    }
  `);
});
