/** What the databases say when a row of that key is there already. */
const DUPLICATE = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && DUPLICATE.has(error.code);
