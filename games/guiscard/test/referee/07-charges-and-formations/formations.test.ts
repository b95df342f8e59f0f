/** Corners of the chapters on formations and on the turn, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, FIRED, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { MOVES, members } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../../table.ts';

const FRONT = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
const REAR = { hektor: 'E9', damon: 'F9', evander: 'G10' };
const phalanx = (side: number, men: Record<string, string>, foulkon = false): Position => {
  const p = position('il-poggio');
  for (const [id, hex] of Object.entries(men)) p.put(side, id, hex);
  p.state.formations = [{ side, units: p.units(...Object.keys(men)), front: 0, foulkon, past: [] }];
  return p;
};
const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice);

describe('formations', () => {
  // R65: who walks off alone leaves it; three in a row must be left.
  rule(['gui.7.3.1a', 'gui.7.3.1b'], 'an end man of four may walk off, the second of four takes it apart', () => {
    const four = { ...FRONT, hektor: 'D7' };
    const off = (unit: string, hex: string): string[] => {
      const t = moves(phalanx(0, four)).do('move', { unit }).go(hex);
      if (t.step === 'moving') t.do('stop');
      return members(t);
    };
    expect(off('hektor', 'D8')).toEqual(['achilleas', 'okeanos', 'palaimon']);
    expect(off('palaimon', 'E9')).toEqual([]);
  });
  // R65: they go as one piece, so where one cannot go none goes.
  rule('gui.7.3.1b', 'a formation does not step where one of its men meets an enemy', () => {
    const ways = (enemy: string): number[] => {
      const p = phalanx(0, FRONT).put(1, 'milo', enemy).put(1, 'dorian', 'A1');
      return moves(p)
        .do('march', { formation: 0 })
        .legal('shift')
        .map(({ direction }) => Number(direction))
        .sort();
    };
    // E7 is north of Palaimon alone; A16 is in nobody's way.
    expect([ways('E7').includes(0), ways('A16').includes(0)]).toEqual([false, true]);
  });
  // Wounded on the march he falls out, and three who are left go on with what they have.
  rule(['gui.7.3.1c', 'gui.5.4.4.B'], 'a hoplite wounded by a volley on the march is no more of the formation', () => {
    const p = phalanx(0, { ...FRONT, hektor: 'D7' }).put(1, 'petros', 'D1');
    const t = moves(p).do('march', { formation: 0 }).do('shift', { direction: 3 });
    expect([t.step, t.seats]).toEqual(['window', [1]]);
    // Die + 2 + 1: 4 is B.
    t.dice(1, 4)
      .do('name', { unit: 'petros', cell: t.where('hektor') })
      .do('loose');
    expect([t.health('hektor'), members(t)]).toEqual([WOUNDED, ['achilleas', 'okeanos', 'palaimon']]);
  });
  // The tortoise covers from shots however they come, and is no cover once it is dissolved by a loss.
  rule(['gui.7.3.2c', 'gui.7.3.2b'], 'a tortoise shot at from behind has its shields as well', () => {
    const cover = (from: string, foulkon: boolean): unknown => {
      const p = phalanx(1, { ...FRONT, ...REAR }, foulkon).put(0, 'alphonse', from);
      const t = p.play([{ step: 'offensive', side: 0 }], 1, 10).do('shoot', { unit: 'alphonse' });
      t.do('fireAt', { target: 'damon', cell: 'F9' });
      return t.ever('fired')[0]?.cover;
    };
    expect([cover('F12', true), cover('F12', false)]).toEqual(['medium', 'none']);
  });
  // Stunned, he is no valid member either.
  rule(['gui.7.3.1c', 'gui.7.3.1l'], 'a hoplite stunned from the flank leaves two who are no formation', () => {
    const p = phalanx(1, FRONT).put(0, 'robert', 'H9').put(0, 'osbern', 'A1');
    const state = (die: number): [number, string[]] => {
      const s = p.play([
        { step: 'declare', side: 0 },
        { step: 'endTests', side: 0 },
        { step: 'resolving', side: 0 },
      ]);
      s.fight(['robert'], 'achilleas', die);
      return [s.health('achilleas'), members(s)];
    };
    const all = [1, 2, 3, 4, 5, 6].map(state);
    for (const [health, left] of all)
      expect(left).toEqual(health === HEALTHY ? ['achilleas', 'okeanos', 'palaimon'] : []);
    expect(all.map(([health]) => health)).toContain(STUNNED);
  });
});

describe('openings', () => {
  // Bodies behind a window make it dearer by a point.
  rule(['gui.8.1.window', 'gui.4.2.2a'], 'a window with three dead behind it costs five', () => {
    const enter = (unit: string, dead: number): boolean => {
      const p = position('laguna', [FARM]).put(0, unit, 'S6');
      for (const id of ['osbern', 'avray', 'rioulf'].slice(0, dead)) p.put(1, id, 'S7', { health: DEAD });
      return moves(p).do('move', { unit }).hexes('step').includes('S7');
    };
    expect([enter('robert', 2), enter('robert', 3), enter('roland', 3)]).toEqual([true, false, true]);
  });
  // No test through the cloth of a tent.
  rule(['gui.4.3.1.1', 'gui.8.5.2a'], 'a man in a tent tests nobody who goes by behind the cloth', () => {
    const tests = (p: Position): number =>
      moves(p.put(0, 'roland', 'S10').put(1, 'milo', 'R8'), 1)
        .do('move', { unit: 'roland' })
        .go('S9', 'T8')
        .ever('tested').length;
    expect([tests(position('laguna')), tests(position('laguna', [TENT]))]).toEqual([1, 0]);
  });
});

describe('the turn', () => {
  // R27: the last step of a phase is that of its side alone.
  rule(
    ['gui.2.1.5', 'gui.2.1.1'],
    'who stood up at the end of his phase shoots in the other’s, and he who lies does not',
    () => {
      const p = position('il-poggio').put(0, 'alphonse', 'H14', { health: STUNNED }).put(1, 'roland', 'H4');
      p.put(0, 'olivier', 'I14').put(1, 'milo', 'A1');
      expect(p.play([{ step: 'offensive', side: 0 }]).who('shoot')).toEqual(['olivier']);
      const t = p.play([
        { step: 'phase', side: 0 },
        { step: 'phase', side: 1 },
      ]);
      const QUIET = ['endFire', 'endOffensive', 'hold', 'done', 'endCharges', 'endMoves', 'declared'];
      for (let n = 0; n < 12 && !(t.step === 'movement' && t.seats[0] === 1); n++)
        t.act(the(t.legal().find(({ type }) => QUIET.includes(type))));
      expect(t.health('alphonse')).toBe(HEALTHY);
      t.do('move', { unit: 'roland' }).go('H5');
      expect([t.step, t.who('name')]).toEqual(['window', ['alphonse', 'olivier']]);
    },
  );
  // A javelin does not hinder its man, a sling halves what a wounded man has, down.
  rule(['gui.5.1.sling', 'gui.5.1.round'], 'a wounded slinger who has shot has two points, a javelin man all', () => {
    const p = position('il-poggio')
      .put(0, 'wahid', 'C12', { marks: FIRED, health: WOUNDED })
      .put(0, 'landry', 'F12', { marks: FIRED, health: WOUNDED });
    const t = moves(p).do('move', { unit: 'wahid' }).go('C11', 'C10');
    expect(t.legal('step')).toEqual([]);
    if (t.step === 'moving') t.do('stop');
    t.do('move', { unit: 'landry' }).go('F11', 'F10', 'F9', 'F8');
    expect(t.where('landry')).toBe('F8');
  });
});
