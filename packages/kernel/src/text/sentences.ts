/** How words become sentences, in any language. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence: the text with a capital at its beginning. */
export const say = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  capital(String.raw({ raw: parts }, ...values));

/** Names throw on what does not exist; words must not: numbers from outside can be anything. */
export function named<T>(name: () => T, otherwise: T): T {
  try {
    return name();
  } catch {
    return otherwise;
  }
}

/** One of some ways to say it, in turn. */
export const vary = <T>(turn: number, ...ways: readonly [T, ...T[]]): T => ways[turn % ways.length] ?? ways[0];

/** "Vieri: disrupted, hex 1407": what something is, then what is to be said of it, where there is anything. */
export function described(what: string, facts: readonly (string | false)[]): string {
  const said = facts.filter(Boolean);
  return said.length > 0 ? `${what}: ${said.join(', ')}` : what;
}
