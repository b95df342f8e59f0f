import { closed } from '@carroccio/kernel';
import Type, { type Static, type TSchema } from 'typebox';
import { HEX, ID } from '../../text/data/manners.ts';

export const Side = Type.Enum(['guelph', 'ghibelline']);
export type Side = Static<typeof Side>;

export const UnitType = Type.Enum(['C', 'I', 'X', 'A']);

/** In rising order of protection. */
export const ARMOURS = ['-', 'L', 'M', 'H'] as const;
export const Armour = Type.Enum(ARMOURS);

export const Hex = Type.String({ pattern: '^[0-9]{4}$', says: HEX });

export const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', says: ID });

/** An object of members alike, with these names and no others. */
export const alike = <S extends TSchema>(names: readonly string[], schema: S): Type.TObject<Record<string, S>> =>
  closed(Object.fromEntries(names.map(name => [name, schema])));
