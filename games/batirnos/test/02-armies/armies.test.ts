/** Armies by points, decks, deployment (nqsb.2.1, nqsb.2.2, nqsb.2.3). */
import { describe, expect } from 'vitest';
import { deckWith, exchangesDue, poorGenerals, swapChoices } from '../../src/02-armies/deck-building.ts';
import { generalPosts, isFree, unitPosts } from '../../src/02-armies/deployment.ts';
import {
  characterChoices,
  cicChoices,
  costOf,
  divisionChoices,
  draftOf,
  isComplete,
  reserveChoices,
  type Terms,
  unitChoices,
  whyNoHire,
  wingChoices,
} from '../../src/02-armies/muster.ts';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import { startingDetermination } from '../../src/10-command/losses.ts';
import { AWAITED, type Side } from '../../src/state.ts';
import { data, type Position, position } from '../battlefield.ts';
import { rule } from '../rules.ts';

const base = Array.from({ length: 30 }, (_, index) => index + 1);
const without = (...cards: number[]) => base.filter(card => !cards.includes(card));

/** The leaders of a side are exactly these: the CiC first. */
function led(...who: string[]): Position {
  const p = position();
  const slots = p.ground.roster.leaders.flatMap((slot, index) => (slot.side === 0 ? [index] : []));
  slots.forEach((slot, nth) => {
    p.state.leader[slot] = data.generals.leaders.findIndex(({ id }) => id === who[nth]);
  });
  return p;
}
const deck = (p: Position, swaps: { out: number; into: number }[] = []) =>
  deckWith(p.battle, 0, swaps, poorGenerals(p.battle, 0));

describe('the decks', () => {
  rule(['nqsb.2.2.base-deck', 'nqsb.2.2.m2'], 'thirty base cards; generals of morale 2 change nothing', () => {
    const p = led('plessis', 'latour', 'hopital', 'gadagne', 'crequy');
    expect(deck(p)).toEqual(base);
    expect(exchangesDue(p.battle, 0)).toEqual([]);
  });

  rule(
    ['nqsb.2.2.low', 'nqsb.2.2.ignore', 'nqsb.2.2.modify'],
    'morale 0 and 1: 15-20 for 45-50 two by two, the fourth changes nothing (R3)',
    () => {
      expect(deck(led('plessis', 'rosen'))).toEqual([...without(15, 16), 45, 46]);
      expect(deck(led('plessis', 'rosen', 'fuensaldana'))).toEqual([...without(15, 16, 17, 18), 45, 46, 47, 48]);
      const four = led('rosen', 'rosen', 'rosen', 'rosen');
      expect(deck(four)).toEqual([...without(15, 16, 17, 18, 19, 20), 45, 46, 47, 48, 49, 50]);
      expect(deck(four)).toHaveLength(30);
    },
  );

  rule(
    ['nqsb.2.2.m3', 'nqsb.2.2.m45', 'nqsb.2.2.order', 'nqsb.2.2.example'],
    'Coligny first, one of 31-36; then Condé, two of 31-38',
    () => {
      const p = led('conde', 'coligny');
      expect(exchangesDue(p.battle, 0)).toEqual([36, 38, 38]);
      const first = swapChoices(p.battle, 0, []);
      expect([...new Set(first.map(({ out }) => out))]).toEqual([25, 26, 27, 28, 29, 30]);
      expect([...new Set(first.map(({ into }) => into))]).toEqual([31, 32, 33, 34, 35, 36]);
      const made = [{ out: 25, into: 31 }];
      const second = swapChoices(p.battle, 0, made);
      expect([...new Set(second.map(({ out }) => out))]).toEqual([26, 27, 28, 29, 30]);
      expect([...new Set(second.map(({ into }) => into))]).toEqual([32, 33, 34, 35, 36, 37, 38]);
      const all = [...made, { out: 26, into: 37 }, { out: 28, into: 38 }];
      expect(swapChoices(p.battle, 0, all)).toEqual([]);
      expect(deck(p, all)).toEqual([...without(25, 26, 28), 31, 37, 38]);
      expect(deck(p, all)).toHaveLength(30);
    },
  );

  rule('nqsb.2.2.ignore', 'no more than the six cards of 25-30 can be exchanged', () => {
    expect(exchangesDue(led('conde', 'turenne', 'conde', 'turenne').battle, 0)).toHaveLength(6);
  });

  rule('nqsb.2.2.modify', 'a character changes the deck as his card says', () => {
    const p = led('plessis', 'alatriste');
    expect(deck(p)).toEqual([...without(30), 43]);
  });

  rule('nqsb.2.2.modify', 'Arras adds 39; at Valenciennes Turenne does not build the deck', () => {
    const arras = position('arras');
    expect(deckWith(arras.battle, 0, [], 0).includes(39)).toBe(true);
    expect(deckWith(arras.battle, 1, [], 1).includes(39)).toBe(false);
    expect(exchangesDue(position('valenciennes').battle, 0)).toEqual([]);
    expect(exchangesDue(position('valenciennes').battle, 1)).toEqual([36, 38, 38]);
  });
});

describe('Determination at the start', () => {
  const start = (scenario: 'lens' | 'rocroi' | 'arras', side: Side) => {
    const p = position(scenario);
    Object.assign(p.state, initialState(p.ground, p.options));
    return startingDetermination(p.battle, side);
  };

  rule(['nqsb.2.1.3', 'nqsb.2.1.3.example'], 'half the points of the units, rounded down; no generals, no guns', () => {
    expect([start('lens', 0), start('lens', 1)]).toEqual([22, 16]);
    expect([start('rocroi', 0), start('rocroi', 1)]).toEqual([40, 33]);
    expect([start('arras', 0), start('arras', 1)]).toEqual([39, 34]);
  });
});

describe('mustering by points', () => {
  const terms: Terms = { ground: position('punti').ground, budget: 120 };
  const leader = (id: string) => data.generals.leaders.findIndex(card => card.id === id);
  const troop = (id: string) => data.troops.troops.findIndex(card => card.id === id);
  const hire = (...ids: string[]) => ids.map(id => ({ type: 'hire' as const, troop: troop(id) }));
  const division = (id: string, ...units: string[]) => [
    { type: 'hireDivision' as const, leader: leader(id), wing: -1 },
    ...hire(...units),
  ];
  const cic = (id: string) => ({ type: 'hireCic' as const, leader: leader(id) });
  /** The sample army of France: 119 points. */
  const france = [
    cic('plessis'),
    ...division('coligny', 'fr-pm-vet', 'fr-pm-vet', 'fr-pm-line', 'fr-fl'),
    ...division('hopital', 'fr-cp-chev', 'fr-cp-chev', 'fr-cp-chev', 'fr-cl'),
    ...division('sirot', 'fr-pm-line', 'fr-pm-line', 'fr-cp-gend'),
  ];

  rule(['nqsb.2.1.points'], 'the sum of generals and units keeps within the points', () => {
    expect(costOf(terms.ground, draftOf(france))).toBe(119);
    expect(isComplete(terms, france)).toBe(true);
    expect(unitChoices(terms, france)).toEqual([]);
    expect(whyNoHire(terms, france, { type: 'hire', troop: troop('fr-cl') })).toMatchObject({
      rule: 'nqsb.2.1.points',
      reason: 'tooDear',
      cost: 3,
      left: 1,
    });
  });

  rule('nqsb.2.1.cic', 'one CiC, and he first', () => {
    expect(cicChoices(terms, []).length).toBeGreaterThan(10);
    expect(cicChoices(terms, [cic('plessis')])).toEqual([]);
    expect(divisionChoices(terms, [])).toEqual([]);
  });

  rule('nqsb.2.1.division', 'two to six units under one general, two divisions at least', () => {
    const one = [cic('plessis'), ...division('latour', 'fr-fl')];
    expect(isComplete(terms, one)).toBe(false);
    expect(divisionChoices(terms, one)).toEqual([]);
    const two = [...one, ...hire('fr-fl')];
    expect(isComplete(terms, two)).toBe(false);
    expect(divisionChoices(terms, two).length).toBeGreaterThan(0);
    const six = [cic('plessis'), ...division('latour', 'fr-cl', 'fr-cl', 'fr-cl', 'fr-cl', 'fr-cl', 'fr-cl')];
    expect(unitChoices(terms, six)).toEqual([]);
    expect(isComplete(terms, [...six, ...division('hopital', 'fr-cl', 'fr-cl')])).toBe(true);
  });

  rule(['nqsb.2.1.characters'], 'no more than two characters with a division, and they are none of its units', () => {
    const army = [cic('plessis'), ...division('latour', 'fr-cl', 'fr-cl')];
    const character = (id: string) => ({ type: 'hireCharacter' as const, leader: leader(id) });
    expect(characterChoices(terms, army).length).toBeGreaterThan(0);
    const both = [...army, character('engineer'), character('gunner')];
    expect(characterChoices(terms, both)).toEqual([]);
    expect(draftOf(both).divisions[0]?.units).toHaveLength(2);
  });

  rule(['nqsb.2.1.intermediate'], 'an intermediate general commands generals, no units', () => {
    const army = [cic('plessis'), { type: 'hireWing' as const, leader: leader('latour') }];
    expect(wingChoices(terms, [cic('plessis')]).length).toBeGreaterThan(0);
    expect(unitChoices(terms, army)).toEqual([]);
    expect(divisionChoices(terms, army).some(({ wing }) => wing === 0)).toBe(true);
    // He must have somebody under him.
    expect(
      isComplete(terms, [...army, ...division('hopital', 'fr-cl', 'fr-cl'), ...division('gadagne', 'fr-cl', 'fr-cl')]),
    ).toBe(false);
  });

  rule('nqsb.2.1.lists', 'at most two allied nations, a third of the units guns', () => {
    const army = [cic('plessis'), ...division('latour', 'fr-cl', 'sp-cl'), ...division('hopital', 'ge-cl', 'fr-cl')];
    expect(isComplete(terms, army)).toBe(true);
    expect(unitChoices(terms, army).some(one => one.troop === troop('sa-cl'))).toBe(false);
    expect(whyNoHire(terms, army, { type: 'hire', troop: troop('sa-cl') })).toMatchObject({ reason: 'tooManyNations' });
    const small = [cic('plessis'), ...division('latour', 'fr-cl')];
    expect(unitChoices(terms, small).some(one => one.troop === troop('fr-al'))).toBe(false);
    expect(unitChoices(terms, [...small, ...hire('fr-cl')]).some(one => one.troop === troop('fr-al'))).toBe(true);
  });

  rule('nqsb.10.15', 'one reserve under the CiC himself', () => {
    const army = [cic('plessis'), ...division('latour', 'fr-cl', 'fr-cl')];
    expect(reserveChoices(terms, army)).toHaveLength(1);
    expect(reserveChoices(terms, [...army, { type: 'hireReserve' }, ...hire('fr-cl', 'fr-cl')])).toEqual([]);
  });
});

describe('deployment', () => {
  const fresh = () => {
    const p = position('lens', { deployment: 'free' });
    Object.assign(p.state, initialState(p.ground, p.options));
    return p;
  };

  rule(['nqsb.2.3.command', 'nqsb.2.3.general'], 'units within their general’s command distance, in their zone', () => {
    const p = fresh();
    const foot = p.division(0, 0);
    expect(p.state.cell.every(cell => cell === AWAITED)).toBe(true);
    expect(generalPosts(p.battle, foot).every(cell => Number(p.name(cell).slice(2)) >= 8)).toBe(true);
    p.lead(0, 0, '0809');
    const [unit = -1] = p.ground.roster.divisions[foot]?.units ?? [];
    const posts = unitPosts(p.battle, foot, unit).map(cell => p.name(cell));
    // Coligny's morale is 3.
    expect(posts).toContain('1109');
    expect(posts).not.toContain('1209');
    expect(posts).not.toContain('0807');
  });

  rule(['nqsb.2.3.stacking', 'nqsb.2.3.no-aggregate'], 'a hex holds one unit or one general', () => {
    const p = fresh().lead(0, 0, '0809');
    const foot = p.division(0, 0);
    const [unit = -1, other = -1] = p.ground.roster.divisions[foot]?.units ?? [];
    expect(isFree(p.battle, p.hex('0809'))).toBe(false);
    expect(unitPosts(p.battle, foot, unit)).not.toContain(p.hex('0809'));
    p.state.cell = p.state.cell.with(unit, p.hex('0808'));
    expect(unitPosts(p.battle, foot, other)).not.toContain(p.hex('0808'));
  });
});
