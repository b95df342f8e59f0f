/** Corners of the days of a siege, their events and works, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BESIEGER, bombardTargets, GARRISON, pickable } from '../../../src/11-sieges/siege.ts';
import { DEAD, HEALTHY, type Siege, WOUNDED } from '../../../src/state.ts';
import { castle, group } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

type Item = Siege['items'][number];
const ended = (t: Table): unknown => t.ever('end').at(-1)?.why;
const event = (p: Position, ...dice: number[]): Table => p.play([{ step: 'siegeEvent' }], ...dice);

describe('events', () => {
  // R85: both modifiers are added to the two dice.
  rule(
    ['gui.11.1.2b', 'gui.11.1.4'],
    'the early days and a thin blockade add up, in the sixth day only the second',
    () => {
      const number = (day: number): unknown => {
        const p = castle().sheet({ day });
        p.kill(...group(p, 'besiegers').slice(0, 1));
        return event(p, 1, 1).ever('siegeEvent')[0]?.event;
      };
      expect([number(5), number(6)]).toEqual([11, 6]);
    },
  );
  // The event is the first thing of a day, the healed return in the third.
  rule(
    ['gui.11.1', 'gui.11.6.8', 'gui.11.1.5c'],
    'whoever would be sound this morning can still die of the well, and stays dead',
    () => {
      const p = castle();
      p.state.health[p.unit('milo')] = WOUNDED;
      p.sheet({ heals: [{ unit: p.unit('milo'), day: 6 }] });
      const t = p.play([{ step: 'siegeEvent' }, { step: 'returns' }], 4, 4, 1).do('strikeDown', { unit: 'milo' });
      expect([t.health('milo'), t.sheet.heals]).toEqual([DEAD, []]);
    },
  );
  // R28, R92: a second wound kills; without anybody to command nothing happens.
  rule('gui.11.6.17', 'a wounded commander wounded again is dead, and the next in worth is in command', () => {
    const p = castle();
    p.state.health[p.unit('robert')] = WOUNDED;
    expect(event(p, 7, 10, 4).health('robert')).toBe(DEAD);
    expect(event(p, 7, 10, 3).health('robert')).toBe(WOUNDED);
    const q = castle().kill('robert', 'milo');
    const t = event(q, 7, 10, 7);
    const fallen = group(q, 'besiegers').filter(id => t.health(id) === DEAD);
    expect([fallen.length, fallen.includes('robert')]).toEqual([2, true]);
  });
  // What is stolen is gone in the morning, the place falls at night.
  rule(['gui.11.6.12', 'gui.11.5a'], 'the theft of the last days ends the siege that night, not in the morning', () => {
    const p = castle().sheet({ provisions: 9, eaten: 5 });
    const morning = event(p, 2, 10);
    expect(ended(morning)).toBe(undefined);
    expect(ended(p.play([{ step: 'siegeEvent' }, { step: 'dayEnd' }], 2, 10))).toBe('hunger');
  });
  // It may be that nobody is found.
  rule('gui.11.6.9', 'where no die is a 10 nobody is the traitor', () => {
    const p = castle();
    const t = event(p, 4, 5, ...group(p, 'garrison').map(() => 9));
    expect(group(p, 'garrison').every(id => t.health(id) === HEALTHY)).toBe(true);
    expect(t.told('roll').length + t.ever('siegeEvent').length).toBeGreaterThan(0);
  });
  // The day is given, no die is rolled for it.
  rule(['gui.11.6.13', 'gui.11.6.19', 'gui.11.1.3a'], 'an automatic initiative is not diced for', () => {
    const given = (automatic: number): unknown[] => {
      const t = castle()
        .sheet({ automatic, bonus: 5 })
        .play([{ step: 'initiative' }], 1, 10);
      return [t.sheet.initiative, t.ever('roll').length];
    };
    expect([given(BESIEGER), given(GARRISON)]).toEqual([
      [BESIEGER, 0],
      [GARRISON, 0],
    ]);
  });
});

describe('works', () => {
  const item = (p: Position, kind: Item['kind'], days: number): Item => ({
    ...the(started(p, kind)),
    days,
  });
  const started = (p: Position, kind: Item['kind']): Item | undefined => {
    const t = p.play([{ step: 'besiegerChoice', engines: 0 }]).act({ type: 'build', item: kind });
    while (t.step === 'teaming') t.act(the(t.legal('builder').at(-1)));
    return t.sheet.items[0];
  };
  const evening = (p: Position): Table => p.play([{ step: 'besiegerChoice', engines: 0 }]).do('endDay');
  // Five characters a day; four do not build.
  rule(['gui.11.2b', 'gui.11.6.15'], 'a team that has lost a man in the morning does not get on with its work', () => {
    const p = castle();
    const work = item(p, 'ladder', 1);
    const sick = the(work.builders[0]);
    p.state.health[sick] = WOUNDED;
    p.sheet({ items: [work], heals: [{ unit: sick, day: 20 }] });
    expect(evening(p).sheet.ladders).toBe(4);
    const t = p.play(
      [{ step: 'siegeEvent' }, { step: 'returns' }, { step: 'besiegerChoice', engines: 0 }],
      ...[5, 10, 1],
    );
    t.act({ type: 'strikeDown', unit: sick });
    expect(t.sheet.items.map(({ builders }) => builders.length)).toEqual([4]);
    t.do('endDay');
    expect([t.state.health[sick], t.sheet.ladders, t.sheet.items.map(({ days }) => days)]).toEqual([DEAD, 3, [1]]);
  });
  // Five days are enough, also for what was begun before he came; ladders are not his business.
  rule('gui.11.6.10', 'an engineer shortens the engine that is half built, and no ladder', () => {
    const p = castle();
    p.sheet({ items: [item(p, 'stoneThrower', 4)] });
    expect(evening(p).sheet.stoneThrowers).toBe(0);
    p.sheet({ engineer: true });
    expect(evening(p).sheet.stoneThrowers).toBe(1);
    p.sheet({ items: [item(castle(), 'ladder', 0)] });
    expect(evening(p).sheet.ladders).toBe(3);
  });
  // R90: an engine broken at one hex is missing at the other.
  rule(['gui.11.3.4a', 'gui.11.3.5'], 'who has two of three engines at the wood has one for the stone', () => {
    const p = castle().sheet({ stoneThrowers: 3 });
    p.sheet({ damage: [{ cell: p.hex('T5'), stages: 1, day: 5 }] });
    const t = p.play([{ step: 'besiegerChoice', engines: 3 }], 1).do('bombard', { cell: 'P7', points: 2 });
    const points = [...new Set(t.legal('bombard').map(one => one.points))];
    expect([t.sheet.stoneThrowers, points]).toEqual([2, [1]]);
  });
  // Rubble is no target.
  rule('gui.11.3.4a', 'a hex that is down is not bombarded any more', () => {
    const p = castle();
    const open = (): boolean => p.names(bombardTargets(p.battle)).includes('P7');
    expect(open()).toBe(true);
    p.sheet({ damage: [{ cell: p.hex('P7'), stages: 1, day: 5 }] });
    expect(open()).toBe(false);
  });
  // R97: half of one is nobody.
  rule('gui.11.4.2b', 'the only man of his kind does not stand guard in the camp', () => {
    const p = castle();
    const { men } = p.battle.roster;
    const code = (id: string): unknown => men[p.unit(id)]?.code;
    const alike = group(p, 'besiegers').filter(id => code(id) === code('robert'));
    const may = (): boolean => pickable(p.battle, BESIEGER, [], 'camp').includes(p.unit('robert'));
    p.kill(...alike.filter(id => id !== 'robert'));
    expect(may()).toBe(false);
    const other = alike.find(id => id !== 'robert');
    if (other !== undefined) p.state.health[p.unit(other)] = WOUNDED;
    expect(may()).toBe(other !== undefined);
  });
});
