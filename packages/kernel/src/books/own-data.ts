import type { Static, TSchema } from 'typebox';
import { read } from './shapes.ts';

/** A game's own data, held against their schema. What is bundled has been held against it: `own-data-bundled.ts`. */
export const ownData = <S extends TSchema>(schema: S, file: unknown): Static<S> => read(schema, file);
