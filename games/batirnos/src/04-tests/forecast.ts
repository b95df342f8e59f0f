/** The exact chances of tests before their cards are drawn, from what a player may know of both decks (nqsb.4). */
import { ALWAYS, at, both, type Case, either, type Fraction, NEVER, outOf } from '@carroccio/kernel';
import { card } from '../02-armies/cards.ts';
import { cardsOf, deckSize } from '../02-armies/decks.ts';
import { asSide, type Battle } from '../battle.ts';
import { possibleHidden } from '../secrets.ts';
import type { Side, State } from '../state.ts';
import { armyValue } from './tests.ts';

/** A test to come: whose, of how many cards, and how many successes decide it; 0 when none ever do. */
export interface Draws {
  readonly side: number;
  readonly cards: number;
  readonly need: number;
}

/** Part of a deck: so many cards of it will be drawn, among so many that may be any of them. */
interface Source {
  readonly size: number;
  readonly among: number;
  readonly successes: number;
}

/** How far the drawing from a deck has come: which source, how many of its cards, how many successes. */
interface Mark {
  readonly source: number;
  readonly drawn: number;
  readonly hits: number;
}

const START: Mark = { source: 0, drawn: 0, hits: 0 };

interface Branch {
  readonly likelihood: Fraction;
  /** Successes of each test so far. */
  readonly hits: readonly number[];
  /** By side. */
  readonly marks: readonly Mark[];
}

const isSuccess = (b: Battle, side: Side, number: number): boolean => card(b, number).value <= armyValue(b, side);

const source = (b: Battle, side: Side, cards: readonly number[]): Source => ({
  size: cards.length,
  among: cards.length,
  successes: cards.filter(number => isSuccess(b, side, number)).length,
});

/** nqsb.4.reshuffle: when the deck is used up the discards follow. */
const discards = (b: Battle, side: Side): Source => source(b, side, cardsOf(b.state, side).discard);

/** A player's own deck: what he put on top and at the bottom he knows card by card, of the pile only what is in it. */
function ownDeck(b: Battle, side: Side): Source[] {
  const { top, pile, bottom } = cardsOf(b.state, side);
  const each = (cards: readonly number[]): Source[] => cards.map(number => source(b, side, [number]));
  return [...each(top), source(b, side, pile), ...each(bottom), discards(b, side)];
}

interface Guess {
  readonly likelihood: Fraction;
  readonly deck: readonly Source[];
}

/** The other player's: any of the cards nobody has seen, in every composition that his generals allow. */
function otherDeck(b: Battle, side: Side): Guess[] {
  const size = deckSize(cardsOf(b.state, side));
  const counts = new Map<number, number>();
  let all = 0;
  for (const hidden of possibleHidden(b, side)) {
    const { successes } = source(b, side, hidden);
    counts.set(successes, (counts.get(successes) ?? 0) + 1);
    all++;
  }
  const among = size + cardsOf(b.state, side).hand.length;
  return [...counts].map(([successes, ways]) => ({
    likelihood: outOf(ways, all),
    deck: [{ size, among, successes }, discards(b, side)],
  }));
}

/** The mark after one more card, for a success or a failure. */
const beyond = ({ source: index, drawn, hits }: Mark, success: boolean): Mark => ({
  source: index,
  drawn: drawn + 1,
  hits: hits + (success ? 1 : 0),
});

/** Past sources that are used up. */
function upTo(deck: readonly Source[], mark: Mark): Mark {
  let now = mark;
  while ((deck[now.source]?.size ?? Number.POSITIVE_INFINITY) <= now.drawn)
    now = { source: now.source + 1, drawn: 0, hits: 0 };
  return now;
}

interface Result {
  readonly likelihood: Fraction;
  readonly hits: number;
  readonly mark: Mark;
}

/** What a test may give: its successes and how far they bring the deck. A decided test is stopped (nqsb.4.1). */
function results(deck: readonly Source[], mark: Mark, cards: number, need: number): Result[] {
  const found = new Map<string, Result>();
  const draw = (now: Mark, left: number, hits: number, likelihood: Fraction): void => {
    const next = upTo(deck, now);
    const from = deck[next.source];
    if (left === 0 || !from || (need > 0 && hits >= need)) {
      const key = `${hits} ${next.source} ${next.drawn} ${next.hits}`;
      const known = found.get(key);
      found.set(key, { likelihood: either(known?.likelihood ?? NEVER, likelihood), hits, mark: next });
      return;
    }
    const rest = from.among - next.drawn;
    const good = from.successes - next.hits;
    if (good > 0) draw(beyond(next, true), left - 1, hits + 1, both(likelihood, outOf(good, rest)));
    if (rest > good) draw(beyond(next, false), left - 1, hits, both(likelihood, outOf(rest - good, rest)));
  };
  draw(mark, cards, 0, ALWAYS);
  return [...found.values()];
}

/** The branches that one more test makes of some. */
const branched = (decks: readonly (readonly Source[])[], branches: readonly Branch[], test: Draws): Branch[] => {
  const merged = new Map<string, Branch>();
  for (const { likelihood, hits, marks } of branches)
    for (const result of results(at(decks, test.side), at(marks, test.side), test.cards, test.need)) {
      const branch = {
        hits: [...hits, result.hits],
        marks: marks.map((mark, side) => (side === test.side ? result.mark : mark)),
      };
      const key = JSON.stringify(branch);
      const known = merged.get(key)?.likelihood ?? NEVER;
      merged.set(key, { ...branch, likelihood: either(known, both(likelihood, result.likelihood)) });
    }
  return [...merged.values()];
};

/** Lays cards on top of the decks that give these successes; the last success of a test is its last card. */
function layOut(b: Battle, tests: readonly Draws[], hits: readonly number[]): (state: State) => void {
  const tops = ([0, 1] as const).map(side => {
    const numbers = b.cards.map(({ number }) => number);
    const [good = 0] = numbers.filter(number => isSuccess(b, side, number));
    const [bad = 0] = numbers.filter(number => !isSuccess(b, side, number));
    return tests.flatMap((test, index) => {
      if (test.side !== side) return [];
      const successes = hits[index] ?? 0;
      return Array.from({ length: test.cards }, (_, nth) => (nth < test.cards - successes ? bad : good));
    });
  });
  return state => {
    tops.forEach((top, side) => {
      cardsOf(state, side).top = [...top];
    });
  };
}

/** Every way in which the cards of these tests may fall, made one after the other, as far as the seat can tell. */
export function casesOf(b: Battle, seat: number, tests: readonly Draws[]): Case<State>[] {
  const own = ownDeck(b, asSide(seat));
  const totals = new Map<string, { hits: readonly number[]; likelihood: Fraction }>();
  for (const guess of otherDeck(b, seat === 0 ? 1 : 0)) {
    const decks = seat === 0 ? [own, guess.deck] : [guess.deck, own];
    let branches: Branch[] = [{ likelihood: guess.likelihood, hits: [], marks: [START, START] }];
    for (const test of tests) branches = branched(decks, branches, test);
    for (const { hits, likelihood } of branches) {
      const key = hits.join();
      const known = totals.get(key)?.likelihood ?? NEVER;
      totals.set(key, { hits, likelihood: either(known, likelihood) });
    }
  }
  return [...totals.values()].map(({ hits, likelihood }) => ({ likelihood, lay: layOut(b, tests, hits) }));
}
