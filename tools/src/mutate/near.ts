/** Which rules a text cites, and which of them near a place. */

/** Rule ids of one game: "gg.10.6.2a". */
export const citationsOf = (prefix: string): RegExp =>
  new RegExp(`(?<![\\w.@/-])${prefix}\\.[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?`, 'g');

const MOST = 4;
/** A comment stands above what it explains: a line below is as far as some above. */
const BELOW = 8;

/** The ids cited nearest to an offset, by lines. */
export function rulesNear(text: string, prefix: string, offset: number): string[] {
  const lines = (from: number, to: number): number => text.slice(from, to).split('\n').length - 1;
  const cited = [...text.matchAll(citationsOf(prefix))].map(({ 0: id, index }) => ({
    id,
    distance: index <= offset ? lines(index, offset) : BELOW * lines(offset, index),
  }));
  const ids = cited.sort((a, b) => a.distance - b.distance).map(({ id }) => id);
  return [...new Set(ids)].slice(0, MOST);
}
