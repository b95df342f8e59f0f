/** Ranks where ground, enemies and odds meet them: corners, each from the rulebook alone. */
import { forecast } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { WOUNDED } from '../../../src/state.ts';
import { COMBAT, hold, MOVES, poggio } from '../../openings.ts';
import { rule } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const march = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('march', { formation: 0 });
const ways = (t: Table): unknown[] => t.legal('shift').map(({ direction }) => direction);

describe('ranks on the march', () => {
  // R65: the price of the dearest of them, two for the wall and one for the court, out of three; the tortoise has two.
  rule(
    ['gui.7.3.1b', 'gui.8.4.2a', 'gui.7.3.2c'],
    'go in file over a low wall with all their points, a tortoise does not',
    () => {
      const file = (foulkon: boolean): Table => {
        const p = position('laguna', [FARM]).put(1, 'dorian', 'A1');
        const men = { palaimon: 'Q11', okeanos: 'Q12', achilleas: 'Q13', hektor: 'P11', damon: 'P12', evander: 'P13' };
        const ids = Object.keys(men).slice(0, foulkon ? 6 : 3);
        for (const [id, hex] of Object.entries(men)) if (ids.includes(id)) p.put(0, id, hex);
        p.state.formations = [{ side: 0, units: p.units(...ids), front: 1, foulkon, past: [] }];
        return march(p);
      };
      const t = hold(file(false).do('shift', { direction: 0 }));
      expect([t.where('palaimon'), t.where('achilleas'), ways(t)]).toEqual(['Q10', 'Q12', []]);
      const tortoise = file(true);
      expect(ways(tortoise)).not.toContain(0);
      expect(tortoise.refusal({ type: 'shift', direction: 0 })).toMatchObject({ reason: 'tooDear' });
    },
  );
  // Armour takes one off each die: six in ten for either, and both must pass.
  rule(['gui.7.3.1b', 'gui.4.3.1', 'gui.4.3a'], 'know before they pass two enemies how likely they pass', () => {
    const p = poggio().put(1, 'milo', 'D6').put(1, 'dorian', 'H7');
    const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
    for (const [id, hex] of Object.entries(row)) p.put(0, id, hex);
    p.state.formations = [{ side: 0, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
    const t = hold(march(p).do('shift', { direction: 0 }));
    expect(t.ever('tested')).toEqual([]);
    const odds = forecast(t.play, 0, { type: 'shift', direction: 0 });
    if (typeof odds === 'string') throw new Error(odds);
    expect(odds.success?.chance).toBe('9/25');
    t.dice(6, 6).do('shift', { direction: 0 });
    while (t.step === 'testOrder') t.do('faceFirst', {});
    expect([t.ever('tested').length, t.where('okeanos')]).toEqual([2, 'F6']);
  });
});

describe('who goes by', () => {
  // One more for a hoplite, one more for a horseman, two less for a wounded man; all of them add up.
  rule(
    ['gui.4.3.1.opponent', 'gui.4.3.1.infiltrator', 'gui.7.3.1d'],
    'a hoplite is harder to pass than a footman, a wounded rider easier',
    () => {
      const halted = (enemy: string, die: number, stance: { facing?: string; health?: number } = {}): boolean => {
        const p = poggio().put(0, 'osbern', 'E10').put(1, enemy, 'E7', stance);
        const t = p
          .play([...MOVES], die)
          .do('move', { unit: 'osbern' })
          .go('E9', 'E8', 'D8');
        expect(t.ever('tested')).toHaveLength(1);
        return t.where('osbern') === 'E8';
      };
      expect([halted('palaimon', 4), halted('palaimon', 5)]).toEqual([false, true]);
      expect([halted('milo', 5), halted('milo', 6)]).toEqual([false, true]);
      expect([halted('palaimon', 6, { health: WOUNDED }), halted('palaimon', 7, { health: WOUNDED })]).toEqual([
        false,
        true,
      ]);
      const rider = { facing: 'S', health: WOUNDED };
      expect([halted('romanos', 6, rider), halted('romanos', 7, rider)]).toEqual([false, true]);
      expect([halted('romanos', 4, { facing: 'S' }), halted('romanos', 5, { facing: 'S' })]).toEqual([false, true]);
    },
  );
});

/** Four abreast from north-west to south-east, three behind the first three of them. */
const deep = (side: number): Position => {
  const p = poggio();
  const men = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9', hektor: 'H9', damon: 'D8', evander: 'E9', kleon: 'F9' };
  for (const [id, hex] of Object.entries(men)) p.put(side, id, hex);
  p.state.formations = [{ side, units: p.units(...Object.keys(men)), front: 0, foulkon: false, past: [] }];
  return p;
};

describe('ranks of unequal depth', () => {
  // R64: that behind the man attacked, himself included; nobody stands behind the fourth.
  rule(['gui.7.3.1e', 'gui.7.3.1d'], 'are as hard to break as they are deep behind the man attacked', () => {
    const column = (hex: string, target: string): unknown => {
      const t = deep(1)
        .put(0, 'roland', hex)
        .play([...COMBAT(0)]);
      t.do('attackPikes', { unit: 'roland', target }).declared().dice(10);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      return t.ever('fought').at(-1)?.column;
    };
    // 12 - 7 = 5 in 0/5, the third column, one or two to the left.
    expect([column('I8', 'hektor'), column('G7', 'okeanos')]).toEqual([1, 0]);
  });
  // gui.6.2d: of men on foot against a rider only the depth counts.
  rule(['gui.7.3.1f', 'gui.6.2d'], 'press on a rider with their depth, and not with their number', () => {
    const column = (...men: string[]): unknown => {
      const t = deep(0)
        .put(1, 'roussel', 'H8', { facing: 'S' })
        .play([...COMBAT(0)])
        .fight(men, 'roussel', 10);
      return t.ever('fought').at(-1)?.column;
    };
    // 12 - 9 = 3 in 0/5; 24 - 9 = 15 in 11/20. Behind Achilleas stands Kleon, behind Hektor nobody.
    expect(column('hektor')).toBe(3);
    expect(column('achilleas', 'hektor')).toBe(6);
  });
});
