/** Nobody outside a game's folder names it, but the registry: what is shown of games is asked of their shelves. */

/** Where games are named: their own folders, the registry, and tests, which need some game to try. */
const MAY_NAME = /^(games\/|packages\/games\/)|(^|\/)(test|testing)\//;

/** Everything in a file that names a game, by its package or by its id alone in a string. */
export function gamesNamedIn(file: string, text: string, ids: readonly string[]): string[] {
  if (MAY_NAME.test(file)) return [];
  return ids
    .filter(id => new RegExp(`(['"\`])(?:@carroccio/)?${id}(?:/[^'"\`]*)?\\1`).test(text))
    .map(id => `${file} names the game ${id}: ask the registry`);
}
