/** An offer while it is written (pod.R134): what its author has put down so far is his secret. */
import type { Action } from '@carroccio/kernel';
import type { Podesta } from '../shape.ts';
import type { Deal } from '../state.ts';
import { addLeg, legOf } from './clauses.ts';
import type { LegKind } from './terms.ts';

export interface Draft extends Deal {
  /** What the clause being added is about. */
  topic: { give: boolean; kind: LegKind } | null;
  /** How often its author has taken something back. */
  redone: number;
}

/** The offer as it stands after what its author has written in secret. */
export function drafted(deal: Deal, written: readonly Action<Podesta>[]): Draft {
  const draft: Draft = { ...deal, legs: deal.legs.map(leg => ({ ...leg })), topic: null, redone: 0 };
  for (const action of written) write(draft, action);
  return draft;
}

function write(draft: Draft, action: Action<Podesta>): void {
  switch (action.type) {
    case 'clause':
      draft.topic = { give: action.give, kind: action.kind };
      return;
    case 'addLeg': {
      const { type: _, ...clause } = action;
      addLeg(draft, legOf(draft, clause));
      draft.topic = null;
      return;
    }
    case 'thinkAgain':
      draft.topic = null;
      draft.redone++;
      return;
    case 'dropLeg':
      draft.legs.splice(action.leg, 1);
      draft.redone++;
  }
}
