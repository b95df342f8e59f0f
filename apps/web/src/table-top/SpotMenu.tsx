import type { Teller } from '@carroccio/kernel';
import { Choices } from '@carroccio/table/panel/Choices.tsx';
import type { Choice } from '@carroccio/table/panel/choosing.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import type { Choosing } from './use-choosing.ts';

interface SpotMenuProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly choosing: Choosing;
}

/** Where a press could mean several things: which of them. */
export function SpotMenu({ title, choices, table, sight, teller, choosing }: SpotMenuProps) {
  const text = useText(matchText);
  return (
    <div className="spot-menu" role="dialog" aria-label={title}>
      <header>
        <b>{title}</b>
        <button type="button" className="quiet" aria-label={text.close} onClick={choosing.closeMenu}>
          <Icon name="close" />
        </button>
      </header>
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
