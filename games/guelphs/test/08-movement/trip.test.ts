/** Looking ahead finds the same ends of a move as walking every way. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { canAttack, tripFrom } from '../../src/05-orders/engagement.ts';
import { manoeuvreOf, reachOf } from '../../src/08-movement/reach.ts';
import { canEnd, type Trip } from '../../src/08-movement/trip.ts';
import { facingOf } from '../../src/battle.ts';
import { guelphs } from '../../src/index.ts';
import { bare } from '../activations.ts';
import type { Position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const OTHER_FOOT = 'cp-mangiatori-i-firenze-2';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';

/** Every hex and facing a move can end in, as hex and facing: found by looking ahead, and by walking. */
function ends(p: Position, id: string): { foreseen: string[]; walked: string[] } {
  const unit = p.unit(id);
  const b = p.battle;
  const name = (cell: number, facing: number): string => `${p.name(cell)} ${facing}`;
  const foreseen = new Set<string>();
  // It is never content, and so sees every end there is.
  const accepts = ({ cell, facing }: Trip): boolean => foreseen.add(name(cell, facing)).size === 0;
  expect(canEnd(b, tripFrom(b, unit), { accepts })).toBe(false);
  const walked = reachOf(b, { ...manoeuvreOf(b, unit, 'move'), bound: false }).map(end => name(end.cell, end.facing));
  return { foreseen: [...foreseen].sort(), walked: walked.sort() };
}

function expectSame(p: Position, id: string): string[] {
  const { foreseen, walked } = ends(p, id);
  expect(foreseen).toEqual(walked);
  return foreseen;
}

const hexesOf = (found: readonly string[]): Set<string> => new Set(found.map(end => end.slice(0, 4)));

describe('the ends of a move', () => {
  rule(['gg.8.1.2', 'gg.6.1a'], 'in the open, for Foot and for Cavalry', () => {
    const foot = expectSame(bare('campaldino').put(FOOT, '1209', 'E'), FOOT);
    // Three hexes straight on; behind it, three vertices take all its points.
    expect(['1508', '1511', '1109'].map(hex => hexesOf(foot).has(hex))).toEqual([true, false, true]);
    const horse = expectSame(bare('campaldino').put(HORSE, '1209', 'E'), HORSE);
    expect(hexesOf(horse).size).toBeGreaterThan(hexesOf(foot).size);
  });

  rule(['gg.7.1', 'gg.7.2', 'gg.7.1.1', 'gg.6.1.1'], 'among enemies, whose zones stop it', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'E').put(ENEMY_FOOT, '1410', 'W').put(ENEMY_HORSE, '1408', 'W');
    const foot = expectSame(p, FOOT);
    expect([hexesOf(foot).has('1309'), hexesOf(foot).has('1409')]).toEqual([true, false]);
    p.put(FOOT, '1110', 'E').put(HORSE, '1209', 'E');
    expect(hexesOf(expectSame(p, HORSE)).has('1409')).toBe(true);
    p.put(FOOT, '1310', 'E');
    expect(new Set(expectSame(p, FOOT))).toEqual(new Set([`1310 ${p.facing('E')}`]));
  });

  rule(['gg.8.3.2', 'gg.8.3.1b', 'gg.9.0.1', 'gg.6.1.2'], 'among friends, whom it may pass but not join', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'E').put(OTHER_FOOT, '1309', 'E').put(HORSE, '1308', 'E');
    const foot = expectSame(p, FOOT);
    expect([hexesOf(foot).has('1309'), hexesOf(foot).has('1409')]).toEqual([false, true]);
    p.put(ENEMY_FOOT, '1410', 'E');
    expectSame(p, FOOT);
    expectSame(p, HORSE);
  });

  for (const hex of ['0913', '0503', '0304', '2113', '1803'])
    rule(['gg.8.2.2', 'gg.8.2.7b', 'gg.S.8.9.2'], `in rough ground, at the river, at the Camp: ${hex}`, () => {
      for (const corner of ['E', 'SW', 'NW'])
        for (const id of [FOOT, ENEMY_HORSE]) expectSame(bare('campaldino').put(id, hex, corner), id);
    });

  rule(['gg.S.3.7.1', 'gg.S.3.7.2', 'gg.S.3.7.3'], 'of the Carroccio, which goes any way and never turns', () => {
    const wagon = 'mp-bigozzi-carroccio';
    const p = bare('montaperti').put(wagon, '2010', 'E');
    const found = expectSame(p, wagon);
    expect(found).toContain(`2010 ${p.facing('E')}`);
    expect(found).toContain(`1910 ${p.facing('E')}`);
    expect(new Set(found.map(end => end.slice(5)))).toEqual(new Set([`${p.facing('E')}`]));
    expect(found).toHaveLength(7);
    p.put('mp-bigozzi-c-siena-1', '2010', 'W').put('mp-pitigliano-c-firenze-1', '2210', 'W');
    expectSame(p, wagon);
    expectSame(p, 'mp-bigozzi-c-siena-1');
  });

  rule(['gg.14.0.1', 'gg.6.1.2'], 'of Palvesari with missile units and without', () => {
    const p = bare('campaldino').put('cp-guglielmino-x-arezzo-1', '1009', 'E');
    const palvesari = 'cp-guglielmino-palvesari-arezzo-1';
    p.put(palvesari, '1009', 'E');
    expectSame(p, palvesari);
    expectSame(p, 'cp-guglielmino-x-arezzo-1');
    p.put(palvesari, '0909', 'E');
    expect(hexesOf(expectSame(p, palvesari)).has('1009')).toBe(true);
  });
});

describe('what a trip remembers', () => {
  rule(['gg.8.1.2', 'gg.5.3.5'], 'that it has moved, from the first hex it enters and no sooner', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E');
    const seen = new Set<string>();
    const accepts = ({ cell, moved }: Trip): boolean => seen.add(`${p.name(cell)} ${moved > 0}`).size === 0;
    canEnd(p.battle, tripFrom(p.battle, p.unit(HORSE)), { accepts });
    const straight = ['1209 false', '1309 true', '1409 true', '1709 true'];
    expect(straight.filter(place => seen.has(place))).toEqual(straight);
    expect(['1309 false', '1409 false', '1709 false'].filter(place => seen.has(place))).toEqual([]);
  });

  rule(['gg.8.1.2', 'gg.5.3.5'], 'that it has moved, though it comes back to where it has turned before', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E');
    const cell = p.hex('1209');
    const { neighbours } = p.battle.field.grid;
    // Foot, whose zones mean nothing to horse, leaves one way open: the last to which it may turn.
    const foot = ['i-arezzo-1', 'i-arezzo-2', 'i-fuoriusc-1', 'i-fieschi-1', 'i-orvieto-1'];
    foot.forEach((id, hand) => {
      p.put(`cp-guglielmino-${id}`, p.name(at([...neighbours], cell * 6 + ((p.facing('E') + hand) % 6))), 'W');
    });
    const trip = tripFrom(p.battle, p.unit(HORSE));
    expect(canEnd(p.battle, trip, { accepts: here => here.cell === cell && here.moved > 0 })).toBe(true);
    // Out and back with a turn before each step take four of its five points.
    const spent = { ...trip, points: 3 };
    expect(canEnd(p.battle, spent, { accepts: here => here.cell === cell && here.moved > 0 })).toBe(false);
  });
});

describe('an attack without a move', () => {
  rule('gg.5.3.1c', 'is made after a turn of one vertex at most where the enemy was next to the unit', () => {
    const may = (hex: string): boolean => {
      const p = bare('campaldino').put(FOOT, '1209', 'E').put(ENEMY_FOOT, hex, 'W');
      expect(facingOf(p.battle, p.unit(FOOT))).toBe(p.facing('E'));
      expect(at(p.state.cell, p.unit(FOOT))).toBe(p.hex('1209'));
      return canAttack(p.battle, p.unit(FOOT));
    };
    // In front, on the flank, in the rear; the enemy looks away, so that the unit may turn.
    expect(['1308', '1210', '1109'].map(hex => may(hex))).toEqual([true, true, false]);
  });
});
