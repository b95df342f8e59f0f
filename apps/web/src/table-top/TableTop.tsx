import type { AnyRefusal, Teller } from '@carroccio/kernel';
import type { BoardHandle } from '@carroccio/table/board/Board.tsx';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import type { AnySight } from '@carroccio/table/table.ts';
import { type ReactNode, useRef } from 'react';
import type { Laid } from '../match/laid.ts';
import { Field } from './Field.tsx';
import { Panel } from './Panel.tsx';
import type { Actor } from './state/actor.ts';
import { useBoards } from './state/use-boards.ts';
import { useChoosing } from './state/use-choosing.ts';
import { useMeanwhile } from './state/use-meanwhile.ts';
import { useTogether } from './state/use-together.ts';
import './table-top.css';

export interface TableTopProps {
  readonly laid: Laid;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly log: readonly LogLine[];
  readonly fresh: readonly LogLine[];
  /** Changes with every moment of the match. */
  readonly moment: string;
  readonly actor: Actor | null;
  /** The refusal that stopped what was last begun. */
  readonly stopped?: AnyRefusal | null;
  /** Where advice or a lesson points. */
  readonly pointed?: Spot | null;
  /** The cell to come close to at the beginning. */
  readonly near?: number;
  /** The panel's first words: who decides what. */
  readonly heading: ReactNode;
  /** What can be done with the match itself: below the heading, on a phone in the row of the panel's grip. */
  readonly tools?: ReactNode;
  /** Between the decision and the tabs: an editor, a lesson. */
  readonly children?: ReactNode;
  /** Takes a press on the board before anything else does; true when it was for it. */
  onSpot?(spot: Spot): boolean;
  onSelect?(piece: string | null): void;
  readonly currentEntry?: number;
  onJump?(entry: number): void;
  /** Lets what is being shown come to its end at once. */
  onSkip?(): void;
  /** Plays again what others have done. */
  showAgain?(lines: readonly LogLine[]): void;
}

/** The boards with their layers, and the panel beside them. */
export function TableTop(props: TableTopProps) {
  const { laid, sight, teller, moment, log } = props;
  const { actor, meanwhile, decided } = useMeanwhile(props.actor, log);
  const board = useRef<BoardHandle>(null);
  const laidOut = useBoards(laid.table, sight);
  const reveal = (cell: number): void => board.current?.reveal(cell);
  const { picture } = laidOut;
  const together = useTogether({ table: laid.table, sight, moment, actor, picture, reveal });
  const choosing = useChoosing({
    table: laid.table,
    sight,
    teller,
    moment,
    actor,
    picture,
    onSpot: spot => together.press(spot) || (props.onSpot?.(spot) ?? false),
    onSelect: props.onSelect,
  });
  return (
    <div className="table-top" data-game={laid.game.rulebook.id}>
      <Field
        {...props}
        {...laidOut}
        actor={actor}
        decided={decided}
        choosing={choosing}
        together={together}
        handle={board}
      />
      <Panel
        {...props}
        actor={actor}
        meanwhile={meanwhile}
        picture={picture}
        choosing={choosing}
        together={together}
        reveal={reveal}
      />
    </div>
  );
}
