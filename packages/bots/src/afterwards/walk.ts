/** A match again, moment by moment: what could be done, what was done, and whether chance had a part in it. */
import { type AnyAction, BadRecord, type Match, type Play, type Seat } from '@carroccio/kernel';

interface Deed {
  seat: Seat;
  action: AnyAction;
  /** Whether something was rolled, drawn or shown. */
  drew: boolean;
}

export interface Step {
  entry: number;
  before: Play;
  after: Play;
  /** `null` where chance was set or the position changed by hand. */
  deed: Deed | null;
}

export function stepsOf(match: Match): Step[] {
  const again = match.branch(0);
  return match.rows().map(({ entry }, index) => {
    const before = again.play.clone();
    const step = { entry: index + 1, before };
    if (!('seat' in entry)) {
      again.enter(entry);
      return { ...step, after: again.play.clone(), deed: null };
    }
    const { seat, action } = entry;
    const applied = again.act(seat, action);
    if (!applied.ok)
      throw new BadRecord({ code: 'entry', entry: index + 1, why: { ...applied.refusal, code: 'refused' } });
    const { drew, shown } = applied;
    return { ...step, after: again.play.clone(), deed: { seat, action: applied.action, drew: drew || shown } };
  });
}
