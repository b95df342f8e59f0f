/** Seats that have a score by their points, the most first. */
export const ranking = (scores: readonly (number | null)[]): { seat: number; score: number }[] =>
  scores.flatMap((score, seat) => (score === null ? [] : [{ seat, score }])).sort((a, b) => b.score - a.score);
