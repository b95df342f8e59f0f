import { type Play, Teller } from '@carroccio/kernel';
import type { Context } from '../context.ts';

/** What stands for the score of a seat that has none. */
const NO_SCORE = '–';

/** How the match ended: who won, why by which rule, and the scores. */
export function resultLines({ language, text, paint }: Context, play: Play): string[] {
  const { result } = play;
  if (!result) return [text.result.unfinished];
  const teller = new Teller(play.game, play.scene, language);
  const scores = result.scores.map((score, seat) => `${teller.seat(seat)} ${score ?? NO_SCORE}`).join(', ');
  return [
    `${paint.bold(teller.event({ type: 'end', ...result }))}  ${paint.dim(result.rule)}`,
    ...(scores === '' ? [] : [`${text.result.scores}: ${scores}`]),
  ];
}
