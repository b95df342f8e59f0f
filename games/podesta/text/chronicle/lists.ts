/** Lists and rankings, for both languages. */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

/** Seats that have a score by their points, the most first. */
export const ranking = (scores: readonly (number | null)[]): { seat: number; score: number }[] =>
  scores.flatMap((score, seat) => (score === null ? [] : [{ seat, score }])).sort((a, b) => b.score - a.score);
