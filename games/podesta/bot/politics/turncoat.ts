/** Changing faction: whether the seat would hold more on the other side, and whom it would take along. */

import { present, quote, whyNoTrust } from '../../src/10-office/trust.ts';
import { keepable, keepPrice, takeable, takePrice } from '../../src/16-factions-and-exile/faction.ts';
import { type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { florinsToPoints, reserve } from '../worth.ts';

/** Points a change has to bring over what courting would: neighbours of the old colour become dearer. */
const WORTH_CHANGING = 0.5;
/** A sestiere in a commune of the seat's own, in points; the office that is lost with too few of them. */
const SESTIERE = 1.3;
const OFFICE = 3;

interface Side {
  keep: number[];
  take: number[];
  /** Points gained, what they cost deducted. */
  value: number;
}

interface Priced {
  sestiere: number;
  florins: number;
}

const cheapestFirst = (all: readonly Priced[]): Priced[] => [...all].sort((a, b) => a.florins - b.florins);
const total = (all: readonly Priced[]): number => all.reduce((sum, { florins }) => sum + florins, 0);

/** How many sestieri of a commune make a Podestà. */
const majority = ({ table, state }: Mind, commune: number): number =>
  Math.min(table.world.data.contributions.election.sestieri, present(state, commune).length);

/** The other side as the seat would have it: its home, and whoever is worth his price. */
function otherSide(mind: Mind): Side | undefined {
  const { table, state, seat, me } = mind;
  let florins = me.purse - reserve(mind);
  const buy = (all: readonly Priced[], most: number): number[] => {
    const bought: number[] = [];
    for (const one of cheapestFirst(all)) {
      if (bought.length >= most || one.florins > florins) break;
      florins -= one.florins;
      bought.push(one.sestiere);
    }
    return bought;
  };
  const worthIt = (all: readonly Priced[]): Priced[] =>
    all.filter(one => florinsToPoints(mind, one.florins) < SESTIERE);
  const loyals = keepable(table, seat).map(sestiere => ({ sestiere, florins: keepPrice(table, seat, sestiere) }));
  const needed = majority(mind, me.home);
  const atHome = buy(
    loyals.filter(({ sestiere }) => state.place[sestiere] === me.home),
    needed,
  );
  if (atHome.length < needed) return undefined;
  const rest = loyals.filter(({ sestiere }) => !atHome.includes(sestiere));
  const keep = [...atHome, ...buy(worthIt(rest), rest.length)];
  const opponents = takeable(table, seat).map(sestiere => ({ sestiere, florins: takePrice(table, seat, sestiere) }));
  const take = buy(worthIt(opponents), opponents.length);
  const held = [...keep, ...take];
  const lost = state.holder.filter(holder => holder === seat).length - keep.length;
  const offices = mind.communes.filter(
    commune => held.filter(sestiere => state.place[sestiere] === commune).length < majority(mind, commune),
  ).length;
  const spent = me.purse - reserve(mind) - florins;
  return { keep, take, value: SESTIERE * (take.length - lost) - OFFICE * offices - florinsToPoints(mind, spent) };
}

/** What the same opponents would bring if they were courted one by one. */
function byCourting(mind: Mind): number {
  const { table, seat, me } = mind;
  const florins = me.purse - reserve(mind);
  const courted: Priced[] = [];
  for (const one of cheapestFirst(
    takeable(table, seat)
      .filter(sestiere => !whyNoTrust(table, seat, sestiere))
      .map(sestiere => ({ sestiere, florins: quote(table, seat, sestiere).florins })),
  ))
    if (florinsToPoints(mind, one.florins) < SESTIERE && total(courted) + one.florins <= florins) courted.push(one);
  return SESTIERE * courted.length - florinsToPoints(mind, total(courted));
}

/** The seat changes sides when that wins more than it leaves behind. */
export function turnCoat(mind: Mind, choices: Choices): Choice | undefined {
  const [change] = ofType(choices, 'changeFaction');
  if (!change) return undefined;
  const side = otherSide(mind);
  return side && side.value - Math.max(0, byCourting(mind)) > WORTH_CHANGING ? change : undefined;
}

/** The declaration, sestiere by sestiere. */
export function declaration(mind: Mind, choices: Choices): Choice {
  const side = otherSide(mind);
  const next = choices.find(
    choice =>
      (choice.type === 'keepSestiere' && side?.keep.includes(choice.sestiere)) ||
      (choice.type === 'takeSestiere' && side?.take.includes(choice.sestiere)),
  );
  return next ?? plain(choices, 'declare', 'thinkAgain');
}
