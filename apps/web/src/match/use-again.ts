import type { SeatView } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { isBlow } from '@carroccio/table/panel/results.ts';
import type { Table } from '@carroccio/table/table.ts';
import { useEffect, useRef, useState } from 'react';
import type { Session } from './session.ts';

const BLOW_MS = 1000;
const MARCH_MS = 250;

/** A moment of the past that is on the board again. */
export interface Still {
  readonly entry: number;
  readonly view: SeatView;
  readonly fresh: readonly LogLine[];
}

/** Plays again on the board what has happened, moment by moment, until the present or until it is stopped. */
export function useAgain(session: Session, table: Table) {
  const [still, setStill] = useState<Still | null>(null);
  const run = useRef(0);
  const stop = (): void => {
    run.current++;
    setStill(null);
  };
  useEffect(
    () => () => {
      run.current++;
    },
    [],
  );
  const play = async (lines: readonly LogLine[]): Promise<void> => {
    const mine = ++run.current;
    for (const entry of new Set(lines.map(line => line.entry))) {
      const view = await session.viewAt(entry);
      if (run.current !== mine) return;
      const fresh = lines.filter(line => line.entry === entry);
      setStill({ entry, view, fresh });
      const ms = fresh.some(line => isBlow(line, table.blows)) ? BLOW_MS : MARCH_MS;
      await new Promise(resolve => setTimeout(resolve, ms));
      if (run.current !== mine) return;
    }
    setStill(null);
  };
  return { still, play, stop };
}
