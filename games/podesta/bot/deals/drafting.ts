/** Writing an offer down, clause by clause. */
import { clauses, joins, legOf } from '../../src/20-agreements/clauses.ts';
import { drafted } from '../../src/20-agreements/drafting.ts';
import { type Clause, isOf, type Leg } from '../../src/20-agreements/terms.ts';
import type { Deal } from '../../src/state.ts';
import { bestOf, type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { offerTo } from './offers.ts';

/** How much of a clause that grows is meant or written. */
function amount(leg: Leg): number {
  if (isOf(leg, 'florins')) return leg.florins;
  return isOf(leg, 'goods') ? leg.lots : 1;
}

/** Whether everything the one says the other says too. */
function saysTheSame(one: object, other: object): boolean {
  const said = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => said.get(name) === value);
}

/** How much of a clause is still missing in what is written. */
function missing({ legs }: Deal, meant: Leg): number {
  const written = legs.find(leg => joins(leg, meant) || saysTheSame(meant, leg));
  return amount(meant) - (written ? amount(written) : 0);
}

/** The largest clause that can be written now of one that is meant. */
function writable({ table, seat }: Mind, deal: Deal, meant: Leg): Clause | undefined {
  const left = missing(deal, meant);
  const size = (clause: Clause): number => amount(legOf(deal, clause));
  const fits = (clause: Clause): boolean => {
    const leg = legOf(deal, clause);
    return joins(leg, meant) ? size(clause) <= left : saysTheSame(meant, leg);
  };
  return bestOf(clauses(table, deal, meant.from === seat, meant.kind).filter(fits), size);
}

/** What is still to be written of the offer that is meant, and how it goes on; undefined where there is none to make. */
function unwritten(mind: Mind, deal: Deal): { left: Leg[]; next: Clause | undefined } | undefined {
  const meant = offerTo(mind, deal.partner)?.legs;
  if (!meant) return undefined;
  const left = meant.filter(leg => missing(deal, leg) > 0);
  const [first] = left;
  return { left, next: first && writable(mind, deal, first) };
}

/** What is meant is written down, clause by clause, and sent. */
export function draft(mind: Mind, written: Choices, choices: Choices): Choice {
  const deal = mind.state.deal && drafted(mind.state.deal, written);
  const plan = deal ? unwritten(mind, deal) : undefined;
  if (deal?.topic) return term(choices, plan?.next);
  if (plan?.left.length === 0) return plain(choices, 'send', 'withdrawOffer');
  const topic = ofType(choices, 'clause').find(
    ({ give, kind }) => give === plan?.next?.give && kind === plan?.next?.kind,
  );
  return topic ?? plain(choices, 'withdrawOffer');
}

function term(choices: Choices, next: Clause | undefined): Choice {
  const meant = next && ofType(choices, 'addLeg').find(choice => saysTheSame(next, choice));
  return meant ?? plain(choices, 'thinkAgain');
}
