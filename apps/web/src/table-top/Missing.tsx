import type { AnyAction, Teller } from '@carroccio/kernel';
import { notYet } from '@carroccio/table/panel/set-up.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { useEffect, useMemo, useState } from 'react';

interface MissingProps {
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  /** Why an action is refused, in words. */
  whyNot(action: AnyAction): Promise<string | null>;
}

/** While a set-up may not be closed: what it still lacks. */
export function Missing({ table, sight, teller, whyNot }: MissingProps) {
  const text = useText(matchText);
  const close = useMemo(() => notYet(table, sight), [table, sight]);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    setWhy(null);
    if (close) void whyNot(close).then(words => current && setWhy(words));
    return () => {
      current = false;
    };
  }, [close, whyNot]);
  return close && why !== null && <p role="status">{text.notYet(teller.action(close), why)}</p>;
}
