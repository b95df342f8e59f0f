/** The unit that its owner keeps when all would rout, and those who wait for a rout. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, named, playOn } from '../../activations.ts';
import { where } from '../../drill.ts';
import { DUEL, duel, field, fight, GHIBELLINES, GUELPHS } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first] = GUELPHS;
const [defender] = GHIBELLINES;
const BASIC = { step: 'basic' as const, optional: false };

/** May a Guelph Basic Activation go to this Battaglia? */
function mayCome(p: Position, id: string): boolean {
  p.state.active = GUELPH;
  return named(p.play([BASIC]), 'activate').includes(p.battaglia(id));
}

/** All rout; the attacker keeps the unit or lets it go, and the combat is played to its end. */
function settle(t: Table, unit: string, keep: boolean): Position {
  expect(t.step).toBe('mutualRout');
  t.act(keep ? { type: 'keep', unit: t.position.unit(unit) } : { type: 'decline' });
  playOn(t, 'continuing');
  return t.position;
}

describe('who is kept has not routed', () => {
  // R84
  rule(['gg.10.8.1', 'gg.S.8.7'], 'Donati still waits for a Guelph horse to rout; let go, it calls him', () => {
    const comes = (keep: boolean): boolean => {
      const p = duel().put(first, '1108', 'W', { hits: 5 }).put(defender, '1009', 'E', { hits: 5 });
      p.put('cp-donati-c-lucca-1', '2109', 'W').capitano('donati', '2109', { reserve: true });
      p.put(GUELPHS[1], '2009', 'W').capitano('vieri', '2009');
      return mayCome(settle(fight(p, [DUEL], [3, 4]), first, keep), 'donati');
    };
    expect([comes(true), comes(false)]).toEqual([false, true]);
  });

  // R84
  rule(['gg.10.8.1', 'gg.S.6.3.1'], 'nor does Montfort come for Foot of Mirepoix that is kept', () => {
    const comes = (keep: boolean): boolean => {
      const foot = 'bn-mirepoix-i-guelfi-1';
      const archers = 'bn-saracens-a-saracens-1';
      const p = bare('benevento').put(foot, '1609', 'W', { hits: 3 }).put(archers, '1509', 'E', { hits: 3 });
      p.put('bn-saracens-a-saracens-2', '0809', 'E').put('bn-mirepoix-i-provence-1', '2009', 'W');
      p.capitano('mirepoix', '2009').put('bn-montfort-c-provence-1', '2409', 'W');
      p.capitano('montfort', '2409', { reserve: true });
      // Infantry at archers, armour M at none: two columns; 5 is 1/1.
      const t = fight(p, [{ unit: foot, target: archers }], [2, 3]);
      return mayCome(settle(t, foot, keep), 'montfort');
    };
    expect([comes(true), comes(false)]).toEqual([false, true]);
  });
});

// R84, R76, R87: it advances Disrupted, with one hit to spare, and the Camp Disrupts it again.
rule(
  ['gg.10.8.1', 'gg.S.8.9.2', 'gg.S.8.9.3', 'gg.11.0c'],
  'a Ghibelline kept before the Camp must go in: it gains the Level and is lost there',
  () => {
    const foot = 'cp-mangiatori-i-firenze-2';
    const p = field().put(defender, '2005', 'E', { hits: 5 }).put(foot, '2104', 'W', { hits: 4 });
    const t = fight(p, [{ unit: defender, target: foot }], [3, 4]);
    t.dice(1);
    settle(t, defender, true);
    expect([where(p, defender), where(p, foot)]).toEqual(['gone', 'gone']);
    // The Foot scores 2; the horse its last hit and its rout.
    expect([p.state.levels, p.state.points]).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(p.state.active).toBe(GHIBELLINE);
  },
);
