/** One random match, checked at every moment. */
import type { AnyAction, Game } from '../game/erased.ts';
import { equal } from '../json/json.ts';
import type { Match } from '../match/match.ts';
import { replay } from '../match/replay.ts';
import { checkFamilies } from './families.ts';
import { checkForced } from './forced.ts';
import { checkMinds } from './minds.ts';
import {
  checkChoiceWords,
  checkClone,
  checkDecision,
  checkEventWords,
  checkInvariants,
  checkLooking,
  checkNothingShown,
  checkRefusals,
  checkState,
  checkTwice,
  rulesOf,
} from './moment.ts';
import { checkForeseen, checkOdds } from './outlook.ts';
import { checkSecrecy } from './secrecy.ts';
import { checkTold, checkViews } from './secrets.ts';
import { beginWalk, broken, type Lacks, randomStep, type Walk, walkChance } from './walk.ts';

export interface WalkReport {
  walk: Walk;
  length: number;
  /** How the match ended. */
  why: string;
  /** The largest state among those looked at closely, in bytes of JSON. */
  largest: number;
  /** What the game lacked on the way: see `Lacks`. */
  lacks: Record<string, { times: number; example: string }>;
}

export interface Thoroughness {
  /** The costly checks are made at one moment in so many, chosen at random; 1 is every moment. */
  oneIn: number;
  /** A match with more actions than this does not end. */
  longest: number;
  /** One match in so many is played again from its record. */
  replayed: number;
}

export const THOROUGH: Thoroughness = { oneIn: 1, longest: 20_000, replayed: 1 };

const STRANGERS_KEPT = 12;
/** Odds play every result: of the moments looked at closely, one in so many is enough. */
const ODDS_ONE_IN = 3;

/** Plays a random match and checks that the game keeps every promise; throws `Broken` where it does not. */
export function checkWalk(game: Game, walk: Walk, { oneIn, longest, replayed }: Thoroughness = THOROUGH): WalkReport {
  const chance = walkChance(walk);
  const rules = rulesOf(game);
  const match = beginWalk(game, walk, chance);
  const strangers: AnyAction[] = [];
  const lacks: Lacks = new Map();
  let logged = 0;
  let largest = 0;
  for (;;) {
    checkDecision(match, rules);
    checkInvariants(match);
    checkEventWords(match, logged, rules);
    logged = match.log.length;
    const closely = chance.draw(oneIn) === 0;
    if (closely) {
      largest = Math.max(largest, checkState(match));
      checkTwice(match);
      checkLooking(match);
      checkViews(match.play, strangers, chance);
      checkMinds(match.play);
      checkSecrecy(match, chance);
      checkRefusals(match, strangers, chance, rules, lacks);
      checkChoiceWords(match);
      checkFamilies(match.play, chance);
      checkForced(match.play, chance);
    }
    if (match.play.result) break;
    if (match.length >= longest) broken('every match ends', `${longest} actions and no end`);
    const { seat, action } = randomStep(match, chance);
    if (closely) checkClone(match, seat, action);
    if (closely && chance.draw(ODDS_ONE_IN) === 0) checkOdds(match.play, seat, action, lacks);
    const before = closely ? match.play.clone() : undefined;
    const applied = match.act(seat, action);
    if (!applied.ok) return broken('what is listed is accepted', `${action.type}: ${applied.refusal.reason}`);
    if (before) {
      checkForeseen(before, seat, action, applied, lacks);
      checkTold(before, seat, action, chance);
      if (!applied.irrevocable) checkNothingShown(before, match.play, seat, action, chance);
      checkUndo(match, seat);
    }
    strangers.push(action);
    if (strangers.length > STRANGERS_KEPT) strangers.splice(chance.draw(STRANGERS_KEPT), 1);
  }
  if (chance.draw(replayed) === 0) checkReplay(game, match);
  return {
    walk,
    length: match.length,
    why: match.play.result.why,
    largest,
    lacks: Object.fromEntries(lacks),
  };
}

/** Undo, then redo, is the identity, with consent where it is needed. */
function checkUndo(match: Match, seat: number): void {
  const before = match.play.hash();
  const log = [...match.log];
  const undone = match.undo(seat, match.play.look.others(seat));
  if (!undone.ok) broken('an action can be taken back with consent', `seat ${seat}`);
  if (match.play.hash() === before) broken('undo goes back', `seat ${seat}`);
  const redone = match.redo();
  if (!redone.ok || match.play.hash() !== before || !equal(match.log, log))
    broken('undo then redo is the identity', `seat ${seat}`);
}

function checkReplay(game: Game, match: Match): void {
  const record = match.record();
  const again = replay(game, JSON.parse(JSON.stringify(record)));
  if (again.play.hash() !== record.hash) broken('replay is identical', 'the final state differs');
  if (!equal(again.log, match.log)) broken('replay is identical', 'the events differ');
}
