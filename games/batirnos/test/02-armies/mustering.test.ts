/** Armies by points to the last point: what may be hired so that the army can still be completed (nqsb.2.1). */
import type { Action } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  characterChoices,
  cicChoices,
  divisionChoices,
  draftOf,
  isComplete,
  reserveChoices,
  type Terms,
  unitChoices,
  whyNoHire,
  wingChoices,
} from '../../src/02-armies/muster.ts';
import type { Batirnos } from '../../src/shape.ts';
import { data, position } from '../battlefield.ts';
import { rule } from '../rules.ts';

type Hired = Action<Batirnos>;
const { ground } = position('punti');
const terms = (budget: number): Terms => ({ ground, budget });
const leader = (id: string) => data.generals.leaders.findIndex(card => card.id === id);
const troop = (id: string) => data.troops.troops.findIndex(card => card.id === id);
const nameOf = (index: number) => data.generals.leaders[index]?.id ?? '';
const hire = (...ids: string[]): Hired[] => ids.map(id => ({ type: 'hire', troop: troop(id) }));
const cic = (id: string): Hired => ({ type: 'hireCic', leader: leader(id) });
const wing = (id: string): Hired => ({ type: 'hireWing', leader: leader(id) });
const division = (id: string, ...units: string[]): Hired[] => under(-1, id, ...units);
const under = (wing: number, id: string, ...units: string[]): Hired[] => [
  { type: 'hireDivision', leader: leader(id), wing },
  ...hire(...units),
];
const RESERVE: Hired = { type: 'hireReserve' };
const character = (id: string): Hired => ({ type: 'hireCharacter', leader: leader(id) });

describe('the last points', () => {
  rule(['nqsb.2.1.points', 'nqsb.2.1.cic'], 'a CiC leaves enough for two divisions of two units', () => {
    // Rosen 13, then Fuensaldaña 11 and a general of 12, and four units of light horse at 3: 48.
    const offered = (budget: number) => cicChoices(terms(budget), []).map(one => nameOf(one.leader));
    expect([offered(48).includes('rosen'), offered(47).includes('rosen')]).toEqual([true, false]);
    expect([offered(48).includes('conde'), offered(62).includes('conde'), offered(61).includes('conde')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(offered(40)).toEqual([]);
    expect(offered(120)).not.toContain('alatriste');
    expect(offered(120)).not.toContain('replacement');
  });

  rule(
    ['nqsb.2.1.points', 'nqsb.2.1.division'],
    'a general leaves enough for his units and for another division',
    () => {
      const army = [cic('rosen')];
      const offered = (budget: number) => divisionChoices(terms(budget), army).map(one => nameOf(one.leader));
      // 13, the general, six for his units, then 11 + 6 for the other.
      expect([offered(48).includes('delaunay'), offered(47).includes('delaunay')]).toEqual([true, false]);
      expect([offered(63).includes('conde'), offered(62).includes('conde')]).toEqual([true, false]);
      expect(offered(63)).not.toContain('rosen');
    },
  );

  rule('nqsb.2.1.points', 'units leave enough for the rest: to the point', () => {
    const army = [cic('rosen'), ...division('delaunay')];
    const offered = (budget: number, chosen: Hired[] = army) =>
      unitChoices(terms(budget), chosen).map(one => one.troop);
    // 13 + 12, the unit, 3 for its companion, 11 + 6 for the second division.
    expect([offered(55).includes(troop('sp-sq-vet')), offered(54).includes(troop('sp-sq-vet'))]).toEqual([true, false]);
    expect([offered(48).includes(troop('fr-cl')), offered(47).includes(troop('fr-cl'))]).toEqual([true, false]);
    const whole = [
      cic('rosen'),
      ...division('delaunay', 'fr-cl', 'fr-cl'),
      ...division('fuensaldana', 'sp-cl', 'sp-cl'),
    ];
    expect(isComplete(terms(48), whole)).toBe(true);
    expect([offered(51, whole).includes(troop('fr-cl')), offered(50, whole).includes(troop('fr-cl'))]).toEqual([
      true,
      false,
    ]);
  });

  rule('nqsb.2.1.points', 'a third division, a wing, a character, a reserve: each with what it entails', () => {
    const whole = [
      cic('rosen'),
      ...division('delaunay', 'fr-cl', 'fr-cl'),
      ...division('fuensaldana', 'sp-cl', 'sp-cl'),
    ];
    const thirds = (budget: number) => divisionChoices(terms(budget), whole).map(one => nameOf(one.leader));
    expect([thirds(66).includes('cardenas'), thirds(65).includes('cardenas')]).toEqual([true, false]);
    const wings = (budget: number) => wingChoices(terms(budget), whole).map(one => nameOf(one.leader));
    // The wing, and a division under him: 12 + 6.
    expect([wings(80).includes('latour'), wings(79).includes('latour')]).toEqual([true, false]);
    const characters = (budget: number) => characterChoices(terms(budget), whole).map(one => nameOf(one.leader));
    expect([characters(52), characters(51)]).toEqual([['engineer'], []]);
    expect([reserveChoices(terms(54), whole).length, reserveChoices(terms(53), whole).length]).toEqual([1, 0]);
  });

  rule(['nqsb.2.1.points', 'nqsb.2.1.cic'], 'before the CiC nobody is hired; too dear is what leaves no CiC', () => {
    const why = (budget: number) => {
      const found = whyNoHire(terms(budget), [], { type: 'hireDivision', leader: leader('delaunay'), wing: -1 });
      return [found.rule, found.reason];
    };
    // 12 + 6, a second division 12 + 6 and a CiC 11.
    expect(why(47)).toEqual(['nqsb.2.1.division', 'divisionFull']);
    expect(why(46)).toEqual(['nqsb.2.1.points', 'tooDear']);
    expect(unitChoices(terms(120), [])).toEqual([]);
    expect([wingChoices(terms(120), []), reserveChoices(terms(120), []), characterChoices(terms(120), [])]).toEqual([
      [],
      [],
      [],
    ]);
  });

  rule('nqsb.2.1.points', 'what a refusal says: what it costs and what is left', () => {
    const army = [cic('rosen'), ...division('delaunay', 'fr-cl')];
    expect(whyNoHire(terms(48), army, { type: 'hire', troop: troop('sp-sq-vet') })).toEqual({
      rule: 'nqsb.2.1.points',
      reason: 'tooDear',
      cost: 10,
      left: 20,
    });
    // What is on no list costs nothing, and is not hired.
    expect(whyNoHire(terms(1), [], { type: 'hireCic', leader: 999 })).toMatchObject({ cost: 0, left: 1 });
    expect(whyNoHire(terms(20), army, { type: 'hire', troop: 999 })).toMatchObject({ cost: 0, left: -8 });
  });
});

describe('who belongs to whom', () => {
  rule(
    ['nqsb.2.1.division', 'nqsb.2.1.intermediate'],
    'at most five divisions and two wings, and each wing leads one',
    () => {
      const rich = terms(1000);
      const five = [
        cic('rosen'),
        ...['delaunay', 'latour', 'hopital', 'gadagne', 'espenan'].flatMap(id => division(id, 'fr-cl', 'fr-cl')),
      ];
      expect(divisionChoices(rich, five.slice(0, -3)).length).toBeGreaterThan(0);
      expect(divisionChoices(rich, five)).toEqual([]);
      // The reserve is one of the five.
      expect([reserveChoices(rich, five.slice(0, -3)), reserveChoices(rich, five)]).toEqual([[RESERVE], []]);
      expect(whyNoHire(rich, five, { type: 'hireDivision', leader: leader('crequy'), wing: -1 })).toMatchObject({
        reason: 'divisionFull',
      });
      // No wing when all five places are taken: there is nobody for him.
      expect(wingChoices(rich, five)).toEqual([]);
      expect(whyNoHire(rich, five, wing('crequy'))).toMatchObject({ reason: 'divisionFull' });
      const winged = [cic('rosen'), wing('delaunay'), wing('latour')];
      expect(wingChoices(rich, winged.slice(0, 2)).length).toBeGreaterThan(0);
      expect(wingChoices(rich, winged)).toEqual([]);
      expect(new Set(divisionChoices(rich, winged).map(one => one.wing))).toEqual(new Set([-1, 0, 1]));
      const led = [...winged, ...under(0, 'hopital', 'fr-cl', 'fr-cl'), ...under(0, 'gadagne', 'fr-cl', 'fr-cl')];
      expect(isComplete(rich, led)).toBe(false);
      expect(isComplete(rich, [...led, ...under(1, 'espenan', 'fr-cl', 'fr-cl')])).toBe(true);
    },
  );

  rule('nqsb.2.1.division', 'a reserve is no ordinary division, and has its units too', () => {
    const rich = terms(1000);
    const army = [cic('rosen'), ...division('delaunay', 'fr-cl', 'fr-cl'), RESERVE];
    expect(draftOf(army).divisions.at(-1)).toEqual({
      leader: leader('rosen'),
      wing: -1,
      reserve: true,
      units: [],
      characters: [],
    });
    expect(divisionChoices(rich, army)).toEqual([]);
    expect(divisionChoices(rich, [...army, ...hire('fr-cl', 'fr-cl')]).length).toBeGreaterThan(0);
    expect(isComplete(rich, [...army, ...hire('fr-cl')])).toBe(false);
  });

  rule('nqsb.2.1.lists', 'nations: the CiC’s and two allies, whoever brings them; “any” is none', () => {
    const rich = terms(1000);
    const two = [cic('rosen'), ...division('fuensaldana', 'ge-cl', 'fr-cl')];
    const units = unitChoices(rich, two).map(one => one.troop);
    expect([units.includes(troop('sp-cl')), units.includes(troop('ge-pm')), units.includes(troop('du-cl'))]).toEqual([
      true,
      true,
      false,
    ]);
    const generals = divisionChoices(rich, [...two]).map(one => nameOf(one.leader));
    expect([generals.includes('nassau'), generals.includes('werth'), generals.includes('melo')]).toEqual([
      false,
      true,
      true,
    ]);
    const people = characterChoices(rich, two).map(one => nameOf(one.leader));
    expect(people.sort()).toEqual(['alatriste', 'artagnan', 'engineer', 'gunner', 'rittmeister', 'spymaster']);
  });

  rule('nqsb.2.1.lists', 'one unit in three may be guns, of either kind', () => {
    const rich = terms(1000);
    const guns = (...units: string[]) =>
      unitChoices(rich, [cic('rosen'), ...division('delaunay', ...units)])
        .map(one => data.troops.troops[one.troop]?.type ?? '')
        .filter(type => type === 'AL' || type === 'AP').length > 0;
    expect([guns(), guns('fr-cl'), guns('fr-cl', 'fr-cl'), guns('fr-cl', 'fr-cl', 'fr-al')]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect([
      guns('fr-cl', 'fr-cl', 'fr-al', 'fr-cl'),
      guns('fr-cl', 'fr-cl', 'fr-al', 'fr-cl', 'fr-cl'),
      guns('fr-cl', 'fr-cl', 'fr-ap', 'fr-cl', 'fr-cl'),
    ]).toEqual([false, true, true]);
  });

  rule('nqsb.2.1.characters', 'two with each division, each of them once', () => {
    const rich = terms(1000);
    const army = [cic('rosen'), ...division('delaunay', 'fr-cl', 'fr-cl'), character('engineer')];
    expect(characterChoices(rich, army).map(one => nameOf(one.leader))).not.toContain('engineer');
    const next = [...army, character('gunner'), ...division('latour', 'fr-cl', 'fr-cl')];
    expect(characterChoices(rich, next).map(one => nameOf(one.leader))).toContain('spymaster');
    expect(characterChoices(rich, next).map(one => nameOf(one.leader))).not.toContain('gunner');
  });
});

rule(['nqsb.2.1.points', 'nqsb.10.15'], 'an army to be mustered has its places, all of them empty', () => {
  const places = (side: number) =>
    ground.roster.leaders
      .filter(one => one.side === side)
      .map(({ role, division: led, place, card, hex }) => [role, led < 0 ? 'none' : led, place, card, hex].join(' '));
  const first = ground.roster.divisions.length / 2;
  const numbered = (what: string, many: number) => Array.from({ length: many }, (_, place) => `${what} ${place} -1 -1`);
  const generals = [0, 1, 2, 3, 4].map(place => `division ${place} ${place} -1 -1`);
  expect(places(0)).toEqual([
    'cic none 0 -1 -1',
    ...generals,
    ...numbered('wing none', 2),
    ...numbered('character none', 10),
  ]);
  expect(places(1).map(text => text.replace(/^division (\d+)/, (_, n) => `division ${n - first}`))).toEqual(places(0));
  expect(ground.roster.units.every(({ troop: card, hex }) => card === -1 && hex === -1)).toBe(true);
  for (const side of [0, 1]) {
    const own = ground.roster.divisions.filter(one => one.side === side);
    expect(own.map(({ place, reserve }) => [place, reserve])).toEqual([0, 1, 2, 3, 4, 5].map(n => [n, n === 5]));
    expect(own.map(({ optional }) => optional)).not.toContain(true);
    // The reserve is the CiC's.
    expect(own.map(({ leader: led }) => ground.roster.leaders[led]?.role)).toEqual([
      ...Array(5).fill('division'),
      'cic',
    ]);
    expect(own.map(({ units }) => units.map(unit => ground.roster.units[unit]?.place))).toEqual(
      own.map(() => [0, 1, 2, 3, 4, 5]),
    );
  }
});
