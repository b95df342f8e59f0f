/** Corners of engines, naphtha and the sorties that meet them, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { mayVolley } from '../../../src/05-missiles/fire.ts';
import { BESIEGER, GARRISON } from '../../../src/11-sieges/siege.ts';
import { ATTACKED, type Engine, FIRED, HEALTHY, MOVED, STAYED, STIRRED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { castle, flame, group } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const engine = (p: Position, kind: Engine['kind'], head: string, tail: string, more: Partial<Engine> = {}): Engine => ({
  ...{ kind, side: 0, head: p.hex(head), tail: p.hex(tail), arrow: p.way('N'), corner: false },
  ...{ load: kind === 'greekFire' ? 4 : 2, gone: false, jammed: false },
  ...more,
});
const over = (p: Position, action: 'assault' | 'camp' | 'supplies' | 'general', ...dice: number[]): Table =>
  p.play([{ step: 'turnOver' }, { step: 'actionOver', action }], ...dice);

describe('crews', () => {
  const served = (more: Partial<Engine> = {}, health = HEALTHY, marks = 0): Position => {
    const p = position('il-poggio').put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(1, 'dorian', 'H5');
    p.put(0, 'rioulf', 'H12', { health, marks });
    p.state.engines = [engine(p, 'stoneThrower', 'H13', 'H14', more)];
    return p;
  };
  const shots = (p: Position): number => p.play([{ step: 'offensive', side: 0 }]).legal('hurl').length;
  // Three characters; a man on the ground pulls no rope, a wounded one does.
  rule('gui.10.4.1b', 'a wounded man serves the stone thrower, a stunned one does not', () => {
    expect([shots(served()), shots(served({}, WOUNDED)), shots(served({}, STUNNED))]).toEqual([1, 1, 0]);
  });
  // R108: they do not move, fire or fight while they load.
  rule('gui.10.4.1b', 'who has moved, shot or fought in the phase has not loaded', () => {
    const loaded = (marks: number): number =>
      the(served({ load: 0 }, HEALTHY, marks).play([{ step: 'phaseEnd', side: 0 }]).state.engines[0]).load;
    expect([loaded(0), loaded(MOVED | STIRRED), loaded(FIRED), loaded(ATTACKED)]).toEqual([1, 0, 0, 0]);
    // Taken in hand and set down, he is where he was.
    expect(loaded(MOVED)).toBe(1);
  });
  // R108: three phases that follow one another.
  rule('gui.10.4.1b', 'a phase without a crew undoes the loading', () => {
    const p = served({ load: 1 }, STUNNED);
    expect(the(p.play([{ step: 'phaseEnd', side: 0 }]).state.engines[0]).load).toBe(0);
  });
  // Two able men; those of the other side do not count.
  rule('gui.10.5.1b', 'the siphon is served by two able men of its own side', () => {
    const spray = (health: number, side = 0): number => {
      const p = position('il-poggio')
        .put(0, 'petros', 'G13')
        .put(side, 'milo', 'I13', { health })
        .put(1, 'roland', 'A1');
      p.state.engines = [engine(p, 'greekFire', 'H13', 'H13')];
      return shots(p);
    };
    expect([spray(HEALTHY), spray(WOUNDED), spray(STUNNED), spray(HEALTHY, 1)]).toEqual([1, 1, 0, 0]);
  });
});

describe('naphtha', () => {
  const POOL = ['H6', 'G6', 'G7', 'H5', 'H7', 'I6', 'I7'];
  // It burns to the end of the scenario, and what stands in it is lost after three turns.
  rule(['gui.10.5.1d', 'gui.10.2.6a'], 'lit naphtha burns on when the third turn is over', () => {
    const p = position('il-poggio').put(1, 'milo', 'A1').put(0, 'roland', 'H8');
    p.state.works.naphtha = [{ cells: POOL.map(hex => p.hex(hex)), lit: true }];
    p.state.engines = [engine(p, 'stoneThrower', 'H5', 'H4')];
    p.state.works.flames = [flame(p, 'H5', { turns: 2 })];
    const t = p.play([{ step: 'turnEnd' }]).do('move', { unit: 'roland' });
    expect([the(t.state.engines[0]).gone, t.state.works.naphtha.map(({ lit }) => lit)]).toEqual([true, [true]]);
    expect(POOL.some(hex => t.hexes('step').includes(hex))).toBe(false);
  });
  // R78: unlit it hinders nobody.
  rule('gui.10.5.1d', 'men walk through naphtha that is not lit', () => {
    const p = position('il-poggio').put(0, 'milo', 'A1').put(1, 'roland', 'H8');
    p.state.works.naphtha = [{ cells: POOL.map(hex => p.hex(hex)), lit: false }];
    const t = p
      .play([{ step: 'movement', side: 1 }])
      .do('move', { unit: 'roland' })
      .go('H7', 'H6');
    expect([t.where('roland'), t.health('roland')]).toEqual(['H6', HEALTHY]);
  });
  // Pools that touch: the flame that reaches one of them reaches the other.
  rule(['gui.10.5.1d', 'gui.10.2.2c'], 'a pool that shares hexes with a burning one burns as well', () => {
    const p = position('il-poggio').put(0, 'petros', 'H12').put(1, 'roland', 'A1');
    p.state.arrows[p.unit('petros')] = 6;
    const cells = POOL.map(hex => p.hex(hex));
    const beyond = ['H4', 'G4', 'G5', 'H3', 'H5', 'I4', 'I5'].map(hex => p.hex(hex));
    p.state.works.naphtha = [
      { cells, lit: false },
      { cells: beyond, lit: false },
    ];
    const t = p
      .play([{ step: 'offensive', side: 0 }], 8)
      .do('shoot', { unit: 'petros' })
      .do('burn', { cell: 'H6' });
    expect(t.state.works.naphtha.map(({ lit }) => lit)).toEqual([true, true]);
  });
  // At once to whatever naphtha lies there: also onto a fire, and out of a burst siphon.
  rule(['gui.10.5.1d', 'gui.10.2.2c', 'gui.10.5.2'], 'naphtha poured onto burning naphtha burns at once', () => {
    const again = (die: number, lit: string[]): unknown => {
      const p = position('il-poggio').put(0, 'petros', 'G13').put(0, 'milo', 'I13').put(1, 'roland', 'A1');
      p.state.engines = [engine(p, 'greekFire', 'H13', 'H13')];
      p.state.works.naphtha = [{ cells: lit.map(hex => p.hex(hex)), lit: true }];
      const t = p.play([{ step: 'siphon', engine: 0, cell: p.hex('H6') }], die, 9, 9);
      return the(t.state.works.naphtha[1]).lit;
    };
    // Onto the very hexes, beside them, far from them; then the siphon bursts beside a fire, and far from one.
    expect([again(3, POOL), again(3, ['H3', 'H4']), again(3, ['H2', 'H3'])]).toEqual([true, true, false]);
    expect([again(1, ['H11', 'H12']), again(1, POOL)]).toEqual([true, false]);
  });
  // Each character rolls one die, however many hexes his horse takes up.
  rule('gui.10.5.3b', 'a horseman with both hexes in the naphtha rolls once', () => {
    const p = position('il-poggio')
      .put(0, 'petros', 'H12')
      .put(1, 'robert', 'H5', { facing: 'N' })
      .put(1, 'osbern', 'A1');
    p.state.arrows[p.unit('petros')] = 6;
    p.state.works.naphtha = [{ cells: POOL.map(hex => p.hex(hex)), lit: false }];
    const t = p
      .play([{ step: 'offensive', side: 0 }], 8, 9, 1)
      .do('shoot', { unit: 'petros' })
      .do('burn', { cell: 'G7' });
    expect([t.ever('roll').filter(({ rule: id }) => id === 'gui.10.5.3b').length, t.health('robert')]).toEqual([
      1,
      HEALTHY,
    ]);
  });
});

describe('sorties', () => {
  // Hexes of tents are counted, not those of engines.
  rule(['gui.11.4.2g', 'gui.10.2.6b'], 'a burnt stone thrower is no tent hex', () => {
    const p = castle().sheet({ action: 'camp', stoneThrowers: 1 }).put(0, 'robert', 'C12');
    p.sheet({ parties: [p.units('robert'), []] });
    p.state.engines = [engine(p, 'stoneThrower', 'C5', 'C6')];
    p.state.works.flames = [flame(p, 'C5', { turns: 2, side: 1 }), flame(p, 'C6', { turns: 2, side: 1 })];
    const t = p.play([{ step: 'turnEnd' }, { step: 'actionOver', action: 'camp' }]);
    expect([t.state.works.burnt, t.sheet.stoneThrowers, t.ever('restocking')]).toEqual([[], 0, []]);
  });
  // Neither moves, fights or shoots in that turn.
  rule('gui.11.4.2f', 'who hands arrows on or takes them neither strikes nor shoots, and has done neither', () => {
    const p = castle().put(1, 'petros', 'O9').put(1, 'loukas', 'O10').put(0, 'roland', 'C5');
    p.state.arrows[p.unit('petros')] = 6;
    const pass = { type: 'passArrows', unit: p.unit('petros'), to: p.unit('loukas') };
    const t = p.play([{ step: 'movement', side: 1 }]).act(pass);
    const battle = { ...p.battle, state: t.state };
    expect(p.units('petros', 'loukas').map(unit => mayVolley(battle, unit))).toEqual([false, false]);
    for (const id of ['petros', 'loukas'])
      for (const marks of [FIRED, MOVED]) {
        const q = castle().put(1, 'petros', 'O9').put(1, 'loukas', 'O10').put(0, 'roland', 'C5');
        q.state.arrows[q.unit('petros')] = 6;
        q.state.marks[q.unit(id)] = marks;
        expect([id, marks, q.play([{ step: 'movement', side: 1 }]).legal('passArrows')]).toEqual([id, marks, []]);
      }
  });
  // R98: from side to side; nobody leaves where he came in.
  rule('gui.11.4.3e', 'the supply party leaves by the side opposite to the one it came by, and no other', () => {
    const doors = (hex: string, edge: number): unknown[] => {
      const p = castle().sheet({ action: 'supplies', edge });
      p.state.ground = { maps: [{ map: 'laguna', rotated: false }], overlays: [] };
      p.put(1, 'milo', hex);
      p.sheet({ parties: [[], p.units('milo')] });
      const t = p.play([{ step: 'movement', side: 1 }]).do('move', { unit: 'milo' });
      return t.legal('leave').map(one => one.edge);
    };
    expect([doors('A9', 4), doors('A9', 2), doors('M1', 4)]).toEqual([[], [4], []]);
  });
  // R95: where nobody is left on either side the siege is broken.
  rule('gui.11.4.1f', 'both sides wiped out in the assault, the siege is broken', () => {
    const p = castle().sheet({ action: 'assault', parties: [[], []] });
    p.kill(...group(p, 'besiegers'), ...group(p, 'garrison'));
    const t = over(p, 'assault');
    const last = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }, { step: 'dayEnd' }]);
    expect([...t.ever('end'), ...last.ever('end')].map(({ winners }) => winners)).toContainEqual([GARRISON]);
    expect(last.ever('end').map(({ winners }) => winners)).not.toContainEqual([BESIEGER]);
  });
  // One of the two destroyed ends it, and the garrison that is no more holds nothing.
  rule('gui.11.4.4c', 'a garrison that dies in the field to the last man has lost the place', () => {
    const p = castle().sheet({ action: 'general' }).put(0, 'robert', 'O9');
    p.kill(...group(p, 'garrison'));
    p.sheet({ parties: [p.units('robert'), []] });
    const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'general' }, { step: 'dayEnd' }]);
    expect(t.ever('end').map(({ winners }) => winners)).toEqual([[BESIEGER]]);
  });
});

describe('fires', () => {
  // Rather than shoot and fight as usual.
  rule('gui.10.2.1a', 'a man who has shot in this phase lights nothing', () => {
    const lights = (marks: number): number => {
      const p = position('nido-d-aquila').put(0, 'alphonse', 'O7', { marks }).put(1, 'milo', 'T8');
      return p.play([{ step: 'declare', side: 0 }]).legal('task').length;
    };
    expect([lights(STAYED) > 0, lights(STAYED | FIRED)]).toEqual([true, 0]);
  });
});
