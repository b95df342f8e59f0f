/** What the machine does by itself tells nobody anything. */
import { equal } from '../json/json.ts';
import type { Chance } from '../play/chance.ts';
import type { Play } from '../play/play.ts';
import { broken } from './walk.ts';

/** Whether something is forced, and what, does not hang on what the others cannot see. */
export function checkForced(play: Play, chance: Chance): void {
  const forced = play.forced();
  const decider = play.decision()?.seats[0];
  if (decider === undefined) return;
  for (const other of play.look.others(decider))
    if (!equal(play.resample(other, chance).forced(), forced))
      broken('a forced action gives nothing away', `${play.decision()?.step} to seat ${other}`);
}
