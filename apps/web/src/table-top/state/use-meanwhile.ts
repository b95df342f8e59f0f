import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Actor } from './actor.ts';

/** What one has waited for, as far as it is known. */
export interface Waited {
  /** Where the log stood when the others began; `null` before whoever looks has decided anything. */
  readonly from: number | null;
  readonly waiting: boolean;
  /** How long the log was at the last decision of whoever looks. */
  readonly decided: number;
  /** Whether what one has decided is still on its way: all that is told until it is done is one's own. */
  readonly acting: boolean;
}

/** After the table has been looked at again. */
export function waitedOn(before: Waited, waits: boolean, length: number): Waited {
  if (before.acting || before.waiting === waits) return before;
  return { ...before, waiting: waits, from: waits && before.decided > 0 ? length : before.from };
}

/** What happened since whoever looks last decided, and what of it while others did. */
export function useMeanwhile(actor: Actor | null, log: readonly LogLine[]) {
  const waits = actor === null;
  const [waited, setWaited] = useState<Waited>({ from: null, waiting: waits, decided: 0, acting: false });
  const { length } = log;
  const { acting } = waited;
  useEffect(() => {
    if (!acting) setWaited(before => waitedOn(before, waits, length));
  }, [waits, length, acting]);
  const meanwhile = useMemo(
    () => (waited.from === null || waits ? [] : log.slice(waited.from)),
    [waited.from, waits, log],
  );
  const own = useMemo<Actor | null>(() => {
    if (!actor) return null;
    const decide = async (deed: () => Promise<void>): Promise<void> => {
      setWaited(before => ({ ...before, from: null, decided: length, acting: true }));
      try {
        await deed();
      } finally {
        setWaited(before => ({ ...before, acting: false }));
      }
    };
    const { hold } = actor;
    return {
      ...actor,
      act: action => decide(() => actor.act(action)),
      actAll: actions => decide(() => actor.actAll(actions)),
      ...(hold ? { hold: (answer, action) => decide(() => hold(answer, action)) } : {}),
    };
  }, [actor, length]);
  return { actor: own, meanwhile, decided: waited.decided };
}
