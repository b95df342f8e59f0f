/** Chance that decides has odds, or a reason for having none; odds add up and are in plain words. */

import { LANGUAGES } from '../books/rulebook.ts';
import type { AnyAction } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { Teller } from '../game/tell.ts';
import { forecast } from '../play/odds.ts';
import type { Applied, Play } from '../play/play.ts';
import { checkWords } from './moment.ts';
import { broken, type Lacks, note } from './walk.ts';

/** After an action that chance followed: the player could have known its odds, or why there are none. */
export function checkForeseen(before: Play, seat: Seat, action: AnyAction, applied: Applied, lacks: Lacks): void {
  const decision = before.decision();
  if (!applied.drew || !decision || decision.sealed) return;
  if (before.stakes(seat, action) === null)
    note(lacks, `odds of ${decision.step}.${action.type}`, JSON.stringify(action));
}

/** Exact, merged, and each outcome a sentence that is true of every way to it and of no other outcome. */
export function checkOdds(play: Play, seat: Seat, action: AnyAction, lacks: Lacks): void {
  const odds = forecast(play, seat, action);
  if (typeof odds === 'string') return;
  const what = `${play.decision()?.step}.${action.type}`;
  const sum = odds.outcomes.reduce((total, { probability }) => total + probability, 0);
  if (Math.abs(sum - 1) > 1e-9) broken('odds add up to one', `${what}: ${sum}`);
  for (const language of LANGUAGES) {
    const teller = new Teller(play.game, play.scene, language);
    const told = new Map<string, string>();
    for (const { chance, events, ways } of odds.outcomes) {
      const sentence = teller.outcome(events);
      checkWords(sentence, `outcome of ${what}`);
      const twin = told.get(sentence);
      if (twin !== undefined)
        note(lacks, `one outcome for one sentence at ${what}`, `${twin} and ${chance}, ${sentence}`);
      told.set(sentence, chance);
      for (const way of ways)
        if (teller.outcome(way.events) !== sentence)
          note(lacks, `words true of every way at ${what}`, `${sentence} / ${teller.outcome(way.events)}`);
    }
  }
}
