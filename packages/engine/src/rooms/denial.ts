/** Why a room does not do what it is asked: a code and data. Whoever shows it finds the words. */
import type { Seat } from '@carroccio/kernel';

export type RoomDenial =
  /** The seat is not one of those this desk plays. */
  | { code: 'not-your-seat'; seat: Seat | null }
  | { code: 'over' }
  | { code: 'nothing-to-undo' }
  | { code: 'nothing-to-redo' }
  | { code: 'unknown-offer'; offer: number }
  /** The same thing is already being asked. */
  | { code: 'already-offered'; offer: number }
  | { code: 'unknown-answer'; answer: number }
  | { code: 'too-many-answers'; most: number }
  | { code: 'unknown-step'; step: string }
  /** Whoever keeps the match has it in another state: it has gone on in another window. */
  | { code: 'elsewhere' }
  /** Seats of the table are still open. */
  | { code: 'not-begun' }
  /** The rules have changed since it began, and it is not known how it stood by those of then. */
  | { code: 'other-rules' }
  /** More is asked than one client may ask. */
  | { code: 'too-fast' };

export class Denied extends Error {
  override name = 'Denied';
  readonly denial: RoomDenial;

  constructor(denial: RoomDenial) {
    super(denial.code);
    this.denial = denial;
  }
}
