import { placementOf } from '@carroccio/table/panel/set-up.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import type { Actor } from './actor.ts';

interface ProposalProps {
  readonly table: Table;
  readonly sight: AnySight;
  readonly actor: Actor;
}

/** While pieces are placed: all that is left where it is proposed to stand, by one press and taken back by one. */
export function Proposal({ table, sight, actor }: ProposalProps) {
  const text = useText(matchText);
  const { decision } = sight;
  const { imagine } = actor;
  if (!decision || !imagine || !table.setUp?.includes(decision.step)) return null;
  const place = async (): Promise<void> => {
    const from = await imagine();
    const actions = from ? placementOf(table, from) : [];
    if (actions.length > 0) await actor.actAll(actions);
  };
  return (
    <button type="button" className="primary proposal" onClick={() => void place()}>
      {text.placeAll}
    </button>
  );
}
