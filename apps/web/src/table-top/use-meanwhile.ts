import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Actor } from './actor.ts';

interface Waited {
  /** Where the log stood when the others began; `null` before whoever looks has decided anything. */
  readonly from: number | null;
  readonly waiting: boolean;
  /** How long the log was at the last decision of whoever looks. */
  readonly decided: number;
}

/** What happened since whoever looks last decided, and what of it while others did. */
export function useMeanwhile(actor: Actor | null, log: readonly LogLine[]) {
  const [waited, setWaited] = useState<Waited>({ from: null, waiting: actor === null, decided: 0 });
  const waits = actor === null;
  const { length } = log;
  useEffect(() => {
    setWaited(before => {
      if (before.waiting === waits) return before;
      return { ...before, waiting: waits, from: waits && before.decided > 0 ? length : before.from };
    });
  }, [waits, length]);
  const meanwhile = useMemo(
    () => (waited.from === null || waits ? [] : log.slice(waited.from)),
    [waited.from, waits, log],
  );
  const own = useMemo<Actor | null>(() => {
    if (!actor) return null;
    const decide = (): void => setWaited(before => ({ ...before, from: null, decided: length }));
    const { hold } = actor;
    return {
      ...actor,
      act: action => {
        decide();
        return actor.act(action);
      },
      actAll: actions => {
        decide();
        return actor.actAll(actions);
      },
      ...(hold
        ? {
            hold: (answer, action) => {
              decide();
              return hold(answer, action);
            },
          }
        : {}),
    };
  }, [actor, length]);
  return { actor: own, meanwhile, decided: waited.decided };
}
