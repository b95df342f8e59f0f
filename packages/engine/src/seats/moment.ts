import { botNamed, type Clock, rollOut, thinkingChance } from '@carroccio/bots';
import { type Chance, clone, type Language, type Match, type Seat } from '@carroccio/kernel';
import { printedOf } from '../data.ts';
import { failureOf } from '../failure.ts';
import { explained, meant, oddsOf, tallied } from '../foretold.ts';
import { PROTOCOL } from '../protocol.ts';
import { legalOf, tellerOf } from '../tell.ts';
import type { SeatMessage, SeatQuestion, SeatReply } from './messages.ts';

type Message<M extends SeatMessage['method']> = Extract<SeatMessage, { method: M }>;

export interface SeatTerms {
  language: Language;
  limitMs: number;
  seed: string;
  clock: Clock;
}

/** For each action of a match that is played on: there are hundreds. */
const ROLLOUT_BUDGET_MS = 10;
/** Of the time that is left to a program, so much is spent on playing on: it must still answer. */
const SPENT = 0.5;

/** A seat as a program hears of it: what it is told, what it is asked. */
export class SeatVoice {
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #terms: SeatTerms;
  #heard = 0;
  #askedAt = 0;
  /** How often it has asked for matches to be played on: each time by other chance. */
  #playedOn = 0;

  constructor(match: Match, seat: Seat, terms: SeatTerms) {
    this.#match = match;
    this.#seat = seat;
    this.#terms = terms;
  }

  begin(): Message<'begin'> {
    const { game, version, scenario, options, seatNames } = this.#match.play.view(null);
    const { language: lang, limitMs, seed } = this.#terms;
    const params = { protocol: PROTOCOL, game, version, scenario, options, seatNames: [...seatNames] };
    const printed = printedOf(this.#match.play, this.#seat, lang);
    return { method: 'begin', params: { ...params, seat: this.#seat, lang, ...printed, limitMs, seed } };
  }

  /** Asked of a seat that has something to decide. */
  choose(id: number, chance: Chance): Message<'choose'> {
    const { play } = this.#match;
    const seat = this.#seat;
    this.#askedAt = this.#terms.clock();
    const { actions, families, text = [] } = legalOf(play, seat, undefined, this.#terms.language);
    const decision = play.decision();
    return {
      id,
      method: 'choose',
      params: {
        seat,
        at: play.at(seat) ?? 0,
        view: play.view(seat),
        prompt: decision ? tellerOf(play, this.#terms.language).prompt(decision) : '',
        actions,
        text,
        families,
        any: clone(play.anyAction(seat, chance)),
        ...this.#news(),
      },
    };
  }

  /** What it asks back while it chooses: of its own seat, and about the decision that is open. */
  reply(question: SeatQuestion): SeatReply {
    const { ask } = question;
    try {
      return { ask, ok: true, result: this.#resultOf(question) };
    } catch (thrown) {
      return { ask, ok: false, error: failureOf(thrown, this.#terms.language) };
    }
  }

  #resultOf({ method, params }: SeatQuestion) {
    const { play } = this.#match;
    const { language } = this.#terms;
    const { action } = params;
    if (method === 'odds') return oddsOf(play, this.#seat, action, language);
    if (method === 'explain') return explained(play, this.#seat, action, undefined, language);
    const { count = 1, policy = 'random', budgetMs = ROLLOUT_BUDGET_MS, ...most } = params;
    const { clock, limitMs, seed } = this.#terms;
    const chance = thinkingChance(`${seed} ${this.#match.length} ${this.#playedOn++}`);
    const terms = { count, budgetMs, first: meant(play, this.#seat, action), ...most };
    const now = clock();
    const until = now + SPENT * Math.max(0, this.#askedAt + limitMs - now);
    const results = rollOut(play, this.#seat, botNamed(play.game, policy), chance, terms, clock, until);
    return { seat: this.#seat, policy, ...tallied(results, play.position.seats) };
  }

  end(): Message<'end'> {
    return { method: 'end', params: { result: this.#match.play.result, ...this.#news() } };
  }

  /** What it may know and has not heard; what was taken back is not told again. */
  #news(): Pick<Message<'end'>['params'], 'events' | 'told'> {
    const { log } = this.#match.story(this.#seat);
    const events = log.slice(Math.min(this.#heard, log.length)).map(({ event }) => event);
    this.#heard = log.length;
    const teller = tellerOf(this.#match.play, this.#terms.language);
    return { events, told: events.map(event => teller.event(event)) };
  }
}
