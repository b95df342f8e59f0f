import { closed, ProvenanceSchema, part, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/diagrams.json' with { type: 'json' };
import { Whole } from './shapes.ts';

/** By result of the dice: the step from the target hex, in the lattice of the board. */
const Steps = Type.Record(
  Type.String({ pattern: '^[0-9]+$' }),
  Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
);
/** By the side, or the two sides at the corner, through which the shot comes in. */
const Scatter = closed({
  bySide: Type.Record(Text, Steps),
  atVertex: Type.Record(Text, Steps),
  source: ProvenanceSchema,
});
const Diagrams = closed({
  oneHex: Scatter,
  twoHexes: Scatter,
  horse: closed({
    turning: closed({ front: Whole, flank: Whole, rearOblique: Whole, rear: Whole, aboutFace: Whole }),
    source: ProvenanceSchema,
  }),
});
export type Diagrams = Static<typeof Diagrams>;
export type Scatter = Static<typeof Scatter>;

const complete = ({ bySide, atVertex }: Scatter, from: number, to: number, name: string): string[] =>
  [...Object.entries(bySide), ...Object.entries(atVertex)]
    .filter(([, steps]) => Object.keys(steps).length !== to - from + 1 || !steps[from] || !steps[to])
    .map(([way]) => `${name}: ${way} needs every result from ${from} to ${to}`);

export const diagrams = part({
  schema: Diagrams,
  file: value,
  check: ({ oneHex, twoHexes }) => [...complete(oneHex, 4, 10, 'one hex'), ...complete(twoHexes, 2, 20, 'two hexes')],
});
