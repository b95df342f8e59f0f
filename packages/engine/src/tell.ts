/** What the engine's answers say of a match: its decision, what is legal, what happened, in data and in words. */
import {
  type AnyAction,
  type AnyEvent,
  type Described,
  equal,
  type Language,
  type Play,
  Teller,
} from '@carroccio/kernel';
import type { DecisionMessage, EventMessage, ResultOf } from './messages.ts';

export const tellerOf = (play: Play, language: Language): Teller => new Teller(play.game, play.scene, language);

/** With `counted`, how many legal actions each seat has. */
export function decisionOf(play: Play, lang?: Language, counted = true): DecisionMessage {
  const decision = play.decision();
  if (!decision) {
    const { result } = play;
    if (!result) throw new Error('a match that is not over asks nobody');
    return { over: true, result, ...(lang ? { text: tellerOf(play, lang).event({ type: 'end', ...result }) } : {}) };
  }
  const { step, rule, sealed, frame } = decision;
  const seats = [...decision.seats, ...decision.invited].map(seat => ({
    seat,
    must: decision.seats.includes(seat),
    at: play.at(seat) ?? 0,
    ...(counted ? { actions: play.legal(seat).length + play.families(seat).length } : {}),
  }));
  return {
    over: false,
    step,
    rule,
    sealed,
    seats,
    frame,
    ...(lang ? { text: tellerOf(play, lang).prompt(decision) } : {}),
  };
}

type Filter = Readonly<Record<string, unknown>>;

/** Every legal action of a seat that the filter lets through. */
export function legalOf(play: Play, seat: number, filter?: Filter, lang?: Language): ResultOf<'legal'> {
  const all = play.legal(seat);
  const families = play.families(seat);
  const actions = filter ? all.filter(action => matches(action, filter)) : [...all];
  const teller = lang && tellerOf(play, lang);
  return {
    seat,
    at: play.at(seat),
    actions,
    families: filter ? families.filter(family => concerns(family, filter)) : [...families],
    ...(teller ? { text: actions.map(action => teller.action(action)) } : {}),
  };
}

/** The legal actions of the first seat that must choose; nothing when the match is over. */
export function listsOf(play: Play, lang?: Language): { legal?: ResultOf<'legal'> } {
  const seat = play.decision()?.seats[0];
  return seat === undefined ? {} : { legal: legalOf(play, seat, undefined, lang) };
}

export function told(
  play: Play,
  events: readonly AnyEvent[],
  lang?: Language,
): { events: EventMessage[]; text?: string[] } {
  if (!lang) return { events: [...events] };
  const teller = tellerOf(play, lang);
  return { events: [...events], text: events.map(event => teller.event(event)) };
}

/** Whether a family has members with these fields, as far as it says them itself. */
const concerns = ({ type, same, fields }: Described, filter: Filter): boolean =>
  Object.entries(filter).every(([name, value]) => {
    const said: Readonly<Record<string, unknown>> = { type, ...same };
    if (Object.hasOwn(said, name)) return equal(said[name], value);
    return fields.some(({ field }) => field === name);
  });

/** Whether an action has all the fields of the filter, with the same values. */
const matches = (action: AnyAction, filter: Filter): boolean =>
  Object.entries(filter).every(([field, value]) => Object.hasOwn(action, field) && equal(action[field], value));
