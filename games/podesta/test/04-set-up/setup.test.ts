import { at, Generator, Play } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { setUp } from '../../src/04-set-up/setup.ts';
import { factionOf, isUnrepresented, present } from '../../src/10-office/trust.ts';
import { FIRST_MERCENARY, GHIBELLINE, GUELPH, NOBODY } from '../../src/state.ts';
import { data } from '../data/support.ts';
import { communeNamed, game, position, rule, SEATS, sestiere, world } from '../position.ts';

const begun = (seats: number, script: number[] = []) =>
  setUp(world, seats, new Generator({ stream: 'sfc32', words: [7, 2, 3, 1], script })).state;

describe('the table', () => {
  rule('pod.4a', 'two to six may play', () => {
    for (const [id, { seats, minSeats }] of Object.entries(game.scenarios).map(
      ([id, one]) => [id, { seats: one.seats.length, minSeats: one.min ?? one.seats.length }] as const,
    ))
      expect([id, minSeats, seats]).toEqual([id, id === 'long' ? 4 : 2, 6]);
    expect(() => Play.begin(game, { scenario: 'normal', seats: 7, seed: 'x' })).toThrow();
    expect(() => Play.begin(game, { scenario: 'normal', seats: 1, seed: 'x' })).toThrow();
  });

  rule('pod.4b', 'the length is chosen before: years, an objective, or time', () => {
    expect(Object.keys(game.scenarios).sort()).toEqual([
      'conquest',
      'long',
      'normal',
      'points',
      'sestieri',
      'short',
      'timed',
    ]);
  });

  rule('pod.4e', 'the communes given out are those for so many, each to one', () => {
    const ids = data.lengths.setup.map(communeNamed);
    for (const seats of [2, 3, 4, 5, 6])
      expect(
        begun(seats)
          .players.map(({ assigned }) => assigned)
          .sort((a, b) => a - b),
      ).toEqual(ids.slice(0, seats).sort((a, b) => a - b));
  });

  rule(['pod.18a', 'pod.27b', 'pod.31a'], 'nobody governs, marches, is lent or hired; nobody is anywhere', () => {
    const { communes, players, armyOf, employer, payer, station, lent, place, turns, ...rest } = begun(3);
    for (const { podesta, cell, captor, upper, lower, vacant } of communes)
      expect([podesta, cell, captor, upper, lower, vacant]).toEqual([-1, -1, -1, 0, 0, false]);
    for (const { home, host, league, chest, points, out, exiled } of players)
      expect([home, host, league, chest, points, out, exiled]).toEqual([-1, -1, -1, 0, 0, false, false]);
    for (const nobody of [armyOf, employer, payer, station, lent, turns])
      expect(new Set(nobody)).toEqual(new Set([-1]));
    expect(place).toEqual(place.map((_, one) => Math.floor(one / 6)));
    expect([rest.armies, rest.loans, rest.wars, rest.offers, rest.promises, rest.pledges, rest.lasting]).toEqual(
      Array.from({ length: 7 }, () => []),
    );
    expect([rest.deal, rest.battle]).toEqual([null, null]);
  });

  rule(['pod.4c', 'pod.8c'], 'the Notaro is drawn by lot (R1)', () => {
    const holders = Array.from({ length: 20 }, (_, seed) => {
      const { events } = Play.begin(game, { scenario: 'normal', seats: 3, seed: `notaro ${seed}` });
      return events.flatMap(event => (event.type === 'notaro' && 'seat' in event ? [event.seat] : []))[0];
    });
    expect([...new Set(holders)].sort()).toEqual([0, 1, 2]);
  });

  rule(['pod.4e', 'pod.1a'], 'with n players the first n communes of the list are given out by lot', () => {
    expect(begun(2, [1]).players.map(({ assigned }) => assigned)).toEqual([
      communeNamed('firenze'),
      communeNamed('siena'),
    ]);
    expect(begun(2, [0]).players.map(({ assigned }) => assigned)).toEqual([
      communeNamed('siena'),
      communeNamed('firenze'),
    ]);
    for (const seats of [2, 3, 4, 5, 6]) {
      const given = begun(seats).players.map(({ assigned }) => assigned);
      expect(given.sort()).toEqual(SEATS.slice(0, seats).map(communeNamed).sort());
    }
    expect(begun(2, [0]).players.map(({ faction }) => faction)).toEqual([GHIBELLINE, GUELPH]);
  });

  rule(['pod.4f', 'pod.29m'], 'all other communes belong to nobody and are unrepresented (R107)', () => {
    const { state } = position(2);
    const free = state.communes.flatMap((_, commune) => (isUnrepresented(state, commune) ? [commune] : []));
    expect(free).toHaveLength(10);
    expect(free).not.toContain(communeNamed('firenze'));
    expect(state.communes.filter(({ podesta }) => podesta !== NOBODY)).toEqual([]);
  });

  rule(['pod.4g', 'pod.6b', 'pod.22c'], 'each player begins with 1,600 florins and six Mercator cards', () => {
    const state = begun(4);
    expect(state.players.map(({ purse }) => purse)).toEqual([1600, 1600, 1600, 1600]);
    expect(state.players.map(({ mercator }) => mercator.length)).toEqual([6, 6, 6, 6]);
    const dealt = state.players.flatMap(({ mercator }) => mercator);
    expect(state.mercatorDeck).toHaveLength(72 - 24);
    expect(new Set([...dealt, ...state.mercatorDeck]).size).toBe(72);
  });

  rule(['pod.4h', 'pod.2f'], 'twelve Annales cards are laid face down', () => {
    const match = position(2).play([{ step: 'newYear' }]);
    expect(match.state.annales).toHaveLength(12);
    expect(new Set(match.state.annales).size).toBe(12);
    expect(match.state.annalesSeen).toEqual([]);
  });

  rule('pod.4i', 'all fifty Benefici are in the bag', () => {
    const { bag, used, players } = begun(3);
    const counts = data.benefici.tokens.map((_, kind) => bag.filter(one => one === kind).length);
    expect(counts).toEqual([9, 6, 3, 9, 6, 3, 8, 1, 1, 1, 1, 1, 1]);
    expect([used, ...players.map(({ benefici }) => benefici)]).toEqual([[], [], [], []]);
  });

  rule(['pod.4j', 'pod.2d', 'pod.21h'], 'every good stands on 100', () => {
    expect(begun(2).prices).toEqual([100, 100, 100, 100, 100, 100]);
  });

  rule(['pod.4k', 'pod.4l', 'pod.5b'], 'the first month of the first year begins with the auction', () => {
    const match = position(3).play([{ step: 'newYear' }]);
    expect([match.state.year, match.state.month]).toEqual([1, 1]);
    expect([match.step, match.seats]).toEqual(['orderAuction', [0, 1, 2]]);
  });

  rule(
    ['pod.6a', 'pod.6c', 'pod.6d', 'pod.2c'],
    'a merchant begins with empty warehouse, no Benefici and no company (R109)',
    () => {
      const { players, employer } = begun(6);
      expect(data.merchants.merchants.length).toBeGreaterThanOrEqual(players.length);
      for (const { lots, fresh, benefici } of players)
        expect([lots, fresh, benefici]).toEqual([[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], []]);
      expect(employer).toEqual([NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]);
    },
  );
});

rule(
  'pod.49a',
  'the wargame expansion is not part of the game: battles have no other rules to choose than these',
  () => {
    expect(Object.keys(game.options).sort()).toEqual(['hours', 'houses', 'lives', 'market']);
    expect([data.battlefield.columns, data.battlefield.rows]).toEqual([12, 8]);
  },
);

describe('the communes', () => {
  rule(
    ['pod.9c.d', 'pod.2e', 'pod.9c.c'],
    'odd sestieri show the faction of their commune, even ones the other',
    () => {
      const { state } = position(2);
      for (const [commune, faction] of world.faction.entries()) {
        const faces = present(state, commune).map(one => at(state.face, one));
        expect(faces).toEqual([faction, 1 - faction, faction, 1 - faction, faction, 1 - faction]);
      }
      expect(state.holder.filter(holder => holder !== NOBODY)).toEqual([]);
    },
  );

  rule('pod.9c.ex', 'Firenze: 1, 3 and 5 Guelph, 2, 4 and 6 Ghibelline', () => {
    const { state } = position(2);
    const faces = [1, 2, 3, 4, 5, 6].map(number => state.face[sestiere('firenze', number)]);
    expect(faces).toEqual([GUELPH, GHIBELLINE, GUELPH, GHIBELLINE, GUELPH, GHIBELLINE]);
  });

  rule(['pod.9c.a', 'pod.9c.b'], 'seventy-two sestieri, each with a company in its commune', () => {
    const { state } = position(2);
    expect(state.place).toHaveLength(FIRST_MERCENARY);
    for (const commune of state.communes.keys()) expect(present(state, commune)).toHaveLength(6);
    expect([state.armyOf.every(army => army === -1), state.back.every(month => month === 0)]).toEqual([true, true]);
  });

  rule(
    ['pod.11a', 'pod.11b', 'pod.11c', 'pod.11d'],
    'a commune has a treasury, six works and two bonus lines, all empty',
    () => {
      for (const { treasury, works, upper, lower } of position(2).state.communes)
        expect([treasury, works, upper, lower]).toEqual([0, [0, 0, 0, 0, 0, 0], 0, 0]);
    },
  );

  rule('pod.27c', 'units keep the number of their sestiere and its commune', () => {
    expect(sestiere('arezzo', 1)).toBe(0);
    expect(sestiere('volterra', 6)).toBe(71);
    expect(world.company[sestiere('siena', 3) % 6]).toBe('fanti-palvese');
  });

  rule('pod.2b', 'the colour of a commune that nobody governs is that of its Bellatores (R30)', () => {
    const p = position(2);
    const prato = communeNamed('prato');
    expect(factionOf(p.table, prato)).toBe(GUELPH);
    p.state.face[sestiere('prato', 1)] = GHIBELLINE;
    expect(factionOf(p.table, prato)).toBe(GHIBELLINE);
    p.state.place[sestiere('prato', 1)] = -1;
    // Left: 3 and 5 Guelph against 2, 4 and 6 Ghibelline.
    expect(factionOf(p.table, prato)).toBe(GHIBELLINE);
    p.state.place[sestiere('prato', 6)] = -1;
    // Two against two: the last faction, whichever it was.
    expect(factionOf(p.table, prato)).toBe(GUELPH);
    p.commune('prato').faction = GHIBELLINE;
    expect(factionOf(p.table, prato)).toBe(GHIBELLINE);
    // Three against two: the majority, whatever it was before.
    p.state.place[sestiere('lucca', 1)] = prato;
    expect(factionOf(p.table, prato)).toBe(GUELPH);
  });
});
