import { describe, expect } from 'vitest';
import { barrierBetween } from '../../src/03-ground/works.ts';
import { bridlesAt } from '../../src/04-movement/bridles.ts';
import {
  beforeHead,
  controller,
  dismountCells,
  flanksOf,
  mountable,
  mountUp,
  saddleCost,
  stepDown,
} from '../../src/04-movement/horses.ts';
import { stridesOf } from '../../src/04-movement/movement.ts';
import { hexesBetween, isMounted } from '../../src/battle.ts';
import { OPEN } from '../../src/field.ts';
import { AWAITED, STUNNED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

/** Steps of a horseman: "E7<E8 0" is head to E7, tail to E8, nothing beyond the cost of clear ground. */
const strides = (p: Position, id: string): string[] =>
  stridesOf(p.battle, p.unit(id))
    .map(({ to, tail, cost }) => `${p.name(to)}<${p.name(tail)} ${cost}`)
    .sort();

describe('turning the horse', () => {
  rule(
    ['gui.4.4.1a', 'gui.4.4.1b', 'gui.4.4.1e', 'gui.4.4.1d'],
    'three hexes ahead at their price, flanks 1 more, rear-oblique 2, straight back 3 (R8)',
    () => {
      // Head E8, tail E9, facing N. Ahead E7, D7 (NW), F7 (NE); flanks D8, F8; rear D9, F9 around the tail; back E10.
      const p = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' });
      expect(strides(p, 'robert')).toEqual([
        'D7<E8 1',
        'D8<E8 2',
        'D8<E9 2',
        'D9<E9 3',
        'E10<E9 4',
        'E7<E8 1',
        'F7<E8 1',
        'F8<E8 2',
        'F8<E9 2',
        'F9<E9 3',
      ]);
    },
  );
});

describe('mounting and dismounting', () => {
  rule('gui.4.4.2a', '2 points without armour, 3 with it', () => {
    const p = position('il-poggio');
    expect([saddleCost(p.battle, p.unit('kosmas')), saddleCost(p.battle, p.unit('drogon'))]).toEqual([2, 3]);
  });

  rule('gui.4.4.2d', 'only from one of the two flank hexes of the horse (R9)', () => {
    const p = position('il-poggio');
    const index = p.horse('drogon', 'E8', 'N', { side: 0 });
    const { head, tail } = the(p.state.horses[index]);
    expect(p.names(flanksOf(p.battle, head, tail))).toEqual(['D8', 'F8']);
    const from = (hex: string) => mountable(p.put(0, 'drogon', hex).battle, p.unit('drogon'));
    expect(['D8', 'F8', 'E7', 'D7', 'D9', 'E10'].map(from)).toEqual([[index], [index], [], [], [], []]);
  });

  rule('gui.4.4.2e', 'neither he nor the horse next to an enemy who can attack (R116)', () => {
    const p = position('il-poggio').put(0, 'drogon', 'D8');
    const index = p.horse('drogon', 'E8', 'N', { side: 0 });
    const with_ = (hex: string, health = 0) => mountable(p.put(1, 'milo', hex, { health }).battle, p.unit('drogon'));
    // C8 touches Drogon alone, F7 the horse alone, G8 neither.
    expect([with_('C8'), with_('F7'), with_('G8')]).toEqual([[], [], [index]]);
    expect(with_('F7', STUNNED)).toEqual([index]);
  });

  rule('gui.4.4.2f', 'only horsemen mount, also a captured horse', () => {
    const p = position('il-poggio').put(0, 'roland', 'D8').put(0, 'arthur', 'F8');
    const index = p.horse('khaled', 'E8', 'N');
    expect([mountable(p.battle, p.unit('roland')), mountable(p.battle, p.unit('arthur'))]).toEqual([[], [index]]);
  });

  rule('gui.4.4.2g', 'man and horse become one counter, and two again', () => {
    const p = position('il-poggio').put(0, 'drogon', 'D8');
    const index = p.horse('drogon', 'E8', 'N', { side: 0 });
    const drogon = p.unit('drogon');
    mountUp(p.battle, drogon, index);
    expect([
      isMounted(p.battle, drogon),
      p.name(p.state.cell[drogon] ?? -1),
      p.name(p.state.tail[drogon] ?? -1),
    ]).toEqual([true, 'E8', 'E9']);
    expect(p.state.horses[index]).toMatchObject({ head: -1, rider: drogon });
    stepDown(p.battle, drogon, p.hex('F8'));
    expect([isMounted(p.battle, drogon), p.name(p.state.cell[drogon] ?? -1)]).toEqual([false, 'F8']);
    expect(p.state.horses[index]).toMatchObject({ head: p.hex('E8'), tail: p.hex('E9'), rider: -1 });
  });

  rule('gui.4.4.2g', 'he steps down beside the horse, elsewhere only when both flanks are taken (R10)', () => {
    const p = position('il-poggio').put(0, 'arthur', 'E8', { facing: 'N' });
    const cells = () => p.names(dismountCells(p.battle, p.unit('arthur')));
    expect(cells()).toEqual(['D8', 'F8']);
    p.put(0, 'roland', 'D8');
    expect(cells()).toEqual(['F8']);
    p.put(0, 'jacques', 'F8');
    expect(cells()).toEqual(['D7', 'D9', 'E10', 'E7', 'F7', 'F9']);
  });
  rule(['gui.4.4.2c', 'gui.4.2.2b'], 'not onto a heap of six bodies', () => {
    const p = position('il-poggio').put(0, 'arthur', 'E8', { facing: 'N' });
    const cells = () => p.names(dismountCells(p.battle, p.unit('arthur')));
    p.horse('khaled', 'D8', 'SW', { dead: true });
    expect(cells()).toEqual(['D8', 'F8']);
    p.horse('shakil', 'D8', 'SW', { dead: true });
    expect(cells()).toEqual(['F8']);
  });
});

describe('riderless horses', () => {
  rule('gui.4.4.3b', 'the bridle is taken in one of the three hexes before the head, even by a wounded man', () => {
    const p = position('il-poggio');
    const index = p.horse('khaled', 'E8', 'N');
    expect(p.names(beforeHead(p.battle, the(p.state.horses[index])))).toEqual(['D7', 'E7', 'F7']);
    const at = (hex: string) => bridlesAt(p.put(0, 'osbern', hex, { health: 2 }).battle, p.unit('osbern'));
    expect(['E7', 'D7', 'F7', 'D8', 'E10'].map(at)).toEqual([[index], [index], [index], [], []]);
  });

  rule(
    'gui.4.4.3e',
    'it stays with the side that has a man awake beside it; else it is free for the first comer',
    () => {
      const p = position('il-poggio').put(0, 'osbern', 'D8').put(1, 'milo', 'E7');
      const index = p.horse('robert', 'E8', 'N', { side: 0 });
      expect(controller(p.battle, index)).toBe(0);
      expect(bridlesAt(p.battle, p.unit('milo'))).toEqual([]);
      p.put(0, 'osbern', 'D8', { health: STUNNED });
      expect(controller(p.battle, index)).toBe(-1);
      expect(bridlesAt(p.battle, p.unit('milo'))).toEqual([index]);
    },
  );

  rule('gui.4.4.3f', 'a rider who fights or is attacked loses the horse he leads, a man on foot does not', () => {
    const led = (mounted: boolean, attacks: boolean): number => {
      const p = position('il-poggio')
        .put(0, 'robert', 'E8', mounted ? { facing: 'N' } : {})
        .put(1, 'milo', 'E7');
      const index = p.horse('roger', 'C9', 'N', { side: 0 });
      p.state.horses = p.state.horses.map((one, at) => (at === index ? { ...one, leader: p.unit('robert') } : one));
      const side = attacks ? 0 : 1;
      const t = p.play([
        { step: 'declare', side },
        { step: 'endTests', side },
      ]);
      t.do('attack', attacks ? { unit: 'robert', target: 'milo' } : { unit: 'milo', target: 'robert' }).declared();
      return the(t.state.horses[index]).leader;
    };
    expect([led(true, true), led(true, false)]).toEqual([-1, -1]);
    expect(led(false, true)).toBeGreaterThanOrEqual(0);
  });

  rule('gui.4.4.3g', 'a man on foot leads three, a horseman one', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E7').put(0, 'robert', 'H5', { facing: 'N' });
    const led = (leader: string, count: number) => {
      for (let n = 0; n < count; n++) {
        const index = p.horse('roger', 'G11', 'N');
        p.state.horses = p.state.horses.map((one, at) => (at === index ? { ...one, leader: p.unit(leader) } : one));
      }
    };
    const loose = p.horse('khaled', 'E8', 'N');
    led('osbern', 2);
    expect(bridlesAt(p.battle, p.unit('osbern'))).toEqual([loose]);
    led('osbern', 1);
    expect(bridlesAt(p.battle, p.unit('osbern'))).toEqual([]);
    const second = p.horse('shakil', 'H6', 'N');
    expect(bridlesAt(p.battle, p.unit('robert'))).toEqual([second]);
    led('robert', 1);
    expect(bridlesAt(p.battle, p.unit('robert'))).toEqual([]);
  });

  const led = (p: Position, leader: string, ...horses: number[]): Position => {
    for (const index of horses) Object.assign(the(p.state.horses[index]), { leader: p.unit(leader), side: 0 });
    return p;
  };
  const at = (t: Table, index: number): string[] => {
    const { head, tail } = the(t.state.horses[index]);
    return [t.position.name(head), t.position.name(tail)];
  };
  const walk = (p: Position, unit: string): Table => p.play([{ step: 'movement', side: 0 }]).do('move', { unit });

  rule('gui.4.4.3g', 'three follow a man on foot, each with its head beside him (R104)', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E8');
    const horses = [p.horse('roger', 'D8', 'NE'), p.horse('robert', 'E9', 'N'), p.horse('arthur', 'F8', 'NW')];
    const t = walk(led(p, 'osbern', ...horses), 'osbern').go('E7', 'E6', 'E5');
    for (const index of horses) {
      const { head, leader } = the(t.state.horses[index]);
      expect([leader, hexesBetween({ ...p.battle, state: t.state }, head, p.hex('E5'))]).toEqual([p.unit('osbern'), 1]);
    }
    // No two in one hex.
    const cells = horses.flatMap(index => at(t, index));
    expect(new Set(cells).size).toBe(6);
  });
  const hooves = (t: Table, index: number): [number, number] => {
    const { head, tail } = the(t.state.horses[index]);
    return [head, tail];
  };
  const leader = (t: Table, index: number): number => the(t.state.horses[index]).leader;
  rule(['gui.8.4b', 'gui.4.4.3b'], 'a led horse goes with him through the entrance of a courtyard', () => {
    const p = position('laguna', [FARM]).put(0, 'osbern', 'U10');
    const index = p.horse('robert', 'U9', 'NE');
    const t = walk(led(p, 'osbern', index), 'osbern').go('U11', 'U12', 'U13');
    expect(leader(t, index)).toBe(p.unit('osbern'));
    expect(hooves(t, index).map(cell => p.battle.field.area[cell])).toEqual([-1, -1]);
  });
  rule(['gui.8.4b', 'gui.4.4.3b'], 'into a house no further than the hexes of its doors', () => {
    const p = position('laguna', [FARM]).put(0, 'osbern', 'T10');
    const index = p.horse('robert', 'S10', 'NE');
    const t = walk(led(p, 'osbern', index), 'osbern').go('T9', 'T8', 'T7');
    expect([leader(t, index), p.names(hooves(t, index))]).toEqual([p.unit('osbern'), ['T8', 'T9']]);
  });
  rule(['gui.8.4.2a', 'gui.8.4.2b'], 'over a low wall, without ever standing astride it', () => {
    const p = position('laguna', [FARM]).put(0, 'osbern', 'R10');
    const index = p.horse('robert', 'R9', 'NE');
    const t = walk(led(p, 'osbern', index), 'osbern');
    for (const hex of ['R11', 'R12', 'R13']) {
      t.go(hex);
      expect([leader(t, index), barrierBetween(p.battle, ...hooves(t, index))]).toEqual([p.unit('osbern'), OPEN]);
    }
    expect(hooves(t, index).map(cell => p.battle.field.area[cell])).toEqual([-1, -1]);
  });
  rule(['gui.4.2.2b', 'gui.4.4.3b'], 'no horse is led onto a heap of six bodies', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E8');
    const index = p.horse('robert', 'E9', 'N');
    for (const dead of ['khaled', 'shakil'])
      for (const hex of ['D7', 'F7', 'E8', 'D8', 'F8']) p.horse(dead, hex, 'N', { dead: true });
    const t = walk(led(p, 'osbern', index), 'osbern').go('E7');
    expect(the(t.state.horses[index]).leader).toBe(-1);
  });
  rule('gui.4.4.3g', 'in the saddle he keeps one of the horses he led', () => {
    const p = position('il-poggio').put(0, 'arthur', 'F8');
    const [own, second, third] = [
      p.horse('arthur', 'E8', 'N'),
      p.horse('roger', 'G8', 'N'),
      p.horse('robert', 'H9', 'N'),
    ];
    const t = walk(led(p, 'arthur', own, second, third), 'arthur').do('mount', { horse: own });
    expect([second, third].map(index => the(t.state.horses[index]).leader)).toEqual([p.unit('arthur'), -1]);
  });
  rule('gui.4.4.3d', 'the horse a rider leads goes beside him, parallel and slightly behind', () => {
    const p = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' });
    const index = p.horse('khaled', 'F8', 'N');
    const t = walk(led(p, 'robert', index), 'robert').go('E7<E8');
    // His head in E7, his tail in E8: the other's head in F7, next to both, its tail in F8.
    expect(at(t, index)).toEqual(['F7', 'F8']);
    t.go('D6<E7');
    // Turned to the north-west: on the same side, its head in E6, its tail in F6.
    expect(at(t, index)).toEqual(['E6', 'F6']);
  });
  rule('gui.4.4.3d', 'where there is no room on either side it is let go (R104)', () => {
    const p = position('il-poggio')
      .put(0, 'robert', 'E8', { facing: 'N' })
      .put(0, 'roland', 'D7')
      .put(0, 'jacques', 'F7');
    const index = p.horse('khaled', 'F8', 'N');
    const t = walk(led(p, 'robert', index), 'robert').go('E7<E8');
    expect(the(t.state.horses[index]).leader).toBe(-1);
    const q = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }).put(0, 'jacques', 'F7');
    const other = q.horse('khaled', 'F8', 'N');
    expect(at(walk(led(q, 'robert', other), 'robert').go('E7<E8'), other)).toEqual(['D7', 'D8']);
  });
  rule('gui.4.4.3g', 'pack horses come onto the map behind whoever leads them', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E8');
    p.state.cell[p.unit('osbern')] = AWAITED;
    p.state.entries = [{ units: p.units('osbern'), sides: [4], turn: 1, split: false, came: [0, 0, 0, 0, 0] }];
    p.state.horses.push({ of: -1, head: -1, tail: -1, dead: false, rider: -1, leader: p.unit('osbern'), side: 0 });
    const t = walk(p, 'osbern').go('A8', 'B8');
    expect([the(t.state.horses[0]).leader, at(t, 0)[0]]).toEqual([p.unit('osbern'), 'A8']);
    expect(at(t.go('C8'), 0)).toEqual(['B8', 'A8']);
  });
});
