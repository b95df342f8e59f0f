import type { BoardHandle } from '@carroccio/table/board/Board.tsx';
import type { Choice } from '@carroccio/table/panel/choosing.ts';
import type { BoardPicture, Cue } from '@carroccio/table/picture.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Seen {
  readonly picture: BoardPicture | undefined;
  readonly choices: readonly Choice[];
  readonly cues: readonly Cue[];
  readonly moment: string;
  /** The cell to come close to at the beginning, where somebody has said which. */
  readonly near: number | undefined;
}

/** The board opens on the action; it goes where something happens, and comes back to whoever decides. */
export function useCamera(handle: RefObject<BoardHandle | null>, { picture, choices, cues, moment, near }: Seen): void {
  const board = picture?.id;
  const offered = (): number[] => choices.flatMap(({ spot }) => (spot && spot.board === board ? [spot.cell] : []));

  const open = useEffectEvent(() => {
    if (near !== undefined) handle.current?.approach(near);
    else
      handle.current?.open(
        offered().length > 0
          ? offered()
          : (picture?.pieces.flatMap(({ seat, cell }) => (seat === undefined ? [] : [cell])) ?? []),
      );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board, another beginning
  useEffect(() => open(), [board, near]);

  const attend = useEffectEvent(() => handle.current?.attend(offered()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment the choices are new
  useEffect(() => attend(), [moment]);

  const cueCell = cues[0]?.cell;
  useEffect(() => {
    if (cueCell !== undefined) handle.current?.follow(cueCell);
  }, [cueCell, handle]);
}
