/** Winning sestieri: which ones, in what order, and where to ride for them. */
import { at } from '@carroccio/kernel';
import { isUnrepresented, loyal, mayTurn, present, quote, wrongedBy } from '../../src/10-office/trust.ts';
import { has } from '../../src/21-trade/hands.ts';
import { reach } from '../../src/26-armies/movement.ts';
import { PRODITOR, SESTIERI } from '../../src/state.ts';
import { mayCourt } from '../deals/word.ts';
import { best, type Choice, type ChoiceOf, type Choices, type Mind, ofType } from '../mind.ts';
import { florinsToPoints, isRival, reserve, rivalry, STRIP_COST, TAXES } from '../worth.ts';

/** Something to do with florins: what it costs, what it brings in points, and the first move towards it. */
interface Project {
  cost: number;
  gain: number;
  move: Choice;
}

const ELECTION = 4;

/** Sestieri that somebody could still win in a commune without treason, the cheapest first. */
function onOffer(mind: Mind, commune: number): { sestiere: number; florins: number }[] {
  const { table, state, seat } = mind;
  return present(state, commune)
    .filter(sestiere => state.holder[sestiere] === -1 && mayTurn(table, seat, sestiere))
    .map(sestiere => ({ sestiere, ...quote(table, seat, sestiere) }))
    .filter(({ proditor }) => !proditor)
    .sort((a, b) => a.florins - b.florins);
}

/** What an election in a commune would still cost, and bring; undefined where it cannot be had. */
function election(mind: Mind, commune: number): { cost: number; gain: number } | undefined {
  const { state, seat } = mind;
  const here = present(state, commune).length;
  const needed = Math.min(ELECTION, here) - loyal(state, seat, commune).length;
  const cheapest = onOffer(mind, commune).slice(0, needed);
  if (needed <= 0 || cheapest.length < needed) return undefined;
  return {
    cost: cheapest.reduce((sum, { florins }) => sum + florins, 0),
    gain: needed + TAXES * (at(state.communes, commune).taxed < state.year ? 1 : 0.3) + ousting(mind, commune),
  };
}

/** What it is worth to drive the Podestà of a commune out. */
function ousting(mind: Mind, commune: number): number {
  const { podesta } = at(mind.state.communes, commune);
  if (podesta < 0) return 0;
  return rivalry(mind, podesta) * (at(mind.state.players, podesta).home === commune ? 14 : 3) + 2;
}

/** One contribution by itself. */
function contribution(mind: Mind, win: ChoiceOf<'win'>): Project {
  const { table, state, seat } = mind;
  const { strip, proditor, florins } = quote(table, seat, win.sestiere, win.token);
  const commune = at(state.place, win.sestiere);
  const { podesta } = at(state.communes, commune);
  const holder = at(state.holder, win.sestiere);
  const mine = podesta === seat ? 0.3 : 0;
  const taken = strip ? rivalry(mind, holder) : 0;
  const elects = loyal(state, seat, commune).length === ELECTION - 1 && podesta !== seat;
  const ousts = elects ? ousting(mind, commune) + TAXES * 0.5 : 0;
  // A Beneficio is worth keeping until what it saves is worth more.
  const token = win.token < 0 ? 0 : 15;
  return { cost: florins + token + (proditor ? STRIP_COST : 0), gain: 1 + mine + taken + ousts, move: win };
}

/** Elections that can be had where the seat may already court: the cheapest sestiere first. */
function electionsHere(mind: Mind, wins: readonly ChoiceOf<'win'>[]): Project[] {
  const communes = new Set(wins.map(({ sestiere }) => at(mind.state.place, sestiere)));
  return [...communes].flatMap(commune => {
    const found = election(mind, commune);
    const first = wins
      .filter(win => at(mind.state.place, win.sestiere) === commune && wronged(mind, win) === -1)
      .sort((a, b) => contribution(mind, a).cost - contribution(mind, b).cost)[0];
    return found && first ? [{ ...found, move: first }] : [];
  });
}

/** Where a Podestà counter would ride: an unrepresented commune to be elected in, or sestieri to be won there. */
function journeys(mind: Mind, counter: number): { cell: number; cost: number; gain: number; points: number }[] {
  const { table, state } = mind;
  const { cell, left } = at(state.communes, counter);
  const far = reach(table, cell, left);
  return table.world.square.flatMap((square, commune) => {
    const points = far[square] ?? -1;
    if (points <= 0 || !isUnrepresented(state, commune)) return [];
    const found = election(mind, commune);
    return found ? [{ cell: square, points, ...found }] : [];
  });
}

const ratio = ({ cost, gain }: { cost: number; gain: number }): number => gain / Math.max(20, cost);

function rides(mind: Mind, choices: Choices): Project[] {
  return ofType(choices, 'ride').flatMap(ride =>
    journeys(mind, ride.counter).map(({ cost, gain, points }) => ({ cost, gain: gain - 0.02 * points, move: ride })),
  );
}

/** The best thing to do with the purse now, if anything. */
export function court(mind: Mind, choices: Choices): Choice | undefined {
  const wins = ofType(choices, 'win').filter(win => worthStripping(mind, win) && mayCourt(mind, win.sestiere));
  const projects = [
    ...wins.map(win => contribution(mind, win)),
    ...electionsHere(mind, wins),
    ...rides(mind, choices),
  ].filter(project => project.gain > florinsToPoints(mind, project.cost));
  if (projects.length === 0) return undefined;
  const purse = mind.me.purse - reserve(mind);
  const sorted = projects.sort((a, b) => ratio(b) - ratio(a));
  const top = at(sorted, 0);
  // What is a little too dear is worth saving for.
  if (top.cost > purse && top.cost < purse + 400 && mind.monthsLeft > 1)
    return sorted.find(project => project.cost <= purse && ratio(project) > 0.8 * ratio(top))?.move;
  return sorted.find(project => spent(mind, project) <= purse)?.move;
}

/** Whose sestiere a Proditor would take, -1 where none is needed. */
const wronged = ({ state, seat }: Mind, { sestiere }: ChoiceOf<'win'>): number => wrongedBy(state, seat, sestiere);

/** What leaves the purse at once. */
const spent = (mind: Mind, { cost, move }: Project): number =>
  move.type === 'win' && wronged(mind, move) >= 0 ? cost - STRIP_COST : cost;

/** A Proditor is spent on a sestiere only where the same florins buy nothing better. */
function worthStripping(mind: Mind, win: ChoiceOf<'win'>): boolean {
  const victim = wronged(mind, win);
  return victim < 0 || (isRival(mind, victim) && has(mind.state, mind.seat, PRODITOR));
}

/** Where the counter that was taken up goes. */
export function ride(mind: Mind, counter: number, choices: Choices): Choice {
  const targets = journeys(mind, counter);
  const affordable = targets.filter(({ cost }) => cost <= mind.me.purse);
  const list = affordable.length > 0 ? affordable : targets;
  if (list.length > 0) {
    const { choice } = best(list, target => ratio({ cost: target.cost, gain: target.gain - 0.02 * target.points }));
    const move = ofType(choices, 'rideTo').find(({ cell }) => cell === choice.cell);
    if (move) return move;
  }
  return best(ofType(choices, 'rideTo'), ({ cell }) => -nearestFree(mind, cell)).choice;
}

/** Points from a square to the nearest commune that could be courted. */
function nearestFree({ table, state }: Mind, cell: number): number {
  const far = state.communes.flatMap((_, commune) =>
    isUnrepresented(state, commune) ? [table.world.home[commune]?.[cell] ?? -1] : [],
  );
  return Math.min(99, ...far.filter(points => points >= 0));
}

/** A counter sets out for a commune that is more than a month away. */
export function setOut(mind: Mind, choices: Choices): Choice | undefined {
  const { state, me, monthsLeft } = mind;
  if (monthsLeft <= 1 || me.purse < 300) return undefined;
  const riders = ofType(choices, 'ride').filter(({ counter }) => {
    const { cell, left } = at(state.communes, counter);
    const near = nearestFree(mind, cell);
    const another = mind.communes.some(
      other => other !== counter && nearestFree(mind, at(state.communes, other).cell) < near,
    );
    return left >= 6 && near > left && near < 30 && !another;
  });
  if (riders.length === 0) return undefined;
  return best(riders, ({ counter }) => -nearestFree(mind, at(state.communes, counter).cell)).choice;
}

/** Used to choose among sestieri that come free: the dearest, and those that bring an election. */
export function sestiereWorth({ table, state, seat }: Mind, sestiere: number): number {
  const commune = at(state.place, sestiere);
  const elects = commune >= 0 && loyal(state, seat, commune).length === ELECTION - 1;
  return at(table.world.base, sestiere % SESTIERI) + (elects ? 500 : 0);
}
