/** What must be true at every moment of every match. */

import { LANGUAGES } from '../books/rulebook.ts';
import type { AnyAction, AnyRefusal, Game } from '../game/erased.ts';
import { Teller } from '../game/tell.ts';
import { canonical, isPlain } from '../json/json.ts';
import type { Match } from '../match/match.ts';
import type { Chance } from '../play/chance.ts';
import { pick } from '../play/chance.ts';
import { Play, type SeatView } from '../play/play.ts';
import { isLegal, neighboursOf } from './neighbours.ts';
import { Broken, broken, type Lacks, note } from './walk.ts';

/** A choice longer than this belongs in two steps. */
const LONGEST_LIST = 2000;
const LARGEST_STATE = 20 * 1024;
/** How many actions beside the legal ones are tried at a moment. */
const NEIGHBOURS = 9;

export function checkDecision(match: Match, rules: ReadonlySet<string>): void {
  const { play } = match;
  const decision = play.decision();
  if (!decision) return;
  if (decision.seats.length === 0) broken('every state is over or asks somebody', decision.step);
  if (!rules.has(decision.rule)) broken('every step names a rule', `${decision.step}: "${decision.rule}"`);
  checkBelongs(play, decision.rule, `the step "${decision.step}"`);
  for (const seat of decision.seats) {
    const listed = play.legal(seat);
    if (!play.canAct(seat)) broken('no dead ends', `seat ${seat} has nothing to choose at ${decision.step}`);
    if (listed.length > LONGEST_LIST)
      broken('large choices are taken in steps', `${listed.length} at ${decision.step}`);
  }
}

export function checkTwice({ play }: Match): void {
  for (const seat of play.decision()?.seats ?? []) {
    const listed = play.legal(seat);
    if (new Set(listed.map(canonical)).size < listed.length)
      broken('no choice is listed twice', play.decision()?.step ?? '');
  }
}

/** Looking changes nothing. */
export function checkLooking(match: Match): void {
  const { play } = match;
  const before = play.hash();
  const fresh = new Play(play.game, play.position);
  for (let seat = 0; seat < play.position.seats; seat++) {
    fresh.legal(seat);
    fresh.view(seat);
  }
  fresh.view(null);
  if (play.hash() !== before) broken('looking changes nothing', play.decision()?.step ?? 'the end');
}

export function checkInvariants({ play: { game, look } }: Match): void {
  const problems = game.invariants?.(look) ?? [];
  if (problems.length > 0) broken('invariants hold', problems.join('; '));
}

/** Returns the state's size, in bytes of JSON. */
export function checkState({ play: { position } }: Match): number {
  if (!isPlain(position)) broken('the state is plain JSON', JSON.stringify(position).slice(0, 200));
  const size = JSON.stringify(position.state).length;
  if (size > LARGEST_STATE) broken('states are compact', `${size} bytes`);
  return size;
}

/** Wrong seats, stale numbers and unlisted actions are refused, with a rule and words, and change nothing. */
export function checkRefusals(
  match: Match,
  strangers: readonly AnyAction[],
  chance: Chance,
  rules: ReadonlySet<string>,
  lacks: Lacks,
): void {
  const { play } = match;
  const before = play.hash();
  const decision = play.decision();
  const seats = Array.from({ length: play.position.seats }, (_, seat) => seat);
  const attempt = (seat: number, action: unknown, number: number | undefined, what: string): void => {
    checkRefusal(play, play.explain(seat, action, number), what, rules);
    const applied = match.act(seat, action, number);
    if (applied.ok) broken('apply and explain agree', what);
  };
  if (!decision) {
    for (const seat of seats) attempt(seat, { type: 'anything' }, undefined, 'acting after the end');
    return;
  }
  const mayAct = [...decision.seats, ...decision.invited];
  const someone = pick(chance, decision.seats);
  const action = play.anyAction(someone, chance);
  for (const seat of seats.filter(other => !mayAct.includes(other))) attempt(seat, action, undefined, 'the wrong seat');
  attempt(-1, action, undefined, 'a seat that does not exist');
  attempt(seats.length, action, undefined, 'a seat that does not exist');
  attempt(someone, action, (play.at(someone) ?? 0) - 1, 'a stale action');
  for (const strange of [
    null,
    7,
    'x',
    [],
    {},
    { type: 'no such action' },
    { type: '__proto__' },
    { ...action, extra: 1 },
  ])
    attempt(someone, strange, undefined, `an unlisted action ${JSON.stringify(strange)}`);
  for (const stranger of strangers) {
    const listed = isLegal(play, someone, stranger);
    const refusal = play.explain(someone, stranger);
    if (listed !== (refusal === null)) broken('explain agrees with legal', JSON.stringify(stranger));
    if (!listed) attempt(someone, stranger, undefined, `an action of another moment ${JSON.stringify(stranger)}`);
  }
  for (const listed of play.legal(someone))
    if (play.explain(someone, listed) !== null) broken('explain agrees with legal', JSON.stringify(listed));
  checkNeighbours(match, someone, strangers, chance, rules, lacks);
  if (match.play.hash() !== before) broken('a refused action changes nothing', decision.step);
}

/** What is beside the legal is refused for a reason of its own; where a game gives none, it is noted. */
function checkNeighbours(
  { play }: Match,
  seat: number,
  strangers: readonly AnyAction[],
  chance: Chance,
  rules: ReadonlySet<string>,
  lacks: Lacks,
): void {
  const step = play.decision()?.step;
  for (const { action, meant } of neighboursOf(play, seat, strangers, chance, NEIGHBOURS)) {
    const refusal = refusalOf(play, seat, action);
    checkRefusal(play, refusal, `a neighbour ${JSON.stringify(action)}`, rules);
    if (meant && refusal?.reason === 'not-offered')
      note(lacks, `a reason at ${step}.${action.type}`, JSON.stringify(action));
  }
}

function refusalOf(play: Play, seat: number, action: AnyAction): AnyRefusal | null {
  try {
    return play.explain(seat, action);
  } catch (error) {
    return broken('every well-formed action gets an answer', `${JSON.stringify(action)}: ${error}`);
  }
}

function checkRefusal(play: Play, refusal: AnyRefusal | null, what: string, rules: ReadonlySet<string>): void {
  if (!refusal) throw new Broken(`what is not listed is refused: ${what}`);
  if (!rules.has(refusal.rule)) broken('every refusal names a rule', `${what}: "${refusal.rule}"`);
  checkBelongs(play, refusal.rule, `the refusal "${refusal.reason}" of ${what}`);
  for (const language of LANGUAGES)
    checkWords(new Teller(play.game, play.scene, language).refusal(refusal), `refusal ${refusal.reason}`);
}

/** Prompts and choices have words in both languages. */
export function checkChoiceWords(match: Match): void {
  const { play } = match;
  const decision = play.decision();
  if (!decision) return;
  for (const language of LANGUAGES) {
    const teller = new Teller(play.game, play.scene, language);
    checkWords(teller.prompt(decision), `step ${decision.step}`);
    for (const seat of [...decision.seats, ...decision.invited])
      for (const action of play.legal(seat)) checkWords(teller.action(action), `action ${action.type}`);
  }
}

export function checkEventWords(match: Match, from: number, rules: ReadonlySet<string>): void {
  const { play } = match;
  for (const { event } of match.log.slice(from)) {
    if (!rules.has(event.rule)) broken('every event names a rule', `${event.type}: "${event.rule}"`);
    checkBelongs(play, event.rule, `the event "${event.type}"`);
    if (!isPlain(event)) broken('events are plain JSON', event.type);
    for (const language of LANGUAGES)
      checkWords(new Teller(play.game, play.scene, language).event(event), `event ${event.type}`);
  }
}

/** A rule that is cited is one of this scenario's, not another battle's. */
function checkBelongs({ game, position: { scenario } }: Play, rule: string, what: string): void {
  if (game.belongs?.(rule, scenario) === false) broken('every rule cited is of this scenario', `${what} cites ${rule}`);
}

export function checkWords(words: string, what: string): void {
  if (words.trim() === '' || /undefined|NaN|\[object|\bnull\b/.test(words))
    broken('everything has words', `${what}: "${words}"`);
}

/** A change to a copy leaves the original alone, and the same action gives the same position on both. */
export function checkClone(match: Match, seat: number, action: AnyAction): void {
  const { play } = match;
  const before = play.hash();
  const first = play.clone();
  if (first.hash() !== before) broken('a clone is the same position', 'hashes differ');
  const second = new Play(play.game, JSON.parse(JSON.stringify(play.position)));
  first.apply(seat, action);
  second.apply(seat, action);
  if (play.hash() !== before) broken('a clone shares nothing that changes', action.type);
  if (first.hash() !== second.hash()) broken('a position read back from JSON plays on the same', action.type);
}

/** Members of families among which one is looked for that looks the same to others. */
const MEMBERS = 40;

/** What an action that can be taken back shows to the others does not depend on what they cannot see. */
export function checkNothingShown(before: Play, after: Play, seat: number, action: AnyAction, chance: Chance): void {
  const sealed = before.decision()?.sealed ?? false;
  for (const other of before.look.others(seat)) {
    // A secret choice of a card tells nobody that the card was there to choose: only who has chosen may change.
    const shows = sealed
      ? canonical(withoutSeats(before.view(other))) !== canonical(withoutSeats(after.view(other)))
      : showsBy(before.resample(other, chance), after, seat, other, action, chance);
    if (shows) broken('an action that can be taken back shows nothing hidden', `${action.type} to seat ${other}`);
  }
}

const withoutSeats = (view: SeatView): object => ({ ...view, decision: { ...view.decision, seats: [] } });

/** Where the very action is not to be had, another of its kind may look the same to who does not see which it was. */
function showsBy(redrawn: Play, after: Play, seat: number, other: number, action: AnyAction, chance: Chance): boolean {
  const seen = canonical(after.view(other));
  const candidates =
    redrawn.explain(seat, action) === null
      ? [action]
      : [...redrawn.legal(seat), ...membersOf(redrawn, seat, chance)].filter(({ type }) => type === action.type);
  return !candidates.some(candidate => {
    const copy = redrawn.clone();
    return copy.apply(seat, candidate).ok && canonical(copy.view(other)) === seen;
  });
}

const membersOf = (play: Play, seat: number, chance: Chance): AnyAction[] =>
  play.families(seat).length === 0 ? [] : Array.from({ length: MEMBERS }, () => play.anyAction(seat, chance));

export const rulesOf = (game: Game): Set<string> =>
  new Set([...game.rulebook.entries, ...(game.rulebook.rulings ?? [])].map(({ id }) => id));
