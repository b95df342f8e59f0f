/** A new secret seed, from which chance comes: 32 bytes of the browser's own. */
export const newSeed = (): string => hex(32);

/** A new key, which nothing else has: by it something is known again. `crypto.randomUUID` only secure addresses have. */
export const newKey = (): string => hex(16);

function hex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
