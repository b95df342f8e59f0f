import type { AnyAction, Match, Play, Seat, Teller } from '@carroccio/kernel';
import { hasWords } from '../print/prose.ts';
import { doUnasked, type People, unasked } from './unasked.ts';

/** What a plan came to: how many of its parts were done, and the part that names no choice or more than one. */
interface Carried {
  taken: number;
  unclear: string | null;
}

/**
 * A plan as it is typed, "march 2; charge; 1": each part is a choice of the decision it meets, by its number or by words
 * that it alone has. Nothing is done where a part is unclear; but what comes after dice, or after something is shown, is
 * read when it is there.
 */
export function carryOut(match: Match, seat: Seat, people: People, teller: Teller, parts: readonly string[]): Carried {
  let taken = 0;
  while (taken < parts.length && match.play.at(seat) !== null) {
    const { actions, unclear } = foreseen(match.play, seat, people, teller, parts.slice(taken));
    if (unclear !== null) return { taken, unclear };
    const followed = match.follow(seat, actions, undefined, () => {
      while (doUnasked(match, people));
    });
    taken += followed.taken;
    if (followed.stopped !== 'done') break;
  }
  return { taken, unclear: null };
}

/** The choices meant, tried on a copy up to where chance or something hidden decides what comes next. */
function foreseen(
  play: Play,
  seat: Seat,
  people: People,
  teller: Teller,
  parts: readonly string[],
): { actions: AnyAction[]; unclear: string | null } {
  const ahead = play.clone();
  const actions: AnyAction[] = [];
  for (const part of parts) {
    if (ahead.at(seat) === null) break;
    const action = meant(ahead.legal(seat), teller, part);
    if (!action) return { actions, unclear: part };
    actions.push(action);
    if (!goesOn(ahead, seat, action, people)) break;
  }
  return { actions, unclear: null };
}

/** Whether what comes after it is known beforehand. */
function goesOn(ahead: Play, seat: Seat, action: AnyAction, people: People): boolean {
  let applied = ahead.apply(seat, action);
  while (applied.ok && !applied.irrevocable) {
    const only = unasked(ahead, people);
    if (!only) return true;
    applied = ahead.apply(only.seat, only.action);
  }
  return false;
}

function meant(legal: readonly AnyAction[], teller: Teller, part: string): AnyAction | undefined {
  if (/^\d+$/.test(part)) return legal[Number(part) - 1];
  const words = part.split(/\s+/);
  const [only, second] = legal.filter(action => part !== '' && hasWords(teller.action(action), words));
  return second ? undefined : only;
}
