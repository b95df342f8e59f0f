import { closed, type Flaw, part, repeated, Sources, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/map.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { SQUARE } from '../../text/data/manners.ts';
import { PARTS } from '../../text/data/parts.ts';
import { AtLeastOne, Count, FactionName, Id, Source } from './shapes.ts';

const Square = Type.String({ pattern: '^[A-Z][0-9]{1,2}$', says: SQUARE });
const Ground = closed({
  /** Speed points to enter; null: nobody can. */
  cost: Type.Union([AtLeastOne, Type.Null()]),
  symbol: Type.String({ minLength: 1, maxLength: 1 }),
  source: Source,
});

export const TERRAINS = ['plain', 'hill', 'mountain', 'river', 'commune', 'sea'] as const;

const MapSchema = closed({
  columns: Type.Integer({ minimum: 4, maximum: 26 }),
  rows: Type.Integer({ minimum: 4, maximum: 40 }),
  /** Speed points of a counter in a month. */
  allowance: AtLeastOne,
  terrain: closed({ plain: Ground, hill: Ground, mountain: Ground, river: Ground, commune: Ground, sea: Ground }),
  grid: Type.Array(Text),
  gridSource: Source,
  communes: Type.Array(
    closed({
      id: Id,
      name: Text,
      square: Square,
      faction: FactionName,
      /** Belongs to a player when so many play; null: never. */
      from: Type.Union([Count, Type.Null()]),
      colours: closed({ banner: Text, pattern: Text, field: Text, charge: Text, accent: Text }),
      sources: Sources,
    }),
    { minItems: 12, maxItems: 12 },
  ),
  rivers: Type.Array(closed({ name: Text, squares: Type.Array(Square, { minItems: 2 }), source: Source })),
  /** Cheapest way between two communes, to check the squares against. */
  distances: Type.Array(closed({ from: Id, to: Id, cost: Count, squares: Count })),
});
type MapData = Static<typeof MapSchema>;

const symbolAt = (map: MapData, square: string): string | undefined =>
  map.grid[Number(square.slice(1)) - 1]?.[square.charCodeAt(0) - 65];

function gridFlaws(map: MapData): Flaw[] {
  const symbols = Object.values(map.terrain).map(({ symbol }) => symbol);
  return [
    ...(map.grid.length === map.rows ? [] : [flaw('/grid', 'rows', { found: map.grid.length, wanted: map.rows })]),
    ...map.grid.flatMap((row, index) =>
      row.length !== map.columns || [...row].some(symbol => !symbols.includes(symbol))
        ? [flaw(`/grid/${index}`, 'row', { row, columns: map.columns, symbols: symbols.join(' ') })]
        : [],
    ),
    ...repeated(symbols).map(symbol => flaw('/terrain', 'symbol', { symbol })),
  ];
}

function communeFlaws(map: MapData): Flaw[] {
  const ids = map.communes.map(({ id }) => id);
  const drawn = map.grid.join('').split(map.terrain.commune.symbol).length - 1;
  return [
    ...repeated(ids).map(id => flaw('/communes', 'twice', { id })),
    ...(drawn === map.communes.length ? [] : [flaw('/grid', 'drawn', { drawn, communes: map.communes.length })]),
    ...map.communes.flatMap(({ id, square }, index) =>
      symbolAt(map, square) === map.terrain.commune.symbol
        ? []
        : [flaw(`/communes/${index}/square`, 'commune-square', { id, square, symbol: map.terrain.commune.symbol })],
    ),
    ...map.distances
      .filter(({ from, to }) => !ids.includes(from) || !ids.includes(to))
      .map(({ from, to }) => flaw('/distances', 'strange-distance', { from, to })),
  ];
}

function riverFlaws(map: MapData): Flaw[] {
  const wet = [map.terrain.river.symbol, map.terrain.commune.symbol];
  return map.rivers.flatMap(({ name, squares }) =>
    squares
      .filter(square => !wet.includes(symbolAt(map, square) ?? ''))
      .map(square => flaw('/rivers', 'river-square', { name, square, symbols: wet.join(' ') })),
  );
}

export const map = part({
  about: PARTS.map,
  schema: MapSchema,
  file: value,
  check: data => [...gridFlaws(data), ...communeFlaws(data), ...riverFlaws(data)],
});
