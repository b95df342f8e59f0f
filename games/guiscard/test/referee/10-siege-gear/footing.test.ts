/** At the foot of ladders and ropes, beside engines and in the hands of captors: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BESIEGER } from '../../../src/11-sieges/siege.ts';
import { DEAD, HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, castle, hooked, nido, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, side: number, ...dice: number[]): Table => p.play([{ step: 'movement', side }], ...dice);
const stormed = (unit = 'osbern'): Position => {
  const p = nido().put(0, unit, 'O8');
  p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit(unit) })];
  return p;
};

describe('who falls from a ladder', () => {
  const pushed = (p: Position): Table => {
    const t = p
      .put(1, 'milo', 'P8')
      .play([...COMBAT(1)], 1)
      .do('task', { kind: 'push', unit: 'milo', on: 0 })
      .declared();
    return t.act(the(t.legal('setLadder').find(({ cell, other }) => cell === p.hex('N8') || other === p.hex('N8'))));
  };
  // l.1755: on one of the hexes around that of the ladder, which is not one of them.
  rule('gui.10.1.6c', 'he is laid beside the hex of the ladder, not in it', () => {
    expect(pushed(stormed()).hexes('lieAt')).toEqual(['N7', 'N8', 'O7', 'O9']);
  });
  // A man stood at its foot: he is beside it all the same.
  rule(['gui.10.1.6c', 'gui.10.1.6d'], 'who stands at the foot of the ladder is not fallen upon', () => {
    const t = pushed(stormed().put(0, 'avray', 'O8'));
    expect(t.hexes('lieAt')).not.toContain('O8');
    t.do('lieAt', { to: 'N7' });
    expect([t.health('avray'), t.where('avray')]).toEqual([HEALTHY, 'O8']);
  });
  // Flames on every side: there is nowhere but the foot, and hurt he is.
  rule(['gui.10.1.6c', 'gui.10.2.5b'], 'with flames all around he falls at its foot', () => {
    const p = stormed();
    p.state.works.naphtha = [{ cells: ['N7', 'N8', 'O7', 'O9'].map(hex => p.hex(hex)), lit: true }];
    const t = pushed(p);
    expect(t.hexes('lieAt')).toEqual(['O8']);
    expect(t.do('lieAt', { to: 'O8' }).health('osbern')).toBe(WOUNDED);
  });
});

describe('down to the ground', () => {
  // R13: at the foot he is within reach, and when he goes on he passes them.
  rule(['gui.4.3a', 'gui.10.1.3a'], 'who comes down a ladder beside an enemy and goes on is tested', () => {
    const down = (enemy: string): number =>
      moves(stormed().put(1, 'dorian', enemy), 0, 1)
        .do('move', { unit: 'osbern' })
        .do('descend')
        .go('N7')
        .ever('tested').length;
    expect([down('O9'), down('L8')]).toEqual([1, 0]);
  });
  rule(['gui.4.3a', 'gui.10.6.1c'], 'so is who comes down a rope', () => {
    const p = nido().put(0, 'osbern', 'O7').put(1, 'dorian', 'O8');
    p.state.grapnels = [hooked(p, 'O7', 'P7', { climber: p.unit('osbern'), top: true })];
    const t = moves(p, 0, 1).do('move', { unit: 'osbern' }).do('descend').go('N7');
    expect(t.ever('tested')).toHaveLength(1);
  });
  // l.1897: eight points up, in one turn and from where he stands.
  rule(['gui.10.6.1a', 'gui.10.6.1c'], 'who does not climb a rope hears what keeps him', () => {
    const why = (unit: string, health = HEALTHY): unknown => {
      const p = nido().put(0, unit, 'O7', { health }).put(1, 'milo', 'Z16');
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      const { rule: id, reason } = moves(p, 0).do('move', { unit }).refusal({ type: 'climbRope', grapnel: 0 }) ?? {};
      return [id, reason];
    };
    expect(why('osbern')).toEqual([undefined, undefined]);
    expect(why('roland')).toEqual(['gui.10.6.1a', 'armoured']);
    expect(why('osbern', WOUNDED)).toEqual(['gui.10.6.1c', 'tooDear']);
  });
});

describe('under a rope', () => {
  // l.1937: he falls as from a ladder, straight down.
  rule(
    ['gui.10.6.4', 'gui.5.4.double'],
    'who stands under a rope that is cut is stunned, and dies if he was hurt',
    () => {
      const cut = (health: number): Table => {
        const p = nido().put(0, 'osbern', 'O8').put(0, 'avray', 'O8', { health }).put(1, 'milo', 'P8');
        p.state.grapnels = [hooked(p, 'O8', 'P8', { climber: p.unit('osbern'), top: true })];
        return p
          .play([...COMBAT(1)], 3)
          .do('task', { kind: 'cut', unit: 'milo', on: 0 })
          .declared();
      };
      expect([cut(HEALTHY).health('osbern'), cut(HEALTHY).health('avray'), cut(HEALTHY).where('osbern')]).toEqual([
        WOUNDED,
        STUNNED,
        'O8',
      ]);
      expect([cut(WOUNDED).health('avray'), cut(STUNNED).health('avray')]).toEqual([DEAD, DEAD]);
    },
  );
});

describe('two at the same ladder', () => {
  const ladder = (t: Table): Ladder => the(t.state.ladders[0]);
  // l.1744, l.1762: each of them tries once; the second finds it on the ground.
  rule(['gui.10.1.6a', 'gui.10.1.7'], 'one tries from above, one from below, each with his die', () => {
    const both = (...dice: number[]): Table => {
      const t = stormed()
        .put(1, 'milo', 'P8')
        .put(1, 'dorian', 'O9')
        .play([...COMBAT(1)], ...dice);
      t.do('task', { kind: 'push', unit: 'milo', on: 0 }).do('task', { kind: 'push', unit: 'dorian', on: 0 });
      return t.declared();
    };
    expect(ladder(both(7, 7)).direction).toBeGreaterThanOrEqual(0);
    const second = both(7, 6);
    expect([second.step, ladder(second).direction]).toEqual(['ladderFall', -1]);
    const first = both(6);
    first.act(the(first.legal('setLadder')[0]));
    first.act(the(first.legal('lieAt')[0]));
    expect([first.ever('ladderFell').length, first.health('osbern')]).toEqual([1, WOUNDED]);
  });
  // A man inside the stakes stands at no foot outside them.
  rule(['gui.10.1.7', 'gui.9.5.1a'], 'nobody pushes a ladder from below through the stakes', () => {
    const p = stormed().put(1, 'milo', 'P7').put(1, 'dorian', 'O9');
    const t = p.play([...COMBAT(1)]);
    expect(t.who('task')).toEqual(['dorian']);
  });
});

describe('a spy on a day of restocking', () => {
  // l.416 against event 13: no assault that day, and the rest of it is as ever.
  rule(['gui.11.6.13', 'gui.11.4.2g'], 'lets nobody in, and the besieger builds and offers terms', () => {
    const morning = (restocking: number): Table =>
      castle()
        .sheet({ restocking })
        .play([{ step: 'siegeEvent' }, { step: 'initiative' }, { step: 'besiegerChoice', engines: 0 }], 10, 3);
    const kinds = (t: Table): string[] => [...new Set(t.legal().map(({ type }) => type))].sort();
    expect([morning(0).sheet.initiative, kinds(morning(0))]).toEqual([BESIEGER, ['assault']]);
    expect([morning(6).sheet.initiative, kinds(morning(6))]).toEqual([BESIEGER, ['build', 'endDay', 'negotiate']]);
  });
});
