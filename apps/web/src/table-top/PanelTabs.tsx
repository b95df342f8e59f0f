import { Log } from '@carroccio/table/panel/Log.tsx';
import { PieceList } from '@carroccio/table/panel/PieceList.tsx';
import { Tabs } from '@carroccio/table/panel/Tabs.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import type { PanelProps } from './Panel.tsx';

/** The game's tracks, the log, and every piece of the board in a list. */
export function PanelTabs({ laid, sight, teller, log, currentEntry, onJump, picture, choosing, reveal }: PanelProps) {
  const text = useText(matchText);
  const { table, game } = laid;
  const pieces = picture && (
    <PieceList
      picture={picture}
      seatNames={sight.scene.seatNames.map((_, seat) => teller.seat(seat))}
      selected={choosing.selected}
      onSelect={(piece, cell) => {
        choosing.select(piece);
        choosing.setCursor(cell);
        reveal(cell);
      }}
    />
  );
  const lines = (
    <Log
      log={log}
      teller={teller}
      rulebook={game.rulebook}
      {...(currentEntry === undefined ? {} : { current: currentEntry })}
      {...(onJump ? { onJump } : {})}
    />
  );
  return (
    <Tabs
      label={text.menu}
      // A replay is read along its log.
      first={currentEntry === undefined ? undefined : 'log'}
      tabs={[
        ...(table.Tracks ? [{ id: 'tracks', name: text.tracks, body: <table.Tracks sight={sight} /> }] : []),
        { id: 'log', name: text.log, body: lines },
        ...(pieces ? [{ id: 'pieces', name: text.pieces, body: pieces }] : []),
      ]}
    />
  );
}
