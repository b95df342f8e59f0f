import { closed, ProvenanceSchema, SaidSchema } from '@carroccio/kernel';
import Type from 'typebox';
import { HEX, ID } from '../../text/data/manners.ts';

export const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', says: ID });
export const Hex = Type.String({ pattern: '^[0-9]{4}$', says: HEX });
export const Side = Type.Enum([0, 1]);

/** Where some of the surrounding object comes from: fields by their names, anything else in words. */
export const Sources = Type.Array(closed({ of: Type.Array(SaidSchema, { minItems: 1 }), source: ProvenanceSchema }), {
  minItems: 1,
});

/** How a damaged or silent cell of a printed table was read, and why. */
export const Readings = Type.Array(
  closed({ of: Type.Array(SaidSchema, { minItems: 1 }), reading: SaidSchema, source: ProvenanceSchema }),
);

export const CLASSES = ['CP', 'CM', 'CL', 'FP', 'Pi', 'FL', 'AL', 'AP'] as const;
/** The rows and columns of the tables (nqsb.1.4.troop-types). */
export type TroopClass = (typeof CLASSES)[number];

export const SECTORS = [
  'musket',
  'cavalry_firearm',
  'reiter',
  'square',
  'light_artillery',
  'heavy_artillery',
  'all_round',
] as const;
export type SectorId = (typeof SECTORS)[number];
