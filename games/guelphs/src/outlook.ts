/** What can be asked of every hex of the map: who controls it, commands it, sees it, can shoot at it. */
import { within } from '@carroccio/boards';
import { at } from '@carroccio/kernel';
import { ratingsOf, unitsInCommand } from './05-orders/command.ts';
import { exertsZoneInto } from './06-facing/zones.ts';
import { fireModifiers, longestRange, mayShootAt, numberToReach, sees, targetsOf } from './10-combat/fire.ts';
import {
  around,
  type Battle,
  battaglia,
  cellOf,
  enemyAt,
  enemyOf,
  facingOf,
  occupant,
  sideOf,
  unitsWhere,
} from './battle.ts';
import { prohibited } from './field.ts';
import type { Side } from './state.ts';

/** gg.7.0: the hexes in a unit's zone of control. */
export const zoneOf = (b: Battle, unit: number): number[] =>
  around(b, cellOf(b, unit)).filter(cell => exertsZoneInto(b, unit, cell));

/** gg.7.0: the hexes in the zone of control of any unit of a side. */
export function zonesOf(b: Battle, side: Side): Set<number> {
  const units = unitsWhere(b, unit => sideOf(b, unit) === side && occupant(b, cellOf(b, unit)) === unit);
  return new Set(units.flatMap(unit => zoneOf(b, unit)));
}

/**
 * The battle with one more unit, that stands in a hex: what the rules say of it they say of the hex. It belongs to a
 * Battaglia, whose other units may be left out.
 */
function withScout(
  b: Battle,
  index: number,
  cell: number,
  others: readonly number[],
): { there: Battle; scout: number } {
  const scout = b.roster.units.length;
  const own = battaglia(b, index);
  const card = {
    id: 'scout',
    type: 'I' as const,
    rated: true,
    side: own.side,
    battaglia: index,
    name: '',
    rating: 1,
    armour: '-' as const,
    baron: false,
    german: false,
    saracen: false,
    traitor: false,
    volterra: false,
  };
  const { state, roster } = b;
  const there: Battle = {
    ...b,
    roster: {
      ...roster,
      units: [...roster.units, card],
      battaglie: roster.battaglie.with(index, { ...own, units: [...others, scout] }),
    },
    state: {
      ...state,
      cell: [...state.cell, cell],
      facing: [...state.facing, 0],
      hits: [...state.hits, 0],
      marks: [...state.marks, 0],
    },
  };
  return { there, scout };
}

export interface CommandRange {
  /** gg.5.2: hexes within the Command Range. */
  direct: number[];
  /** gg.5.2.2: hexes in command only through units of the Battaglia. */
  extended: number[];
}

/** The hexes in which a unit of his Battaglia would be in command of a Capitano. */
export function commandOf(b: Battle, commander: number): CommandRange {
  const { cell } = at(b.state.capitani, commander);
  if (cell < 0) return { direct: [], extended: [] };
  const { side, units } = battaglia(b, commander);
  const open = (hex: number): boolean => !prohibited(b.field, hex) && enemyAt(b, hex, side) < 0;
  const commands = (hex: number, others: readonly number[]): boolean => {
    const { there, scout } = withScout(b, commander, hex, others);
    return unitsInCommand(there, commander).has(scout);
  };
  const near = within(b.field.grid, cell, ratingsOf(b, commander).range);
  const direct = new Set(near.filter(hex => open(hex) && commands(hex, [])));
  const beyond = new Set([...unitsInCommand(b, commander)].flatMap(unit => around(b, cellOf(b, unit))));
  return {
    direct: [...direct],
    extended: [...beyond].filter(hex => !direct.has(hex) && open(hex) && commands(hex, units)),
  };
}

/** gg.10.2: the hexes in sight of a hex. */
export const seenFrom = (b: Battle, from: number): number[] =>
  [...b.field.terrain.keys()].filter(cell => cell !== from && !prohibited(b.field, cell) && sees(b, from, cell));

/** gg.10.1.2: the hexes a missile unit, facing so, could shoot into. */
export function arcOf(b: Battle, unit: number, facing: number): number[] {
  const enemies = b.roster.battaglie.findIndex(({ side }) => side === enemyOf(sideOf(b, unit)));
  return within(b.field.grid, cellOf(b, unit), longestRange(b)).filter(cell => {
    const { there, scout } = withScout(b, enemies, cell, []);
    return mayShootAt(there, unit, scout, facing);
  });
}

/** gg.10.3: what the dice must show, at least, when a unit turns so and shoots at each of its targets. */
export const shotsOf = (b: Battle, unit: number, facing: number): { target: number; needed: number }[] =>
  targetsOf(b, unit, facing).flatMap(target => {
    const reach = numberToReach(b, unit, target);
    if (reach === null) return [];
    const modifiers = fireModifiers(b, unit, target, facing === facingOf(b, unit) ? 'order' : 'pivoted');
    // gg.10.3.2a: a natural 12 always hits.
    return [{ target, needed: Math.min(12, reach - modifiers.reduce((sum, { value }) => sum + value, 0)) }];
  });
