/** Moments of played matches that make an exercise: a question with one clear answer. */
import { botsOf, ENDLESS, nextSeat, think, thinkingChance } from '@carroccio/bots';
import {
  type AnyAction,
  type Exercise,
  figuresOf,
  type Game,
  Match,
  type Patch,
  type Play,
  type Question,
} from '@carroccio/kernel';
import { tablesOf } from '@carroccio/kernel/suite';

/** So much better than the second the best must be: what one can see by looking at the board. */
const CLEAR = 0.08;
/** Fewer choices are no question, more are a search. */
const FEWEST = 2;
const MOST = 24;
/** Of one match and kind: moments that follow each other are alike. */
const PER_MATCH = 6;
/** So many actions apart. */
const APART = 12;

interface Sought {
  readonly scenario?: string;
  /** Of each scenario and number of seats. */
  readonly matches: number;
  readonly seed: string;
}

export function findExercises(
  game: Game,
  kinds: Readonly<Record<string, Question>>,
  { scenario: only, matches, seed }: Sought,
): Exercise[] {
  const tables = tablesOf(game).filter(({ scenario }) => only === undefined || scenario === only);
  return tables.flatMap(({ scenario, seats }) =>
    Array.from({ length: matches }, (_, number) =>
      exercisesOf(game, kinds, { scenario, seats, seed: `${seed} ${number + 1}` }),
    ).flat(),
  );
}

function exercisesOf(
  game: Game,
  kinds: Readonly<Record<string, Question>>,
  beginning: { scenario: string; seats: number; seed: string },
): Exercise[] {
  const match = new Match(game, beginning);
  const bot = botsOf(game).at(-1);
  const chance = thinkingChance(`${beginning.seed} bots`);
  const found: Exercise[] = [];
  let last = -APART;
  while (bot && !match.play.result && match.length < ENDLESS) {
    const seat = nextSeat(match.play);
    for (const [kind, question] of Object.entries(kinds)) {
      if (match.length < last + APART || found.filter(one => one.kind === kind).length >= PER_MATCH) continue;
      const best = clearBest(match.play, seat, question);
      if (!best) continue;
      last = match.length;
      const { scenario, options, seats } = match.play.position;
      const id = `${scenario}-${seats}-${kind}-${beginning.seed.split(' ').at(-1)}-${match.length}`;
      found.push({ id, kind, scenario, options, seats, seat, position: patchTo(match.play), best });
    }
    match.act(seat, think(match.play, seat, bot, chance, 0, () => 0).action);
  }
  return found;
}

/** The choice that is clearly the best of those asked about, if there is one. */
function clearBest(play: Play, seat: number, question: Question): AnyAction | null {
  if (play.position.sealed) return null;
  const choices = play.legal(seat).filter(({ type }) => type === question.takes);
  if (choices.length < FEWEST || choices.length > MOST) return null;
  const [best, second] = figuresOf(play, seat, question);
  return best && second && best.figure - second.figure >= CLEAR ? best.action : null;
}

/** What makes this position of a match that has just begun. The dice to come are another match's. */
function patchTo(play: Play): Patch {
  const { state, stack } = structuredClone(play.position);
  return [
    { op: 'replace', path: '/state', value: state },
    { op: 'replace', path: '/stack', value: stack },
  ];
}

/** So many of them, taken in turn from each kind and scenario. */
export function spread(found: readonly Exercise[], count: number): Exercise[] {
  const groups = new Map<string, Exercise[]>();
  for (const one of distinct(found)) {
    const group = `${one.kind} ${one.scenario}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  const kept: Exercise[] = [];
  for (let round = 0; kept.length < count && round < found.length; round++)
    for (const group of groups.values()) {
      const one = group[round];
      if (one && kept.length < count) kept.push(one);
    }
  return kept;
}

/** Scenarios that differ only in what is won are played alike from one seed: the same moment is asked about once. */
function distinct(found: readonly Exercise[]): Exercise[] {
  const moments = new Map(found.map(one => [one.id.slice(one.scenario.length), one]));
  return [...moments.values()];
}
