/** In the place of `own-data.ts` where `scripts/bundle.mjs` has held all data against their schemas: it need not be done at every start. */
import type { Static, TSchema } from 'typebox';

export function ownData<S extends TSchema>(schema: S, file: unknown): Static<S> {
  if (wasChecked(schema, file)) return file;
  throw new Error('data without a schema');
}

const wasChecked = <S extends TSchema>(schema: S, file: unknown): file is Static<S> =>
  schema !== undefined && file !== undefined;
