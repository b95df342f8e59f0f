import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { areaKind } from '../../03-ground/works.ts';
import { ableOf, type Battle, cellOf, isAlive, lives, man, other } from '../../battle.ts';
import { Id, Whole } from '../../data/shapes.ts';
import { GONE } from '../../state.ts';
import { bothScores, byScore, end } from '../common/scoring.ts';
import { Ids, Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

const holdsRoom = (b: Battle, side: number, room: string): boolean => {
  const inside = (who: number): boolean => ableOf(b, who).some(unit => areaKind(b, cellOf(b, unit)) === room);
  return inside(side) && !inside(other(side));
};
const near = (b: Battle, unit: number, cell: number): boolean => {
  const { u, v } = b.field.grid;
  const here = cellOf(b, unit);
  const du = (u[here] ?? 0) - (u[cell] ?? 0);
  const dv = (v[here] ?? 0) - (v[cell] ?? 0);
  return Math.max(Math.abs(du), Math.abs(dv), Math.abs(du + dv)) === 1;
};
const isLedOff = (b: Battle, raiders: number, id: string): boolean => {
  const of = b.roster.byId.get(id) ?? -1;
  return b.state.horses.some(
    one => one.of === of && !one.dead && one.head === GONE && one.side === raiders && !lives(b, one.rider),
  );
};
const flockOf = (b: Battle, raiders: number): number =>
  b.state.cell.filter(
    (cell, unit) =>
      man(b, unit).animal && cell >= 0 && isAlive(b, unit) && ableOf(b, raiders).some(one => near(b, one, cell)),
  ).length;

/** Every room, or the horses led off and a flock; the house held and somebody in it alive. */
export const farm = article({
  kind: 'farm',
  terms: closed({
    kind: Type.Literal('farm'),
    raiders: Side,
    rooms: Ids,
    prisoner: Id,
    horses: Ids,
    sheep: Whole,
    /** Rooms that whoever is raided must hold. */
    held: Whole,
  }),
  people: ({ prisoner, horses }) => [prisoner, ...horses],
  rules: ({ raiders, rooms, prisoner, horses, sheep, held }) => ({
    tasked: raiders,
    judge(b, flow, last) {
      const scores = bothScores(b);
      if (rooms.every(room => holdsRoom(b, raiders, room))) return end(flow, [raiders], 'objective', scores);
      if (!last) return false;
      if (horses.every(id => isLedOff(b, raiders, id)) && flockOf(b, raiders) >= sheep)
        return end(flow, [raiders], 'objective', scores);
      const kept = rooms.filter(room => holdsRoom(b, other(raiders), room)).length;
      if (kept >= held && isAlive(b, b.roster.byId.get(prisoner) ?? -1))
        return end(flow, [other(raiders)], 'objective', scores);
      return byScore(b, flow);
    },
  }),
});
