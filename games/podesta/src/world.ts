/** The table the game is played on: everything printed, worked out once from the data. */
import { createSquareGrid, type SquareGrid, spread } from '@carroccio/boards';
import { at, type Flow, type Look } from '@carroccio/kernel';
import type { Data } from './data/index.ts';
import { TERRAINS } from './data/map.ts';
import { GOODS } from './data/shapes.ts';
import type { Options, Podesta } from './shape.ts';
import { FIRST_MERCENARY, GHIBELLINE, GUELPH, type State, UNITS_PER_COMPANY } from './state.ts';

export type Kind = 'feditori' | 'fanti-palvese' | 'fanti' | 'capitano';
export interface Factors {
  A: number;
  D: number;
  R: number;
  M: number;
  T: number;
}

export interface World {
  data: Data;
  grid: SquareGrid;
  /** By square: the terrain, as an index into TERRAINS. */
  terrain: number[];
  /** By square: its neighbours. */
  around: number[][];
  /** By commune: its square and the faction it starts with. */
  square: number[];
  faction: number[];
  /** By square: the commune on it, -1 none. */
  communeAt: number[];
  /** By terrain: speed points to enter it, 0 where nobody can. */
  costs: number[];
  /** By number of sestiere, from 0: what its class contributes and pays, and its company. */
  base: number[];
  tax: number[];
  company: Kind[];
  className: string[];
  kinds: Record<Kind, Factors>;
  field: SquareGrid;
  fieldAround: number[][];
  /** Materials for a work and for a feast, by good; the rise in price. */
  workLots: number[];
  workRise: number[];
  feastLots: number[];
  feastRise: number[];
  /** By commune and square: points from the square to the commune. */
  home: Int16Array[];
  communeIndex: Map<string, number>;
  workIndex: Map<string, number>;
}

const byGood = (lots: Readonly<Record<string, number | undefined>>): number[] => GOODS.map(good => lots[good] ?? 0);

/** By square: the squares around it, eight in the open. */
const neighbours = ({ cellCount, directions, neighbours: table }: SquareGrid): number[][] =>
  Array.from({ length: cellCount }, (_, cell) =>
    Array.from(table.subarray(cell * directions, (cell + 1) * directions)).filter(other => other >= 0),
  );

/** The square in a column and a row, counted from 0. */
export const cellAt = ({ idsByName }: SquareGrid, column: number, row: number): number =>
  idsByName.get(`${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`) ?? -1;

/** By square: the fewest points from there to a commune. */
function pointsTo(around: readonly number[][], terrain: readonly number[], costs: readonly number[], goal: number) {
  const costAt = (cell: number): number => costs[terrain[cell] ?? 0] ?? 0;
  const found = spread({
    size: terrain.length,
    from: goal,
    steps(cell, _, go) {
      for (const other of at(around, cell)) if (costAt(other) > 0) go(other, costAt(cell));
    },
  });
  const best = new Int16Array(terrain.length).fill(-1);
  found.nodes.forEach((cell, place) => {
    best[cell] = found.costs[place] ?? 0;
  });
  return best;
}

export function buildWorld(data: Data): World {
  const { map, battlefield, contributions, goods, works } = data;
  const grid = createSquareGrid({ columns: map.columns, rows: map.rows });
  const field = createSquareGrid({ columns: battlefield.columns, rows: battlefield.rows });
  const symbols: string[] = TERRAINS.map(name => map.terrain[name].symbol);
  const terrain = Array.from({ length: grid.cellCount }, (_, cell) =>
    symbols.indexOf(map.grid[grid.row[cell] ?? 0]?.[grid.column[cell] ?? 0] ?? ''),
  );
  const cellOf = (square: string): number =>
    cellAt(grid, square.charCodeAt(0) - 'A'.charCodeAt(0), Number(square.slice(1)) - 1);
  const square = map.communes.map(commune => cellOf(commune.square));
  const classOf = (index: number) => {
    const { class: name } = at(contributions.sestieri, index);
    return contributions.classes.find(({ id }) => id === name) ?? at(contributions.classes, 0);
  };
  const six = [0, 1, 2, 3, 4, 5];
  const around = neighbours(grid);
  const costs = TERRAINS.map(name => map.terrain[name].cost ?? 0);
  let home: Int16Array[] | undefined;
  return {
    data,
    grid,
    terrain,
    around,
    square,
    faction: map.communes.map(({ faction }) => (faction === 'guelph' ? GUELPH : GHIBELLINE)),
    communeAt: terrain.map((_, cell) => square.indexOf(cell)),
    costs,
    // Long to work out, and not needed before somebody marches: a game is opened to be described, too.
    get home() {
      home ??= square.map(cell => pointsTo(around, terrain, costs, cell));
      return home;
    },
    base: six.map(index => classOf(index).base),
    tax: six.map(index => classOf(index).tax),
    company: six.map(index => at(contributions.sestieri, index).company),
    className: six.map(index => at(contributions.sestieri, index).class),
    kinds: battlefield.units,
    field,
    fieldAround: neighbours(field),
    workLots: byGood(goods.work.lots),
    workRise: byGood(goods.work.rise),
    feastLots: byGood(goods.feast.lots),
    feastRise: byGood(goods.feast.rise),
    communeIndex: new Map(map.communes.map(({ id }, index) => [id, index])),
    workIndex: new Map(works.works.map(({ id }, index) => [id, index])),
  };
}

/** The name of a square of the map: column letter and row number. */
export const squareName = ({ grid }: World, cell: number): string =>
  `${String.fromCharCode('A'.charCodeAt(0) + (grid.column[cell] ?? 0))}${(grid.row[cell] ?? 0) + 1}`;

/** The name of a square of the Campo della contesa. */
export const fieldName = ({ field }: World, cell: number): string =>
  `${String.fromCharCode('a'.charCodeAt(0) + (field.column[cell] ?? 0))}${(field.row[cell] ?? 0) + 1}`;

/** The printed kind of a unit (pod.27a, pod.31h). */
export const kindOf = (world: World, unit: number): Kind =>
  unit < FIRST_MERCENARY
    ? at(world.company, unit % 6)
    : at(world.data.companies.units, (unit - FIRST_MERCENARY) % UNITS_PER_COMPANY);

export const isCavalry = (world: World, unit: number): boolean => {
  const kind = kindOf(world, unit);
  return kind === 'feditori' || kind === 'capitano';
};

/** What the rules look at. */
export interface Table {
  readonly world: World;
  readonly state: State;
  readonly options: Options;
  readonly seats: number;
}

/** The same table while something is being done on it. */
export interface Live extends Table {
  readonly flow: Flow<Podesta>;
}

/** How the steps get from the machine's look to the table. */
export interface Tables {
  readonly world: World;
  look(look: Look<Podesta>): Table;
  live(flow: Flow<Podesta>): Live;
}

export const tablesOf = (world: World): Tables => ({
  world,
  look: look => ({ world, state: look.state, options: look.options, seats: look.seats }),
  live: flow => ({ world, state: flow.state, options: flow.options, seats: flow.seats, flow }),
});
