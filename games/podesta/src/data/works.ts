import { Bilingual, closed, part, Sources } from '@carroccio/kernel';
import Type from 'typebox';
import lengthsValue from '../../data/lengths.json' with { type: 'json' };
import worksValue from '../../data/works.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { Count, Florins, Id, Source } from './shapes.ts';

const Works = closed({
  material: Florins,
  labour: Florins,
  months: Count,
  costSource: Source,
  works: Type.Array(
    closed({
      id: Id,
      track: Type.Enum(['sicurezza', 'traffici', 'immagine']),
      name: Bilingual,
      requires: Type.Array(Id),
      /** What it adds to the walls and to the year's taxes. */
      walls: Count,
      taxes: Florins,
      image: Type.Boolean(),
      source: Source,
    }),
    { minItems: 6, maxItems: 6 },
  ),
  feasts: Type.Array(
    closed({ id: Id, name: Bilingual, month: Type.Integer({ minimum: 1, maximum: 12 }), sources: Sources }),
    { minItems: 6, maxItems: 6 },
  ),
});

export const works = part({
  about: PARTS.works,
  schema: Works,
  file: worksValue,
  check: ({ works: six }) =>
    six.flatMap(({ id, requires }, index) =>
      requires
        .filter(other => !six.slice(0, index).some(earlier => earlier.id === other))
        .map(other => flaw(`/works/${index}/requires`, 'requires', { id, other })),
    ),
});

const Lengths = closed({
  months: Count,
  notaro: Count,
  /** The communes given out, in order: with n players the first n. */
  setup: Type.Array(Id, { minItems: 6, maxItems: 6 }),
  setupSource: Source,
  points: closed({
    sestiere: Count,
    florins: Florins,
    battle: Count,
    siege: Count,
    surrender: Count,
    carroccio: Count,
    refused: Count,
    exile: Count,
    source: Source,
  }),
  lengths: Type.Array(
    closed({
      id: Type.Enum(SCENARIOS),
      /** 0: no end by years. */
      years: Count,
      objective: Type.Optional(Type.Enum(['communes', 'sestieri', 'points'])),
      /** For 2, 3, 4, 5 and 6 players. */
      targets: Type.Optional(Type.Array(Count, { minItems: 5, maxItems: 5 })),
      players: Type.Array(Count, { minItems: 2, maxItems: 2 }),
      name: Bilingual,
      source: Source,
    }),
    { minItems: 7, maxItems: 7 },
  ),
  hours: Type.Array(Count),
});

export const lengths = part({ about: PARTS.lengths, schema: Lengths, file: lengthsValue });
