/** Formatters are slow to make and quick to use: each is made when it is first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
