/** What each seat may know (part 1.5 of the interpretation). */
import { at, Generator, Play, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { cloneState } from '../src/clone.ts';
import { whatSeatKnows } from '../src/secrets.ts';
import { PRODITOR, SPADA, type State, UNDEPLOYED } from '../src/state.ts';
import { battle } from './battles.ts';
import { game, leg, type Match, position, rule, sestiere } from './position.ts';

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

  rule('pod.20c', 'an offer is known to its parties, and to the partner only when it is made', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena');
    const match = p
      .political(0)
      .act({ type: 'propose', partner: 1 })
      .clause(leg(true, 'florins', 100));
    expect([0, 1, 2].map(seat => whatSeatKnows(p.state, seat).deal !== null)).toEqual([true, false, false]);
    match.do('send');
    expect([0, 1, 2].map(seat => whatSeatKnows(p.state, seat).deal !== null)).toEqual([true, true, false]);
  });
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
