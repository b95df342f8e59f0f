/** Two men under one ladder, four at one rope: corners, each from the rulebook alone. */
import { forecast } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { FIRED, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, hold, hooked, MOVES, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const lying = (p: Position, one: string, two: string): Position => {
  p.state.ladders = [upright(p, one, 'N', { direction: -1, other: p.hex(two) })];
  return p;
};
const id = (p: Position, unit: unknown): string => the(p.battle.roster.men[Number(unit)]).id;

describe('bearers beside an enemy', () => {
  const begun = (): Table => {
    const p = lying(poggio().put(0, 'osbern', 'E12').put(0, 'avray', 'E13').put(1, 'milo', 'F10'), 'E12', 'E13');
    const t = p
      .play([...MOVES, { step: 'movesOver', side: 0 }, ...COMBAT(0)])
      .do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    return hold(t.do('carryTo', { cell: 'E11', other: 'E12' }));
  };
  // R18: once for each of them, on the way or at the end.
  rule(
    ['gui.4.3c', 'gui.10.1.2a', 'gui.4.3b'],
    'the one is tested on the way, the other where they stop, and neither twice',
    () => {
      const t = hold(begun().dice(5).do('carryTo', { cell: 'E10', other: 'E11' }));
      expect(t.ever('tested').map(({ unit }) => id(t.position, unit))).toEqual(['osbern']);
      hold(t.do('putDown'));
      if (t.step === 'movement') t.do('endMoves');
      hold(t).dice(5, 5).declared();
      expect(t.ever('tested').map(({ unit }) => id(t.position, unit))).toEqual(['osbern', 'avray']);
      expect([t.where('osbern'), t.where('avray')]).toEqual(['E10', 'E11']);
    },
  );
  // One die decides whether they go on.
  rule(['gui.10.1.2a', 'gui.4.3.1'], 'the odds of a step are those of the man who is tested', () => {
    const t = begun();
    const odds = forecast(t.play, 0, { type: 'carryTo', cell: t.position.hex('E10'), other: t.position.hex('E11') });
    if (typeof odds === 'string') throw new Error(odds);
    expect(odds.success?.chance).toBe('1/2');
  });
});

describe('two of different pace', () => {
  // The lower of four and six, less two; a wounded knight has two on foot, and none are left.
  rule(['gui.10.1.2b', 'gui.4.table'], 'go as far as the slower less two points', () => {
    const far = (one: string, health: number, two: string): number => {
      const p = lying(poggio().put(0, one, 'E12', { health }).put(0, two, 'E13').put(1, 'milo', 'Z1'), 'E12', 'E13');
      const t = p.play([...MOVES]);
      const up = t.legal('shoulder')[0];
      if (!up) return -1;
      t.act(up);
      let steps = 0;
      for (let row = 11; t.step === 'ladderParty'; row--) {
        const on = t
          .legal('carryTo')
          .find(({ cell, other }) => cell === p.hex(`E${row}`) || other === p.hex(`E${row}`));
        if (!on) break;
        hold(t.act(on));
        steps++;
      }
      return steps;
    };
    expect(far('osbern', HEALTHY, 'avray')).toBe(6);
    expect(far('osbern', WOUNDED, 'roland')).toBe(2);
    expect(far('roland', WOUNDED, 'osbern')).toBe(1);
    expect(far('robert', HEALTHY, 'osbern')).toBe(2);
    expect(far('robert', WOUNDED, 'osbern')).toBeLessThanOrEqual(0);
  });
});

describe('a ladder that is not taken up', () => {
  // Each reason is true: take it away, and nothing forbids it.
  rule(
    ['gui.10.1.2a', 'gui.10.1.2b', 'gui.10.1.2d', 'gui.1.2j'],
    'is refused for the man who rides, shot or lies, for the enemy at its foot and the man upon it',
    () => {
      const ask = (change: (p: Position) => void): unknown => {
        const p = nido().put(0, 'osbern', 'K8').put(0, 'avray', 'K9').put(1, 'milo', 'A1').put(0, 'hamon', 'A16');
        p.state.ladders = [upright(p, 'K8', 'N', { direction: -1, other: p.hex('K9') })];
        change(p);
        const t = p.play([...MOVES]);
        const refusal = t.refusal({ type: 'shoulder', ladder: 0, unit: p.unit('osbern'), mate: p.unit('avray') });
        return refusal?.reason ?? null;
      };
      expect(ask(() => undefined)).toBeNull();
      expect(ask(p => p.put(0, 'avray', 'K9', { health: STUNNED }))).toBe('stunned');
      expect(ask(p => p.put(0, 'avray', 'K9', { marks: FIRED }))).toBe('hasFired');
      expect(ask(p => p.put(0, 'avray', 'K12'))).not.toBe('not-offered');
      const leaning = (more: (p: Position) => void): unknown => {
        const p = nido().put(0, 'osbern', 'O8').put(0, 'avray', 'N8').put(1, 'milo', 'A1').put(0, 'hamon', 'A16');
        p.state.ladders = [upright(p, 'O8', 'SE')];
        more(p);
        const t = p.play([...MOVES]);
        const refusal = t.refusal({ type: 'shoulder', ladder: 0, unit: p.unit('osbern'), mate: p.unit('avray') });
        return refusal?.rule ?? null;
      };
      expect(leaning(() => undefined)).toBeNull();
      expect(leaning(p => p.put(1, 'milo', 'O7'))).toBe('gui.10.1.2d');
      expect(
        leaning(p => {
          p.put(0, 'hamon', 'O8');
          p.put(0, 'osbern', 'O9');
          the(p.state.ladders[0]).climber = p.unit('hamon');
        }),
      ).toBe('gui.10.1.2d');
    },
  );
});

describe('a ladder that leans', () => {
  // R148: what forbids it, a man on it or an enemy at its foot, is away; so it is taken down and carried on.
  rule(['gui.10.1.2d', 'gui.10.1.2a'], 'is taken down by one in its hex and one beside it, who carry it on', () => {
    const p = nido().put(0, 'osbern', 'O8').put(0, 'avray', 'N8').put(1, 'milo', 'A1');
    p.state.ladders = [upright(p, 'O8', 'SE')];
    const t = p.play([...MOVES]).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    hold(t.do('carryTo', { cell: 'O9', other: 'O8' }));
    expect([t.where('osbern'), t.where('avray')]).toEqual(['O9', 'O8']);
    expect(the(t.state.ladders[0])).toMatchObject({ cell: p.hex('O9'), other: p.hex('O8'), direction: -1 });
    // Nobody lifts it through the stakes.
    const within = nido().put(1, 'milo', 'P8').put(0, 'osbern', 'O8').put(0, 'avray', 'P7');
    within.state.ladders = [upright(within, 'O8', 'SE')];
    expect(
      within
        .put(1, 'milo', 'A1')
        .play([...MOVES])
        .legal('shoulder'),
    ).toEqual([]);
  });
});

describe('four at a rope', () => {
  // They must stand in their two ranks when it comes to the pull.
  rule(['gui.10.6.5a', 'gui.6.5.retreat'], 'do not pull once a friend has pushed one of them aside', () => {
    const pull = (blow: number): Table => {
      const p = nido().put(0, 'jacques', 'M9').put(1, 'milo', 'L9');
      ['osbern', 'avray', 'rioulf', 'hamon'].forEach((man, index) => {
        p.put(0, man, ['N6', 'M7', 'N7', 'M8'][index] ?? 'N6');
      });
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      const t = p.play([...COMBAT(0)]);
      t.do('attack', { unit: 'jacques', target: 'milo' });
      t.act(the(t.legal('task').find(({ kind }) => kind === 'pull')));
      // 11 - 6 = 5 in 0/5: 3 and armour is D.
      t.declared().dice(blow, 1);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      if (t.step === 'retreatStep') {
        t.do('retreatTo', { to: 'M8', other: -1 });
        t.do('giveWay', { to: 'L7', tail: -1 });
      }
      return t;
    };
    const fallen = (t: Table): string[] => t.position.names(t.state.works.ruins);
    const stays = pull(10);
    expect([stays.where('hamon'), fallen(stays)]).toEqual(['M8', ['P7']]);
    const moved = pull(3);
    expect([moved.where('jacques'), moved.where('hamon'), fallen(moved)]).toEqual(['M8', 'L7', []]);
  });
});
