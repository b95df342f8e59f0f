import { closed, type Flaw, ProvenanceSchema, part, repeated, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/maps.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Hex, HexSide, Id, nullable } from './shapes.ts';

const Hexes = Type.Array(Hex);
const Castle = closed({
  gate: Hex,
  gateBehind: Hexes,
  /** By stair: the platforms it leads to (gui.9.5.1b). */
  stairs: Type.Record(Hex, Hexes),
  tower: Hexes,
  door: HexSide,
  doorHex: Hex,
  slits: Type.Array(HexSide),
  /** Slits where two hexes meet: at the outer end of their common side (gui.9.3.3b). */
  vertexSlits: Type.Array(Hexes),
  bombardable: Hexes,
});
const GameMap = closed({
  id: Id,
  name: Text,
  terrain: Type.Array(Text),
  levels: Type.Array(Text),
  chains: Type.Array(closed({ kind: Type.Enum(['stairs', 'path']), hexes: Hexes })),
  castle: nullable(Castle),
  tents: Hexes,
  building: nullable(Hex),
  source: ProvenanceSchema,
});
export type GameMap = Static<typeof GameMap>;
const Maps = closed({
  /** As many as there are letters to name them. */
  columns: Type.Integer({ minimum: 1, maximum: 26 }),
  rows: Type.Integer({ minimum: 1, maximum: 40 }),
  source: ProvenanceSchema,
  legend: Type.Record(Text, Text),
  maps: Type.Array(GameMap, { minItems: 1, maxItems: 20 }),
});
export type Maps = Static<typeof Maps>;

function flaws({ columns, rows, legend, maps: all }: Maps): Flaw[] {
  return [
    ...repeated(all.map(({ id }) => id)).map(id => flaw('/maps', 'map-twice', { id })),
    ...all.flatMap(({ id, terrain, levels }, index) =>
      Object.entries({ terrain, levels })
        .filter(([, lines]) => lines.length !== rows || lines.some(line => line.length !== columns))
        .map(([field]) => flaw(`/maps/${index}/${field}`, 'size', { id, columns, rows })),
    ),
    ...all.flatMap(({ id, terrain }, index) =>
      [...new Set(terrain.join(''))]
        .filter(letter => !legend[letter])
        .map(letter => flaw(`/maps/${index}/terrain`, 'letter', { id, letter, known: Object.keys(legend) })),
    ),
    ...all.flatMap(({ id, levels }, index) =>
      /[^0-9]/.test(levels.join('')) ? [flaw(`/maps/${index}/levels`, 'levels', { id })] : [],
    ),
  ];
}

export const maps = part({ about: PARTS.maps, schema: Maps, file: value, check: flaws });
