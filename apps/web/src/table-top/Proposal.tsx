import type { AnyAction, Teller } from '@carroccio/kernel';
import type { Attempt } from '@carroccio/table/panel/plans.ts';
import { forAll, placementLike, placementOf } from '@carroccio/table/panel/set-up.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import type { Actor } from './state/actor.ts';

/** More than this would be a list of its own. */
const MOST_ALIKE = 4;

interface ProposalProps {
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly actor: Actor;
}

/** While pieces are placed: all that is left where it is proposed to stand, by one press and taken back by one. */
export function Proposal({ table, sight, teller, actor }: ProposalProps) {
  const text = useText(matchText);
  const { decision } = sight;
  const { imagine } = actor;
  if (!decision || !imagine || !table.setUp?.includes(decision.step)) return null;
  const place = async (planned: (from: Attempt) => readonly AnyAction[]): Promise<void> => {
    const from = await imagine();
    const actions = from ? planned(from) : [];
    if (actions.length > 0) await actor.actAll(actions);
  };
  const alike = forAll(table, sight);
  return (
    <div className="proposals">
      <button type="button" className="primary proposal" onClick={() => void place(from => placementOf(table, from))}>
        {text.placeAll}
      </button>
      {alike.length <= MOST_ALIKE &&
        alike.map(action => (
          <button
            key={JSON.stringify(action)}
            type="button"
            onClick={() => void place(from => placementLike(table, from, action))}
          >
            {text.allLike(teller.action(action))}
          </button>
        ))}
    </div>
  );
}
