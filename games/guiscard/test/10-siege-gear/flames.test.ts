import { sideBetween } from '@carroccio/boards';
import { describe, expect } from 'vitest';
import { barrierAt } from '../../src/03-ground/works.ts';
import { engineMarks } from '../../src/10-siege-gear/engines.ts';
import { isFlammable } from '../../src/10-siege-gear/flames.ts';
import { hexesBetween, marked } from '../../src/battle.ts';
import { TENT_OPENING } from '../../src/field.ts';
import {
  BUSY,
  DEAD,
  type Engine,
  type Flame,
  HEALTHY,
  MOVED,
  STAYED,
  STIRRED,
  STUNNED,
  WOUNDED,
} from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, PIER, type Position, position, type Table, TENT } from '../table.ts';

const nido = () => position('nido-d-aquila');
const COMBAT = (side: number) =>
  [
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ] as const;
const combat = (p: Position, side: number, ...dice: number[]): Table => p.play([...COMBAT(side)], ...dice);
const flame = (p: Position, hex: string, more: Partial<Flame> = {}): Flame => ({
  ...{ cell: p.hex(hex), side: 0, arrow: false, turns: 0, fresh: false },
  ...more,
});
const burning = (t: Table): string[] => t.position.names(t.state.works.flames.map(({ cell }) => cell));

describe('setting fire', () => {
  rule(
    ['gui.10.2.1a', 'gui.10.2.1b'],
    'who has stayed a complete turn beside wood lights it in the combat step (R72)',
    () => {
      const p = nido().put(0, 'osbern', 'O7', { marks: STAYED });
      const t = combat(p, 0).do('task', { kind: 'light', unit: 'osbern', on: p.hex('P7') });
      expect(burning(t.declared())).toEqual(['P7']);
      expect(combat(nido().put(0, 'osbern', 'O7'), 0).legal('task')).toEqual([]);
    },
  );
  rule('gui.10.3a', 'burning arrows harm works, not men', () => {
    const p = nido().put(0, 'alphonse', 'L6').put(1, 'milo', 'P8');
    p.state.arrows[p.unit('alphonse')] = 6;
    const t = p
      .play([{ step: 'offensive', side: 0 }], 10)
      .do('shoot', { unit: 'alphonse' })
      .do('burn', { cell: 'P8' });
    expect([burning(t), t.ever('fired')]).toEqual([['P8'], []]);
    expect(t.state.arrows[p.unit('alphonse')]).toBe(5);
  });
  rule('gui.10.3b', 'at short range only, one die, no scatter', () => {
    const p = position('la-costa', [PIER]).put(0, 'anwar', 'M2');
    p.state.arrows[p.unit('anwar')] = 6;
    // Twelve hexes are the short range of his bow: M14, and M15 no more.
    const t = p.play([{ step: 'offensive', side: 0 }], 7).do('shoot', { unit: 'anwar' });
    expect(t.hexes('burn', 'cell')).toEqual(expect.arrayContaining(['M13', 'M14']));
    expect(t.hexes('burn', 'cell')).not.toContain('M15');
    t.do('burn', { cell: 'M14' });
    expect([t.ever('shot'), t.ever('fireArrow')]).toMatchObject([[], [{ caught: false }]]);
  });
  rule(['gui.10.2.4', 'gui.10.2.4.wood', 'gui.9.2.4'], 'gate and palisade catch on 10 only', () => {
    const shoot = (die: number): string[] => {
      const p = nido().put(0, 'alphonse', 'O14');
      p.state.arrows[p.unit('alphonse')] = 6;
      return burning(
        p
          .play([{ step: 'offensive', side: 0 }], die)
          .do('shoot', { unit: 'alphonse' })
          .do('burn', { cell: 'P9' }),
      );
    };
    expect([shoot(9), shoot(10)]).toEqual([[], ['P9']]);
  });
  rule('gui.10.2.4.engine', 'pier and engines catch on 8', () => {
    const shoot = (die: number): string[] => {
      const p = position('la-costa', [PIER]).put(0, 'anwar', 'M10');
      p.state.arrows[p.unit('anwar')] = 6;
      return burning(
        p
          .play([{ step: 'offensive', side: 0 }], die)
          .do('shoot', { unit: 'anwar' })
          .do('burn', { cell: 'M14' }),
      );
    };
    expect([shoot(7), shoot(8)]).toEqual([[], ['M14']]);
  });
  rule('gui.10.3c', 'the flame is there at once', () => {
    const p = position('la-costa', [PIER]).put(0, 'anwar', 'M10').put(1, 'osbern', 'M14');
    p.state.arrows[p.unit('anwar')] = 1;
    const t = p
      .play([{ step: 'offensive', side: 0 }], 8)
      .do('shoot', { unit: 'anwar' })
      .do('burn', { cell: 'M14' });
    expect([burning(t), t.step, t.seats]).toEqual([['M14'], 'retreatStep', [1]]);
  });
});

describe('in the flames', () => {
  const caught = (p: Position, ...dice: number[]): Table =>
    combat(p.put(0, 'osbern', 'O7', { marks: STAYED }), 0, ...dice)
      .do('task', { kind: 'light', unit: 'osbern', on: p.hex('P7') })
      .declared();
  rule(
    'gui.10.2.5a',
    'whoever stands there goes a hex away; if he cannot he is wounded, and killed in the second turn',
    () => {
      const t = caught(nido().put(1, 'milo', 'P7'));
      expect([t.step, t.seats, t.hexes('retreatTo')]).toEqual(['retreatStep', [1], ['P6', 'Q7', 'Q8']]);
      // P8 is a platform without a way to it, O7 and O8 lie outside.
      const p = nido().put(1, 'milo', 'P7').put(0, 'avray', 'P6').put(0, 'rioulf', 'Q7').put(0, 'hamon', 'Q8');
      const stuck = caught(p);
      expect([stuck.where('milo'), stuck.health('milo')]).toEqual(['P7', WOUNDED]);
      const later = nido().put(1, 'milo', 'P7', { health: WOUNDED });
      later.state.works.flames = [flame(later, 'P7', { turns: 0 })];
      expect(later.play([{ step: 'turnEnd' }]).health('milo')).toBe(WOUNDED);
      later.state.works.flames = [flame(later, 'P7', { turns: 1 })];
      expect(later.play([{ step: 'turnEnd' }]).health('milo')).toBe(DEAD);
    },
  );
  rule('gui.10.2.5c', 'a stunned man comes to himself on 1-6, or dies', () => {
    const t = caught(nido().put(1, 'milo', 'P7', { health: STUNNED }), 6);
    expect([t.health('milo'), t.step]).toEqual([HEALTHY, 'retreatStep']);
    expect(caught(nido().put(1, 'milo', 'P7', { health: STUNNED }), 7).health('milo')).toBe(DEAD);
  });
  rule(
    ['gui.10.2.2a', 'gui.10.2.2b', 'gui.10.2.4.spread'],
    'at the end of the enemy phase it spreads to wood beside it on 7-10',
    () => {
      const spread = (die: number): string[] => {
        const p = nido();
        p.state.works.flames = [flame(p, 'P6')];
        // Beside P6: the palisade of P5 and P7, and the stair Q6; Q7 is bare ground.
        return burning(p.play([{ step: 'phaseEnd', side: 1 }], die, 1, 1, 1));
      };
      expect([spread(6), spread(7).length]).toEqual([['P6'], 2]);
      // The player whose fire it is waits for the other's phase.
      const p = nido();
      p.state.works.flames = [flame(p, 'P6')];
      expect(burning(p.play([{ step: 'phaseEnd', side: 0 }], 10, 10, 10))).toEqual(['P6']);
      expect([
        isFlammable(p.battle, p.hex('Q7')),
        isFlammable(p.battle, p.hex('P7')),
        isFlammable(p.battle, p.hex('R9')),
      ]).toEqual([false, true, false]);
    },
  );
  rule(
    ['gui.10.2.3a', 'gui.10.2.3b', 'gui.10.2.4.extinguish'],
    'beside it, idle, one die a man: 1-3, or 5 if an arrow lit it',
    () => {
      const douse = (die: number, arrow: boolean): string[] => {
        const p = nido().put(1, 'milo', 'Q7');
        p.state.works.flames = [flame(p, 'P7', { arrow })];
        return burning(
          combat(p, 1, die)
            .do('task', { kind: 'douse', unit: 'milo', on: p.hex('P7') })
            .declared(),
        );
      };
      expect([douse(3, false), douse(4, false), douse(5, true), douse(6, true)]).toEqual([[], ['P7'], [], ['P7']]);
      const p = nido().put(1, 'milo', 'Q7', { marks: MOVED | STIRRED });
      p.state.works.flames = [flame(p, 'P7')];
      expect(combat(p, 1).legal('task')).toEqual([]);
    },
  );
  rule(['gui.10.2.6a', 'gui.9.2.1c', 'gui.9.2.4'], 'three turns and it is gone: palisade and gate fall (R76)', () => {
    const p = nido();
    p.state.works.flames = [flame(p, 'P7', { turns: 2 }), flame(p, 'P9', { turns: 2 }), flame(p, 'P6', { turns: 1 })];
    const t = p.play([{ step: 'turnEnd' }]);
    expect([p.names(t.state.works.ruins), t.state.works.gate, burning(t)]).toEqual([['P7'], 'destroyed', ['P6']]);
    // What caught by spreading counts from the next turn (R125).
    p.state.works.flames = [flame(p, 'P7', { fresh: true })];
    expect(the(p.play([{ step: 'turnEnd' }]).state.works.flames[0])).toMatchObject({ turns: 0, fresh: false });
  });
  rule('gui.10.2.6b', 'one hex of a stone thrower is enough', () => {
    const p = position('il-poggio');
    p.state.engines = [thrower(p, 'E8', 'N')];
    p.state.works.flames = [flame(p, 'E9', { turns: 2 })];
    expect(the(p.play([{ step: 'turnEnd' }]).state.engines[0]).gone).toBe(true);
  });
});

const thrower = (p: Position, hex: string, way: string, more: Partial<Engine> = {}): Engine => ({
  ...{
    kind: 'stoneThrower',
    side: 0,
    head: p.hex(hex),
    arrow: p.way(way),
    corner: false,
    load: 2,
    gone: false,
    jammed: false,
  },
  tail: p.beyond(hex, { N: 'S', S: 'N', NE: 'SW', SW: 'NE', SE: 'NW', NW: 'SE' }[way] ?? 'S'),
  ...more,
});

describe('the stone thrower', () => {
  /** At H13 looking north, with three men at the end of the arrow. */
  const served = (more: Partial<Engine> = {}): Position => {
    const p = position('il-poggio')
      .put(0, 'osbern', 'G13')
      .put(0, 'avray', 'I13')
      .put(0, 'rioulf', 'H12')
      .put(1, 'dorian', 'H5');
    p.state.engines = [thrower(p, 'H13', 'N', more)];
    return p;
  };
  const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);
  rule(
    ['gui.10.4.1a', 'gui.5.1.stone-thrower'],
    'every third turn, in the direction of its arrow, up to 30 hexes',
    () => {
      expect(fire(served()).legal('hurl')).toHaveLength(1);
      expect(fire(served({ load: 1 })).step).toBe('movement');
      const p = served();
      const marks = (): string[] => p.names(engineMarks(p.battle, the(p.state.engines[0])));
      // Any hex within 60 degrees of the arrow, with somebody in it or not.
      expect(marks()).toEqual(expect.arrayContaining(['H5', 'H12', 'A10', 'O9']));
      expect(['H14', 'G14', 'A14', 'P14'].filter(hex => marks().includes(hex))).toEqual([]);
      p.state.engines = [thrower(p, 'H13', 'S')];
      expect(['H5', 'H12'].filter(hex => marks().includes(hex))).toEqual([]);
    },
  );
  rule('gui.10.4.1b', 'three men beside the end with the arrow, in all three turns (R108)', () => {
    const p = served().put(0, 'rioulf', 'A1');
    expect(fire(p).step).toBe('movement');
    const three = served({ load: 0 }).play([{ step: 'phaseEnd', side: 0 }]);
    expect(the(three.state.engines[0]).load).toBe(1);
    expect(the(p.play([{ step: 'phaseEnd', side: 0 }]).state.engines[0]).load).toBe(0);
  });
  rule(['gui.10.4.4a', 'gui.5.4.1c', 'gui.10.4.4b'], 'two dice say where it falls, and everybody there suffers', () => {
    const t = fire(served(), 5, 6, 1).do('hurl', { engine: 0 }).do('strike', { cell: 'H5' });
    expect(t.ever('hurled')).toMatchObject([{ impact: t.position.hex('H5') }]);
    expect(t.health('dorian')).toBe(DEAD);
    // 15: two hexes too far.
    const far = fire(served(), 7, 8).do('hurl', { engine: 0 }).do('strike', { cell: 'H5' });
    expect(far.ever('hurled')).toMatchObject([{ impact: far.position.hex('H3') }]);
    expect(the(far.state.engines[0]).load).toBeLessThan(1);
  });
  rule(['gui.10.4.4c', 'gui.9.2.5'], 'wood comes down on the column B of one point, stone does not care (R109)', () => {
    const hurl = (die: number): string[] => {
      const p = nido().put(0, 'osbern', 'I8').put(0, 'avray', 'I9').put(0, 'rioulf', 'J7').put(1, 'milo', 'P7');
      p.state.engines = [thrower(p, 'J8', 'SE')];
      p.state.engines = p.state.engines.map(one => ({ ...one, arrow: p.way('NE') }));
      const t = p.play([{ step: 'stone', engine: 0, cell: p.hex('P7') }], 5, 6, die, 10);
      return p.names(t.state.works.ruins);
    };
    expect([hurl(7), hurl(8)]).toEqual([[], ['P7']]);
    const p = nido();
    p.state.engines = [thrower(p, 'J8', 'NE')];
    expect(p.play([{ step: 'stone', engine: 0, cell: p.hex('T7') }], 5, 6, 10).state.works.ruins).toEqual([]);
  });
  rule(
    ['gui.10.4.4d', 'gui.10.4.4c', 'gui.9.4.4'],
    'men in the tower, in a house or behind the stakes are safe from it',
    () => {
      /** The stone falls where it is aimed; a 1 kills in the open. */
      const struck = (p: Position, head: string, hex: string): number => {
        p.state.engines = [thrower(p, head, 'NE')];
        p.put(1, 'dorian', hex);
        return p.play([{ step: 'stone', engine: 0, cell: p.hex(hex) }], 5, 6, 1, 1).health('dorian');
      };
      expect([struck(nido(), 'J8', 'O8'), struck(nido(), 'J8', 'T8'), struck(nido(), 'J8', 'S8')]).toEqual([
        DEAD,
        HEALTHY,
        HEALTHY,
      ]);
      // The open ward behind the palisade, and the same hex with a breach before it.
      expect(struck(nido(), 'J8', 'Q7')).toBe(HEALTHY);
      const breached = nido();
      breached.state.works.ruins = [breached.hex('P7'), breached.hex('P6')];
      expect(struck(breached, 'K8', 'Q7')).not.toBe(HEALTHY);
      // The hall of the farm has walls of stone; brought down they shelter nobody.
      const farm = position('laguna', [FARM]);
      expect(struck(farm, 'R3', 'R7')).toBe(HEALTHY);
      const ruined = position('laguna', [FARM]);
      ruined.state.works.ruins = [ruined.hex('R7')];
      expect(struck(ruined, 'R3', 'R7')).not.toBe(HEALTHY);
    },
  );
  rule('gui.10.4.1c', 'one engine is one point', () => {
    const p = nido();
    p.state.engines = [thrower(p, 'J8', 'NE')];
    expect(p.play([{ step: 'stone', engine: 0, cell: p.hex('P7') }], 5, 6, 10).ever('bombarded')).toMatchObject([
      { points: 1 },
    ]);
  });
  rule('gui.10.4.2', 'four men carry it two hexes, one over rough ground', () => {
    const p = served().put(0, 'hamon', 'G14').put(1, 'dorian', 'A1');
    const t = p.play([{ step: 'movement', side: 0 }]).do('carryEngine', { engine: 0 });
    const step = () => the(t.legal('engineTo')[0]);
    t.act(step());
    expect(t.step).toBe('engineParty');
    t.act(step());
    expect([t.step, t.legal('move').length]).toEqual(['movement', 0]);
    const three = served();
    expect(three.play([{ step: 'movement', side: 0 }]).legal('carryEngine')).toEqual([]);
  });
  const ways = (p: Position): string[] => {
    const t = p.play([{ step: 'movement', side: 0 }]);
    return t.legal('carryEngine').length === 0 ? [] : t.do('carryEngine', { engine: 0 }).hexes('engineTo', 'head');
  };
  rule('gui.10.4.2', 'not through the palisade, but over what is left of it', () => {
    const p = nido().put(0, 'osbern', 'N6').put(0, 'avray', 'N7').put(0, 'rioulf', 'N8').put(0, 'hamon', 'O9');
    p.state.engines = [thrower(p, 'O7', 'N')];
    const shut = (): boolean[] => ['P6', 'P7', 'O6'].map(hex => ways(p).includes(hex));
    expect(shut()).toEqual([false, false, true]);
    p.state.works.ruins = [p.hex('P7')];
    expect(shut()).toEqual([false, true, true]);
  });
  rule('gui.10.4.2', 'not onto a riderless horse, six bodies or a horseman’s tail', () => {
    const open = (change: (p: Position) => void): boolean => {
      const p = served().put(0, 'hamon', 'G14').put(0, 'rioulf', 'I14').put(1, 'dorian', 'A1');
      change(p);
      return ways(p).includes('H12');
    };
    expect(open(() => undefined)).toBe(true);
    expect(open(p => p.horse('roger', 'H12', 'S'))).toBe(false);
    expect(open(p => p.put(0, 'robert', 'H11', { facing: 'N' }))).toBe(false);
    expect(open(p => p.horse('roger', 'H12', 'S', { dead: true }))).toBe(true);
    const heap = (p: Position): void => {
      p.horse('roger', 'H12', 'S', { dead: true });
      p.horse('robert', 'H12', 'S', { dead: true });
    };
    expect(open(heap)).toBe(false);
  });
  rule('gui.10.4.2', 'its bearers keep beside it without passing a wall, and are shot at on the way', () => {
    const p = served().put(0, 'hamon', 'G14').put(0, 'rioulf', 'I14').put(1, 'dorian', 'A1').put(1, 'petros', 'H6');
    const t = p.play([{ step: 'movement', side: 0 }]).do('carryEngine', { engine: 0 });
    t.do('engineTo', { head: 'H12', tail: 'H13' });
    expect([t.step, t.seats]).toEqual(['window', [1]]);
    while (t.step === 'window') t.do('hold');
    const { head, tail } = the(t.state.engines[0]);
    for (const id of ['osbern', 'avray', 'rioulf', 'hamon']) {
      const cell = t.state.cell[p.unit(id)] ?? -1;
      expect([head, tail].some(end => hexesBetween(p.battle, cell, end) === 1)).toBe(true);
    }
  });
  rule('gui.10.4.2', 'where more than four stand by their owner says who carries', () => {
    const p = served().put(0, 'hamon', 'G14').put(0, 'rioulf', 'I14').put(0, 'roland', 'H15').put(1, 'dorian', 'A1');
    const t = p.play([{ step: 'movement', side: 0 }]).do('carryEngine', { engine: 0 });
    expect([t.step, t.seats, t.who('serve')]).toEqual([
      'lifting',
      [0],
      ['avray', 'hamon', 'osbern', 'rioulf', 'roland'],
    ]);
    for (const unit of ['roland', 'avray', 'hamon']) t.do('serve', { unit });
    t.do('serve', { unit: 'osbern' }).do('stop');
    expect([t.step, t.who('move')]).toEqual(['movement', ['rioulf']]);
  });
  rule('gui.10.4.1b', 'three men are bound to the shot; of more the owner names them', () => {
    const p = served().put(0, 'roland', 'I14').put(0, 'jacques', 'G14');
    const shot = fire(p).do('hurl', { engine: 0 }).do('strike', { cell: 'H5' });
    expect([shot.step, shot.who('serve')]).toEqual(['crewing', ['avray', 'jacques', 'osbern', 'rioulf', 'roland']]);
    expect(shot.refusal({ type: 'serve', unit: p.unit('dorian') })).toMatchObject({ reason: 'notAtEngine' });
    expect(shot.refusal({ type: 'serve', unit: -1 })).toMatchObject({ reason: 'noSuchMan' });
    shot.do('serve', { unit: 'roland' }).do('serve', { unit: 'jacques' }).dice(7, 8).do('serve', { unit: 'avray' });
    const bound = ['osbern', 'avray', 'rioulf', 'roland', 'jacques'].filter(id =>
      marked({ ...p.battle, state: shot.state }, p.unit(id), BUSY),
    );
    expect([shot.ever('hurled').length, bound]).toEqual([1, ['avray', 'roland', 'jacques']]);
    // The two others do not load it in the phase of the shot, however many they are.
    p.put(0, 'hamon', 'H12').put(0, 'rioulf', 'A2').put(0, 'osbern', 'A3');
    Object.assign(the(p.state.engines[0]), { load: -1 });
    expect(the(p.play([{ step: 'phaseEnd', side: 0 }]).state.engines[0]).load).toBe(0);
  });
});

describe('Greek fire', () => {
  const siphon = (p: Position, more: Partial<Engine> = {}): Engine => ({
    ...{
      kind: 'greekFire',
      side: 0,
      head: p.hex('H13'),
      tail: p.hex('H13'),
      arrow: p.way('N'),
      corner: false,
      load: 4,
      gone: false,
      jammed: false,
    },
    ...more,
  });
  const served = (more: Partial<Engine> = {}): Position => {
    const p = position('il-poggio').put(0, 'petros', 'G13').put(0, 'milo', 'I13');
    p.put(1, 'roland', 'H6').put(1, 'jacques', 'H5').put(1, 'osbern', 'H9').put(1, 'avray', 'H2');
    p.state.engines = [siphon(p, more)];
    return p;
  };
  const spray = (...dice: number[]): Table =>
    served()
      .play([{ step: 'offensive', side: 0 }], ...dice)
      .do('hurl', { engine: 0 })
      .do('strike', { cell: 'H6' });
  rule(['gui.10.5.1c', 'gui.5.1.greek-fire'], 'five to ten hexes ahead', () => {
    const p = served();
    const marks = (): string[] => p.names(engineMarks(p.battle, the(p.state.engines[0])));
    // Any hex, empty or not: H9 is four hexes off, H2 eleven.
    expect(['H9', 'H8', 'H5', 'H3', 'H2'].map(hex => marks().includes(hex))).toEqual([false, true, true, true, false]);
    // The rows through the three hexes before the arrow are the borders of its arc.
    expect(['C11', 'M11', 'B11', 'N11'].map(hex => marks().includes(hex))).toEqual([true, true, false, false]);
  });
  rule('gui.10.5.1c', 'or the two hexes between which its arrow points', () => {
    const p = served();
    Object.assign(the(p.state.engines[0]), { arrow: p.way('N'), corner: true });
    const marks = p.names(engineMarks(p.battle, the(p.state.engines[0])));
    // Between north and north-east: sixty degrees to either side of that.
    expect(['H5', 'P13', 'D8', 'O14'].map(hex => marks.includes(hex))).toEqual([true, true, false, false]);
  });
  rule('gui.10.5.1c', 'where it is set up it may point at a hex or between two', () => {
    const p = served();
    const t = p.play([{ step: 'placeEngine', engine: 0, cells: [p.hex('H13')] }]).do('put', { to: 'H13' });
    expect([t.legal('face').length, t.legal('faceCorner').length]).toEqual([6, 6]);
    t.do('faceCorner', { direction: 2 });
    expect(t.state.engines).toMatchObject([{ head: p.hex('H13'), tail: p.hex('H13'), arrow: 2, corner: true }]);
    const stone = served();
    stone.state.engines = [{ ...the(stone.state.engines[0]), kind: 'stoneThrower', head: -1, tail: -1 }];
    const beds = ['H13', 'H12'].map(hex => stone.hex(hex));
    const set = stone.play([{ step: 'placeEngine', engine: 0, cells: beds }]).do('put', { to: 'H12' });
    expect(set.legal('faceCorner')).toEqual([]);
  });
  rule('gui.10.5.1b', 'two men, every fifth turn', () => {
    expect(
      served()
        .play([{ step: 'offensive', side: 0 }])
        .legal('hurl'),
    ).toHaveLength(1);
    expect(
      served({ load: 3 })
        .play([{ step: 'offensive', side: 0 }])
        .legal('hurl'),
    ).toEqual([]);
    const p = served().put(0, 'milo', 'A1');
    expect(p.play([{ step: 'offensive', side: 0 }]).legal('hurl')).toEqual([]);
  });
  rule('gui.10.5.1a', 'it is not carried', () => {
    const p = served().put(0, 'loukas', 'H12').put(0, 'markos', 'G14');
    expect(p.play([{ step: 'movement', side: 0 }]).legal('carryEngine')).toEqual([]);
  });
  rule(['gui.10.5.1d', 'gui.10.5.1.ex'], 'naphtha on the hex and the six around it, harmless until it is lit', () => {
    const t = spray(3);
    const [pool] = t.state.works.naphtha;
    expect(t.position.names(the(pool).cells)).toEqual(['G6', 'G7', 'H5', 'H6', 'H7', 'I6', 'I7']);
    expect([the(pool).lit, t.health('roland'), t.health('jacques')]).toEqual([false, HEALTHY, HEALTHY]);
  });
  rule('gui.10.5.2', '1 explodes, 2 jams', () => {
    const one = spray(1);
    expect([the(one.state.engines[0]).gone, the(one.state.works.naphtha[0]).cells.length]).toEqual([true, 6]);
    const two = spray(2);
    expect([the(two.state.engines[0]).jammed, two.state.works.naphtha]).toEqual([true, []]);
  });
  const lit = (...dice: number[]): Table => {
    const p = served();
    p.state.arrows[p.unit('petros')] = 6;
    p.state.works.naphtha = [{ cells: ['H6', 'G6', 'G7', 'H5', 'H7', 'I6', 'I7'].map(hex => p.hex(hex)), lit: false }];
    return p
      .play([{ step: 'offensive', side: 0 }], ...dice)
      .do('shoot', { unit: 'petros' })
      .do('burn', { cell: 'H6' });
  };
  rule(['gui.10.5.3a', 'gui.10.2.2c'], 'an arrow lights it on 8-10, all at once', () => {
    expect(the(lit(7).state.works.naphtha[0]).lit).toBe(false);
    const t = lit(8, 1, 1);
    expect([the(t.state.works.naphtha[0]).lit, t.ever('ignited').length]).toEqual([true, 7]);
  });
  rule('gui.10.5.3b', 'in it: 1-5 killed, 6-8 a hex away and wounded, 9-10 a hex away', () => {
    const t = lit(8, 5, 6);
    expect([t.health('roland'), t.step]).toEqual([DEAD, 'retreatStep']);
    // Jacques at H5 runs out of the pool.
    expect(t.hexes('retreatTo').some(hex => ['G6', 'I6', 'H6'].includes(hex))).toBe(false);
    t.act(the(t.legal('retreatTo')[0]));
    expect(t.health('jacques')).toBe(WOUNDED);
    const safe = lit(8, 5, 9);
    safe.act(the(safe.legal('retreatTo')[0]));
    expect(safe.health('jacques')).toBe(HEALTHY);
  });
  rule('gui.10.5.3c', 'from the middle of it he runs into fire again and rolls again', () => {
    // Roland at H6 is in the middle: 6 sends him on wounded, then 9 out of the pool.
    const t = lit(8, 6, 5);
    expect([t.step, t.seats]).toEqual(['retreatStep', [1]]);
    expect(t.hexes('retreatTo').every(hex => ['G6', 'G7', 'H5', 'H7', 'I6', 'I7'].includes(hex))).toBe(true);
    t.dice(9).do('retreatTo', { to: 'I6', other: -1 });
    expect([t.health('roland'), t.step]).toEqual([WOUNDED, 'retreatStep']);
    t.do('retreatTo', { to: 'I5', other: -1 });
    expect([t.where('roland'), t.health('roland')]).toEqual(['I5', WOUNDED]);
    // Wounded again he dies.
    expect(
      lit(8, 6, 5)
        .dice(7)
        .do('retreatTo', { to: 'I6', other: -1 })
        .do('retreatTo', { to: 'I5', other: -1 })
        .health('roland'),
    ).toBe(DEAD);
  });
  rule('gui.10.2.3c', 'nobody puts it out', () => {
    const p = served();
    p.state.works.naphtha = [{ cells: [p.hex('H6')], lit: true }];
    p.put(1, 'jacques', 'H7').put(1, 'roland', 'A1').put(1, 'osbern', 'A3');
    expect(p.play([...COMBAT(1)]).legal('task')).toEqual([]);
  });
  rule('gui.10.2.3c', 'not even on wooden works; fire beyond the naphtha is a fire like any other', () => {
    const p = nido().put(1, 'milo', 'Q7');
    p.state.works.flames = [flame(p, 'P6'), flame(p, 'P7')];
    const douses = (): string[] =>
      p
        .play([...COMBAT(1)])
        .legal('task')
        .filter(({ kind }) => kind === 'douse')
        .map(({ on }) => p.name(Number(on)));
    expect(douses()).toEqual(['P6', 'P7']);
    p.state.works.naphtha = [{ cells: [p.hex('P7')], lit: true }];
    expect(douses()).toEqual(['P6']);
    // Lit between the declaration and the die, it burns on.
    const task = { kind: 'douse' as const, unit: p.unit('milo'), on: p.hex('P7'), team: p.units('milo') };
    p.state.tasks = [task];
    expect(burning(p.play([{ step: 'tasks', side: 1 }], 1))).toEqual(['P6', 'P7']);
  });
});

describe('work with the hands', () => {
  rule('gui.9.2.3.2a', 'a complete turn behind the gate opens or closes it', () => {
    const work = (gate: 'closed' | 'open', marks: number): Table => {
      const p = nido().put(1, 'milo', 'Q9', { marks });
      p.state.works.gate = gate;
      return p.play([...COMBAT(1)]);
    };
    const t = work('closed', STAYED);
    t.do('task', { kind: 'gate', unit: 'milo', on: t.position.hex('P9') }).declared();
    expect(t.state.works.gate).toBe('open');
    const shut = work('open', STAYED);
    shut.do('task', { kind: 'gate', unit: 'milo', on: shut.position.hex('P9') }).declared();
    expect(shut.state.works.gate).toBe('closed');
    expect(work('closed', 0).legal('task')).toEqual([]);
    const entered = nido().put(1, 'milo', 'Q9', { marks: STAYED }).put(1, 'sergios', 'P9');
    entered.state.works.gate = 'open';
    entered.state.tasks = [
      { kind: 'gate', unit: entered.unit('milo'), on: entered.hex('P9'), team: entered.units('milo') },
    ];
    expect(entered.play([{ step: 'tasks', side: 1 }]).state.works.gate).toBe('open');
  });
  rule(['gui.8.5.2b', 'gui.8.5.2.ex'], 'a complete turn tears the cloth, which is then an opening', () => {
    const p = position('laguna', [TENT]).put(0, 'milo', 'Q9', { marks: STAYED }).put(1, 'romaric', 'Q8');
    const side = sideBetween(p.battle.field.grid, p.hex('Q9'), p.hex('Q8'));
    const t = combat(p, 0);
    expect(t.legal('attack')).toEqual([]);
    t.do('task', { kind: 'tear', unit: 'milo', on: side }).declared();
    p.state.works.torn = [...t.state.works.torn];
    expect(barrierAt(p.battle, side)).toBe(TENT_OPENING);
    expect(combat(p, 0).who('attack', 'target')).toEqual(['romaric']);
  });
});
