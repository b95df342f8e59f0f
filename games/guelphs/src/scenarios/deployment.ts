/** Set-up by rows (gg.S.1.1, gg.16.0, gg.17.2a). */
import { facingNamed, requireCell } from '@carroccio/boards';
import { at, type Steps } from '@carroccio/kernel';
import { companionsOf } from '../08-movement/movement.ts';
import type { Ground } from '../battle.ts';
import { type Battle, type BattleOf, cellOf, isRated, setCell } from '../battle.ts';
import type { InRows } from '../data/setups.ts';
import { unitNamed } from '../roster.ts';
import type { Guelphs } from '../shape.ts';
import { AWAITED, GHIBELLINE, REMOVED, type State } from '../state.ts';

type Options = Guelphs['options'];

/**
 * The state before anybody has placed or moved anything: the ready placement of the set-up, and every Command Capacity
 * at its printed value (gg.S.2.1).
 */
export function initialState({ roster, setup, field }: Ground, options: Options): State {
  const { grid } = field;
  const state: State = {
    cell: roster.units.map(({ type }) => (type === 'R' && !options.religiosi ? REMOVED : AWAITED)),
    facing: roster.units.map(() => 0),
    hits: roster.units.map(() => 0),
    marks: roster.units.map(() => 0),
    barons: {},
    capitani: roster.battaglie.map(({ capitano, id }) => ({
      cell: AWAITED,
      capacity: capitano?.capacity ?? 0,
      adjutant: false,
      reserve: setup.battaglie[id]?.reserve ?? false,
      moved: false,
      activated: false,
    })),
    standards: [-1, -1],
    heroes: roster.heroes.map(() => -1),
    wounded: roster.heroes.map(() => false),
    active: GHIBELLINE,
    row: { battaglia: -1, times: 0 },
    points: [0, 0],
    levels: [0, 0],
    weather: 0,
    rode: [],
    attacks: [],
    attacked: [],
    combat: null,
    events: {
      activations: 0,
      tradimento: 'pending',
      run: -1,
      guelphRouted: false,
      guelphCavalryRouted: false,
      novelloTried: false,
      camp: [],
      marching: setup.kind === 'free',
      marched: [],
      coordinated: [],
      papers: [-1, -1],
      arras: -1,
      joined: false,
      novelloFree: false,
    },
  };
  roster.battaglie.forEach(({ id, side, units, hero, standard }, index) => {
    const deployment = setup.battaglie[id];
    if (!deployment) return;
    const { start } = deployment;
    const facing = deployment.facing === 'any' ? 0 : facingNamed(grid, 'corner', deployment.facing.slice(1));
    for (const unit of units) state.facing[unit] = facing;
    if (start.kind !== 'rows') {
      // R167: off the map the Standard and the Hero wait with the first unit of their Battaglia.
      if (standard) state.standards[side] = at(units, 0);
      if (hero >= 0) state.heroes[hero] = at(units, 0);
      return;
    }
    const standing = (hex: string): number => {
      const cell = requireCell(grid, hex);
      const there = units.filter(unit => state.cell[unit] === cell && at(roster.units, unit).rated);
      return at(there, 0);
    };
    for (const row of start.rows)
      for (const [hex, unit] of Object.entries(row.default))
        state.cell[unitNamed(roster, unit)] = requireCell(grid, hex);
    for (const [unit, hex] of Object.entries(start.palvesari))
      state.cell[unitNamed(roster, unit)] = requireCell(grid, hex);
    placeAlone(state, roster, units, start, grid, options);
    if (start.capitano) at(state.capitani, index).cell = requireCell(grid, start.capitano);
    if (start.standard) state.standards[side] = standing(start.standard);
    if (start.hero) state.heroes[hero] = standing(start.hero);
  });
  return state;
}

/** Carroccio and Religiosi stand where the set-up says (gg.S.3.7.3, gg.S.5.2). */
function placeAlone(
  state: State,
  roster: Ground['roster'],
  units: readonly number[],
  { carroccio, religiosi }: InRows,
  grid: Ground['field']['grid'],
  options: Options,
): void {
  for (const unit of units) {
    const { type } = at(roster.units, unit);
    if (type === 'W' && carroccio) state.cell[unit] = requireCell(grid, carroccio);
    if (type === 'R' && religiosi && options.religiosi) state.cell[unit] = requireCell(grid, religiosi);
  }
}

/** The rows of a side that leave their owner a choice: more hexes than units, or units that differ. */
function rowsOf(b: Battle, side: number): { hexes: number[]; units: number[] }[] {
  return b.roster.battaglie
    .filter(one => one.side === side)
    .flatMap(({ id }) => {
      const start = b.setup.battaglie[id]?.start;
      if (start?.kind !== 'rows') return [];
      return start.rows.map(({ hexes, units }) => ({
        hexes: hexes.map(hex => requireCell(b.field.grid, hex)),
        units: units.map(unit => unitNamed(b.roster, unit)),
      }));
    })
    .filter(({ hexes, units }) => hexes.length > 1 || units.length > 1);
}

/** The next unit to be placed by hand. */
function nextToPlace(b: Battle, side: number, done: readonly number[]): { unit: number; hexes: number[] } | undefined {
  for (const { hexes, units } of rowsOf(b, side)) {
    const unit = units.find(one => !done.includes(one));
    if (unit !== undefined) return { unit, hexes: hexes.filter(hex => !done.some(other => cellOf(b, other) === hex)) };
  }
  return undefined;
}

/** Puts a unit into a hex of its row; whoever stands there by default changes places with it. */
function swapInto(b: Battle, unit: number, to: number): void {
  const from = cellOf(b, unit);
  if (from === to) return;
  const there = b.roster.units.findIndex((_, other) => other !== unit && isRated(b, other) && cellOf(b, other) === to);
  const capitano = b.state.capitani.findIndex(one => one.cell === from);
  const other = b.state.capitani.findIndex(one => one.cell === to);
  const coming = [unit, ...companionsOf(b, unit)];
  const going = there >= 0 ? [there, ...companionsOf(b, there)] : [];
  for (const one of coming) setCell(b, one, to);
  for (const one of going) setCell(b, one, from);
  if (capitano >= 0) at(b.state.capitani, capitano).cell = to;
  if (other >= 0) at(b.state.capitani, other).cell = from;
}

export const deploymentSteps = (battle: BattleOf): Pick<Steps<Guelphs>, 'deployment'> => ({
  /** gg.S.1.1: unit by unit, the owner chooses a hex of its row; or takes the ready placement for the rest. */
  deployment: {
    rule: 'gg.S.1.1',
    open: true,
    seats: (look, { side, done }) => (nextToPlace(battle(look), side, done) ? [side] : []),
    offers: {
      place: {
        list(look, { side, done }) {
          const next = nextToPlace(battle(look), side, done);
          return next ? next.hexes.map(to => ({ type: 'place' as const, unit: next.unit, to })) : [];
        },
        why(look, { side, done }, _, { unit, to }) {
          const next = nextToPlace(battle(look), side, done);
          return unit === next?.unit
            ? { rule: 'gg.S.1.1', reason: 'notInRow', unit, cell: to }
            : { rule: 'gg.S.1.1', reason: 'notToPlace', unit };
        },
        take(flow, frame, _, { unit, to }) {
          swapInto(battle(flow), unit, to);
          flow.next({ ...frame, done: [...frame.done, unit] });
        },
      },
      deploy: {
        list: () => [{ type: 'deploy' }],
        take: (flow, { side }) => flow.emit({ type: 'deployed', rule: 'gg.S.1.1', side }),
      },
    },
  },
});
