/** What the captain does where a choice is no matter of worth in points: with a reason, and without drawing lots. */
import { distance, inCone } from '@carroccio/boards';
import { type AnyAction, at, type Frame } from '@carroccio/kernel';
import { describe, expect, it } from 'vitest';
import type { Guelphs } from '../src/shape.ts';
import { AWAITED, GHIBELLINE } from '../src/state.ts';
import { bare } from './activations.ts';
import { field } from './fights.ts';
import { game, type Position, position } from './position.ts';

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const HORSE_3 = 'cp-vieri-c-feditori-3';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';

const captain = at(game.bots ?? [], 2);

const noLots = (): number => {
  throw new Error('lots were drawn');
};

/** What the captain answers to a step that is asked by itself. */
function answer(p: Position, frame: Frame<Guelphs>, draw: (n: number) => number = noLots): AnyAction {
  const { play, step, seats } = p.play([frame, { step: 'continuing' }]);
  expect(step).toBe(frame.step);
  return captain.choose(play, at(seats, 0), { draw, budgetMs: 0, elapsedMs: () => 0 }).action;
}

describe('the captain', () => {
  it('withdraws away from the enemy, with the Palvesari', () => {
    // Facing east 1108 and 1109 are behind; the enemy is nearer to the first.
    const p = bare('campaldino').put(HORSE, '1209', 'E').put(ENEMY_HORSE, '1106', 'E');
    expect(answer(p, { step: 'withdraw', unit: p.unit(HORSE) })).toEqual({ type: 'back', to: p.hex('1109') });
    const [crossbows, shields] = ['cp-compagnia-rossa-x-firenze-1', 'cp-compagnia-rossa-palvesari-firenze-1'];
    const q = bare('campaldino').put(crossbows, '1209', 'E').put(shields, '1209', 'E').put(ENEMY_HORSE, '1112', 'E');
    expect(answer(q, { step: 'withdraw', unit: q.unit(crossbows) })).toEqual({ type: 'back', to: q.hex('1108') });
  });

  it('brings up the fresher unit', () => {
    const fresher = (worn: { hits?: number; disrupted?: boolean }): AnyAction => {
      const p = bare('campaldino').put(HORSE, '1209', 'E').put(HORSE_2, '1108', 'E', worn).put(HORSE_3, '1109', 'E');
      return answer(p, { step: 'echelon', unit: p.unit(HORSE) });
    };
    const { unit } = fresher({ hits: 1 });
    expect(fresher({ disrupted: true }).unit).toBe(unit);
    expect(unit).toBe(bare('campaldino').unit(HORSE_3));
  });

  it('lets a Capitano go along with men who are fit, and not with others', () => {
    const goes = (hits: number): string => {
      const p = field().put(HORSE, '1108', 'W', { hits }).put(ENEMY_HORSE, '0909', 'E').capitano('vieri', '1108');
      const lead = p.unit(HORSE);
      p.state.combat = {
        target: p.unit(ENEMY_HORSE),
        lead,
        cell: p.hex('1009'),
        attackers: [lead],
        struck: [],
        hurt: [],
        checked: [],
        points: [0, 0],
        levels: [0, 0],
      };
      return answer(p, { step: 'followAdvance', battaglia: p.battaglia('vieri'), to: p.hex('1009') }).type;
    };
    expect([goes(0), goes(3), goes(4)]).toEqual(['follow', 'follow', 'stay']);
  });

  it('comes out of the ambush facing an enemy it can charge', () => {
    const [enemy, arras] = ['mp-rangoni-i-san-min-1', 'mp-arras-c-germans-1'];
    const p = bare('montaperti').put(enemy, '1605', 'E');
    p.state.active = GHIBELLINE;
    p.state.cell = p.state.cell.with(p.unit(arras), AWAITED);
    const { to, facing } = answer(p, { step: 'arrival', battaglia: p.battaglia('arras') });
    const { grid } = p.battle.field;
    expect(distance(grid, Number(to), p.hex('1605'))).toBe(2);
    expect(inCone(grid, Number(to), Number(facing), p.hex('1605'))).toBe(true);
  });

  it('writes for Arras an edge hex near the enemy, now this one and now that', () => {
    const p = position('montaperti-free');
    const { grid } = p.battle.field;
    const enemies = p.battle.roster.units.flatMap(({ side }, unit) =>
      side === GHIBELLINE ? [] : [p.state.cell[unit] ?? -1],
    );
    const away = (cell: number): number =>
      Math.min(...enemies.filter(enemy => enemy >= 0).map(enemy => distance(grid, cell, enemy)));
    const edge = (draw: (n: number) => number): number => Number(answer(p, { step: 'ambush' }, draw).cell);
    const [near, other] = [edge(() => 0), edge(n => n - 1)];
    expect(near).not.toBe(other);
    const edges = p
      .play([{ step: 'ambush' }])
      .legal('edge')
      .map(({ cell }) => away(Number(cell)));
    expect(away(near)).toBe(Math.min(...edges));
    expect(edges.filter(one => one < away(other)).length).toBeLessThan(edges.length / 4);
  });

  it('gets a Capitano away from the enemy in his own activation too', () => {
    const p = bare('campaldino').put(HORSE_2, '0209', 'E').put(ENEMY_HORSE, '1509', 'W').capitano('vieri', '1209');
    p.state.active = 0;
    const { to } = answer(p, { step: 'escape', battaglia: p.battaglia('vieri') });
    // Five hexes west of 1209, as far from the enemy as he can ride.
    expect(distance(p.battle.field.grid, Number(to), p.hex('1509'))).toBe(8);
  });
});
