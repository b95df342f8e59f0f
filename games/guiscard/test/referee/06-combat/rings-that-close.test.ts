/** Rings that close without anybody moving: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, members, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, position, type Table } from '../../table.ts';

const QUIET = ['hold', 'endMoves', 'declared', 'endCharges'];
const idle = (t: Table, isSo: () => boolean): Table => {
  for (let n = 0; n < 20 && !isSo() && t.step !== null; n++) {
    const quiet = t.legal().find(({ type }) => QUIET.includes(type));
    if (!quiet) break;
    t.act(quiet);
  }
  return t;
};

describe('a ring of enemies', () => {
  // On the ground he was no enemy to fear; on his feet he shuts the last way.
  rule(['gui.6.2f', 'gui.2.1.5'], 'is closed by one of them who gets up', () => {
    const p = poggio().put(1, 'milo', 'A1', { health: STUNNED }).put(1, 'sergios', 'Z9');
    p.put(0, 'osbern', 'B1').put(0, 'avray', 'A2', { health: STUNNED });
    const t = p.play([
      { step: 'phase', side: 0 },
      { step: 'offensive', side: 1 },
    ]);
    expect(t.health('milo')).toBe(STUNNED);
    idle(t, () => t.seats[0] === 1);
    expect([t.health('avray'), t.health('milo')]).toEqual([HEALTHY, DEAD]);
  });
  // Nobody goes through fire: a way that burns is none.
  rule(['gui.6.2f', 'gui.10.2.5b', 'gui.10.3c'], 'is closed by a fire in the last way out', () => {
    const fate = (hex: string): number => {
      const p = nido().put(1, 'milo', 'P5', { health: STUNNED }).put(0, 'osbern', 'Q5').put(1, 'sergios', 'Z16');
      p.put(0, 'petros', 'S8');
      p.state.arrows[p.unit('petros')] = 6;
      const t = p.play([{ step: 'offensive', side: 0 }]).do('shoot', { unit: 'petros' });
      t.dice(10).do('burn', { cell: hex });
      return t.health('milo');
    };
    // The stair of P5 and Q5 is Q6; Q8 is another.
    expect([fate('Q8'), fate('Q6')]).toEqual([STUNNED, DEAD]);
  });
});

describe('a man who falls upon others', () => {
  // He stuns whom he falls upon, and a stunned hoplite is in no rank.
  rule(['gui.10.1.6c', 'gui.7.3.1c'], 'breaks the ranks of the hoplites beneath him', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
    for (const [id, hex] of Object.entries({ palaimon: 'M7', okeanos: 'N7', achilleas: 'O7' })) p.put(1, id, hex);
    p.state.formations = [
      { side: 1, units: p.units('palaimon', 'okeanos', 'achilleas'), front: 0, foulkon: false, past: [] },
    ];
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    const t = p.play([...COMBAT(1)], 1).do('task', { kind: 'push', unit: 'milo', on: 0 });
    t.declared();
    if (t.step === 'ladderFall') t.act(the(t.legal('setLadder')[0]));
    t.do('lieAt', { to: 'N7' });
    expect([t.health('osbern'), t.health('okeanos'), members(t)]).toEqual([WOUNDED, STUNNED, []]);
  });
});

describe('an advance on horseback', () => {
  // Two hexes on either side of a low wall are no place to stop, after a fight as on the march.
  rule(['gui.6.6a', 'gui.8.4.2b'], 'over a low wall goes on beyond it', () => {
    const p = position('laguna', [FARM]).put(0, 'robert', 'R11', { facing: 'N' }).put(1, 'dorian', 'R10');
    p.put(1, 'milo', 'Z1');
    // 31 - 5 = 26 in 21/30: 1 is H.
    const t = p.play([...COMBAT(0)]).fight(['robert'], 'dorian', 1);
    expect([t.health('dorian'), t.step]).toEqual([DEAD, 'advance']);
    t.do('advance', { unit: 'robert' }).go('R10<R11');
    expect(t.legal('stop')).toEqual([]);
    t.go('R9<R10');
    expect(t.step === 'advancing' ? t.legal('stop').length : 1).toBe(1);
  });
});

describe('a led horse beside a fire', () => {
  // What a man may not enter his horse does not stand in either.
  rule(['gui.4.4.3b', 'gui.10.2.5b'], 'is not brought into the flames', () => {
    const p = poggio().put(0, 'osbern', 'E12').put(1, 'milo', 'Z1');
    const index = p.horse('robert', 'E13', 'N', { side: 0 });
    Object.assign(the(p.state.horses[index]), { leader: p.unit('osbern') });
    p.state.works.naphtha = [{ cells: ['E11', 'D11', 'F11'].map(hex => p.hex(hex)), lit: true }];
    const t = p.play([{ step: 'movement', side: 0 }]).do('move', { unit: 'osbern' });
    expect(t.hexes('step')).not.toContain('E11');
    t.go('F12').do('stop');
    const { head, tail } = the(t.state.horses[index]);
    for (const hex of [p.name(head), p.name(tail)]) expect(['E11', 'D11', 'F11', 'F12']).not.toContain(hex);
  });
});
