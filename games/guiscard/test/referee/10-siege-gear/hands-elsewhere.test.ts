/** Hands that are full, stakes that are down, cloth that is torn: corners, each from the rulebook alone. */
import { sideBetween } from '@carroccio/boards';
import { describe, expect } from 'vitest';
import { mayVolley } from '../../../src/05-missiles/fire.ts';
import { DEAD, HEALTHY, STAYED } from '../../../src/state.ts';
import { COMBAT, flame, hooked, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { PIER, type Position, position, type Table, TENT } from '../../table.ts';

const moves = (p: Position, side: number, ...dice: number[]): Table =>
  p.play([{ step: 'movement', side }, ...COMBAT(side)], ...dice);
const tasks = (t: Table, kind: string): number =>
  t.step === 'declare' ? t.legal('task').filter(one => one.kind === kind).length : 0;

describe('who has thrown a grapnel', () => {
  // Neither moves nor fights in that phase; a push comes in the place of a blow.
  rule(['gui.10.6.1b', 'gui.10.1.7'], 'pushes no ladder in that phase', () => {
    const pushes = (throws: boolean): number => {
      const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'Z16').put(0, 'avray', 'N7');
      p.state.grapnels = [{ ...hooked(p, 'O8', 'P8'), bearer: p.unit('osbern'), cell: -1, to: -1 }];
      p.state.ladders = [upright(p, 'O7', 'NE', { side: 1 })];
      const t = moves(p, 0, 1);
      if (throws) t.do('throwGrapnel', { grapnel: 0, to: 'P7' });
      t.do('endMoves');
      return t.step === 'declare' ? t.legal('task').filter(({ unit }) => unit === p.unit('osbern')).length : 0;
    };
    expect([pushes(false), pushes(true)]).toEqual([1, 0]);
  });
});

describe('who has carried a ladder', () => {
  rule(['gui.10.1.2b', 'gui.10.1.7'], 'pushes no other over in that phase', () => {
    const pushes = (carries: boolean): number => {
      const p = nido().put(0, 'osbern', 'O9').put(0, 'avray', 'N9').put(1, 'milo', 'Z16');
      p.state.ladders = [
        upright(p, 'O9', 'SE', { direction: -1, other: p.hex('N8') }),
        upright(p, 'O7', 'NE', { side: 1 }),
      ];
      p.put(0, 'avray', 'N8');
      const t = moves(p, 0);
      if (carries) {
        t.do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' }).do('carryTo', { cell: 'O8', other: 'O9' });
        if (t.step === 'ladderParty') t.do('putDown');
      } else t.do('move', { unit: 'osbern' }).go('O8').do('stop');
      if (t.step === 'movement') t.do('endMoves');
      return tasks(t, 'push');
    };
    expect([pushes(false) > 0, pushes(true)]).toEqual([true, 0]);
  });
});

describe('where the stakes are down', () => {
  const atP7 = (down: boolean): Position => {
    const p = nido().put(0, 'osbern', 'O7').put(0, 'avray', 'N7').put(1, 'milo', 'Z16');
    if (down) p.state.works.ruins = [p.hex('P7')];
    return p;
  };
  // A ladder leans on stakes, a grapnel catches on them.
  rule(['gui.10.1.2c', 'gui.9.2.1c'], 'no ladder is raised against them', () => {
    const ways = (down: boolean): string[] => {
      const p = atP7(down);
      p.state.ladders = [upright(p, 'O7', 'SE', { direction: -1, other: p.hex('N7') })];
      const t = moves(p, 0).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
      const raised = t.legal('raise').filter(({ cell }) => cell === p.hex('O7'));
      return raised.map(({ direction }) =>
        p.name(p.beyond('O7', ['N', 'NE', 'SE', 'S', 'SW', 'NW'][Number(direction)] ?? 'N')),
      );
    };
    expect([ways(false).sort(), ways(true)]).toEqual([['P6', 'P7'], ['P6']]);
  });
  rule(['gui.10.6.1b', 'gui.9.2.1c'], 'no grapnel is thrown over them', () => {
    const over = (down: boolean): string[] => {
      const p = atP7(down);
      p.state.grapnels = [{ ...hooked(p, 'O7', 'P7'), bearer: p.unit('osbern'), cell: -1, to: -1 }];
      return moves(p, 0).hexes('throwGrapnel');
    };
    expect([over(false), over(true)]).toEqual([['P6', 'P7'], ['P6']]);
  });
  // The gate is no palisade.
  rule(['gui.10.1.1a', 'gui.10.1.2c'], 'nor against the gate, open or shut', () => {
    const p = nido().put(0, 'osbern', 'O9').put(0, 'avray', 'O10').put(1, 'milo', 'Z16');
    p.state.ladders = [upright(p, 'O9', 'SE', { direction: -1, other: p.hex('O10') })];
    const t = moves(p, 0).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    const gate = t
      .legal('raise')
      .filter(({ cell, direction }) => p.names([Number(cell)])[0] === 'O9' && direction === p.way('SE'));
    expect(gate).toEqual([]);
  });
});

describe('a burning tent', () => {
  // Its cloth torn, it has one way out more.
  rule(['gui.10.2.5a', 'gui.8.5.2b'], 'is left through the tear', () => {
    const out = (torn: boolean): string[] => {
      const p = position('laguna', [TENT]).put(0, 'osbern', 'Q7', { marks: STAYED }).put(1, 'petros', 'M5');
      p.state.arrows[p.unit('petros')] = 6;
      const t = p.play([...COMBAT(0), { step: 'offensive', side: 1 }]);
      const on = sideBetween(p.battle.field.grid, p.hex('Q7'), p.hex('P7'));
      if (torn) t.do('task', { kind: 'tear', unit: 'osbern', on });
      t.declared().do('shoot', { unit: 'petros' }).dice(10).do('burn', { cell: 'Q7' });
      return t.step === 'retreatStep' ? t.hexes('retreatTo') : [];
    };
    expect([out(false).includes('P7'), out(true).includes('P7')]).toEqual([false, true]);
  });
});

describe('a deck that has burnt', () => {
  // It lay over deep water: there is nothing else now.
  rule(['gui.10.2.6a', 'gui.4.2.1c', 'gui.4.2.1d'], 'leaves the water under it, and no way for armour', () => {
    const goes = (unit: string, burnt: boolean): boolean => {
      const p = position('la-costa', [PIER]).put(0, unit, 'M14').put(1, 'milo', 'Z1');
      if (burnt) p.state.works.burnt = [p.hex('M15')];
      return moves(p, 0).do('move', { unit }).hexes('step').includes('M15');
    };
    expect([goes('roland', false), goes('roland', true), goes('osbern', true)]).toEqual([true, false, true]);
  });
});

describe('a blow that is never struck', () => {
  // He meant to attack, and there was nobody left: he has not attacked.
  rule(['gui.5.3a', 'gui.6.b', 'gui.4.3b'], 'leaves an archer his arrows for the other’s phase', () => {
    const may = (kills: boolean): [boolean, number] => {
      const p = poggio().put(0, 'werner', 'E9').put(0, 'alphonse', 'D7').put(1, 'dorian', 'E8').put(1, 'milo', 'E3');
      const t = p.play([...COMBAT(0)]).do('attack', { unit: 'werner', target: 'dorian' });
      t.do('attack', { unit: 'alphonse', target: 'dorian' }).declared();
      // 18 - 5 = 13 in 11/20: 1 is H, 10 is nothing.
      t.dice(kills ? 1 : 10)
        .do('resolve', { attack: 0 })
        .stand();
      if (t.step === 'advance') t.do('decline');
      t.dice(10);
      if (t.step === 'resolving') t.do('resolve', { attack: 1 });
      t.stand();
      expect(t.health('dorian')).toBe(kills ? DEAD : HEALTHY);
      return [mayVolley({ ...p.battle, state: t.state }, p.unit('alphonse')), t.ever('fought').length];
    };
    expect([may(false), may(true)]).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });
  // The ban is on his own phase alone, as for whoever clears bodies.
  rule(['gui.10.2.3b', 'gui.5.3a', 'gui.9.2.3.2a'], 'and so do a fire put out and a gate worked', () => {
    const may = (kind: string | null): boolean => {
      const p = nido().put(1, 'petros', 'Q9', { marks: STAYED }).put(0, 'osbern', 'A1');
      p.state.works.flames = [flame(p, 'Q8')];
      const t = p.play([...COMBAT(1)], 10);
      if (kind !== null) t.act(the(t.legal('task').find(one => one.kind === kind)));
      t.declared();
      return mayVolley({ ...p.battle, state: t.state }, p.unit('petros'));
    };
    expect([may(null), may('douse'), may('gate'), may('light')]).toEqual([true, true, true, false]);
  });
});
