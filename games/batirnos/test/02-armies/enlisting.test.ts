/** A mustered army takes its places in the roster; places given by the scenario (nqsb.2.1.points, nqsb.2.3.command). */
import { type AnyAction, at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { generalPosts, unitPosts, whyNoPlacement } from '../../src/02-armies/deployment.ts';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import { farFrom } from '../../src/field.ts';
import { AWAITED } from '../../src/state.ts';
import { data, position, redrawn } from '../battlefield.ts';
import { rule } from '../rules.ts';

const leader = (id: string) => data.generals.leaders.findIndex(card => card.id === id);
const troop = (id: string) => data.troops.troops.findIndex(card => card.id === id);

rule(['nqsb.2.1.points', 'nqsb.2.1.characters', 'nqsb.10.15'], 'whom a player hires is who takes the field', () => {
  const p = position('punti', { budget: '120' });
  Object.assign(p.state, initialState(p.ground, p.options));
  const t = p.play({ step: 'muster' });
  const division = (id: string, wing: number, ...units: string[]) => [
    { type: 'hireDivision', leader: leader(id), wing },
    ...units.map(unit => ({ type: 'hire', troop: troop(unit) })),
  ];
  const hire = (side: number, actions: AnyAction[]) => {
    for (const action of [...actions, { type: 'mustered' }]) t.act(action, side);
  };
  hire(0, [
    { type: 'hireCic', leader: leader('rosen') },
    { type: 'hireWing', leader: leader('latour') },
    ...division('delaunay', -1, 'fr-cl', 'fr-fl'),
    { type: 'hireCharacter', leader: leader('gunner') },
    ...division('hopital', 0, 'fr-pm-new', 'fr-cl'),
    { type: 'hireCharacter', leader: leader('engineer') },
    { type: 'hireReserve' },
    { type: 'hire', troop: troop('fr-cl') },
    { type: 'hire', troop: troop('fr-al') },
  ]);
  hire(1, [
    { type: 'hireCic', leader: leader('melo') },
    ...division('solis', -1, 'sp-cl', 'sp-fl'),
    ...division('esteban', -1, 'sp-pm', 'sp-cl', 'sp-cl'),
  ]);
  const { roster } = p.ground;
  const posts = (side: number) =>
    roster.leaders.flatMap(({ side: own, role, place }, index) => {
      const card = at(p.state.leader, index);
      return own === side && card >= 0
        ? [`${role} ${place} ${at(data.generals.leaders, card).id} ${at(p.state.health, index)}`]
        : [];
    });
  expect(posts(0)).toEqual([
    'cic 0 rosen 3',
    'division 0 delaunay 2',
    'division 1 hopital 3',
    'wing 0 latour 3',
    'character 0 gunner 1',
    'character 1 engineer 1',
  ]);
  expect(posts(1)).toEqual(['cic 0 melo 3', 'division 0 solis 3', 'division 1 esteban 3']);
  const ranks = (side: number) =>
    roster.divisions.flatMap(({ side: own, place, units, reserve }, index) => {
      const there = units.filter(unit => at(p.state.troop, unit) >= 0);
      const named = there.map(
        unit => `${at(data.troops.troops, at(p.state.troop, unit)).id}:${at(p.state.strength, unit)}`,
      );
      const wing = at(p.state.wing, index);
      const under = wing < 0 ? '-' : at(roster.leaders, wing).role;
      return own === side && there.length > 0 ? [`${place} ${reserve} ${under} ${named.join(' ')}`] : [];
    });
  expect(ranks(0)).toEqual([
    '0 false - fr-cl:3 fr-fl:3',
    '1 false wing fr-pm-new:3 fr-cl:3',
    '5 true - fr-cl:3 fr-al:2',
  ]);
  expect(ranks(1)).toEqual(['0 false - sp-cl:3 sp-fl:3', '1 false - sp-pm:4 sp-cl:3 sp-cl:3']);
});

describe('a unit with a zone of its own', () => {
  rule(
    ['nqsb.2.3.command', 'nqsb.2.3.stacking'],
    'is placed in it, in a free hex that suits it, and nowhere else',
    () => {
      // Its wood with two clearings, and guns to be placed there, which keep out of woods.
      const cleared = (row: string, column: number) => `${row.slice(0, column)}.${row.slice(column + 1)}`;
      const grid = data.scenarios.rocroi.map.grid.map((row, index) =>
        index === 8 ? cleared(row, 19) : index === 9 ? cleared(row, 20) : row,
      );
      const p = position('rocroi', { deployment: 'free' }, redrawn('rocroi', { grid }));
      Object.assign(p.state, initialState(p.ground, p.options));
      const division = p.division(1, 2);
      const unit = p.ground.roster.units.findIndex(({ zone }) => zone !== undefined);
      p.state.troop[unit] = troop('sp-al');
      for (const other of at(p.ground.roster.divisions, division).units)
        if (other !== unit) p.state.cell = p.state.cell.with(other, -1);
      const place = (hex: string) =>
        whyNoPlacement(p.battle, division, { unit, to: p.hex(hex), facing: 0, second: false });
      const why = (hex: string) => `${place(hex)?.rule} ${place(hex)?.reason}`;
      expect(p.state.cell[unit]).toBe(AWAITED);
      expect(why('1908')).toBe('nqsb.2.3.general generalFirst');
      p.state.post[p.general(1, 2)] = p.hex('1602');
      expect(unitPosts(p.battle, division, unit).map(cell => p.name(cell))).toEqual(['2009', '2110']);
      p.put('X', 0, 'fr-fl', '2009', 'N');
      expect(unitPosts(p.battle, division, unit).map(cell => p.name(cell))).toEqual(['2110']);
      expect([why('1603'), why('2009'), why('2010')]).toEqual([
        'nqsb.2.3.command notInZone',
        'nqsb.2.3.stacking occupied',
        'nqsb.5.4.2.art wrongGround',
      ]);
    },
  );
});

describe('before the first turn', () => {
  rule(['nqsb.2.1.scenario-oob', 'nqsb.3.2'], 'nothing has been ordered, drawn, lost or held yet', () => {
    const p = position('lens', { beck: false });
    const state = initialState(p.ground, p.options);
    const { units, leaders, divisions } = p.ground.roster;
    const all = <T>(of: readonly unknown[], value: T): T[] => of.map(() => value);
    expect(state).toMatchObject({
      turn: 0,
      initiative: 0,
      losses: all(units, 0),
      marks: all(units, 0),
      tied: all(leaders, -1),
      rode: [],
      order: all(divisions, 0),
      focus: all(divisions, 0),
      priority: all(divisions, 0),
      wing: all(divisions, -1),
      routed: [],
      exchanged: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      ledger: all([0, 1], { start: 0, shaken: 0, units: 0, generals: 0, objectives: 0 }),
      determination: [0, 0],
      fallen: [0, 0],
      capacity: [0, 0],
      paid: all(p.ground.setup.objectives, false),
      holder: all(p.ground.setup.objectives, -1),
      results: [],
      contacts: [],
      fought: [],
      standing: [],
    });
  });

  rule('nqsb.2.1.scenario-oob', 'an order of battle: the CiC apart, a general and his units by their places', () => {
    for (const scenario of ['intro', 'lens', 'rocroi'] as const) {
      const { roster, setup } = position(scenario).ground;
      for (const side of [0, 1] as const) {
        const own = roster.leaders.filter(one => one.side === side);
        expect(own.filter(({ role }) => role === 'cic')).toEqual([expect.objectContaining({ division: -1, place: 0 })]);
        const led = own.filter(({ role }) => role === 'division');
        expect(led.map(({ place }) => place)).toEqual(at(setup.sides, side).divisions.map((_, place) => place));
        for (const { division, place } of led) {
          const slot = at(roster.divisions, division);
          expect([slot.side, slot.place, slot.reserve]).toEqual([side, place, false]);
          expect(slot.units.map(unit => at(roster.units, unit).place)).toEqual(slot.units.map((_, nth) => nth));
          expect(slot.units.map(unit => at(roster.units, unit).division)).toEqual(slot.units.map(() => division));
        }
      }
    }
  });

  rule(
    'nqsb.2.3.command',
    'a general stands where all his units find hexes of their own, if there is such a place (R95)',
    () => {
      const posts = (pikes: number, ...hexes: string[]) => {
        const rows = data.scenarios.intro.map.grid.map(row => row.replace(/./g, 'w'));
        for (const hex of hexes) {
          const [column, line] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
          const row = at(rows, line);
          rows[line] = `${row.slice(0, column)}.${row.slice(column + 1)}`;
        }
        const p = position('intro', { deployment: 'free' }, redrawn('intro', { grid: rows }));
        Object.assign(p.state, initialState(p.ground, p.options));
        const division = p.division(0, 0);
        at(p.ground.roster.divisions, division).units.forEach((unit, nth) => {
          p.state.troop[unit] = troop('fr-pm-line');
          if (nth >= pikes) p.state.cell = p.state.cell.with(unit, -1);
        });
        const reach = at(data.generals.leaders, at(p.state.leader, p.general(0, 0))).morale;
        const zone = at(p.ground.roster.zones, 0);
        const near = zone.filter(cell =>
          hexes.every(hex => cell !== p.hex(hex) && farFrom(p.ground.field, cell, p.hex(hex)) <= reach),
        );
        const names = (cells: readonly number[]) => cells.map(cell => p.name(cell));
        return { found: names(generalPosts(p.battle, division)), zone: names(zone), near: names(near) };
      };
      const one = posts(1, '0307');
      expect([one.found, one.near.length < one.zone.length]).toEqual([one.near, true]);
      // Two regiments and one clearing: nowhere is better than anywhere.
      const crowded = posts(2, '0307');
      expect(crowded.found).toEqual(crowded.zone);
      const two = posts(2, '0307', '0407');
      expect(two.found).toEqual(two.near);
    },
  );

  rule('nqsb.2.3.command', 'the only hex that leaves room for the others is the only one', () => {
    const open = (...hexes: string[]) => {
      const rows = data.scenarios.intro.map.grid.map(row => row.replace(/./g, 'w'));
      for (const hex of hexes) {
        const [column, line] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
        const row = at(rows, line);
        rows[line] = `${row.slice(0, column)}.${row.slice(column + 1)}`;
      }
      const p = position('intro', { deployment: 'free' }, redrawn('intro', { grid: rows }));
      Object.assign(p.state, initialState(p.ground, p.options));
      const division = p.division(0, 0);
      const [first = -1, ...rest] = at(p.ground.roster.divisions, division).units;
      p.state.troop[first] = troop('fr-pm-line');
      for (const other of rest) p.state.cell = p.state.cell.with(other, -1);
      p.state.post[p.general(0, 0)] = p.hex('0207');
      return unitPosts(p.battle, division, first).map(cell => p.name(cell));
    };
    // One clearing in his reach, another far from him.
    expect(open('0307', '1009')).toEqual(['0307']);
    expect(open('1009')).toEqual(['1009']);
  });
});
