import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { aspect, rearHexes } from '../../src/06-facing/zones.ts';
import { guelphs } from '../../src/index.ts';
import { bare } from '../activations.ts';
import {
  alone,
  faces,
  hexes,
  hold,
  isDisrupted,
  march,
  modifiersOf,
  ordered,
  pointsLeft,
  stop,
  units,
} from '../drill.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

const AROUND_1209 = ['1208', '1308', '1309', '1210', '1109', '1108'];

describe('facing', () => {
  rule(
    ['gg.6.0', 'gg.6.0.1'],
    'six facings; two hexes each of front, flank and rear, clockwise from the vertex',
    () => {
      const corners = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
      corners.forEach((corner, turns) => {
        const p = bare('campaldino').put(HORSE, '1209', corner);
        const seen = AROUND_1209.map((_, i) =>
          aspect(p.battle, p.unit(HORSE), p.hex(AROUND_1209[(i + turns) % 6] ?? '')),
        );
        expect(seen).toEqual(['front', 'front', 'flank', 'rear', 'rear', 'flank']);
      });
    },
  );

  rule('gg.6.0', 'in the set-up every unit faces one of six vertices, Capitani none', () => {
    const { state } = position('campaldino');
    expect(state.facing.every(facing => [0, 1, 2, 3, 4, 5].includes(facing))).toBe(true);
    expect(state.capitani.some(capitano => 'facing' in capitano)).toBe(false);
  });

  rule('gg.6.0.1', 'facing E the two hexes behind are the western ones', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E');
    expect(
      rearHexes(p.battle, p.unit(HORSE))
        .map(cell => p.name(cell))
        .sort(),
    ).toEqual(['1108', '1109']);
  });

  rule(['gg.6.0.2', 'gg.8.1.3'], 'a unit moves only into its two frontal hexes', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E');
    const table = ordered(p, 'vieri', 'move', HORSE);
    expect(hexes(table, 'step')).toEqual(['1308', '1309']);
    expect(table.refusal({ type: 'step', to: p.hex('1210') })).toMatchObject({
      rule: 'gg.8.1.3',
      reason: 'notInFront',
    });
    expect(hexes(march(table, 'SE'), 'step')).toEqual(['1210', '1309']);
  });

  rule('gg.6.0.2', 'it attacks only into them', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(ENEMY_FOOT, '1309', 'W').put(ENEMY_HORSE, '1210', 'SE');
    const table = stop(ordered(p, 'vieri', 'move', HORSE));
    expect(units(table, 'attack', 'target')).toEqual([ENEMY_FOOT]);
  });

  rule('gg.6.0.2', 'it charges only into them', () => {
    const p = bare('campaldino').put(HORSE, '1109', 'E').put(ENEMY_FOOT, '1309', 'W').put(ENEMY_HORSE, '1211', 'SE');
    const table = march(ordered(p, 'vieri', 'charge', HORSE), '1210');
    expect(units(hold(stop(table)), 'attack', 'target')).toEqual([ENEMY_FOOT]);
  });
});

describe('pivoting', () => {
  rule('gg.6.1a', 'Cavalry pays a point however far it turns', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E');
    expect(pointsLeft(march(ordered(p, 'vieri', 'move', HORSE), 'W'))).toBe(4);
    expect(faces(p, HORSE)).toBe(p.facing('W'));
  });

  rule('gg.6.1a', 'Foot pays a point for each vertex, either way round', () => {
    const turned = (corner: string): unknown => {
      const p = bare('campaldino').put(FOOT, '1209', 'E');
      return pointsLeft(march(ordered(p, 'mangiatori', 'move', FOOT), corner));
    };
    expect(['NE', 'SE', 'NW', 'SW', 'W'].map(turned)).toEqual([2, 2, 1, 1, 0]);
  });

  rule('gg.6.1a', 'Foot with one point left turns one vertex and no more', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'E');
    const table = march(ordered(p, 'mangiatori', 'move', FOOT), '1308', '1408');
    expect(table.legal('turn').map(({ facing }) => facing)).toEqual([p.facing('SE'), p.facing('NE')]);
    expect(table.refusal({ type: 'turn', facing: p.facing('W') })).toMatchObject({ rule: 'gg.6.1a', cost: 3, left: 1 });
  });

  rule('gg.6.1d', 'a missile unit that turns before it shoots has -1, by Order and in reaction', () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(FOOT, '1207', 'SE');
    const byOrder = ordered(p, 'guglielmino', 'fire', CROSSBOWS);
    const turned = { type: 'fireAt', target: p.unit(FOOT), facing: p.facing('NE') };
    expect(modifiersOf(byOrder, turned)).toContainEqual({ rule: 'gg.10.3.3', value: -1 });
    const q = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1207', 'SE');
    const table = stop(march(ordered(q, 'vieri', 'move', HORSE, [1]), '1208'));
    table.act(react(q, CROSSBOWS, 'NE')).act({ type: 'noAttack' });
    expect(modifiersOf(table, { type: 'shoot', unit: q.unit(CROSSBOWS) })).toContainEqual({
      rule: 'gg.10.4.3',
      value: -1,
    });
  });

  rule('gg.6.1.1', 'no turn in an enemy zone of control', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'NE').put(ENEMY_FOOT, '1309', 'W');
    const table = ordered(p, 'mangiatori', 'move', FOOT);
    expect(table.legal('turn')).toEqual([]);
    expect(table.refusal({ type: 'turn', facing: p.facing('E') })).toMatchObject({ rule: 'gg.6.1.1' });
  });

  rule('gg.6.1.1', 'except after a retreat and in an advance', () => {
    const p = bare('campaldino').put(FOOT, '1209', 'NE').put(ENEMY_FOOT, '1309', 'W');
    const table = alone(p, { step: 'turnAfter', unit: p.unit(FOOT), rule: 'gg.10.9.1' });
    table.act({ type: 'face', facing: p.facing('E') });
    expect(faces(p, FOOT)).toBe(p.facing('E'));
  });

  rule('gg.6.1.2', 'no turn in a hex with a friend', () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E').put('cp-vieri-c-feditori-2', '1309', 'E');
    const table = march(ordered(p, 'vieri', 'move', HORSE), '1309');
    expect(table.legal('turn')).toEqual([]);
    expect(table.refusal({ type: 'turn', facing: p.facing('NE') })).toMatchObject({ rule: 'gg.6.1.2' });
  });
});

/** An enemy of the named kind stops in a rear hex of a unit in 1209 that faces E. */
function comeBehind(mover: string, reactor: string, dice: number[] = [], more: (p: Position) => Position = p => p) {
  const p = more(bare('campaldino').put(mover, '1008', 'E').put(reactor, '1209', 'E'));
  const battaglia = mover.split('-')[1] ?? '';
  return { p, table: stop(march(ordered(p, battaglia, 'move', mover, dice), '1108')) };
}

const react = (p: Position, unit: string, corner: string) => ({
  type: 'react',
  unit: p.unit(unit),
  facing: p.facing(corner),
});

describe('reaction facing', () => {
  rule('gg.6.2a', 'a unit with the mover behind it may turn one vertex, at once and by its owner (R36)', () => {
    const { p, table } = comeBehind(HORSE, ENEMY_FOOT, [1]);
    expect(table.step).toBe('facingReaction');
    expect(table.seats).toEqual([1]);
    expect(table.legal('react')).toEqual([react(p, ENEMY_FOOT, 'SE'), react(p, ENEMY_FOOT, 'NE')]);
    table.act(react(p, ENEMY_FOOT, 'NE'));
    expect(faces(p, ENEMY_FOOT)).toBe(p.facing('NE'));
  });

  rule('gg.6.2a', 'not against a mover in front of it, nor one that only passes', () => {
    const p = bare('campaldino').put(HORSE, '1008', 'E').put(ENEMY_FOOT, '1209', 'W');
    expect(stop(march(ordered(p, 'vieri', 'move', HORSE), '1108')).step).not.toBe('facingReaction');
    const q = bare('campaldino').put(HORSE, '1008', 'NE').put(ENEMY_FOOT, '1209', 'E');
    const passing = march(ordered(q, 'vieri', 'move', HORSE), '1107', 'E', '1207', '1306');
    expect(stop(passing).step).toBe('orders');
  });

  rule('gg.6.2a', 'a mere change of facing does not cause it', () => {
    const p = bare('campaldino').put(HORSE, '1108', 'NE').put(ENEMY_FOOT, '1209', 'E');
    const table = stop(march(ordered(p, 'vieri', 'move', HORSE), 'E'));
    expect(table.step).toBe('target');
    expect(units(table, 'attack', 'target')).toEqual([ENEMY_FOOT]);
  });

  rule('gg.6.2a', 'an advance causes it', () => {
    const p = bare('campaldino').put(HORSE, '1107', 'SE').put(ENEMY_FOOT, '1209', 'E');
    const table = alone(p, { step: 'advance', unit: p.unit(HORSE), to: p.hex('1108') });
    table.act({ type: 'face', facing: p.facing('SE') });
    expect(table.step).toBe('facingReaction');
    expect(table.seats).toEqual([1]);
  });

  rule('gg.6.2a', 'an Echelon causes it', () => {
    const p = bare('campaldino')
      .put(HORSE, '1108', 'NE')
      .put('cp-vieri-c-feditori-2', '1009', 'NE')
      .put(ENEMY_FOOT, '1209', 'E');
    const table = ordered(p, 'vieri', 'echelon', HORSE);
    table.act({ type: 'comeUp', unit: p.unit('cp-vieri-c-feditori-2') });
    expect(table.step).toBe('facingReaction');
    expect(units(table, 'react')).toContain(ENEMY_FOOT);
  });

  rule('gg.6.2a', 'each reacts once to a mover, in the order their owner likes (R39)', () => {
    const { p, table } = comeBehind(HORSE, ENEMY_FOOT, [1, 1], q => q.put('cp-guglielmino-i-arezzo-2', '1208', 'E'));
    expect(new Set(units(table, 'react'))).toEqual(new Set([ENEMY_FOOT, 'cp-guglielmino-i-arezzo-2']));
    table.act(react(p, 'cp-guglielmino-i-arezzo-2', 'NE'));
    expect(new Set(units(table, 'react'))).toEqual(new Set([ENEMY_FOOT]));
  });

  rule('gg.6.2a', 'Palvesari that stop behind a unit cause it too (R38)', () => {
    const palvesari = 'cp-guglielmino-palvesari-arezzo-1';
    const p = bare('campaldino').put(palvesari, '1008', 'E').put(HORSE, '1209', 'E');
    const table = stop(march(ordered(p, 'guglielmino', 'move', palvesari), '1108'));
    table.act(react(p, HORSE, 'NE'));
    expect(table.told('roll')).toEqual([]);
    expect(faces(p, HORSE)).toBe(p.facing('NE'));
  });

  rule('gg.6.2c', "forbidden in another enemy's zone, but not for Cavalry in one of Foot (R37)", () => {
    const held = (reactor: string, holder: string) =>
      comeBehind(HORSE, reactor, [], p => p.put(holder, '1309', 'W')).table.step;
    expect(held(ENEMY_FOOT, FOOT)).not.toBe('facingReaction');
    expect(held(ENEMY_HORSE, 'cp-vieri-c-feditori-2')).not.toBe('facingReaction');
    expect(held(ENEMY_HORSE, FOOT)).toBe('facingReaction');
  });

  rule('gg.6.2d', 'a die above the current rating disrupts, and the turn is kept (R39)', () => {
    const outcome = (die: number) => {
      const { p, table } = comeBehind(HORSE, ENEMY_HORSE, [die], q => q.put(ENEMY_HORSE, '1209', 'E', { hits: 2 }));
      table.act(react(p, ENEMY_HORSE, 'NE'));
      return [isDisrupted(p, ENEMY_HORSE), faces(p, ENEMY_HORSE) === p.facing('NE')];
    };
    expect(outcome(4)).toEqual([false, true]);
    expect(outcome(5)).toEqual([true, true]);
  });

  rule('gg.6.2.1', 'Cavalry turns against Foot without a die, but need not', () => {
    const { p, table } = comeBehind(FOOT, ENEMY_HORSE);
    table.act(react(p, ENEMY_HORSE, 'SE'));
    expect(table.told('roll')).toEqual([]);
    expect(faces(p, ENEMY_HORSE)).toBe(p.facing('SE'));
    const other = comeBehind(FOOT, ENEMY_HORSE);
    hold(other.table);
    expect(faces(other.p, ENEMY_HORSE)).toBe(other.p.facing('E'));
  });

  rule('gg.6.2.2', 'Foot adds 2 against Cavalry, and nothing against Foot', () => {
    const disruptedBy = (mover: string, die: number): boolean => {
      const { p, table } = comeBehind(mover, ENEMY_FOOT, [die]);
      table.act(react(p, ENEMY_FOOT, 'NE'));
      return isDisrupted(p, ENEMY_FOOT);
    };
    expect([3, 4].map(die => disruptedBy(HORSE, die))).toEqual([false, true]);
    expect([5, 6].map(die => disruptedBy(FOOT, die))).toEqual([false, true]);
  });
});
