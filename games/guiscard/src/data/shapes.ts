import Type, { type TSchema } from 'typebox';
import { HEX, HEX_SIDE, ID } from '../../text/data/manners.ts';

export const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', says: ID });
export const Whole = Type.Integer({ minimum: 0, maximum: 1000 });
/** How many pieces of a kind there are, or dice: each takes room on the table. */
export const Few = Type.Integer({ minimum: 0, maximum: 30 });
/** A hex by its printed name, with the letter of its map before it where two maps are laid together. */
export const Hex = Type.String({ pattern: '^[AB]?[A-Z][0-9]{1,2}$', says: HEX });
/** One side of a hex: "N9:NE". */
export const HexSide = Type.String({ pattern: '^[A-Za-z][0-9]{1,2}:(N|NE|SE|S|SW|NW)$', says: HEX_SIDE });
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
