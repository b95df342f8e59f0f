import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { isBlow } from '@carroccio/table/panel/results.ts';
import type { Table } from '@carroccio/table/table.ts';
import { useEffect, useRef } from 'react';
import { useSettings } from '../keep/settings.ts';
import { play } from './sound.ts';

/** What happens is heard, if that was asked for; and that it is one's turn again. */
export function useSound(table: Table, fresh: readonly LogLine[], mine: boolean): void {
  const { sound } = useSettings();
  const { blows } = table;
  useEffect(() => {
    if (sound && fresh.length > 0) play(fresh.some(line => isBlow(line, blows)) ? 'blow' : 'march');
  }, [sound, fresh, blows]);
  const wasMine = useRef(mine);
  useEffect(() => {
    if (sound && mine && !wasMine.current) play('yourTurn');
    wasMine.current = mine;
  }, [sound, mine]);
}
