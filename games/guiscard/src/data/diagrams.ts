import { closed, type Flaw, ProvenanceSchema, part, Text } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import value from '../../data/diagrams.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { RESULT } from '../../text/data/manners.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Whole } from './shapes.ts';

/** By result of the dice: the step from the target hex, in the lattice of the board. */
const Steps = Type.Record(
  Type.String({ pattern: '^[0-9]+$', says: RESULT }),
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

const complete = (at: string, { bySide, atVertex }: Scatter, from: number, to: number): Flaw[] =>
  [...Object.entries(bySide), ...Object.entries(atVertex)]
    .filter(([, steps]) => Object.keys(steps).length !== to - from + 1 || !steps[from] || !steps[to])
    .map(([way]) => flaw(at, 'results', { way, from, to }));

export const diagrams = part({
  about: PARTS.diagrams,
  schema: Diagrams,
  file: value,
  check: ({ oneHex, twoHexes }) => [...complete('/oneHex', oneHex, 4, 10), ...complete('/twoHexes', twoHexes, 2, 20)],
});
