/** The wounded of a siege, its bounds at equality, and who may be spared: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BESIEGER, blockadeModifier, GARRISON } from '../../../src/11-sieges/siege.ts';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { castle, group } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const ended = (t: Table): unknown => t.ever('end').at(-1)?.why;

describe('the wounded', () => {
  // 11.1.5: "guarisce in 1 giorno": on the morning of the day after, and not before.
  rule(['gui.11.1.5b', 'gui.11.1.5c'], 'who heals in one day is sound the next morning, who needs two is not', () => {
    const morning = (die: number): number => {
      const p = castle();
      p.state.health[p.unit('milo')] = WOUNDED;
      const night = p.play([{ step: 'healing' }], die);
      expect(night.health('milo')).toBe(WOUNDED);
      const next = castle().sheet({ day: 7, heals: night.sheet.heals });
      next.state.health[next.unit('milo')] = WOUNDED;
      return next.play([{ step: 'returns' }]).health('milo');
    };
    expect([morning(1), morning(2)]).toEqual([HEALTHY, WOUNDED]);
  });
  // Only the dead command nobody (R93).
  rule(['gui.11.5b', 'gui.11.1.5a'], 'a garrison whose only lord is wounded holds out', () => {
    const night = (alive: boolean): unknown => {
      const p = castle();
      const { men } = p.battle.roster;
      const lords = group(p, 'garrison').filter(id => the(men[p.unit(id)]).command);
      p.kill(...lords.slice(1));
      if (alive) p.state.health[p.unit(the(lords[0]))] = WOUNDED;
      else p.kill(the(lords[0]));
      return ended(p.play([{ step: 'dayEnd' }]));
    };
    expect([night(true), night(false)]).toEqual([undefined, 'noCommander']);
  });
  // "Ci vogliono 5 personaggi": in whatever health.
  rule(['gui.11.2b', 'gui.11.1.5a'], 'wounded besiegers may build', () => {
    const p = castle().sheet({ initiative: BESIEGER });
    p.state.health[p.unit('osbern')] = WOUNDED;
    const t = p.play([{ step: 'besiegerChoice', engines: 0 }]).do('build', { item: 'ladder' });
    expect(t.who('builder')).toContain('osbern');
  });
});

describe('at equality', () => {
  // "> 2", "tra 1.1 e 2", "≤ 1".
  rule('gui.11.1.4', 'as many besiegers as besieged, one more, twice as many, one more than twice', () => {
    const modifier = (besiegers: number, besieged: number): number => {
      const p = castle();
      const keep = (id: string, count: number) => p.kill(...group(p, id).slice(count));
      keep('besiegers', besiegers);
      keep('garrison', besieged);
      return blockadeModifier(p.battle);
    };
    expect([modifier(10, 10), modifier(11, 10), modifier(20, 10), modifier(21, 10)]).toEqual([8, 4, 4, 0]);
  });
  // "In caso di parità è l’Assediante": his die and four against the other's.
  rule(['gui.11.1.3a', 'gui.11.6.18'], 'of equal dice the besieger’s counts, of one more the garrison’s', () => {
    const whose = (...dice: number[]): number => castle().play([{ step: 'initiative' }], ...dice).sheet.initiative;
    expect([whose(3, 7), whose(3, 8)]).toEqual([BESIEGER, GARRISON]);
  });
  // Each engine is one point, and the besieger says how many he lays on a hex.
  rule(['gui.11.3.4a', 'gui.11.3.5'], 'of three engines he may lay one, two or three on the palisade', () => {
    const p: Position = castle().sheet({ initiative: BESIEGER, stoneThrowers: 3 });
    const t = p.play([{ step: 'besiegerChoice', engines: 3 }]);
    const points = t
      .legal('bombard')
      .filter(({ cell }) => cell === p.hex('P7'))
      .map(({ points: laid }) => laid);
    expect(points).toEqual([1, 2, 3]);
  });
});
