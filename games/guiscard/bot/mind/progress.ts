/** How far a side has come with the task its scenario sets: about 0 when it has not begun, 1 when it would be done. */
import { areaKind, inCastle, inTower, levelAt } from '../../src/03-ground/works.ts';
import { ableOf, type Battle, cellOf, hexesBetween, isAlive, isHealthy, lives, man, other } from '../../src/battle.ts';
import { leftBy } from '../../src/scenarios/common/scoring.ts';
import { victoryOf } from '../../src/scenarios/victories.ts';

const able = (b: Battle, side: number, where: (cell: number) => boolean): number =>
  ableOf(b, side).filter(unit => where(cellOf(b, unit))).length;

/** What part of the able men in a place are of this side. */
function holding(b: Battle, side: number, where: (cell: number) => boolean): number {
  const own = able(b, side, where);
  return own / Math.max(1, own + able(b, other(side), where));
}

const goneOf = (b: Battle, side: number): number =>
  b.state.exits.filter(({ unit }) => b.state.side[unit] === side).length;

/** How near the way out a man is: 1 on the edge of the table. */
function nearness(b: Battle, unit: number, edges: readonly number[]): number {
  const cells = edges.flatMap(edge => b.field.edges[edge] ?? []);
  const far = cells.reduce((least, cell) => Math.min(least, hexesBetween(b, cellOf(b, unit), cell)), 99);
  return 1 / (1 + far / 6);
}

/** Nearness of all who are still on the table, as if each were that part of one who has left. */
function underWay(b: Battle, side: number): number {
  const edges = b.scenario.exits.filter(exit => exit.side === side).flatMap(({ sides }) => sides);
  return ableOf(b, side).reduce((sum, unit) => sum + nearness(b, unit, edges), 0);
}

export function progressOf(b: Battle): number {
  const victory = victoryOf(b.scenario.victory);
  switch (victory?.kind) {
    case 'survivors': {
      const index = b.scenario.groups.findIndex(({ id }) => id === victory.group);
      const sound = b.state.cell.reduce(
        (sum, _, unit) =>
          man(b, unit).group !== index || !isAlive(b, unit) ? sum : sum + (isHealthy(b, unit) ? 1 : 0.6),
        0,
      );
      const killed = isAlive(b, b.roster.byId.get(victory.leader) ?? -1) ? 0 : 0.5;
      return (sound - victory.loss) / Math.max(1, victory.draw + 1 - victory.loss) / 2 + killed;
    }
    case 'level':
      return able(b, victory.side, cell => levelAt(b, cell) >= victory.level) / victory.win;
    case 'exits':
      return (goneOf(b, victory.side) + 0.5 * underWay(b, victory.side)) / victory.win;
    case 'formation':
      return b.state.formations.filter(({ side, units }) => side === victory.side && units.length > 3).length;
    case 'farm': {
      const rooms = victory.rooms.map(room => holding(b, victory.raiders, cell => areaKind(b, cell) === room));
      return rooms.reduce((sum, part) => sum + part, 0) / victory.rooms.length;
    }
    case 'escape': {
      const leader = b.roster.byId.get(victory.who) ?? -1;
      if (!isAlive(b, leader)) return -1;
      const mates = Math.min(victory.companions, goneOf(b, victory.side)) / victory.companions / 4;
      if (leftBy(b, leader, victory.sides)) return 0.75 + mates;
      const whole = isHealthy(b, leader) ? 1 : 0.5;
      return lives(b, leader) ? (whole * nearness(b, leader, victory.sides)) / 2 + mates : mates;
    }
    case 'loot': {
      const borne = b.state.loot.filter(
        ({ bearer }) =>
          bearer >= 0 &&
          b.state.side[bearer] === victory.raiders &&
          (lives(b, bearer) || leftBy(b, bearer, victory.sides)),
      );
      return borne.length / Math.max(1, b.state.loot.length);
    }
    case 'tower':
      return (
        holding(b, victory.side, cell => inCastle(b, cell)) / 2 + holding(b, victory.side, cell => inTower(b, cell)) / 2
      );
    case 'capture':
    case 'assault':
      return (
        able(b, victory.side, cell => inCastle(b, cell)) / victory.inside / 2 +
        holding(b, victory.side, cell => inTower(b, cell)) / 2
      );
    case 'burning': {
      const engines = b.state.engines.filter(one => one.side !== victory.raiders && one.gone).length * victory.engine;
      const ladders = b.state.ladders.filter(one => one.gone).length * victory.ladder;
      const tents = b.field.areas.filter(
        ({ kind, cells }) => kind === 'tent' && cells.every(cell => b.state.works.burnt.includes(cell)),
      ).length;
      const aflame = b.state.works.flames.length * 2;
      return (engines + ladders + tents * victory.tent + aflame) / victory.win;
    }
    default:
      return 0;
  }
}
