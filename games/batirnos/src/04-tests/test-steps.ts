/** Tests drawn card by card (nqsb.4, nqsb.4.1), and what hangs on them. */
import type { Flow, Frame, Steps } from '@carroccio/kernel';
import { card } from '../02-armies/cards.ts';
import { cardsOf, drawCard } from '../02-armies/decks.ts';
import { asSide, type Battle, type BattleOf, isArtillery, mark, weakened } from '../battle.ts';
import type { Batirnos, TestKind } from '../shape.ts';
import { ACTED } from '../state.ts';
import { armyValue, moraleTest, takeResult } from './tests.ts';

type TestFrame = Frame<Batirnos, 'test'>;

const successes = (b: Battle, side: number): number =>
  cardsOf(b.state, side).table.filter(number => card(b, number).value <= armyValue(b, asSide(side))).length;

/** Draws until the due number is reached or the successes are decisive. */
function drawTest(b: Battle, flow: Flow<Batirnos>, frame: TestFrame): void {
  const cards = cardsOf(b.state, frame.side);
  let { left } = frame;
  while (left > 0) {
    const drawn = drawCard(flow, asSide(frame.side));
    if (drawn === undefined) break;
    cards.table.push(drawn);
    left--;
    if (frame.need > 0 && left > 0 && successes(b, frame.side) >= frame.need) {
      flow.next({ ...frame, step: 'enough', left });
      return;
    }
  }
  endTest(b, flow, frame);
}

/** The cards of the test go to the discards; what it gave waits for the rule that asked for it. */
function endTest(
  b: Battle,
  flow: Flow<Batirnos>,
  { side, unit, leader, kind, cards: dueCards }: Omit<TestFrame, 'step'>,
): void {
  const cards = cardsOf(b.state, side);
  const won = successes(b, side);
  const drawn = cards.table;
  cards.table = [];
  cards.discard.push(...drawn);
  b.state.results.push(won);
  flow.emit({
    type: 'tested',
    rule: 'nqsb.4.draw',
    side,
    unit,
    leader,
    kind,
    cards: drawn,
    due: dueCards,
    successes: won,
  });
}

/** nqsb.10.12: weakened troops test before any action; frames that follow are dropped when the nerve fails. */
export function guarded(
  b: Battle,
  unit: number,
  frames: Frame<Batirnos>[],
  { reaction = false, extra, forfeit = 0 }: { reaction?: boolean; extra?: TestKind; forfeit?: number } = {},
): Frame<Batirnos>[] {
  const kinds: TestKind[] = [...(weakened(b, unit) ? ['nerve' as const] : []), ...(extra ? [extra] : [])];
  if (kinds.length === 0) return frames;
  // nqsb.9.2.one-action: what guns forfeit was their one action.
  const lost = forfeit > 0 && isArtillery(b, unit) ? forfeit | ACTED : forfeit;
  return [
    ...kinds.flatMap((kind): Frame<Batirnos>[] => [
      moraleTest(b, unit, kind, reaction),
      { step: 'nerve', unit, kind, forfeit: lost },
    ]),
    ...frames,
    { step: 'nerveEnd' },
  ];
}

/** nqsb.9.8.al, nqsb.9.2.al-evade: light artillery tests before it evades. */
export const evasionTest = (b: Battle, unit: number): TestKind | undefined =>
  isArtillery(b, unit) ? 'evasion' : undefined;

export const testSteps = (battle: BattleOf): Pick<Steps<Batirnos>, 'test' | 'enough' | 'nerve' | 'nerveEnd'> => ({
  test: {
    rule: 'nqsb.4.draw',
    run: (flow, frame) => drawTest(battle(flow), flow, frame),
  },

  /** nqsb.4.1: the test is decided; to draw on only wears the deck, and what else was at stake takes its course. */
  enough: {
    rule: 'nqsb.4.1',
    open: true,
    seats: (_, { side }) => [side],
    offers: {
      stopTest: {
        list: () => [{ type: 'stopTest' }],
        take: (flow, frame) => endTest(battle(flow), flow, frame),
        odds: () => 'sequence',
      },
      drawOn: {
        list: () => [{ type: 'drawOn' }],
        take: (flow, frame) => drawTest(battle(flow), flow, { ...frame, step: 'test' }),
        odds: () => 'sequence',
      },
    },
  },

  /** R59: a failed test forfeits the action. */
  nerve: {
    rule: 'nqsb.10.12',
    run(flow, { unit, kind, forfeit }) {
      const b = battle(flow);
      if (takeResult(b) > 0) {
        flow.emit({ type: 'steadied', rule: kind === 'evasion' ? 'nqsb.9.8.al' : 'nqsb.10.12', unit });
        return;
      }
      flow.emit({ type: 'faltered', rule: kind === 'evasion' ? 'nqsb.9.8.al' : 'nqsb.10.12', unit });
      mark(b, unit, forfeit);
      flow.unwind('nerveEnd');
    },
  },
  nerveEnd: { rule: 'nqsb.10.12', run: () => undefined },
});
