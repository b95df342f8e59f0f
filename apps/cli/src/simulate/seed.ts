import { randomBytes } from 'node:crypto';

/** A seed nobody can guess. */
export const newSeed = (): string => randomBytes(32).toString('hex');
