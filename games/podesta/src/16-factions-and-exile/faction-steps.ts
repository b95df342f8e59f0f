/** The declaration of a change of faction, sestiere by sestiere (chapter 16). */
import { at, type Steps } from '@carroccio/kernel';
import type { Podesta } from '../shape.ts';
import type { Tables } from '../world.ts';
import {
  changeFaction,
  declarationCost,
  holdsHome,
  keepable,
  keepPrice,
  neededAtHome,
  takeable,
  takePrice,
  whyNotKept,
  whyNotTaken,
} from './faction.ts';

type FactionSteps = Pick<Steps<Podesta>, 'declaration'>;

export function factionSteps({ look, live }: Tables): FactionSteps {
  return {
    declaration: {
      rule: 'pod.16b',
      seats: (_, { seat }) => [seat],
      offers: {
        keepSestiere: {
          list(l, frame, seat) {
            const table = look(l);
            const left = at(l.state.players, seat).purse - declarationCost(table, frame);
            return keepable(table, seat)
              .filter(sestiere => !frame.keep.includes(sestiere) && keepPrice(table, seat, sestiere) <= left)
              .map(sestiere => ({ type: 'keepSestiere', sestiere }));
          },
          why: (l, frame, _, { sestiere }) => whyNotKept(look(l), frame, sestiere),
          take: (flow, frame, _, { sestiere }) => flow.next({ ...frame, keep: [...frame.keep, sestiere] }),
        },
        takeSestiere: {
          list(l, frame, seat) {
            const table = look(l);
            const left = at(l.state.players, seat).purse - declarationCost(table, frame);
            return takeable(table, seat)
              .filter(sestiere => !frame.take.includes(sestiere) && takePrice(table, seat, sestiere) <= left)
              .map(sestiere => ({ type: 'takeSestiere', sestiere }));
          },
          why: (l, frame, _, { sestiere }) => whyNotTaken(look(l), frame, sestiere),
          take: (flow, frame, _, { sestiere }) => flow.next({ ...frame, take: [...frame.take, sestiere] }),
        },
        declare: {
          list: (l, frame) => (holdsHome(look(l), frame) ? [{ type: 'declare' }] : []),
          why: (l, { seat }) => ({ rule: 'pod.16b', reason: 'tooFew', companies: neededAtHome(look(l), seat) }),
          take: (flow, frame) => changeFaction(live(flow), frame),
        },
        thinkAgain: {
          list: () => [{ type: 'thinkAgain' }],
          take(flow) {
            flow.state.turn.wavered = true;
          },
        },
      },
    },
  };
}
