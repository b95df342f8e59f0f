/** Ladders, walls, fire and engines at the same moment: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Engine, HEALTHY, type Ladder, STAYED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, flame, nido, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../../table.ts';

const moves = (p: Position, side: number, ...dice: number[]): Table => p.play([{ step: 'movement', side }], ...dice);
const ladder = (t: Table): Ladder => the(t.state.ladders[0]);

describe('at the head of a ladder', () => {
  // The victor begins his advance in the hex of the fallen, and the stakes let nobody out.
  rule(['gui.6.6b', 'gui.9.5.1b'], 'who kills a climber from the platform does not come down after him', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    // 10 - 4 = 6 in 6/10, one right: 11/20; 1 is H.
    const t = p.play([...COMBAT(1)]).fight(['milo'], 'osbern', 1);
    expect([t.health('osbern'), t.where('osbern'), t.legal('advance')]).toEqual([DEAD, 'O8', []]);
    // The ladder stands, and the next man goes up over the body.
    expect(ladder(t)).toMatchObject({ climber: -1, direction: p.way('SE'), gone: false });
    const next = nido().put(0, 'osbern', 'O8', { health: DEAD }).put(0, 'rioulf', 'N8').put(1, 'milo', 'P8');
    next.state.ladders = [ladder(t)];
    const up = moves(next, 0).do('move', { unit: 'rioulf' }).go('O8').do('climb', { ladder: 0 });
    expect(ladder(up).climber).toBe(next.unit('rioulf'));
  });
  /** V8 is the stair to the platforms W8 and W9; X8 outside lies before both. */
  const top = (way: string): Position => {
    const p = nido().put(0, 'osbern', 'X8').put(0, 'roland', 'X3');
    p.state.ladders = [upright(p, 'X8', way, { climber: p.unit('osbern') })];
    return p;
  };
  // R12: a man on a ladder can strike only into the hex before him.
  rule(['gui.4.3.1.1', 'gui.10.1.3a'], 'a climber tests who passes before the head of his ladder, nobody else', () => {
    const past = (way: string, unit: string, from: string, ...to: string[]): unknown[] =>
      moves(top(way).put(1, unit, from), 1, 3)
        .do('move', { unit })
        .go(...to)
        .ever('tested');
    expect(past('NW', 'milo', 'V8', 'W8', 'W9')).toHaveLength(1);
    expect(past('SW', 'milo', 'V8', 'W8', 'W9')).toEqual([]);
    // Below, beside the foot.
    expect(past('NW', 'dorian', 'X6', 'X7', 'X6')).toEqual([]);
  });
  // R116: nobody is held by an enemy who cannot strike at him.
  rule(['gui.5.2b', 'gui.10.1.5b'], 'an archer at the foot of a ladder is not in contact with the man on it', () => {
    const shoots = (climbing: boolean): boolean => {
      const p = top('NW').put(1, 'petros', 'X7');
      if (!climbing) p.state.ladders = [];
      const t = p.play([{ step: 'offensive', side: 1 }]);
      return t.step === 'offensive' && t.who('shoot').includes('petros');
    };
    expect([shoots(true), shoots(false)]).toEqual([true, false]);
  });
  // Any two characters: a ladder on the ground is nobody's.
  rule('gui.10.1.2a', 'a ladder left on the ground may be carried off by the enemy', () => {
    const p = nido().put(1, 'milo', 'K8').put(1, 'dorian', 'K9').put(0, 'osbern', 'A1');
    p.state.ladders = [upright(p, 'K8', 'N', { other: p.hex('K9'), direction: -1 })];
    const t = moves(p, 1).do('shoulder', { ladder: 0, unit: 'milo', mate: 'dorian' });
    t.act(the(t.legal('carryTo')[0]));
    expect(ladder(t).bearers).toEqual(p.units('milo', 'dorian'));
  });
  // R11: two in a hex after a fall, but not when the moves of their side are over.
  rule(['gui.10.1.6c', 'gui.4.1'], 'the climber who fell upon a friend is off him when their moves end', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8').put(0, 'avray', 'N7');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    const t = p
      .play([...COMBAT(1), { step: 'movement', side: 0 }, { step: 'movesOver', side: 0 }], 1)
      .do('task', { kind: 'push', unit: 'milo', on: 0 })
      .declared();
    t.act(the(t.legal('setLadder').find(({ cell }) => cell === p.hex('N8'))));
    t.do('lieAt', { to: 'N7' });
    expect([t.health('osbern'), t.health('avray'), t.where('osbern')]).toEqual([WOUNDED, STUNNED, 'N7']);
    expect([t.step, t.seats]).toEqual(['movement', [0]]);
    if (t.legal('endMoves').length > 0) t.do('endMoves');
    else t.do('move', { unit: 'osbern' }).go('N6').do('stop');
    expect([t.where('avray'), t.where('osbern') === 'N7']).toEqual(['N7', false]);
  });
});

describe('walls', () => {
  // R106: a hex is a way to him if one can come from it on foot: the window is one, the walls are none.
  rule(
    ['gui.6.2f', 'gui.8.4.1a'],
    'a stunned man in a room dies when the doors, hexes and windows to him are held',
    () => {
      const held = (...hexes: string[]): number => {
        const p = position('laguna', [FARM]).put(1, 'milo', 'S7', { health: STUNNED }).put(1, 'dorian', 'A1');
        hexes.forEach((hex, index) => {
          p.put(0, ['osbern', 'rioulf', 'hamon'][index] ?? 'neel', hex);
        });
        p.put(0, 'avray', 'S4');
        return moves(p, 0).do('move', { unit: 'avray' }).go('S5', 'S6').do('stop').health('milo');
      };
      expect([held('S8', 'T7'), held('S8'), held('T7')]).toEqual([DEAD, STUNNED, STUNNED]);
    },
  );
  // R77: out of a burning tent by its opening, or further into it.
  rule(['gui.10.2.5a', 'gui.8.5.2a'], 'from a burning tent nobody gets out through the cloth', () => {
    const out = (hex: string, torch: string): string[] => {
      const p = position('laguna', [TENT]).put(0, 'osbern', torch, { marks: STAYED }).put(1, 'milo', hex);
      const t = p.play([...COMBAT(0)]).do('task', { kind: 'light', unit: 'osbern', on: p.hex(hex) });
      return t.declared().hexes('retreatTo');
    };
    expect([out('Q7', 'Q6'), out('R8', 'S8')]).toEqual([
      ['Q8', 'R7'],
      ['Q8', 'R7', 'R9'],
    ]);
  });
});

describe('fire', () => {
  // R76: what an arrow lit is an arrow's fire also where it has spread to.
  rule(
    ['gui.10.2.4.extinguish', 'gui.10.2.2a'],
    'the fire of an arrow is put out more easily also where it spread',
    () => {
      const spread = (arrow: boolean): boolean[] => {
        const p = nido();
        p.state.works.flames = [flame(p, 'P6', { arrow })];
        const t = p.play([{ step: 'phaseEnd', side: 1 }], ...Array.from({ length: 12 }, () => 10));
        expect(t.state.works.flames.length).toBeGreaterThan(1);
        return t.state.works.flames.map(one => one.arrow);
      };
      expect([spread(true).every(arrow => arrow), spread(false).some(arrow => arrow)]).toEqual([true, false]);
    },
  );
  // A stone thrower beside the flames catches, whoever it belongs to; bare ground does not.
  rule(['gui.10.2.2b', 'gui.10.2.6b'], 'fire runs along the hexes of an engine, and not over bare ground', () => {
    const p = position('il-poggio');
    const beside: Engine = {
      ...{ kind: 'stoneThrower', side: 0, head: p.hex('H8'), tail: p.hex('H9'), arrow: p.way('N'), corner: false },
      ...{ load: 0, gone: false, jammed: false },
    };
    p.state.engines = [beside];
    p.state.works.flames = [flame(p, 'H8')];
    const t = p.play([{ step: 'phaseEnd', side: 1 }], 7, 10, 10, 10);
    expect(p.names(t.state.works.flames.map(({ cell }) => cell))).toEqual(['H8', 'H9']);
  });
  // A man who has moved, shot or carried does not put out a fire; a wounded one who stood does.
  rule(['gui.10.2.3b', 'gui.1.2a'], 'a wounded man may put out a fire, a stunned one may not', () => {
    const tries = (health: number): number => {
      const p = nido().put(1, 'milo', 'Q7', { health });
      p.state.works.flames = [flame(p, 'P7')];
      const t = p.play([...COMBAT(1)]);
      return t.step === 'declare' ? t.legal('task').length : 0;
    };
    expect([tries(HEALTHY), tries(WOUNDED), tries(STUNNED)]).toEqual([1, 1, 0]);
  });
});

describe('engines', () => {
  const gun = (p: Position, more: Partial<Engine> = {}): Engine => ({
    ...{ kind: 'stoneThrower', side: 0, head: p.hex('H13'), tail: p.hex('H14'), arrow: p.way('N'), corner: false },
    ...{ load: 2, gone: false, jammed: false },
    ...more,
  });
  // R108: who carries it does nothing else, so nobody loads, and what was loaded is lost.
  rule(['gui.10.4.2', 'gui.10.4.1b'], 'a stone thrower carried on is not loaded, and is to be loaded anew', () => {
    const p = position('il-poggio').put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(1, 'dorian', 'A1');
    p.put(0, 'rioulf', 'I14').put(0, 'hamon', 'G14');
    p.state.engines = [gun(p)];
    const t = p.play([
      { step: 'movement', side: 0 },
      { step: 'phaseEnd', side: 0 },
    ]);
    t.do('carryEngine', { engine: 0 }).do('engineTo', { head: 'H12', tail: 'H13' });
    while (t.step === 'window') t.do('hold');
    if (t.step === 'engineParty') t.do('stop');
    if (t.step === 'movement' && t.seats[0] === 0) t.do('endMoves');
    expect(the(t.state.engines[0])).toMatchObject({ load: 0, head: p.hex('H12') });
  });
  // The hexes of a stone thrower close the line of a volley too, and of a lance.
  rule(['gui.10.4.3a', 'gui.5.3b'], 'nobody is named for a volley through a stone thrower', () => {
    const named = (where: string): string[] => {
      const p = position('il-poggio').put(0, 'roland', 'H15').put(1, 'petros', where);
      p.state.engines = [gun(p, { head: p.hex('H10'), tail: p.hex('H9') })];
      const t = p.play([
        { step: 'movement', side: 0 },
        { step: 'unmoved', side: 0 },
      ]);
      t.do('move', { unit: 'roland' }).go('H14');
      return t.step === 'window' ? t.who('name') : [];
    };
    expect([named('H5'), named('N14')]).toEqual([[], ['petros']]);
  });
});
