import { Bilingual, closed, ProvenanceSchema, part, repeated, Text } from '@carroccio/kernel';
import Type from 'typebox';
import value from '../../data/armies.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { Id } from './shapes.ts';

const Nation = closed({
  id: Text,
  name: Bilingual,
  troops: Type.Array(Id),
  generals: Type.Array(Id),
  source: ProvenanceSchema,
});

const Sample = closed({
  name: Bilingual,
  cic: Id,
  divisions: Type.Array(closed({ general: Id, units: Type.Array(Id) })),
  source: ProvenanceSchema,
});

/** The army lists (nqsb.2.1.lists). */
const Armies = closed({ nations: Type.Array(Nation, { minItems: 1 }), samples: Type.Array(Sample) });

export const armies = part({
  about: PARTS.armies,
  schema: Armies,
  file: value,
  check: ({ nations }) =>
    repeated(nations.flatMap(({ troops }) => troops)).map(id => flaw('/nations', 'in-two-lists', { id })),
});
