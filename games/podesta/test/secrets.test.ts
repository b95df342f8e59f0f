/** What each seat may know (pod.R146, pod.R149). */
import { at, canonical, Generator, Play, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { AID } from '../src/20-agreements/promises.ts';
import { cloneState } from '../src/clone.ts';
import { whatSeatKnows } from '../src/secrets.ts';
import { PRODITOR, SPADA, type State, UNDEPLOYED } from '../src/state.ts';
import { battle, phase } from './battles.ts';
import { companyNamed, game, good, leg, type Match, position, rule, sestiere, unitOf } from './position.ts';

const FI = (...numbers: number[]) => numbers.map(number => sestiere('firenze', number));
const SI = (...numbers: number[]) => numbers.map(number => sestiere('siena', number));

/** What a seat may imagine: the same position drawn again so often. */
function imagined(match: Match, seat: number, times = 30): State[] {
  const chance = new Generator(startChance('sfc32', 'imagined'));
  return Array.from({ length: times }, () => {
    const state = cloneState(match.state);
    game.resample(new Play(game, { ...match.play.position, state }).look, seat, chance);
    return state;
  });
}

describe('hidden information', () => {
  rule('pod.23b', 'Benefici are hidden until used, their number is not', () => {
    const { state } = position().tokens(0, 'spada-1', 'proditor');
    const seen = at(whatSeatKnows(state, 1).players, 0);
    expect(seen).toMatchObject({ benefici: [], beneficiCount: 2 });
    expect(at(whatSeatKnows(state, 0).players, 0).benefici).toEqual([SPADA, PRODITOR]);
  });

  rule('pod.29j', 'the companies of an army are known to its owner until it shows itself', () => {
    const p = position().govern(0, 'firenze').govern(1, 'siena').army(0, 'N8', FI(1, 3));
    const where = (seat: number | null) => FI(1, 3).map(unit => whatSeatKnows(p.state, seat).armyOf[unit]);
    expect(where(0)).toEqual([1, 1]);
    expect(where(1)).toEqual([-1, -1]);
    expect(where(null)).toEqual([-1, -1]);
    at(p.state.armies, 0).shown = true;
    expect(where(1)).toEqual([1, 1]);
  });

  rule('pod.20c', 'an offer is known to its parties', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena');
    p.political(0).propose(1, leg(true, { kind: 'florins', florins: 100 }));
    expect([0, 1, 2].map(seat => whatSeatKnows(p.state, seat).deal !== null)).toEqual([true, true, false]);
  });

  rule(['pod.20c', 'pod.20a'], 'who is asked to admit somebody to his league knows the offer, from either side', () => {
    const knows = (league: number[], proposer: number, partner: number, kind: 'league' | 'florins') => {
      const p = position(5);
      for (const player of p.state.players) player.faction = p.player(0).faction;
      p.govern(0, 'firenze')
        .govern(1, 'siena')
        .govern(2, 'lucca')
        .league(...league);
      p.commune('firenze').cell = p.commune('siena').cell;
      // Another league, of which neither is a member.
      p.player(4).league = 1;
      const clause = kind === 'league' ? { kind, leaving: false } : { kind, florins: 100 };
      p.political(proposer).propose(partner, leg(true, clause));
      return [0, 1, 2, 3, 4].map(seat => whatSeatKnows(p.state, seat).deal !== null);
    };
    expect(knows([1, 2], 0, 1, 'league')).toEqual([true, true, true, false, false]);
    expect(knows([0, 2], 0, 1, 'league')).toEqual([true, true, true, false, false]);
    expect(knows([], 0, 1, 'league')).toEqual([true, true, false, false, false]);
    expect(knows([1, 2], 0, 1, 'florins')).toEqual([true, true, false, false, false]);
  });
});

describe('what others agree upon', () => {
  const talking = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').goods(0, { metalli: 3 });
  const different = (states: State[], what: (state: State) => unknown) =>
    new Set(states.map(state => JSON.stringify(what(state)))).size;
  const views = (match: Match, seat: number) => {
    const chance = new Generator(startChance('sfc32', 'views'));
    const seen = canonical(match.play.view(seat));
    return Array.from({ length: 10 }, () => canonical(match.play.resample(seat, chance).view(seat)) === seen);
  };

  rule('pod.20c', 'that two talk is known, what about is not: a third imagines any clauses', () => {
    const match = talking()
      .political(0)
      .propose(
        1,
        leg(true, { kind: 'goods', good: good('metalli'), lots: 2 }),
        leg(false, { kind: 'florins', florins: 200 }),
      );
    expect(match.step).toBe('answer');
    const third = imagined(match, 2);
    expect(different(third, ({ deal }) => deal?.legs)).toBeGreaterThan(10);
    expect(different(third, ({ deal }) => deal?.legs.length)).toBeGreaterThan(2);
    for (const { deal } of third)
      expect([deal?.proposer, deal?.partner, deal?.legs.length === 0]).toEqual([0, 1, false]);
    for (const { deal } of imagined(match, 1))
      expect(deal?.legs).toMatchObject([
        { kind: 'goods', good: good('metalli'), lots: 2 },
        { kind: 'florins', florins: 200 },
      ]);
    expect(views(match, 2)).not.toContain(false);
  });

  rule('pod.20c', 'so it is with offers that stand', () => {
    const match = talking()
      .political(0)
      .propose(1, leg(true, { kind: 'florins', florins: 100 }))
      .do('letStand');
    expect(different(imagined(match, 2), ({ offers }) => offers.map(({ legs }) => legs))).toBeGreaterThan(3);
    expect(different(imagined(match, 1), ({ offers }) => offers)).toBe(1);
    expect(views(match, 2)).not.toContain(false);
  });

  rule(['pod.20c', 'pod.22i', 'pod.27b'], 'promises, parts in cards and companies lent are known to the two', () => {
    const p = talking();
    const promise = (from: number, to: number) => ({ id: from, from, to, what: 1, month: 1, until: 3, florins: 0 });
    p.state.promises = [promise(0, 1), promise(1, 2)];
    p.state.pledges = [0, 2].map(seat => ({ seat, card: 3 + seat, partner: 1, lots: 1 }));
    const [lent] = FI(1);
    p.state.lent[lent ?? 0] = 1;
    const match = p.political(0);
    for (const { promises, pledges, lent: loans } of imagined(match, 2)) {
      expect([promises.map(({ from }) => from), pledges.map(({ seat }) => seat)]).toEqual([[1], [2]]);
      expect(loans.some(to => to >= 0)).toBe(false);
    }
    for (const { promises, pledges, lent: loans } of imagined(match, 1))
      expect([promises.length, pledges.length, loans[lent ?? 0]]).toEqual([2, 2, 1]);
    expect([views(match, 2), views(match, 1)].flat()).not.toContain(false);
    const seen = (seat: number | null): unknown => whatSeatKnows(p.state, seat).lent[lent ?? 0];
    expect([seen(0), seen(1), seen(2), seen(null)]).toEqual([1, 1, -1, -1]);
  });

  rule('pod.27b', 'whether a company is lent already is found out by who asks for it only when it is refused', () => {
    const p = talking();
    p.state.lent[sestiere('siena', 1)] = 2;
    const asked = leg(false, { kind: 'troops', sestiere: sestiere('siena', 1) });
    const match = p.political(0).propose(1, asked);
    expect([match.step, match.legal('accept')]).toEqual(['answer', []]);
    const lending = leg(true, { kind: 'troops', sestiere: sestiere('siena', 1) });
    expect(p.political(1).proposalRefusal(0, lending)).toMatchObject({ rule: 'pod.20c' });
  });

  rule('pod.38b', 'extra pay of others is unknown, also when there is none', () => {
    const p = talking().hire(1, 'grifone', 'siena').purse(1, 2000);
    const fight = battle(p, [[sestiere('firenze', 1), 'f4']], [[unitOf('grifone'), 'f5']]);
    fight.tokens = [[], []];
    const company = companyNamed('grifone');
    const match = phase(p, 'fight');
    expect(different(imagined(match, 0), state => state.battle?.extra[company])).toBeGreaterThan(3);
    expect(different(imagined(match, 1), state => state.battle?.extra[company])).toBe(1);
  });

  rule(
    ['pod.29b', 'pod.20c'],
    'a war that a promise of aid widens cannot be taken back: the promise has shown itself',
    () => {
      const declared = (aid: boolean) => {
        const p = talking();
        if (aid) p.state.promises = [{ id: 1, from: 2, to: 0, what: AID, month: 1, until: 3, florins: 0 }];
        return p.military(0).play.apply(0, { type: 'declareWar', challenged: 1 });
      };
      expect([declared(true), declared(false)]).toMatchObject([
        { ok: true, irrevocable: true },
        { ok: true, irrevocable: false },
      ]);
    },
  );
});

describe('who has come to a battle', () => {
  /** Two of Firenze's companies against two of Siena's, the lines still covered. */
  const covered = (kind: 'field' | 'street' = 'field') => {
    const p = position().govern(0, 'firenze').govern(1, 'siena', 1, 2, 3, 4, 5, 6);
    p.army(0, 'N9', FI(1, 3)).army(1, 'N9', SI(1, 4));
    const hidden = (unit: number) => [unit, ''] as const;
    const fight = battle(p, FI(1, 3).map(hidden), SI(1, 4).map(hidden), { commander: [-1, -1], kind });
    for (const soldier of fight.soldiers) soldier.left = 0;
    return { p, match: p.play([{ step: 'deployment', sides: [0, 1] }, { step: 'afterBattle' }]) };
  };
  const ranks = (match: Match, seat: number, side: number) =>
    imagined(match, seat).map(({ battle: fight }) =>
      (fight?.soldiers ?? []).filter(soldier => soldier.side === side).map(({ unit }) => unit),
    );

  rule('pod.33j', 'the enemy sees covered companies only, and can imagine any that could have come', () => {
    const { p, match } = covered();
    const seen = whatSeatKnows(p.state, 0).battle?.soldiers.map(({ unit }) => unit);
    expect(seen).toEqual([...FI(1, 3), -1, -1]);
    const enemies = new Set(ranks(match, 0, 1).flat());
    expect([...enemies].sort((a, b) => a - b)).toEqual(SI(1, 2, 3, 4, 5, 6));
  });

  rule('pod.33j', 'nobody doubts his own companies, nor those that are uncovered', () => {
    const { p, match } = covered();
    for (const own of ranks(match, 0, 0)) expect(own).toEqual(FI(1, 3));
    for (const soldier of p.state.battle?.soldiers ?? []) if (soldier.cell === UNDEPLOYED) soldier.cell = soldier.side;
    for (const enemies of ranks(match, 0, 1)) expect(enemies).toEqual(SI(1, 4));
  });

  rule('pod.29j', 'whoever is imagined on the field is imagined in the army that stands there', () => {
    const { match } = covered();
    for (const { battle: fight, armyOf } of imagined(match, 0)) {
      const enemies = (fight?.soldiers ?? []).filter(({ side }) => side === 1);
      expect(enemies.map(({ unit }) => armyOf[unit])).toEqual([2, 2]);
      expect(armyOf.filter(army => army === 2)).toHaveLength(2);
    }
  });
});
