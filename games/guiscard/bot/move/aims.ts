/** What each man is there for: where he wants to be, and whether he wants to leave the table. */

import { areaKind, inCastle, inTower, levelAt } from '../../src/03-ground/works.ts';
import { flanksOf } from '../../src/04-movement/horses.ts';
import { isFlammable } from '../../src/10-siege-gear/flames.ts';
import { cellsOfKind, centreCells, placeCells, redoubtKind, redoubts } from '../../src/11-sieges/siege.ts';
import {
  around,
  type Battle,
  cellOf,
  hexesBetween,
  isAble,
  isHealthy,
  isMounted,
  isStunned,
  lives,
  man,
  menOf,
  other,
  sideOf,
} from '../../src/battle.ts';
import { victoryOf } from '../../src/scenarios/victories.ts';
import { enemiesOf } from '../fight/foes.ts';
import { engineOf } from '../siege/engines.ts';
import { wayInGoals } from '../siege/storm.ts';
import type { Mood } from './stands.ts';

export interface Aim extends Mood {
  goals: readonly number[];
  /** What a movement point nearer to a goal is worth. */
  pull: number;
  /** Leaves the table as soon as he can. */
  leaves: boolean;
}

const HUNT = 0.35;
const HURRY = 1.2;

const hunt = (b: Battle, unit: number): Aim => ({
  goals: enemiesOf(b, unit).map(enemy => cellOf(b, enemy)),
  pull: HUNT,
  leaves: false,
  care: 1,
  zeal: 1,
});
const goTo = (goals: readonly number[], pull = HURRY, care = 0.6): Aim => ({
  goals,
  pull,
  leaves: false,
  care,
  zeal: 0.8,
});
const leaveBy = (b: Battle, edges: readonly number[], cells?: readonly number[]): Aim => ({
  goals: cells ?? edges.flatMap(edge => b.field.edges[edge] ?? []),
  pull: 2,
  leaves: true,
  care: 0.4,
  zeal: 0.4,
});
/** So many turns before the end those who must leave the table stop fighting and ride. */
const LAST_TURNS = 5;
/** As long as there is time they clear their way first. */
const breakOut = (b: Battle, unit: number): Aim => {
  const exits = leaveBy(b, [], exitCells(b, unit));
  const hurried = (b.scenario.turns ?? 0) - b.state.turn < LAST_TURNS;
  return hurried ? exits : { ...exits, pull: 0.5, care: 1, zeal: 1.1 };
};
const hold: Aim = { goals: [], pull: 0, leaves: false, care: 1, zeal: 1 };

/** A hex for each man: they spread over the goals instead of crowding one. */
const share = (cells: readonly number[], unit: number, parts: number): number[] => {
  const mine = cells.filter((_, index) => index % parts === unit % parts);
  return mine.length > 0 ? mine : [...cells];
};

const cellsWhere = (b: Battle, test: (cell: number) => boolean): number[] => {
  const found: number[] = [];
  for (let cell = 0; cell < b.field.grid.cellCount; cell++)
    if (b.field.closed[cell] === 0 && test(cell)) found.push(cell);
  return found;
};

const isKind = (b: Battle, unit: number, cell: number): boolean =>
  b.state.cell.some(
    (there, one) => there === cell && sideOf(b, one) === sideOf(b, unit) && one !== unit && isAble(b, one),
  );

/** Goals nobody of ours holds already. */
const unheld = (b: Battle, unit: number, cells: readonly number[]): number[] => {
  const free = cells.filter(cell => !isKind(b, unit, cell));
  return free.length > 0 ? free : [...cells];
};

/** Hexes by which this man may leave for good. */
function exitCells(b: Battle, unit: number): number[] {
  const group = b.scenario.groups[man(b, unit).group]?.id;
  return b.scenario.exits
    .filter(exit => exit.side === sideOf(b, unit) && (exit.group === undefined || exit.group === group))
    .flatMap(exit =>
      exit.sides.flatMap(side =>
        (b.field.edges[side] ?? []).filter(
          cell =>
            (exit.map === undefined || b.field.mapOf[cell] === exit.map) &&
            inColumns(b.field.names[cell], exit.columns),
        ),
      ),
    );
}
function inColumns(name: string | undefined, columns: string | undefined): boolean {
  if (columns === undefined) return true;
  const [first = 'A', last = 'Z'] = columns.split('-');
  const letter = (name ?? '').replace(/[0-9]+$/, '').at(-1) ?? 'A';
  return letter >= first && letter <= last;
}

/** Neighbours of what burns well. */
const fuelCells = (b: Battle): number[] => cellsWhere(b, cell => isFlammable(b, cell));

function siegeAim(b: Battle, unit: number): Aim {
  const { siege } = b.state;
  const side = sideOf(b, unit);
  if (!siege) return hunt(b, unit);
  switch (siege.action) {
    case 'assault': {
      const attacker = siege.shutIn ? other(side) === 0 : side === 0;
      if (attacker) return stormAim(b, unit, [...centreCells(b), ...menOf(b, other(side)).map(one => cellOf(b, one))]);
      // Driven from the walls, the garrison falls back on its next refuge.
      const next = siege.redoubt + 1;
      const broken = menOf(b, other(side)).filter(
        one => isAble(b, one) && placeCells(b).includes(cellOf(b, one)),
      ).length;
      const strong = menOf(b, side).filter(one => isAble(b, one)).length;
      if (next <= redoubts(b) && broken > strong) return goTo(cellsOfKind(b, redoubtKind(b, next)));
      return hold;
    }
    case 'camp':
      return side === 1 ? goTo(fuelCells(b), 0.8) : hunt(b, unit);
    case 'supplies':
      return side === 1 ? leaveBy(b, [siege.edge === 2 ? 4 : 2]) : hunt(b, unit);
    default:
      return hunt(b, unit);
  }
}

/** A horseman on foot whose own horse is near goes to it first, unless the enemy is nearer. */
const NEAR_HORSE = 6;
function saddleAim(b: Battle, unit: number): Aim | null {
  if (isMounted(b, unit) || man(b, unit).mounted === null || !isHealthy(b, unit)) return null;
  const own = b.state.horses.find(one => one.of === unit && !one.dead && one.rider < 0 && one.head >= 0);
  if (!own) return null;
  const gap = hexesBetween(b, cellOf(b, unit), own.head);
  const foe = enemiesOf(b, unit).reduce(
    (least, enemy) => Math.min(least, hexesBetween(b, cellOf(b, enemy), own.head)),
    99,
  );
  return gap <= NEAR_HORSE && foe > 2 ? goTo(flanksOf(b, own.head, own.tail), 1, 0.8) : null;
}

/** Men of an engine's crew go to the end with the arrow. */
function serviceAim(b: Battle, unit: number): Aim | null {
  const engine = engineOf(b, unit);
  return engine ? goTo(unheld(b, unit, around(b, engine.head)), HURRY, 0.8) : null;
}

/** Whoever must escape is worth so much that fear would keep him where he is: he dares more than others. */
const FUGITIVE = 0.4;
function isFugitive(b: Battle, unit: number): boolean {
  const victory = victoryOf(b.scenario.victory);
  return victory?.kind === 'escape' && victory.who === man(b, unit).id;
}

/** What a man is there for. */
export function aimOf(b: Battle, unit: number): Aim {
  const aim = serviceAim(b, unit) ?? saddleAim(b, unit) ?? missionOf(b, unit);
  return isFugitive(b, unit) ? { ...aim, care: aim.care * FUGITIVE } : aim;
}

function missionOf(b: Battle, unit: number): Aim {
  if (b.state.siege) return siegeAim(b, unit);
  const side = sideOf(b, unit);
  const victory = victoryOf(b.scenario.victory);
  switch (victory?.kind) {
    case 'survivors': {
      const group = b.scenario.groups.findIndex(({ id }) => id === victory.group);
      if (side === victory.side) return man(b, unit).group === group ? hold : hunt(b, unit);
      const prey = enemiesOf(b, unit).filter(enemy => man(b, enemy).group === group);
      return prey.length > 0
        ? { ...hunt(b, unit), goals: prey.map(enemy => cellOf(b, enemy)), pull: 0.6 }
        : hunt(b, unit);
    }
    case 'level':
      if (side !== victory.side) return { ...hunt(b, unit), pull: 0.2 };
      return goTo(
        cellsWhere(b, cell => levelAt(b, cell) >= victory.level),
        1,
      );
    case 'exits':
      return side === victory.side ? breakOut(b, unit) : { ...hunt(b, unit), pull: 0.6 };
    case 'formation':
      return side === victory.side ? { ...hunt(b, unit), pull: 0.15 } : hunt(b, unit);
    case 'farm': {
      const rooms = victory.rooms.flatMap(room => cellsWhere(b, cell => areaKind(b, cell) === room));
      if (side === victory.raiders) return goTo(unheld(b, unit, share(rooms, unit, victory.rooms.length)), 0.6, 0.9);
      return areaKind(b, cellOf(b, unit)) === '' ? goTo(rooms, 0.5, 1) : hold;
    }
    case 'escape':
      if (side === victory.side) return escortAim(b, unit, victory.who);
      return { ...hunt(b, unit), goals: preyCells(b, unit, victory.who), pull: 0.6 };
    case 'loot': {
      const bears = b.state.loot.some(({ bearer }) => bearer === unit);
      if (side === victory.raiders) {
        if (bears) return leaveBy(b, victory.sides);
        const lying = b.state.loot.filter(({ bearer }) => bearer < 0).map(({ cell }) => cell);
        return lying.length > 0 ? goTo(lying, 0.8) : hunt(b, unit);
      }
      const thieves = enemiesOf(b, unit).filter(enemy => b.state.loot.some(({ bearer }) => bearer === enemy));
      return thieves.length > 0
        ? { ...hunt(b, unit), goals: thieves.map(enemy => cellOf(b, enemy)), pull: 0.8 }
        : hunt(b, unit);
    }
    case 'tower':
      return side === victory.side ? stormAim(b, unit, towerCells(b)) : towerGuard(b, unit);
    case 'capture':
      if (side !== victory.side) return towerGuard(b, unit);
      if (b.state.prisoners.some(({ by }) => by === unit)) return leaveBy(b, [], exitCells(b, unit));
      return stormAim(b, unit, [...preyCells(b, unit, victory.who), ...towerCells(b)]);
    case 'burning':
      return side === victory.raiders ? goTo(fuelCells(b), 0.8, 0.7) : hunt(b, unit);
    case 'assault':
      return side === victory.side
        ? stormAim(
            b,
            unit,
            cellsWhere(b, cell => inCastle(b, cell)),
          )
        : hold;
    default:
      return hunt(b, unit);
  }
}

/** The others cover whoever must get away, and follow when he is gone. */
function escortAim(b: Battle, unit: number, who: string): Aim {
  const leader = b.roster.byId.get(who) ?? -1;
  const hurried = (b.scenario.turns ?? 0) - b.state.turn < LAST_TURNS;
  if (unit === leader) return { ...leaveBy(b, [], exitCells(b, unit)), care: 0.6 };
  if (!lives(b, leader) || hurried) return leaveBy(b, [], exitCells(b, unit));
  // In the house with him they would only bar the door.
  if (areaKind(b, cellOf(b, unit)) !== '') return goTo(exitCells(b, unit), 1, 0.8);
  return { ...hunt(b, unit), goals: foesAround(b, leader), pull: 0.3 };
}
/** The enemies nearest to a man. */
const foesAround = (b: Battle, unit: number): number[] =>
  enemiesOf(b, unit)
    .map(enemy => cellOf(b, enemy))
    .sort((one, two) => hexesBetween(b, one, cellOf(b, unit)) - hexesBetween(b, two, cellOf(b, unit)))
    .slice(0, 4);

const preyCells = (b: Battle, unit: number, who: string): number[] => {
  const wanted = b.roster.byId.get(who) ?? -1;
  return wanted >= 0 && lives(b, wanted) ? [cellOf(b, wanted)] : enemiesOf(b, unit).map(enemy => cellOf(b, enemy));
};
const towerCells = (b: Battle): number[] => cellsWhere(b, cell => inTower(b, cell));
/** Whoever can open the gate fights only when nothing else is left. */
const GATE_FIRST = 2.5;
/** Towards a prize within the castle, once there is a way to it. */
function stormAim(b: Battle, unit: number, prize: readonly number[]): Aim {
  const first = wayInGoals(b, unit);
  if (!first) return goTo(unheld(b, unit, prize), 1);
  return goTo(unheld(b, unit, first), inCastle(b, cellOf(b, unit)) ? GATE_FIRST : 1, 0.8);
}
/** A few keep to the tower, the others fight for the walls. */
function towerGuard(b: Battle, unit: number): Aim {
  const inside = menOf(b, sideOf(b, unit)).filter(one => inTower(b, cellOf(b, one)) && !isStunned(b, one));
  if (inTower(b, cellOf(b, unit)) && inside.length <= 4) return { ...hold, care: 1.5 };
  return inside.length < 3 ? goTo(towerCells(b), 0.6, 1) : hold;
}
