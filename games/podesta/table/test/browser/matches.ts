import { type AnyAction, Generator, Match, type MatchRecord, Registry, startChance } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { stopped } from '@carroccio/table/testing/browser/records.ts';
import { choiceTowards, sameChance } from '@carroccio/table/testing/walk.ts';

const game = new Registry([podesta]).game('podesta');

interface Wanted {
  readonly seats: number;
  /** Kinds of action of which one is taken four times of five when any is offered. */
  readonly towards: readonly string[];
  /** Whether the match is where it is wanted. */
  readonly until: (match: Match, legal: readonly AnyAction[]) => boolean;
  /** The most entries the match may have: a page that opens it plays them all. */
  readonly longest?: number;
}

const MOST_TRIES = 40;
const EARLY = 220;

/** Plays at random, but towards something, until it is there; the same match every time. */
function matchUntil({ seats, towards, until, longest = EARLY }: Wanted): MatchRecord {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const match = new Match(game, { scenario: 'short', seed: `towards ${attempt}`, seats, stream: 'sfc32' });
    const chance = sameChance(17 * attempt);
    for (let count = 0; count < longest && match.play.decision(); count++) {
      const [seat = 0] = match.play.decision()?.seats ?? [];
      const legal = match.play.legal(seat);
      if (until(match, legal)) return match.record();
      match.act(seat, choiceTowards(match.play, seat, towards, chance));
    }
  }
  throw new Error('it never comes to that');
}

/** The year of four merchants, with so many entries left. */
export function beforeTheEnd(left: number): MatchRecord {
  const match = new Match(game, { scenario: 'short', seed: 'a year of four', seats: 4, stream: 'sfc32' });
  const chance = sameChance(17);
  for (let decision = match.play.decision(); decision; decision = match.play.decision()) {
    const [seat = 0] = decision.seats;
    match.act(seat, match.play.anyAction(seat, chance));
  }
  const whole = match.record();
  return stopped(game, whole, whole.history.length - left);
}

const WAR = [
  'win',
  'callBattle',
  'acceptBattle',
  'enlist',
  'declareWar',
  'attack',
  'standAndFight',
  'besiege',
  'sortie',
  'raise',
  'march',
];
const SIEGE = ['win', 'besiege', 'enlist', 'raise', 'march', 'stayInside'];

/** The lines are about to be drawn up. */
export const beforeBattle = (): MatchRecord =>
  matchUntil({ seats: 2, towards: WAR, until: match => match.play.decision()?.step === 'deployment' });

/** A trebuchet stands before the walls, and it is its master's turn. */
const WALLS: Wanted = {
  seats: 2,
  towards: SIEGE,
  until: (_, legal) => legal.some(({ type }) => type === 'shootWalls'),
};
export const beforeWalls = (): MatchRecord => matchUntil(WALLS);
/** The same late in the year, when every commune is governed. */
export const beforeWallsLate = (): MatchRecord => matchUntil({ ...WALLS, longest: 4000 });

/** Somebody may offer whatever he likes. */
export const beforeOffer = (): MatchRecord => atPolitics().record();

function atPolitics(): Match {
  const match = new Match(game, { scenario: 'short', seed: 'an offer', seats: 2, stream: 'sfc32' });
  const chance = new Generator(startChance('sfc32', 'an offer'));
  while (match.play.decision()?.step !== 'political') {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    match.act(seat, match.play.anyAction(seat, chance));
  }
  return match;
}

/** An offer waits for its answer, which may be yes. */
export function beforeAnswer(): MatchRecord {
  const match = atPolitics();
  const [seat = 0] = match.play.decision()?.seats ?? [];
  const give = [{ kind: 'florins', florins: 120 }];
  const take = [{ kind: 'promise', what: 0, months: 3, florins: 0 }];
  match.act(seat, { type: 'propose', partner: 1 - seat, give, take });
  return match.record();
}
