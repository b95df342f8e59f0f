/** Writing an offer down, clause by clause. */
import { clauses, joins } from '../../src/20-agreements/clauses.ts';
import { drafted } from '../../src/20-agreements/drafting.ts';
import type { Deal, Leg } from '../../src/state.ts';
import { bestOf, type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { offerTo } from './offers.ts';

/** How much of a clause that grows is meant or written. */
const amount = ({ kind, a, b }: Leg): number => {
  if (kind === 'florins') return a;
  return kind === 'goods' ? b : 1;
};

const isGrowing = ({ kind }: Leg): boolean => kind === 'florins' || kind === 'goods';

/** How much of a clause is still missing in what is written. */
function missing({ legs }: Deal, meant: Leg): number {
  const written = legs.find(leg =>
    isGrowing(meant)
      ? joins(leg, meant)
      : leg.kind === meant.kind && leg.from === meant.from && leg.a === meant.a && leg.b === meant.b,
  );
  return amount(meant) - (written ? amount(written) : 0);
}

type Clause = ReturnType<typeof clauses>[number];

/** The largest clause that can be written now of one that is meant. */
function writable({ table, seat }: Mind, deal: Deal, meant: Leg): Clause | undefined {
  const left = missing(deal, meant);
  const same = clauses(table, deal, meant.from === seat, meant.kind).filter(({ a, b, c }) => {
    if (meant.kind === 'florins') return a <= left;
    if (meant.kind === 'goods') return a === meant.a && b <= left;
    return a === meant.a && b === meant.b && c === meant.c;
  });
  return bestOf(same, ({ a, b }) => 1 + (meant.kind === 'florins' ? a : b));
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
  const meant = ofType(choices, 'addLeg').find(
    ({ kind, a, b, c }) => kind === next?.kind && a === next.a && b === next.b && c === next.c,
  );
  return meant ?? plain(choices, 'thinkAgain');
}
