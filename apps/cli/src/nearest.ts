/** So many letters are the beginning of something. */
const BEGINNING = 3;
const MOST_MEANT = 3;

/** How many letters must be added, dropped or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}

/** The candidates most like a word, nearest first; case does not count. */
export function nearest(word: string, candidates: readonly string[], most: number): string[] {
  const wanted = word.toLowerCase();
  return candidates
    .map(candidate => ({ candidate, far: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** What may have been meant: what begins so, or the nearest, if it is near enough. */
export function meantBy(word: string, candidates: readonly string[]): string[] {
  const begun = candidates.filter(candidate => candidate.toLowerCase().startsWith(word.toLowerCase()));
  if (word.length >= BEGINNING && begun.length > 0) return begun.slice(0, MOST_MEANT);
  return nearest(word, candidates, 1).filter(
    candidate => distance(word.toLowerCase(), candidate.toLowerCase()) <= Math.max(2, word.length / 3),
  );
}
