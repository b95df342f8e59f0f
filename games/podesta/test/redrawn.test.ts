/** Everything hidden at once, drawn again for every seat: what stays, what may be otherwise, what is no longer or more. */
import { at, canonical, Generator, Play, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { cloneState } from '../src/clone.ts';
import { whatSeatKnows } from '../src/secrets.ts';
import { type State, UNDEPLOYED } from '../src/state.ts';
import { battle, from } from './battles.ts';
import { companyNamed, game, position, rule, sestiere, token, unitOf } from './position.ts';

const SEATS = [0, 1, 2, 3];
const TIMES = 25;
const GRIFONE = companyNamed('grifone');
const FI = (...numbers: number[]) => numbers.map(number => sestiere('firenze', number));
const SI = (...numbers: number[]) => numbers.map(number => sestiere('siena', number));
const PR = (...numbers: number[]) => numbers.map(number => sestiere('prato', number));

/** Hands, armies that nobody has seen, companies lent and back from a march, lines still covered, extra pay. */
function allHidden() {
  const p = position(4)
    .govern(0, 'firenze', 1, 2, 3, 4, 5, 6)
    .govern(1, 'siena', 1, 2, 3, 4, 5, 6)
    .govern(2, 'lucca', 1, 2, 3, 4, 5, 6)
    .govern(0, 'prato', 1, 2, 3, 4)
    .govern(3, 'pisa')
    .hire(1, 'grifone', 'siena')
    .tokens(0, 'spada-1', 'scudo-2')
    .tokens(1, 'proditor', 'spada-2', 'scudo-1')
    .tokens(2, 'spada-3')
    .mercator(0, 'MC01', 'MC02')
    .mercator(1, 'MC03')
    .mercator(2, 'MC04', 'MC05', 'MC06');
  const held = p.state.players.flatMap(({ mercator }) => mercator);
  p.state.mercatorUsed = p.state.mercatorDeck.filter(card => !held.includes(card)).slice(0, 3);
  p.state.mercatorDeck = p.state.mercatorDeck.filter(card => ![...held, ...p.state.mercatorUsed].includes(card));
  p.state.annalesSeen = [1, 5, 9, 12];
  p.state.annales = [2, 3, 4, 8, 20, 21];
  p.army(0, 'N9', FI(1, 3), { unpaid: 2 });
  p.army(0, 'C8', PR(1));
  p.army(1, 'N9', [...SI(1, 4), unitOf('grifone')], { unpaid: 3 });
  p.army(2, 'K12', [sestiere('lucca', 2)], { shown: true });
  p.state.turn.goneIn = [...FI(5), sestiere('lucca', 5)];
  p.state.lent[at(FI(6), 0)] = 1;
  const fight = battle(
    p,
    FI(1, 3).map(unit => [unit, ''] as const),
    [...SI(1, 4).map(unit => [unit, ''] as const), [unitOf('grifone'), 'h8']],
    {
      commander: [-1, -1],
      tokens: [[{ kind: token('spada-1'), owner: 0 }], [{ kind: token('scudo-3'), owner: 1 }]],
    },
  );
  fight.extra[GRIFONE] = 100;
  return { p, match: from(p, [{ step: 'deployment', sides: [0, 1] }]) };
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);
const everyToken = ({ bag, used, players, battle: fight }: State): number[] =>
  sorted([
    ...bag,
    ...used,
    ...players.flatMap(({ benefici }) => benefici),
    ...(fight?.tokens ?? []).flat().map(({ kind }) => kind),
  ]);
const everyCard = ({ mercatorDeck, mercatorUsed, players }: State): number[] =>
  sorted([...mercatorDeck, ...mercatorUsed, ...players.flatMap(({ mercator }) => mercator)]);
/** How many of everything there is that can be counted from outside. */
const counts = (state: State): unknown => [
  state.bag.length,
  state.annales.length,
  state.mercatorDeck.length,
  state.mercatorUsed.length,
  state.players.map(({ benefici, mercator }) => [benefici.length, mercator.length]),
  state.armies.map(({ id }) => state.armyOf.filter(army => army === id).length),
  state.turn.goneIn.length,
  state.battle?.tokens.map(pool => pool.length),
];
/** What a seat holds in its own hand. */
const own = (state: State, seat: number): unknown => [
  at(state.players, seat).benefici,
  at(state.players, seat).mercator,
  state.battle?.seats.map((seats, side) => (seats.includes(seat) ? state.battle?.tokens[side] : [])),
  state.armies
    .filter(army => army.seat === seat)
    .map(({ id }) => state.armyOf.flatMap((army, unit) => (army === id ? [unit] : []))),
];

describe('what is hidden, drawn again', () => {
  const { p, match } = allHidden();
  const drawn = (viewer: number): State[] => {
    const chance = new Generator(startChance('sfc32', `viewer ${viewer}`));
    return Array.from({ length: TIMES }, () => {
      const state = cloneState(p.state);
      game.resample(new Play(game, { ...match.play.position, state }).look, viewer, chance);
      return state;
    });
  };

  rule(['pod.23b', 'pod.22c', 'pod.29j', 'pod.33j'], 'is as much as before, and for who sees it what it was', () => {
    for (const viewer of SEATS) {
      const seen = canonical(whatSeatKnows(p.state, viewer));
      for (const state of drawn(viewer)) {
        expect(everyToken(state)).toEqual(everyToken(p.state));
        expect(everyCard(state)).toEqual(everyCard(p.state));
        expect(counts(state)).toEqual(counts(p.state));
        expect(own(state, viewer)).toEqual(own(p.state, viewer));
        expect(canonical(whatSeatKnows(state, viewer))).toBe(seen);
        expect(state.annales.filter(card => state.annalesSeen.includes(card))).toEqual([]);
        expect(new Set(state.annales).size).toBe(state.annales.length);
        for (const { benefici, mercator } of state.players)
          expect([benefici, mercator]).toEqual([sorted(benefici), sorted(mercator)]);
        // Who marches pays: what an army owes fits whoever is thought to be in it.
        expect(state.armies.map(({ owed }) => owed > 0)).toEqual(p.state.armies.map(({ owed }) => owed > 0));
      }
    }
  });

  rule(['pod.23b', 'pod.22c', 'pod.29j', 'pod.33j'], 'may be otherwise, all of it', () => {
    const kinds = (states: State[], what: (state: State) => unknown): number =>
      new Set(states.map(state => canonical(what(state)))).size;
    for (const viewer of SEATS) {
      const states = drawn(viewer);
      const others = SEATS.filter(seat => seat !== viewer);
      const varies = (what: (state: State) => unknown): boolean => kinds(states, what) > 1;
      for (const seat of others) {
        const { benefici, mercator } = p.player(seat);
        expect(varies(state => at(state.players, seat).benefici)).toBe(benefici.length > 0);
        expect(varies(state => at(state.players, seat).mercator)).toBe(mercator.length > 0);
      }
      expect(varies(state => state.annales)).toBe(true);
      expect(varies(state => state.mercatorUsed)).toBe(true);
      for (const [side, seat] of [0, 1].entries()) {
        expect(varies(state => state.battle?.tokens[side])).toBe(seat !== viewer);
        // A company lent, the other's captain and what is uncovered stay what they are.
        expect(varies(state => state.battle?.soldiers.filter(one => one.side === side).map(({ unit }) => unit))).toBe(
          seat !== viewer,
        );
      }
      expect(varies(state => state.battle?.extra)).toBe(viewer !== 1);
      for (const state of states) {
        expect(state.armyOf[unitOf('grifone')]).toBe(p.state.armyOf[unitOf('grifone')]);
        expect(state.armyOf[sestiere('lucca', 2)]).toBe(p.state.armyOf[sestiere('lucca', 2)]);
        expect(state.battle?.soldiers.filter(({ cell }) => cell !== UNDEPLOYED).map(({ unit }) => unit)).toEqual([
          unitOf('grifone'),
        ]);
      }
      // Prato's companies are no Fiorentini, though one merchant governs both.
      const where = (state: State) => PR(1, 2, 3, 4, 5, 6).filter(unit => at(state.armyOf, unit) >= 0).length;
      expect([viewer, states.map(where)]).toEqual([viewer, states.map(() => 1)]);
    }
  });

  rule('pod.29j', 'is shown to who commands it, and a company that is lent to who lent it', () => {
    const seen = (seat: number | null) => whatSeatKnows(p.state, seat);
    expect(SEATS.map(seat => seen(seat).armies.map(({ owed }) => owed > 0))).toEqual(
      SEATS.map(seat => p.state.armies.map(army => army.seat === seat && army.owed > 0)),
    );
    expect(SEATS.map(seat => seen(seat).turn.goneIn)).toEqual([FI(5), [], [sestiere('lucca', 5)], []]);
    expect([seen(null).turn.goneIn, seen(null).armies.some(({ owed }) => owed > 0)]).toEqual([[], false]);
    const lent = at(FI(6), 0);
    expect([...SEATS, null].map(seat => seen(seat).lent[lent])).toEqual([1, 1, -1, -1, -1]);
    // It marches for Siena, whose army nobody has seen: its own merchant knows where it is.
    p.state.armyOf[lent] = at(p.state.armies, 2).id;
    expect([...SEATS, null].map(seat => seen(seat).armyOf[lent])).toEqual([3, 3, -1, -1, -1]);
    p.state.armyOf[lent] = -1;
    expect([...SEATS, null].map(seat => seen(seat).battle?.extra[GRIFONE])).toEqual([0, 100, 0, 0, 0]);
    expect([...SEATS, null].map(seat => seen(seat).battle?.tokens.map(pool => pool.length))).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});
