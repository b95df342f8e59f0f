import type { StandingAnswer } from '@carroccio/engine';
import type { AnyAction, Odds } from '@carroccio/kernel';
import type { Attempt } from '@carroccio/table/panel/plans.ts';

/** The hands at the table: without them one only looks. */
export interface Actor {
  act(action: AnyAction): Promise<void>;
  actAll(actions: readonly AnyAction[]): Promise<void>;
  odds(action: AnyAction): Promise<Odds | null>;
  /** The position to try plans on; without it, what is pressed is done step by step. */
  imagine?(): Promise<Attempt | null>;
  /** Takes back what was done last; false where that is not for him alone. */
  undo?(): Promise<boolean>;
  /** Answers so now, and as long as the answer stands. */
  hold?(answer: StandingAnswer, action: AnyAction): Promise<void>;
  refusal(action: AnyAction): Promise<{ rule: string; reason: string } | null>;
}
