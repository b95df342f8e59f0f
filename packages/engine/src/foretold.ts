/** What may come of an action, and why it is not legal: the answers of `odds`, `explain` and `rollout`. */
import type { RolledOut } from '@carroccio/bots';
import {
  type AnyAction,
  type AnyRefusal,
  equal,
  forecast,
  type Language,
  type Play,
  type Seat,
} from '@carroccio/kernel';
import { Failure } from './failure.ts';
import type { ResultOf } from './messages.ts';
import { tellerOf, told } from './tell.ts';

export function explained(
  play: Play,
  seat: Seat,
  action: unknown,
  at: number | undefined,
  lang: Language,
): ResultOf<'explain'> {
  const refusal = play.explain(seat, action, at);
  return refusal ? { legal: false, refusal, text: tellerOf(play, lang).refusal(refusal) } : { legal: true };
}

/** Throws a `Failure` where the action is not legal, or has no odds. */
export function oddsOf(play: Play, seat: Seat, action: unknown, lang: Language | undefined): ResultOf<'odds'> {
  const refusal = play.explain(seat, action);
  if (refusal) throw refused(play, refusal);
  const meant = isAction(action) ? action : undefined;
  const listed = play.legal(seat).find(candidate => equal(candidate, action)) ?? meant;
  const odds = listed ? forecast(play, seat, listed) : 'nothing';
  if (typeof odds === 'string') throw new Failure({ code: 'no-odds', rule: ruleOf(play), reason: odds });
  const teller = tellerOf(play, lang ?? 'en');
  const { success, modifiers, outcomes } = odds;
  return {
    success,
    modifiers,
    outcomes: outcomes.map(({ chance, probability, events, ways }) => ({
      chance,
      probability,
      events: [...events],
      ...(lang ? { text: teller.outcome(events) } : {}),
      ways: ways.map(way => ({
        chance: way.chance,
        probability: way.probability,
        ...told(play, way.events, lang),
      })),
    })),
  };
}

/** The action of the seat's that is meant. Throws a `Failure` where it is not legal. */
export function meant(play: Play, seat: Seat, action: unknown): AnyAction {
  const found = play.find(seat, action);
  if (!found.ok) throw refused(play, found.refusal);
  return found.action;
}

/** What matches played on came to. */
export function tallied(results: readonly (RolledOut | null)[], seats: number) {
  const ended = results.flatMap(one => (one ? [one] : []));
  return {
    wins: Array.from({ length: seats }, (_, seat) => ended.filter(({ winners }) => winners.includes(seat)).length),
    draws: ended.filter(({ winners }) => winners.length === 0).length,
    unfinished: results.length - ended.length,
    results: results.map(one => one && { ...one, winners: [...one.winners], scores: [...one.scores] }),
  };
}

export function refused(play: Play, refusal: AnyRefusal): Failure {
  const { rule, reason, ...data } = refusal;
  return new Failure({ code: 'refused', rule, reason, ...(Object.keys(data).length > 0 ? { data } : {}) }, play);
}

const ruleOf = (play: Play): string => play.decision()?.rule ?? '';

const isAction = (value: unknown): value is AnyAction =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
