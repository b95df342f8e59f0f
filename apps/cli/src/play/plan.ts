import type { AnyAction, Play, Seat, Teller } from '@carroccio/kernel';
import { hasWords } from '../print/prose.ts';

/** The actions of a plan, or the part of it that names none or more than one. */
export type Planned = { actions: AnyAction[] } | { unclear: string };

/**
 * A plan as it is typed, "march 2; charge; 1": each part is a choice of the decision it will meet, by its number or by
 * words that it alone has. It is tried on a copy, which has the same dice to come.
 */
export function planned(play: Play, seat: Seat, teller: Teller, line: string): Planned {
  const ahead = play.clone();
  const actions: AnyAction[] = [];
  for (const part of line.split(';').map(words => words.trim())) {
    const action = meant(ahead.legal(seat), teller, part);
    if (!action) return ahead.at(seat) === null ? { actions } : { unclear: part };
    actions.push(action);
    ahead.apply(seat, action);
  }
  return { actions };
}

function meant(legal: readonly AnyAction[], teller: Teller, part: string): AnyAction | undefined {
  if (/^\d+$/.test(part)) return legal[Number(part) - 1];
  const words = part.split(/\s+/);
  const [only, second] = legal.filter(action => part !== '' && hasWords(teller.action(action), words));
  return second ? undefined : only;
}
