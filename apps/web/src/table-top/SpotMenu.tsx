import type { AnyAction, Teller } from '@carroccio/kernel';
import { Choices } from '@carroccio/table/panel/Choices.tsx';
import type { Choice } from '@carroccio/table/panel/choosing.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import type { Choosing } from './state/use-choosing.ts';

interface SpotMenuProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly plans: readonly (readonly AnyAction[])[];
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly choosing: Choosing;
}

/** How a plan begins, and what it is for. */
const planWords = (actions: readonly AnyAction[], teller: Teller): string =>
  [actions[0], actions.at(-1)]
    .filter((action, index, all) => index === 0 || action !== all[0])
    .flatMap(action => (action ? [teller.action(action)] : []))
    .join(' · ');

/** Where a press could mean several things: which of them. */
export function SpotMenu({ title, choices, plans, table, sight, teller, choosing }: SpotMenuProps) {
  const text = useText(matchText);
  return (
    <div className="spot-menu" role="dialog" aria-label={title}>
      <header>
        <b>{title}</b>
        <button type="button" className="quiet" aria-label={text.close} onClick={choosing.closeMenu}>
          <Icon name="close" />
        </button>
      </header>
      {plans.length > 0 && (
        <ul className="plans">
          {plans.map(actions => (
            <li key={JSON.stringify(actions)}>
              <button type="button" onClick={() => choosing.followPlan(actions)}>
                {planWords(actions, teller)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Choices
        choices={choices}
        table={table}
        sight={sight}
        teller={teller}
        choose={choosing.choose}
        onConsider={choosing.consider}
      />
    </div>
  );
}
