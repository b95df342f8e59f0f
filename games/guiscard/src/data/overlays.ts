import { closed, ProvenanceSchema, part, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/overlays.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Hex, HexSide, Id, nullable } from './shapes.ts';

const Overlay = closed({
  rows: Type.Array(Text),
  letters: Type.Record(Text, Text),
  doors: Type.Array(HexSide),
  entrances: Type.Array(HexSide),
  windows: Type.Array(HexSide),
  chapelWindows: Type.Array(HexSide),
  lowWalls: Type.Array(HexSide),
  openings: Type.Array(HexSide),
  /** Hexes of the map itself, for an overlay with one place. */
  hexes: Type.Array(Hex),
  noParapet: Type.Array(Text),
  redoubts: Type.Array(Text),
  centre: nullable(Text),
  corners: Type.Array(closed({ column: Type.Integer(), row: Type.Integer(), touches: HexSide })),
  source: ProvenanceSchema,
});
export type Overlay = Static<typeof Overlay>;
const Overlays = closed({ overlays: Type.Record(Id, Overlay, { maxProperties: 20 }) });
export type Overlays = Static<typeof Overlays>;

export const overlays = part({
  about: PARTS.overlays,
  schema: Overlays,
  file: value,
  check: ({ overlays: all }) =>
    Object.entries(all).flatMap(([id, { rows, letters }]) =>
      [...new Set(rows.join(''))]
        .filter(letter => !letters[letter])
        .map(letter => flaw(`/overlays/${id}/rows`, 'letter', { id, letter, known: Object.keys(letters) })),
    ),
});
