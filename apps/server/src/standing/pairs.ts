/** How a match ended for each of those who played it, two by two. */
import type { Seat } from '@carroccio/kernel';

/** How a match ended, as it is kept with its table. */
export type Outcome =
  | { readonly result: { readonly winners: readonly Seat[]; readonly scores: readonly (number | null)[] } }
  | { readonly settled: { readonly kind: string; readonly by: Seat } };

/** One seat against another: 1 won, ½ drawn, 0 lost; `null` where it does not count. */
export function scoreOf(outcome: Outcome, seat: Seat, other: Seat): number | null {
  if ('settled' in outcome) return settledScore(outcome.settled, seat, other);
  const { winners, scores } = outcome.result;
  const [wins, otherWins] = [winners.includes(seat), winners.includes(other)];
  if (wins !== otherWins) return wins ? 1 : 0;
  const [own, others] = [scores[seat], scores[other]];
  // Of those who did not win, whoever came closer.
  if (!wins && own != null && others != null && own !== others) return own > others ? 1 : 0;
  return 0.5;
}

function settledScore({ kind, by }: { kind: string; by: Seat }, seat: Seat, other: Seat): number | null {
  if (kind === 'draw') return 0.5;
  if (kind !== 'resigned' && kind !== 'time') return null;
  if (seat === by) return 0;
  return other === by ? 1 : 0.5;
}

/** What a seat got against all others, from 0 to 1; `null` where it does not count. */
export function shareOf(outcome: Outcome, seat: Seat, others: readonly Seat[]): number | null {
  const scores = others.map(other => scoreOf(outcome, seat, other)).filter(score => score !== null);
  return scores.length === 0 ? null : scores.reduce((all, one) => all + one, 0) / scores.length;
}
