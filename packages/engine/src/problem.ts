/** Why the engine does not do what it is asked, beside what the kernel finds: codes with data. */
import type { Fault, Problem, Seat } from '@carroccio/kernel';
import type { ErrorCode, ProtocolError } from './messages.ts';
import type { RoomDenial } from './rooms/denial.ts';

type EngineProblem =
  | { code: 'long-line'; limit: number }
  | { code: 'long-answer' }
  | { code: 'deep'; limit: number }
  | { code: 'not-json' }
  | { code: 'malformed'; method?: string; faults: readonly Fault[] }
  | { code: 'unknown-method'; method: string }
  | { code: 'no-seat'; seat: Seat; seats: number }
  | { code: 'no-entry'; entry: number; entries: number }
  | { code: 'unknown-match'; match: string }
  | { code: 'no-room'; room: string }
  | { code: 'unknown-rule'; id: string }
  | { code: 'nothing-to-decide'; seat: Seat }
  | { code: 'needs-consent' }
  | { code: 'imagined' }
  | { code: 'cancelled' }
  | { code: 'too-many-matches'; most: number }
  | { code: 'internal'; why: string };

/** What an error answer can be about, besides a refusal by the rules and odds that there are not. */
export type Told = EngineProblem | RoomDenial | Problem;
export type ToldOf<C extends Told['code']> = Extract<Told, { code: C }>;

/** An error answer without its words. */
export type Facts = Omit<ProtocolError, 'message'>;

/** A problem as an error answer tells it; a code that says it all needs no reason. */
export function factsAbout(code: ErrorCode, problem: Told): Facts {
  const { code: reason, ...data } = problem;
  return { code, ...(reason === code ? {} : { reason }), ...(Object.keys(data).length > 0 ? { data } : {}) };
}
